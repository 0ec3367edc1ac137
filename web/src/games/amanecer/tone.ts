// Which outcomes a player hopes for and which not: the colour and the headline of the odds.

export const good = [
  'event-offensive-won',
  'event-level-raised',
  'event-asset-gained',
  'event-front-eliminated',
  'event-fortification-held',
  'event-makhno-hinders-whites',
  'event-political-victory',
  'event-military-victory',
];

export const bad = [
  'event-offensive-lost',
  'event-political-failed',
  'event-level-lowered',
  'event-reorganization-failed',
  'event-nothing-gained',
  'event-front-survives',
  'event-makhno-helps-whites',
  'event-city-fell',
  'event-political-defeat',
  'event-military-defeat',
];
