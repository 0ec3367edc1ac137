// Where things stand: whose table it is, where a card lies, how far a combat has come, what glows where. No rule: it only
// reads what the server said.

import { valueOf } from '../pieces';
import {
  foe,
  sideOf,
  type CardNo,
  type CardView,
  type CombatStep,
  type Forecast,
  type Offer,
  type Player,
  type PlayerView,
  type Side,
  type View,
} from './types';
import type { Labels } from './words';

/** Who sits at the near edge: the one who looks; for onlookers the Republic. */
export function nearPlayer(view: View): Player {
  return view.viewer ?? 1;
}
export const nearSide = (view: View): Side => sideOf(nearPlayer(view));
export const activeSide = (view: View): Side => sideOf(view.active);

/** The players of a side, the near one first. */
export function playersOf(view: View, side: Side): [Player, PlayerView][] {
  const near = nearPlayer(view);
  const all = view.players.map((one, at): [Player, PlayerView] => [at, one]).filter(([at]) => sideOf(at) === side);
  return all.sort(([a], [b]) => Number(b === near) - Number(a === near) || a - b);
}

export const handSize = (player: PlayerView): number => ('cards' in player.hand ? player.hand.cards.length : player.hand.count.cards);
/** Cards of a hand that the viewer knows. */
export const handCards = (player: PlayerView): CardNo[] => ('cards' in player.hand ? player.hand.cards : player.hand.count.shown);

export const rearguard = (view: View, side: Side): CardNo[] => playersOf(view, side).flatMap(([, one]) => one.rearguard);
/** Cards of `side` at the objective that `front` defends. */
export const mobilised = (view: View, side: Side, front: Side): CardNo[] =>
  playersOf(view, side).flatMap(([, one]) => one.mobilised[front]);
export const limbo = (view: View, side: Side): CardNo[] => playersOf(view, side).flatMap(([, one]) => one.limbo);

/** Whose card each one in play is, where a side has two players. */
export function owners(view: View): Map<CardNo, Player> {
  const found = new Map<CardNo, Player>();
  if (view.players.length <= 2) return found;
  view.players.forEach((one, at) => {
    for (const card of [...one.rearguard, ...one.mobilised.national, ...one.mobilised.republic, ...one.limbo]) found.set(card, at);
  });
  return found;
}

/** What holds for cards in play, by number. */
export const standing = (view: View): Map<CardNo, CardView> => new Map(view.cards.map((one) => [one.card, one]));

/** Cards that lie open on the table or in the near hand: an offer on one of them glows there. */
export function onTable(view: View): Set<CardNo> {
  const seen = new Set<CardNo>();
  for (const player of view.players) {
    for (const card of [...player.rearguard, ...player.mobilised.national, ...player.mobilised.republic]) seen.add(card);
  }
  for (const card of handCards(view.players[nearPlayer(view)]!)) seen.add(card);
  for (const side of [view.political, view.military]) for (const slot of [side.national, side.republic]) if (slot) seen.add(slot.objective);
  return seen;
}

/** The card or objective a piece is; null for any other piece. */
export function cardOf(piece: string): CardNo | null {
  const number = valueOf(piece, 'card') ?? valueOf(piece, 'objective');
  return number === null ? null : Number(number);
}

/** Offered cards that lie nowhere in sight: in a reserve, a limbo, another hand, or objectives still in the box. */
export function outOfSight(view: View, offers: readonly Offer[]): CardNo[] {
  const seen = onTable(view);
  const cards = offers.flatMap(({ touch }) => [...touch.on, ...touch.at].map(cardOf));
  return [...new Set(cards.filter((card): card is CardNo => card !== null && !seen.has(card)))];
}

/** The steps of a combat, in the order of chapter 8. */
export const STEPS = ['reply', 'first', 'offensive', 'second', 'defensive', 'third', 'resolution'] as const satisfies readonly CombatStep[];

export interface Army {
  card: CardNo;
  force: number;
}
export interface Engagement {
  group: number;
  front: Side;
  attackers: Army[];
  defenders: Army[];
  /** Forces summed: who attacks, who defends. */
  force: [number, number];
}

/** The groups of the combat with their armies. */
export function engagements(view: View): Engagement[] {
  const active = activeSide(view);
  const at = standing(view);
  return view.groups.map(({ group, front, force }) => {
    const armies = (side: Side) =>
      mobilised(view, side, front)
        .filter((card) => at.get(card)?.group === group)
        .map((card): Army => ({ card, force: at.get(card)?.force ?? 0 }));
    return { group, front, attackers: armies(active), defenders: armies(foe(active)), force };
  });
}

/** Mobilised cards of a side at a front that stand in no group. */
export function waiting(view: View, side: Side, front: Side): CardNo[] {
  const at = standing(view);
  return mobilised(view, side, front).filter((card) => !at.get(card)?.group);
}

export type Fate = 'falls' | 'mayFall' | 'withstands';

/** What a combat would bring a card if nobody acted any more. */
export function fateOf({ fall, withstand, ties }: Forecast, card: CardNo): Fate | null {
  if (ties.some((tie) => tie.among.includes(card))) return 'mayFall';
  return fall.includes(card) ? 'falls' : withstand.includes(card) ? 'withstands' : null;
}

/** The losses it would bring, in words: those that are sure, then those an owner would choose among equals. */
export function foretold(forecast: Forecast, label: Labels, name: (card: CardNo) => string): string {
  const names = (cards: readonly CardNo[]): string => cards.map(name).join(', ');
  const sure = forecast.fall.filter((card) => fateOf(forecast, card) === 'falls');
  const parts = [
    ...(sure.length > 0 ? [`${label.falls} ${names(sure)}`] : []),
    ...forecast.ties.map(({ hit, among }) => `${hit} ${label.forecastTie} ${names(among)}`),
  ];
  return parts.join('; ') || label.forecastNone;
}
