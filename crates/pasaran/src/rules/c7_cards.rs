//! §7.2: when cards may be played, the card phase, and where cards go.

use super::c7_effects;
use crate::actions::{Action, Event, Verb};
use crate::board::Spot;
use crate::data::{AfterUse, CardDef, Condition, Effect, Timing};
use crate::ids::{Card, Kind, Side};
use crate::menu::{Ask, Menu, Row};
use crate::sets::CardSet;
use crate::state::{Frame, State, Step, Window};
use frente_kernel::{EventSink, Illegal, RuleId, Seat, SeatSet, must};

/// Everybody at the table.
pub(crate) const BOTH: SeatSet = SeatSet(0b11);

pub(crate) const fn seat_of(side: Side) -> SeatSet {
    SeatSet::only(Seat(side as u8))
}

/// Whether a card's moment has come for a side.
fn is_time(state: &State, def: &CardDef, side: Side, window: Window) -> Result<(), Illegal> {
    let own = side == state.phasing();
    let step = |step: Step| window == Window::Step && state.turn.step == step;
    let before = matches!(window, Window::Before(_));
    let row = paragraph(def.card);
    match def.when {
        // Ruling P53: never inside a battle.
        Timing::Any => must(window != Window::Chits, row, "card-not-in-a-battle"),
        Timing::OwnBattle => must(before && own, row, "card-before-own-battle"),
        Timing::EnemyBattle => must(before && !own, row, "card-before-enemy-battle"),
        Timing::OwnRail => must(step(Step::Rail) && own, row, "card-in-own-rail"),
        Timing::OwnMovement => must(step(Step::Movement) && own, row, "card-in-own-movement"),
        Timing::OwnProduction => must(step(Step::Production), row, "card-in-production"),
        Timing::WeatherKnown => must(window == Window::Weather, row, "card-after-the-weather"),
        Timing::ChitsRevealed => must(window == Window::Chits, row, "card-after-the-chits"),
    }
}

/// Whether what a card asks for is true.
fn is_met(state: &State, card: Card, condition: Condition) -> Result<(), Illegal> {
    let row = paragraph(card);
    match condition {
        Condition::NotBefore(quarter) => must(state.quarter >= quarter, row, "card-too-early"),
        Condition::NotAfter(quarter) => must(state.quarter <= quarter, row, "card-too-late"),
        Condition::InForce(other) => must(state.in_force.contains(other), row, "card-needs-another"),
        Condition::Holds(side, zone) => must(state.zones_of(side).contains(zone), row, "card-needs-a-zone"),
        Condition::HoldsFrenchBorder(side) => {
            must(state.zones_of(side).meets(state.tables().france), row, "card-needs-the-border")
        }
        Condition::Chits => must(state.options.chits, row, "option-not-agreed"),
    }
}

/// The paragraph of a card.
pub(crate) const fn paragraph(card: Card) -> RuleId {
    match card {
        Card::FifthColumn => "C-fifth-column",
        Card::BarcelonaRevolt => "C-barcelona-revolt",
        Card::CancelChits => "C-cancel-chits",
        Card::BorderClosed => "C-border-closed",
        Card::BorderOpened => "C-border-opened",
        Card::GetHq => "C-get-hq",
        Card::Hq => "C-hq",
        Card::IntBrigade => "C-int-brigade",
        Card::Invasion => "C-invasion",
        Card::ItalianCorps => "C-italian-corps",
        Card::Ju52 => "C-ju52",
        Card::Condor => "C-condor",
        Card::Offensive => "C-offensive",
        Card::Recruits => "C-recruits",
        Card::RepDisorder => "C-rep-disorder",
        Card::SupplyOfArms => "C-supply-of-arms",
        Card::Annulment => "C-annulment",
        Card::Replacements => "C-replacements",
        Card::SovietAid => "C-soviet-aid",
        Card::TrainedBrigades => "C-trained-brigades",
        Card::WeatherFront => "C-weather-front",
    }
}

/// Whether a side may use a card at all.
pub(crate) fn suits(state: &State, card: Card, side: Side) -> bool {
    state.data().card(card).side.is_none_or(|own| own == side)
}

/// Whether a side could play a card in a window, did it hold it.
fn is_due(state: &State, card: Card, side: Side, window: Window) -> Result<(), Illegal> {
    let def = state.data().card(card);
    must(suits(state, card, side), "7.2", "card-of-the-enemy")?;
    is_time(state, def, side, window)?;
    def.conditions.iter().try_for_each(|one| is_met(state, card, *one))
}

/// Whether a side that holds cards is asked: it might, for all the enemy knows, hold one it could play now.
pub(crate) fn may_interrupt(state: &State, side: Side, window: Window) -> bool {
    let (hand, fresh) = (state.hands[side.index()], state.fresh[side.index()]);
    if hand.len() == fresh.len() {
        return false;
    }
    let elsewhere = state.removed.or(state.in_force).or(state.pile.public());
    CardSet::ALL.without(elsewhere).iter().any(|card| is_due(state, card, side, window).is_ok())
}

pub(crate) fn window_menu<A: Ask>(state: &State, window: Window, side: Side, menu: &mut Menu<A>) {
    menu.pass();
    let mut cards = menu.row(Verb::Play);
    in_hand(state, &mut cards, side)
        .must(!CardSet::only(Card::Annulment), "C-annulment", "annulment-cancels-a-card")
        .each(|card| {
            is_due(state, card, side, window)?;
            c7_effects::is_possible(state, card, side)
        });
    menu.offer(&cards);
    let mut cards = menu.row(Verb::Annul);
    let held = state.hands[side.index()].contains(Card::Annulment);
    let fresh = state.fresh[side.index()].contains(Card::Annulment);
    cards.all(must(held, "C-annulment", "no-annulment-in-hand"));
    cards.all(must(!fresh, "7.2", "annulment-bought-this-turn"));
    if cards.any() {
        cards
            .all(is_due(state, Card::Annulment, side, window))
            .must(state.in_force, "C-annulment", "not-in-force")
            .must(c7_effects::annullable(state, side), "C-annulment", "own-card");
    }
    menu.offer(&cards);
}

/// §7.2: keeps the cards of a hand that were not bought this turn.
fn in_hand<'r>(state: &State, row: &'r mut Row<CardSet>, side: Side) -> &'r mut Row<CardSet> {
    row.must(state.hands[side.index()], "7.2", "not-in-hand").must(
        !state.fresh[side.index()],
        "7.2",
        "bought-this-turn",
    )
}

/// A side plays a card in a window, or passes.
pub(crate) fn interrupt(state: &mut State, side: Side, action: Action, log: &mut impl EventSink<Event>) {
    match action {
        Action::Play(card) => {
            leave_hand(state, side, card, log);
            state.stack.push(Frame::Effect(card, side));
            if may_reply(state, side.enemy()) {
                state.stack.push(Frame::Reply(card, side.enemy()));
            }
        }
        Action::Annul(target) => {
            leave_hand(state, side, Card::Annulment, log);
            retire(state, side, Card::Annulment, log);
            c7_effects::annul(state, target, log);
        }
        _ => state.stack.pop(),
    }
}

/// §C-annulment: whether a side might hold the card that cancels the one just played.
fn may_reply(state: &State, side: Side) -> bool {
    let (hand, fresh) = (state.hands[side.index()], state.fresh[side.index()]);
    let elsewhere = state.removed.or(state.in_force).or(state.pile.public());
    hand.len() > fresh.len() && !elsewhere.contains(Card::Annulment)
}

pub(crate) fn reply_menu<A: Ask>(state: &State, card: Card, side: Side, menu: &mut Menu<A>) {
    menu.pass();
    let mut cards = menu.row(Verb::Play);
    in_hand(state, &mut cards, side)
        .must(CardSet::only(Card::Annulment), "C-annulment", "only-annulment-replies")
        .all(must(card != Card::BorderOpened, "C-annulment", "border-opened-stands"));
    menu.offer(&cards);
}

/// The enemy of the card's player answers.
pub(crate) fn reply(state: &mut State, card: Card, side: Side, action: Action, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    if let Action::Play(annulment) = action {
        state.stack.pop(); // the card's effect
        leave_hand(state, side, annulment, log);
        retire(state, side, annulment, log);
        log.emit(Event::CardAnnulled(card));
        // Ruling P54: no effect, then its own after-use; a permanent card leaves the game.
        match state.data().card(card).after {
            AfterUse::Permanent => leave_game(state, card, log),
            _ => retire(state, side.enemy(), card, log),
        }
    }
}

fn leave_hand(state: &mut State, side: Side, card: Card, log: &mut impl EventSink<Event>) {
    state.hands[side.index()].remove(card);
    state.open_cards.remove(card);
    log.emit(Event::CardPlayed(side, card));
}

/// §7.2-after: a played card goes where it says.
pub(crate) fn retire(state: &mut State, _by: Side, card: Card, log: &mut impl EventSink<Event>) {
    match state.data().card(card).after {
        AfterUse::Remove => leave_game(state, card, log),
        AfterUse::Return => {
            state.pile.under(card, BOTH);
            log.emit(Event::CardReturned(card));
        }
        AfterUse::Permanent => {
            state.in_force.insert(card);
            log.emit(Event::CardStays(card));
        }
    }
}

pub(crate) fn leave_game(state: &mut State, card: Card, log: &mut impl EventSink<Event>) {
    let held = state.in_force.contains(card);
    state.in_force.remove(card);
    state.removed.insert(card);
    log.emit(Event::CardLeft(card));
    if held {
        c7_effects::production_ends(state, card, log);
    }
}

/// §7.2, ruling P51: whether a card has become useless.
pub(crate) fn is_obsolete(state: &State, card: Card) -> bool {
    let def = state.data().card(card);
    let late = |condition: &Condition| match condition {
        Condition::NotAfter(quarter) => state.quarter > *quarter,
        Condition::Chits => !state.options.chits,
        // What it rests on is gone for good.
        Condition::InForce(other) => state.removed.contains(*other),
        // A revolt in a city that was lost; the airbridge may wait for Andalusia to be won back.
        Condition::Holds(side, zone) => {
            let revolt = def.effects.iter().any(|effect| matches!(effect, Effect::Revolt { .. }));
            revolt && !state.zones_of(*side).contains(*zone)
        }
        Condition::NotBefore(_) | Condition::HoldsFrenchBorder(_) => false,
    };
    def.conditions.iter().any(late) || def.effects.iter().any(|effect| is_spent(state, card, effect))
}

/// Whether an effect can never happen again.
fn is_spent(state: &State, card: Card, effect: &Effect) -> bool {
    let spot = |kind: &Kind| kind.unit(0).map_or(Spot::GONE, |unit| state.board.spot(unit));
    match effect {
        Effect::Airlift { from, .. } => {
            let land = state.tables().land_units;
            !state.board.around(*from, Side::Nationalist).meets(land)
        }
        Effect::ChooseHq { arrive, remove } => {
            let may_come = arrive.iter().any(|kind| spot(kind) == Spot::LOCKED);
            let may_go = remove.iter().any(|kind| match spot(kind) {
                Spot::GONE => false,
                // Still to be had only while the other card is.
                Spot::LOCKED => {
                    card != Card::GetHq && !state.removed.contains(Card::GetHq) && !is_obsolete_get_hq(state)
                }
                _ => true,
            });
            !may_come && !may_go
        }
        _ => false,
    }
}

fn is_obsolete_get_hq(state: &State) -> bool {
    is_obsolete(state, Card::GetHq)
}

/// §7.2: what lies on top is drawn: `true` if a card nobody has seen is due, which is chance.
pub(crate) fn draw_is_chance(state: &State) -> bool {
    state.pile.block.any()
}

/// §7.2: a side draws what lies in the queue, all of it at once and told in the order of the cards: in which order they were
/// laid there is not for the drawer to remember.
pub(crate) fn draw_known(state: &mut State, side: Side, mut left: u8, log: &mut impl EventSink<Event>) {
    let before = state.drawn;
    while left > 0
        && let Some(slot) = state.pile.next_known()
    {
        left -= u8::from(keep(state, slot.card, log));
    }
    for card in state.drawn.without(before).iter() {
        log.emit(Event::CardSeen { side, card: Some(card) });
    }
    finish_draw(state, side);
}

/// §7.2: a card nobody has seen yet has been drawn.
pub(crate) fn drawn(state: &mut State, side: Side, mut left: u8, card: Card, log: &mut impl EventSink<Event>) {
    if keep(state, card, log) {
        left -= 1;
        log.emit(Event::CardSeen { side, card: Some(card) });
    }
    if left == 0 || state.pile.is_empty() {
        return finish_draw(state, side);
    }
    state.stack.pop();
    state.stack.push(Frame::DrawCards(side, left));
}

/// Whether a card that comes off the pile is kept: an obsolete one is removed openly and replaced. One of the other side is
/// kept too: nobody else is told before all that was drawn is laid under the pile.
fn keep(state: &mut State, card: Card, log: &mut impl EventSink<Event>) -> bool {
    let obsolete = is_obsolete(state, card);
    if obsolete {
        log.emit(Event::CardObsolete(card));
        leave_game(state, card, log);
    } else {
        state.drawn.insert(card);
    }
    !obsolete
}

fn finish_draw(state: &mut State, side: Side) {
    state.stack.pop();
    if state.drawn.any() {
        state.stack.push(Frame::BuyCard(side));
    }
}

pub(crate) fn buy_menu<A: Ask>(state: &State, side: Side, menu: &mut Menu<A>) {
    menu.pass();
    let mut cards = menu.row(Verb::Buy);
    cards.must(state.drawn, "7.2", "not-drawn").each(|card| {
        must(suits(state, card, side), "7.2", "card-of-the-enemy")?;
        must(state.data().card(card).cost <= state.bp_of(side), "7.2", "too-dear")
    });
    menu.offer(&cards);
}

pub(crate) fn buy(state: &mut State, side: Side, action: Action, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    if let Action::Buy(card) = action {
        let cost = state.data().card(card).cost;
        state.bp[side.index()] -= cost;
        state.drawn.remove(card);
        state.hands[side.index()].insert(card);
        state.fresh[side.index()].insert(card);
        log.emit(Event::CardBought { side, card: Some(card), cost });
    }
    if state.drawn.any() {
        state.stack.push(Frame::LayUnder(side));
    }
}

pub(crate) fn under_menu<A: Ask>(state: &State, menu: &mut Menu<A>) {
    menu.may(Verb::Pass, must(false, "7.2", "must-choose"));
    let mut cards = menu.row(Verb::Under);
    cards.must(state.drawn, "7.2", "not-drawn");
    menu.offer(&cards);
}

pub(crate) fn under(state: &mut State, side: Side, action: Action, log: &mut impl EventSink<Event>) {
    if let Action::Under(card) = action {
        state.drawn.remove(card);
        state.pile.under(card, seat_of(side));
        log.emit(Event::CardUnder { side, card: Some(card) });
    }
    if state.drawn.is_empty() {
        state.stack.pop();
    }
}

/// §4.1, §C-ju52: cards a side may take into its hand before the shuffle.
pub(crate) fn opening_menu<A: Ask>(state: &State, menu: &mut Menu<A>) {
    menu.pass();
    let mut cards = menu.row(Verb::Take);
    cards.must(state.scenario_def().may_hold.iter().map(|(_, card)| *card).collect(), "4.1", "card-not-offered").must(
        state.pile.block,
        "4.1",
        "taken-already",
    );
    menu.offer(&cards);
}

pub(crate) fn open(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    let Action::Take(card) = action else { return state.stack.pop() };
    let owner = state.scenario_def().may_hold.iter().find(|(_, offered)| *offered == card);
    if let Some((side, _)) = owner {
        state.pile.block.remove(card);
        state.hands[side.index()].insert(card);
        state.open_cards.insert(card);
        log.emit(Event::CardTaken(card));
    }
}

/// Cards in the hand of the enemy of `side` that `side` can name: those taken openly before the shuffle.
pub(crate) fn known_hand(state: &State, side: Side) -> CardSet {
    state.open_cards.and(state.hands[side.enemy().index()])
}
