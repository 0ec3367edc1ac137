// Written from Rust by `cargo xtask types --write`; not to be edited by hand.

import type { Message, Text } from "./api";

/**
 * The text of one ability.
 */
export type AbilityText = {
/**
 * When it acts, or may be used.
 */
when: Message,
/**
 * The moment as a sign; of an intervention, with its cost.
 */
mark: Mark,
/**
 * Whether it is an intervention, which is counted apart.
 */
intervenes: boolean,
/**
 * What must be true.
 */
conditions: Array<Line>,
/**
 * What must be carried out in full.
 */
mandatory: Array<Line>,
/**
 * What is carried out.
 */
effects: Array<Line>, };

/**
 * A subfaction of international aid (§4.3): both of a side are one faction.
 */
export type Aid = "ussr" | "international-brigades" | "germany" | "italy";

/**
 * The kind of an objective, and the board it lies on (§5.7).
 */
export type Board = "military" | "political";

/**
 * A card by its printed number.
 */
export type CardNo = number;

/**
 * A card as printed.
 */
export type CardSheet = { number: CardNo, kind: "character" | "army" | "measure", side: Side, factions: Array<Faction>, sympathy: Faction | null, leadership: boolean, cost: number, name: Text, fact: Text,
/**
 * Bonus and command of a commander.
 */
military: [number, number] | null, force: number | null, mobilisation: number | null,
/**
 * The key of its class.
 */
class: string | null,
/**
 * The subfaction, for international aid.
 */
aid: Aid | null,
/**
 * Abilities of armies: name and cost.
 */
skills: Array<[string, number]>, text: Array<AbilityText>,
/**
 * Whether any part of it is our reconstruction.
 */
reconstructed: boolean, };

/**
 * What holds for a card in play this turn.
 */
export type CardView = { card: CardNo,
/**
 * Its force now, for armies.
 */
force: number | null,
/**
 * Force or bonus gained this turn.
 */
gained: number,
/**
 * Whether its military action is spent.
 */
spent: boolean,
/**
 * Extra actions left.
 */
extra: number,
/**
 * Which interventions were used.
 */
used: [boolean, boolean],
/**
 * Whether it may not intervene.
 */
blocked: boolean,
/**
 * Skills activated: ranged, discipline, fury.
 */
skills: [boolean, boolean, boolean],
/**
 * Whether it cannot fall in combat, and whether it has withstood its damage.
 */
shielded: [boolean, boolean],
/**
 * Who protects it from elimination, return, block.
 */
shields: [Array<Player>, Array<Player>, Array<Player>],
/**
 * The group it is in or faces; 0 for none.
 */
group: number, commander: CardNo | null, };

/**
 * The steps of a combat, in the order of chapter 8.
 */
export type CombatStep = "reply" | "first" | "offensive" | "second" | "defensive" | "third" | "resolution";

/**
 * What the winner of an objective may buy for its points (§7.30).
 */
export type Consequence = "own-economy" | "enemy-economy" | "own-moral" | "enemy-moral" | "draw" | "discard";

/**
 * How a match ends (§7.31).
 */
export type Ending = "military" | "political" | "mixed" | "demoralisation" | "stalemate";

/**
 * A faction (§4.1).
 */
export type Faction = "republicans" | "socialists" | "communists" | "anarchists" | "republic-military" | "catalans" | "basques" | "poum" | "aid-republic" | "generic-republic" | "national-military" | "falangists" | "monarchists" | "carlists" | "church" | "morocco" | "aid-national" | "generic-national";

/**
 * An active military objective.
 */
export type FieldView = { objective: CardNo, resistance: number, turns: number, };

/**
 * What the declared groups would do to each other if nothing more was done.
 */
export type Forecast = {
/**
 * Resistance Points left, by defender.
 */
resistance: Record<Side, number | null>,
/**
 * Cards that would fall.
 */
fall: Array<CardNo>,
/**
 * Protected armies that would withstand their damage.
 */
withstand: Array<CardNo>,
/**
 * Where the owner would choose who takes the damage.
 */
ties: Array<Tie>, };

/**
 * What is pending, innermost last.
 */
export type Frame = { "build": { player: Player, } } | { "lot": { player: Player, } } | { "deal": { player: Player, } } | "next-turn" | { "influences": { queue: number, } } | "resistance" | "reinforcement" | { "draw": { player: Player, left: number, } } | { "overflow": { player: Player, } } | { "discard": { player: Player, left: number, } } | { "exchange": { player: Player, } } | { "main": { player: Player, after_pass: boolean, second: boolean, } } | { "window": { window: Window, player: Player, passed: boolean, second: boolean, } } | { "play-as": { player: Player, card: number, } } | { "discharge": { player: Player, card: number, } } | { "run": { ability: number, pc: number, player: Player, } } | { "pick": { ability: number, pc: number, player: Player, left: number, } } | { "front": { ability: number, pc: number, player: Player, } } | { "ring": { player: Player, toward: Side, steps: number, } } | { "offer": { player: Player, steps: number, } } | { "activation": { player: Player, board: Board, } } | { "random-objective": { player: Player, board: Board, ignoring: Ignoring, steps: number, } } | { "defender": { player: Player, } } | "offensive" | { "grouping": { group: number, } } | "defensive" | { "commanding": { player: Player, } } | { "leading": { player: Player, commander: number, left: number, } } | "resolution" | { "losses": { pass: number, group: number, side: Side, } } | "commanders" | "end-combat" | "armistice" | { "consequences": { player: Player, left: number, } };

/**
 * Points that win (§7.32 to §7.34).
 */
export type Goals = { military: number, political: number,
/**
 * Points of both kinds together.
 */
mixed: number,
/**
 * The fewest of each kind in it.
 */
mixed_least: number, };

/**
 * A group in combat.
 */
export type GroupView = { group: number,
/**
 * The objective, by defender.
 */
front: Side,
/**
 * The force of the attackers and of the defenders.
 */
force: [number, number],
/**
 * Damage still to be dealt to each side.
 */
damage: Record<Side, number>, };

/**
 * A hand as a viewer sees it.
 */
export type HandView = { "cards": Array<CardNo> } | { "count": {
/**
 * How many cards.
 */
cards: number,
/**
 * Those the viewer has seen.
 */
shown: Array<CardNo>, } };

/**
 * Whether the conditions of activation count.
 */
export type Ignoring = "nothing" | "conditions";

/**
 * One of the two interventions of a character (§7.20), by its place on the card.
 */
export type Intervention = "1" | "2";

/**
 * An ability of the leader that is used (§10.8).
 */
export type LeaderAbility = "general" | "faction";

/**
 * The leader of a main faction.
 */
export type LeaderSheet = { faction: Faction,
/**
 * What the ability of the faction does.
 */
ability: Array<Line>,
/**
 * Whether any part of it is our reconstruction.
 */
reconstructed: boolean, };

export type LeaderView = {
/**
 * The leader's card; none where a side is only taken to have a leader.
 */
card: CardNo | null, faction: Faction, };

/**
 * A sentence, and the cards it is about.
 */
export type Line = { says: Message,
/**
 * The cards, in parts to be joined.
 */
about: Array<Message>,
/**
 * What stands for it on the face of a card, where it is an effect.
 */
mark: Mark | null, };

/**
 * A sign with a number beside it: what stands for a line on the face of a card.
 */
export type Mark = { sign: Sign,
/**
 * The number as it is drawn, `+3` or `2`; "" for none.
 */
amount: string, };

/**
 * An objective as printed.
 */
export type ObjectiveSheet = { number: CardNo, board: Board, defender: Side, political_points: number, military_points: number,
/**
 * Resistance Points and Turns.
 */
resistance: [number, number] | null, diplomacy: number | null,
/**
 * What the National side and the Republic need to activate it.
 */
activation: [number, number], name: Text, fact: Text, text: Array<AbilityText>, reconstructed: boolean, };

export type Piece = `card:${CardNo}` | `objective:${CardNo}` | `front:${Side}` | `enthusiasm:${Side}` | `ring:${Side}` | `board:${Board}` | `group:${number}` | `hand:${Player}` | `reserve:${Player}` | `limbo:${Player}` | `rearguard:${Side}` | "middle" | `leader:${Side}` | `leader-ability:${LeaderAbility}` | `intervention:${Intervention}` | `skill:${Skill}` | `faction:${Faction}` | `economy:${Side}` | `moral:${Side}` | `political-points:${Side}` | `military-points:${Side}` | "diplomacy" | `consequence:${Consequence}` | "winnings" | `player:${Player}`;

/**
 * A player, by turn order: 0 and 2 are National, 1 and 3 of the Republic (§11.4).
 */
export type Player = number;

/**
 * What a player has.
 */
export type PlayerView = { hand: HandView,
/**
 * What cards of a hand that is seen cost now, where it is not what is printed.
 */
prices: Array<[CardNo, number]>,
/**
 * How many cards the reserve holds.
 */
reserve: number,
/**
 * The cards in the reserve, for those who may know them.
 */
reserve_cards: Array<CardNo> | null,
/**
 * Cards still to be drawn into a random deck.
 */
to_build: number, rearguard: Array<CardNo>,
/**
 * Cards at objectives, by defender.
 */
mobilised: Record<Side, Array<CardNo>>, limbo: Array<CardNo>,
/**
 * Whether the first turn of this player is not over.
 */
fresh: boolean, };

/**
 * An active political objective.
 */
export type RingView = { objective: CardNo,
/**
 * Steps toward the Republic; below 0 toward the Nationals.
 */
at: number,
/**
 * The side whose value is reached.
 */
locked: Side | null, };

/**
 * The printed parts of a pack.
 */
export type Sheet = {
/**
 * The cards of both sides, characters, armies, measures.
 */
cards: Array<CardSheet>, objectives: Array<ObjectiveSheet>,
/**
 * The highest value of the tracks.
 */
track: number, goals: Goals,
/**
 * The leaders of the main factions.
 */
leaders: Array<LeaderSheet>,
/**
 * What the general and the faction ability of a leader cost.
 */
leader_costs: [number, number], };

/**
 * One of the two sides (§1.2). The National side, which rose, moves first (§6.4).
 */
export type Side = "national" | "republic";

/**
 * A side's board.
 */
export type SideView = { economy: number, moral: number,
/**
 * Political victory points.
 */
political: number,
/**
 * Military victory points.
 */
military: number, leader: LeaderView | null,
/**
 * §11.2: factions played so far.
 */
factions: Array<Faction>, won: Array<CardNo>,
/**
 * A measure that is just acting.
 */
acting: Array<CardNo>,
/**
 * Whether a leader was named this turn, and which abilities of the leader were used.
 */
named: boolean,
/**
 * The general ability was used.
 */
general_used: boolean,
/**
 * The faction ability was used.
 */
faction_used: boolean,
/**
 * Discounts on coming plays: how many cards, by how much.
 */
cheaper: Array<[number, number]>, };

/**
 * The signs of abilities and effects.
 */
export type Sign = "play" | "always" | "enter" | "season" | "last" | "won" | "own" | "enemy" | "both" | "coin" | "moral" | "diplomacy" | "resistance" | "hourglass" | "draw" | "discard" | "search" | "recover" | "back" | "eliminate" | "mobilise" | "demobilise" | "force" | "bonus" | "block" | "again" | "protect" | "conquest" | "eye" | "target";

/**
 * An ability of an army that has to be activated in combat (§9.1).
 */
export type Skill = "ranged" | "discipline" | "fury";

/**
 * §8.25: equal armies that the damage does not reach for all.
 */
export type Tie = {
/**
 * So many of them take damage.
 */
hit: number, among: Array<CardNo>, };

/**
 * What a viewer may see.
 */
export type View = {
/**
 * The player who looks; none for spectators.
 */
viewer: Player | null,
/**
 * The number of the turn, both sides counted.
 */
turn: number,
/**
 * Whose turn it is.
 */
active: Player,
/**
 * How far the combat of this turn has come.
 */
combat: "not-declared" | "declared" | "fighting" | "over",
/**
 * Which step of chapter 8 it stands at, while it is under way.
 */
step: CombatStep | null,
/**
 * Whether a player moves as they like (§7.9) and nothing else is asked.
 */
free: boolean, sides: Record<Side, SideView>,
/**
 * The players by seat.
 */
players: Array<PlayerView>,
/**
 * The political board, by defender.
 */
political: Record<Side, RingView | null>,
/**
 * The military board, by defender.
 */
military: Record<Side, FieldView | null>,
/**
 * Cards in play about which there is more to say than where they lie.
 */
cards: Array<CardView>,
/**
 * Groups in the combat under way.
 */
groups: Array<GroupView>,
/**
 * What the declared groups would do to each other if nothing more was done.
 */
forecast: Forecast | null,
/**
 * Who declares for the passive side.
 */
defender: Player | null,
/**
 * What is pending, innermost last.
 */
pending: Array<Frame>,
/**
 * Cards an effect was already given to.
 */
picked: Array<CardNo>,
/**
 * Influences still to come, one bit each.
 */
queue: number,
/**
 * How it ended, and who won.
 */
ending: [Ending, Side | null] | null, };

/**
 * A window in combat in which both sides move by turns (§8.9, §8.17, §8.20), and the reply before it (§7.24).
 */
export type Window = "reply" | "first" | "second" | "third";
