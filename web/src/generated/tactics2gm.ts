// Written from Rust by `cargo xtask types --write`; not to be edited by hand.

import type { Seat, Source, Text } from "./api";

/**
 * A special ability (§16).
 */
export type Ability = "march" | "set-up" | "command" | "inspire" | "mechanic" | "sapper" | "sniper" | "paratrooper" | "infiltration" | "reconnaissance" | "transport" | "tow" | "towable" | "armoured" | "logistics" | "anti-tank-position" | "casemate" | "self-propelled" | "heavy" | "unreliable" | "all-terrain" | "amphibious" | "assault-expert" | "elite-troops" | "cold-blood" | "hurrah" | "commissar" | "anti-air" | "fighter" | "bomber" | "air-transport" | "landing-craft";

/**
 * What was agreed before the first step, as the rules need it.
 */
export type Agreed = {
/**
 * The scenario by its place in the pack; none for a pitched battle.
 */
scenario: number | null,
/**
 * How many play.
 */
seats: number,
/**
 * The side of each seat.
 */
sides: [Side, Side, Side, Side],
/**
 * Boards side by side (§14.7).
 */
boards: number,
/**
 * Rounds after which the battle is broken off.
 */
rounds: number,
/**
 * The weather (§24).
 */
weather: Weather,
/**
 * Whether that weather comes by night (§24-night).
 */
night: boolean,
/**
 * Novices, one bit a seat (§15.1).
 */
novices: number,
/**
 * Whether surrender is offered (§3.3).
 */
surrender: boolean,
/**
 * Whether fighters come back from a mission (ruling A42).
 */
fighters_return: boolean,
/**
 * The automaton's points a turn above the usual; none where people play (chapter 23).
 */
automaton: number | null,
/**
 * Seats whose card lists the other side does not see, one bit each (§2.1).
 */
closed: number, };

/**
 * The dice of one offered action, in the order in which they fall.
 */
export type Aim = {
/**
 * The action in notation.
 */
action: string, dice: Array<Throw>, };

/**
 * The area a plane attacks (§13.1).
 */
export type Area = "Cell" | "Line2" | "Line3" | "Cross";

/**
 * An assault in progress (§11.4.3).
 */
export type Assault = {
/**
 * The attacking unit.
 */
by: number,
/**
 * The slot of its weapon.
 */
slot: number,
/**
 * The defending unit; 255: a staff.
 */
on: number,
/**
 * The staff; 255: none.
 */
hq: number,
/**
 * Where the defender stood.
 */
cell: Cell,
/**
 * The defender's weapon; 255: none, 254: its own crew (artillery).
 */
back: number,
/**
 * With a hurrah.
 */
hurrah: boolean, };

/**
 * The attack whose die is due.
 */
export type Attack = { kind: AttackKind, seat: Seat,
/**
 * The attacking unit; 255: none.
 */
by: number,
/**
 * Its weapon, 254 for the crew of a gun; of a barrage, its support card; 255: none.
 */
slot: number,
/**
 * The attacking plane, in the air.
 */
plane: Role, on: Victim,
/**
 * The number to hit, every modifier in it.
 */
hit: number,
/**
 * The number to destroy outright.
 */
crit: number, pen: number, damage: number,
/**
 * Whether it hits without a die (§17-impacto).
 */
sure: boolean,
/**
 * Whether its die was thrown again.
 */
again: boolean,
/**
 * The die, 0 before it has fallen.
 */
roll: number, };

/**
 * What kind of attack a die is thrown for.
 */
export type AttackKind = "shot" | "ambush" | "strike" | "strike-back" | "anti-air" | "dogfight" | "raid" | "barrage";

/**
 * What a general does (chapter 18).
 */
export type Bonus = { "Income": number } | { "Discount": { on: DiscountOn, by: number,
/**
 * Not below this.
 */
floor: number,
/**
 * So often a turn.
 */
per_turn: number, } } | { "FreeMarch": number } | { "MoveAfterDeploying": number } | { "RecoverPi": number } | { "DrawBelow": {
/**
 * Fewer cards than this.
 */
hand: number,
/**
 * So many more.
 */
cards: number, } } | { "IncomeBySupply": {
/**
 * From so many lines on.
 */
lines: number,
/**
 * So many points.
 */
pa: number, } } | "AssaultFromTransport" | "SteadyUnit" | "CloseQuarters";

/**
 * A card of a deck: the units first, the support cards after them.
 */
export type CardNo = number;

/**
 * A cell: its line from side A times sixteen, and its column.
 */
export type Cell = string;

/**
 * A set of cells, one bit each.
 */
export type CellSet = Array<string>;

/**
 * The symbol in the corner of a unit card (§2.3).
 */
export type Class = "infantry" | "artillery" | "tank" | "transport" | "plane";

/**
 * How much cover there is (§11.6.4).
 */
export type Cover = "bare" | "light" | "medium" | "heavy";

/**
 * A direction on the field. North leads from side A to side B.
 */
export type Dir = "north" | "east" | "south" | "west";

/**
 * What a discount applies to.
 */
export type DiscountOn = { "Class": Class } | "Supplies";

/**
 * What a support card does (chapter 17).
 */
export type Effect = "SureHit" | { "Mine": {
/**
 * What sets it off.
 */
on: Array<Class>, pen: number, damage: number, } } | { "Reload": number } | { "Heal": {
/**
 * The classes of unit it is for.
 */
on: Array<Class>,
/**
 * How many at most.
 */
wounds: number, } } | { "GainPa": number } | "GainPaBySupply" | { "Draw": number } | "Reroll" | { "Barrage": { area: Area,
/**
 * The number to hit.
 */
hit: number,
/**
 * To destroy outright.
 */
crit: number, pen: number, damage: number, } } | "SmokeScreen" | { "AirReconnaissance": {
/**
 * Cards of this cost or less.
 */
up_to: number, } } | { "Sabotage": number } | "Ambush" | { "MoveOne": number } | { "MoveAll": { on: Array<Class>, by: number, } } | { "Recover": {
/**
 * Of this cost or less.
 */
up_to: number, } } | "General" | "StandFast" | { "Promote": {
/**
 * The classes of unit it is for.
 */
on: Array<Class>, weapons: Scope,
/**
 * To the number to hit.
 */
hit: number,
/**
 * To the number to destroy outright.
 */
crit: number,
/**
 * Wounds whose penalty does not count.
 */
ignored_wounds: number,
/**
 * More wounds it can take.
 */
wounds: number,
/**
 * Whether suppressive fire leaves it alone.
 */
steadfast: Steadfast,
/**
 * Misses it may throw again, in the whole game.
 */
rerolls: number, } } | "DozerBlade" | { "ExtraArmour": {
/**
 * On printed armour of this much or less (ruling D1).
 */
up_to: number, } } | { "Piercing": number } | { "Radio": {
/**
 * At targets this near.
 */
within: number, } } | "CamouflageNet" | { "Binoculars": number };

/**
 * The end of a match.
 */
export type Ending = { how: How,
/**
 * Who won; none: a draw.
 */
winner: Side | null, };

/**
 * Which face of a tile lies up.
 */
export type Face = "A" | "B";

/**
 * A fighter beside its staff (§13.2).
 */
export type Fighter = { kind: UnitNo,
/**
 * Who deployed it and commands it; where a position leaves that out, who leads its staff.
 */
owner: Seat, wounds: number,
/**
 * Back from a mission and not ready.
 */
grey: boolean,
/**
 * Came back this very turn.
 */
fresh: boolean, };

/**
 * Who begins a scenario.
 */
export type First = { "Side": Side } | "Roll";

/**
 * What is pending, innermost last.
 */
export type Frame = { "tiles": number } | { "bid": Seat } | { "initiative": Side } | { "who-first": Seat } | { "buy": Seat } | { "deal": [Seat, number] } | { "mulligan": Seat } | { "start": Side } | { "draw": [Seat, number] } | { "phase": Phase } | "end" | { "moving": number } | { "arrived": number } | { "engine": [number, Dir] } | { "joint": [Cell, Dir, boolean] } | { "mine": [number, Seat] } | { "ambush": [number, Seat] } | { "ambush-shot": [number, Seat] } | "strike-back" | { "exchange": number } | { "equip": number } | { "fielded": number } | { "choose-general": Seat } | { "spying": Seat } | "recover" | "before-die" | { "answer": Seat } | "die" | "after-die" | "settle" | "volley" | { "wreck": [Cell, boolean] } | { "wreck-die": [number, Cell, boolean] } | { "wreck-place": [number, Cell, boolean] } | "escort" | { "anti-air": Seat } | { "intercept": Seat } | { "dogfight": number } | "bombing" | "drop" | "mission-end" | "column";

/**
 * A general (chapter 18).
 */
export type GeneralDef = { id: string,
/**
 * Whose he is.
 */
nation: Nation, name: Text,
/**
 * What he does.
 */
effects: Array<Bonus>,
/**
 * Where it comes from.
 */
source: Source, };

/**
 * A general by his place in the pack.
 */
export type GeneralNo = number;

/**
 * How hard a cell is to enter (§12.4).
 */
export type Ground = "normal" | "difficult" | "impassable";

/**
 * A hand as a viewer sees it.
 */
export type Hand = { "count": number } | { "cards": Array<[CardNo, number]> };

/**
 * How a match ends (chapter 3).
 */
export type How = "staff-destroyed" | "surrender" | "no-cards" | "line-reached" | "casualties" | "held" | "cells-held" | "bridge-destroyed" | "crates" | "rounds-over" | "cannot-win";

/**
 * A staff (chapter 4).
 */
export type Hq = {
/**
 * Impact points left.
 */
pi: number,
/**
 * The general in it.
 */
general: GeneralNo | null,
/**
 * Whether its one recovery is used (§18-rundstedt).
 */
recovered: boolean,
/**
 * Discounts used this turn.
 */
discounts: number,
/**
 * Marches without payment this turn.
 */
free_marches: number,
/**
 * Whether the general's once-a-turn help is used.
 */
helped: boolean,
/**
 * Fighters that wait beside it.
 */
fighters: [Fighter | null, Fighter | null], };

/**
 * A staff as anybody sees it.
 */
export type HqView = { side: Side,
/**
 * Who answers for it.
 */
seat: Seat,
/**
 * The first column of its board.
 */
column: number,
/**
 * Lines without a gap from the deployment line on (§10.3).
 */
supply: number,
/**
 * Points it can store (§4.4).
 */
most_pa: number,
/**
 * All about it.
 */
hq: Hq, };

/**
 * How long a support card lasts.
 */
export type Lasts = "Once" | "Turn" | "Permanent";

/**
 * A set of marks.
 */
export type Marks = Array<"moved" | "started" | "stopped" | "deployed" | "marched" | "embarked" | "disembarked" | "landed" | "ashore" | "assaulted" | "tested" | "worked" | "steadied" | "smoked" | "spent" | "fired-at-plane" | "suppressed" | "crate" | "ace-spent" | "shifted">;

/**
 * An air mission in progress (chapter 13).
 */
export type Mission = {
/**
 * Who flies it.
 */
seat: Seat, target: Target,
/**
 * The mission plane, the escort and the interceptor.
 */
planes: [Fighter | null, Fighter | null, Fighter | null],
/**
 * The interceptor's seat.
 */
interceptor: Seat,
/**
 * Impact points its target staff has lost.
 */
hq_loss: number,
/**
 * The unit that lands, where it is not a plane that flies; 255: none.
 */
lander: number,
/**
 * Cells where troops may still come down.
 */
drops: number,
/**
 * Wounds of the plane that answers the interceptor, before their exchange.
 */
before: number,
/**
 * Whether its attack hits without a die (§17-impacto).
 */
sure: boolean,
/**
 * Planes whose die was thrown again (§17-fuego_certero), one bit a role.
 */
aimed: number, };

/**
 * Where a modifier comes from (§11.6.4).
 */
export type Modifier = "wounds" | "suppressed" | "marched" | "landed" | "ashore" | "casemate" | "anti-tank-position" | "inspire" | "steadied" | "close-quarters" | "promotion" | "radio" | "cover" | "prone" | "smoke" | "weather" | "assault-expert" | "urban-combat" | "interceptor";

/**
 * A nation with cards of its own (§2.1).
 */
export type Nation = "usa" | "germany" | "united-kingdom" | "soviet-union";

/**
 * A nation and its staff (chapter 4).
 */
export type NationDef = { nation: Nation, name: Text,
/**
 * Points each turn.
 */
income: number,
/**
 * Points it can store.
 */
most_pa: number, pi: number, armour: number,
/**
 * Where it comes from.
 */
source: Source, };

/**
 * What is printed on a tile (§12.5).
 */
export type Natural = "open" | "wood" | "hedge" | "river" | "sea";

/**
 * Natural terrain (§12.5).
 */
export type NaturalDef = { natural: Natural, name: Text,
/**
 * How hard it is to enter.
 */
enter: [Ground, Ground, Ground],
/**
 * The cover it gives.
 */
cover: [Cover, Cover, Cover],
/**
 * Where it comes from.
 */
source: Source, };

/**
 * A phase of the turn in which a seat chooses (§11).
 */
export type Phase = "movement" | "deployment" | "shooting" | "flip" | "discard";

export type Piece = `cell:${Cell}` | `card:${CardNo}` | `terrain:${TerrainNo}` | `hq:${number}` | `fighter:${number}` | "mission" | "escort" | "interceptor" | `slot:${number}` | `packed:${number}` | `passenger:${number}` | `general:${GeneralNo}` | `tile:${TileNo}` | `hand:${number}` | `deck:${number}` | `discard:${number}` | `points:${number}` | `bid:${number}` | "die";

/**
 * A plane's part in a mission.
 */
export type Role = "mission" | "escort" | "interceptor";

/**
 * The cards of a side in a scenario.
 */
export type ScenarioDeck = { "Cards": Array<[string, number]> } | "Free" | { "Ready": string };

/**
 * A scenario (chapter 22).
 */
export type ScenarioDef = { id: string, name: Text,
/**
 * The tiles from line 1 up, with face and turn; none: laid at random.
 */
tiles: Array<Array<[string, Face, number]>> | null,
/**
 * Terrain cards, with other impact points than the printed ones where given.
 */
terrain: Array<[string, [number, number], number | null]>, crates: Array<[number, number]>, first: First, rounds: number,
/**
 * The two sides.
 */
sides: [ScenarioSide, ScenarioSide], special: Array<Special>,
/**
 * Ways to win, by side; none: of both.
 */
victory: Array<[Side | null, Victory]>,
/**
 * Where it comes from.
 */
source: Source, };

/**
 * A side of a scenario.
 */
export type ScenarioSide = {
/**
 * Its nation, if it is fixed.
 */
nation: Nation | null,
/**
 * Action points at the start.
 */
start_pa: number,
/**
 * The limit of its deck.
 */
limit: number,
/**
 * The general in place from the start.
 */
general: string | null, deck: ScenarioDeck,
/**
 * Units on the field from the start, with their tokens.
 */
units: Array<[string, [number, number], Array<string>]>, };

/**
 * Which weapons a promotion improves.
 */
export type Scope = "All" | "Main";

/**
 * A seat as a viewer sees it.
 */
export type SeatView = {
/**
 * Its side (§14.1).
 */
side: Side,
/**
 * The staff it plays for, by its number.
 */
hq: number, nation: Nation, pa: number,
/**
 * Its bid, once it may be seen.
 */
bid: number | null,
/**
 * Cards in hand.
 */
hand: Hand,
/**
 * How many cards its deck holds.
 */
deck: number,
/**
 * Cards not yet seen: in the deck, and, of another seat, in hand. None: the list lies closed (§2.1).
 */
unseen: Array<[CardNo, number]> | null,
/**
 * The discard pile.
 */
discard: Array<[CardNo, number]>, };

/**
 * The printed parts.
 */
export type Sheet = {
/**
 * Units, by number.
 */
units: Array<UnitDef>,
/**
 * The slots of each unit.
 */
slots: Array<Array<SlotPrint>>,
/**
 * Support cards, numbered on after the units.
 */
support: Array<SupportDef>, generals: Array<GeneralDef>, weapons: Array<WeaponDef>, tokens: Array<TokenDef>,
/**
 * Nations and their staffs.
 */
nations: Array<NationDef>, naturals: Array<NaturalDef>, terrain: Array<TerrainDef>, tiles: Array<TileDef>, scenarios: Array<ScenarioDef>, };

/**
 * One of the two sides. A deploys on line 1 of the field, B on line 6 (§5.1).
 */
export type Side = "a" | "b";

/**
 * A weapon or token of a unit, by its bit in what the unit has.
 */
export type SlotPrint = {
/**
 * The weapon by its place in the sheet; none where it is none.
 */
weapon: number | null,
/**
 * The token by its place in the sheet; none for a weapon printed on the card.
 */
token: number | null,
/**
 * What the token costs.
 */
price: number,
/**
 * Whether it is fire, thrown by a weapon printed on the card: drawn as a jet.
 */
jet: boolean, };

/**
 * A special rule of a scenario (chapter 22).
 */
export type Special = { "LandingCraft": Side } | { "FixedSupply": [Side, number] } | { "BridgeForSappers": { from_round: number, } } | { "Weather": Weather } | { "NoAircraftBefore": number } | "UrbanCombat" | { "Crates": {
/**
 * Points for each.
 */
pa: number, } };

/**
 * A yes or a no that says what it is about.
 */
export type Steadfast = "Yes" | "No";

/**
 * What kind of its class a unit is (§2.3).
 */
export type Subtype = "light" | "medium" | "heavy" | "special" | "command" | "anti-tank" | "howitzer" | "anti-aircraft" | "rockets" | "tank-destroyer" | "reconnaissance" | "self-propelled" | "jeep" | "truck" | "half-track" | "motorcycle" | "tracked" | "armoured-car" | "fighter" | "bomber" | "air-transport" | "landing-craft";

/**
 * A support card (chapter 17).
 */
export type SupportDef = { id: string, name: Text, kind: SupportKind,
/**
 * What playing it costs.
 */
cost: number,
/**
 * Its points in a deck.
 */
points: number,
/**
 * When it is played.
 */
timing: Timing,
/**
 * How long it lasts.
 */
lasts: Lasts,
/**
 * The one nation that has it.
 */
nation: Nation | null,
/**
 * Copies in one box, by nation.
 */
copies: [number, number, number, number],
/**
 * What it does.
 */
effect: Effect,
/**
 * Where it comes from.
 */
source: Source, };

/**
 * The symbol of a support card.
 */
export type SupportKind = "Supplies" | "Promotion" | "Equipment";

/**
 * What is special about a weapon (chapter 19).
 */
export type Tag = "indirect" | "set-up" | "hollow-charge" | "single-use" | "ignores-cover" | "ignores-building" | "double-on-structures" | "personnel-only" | "ignores-prone" | "area-line" | "area-cross" | "anti-air" | "light-anti-air" | "gun" | "machine-gun";

/**
 * What fire is directed at.
 */
export type Target = string;

/**
 * A terrain card (§2.7, chapter 12).
 */
export type TerrainDef = { id: string, name: Text,
/**
 * What it is.
 */
kind: TerrainKind,
/**
 * What it costs.
 */
cost: number,
/**
 * How hard it is to enter.
 */
enter: [Ground, Ground, Ground],
/**
 * The cover it gives.
 */
cover: [Cover, Cover, Cover],
/**
 * Armour it adds to the unit inside.
 */
armour_bonus: number,
/**
 * Impact points; 0: it cannot be destroyed.
 */
pi: number,
/**
 * Its own armour.
 */
armour: number,
/**
 * Whether sappers and dozer blades clear it.
 */
clearable: boolean,
/**
 * Copies in one box.
 */
copies: number,
/**
 * Whether it is bought in a pitched battle.
 */
for_sale: boolean,
/**
 * Where it comes from.
 */
source: Source, };

/**
 * What a terrain card is.
 */
export type TerrainKind = "Plain" | "Barrier" | "Trench" | "Wire" | "Building" | "Bridge" | "Ruin";

/**
 * A terrain card by its place in the pack.
 */
export type TerrainNo = number;

/**
 * One die against one target.
 */
export type Throw = { kind: AttackKind,
/**
 * The attacking unit by its place; none: a plane or a card.
 */
by: number | null,
/**
 * Its weapon; none: a plane, a card, or the bare hands of a gun's crew.
 */
slot: number | null, on: Victim,
/**
 * The printed numbers.
 */
printed: [number, number],
/**
 * What changes them, each with its source.
 */
modifiers: Array<[Modifier, number, number]>,
/**
 * The number to hit, every modifier in it.
 */
hit: number,
/**
 * The number to destroy outright.
 */
crit: number, pen: number,
/**
 * The armour it meets.
 */
armour: number, damage: number,
/**
 * Hits without a die (§17-impacto).
 */
sure: boolean,
/**
 * Faces of ten that do any harm.
 */
harms: number,
/**
 * Faces of ten that destroy the target.
 */
destroys: number,
/**
 * The die, once it has fallen.
 */
rolled: number | null, };

/**
 * A tile of two by two cells with two faces.
 */
export type TileDef = { id: string,
/**
 * Its faces, two rows of two letters each.
 */
faces: [[string, string], [string, string]],
/**
 * Whether it is laid in a pitched battle.
 */
random: boolean,
/**
 * Where it comes from.
 */
source: Source, };

/**
 * A tile by its place in the pack.
 */
export type TileNo = number;

/**
 * When a support card is played.
 */
export type Timing = "Movement" | "Deployment" | "OwnShooting" | "EnemyMove";

/**
 * An equipment token (chapter 9, chapter 20).
 */
export type TokenDef = { id: string, name: Text,
/**
 * Offensive or defensive.
 */
side: TokenSide,
/**
 * What it does.
 */
kind: TokenKind,
/**
 * Its weapon, if it is one.
 */
weapon: string | null,
/**
 * Where it comes from.
 */
source: Source, };

/**
 * What a token does (chapter 20).
 */
export type TokenKind = "Weapon" | "SetUp" | "SingleUse" | "Prone" | "Medic" | "Camouflage" | "Sandbags" | "Smoke" | "Skirts";

/**
 * Which side of the card a token belongs to (§11.5.3).
 */
export type TokenSide = "Offensive" | "Defensive";

/**
 * What is true for this turn.
 */
export type Turn = {
/**
 * Counted from 1; 0 before the first.
 */
round: number,
/**
 * Who begins each round.
 */
first: Side,
/**
 * Whose turn it is.
 */
side: Side,
/**
 * The member of the side who acts.
 */
actor: number,
/**
 * Seats that have ended the phase, one bit each.
 */
passed: number,
/**
 * Whether the actor has given an order since he was handed the turn.
 */
ordered: boolean,
/**
 * Whether the phase was handed over before any order.
 */
opened: boolean,
/**
 * Whether the marshal has handed over a point this turn (§14.4), by side.
 */
given: boolean,
/**
 * The unit whose turn to fire it is; JSON writes 255 where there is none.
 */
firing: number,
/**
 * The initiative throws, 0 before.
 */
rolls: [number, number],
/**
 * Who has done buying terrain, one bit a seat.
 */
sold: number,
/**
 * §17-ni_un_paso is in force, by side.
 */
stand_fast: [boolean, boolean],
/**
 * The automaton's mood (§23.2).
 */
attacking: boolean,
/**
 * A die thrown for the automaton, 0 for none.
 */
column: number, };

/**
 * A unit in play.
 */
export type Unit = { kind: UnitNo,
/**
 * Who deployed it and commands it.
 */
owner: Seat,
/**
 * Where it stands; none while it is carried.
 */
cell: Cell | null,
/**
 * The unit that carries it; 254: thrown from a wreck; 255: none.
 */
carrier: number, wounds: number,
/**
 * Its weapons and tokens, one bit a slot.
 */
arms: number,
/**
 * Those that lie grey side up.
 */
grey: number,
/**
 * Those turned grey in its owner's present turn (§11.8).
 */
fresh: number,
/**
 * Weapons fired in this Shooting phase.
 */
fired: number, left: number,
/**
 * Movement given by cards.
 */
extra: number,
/**
 * The slot that binoculars help; 255: none.
 */
scoped: number,
/**
 * The first enemy that fired at it in this Shooting phase: a unit, or from 128 on a fighter; 255: none.
 */
shot_by: number,
/**
 * What is true of it for a while.
 */
marks: Marks,
/**
 * Support cards on it, one bit each.
 */
cards: number,
/**
 * Support cards that touched it this turn (ruling A34).
 */
touched: number, };

/**
 * A unit card (chapter 8).
 */
export type UnitDef = { id: string, name: Text,
/**
 * Whose it is.
 */
nation: Nation, class: Class,
/**
 * What kind of it.
 */
subtype: Subtype,
/**
 * What deploying it costs; also its points in a deck.
 */
cost: number,
/**
 * Cells it moves.
 */
movement: number, armour: number,
/**
 * Wounds that destroy it.
 */
wounds: number,
/**
 * Its own weapons, the main one first.
 */
weapons: Array<string>,
/**
 * Tokens it may take, with the price of each copy.
 */
tokens: Array<[string, Array<number>]>, abilities: Array<Ability>,
/**
 * Infantry it carries.
 */
carries: number,
/**
 * A plane's guns against planes.
 */
air: [number, number, number, number] | null,
/**
 * A plane's attack on the ground.
 */
ground: [number, number, number, number] | null,
/**
 * A plane's defence against fighters.
 */
defence: [number, number, number, number] | null,
/**
 * The area it attacks.
 */
area: Area | null,
/**
 * Copies in one box.
 */
copies: number,
/**
 * Where it comes from.
 */
source: Source, };

/**
 * A unit card by its place in the pack.
 */
export type UnitNo = number;

/**
 * A unit as anybody sees it.
 */
export type UnitView = { place: number, side: Side,
/**
 * Its armour where it stands, walls included (§8.6).
 */
armour: number,
/**
 * Wounds that destroy it, promotions included.
 */
most_wounds: number,
/**
 * All about it.
 */
unit: Unit,
/**
 * The cell of its carrier.
 */
aboard: Cell | null, };

/**
 * What an attack is directed at.
 */
export type Victim = { "unit": number } | { "structure": Cell } | { "hq": number } | { "plane": Role };

/**
 * A way to win (chapter 3).
 */
export type Victory = "DestroyHq" | { "UnitsOnLine": {
/**
 * From side A, from 1.
 */
line: number, count: number, } } | { "DestroyUnits": number } | "TurnLimit" | { "HoldCells": Array<[number, number]> } | "BridgeDestroyed" | { "Crates": number } | "MostCrates";

/**
 * The table as one viewer sees it.
 */
export type View = {
/**
 * The seat that looks; none: nobody at the table.
 */
viewer: Seat | null,
/**
 * What was agreed before the first step.
 */
agreed: Agreed,
/**
 * The phase being played, whatever interrupts it.
 */
phase: Phase | null,
/**
 * The seat that must choose.
 */
deciding: Seat | null, turn: Turn,
/**
 * What is pending.
 */
pending: Frame | null,
/**
 * The unit it is about: on its way, being equipped, walking into a mine.
 */
acting: number | null,
/**
 * Columns of the field.
 */
width: number,
/**
 * Tiles turned up while the field is laid (§6.1).
 */
tiles: Array<TileNo>,
/**
 * Its lines from side A, a letter a cell.
 */
field: Array<string>,
/**
 * Terrain cards with their impact points.
 */
terrain: Array<[Cell, TerrainNo, number]>,
/**
 * Terrain cards left to buy (§6.4), while they are bought.
 */
stock: Array<[TerrainNo, number]>,
/**
 * Units by their place; carried ones have no cell.
 */
units: Array<UnitView>, smoke: CellSet,
/**
 * Supply crates on the field, each by its cell: two may lie on one.
 */
crates: Array<Cell>,
/**
 * Crates brought home, by side.
 */
delivered: [number, number],
/**
 * Units lost, by side.
 */
lost: [number, number], hqs: Array<HqView>, seats: Array<SeatView>,
/**
 * The attack under way.
 */
attack: Attack | null,
/**
 * Cells of an area still to be thrown for.
 */
area: CellSet,
/**
 * The assault under way.
 */
assault: Assault | null,
/**
 * The air mission under way.
 */
mission: Mission | null,
/**
 * The dice of what is under way, with every modifier.
 */
dice: Array<Throw>,
/**
 * The dice each attack offered to the viewer would throw.
 */
aims: Array<Aim>,
/**
 * How it ended.
 */
ending: Ending | null, };

/**
 * A weapon (chapter 8).
 */
export type WeaponDef = { id: string, name: Text,
/**
 * Least and most cells it reaches.
 */
range: [number, number],
/**
 * The number to hit.
 */
hit: number,
/**
 * The number to destroy outright.
 */
crit: number, pen: number, damage: number,
/**
 * Whether it turns grey when used (§9.2).
 */
flips: boolean,
/**
 * What is special about it.
 */
tags: Array<Tag>,
/**
 * Where it comes from.
 */
source: Source, };

/**
 * Weather and night, optional (§24).
 */
export type Weather = "clear" | "snow" | "rain" | "mud" | "night" | "fog";
