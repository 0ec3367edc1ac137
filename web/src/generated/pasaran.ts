// Written from Rust by `cargo xtask types --write`; not to be edited by hand.

import type { Text } from "./api";

/**
 * Where a card goes after use (§7.2-after).
 */
export type AfterUse = "Remove" | "Return" | "Permanent";

/**
 * The battle or siege being fought.
 */
export type Battle = {
/**
 * Where it is fought.
 */
place: Place,
/**
 * Counted from 1.
 */
round: number,
/**
 * Units in the air segment.
 */
air: Array<Unit>,
/**
 * Units that changed segment this round.
 */
shifted: Array<Unit>,
/**
 * Hits suffered by each side: in the air, on the ground.
 */
hits: [[number, number], [number, number]], firing: Side,
/**
 * The next counter to fire; past the last come the free dice.
 */
next: number,
/**
 * Shots the counter has fired.
 */
fired: number,
/**
 * The strength of the shot that is due.
 */
strength: number, segment: Segment,
/**
 * Whether a die was thrown this round (ruling P34).
 */
dice: boolean,
/**
 * How many of each face each side has thrown this round, for those who look on.
 */
thrown: [[number, number, number, number, number, number], [number, number, number, number, number, number]],
/**
 * Units that still have to leave.
 */
leaving: Array<Unit>,
/**
 * The one of them whose way out is being chosen, where its owner chose who is next.
 */
going: Unit | null,
/**
 * Chits drawn and not yet played, and chits in play, by side.
 */
drawn: [[number, number, number, number, number, number, number, number, number, number, number, number, number], [number, number, number, number, number, number, number, number, number, number, number, number, number]], played: [[number, number, number, number, number, number, number, number, number, number, number, number, number], [number, number, number, number, number, number, number, number, number, number, number, number, number]],
/**
 * Chits everybody has seen in this battle, whether they still count or not.
 */
revealed: [[number, number, number, number, number, number, number, number, number, number, number, number, number], [number, number, number, number, number, number, number, number, number, number, number, number, number]],
/**
 * Chits the attacker draws beyond the usual (§C-offensive).
 */
extra_chits: number,
/**
 * +1 and -1 for the first round.
 */
boosted: Array<Unit>, confused: Array<Unit>,
/**
 * The two units of a siege, by side.
 */
champions: [Unit | null, Unit | null], };

/**
 * The battle as a viewer sees it.
 */
export type BattleView = {
/**
 * Everything but the chits.
 */
board: Battle,
/**
 * The counters on the battle board, while something lies on it: who fights, and in a siege also those outside who
 * are named, or may be.
 */
fighters: Array<UnitView>,
/**
 * Effective strength of each unit in the battle, while one is fought.
 */
strengths: Array<[Unit, number]>,
/**
 * Chits each side holds unseen.
 */
hidden_chits: [number, number],
/**
 * Chits in effect, or held by the viewer.
 */
chits: [Array<[Chit, number]>, Array<[Chit, number]>],
/**
 * Chits the viewer has laid down to be revealed.
 */
laid: [Array<[Chit, number]>, Array<[Chit, number]>], };

/**
 * A card (§2.5).
 */
export type Card = "fifth-column" | "barcelona-revolt" | "cancel-chits" | "border-closed" | "border-opened" | "get-hq" | "hq" | "int-brigade" | "invasion" | "italian-corps" | "ju52" | "condor" | "offensive" | "recruits" | "rep-disorder" | "supply-of-arms" | "annulment" | "replacements" | "soviet-aid" | "trained-brigades" | "weather-front";

/**
 * A card as printed.
 */
export type CardSheet = { card: Card, number: number, title: Text, text: Text, side: Side | null, cost: number,
/**
 * What becomes of it once it was played.
 */
after: AfterUse, reconstructed: boolean, };

/**
 * A combat chit (§9.5).
 */
export type Chit = "blank" | "ignore-weather" | "ignore-terrain" | "cancel" | "elan" | "armour" | "air" | "artillery" | "confusion" | "cover" | "heavy" | "shore" | "no-pasaran";

/**
 * A chit as printed.
 */
export type ChitSheet = { chit: Chit, name: Text, reconstructed: boolean, };

/**
 * A city as drawn.
 */
export type CitySheet = { name: Text, at: [number, number], };

/**
 * What a counter is (§2.1).
 */
export type Class = "infantry" | "armour" | "air" | "headquarters";

/**
 * What lies beside the map.
 */
export type Desk = "battle" | "siege" | { "cards": Side } | { "production": Side };

/**
 * How a match ends (§8.0-table).
 */
export type Ending = { "production": Side } | "madrid" | "levante" | "endurance";

/**
 * What is pending, innermost last.
 */
export type Frame = "opening" | { "window": [Window, Side] } | { "reply": [Card, Side] } | { "effect": [Card, Side] } | { "choose-hq": [Card, Side] } | { "revolt": number } | { "invade": number } | { "landing": [Place, number] } | { "airlift": number } | { "restore": [number, Side] } | { "reinforce": Side } | { "regroup": Unit } | { "throw": Throw } | { "choose-first": Side } | "rail" | "rebase" | "move" | { "carry": [Unit, Mode] } | { "go-on": [Unit, number] } | "exits" | "announce" | { "force": Place } | "react" | "battles" | { "battle": Stage } | { "draw-chits": [Side, number] } | { "play-chits": Side } | { "cancel-chit": Side } | { "mark": [Side, Chit, number] } | { "segments": Side } | { "losses": Side } | { "retreat-choice": Side } | { "leaving": [Side, Leave] } | { "champion": [Place, Side] } | { "siege": Place } | { "siege-end": Place } | { "draw-cards": [Side, number] } | { "buy-card": Side } | { "lay-under": Side } | { "produce": Side };

/**
 * A type of counter (§2.1).
 */
export type Kind = "n-ter" | "n-reg" | "n-i3" | "n-i2" | "n-i1" | "n-i2s" | "n-it3" | "n-arm2" | "n-a2" | "n-a1" | "n-ita2" | "n-lca2" | "r-m2" | "r-m1" | "r-i2" | "r-i3" | "r-i2s" | "r-i3s" | "r-int3" | "r-arm1" | "r-arm2s" | "r-a2" | "r-a1" | "r-a2s" | "franco" | "mola" | "queipo" | "varela" | "davila" | "moscardo" | "miaja" | "rojo" | "modesto" | "kleber" | "durruti";

/**
 * Why units leave a battle.
 */
export type Leave = "retreat" | "driven" | "home";

/**
 * How a counter came to a place.
 */
export type Mode = "arrival" | "rail" | "sea" | "rebase" | "move" | "airlift" | "invasion" | "exit" | "assault" | "reaction" | "retreat" | "return" | "revolt" | "recall";

/**
 * The optional rules in use.
 */
export type Options = {
/**
 * Two reduced units make a whole one (§9.1).
 */
regrouping: boolean,
/**
 * Only the top counters of enemy stacks are seen (§9.2).
 */
fog: boolean,
/**
 * The winner of the initiative says who acts first (§9.3).
 */
alternative_initiative: boolean,
/**
 * Infantry digs trenches (§9.4).
 */
trenches: boolean,
/**
 * Combat chits are drawn before battles (§9.5).
 */
chits: boolean,
/**
 * Some forces draw more chits (§9.6).
 */
bonus_chits: boolean,
/**
 * Attacked units are pinned (§10.1, §10.2).
 */
blocking: boolean,
/**
 * §6.3.3, ruling P16: a besieged garrison may attack the zone around it.
 */
sorties: boolean, };

export type Piece = `unit:${Unit}` | `kind:${Kind}` | `place:${Place}` | `trench:${Place}` | `card:${Card}` | `chit:${Chit}` | `hand:${Side}` | `points:${Side}` | `reserve:${Side}` | `locked:${Side}` | `coming:${Side}` | `gone:${Side}` | `initiative:${Side}` | "pile" | "removed" | "weather" | "turn" | "train" | "ship" | "air" | "ground";

/**
 * Where a counter can stand: a zone that can be held, or the city in it (§1.3).
 */
export type Place = string;

/**
 * A quarter of a year, counted from the third of 1936 (§3.0).
 */
export type Quarter = string;

/**
 * A scenario as its card says it.
 */
export type ScenarioSheet = { id: string, name: Text,
/**
 * Every turn of it, in order.
 */
quarters: Array<Quarter>, };

/**
 * A half of the battle board (§6.4.3).
 */
export type Segment = "air" | "ground";

/**
 * Everything printed, under one pack.
 */
export type Sheet = { zones: Array<ZoneSheet>, rivers: Array<[Zone, Zone, string]>, units: Array<UnitSheet>, cards: Array<CardSheet>, chits: Array<ChitSheet>, scenarios: Array<ScenarioSheet>, victory_points: number, };

/**
 * A side of the war; its number is its seat.
 */
export type Side = "nationalist" | "republican";

/**
 * A side as a viewer sees it.
 */
export type SideView = {
/**
 * Which side it is.
 */
side: Side,
/**
 * Points in hand.
 */
bp: number,
/**
 * What it collects each turn.
 */
production: number,
/**
 * What its zones are worth (§8.0-automatic).
 */
zone_points: number,
/**
 * Cards in hand.
 */
cards: number,
/**
 * Those of them bought this turn.
 */
fresh: number,
/**
 * Those of them the viewer knows.
 */
known: Array<Card>,
/**
 * How many cards it has just drawn.
 */
drawn: number,
/**
 * The cards just drawn that the viewer may know.
 */
drawn_cards: Array<Card>,
/**
 * Counters in the reserve, by kind.
 */
reserve: Array<[Kind, number]>,
/**
 * Counters on their way.
 */
coming: Array<[Quarter, Unit, boolean]>,
/**
 * Starred counters no card has released, and generals not yet called.
 */
locked: Array<Unit>,
/**
 * Counters out of the game.
 */
gone: Array<Unit>, };

/**
 * Where a battle stands. Automatic: each stage pushes what follows.
 */
export type Stage = "start" | "reveal" | "marks" | "round" | "losses" | { "forced": number } | "end";

/**
 * A step of the sequence of play (§5.0).
 */
export type Step = "reinforcements" | "initiative" | "weather" | "rail" | "rebase" | "movement" | "combat" | "exploitation" | "pursuit" | "income" | "cards" | "production";

/**
 * A contingent (§2.1).
 */
export type Tag = "African" | "Italian" | "Condor" | "Militia" | "International" | "Soviet";

/**
 * What a zone is made of (§1.1-combat).
 */
export type Terrain = "clear" | "hills" | "sierra" | "madrid" | "mountain" | "sea" | "neutral";

/**
 * What a die is thrown for.
 */
export type Throw = { "initiative": Side } | "weather" | "shot" | { "siege": Side };

/**
 * What is true for this turn, or this segment of it.
 */
export type Turn = {
/**
 * The step of the sequence.
 */
step: Step,
/**
 * The side whose segment it is; in other steps the one that is asked first.
 */
phasing: Side,
/**
 * Who won the initiative.
 */
initiative: Side,
/**
 * Who acts first.
 */
first: Side,
/**
 * How the weather is.
 */
weather: Weather,
/**
 * The Nationalist initiative die.
 */
die: number,
/**
 * Cities besieged this game turn.
 */
besieged: Array<Zone>,
/**
 * Sieges announced and not yet resolved.
 */
sieges: Array<Zone>,
/**
 * Cities whose assault was announced in this step.
 */
stormed: Array<Zone>,
/**
 * What attacking infantry gains against cities and Madrid (§C-fifth-column).
 */
storm: number,
/**
 * Counters that moved in this step; in 6.2 those that changed base.
 */
moved: Array<Unit>,
/**
 * Counters that reacted.
 */
reacted: Array<Unit>,
/**
 * Counters that may not attack: doubled range, or come by sea.
 */
strained: Array<Unit>,
/**
 * Counters that went by rail, by sea or by the airbridge this segment.
 */
carried: Array<Unit>,
/**
 * Counters that went by sea this segment.
 */
shipped: Array<Unit>,
/**
 * Whether rail, and sea, have been used.
 */
trains: boolean, ships: boolean,
/**
 * Attackers whose last border was a river.
 */
crossed: Array<Unit>,
/**
 * Attackers from the sea.
 */
invading: Array<Unit>,
/**
 * Enemy zones entered whose city is held (§6.3-attacks).
 */
entered: Array<Zone>,
/**
 * Where each counter stood when the step began.
 */
start: Record<string, string>,
/**
 * Whether a trench was taken up in this movement (§9.4).
 */
took_up: boolean,
/**
 * Infantry that digs (§9.4): frozen for the turn.
 */
builders: Array<Unit>,
/**
 * Places whose top counter was chosen this step (§9.2), by zone and by city.
 */
shown: [Array<Zone>, Array<Zone>], };

/**
 * One counter of the box.
 */
export type Unit = string;

/**
 * A type of counter as printed; a headquarters has a level and no strength.
 */
export type UnitSheet = { kind: Kind,
/**
 * Every counter of it.
 */
counters: Array<Unit>, side: Side, name: Text, class: Class, front: number, back: number | null, level: number,
/**
 * What it costs to build, or to rebuild (§7.3, §7.3.1).
 */
cost: number,
/**
 * What it costs to repair (§7.3.2).
 */
repair: number,
/**
 * Quarters until it is ready (§7.3.1).
 */
quarters: number, count: number, star: boolean, tag: Tag | null, reconstructed: boolean, };

/**
 * A counter as a viewer sees it.
 */
export type UnitView = {
/**
 * The counter it is.
 */
unit: Unit,
/**
 * What it is.
 */
kind: Kind,
/**
 * Whose it is.
 */
side: Side,
/**
 * Whether its back is up.
 */
reduced: boolean,
/**
 * The number it shows.
 */
strength: number, };

/**
 * The table as one viewer sees it.
 */
export type View = {
/**
 * The side that looks; none for a spectator or the referee.
 */
viewer: Side | null,
/**
 * The scenario, by its id.
 */
scenario: string,
/**
 * The optional rules.
 */
options: Options,
/**
 * The quarter of the year that is played.
 */
quarter: Quarter,
/**
 * What is true of this turn.
 */
turn: Turn,
/**
 * What is pending, innermost last.
 */
pending: Array<Frame>,
/**
 * The zones that can be held.
 */
zones: Array<ZoneView>,
/**
 * Where the viewer sees of a side no more than the top of each stack (§9.2).
 */
veiled: Array<[Place, Side]>,
/**
 * Each side and what it has.
 */
sides: [SideView, SideView],
/**
 * Cards in the pile.
 */
pile: number,
/**
 * Cards nobody has seen yet lie on top: how many.
 */
unseen: number,
/**
 * The queue under them, as far as the viewer knows it.
 */
queue: Array<Card | null>,
/**
 * Permanent cards in force.
 */
in_force: Array<Card>,
/**
 * Cards out of the game.
 */
removed: Array<Card>,
/**
 * Whether militia revolts in Barcelona (§C-barcelona-revolt).
 */
revolt: boolean,
/**
 * What lies beside the map for the choice or the throw that is due.
 */
desk: Desk | null,
/**
 * The counter in somebody's hand, on its way.
 */
in_hand: Unit | null,
/**
 * The battle on the board.
 */
battle: BattleView,
/**
 * How it ended.
 */
ending: Ending | null,
/**
 * The ending as message keys name it: `outcome-` and this.
 */
outcome: string | null, };

/**
 * What the sky does (§5.3).
 */
export type Weather = "fair" | "bad";

/**
 * When cards may be played (§7.2, ruling P53).
 */
export type Window = "step" | "weather" | { "before": Place } | { "siege": Place } | "after" | "chits";

/**
 * A zone (§1.0): first those that can be held, then mountains, seas and neutral countries.
 */
export type Zone = "galicia-n" | "galicia-s" | "asturias" | "santander" | "vizcaya" | "guipuzcoa" | "alava" | "navarra" | "leon" | "burgos" | "valladolid" | "salamanca" | "soria" | "segovia" | "madrid" | "guadalajara" | "toledo" | "caceres" | "badajoz" | "ciudad-real" | "cuenca" | "albacete" | "murcia" | "alicante" | "valencia" | "castellon" | "teruel" | "zaragoza" | "huesca" | "lerida" | "gerona" | "barcelona" | "tarragona" | "andalucia" | "cordoba" | "granada" | "malaga" | "jaen" | "almeria" | "marruecos" | "mallorca" | "cantabrica" | "pirineos" | "gredos" | "universales" | "sea-cantabrico" | "sea-atlantico" | "sea-cadiz" | "sea-alboran" | "sea-levante" | "sea-balear" | "portugal" | "francia";

/**
 * A zone as drawn.
 */
export type ZoneSheet = { zone: Zone, name: Text, terrain: Terrain, bp: number, at: [number, number], land: Array<Zone>, air: Array<Zone>, city: CitySheet | null,
/**
 * Shown with a sign.
 */
reconstructed: boolean, };

/**
 * A zone as a viewer sees it.
 */
export type ZoneView = {
/**
 * Which zone it is.
 */
zone: Zone,
/**
 * Who holds it.
 */
owner: Side,
/**
 * Who holds its city.
 */
city_owner: Side | null,
/**
 * What it is made of.
 */
terrain: Terrain,
/**
 * What it pays.
 */
bp: number,
/**
 * Counters in the open country.
 */
field: Array<UnitView>,
/**
 * Counters in the city.
 */
city: Array<UnitView>,
/**
 * Stacks of each side: in the open country, in the city.
 */
stacks: [[number, number], [number, number]],
/**
 * Finished trenches: in the open country, in the city.
 */
trenches: [number, number],
/**
 * Whether a trench is being dug: in the open country, in the city.
 */
digging: [boolean, boolean], };
