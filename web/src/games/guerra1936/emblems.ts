// Signs drawn for this table, each in a square of 24: one a faction (tools, plants and buildings, no party's badge), one an
// ability, one an effect.

import type { Faction, Sign as Drawn } from './types';

/** Drawn as one filled path. */
export const FACTIONS: Record<Faction, string> = {
  // A mural crown, as over the arms of the Republic.
  republicans: 'M3 20V9h2V5h3v3h2.5V4h3v4H16V5h3v4h2v11zm5-8v4h2v-4zm6 0v4h2v-4z',
  // A miner's lamp.
  socialists: 'M12 1a3 3 0 0 1 3 3h2v3H7V4h2a3 3 0 0 1 3-3zM8 8h8v9H8zm4 1-2 4 2 3 2-3zM6 18h12v4H6z',
  // A cogwheel.
  communists: 'M10 1h4l.5 3 2.3 1 2.5-1.8 2.8 2.8L20.300 8.500l1 2.300L24 11.300V15l-2.700.5-1 2.300 1.800 2.500-2.800 2.700-2.500-1.800-2.300 1L14 24h-4l-.5-2.700-2.300-1L4.700 22 2 19.300l1.800-2.500-1-2.300L0 14v-3.700l2.800-.5 1-2.300L2 5l2.700-2.800L7.200 4l2.300-1zm2 7.500a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600z',
  // A torch.
  anarchists: 'M12 1c3 3 4.500 4.800 4.500 7A4.500 4.500 0 0 1 12 12.500 4.500 4.500 0 0 1 7.500 8c0-1.500.9-2.600 2-3.500 0 1.400.6 2.200 1.300 2.500C10.500 4.800 11 2.800 12 1zM8 13.500h8l-1 2h-.700L13 23h-2l-1.300-7.500H9z',
  // A sword, point up.
  'republic-military': 'M12 1l2 3v10h4v2.500h-4.700L13.500 20h1v3h-5v-3h1l.2-3.500H6V14h4V4z',
  // Four bars.
  catalans: 'M3 2h2.600v17.500L3 17zm4.800 0h2.600v20l-2.600-1.500zm5.800 0h2.600v18.500L13.600 22zm4.800 0H21v15l-2.600 2.500z',
  // An oak.
  basques: 'M12 1a5 5 0 0 1 4.600 3A4.500 4.500 0 0 1 20 12a4 4 0 0 1-6 3.500h-.700V20H17v3H7v-3h3.700v-4.500H10A4 4 0 0 1 4 12a4.500 4.500 0 0 1 3.400-8A5 5 0 0 1 12 1z',
  // Two hands on a spade's handle, laid cross: plain tools.
  poum: 'M5 2l7 8 7-8 2 2-7.300 8L21 20l-2 2-7-8-7 8-2-2 7.300-8L3 4z',
  // A globe.
  'aid-republic': 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm-1 2.500C9 5 8 7.500 7.700 11H11zm2 0V11h3.300C16 7.500 15 5 13 3.500zM3.200 13C3.600 16 5.200 18.500 7.500 20 6.500 18 5.900 15.600 5.700 13zM5.700 11C5.900 8.400 6.500 6 7.500 4 5.200 5.500 3.600 8 3.200 11zM18.300 13c-.2 2.600-.8 5-1.800 7 2.300-1.500 3.900-4 4.300-7zm2.500-2C20.400 8 18.800 5.500 16.500 4c1 2 1.600 4.400 1.800 7zM7.700 13c.3 3.500 1.300 6 3.300 7.500V13zm5.300 7.500c2-1.500 3-4 3.300-7.500H13z',
  // A ring in three parts.
  'generic-republic': 'M12 2a10 10 0 0 1 9.300 6.300H2.700A10 10 0 0 1 12 2zM2.200 9.800h19.600a10 10 0 0 1 0 4.400H2.200a10 10 0 0 1 0-4.400zm.5 5.900h18.600a10 10 0 0 1-18.600 0z',
  // Crossed sabres.
  'national-military': 'M2 2c6 2 11.500 7 15 13l2-2 1.500 1.500-2 2L22 20l-2 2-3.500-3.500-2 2L13 19l2-2C9 13.500 4 8 2 2zm20 0c-1.200 3.700-3.600 7.200-6.600 10.200l-2-2.400C15.800 7 18.500 4 22 2zM8.600 14.200l2.400 2L11 19l-1.500 1.500-2-2L4 22l-2-2 3.500-3.500-2-2L5 13l2 2z',
  // A drum.
  falangists: 'M3 7c0-2 4-3.500 9-3.500S21 5 21 7v10c0 2-4 3.500-9 3.500S3 19 3 17zm2.500 0c0 .8 3 1.500 6.500 1.500S18.500 7.800 18.500 7 15.500 5.500 12 5.500 5.500 6.200 5.500 7zM5 10.500V16l3.500-4.700zm5.500 1.200L8 17.800h8l-2.500-6.100zm5-.4L19 16v-5.500z',
  // A crown with arches.
  monarchists: 'M12 1l1.500 2L12 5l-1.500-2zM3 8a4 4 0 0 1 6-1l3-1.500L15 7a4 4 0 0 1 6 1c1 3-1 5-2 8H5c-1-3-3-5-2-8zm3 1c-1 1 0 3 1 5h3l-.500-4.500C8.500 8.400 7 8.200 6 9zm12 0c-1-.800-2.500-.600-3.500.500L14 14h3c1-2 2-4 1-5zM5 18h14v4H5z',
  // A ragged cross of Burgundy.
  carlists: 'M3 1l3 1.500L6.500 6 9 6.500l1 2.500 2 1 2-1 1-2.500L17.500 6 18 2.500 21 1l1.500 2L21 6l-3 .5-.5 2.500-2.500.5-1 2.500 1 2.500 2.500.5.500 2.500 3 .5 1.500 3-1.500 2-3-1.500-.500-3.500-2.500-.5-1-2.500-2-1-2 1-1 2.500-2.500.5L6 21.500 3 23l-1.500-2L3 18l3-.5.500-2.500 2.500-.5 1-2.500-1-2.500-2.500-.5L6 6.500 3 6 1.500 3z',
  // A bell tower.
  church: 'M11 1h2v2h2v2h-2v2l5 4v12h-4v-5a2 2 0 0 0-4 0v5H6V11l5-4V5H9V3h2zm1 10a1.800 1.800 0 0 0 0 3.600 1.800 1.800 0 0 0 0-3.600z',
  // A horseshoe arch.
  morocco: 'M2 2h20v20h-6v-5.500A5.800 5.800 0 1 0 8 16.500V22H2zm3 3v3l3-3zm11 0l3 3V5z',
  'aid-national': 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM4 11h16v-2H4.500zm0 2l.5 2h15l.5-2zm2-6h12a9 9 0 0 0-3-2.700H9A9 9 0 0 0 6 7zm0 10a9 9 0 0 0 3 2.700h6a9 9 0 0 0 3-2.700z',
  // A ring in bands, the middle one the broadest.
  'generic-national': 'M12 2a10 10 0 0 1 7.700 3.600H4.300A10 10 0 0 1 12 2zM3.300 7h17.400a10 10 0 0 1 0 10H3.300a10 10 0 0 1 0-10zm1 11.400h15.400a10 10 0 0 1-15.400 0z',
};

/** Drawn as strokes. */
export const SIGNS = {
  coin: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v8M9.500 10h4a1.500 1.500 0 0 1 0 4h-4',
  moral: 'M6 22V3M6 4c5-3 7 3 13 0v9c-6 3-8-3-13 0',
  diplomacy: 'M2 12h5l4-4 4 4h7M7 12l4 4 4-4M12 5v0M12 19v0',
  resistance: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z',
  hourglass: 'M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9',
  draw: 'M7 3h11v15H7zM4 7v14h11M12.500 14V7M9.500 10l3-3 3 3',
  discard: 'M7 3h11v15H7zM4 7v14h11M12.500 7v7M9.500 11l3 3 3-3',
  search: 'M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l6 6',
  recover: 'M5 12a7 7 0 1 0 2-5M7 2v5h5',
  back: 'M20 18v-4a4 4 0 0 0-4-4H5M9 5l-5 5 5 5',
  play: 'M4 4h10v16H4zM17 12h5M17 8v8',
  eliminate: 'M5 5l14 14M19 5L5 19',
  mobilise: 'M4 20V4M4 5h8v6H4M14 17h7M18 13l4 4-4 4',
  demobilise: 'M20 20V4M20 5h-8v6h8M10 17H3M6 13l-4 4 4 4',
  force: 'M19 3L9 13M19 3v5M19 3h-5M6 12l6 6M9 15l-5 6',
  bonus: 'M12 3l2.600 5.800 6.400.600-4.800 4.200 1.400 6.200L12 16.600 6.400 19.800l1.400-6.200L3 9.400l6.400-.6z',
  block: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.500 18.500l13-13',
  again: 'M4 6l7 6-7 6M12 6l7 6-7 6',
  protect: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8.500 12l2.500 2.500 4.500-5',
  eye: 'M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  target: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 1v4M12 19v4M1 12h4M19 12h4',
  ranged: 'M3 17c3-9 9-12 17-11M15 3l5 3-3 5M3 21h6',
  discipline: 'M5 21V8l3-4 3 4v13M13 21V8l3-4 3 4v13M3 13h18',
  fury: 'M12 2c1 5 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 3-6 1 2 1 3 2 4 1-3 0-6 1-10z',
  assimilation: 'M10 8H7a4 4 0 0 0 0 8h3M14 8h3a4 4 0 0 1 0 8h-3M8 12h8',
  conquest: 'M2 21l7-10 4 5 3-4 6 9zM9 11V3l7 2.500L9 8',
  enthusiasm: 'M5 12l7-7 7 7M5 19l7-7 7 7',
  command: 'M4 20h16M5 20l2-12 5 5 5-5 2 12M12 3v4',
  crown: 'M3 18h18M4 18L3 7l5 4 4-7 4 7 5-4-1 11',
  spent: 'M5 12l4 5L19 6',
  cards: 'M7 3h11v15H7zM4 7v14h11',
  own: 'M12 20V6M6 11l6-6 6 6',
  enemy: 'M12 4v14M6 13l6 6 6-6',
  both: 'M12 3v18M7 8l5-5 5 5M7 16l5 5 5-5',
  always: 'M7 8a4 4 0 1 0 0 8c4 0 6-8 10-8a4 4 0 1 1 0 8c-4 0-6-8-10-8z',
  enter: 'M10 4h10v16H10M3 12h11M10 8l4 4-4 4',
  season: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l4 2',
  last: 'M12 3v18M7 8h10',
  won: 'M6 22V3M6 4h13l-3 4 3 4H6',
  hand: 'M4 13l3 7h9l4-9-3-1-3 4V4l-2-1-1 8-2-8-2 1 1 9-2-2z',
  pass: 'M4 12h15M13 6l6 6-6 6',
  swords: 'M4 4l14 14M14 20l6-6M20 4L6 18M10 20l-6-6',
} as const satisfies Record<Drawn, string> & Record<string, string>;
export type Sign = keyof typeof SIGNS;
