// Written from Rust by `cargo xtask types --write`; not to be edited by hand.

import type { CardSet, Message, Source, Text } from "./api";

/**
 * A Red Army reorganization marker (§7.5).
 */
export type Asset = "cheka" | "tank-corps" | "armoured-trains" | "applied-expertise" | "communist-subversion" | "comintern" | "imperial-gold";

/**
 * A box as printed.
 */
export type BoxSheet = { number: number, name: Text, crisis: boolean, curzon: boolean, reconstructed: boolean, };

/**
 * Which way was taken at Brest-Litovsk (§10.2-8).
 */
export type Brest = "treaty" | "bukharin";

/**
 * What pays for a throw.
 */
export type By = "action" | "armoured-trains" | "marker";

/**
 * A card by its printed number, below 64.
 */
export type CardNo = number;

/**
 * A card as printed.
 */
export type CardSheet = { number: CardNo, period: Period, title: Text, story: Text, moves: Array<[Front, number]>, actions: number, text: Array<EffectSheet>,
/**
 * Whether any part of it is our reconstruction.
 */
reconstructed: boolean, };

/**
 * One sentence of a card's text.
 */
export type EffectSheet = {
/**
 * The phase it acts in, 1 to 4.
 */
phase: number,
/**
 * The condition on it, as a message key.
 */
when: string | null,
/**
 * The sentence that says what it does.
 */
message: Message, };

/**
 * How a match ends (§9.0).
 */
export type Ending = "political-victory" | "political-defeat" | "military-victory" | "military-defeat";

/**
 * What is pending, innermost last. One variant per step the rulebook names.
 */
export type Frame = "draw" | "cheka" | "turn" | { "headline": number } | "brest" | "order" | "subversion" | { "white-armies": number } | { "advance": [Front, number] } | { "gold-advance": [Front, number] } | "denikin" | "actions" | "markers" | { "dissent": number } | { "throw": Throw } | { "expertise": Throw } | { "gold-dice": Throw } | "end-turn";

/**
 * One of the six tracks that lead to Moscow (§2.1).
 */
export type Front = "baltic" | "finland" | "allied" | "eastern" | "southern" | "poland";

/**
 * A front as anybody sees it.
 */
export type FrontView = {
/**
 * Its box; 0 is Moscow.
 */
number: number,
/**
 * The counter that stands for it.
 */
unit: Unit,
/**
 * The counter's battle value.
 */
battle: number,
/**
 * Active, inactive, hesitating or eliminated.
 */
status: Status,
/**
 * Whether the tank corps stands against it.
 */
tanks: boolean, };

/**
 * A marker placed by a card (§10.2).
 */
export type Marker = "czech-legion" | "czar-freed" | "petrograd-fortified" | "curzon-line";

/**
 * A period of the deck (§2.2).
 */
export type Period = "twilight" | "darkness" | "dawn";

export type Piece = `front:${Front}` | `box:${TrackBox}` | "moscow" | "petrograd" | "political" | "reorganization" | `asset:${Asset}` | `marker:${Marker}` | "war" | "available" | "reserves" | "decrees" | "actions" | `card:${CardNo}` | "deck" | "discard" | `waiting:${Period}` | "die" | "expertise-die" | `face:${number}`;

/**
 * The political track (§7.4, §9.1.3).
 */
export type PoliticalDef = {
/**
 * The box that wins.
 */
victory: number,
/**
 * The box that wins in the harder game.
 */
optional_victory: number,
/**
 * Resistance of boxes 1, 2, …
 */
resistance: Array<number>,
/**
 * First and last box where the Allies hesitate.
 */
hesitation: [number, number],
/**
 * First and last box where the Allies hesitate in the harder game (ruling A22).
 */
optional_hesitation: [number, number],
/**
 * Where each resistance comes from.
 */
sources: Array<Source>, };

/**
 * The printed parts of a pack.
 */
export type Sheet = {
/**
 * The cards by rising number.
 */
cards: Array<CardSheet>,
/**
 * The tracks, the box next to Moscow first.
 */
tracks: Array<TrackSheet>,
/**
 * The name of box 0.
 */
moscow: Text,
/**
 * The ten front counters.
 */
units: Array<UnitSheet>,
/**
 * The political track.
 */
political: PoliticalDef,
/**
 * The reorganization table by face.
 */
reorganization: Array<Asset>, };

/**
 * How a front stands.
 */
export type Status = "active" | "inactive" | "hesitating" | "eliminated";

/**
 * What a die is thrown for.
 */
export type Throw = { "offensive": [Front, By] } | { "political": By } | { "reorganize": By } | "table" | { "streak": number } | "dissent" | { "removal": Front } | { "fortification": Front } | "makhno";

/**
 * A box of a track, written `southern-3`. Box 0 is Moscow, [`Piece::Moscow`].
 */
export type TrackBox = `${Front}-${number}`;

/**
 * A track as printed.
 */
export type TrackSheet = {
/**
 * The front whose track it is.
 */
front: Front,
/**
 * Its boxes, the one next to Moscow first.
 */
boxes: Array<BoxSheet>, };

/**
 * A front counter (§2.3).
 */
export type Unit = "germany" | "yudenich" | "svinhufud" | "mannerheim" | "british-usa" | "kolchak" | "semyonov" | "denikin" | "wrangel" | "pilsudski";

/**
 * A counter as printed.
 */
export type UnitSheet = { unit: Unit, front: Front, name: Text, battle: number, reconstructed: boolean, };

/**
 * The table as anybody sees it.
 */
export type View = {
/**
 * Counted from 1; 0 before the first card.
 */
turn: number,
/**
 * What is pending.
 */
pending: Frame | null,
/**
 * The card in force; none before the first and on a Cheka turn.
 */
card: CardNo | null,
/**
 * The six fronts.
 */
fronts: Record<Front, FrontView>,
/**
 * The political level.
 */
level: number,
/**
 * The level that wins.
 */
victory_box: number,
/**
 * What a political throw must beat now.
 */
resistance: number,
/**
 * The Great War.
 */
war: War,
/**
 * The choice made at Brest-Litovsk.
 */
brest: Brest | null,
/**
 * Reorganization markers owned.
 */
assets: Array<Asset>,
/**
 * Where the tanks stand.
 */
tanks_on: Front | null,
/**
 * Whether the armoured trains have run this turn.
 */
trains_used: boolean,
/**
 * Whether the gold is gone for good.
 */
gold_spent: boolean,
/**
 * Card markers on the map.
 */
markers: Array<Marker>,
/**
 * Reserve offensives left.
 */
reserves: number,
/**
 * Political decrees left.
 */
decrees: number,
/**
 * Actions left this turn.
 */
actions: number,
/**
 * Actions forgone this turn.
 */
forgone: number,
/**
 * Dice on the table: the die, and the expertise die.
 */
dice: Array<number>,
/**
 * Cards still to come, in no order.
 */
deck: CardSet,
/**
 * The cards played, the one in force included.
 */
discard: CardSet,
/**
 * Darkness cards that wait.
 */
darkness: CardSet,
/**
 * Dawn cards that wait.
 */
dawn: CardSet,
/**
 * How it ended.
 */
ending: Ending | null,
/**
 * The points the grade is read from.
 */
score: number | null,
/**
 * The grade of the ending.
 */
grade: string | null, };

/**
 * Where the Great War stands (§5.2).
 */
export type War = "russia-in-war" | "treaty" | "bukharin" | "over";
