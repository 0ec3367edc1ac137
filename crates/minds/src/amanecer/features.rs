//! A position as the list of facts that the value network weighs.
//!
//! Made from the view, so it holds nothing a person at the table could not see. The names are those of the network's
//! file; changing the list means teaching the network again (`examples/teach_amanecer.rs`).

use frente_amanecer::state::Brest;
use frente_amanecer::view::{Status, View};
use frente_amanecer::{Asset, Front, Marker, War};

/// Facts per front: eliminated, inactive, or the box it stands in.
const FRONT: usize = 7;
const LEVEL: usize = 6 * FRONT;
const ERA: usize = LEVEL + 10;
const RESERVES: usize = ERA + 4;
const DECREES: usize = RESERVES + 6;
const ASSETS: usize = DECREES + 3;
const TANKS: usize = ASSETS + 8;
const MARKERS: usize = TANKS + 6;
const UNITS: usize = MARKERS + 4;
const GATES: usize = UNITS + 2;
const NEAR: usize = GATES + 4;
const PILE: usize = NEAR + 5;
const CARDS: usize = PILE + 12;
/// How many facts there are.
pub const COUNT: usize = CARDS + 64;
/// No position has more facts than this: one a group, and the cards.
const MOST: usize = 96;

/// The facts that hold at a position.
#[derive(Clone, Copy)]
pub struct Features {
    list: [u8; MOST],
    len: usize,
}

impl Features {
    fn add(&mut self, feature: usize) {
        self.list[self.len] = feature as u8;
        self.len += 1;
    }

    fn add_if(&mut self, holds: bool, feature: usize) {
        if holds {
            self.add(feature);
        }
    }

    /// The facts, by number.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        self.list[..self.len].iter().map(|feature| usize::from(*feature))
    }

    /// Reads a position.
    pub fn of(view: &View) -> Features {
        let mut out = Features { list: [0; MOST], len: 0 };
        let (mut at_the_gates, mut near) = (0, 0);
        for front in Front::ALL {
            let seen = view.fronts[front];
            let fact = match seen.status {
                Status::Eliminated => 0,
                Status::Inactive => 1,
                Status::Active | Status::Hesitating => 1 + usize::from(seen.number.clamp(1, 5)),
            };
            out.add(FRONT * front.index() + fact);
            at_the_gates += usize::from(fact == 2);
            near += usize::from(fact == 3);
        }
        let to_go = (view.victory_box - view.level).clamp(0, 9) as usize;
        out.add(LEVEL + to_go);
        out.add(
            ERA + match (view.war, view.brest) {
                (War::Over, _) => 3,
                (_, None) => 0,
                (_, Some(Brest::Treaty)) => 1,
                (_, Some(Brest::Bukharin)) => 2,
            },
        );
        out.add(RESERVES + usize::from(view.reserves.min(5)));
        out.add(DECREES + usize::from(view.decrees.min(2)));
        for asset in Asset::ALL {
            out.add_if(view.assets.contains(asset), ASSETS + asset.index());
        }
        out.add_if(view.gold_spent, ASSETS + Asset::ALL.len());
        if let Some(front) = view.tanks_on {
            out.add(TANKS + front.index());
        }
        for marker in Marker::ALL {
            out.add_if(view.markers.contains(marker), MARKERS + marker.index());
        }
        out.add_if(view.fronts[Front::Finland].battle > 3, UNITS);
        out.add_if(view.fronts[Front::Baltic].battle > 3, UNITS + 1);
        out.add(GATES + at_the_gates.min(3));
        out.add(NEAR + near.min(4));
        out.add(PILE + (view.deck.len() as usize).div_ceil(3).min(11));
        for card in view.deck.iter() {
            out.add(CARDS + usize::from(card));
        }
        out
    }
}

/// The name of every fact, in order.
pub fn names() -> Vec<String> {
    let mut names = Vec::with_capacity(COUNT);
    for front in Front::ALL {
        for fact in ["eliminated", "inactive", "1", "2", "3", "4", "5"] {
            names.push(format!("{front}.{fact}"));
        }
    }
    names.extend((0..10).map(|to_go| format!("levels-to-go.{to_go}")));
    names.extend(["in-the-war", "treaty", "bukharin", "war-over"].map(str::to_owned));
    names.extend((0..6).map(|n| format!("reserves.{n}")));
    names.extend((0..3).map(|n| format!("decrees.{n}")));
    names.extend(Asset::ALL.map(|asset| asset.to_string()));
    names.push("gold-spent".to_owned());
    names.extend(Front::ALL.map(|front| format!("tanks.{front}")));
    names.extend(Marker::ALL.map(|marker| marker.to_string()));
    names.extend(["finland.strong", "baltic.strong"].map(str::to_owned));
    names.extend((0..4).map(|n| format!("fronts-in-box-1.{n}")));
    names.extend((0..5).map(|n| format!("fronts-in-box-2.{n}")));
    names.extend((0..12).map(|n| format!("deck.{n}")));
    names.extend((0..64).map(|card| format!("card.{card}")));
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use frente_amanecer::{Amanecer, PLAYER, Setup};
    use frente_kernel::{Game, Node, Silent, Viewer};
    use frente_search::BotRng;
    use rand_core::SeedableRng;

    #[test]
    fn every_fact_has_a_name_and_fits_a_byte() {
        assert_eq!(names().len(), COUNT);
        const { assert!(COUNT <= 256) };
    }

    #[test]
    fn facts_are_within_bounds_wherever_play_leads() {
        let mut rng = BotRng::seed_from_u64(1);
        for _ in 0..200 {
            let mut state = Amanecer::initial(&Setup::default()).unwrap();
            while !matches!(Amanecer::node(&state), Node::Over(_)) {
                let features = Features::of(&Amanecer::view(&state, Viewer::Seat(PLAYER)));
                assert!(features.iter().all(|feature| feature < COUNT));
                match Amanecer::node(&state) {
                    Node::Chance => {
                        let chance = Amanecer::sample_chance(&state, &mut rng);
                        Amanecer::resolve(&mut state, chance, &mut Silent);
                    }
                    _ => {
                        let action = Amanecer::sample_action(&state, &mut rng);
                        Amanecer::apply(&mut state, action, &mut Silent);
                    }
                }
            }
        }
    }
}
