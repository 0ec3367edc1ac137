//! Why an action is not legal now: the paragraph and the reason.

use crate::actions::Action;
use crate::state::State;
use frente_kernel::Illegal;

/// The first reason that applies.
pub(crate) fn why_not(_state: &State, _action: Action) -> Illegal {
    Illegal { rule: "11", why: "not-now" }
}
