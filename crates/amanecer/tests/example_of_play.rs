//! Chapter 11 of the book, replayed card by card and die by die.
//!
//! The book tells which cards came, most dice and what followed. Dice it does not tell are chosen to fit the story and
//! marked *ours*. Three of its slips are settled by rulings: the Treaty costs a level (A1, B8), so that the political
//! level is 1 when the Jassy conference begins; 37 cards are unplayed at the end, not 36 (A3); and the table calls that
//! a crushing defeat, not a strategic one (A4).

#[path = "rules/table.rs"]
#[allow(dead_code, unused_imports, reason = "the table serves several tests, each uses a part of it")]
mod table;

use table::*;

const OTTOMANS: u8 = 10;
const HOFFMANN_OFFENSIVE: u8 = 6;
const MANNERHEIM_EMERGES: u8 = 4;
const CZECH_LEGION_REVOLTS: u8 = 14;
const FINNISH_CIVIL_WAR: u8 = 2;
const ASSEMBLY_DISSOLVED: u8 = 3;
const NO_WAR_NO_PEACE: u8 = 5;
const BREST_LITOVSK: u8 = 8;
const JASSY_CONFERENCE: u8 = 30;
const RED_TERROR: u8 = 23;
const POLISH_UPRISING: u8 = 33;
const NAVAL_CLASH: u8 = 42;
const TUKHACHEVSKY: u8 = 35;

#[test]
fn r11_0_the_example_of_play_replays_die_by_die() {
    let table = the_ottomans(Table::new());
    let table = the_hoffmann_offensive(table);
    let table = mannerheim_emerges(table);
    let table = the_czech_legion_revolts(table);
    let table = the_finnish_civil_war(table);
    let table = the_assembly_is_dissolved(table);
    let table = no_war_no_peace(table);
    let table = the_treaty(table);
    let table = the_jassy_conference(table);
    let table = red_terror(table);
    let table = the_polish_uprising(table);
    let table = the_naval_clash(table);
    let table = tukhachevsky(table);
    assert_eq!(table.view().turn, 13);
}

fn the_ottomans(table: Table) -> Table {
    table
        .draw(OTTOMANS)
        .expect_front(Finland, 4)
        .expect_status(Finland, Status::Inactive)
        .expect_front(Southern, 3)
        .expect_actions(3)
        .politics(3)
        .expect_level(1)
        .politics(6)
        .expect_level(2)
        .reorganize(2)
        .expect_owned(&[])
        .act("end")
        .expect_draw()
}

fn the_hoffmann_offensive(table: Table) -> Table {
    table
        .draw(HOFFMANN_OFFENSIVE)
        .expect_front(Baltic, 3)
        .expect_front(Southern, 2)
        .expect_actions(2)
        .refuses("offensive baltic", "7.0", "front-shielded")
        .attack(Southern, 4)
        .expect_front(Southern, 3)
        .attack(Southern, 6)
        .expect_front(Southern, 4)
        .act("end")
        .expect_draw()
}

fn mannerheim_emerges(table: Table) -> Table {
    table
        .draw(MANNERHEIM_EMERGES)
        .expect_front(Baltic, 2)
        .expect_front(Finland, 4)
        .expect_unit(Finland, Mannerheim)
        .expect_status(Finland, Status::Inactive)
        .expect_actions(2)
        .attack(Baltic, 4)
        .attack(Baltic, 1)
        .expect_front(Baltic, 2)
        .act("end")
        .expect_draw()
}

fn the_czech_legion_revolts(table: Table) -> Table {
    table
        .draw(CZECH_LEGION_REVOLTS)
        .expect_front(Eastern, 4)
        .expect_front(Finland, 4)
        .expect_front(Poland, 4)
        .expect_markers(&[CzechLegion])
        .expect_actions(4)
        .attack(Baltic, 5)
        .expect_front(Baltic, 3)
        .attack(Eastern, 5)
        .expect_thrown(Eastern, 5, -1)
        .expect_front(Eastern, 5)
        .reorganize(4) // ours: "at the second attempt"
        .expect_owned(&[])
        .reorganize(6)
        .die(1)
        .expect_owned(&[Cheka])
        .act("end")
        .expect_draw()
}

fn the_finnish_civil_war(table: Table) -> Table {
    table
        .draw(FINNISH_CIVIL_WAR)
        .act("keep card")
        .expect_front(Baltic, 2)
        .expect_status(Finland, Status::Active)
        .expect_front(Finland, 4)
        .expect_actions(3)
        .attack(Baltic, 4)
        .attack(Baltic, 2)
        .attack(Baltic, 2)
        .expect_front(Baltic, 2)
        .act("end")
        .expect_draw()
}

fn the_assembly_is_dissolved(table: Table) -> Table {
    table
        .draw(ASSEMBLY_DISSOLVED)
        .act("keep card")
        .expect_front(Finland, 3)
        .expect_front(Baltic, 1)
        .tells(Event::CityFell(Baltic, 1))
        .expect_level(1)
        .expect_actions(3)
        .attack(Baltic, 3)
        .attack(Baltic, 4)
        .expect_front(Baltic, 1)
        .act("forgo")
        .act("decree political")
        .die(1)
        .expect_level(1)
        .expect_left(5, 1)
        .act("end")
        .die(2)
        .tells(Event::DissentThrown { die: 2, drm: 1 })
        .tells(Event::DissentCalm)
        .expect_level(1)
        .expect_draw()
}

fn no_war_no_peace(table: Table) -> Table {
    // Played, it would take the Germans into Moscow.
    table.clone().draw(NO_WAR_NO_PEACE).act("keep card").expect_over("military-defeat");
    table
        .draw(NO_WAR_NO_PEACE)
        .act("cheka")
        .tells(Event::CardReturned(frente_amanecer::CardNo(NO_WAR_NO_PEACE)))
        .expect_owned(&[])
        .expect_piles(9, 6, 19, 15)
        .expect_actions(2)
        .attack(Baltic, 2) // ours: "the second die is a success"
        .expect_front(Baltic, 1)
        .attack(Baltic, 6)
        .expect_front(Baltic, 2)
        .act("end")
        .expect_draw()
}

fn the_treaty(table: Table) -> Table {
    let table = table
        .draw(BREST_LITOVSK)
        .offers_only(&["treaty", "bukharin"])
        .act("treaty")
        .expect_actions(2)
        .politics(4)
        .expect_level(2)
        .attack(Finland, 2)
        .expect_front(Finland, 3)
        .act("end")
        .expect_front(Finland, 2)
        .expect_front(Southern, 3)
        .expect_front(Baltic, 3)
        .expect_status(Baltic, Status::Inactive)
        .expect_status(Allied, Status::Active)
        .expect_front(Allied, 4)
        .expect_level(1) // rulings A1 and B8
        .expect_piles(8 + 19, 7, 0, 15);
    assert_eq!(table.view().war, War::Treaty);
    table.expect_draw()
}

fn the_jassy_conference(table: Table) -> Table {
    table
        .draw(JASSY_CONFERENCE)
        .tells(Event::FrontCornered(Allied))
        .expect_front(Allied, 4)
        .expect_actions(1)
        .attack(Finland, 3) // ours: "without success"
        .expect_front(Finland, 2)
        .act("end")
        .die(4)
        .die(3)
        .die(5)
        .die(4)
        .expect_level(5)
        .die(1)
        .expect_level(5)
        .expect_draw()
}

fn red_terror(table: Table) -> Table {
    table
        .draw(RED_TERROR)
        .expect_front(Finland, 1)
        .expect_level(4)
        .expect_actions(1)
        .attack(Finland, 4)
        .expect_front(Finland, 1)
        .reserve(Finland, 1)
        .reserve(Finland, 2) // ours: "another reserve offensive spent, and it fails"
        .expect_front(Finland, 1)
        .reserve(Finland, 5)
        .expect_front(Finland, 2)
        .expect_left(2, 1)
        .expect_level(4)
        .act("end")
        .expect_draw()
}

fn the_polish_uprising(table: Table) -> Table {
    table
        .draw(POLISH_UPRISING)
        .expect_status(Poland, Status::Active)
        .expect_front(Poland, 4)
        .expect_front(Finland, 1)
        .expect_level(3)
        .expect_front(Eastern, 4)
        .expect_front(Southern, 2)
        .expect_actions(3)
        .attack(Finland, 3) // ours: "finally"
        .attack(Finland, 2) // ours
        .expect_front(Finland, 1)
        .attack(Finland, 5)
        .expect_front(Finland, 2)
        .act("end")
        .expect_draw()
}

fn the_naval_clash(table: Table) -> Table {
    table
        .draw(NAVAL_CLASH)
        .expect_front(Baltic, 3)
        .expect_status(Baltic, Status::Inactive)
        .expect_front(Allied, 3)
        .expect_front(Finland, 1)
        .expect_level(2)
        .expect_actions(3)
        .act("forgo")
        .act("forgo")
        .attack(Finland, 4)
        .reserve(Finland, 4)
        .reserve(Finland, 1)
        .expect_front(Finland, 1)
        .expect_left(0, 1)
        .act("end")
        .die(1) // illegible in the book: a 1 or a 2 with the two forgone actions gives "no gain" and no loss
        .tells(Event::DissentThrown { die: 1, drm: 2 })
        .expect_level(2)
        .expect_draw()
}

fn tukhachevsky(table: Table) -> Table {
    table
        .draw(TUKHACHEVSKY)
        .expect_front(Finland, 0)
        .expect_over("military-defeat")
        .expect_piles(22, 12, 0, 15)
        .expect_grade(37, "crushing-defeat")
}
