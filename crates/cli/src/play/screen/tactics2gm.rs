//! The field of *2GM Tactics* in letters: six lines between the two staffs, a box a cell, and beside it what each seat has.

use super::draw::{ACCENT, DANGER, QUIET};
use super::part::{Shown, list, text};
use frente_door::Speaker;
use frente_kernel::Message;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};
use serde_json::Value;

/// Rows the field takes: two a line, or one where the terminal is low.
pub const HEIGHT: u16 = 17;
pub const LEAST_HEIGHT: u16 = 11;
/// Lines from one staff to the other.
const LINES: usize = 6;
/// The colours of the two sides; a sign says the same.
const SIDES: [(Color, &str); 2] = [(Color::Cyan, "▲"), (Color::LightRed, "▼")];

pub fn draw(shown: Shown, frame: &mut Frame, area: Rect) {
    let Shown { view, sheet, speaker, .. } = shown;
    let columns = view["width"].as_u64().unwrap_or(8) as usize;
    let letters = if columns > 8 { 6 } else { usize::from(area.width.saturating_sub(46) / 8).clamp(8, 12) };
    let width = (3 + columns * letters + 2) as u16;
    let [field, seats] = Layout::horizontal([Constraint::Length(width), Constraint::Min(20)]).areas(area);
    let board = Board { view, sheet, speaker, columns, letters };
    board.draw_field(frame, field);
    board.draw_seats(frame, seats);
}

struct Board<'a> {
    view: &'a Value,
    sheet: &'a Value,
    speaker: &'a Speaker,
    columns: usize,
    /// Letters a cell takes.
    letters: usize,
}

impl Board<'_> {
    /// The text of a three-language object.
    fn text<'t>(&self, texts: &'t Value) -> &'t str {
        text(texts, self.speaker)
    }

    fn say(&self, key: &'static str, numbers: &[(&'static str, i64)]) -> String {
        self.speaker.say(&numbers.iter().fold(Message::new(key), |message, (name, number)| message.int(name, *number)))
    }

    /// The side of a seat: 0 below, 1 above.
    fn side(&self, seat: &Value) -> usize {
        let seat = seat.as_u64().and_then(|seat| usize::try_from(seat).ok()).unwrap_or(0);
        usize::from(self.view["seats"][seat]["side"] == "b")
    }

    fn draw_field(&self, frame: &mut Frame, area: Rect) {
        let tall = usize::from(area.height) >= 2 * LINES + 5;
        let mut lines = vec![self.staff(1)];
        for line in (0..LINES).rev() {
            let mut names = vec![Span::from(format!("{} ", line + 1)).fg(QUIET)];
            let mut below = vec![Span::from("  ")];
            for column in 0..self.columns {
                let cell = format!("{}{}", char::from(b'a' + column as u8), line + 1);
                let (name, facts) = self.cell(&cell, column, line, tall);
                names.push(name);
                below.push(facts);
            }
            lines.push(Line::from(names));
            if tall {
                lines.push(Line::from(below));
            }
        }
        lines.push(self.staff(0));
        let letters = (0..self.columns).map(|column| {
            let letter = char::from(b'a' + column as u8).to_string();
            format!("{letter:<width$}", width = self.letters)
        });
        lines.push(Line::from(format!("  {}", letters.collect::<String>())).fg(QUIET));
        let turn = &self.view["turn"];
        let round = self.say("screen-round", &[("round", turn["round"].as_i64().unwrap_or(0))]);
        let side = self.speaker.word(&format!("side-{}", turn["side"].as_str().unwrap_or("none")));
        let block = Block::bordered().title(format!(" {round} · {side} "));
        frame.render_widget(Paragraph::new(lines).block(block), area);
    }

    /// A staff above or below its line: impact points, general, waiting fighters.
    fn staff(&self, side: usize) -> Line<'static> {
        let (colour, sign) = SIDES[side];
        let own = list(&self.view["hqs"]).filter(|hq| usize::from(hq["side"] == "b") == side);
        let said = own.map(|hq| {
            let hq = &hq["hq"];
            let pi = hq["pi"].as_i64().unwrap_or(0);
            let mut said = format!("{sign} {}", self.say("screen-staff", &[("pi", pi)]));
            if let Some(general) = hq["general"].as_u64() {
                said += &format!(" · {}", self.text(&self.sheet["generals"][general as usize]["name"]));
            }
            for plane in list(&hq["fighters"]).filter(|plane| !plane.is_null()) {
                said += &format!(" · ✈ {}", self.unit_name(&plane["kind"]));
            }
            (said, pi)
        });
        let said: Vec<(String, i64)> = said.collect();
        let low = said.iter().any(|(_, pi)| *pi <= 3);
        let text = said.into_iter().map(|(said, _)| said).collect::<Vec<_>>().join("   ");
        let width = 2 + self.columns * self.letters;
        Line::from(format!("{text:^width$}")).fg(if low { DANGER } else { colour }).bold()
    }

    fn unit_name(&self, kind: &Value) -> &str {
        kind.as_u64().map_or("", |kind| self.text(&self.sheet["units"][kind as usize]["name"]))
    }

    /// A cell in two rows: who stands there, and on what.
    fn cell(&self, cell: &str, column: usize, line: usize, tall: bool) -> (Span<'static>, Span<'static>) {
        let ground = self.ground(cell, column, line);
        let unit = list(&self.view["units"]).find(|unit| unit["unit"]["cell"] == cell);
        let fit = |text: &str| {
            let cut: String = text.chars().take(self.letters - 1).collect();
            format!("{cut:<width$}", width = self.letters)
        };
        let Some(unit) = unit else {
            let dots = if ground.is_empty() { "·".to_owned() } else { ground };
            return (Span::from(fit(&dots)).fg(QUIET), Span::from(fit("")));
        };
        let (place, unit) = (&unit["place"], &unit["unit"]);
        let (colour, sign) = SIDES[self.side(&unit["owner"])];
        let printed = unit["kind"].as_u64().map_or(&Value::Null, |kind| &self.sheet["units"][kind as usize]);
        let wounds = unit["wounds"].as_u64().unwrap_or(0);
        let mut facts = format!("{wounds}/{}", printed["wounds"]);
        if unit["grey"].as_u64().unwrap_or(0) != 0 {
            facts += "°";
        }
        let marked = |mark: &str| list(&unit["marks"]).any(|known| known == mark);
        if marked("suppressed") {
            facts += "!";
        }
        if list(&self.view["units"]).any(|other| other["unit"]["carrier"] == *place) {
            facts += "+";
        }
        let name = self.unit_name(&unit["kind"]);
        let name = match tall {
            true => Span::from(fit(&format!("{sign}{name}"))),
            // One row a line: the name gives way to the wounds.
            false => {
                let room = self.letters.saturating_sub(facts.chars().count() + 3);
                Span::from(fit(&format!("{sign}{} {facts}", name.chars().take(room).collect::<String>())))
            }
        };
        let facts = format!("{facts} {ground}");
        (name.fg(colour).bold(), Span::from(fit(&facts)).fg(if wounds > 0 { ACCENT } else { QUIET }))
    }

    /// What lies on a cell: a terrain card with its impact points, a crate, or what is printed.
    fn ground(&self, cell: &str, column: usize, line: usize) -> String {
        if list(&self.view["crates"]).any(|on| on == cell) {
            return "■".to_owned();
        }
        if let Some(card) = list(&self.view["terrain"]).find(|card| card[0] == cell) {
            let number = card[1].as_u64().unwrap_or(0) as usize;
            let name = self.text(&self.sheet["terrain"][number]["name"]);
            return match card[2].as_u64() {
                Some(0) | None => name.to_owned(),
                Some(pi) => format!("{} {pi}", name.chars().take(self.letters.saturating_sub(4)).collect::<String>()),
            };
        }
        let letter = self.view["field"][line].as_str().and_then(|line| line.chars().nth(column));
        let at = letter.and_then(|letter| ".BSRM".find(letter)).unwrap_or(0);
        let smoke = if list(&self.view["smoke"]).any(|on| on == cell) { "≈" } else { "" };
        let name = if at == 0 { "" } else { self.text(&self.sheet["naturals"][at]["name"]) };
        format!("{smoke}{name}")
    }

    fn draw_seats(&self, frame: &mut Frame, area: Rect) {
        let mut lines = Vec::new();
        for (at, seat) in list(&self.view["seats"]).enumerate() {
            let (colour, sign) = SIDES[self.side(&Value::from(at))];
            let nation = list(&self.sheet["nations"]).find(|nation| nation["nation"] == seat["nation"]);
            let nation = nation.map_or("", |nation| self.text(&nation["name"]));
            lines.push(Line::from(format!("{sign} {} · {nation}", at + 1)).fg(colour).bold());
            let hand = &seat["hand"];
            let cards: i64 = list(&hand["cards"]).map(|card| card[1].as_i64().unwrap_or(0)).sum();
            let count = hand["count"].as_i64().unwrap_or(cards);
            let number = |key: &str| seat[key].as_i64().unwrap_or(0);
            lines.push(Line::from(
                self.say("screen-stock", &[("pa", number("pa")), ("hand", count), ("deck", number("deck"))]),
            ));
            for card in list(&hand["cards"]) {
                lines.push(Line::from(self.card(card)).fg(QUIET));
            }
        }
        let block =
            Block::bordered().title_bottom(Line::from(format!(" {} ", self.speaker.word("screen-legend"))).fg(QUIET));
        frame.render_widget(Paragraph::new(lines).block(block).wrap(Wrap { trim: false }), area);
    }

    /// A card of a hand: its cost, its name, how many.
    fn card(&self, card: &Value) -> String {
        let (number, count) = (card[0].as_u64().unwrap_or(0) as usize, card[1].as_u64().unwrap_or(1));
        let units = self.sheet["units"].as_array().map_or(0, Vec::len);
        let printed =
            if number < units { &self.sheet["units"][number] } else { &self.sheet["support"][number - units] };
        let times = if count > 1 { format!(" ×{count}") } else { String::new() };
        format!("  {:>2}  {}{times}", printed["cost"], self.text(&printed["name"]))
    }
}
