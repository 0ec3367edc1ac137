//! The luck ledger tells dice from decks.

use frente_catalog::luck::ledger;

#[test]
fn one_card_is_not_taken_for_a_die() {
    let mut table = frente_catalog::game("amanecer").unwrap().open(&serde_json::Value::Null).unwrap();
    let card = table.chances()[0].0.clone();
    table.chance(&card).unwrap();
    assert_eq!(ledger(&*table).unwrap().rows, []);
}

#[test]
fn dice_count_and_cards_do_not() {
    let mut table = frente_catalog::game("amanecer").unwrap().open(&serde_json::Value::Null).unwrap();
    let mut dice = Vec::new();
    while dice.len() < 12 && table.node().outcome().is_none() {
        match table.node().deciding() {
            Some(seat) => {
                let action = table.offers(seat)[0].action.clone();
                table.act(seat, &action).unwrap();
            }
            None => {
                let chance = table.chances()[0].0.clone();
                dice.extend(chance.strip_prefix("die ").map(|face| face.parse::<f64>().unwrap()));
                table.chance(&chance).unwrap();
            }
        }
    }
    let rows = ledger(&*table).unwrap().rows;
    assert_eq!(rows.len(), 1, "{rows:?}");
    assert_eq!((rows[0].kind.as_str(), rows[0].n as usize), ("die", dice.len()));
    assert_eq!(rows[0].got, dice.iter().sum::<f64>());
    assert_eq!(rows[0].expected, 3.5 * dice.len() as f64);
}
