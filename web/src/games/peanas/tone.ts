// Which outcomes a player hopes for and which not: the colour and the headline of the odds. Of hits it is not known here whose
// they are, so they stay plain.

export const good = ['event-recovered', 'event-regrouped', 'event-freed', 'event-armour-holds'];

export const bad = ['event-bogged', 'event-order-lost', 'event-task-broken', 'event-shot-lost'];
