//! A position as the list of facts that the value network weighs.
//!
//! The network answers for the National side. Facts are made from a world the searching seat may imagine: hands and
//! decks it has not seen are dealt anew before they are read. The names are those of the network's file; changing the
//! list means teaching the network anew (`examples/teach_guerra1936.rs`).

use frente_guerra1936::view::{Contest, Standing};
use frente_guerra1936::{Board, Faction, Side, State};

/// The facts of a side, by group: name and how many.
const OF_A_SIDE: [(&str, usize); 24] = [
    ("moral", 21),
    ("economy", 13),
    ("military-points", 25),
    ("political-points", 25),
    ("points", 25),
    ("both-kinds", 2),
    ("characters-in-hand", 5),
    ("armies-in-hand", 5),
    ("measures-in-hand", 5),
    ("reserve", 7),
    ("civilians", 8),
    ("armies", 9),
    ("fallen", 6),
    ("behind", 11),
    ("command", 7),
    ("at-home", 16),
    ("abroad", 16),
    ("ready-at-home", 8),
    ("ready-abroad", 8),
    ("leader", 5),
    ("rested", 8),
    ("diplomats", 6),
    ("dispatches", 5),
    ("earners", 5),
];
/// The facts of a political objective, and of a military one, by its defender.
const POLITICAL: [(&str, usize); 3] = [("political", 7), ("to-national", 17), ("to-republic", 17)];
const MILITARY: [(&str, usize); 5] =
    [("military", 9), ("resistance", 9), ("turns", 8), ("half", 2), ("within-reach", 7)];
/// Whose turn it is, and whether there may still be a fight; the active side has the move.
const MOMENT: usize = 4;

const fn sum(groups: &[(&str, usize)]) -> usize {
    let (mut at, mut sum) = (0, 0);
    while at < groups.len() {
        sum += groups[at].1;
        at += 1;
    }
    sum
}

const A_SIDE: usize = sum(&OF_A_SIDE);
const A_FRONT: usize = sum(&POLITICAL) + sum(&MILITARY);
/// Facts that go through the hidden layer.
pub const WIDE: usize = MOMENT + 2 * A_SIDE + 2 * A_FRONT;
/// Numbers of cards.
const CARDS: usize = 253;
/// How many facts there are: behind the others stand the cards in play, then those in hand.
pub const COUNT: usize = WIDE + 2 * CARDS;
/// No position has more facts than this.
const MOST: usize = 320;

/// The facts that hold at a position.
#[derive(Clone, Copy)]
pub struct Features {
    list: [u16; MOST],
    len: usize,
    /// Where the next group begins.
    base: usize,
}

impl Features {
    fn add(&mut self, feature: usize) {
        if self.len < MOST {
            self.list[self.len] = feature as u16;
            self.len += 1;
        }
    }

    /// One fact of a group of so many; what is too much counts as most.
    fn one_of(&mut self, group: (&str, usize), fact: usize) {
        self.add(self.base + fact.min(group.1 - 1));
        self.base += group.1;
    }

    /// None of a group.
    fn none_of(&mut self, group: (&str, usize)) {
        self.base += group.1;
    }

    /// The facts, by number.
    pub fn list(&self) -> &[u16] {
        &self.list[..self.len]
    }

    /// Reads a position.
    pub fn of(state: &State) -> Features {
        let mut out = Features { list: [0; MOST], len: 0, base: 0 };
        let active = state.active_side();
        out.one_of(("", MOMENT), active.index() * 2 + usize::from(state.may_fight()));
        let standings = Side::ALL.map(|side| state.standing(side));
        for side in Side::ALL {
            out.side(side, &standings[side.index()]);
        }
        let mut fronts: [[Option<Contest>; 2]; 2] = [[None; 2]; 2];
        for contest in state.contests() {
            fronts[contest.defender.index()][contest.board.index()] = Some(contest);
            out.add(WIDE + usize::from(contest.number.0));
        }
        for defender in Side::ALL {
            out.front(state, defender, fronts[defender.index()], &standings);
        }
        for side in Side::ALL {
            for card in state.cards_in_play(side) {
                out.add(WIDE + usize::from(card.0));
            }
            for card in state.cards_in_hand(side) {
                out.add(WIDE + CARDS + usize::from(card.0));
            }
        }
        out
    }

    fn side(&mut self, side: Side, own: &Standing) {
        let moral = usize::from(own.moral);
        let economy = usize::from(own.economy);
        let (military, political) = (usize::from(own.military), usize::from(own.political));
        let (home, abroad) = (side.index(), side.foe().index());
        let strength = |force: [u16; 2], at: usize| usize::from(force[at]).div_ceil(2);
        let conquest = |at: usize| if own.conquest_at[at] { 8 } else { 0 };
        let leader = own.leader.map_or(0, |faction| 1 + of_side(faction));
        for (group, fact) in OF_A_SIDE.into_iter().zip([
            if moral <= 10 { moral } else { 10 + (moral - 9) / 2 },
            match economy {
                0..=8 => economy,
                9..=10 => 9,
                11..=13 => 10,
                14..=17 => 11,
                _ => 12,
            },
            military,
            political,
            military + political,
            usize::from(military.min(political) >= 5),
            own.hand[0].into(),
            own.hand[1].into(),
            own.hand[2].into(),
            usize::from(own.reserve).div_ceil(5),
            own.civilians.into(),
            own.armies.into(),
            own.fallen.into(),
            usize::from(own.force_behind).div_ceil(2),
            usize::from(own.command).div_ceil(2),
            strength(own.force_at, home).min(7) + conquest(home),
            strength(own.force_at, abroad).min(7) + conquest(abroad),
            strength(own.ready_at, home),
            strength(own.ready_at, abroad),
            leader,
            own.rested.into(),
            own.diplomats[0].into(),
            own.diplomats[1].into(),
            own.earners.into(),
        ]) {
            self.one_of(group, fact);
        }
    }

    fn front(&mut self, state: &State, defender: Side, contests: [Option<Contest>; 2], standings: &[Standing; 2]) {
        let [military, political] = [Board::Military, Board::Political].map(|board| contests[board.index()]);
        match political {
            None => {
                self.one_of(POLITICAL[0], 0);
                POLITICAL[1..].iter().for_each(|group| self.none_of(*group));
            }
            Some(contest) => {
                self.one_of(POLITICAL[0], usize::from(contest.points).saturating_sub(3).max(1));
                self.one_of(POLITICAL[1], (contest.of + contest.at) as usize);
                self.one_of(POLITICAL[2], (contest.of - contest.at) as usize);
            }
        }
        match military {
            None => {
                self.one_of(MILITARY[0], 0);
                MILITARY[1..].iter().for_each(|group| self.none_of(*group));
            }
            Some(contest) => {
                self.one_of(MILITARY[0], usize::from(contest.points).saturating_sub(2).max(1));
                self.one_of(MILITARY[1], (contest.at as usize).div_ceil(3));
                self.one_of(MILITARY[2], contest.turns[0] as usize);
                self.one_of(MILITARY[3], usize::from(state.has_half(defender)));
                let attack = standings[defender.foe().index()].force_at[defender.index()];
                let guard = standings[defender.index()].force_at[defender.index()];
                let spare = attack as i16 - guard as i16 - contest.at;
                self.one_of(MILITARY[4], if contest.at == 0 { 6 } else { ((spare + 15) / 5).clamp(0, 5) as usize });
            }
        }
    }
}

/// The place of a main faction among those of its side.
fn of_side(faction: Faction) -> usize {
    let main = Faction::ALL.into_iter().filter(|other| other.is_main() && other.side() == faction.side());
    main.take_while(|other| *other != faction).count()
}

/// The names of all facts, in order.
pub fn names() -> Vec<String> {
    let mut names: Vec<String> = (0..MOMENT).map(|n| format!("moment-{n}")).collect();
    let mut enter = |side: Side, groups: &[(&str, usize)]| {
        for (group, facts) in groups {
            names.extend((0..*facts).map(|n| format!("{side}-{group}-{n}")));
        }
    };
    Side::ALL.into_iter().for_each(|side| enter(side, &OF_A_SIDE));
    for side in Side::ALL {
        enter(side, &POLITICAL);
        enter(side, &MILITARY);
    }
    for place in ["play", "hand"] {
        names.extend((0..CARDS).map(|n| format!("{place}-{n}")));
    }
    names
}
