// Written from Rust by `cargo xtask types --write`; not to be edited by hand.

import type { Source, Text } from "./api";

/**
 * A special rule, with its number where it has one.
 */
export type Ability = "FastMove" | "AutonomousMove" | "Slow" | "VerySlow" | "Unreliable" | "Manoeuvrable" | "Draggable" | "PartlyDraggable" | "EasilyCarried" | "Heavy" | "LightTrain" | "MediumTrain" | "HeavyTrain" | { "Deploy": number } | "Cavalry" | { "Leader": number } | "Fanatic" | "Discipline" | "IronMorale" | "Terror" | { "Suppression": number } | "Undisciplined" | "Commissar" | { "Observe": number } | { "Hit": number } | "DoubleFire" | "TwinGuns" | "MediumAngle" | { "Scatter": Scatter } | "StreetFighting" | "Loopholes" | { "Assault": number } | { "Smg": number } | "Flamethrower" | { "Lmg": number } | "Helmets" | "PetrolBombs" | "Explosives" | "HandGrenades" | { "AntiTank": number } | "Charge" | { "AirSuperiority": number } | { "AirDefence": number } | "SlopedArmour" | "SteepArmour" | "SteppedArmour" | "QualitySteel" | "BrittleArmour" | "PoorVision" | "LowProfile" | "HighProfile" | "Recon" | "Command" | "Communications" | "LowLeadership" | "Radio" | "Tools" | { "Dig": number } | "NoTurret" | "Marksman" | "Sniper" | "Concealment" | "Veterancy" | "Area" | "Mortar" | "Ap" | "He" | { "Transport": Capacity } | "ImprovisedShovels" | "RegulationShovels" | "Bombard" | "RapidBombard" | { "Ammunition": number } | "Reinforcements";

/**
 * What there is to measure about a unit.
 */
export type About = {
/**
 * The unit that was asked about.
 */
unit: UnitNo,
/**
 * The area it can reach now, or by an order without modifier; corners in order.
 */
reach: Array<[number, number]>,
/**
 * Stretches of road it can follow.
 */
roads: Array<[[number, number], [number, number]]>,
/**
 * Its weapons that fire across the table.
 */
bands: Array<Bands>,
/**
 * Steps of 256 to either side of its front in which it fires without turning.
 */
arc: number,
/**
 * Further steps it may turn for a shot.
 */
turn: number,
/**
 * How far an officer's word reaches; 0: no officer.
 */
command: number,
/**
 * The friends within it.
 */
commands: Array<UnitNo>,
/**
 * The other side's revealed units.
 */
sights: Array<Seen>, };

/**
 * Air support under a weather.
 */
export type AirSupport = { "Delayed": number } | "Grounded";

/**
 * What ammunition a shot is made with; it decides the modifier by cover (§6.2.5).
 */
export type Ammo = "normal" | "area" | "he" | "mortar" | "ap";

/**
 * An answer to a question.
 */
export type Answer = About | Array<Spot> | Pointed | Array<Burst> | Measure;

/**
 * The two armies of the lists (§2).
 */
export type Army = "National" | "Republican";

/**
 * How far a weapon reaches.
 */
export type Bands = {
/**
 * Its line in the list.
 */
weapon: number,
/**
 * The far end of each band; 0: no such band.
 */
limits: [number, number, number],
/**
 * D in each, losses and upgrades included.
 */
d: [number, number, number],
/**
 * It drops shells: templates, no direct shot.
 */
indirect: boolean,
/**
 * It is lost.
 */
lost: boolean, };

/**
 * Where vehicles bog under a weather (ruling PA-20).
 */
export type Bog = "Usual" | "OffRoad" | "ArmourAnywhere";

/**
 * A template over the table.
 */
export type Burst = {
/**
 * The small (0), medium (1) or large (2) one.
 */
size: number,
/**
 * The middle of the template.
 */
at: Point,
/**
 * The radius of the template.
 */
radius: number,
/**
 * Most casualties a unit takes; 0: it may not be chosen.
 */
most: number,
/**
 * Revealed units it touches, friend and foe.
 */
units: Array<UnitNo>, };

/**
 * What a transport carries.
 */
export type Capacity = "Small" | "Standard" | "Extended";

/**
 * The list a unit stands in.
 */
export type Category = "Infantry" | "HandWeapon" | "LightVehicle" | "AntiAircraft" | "AntiTankGun" | "Tank" | "Artillery" | "Aircraft" | "Transport";

/**
 * What a weather does (§15.3).
 */
export type ClimateDef = {
/**
 * The weather the row is about.
 */
weather: Weather,
/**
 * How far smoke drifts a round, in millimetres.
 */
drift: number,
/**
 * Turns more or fewer until smoke disperses and dissipates.
 */
smoke: number,
/**
 * Rounds after which fires go out; 0: never.
 */
fires: number,
/**
 * How far one sees, in millimetres; 0: as far as one likes.
 */
sight: number,
/**
 * Whether aircraft can be called, and how late they come.
 */
air: AirSupport,
/**
 * Where vehicles bog.
 */
bog: Bog, };

/**
 * A column: what one sector may hold.
 */
export type ColumnDef = {
/**
 * The name of the column.
 */
name: Text,
/**
 * Elements with fewest and most; roads and rivers first.
 */
elements: Array<[PieceKind, number, number]>, };

/**
 * A place of the table in tenths of a millimetre, written `6000,3000`.
 */
export type Coordinates = `${number},${number}`;

/**
 * What protection a piece gives (§8.1).
 */
export type CoverDef = {
/**
 * C where there is no side: bombardments.
 */
c: number,
/**
 * CF, CL, CT.
 */
sides: [number, number, number],
/**
 * How hard the cover is (§8.2).
 */
kind: CoverKind,
/**
 * Whether it has a roof.
 */
roof: boolean,
/**
 * How many stands it holds.
 */
stands: number,
/**
 * Which kinds it holds.
 */
holds: Array<Holds>, };

/**
 * How hard a cover is (§6.2.4).
 */
export type CoverKind = "Open" | "Soft" | "Medium" | "Hard";

/**
 * What dice, or an event, are for.
 */
export type Duty = "free" | { "order": OrderKind } | "react-fire" | "react-quick" | "prone" | { "bombard": number } | "strike";

/**
 * How a battle ends (§11.7, ruling B-09).
 */
export type Ending = { "collapse": Side } | { "time": number };

/**
 * The six events (§5.4.1).
 */
export type EventKind = "Confusion" | "Mistake" | "Freeze" | "Initiative" | "TakeCover" | "Opportunity";

/**
 * A direction: 256 of them, from +x (0) by +y (64) to −x (128) and −y (192).
 */
export type Facing = number;

/**
 * How a unit left the battle.
 */
export type Fate = "destroyed" | "abandoned" | "surrendered" | "home";

/**
 * What is pending. One variant per step the rulebook names.
 */
export type Frame = { "column-die": number } | { "take-column": number } | { "count": { sector: number, element: number, } } | { "lay": { sector: number, element: number, left: number, } } | "objective" | "works" | "season-die" | { "sky-die": { second: boolean, change: boolean, } } | "wind-die" | { "deploy": number } | { "turn-start": number } | "entry" | "turn" | { "turn-end": number } | "round-end" | { "order-die": { officer: UnitNo, left: number, } } | { "event-die": { unit: UnitNo, second: boolean, } } | { "event-on": { officer: UnitNo, event: EventKind, by: Side, anywhere: boolean, } } | "ordering" | "execute" | "march" | "move-react" | "move-on" | { "bog-die": { second: boolean, } } | "formation" | { "rescue-die": { second: boolean, unit: UnitNo, } } | "target" | "second-target" | "wrong-target" | { "mistake": UnitNo } | "fire-react" | { "supervise": UnitNo } | { "dice": UnitNo } | "respond" | { "volley": number } | { "hits": number } | { "stepped-die": number } | { "damage-die": number } | { "removal": UnitNo } | { "tests": number } | { "morale-die": { unit: UnitNo, modifier: number, } } | "aftermath" | { "wreck-die": UnitNo } | { "recovery-die": { unit: UnitNo, bonus: number, } } | "observation" | { "aim-point": UnitNo } | { "scatter-die": { mission: number, left: number, } } | { "direction-die": number } | { "bombard": number } | { "template": number } | { "bomb-react": number } | { "shells": { mission: number, template: number, } } | "whom" | { "melee": Side } | { "strike-ready": UnitNo } | "clash" | "hide" | { "air-raid": number } | { "bombs": number } | { "air-die": { sortie: number, against: UnitNo, guns: boolean, } } | { "intercept": number } | "chicks" | { "self-regroup": UnitNo };

/**
 * Bought for a unit: a few of the traits.
 */
export type Gear = number;

/**
 * What a shot, a shell or a strike does to a unit.
 */
export type Hit = {
/**
 * The unit that is hit.
 */
target: UnitNo,
/**
 * The unit that caused it.
 */
by: UnitNo,
/**
 * Casualties; for a vehicle its Daño.
 */
amount: number,
/**
 * Supresión of the weapon; 0: none.
 */
suppression: number,
/**
 * A vehicle hit on its front with AP (§3-sloped-armour).
 */
front_ap: boolean,
/**
 * §10.5: destruction is to count as immobilised.
 */
cripple: boolean,
/**
 * It caused casualties: a test is due.
 */
hurt: boolean,
/**
 * A blow in an assault: it falls on stands in contact (§9.3).
 */
melee: boolean, };

/**
 * Who may use a cover (ruling PA-16).
 */
export type Holds = "Infantry" | "MachineGuns" | "LightGuns" | "LightArtillery" | "MediumArtillery" | "LightAa" | "HeavyAa";

export type Item = `unit:${UnitNo}` | `stand:${StandNo}` | `token:${TokenNo}` | "decoy" | `square:${SquareName}` | `spot:${Coordinates}` | `sector:${number}` | `column:${number}` | `count:${number}` | `scenery:${'road' | 'river' | 'sea' | 'village' | 'city' | 'house' | 'wood' | 'crops' | 'hill0' | 'hill1' | 'hill2' | 'bush-line' | 'bush-zone' | 'wall' | 'rubble' | 'foxhole' | 'nest' | 'prepared' | 'blockhouse' | 'trench' | 'deep-trench' | 'casemate' | 'bunker' | 'wire'}` | `turn:${number}` | `objective:${number}` | "build-point" | "entry" | `order:${'move' | 'fire' | 'quick-fire' | 'aim' | 'dig' | 'observe' | 'regroup' | 'motivate' | 'deploy' | 'rescue'}` | `channel:${'voice' | 'messenger' | 'signals' | 'chicks'}` | `die:${'plus' | 'zero' | 'minus'}` | `second-die:${'plus' | 'zero' | 'minus'}` | `weapon:${number}` | `ammo:${'normal' | 'area' | 'he' | 'mortar' | 'ap'}` | `moment:${'first' | 'nearest' | 'last'}` | `formation:${'line' | 'column' | 'box' | 'huddle'}` | `turns:${number}` | "smoke-shells" | `template:${number}` | "wheels" | "bend" | "sky";

/**
 * What a landscape offers (§1.3).
 */
export type LandscapeDef = {
/**
 * The landscape the row is about.
 */
terrain: Terrain,
/**
 * Its four columns.
 */
columns: Array<ColumnDef>,
/**
 * Where the row comes from.
 */
source: Source, };

/**
 * A move being made.
 */
export type March = {
/**
 * The unit that moves.
 */
unit: UnitNo,
/**
 * The stand that leads.
 */
guide: number,
/**
 * Its way, from where it stood.
 */
path: Array<Point>,
/**
 * How far along it is, in units of length.
 */
gone: number,
/**
 * How long it is.
 */
length: number,
/**
 * Length counted double where ground is difficult.
 */
used: number,
/**
 * How far it may go.
 */
allowance: number,
/**
 * Where it will look.
 */
facing: Facing,
/**
 * Where along the way the bogging dice are due; −1: nowhere, or thrown.
 */
bog: number,
/**
 * It stopped before the end.
 */
halted: boolean,
/**
 * The transport it goes aboard where it ends; none: it stays on foot.
 */
boards: UnitNo | null, };

/**
 * What the ruler says.
 */
export type Measure = {
/**
 * The distance, from base to base where units were named.
 */
length: number,
/**
 * The line itself.
 */
line: Ray, };

/**
 * A messenger as a viewer sees it.
 */
export type MessengerView = { from: UnitNo, to: UnitNo, pool: Pool, at: Point, walked: boolean, event: EventKind | null,
/**
 * Face down for the other side.
 */
kind: OrderKind | null, };

/**
 * A bombardment as a viewer sees it.
 */
export type MissionView = { side: Side, battery: Array<UnitNo>, at: Point, smoke: boolean, ready: boolean, done: boolean, fired: number,
/**
 * Where the observer's messenger to the battery is.
 */
runner: Point | null,
/**
 * Face down for the other side.
 */
left: number | null, };

/**
 * Whether a vehicle or a gun can move.
 */
export type Mobility = "free" | "bogged" | "crippled";

/**
 * An objective (§1.4).
 */
export type Objective = {
/**
 * Where its marker lies.
 */
at: Point,
/**
 * Who holds it.
 */
holder: Side, };

/**
 * What is being done, and with which modifier.
 */
export type Order = {
/**
 * Who does it.
 */
unit: UnitNo,
/**
 * What it does, and why it may.
 */
duty: Duty,
/**
 * The officer behind it; none for a free act.
 */
officer: UnitNo,
/**
 * The modifier of its dice, quality and event included.
 */
modifier: number,
/**
 * The modifier of the second shot of a quick fire.
 */
second: number,
/**
 * An event told the unit to fire at another target.
 */
mistaken: boolean,
/**
 * It was lost (§5.4.1): the activation is spent, nothing is done.
 */
lost: boolean,
/**
 * The unit turned itself up to fire (§6.2.2): this shot, and no later one, counts as aimed.
 */
ambush: boolean,
/**
 * The hen's chicks that still follow (§5.4.6).
 */
chicks: [number, number], };

/**
 * What an officer may order (§5.6.2).
 */
export type OrderKind = "move" | "fire" | "quick-fire" | "aim" | "dig" | "observe" | "regroup" | "motivate" | "deploy" | "rescue";

/**
 * A kind of scenery or works.
 */
export type PieceDef = {
/**
 * What it is.
 */
kind: PieceKind,
/**
 * The name of the piece.
 */
name: Text,
/**
 * Its outline, in millimetres.
 */
shape: Shape,
/**
 * What protection it gives.
 */
cover: CoverDef | null,
/**
 * Whether those outside it may see through.
 */
seen_through: boolean,
/**
 * Whether it conceals.
 */
conceals: boolean,
/**
 * Built by men: can be degraded.
 */
artificial: boolean,
/**
 * Build points; 0: cannot be built.
 */
cost: number,
/**
 * Needs a unit with tools.
 */
tools: boolean,
/**
 * Where the row comes from.
 */
source: Source, };

/**
 * Scenery and works (§1.2, §8.1).
 */
export type PieceKind = "Road" | "River" | "Sea" | "Village" | "City" | "House" | "Wood" | "Crops" | "Hill0" | "Hill1" | "Hill2" | "BushLine" | "BushZone" | "Wall" | "Rubble" | "Foxhole" | "Nest" | "Prepared" | "Blockhouse" | "Trench" | "DeepTrench" | "Casemate" | "Bunker" | "Wire";

/**
 * A piece with its outline.
 */
export type PieceView = {
/**
 * What it counts as.
 */
counts_as: PieceKind,
/**
 * The corners of its outline, in order.
 */
outline: Array<[number, number]>,
/**
 * What it is.
 */
kind: PieceKind,
/**
 * One of sixteen turns; bands have none.
 */
turn: number,
/**
 * Degradation markers (§8.3).
 */
markers: number,
/**
 * Reduced to rubble (§8.3): counts as rubble with this outline.
 */
rubble: boolean,
/**
 * Its middle, or where a band begins.
 */
at: Point,
/**
 * Where a band ends; elsewhere the same as `at`.
 */
to: Point, };

/**
 * Where a unit is.
 */
export type Place = "reserve" | "hidden" | "table" | { "aboard": UnitNo } | { "behind": number } | { "gone": Fate };

/**
 * A place on the table: `x` across it, `y` from the attacker's edge to the defender's.
 */
export type Point = {
/**
 * Across the table.
 */
x: number,
/**
 * Away from the attacker's edge.
 */
y: number, };

/**
 * What pointing at a place would do.
 */
export type Pointed = {
/**
 * The action, in notation.
 */
action: string,
/**
 * Where it leads: pointing there again means the same action.
 */
at: [number, number],
/**
 * Paragraph and key of what forbids it; none: it is legal.
 */
refusal: [string, string] | null,
/**
 * Where it begins and where it leads.
 */
way: Array<[number, number]>,
/**
 * The outline of what would stand there.
 */
outline: Array<[number, number]>,
/**
 * What the way costs.
 */
cost: number,
/**
 * What may be spent on it.
 */
allowance: number,
/**
 * Dice of the scatter, each a centimetre a pip; 0: nothing scatters.
 */
scatter: number, };

/**
 * Order dice taken together: how many show +1, 0 and −1 (at most five each).
 */
export type Pool = number;

/**
 * How good troops are (§2, §5.5).
 */
export type Quality = "Green" | "Regular" | "Veteran" | "Elite";

/**
 * What quality does.
 */
export type QualityDef = {
/**
 * The quality the row is about.
 */
quality: Quality,
/**
 * Turns more or fewer for prolonged actions.
 */
prolonged: number,
/**
 * The column «Moral» (§11.1).
 */
morale: number,
/**
 * The column «Recuperación» (§11.4).
 */
recovery: number,
/**
 * Cost, in per cent more or less.
 */
cost: number,
/**
 * Order dice of an officer.
 */
dice: number, };

/**
 * How far a weapon reaches: three bands each (ruling B-21).
 */
export type Range = "Contact" | "Flame" | "Pistol" | "Light" | "Heavy" | "LightGun" | "Artillery" | "Air";

/**
 * The bands of a family of weapons.
 */
export type RangeDef = {
/**
 * The range the row is about.
 */
range: Range,
/**
 * Short, medium, long, in millimetres.
 */
limits: [number, number, number], };

/**
 * A line of sight.
 */
export type Ray = {
/**
 * A front corner of the viewer's base.
 */
from: [number, number],
/**
 * A place of the target.
 */
to: [number, number],
/**
 * Through dispersed smoke.
 */
hazy: boolean,
/**
 * What stops it, and where; none: it reaches.
 */
stop: [Stop, [number, number]] | null, };

/**
 * Whether a weapon can fire.
 */
export type Readiness = "ready" | "packed" | "undeployed";

/**
 * How a bombardment scatters (§7.2).
 */
export type Scatter = "Limited" | "Variable" | "Constant" | "Reduced" | "Maximum" | "Low";

/**
 * How far the making of the scenario has come (§1.4).
 */
export type Scenario = {
/**
 * The column of each sector, 1 to 4; 0: none yet.
 */
columns: [number, number, number, number],
/**
 * The dice of the columns.
 */
dice: [number, number, number, number],
/**
 * How many of each element the sector at hand gets.
 */
counts: [number, number, number, number, number, number, number, number],
/**
 * Build points left (§8.5).
 */
build: number, };

/**
 * The four seasons (§15.1).
 */
export type Season = "Summer" | "Autumn" | "Winter" | "Spring";

/**
 * What a unit sees of another.
 */
export type Seen = {
/**
 * The unit that is looked at.
 */
unit: UnitNo,
/**
 * Base to base.
 */
distance: number,
/**
 * Whether it is seen at all.
 */
seen: boolean,
/**
 * More than half of it is hidden.
 */
mostly_hidden: boolean,
/**
 * Firing stands that see it, of how many.
 */
stands: [number, number],
/**
 * The lines of the stand that sees most of it.
 */
rays: Array<Ray>,
/**
 * Why no weapon can be fired at it: paragraph and key; none: one can.
 */
no_shot: [string, string] | null, };

/**
 * The outline of a piece.
 */
export type Shape = { "Rectangle": [number, number] } | { "Ellipse": [number, number] } | { "Strip": number };

/**
 * The printed parts of a pack.
 */
export type Sheet = {
/**
 * Every line of both army lists.
 */
units: Array<UnitDef>,
/**
 * Scenery, ranges, qualities, templates, weather.
 */
tables: Tables, };

/**
 * A shot declared in an exchange (§6.1).
 */
export type Shot = {
/**
 * The unit that fires.
 */
shooter: UnitNo,
/**
 * The unit it fires at.
 */
target: UnitNo,
/**
 * With which weapon.
 */
weapon: number,
/**
 * The ammunition it is loaded with.
 */
ammo: Ammo,
/**
 * The order's modifier.
 */
modifier: number,
/**
 * Whether it is one of two: Rápido halves, Doble takes one off.
 */
twice: Twice,
/**
 * Aimed, or from ambush.
 */
aimed: boolean,
/**
 * It has to turn first.
 */
turns: boolean,
/**
 * The group it is resolved in (§6.1, ruling PA-27).
 */
group: number,
/**
 * Whether it was fired.
 */
fired: boolean, };

/**
 * The two sides of a battle; also their seats.
 */
export type Side = "Attacker" | "Defender";

/**
 * The three sizes of a battle (§2).
 */
export type Size = "Small" | "Medium" | "Large";

/**
 * A size of battle.
 */
export type SizeDef = {
/**
 * The size the row is about.
 */
size: Size,
/**
 * Points of attacker and defender.
 */
points: [number, number],
/**
 * Across the table, in millimetres.
 */
width: number,
/**
 * How long it lasts.
 */
rounds: number, };

/**
 * A cloud of smoke (§14.7).
 */
export type Smoke = {
/**
 * The middle of the cloud.
 */
at: Point,
/**
 * The radius of the cloud.
 */
radius: number,
/**
 * Rounds until it disperses; 0: dispersed. `FIRE` for a burning wreck.
 */
thick: number,
/**
 * Rounds until it is gone.
 */
left: number, };

/**
 * An aircraft called (§13, ruling B-75).
 */
export type Sortie = {
/**
 * The aircraft that was called.
 */
unit: UnitNo,
/**
 * Own turns until it is over the table.
 */
turns: number, };

/**
 * Where an offered action leads.
 */
export type Spot = {
/**
 * The action, in notation.
 */
action: string,
/**
 * Where it leads; for a road or a river, where it begins.
 */
at: [number, number],
/**
 * Where a road or a river ends.
 */
to: [number, number] | null, };

/**
 * A square of the table (§14.1): column and row, from the attacker's left.
 */
export type Square = {
/**
 * From the left, 0 to 15.
 */
column: number,
/**
 * From the attacker's edge, 0 to 7.
 */
row: number, };

/**
 * A square of the table by its name, written `c7`.
 */
export type SquareName = string;

/**
 * A stand of a unit, written `4.1`.
 */
export type StandNo = `${number}.${number}`;

/**
 * What stops a line of sight.
 */
export type Stop = { "piece": number } | { "unit": UnitNo } | "smoke" | "weather";

/**
 * Every table of the book.
 */
export type Tables = {
/**
 * Scenery and works.
 */
pieces: Array<PieceDef>,
/**
 * What may be bought for a unit.
 */
upgrades: Array<UpgradeDef>,
/**
 * What each landscape offers.
 */
landscapes: Array<LandscapeDef>,
/**
 * The three sizes.
 */
sizes: Array<SizeDef>,
/**
 * Ranges in millimetres.
 */
ranges: Array<RangeDef>,
/**
 * The four qualities.
 */
qualities: Array<QualityDef>,
/**
 * Casualties by template.
 */
templates: Array<TemplateDef>,
/**
 * Radii of the small, medium and large template, in millimetres.
 */
radii: [number, number, number],
/**
 * Weather by 2d6 and season.
 */
weather: Array<WeatherRow>,
/**
 * What each weather does.
 */
climates: Array<ClimateDef>,
/**
 * How near a unit must be to hold an objective, in millimetres.
 */
objective_radius: number,
/**
 * The side of a square, in millimetres.
 */
square: number,
/**
 * From edge to edge, in millimetres.
 */
depth: number, };

/**
 * A row of the bombardment table (§7.3).
 */
export type TemplateDef = {
/**
 * Total D from which it counts.
 */
from: number,
/**
 * Most casualties: small, medium, large; 0: not to be chosen.
 */
most: [number, number, number], };

/**
 * The five landscapes (§1.1).
 */
export type Terrain = "Plain" | "Hills" | "Coast" | "Town" | "Forest";

/**
 * The hidden face of a token.
 */
export type TokenFace = "decoy" | { "unit": UnitNo };

/**
 * A token by the number on its face, written `attacker-3`: both sides know it by that.
 */
export type TokenNo = `${'attacker' | 'defender'}-${number}`;

/**
 * Where a token is.
 */
export type TokenPlace = { "square": Square } | { "flank": {
/**
 * The right-hand edge, seen from the attacker.
 */
right: boolean,
/**
 * The row it has reached.
 */
row: number, } } | "gone";

/**
 * A token as a viewer sees it.
 */
export type TokenView = {
/**
 * Its place in lists and notations.
 */
token: number,
/**
 * The side that laid it.
 */
side: Side,
/**
 * The number on its face.
 */
number: number,
/**
 * Where it stands, or marches.
 */
at: TokenPlace,
/**
 * It once went two squares.
 */
fast: boolean,
/**
 * It has moved at all.
 */
moved: boolean,
/**
 * It came on after the battle began.
 */
late: boolean,
/**
 * It moved or was ordered this round.
 */
spent: boolean,
/**
 * The order it carries out in hiding.
 */
ordered: OrderKind | null,
/**
 * What it stands for, for its owner: a unit, or `None` for a decoy.
 */
stands_for: TokenFace | null, };

/**
 * Whether a shot is one of two.
 */
export type Twice = "once" | "quick" | "double";

/**
 * One line of an army list (§2).
 */
export type UnitDef = {
/**
 * The id lists use.
 */
id: string,
/**
 * The army that may buy it.
 */
side: Army,
/**
 * The list it stands in.
 */
category: Category,
/**
 * The column «Tipo» of the lists.
 */
kind: UnitKind,
/**
 * The unit's name on its list.
 */
name: Text,
/**
 * What it costs, in points.
 */
cost: number,
/**
 * Centimetres off and on the road.
 */
moves: [number, number],
/**
 * C or R from the front, the sides, the rear.
 */
protection: [number, number, number],
/**
 * Whether the protection is of type Vehículo.
 */
armoured: boolean,
/**
 * Its weapons, the main one first.
 */
weapons: Array<WeaponDef>,
/**
 * Its special rules.
 */
rules: Array<Ability>,
/**
 * Where the line comes from.
 */
source: Source,
/**
 * The line of the book.
 */
line: number,
/**
 * What looks like a misprint and is kept.
 */
note: string, };

/**
 * What kind of thing a unit is: the column «Tipo» of the lists.
 */
export type UnitKind = "Infantry" | "Individual" | "Support" | "CivilArmouredCar" | "ArmouredCar" | "Tractor" | "LightAa" | "HeavyAa" | "LightGun" | "Tankette" | "LightTank" | "LightMortar" | "MediumMortar" | "LightArtillery" | "MediumArtillery" | "HeavyArtillery" | "Fighter" | "LightBomber" | "MediumBomber" | "HeavyBomber" | "Lorry" | "Cart" | "HandWeapon";

/**
 * A unit of the match: its place in [`crate::State::units`].
 */
export type UnitNo = number;

/**
 * A unit as a viewer sees it.
 */
export type UnitView = { unit: UnitNo, id: string, side: Side, quality: Quality, place: Place,
/**
 * The second transport of a section that rides in two.
 */
second: UnitNo | null, stands: Array<[number, Point]>,
/**
 * Half the width and half the depth of the base of each of them.
 */
bases: Array<[number, number]>, facing: Facing, losses: number, points: number, decimated: boolean, pinned: number, panicked: boolean, spent: boolean, aimed: boolean,
/**
 * §6.4.2: it lies down: 8 and the modifier of its dice; 0: upright.
 */
prone: number, covered: boolean, moved: number, mobility: Mobility, readiness: Readiness, lost: number, mounted: boolean, ammo: number, platoon: number, event: EventKind | null, active: boolean, dice: [number, number, number], gear: Gear, officer_event: EventKind | null,
/**
 * Marks of the turn and the round: terror, shaken, fired at on its way, moved or fired, set down this turn, struck.
 */
marks: [boolean, boolean, boolean, boolean, boolean, boolean],
/**
 * Whom a prolonged action is for: the unit regrouped, or the battery observed for.
 */
task_for: UnitNo | null,
/**
 * It observes for smoke shells.
 */
smoke: boolean,
/**
 * The place it observes, where this viewer may know it.
 */
aim: Point | null,
/**
 * Turns left of a prolonged action.
 */
task: [OrderKind, number] | null, };

/**
 * What is bought for a unit (§2).
 */
export type Upgrade = "Marksman" | "LightMachineGun" | "PetrolBombs" | "HandGrenades" | "Explosives" | "SubmachineGuns" | "Helmets" | "Veterans" | "ImprovisedShovels" | "RegulationShovels" | "Reinforcements" | "Ammunition";

/**
 * Something to buy for a unit.
 */
export type UpgradeDef = {
/**
 * The upgrade the row is about.
 */
upgrade: Upgrade,
/**
 * The name of the upgrade.
 */
name: Text,
/**
 * Type Ap (support) or Mej.
 */
support: boolean,
/**
 * Points: national, republican.
 */
costs: [number, number],
/**
 * What it gives.
 */
rules: Array<Ability>,
/**
 * Where the row comes from.
 */
source: Source, };

/**
 * The table as a viewer sees it.
 */
export type View = {
/**
 * The side that looks; none for a spectator.
 */
viewer: Side | null,
/**
 * Counted from 1; 0 before the battle.
 */
round: number,
/**
 * How many there will be.
 */
rounds: number,
/**
 * Whose turn it is.
 */
active: Side,
/**
 * What is pending, innermost last.
 */
pending: Array<Frame>,
/**
 * The unit whose move, shot, order or loss is being decided, where this viewer may know it; none where the whole
 * side is asked.
 */
acting: UnitNo | null,
/**
 * How far the making of the scenario has come.
 */
scenario: Scenario,
/**
 * Dice on the table.
 */
dice: [number, number],
/**
 * What is being done; the unit is not named to those who cannot see it.
 */
order: Order,
/**
 * The order of a command vehicle whose platoon has yet to follow.
 */
hen: Order,
/**
 * The move being made.
 */
march: March,
/**
 * Hits about to take effect.
 */
hits: Array<Hit>,
/**
 * Units that have yet to test, to run, to leave, and those dealt with in the pending window.
 */
sets: [Array<UnitNo>, Array<UnitNo>, Array<UnitNo>, Array<UnitNo>],
/**
 * Aircraft on their way.
 */
sorties: Array<Sortie>,
/**
 * Player turns since the last look at the sky.
 */
sky: number,
/**
 * Tokens numbered so far, by side.
 */
numbered: [number, number],
/**
 * Across and from edge to edge, in tenths of a millimetre.
 */
size: [number, number],
/**
 * The landscape of the table (§1.1).
 */
terrain: Terrain,
/**
 * The sector of the table that is being laid out (§1.2), counted from 1.
 */
sector: number | null,
/**
 * The piece that is to be laid now.
 */
laying: PieceKind | null,
/**
 * The season of the year (§15.1).
 */
season: Season,
/**
 * The weather this turn (§15.2).
 */
weather: Weather,
/**
 * Where the wind blows to, 1 to 8; 0: nowhere.
 */
wind: number,
/**
 * Scenery and works, with their outlines.
 */
pieces: Array<PieceView>,
/**
 * The objectives, in the order of their sectors.
 */
objectives: Array<Objective>,
/**
 * Units this viewer can see or owns.
 */
units: Array<UnitView>,
/**
 * Tokens on the table or beside it.
 */
tokens: Array<TokenView>,
/**
 * Numbers of the decoys that were turned up, by side.
 */
decoys: [Array<number>, Array<number>],
/**
 * How many tokens each side has still to bring on, decoys included.
 */
reserves: [number, number],
/**
 * Clouds of smoke and burning wrecks.
 */
smoke: Array<Smoke>,
/**
 * Messengers on their way.
 */
messengers: Array<MessengerView>,
/**
 * The bombardments under way or observed for.
 */
missions: Array<MissionView>,
/**
 * Tokens that may still come on this turn.
 */
entries: number,
/**
 * Build points left to the defender.
 */
build: number,
/**
 * The shots declared and not yet resolved.
 */
shots: Array<Shot>,
/**
 * How it ended.
 */
ending: Ending | null, };

/**
 * A weapon line of a unit.
 */
export type WeaponDef = {
/**
 * The weapon's name on its list.
 */
name: Text,
/**
 * The family of weapons it belongs to.
 */
kind: WeaponKind,
/**
 * D at short, medium and long range.
 */
d: [number, number, number],
/**
 * The ranges it is measured by.
 */
range: Range,
/**
 * Its special rules.
 */
rules: Array<Ability>, };

/**
 * The family a weapon is printed with.
 */
export type WeaponKind = "Normal" | "LightGun" | "AntiTank" | "Explosive" | "LightArtillery" | "MediumArtillery" | "HeavyArtillery" | "LightAa" | "HeavyAa" | "Bombs" | "Mortar" | "Flamethrower";

/**
 * The nine kinds of weather (§15.2).
 */
export type Weather = "Sunny" | "Cloudy" | "Wind" | "Gale" | "Rain" | "Storm" | "Snow" | "Blizzard" | "Night";

/**
 * A row of the weather table (§15.1).
 */
export type WeatherRow = {
/**
 * The sum of the two dice.
 */
roll: number,
/**
 * Summer, autumn, winter, spring.
 */
seasons: [Weather, Weather, Weather, Weather], };
