//! The board in letters, drawn from the view alone.

use crate::{Cell, State};

/// Three rows under their letters; a cell aimed at shows a question mark.
pub fn draw(view: &State) -> String {
    let mut out = String::from("    a   b   c\n");
    for cell in Cell::all() {
        let mark = match (view.mark(cell), view.aim) {
            (Some(seat), _) => ["X", "O"][usize::from(seat.0)],
            (None, Some(aim)) if aim == cell.0 => "?",
            (None, _) => "·",
        };
        let (row, column) = (cell.0 / 3, cell.0 % 3);
        out.push_str(&match column {
            0 => format!("{}   {mark}", row + 1),
            1 => format!(" | {mark} | "),
            _ if row == 2 => format!("{mark}\n"),
            _ => format!("{mark}\n   ---+---+---\n"),
        });
    }
    out
}
