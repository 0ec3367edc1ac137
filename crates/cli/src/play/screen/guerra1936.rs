//! The table of *1936 Guerra Civil* in letters: both sides with their tracks and cards, the objectives between them, and
//! the card the chosen offer is about.

use super::draw::{ACCENT, DANGER, QUIET};
use super::part::{Shown, list, text};
use frente_door::{Lang, Speaker};
use frente_kernel::{Arg, Message};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Stylize;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Paragraph, Wrap};
use serde_json::Value;

/// Rows the table takes: with room for full rearguards, or just for the tracks.
pub const HEIGHT: u16 = 22;
pub const LEAST_HEIGHT: u16 = 13;
/// Moral from which a side is in danger.
const LOW_MORAL: i64 = 5;

const SIDES: [&str; 2] = ["national", "republic"];

/// The table, and the card an offer names.
pub fn draw(shown: Shown, frame: &mut Frame, area: Rect) {
    let Shown { view, sheet, offer, speaker } = shown;
    let [table, card] = Layout::horizontal([Constraint::Min(60), Constraint::Max(40)]).areas(area);
    let board = Board { view, sheet, speaker };
    board.draw_table(frame, table);
    let number = offer.and_then(|message| {
        let named = message.args.iter().find(|(name, _)| name == "number");
        named.and_then(|(_, arg)| if let Arg::Int(number) = arg { Some(*number) } else { None })
    });
    board.draw_card(number, frame, card);
}

struct Board<'a> {
    view: &'a Value,
    sheet: &'a Value,
    speaker: &'a Speaker,
}

impl Board<'_> {
    /// The text of a three-language object.
    fn text<'t>(&self, texts: &'t Value) -> &'t str {
        text(texts, self.speaker)
    }

    fn say(&self, key: &'static str, numbers: &[(&'static str, &Value)]) -> String {
        let message = numbers
            .iter()
            .fold(Message::new(key), |message, &(name, value)| message.int(name, value.as_i64().unwrap_or(0)));
        self.speaker.say(&message)
    }

    fn side(&self, side: &str) -> String {
        self.speaker.word(&format!("side-{side}")).to_uppercase()
    }

    /// A card of the sheet, or an objective.
    fn printed(&self, number: &Value) -> &Value {
        let mut all = list(&self.sheet["cards"]).chain(list(&self.sheet["objectives"]));
        all.find(|card| card["number"] == *number).unwrap_or(&Value::Null)
    }

    /// A card in few words: its name, an army with its force now, a used character with a sign.
    fn short(&self, number: &Value) -> String {
        let (card, now) = (self.printed(number), list(&self.view["cards"]).find(|card| card["card"] == *number));
        let mut out = self.text(&card["name"]).to_owned();
        let force =
            now.map_or(&card["force"], |now| if now["force"].is_null() { &card["force"] } else { &now["force"] });
        if let Some(force) = force.as_u64() {
            out += &format!(" {force}");
        } else if let [Some(bonus), Some(command)] = [0, 1].map(|at| card["military"][at].as_u64()) {
            out += &format!(" +{bonus}×{command}");
        }
        let spent = now.is_some_and(|now| now["spent"] == true || now["used"][0] == true);
        if spent { out + "·" } else { out }
    }

    fn names<'v>(&self, numbers: impl Iterator<Item = &'v Value>) -> String {
        let names: Vec<String> = numbers.map(|number| self.short(number)).collect();
        if names.is_empty() { "—".to_owned() } else { names.join(", ") }
    }

    /// The players of a side, by seat.
    fn players(&self, side: usize) -> impl Iterator<Item = (usize, &Value)> {
        list(&self.view["players"]).enumerate().filter(move |(seat, _)| seat % 2 == side)
    }

    fn draw_table(&self, frame: &mut Frame, area: Rect) {
        let mut lines = Vec::new();
        for (at, side) in SIDES.into_iter().enumerate() {
            self.tracks(side, &mut lines);
            for (seat, player) in self.players(at) {
                self.player(seat, player, &mut lines);
            }
        }
        for defender in SIDES {
            self.military(defender, &mut lines);
            self.political(defender, &mut lines);
        }
        let turn = self.say("screen-turn", &[("turn", &self.view["turn"])]);
        let active = SIDES[self.view["active"].as_u64().unwrap_or(0) as usize % 2];
        let block = Block::bordered().title(format!(" {turn} · {} ", self.side(active)));
        frame.render_widget(Paragraph::new(lines).block(block).wrap(Wrap { trim: false }), area);
    }

    fn tracks(&self, side: &str, lines: &mut Vec<Line<'_>>) {
        let own = &self.view["sides"][side];
        let moral = own["moral"].as_i64().unwrap_or(0);
        let said = self.say(
            "screen-tracks",
            &[
                ("economy", &own["economy"]),
                ("moral", &own["moral"]),
                ("military", &own["military"]),
                ("political", &own["political"]),
            ],
        );
        let mut spans = vec![Span::from(format!("{} ", self.side(side))).bold()];
        spans.push(if moral <= LOW_MORAL { Span::from(said).fg(DANGER) } else { Span::from(said) });
        if !own["leader"].is_null() {
            let faction = own["leader"]["faction"].as_str().unwrap_or("");
            let who = match &own["leader"]["card"] {
                Value::Null => self.speaker.word(&format!("faction-{faction}")),
                card => self.text(&self.printed(card)["name"]).to_owned(),
            };
            spans.push(Span::from(format!(" ★ {who}")).fg(ACCENT));
        }
        lines.push(Line::from(spans));
    }

    fn player(&self, seat: usize, player: &Value, lines: &mut Vec<Line<'_>>) {
        let sign = if self.view["players"].as_array().is_some_and(|players| players.len() > 2) {
            format!("{} ", seat + 1)
        } else {
            String::new()
        };
        let limbo = Value::from(list(&player["limbo"]).count());
        let hand = &player["hand"];
        let count = hand["cards"].as_array().map_or(hand["count"]["cards"].clone(), |cards| cards.len().into());
        let piles = [("hand", &count), ("reserve", &player["reserve"]), ("limbo", &limbo)];
        let known = self.names(list(&hand["cards"]).chain(list(&hand["count"]["shown"])));
        lines.push(Line::from(vec![
            Span::from(format!("  {sign}{} ", self.say("screen-stock", &piles))).fg(QUIET),
            Span::from(known),
        ]));
        lines.push(Line::from(vec![
            Span::from(format!("  {sign}{} ", self.speaker.word("screen-rearguard"))).fg(QUIET),
            Span::from(self.names(list(&player["rearguard"]))),
        ]));
    }

    /// Who stands at a military objective, and how it holds.
    fn military(&self, defender: &str, lines: &mut Vec<Line<'_>>) {
        let field = &self.view["military"][defender];
        if field.is_null() {
            return;
        }
        let objective = self.printed(&field["objective"]);
        let held =
            [("resistance", &field["resistance"]), ("of", &objective["resistance"][0]), ("turns", &field["turns"])];
        let defends = self.side(defender);
        lines.push(Line::from(vec![
            Span::from(format!("⚔ {} ", self.text(&objective["name"]))).bold(),
            Span::from(format!("{} · {defends} ", self.say("screen-field", &held))),
            Span::from(points(objective)).fg(ACCENT),
        ]));
        for (at, side) in SIDES.into_iter().enumerate() {
            let here: Vec<&Value> =
                self.players(at).flat_map(|(_, player)| list(&player["mobilised"][defender])).collect();
            if !here.is_empty() {
                lines.push(Line::from(format!("    {}: {}", self.side(side), self.names(here.into_iter()))));
            }
        }
    }

    /// How far the ring of a political objective stands, and for whom.
    fn political(&self, defender: &str, lines: &mut Vec<Line<'_>>) {
        let ring = &self.view["political"][defender];
        if ring.is_null() {
            return;
        }
        let objective = self.printed(&ring["objective"]);
        let at = ring["at"].as_i64().unwrap_or(0);
        let side = SIDES[usize::from(at > 0)];
        let steps = Value::from(at.abs());
        let said = self.say("screen-ring", &[("steps", &steps), ("of", &objective["diplomacy"])]);
        let toward = if at == 0 { String::new() } else { format!(" → {}", self.side(side)) };
        lines.push(Line::from(vec![
            Span::from(format!("⚖ {} ", self.text(&objective["name"]))).bold(),
            Span::from(format!("{said}{toward} ")),
            Span::from(points(objective)).fg(ACCENT),
        ]));
    }

    fn draw_card(&self, number: Option<i64>, frame: &mut Frame, area: Rect) {
        let block = Block::bordered().border_type(BorderType::Thick);
        let card = number.map_or(&Value::Null, |number| self.printed(&Value::from(number)));
        if card.is_null() {
            return frame.render_widget(block, area);
        }
        let mut lines = vec![Line::from(self.text(&card["name"]).to_uppercase()).bold()];
        let factions = list(&card["factions"]).filter_map(Value::as_str);
        let factions: Vec<String> = factions.map(|faction| self.speaker.word(&format!("faction-{faction}"))).collect();
        lines.push(Line::from(factions.join(", ")).fg(QUIET));
        lines.push(Line::from(self.numbers(card)).fg(ACCENT));
        for ability in list(&card["text"]) {
            lines.push(Line::from(self.ability(ability)));
        }
        for skill in list(&card["skills"]) {
            let name = self.speaker.word(&format!("skill-{}", skill[0].as_str().unwrap_or("")));
            let cost = skill[1].as_u64().filter(|cost| *cost > 0).map_or(String::new(), |cost| format!(" {cost}"));
            lines.push(Line::from(format!("{name}{cost}")));
        }
        lines.push(Line::default());
        lines.push(Line::from(self.text(&card["fact"]).to_owned()).italic().fg(QUIET));
        let ours =
            if card["reconstructed"] == true { self.speaker.word("screen-reconstructed") } else { String::new() };
        let block = block
            .title(format!(" Nº {} ", card["number"]))
            .title_bottom(Line::from(format!(" {ours} ")).right_aligned().fg(QUIET));
        frame.render_widget(Paragraph::new(lines).block(block).wrap(Wrap { trim: true }), area);
    }

    /// Cost, force and the other numbers of a card, or the points of an objective.
    fn numbers(&self, card: &Value) -> String {
        if card["board"].is_string() {
            return points(card);
        }
        let mut parts = vec![self.say("screen-cost", &[("cost", &card["cost"])])];
        if card["force"].is_u64() {
            parts.push(self.say("screen-force", &[("force", &card["force"])]));
        }
        if card["military"].is_array() {
            let bonus = [("bonus", &card["military"][0]), ("command", &card["military"][1])];
            parts.push(self.say("screen-commands", &bonus));
        }
        if card["mobilisation"].is_u64() {
            parts.push(self.say("screen-mobilisation", &[("cost", &card["mobilisation"])]));
        }
        parts.join(" · ")
    }

    /// When (conditions): [what must be done] what is done.
    fn ability(&self, ability: &Value) -> String {
        let message = |value: &Value| {
            let message: Option<Message> = serde_json::from_value(value.clone()).ok();
            message.map_or(String::new(), |message| self.speaker.say(&message))
        };
        let lines = |lines: &Value| {
            let line = |line: &Value| {
                let words: Vec<String> =
                    std::iter::once(&line["says"]).chain(list(&line["about"])).map(message).collect();
                words.join(" ")
            };
            list(lines).map(line).collect::<Vec<_>>().join(if self.speaker.lang() == Lang::Fr { " ; " } else { "; " })
        };
        let mut out = message(&ability["when"]);
        let conditions = lines(&ability["conditions"]);
        if !conditions.is_empty() {
            out += &format!(" ({conditions})");
        }
        out += if self.speaker.lang() == Lang::Fr { " : " } else { ": " };
        let mandatory = lines(&ability["mandatory"]);
        if !mandatory.is_empty() {
            out += &format!("[{mandatory}] ");
        }
        out + &lines(&ability["effects"])
    }
}

/// What an objective is worth: military and political points.
fn points(objective: &Value) -> String {
    let part =
        |value: &Value, sign: &str| value.as_u64().filter(|points| *points > 0).map(|points| format!("{points}{sign}"));
    let parts = [part(&objective["military_points"], "⚔"), part(&objective["political_points"], "⚖")];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}
