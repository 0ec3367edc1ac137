//! The map of *¿Pasarán?* in letters: the zones from north to south in columns, with who holds them and what stands there.

use super::draw::{ACCENT, QUIET};
use super::part::{SEATS, Shown, find, fit, int, key, list, text, word};
use frente_door::Speaker;
use frente_kernel::Message;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};
use serde_json::Value;

pub const HEIGHT: u16 = 22;
pub const LEAST_HEIGHT: u16 = 19;
/// Letters of a zone's name, and of the whole entry.
const NAME: usize = 15;
const ENTRY: usize = 46;
const SIDES: [&str; 2] = ["nationalist", "republican"];

pub fn draw(shown: Shown, frame: &mut Frame, area: Rect) {
    let Shown { view, sheet, speaker, .. } = shown;
    let mut lines: Vec<Line> = list(&view["sides"]).map(|side| side_line(side, speaker)).collect();
    let fought = key(&view["battle"]["board"]["place"]).split(':').next().unwrap_or("");
    let fighting = list(&view["pending"]).any(|frame| frame.get("battle").is_some() || *frame == "battle");
    let mut zones: Vec<&Value> = list(&view["zones"]).filter(|zone| is_drawn(zone)).collect();
    zones.sort_by_key(|zone| int(&find(&sheet["zones"], "zone", &zone["zone"])["at"][1]));
    let columns = usize::from(area.width.saturating_sub(2)).div_euclid(ENTRY).max(1);
    let rows = zones.len().div_ceil(columns);
    for row in 0..rows {
        let mut spans = Vec::new();
        for zone in (0..columns).filter_map(|column| zones.get(column * rows + row)) {
            spans.extend(zone_entry(zone, sheet, speaker, fighting && key(&zone["zone"]) == fought));
        }
        lines.push(Line::from(spans));
    }
    let weather = speaker.word(&format!("weather-{}", key(&view["turn"]["weather"])));
    let title = format!(" {} · {weather} ", key(&view["quarter"]));
    let legend = Line::from(format!(" {} ", speaker.word("screen-pasaran-legend"))).fg(QUIET);
    let block = Block::bordered().title(title).title_bottom(legend.right_aligned());
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// Land, and seas with somebody on them.
fn is_drawn(zone: &Value) -> bool {
    zone["terrain"] != "sea" && zone["terrain"] != "neutral" || list(&zone["field"]).next().is_some()
}

fn seat(side: &Value) -> Option<usize> {
    SIDES.iter().position(|name| side == name)
}

fn side_line<'a>(side: &Value, speaker: &Speaker) -> Line<'a> {
    let name = word(speaker, &format!("side-{}", key(&side["side"])));
    let said = Message::new("screen-pasaran-side")
        .int("bp", int(&side["bp"]))
        .int("production", int(&side["production"]))
        .int("points", int(&side["zone_points"]))
        .int("cards", int(&side["cards"]));
    let colour = SEATS[seat(&side["side"]).unwrap_or(0)];
    Line::from(vec![Span::from(fit(&name, NAME + 3)).bold().fg(colour), Span::from(speaker.say(&said))])
}

/// `N Burgos (1) 3 2 ▣ 1`: the holder's letter, the name, what it pays, who stands in the field and in the city.
fn zone_entry<'a>(zone: &'a Value, sheet: &'a Value, speaker: &Speaker, fought: bool) -> Vec<Span<'a>> {
    let name = text(&find(&sheet["zones"], "zone", &zone["zone"])["name"], speaker);
    let holder = seat(&zone["owner"]);
    let letter = holder.map_or("·", |seat| ["N", "R"][seat]);
    let pays = match int(&zone["bp"]) {
        0 => "   ".to_owned(),
        bp => format!("({bp})"),
    };
    let mark = if fought { "⚔" } else { " " };
    let head = Span::from(format!("{letter}{mark}{} {pays} ", fit(name, NAME)));
    let head = holder.map_or(head.clone().fg(QUIET), |seat| head.fg(SEATS[seat]));
    let mut spans = vec![if fought { head.bold().fg(ACCENT) } else { head }];
    let mut width = NAME + 7;
    let mut add = |spans: &mut Vec<Span<'a>>, said: String, colour| {
        let room = ENTRY - 1 - width;
        let said: String = said.chars().take(room).collect();
        width += said.chars().count();
        spans.push(Span::from(said).fg(colour));
    };
    for unit in list(&zone["field"]) {
        add(&mut spans, unit_code(unit, sheet, speaker), side_colour(unit, sheet));
    }
    let city: Vec<&Value> = list(&zone["city"]).collect();
    if !zone["city_owner"].is_null() && (zone["city_owner"] != zone["owner"] || !city.is_empty()) {
        let colour = seat(&zone["city_owner"]).map_or(QUIET, |seat| SEATS[seat]);
        add(&mut spans, "▣ ".to_owned(), colour);
        for unit in city {
            add(&mut spans, unit_code(unit, sheet, speaker), side_colour(unit, sheet));
        }
    }
    spans.push(Span::from(" ".repeat(ENTRY - width)));
    spans
}

/// The counter's kind: `n-i2` of `n-i2.10`.
fn kind<'a>(unit: &Value, sheet: &'a Value) -> &'a Value {
    let id = key(&unit["unit"]).split('.').next().unwrap_or("");
    list(&sheet["units"]).find(|kind| kind["kind"] == id).unwrap_or(&Value::Null)
}

fn side_colour(unit: &Value, sheet: &Value) -> Color {
    seat(&kind(unit, sheet)["side"]).map_or(QUIET, |seat| SEATS[seat])
}

/// Infantry as its strength alone, armour with a `c`, aircraft with an `a`, headquarters by name; `'` where reduced.
fn unit_code(unit: &Value, sheet: &Value, speaker: &Speaker) -> String {
    let kind = kind(unit, sheet);
    let reduced = if unit["reduced"] == true { "'" } else { "" };
    let strength = int(&unit["strength"]);
    match key(&kind["class"]) {
        "headquarters" => format!("{} ", text(&kind["name"], speaker)),
        "armour" => format!("{}{strength}{reduced} ", speaker.word("screen-pasaran-armour")),
        "air" => format!("{}{strength}{reduced} ", speaker.word("screen-pasaran-air")),
        "infantry" => format!("{strength}{reduced} "),
        // Under fog: a counter nobody has looked at.
        _ => "▪ ".to_owned(),
    }
}
