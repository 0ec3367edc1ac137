//! *Peanas*: the ground drawn to scale with its terrain, units by their number, and the roll of both sides beside it.

use super::{ACCENT, Board, Card, DANGER, QUIET, Room, SIDES, capital, fit, labelled, noun, say, text};
use frente_catalog::games::peanas::Entry;
use frente_door::{Speaker, verbatim};
use frente_kernel::Message;
use frente_peanas::data::UnitDef;
use frente_peanas::geometry::Point;
use frente_peanas::state::{Fate, Mobility, Place, Readiness, TokenPlace};
use frente_peanas::view::{PieceView, TokenFace, TokenView, UnitView};
use frente_peanas::{Item, PieceKind, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Stylize};
use ratatui::symbols::Marker;
use ratatui::text::{Line, Span};
use ratatui::widgets::canvas::{Canvas, Context, Line as Stroke};
use ratatui::widgets::{Block, Paragraph, Widget};
use std::collections::BTreeMap;

/// Letters of the roll of both sides.
const ROLL: u16 = 46;
/// Letters of the ground at least.
const GROUND: u16 = 50;

type Table = super::Table<Entry>;

fn colour(side: Side) -> Color {
    SIDES[side.index()]
}

impl Board for Table {
    fn room(&self, _: &Speaker) -> Room {
        let rows = (self.view.units.len() as u16 + 4).max(20);
        Room { columns: GROUND + ROLL, rows: rows.max(30), least: 18, shrinks: false }
    }

    fn draw(&self, speaker: &Speaker, area: Rect, buf: &mut Buffer) {
        let [ground, roll] = Layout::horizontal([Constraint::Min(GROUND), Constraint::Length(ROLL)]).areas(area);
        self.draw_ground(speaker, ground, buf);
        let mut lines = Vec::new();
        for side in [Side::Attacker, Side::Defender] {
            lines.push(self.side_line(side, speaker));
            let own = self.view.units.iter().filter(|unit| unit.side == side);
            lines.extend(own.map(|unit| self.unit_line(unit, usize::from(ROLL - 2), speaker)));
        }
        Paragraph::new(lines).block(Block::bordered()).render(roll, buf);
    }

    fn brief(&self, speaker: &Speaker) -> Vec<Line<'static>> {
        let mut lines = vec![Line::from(self.round(speaker))];
        lines.extend([Side::Attacker, Side::Defender].map(|side| self.side_line(side, speaker)));
        lines
    }

    fn told(&self, speaker: &Speaker) -> Vec<String> {
        let side = |side: Side| noun(speaker, "side", side);
        let mut lines = vec![
            speaker.say(
                &Message::new("board-read-round")
                    .int("round", self.view.round)
                    .int("rounds", self.view.rounds)
                    .arg("side", verbatim(&side(self.view.active))),
            ),
        ];
        let weather = verbatim(&noun(speaker, "weather", self.view.weather));
        let season = verbatim(&noun(speaker, "season", self.view.season));
        lines.push(speaker.say(&Message::new("board-read-weather").arg("weather", weather).arg("season", season)));
        let (width, depth) = self.view.size;
        let size = Message::new("board-read-table").arg("width", cm(width)).arg("depth", cm(depth));
        lines.push(speaker.say(&size));
        for (at, objective) in self.view.objectives.iter().enumerate() {
            let said = Message::new("board-objective").int("number", at as i64 + 1);
            let said = speaker.say(&said.arg("side", verbatim(&side(objective.holder))));
            lines.push(format!("{said}, {}", place(objective.at, speaker)));
        }
        let mut pieces: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for piece in &self.view.pieces {
            pieces.entry(self.piece_name(piece.counts_as, speaker)).or_default().push(place(piece.piece.at, speaker));
        }
        lines.extend(pieces.into_iter().map(|(name, places)| labelled(speaker, name, places.join("; "))));
        for one in [Side::Attacker, Side::Defender] {
            lines.push(self.side_line(one, speaker).to_string());
            let own = self.view.units.iter().filter(|unit| unit.side == one);
            lines.extend(own.map(|unit| format!("  {}", self.told_unit(unit, speaker))));
        }
        lines.extend(self.view.tokens.iter().map(|token| self.told_token(token, speaker)));
        for cloud in &self.view.smoke {
            let key = if cloud.thick == 0 { "board-haze" } else { "board-smoke" };
            lines.push(format!("{}, {}", speaker.word(key), place(cloud.at, speaker)));
        }
        for mission in &self.view.missions {
            let left = mission.left.map_or("?".to_owned(), |left| left.to_string());
            let said = speaker.say(&Message::new("board-mission").arg("left", verbatim(&left)));
            lines.push(format!("{said}, {}", place(mission.at, speaker)));
        }
        lines
    }

    fn cards(&self, speaker: &Speaker) -> Vec<Card> {
        let mut units: Vec<&UnitView> = self.view.units.iter().collect();
        units.sort_by_key(|unit| (Some(unit.unit) != self.view.acting, Some(unit.side) != self.view.viewer, unit.unit));
        units.into_iter().filter_map(|unit| self.card(unit, speaker)).collect()
    }
}

/// Tenths of a millimetre as whole centimetres and their tenth.
fn cm(length: i32) -> frente_kernel::Arg {
    let tenths = (length + 5) / 10;
    verbatim(&if tenths % 10 == 0 { (tenths / 10).to_string() } else { format!("{}.{}", tenths / 10, tenths % 10) })
}

fn place(at: Point, speaker: &Speaker) -> String {
    speaker.say(&Message::new("board-place").arg("x", cm(i32::from(at.x))).arg("y", cm(i32::from(at.y))))
}

impl Table {
    fn def(&self, unit: &UnitView) -> Option<&'static UnitDef> {
        self.sheet.units.iter().find(|def| def.id == unit.id)
    }

    fn piece_name(&self, kind: PieceKind, speaker: &Speaker) -> &str {
        let printed = self.sheet.tables.pieces.iter().find(|piece| piece.kind == kind);
        printed.map_or("", |piece| text(&piece.name, speaker))
    }

    fn name(&self, unit: &UnitView, speaker: &Speaker) -> String {
        let name = self.def(unit).map_or(unit.id, |def| text(&def.name, speaker));
        let message = Message::new("board-unit-name").arg("unit", verbatim(name));
        speaker.say(&message.int("number", unit.unit.index() as i64 + 1))
    }

    fn round(&self, speaker: &Speaker) -> String {
        let counts = [("round", i64::from(self.view.round)), ("rounds", i64::from(self.view.rounds))];
        let season = noun(speaker, "season", self.view.season);
        format!(
            "{} · {season} · {}",
            say(speaker, "screen-round-of", &counts),
            noun(speaker, "weather", self.view.weather)
        )
    }

    fn side_line(&self, side: Side, speaker: &Speaker) -> Line<'static> {
        let waiting = [("count", i64::from(self.view.reserves[side.index()]))];
        let here = self.view.units.iter().filter(|unit| unit.side == side && unit.place == Place::Table).count();
        let tokens = self.view.tokens.iter().filter(|token| token.side == side).count();
        let counts = [("units", here as i64), ("tokens", tokens as i64)];
        Line::from(vec![
            Span::from(capital(&noun(speaker, "side", side))).bold().fg(colour(side)),
            Span::from(format!(
                "  {} · {}",
                say(speaker, "screen-peanas-here", &counts),
                say(speaker, "screen-peanas-waiting", &waiting)
            )),
        ])
    }

    fn draw_ground(&self, speaker: &Speaker, area: Rect, buf: &mut Buffer) {
        let (width, depth) = self.view.size;
        let square = f64::from(self.sheet.tables.square) * 10.0;
        let canvas = Canvas::default()
            .block(Block::bordered().title(format!(" {} ", self.round(speaker))))
            .marker(Marker::Braille)
            .x_bounds([0.0, f64::from(width)])
            .y_bounds([0.0, f64::from(depth)])
            .paint(|ctx| {
                self.view.pieces.iter().for_each(|piece| outline(ctx, piece));
                ctx.layer();
                for objective in &self.view.objectives {
                    print(ctx, objective.at, "⚑".to_owned(), ACCENT);
                }
                for token in &self.view.tokens {
                    if let TokenPlace::Square(at) = token.at {
                        let middle = |at: u8| (f64::from(at) + 0.5) * square;
                        let label = Line::from(format!("({})", token.number)).fg(colour(token.side));
                        ctx.print(middle(at.column), middle(at.row), label);
                    }
                }
                for unit in self.view.units.iter().filter(|unit| unit.place == Place::Table) {
                    let Some((_, at)) = unit.stands.first() else { continue };
                    let sign = if unit.panicked { "!" } else { "" };
                    print(ctx, *at, format!("{}{sign}", unit.unit.index() + 1), colour(unit.side));
                }
            });
        canvas.render(area, buf);
    }

    /// `12 Rifle section 11  pinned (2), prone`.
    fn unit_line(&self, unit: &UnitView, width: usize, speaker: &Speaker) -> Line<'static> {
        let name = self.def(unit).map_or(unit.id, |def| text(&def.name, speaker));
        let left = unit.points.saturating_sub(unit.losses);
        let ails = self.state(unit, speaker).join(", ");
        let ails_room = ails.chars().count().min(width.saturating_sub(22));
        let name = fit(name, width.saturating_sub(7 + ails_room).min(28));
        let said = Span::from(format!("{:>2} {name} {left:>2}", unit.unit.index() + 1));
        let room = width.saturating_sub(said.content.chars().count() + 1);
        let line = Line::from(vec![said, Span::from(format!(" {}", fit(&ails, room))).fg(DANGER)]);
        if matches!(unit.place, Place::Gone(_)) { line.fg(QUIET).crossed_out() } else { line }
    }

    /// Where it is if not on the table, and what has become of it.
    fn state(&self, unit: &UnitView, speaker: &Speaker) -> Vec<String> {
        let label = |key: &str| speaker.word(&format!("board-{key}"));
        let mut all = Vec::new();
        match unit.place {
            Place::Table => {}
            Place::Reserve => all.push(label("reserve")),
            Place::Hidden => all.push(label("hidden")),
            Place::Aboard(other) => all.push(say(speaker, "board-aboard", &[("number", other.index() as i64 + 1)])),
            Place::Behind(zones) => all.push(say(speaker, "board-behind", &[("zone", i64::from(zones))])),
            Place::Gone(fate) => {
                return vec![label(match fate {
                    Fate::Destroyed => "gone-destroyed",
                    Fate::Abandoned => "gone-abandoned",
                    Fate::Surrendered => "gone-surrendered",
                    Fate::Home => "gone-home",
                })];
            }
        }
        if unit.pinned > 0 {
            all.push(say(speaker, "board-pinned", &[("count", i64::from(unit.pinned))]));
        }
        let marks = [
            (unit.panicked, "panicked"),
            (unit.decimated, "decimated"),
            (unit.prone > 0, "prone"),
            (unit.aimed, "aimed"),
            (unit.covered, "covered"),
            (unit.mobility == Mobility::Bogged, "bogged"),
            (unit.mobility == Mobility::Crippled, "crippled"),
            (unit.readiness == Readiness::Packed, "packed"),
            (unit.readiness == Readiness::Undeployed, "undeployed"),
            (unit.mounted, "mounted"),
            (unit.spent, "spent"),
        ];
        all.extend(marks.iter().filter(|(holds, _)| *holds).map(|(_, key)| label(key)));
        all
    }

    /// `Rifle section (no. 12), 60 × 20 cm, pinned (1), casualties 3 of 14.`
    fn told_unit(&self, unit: &UnitView, speaker: &Speaker) -> String {
        let mut parts = vec![self.name(unit, speaker)];
        if unit.place == Place::Table {
            parts.extend(unit.stands.first().map(|(_, at)| place(*at, speaker)));
        }
        parts.extend(self.state(unit, speaker));
        if unit.losses > 0 {
            let counts = [("count", i64::from(unit.losses)), ("points", i64::from(unit.points))];
            parts.push(say(speaker, "board-losses", &counts));
        }
        parts.join(", ")
    }

    fn told_token(&self, token: &TokenView, speaker: &Speaker) -> String {
        let side = verbatim(&noun(speaker, "side", token.side));
        let mut said = speaker.say(&Message::new("board-token").int("number", token.number).arg("side", side));
        match token.stands_for {
            Some(TokenFace::Decoy) => said = labelled(speaker, &said, speaker.word("board-decoy")),
            Some(TokenFace::Unit(under)) => {
                let unit = self.view.units.iter().find(|unit| unit.unit == under);
                said = labelled(speaker, &said, unit.map_or(String::new(), |unit| self.name(unit, speaker)));
            }
            None => {}
        }
        match token.at {
            TokenPlace::Square(square) => format!("{said}, {square}"),
            TokenPlace::Flank { .. } => format!("{said}, {}", speaker.word("board-read-flank")),
            TokenPlace::Gone => said,
        }
    }

    /// The line of the army list a unit was bought from, and how it fares.
    fn card(&self, unit: &UnitView, speaker: &Speaker) -> Option<Card> {
        let def = self.def(unit)?;
        let label = |key: &str| speaker.word(&format!("board-{key}"));
        let signed = |d: i8| format!("{d:+}");
        let mut all = vec![self.told_unit(unit, speaker)];
        all.push(format!("{} · {}", noun(speaker, "side", unit.side), noun(speaker, "board-quality", unit.quality)));
        if def.moves.0 > 0 {
            let (off, road) = def.moves;
            all.push(labelled(speaker, &label("move"), format!("{off} / {road} cm")));
        }
        let (front, flank, rear) = def.protection;
        let protection = [front, flank, rear].map(signed).join(" / ");
        all.push(labelled(speaker, &label("protection"), protection));
        for weapon in &def.weapons {
            let (short, medium, long) = weapon.d;
            let d = [short, medium, long].map(signed).join(" / ");
            all.push(labelled(speaker, text(&weapon.name, speaker), format!("D {d} ({})", label("bands"))));
        }
        if unit.ammo > 0 {
            all.push(labelled(speaker, &label("ammo"), unit.ammo));
        }
        Some(Card {
            piece: Item::Unit(unit.unit).to_string(),
            title: self.name(unit, speaker),
            brief: String::new(),
            text: all,
        })
    }
}

fn print(ctx: &mut Context, at: Point, said: String, colour: Color) {
    ctx.print(f64::from(at.x), f64::from(at.y), Line::from(said).bold().fg(colour));
}

/// The outline of a piece of terrain, in the colour of its kind.
fn outline(ctx: &mut Context, piece: &PieceView) {
    let color = match piece.counts_as {
        PieceKind::Wood | PieceKind::BushLine | PieceKind::BushZone => Color::Green,
        PieceKind::Crops => Color::Yellow,
        PieceKind::River | PieceKind::Sea => Color::Blue,
        PieceKind::Road => QUIET,
        PieceKind::Hill0 | PieceKind::Hill1 | PieceKind::Hill2 => Color::LightYellow,
        _ => Color::Gray,
    };
    let corners: Vec<(f64, f64)> = piece.outline.iter().map(|&(x, y)| (f64::from(x), f64::from(y))).collect();
    for (at, &(x1, y1)) in corners.iter().enumerate() {
        let (x2, y2) = corners[(at + 1) % corners.len()];
        ctx.draw(&Stroke { x1, y1, x2, y2, color });
    }
}
