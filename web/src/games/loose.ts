// Choices that have no place on the board. The prompt bar holds up to four of them; where there are more, the board lays them out.

import type { Offer } from '../api/types';
import { isLoose } from './pieces';

export const IN_BAR = 4;

const loose = <T extends Offer>(offers: readonly T[]): T[] => offers.filter(isLoose);

export const inBar = <T extends Offer>(offers: readonly T[]): T[] => (loose(offers).length <= IN_BAR ? loose(offers) : []);

export const beyondBar = <T extends Offer>(offers: readonly T[]): T[] => (loose(offers).length > IN_BAR ? loose(offers) : []);
