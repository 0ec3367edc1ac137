//! What offers are about, what to be careful of, what events are to either side.

use super::*;
use crate::actions::Limit;
use crate::data::Ammo;
use crate::items::{Face, Item, Word};
use crate::narrate;
use crate::rules::c11_morale;
use crate::state::{Mission, Mobility, Moment, bit};
use crate::sum::Sum;
use frente_kernel::{BeatKind, Tone, Viewer};

const MORTAR: &str = "nat-mortero-valero-m-33-81mm";

impl Table {
    /// What an offer is about, as text: taken up, directed at, paid with.
    #[track_caller]
    fn touched(&self, action: Action) -> [String; 3] {
        self.allowed(action);
        let touch = Peanas::touch(&self.state, action);
        let words = |items: Vec<Item>| items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let pays = touch.pays.iter().map(|price| format!("{}×{}", price.count, price.piece)).collect::<Vec<_>>();
        [words(touch.on), words(touch.at), pays.join(" ")]
    }

    /// The caution before a legal action: key and paragraph.
    #[track_caller]
    fn caution(&self, action: Action) -> Option<(String, String)> {
        self.allowed(action);
        Peanas::caution(&self.state, action)
            .map(|caution| (caution.message.key.into_owned(), caution.rule.into_owned()))
    }

    /// What an event is to the attacker and to the defender.
    fn tones(&self, event: Event) -> [Tone; 2] {
        [0, 1].map(|seat| Peanas::beat(&self.state, event, Viewer::Seat(Seat(seat))).tone)
    }
}

fn warned(key: &str, rule: &str) -> Option<(String, String)> {
    Some((key.to_owned(), rule.to_owned()))
}

#[test]
fn r5_3_the_dice_of_an_order_are_what_it_is_paid_with() {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Attacker, 60, 35);
    let officer = table.officer(Attacker, 60, 25, [2, 1, 1]);
    table.unit(RIFLES, Defender, 60, 60);
    table.act(Action::Order { unit, kind: OrderKind::Move });
    let give = Action::Give { officer, channel: Channel::Voice, pool: Pool::new(2, 0, 1) };
    assert_eq!(table.touched(give), ["unit:1 channel:voice", "unit:0", "2×die:plus 1×die:minus"]);
    assert_eq!(narrate::acting(&table.state), Some(unit));
    assert_eq!(Face::of(Pool::new(0, 3, 0)).collect::<Vec<_>>(), [(Face::Zero, 3)]);
}

#[test]
fn r6_2_3_the_dice_of_the_second_shot_are_dice_of_their_own() {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Attacker, 60, 35);
    let officer = table.officer(Attacker, 60, 25, [1, 1, 0]);
    table.unit(RIFLES, Defender, 55, 50);
    table.unit(RIFLES, Defender, 66, 50);
    table.act(Action::Order { unit, kind: OrderKind::QuickFire });
    let give = Action::GiveTwo { officer, first: PLUS, second: ZERO };
    assert_eq!(table.touched(give), ["unit:1", "unit:0", "1×die:plus 1×second-die:zero"]);
}

#[test]
fn r4_1_a_move_is_of_the_mover_to_its_end_and_told_by_its_way() {
    let mut table = Table::bare();
    let unit = table.unit("nat-francotirador", Attacker, 60, 30);
    let officer = table.officer(Attacker, 60, 20, [0, 1, 0]);
    table.order(officer, unit, OrderKind::Move, ZERO);
    let via = Action::Via(Point::cm(60, 35));
    assert_eq!(table.touched(via), ["unit:0 bend", "spot:6000,3500", ""]);
    table.act(via);
    table.act(Action::Walk { facing: Facing::UP, to: Point::cm(65, 35) });
    let moved = table.log.iter().find(|event| matches!(event, Event::UnitMoved { .. })).copied().expect("it moves");
    let beat = Peanas::beat(&table.state, moved, Viewer::Spectator);
    let path: Vec<_> = beat.path.iter().map(ToString::to_string).collect();
    assert_eq!(
        (beat.kind, path),
        (BeatKind::Travel, vec!["spot:6000,3000".to_owned(), "spot:6000,3500".to_owned(), "spot:6500,3500".to_owned()])
    );
}

#[test]
fn r5_6_3_a_mover_that_is_stopped_is_shown_where_it_stopped() {
    let mut table = Table::bare();
    let mover = table.unit("nat-francotirador", Attacker, 60, 40);
    let unit = table.unit(RIFLES, Defender, 60, 60);
    table.unit(RIFLES, Attacker, 10, 10);
    let officer = table.officer(Attacker, 60, 30, [0, 1, 0]);
    table.order(officer, mover, OrderKind::Move, ZERO);
    table.act(Action::Walk { facing: Facing::UP, to: Point::cm(60, 50) });
    let react = Action::React { unit, moment: Moment::First };
    assert_eq!(table.touched(react), ["unit:1 moment:first", "unit:0", ""]);
    table.state.march.gone = 300;
    table.state.march.halted = true;
    table.state.unit_mut(mover).pinned = 1;
    table.act(Action::Pass);
    let halted = table.log.iter().find(|event| matches!(event, Event::UnitHalted { .. })).copied().expect("it stops");
    let beat = Peanas::beat(&table.state, halted, Viewer::Seat(Seat(0)));
    assert_eq!(beat.path.last().map(ToString::to_string).as_deref(), Some("spot:6000,4300"));
    assert_eq!(table.tones(halted), [Tone::Bad, Tone::Good]);
}

#[test]
fn r7_3_a_template_says_whom_it_covers() {
    let mut table = Table::bare();
    let mortars = [57, 60, 63].map(|x| table.unit(MORTAR, Attacker, x, 10));
    let own = table.unit(RIFLES, Attacker, 60, 60);
    let enemy = table.unit(RIFLES, Defender, 60, 70);
    let battery = mortars.iter().fold(0, |set, piece| set | bit(*piece));
    let at = Point::cm(60, 70);
    table.state.missions.push(Mission {
        battery,
        side: Attacker,
        at,
        left: 2,
        fired: 0,
        runner: None,
        smoke: false,
        ready: true,
        done: false,
    });
    table.state.stack = Stack::of(Frame::TurnStart(0));
    crate::flow::run(&mut table.state, &mut table.log);
    assert_eq!(table.state.pending(), Some(Frame::Template(0)));
    let covers = |size| Peanas::touch(&table.state, Action::Template(size)).covers;
    assert_eq!(covers(0), [Item::Unit(enemy)]);
    assert_eq!(covers(1), [Item::Unit(own), Item::Unit(enemy)]);
    assert_eq!(table.caution(Action::Template(0)), None);
    assert_eq!(table.caution(Action::Template(1)), warned("caution-own-men", "7.5"));
}

#[test]
fn r5_3_the_end_of_a_turn_is_to_be_thought_over_while_orders_could_still_be_given() {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Attacker, 60, 35);
    table.unit(RIFLES, Defender, 60, 100);
    let officer = table.officer(Attacker, 60, 25, [0, 1, 0]);
    assert_eq!(table.caution(Action::EndTurn), warned("caution-end-turn", "5.3"));
    for one in [unit, officer] {
        table.state.unit_mut(one).spent = true;
    }
    assert_eq!(table.caution(Action::EndTurn), None, "nobody is left to be ordered");
    table.state.unit_mut(unit).spent = false;
    table.state.unit_mut(officer).officer.dice = [0; 3];
    assert_eq!(table.caution(Action::EndTurn), None, "no dice are left");
}

#[test]
fn r14_3_entries_that_are_not_used_are_lost() {
    let mut table = Table::bare();
    let waiting = table.unit(RIFLES, Attacker, 60, 35);
    table.state.unit_mut(waiting).place = Place::Reserve;
    table.state.stack.push(Frame::Entry);
    table.state.entries = 2;
    assert_eq!(table.caution(Action::Done), warned("caution-entries", "14.3"));
    let enter = Action::Enter { unit: waiting, square: crate::ids::Square { column: 3, row: 0 } };
    assert_eq!(table.touched(enter), ["unit:0", "square:d1", "1×entry"]);
    table.state.unit_mut(waiting).place = Place::Table;
    assert_eq!(table.caution(Action::Done), None);
}

#[test]
fn r8_5_build_points_that_are_left_are_lost() {
    let mut table = Table::bare();
    table.state.stack.push(Frame::Works);
    table.state.scenario.build = 30;
    assert_eq!(table.caution(Action::Done), warned("caution-build-points", "8.5"));
    let build = Action::Build { kind: PieceKind::Foxhole, turn: 3, at: Point::cm(60, 80) };
    let cost = table.state.data().piece(PieceKind::Foxhole).cost;
    let paid = format!("{cost}×build-point");
    assert_eq!(table.touched(build), ["scenery:foxhole turn:3", "spot:6000,8000", paid.as_str()]);
}

#[test]
fn r6_2_1_who_holds_its_fire_has_acted_all_the_same() {
    let mut table = Table::bare();
    let shooter = table.unit(LINE, Attacker, 60, 40);
    let target = table.unit(RIFLES, Defender, 60, 55);
    let officer = table.officer(Attacker, 60, 30, [0, 1, 0]);
    table.order(officer, shooter, OrderKind::Fire, ZERO);
    assert_eq!(table.caution(Action::Alone), warned("caution-hold-fire", "6.2.1"));
    let shot = Action::Shoot { target, weapon: 0, ammo: Ammo::Normal };
    assert_eq!(table.touched(shot), ["unit:0 weapon:0 ammo:normal", "unit:1", ""]);
    assert_eq!(table.caution(shot), None);
}

#[test]
fn r9_4_who_leaves_a_fight_is_warned() {
    let mut table = Table::bare();
    let runner = table.unit("nat-francotirador", Attacker, 60, 40);
    let section = table.unit(RIFLES, Defender, 60, 60);
    table.stand(section, [(6000, 4600), (5500, 4280), (6000, 4280), (6500, 4280)]);
    let officer = table.officer(Attacker, 60, 30, [0, 1, 0]);
    assert!(table.state.in_contact(runner, section));
    table.order(officer, runner, OrderKind::Move, ZERO);
    let away = Action::Walk { facing: Facing::UP, to: Point::cm(60, 35) };
    assert_eq!(table.caution(away), warned("caution-leaves-contact", "9.4"));
    assert_eq!(table.caution(Action::Stay), warned("caution-stay", "5.6.1"));
    for at in &mut table.state.unit_mut(section).stands {
        at.y += 1000;
    }
    assert_eq!(table.caution(away), None, "nobody is left behind");
}

#[test]
fn r4_7_a_way_into_a_wood_is_told_to_be_risky() {
    let mut table = Table::bare();
    table.piece(PieceKind::Wood, 60, 68, 0);
    let tank = table.unit("rep-t-26-b", Attacker, 60, 52);
    let officer = table.officer(Attacker, 50, 52, [0, 1, 0]);
    table.order(officer, tank, OrderKind::Move, ZERO);
    let drive = |length| Action::Drive { facing: Facing::UP, length };
    assert_eq!(table.caution(drive(1300)), warned("caution-bog", "4.7"));
    assert_eq!(table.caution(drive(100)), None);
    assert_eq!(table.touched(drive(100)), ["unit:0", "spot:6000,5300", ""]);
}

#[test]
fn r7_1_an_aim_near_own_men_is_told_to_be_risky() {
    let mut table = Table::bare();
    let mortar = table.unit(MORTAR, Attacker, 60, 10);
    let eye = table.unit("nat-observador-artilleria", Attacker, 60, 30);
    table.unit(RIFLES, Attacker, 60, 75);
    let officer = table.officer(Attacker, 60, 25, [0, 1, 0]);
    table.order(officer, eye, OrderKind::Observe, ZERO);
    let observe = Action::Observe { battery: mortar, turns: 2, smoke: true };
    assert_eq!(table.touched(observe), ["unit:1 turns:2 smoke-shells", "unit:0", ""]);
    assert_eq!(table.caution(Action::Done), warned("caution-gives-up", "7.1"));
    table.act(observe);
    assert_eq!(table.caution(Action::AimAt(Point::cm(60, 78))), warned("caution-own-men-near", "7.2"));
    assert_eq!(table.caution(Action::AimAt(Point::cm(60, 100))), None);
    assert_eq!(table.touched(Action::AimAt(Point::cm(60, 78))), ["unit:1", "spot:6000,7800", ""]);
    assert_eq!(table.caution(Action::Done), warned("caution-gives-up", "7.1"));
}

#[test]
fn r9_4_who_cannot_withdraw_is_told_so() {
    for (mobility, expected) in
        [(Mobility::Free, None), (Mobility::Crippled, warned("caution-nowhere-to-withdraw", "9.4"))]
    {
        let mut table = Table::bare();
        let ours = table.unit(RIFLES, Attacker, 60, 40);
        let theirs = table.unit(RIFLES, Defender, 60, 60);
        table.stand(ours, [(6000, 3660), (5500, 3980), (6000, 3980), (6500, 3980)]);
        table.stand(theirs, [(6000, 4600), (5500, 4280), (6000, 4280), (6500, 4280)]);
        table.state.unit_mut(ours).mobility = mobility;
        table.act(Action::EndTurn);
        assert_eq!(table.state.pending(), Some(Frame::Melee(Attacker)));
        assert_eq!(table.caution(Action::Withdraw(ours)), expected);
        assert_eq!(table.touched(Action::Strike { unit: ours, target: theirs }), ["unit:0", "unit:1", ""]);
    }
}

#[test]
fn r11_3_a_fanatic_with_nowhere_to_run_is_told_that_it_is_lost() {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Attacker, 60, 40);
    table.state.unit_mut(unit).panicked = true;
    table.state.stack.push(Frame::SelfRegroup(unit));
    assert_eq!(table.caution(Action::Pass), None);
    assert_eq!(table.touched(Action::Rally), ["unit:0", "", ""]);
    table.state.unit_mut(unit).mobility = Mobility::Crippled;
    assert_eq!(table.caution(Action::Pass), warned("caution-nowhere-to-run", "11.3"));
    assert!(!c11_morale::can_run(&table.state, unit));
}

#[test]
fn what_is_good_for_one_side_is_bad_for_the_other() {
    let mut table = Table::bare();
    let ours = table.unit_with(RIFLES, Attacker, 60, 40, Quality::Veteran, &[]);
    let theirs = table.unit(RIFLES, Defender, 60, 60);
    let tank = table.unit("rep-t-26-b", Defender, 80, 60);
    let (good, bad, plain) = ([Tone::Good, Tone::Bad], [Tone::Bad, Tone::Good], [Tone::Plain, Tone::Plain]);
    let (sum, limit) = (Sum::default(), Limit::None);
    let shot = |target, at, result| Event::ShotResult { shooter: ours, target, at, result, sum, limit, cover: None };
    let morale = |result| Event::MoraleDie { unit: ours, die: 3, morale: 5, size: 0, losses: 0, modifier: 0, result };
    let applied = |unit, event| Event::EventApplied { unit, event };
    use crate::actions::Prey;
    use crate::ids::EventKind;
    for (event, tones) in [
        (Event::Casualties(ours, 2), bad),
        (Event::Casualties(theirs, 2), good),
        (Event::Recovered(theirs), bad),
        (Event::Gone(theirs, crate::state::Fate::Surrendered), good),
        (shot(theirs, Prey::Men, 0), bad),
        (shot(theirs, Prey::Men, 1), good),
        (shot(tank, Prey::Vehicle, 0), good),
        (shot(tank, Prey::Vehicle, -1), bad),
        (applied(ours, EventKind::Initiative), good),
        (applied(theirs, EventKind::Initiative), good),
        (applied(ours, EventKind::Confusion), bad),
        (Event::TokenEvent { side: Attacker, number: 1, event: EventKind::TakeCover }, plain),
        (morale(6), good),
        (morale(5), bad),
        (Event::OrderDie { officer: ours, die: 6 }, good),
        (Event::OrderDie { officer: ours, die: 3 }, plain),
        (Event::ObjectiveTaken(1, Defender), bad),
        (Event::Ended(crate::state::Ending::Time(2)), good),
        (Event::Ended(crate::state::Ending::Time(1)), bad),
        (Event::Ended(crate::state::Ending::Collapse(Defender)), good),
        (Event::WindBlows(3), plain),
    ] {
        assert_eq!(table.tones(event), tones, "{event:?}");
    }
}

#[test]
fn dice_are_shown_as_they_fell() {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Attacker, 60, 40);
    let faces = |event| {
        let dice = Peanas::beat(&table.state, event, Viewer::Spectator).dice;
        dice.iter().map(|die| (die.face, die.sides)).collect::<Vec<_>>()
    };
    assert_eq!(faces(Event::EventDice { unit, first: 2, second: 5 }), [(2, 6), (5, 6)]);
    assert_eq!(faces(Event::BogDice { unit, first: 1, second: 6 }), [(1, 6), (6, 6)]);
    assert_eq!(faces(Event::RecoveryDie { unit, die: 4, bonus: 1, needed: 3 }), [(4, 6)]);
    assert_eq!(faces(Event::Recovered(unit)), []);
}

#[test]
fn r14_2_a_token_is_taken_up_by_its_number() {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Attacker, 5, 5);
    table.state.unit_mut(unit).place = Place::Hidden;
    let square = |column, row| crate::ids::Square { column, row };
    let at = crate::state::TokenPlace::Square(square(2, 0));
    let (side, number, fast, spent, ordered, moved, late) = (Attacker, 7, false, false, None, false, false);
    table.state.tokens.push(crate::state::Token { side, number, unit, at, fast, spent, ordered, moved, late });
    let go = Action::MoveToken { token: 0, square: square(2, 1) };
    assert_eq!(table.touched(go), ["token:attacker-7", "square:c2", ""]);
    table.act(go);
    let moved = *table.log.last().expect("it is told");
    let beat = Peanas::beat(&table.state, moved, Viewer::Spectator);
    assert_eq!(beat.path.iter().map(ToString::to_string).collect::<Vec<_>>(), ["square:c1", "square:c2"]);
    assert_eq!(Item::Order(Word(OrderKind::Aim)).to_string(), "order:aim");
}
