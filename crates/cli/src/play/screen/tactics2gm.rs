//! The field of *2GM Tactics* in letters: a grid with side B above, terrain by sign, units with the wounds they can still
//! take.

use super::draw::QUIET;
use super::part::{SEATS, find, fit, int, key, list, text};
use frente_catalog::Speaker;
use frente_kernel::Message;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};
use serde_json::Value;

pub const HEIGHT: u16 = 21;
pub const LEAST_HEIGHT: u16 = 18;
/// Letters before the first column.
const MARGIN: usize = 2;

struct Field<'a> {
    view: &'a Value,
    sheet: &'a Value,
    speaker: &'a Speaker,
    /// Letters a cell takes.
    cell: usize,
}

pub fn draw(view: &Value, sheet: &Value, speaker: &Speaker, frame: &mut Frame, area: Rect) {
    let columns = int(&view["width"]).max(1) as usize;
    let cell = (usize::from(area.width.saturating_sub(2)) - MARGIN).div_euclid(columns).clamp(5, 16);
    let field = Field { view, sheet, speaker, cell };
    let mut lines: Vec<Line> = Vec::new();
    let rows = list(&view["field"]).count();
    for row in (0..rows).rev() {
        lines.extend(field.row(row, columns));
    }
    let letters = (0..columns).map(|column| format!("{:^cell$}", letter(column)));
    lines.push(Line::from(format!("{}{}", " ".repeat(MARGIN), letters.collect::<String>())).fg(QUIET));
    lines.extend((0..list(&view["seats"]).count()).map(|seat| field.seat(seat)));
    lines.extend(field.hand());
    let round = speaker.say(&Message::new("screen-round").int("round", int(&view["turn"]["round"])));
    let legend = Line::from(format!(" {} ", speaker.word("screen-2gm-legend"))).fg(QUIET);
    let block = Block::bordered().title(format!(" {round} ")).title_bottom(legend.right_aligned());
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

fn letter(column: usize) -> char {
    char::from(b'a' + column as u8)
}

/// Sign and colour of a letter of the field.
fn ground(letter: char) -> (&'static str, Color) {
    match letter {
        'B' => ("♣", Color::Green),
        'S' => ("≡", Color::LightGreen),
        'R' => ("~", Color::Cyan),
        'M' => ("≈", Color::Blue),
        _ => ("·", QUIET),
    }
}

impl<'a> Field<'a> {
    /// Two lines: what the ground is and who stands there; what he can still take.
    fn row(&self, row: usize, columns: usize) -> [Line<'a>; 2] {
        let letters: Vec<char> = key(&self.view["field"][row]).chars().collect();
        let mut above = vec![Span::from(format!("{} ", row + 1)).fg(QUIET)];
        let mut below = vec![Span::from(" ".repeat(MARGIN))];
        let width = self.cell - 2;
        for column in 0..columns {
            let place = format!("{}{}", letter(column), row + 1);
            let (sign, colour) = ground(letters.get(column).copied().unwrap_or('.'));
            above.push(Span::from(sign).fg(colour));
            below.push(Span::from(sign).fg(colour));
            let terrain = list(&self.view["terrain"]).find(|it| it[0] == place.as_str());
            let built = terrain.map(|it| {
                let card = &self.sheet["terrain"][int(&it[1]) as usize];
                format!("{} {}", text(&card["name"], self.speaker), int(&it[2]))
            });
            let here: Vec<&Value> = self.standing(&place).collect();
            let Some(unit) = here.first() else {
                let named = built.unwrap_or_default();
                above.push(Span::from(format!("{} ", fit(&named, width))).fg(Color::Yellow));
                below.push(Span::from(" ".repeat(width + 1)));
                continue;
            };
            let it = &unit["unit"];
            let printed = &self.sheet["units"][int(&it["kind"]) as usize];
            let name = Span::from(format!("{} ", fit(text(&printed["name"], self.speaker), width)));
            let seat = int(&it["owner"]) as usize;
            above.push(name.fg(SEATS[seat.min(3)]).bold());
            let left = int(&printed["wounds"]) - int(&it["wounds"]);
            let more = if here.len() > 1 { format!(" +{}", here.len() - 1) } else { String::new() };
            let carried = list(&self.view["units"]).filter(|it| it["aboard"] == place.as_str()).count();
            let aboard = if carried > 0 { format!(" ({carried})") } else { String::new() };
            let built = built.map_or(String::new(), |built| format!(" {built}"));
            let said = format!("{}♥{left}{more}{aboard}{built}", int(&it["owner"]) + 1);
            below.push(Span::from(format!("{} ", fit(&said, width))));
        }
        [Line::from(above), Line::from(below)]
    }

    fn standing(&self, place: &str) -> impl Iterator<Item = &'a Value> {
        list(&self.view["units"]).filter(move |it| it["unit"]["cell"] == place)
    }

    fn seat(&self, seat: usize) -> Line<'a> {
        let it = &self.view["seats"][seat];
        let nation = text(&find(&self.sheet["nations"], "nation", &it["nation"])["name"], self.speaker);
        let hand = &it["hand"];
        let held =
            hand["cards"].as_array().map_or(int(&hand["count"]), |cards| cards.iter().map(|it| int(&it[1])).sum());
        let said =
            Message::new("screen-2gm-seat").int("pa", int(&it["pa"])).int("hand", held).int("deck", int(&it["deck"]));
        let name = Span::from(format!("{} {nation}", seat + 1)).bold().fg(SEATS[seat.min(3)]);
        let mut spans = vec![name, Span::from(format!("  {}", self.speaker.say(&said)))];
        // The staff of a side stands with its first seat.
        if let Some(staff) = self.view["hqs"].get(seat) {
            let staff = Message::new("screen-2gm-staff").int("pi", int(&staff["pi"]));
            spans.push(Span::from(format!(" · {}", self.speaker.say(&staff))));
        }
        Line::from(spans)
    }

    fn hand(&self) -> Option<Line<'a>> {
        let cards = list(&self.view["seats"]).find_map(|seat| seat["hand"]["cards"].as_array())?;
        let named = cards.iter().map(|card| {
            let count = int(&card[1]);
            let times = if count > 1 { format!("×{count}") } else { String::new() };
            format!("{}{times}", self.card(int(&card[0]) as usize))
        });
        let named = named.collect::<Vec<_>>().join(" · ");
        Some(Line::from(format!("{}: {named}", self.speaker.word("screen-hand"))).bold())
    }

    /// Cards are numbered through: the units, the support cards, the general.
    fn card(&self, number: usize) -> String {
        let units = list(&self.sheet["units"]).count();
        let printed = self.sheet["units"].get(number).or_else(|| self.sheet["support"].get(number.wrapping_sub(units)));
        match printed {
            Some(card) => text(&card["name"], self.speaker).to_owned(),
            None => self.speaker.word("screen-2gm-general"),
        }
    }
}
