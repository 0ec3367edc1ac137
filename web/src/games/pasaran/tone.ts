// Which outcomes a player hopes for and which not: the colour and the headline of the odds. What happens to whom is said of
// both sides with the same words, so only what a battle comes to has a tone.

export const good = ['forecast-win'];

export const bad = ['forecast-defeat', 'forecast-void'];
