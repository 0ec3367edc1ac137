//! A position as it is written: cards by their printed numbers, readable and editable by people.

use crate::actions::Ending;
use crate::data::{Pack, Place, Tables};
use crate::ids::{BySide, CardNo, Faction, Player, Side};
use crate::sets::{Cards, Slot, Tally};
use crate::state::{
    Agreed, Battle, Cheap, Combat, Field, Frame, Holdings, Leader, Now, Ring, SideState, Stack, Stage, State,
};
use frente_kernel::By;
use serde::{Deserialize, Serialize};

/// A position as it is written.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Saved {
    pack: Pack,
    agreed: Agreed,
    players: Vec<SavedPlayer>,
    sides: BySide<SavedSide>,
    political: BySide<Option<SavedRing>>,
    military: BySide<Option<SavedField>>,
    won: BySide<Vec<CardNo>>,
    turn: u16,
    active: Player,
    stage: Stage,
    combat: SavedCombat,
    picked: BySide<Vec<CardNo>>,
    stack: Vec<Frame>,
    ending: Option<(Ending, Option<Side>)>,
}

/// What is left out is empty, so that a hand-written position names only what lies somewhere.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct SavedPlayer {
    reserve: Vec<CardNo>,
    hand: Vec<CardNo>,
    rearguard: Vec<CardNo>,
    mobilised: Lists,
    limbo: Vec<CardNo>,
    open: Vec<CardNo>,
    looked: Vec<CardNo>,
    shields: [Lists; 3],
    fresh: bool,
    to_build: u8,
    random: bool,
}

/// A list by side; one that is left out is empty.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Lists {
    national: Vec<CardNo>,
    republic: Vec<CardNo>,
}

impl Lists {
    fn of(list: impl Fn(Side) -> Vec<CardNo>) -> Lists {
        Lists { national: list(Side::National), republic: list(Side::Republic) }
    }

    fn read(
        &self,
        read: impl Fn(Side, &[CardNo]) -> Result<Cards, NotAPosition>,
    ) -> Result<BySide<Cards>, NotAPosition> {
        Ok(BySide::of([read(Side::National, &self.national)?, read(Side::Republic, &self.republic)?]))
    }
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedSide {
    economy: u8,
    moral: u8,
    political: u8,
    military: u8,
    leader: Option<SavedLeader>,
    marked: Vec<Faction>,
    transit: Vec<CardNo>,
    named: bool,
    general_used: bool,
    faction_used: bool,
    spent: Vec<CardNo>,
    extra: Vec<(CardNo, u8)>,
    used: [Vec<CardNo>; 2],
    blocked: Vec<CardNo>,
    force: Vec<(CardNo, u8)>,
    skills: [Vec<CardNo>; 3],
    shielded: Vec<CardNo>,
    cheap: [(u8, i8, u16, u8); 2],
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedLeader {
    card: Option<CardNo>,
    faction: Faction,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedRing {
    objective: CardNo,
    /// Steps toward the Republic; below 0 toward the Nationals.
    at: i8,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedField {
    objective: CardNo,
    resistance: u8,
    turns: u8,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedCombat {
    groups: u8,
    at_republic: u64,
    /// Army and group.
    members: Vec<(CardNo, u8)>,
    /// Army and commander.
    commands: Vec<(CardNo, CardNo)>,
    pools: Vec<(u8, BySide<u16>)>,
    absorbed: BySide<Vec<CardNo>>,
    defender: Player,
}

/// Sets to numbers and back, for one side.
struct Book {
    tables: &'static Tables,
    side: Side,
}

/// Text that is not a position: which card, and why.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct NotAPosition(String);

impl Book {
    fn list(&self, set: Cards) -> Vec<CardNo> {
        set.iter().map(|slot| self.tables.number(self.side, slot)).collect()
    }

    fn slot(&self, number: CardNo) -> Result<Slot, NotAPosition> {
        match self.tables.place[usize::from(number.0)] {
            Place::Card(side, slot) if side == self.side => Ok(slot),
            _ => Err(NotAPosition(format!("card {number} is no card of the {} side", self.side))),
        }
    }

    fn set(&self, list: &[CardNo]) -> Result<Cards, NotAPosition> {
        let set: Cards = list.iter().map(|number| self.slot(*number)).collect::<Result<_, _>>()?;
        match list.iter().enumerate().find(|(at, number)| list[..*at].contains(number)) {
            Some((_, twice)) => Err(NotAPosition(format!("card {twice} stands twice in one list"))),
            None => Ok(set),
        }
    }

    fn counts(&self, tally: &Tally) -> Vec<(CardNo, u8)> {
        tally.cards().iter().map(|slot| (self.tables.number(self.side, slot), tally.get(slot))).collect()
    }

    fn tally(&self, list: &[(CardNo, u8)]) -> Result<Tally, NotAPosition> {
        let mut tally = Tally::default();
        for (number, count) in list {
            if *count > Tally::MOST {
                return Err(NotAPosition(format!("card {number} counts {count}, at most {}", Tally::MOST)));
            }
            tally.set(self.slot(*number)?, *count);
        }
        Ok(tally)
    }
}

fn objective(tables: &Tables, number: CardNo) -> Result<Slot, NotAPosition> {
    match tables.place[usize::from(number.0)] {
        Place::Objective(slot) => Ok(slot),
        _ => Err(NotAPosition(format!("card {number} is no objective"))),
    }
}

impl From<State> for Saved {
    fn from(state: State) -> Saved {
        let tables = state.tables();
        let book = |side: Side| Book { tables, side };
        let players = state.players_of_all().map(|player| {
            let (hold, book) = (state.holdings(player), book(player.side()));
            SavedPlayer {
                reserve: book.list(hold.reserve),
                hand: book.list(hold.hand),
                rearguard: book.list(hold.rear),
                mobilised: Lists::of(|front| book.list(hold.at[front])),
                limbo: book.list(hold.limbo),
                open: book.list(hold.open),
                looked: book.list(hold.looked),
                shields: hold.shields.map(|shield| Lists::of(|side| Book { tables, side }.list(shield[side]))),
                fresh: hold.fresh,
                to_build: hold.to_build,
                random: hold.random,
            }
        });
        let number = |slot: Slot| state.objective_number(slot);
        Saved {
            pack: state.pack,
            agreed: state.agreed,
            players: players.collect(),
            sides: BySide::of(Side::ALL.map(|side| save_side(&state, &book(side)))),
            political: BySide::of(
                state
                    .rings
                    .values()
                    .map(|ring| ring.map(|ring| SavedRing { objective: number(ring.objective), at: ring.at })),
            ),
            military: BySide::of(state.fields.values().map(|field| {
                field.map(|field| {
                    let Field { resistance, turns, .. } = field;
                    SavedField { objective: number(field.objective), resistance, turns }
                })
            })),
            won: BySide::of(state.won.values().map(|set| set.iter().map(number).collect())),
            turn: state.turn,
            active: state.active,
            stage: state.stage,
            combat: save_combat(&state),
            picked: BySide::of(Side::ALL.map(|side| book(side).list(state.picked[side]))),
            stack: state.stack.frames().to_vec(),
            ending: state.ending,
        }
    }
}

fn save_side(state: &State, book: &Book) -> SavedSide {
    let own = &state.sides[book.side];
    let now = &own.now;
    SavedSide {
        economy: own.economy,
        moral: own.moral,
        political: own.political,
        military: own.military,
        leader: own.leader.map(|leader| SavedLeader {
            card: leader.card.map(|card| state.number(book.side, card)),
            faction: leader.faction,
        }),
        marked: own.marked.iter().collect(),
        transit: book.list(own.transit),
        named: now.named,
        general_used: now.general_used,
        faction_used: now.faction_used,
        spent: book.list(now.spent),
        extra: book.counts(&now.extra),
        used: now.used.values().map(|set| book.list(set)),
        blocked: book.list(now.blocked),
        force: book.counts(&now.force),
        skills: now.skills.values().map(|set| book.list(set)),
        shielded: book.list(now.shielded),
        cheap: now.cheap.map(|cheap| (cheap.left, cheap.by, cheap.ability, cheap.pc)),
    }
}

fn save_combat(state: &State) -> SavedCombat {
    let combat = &state.combat;
    let battle = combat.battle.as_ref().unwrap_or(&Battle::BEGUN);
    let (mut members, mut commands) = (Vec::new(), Vec::new());
    for side in Side::ALL {
        for (at, slot) in state.table(side).army_slots.iter().enumerate() {
            let army = state.number(side, *slot);
            if battle.group[side][at] != 0 {
                members.push((army, battle.group[side][at]));
            }
            if let Some(commander) = combat.led[side][at] {
                commands.push((army, state.number(side, commander)));
            }
        }
    }
    let pools = battle.pools.iter().enumerate().filter(|(_, pool)| *pool.values() != [0, 0]);
    SavedCombat {
        groups: battle.groups,
        at_republic: battle.at_republic,
        members,
        commands,
        pools: pools.map(|(group, pool)| (group as u8, *pool)).collect(),
        absorbed: BySide::of(Side::ALL.map(|side| Book { tables: state.tables(), side }.list(battle.absorbed[side]))),
        defender: combat.defender,
    }
}

impl TryFrom<Saved> for State {
    type Error = NotAPosition;

    fn try_from(saved: Saved) -> Result<State, NotAPosition> {
        let tables = &saved.pack.data().tables;
        let book = |side: Side| Book { tables, side };
        if saved.players.len() != usize::from(saved.agreed.scenario.players()) {
            return Err(NotAPosition(format!(
                "{} players, expected {}",
                saved.players.len(),
                saved.agreed.scenario.players()
            )));
        }
        let mut players = [Holdings::default(); 4];
        for (at, player) in saved.players.iter().enumerate() {
            players[at] = load_player(player, &book(Player(at as u8).side()))?;
        }
        let [national, republic] = saved.sides.values();
        let sides =
            BySide::of([load_side(national, &book(Side::National))?, load_side(republic, &book(Side::Republic))?]);
        let ring = |ring: &Option<SavedRing>| {
            let read = |ring: &SavedRing| Ok(Ring { objective: objective(tables, ring.objective)?, at: ring.at });
            ring.as_ref().map(read).transpose()
        };
        let field = |field: &Option<SavedField>| {
            let read = |field: &SavedField| {
                let SavedField { resistance, turns, .. } = *field;
                Ok(Field { objective: objective(tables, field.objective)?, resistance, turns })
            };
            field.as_ref().map(read).transpose()
        };
        let won = |list: &[CardNo]| -> Result<Cards, NotAPosition> {
            list.iter().map(|number| objective(tables, *number)).collect()
        };
        let stack = Stack::try_from(&*saved.stack).map_err(|error| NotAPosition(error.to_string()))?;
        Ok(State {
            pack: saved.pack,
            agreed: saved.agreed,
            players,
            sides,
            rings: BySide::of([ring(&saved.political[Side::National])?, ring(&saved.political[Side::Republic])?]),
            fields: BySide::of([field(&saved.military[Side::National])?, field(&saved.military[Side::Republic])?]),
            won: BySide::of([won(&saved.won[Side::National])?, won(&saved.won[Side::Republic])?]),
            turn: saved.turn,
            active: saved.active,
            stage: saved.stage,
            combat: load_combat(&saved, tables)?,
            stack,
            picked: BySide::of([
                book(Side::National).set(&saved.picked[Side::National])?,
                book(Side::Republic).set(&saved.picked[Side::Republic])?,
            ]),
            ending: saved.ending,
        })
    }
}

fn load_player(saved: &SavedPlayer, book: &Book) -> Result<Holdings, NotAPosition> {
    let mut shields = [BySide::default(); 3];
    for (shield, saved) in shields.iter_mut().zip(&saved.shields) {
        *shield = saved.read(|side, list| Book { side, ..*book }.set(list))?;
    }
    Ok(Holdings {
        reserve: book.set(&saved.reserve)?,
        hand: book.set(&saved.hand)?,
        rear: book.set(&saved.rearguard)?,
        at: saved.mobilised.read(|_, list| book.set(list))?,
        limbo: book.set(&saved.limbo)?,
        open: book.set(&saved.open)?,
        looked: book.set(&saved.looked)?,
        shields,
        fresh: saved.fresh,
        to_build: saved.to_build,
        random: saved.random,
    })
}

fn load_side(saved: &SavedSide, book: &Book) -> Result<SideState, NotAPosition> {
    let leader = match &saved.leader {
        None => None,
        Some(leader) => {
            Some(Leader { card: leader.card.map(|number| book.slot(number)).transpose()?, faction: leader.faction })
        }
    };
    let now = Now {
        named: saved.named,
        general_used: saved.general_used,
        faction_used: saved.faction_used,
        spent: book.set(&saved.spent)?,
        extra: book.tally(&saved.extra)?,
        used: By::of([book.set(&saved.used[0])?, book.set(&saved.used[1])?]),
        blocked: book.set(&saved.blocked)?,
        force: book.tally(&saved.force)?,
        skills: By::of([book.set(&saved.skills[0])?, book.set(&saved.skills[1])?, book.set(&saved.skills[2])?]),
        shielded: book.set(&saved.shielded)?,
        cheap: saved.cheap.map(|(left, by, ability, pc)| Cheap { left, by, ability, pc }),
    };
    Ok(SideState {
        economy: saved.economy,
        moral: saved.moral,
        political: saved.political,
        military: saved.military,
        leader,
        marked: saved.marked.iter().copied().collect(),
        transit: book.set(&saved.transit)?,
        now,
    })
}

/// The combat of the turn. What is written of groups and damage makes a battle even where no combat is under way:
/// the invariants find it.
fn load_combat(saved: &Saved, tables: &'static Tables) -> Result<Combat, NotAPosition> {
    let (stage, saved) = (saved.stage, &saved.combat);
    let mut combat = Combat { defender: saved.defender, ..Combat::NONE };
    let mut battle = Battle { groups: saved.groups, at_republic: saved.at_republic, ..Battle::BEGUN };
    let army = |number: CardNo| {
        let army = match tables.place[usize::from(number.0)] {
            Place::Card(side, slot) => tables.rules_of(side, slot).army.map(|at| (side, usize::from(at))),
            Place::Objective(_) | Place::Nowhere => None,
        };
        army.ok_or_else(|| NotAPosition(format!("card {number} is no army")))
    };
    for (number, group) in &saved.members {
        let (side, at) = army(*number)?;
        battle.group[side][at] = *group;
    }
    for (number, commander) in &saved.commands {
        let (side, at) = army(*number)?;
        combat.led[side][at] = Some(Book { tables, side }.slot(*commander)?);
    }
    for (group, pool) in &saved.pools {
        match battle.pools.get_mut(usize::from(*group)) {
            Some(known) => *known = *pool,
            None => return Err(NotAPosition(format!("there is no group {group}"))),
        }
    }
    for side in Side::ALL {
        battle.absorbed[side] = Book { tables, side }.set(&saved.absorbed[side])?;
    }
    let is_under_way = matches!(stage, Stage::Declared | Stage::Fighting);
    combat.battle = (is_under_way || battle != Battle::BEGUN).then_some(battle);
    Ok(combat)
}
