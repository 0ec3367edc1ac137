//! What the printed parts say, for whoever draws them: the lines of both army lists, and every table.
//!
//! A view names a unit by the id of its line and a piece by its kind; the sheet is sent once a match and says the rest.

use crate::data::{Tables, UnitDef};
use crate::setup::Setup;
use serde::Serialize;

/// The printed parts of a pack.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Sheet {
    /// Every line of both army lists.
    #[cfg_attr(feature = "ts", ts(as = "Vec<UnitDef>"))]
    pub units: &'static [UnitDef],
    /// Scenery, ranges, qualities, templates, weather.
    #[cfg_attr(feature = "ts", ts(as = "Tables"))]
    pub tables: &'static Tables,
}

impl Sheet {
    /// The printed parts of a setup's pack.
    pub fn of(setup: &Setup) -> Sheet {
        let data = setup.pack.data();
        Sheet { units: &data.units, tables: &data.tables }
    }
}
