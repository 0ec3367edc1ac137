// Which outcomes a player hopes for and which not: the colour and the headline of the odds.

export const good = ['event-wounded', 'event-destroyed', 'event-structure-hit', 'event-staff-hit', 'event-plane-hit', 'event-survived', 'event-engine-started'];

export const bad = ['event-missed', 'event-not-penetrated', 'event-engine-failed'];
