//! What holds for any deck and any cells.

use frente_tactics2gm::ids::Nation;
use frente_tactics2gm::lists::{Collection, DeckList};
use frente_tactics2gm::{Cell, Dir, Pack};
use proptest::prelude::*;

fn cards() -> impl Strategy<Value = Vec<(String, u8)>> {
    let data = Pack::default().data();
    let own = data.units.iter().filter(|unit| unit.nation == Nation::Usa && unit.copies > 0);
    let ids: Vec<String> = own.map(|unit| unit.id.clone()).collect();
    let count = ids.len();
    proptest::sample::subsequence(ids, 1..=count)
        .prop_flat_map(|ids| {
            let copies = proptest::collection::vec(1u8..8, ids.len());
            (Just(ids), copies)
        })
        .prop_map(|(ids, copies)| ids.into_iter().zip(copies).collect())
}

proptest! {
    #[test]
    fn a_deck_is_refused_for_its_points_exactly_above_the_limit(cards in cards(), limit in 10u16..400) {
        let data = Pack::default().data();
        let list = DeckList { nation: Nation::Usa, cards };
        let sum = list.points(data);
        let refused = list.faults(data, limit, Collection::Open).iter().any(|fault| fault.contains("the limit is"));
        prop_assert_eq!(refused, sum > u32::from(limit));
        let one_more = DeckList { cards: [list.cards.clone(), vec![("impacto".to_owned(), 1)]].concat(), ..list };
        prop_assert_eq!(one_more.points(data), sum + 4);
    }

    #[test]
    fn a_step_and_the_way_back_end_where_they_began(column in 0u8..8, line in 0u8..6, at in 0usize..4) {
        let cell = Cell::at(column, line);
        let dir = Dir::ALL[at];
        if let Some(next) = cell.step(dir, 8) {
            prop_assert_eq!(next.step(dir.right().right(), 8), Some(cell));
            prop_assert_eq!(cell.distance(next), 1);
            prop_assert_eq!(cell.towards(next), Some(dir));
        }
    }
}
