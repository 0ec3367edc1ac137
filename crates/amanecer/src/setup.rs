//! What is agreed before the first card: the data pack and the options.

use crate::data::Pack;
use frente_kernel::{Fault, OptionInfo, SetupError};
use serde::{Deserialize, Serialize};

/// What is agreed before the first card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The cards and tables.
    pub pack: Pack,
    /// §9.1.3: political victory in box 9, or 10 for a harder game.
    pub political_victory_box: i8,
    /// What signing the Treaty costs politically: 1 by ruling A1, or 0.
    pub treaty_cost: i8,
}

impl Default for Setup {
    fn default() -> Setup {
        let pack = Pack::default();
        Setup { pack, political_victory_box: pack.data().board.political.victory, treaty_cost: 1 }
    }
}

/// The options of a setup.
pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo { id: "political_victory_box", values: &[9, 10], default: 9, rule: "9.1.3" },
    OptionInfo { id: "treaty_cost", values: &[1, 0], default: 1, rule: "10.2-8" },
];

impl Setup {
    /// Every reason against this setup.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let mut faults = Vec::new();
        let political = &self.pack.data().board.political;
        let (usual, harder) = (political.victory, political.optional_victory);
        if ![usual, harder].contains(&self.political_victory_box) {
            let reason = format!("expected {usual} or {harder} (§9.1.3), found {}", self.political_victory_box);
            faults.push(Fault { place: "political_victory_box".to_owned(), reason });
        }
        if ![0, 1].contains(&self.treaty_cost) {
            let reason = format!("expected 1 or 0 (§10.2-8), found {}", self.treaty_cost);
            faults.push(Fault { place: "treaty_cost".to_owned(), reason });
        }
        if faults.is_empty() { Ok(()) } else { Err(SetupError(faults)) }
    }
}
