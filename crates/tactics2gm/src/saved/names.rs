//! A position as a person writes it: with the ids of the data where the program counts. What is named is looked up in the
//! pack of the position and becomes the numbers of a [`Form`].

use super::forms::{FighterForm, HqForm, MissionForm, NONE, UnitForm};
use super::{AssaultForm, AttackForm, BadForm, Form, PlayerForm};
use crate::actions::{Ending, Target};
use crate::board::{Cell, CellSet};
use crate::data::{Data, Pack, UnitRules};
use crate::ids::{CardNo, GeneralNo, Nation, Slot, Slots, TerrainNo, UnitNo};
use crate::state::{Agreed, CardRow, Frame, Marks, Turn};
use frente_kernel::Seat;
use serde::de::{Deserializer, Error, SeqAccess, Visitor};
use serde::{Deserialize, de};
use std::fmt;

/// A number, or the id of what has it.
enum Named {
    Number(u8),
    Id(String),
}

impl Named {
    /// The number, of an id as `find` knows it.
    fn look_up(&self, place: &str, find: impl Fn(&str) -> Option<u8>) -> Result<u8, BadForm> {
        match self {
            Named::Number(number) => Ok(*number),
            Named::Id(id) => find(id)
                .ok_or_else(|| BadForm(format!("{place}: expected a number or an id of the pack, found \"{id}\""))),
        }
    }
}

impl Visitor<'_> for NamedVisitor {
    type Value = Named;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number from 0 to 255, or an id of the pack")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Named, E> {
        let small = u8::try_from(number);
        small.map(Named::Number).map_err(|_| E::invalid_value(de::Unexpected::Unsigned(number), &self))
    }

    fn visit_str<E: Error>(self, id: &str) -> Result<Named, E> {
        Ok(Named::Id(id.to_owned()))
    }
}

struct NamedVisitor;

impl<'de> Deserialize<'de> for Named {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Named, D::Error> {
        deserializer.deserialize_any(NamedVisitor)
    }
}

/// A set as one bit a member, or as the ids of its members.
enum Members {
    Bits(u32),
    Ids(Vec<String>),
}

struct MembersVisitor;

impl<'de> Visitor<'de> for MembersVisitor {
    type Value = Members;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("one bit a member, or a list of ids")
    }

    fn visit_u64<E: Error>(self, bits: u64) -> Result<Members, E> {
        let word = u32::try_from(bits);
        word.map(Members::Bits).map_err(|_| E::invalid_value(de::Unexpected::Unsigned(bits), &self))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Members, A::Error> {
        let mut ids = Vec::new();
        while let Some(id) = list.next_element()? {
            ids.push(id);
        }
        Ok(Members::Ids(ids))
    }
}

impl<'de> Deserialize<'de> for Members {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Members, D::Error> {
        deserializer.deserialize_any(MembersVisitor)
    }
}

impl Default for Members {
    fn default() -> Members {
        Members::Bits(0)
    }
}

impl Members {
    /// The slots of a unit: each id takes the first weapon or token of that name that is not taken yet.
    fn slots(&self, data: &Data, kind: UnitNo, place: &str) -> Result<u8, BadForm> {
        let ids = match self {
            Members::Bits(bits) => {
                let bits = u8::try_from(*bits);
                return bits.map_err(|_| BadForm(format!("{place}: expected one bit a slot, 255 at most")));
            }
            Members::Ids(ids) => ids,
        };
        let mut taken = Slots::NONE;
        for id in ids {
            let slot = slot_called(data, kind, id, taken);
            let why = || BadForm(format!("{place}: \"{id}\" is no weapon or token of {}", unit_id(data, kind)));
            taken.add(Slots::only(slot.ok_or_else(why)?));
        }
        Ok(taken.bits())
    }

    /// Support cards, one bit each.
    fn cards(&self, data: &Data, place: &str) -> Result<u32, BadForm> {
        match self {
            Members::Bits(bits) => Ok(*bits),
            Members::Ids(ids) => ids.iter().try_fold(0, |bits, id| {
                let at = data.cards.support.iter().position(|card| card.id == *id);
                let at = at.ok_or_else(|| BadForm(format!("{place}: no support card is called \"{id}\"")))?;
                Ok(bits | 1 << at)
            }),
        }
    }
}

fn unit_id(data: &Data, kind: UnitNo) -> &str {
    data.units.get(kind.index()).map_or("", |unit| unit.id.as_str())
}

/// The first slot of a unit that holds the weapon or token of a name and is not taken.
fn slot_called(data: &Data, kind: UnitNo, id: &str, taken: Slots) -> Option<Slot> {
    let rules = data.tables.units.get(kind.index())?;
    let is_it = |slot: &Slot| {
        let own = &rules.slots[slot.index()];
        let weapon = own.weapon.is_some_and(|weapon| data.armoury.weapons[weapon.index()].id == id);
        let token = own.token.is_some_and(|token| data.armoury.tokens[usize::from(token)].id == id);
        token || (weapon && own.token.is_none())
    };
    rules.all_slots().without(taken).iter().find(is_it)
}

/// What the slots of each unit are called, by the number of the unit.
pub fn slot_names(data: &Data) -> Vec<Vec<String>> {
    let of_unit = |rules: &UnitRules| {
        let name = |slot: Slot| {
            let own = &rules.slots[slot.index()];
            let token = own.token.map(|token| data.armoury.tokens[usize::from(token)].id.clone());
            token.or_else(|| Some(data.armoury.weapons[own.weapon?.index()].id.clone())).unwrap_or_default()
        };
        rules.all_slots().iter().map(name).collect()
    };
    data.tables.units.iter().map(of_unit).collect()
}

/// The ids of all cards, units first, by their numbers.
pub fn card_ids(data: &Data) -> Vec<String> {
    let units = data.units.iter().map(|unit| unit.id.clone());
    units.chain(data.cards.support.iter().map(|card| card.id.clone())).collect()
}

fn unit_called(data: &Data, id: &str) -> Option<u8> {
    data.unit_by_id(id).map(|unit| unit.0)
}

fn none() -> Named {
    Named::Number(NONE)
}

/// A unit in play. Named by its id, it has its printed weapons unless `arms` says otherwise.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitDraft {
    kind: Named,
    owner: Seat,
    #[serde(default)]
    cell: Option<Cell>,
    /// The unit that carries it, by its place or by its cell.
    #[serde(default = "none")]
    carrier: Named,
    #[serde(default)]
    wounds: u8,
    #[serde(default)]
    arms: Option<Members>,
    #[serde(default)]
    grey: Members,
    #[serde(default)]
    fresh: Members,
    #[serde(default)]
    fired: Members,
    #[serde(default)]
    left: u8,
    #[serde(default)]
    extra: u8,
    #[serde(default = "none")]
    scoped: Named,
    #[serde(default = "unfired")]
    shot_by: u8,
    #[serde(default)]
    marks: Marks,
    #[serde(default)]
    cards: Members,
    #[serde(default)]
    touched: Members,
}

fn unfired() -> u8 {
    NONE
}

impl UnitDraft {
    fn resolve(&self, data: &Data, at: usize, units: &[Option<UnitDraft>]) -> Result<UnitForm, BadForm> {
        let place = |what: &str| format!("units[{at}].{what}");
        let kind = UnitNo(self.kind.look_up(&place("kind"), |id| unit_called(data, id))?);
        let printed = || data.tables.units.get(kind.index()).map_or(0, |rules| rules.printed.bits());
        let arms = match (&self.arms, &self.kind) {
            (Some(arms), _) => arms.slots(data, kind, &place("arms"))?,
            (None, Named::Id(_)) => printed(),
            (None, Named::Number(_)) => 0,
        };
        let standing = |cell: &str| {
            let cell: Cell = cell.parse().ok()?;
            units.iter().position(|unit| unit.as_ref().is_some_and(|unit| unit.cell == Some(cell))).map(|at| at as u8)
        };
        let scoped = |id: &str| slot_called(data, kind, id, Slots::NONE).map(|slot| slot.0);
        Ok(UnitForm {
            kind,
            owner: self.owner,
            cell: self.cell,
            carrier: self.carrier.look_up(&place("carrier"), standing)?,
            wounds: self.wounds,
            arms,
            grey: self.grey.slots(data, kind, &place("grey"))?,
            fresh: self.fresh.slots(data, kind, &place("fresh"))?,
            fired: self.fired.slots(data, kind, &place("fired"))?,
            left: self.left,
            extra: self.extra,
            scoped: self.scoped.look_up(&place("scoped"), scoped)?,
            shot_by: self.shot_by,
            marks: self.marks,
            cards: self.cards.cards(data, &place("cards"))?,
            touched: self.touched.cards(data, &place("touched"))?,
        })
    }
}

/// A fighter as a person writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FighterDraft {
    kind: Named,
    #[serde(default)]
    owner: Option<Seat>,
    #[serde(default)]
    wounds: u8,
    #[serde(default)]
    grey: bool,
    #[serde(default)]
    fresh: bool,
}

impl FighterDraft {
    fn resolve(&self, data: &Data, place: &str) -> Result<FighterForm, BadForm> {
        let FighterDraft { owner, wounds, grey, fresh, .. } = *self;
        let kind = UnitNo(self.kind.look_up(&format!("{place}.kind"), |id| unit_called(data, id))?);
        Ok(FighterForm { kind, owner, wounds, grey, fresh })
    }
}

/// A staff as a person writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HqDraft {
    pi: u8,
    general: Option<Named>,
    recovered: bool,
    discounts: u8,
    free_marches: u8,
    helped: bool,
    fighters: [Option<FighterDraft>; 2],
}

/// Fighters of a staff or a mission; a place without one stays empty.
fn fighters<const N: usize>(
    data: &Data,
    place: &str,
    drafts: &[Option<FighterDraft>; N],
) -> Result<[Option<FighterForm>; N], BadForm> {
    let mut planes = [None; N];
    for (at, (to, draft)) in planes.iter_mut().zip(drafts).enumerate() {
        *to = draft.as_ref().map(|draft| draft.resolve(data, &format!("{place}[{at}]"))).transpose()?;
    }
    Ok(planes)
}

impl HqDraft {
    fn resolve(&self, data: &Data, at: usize) -> Result<HqForm, BadForm> {
        let called = |id: &str| data.cards.generals.iter().position(|general| general.id == id).map(|at| at as u8);
        let general = self.general.as_ref().map(|general| general.look_up(&format!("hqs[{at}].general"), called));
        Ok(HqForm {
            pi: self.pi,
            general: general.transpose()?.map(GeneralNo),
            recovered: self.recovered,
            discounts: self.discounts,
            free_marches: self.free_marches,
            helped: self.helped,
            fighters: fighters(data, &format!("hqs[{at}].fighters"), &self.fighters)?,
        })
    }
}

/// What a seat has, as a person writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerDraft {
    nation: Nation,
    pa: u8,
    bid: u8,
    mulligans: u8,
    /// Card, and how many lie in deck, hand and discard; in any order.
    cards: Vec<(Named, u8, u8, u8)>,
}

impl PlayerDraft {
    fn resolve(&self, data: &Data, at: usize) -> Result<PlayerForm, BadForm> {
        let place = format!("players[{at}].cards");
        let row = |(card, deck, hand, discard): &(Named, u8, u8, u8)| {
            let card = card.look_up(&place, |id| data.card_by_id(id).map(|card| card.0))?;
            Ok(CardRow(CardNo(card), *deck, *hand, *discard))
        };
        let mut cards: Vec<CardRow> = self.cards.iter().map(row).collect::<Result<_, BadForm>>()?;
        cards.sort_by_key(|row| row.0);
        let PlayerDraft { nation, pa, bid, mulligans, .. } = *self;
        Ok(PlayerForm { nation, pa, bid, mulligans, cards })
    }
}

/// An air mission as a person writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MissionDraft {
    seat: Seat,
    target: Target,
    planes: [Option<FighterDraft>; 3],
    interceptor: Seat,
    hq_loss: u8,
    lander: u8,
    drops: u8,
    before: u8,
    sure: bool,
    #[serde(default)]
    aimed: u8,
}

impl MissionDraft {
    fn resolve(&self, data: &Data) -> Result<MissionForm, BadForm> {
        let MissionDraft { seat, target, interceptor, hq_loss, lander, drops, before, sure, aimed, .. } = *self;
        let planes = fighters(data, "mission.planes", &self.planes)?;
        Ok(MissionForm { seat, target, planes, interceptor, hq_loss, lander, drops, before, sure, aimed })
    }
}

/// A position as JSON may have it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    pack: Pack,
    agreed: Agreed,
    turn: Turn,
    hqs: [HqDraft; 4],
    players: Vec<PlayerDraft>,
    field: Vec<String>,
    terrain: Vec<(Cell, Named, u8)>,
    units: Vec<Option<UnitDraft>>,
    smoke: [CellSet; 2],
    crates: Vec<Cell>,
    delivered: [u8; 2],
    lost: [u8; 2],
    tiles: u64,
    stock: Vec<u8>,
    attack: AttackForm,
    area: CellSet,
    assault: AssaultForm,
    mission: MissionDraft,
    stack: Vec<Frame>,
    ending: Option<Ending>,
}

impl Draft {
    /// The same in numbers.
    pub(super) fn resolve(self) -> Result<Form, BadForm> {
        let data = self.pack.data();
        let hqs: Vec<HqForm> =
            self.hqs.iter().enumerate().map(|(at, hq)| hq.resolve(data, at)).collect::<Result<_, _>>()?;
        let players = self.players.iter().enumerate().map(|(at, player)| player.resolve(data, at));
        let called = |id: &str| data.board.terrain.iter().position(|card| card.id == id).map(|at| at as u8);
        let laid = |(at, (cell, card, pi)): (usize, &(Cell, Named, u8))| {
            let card = card.look_up(&format!("terrain[{at}]"), called)?;
            Ok((*cell, TerrainNo(card), *pi))
        };
        let unit = |(at, unit): (usize, &Option<UnitDraft>)| {
            unit.as_ref().map(|unit| unit.resolve(data, at, &self.units)).transpose()
        };
        Ok(Form {
            hqs: <[HqForm; 4]>::try_from(hqs).map_err(|_| BadForm("hqs: expected four".to_owned()))?,
            players: players.collect::<Result<_, _>>()?,
            terrain: self.terrain.iter().enumerate().map(laid).collect::<Result<_, BadForm>>()?,
            units: self.units.iter().enumerate().map(unit).collect::<Result<_, _>>()?,
            mission: self.mission.resolve(data)?,
            pack: self.pack,
            agreed: self.agreed,
            turn: self.turn,
            field: self.field,
            smoke: self.smoke,
            crates: self.crates,
            delivered: self.delivered,
            lost: self.lost,
            tiles: self.tiles,
            stock: self.stock,
            attack: self.attack,
            area: self.area,
            assault: self.assault,
            stack: self.stack,
            ending: self.ending,
        })
    }
}
