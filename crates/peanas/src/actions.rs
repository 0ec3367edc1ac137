//! Everything that can be chosen, everything chance can bring, everything that can happen.

mod events;

use crate::data::Ammo;
use crate::geometry::{Facing, Point};
use crate::ids::{PieceKind, Season, Square, UnitNo, UnknownNotation};
use crate::state::{Channel, Moment, OrderKind, Pool};
use std::fmt;
use std::str::FromStr;

pub use events::{Blow, Event, Limit, Loss, Prey, Way};

/// What a seat may choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "each variant says what it is; its fields are the nouns in it")]
pub enum Action {
    /// §1.4: this column goes into the sector at hand.
    TakeColumn(u8),
    /// §1.4: so many of the element at hand.
    Count(u8),
    /// §1.4: a piece, there, turned so.
    Lay { turn: u8, at: Point },
    /// §1.5: a road or a river between two places of the border (millimetres along it).
    LayBand { from: u16, to: u16 },
    /// §1.4: an objective.
    Objective(Point),
    /// §8.5: works of that kind are built there, turned so.
    Build { kind: PieceKind, turn: u8, at: Point },
    /// §14.1, §14.3: a token comes on: a unit, or a decoy.
    Enter { unit: UnitNo, square: Square },
    /// Enough of it: building, bringing on, calling.
    Done,
    /// §5.4.1: an officer is activated.
    Activate(UnitNo),
    /// §5.6.2: a unit is to do this.
    Order { unit: UnitNo, kind: OrderKind },
    /// §5.4: by this officer, this way, with these dice.
    Give { officer: UnitNo, channel: Channel, pool: Pool },
    /// §6.2.3: and these for the second shot.
    GiveTwo { officer: UnitNo, first: Pool, second: Pool },
    /// §5.4.5: a unit moves on its own.
    FreeMove(UnitNo),
    /// §11.4: a pinned unit tries to recover.
    Recover(UnitNo),
    /// §3-easily-carried: a carried weapon is set up.
    SetUp(UnitNo),
    /// §3-cavalry: mounts or dismounts as it moves.
    Remount,
    /// §14.2: a token moves.
    MoveToken { token: u8, square: Square },
    /// §14.3: a token leaves on a flank march.
    Flank(u8),
    /// §14.4: a token is turned up.
    Reveal(u8),
    /// The turn is over.
    EndTurn,
    /// §4.1: one leg of the way.
    Via(Point),
    /// §4.1: straight there, then looking that way.
    Walk { facing: Facing, to: Point },
    /// §4.3: turn that way, then straight on so far (units of length).
    Drive { facing: Facing, length: u16 },
    /// §4.3: along the road, to there.
    Follow(Point),
    /// §9.1: into contact with that unit.
    Charge(UnitNo),
    /// §1.6: across the river.
    Ford { facing: Facing, to: Point },
    /// §3-transport: aboard that transport, or behind it.
    Board(UnitNo),
    /// §3-transport: off, to there.
    Leave { facing: Facing, to: Point },
    /// It stays where it is.
    Stay,
    /// §4.2: the section forms up so.
    Form(Formation),
    /// §4.2: this stand goes there.
    Place { stand: u8, to: Point },
    /// §6.2.1: at that unit, with that weapon and ammunition.
    Shoot { target: UnitNo, weapon: u8, ammo: Ammo },
    /// §6.2.3: and at that one.
    Also(UnitNo),
    /// No second target.
    Alone,
    /// §5.4.1: the wrong target it is.
    Mistaken(UnitNo),
    /// §5.4.1: the unit would rather be pinned.
    Refuse,
    /// §5.6.3: a reaction shot, at that moment.
    React { unit: UnitNo, moment: Moment },
    /// §6.4.2: a unit goes prone.
    Prone(UnitNo),
    /// Nothing to say.
    Pass,
    /// §5.6.3: this officer supervises.
    Under(UnitNo),
    /// §5.6.3: with these of his dice.
    Dice(Pool),
    /// §5.4.1: the event falls on this unit.
    EventOn(UnitNo),
    /// §11.8: this stand is lost.
    Remove(u8),
    /// §7.1: this battery, so many turns, smoke or shells.
    Observe { battery: UnitNo, turns: u8, smoke: bool },
    /// §7.1: the point of aim is laid there.
    AimAt(Point),
    /// §7.3: the small (0), medium (1) or large (2) template.
    Template(u8),
    /// §11.4: that unit.
    Whom(UnitNo),
    /// §9.2: this unit strikes at that one.
    Strike { unit: UnitNo, target: UnitNo },
    /// §10.5: this unit goes for the wheels of that one.
    Cripple { unit: UnitNo, target: UnitNo },
    /// §9.4: this unit withdraws.
    Withdraw(UnitNo),
    /// §3-concealment: this unit hides again.
    Hide(UnitNo),
    /// §13: that aircraft is called.
    Call(UnitNo),
    /// §13: the aircraft attacks that unit.
    Strafe(UnitNo),
    /// §13: that fighter goes up against it.
    Intercept(UnitNo),
    /// §3-fanatic: the unit regroups itself.
    Rally,
    /// §3-reinforcements: fresh men reach the unit.
    Reinforce(UnitNo),
}

/// How a section forms up around its guide (§4.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Formation {
    /// Side by side.
    Line,
    /// One behind the other.
    Column,
    /// Two by two.
    Box,
    /// Wherever there is room.
    Huddle,
}

impl Formation {
    /// All of them.
    pub const ALL: [Formation; 4] = [Formation::Line, Formation::Column, Formation::Box, Formation::Huddle];

    /// Its name in notations and message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Formation::Line => "line",
            Formation::Column => "column",
            Formation::Box => "box",
            Formation::Huddle => "huddle",
        }
    }
}

struct At(Point);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.0.x, self.0.y)
    }
}

struct Who(UnitNo);

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.some() {
            Some(unit) => write!(f, "u{unit}"),
            None => f.write_str("decoy"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::TakeColumn(column) => write!(f, "column {column}"),
            Action::Count(count) => write!(f, "count {count}"),
            Action::Lay { turn, at } => write!(f, "lay {} {turn}", At(at)),
            Action::LayBand { from, to } => write!(f, "band {from} {to}"),
            Action::Objective(at) => write!(f, "objective {}", At(at)),
            Action::Build { kind, turn, at } => write!(f, "build {kind} {} {turn}", At(at)),
            Action::Enter { unit, square } => write!(f, "enter {} {square}", Who(unit)),
            Action::Done => f.write_str("done"),
            Action::Activate(unit) => write!(f, "activate {}", Who(unit)),
            Action::Order { unit, kind } => write!(f, "order {} {}", Who(unit), kind.word()),
            Action::Give { officer, channel, pool } => {
                write!(f, "give {} {} {pool}", Who(officer), channel.word())
            }
            Action::GiveTwo { officer, first, second } => write!(f, "give-two {} {first} {second}", Who(officer)),
            Action::FreeMove(unit) => write!(f, "free-move {}", Who(unit)),
            Action::Recover(unit) => write!(f, "recover {}", Who(unit)),
            Action::SetUp(unit) => write!(f, "set-up {}", Who(unit)),
            Action::Remount => f.write_str("remount"),
            Action::MoveToken { token, square } => write!(f, "token {token} {square}"),
            Action::Flank(token) => write!(f, "flank {token}"),
            Action::Reveal(token) => write!(f, "reveal {token}"),
            Action::EndTurn => f.write_str("end turn"),
            Action::Via(at) => write!(f, "via {}", At(at)),
            Action::Walk { facing, to } => write!(f, "walk {} {}", At(to), facing.0),
            Action::Drive { facing, length } => write!(f, "drive {} {length}", facing.0),
            Action::Follow(to) => write!(f, "follow {}", At(to)),
            Action::Charge(unit) => write!(f, "charge {}", Who(unit)),
            Action::Ford { facing, to } => write!(f, "ford {} {}", At(to), facing.0),
            Action::Board(unit) => write!(f, "board {}", Who(unit)),
            Action::Leave { facing, to } => write!(f, "leave {} {}", At(to), facing.0),
            Action::Stay => f.write_str("stay"),
            Action::Form(formation) => write!(f, "form {}", formation.word()),
            Action::Place { stand, to } => write!(f, "place {stand} {}", At(to)),
            Action::Shoot { target, weapon, ammo } => write!(f, "shoot {} {weapon} {}", Who(target), ammo.word()),
            Action::Also(unit) => write!(f, "also {}", Who(unit)),
            Action::Alone => f.write_str("alone"),
            Action::Mistaken(unit) => write!(f, "mistaken {}", Who(unit)),
            Action::Refuse => f.write_str("refuse"),
            Action::React { unit, moment } => write!(f, "react {} {}", Who(unit), moment.word()),
            Action::Prone(unit) => write!(f, "prone {}", Who(unit)),
            Action::Pass => f.write_str("pass"),
            Action::Under(unit) => write!(f, "under {}", Who(unit)),
            Action::Dice(pool) => write!(f, "dice {pool}"),
            Action::EventOn(unit) => write!(f, "event-on {}", Who(unit)),
            Action::Remove(stand) => write!(f, "remove {stand}"),
            Action::Observe { battery, turns, smoke } => {
                write!(f, "observe {} {turns} {}", Who(battery), if smoke { "smoke" } else { "shells" })
            }
            Action::AimAt(at) => write!(f, "aim-at {}", At(at)),
            Action::Template(size) => write!(f, "template {size}"),
            Action::Whom(unit) => write!(f, "whom {}", Who(unit)),
            Action::Strike { unit, target } => write!(f, "strike {} {}", Who(unit), Who(target)),
            Action::Cripple { unit, target } => write!(f, "cripple {} {}", Who(unit), Who(target)),
            Action::Withdraw(unit) => write!(f, "withdraw {}", Who(unit)),
            Action::Hide(unit) => write!(f, "hide {}", Who(unit)),
            Action::Call(unit) => write!(f, "call {}", Who(unit)),
            Action::Strafe(unit) => write!(f, "strafe {}", Who(unit)),
            Action::Intercept(unit) => write!(f, "intercept {}", Who(unit)),
            Action::Rally => f.write_str("rally"),
            Action::Reinforce(unit) => write!(f, "reinforce {}", Who(unit)),
        }
    }
}

/// Reads the words of a notation one after the other.
struct Words<'a>(std::str::Split<'a, char>);

impl Words<'_> {
    fn word(&mut self) -> Option<&str> {
        self.0.next()
    }

    fn number<T: FromStr>(&mut self) -> Option<T> {
        self.word()?.parse().ok()
    }

    fn unit(&mut self) -> Option<UnitNo> {
        self.word()?.strip_prefix('u')?.parse().ok().filter(|number| *number < 128).map(UnitNo)
    }

    fn at(&mut self) -> Option<Point> {
        let (x, y) = self.word()?.split_once(',')?;
        Some(Point { x: x.parse().ok()?, y: y.parse().ok()? })
    }

    fn facing(&mut self) -> Option<Facing> {
        self.number().map(Facing)
    }

    fn one_of<T: Copy>(&mut self, all: &[T], word: fn(T) -> &'static str) -> Option<T> {
        let given = self.word()?;
        all.iter().copied().find(|one| word(*one) == given)
    }
}

fn read_action(text: &str) -> Option<Action> {
    if text == "end turn" {
        return Some(Action::EndTurn);
    }
    let mut words = Words(text.split(' '));
    let action = match words.word()? {
        "column" => Action::TakeColumn(words.number()?),
        "count" => Action::Count(words.number()?),
        "lay" => {
            let at = words.at()?;
            Action::Lay { at, turn: words.number()? }
        }
        "band" => Action::LayBand { from: words.number()?, to: words.number()? },
        "objective" => Action::Objective(words.at()?),
        "build" => {
            let kind = words.number()?;
            let at = words.at()?;
            Action::Build { kind, at, turn: words.number()? }
        }
        "enter" => {
            let who = words.word()?;
            let unit = match who {
                "decoy" => UnitNo::NONE,
                who => UnitNo(who.strip_prefix('u')?.parse().ok().filter(|number| *number < 128)?),
            };
            Action::Enter { unit, square: words.number()? }
        }
        "done" => Action::Done,
        "activate" => Action::Activate(words.unit()?),
        "order" => Action::Order { unit: words.unit()?, kind: words.one_of(&OrderKind::ALL, OrderKind::word)? },
        "give" => Action::Give {
            officer: words.unit()?,
            channel: words.one_of(&Channel::ALL, Channel::word)?,
            pool: words.number()?,
        },
        "give-two" => Action::GiveTwo { officer: words.unit()?, first: words.number()?, second: words.number()? },
        "free-move" => Action::FreeMove(words.unit()?),
        "recover" => Action::Recover(words.unit()?),
        "set-up" => Action::SetUp(words.unit()?),
        "remount" => Action::Remount,
        "token" => Action::MoveToken { token: words.number()?, square: words.number()? },
        "flank" => Action::Flank(words.number()?),
        "reveal" => Action::Reveal(words.number()?),
        "via" => Action::Via(words.at()?),
        "walk" => {
            let to = words.at()?;
            Action::Walk { to, facing: words.facing()? }
        }
        "drive" => Action::Drive { facing: words.facing()?, length: words.number()? },
        "follow" => Action::Follow(words.at()?),
        "charge" => Action::Charge(words.unit()?),
        "ford" => {
            let to = words.at()?;
            Action::Ford { to, facing: words.facing()? }
        }
        "board" => Action::Board(words.unit()?),
        "leave" => {
            let to = words.at()?;
            Action::Leave { to, facing: words.facing()? }
        }
        "stay" => Action::Stay,
        "form" => Action::Form(words.one_of(&Formation::ALL, Formation::word)?),
        "place" => Action::Place { stand: words.number()?, to: words.at()? },
        "shoot" => Action::Shoot {
            target: words.unit()?,
            weapon: words.number()?,
            ammo: words.one_of(&Ammo::ALL, Ammo::word)?,
        },
        "also" => Action::Also(words.unit()?),
        "alone" => Action::Alone,
        "mistaken" => Action::Mistaken(words.unit()?),
        "refuse" => Action::Refuse,
        "react" => Action::React { unit: words.unit()?, moment: words.one_of(&Moment::ALL, Moment::word)? },
        "prone" => Action::Prone(words.unit()?),
        "pass" => Action::Pass,
        "under" => Action::Under(words.unit()?),
        "dice" => Action::Dice(words.number()?),
        "event-on" => Action::EventOn(words.unit()?),
        "remove" => Action::Remove(words.number()?),
        "observe" => {
            let (battery, turns) = (words.unit()?, words.number()?);
            Action::Observe { battery, turns, smoke: words.one_of(&[true, false], shells)? }
        }
        "aim-at" => Action::AimAt(words.at()?),
        "template" => Action::Template(words.number()?),
        "whom" => Action::Whom(words.unit()?),
        "strike" => Action::Strike { unit: words.unit()?, target: words.unit()? },
        "cripple" => Action::Cripple { unit: words.unit()?, target: words.unit()? },
        "withdraw" => Action::Withdraw(words.unit()?),
        "hide" => Action::Hide(words.unit()?),
        "call" => Action::Call(words.unit()?),
        "strafe" => Action::Strafe(words.unit()?),
        "intercept" => Action::Intercept(words.unit()?),
        "rally" => Action::Rally,
        "reinforce" => Action::Reinforce(words.unit()?),
        _ => return None,
    };
    Some(action)
}

const fn shells(smoke: bool) -> &'static str {
    if smoke { "smoke" } else { "shells" }
}

impl FromStr for Action {
    type Err = UnknownNotation;
    fn from_str(text: &str) -> Result<Action, UnknownNotation> {
        // One way to write each: no "count 02", nothing after the end.
        read_action(text).filter(|action| action.to_string() == text).ok_or(UnknownNotation)
    }
}

/// What chance may bring: one die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// A die of six.
    Die(u8),
    /// The direction die, one of eight.
    Direction(u8),
    /// The season, one of four.
    Season(Season),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Die(face) => write!(f, "die {face}"),
            Chance::Direction(way) => write!(f, "direction {way}"),
            Chance::Season(season) => write!(f, "season {season}"),
        }
    }
}

impl FromStr for Chance {
    type Err = UnknownNotation;
    fn from_str(text: &str) -> Result<Chance, UnknownNotation> {
        let (kind, value) = text.split_once(' ').ok_or(UnknownNotation)?;
        let number = |most: u8| value.parse().ok().filter(|number| (1..=most).contains(number)).ok_or(UnknownNotation);
        let chance = match kind {
            "die" => Chance::Die(number(6)?),
            "direction" => Chance::Direction(number(8)?),
            "season" => Chance::Season(value.parse()?),
            _ => return Err(UnknownNotation),
        };
        if chance.to_string() == text { Ok(chance) } else { Err(UnknownNotation) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_takes_eight_bytes_at_most() {
        assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
        assert!(size_of::<Chance>() <= 8);
        // An event is kept only where somebody reads it; the largest holds the sum of a shot.
        assert!(size_of::<Event>() <= 40, "{}", size_of::<Event>());
    }

    #[test]
    fn notations_read_back_and_strangers_do_not() {
        let at = Point { x: 1200, y: -5 };
        for action in [
            Action::Lay { turn: 3, at },
            Action::LayBand { from: 20, to: 3600 },
            Action::Build { kind: PieceKind::Foxhole, turn: 1, at },
            Action::Enter { unit: UnitNo::NONE, square: Square { column: 3, row: 7 } },
            Action::Give { officer: UnitNo(4), channel: Channel::Voice, pool: Pool::new(1, 2, 1) },
            Action::Dice(Pool::NONE),
            Action::Drive { facing: Facing(200), length: 1500 },
            Action::Shoot { target: UnitNo(17), weapon: 0, ammo: Ammo::He },
            Action::Observe { battery: UnitNo(2), turns: 3, smoke: true },
            Action::EndTurn,
        ] {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        for text in ["count 02", "walk 1,2", "give u1 voice 0+", "order u300 move", "done ", ""] {
            assert_eq!(text.parse::<Action>(), Err(UnknownNotation), "{text}");
        }
        assert_eq!("die 7".parse::<Chance>(), Err(UnknownNotation));
        assert_eq!("direction 8".parse(), Ok(Chance::Direction(8)));
    }
}
