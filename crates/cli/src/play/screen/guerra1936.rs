//! The table of *1936 Guerra Civil* in letters: the enemy's rear above, the objectives and those who fight for them in the
//! middle, the own rear and hand below.

use super::draw::{ACCENT, QUIET};
use super::part::{SEATS, find, int, key, list, text, word};
use frente_catalog::{Speaker, verbatim};
use frente_kernel::Message;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};
use serde_json::Value;

pub const HEIGHT: u16 = 20;
pub const LEAST_HEIGHT: u16 = 14;
const SIDES: [&str; 2] = ["national", "republic"];

struct Table<'a> {
    view: &'a Value,
    sheet: &'a Value,
    speaker: &'a Speaker,
}

pub fn draw(view: &Value, sheet: &Value, speaker: &Speaker, frame: &mut Frame, area: Rect) {
    let table = Table { view, sheet, speaker };
    let own = list(&view["players"]).position(|player| player["hand"]["cards"].is_array());
    // Whoever looks on sees the Republic below.
    let below = own.unwrap_or(1) % 2;
    let mut lines = table.rear(1 - below);
    lines.push(Line::default());
    for side in [1 - below, below] {
        lines.extend(table.objectives(side));
    }
    lines.push(Line::default());
    lines.extend(table.rear(below));
    if let Some(own) = own {
        lines.push(table.hand(own));
    }
    let turn = speaker.say(&Message::new("screen-turn").int("turn", int(&view["turn"])));
    let block = Block::bordered().title(format!(" {turn} "));
    frame.render_widget(Paragraph::new(lines).block(block).wrap(Wrap { trim: false }), area);
}

impl<'a> Table<'a> {
    fn name(&self, number: &Value) -> &'a str {
        let card = find(&self.sheet["cards"], "number", number);
        let objective = find(&self.sheet["objectives"], "number", number);
        text(if card.is_null() { &objective["name"] } else { &card["name"] }, self.speaker)
    }

    /// The side's own board, then what each of its players has in the rear.
    fn rear(&self, side: usize) -> Vec<Line<'a>> {
        let (speaker, board) = (self.speaker, &self.view["sides"][SIDES[side]]);
        let said = Message::new("screen-1936-side")
            .int("economy", int(&board["economy"]))
            .int("moral", int(&board["moral"]))
            .int("political", int(&board["political"]))
            .int("military", int(&board["military"]));
        let mut spans = vec![
            Span::from(word(speaker, &format!("side-{}", SIDES[side]))).bold().fg(SEATS[side]),
            Span::from(format!("  {}", speaker.say(&said))),
        ];
        if !board["leader"].is_null() {
            let card = &board["leader"]["card"];
            let faction = speaker.word(&format!("faction-{}", key(&board["leader"]["faction"])));
            let name = if card.is_null() { faction } else { format!("{} ({faction})", self.name(card)) };
            let leader = Message::new("screen-1936-leader").arg("name", verbatim(&name));
            spans.push(Span::from(format!(" · {}", speaker.say(&leader))).fg(ACCENT));
        }
        let mut lines = vec![Line::from(spans)];
        for player in list(&self.view["players"]).skip(side).step_by(2) {
            let hand = &player["hand"];
            let held = hand["cards"].as_array().map_or(int(&hand["count"]["cards"]), |cards| cards.len() as i64);
            let said = Message::new("screen-1936-rear")
                .int("hand", held)
                .int("reserve", int(&player["reserve"]))
                .int("limbo", list(&player["limbo"]).count() as i64);
            let mut spans = vec![Span::from(format!("  {} ", speaker.say(&said))).fg(QUIET)];
            spans.extend(self.cards(list(&player["rearguard"]), Color::Reset));
            lines.push(Line::from(spans));
        }
        lines
    }

    /// The two objectives a side defends, and who stands at the front.
    fn objectives(&self, side: usize) -> Vec<Line<'a>> {
        let speaker = self.speaker;
        let defender = word(speaker, &format!("side-{}", SIDES[side]));
        let mut lines = Vec::new();
        let ring = &self.view["political"][SIDES[side]];
        if !ring.is_null() {
            let said = Message::new("screen-1936-ring")
                .arg("side", verbatim(&defender))
                .arg("name", verbatim(self.name(&ring["objective"])))
                .int("toward", int(&ring["at"]).abs())
                .arg("way", verbatim(&self.toward(int(&ring["at"]))));
            lines.push(Line::from(format!("◆ {}", speaker.say(&said))));
        }
        let field = &self.view["military"][SIDES[side]];
        if !field.is_null() {
            let said = Message::new("screen-1936-field")
                .arg("side", verbatim(&defender))
                .arg("name", verbatim(self.name(&field["objective"])))
                .int("resistance", int(&field["resistance"]))
                .int("turns", int(&field["turns"]));
            lines.push(Line::from(format!("▲ {}", speaker.say(&said))));
            let mut spans = vec![Span::from("    ")];
            for (seat, player) in list(&self.view["players"]).enumerate() {
                spans.extend(self.cards(list(&player["mobilised"][SIDES[side]]), SEATS[seat % 2]));
            }
            if spans.len() > 1 {
                lines.push(Line::from(spans));
            }
        }
        for group in list(&self.view["groups"]).filter(|group| group["front"] == SIDES[side]) {
            let said = Message::new("screen-1936-group")
                .int("group", int(&group["group"]))
                .int("attack", int(&group["force"][0]))
                .int("defence", int(&group["force"][1]));
            lines.push(Line::from(format!("    {}", speaker.say(&said))).fg(ACCENT));
        }
        lines
    }

    /// Toward whom Diplomacy leans.
    fn toward(&self, at: i64) -> String {
        match at.signum() {
            -1 => self.speaker.word("side-national"),
            1 => self.speaker.word("side-republic"),
            _ => "—".to_owned(),
        }
    }

    /// Cards in play: name, force where they fight; grey once they have acted.
    fn cards(&self, numbers: impl Iterator<Item = &'a Value>, colour: Color) -> Vec<Span<'a>> {
        let mut spans = Vec::new();
        for number in numbers {
            let printed = find(&self.sheet["cards"], "number", number);
            let now = find(&self.view["cards"], "card", number);
            let force = if now["force"].is_null() { &printed["force"] } else { &now["force"] };
            let strength = force.as_i64().map_or(String::new(), |force| format!(" ⚔{force}"));
            let bonus = printed["military"].as_i64().map_or(String::new(), |bonus| format!(" ★{bonus}"));
            let group = match int(&now["group"]) {
                0 => String::new(),
                group => format!(" #{group}"),
            };
            let chip = Span::from(format!("[{}{strength}{bonus}{group}]", text(&printed["name"], self.speaker)));
            spans.push(if now["spent"] == true { chip.fg(QUIET) } else { chip.fg(colour) });
            spans.push(Span::from(" "));
        }
        spans
    }

    fn hand(&self, own: usize) -> Line<'a> {
        let mut spans = vec![Span::from(format!("  {}: ", self.speaker.word("screen-hand"))).bold()];
        for number in list(&self.view["players"][own]["hand"]["cards"]) {
            let cost = int(&find(&self.sheet["cards"], "number", number)["cost"]);
            spans.push(Span::from(format!("{} ({cost})  ", self.name(number))).bold());
        }
        Line::from(spans)
    }
}
