//! One of every message the game can send, said about sample pieces: a test asks each language for all of them.

use super::reasons::REASONS;
use super::{
    FACES, PASSES, events, prompt_at, say_action, when, window_key, with_card, with_face, with_place, with_unit,
};
use crate::actions::{
    Action, Chance, Claim, Ending, Event, Eviction, Fate, Idle, Mode, Segment, SiegeEnd, Sky, Sum, Veil,
};
use crate::flow::Pasaran;
use crate::ids::{Card, Chit, Place, Quarter, Side, Unit, Weather};
use crate::setup::{self, Setup};
use crate::state::{Frame, Leave, Stage, State, Step, Throw, Window};
use frente_kernel::vocabulary::Sample;
use frente_kernel::{Message, Narrate};

pub(super) fn every_message() -> Vec<Message> {
    let state = setup::initial(&Setup::default()).expect("the usual setup is sound");
    let mut all: Vec<Message> = frames().into_iter().map(|frame| prompt_at(&state, frame).0).collect();
    all.extend(Step::ALL.map(|step| Message::new(window_key(step))));
    all.push(Message::new("prompt-exploit"));
    all.push(Message::new("prompt-over"));
    all.push(with_unit(&state, Message::new("prompt-leaving"), Unit(0)));
    let segments = with_place(&state, Message::new("prompt-segments-up"), Place(0));
    all.push(segments.int("round", 2).int("missing", 1));
    all.extend(Action::samples().into_iter().map(|action| say_action(&state, action, None)));
    all.push(Message::new("prompt-reinforce").int("due", 2));
    all.extend(PASSES.map(Message::new));
    all.extend(Chance::samples().into_iter().map(|chance| Pasaran::chance_message(&state, chance)));
    all.extend(every_event().into_iter().map(|event| events::message(&state, event)));
    all.extend(terms());
    all.extend(refusals(&state));
    all.extend(Pasaran::WINDOWS.iter().map(|kind| Message::new(*kind)));
    all.extend(cautions(&state));
    let forecast = ["assumes", "assumes-strongest", "win", "defeat", "void"];
    all.extend(forecast.map(|word| Message::new(format!("forecast-{word}"))));
    all.push(with_place(&state, Message::new("forecast-outcome"), Place(0)));
    all.push(Message::new("forecast-losses").term("side", "side-nationalist"));
    all.push(Message::new("forecast-steps").int("steps", 2));
    all
}

fn cautions(state: &State) -> [Message; 13] {
    let unit = |key| with_face(state, Message::new(key), Unit(0));
    let card = |key| with_card(state, Message::new(key), Card::Hq);
    [
        Message::new("caution-madrid-left-empty"),
        with_place(state, Message::new("caution-doubled-range"), Place(0)),
        unit("caution-headquarters-alone"),
        Message::new("caution-units-left-behind").int("units", 2),
        when(Message::new("caution-arrives-too-late"), Quarter(0)),
        unit("caution-repaired-too-late"),
        card("caution-card-never-played"),
        card("caution-card-expires"),
        card("caution-storm-idle"),
        card("caution-nothing-to-cancel"),
        with_place(state, Message::new("caution-aircraft-alone"), Place(0)),
        with_place(state, unit("caution-cannot-fire"), Place(0)),
        Message::new("caution-chit-idle").term("chit", "chit-shore").term("why", "idle-no-coast"),
    ]
}

/// A refusal may use the arguments of the action's own message: those of every kind of action stand here.
fn refusals(state: &State) -> impl Iterator<Item = Message> {
    REASONS.iter().map(|why| {
        let message = with_unit(state, Message::new(format!("illegal-{why}")), Unit(0));
        let message = with_card(state, with_place(state, message, Place(0)), Card::Hq);
        message.term("chit", "chit-elan").int("cost", 2)
    })
}

fn frames() -> Vec<Frame> {
    let (unit, place, side, card) = (Unit(0), Place(0), Side::Nationalist, Card::Hq);
    let mut frames = vec![
        Frame::Opening,
        Frame::Window(Window::Weather, side),
        Frame::Window(Window::Before(place), side),
        Frame::Window(Window::Siege(place), side),
        Frame::Window(Window::After, side),
        Frame::Window(Window::Chits, side),
        Frame::Reply(card, side),
        Frame::Effect(card, side),
        Frame::ChooseHq(card, side),
        Frame::Revolt(1),
        Frame::Invade(3),
        Frame::Landing(place, 3),
        Frame::Airlift(3),
        Frame::Restore(3, side),
        Frame::Reinforce(side),
        Frame::Regroup(unit),
        Frame::Throw(Throw::Initiative(side)),
        Frame::Throw(Throw::Weather),
        Frame::Throw(Throw::Shot),
        Frame::Throw(Throw::Siege(side)),
        Frame::ChooseFirst(side),
        Frame::Rail,
        Frame::Rebase,
        Frame::Move,
        Frame::GoOn(unit, 1),
        Frame::Exits,
        Frame::Announce,
        Frame::Force(place),
        Frame::React,
        Frame::Battles,
        Frame::Battle(Stage::Start),
        Frame::DrawChits(side, 1),
        Frame::PlayChits(side),
        Frame::CancelChit(side),
        Frame::Mark(side, Chit::Elan, 2),
        Frame::Segments(side),
        Frame::Losses(side),
        Frame::RetreatChoice(side),
        Frame::Leaving(side, Leave::Retreat),
        Frame::Champion(place, side),
        Frame::Siege(place),
        Frame::SiegeEnd(place),
        Frame::DrawCards(side, 2),
        Frame::BuyCard(side),
        Frame::LayUnder(side),
        Frame::Produce(side),
    ];
    let modes = [Mode::Rail, Mode::Sea, Mode::Rebase, Mode::Airlift, Mode::Reaction, Mode::Arrival, Mode::Move];
    frames.extend(modes.map(|mode| Frame::Carry(unit, mode)));
    frames
}

/// One of every sentence an event may be told in.
fn every_event() -> Vec<Event> {
    let (side, unit, to) = (Side::sample(), Unit::sample(), Place::sample());
    let unseen = [
        Event::ChitDrawn { side, chit: None },
        Event::CardSeen { side, card: None },
        Event::CardUnder { side, card: None },
        Event::CardBought { side, card: None, cost: 2 },
    ];
    let mut all = Event::samples();
    all.extend(unseen);
    all.extend(Mode::ALL.map(|mode| Event::Moved { unit, from: None, to, mode, veil: Veil::Open }));
    all.extend(Step::ALL.map(Event::StepBegan));
    all.extend(Claim::ALL.map(|claim| Event::Initiative { side, claim }));
    all.extend(Sky::ALL.map(|sky| Event::WeatherIs { weather: Weather::Bad, sky }));
    all.extend(Eviction::ALL.map(|why| Event::Evicted { side, why }));
    all.extend(Fate::ALL.map(|to| Event::Eliminated { unit, to }));
    all.extend(SiegeEnd::ALL.map(|end| Event::SiegeEnded { place: to, end }));
    all.extend(Idle::ALL.map(|why| Event::ChitIdle { side, chit: Chit::Shore, why }));
    all.extend([(1, 0), (0, 1), (2, 1), (2, 3)].map(|(ground, air)| Event::Suffers { side, ground, air }));
    all.extend([Sum::default(), Sum { anti_air: true, ..Sum::sample() }].map(|sum| Event::NoShot { unit, sum }));
    all
}

fn terms() -> Vec<Message> {
    let fixed = ["part-zone", "part-city", "where-here", "where-off", "shot-hit", "shot-miss", "sum-plus", "sum-minus"];
    let mut keys: Vec<String> = fixed.iter().chain(&FACES).map(|key| (*key).to_owned()).collect();
    keys.extend(Side::ALL.map(|side| format!("side-{side}")));
    keys.extend(Segment::ALL.map(|segment| format!("segment-{segment}")));
    keys.extend(Idle::ALL.map(|why| format!("idle-{why}")));
    keys.extend(Weather::ALL.map(|weather| format!("weather-{weather}")));
    keys.extend(Chit::ALL.map(|chit| format!("chit-{chit}")));
    // In a sentence of the log, and as the headline of the ending.
    keys.extend(Ending::ALL.map(|ending| format!("ending-{}", ending.label())));
    keys.extend(Ending::ALL.map(|ending| format!("outcome-{}", ending.label())));
    keys.into_iter().map(Message::new).collect()
}
