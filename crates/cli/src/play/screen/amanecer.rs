//! The board of *Amanecer soviético* in letters: six tracks that end in Moscow, the card as a front page, the boxes.

use super::draw::{ACCENT, DANGER, QUIET};
use super::part::{Shown, text, word};
use frente_door::Speaker;
use frente_kernel::Message;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Paragraph, Wrap};
use serde_json::Value;

/// Rows the board takes: with room for a long card, or just for the tracks.
pub const HEIGHT: u16 = 18;
pub const LEAST_HEIGHT: u16 = 13;
/// Letters the name of a front takes.
const NAME: usize = 15;
/// Letters a box takes.
const BOX: usize = 14;
/// Boxes of the longest track.
const BOXES: u64 = 5;

pub fn draw(shown: Shown, frame: &mut Frame, area: Rect) {
    let Shown { view, sheet, speaker, .. } = shown;
    let [map, card] = Layout::horizontal([Constraint::Min(80), Constraint::Max(58)]).areas(area);
    draw_map(view, sheet, speaker, frame, map);
    draw_card(view, sheet, speaker, frame, card);
}

fn draw_map(view: &Value, sheet: &Value, speaker: &Speaker, frame: &mut Frame, area: Rect) {
    let mut lines = Vec::new();
    for track in sheet["tracks"].as_array().into_iter().flatten() {
        let front = track["front"].as_str().unwrap_or("");
        lines.push(track_line(&view["fronts"][front], front, track, sheet, speaker));
    }
    lines.push(Line::default());
    lines.push(level_line(view, speaker));
    lines.push(resources_line(view, speaker));
    lines.push(assets_line(view, speaker));
    lines.push(piles_line(view, speaker));
    let moscow = text(&sheet["moscow"], speaker);
    let turn = speaker.say(&Message::new("screen-turn").int("turn", view["turn"].as_i64().unwrap_or(0)));
    let block =
        Block::bordered().title(format!(" {turn} ")).title_top(Line::from(format!(" {moscow} ★ ")).right_aligned());
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// One track, from its far end on the left to the box next to Moscow on the right.
fn track_line<'a>(front: &'a Value, name: &str, track: &'a Value, sheet: &'a Value, speaker: &Speaker) -> Line<'a> {
    let status = front["status"].as_str().unwrap_or("");
    let eliminated = status == "eliminated";
    let mut spans = vec![Span::from(format!("{:<NAME$.NAME$}", word(speaker, &format!("front-{name}"))))];
    if eliminated {
        spans[0] = spans[0].clone().fg(QUIET).crossed_out();
    }
    for number in (1..=BOXES).rev() {
        let boxes = track["boxes"].as_array();
        let place = boxes.and_then(|boxes| boxes.iter().find(|place| place["number"] == number));
        let Some(place) = place else {
            spans.push(Span::from(" ".repeat(BOX)));
            continue;
        };
        let here = front["number"] == number && !eliminated;
        let crisis = if place["crisis"] == true { "*" } else { "" };
        if here {
            spans.push(counter(front, status, sheet, number, speaker));
        } else {
            let said = format!("{}{crisis}", text(&place["name"], speaker));
            spans.push(Span::from(format!("─{said:─<width$.width$}", width = BOX - 1)).fg(QUIET));
        }
    }
    spans.push(Span::from("▶★").fg(QUIET));
    Line::from(spans)
}

/// The counter: its name and battle value; in brackets while inactive, with a sign while it hesitates.
fn counter<'a>(front: &Value, status: &str, sheet: &Value, number: u64, speaker: &Speaker) -> Span<'a> {
    let units = sheet["units"].as_array();
    let unit = units.and_then(|units| units.iter().find(|unit| unit["unit"] == front["unit"]));
    let name = unit.map_or("", |unit| text(&unit["name"], speaker));
    let tanks = if front["tanks"] == true { "+T" } else { "" };
    let battle = &front["battle"];
    let inner = format!("{name:.10} {battle}{tanks}");
    match status {
        "inactive" => Span::styled(format!("{:<BOX$}", format!("({inner})")), Style::new().fg(QUIET).italic()),
        "hesitating" => Span::styled(format!("{:<BOX$}", format!("?{inner}?")), Style::new().fg(ACCENT)),
        _ if number == 1 => Span::styled(format!("{:<BOX$}", format!("█{inner}!█")), Style::new().fg(DANGER).bold()),
        _ => Span::styled(format!("{:<BOX$}", format!("▐{inner}▌")), Style::new().bold()),
    }
}

fn level_line<'a>(view: &Value, speaker: &Speaker) -> Line<'a> {
    let level = view["level"].as_i64().unwrap_or(0);
    let victory = view["victory_box"].as_i64().unwrap_or(9);
    let mut spans = vec![Span::from(format!("{:<NAME$.16} ", speaker.word("screen-level")))];
    for number in 0..=victory {
        if number == level {
            spans.push(Span::from(format!("▐{number}▌")).bold().fg(if level == 1 { DANGER } else { ACCENT }));
        } else {
            spans.push(Span::from(format!(" {number} ")).fg(QUIET));
        }
    }
    let resistance = view["resistance"].as_i64().unwrap_or(0);
    spans.push(
        Span::from(format!("  {}", speaker.say(&Message::new("screen-resistance").int("resistance", resistance))))
            .fg(QUIET),
    );
    Line::from(spans)
}

fn resources_line<'a>(view: &Value, speaker: &Speaker) -> Line<'a> {
    let count = |key: &str| view[key].as_i64().unwrap_or(0);
    let said = Message::new("screen-resources")
        .int("actions", count("actions"))
        .int("reserves", count("reserves"))
        .int("decrees", count("decrees"))
        .int("forgone", count("forgone"));
    let war = word(speaker, &format!("war-{}", view["war"].as_str().unwrap_or("")));
    Line::from(vec![Span::from(speaker.say(&said)), Span::from(format!("   {war}")).fg(QUIET)])
}

fn assets_line<'a>(view: &Value, speaker: &Speaker) -> Line<'a> {
    let named = |list: &Value, kind: &str| {
        let keys = list.as_array().into_iter().flatten().filter_map(Value::as_str);
        keys.map(|key| word(speaker, &format!("{kind}-{key}"))).collect::<Vec<_>>()
    };
    let mut all = named(&view["assets"], "asset");
    all.extend(named(&view["markers"], "marker"));
    Line::from(if all.is_empty() { "—".to_owned() } else { all.join(" · ") })
}

fn piles_line<'a>(view: &Value, speaker: &Speaker) -> Line<'a> {
    let count = |key: &str| view[key].as_array().map_or(0, Vec::len) as i64;
    let said = Message::new("screen-piles")
        .int("deck", count("deck"))
        .int("discard", count("discard"))
        .int("waiting", count("darkness") + count("dawn"));
    Line::from(speaker.say(&said)).fg(QUIET)
}

fn draw_card(view: &Value, sheet: &Value, speaker: &Speaker, frame: &mut Frame, area: Rect) {
    let block = Block::bordered().border_type(BorderType::Thick);
    let cards = sheet["cards"].as_array();
    let Some(card) = cards.and_then(|cards| cards.iter().find(|card| card["number"] == view["card"])) else {
        return frame.render_widget(block, area);
    };
    let period = word(speaker, &format!("period-{}", card["period"].as_str().unwrap_or("")));
    let mut lines = vec![Line::from(text(&card["title"], speaker).to_uppercase()).bold(), Line::default()];
    let moves = card["moves"].as_array().into_iter().flatten().map(|step| {
        let boxes = step[1].as_i64().unwrap_or(0);
        format!("{} {boxes:+}", word(speaker, &format!("front-{}", step[0].as_str().unwrap_or(""))))
    });
    lines.push(Line::from(moves.collect::<Vec<_>>().join(", ")));
    let stars = "★".repeat(card["actions"].as_u64().unwrap_or(0) as usize);
    lines.push(Line::from(stars).fg(ACCENT));
    for effect in card["text"].as_array().into_iter().flatten() {
        let phase =
            ["", "I", "II", "III", "IV"].get(effect["phase"].as_u64().unwrap_or(0) as usize).copied().unwrap_or("");
        let when = effect["when"].as_str().map_or(String::new(), |key| format!("{}: ", speaker.word(key)));
        let said: Option<Message> = serde_json::from_value(effect["message"].clone()).ok();
        let said = said.map_or(String::new(), |message| speaker.say(&message));
        lines.push(Line::from(format!("{phase}. {when}{said}")));
    }
    lines.push(Line::default());
    lines.push(Line::from(text(&card["story"], speaker).to_owned()).italic().fg(QUIET));
    let sign = if card["reconstructed"] == true {
        format!(" {} ", speaker.word("screen-reconstructed"))
    } else {
        String::new()
    };
    let block = block
        .title(format!(" Nº {} · {period} ", card["number"]))
        .title_bottom(Line::from(sign).right_aligned().fg(QUIET));
    frame.render_widget(Paragraph::new(lines).block(block).wrap(Wrap { trim: true }), area);
}
