//! The verbs of a scene say what is so, and fail where it is not.

use frente_conformance::toy::{Event, Setup, Toy};
use frente_conformance::{Scene, Steps};
use std::ops::Deref;
use std::panic::{AssertUnwindSafe, catch_unwind};

#[derive(Clone, Debug)]
struct Table(Scene<Toy>);

impl Deref for Table {
    type Target = Scene<Toy>;
    fn deref(&self) -> &Scene<Toy> {
        &self.0
    }
}

impl Steps<Toy> for Table {
    fn scene(&mut self) -> &mut Scene<Toy> {
        &mut self.0
    }

    /// `@5` is the first card of strength 5.
    fn notation(text: &str) -> String {
        text.replace("@5", "12")
    }
}

/// Seat 0 holds 0, 6 and 12, seat 1 holds 3, 9 and 15.
fn dealt() -> Table {
    let cards = ["card 0", "card 3", "card 6", "card 9", "card @5", "card 15"];
    cards.into_iter().fold(Table(Scene::new(&Setup::default())), |table, card| table.chance(card)).forget()
}

fn fails(test: impl FnOnce(Table) -> Table) -> String {
    let failure = catch_unwind(AssertUnwindSafe(|| test(dealt()))).expect_err("the verb must fail");
    let text = failure.downcast_ref::<String>().cloned();
    text.or_else(|| failure.downcast_ref::<&str>().map(ToString::to_string)).unwrap_or_default()
}

#[test]
fn verbs_read_as_a_sentence() {
    let table = dealt().asks(0).offers("attack @5").offers_not("attack 3").refuses_by("attack 3", "7");
    let after = table.clone().act("attack @5").asks(1).act("pass");
    assert!(!after.told().is_empty() && after.told().len() > table.told().len());
    assert!(table.told().is_empty(), "a clone is a table of its own");
}

#[test]
fn a_game_may_keep_its_table_in_a_variable() {
    struct Kept(Scene<Toy>);
    impl Steps<Toy> for &mut Kept {
        fn scene(&mut self) -> &mut Scene<Toy> {
            &mut self.0
        }
    }
    let mut kept = Kept(dealt().0);
    kept.act("attack 12").asks(1);
    kept.act("pass");
    assert!(kept.0.is_chance() || kept.0.seat() == frente_kernel::Seat(1));
}

#[test]
fn every_verb_can_fail() {
    let told = |table: &Table| -> Event { table.told()[0] };
    let first = told(&dealt().act("attack 12"));
    assert!(fails(|table| table.act("block 3")).contains("is refused"));
    assert!(fails(|table| table.act("nonsense")).contains("notation of no action"));
    assert!(fails(|table| table.chance("die 3")).contains("cannot come"));
    assert!(fails(|table| table.chance("dice")).contains("notation of no chance"));
    assert!(fails(|table| table.offers("attack 3")).contains("is not offered"));
    assert!(fails(|table| table.offers_not("draw")).contains("is offered"));
    assert!(fails(|table| table.offers_only(&["draw"])).contains("left == right"));
    assert!(fails(|table| table.refuses("draw", "3", "full")).contains("should be illegal"));
    assert!(fails(|table| table.refuses_by("attack 3", "8")).contains("attack 3"));
    assert!(fails(|table| table.tells(first)).contains("was not told"));
    assert!(fails(|table| table.act("attack 12").tells_not(first)).contains("was told"));
    assert!(fails(|table| table.tells_in_order(&[first])).contains("does not follow"));
    assert!(fails(|table| table.cites(first, "no paragraph")).contains("left == right"));
    assert!(fails(|table| table.asks(1)).contains("offered are"));
    assert!(fails(|table| table.ends("victory")).contains("goes on"));
    assert!(fails(|table| table.edit(|state| state["tokens"] = "many".into())).contains("laid out badly"));
}

#[test]
fn a_broken_position_is_told_before_the_next_step() {
    let said = fails(|table| table.edit(|state| state["discards"] = state["hands"][0].clone()).act("draw"));
    assert!(said.starts_with("the position breaks"), "{said}");
}
