//! What is agreed before the first die: the data pack, the size, the landscape, both lists and the options.

use crate::data::{Pack, Profile, Trait};
use crate::ids::{Season, Side, Size, Terrain, Upgrade};
use crate::roster::{self, Roster};
use crate::rules::c1_scenario;
use crate::state::{
    Gear, March, Mobility, Officer, Order, Place, Readiness, Scenario, Stack, State, TOKENS, Task, UNITS, Unit,
};
use arrayvec::ArrayVec;
use frente_kernel::{Fault, OptionInfo, SetupError};
use serde::de::{self, IntoDeserializer, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// What is agreed before the first die.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Units and tables.
    pub pack: Pack,
    /// How large the battle is (§2).
    #[serde(deserialize_with = "size")]
    pub size: Size,
    /// The landscape (§1.1).
    #[serde(deserialize_with = "terrain")]
    pub terrain: Terrain,
    /// 1 to 4: summer, autumn, winter, spring (§15.1); 0: by a die.
    pub season: i32,
    /// The attacker's list.
    pub attacker: ListChoice,
    /// The defender's list.
    pub defender: ListChoice,
    /// 0: both players make the scenario by the book (§1.4); else the seed of one made for them.
    pub scenery: u32,
    /// Hidden tokens and decoys (§14.1): 1, or 0 for none.
    pub fog: i32,
    /// Impactar(X): 0 as ruled (B-23), 1 by the letter.
    pub impactar: i32,
    /// Casualties of a direct shot limited by the firing stands (§6.2.9): 1, or 0 for no such limit.
    pub casualty_cap: i32,
    /// 1: prices that are clearly misprinted are put right (B-18).
    pub erratum_prices: i32,
    /// Waiting days of the defender, 0 to 3 (§8.5).
    pub waiting_days: i32,
    /// 1: our rules for aircraft and anti-aircraft fire (§13, reconstructed).
    pub air: i32,
    /// 1: our rules for batteries off the table (§12, reconstructed).
    pub off_table: i32,
}

/// A list: one of the ready ones by name, or written out.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum ListChoice {
    /// The name of a ready list.
    Ready(String),
    /// A list of one's own.
    Own(Roster),
}

/// By hand, so that a fault of a list written out is named where it stands.
impl<'de> Deserialize<'de> for ListChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ListChoice, D::Error> {
        struct Choice;
        impl<'de> Visitor<'de> for Choice {
            type Value = ListChoice;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a ready list, or a list written out")
            }

            fn visit_str<E: de::Error>(self, name: &str) -> Result<ListChoice, E> {
                Ok(ListChoice::Ready(name.to_owned()))
            }

            fn visit_map<A: de::MapAccess<'de>>(self, map: A) -> Result<ListChoice, A::Error> {
                Roster::deserialize(de::value::MapAccessDeserializer::new(map)).map(ListChoice::Own)
            }
        }
        deserializer.deserialize_any(Choice)
    }
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            pack: Pack::default(),
            size: Size::Small,
            terrain: Terrain::Plain,
            season: 0,
            attacker: ListChoice::Ready("national-small-attack".to_owned()),
            defender: ListChoice::Ready("republican-small-defence".to_owned()),
            scenery: 0,
            fog: 1,
            impactar: 0,
            casualty_cap: 1,
            erratum_prices: 0,
            waiting_days: 1,
            air: 0,
            off_table: 0,
        }
    }
}

/// A noun by its name, or by its number as the options offer it.
struct Noun<T: 'static>(&'static [T]);

impl<'de, T: Deserialize<'de> + Copy> Visitor<'de> for Noun<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a name, or a number from 0 to {}", self.0.len() - 1)
    }

    fn visit_str<E: de::Error>(self, name: &str) -> Result<T, E> {
        T::deserialize(name.into_deserializer())
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<T, E> {
        let found = usize::try_from(number).ok().and_then(|number| self.0.get(number));
        found.copied().ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
    }
}

fn size<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Size, D::Error> {
    deserializer.deserialize_any(Noun(Size::ALL))
}

fn terrain<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Terrain, D::Error> {
    deserializer.deserialize_any(Noun(Terrain::ALL))
}

/// The options of a setup.
pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo { id: "size", values: &[0, 1, 2], default: 0, rule: "2.1" },
    OptionInfo { id: "terrain", values: &[0, 1, 2, 3, 4], default: 0, rule: "1.1" },
    OptionInfo { id: "scenery", values: &[0, 1, 2, 3, 4, 5, 6, 7, 8], default: 0, rule: "1.4" },
    OptionInfo { id: "fog", values: &[1, 0], default: 1, rule: "14.1" },
    OptionInfo { id: "season", values: &[0, 1, 2, 3, 4], default: 0, rule: "15.1" },
    OptionInfo { id: "waiting_days", values: &[1, 0, 2, 3], default: 1, rule: "8.5" },
    OptionInfo { id: "impactar", values: &[0, 1], default: 0, rule: "3-hit" },
    OptionInfo { id: "casualty_cap", values: &[1, 0], default: 1, rule: "6.2.9" },
    OptionInfo { id: "erratum_prices", values: &[0, 1], default: 0, rule: "2.3" },
    OptionInfo { id: "air", values: &[0, 1], default: 0, rule: "13" },
    OptionInfo { id: "off_table", values: &[0, 1], default: 0, rule: "12" },
];

/// The options a position remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Tokens hide what they stand for (§14.1).
    pub fog: bool,
    /// Impactar by the letter.
    pub impactar_literal: bool,
    /// Stands limit casualties.
    pub casualty_cap: bool,
    /// The rules for aircraft are in use (§13).
    pub air: bool,
}

impl Setup {
    /// The list of a side.
    pub fn roster(&self, side: Side) -> Result<Roster, Fault> {
        let choice = match side {
            Side::Attacker => &self.attacker,
            Side::Defender => &self.defender,
        };
        match choice {
            ListChoice::Own(roster) => Ok(roster.clone()),
            // A ready list stands for an army and a task: in a battle of another size the one of that size is meant.
            ListChoice::Ready(name) => roster::ready_for(name, self.size).cloned().ok_or_else(|| Fault {
                place: side.word().to_owned(),
                reason: format!(
                    "no ready list is called \"{name}\", expected one of {}",
                    roster::ready_names().join(", ")
                ),
            }),
        }
    }

    /// The first position, or every reason against the setup.
    pub(crate) fn begin(&self) -> Result<State, SetupError> {
        let mut faults = self.faults_of_options();
        let mut units = ArrayVec::new();
        for side in [Side::Attacker, Side::Defender] {
            match self.roster(side) {
                Err(fault) => faults.push(fault),
                Ok(roster) => self.muster(side, &roster, &mut units, &mut faults),
            }
        }
        if !faults.is_empty() {
            return Err(SetupError(faults));
        }
        let data = self.pack.data();
        let is_token =
            |unit: &Unit| unit.place == Place::Reserve && !data.profiles[usize::from(unit.def)].kind.is_aircraft();
        let tokens = |side: Side| units.iter().filter(|unit| unit.side == side && is_token(unit)).count() as u8;
        let fog = self.fog == 1;
        // Ruling B-71: one decoy for four units of the attacker, for three of the defender.
        let decoys = if fog { [tokens(Side::Attacker) / 4, tokens(Side::Defender) / 3] } else { [0, 0] };
        let mut state = State {
            pack: self.pack,
            options: Options {
                fog,
                impactar_literal: self.impactar == 1,
                casualty_cap: self.casualty_cap == 1,
                air: self.air == 1,
            },
            size: self.size,
            terrain: self.terrain,
            season: Season::ALL[(self.season - 1).max(0) as usize],
            weather: crate::ids::Weather::Sunny,
            wind: 0,
            scenario: Scenario::default(),
            pieces: ArrayVec::new(),
            objectives: ArrayVec::new(),
            units,
            tokens: ArrayVec::new(),
            decoys,
            numbered: [0; 2],
            smoke: ArrayVec::new(),
            messengers: ArrayVec::new(),
            missions: ArrayVec::new(),
            sorties: ArrayVec::new(),
            round: 0,
            sky: 0,
            active: Side::Attacker,
            entries: 0,
            stack: Stack::of(crate::state::Frame::ColumnDie(0)),
            order: Order::IDLE,
            hen: Order::IDLE,
            march: March::none(),
            shots: ArrayVec::new(),
            hits: ArrayVec::new(),
            dice: [0; 2],
            witnesses: 0,
            fleeing: 0,
            leaving: 0,
            passed: 0,
            ending: None,
        };
        state.scenario.build = build_points(&state, self.waiting_days as u8);
        c1_scenario::begin(&mut state, self.scenery, self.season == 0);
        Ok(state)
    }

    /// Options outside their range.
    fn faults_of_options(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut within = |name: &str, value: i32, most: i32, rule: &str| {
            if !(0..=most).contains(&value) {
                let reason = format!("expected 0 to {most} (§{rule}), found {value}");
                faults.push(Fault { place: name.to_owned(), reason });
            }
        };
        within("season", self.season, 4, "15.1");
        within("fog", self.fog, 1, "14.1");
        within("impactar", self.impactar, 1, "3-hit");
        within("casualty_cap", self.casualty_cap, 1, "6.2.9");
        within("erratum_prices", self.erratum_prices, 1, "2.3");
        within("waiting_days", self.waiting_days, 3, "8.5");
        within("air", self.air, 1, "13");
        within("off_table", self.off_table, 1, "12");
        faults
    }

    fn muster(&self, side: Side, roster: &Roster, units: &mut ArrayVec<Unit, UNITS>, faults: &mut Vec<Fault>) {
        let data = self.pack.data();
        let report = roster::check(roster, data, self.size, side, self.erratum_prices == 1);
        for error in &report.errors {
            faults.push(Fault { place: format!("{}: {}", side.word(), error.place), reason: error.reason.clone() });
        }
        if !report.errors.is_empty() {
            return;
        }
        for entry in &roster.units {
            let Some(def) = data.unit(&entry.unit) else { continue };
            let profile = &data.profiles[def];
            if units.is_full() || units.len() + usize::from(side == Side::Attacker) * 2 > TOKENS {
                let reason = format!("more than {UNITS} units on the table together");
                faults.push(Fault { place: side.word().to_owned(), reason });
                return;
            }
            if entry.zone > 0 && self.off_table == 0 {
                let reason =
                    format!("{} stands off the table, which only the option off_table allows (§12)", entry.unit);
                faults.push(Fault { place: side.word().to_owned(), reason });
            }
            units.push(enlist(def as u8, side, profile, entry));
        }
    }
}

/// §8.5: the defender's build points; each unit counts once for shovels and once for tools (ruling PA-69).
fn build_points(state: &State, days: u8) -> u8 {
    let mut points = 4 * u32::from(days);
    for unit in state.of_side(Side::Defender) {
        points += 4 * u32::from(state.unit(unit).dig > 0);
        points += 16 * u32::from(state.has(unit, Trait::Tools));
    }
    points.min(250) as u8
}

pub(crate) fn enlist(def: u8, side: Side, profile: &Profile, entry: &roster::Entry) -> Unit {
    let mut gear = Gear::default();
    let (mut guns, mut dig, mut ammo) = (profile.guns, profile.dig, profile.ammunition);
    let mut quality = entry.quality;
    for upgrade in &entry.upgrades {
        match upgrade {
            Upgrade::Marksman => gear.add(Trait::Marksman),
            Upgrade::LightMachineGun => guns[0] = (guns[0] + 1).min(3),
            Upgrade::SubmachineGuns => guns[1] = (guns[1] + 1).min(3),
            Upgrade::PetrolBombs => gear.add(Trait::PetrolBombs),
            Upgrade::HandGrenades => gear.add(Trait::HandGrenades),
            Upgrade::Explosives => gear.add(Trait::Explosives),
            Upgrade::Helmets => gear.add(Trait::Helmets),
            Upgrade::Reinforcements => gear.add(Trait::Reinforcements),
            // §3-veterancy.
            Upgrade::Veterans => quality = quality.better(),
            // §3-improvised-shovels, §3-regulation-shovels: better ones replace worse (ruling PA-70).
            Upgrade::ImprovisedShovels => dig = if dig == 0 { 3 } else { dig.min(3) },
            Upgrade::RegulationShovels => dig = if dig == 0 { 2 } else { dig.min(2) },
            Upgrade::Ammunition => ammo = ammo.saturating_add(1),
        }
    }
    Unit {
        def,
        side,
        quality,
        gear,
        guns,
        dig,
        ammo,
        platoon: entry.platoon,
        place: if entry.zone > 0 { Place::Behind(entry.zone) } else { Place::Reserve },
        second: None,
        stands: Default::default(),
        alive: if profile.kind.is_section() { 0b1111 } else { 0b0001 },
        facing: State::towards_enemy(side),
        losses: 0,
        decimated: false,
        pinned: 0,
        panicked: false,
        spent: false,
        aimed: false,
        prone: 0,
        covered: false,
        terror: false,
        shaken: false,
        met_fire: false,
        struck: false,
        stirred: false,
        fresh: false,
        came: 0,
        moved: 0,
        mobility: Mobility::Free,
        lost: 0,
        readiness: Readiness::Ready,
        mounted: profile.has(Trait::Cavalry),
        task: Task::None,
        event: None,
        officer: Officer::default(),
    }
}
