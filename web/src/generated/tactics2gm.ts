// Written from Rust by `cargo xtask types --write`; not to be edited by hand.

import type { Seat } from "./api";

export type Ability = "march" | "set-up" | "command" | "inspire" | "mechanic" | "sapper" | "sniper" | "paratrooper" | "infiltration" | "reconnaissance" | "transport" | "tow" | "towable" | "armoured" | "logistics" | "anti-tank-position" | "casemate" | "self-propelled" | "heavy" | "unreliable" | "all-terrain" | "amphibious" | "assault-expert" | "elite-troops" | "cold-blood" | "hurrah" | "commissar" | "anti-air" | "fighter" | "bomber" | "air-transport" | "landing-craft";

export type Agreed = { scenario: number | null, seats: number, sides: [Side, Side, Side, Side], boards: number, rounds: number, weather: Weather, novices: number, surrender: boolean, fighters_return: boolean, automaton: number | null, };

export type Aim = { action: string, dice: Array<Throw>, };

export type Area = "Cell" | "Line2" | "Line3" | "Cross";

export type Assault = { by: number, slot: number, on: number, hq: number, cell: Cell, back: number, hurrah: boolean, };

export type Attack = { kind: AttackKind, seat: Seat, by: number, slot: number, plane: Role, on: Victim, hit: number, crit: number, pen: number, damage: number, sure: boolean, again: boolean, roll: number, };

export type AttackKind = "shot" | "ambush" | "strike" | "strike-back" | "anti-air" | "dogfight" | "raid" | "barrage";

export type BattleDef = { id: string, name: Text, decks: [string, string], source: Source, };

export type Bonus = { "Income": number } | { "Discount": { on: DiscountOn, by: number, floor: number, per_turn: number, } } | { "FreeMarch": number } | { "MoveAfterDeploying": number } | { "RecoverPi": number } | { "DrawBelow": { hand: number, cards: number, } } | { "IncomeBySupply": { lines: number, pa: number, } } | "AssaultFromTransport" | "SteadyUnit" | "CloseQuarters";

export type CardNo = number;

export type Cell = string;

export type CellSet = Array<string>;

export type Class = "infantry" | "artillery" | "tank" | "transport" | "plane";

export type Cover = "bare" | "light" | "medium" | "heavy";

export type DeckDef = { id: string, nation: Nation, name: Text, points: number, cards: Array<[string, number]>, source: Source, };

export type Dir = "north" | "east" | "south" | "west";

export type DiscountOn = { "Class": Class } | "Supplies";

export type Effect = "SureHit" | { "Mine": { on: Array<Class>, pen: number, damage: number, } } | { "Reload": number } | { "Heal": { on: Array<Class>, wounds: number, } } | { "GainPa": number } | "GainPaBySupply" | { "Draw": number } | "Reroll" | { "Barrage": { area: Area, hit: number, crit: number, pen: number, damage: number, } } | "SmokeScreen" | { "AirReconnaissance": { up_to: number, } } | { "Sabotage": number } | "Ambush" | { "MoveOne": number } | { "MoveAll": { on: Array<Class>, by: number, } } | { "Recover": { up_to: number, } } | "General" | "StandFast" | { "Promote": { on: Array<Class>, weapons: Scope, hit: number, crit: number, ignored_wounds: number, wounds: number, steadfast: Steadfast, rerolls: number, } } | "DozerBlade" | { "ExtraArmour": { up_to: number, } } | { "Piercing": number } | { "Radio": { within: number, } } | "CamouflageNet" | { "Binoculars": number };

export type Ending = { how: How, winner: Side | null, };

export type Face = "A" | "B";

export type Fighter = { kind: UnitNo, wounds: number, grey: boolean, fresh: boolean, };

export type First = { "Side": Side } | "Roll";

export type Frame = { "tiles": number } | { "bid": Seat } | { "initiative": Side } | { "who-first": Seat } | { "buy": Seat } | { "deal": [Seat, number] } | { "mulligan": Seat } | { "start": Side } | { "draw": [Seat, number] } | { "phase": Phase } | "end" | { "moving": number } | { "arrived": number } | { "engine": [number, Dir] } | { "mine": [number, Seat] } | { "ambush": [number, Seat] } | { "ambush-shot": [number, Seat] } | "strike-back" | { "exchange": number } | { "equip": number } | { "fielded": number } | { "choose-general": Seat } | { "spying": Seat } | "recover" | "before-die" | { "answer": Seat } | "die" | "after-die" | "settle" | "volley" | { "wreck": [Cell, boolean] } | { "wreck-die": [number, Cell, boolean] } | { "wreck-place": [number, Cell, boolean] } | "escort" | { "anti-air": Seat } | { "intercept": Seat } | { "dogfight": number } | "bombing" | "drop" | "mission-end" | "column";

export type GeneralDef = { id: string, nation: Nation, name: Text, effects: Array<Bonus>, source: Source, };

export type GeneralNo = number;

export type Ground = "normal" | "difficult" | "impassable";

export type Hand = { "count": number } | { "cards": Array<[CardNo, number]> };

export type How = "staff-destroyed" | "surrender" | "no-cards" | "line-reached" | "casualties" | "held" | "cells-held" | "bridge-destroyed" | "crates" | "rounds-over" | "cannot-win";

export type Hq = { pi: number, general: GeneralNo | null, recovered: boolean, discounts: number, free_marches: number, helped: boolean, fighters: [Fighter | null, Fighter | null], };

export type HqView = { side: Side, seat: Seat, column: number, supply: number, most_pa: number, hq: Hq, };

export type Lasts = "Once" | "Turn" | "Permanent";

export type Mark = "moved" | "started" | "stopped" | "deployed" | "marched" | "embarked" | "disembarked" | "landed" | "ashore" | "assaulted" | "tested" | "worked" | "steadied" | "smoked" | "spent" | "fired-at-plane" | "suppressed" | "crate" | "ace-spent" | "shifted";

export type Marks = Array<Mark>;

export type Mission = { seat: Seat, target: Target, planes: [Fighter | null, Fighter | null, Fighter | null], interceptor: Seat, hq_loss: number, lander: number, drops: number, before: number, sure: boolean, };

export type Modifier = "wounds" | "suppressed" | "marched" | "landed" | "ashore" | "casemate" | "anti-tank-position" | "inspire" | "steadied" | "close-quarters" | "promotion" | "radio" | "cover" | "prone" | "smoke" | "weather" | "assault-expert" | "urban-combat" | "interceptor";

export type Nation = "usa" | "germany" | "united-kingdom" | "soviet-union";

export type NationDef = { nation: Nation, name: Text, income: number, most_pa: number, pi: number, armour: number, source: Source, };

export type Natural = "open" | "wood" | "hedge" | "river" | "sea";

export type NaturalDef = { natural: Natural, name: Text, enter: [Ground, Ground, Ground], cover: [Cover, Cover, Cover], source: Source, };

export type Phase = "movement" | "deployment" | "shooting" | "flip" | "discard";

export type Role = "mission" | "escort" | "interceptor";

export type ScenarioDeck = { "Cards": Array<[string, number]> } | "Free";

export type ScenarioDef = { id: string, name: Text, tiles: Array<Array<[string, Face, number]>> | null, terrain: Array<[string, [number, number], number | null]>, crates: Array<[number, number]>, first: First, rounds: number, sides: [ScenarioSide, ScenarioSide], special: Array<Special>, victory: Array<[Side | null, Victory]>, source: Source, };

export type ScenarioSide = { nation: Nation | null, start_pa: number, limit: number, general: string | null, deck: ScenarioDeck, units: Array<[string, [number, number], Array<string>]>, };

export type Scope = "All" | "Main";

export type SeatView = { nation: Nation, pa: number, bid: number | null, hand: Hand, deck: number, unseen: Array<[CardNo, number]>, discard: Array<[CardNo, number]>, };

export type Sheet = { units: Array<UnitDef>, slots: Array<Array<SlotPrint>>, support: Array<SupportDef>, generals: Array<GeneralDef>, weapons: Array<WeaponDef>, tokens: Array<TokenDef>, nations: Array<NationDef>, naturals: Array<NaturalDef>, terrain: Array<TerrainDef>, tiles: Array<TileDef>, decks: Array<DeckDef>, battles: Array<BattleDef>, scenarios: Array<ScenarioDef>, };

export type Side = "a" | "b";

export type SlotPrint = { weapon: number | null, token: number | null, price: number, };

export type Source = "Seed" | "Public" | "Mixed" | "Reconstructed";

export type Special = { "LandingCraft": Side } | { "FixedSupply": [Side, number] } | { "BridgeForSappers": { from_round: number, } } | { "Weather": Weather } | { "NoAircraftBefore": number } | "UrbanCombat" | { "Crates": { pa: number, } };

export type Steadfast = "Yes" | "No";

export type Subtype = "light" | "medium" | "heavy" | "special" | "command" | "anti-tank" | "howitzer" | "anti-aircraft" | "rockets" | "tank-destroyer" | "reconnaissance" | "self-propelled" | "jeep" | "truck" | "half-track" | "motorcycle" | "tracked" | "armoured-car" | "fighter" | "bomber" | "air-transport" | "landing-craft";

export type SupportDef = { id: string, name: Text, kind: SupportKind, cost: number, points: number, timing: Timing, lasts: Lasts, nation: Nation | null, copies: [number, number, number, number], effect: Effect, source: Source, };

export type SupportKind = "Supplies" | "Promotion" | "Equipment";

export type Tag = "indirect" | "set-up" | "hollow-charge" | "single-use" | "ignores-cover" | "ignores-building" | "double-on-structures" | "personnel-only" | "ignores-prone" | "area-line" | "area-cross" | "anti-air" | "light-anti-air" | "gun" | "machine-gun";

export type Target = string;

export type TerrainDef = { id: string, name: Text, kind: TerrainKind, cost: number, enter: [Ground, Ground, Ground], cover: [Cover, Cover, Cover], armour_bonus: number, pi: number, armour: number, clearable: boolean, copies: number, for_sale: boolean, source: Source, };

export type TerrainKind = "Plain" | "Barrier" | "Trench" | "Wire" | "Building" | "Bridge" | "Ruin";

export type TerrainNo = number;

export type Text = { es: string, en: string, fr: string, };

export type Throw = { kind: AttackKind, by: number | null, slot: number | null, on: Victim, printed: [number, number], modifiers: Array<[Modifier, number, number]>, hit: number, crit: number, pen: number, armour: number, damage: number, sure: boolean, harms: number, destroys: number, rolled: number | null, };

export type TileDef = { id: string, faces: [[string, string], [string, string]], random: boolean, source: Source, };

export type TileNo = number;

export type Timing = "Movement" | "Deployment" | "OwnShooting" | "EnemyMove";

export type TokenDef = { id: string, name: Text, side: TokenSide, kind: TokenKind, weapon: string | null, source: Source, };

export type TokenKind = "Weapon" | "SetUp" | "SingleUse" | "Prone" | "Medic" | "Camouflage" | "Sandbags" | "Smoke" | "Skirts";

export type TokenSide = "Offensive" | "Defensive";

export type Turn = { round: number, first: Side, side: Side, actor: number, passed: number, ordered: boolean, opened: boolean, given: boolean, firing: number, rolls: [number, number], sold: number, stand_fast: [boolean, boolean], attacking: boolean, column: number, };

export type Unit = { kind: UnitNo, owner: Seat, cell: Cell | null, carrier: number, wounds: number, arms: number, grey: number, fresh: number, fired: number, left: number, extra: number, scoped: number, shot_by: number, marks: Marks, cards: number, touched: number, };

export type UnitDef = { id: string, name: Text, nation: Nation, class: Class, subtype: Subtype, cost: number, movement: number, armour: number, wounds: number, weapons: Array<string>, tokens: Array<[string, Array<number>]>, abilities: Array<Ability>, carries: number, air: [number, number, number, number] | null, ground: [number, number, number, number] | null, defence: [number, number, number, number] | null, area: Area | null, copies: number, source: Source, };

export type UnitNo = number;

export type UnitView = { place: number, side: Side, armour: number, most_wounds: number, unit: Unit, aboard: Cell | null, };

export type Victim = { "unit": number } | { "structure": Cell } | { "hq": number } | { "plane": Role };

export type Victory = "DestroyHq" | { "UnitsOnLine": { line: number, count: number, } } | { "DestroyUnits": number } | "TurnLimit" | { "HoldCells": Array<[number, number]> } | "BridgeDestroyed" | { "Crates": number } | "MostCrates";

export type View = { viewer: Seat | null, agreed: Agreed, phase: Phase | null, deciding: Seat | null, turn: Turn, pending: Frame | null, width: number, tiles: Array<TileNo>, field: Array<string>, terrain: Array<[Cell, TerrainNo, number]>, stock: Array<[TerrainNo, number]>, units: Array<UnitView>, smoke: CellSet, crates: CellSet, delivered: [number, number], lost: [number, number], hqs: Array<HqView>, seats: Array<SeatView>, attack: Attack | null, area: CellSet, assault: Assault | null, mission: Mission | null, dice: Array<Throw>, aims: Array<Aim>, ending: Ending | null, };

export type WeaponDef = { id: string, name: Text, range: [number, number], hit: number, crit: number, pen: number, damage: number, flips: boolean, tags: Array<Tag>, source: Source, };

export type Weather = "clear" | "snow" | "rain" | "mud" | "night" | "fog";
