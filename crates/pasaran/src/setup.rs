//! What is agreed before the first step (§0.2): the data pack, the scenario and the optional rules; and the first position.

use crate::board::{Board, Spot};
use crate::data::{Effect, Pack, Piece, ScenarioDef};
use crate::ids::{Card, Place, Side, Unit, Weather};
use crate::pile::Pile;
use crate::sets::{CardSet, UnitSet, ZoneSet};
use crate::state::{Battle, Frame, Stack, State, Step, Turn};
use frente_kernel::Sparse;
use frente_kernel::{Fault, OptionInfo, SetupError};
use serde::{Deserialize, Serialize};

macro_rules! options {
    ($($(#[$doc:meta])* $name:ident = $rule:literal),+ $(,)?) => {
        /// What is agreed before the first step.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Setup {
            /// Map, counters, cards and scenarios.
            pub pack: Pack,
            /// The scenario, by its id in the pack.
            pub scenario: String,
            $($(#[$doc])* pub $name: u8),+
        }

        impl Default for Setup {
            fn default() -> Setup {
                Setup { pack: Pack::default(), scenario: "campaign1936".to_owned(), $($name: 0),+ }
            }
        }

        /// The optional rules in use.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
        pub struct Options { $($(#[$doc])* pub $name: bool),+ }

        /// §9.0, §10.0: the options of a setup, each agreed on by itself and off by default.
        pub(crate) const OPTIONS: &[OptionInfo] =
            &[$(OptionInfo { id: stringify!($name), values: &[0, 1], default: 0, rule: $rule }),+];

        impl Setup {
            fn values(&self) -> [(&'static str, u8); OPTIONS.len()] {
                [$((stringify!($name), self.$name)),+]
            }

            fn options(&self) -> Options {
                Options { $($name: self.$name == 1),+ }
            }
        }

        impl Options {
            /// One bit each, for digests.
            pub(crate) fn bits(self) -> u8 {
                [$(self.$name),+].iter().fold(0, |bits, on| bits << 1 | u8::from(*on))
            }
        }
    };
}

options! {
    /// Two reduced units make a whole one (§9.1).
    regrouping = "9.1",
    /// Only the top counters of enemy stacks are seen (§9.2).
    fog = "9.2",
    /// The winner of the initiative says who acts first (§9.3).
    alternative_initiative = "9.3",
    /// Infantry digs trenches (§9.4).
    trenches = "9.4",
    /// Combat chits are drawn before battles (§9.5).
    chits = "9.5",
    /// Some forces draw more chits (§9.6).
    bonus_chits = "9.6",
    /// Attacked units are pinned (§10.1, §10.2).
    blocking = "10.1",
    /// §6.3.3, ruling P16: a besieged garrison may attack the zone around it.
    sorties = "6.3.3",
}

impl Setup {
    /// Every reason against this setup.
    pub(crate) fn check(&self) -> Result<u8, SetupError> {
        let mut faults = Vec::new();
        let scenarios = &self.pack.data().scenarios;
        let found = scenarios.iter().position(|scenario| scenario.id == self.scenario);
        if found.is_none() {
            let known: Vec<&str> = scenarios.iter().map(|scenario| &*scenario.id).collect();
            let reason = format!("expected {}, found {:?}", known.join(" or "), self.scenario);
            faults.push(Fault { place: "scenario".to_owned(), reason });
        }
        for ((name, value), info) in self.values().into_iter().zip(OPTIONS) {
            if value > 1 {
                let reason = format!("expected 0 or 1 (§{}), found {value}", info.rule);
                faults.push(Fault { place: name.to_owned(), reason });
            }
        }
        if self.bonus_chits == 1 && self.chits == 0 {
            let reason = "expected 0: bonus draws (§9.6) need combat chits (§9.5)".to_owned();
            faults.push(Fault { place: "bonus_chits".to_owned(), reason });
        }
        match found {
            Some(at) if faults.is_empty() => Ok(at as u8),
            _ => Err(SetupError(faults)),
        }
    }
}

/// §4.1: the first position.
pub(crate) fn initial(setup: &Setup) -> Result<State, SetupError> {
    let scenario = setup.check()?;
    let data = setup.pack.data();
    let def = &data.scenarios[usize::from(scenario)];
    let mut zones = [ZoneSet::NONE; 2];
    let mut cities = [ZoneSet::NONE; 2];
    for zone in &data.map.zones {
        if let Some(owner) = zone.owner {
            zones[owner.index()].insert(zone.zone);
        }
        if let Some(city) = &zone.city {
            cities[city.owner.index()].insert(zone.zone);
        }
    }
    for (sets, changes) in [(&mut zones, &def.zones), (&mut cities, &def.cities)] {
        for (zone, side) in changes {
            sets[side.enemy().index()].remove(*zone);
            sets[side.index()].insert(*zone);
        }
    }
    cities = cities.map(|set| set.and(data.tables.cities));
    let removed: CardSet = def.removed.iter().copied().collect();
    let in_force: CardSet = def.in_force.iter().copied().collect();
    let mut state = State {
        pack: setup.pack,
        scenario,
        options: setup.options(),
        quarter: def.start,
        board: counters(data, def),
        zones,
        cities,
        bp: [def.saved.0, def.saved.1],
        hands: [CardSet::NONE; 2],
        fresh: [CardSet::NONE; 2],
        open_cards: CardSet::NONE,
        pile: Pile::shuffled(CardSet::ALL.without(removed).without(in_force)),
        drawn: CardSet::NONE,
        in_force,
        removed,
        revolt: false,
        trenches: Sparse::default(),
        works: UnitSet::NONE,
        tops: Sparse::default(),
        aired: Default::default(),
        turn: Turn {
            step: Step::Reinforcements,
            phasing: Side::Nationalist,
            initiative: def.initiative,
            first: def.initiative,
            weather: Weather::Fair,
            die: 0,
            besieged: ZoneSet::NONE,
            sieges: ZoneSet::NONE,
            stormed: ZoneSet::NONE,
            storm: 0,
            moved: UnitSet::NONE,
            reacted: UnitSet::NONE,
            strained: UnitSet::NONE,
            carried: UnitSet::NONE,
            shipped: UnitSet::NONE,
            trains: false,
            ships: false,
            took_up: false,
            crossed: UnitSet::NONE,
            invading: UnitSet::NONE,
            entered: ZoneSet::NONE,
            start: Sparse::default(),
            builders: UnitSet::NONE,
            shown: [ZoneSet::NONE; 2],
        },
        battle: Battle::default(),
        stack: Stack::default(),
        ending: None,
    };
    state.stack.push(Frame::Opening);
    Ok(state)
}

/// §2.3: on the map, on their way, in the reserve, or locked away.
fn counters(data: &crate::data::Data, def: &ScenarioDef) -> Board {
    let tables = &data.tables;
    let mut board = Board::default();
    for unit in tables.all.iter() {
        board.put(unit, Spot::RESERVE);
    }
    let released = |card: &Card| def.in_force.contains(card) || def.released_by.contains(card);
    let free: UnitSet = data
        .cards
        .iter()
        .filter(|card| released(&card.card))
        .flat_map(|card| &card.effects)
        .filter_map(|effect| match effect {
            Effect::Release(kinds) => Some(kinds),
            _ => None,
        })
        .flatten()
        .fold(UnitSet::NONE, |set, kind| set.or(kind.units()));
    for unit in tables.starred.without(free).or(tables.hqs).iter() {
        board.put(unit, Spot::LOCKED);
    }
    let mut taken = UnitSet::NONE;
    let mut take = |board: &mut Board, piece: Piece, spot: Spot| {
        let free = piece.kind.units().and(tables.all).without(taken);
        if let Some(unit) = free.first() {
            taken.insert(unit);
            board.put(unit, spot);
            if piece.reduced {
                board.reduced.insert(unit);
            }
        }
    };
    for (place, pieces) in &def.place {
        pieces.iter().for_each(|piece| take(&mut board, *piece, Spot::on(*place)));
    }
    for (quarter, pieces) in &def.reinforcements {
        pieces.iter().for_each(|piece| take(&mut board, *piece, Spot::due(*quarter)));
    }
    for kind in &def.gone {
        take(&mut board, Piece { kind: *kind, reduced: false }, Spot::GONE);
    }
    board
}

impl State {
    pub(crate) fn scenario_def(&self) -> &'static ScenarioDef {
        &self.data().scenarios[usize::from(self.scenario)]
    }

    /// Whether this is the first turn of the scenario.
    pub(crate) fn is_first_turn(&self) -> bool {
        self.quarter == self.scenario_def().start
    }

    /// The place of a counter that is known to stand on the map.
    #[inline]
    pub(crate) fn place_of(&self, unit: Unit) -> Place {
        self.board.place(unit).expect("the counter stands on the map")
    }
}
