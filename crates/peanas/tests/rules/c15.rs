//! Rules about the weather (§15).

use super::*;
use crate::data::{AirSupport, Bog};
use crate::ids::Season;

#[test]
fn r15_1_two_dice_on_the_seasons_table_and_a_direction_for_the_winds() {
    for (season, dice, weather, wind) in [
        (Season::Summer, [6, 6], Weather::Gale, true),
        (Season::Summer, [1, 1], Weather::Night, false),
        (Season::Winter, [6, 6], Weather::Blizzard, true),
        (Season::Winter, [5, 6], Weather::Snow, false),
        (Season::Autumn, [3, 4], Weather::Cloudy, false),
        (Season::Spring, [4, 4], Weather::Wind, true),
    ] {
        let mut table = Table::bare();
        table.state.season = season;
        table.state.stack.push(Frame::SkyDie { second: false, change: false });
        table.dice(&dice);
        assert_eq!(table.state.weather, weather, "{season}");
        if wind {
            table.chance(Chance::Direction(3));
            assert_eq!(table.state.wind, 3);
        }
        assert_eq!(table.state.pending(), Some(Frame::Turn));
    }
}

#[test]
fn r15_2_nine_kinds_of_weather_have_a_row() {
    let data = crate::data::Pack::default().data();
    let of = |weather| data.climate(weather);
    assert_eq!((of(Weather::Gale).drift, of(Weather::Gale).smoke), (100, -2));
    assert_eq!((of(Weather::Wind).drift, of(Weather::Wind).smoke), (50, 0));
    assert_eq!(of(Weather::Rain).air, AirSupport::Delayed(2));
    assert_eq!([Weather::Blizzard, Weather::Storm, Weather::Night].map(|one| of(one).air), [AirSupport::Grounded; 3]);
    assert_eq!(of(Weather::Sunny).bog, Bog::Usual);
}

#[test]
fn r15_3_at_night_one_sees_20_centimetres_and_in_a_storm_40() {
    let mut table = Table::bare();
    let one = table.unit("nat-francotirador", Attacker, 60, 30);
    let near = table.unit("rep-francotirador", Defender, 60, 52);
    let middle = table.unit("rep-francotirador", Defender, 66, 72);
    let far = table.unit("rep-francotirador", Defender, 72, 74);
    let seen = |table: &Table| [near, middle, far].map(|two| crate::sight::sees(&table.state, one, two));
    assert_eq!(seen(&table), [true, true, true]);
    table.state.weather = Weather::Night;
    assert_eq!(seen(&table), [true, false, false]);
    table.state.weather = Weather::Storm;
    assert_eq!(seen(&table), [true, true, false]);
}

#[test]
fn r15_3_snow_bogs_any_vehicle_off_the_road_and_a_storm_armour_anywhere() {
    let bogs = |weather, id: &str, road| {
        let mut table = Table::bare();
        table.state.weather = weather;
        if road {
            table.band(PieceKind::Road, (60, 0), (60, 120));
        }
        let unit = table.unit(id, Attacker, 60, 30);
        crate::rules::c4_movement::bog_point(&table.state, unit, Point::cm(60, 30), Point::cm(60, 40)) >= 0
    };
    assert!(bogs(Weather::Snow, "rep-camion", false) && !bogs(Weather::Snow, "rep-camion", true));
    assert!(bogs(Weather::Storm, "rep-t-26-b", true) && !bogs(Weather::Storm, "rep-camion", false));
    assert!(!bogs(Weather::Sunny, "rep-t-26-b", false));
}

#[test]
fn r15_3_wind_carries_smoke() {
    let mut table = Table::bare();
    table.state.weather = Weather::Wind;
    table.state.wind = 3;
    crate::rules::c15_weather::smoke_shells(&mut table.state, Point::cm(50, 50), 500, &mut table.log);
    crate::rules::c15_weather::drift(&mut table.state, &mut table.log);
    assert_eq!(table.state.smoke[0].at, Point::cm(50, 55));
}

#[test]
fn r15_4_every_ten_turns_ten_or_more_changes_the_weather() {
    let mut table = Table::bare();
    table.unit(RIFLES, Attacker, 60, 20);
    table.unit(RIFLES, Defender, 60, 100);
    table.state.season = Season::Summer;
    table.state.sky = 10;
    table.act(Action::EndTurn);
    table.dice(&[4, 5]);
    assert_eq!((table.state.weather, table.state.pending()), (Weather::Sunny, Some(Frame::Turn)));
    table.state.sky = 10;
    table.act(Action::EndTurn);
    table.dice(&[4, 6]).dice(&[5, 6]);
    assert_eq!(table.state.weather, Weather::Rain);
}
