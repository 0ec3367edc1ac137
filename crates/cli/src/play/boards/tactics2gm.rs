//! *2GM Tactics*: six lines between the two staffs, a box a cell, and beside it what each seat has.

use super::{ACCENT, Board, Card, DANGER, QUIET, Room, fit, labelled, listed, noun, say, text};
use frente_catalog::games::tactics2gm::Entry;
use frente_door::rules::Texts;
use frente_door::{Speaker, verbatim};
use frente_kernel::Message;
use frente_tactics2gm::board::LINES;
use frente_tactics2gm::data::{ProfileDef, SupportDef, UnitDef, WeaponDef};
use frente_tactics2gm::ids::{Class, Nation, Natural};
use frente_tactics2gm::state::Mark;
use frente_tactics2gm::view::{Hand, HqView, UnitView};
use frente_tactics2gm::{CardNo, Cell, Piece, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Widget, Wrap};

/// Letters a cell takes at least, and at most.
const CELL: (u16, u16) = (6, 14);
/// Letters of what each seat has.
const SEATS: u16 = 30;
/// Impact points from which a staff is in danger.
const LOW_PI: u8 = 3;

type Table = super::Table<Entry>;

fn colour(side: Side) -> Color {
    super::SIDES[side.index()]
}

/// The sign that says whose it is without colours.
fn sign(side: Side) -> &'static str {
    ["▲", "▼"][side.index()]
}

impl Board for Table {
    fn room(&self, _: &Speaker) -> Room {
        let lines = u16::from(LINES);
        Room {
            columns: 5 + u16::from(self.view.width) * CELL.0 + 26,
            rows: 2 * lines + 5,
            least: lines + 5,
            shrinks: true,
        }
    }

    fn draw(&self, speaker: &Speaker, area: Rect, buf: &mut Buffer) {
        let columns = u16::from(self.view.width).max(1);
        let letters = (area.width.saturating_sub(SEATS + 5) / columns).clamp(CELL.0, CELL.1);
        let wide = Constraint::Length(columns * letters + 5);
        let [field, seats] = Layout::horizontal([wide, Constraint::Min(20)]).areas(area);
        self.draw_field(usize::from(letters), speaker, field, buf);
        self.draw_seats(speaker, seats, buf);
    }

    fn brief(&self, speaker: &Speaker) -> Vec<Line<'static>> {
        let mut lines = vec![Line::from(self.round(speaker))];
        lines.extend(Side::ALL.map(|side| self.staff(side, speaker)));
        lines
    }

    fn told(&self, speaker: &Speaker) -> Vec<String> {
        let label = |key: &str| speaker.word(&format!("board-{key}"));
        let mut lines = vec![self.round(speaker)];
        lines.extend(self.view.hqs.iter().map(|hq| self.told_staff(hq, speaker)));
        for (at, seat) in self.view.seats.iter().enumerate() {
            let who = say(speaker, "board-player", &[("seat", at as i64 + 1)]);
            let hand = match &seat.hand {
                Hand::Cards(cards) => self.names(cards, speaker),
                Hand::Count(count) => count.to_string(),
            };
            let hand = labelled(speaker, &label("hand"), hand);
            let deck = labelled(speaker, &label("deck"), seat.deck);
            let discard = seat.discard.iter().map(|(_, times)| u16::from(*times)).sum::<u16>();
            let discard = labelled(speaker, &label("discard"), discard);
            lines.push(format!(
                "{who}, {}: {} PA. {hand}. {deck}. {discard}",
                self.nation(seat.nation, speaker),
                seat.pa
            ));
        }
        lines.extend(self.view.units.iter().map(|unit| self.told_unit(unit, speaker)));
        for (cell, card, pi) in &self.view.terrain {
            let printed = &self.sheet.parts.terrain[card.index()];
            let pi = if printed.pi > 0 { format!(", PI {pi}") } else { String::new() };
            lines.push(format!("{cell}: {}{pi}", text(&printed.name, speaker)));
        }
        for natural in Natural::ALL.into_iter().filter(|natural| *natural != Natural::Open) {
            let cells: Vec<String> =
                self.cells().filter(|cell| self.view.natural(*cell) == natural).map(|cell| cell.to_string()).collect();
            if !cells.is_empty() {
                lines.push(labelled(speaker, self.natural_name(natural, speaker), cells.join(", ")));
            }
        }
        if !self.view.smoke.is_empty() {
            let cells = self.view.smoke.iter().map(|cell| cell.to_string());
            lines.push(labelled(speaker, &label("smoke"), listed(cells, ", ")));
        }
        if !self.view.crates.is_empty() {
            let cells = self.view.crates.iter().map(ToString::to_string);
            lines.push(labelled(speaker, &label("crates-on-field"), listed(cells, ", ")));
        }
        let [a, b] = self.view.lost;
        lines.push(say(speaker, "board-lost", &[("a", i64::from(a)), ("b", i64::from(b))]));
        lines
    }

    fn cards(&self, speaker: &Speaker) -> Vec<Card> {
        let hands = self.view.seats.iter().flat_map(|seat| match &seat.hand {
            Hand::Cards(cards) => cards.iter().map(|(card, _)| *card).collect(),
            Hand::Count(_) => Vec::new(),
        });
        let mut cards: Vec<Card> = Vec::new();
        for card in hands {
            if !cards.iter().any(|known| known.piece == Piece::Card(card).to_string()) {
                cards.push(self.card(card, speaker));
            }
        }
        let on_field = self.view.units.iter().filter_map(|unit| {
            let cell = unit.unit.cell?;
            let printed = &self.sheet.parts.units[unit.unit.kind.index()];
            let mut text = vec![self.told_unit(unit, speaker)];
            text.extend(self.unit_text(printed, unit.unit.kind.index(), speaker));
            let title = format!("{cell} · {}", super::text(&printed.name, speaker));
            Some(Card { piece: Piece::Cell(cell).to_string(), title, brief: String::new(), text })
        });
        cards.extend(on_field);
        cards.extend(self.view.stock.iter().map(|(terrain, _)| {
            let printed = &self.sheet.parts.terrain[terrain.index()];
            let cost = say(speaker, "screen-cost", &[("cost", i64::from(printed.cost))]);
            let text = vec![cost.clone(), self.rule(&format!("12-{}", printed.id), speaker)];
            let title = super::text(&printed.name, speaker).to_owned();
            Card { piece: Piece::Terrain(*terrain).to_string(), title, brief: cost, text }
        }));
        cards
    }
}

impl Table {
    fn cells(&self) -> impl Iterator<Item = Cell> {
        (0..LINES).flat_map(|line| (0..self.view.width).map(move |column| Cell::at(column, line)))
    }

    fn nation(&self, nation: Nation, speaker: &Speaker) -> &str {
        let printed = self.sheet.parts.nations.iter().find(|printed| printed.nation == nation);
        printed.map_or("", |printed| text(&printed.name, speaker))
    }

    fn natural_name(&self, natural: Natural, speaker: &Speaker) -> &str {
        text(&self.sheet.parts.naturals[natural.index()].name, speaker)
    }

    /// What the rulebook says under a paragraph.
    fn rule(&self, id: &str, speaker: &Speaker) -> String {
        let pick = |texts: &Texts| texts.get(speaker.lang()).split_whitespace().collect::<Vec<_>>().join(" ");
        self.sheet.texts.get(id).map_or(String::new(), pick)
    }

    fn round(&self, speaker: &Speaker) -> String {
        let turn = &self.view.turn;
        if turn.round == 0 {
            return speaker.word("board-setup");
        }
        let rounds = [("round", i64::from(turn.round)), ("rounds", i64::from(self.view.agreed.rounds))];
        let round = say(speaker, "board-round", &rounds);
        let seat = self.view.seats.iter().find(|seat| seat.side == turn.side);
        let nation = seat.map_or("", |seat| self.nation(seat.nation, speaker));
        let turn = speaker.say(&Message::new("board-turn-of").arg("nation", verbatim(nation)));
        let phase =
            self.view.phase.map_or(String::new(), |phase| format!(" · {}", noun(speaker, "board-phase", phase)));
        format!("{round} · {turn}{phase}")
    }

    fn draw_field(&self, letters: usize, speaker: &Speaker, area: Rect, buf: &mut Buffer) {
        let tall = area.height >= self.room(speaker).rows;
        let mut lines = vec![self.staff(Side::B, speaker)];
        for line in (0..LINES).rev() {
            let mut names = vec![Span::from(format!("{} ", line + 1)).fg(QUIET)];
            let mut below = vec![Span::from("  ")];
            for column in 0..self.view.width {
                let (name, facts) = self.cell(Cell::at(column, line), letters, tall, speaker);
                names.push(name);
                below.push(facts);
            }
            lines.push(Line::from(names));
            if tall {
                lines.push(Line::from(below));
            }
        }
        lines.push(self.staff(Side::A, speaker));
        let columns = (0..self.view.width).map(|column| {
            let letter = char::from(b'a' + column).to_string();
            format!("{letter:<letters$}")
        });
        lines.push(Line::from(format!("  {}", columns.collect::<String>())).fg(QUIET));
        let block = Block::bordered().title(format!(" {} ", self.round(speaker)));
        Paragraph::new(lines).block(block).render(area, buf);
    }

    /// The staffs of a side: impact points, general, waiting fighters.
    fn staff(&self, side: Side, speaker: &Speaker) -> Line<'static> {
        let own: Vec<&HqView> = self.view.hqs.iter().filter(|hq| hq.side == side).collect();
        let said = own.iter().map(|it| {
            let mut said = format!("{} {}", sign(side), say(speaker, "screen-staff", &[("pi", i64::from(it.hq.pi))]));
            if let Some(general) = it.hq.general {
                said += &format!(" · {}", text(&self.sheet.parts.generals[general.index()].name, speaker));
            }
            for plane in it.hq.fighters.iter().flatten() {
                said += &format!(" · ✈ {}", self.unit_name(plane.kind.index(), speaker));
            }
            said
        });
        let said = said.collect::<Vec<_>>().join("   ");
        let low = own.iter().any(|it| it.hq.pi <= LOW_PI);
        Line::from(format!("  {said}")).fg(if low { DANGER } else { colour(side) }).bold()
    }

    fn unit_name(&self, kind: usize, speaker: &Speaker) -> &str {
        text(&self.sheet.parts.units[kind].name, speaker)
    }

    /// A cell in two rows: who stands there, and on what. One row where the terminal is low: the name gives way.
    fn cell(&self, cell: Cell, letters: usize, tall: bool, speaker: &Speaker) -> (Span<'static>, Span<'static>) {
        let fit = |said: &str| format!("{} ", fit(said, letters - 1));
        let ground = self.ground(cell, letters, speaker);
        let Some(it) = self.view.units.iter().find(|it| it.unit.cell == Some(cell)) else {
            let dots = if ground.is_empty() { "·".to_owned() } else { ground };
            return (Span::from(fit(&dots)).fg(QUIET), Span::from(fit("")));
        };
        let mut facts = format!("{}/{}", it.unit.wounds, it.most_wounds);
        if it.unit.grey != 0 {
            facts += "°";
        }
        if it.unit.marks.contains(Mark::Suppressed) {
            facts += "!";
        }
        if self.view.units.iter().any(|other| other.unit.cell.is_none() && other.aboard == Some(cell)) {
            facts += "+";
        }
        let name = self.unit_name(it.unit.kind.index(), speaker);
        let hurt = if it.unit.wounds > 0 { ACCENT } else { QUIET };
        let name = if tall {
            fit(&format!("{}{name}", sign(it.side)))
        } else {
            let room = letters.saturating_sub(facts.chars().count() + 2);
            let short: String = name.chars().take(room).collect();
            fit(&format!("{}{short}{facts}", sign(it.side)))
        };
        (Span::from(name).fg(colour(it.side)).bold(), Span::from(fit(&format!("{facts} {ground}"))).fg(hurt))
    }

    /// What lies on a cell: a terrain card with its impact points, a crate, or what is printed.
    fn ground(&self, cell: Cell, letters: usize, speaker: &Speaker) -> String {
        if self.view.crates.contains(&cell) {
            return "■".to_owned();
        }
        if let Some((_, card, pi)) = self.view.terrain.iter().find(|(on, ..)| *on == cell) {
            let name = text(&self.sheet.parts.terrain[card.index()].name, speaker);
            return match pi {
                0 => name.to_owned(),
                pi => format!("{} {pi}", name.chars().take(letters.saturating_sub(4)).collect::<String>()),
            };
        }
        let smoke = if self.view.smoke.contains(cell) { "≈" } else { "" };
        match self.view.natural(cell) {
            Natural::Open => smoke.to_owned(),
            natural => format!("{smoke}{}", self.natural_name(natural, speaker)),
        }
    }

    fn draw_seats(&self, speaker: &Speaker, area: Rect, buf: &mut Buffer) {
        let mut lines = Vec::new();
        for (at, seat) in self.view.seats.iter().enumerate() {
            let title = format!("{} {} · {}", sign(seat.side), at + 1, self.nation(seat.nation, speaker));
            lines.push(Line::from(title).fg(colour(seat.side)).bold());
            let (count, cards) = match &seat.hand {
                Hand::Cards(cards) => (cards.iter().map(|(_, times)| u16::from(*times)).sum(), cards.as_slice()),
                Hand::Count(count) => (*count, &[][..]),
            };
            let stock = [("pa", i64::from(seat.pa)), ("hand", i64::from(count)), ("deck", i64::from(seat.deck))];
            lines.push(Line::from(say(speaker, "screen-stock", &stock)));
            lines.extend(cards.iter().map(|(card, times)| {
                let times = if *times > 1 { format!(" ×{times}") } else { String::new() };
                Line::from(format!("  {:>2}  {}{times}", self.cost(*card), self.card_name(*card, speaker))).fg(QUIET)
            }));
        }
        let legend = Line::from(format!(" {} ", speaker.word("screen-legend"))).fg(QUIET);
        let block = Block::bordered().title_bottom(legend);
        Paragraph::new(lines).block(block).wrap(Wrap { trim: false }).render(area, buf);
    }

    /// A card of a deck: the units first, the support cards after them.
    fn printed(&self, card: CardNo) -> Result<&UnitDef, &SupportDef> {
        let units = self.sheet.parts.units;
        units.get(card.index()).ok_or_else(|| &self.sheet.parts.support[card.index() - units.len()])
    }

    fn cost(&self, card: CardNo) -> u8 {
        self.printed(card).map_or_else(|support| support.cost, |unit| unit.cost)
    }

    fn card_name(&self, card: CardNo, speaker: &Speaker) -> &str {
        self.printed(card).map_or_else(|support| text(&support.name, speaker), |unit| text(&unit.name, speaker))
    }

    fn names(&self, cards: &[(CardNo, u8)], speaker: &Speaker) -> String {
        let named = cards.iter().map(|(card, times)| {
            let times = if *times > 1 { format!(" ×{times}") } else { String::new() };
            format!("{}{times}", self.card_name(*card, speaker))
        });
        listed(named, ", ")
    }

    fn card(&self, card: CardNo, speaker: &Speaker) -> Card {
        let cost = say(speaker, "screen-cost", &[("cost", i64::from(self.cost(card)))]);
        let text = match self.printed(card) {
            Ok(unit) => self.unit_text(unit, card.index(), speaker),
            Err(support) => {
                let kind = speaker.word(&format!("board-support-{:?}", support.kind));
                let timing = speaker.word(&format!("board-timing-{:?}", support.timing));
                vec![format!("{kind} · {timing}"), self.rule(&format!("17-{}", support.id), speaker)]
            }
        };
        let text = std::iter::once(cost.clone()).chain(text).collect();
        let title = self.card_name(card, speaker).to_owned();
        Card { piece: Piece::Card(card).to_string(), title, brief: cost, text }
    }

    /// What is printed on the card of a unit, with what the rulebook says of its abilities.
    fn unit_text(&self, unit: &UnitDef, kind: usize, speaker: &Speaker) -> Vec<String> {
        let label = |key: &str| speaker.word(&format!("board-{key}"));
        let mut facts = vec![self.nation(unit.nation, speaker).to_owned(), noun(speaker, "board-class", unit.class)];
        if unit.class != Class::Plane {
            facts.push(labelled(speaker, &label("movement"), unit.movement));
        }
        facts.push(labelled(speaker, &label("armour"), unit.armour));
        facts.push(labelled(speaker, &label("wounds"), unit.wounds));
        if unit.carries > 0 {
            facts.push(say(speaker, "board-carries", &[("count", i64::from(unit.carries))]));
        }
        let mut all = vec![facts.join(" · ")];
        for slot in &self.sheet.parts.slots[kind] {
            let weapon = slot.weapon.map(|weapon| &self.sheet.parts.weapons[usize::from(weapon)]);
            let fires = weapon.map_or(String::new(), |weapon| weapon_line(weapon, speaker));
            all.push(match slot.token {
                None => fires,
                Some(token) => {
                    let token = &self.sheet.parts.tokens[usize::from(token)];
                    let does = speaker.word(&format!("board-token-{:?}", token.kind));
                    let price = format!("{} (+{} PA)", text(&token.name, speaker), slot.price);
                    let fires = if fires.is_empty() { fires } else { format!(" {fires}") };
                    labelled(speaker, &price, format!("{does}{fires}"))
                }
            });
        }
        let profiles = [("against-planes", unit.air), ("against-ground", unit.ground)];
        for (key, profile) in profiles {
            all.extend(profile.map(|profile| labelled(speaker, &label(key), numbers(profile, speaker))));
        }
        for ability in &unit.abilities {
            all.push(self.rule(&format!("16-{ability}"), speaker));
        }
        all.retain(|line| !line.is_empty());
        all
    }

    /// `Staff, United States: PI 10; supply +2; general …`
    fn told_staff(&self, it: &HqView, speaker: &Speaker) -> String {
        let label = |key: &str| speaker.word(&format!("board-{key}"));
        let seat = self.view.seats.get(usize::from(it.seat.0));
        let nation = seat.map_or("", |seat| self.nation(seat.nation, speaker));
        let mut said = vec![format!("PI {}", it.hq.pi), format!("{} +{}", label("supply"), it.supply)];
        if let Some(general) = it.hq.general {
            said.push(format!(
                "{} {}",
                label("general"),
                text(&self.sheet.parts.generals[general.index()].name, speaker)
            ));
        }
        for plane in it.hq.fighters.iter().flatten() {
            let grey = if plane.grey { format!(" ({})", label("grey")) } else { String::new() };
            said.push(format!("{}{grey}", self.unit_name(plane.kind.index(), speaker)));
        }
        labelled(speaker, &format!("{} {}, {nation}", sign(it.side), label("staff")), said.join("; "))
    }

    /// `▲ a3: Rifle squad, United States; wounds 1/4; rifle, MG (grey); suppressed.`
    fn told_unit(&self, it: &UnitView, speaker: &Speaker) -> String {
        let label = |key: &str| speaker.word(&format!("board-{key}"));
        let kind = it.unit.kind.index();
        let printed = &self.sheet.parts.units[kind];
        let has = |bits: u8, slot: usize| bits >> slot & 1 != 0;
        let mut parts: Vec<String> = Vec::new();
        for (at, slot) in self.sheet.parts.slots[kind].iter().enumerate().filter(|(at, _)| has(it.unit.arms, *at)) {
            let token = slot.token.map(|token| &self.sheet.parts.tokens[usize::from(token)].name);
            let name = token.or(slot.weapon.map(|weapon| &self.sheet.parts.weapons[usize::from(weapon)].name));
            let grey = if has(it.unit.grey, at) { format!(" ({})", label("grey")) } else { String::new() };
            let fired = if has(it.unit.fired, at) { format!(" ({})", label("fired")) } else { String::new() };
            parts.push(format!("{}{grey}{fired}", name.map_or("", |name| text(name, speaker))));
        }
        let marks = [Mark::Suppressed, Mark::Smoked, Mark::Crate];
        parts.extend(
            marks
                .into_iter()
                .filter(|mark| it.unit.marks.contains(*mark))
                .map(|mark| noun(speaker, "board-mark", mark)),
        );
        let cards = self.sheet.parts.support.iter().enumerate().filter(|(at, _)| it.unit.cards >> at & 1 != 0);
        parts.extend(cards.map(|(_, card)| text(&card.name, speaker).to_owned()));
        let place = it.unit.cell.map_or_else(
            || format!("{} {}", label("aboard"), it.aboard.map_or(String::new(), |cell| cell.to_string())),
            |cell| cell.to_string(),
        );
        let wounds = format!("{} {}/{}", label("wounds"), it.unit.wounds, it.most_wounds);
        let armour = format!("{} {}", label("armour"), it.armour);
        let name =
            format!("{}, {}; {wounds}; {armour}", text(&printed.name, speaker), self.nation(printed.nation, speaker));
        let said = if parts.is_empty() { name } else { format!("{name}; {}", parts.join(", ")) };
        labelled(speaker, &format!("{} {place}", sign(it.side)), said)
    }
}

/// `Garand: 4+/6 rng 1–3, Pen. 1, Dmg 1`.
fn weapon_line(weapon: &WeaponDef, speaker: &Speaker) -> String {
    let (from, to) = weapon.range;
    let range = say(speaker, "board-range-short", &[("from", i64::from(from)), ("to", i64::from(to))]);
    let profile = numbers((weapon.hit, weapon.crit, weapon.pen, weapon.damage), speaker);
    labelled(speaker, text(&weapon.name, speaker), format!("{range}, {profile}"))
}

/// `4+/6, Pen. 1, Dmg 1`.
fn numbers((hit, crit, pen, damage): ProfileDef, speaker: &Speaker) -> String {
    let (pen_word, damage_word) = (speaker.word("board-pen"), speaker.word("board-damage"));
    format!("{hit}+/{crit}, {pen_word} {pen}, {damage_word} {damage}")
}
