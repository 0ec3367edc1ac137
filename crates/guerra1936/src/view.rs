//! What one viewer may see: built up from nothing, so what is hidden is not in it.

mod standing;

use crate::actions::{Ending, Event};
use crate::effects::LASTING;
use crate::forecast::Forecast;
use crate::hidden;
use crate::ids::{BySide, CardNo, Danger, Faction, Player, Side};
use crate::rules::{c3_cards, c5_boards, c8_declaration, c8_resolution};
use crate::sets::{Cards, Slot};
use crate::state::{Frame, Stage, State, Window};
use frente_kernel::Viewer;
use serde::Serialize;

pub use standing::{Contest, Standing};

/// What a viewer may see.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct View {
    /// The player who looks; none for spectators.
    pub viewer: Option<Player>,
    /// The number of the turn, both sides counted.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Player,
    /// How far the combat of this turn has come.
    #[cfg_attr(feature = "ts", ts(type = "\"not-declared\" | \"declared\" | \"fighting\" | \"over\""))]
    pub combat: &'static str,
    /// Which step of chapter 8 it stands at, while it is under way.
    pub step: Option<CombatStep>,
    /// Whether a player moves as they like (§7.9) and nothing else is asked.
    pub free: bool,
    pub sides: BySide<SideView>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The political board, by defender.
    pub political: BySide<Option<RingView>>,
    /// The military board, by defender.
    pub military: BySide<Option<FieldView>>,
    /// Cards in play about which there is more to say than where they lie.
    pub cards: Vec<CardView>,
    /// Groups in the combat under way.
    pub groups: Vec<GroupView>,
    /// What the declared groups would do to each other if nothing more was done.
    pub forecast: Option<Forecast>,
    /// Who declares for the passive side.
    pub defender: Option<Player>,
    /// What is pending, innermost last.
    pub pending: Vec<Frame>,
    /// Cards an effect was already given to.
    pub picked: Vec<CardNo>,
    /// Influences still to come, one bit each.
    pub queue: u32,
    /// How it ended, and who won.
    pub ending: Option<(Ending, Option<Side>)>,
}

/// The steps of a combat, in the order of chapter 8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub enum CombatStep {
    /// The reply to the declaration.
    Reply,
    /// First strategy phase.
    First,
    /// §8.10: groups are formed.
    Offensive,
    /// Second strategy phase.
    Second,
    /// §8.18: armies are assigned to the groups.
    Defensive,
    /// Third strategy phase.
    Third,
    /// §8.21: damage and losses.
    Resolution,
}

impl CombatStep {
    /// The step at which the combat under way stands.
    fn of(state: &State) -> Option<CombatStep> {
        let stack = state.stack.frames();
        if !stack.contains(&Frame::EndCombat) {
            return None;
        }
        let declaring = |player: Player| match player.side() == state.active.side() {
            true => CombatStep::Offensive,
            false => CombatStep::Defensive,
        };
        let at = |frame: &Frame| match *frame {
            Frame::Window { window: Window::Reply, .. } => Some(CombatStep::Reply),
            Frame::Window { window: Window::First, .. } => Some(CombatStep::First),
            Frame::Window { window: Window::Second, .. } => Some(CombatStep::Second),
            Frame::Window { window: Window::Third, .. } => Some(CombatStep::Third),
            Frame::Offensive | Frame::Grouping { .. } => Some(CombatStep::Offensive),
            Frame::Defensive | Frame::Defender { .. } => Some(CombatStep::Defensive),
            Frame::Commanding { player } | Frame::Leading { player, .. } => Some(declaring(player)),
            Frame::Resolution | Frame::Losses { .. } | Frame::Commanders | Frame::EndCombat => {
                Some(CombatStep::Resolution)
            }
            _ => None,
        };
        // All that is to come lies under what is now.
        stack.iter().rev().find_map(at)
    }
}

/// A side's board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct SideView {
    pub economy: u8,
    pub moral: u8,
    /// Political victory points.
    pub political: u8,
    /// Military victory points.
    pub military: u8,
    pub leader: Option<LeaderView>,
    /// §11.2: factions played so far.
    pub factions: Vec<Faction>,
    pub won: Vec<CardNo>,
    /// A measure that is just acting.
    pub acting: Vec<CardNo>,
    /// Whether a leader was named this turn, and which abilities of the leader were used.
    pub named: bool,
    /// The general ability was used.
    pub general_used: bool,
    /// The faction ability was used.
    pub faction_used: bool,
    /// Discounts on coming plays: how many cards, by how much.
    pub cheaper: Vec<(u8, i8)>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct LeaderView {
    /// The leader's card; none where a side is only taken to have a leader.
    pub card: Option<CardNo>,
    pub faction: Faction,
}

/// What a player has.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct PlayerView {
    pub hand: HandView,
    /// What cards of a hand that is seen cost now, where it is not what is printed.
    pub prices: Vec<(CardNo, u8)>,
    /// How many cards the reserve holds.
    pub reserve: u32,
    /// The cards in the reserve, for those who may know them.
    pub reserve_cards: Option<Vec<CardNo>>,
    /// Cards still to be drawn into a random deck.
    pub to_build: u8,
    pub rearguard: Vec<CardNo>,
    /// Cards at objectives, by defender.
    pub mobilised: BySide<Vec<CardNo>>,
    pub limbo: Vec<CardNo>,
    /// Whether the first turn of this player is not over.
    pub fresh: bool,
}

/// A hand as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub enum HandView {
    /// All of it.
    Cards(Vec<CardNo>),
    /// How many cards, and those of them that were shown.
    Count {
        /// How many cards.
        cards: u32,
        /// Those the viewer has seen.
        shown: Vec<CardNo>,
    },
}

/// An active political objective.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct RingView {
    pub objective: CardNo,
    /// Steps toward the Republic; below 0 toward the Nationals.
    pub at: i8,
    /// The side whose value is reached.
    pub locked: Option<Side>,
}

/// An active military objective.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct FieldView {
    pub objective: CardNo,
    pub resistance: u8,
    pub turns: u8,
}

/// What holds for a card in play this turn.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct CardView {
    pub card: CardNo,
    /// Its force now, for armies.
    pub force: Option<u16>,
    /// Force or bonus gained this turn.
    pub gained: u8,
    /// Whether its military action is spent.
    pub spent: bool,
    /// Extra actions left.
    pub extra: u8,
    /// Which interventions were used.
    pub used: [bool; 2],
    /// Whether it may not intervene.
    pub blocked: bool,
    /// Skills activated: ranged, discipline, fury.
    pub skills: [bool; 3],
    /// Whether it cannot fall in combat, and whether it has withstood its damage.
    pub shielded: [bool; 2],
    /// Who protects it from elimination, return, block.
    pub shields: [Vec<Player>; 3],
    /// The group it is in or faces; 0 for none.
    pub group: u8,
    pub commander: Option<CardNo>,
}

/// A group in combat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct GroupView {
    pub group: u8,
    /// The objective, by defender.
    pub front: Side,
    /// The force of the attackers and of the defenders.
    pub force: [u16; 2],
    /// Damage still to be dealt to each side.
    pub damage: BySide<u16>,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let picked = Side::ALL.into_iter().flat_map(|side| numbers(state, side, state.picked[side]));
        let fighting = matches!(state.stage, Stage::Declared | Stage::Fighting);
        View {
            viewer: match viewer {
                Viewer::Seat(seat) if seat.0 < state.player_count() => Some(Player(seat.0)),
                _ => None,
            },
            turn: state.turn,
            active: state.active,
            combat: match state.stage {
                Stage::NotDeclared => "not-declared",
                Stage::Declared => "declared",
                Stage::Fighting => "fighting",
                Stage::Over => "over",
            },
            step: CombatStep::of(state),
            free: matches!(state.pending(), Some(Frame::Main { .. })),
            sides: BySide::of(Side::ALL.map(|side| side_view(state, side))),
            players: state.players_of_all().map(|player| player_view(state, player, viewer)).collect(),
            political: BySide::of(state.rings.values().map(|ring| {
                ring.map(|ring| RingView {
                    objective: state.objective_number(ring.objective),
                    at: ring.at,
                    locked: c5_boards::locked_for(state, ring),
                })
            })),
            military: BySide::of(state.fields.values().map(|field| {
                field.map(|field| FieldView {
                    objective: state.objective_number(field.objective),
                    resistance: field.resistance,
                    turns: field.turns,
                })
            })),
            cards: cards(state),
            groups: (1..=state.combat.groups()).map(|group| group_view(state, group)).collect(),
            forecast: Forecast::of(state),
            defender: fighting.then_some(state.combat.defender),
            pending: state.stack.frames().to_vec(),
            picked: picked.collect(),
            queue: state.queue(),
            ending: state.ending,
        }
    }
}

fn numbers(state: &State, side: Side, set: Cards) -> Vec<CardNo> {
    set.iter().map(|slot| state.number(side, slot)).collect()
}

fn side_view(state: &State, side: Side) -> SideView {
    let own = &state.sides[side];
    SideView {
        economy: own.economy,
        moral: own.moral,
        political: own.political,
        military: own.military,
        leader: own.leader.map(|leader| LeaderView {
            card: leader.card.map(|card| state.number(side, card)),
            faction: leader.faction,
        }),
        factions: own.marked.iter().collect(),
        won: state.won[side].iter().map(|slot| state.objective_number(slot)).collect(),
        acting: numbers(state, side, own.transit),
        named: own.now.named,
        general_used: own.now.general_used,
        faction_used: own.now.faction_used,
        cheaper: own.now.cheap.iter().filter(|cheap| cheap.left > 0).map(|cheap| (cheap.left, cheap.by)).collect(),
    }
}

fn player_view(state: &State, player: Player, viewer: Viewer) -> PlayerView {
    let (side, hold) = (player.side(), state.holdings(player));
    let sees = match viewer {
        Viewer::Referee => true,
        Viewer::Spectator => false,
        Viewer::Seat(seat) => hidden::sees_hand(state, Player(seat.0), player),
    };
    let shown = match viewer {
        Viewer::Seat(seat) if seat.0 < state.player_count() => hidden::known_hand(state, Player(seat.0), player),
        _ => hold.open,
    };
    PlayerView {
        hand: if sees {
            HandView::Cards(numbers(state, side, hold.hand))
        } else {
            HandView::Count { cards: hold.hand.len(), shown: numbers(state, side, shown) }
        },
        prices: if sees { prices(state, side, hold.hand) } else { Vec::new() },
        reserve: hold.reserve.len(),
        reserve_cards: sees.then(|| numbers(state, side, hold.reserve)),
        to_build: hold.to_build,
        rearguard: numbers(state, side, hold.rear),
        mobilised: BySide::of(hold.at.values().map(|set| numbers(state, side, set))),
        limbo: numbers(state, side, hold.limbo),
        fresh: hold.fresh,
    }
}

/// §3.7: the cards of a hand that cost more or less than is printed on them.
fn prices(state: &State, side: Side, hand: Cards) -> Vec<(CardNo, u8)> {
    let table = state.table(side);
    let prices = c3_cards::Prices::of(state, side);
    let priced = hand.iter().map(|slot| (slot, prices.least(slot)));
    let changed = priced.filter(|(slot, cost)| *cost != table.cards[usize::from(*slot)].cost);
    changed.map(|(slot, cost)| (state.number(side, slot), cost)).collect()
}

fn cards(state: &State) -> Vec<CardView> {
    let mut out = Vec::new();
    for side in Side::ALL {
        for slot in state.in_play(side).iter() {
            let card = card_view(state, side, slot);
            let plain = CardView { card: card.card, force: card.force, ..PLAIN };
            if card != plain {
                out.push(card);
            }
        }
    }
    out
}

const PLAIN: CardView = CardView {
    card: CardNo(0),
    force: None,
    gained: 0,
    spent: false,
    extra: 0,
    used: [false; 2],
    blocked: false,
    skills: [false; 3],
    shielded: [false; 2],
    shields: [const { Vec::new() }; 3],
    group: 0,
    commander: None,
};

fn card_view(state: &State, side: Side, slot: Slot) -> CardView {
    let now = &state.sides[side].now;
    CardView {
        card: state.number(side, slot),
        force: state.table(side).armies.contains(slot).then(|| c8_resolution::force(state, side, slot)),
        gained: now.force.get(slot),
        spent: now.spent.contains(slot),
        extra: now.extra.get(slot),
        used: now.used.values().map(|set| set.contains(slot)),
        blocked: now.blocked.contains(slot),
        skills: now.skills.values().map(|set| set.contains(slot)),
        shielded: [now.shielded.contains(slot), c8_resolution::absorbed(state, side).contains(slot)],
        shields: LASTING.map(|danger| shielding(state, danger, side, slot)),
        group: c8_declaration::group_of(state, side, slot),
        commander: c8_declaration::commander_of(state, side, slot).map(|commander| state.number(side, commander)),
    }
}

/// The players who protect a card from a kind of danger.
fn shielding(state: &State, danger: Danger, side: Side, slot: Slot) -> Vec<Player> {
    let shields = |player: &Player| state.holdings(*player).shields[danger.index()][side];
    state.players_of_all().filter(|player| shields(player).contains(slot)).collect()
}

fn group_view(state: &State, group: u8) -> GroupView {
    let active = state.active_side();
    let force = [active, active.foe()].map(|side| {
        c8_declaration::members(state, side, group).iter().map(|slot| c8_resolution::force(state, side, slot)).sum()
    });
    GroupView {
        group,
        front: c8_declaration::front_of_group(state, group),
        force,
        damage: c8_resolution::pools(state, group),
    }
}

/// What a viewer may read of an event: cards drawn are their owner's business.
pub(crate) fn redact(event: Event, viewer: Viewer) -> Option<Event> {
    Some(match event {
        Event::CardDrawn { player, .. } if !viewer.sees(player.seat()) => Event::CardDrawn { player, card: None },
        Event::DeckDrawn { player, .. } if !viewer.sees(player.seat()) => Event::DeckDrawn { player, card: None },
        Event::DeckLot { player, .. } if !viewer.sees(player.seat()) => Event::DeckLot { player, deck: None },
        event => event,
    })
}
