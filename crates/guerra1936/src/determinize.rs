//! What a seat cannot know is dealt anew: hands it has not seen, and decks drawn at random.

use crate::ids::{Faction, Player, Side};
use crate::sets::Cards;
use crate::setup::Scenario;
use crate::state::State;
use frente_kernel::Rng;

/// Main factions of the two players of a side whose decks are both drawn at random (§11.4: they share none).
const SHARES: [[Faction; 2]; 4] = [
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

/// The cards that may be in a player's random deck: of his side, and of main factions his partner does not have.
fn allowed(state: &State, player: Player) -> Cards {
    let table = state.table(player.side());
    if state.agreed.scenario != Scenario::Independent {
        return table.all;
    }
    let of = |faction: Faction| table.factions[faction.index()];
    let partner = player.partner();
    let taken = if state.holdings(partner).secret {
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
    if let Some(leader) = state.sides[player.side()].leader
        && leader.card != crate::state::NOBODY
    {
        set.remove(leader.card);
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

/// Deals anew what `viewer` cannot know.
pub(crate) fn redeal(state: &mut State, viewer: Player, rng: &mut impl Rng) {
    let others = state.players_of_all().filter(|player| !sees_hand(state, viewer, *player));
    let others: arrayvec::ArrayVec<Player, 4> = others.collect();
    // Cards of random decks are loose until all such decks are dealt: any of them may lie in any.
    let mut loose = [Cards::NONE; 2];
    for side in Side::ALL {
        let mut seen = state.sides[side].transit;
        for player in state.players_of_all().filter(|player| player.side() == side) {
            let hidden = others.contains(&player) && state.holdings(player).secret;
            let hold = state.holdings(player);
            seen |= if hidden {
                state.own_in_play(player) | hold.limbo | known_hand(state, viewer, player)
            } else {
                held(state, player)
            };
        }
        loose[side.index()] = state.table(side).all.without(seen);
    }
    for player in others {
        let known = known_hand(state, viewer, player);
        let hold = *state.holdings(player);
        let unknown = hold.hand.without(known);
        let (in_hand, in_reserve) = (unknown.len(), hold.reserve.len());
        let mut pool =
            if hold.secret { loose[player.side().index()] & allowed(state, player) } else { unknown | hold.reserve };
        let mut hand = Cards::NONE;
        let mut reserve = Cards::NONE;
        for _ in 0..in_hand {
            let card = pool.draw(rng);
            pool.remove(card);
            hand.insert(card);
        }
        if hold.secret {
            for _ in 0..in_reserve {
                let card = pool.draw(rng);
                pool.remove(card);
                reserve.insert(card);
            }
            let side = player.side().index();
            loose[side] = loose[side].without(hand | reserve);
        } else {
            reserve = pool;
        }
        let peeked = (hold.looked & unknown).len();
        let own = state.holdings_mut(player);
        own.hand = known | hand;
        own.reserve = reserve;
        // What the enemy looked at is still in the hand, but a partner does not know which cards those are.
        own.looked = (hold.looked & known) | hand.iter().take(peeked as usize).collect();
    }
}
