//! Deals what a seat cannot know again: hands and reserves. A deck is prepared in secret (§6.1), so what the others
//! have not shown yet may be any card of their side.

use crate::ids::{Faction, Player, Side};
use crate::sets::Cards;
use crate::setup::Scenario;
use crate::state::State;
use frente_kernel::Rng;

/// Main factions of the two players of a side whose decks are both drawn at random (§11.4: they share none).
pub(crate) const SHARES: [[Faction; 2]; 4] = [
    [Faction::NationalMilitary, Faction::Carlists],
    [Faction::Republicans, Faction::Communists],
    [Faction::Falangists, Faction::Monarchists],
    [Faction::Socialists, Faction::Anarchists],
];

/// Every card a player holds, wherever it lies.
fn held(state: &State, player: Player) -> Cards {
    let hold = state.holdings(player);
    hold.reserve | hold.hand | hold.limbo | state.own_in_play(player)
}

/// The cards that may be in a player's random deck: of their side, and of main factions their partner does not have.
fn allowed(state: &State, player: Player) -> Cards {
    let table = state.table(player.side());
    if state.agreed.scenario != Scenario::Independent {
        return table.all;
    }
    let of = |faction: Faction| table.factions[faction];
    let partner = player.partner();
    let taken = if state.holdings(partner).random {
        SHARES[partner.index()].into_iter().fold(Cards::NONE, |set, faction| set | of(faction))
    } else {
        let deck = held(state, partner);
        let has = |faction: &Faction| faction.is_main() && !(of(*faction) & deck).is_empty();
        Faction::ALL.into_iter().filter(has).fold(Cards::NONE, |set, faction| set | of(faction))
    };
    table.all.without(taken)
}

/// The cards that may be drawn into a random deck next. It needs one of a main faction (§6.1).
pub(crate) fn buildable(state: &State, player: Player) -> Cards {
    let mut set = allowed(state, player).without(held(state, player));
    if state.player_count() == 4 {
        set = set.without(held(state, player.partner()));
    }
    if let Some(card) = state.sides[player.side()].leader.and_then(|leader| leader.card) {
        set.remove(card);
    }
    let main = state.table(player.side()).main;
    let last_chance = state.holdings(player).to_build == 1 && (held(state, player) & main).is_empty();
    if last_chance { set & main } else { set }
}

/// Whether `viewer` sees the hand of `other`.
pub(crate) fn sees_hand(state: &State, viewer: Player, other: Player) -> bool {
    viewer == other || state.agreed.scenario == Scenario::Pairs && viewer.side() == other.side()
}

/// The cards of a hand that `viewer` knows.
pub(crate) fn known_hand(state: &State, viewer: Player, other: Player) -> Cards {
    let hold = state.holdings(other);
    if sees_hand(state, viewer, other) {
        hold.hand
    } else if viewer.side() == other.side() {
        hold.open
    } else {
        hold.open | hold.looked
    }
}

/// The cards of `player` that `viewer` has seen, or all of them where `viewer` knows the deck.
fn shown(state: &State, viewer: Player, player: Player) -> Cards {
    if sees_hand(state, viewer, player) {
        held(state, player)
    } else {
        state.own_in_play(player) | state.holdings(player).limbo | known_hand(state, viewer, player)
    }
}

/// The cards that `viewer` may imagine in the deck of `player`. Independent partners share no main
/// faction (§11.4): one that neither has shown is the other's where a deck is known, and falls to either where none is.
fn imaginable(state: &State, viewer: Player, player: Player, coins: u64) -> Cards {
    let (table, partner) = (state.table(player.side()), player.partner());
    if state.agreed.scenario != Scenario::Independent {
        return table.all;
    }
    let both_random = state.holdings(player).random && state.holdings(partner).random;
    let [own, others] = [player, partner].map(|player| shown(state, viewer, player));
    let taken = |faction: &Faction| {
        let of = table.factions[*faction];
        if both_random {
            SHARES[partner.index()].contains(faction)
        } else if !(of & own).is_empty() {
            false
        } else if !(of & others).is_empty() {
            true
        } else {
            let heads = coins >> faction.index() & 1 == u64::from(player.0 >> 1);
            heads && !sees_hand(state, viewer, partner)
        }
    };
    let main = Faction::ALL.into_iter().filter(|faction| faction.is_main());
    main.filter(taken).fold(table.all, |set, faction| set.without(table.factions[faction]))
}

/// Deals again, at random, what `viewer` cannot know.
pub(crate) fn redeal(state: &mut State, viewer: Player, rng: &mut impl Rng) {
    // What nobody has shown is loose until all hidden decks are dealt: it may lie in any of them.
    let mut loose = [Cards::NONE; 2];
    for side in Side::ALL {
        let players = state.players_of_all().filter(|player| player.side() == side);
        let seen = players.fold(state.sides[side].transit, |seen, player| seen | shown(state, viewer, player));
        loose[side.index()] = state.table(side).all.without(seen);
    }
    let coins = if state.agreed.scenario == Scenario::Independent { rng.next_u64() } else { 0 };
    let before = *state;
    for player in state.players_of_all() {
        if sees_hand(&before, viewer, player) {
            continue;
        }
        let loose = &mut loose[player.side().index()];
        let likely = imaginable(&before, viewer, player, coins);
        let mut deal = |cards: u32| {
            let mut dealt = Cards::NONE;
            for _ in 0..cards {
                // A large deck may need more than the likely cards.
                let pool = if (*loose & likely).is_empty() { *loose } else { *loose & likely };
                let card = pool.draw(rng);
                loose.remove(card);
                dealt.insert(card);
            }
            dealt
        };
        let hold = before.holdings(player);
        let known = known_hand(&before, viewer, player);
        let unknown = hold.hand.without(known);
        let hand = deal(unknown.len());
        let peeked = (hold.looked & unknown).len();
        let own = state.holdings_mut(player);
        own.hand = known | hand;
        own.reserve = deal(hold.reserve.len());
        // What the enemy looked at is still in the hand, but a partner does not know which cards those are.
        own.looked = (hold.looked & known) | hand.iter().take(peeked as usize).collect();
    }
}
