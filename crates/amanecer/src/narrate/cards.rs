//! The text of a card, rendered from its effects: nothing is printed that the rules do not do.

use super::front_key;
use crate::data::{At, Ban, CardDef, DrmOn, Effect, Forgo};
use crate::ids::Front;
use frente_kernel::Message;

/// The text of a card, made from its effects: one message each, with the phase it acts in.
pub fn card_text(card: &'static CardDef) -> Vec<(At, Message)> {
    card.effects.iter().map(|timed| (timed.at, effect_message(card, timed.effect))).collect()
}

fn effect_message(card: &'static CardDef, effect: Effect) -> Message {
    let about = |key: &'static str, front: Front| Message::new(key).term("front", front_key(front));
    match effect {
        Effect::ChooseBrest => Message::new("effect-choose-brest"),
        Effect::Place(marker) => Message::new(format!("effect-place-{marker}")),
        Effect::Remove(marker) => Message::new("effect-remove").term("marker", format!("marker-{marker}")),
        Effect::CzarsFate => Message::new("effect-czars-fate"),
        Effect::Flip(unit) => Message::new("effect-flip").term("unit", format!("unit-{unit}")),
        Effect::Exchange(unit) => Message::new("effect-exchange").term("unit", format!("unit-{unit}")),
        Effect::Activate(front) => about("effect-activate", front),
        Effect::Deactivate(front) => about("effect-deactivate", front),
        Effect::Move(front, boxes) => {
            let key = if boxes > 0 { "effect-advance" } else { "effect-retreat" };
            about(key, front).int("boxes", boxes.abs())
        }
        Effect::MakhnoDie => Message::new("effect-makhno"),
        Effect::DenikinLoop => Message::new("effect-denikin").int("actions", card.actions),
        Effect::MoscowSafeFrom(front) => about("effect-moscow-safe", front),
        Effect::OfferFortify => Message::new("effect-fortify"),
        Effect::Ban(Ban::Offensives) => Message::new("effect-ban-offensives"),
        Effect::Ban(Ban::OffensivesAgainst(front)) => about("effect-ban-offensives-against", front),
        Effect::Ban(Ban::Political) => Message::new("effect-ban-political"),
        Effect::Drm { on, by } => {
            let sign = if by < 0 { "sign-minus" } else { "sign-plus" };
            let message = match on {
                DrmOn::Offensives => Message::new("effect-drm-offensives"),
                DrmOn::OffensivesAgainst(front) => about("effect-drm-offensives-against", front),
                DrmOn::Political => Message::new("effect-drm-political"),
                DrmOn::Reorganization => Message::new("effect-drm-reorganization"),
            };
            message.term("sign", sign).int("size", by.abs())
        }
        Effect::Actions(actions) => Message::new("effect-actions").int("actions", actions),
        Effect::DissentRoll { forgo: Forgo::Allowed } => Message::new("effect-dissent-forgo"),
        Effect::DissentRoll { forgo: Forgo::Refused } => Message::new("effect-dissent"),
        Effect::PoliticalStreak { drm } => Message::new("effect-streak").int("drm", drm),
        Effect::Political(by) => {
            Message::new(if by > 0 { "effect-level-up" } else { "effect-level-down" }).int("by", by.abs())
        }
        Effect::TreatyCost => Message::new("effect-treaty-cost"),
        Effect::RemovalCheck(front) => about("effect-removal", front),
        Effect::War(war) => Message::new("effect-war").term("war", format!("war-{war}")),
        Effect::AddDeck(period) => Message::new("effect-add-deck").term("period", format!("period-{period}")),
        Effect::RecycleInto(period) => Message::new("effect-recycle").term("period", format!("period-{period}")),
    }
}
