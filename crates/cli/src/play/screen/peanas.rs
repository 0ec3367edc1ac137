//! The table of *Peanas* in letters: the ground drawn to scale with its terrain, units by their number, and the roll of
//! both sides beside it.

use super::draw::{ACCENT, DANGER, QUIET};
use super::part::{SEATS, Shown, find, fit, int, key, list, text, word};
use frente_door::Speaker;
use frente_kernel::Message;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Stylize};
use ratatui::symbols::Marker;
use ratatui::text::{Line, Span};
use ratatui::widgets::canvas::{Canvas, Context, Line as Stroke};
use ratatui::widgets::{Block, Paragraph};
use serde_json::Value;

pub const HEIGHT: u16 = 34;
pub const LEAST_HEIGHT: u16 = 20;
const SIDES: [&str; 2] = ["Attacker", "Defender"];
/// A square of the table, in tenths of a millimetre: tokens stand on squares.
const SQUARE: f64 = 1500.0;

pub fn draw(shown: Shown, frame: &mut Frame, area: Rect) {
    let Shown { view, sheet, speaker, .. } = shown;
    let [ground, roll] = Layout::horizontal([Constraint::Percentage(62), Constraint::Min(30)]).areas(area);
    draw_ground(view, speaker, frame, ground);
    draw_roll(view, sheet, speaker, frame, roll);
}

fn coordinate(value: &Value) -> f64 {
    value.as_f64().unwrap_or(0.0)
}

fn draw_ground(view: &Value, speaker: &Speaker, frame: &mut Frame, area: Rect) {
    let (width, depth) = (coordinate(&view["size"][0]), coordinate(&view["size"][1]));
    let season = speaker.word(&format!("season-{}", key(&view["season"]).to_lowercase()));
    let weather = speaker.word(&format!("weather-{}", key(&view["weather"]).to_lowercase()));
    let round = Message::new("screen-round-of").int("round", int(&view["round"])).int("rounds", int(&view["rounds"]));
    let title = format!(" {} · {season} · {weather} ", speaker.say(&round));
    let canvas = Canvas::default()
        .block(Block::bordered().title(title))
        .marker(Marker::Braille)
        .x_bounds([0.0, width])
        .y_bounds([0.0, depth])
        .paint(|ctx| {
            list(&view["pieces"]).for_each(|piece| draw_piece(ctx, piece));
            ctx.layer();
            list(&view["objectives"]).for_each(|it| print(ctx, &it["at"], "⚑".to_owned(), ACCENT));
            for token in list(&view["tokens"]) {
                let square = &token["at"]["square"];
                if square.is_object() {
                    let middle = |at: &Value| (coordinate(at) + 0.5) * SQUARE;
                    let label = Line::from(format!("({})", int(&token["number"]))).fg(colour(&token["side"]));
                    ctx.print(middle(&square["column"]), middle(&square["row"]), label);
                }
            }
            for unit in list(&view["units"]).filter(|unit| unit["place"] == "table") {
                let sign = if unit["panicked"] == true { "!" } else { "" };
                print(ctx, &unit["stands"][0][1], format!("{}{sign}", int(&unit["unit"]) + 1), colour(&unit["side"]));
            }
        });
    frame.render_widget(canvas, area);
}

fn colour(side: &Value) -> Color {
    SIDES.iter().position(|name| side == name).map_or(QUIET, |seat| SEATS[seat])
}

fn print(ctx: &mut Context, at: &Value, said: String, colour: Color) {
    ctx.print(coordinate(&at["x"]), coordinate(&at["y"]), Line::from(said).bold().fg(colour));
}

/// The outline of a piece of terrain, in the colour of its kind.
fn draw_piece(ctx: &mut Context, piece: &Value) {
    let colour = match key(&piece["counts_as"]) {
        "Wood" | "BushLine" | "BushZone" => Color::Green,
        "Crops" => Color::Yellow,
        "River" | "Sea" => Color::Blue,
        "Road" => QUIET,
        "Hill0" | "Hill1" | "Hill2" => Color::LightYellow,
        _ => Color::Gray,
    };
    let corners: Vec<(f64, f64)> = list(&piece["outline"]).map(|at| (coordinate(&at[0]), coordinate(&at[1]))).collect();
    for (at, &(x1, y1)) in corners.iter().enumerate() {
        let (x2, y2) = corners[(at + 1) % corners.len()];
        ctx.draw(&Stroke { x1, y1, x2, y2, color: colour });
    }
}

/// Both sides unit by unit: number, name, what is left, what ails it.
fn draw_roll(view: &Value, sheet: &Value, speaker: &Speaker, frame: &mut Frame, area: Rect) {
    let width = usize::from(area.width.saturating_sub(2));
    let mut lines = Vec::new();
    for (seat, side) in SIDES.iter().enumerate() {
        let name = word(speaker, &format!("side-{}", side.to_lowercase()));
        let waiting = Message::new("screen-peanas-waiting").int("count", int(&view["reserves"][seat]));
        lines.push(Line::from(vec![
            Span::from(name).bold().fg(SEATS[seat]),
            Span::from(format!("  {}", speaker.say(&waiting))).fg(QUIET),
        ]));
        for unit in list(&view["units"]).filter(|unit| unit["side"] == *side) {
            lines.push(unit_line(unit, sheet, speaker, width));
        }
    }
    frame.render_widget(Paragraph::new(lines).block(Block::bordered()), area);
}

fn unit_line<'a>(unit: &Value, sheet: &Value, speaker: &Speaker, width: usize) -> Line<'a> {
    let name = text(&find(&sheet["units"], "id", &unit["id"])["name"], speaker);
    let gone = unit["place"]["gone"].is_string();
    let left = int(&unit["points"]) - int(&unit["losses"]);
    let said = format!("{:>2} {} {left:>2}", int(&unit["unit"]) + 1, fit(name, width.saturating_sub(16)));
    let mut ails = Vec::new();
    for (holds, word) in [
        (unit["panicked"] == true, "screen-peanas-panic"),
        (int(&unit["pinned"]) > 0, "screen-peanas-pinned"),
        (unit["spent"] == true, "screen-peanas-spent"),
        (unit["place"] == "hidden", "screen-peanas-hidden"),
    ] {
        if holds && !gone {
            ails.push(speaker.word(word));
        }
    }
    let line = Line::from(vec![Span::from(said), Span::from(format!(" {}", ails.join(", "))).fg(DANGER)]);
    if gone { line.fg(QUIET).crossed_out() } else { line }
}
