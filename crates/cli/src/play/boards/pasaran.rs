//! *¿Pasarán?*: the zones from north to south in columns, with who holds them and what stands there.

use super::{ACCENT, Board, Card, QUIET, Room, SIDES, fit, labelled, listed, noun, say, text};
use frente_catalog::games::pasaran::Entry;
use frente_door::Speaker;
use frente_pasaran::data::AfterUse;
use frente_pasaran::ids::Terrain;
use frente_pasaran::sheet::{CardSheet, CitySheet, UnitSheet, ZoneSheet};
use frente_pasaran::view::{Desk, SideView, UnitView, ZoneView};
use frente_pasaran::{Class, Kind, Piece, Place, Quarter, Side, Zone, ids};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Widget};
use std::collections::BTreeMap;

/// Letters of a zone's name.
const NAME: usize = 14;
/// Letters an entry takes at least: what stands there goes on in the next row where there is more of it.
const ENTRY: u16 = 38;

type Table = super::Table<Entry>;

impl Board for Table {
    fn room(&self, _: &Speaker) -> Room {
        Room { columns: 2 + 2 * ENTRY, rows: 30, least: 20, shrinks: false }
    }

    fn draw(&self, speaker: &Speaker, area: Rect, buf: &mut Buffer) {
        let mut lines = self.brief(speaker);
        lines.truncate(2);
        let mut zones: Vec<&ZoneView> = self.view.zones.iter().filter(|zone| is_drawn(zone)).collect();
        zones.sort_by_key(|zone| self.zone(zone.zone).map_or(0, |printed| printed.at.1));
        let columns = usize::from((area.width.saturating_sub(2) / ENTRY).max(1));
        let wide = usize::from(area.width.saturating_sub(2)) / columns;
        let entries: Vec<Line> = zones.iter().flat_map(|zone| self.entry(zone, wide, speaker)).collect();
        let rows = entries.len().div_ceil(columns);
        for row in 0..rows {
            let across = (0..columns).filter_map(|column| entries.get(column * rows + row));
            lines.push(Line::from(across.flat_map(|entry| entry.spans.clone()).collect::<Vec<_>>()));
        }
        let legend = Line::from(format!(" {} ", speaker.word("screen-pasaran-legend"))).fg(QUIET);
        let block = Block::bordered().title(format!(" {} ", self.season(speaker))).title_bottom(legend.right_aligned());
        Paragraph::new(lines).block(block).render(area, buf);
    }

    fn brief(&self, speaker: &Speaker) -> Vec<Line<'static>> {
        let mut lines: Vec<Line> = self.view.sides.iter().map(|side| self.side_line(side, speaker)).collect();
        lines.push(Line::from(self.step(speaker)));
        lines.extend(self.battle(speaker).into_iter().map(|line| Line::from(line).fg(ACCENT)));
        lines
    }

    fn told(&self, speaker: &Speaker) -> Vec<String> {
        let label = |key: &str| speaker.word(&format!("board-{key}"));
        let mut lines = vec![self.season(speaker), self.step(speaker)];
        for side in &self.view.sides {
            lines.push(self.side_line(side, speaker).to_string());
            let known = side.known.iter().map(|card| self.card_name(card, speaker));
            lines.push(format!("  {}", labelled(speaker, &label("hand"), listed(known, ", "))));
            let coming = side.coming.iter().map(|(quarter, unit, _)| {
                format!("{} {}", self.kind_name(unit.kind(), speaker), told_quarter(*quarter))
            });
            lines.push(format!("  {}", labelled(speaker, &label("coming"), listed(coming, ", "))));
            let reserve =
                side.reserve.iter().map(|(kind, count)| format!("{count} × {}", self.kind_name(*kind, speaker)));
            lines.push(format!("  {}", labelled(speaker, &label("reserve"), listed(reserve, ", "))));
        }
        lines.extend(self.view.zones.iter().filter(|zone| is_drawn(zone)).map(|zone| self.told_zone(zone, speaker)));
        lines.extend(self.battle(speaker));
        let pile = format!("{}, {} {}", self.view.pile, self.view.unseen, label("unseen"));
        lines.push(labelled(speaker, &label("pile"), pile));
        let in_force = self.view.in_force.iter().map(|card| self.card_name(card, speaker));
        lines.push(labelled(speaker, &label("in-force"), listed(in_force, ", ")));
        if self.view.revolt {
            lines.push(label("revolt"));
        }
        lines
    }

    fn cards(&self, speaker: &Speaker) -> Vec<Card> {
        let own = self.view.sides.iter().flat_map(|side| side.drawn_cards.iter().chain(side.known.iter()));
        let first: Vec<ids::Card> = own.chain(self.view.in_force.iter()).collect();
        let rest = self.sheet.cards.iter().map(|card| card.card).filter(|card| !first.contains(card));
        let all: Vec<ids::Card> = first.iter().copied().chain(rest).collect();
        let printed = all.iter().filter_map(|card| self.sheet.cards.iter().find(|printed| printed.card == *card));
        let cards = printed.map(|card| self.card(card, speaker));
        cards.chain(self.sheet.units.iter().map(|unit| self.counter(unit, speaker))).collect()
    }
}

/// Land, and seas with somebody on them.
fn is_drawn(zone: &ZoneView) -> bool {
    !matches!(zone.terrain, Terrain::Sea | Terrain::Neutral) || !zone.field.is_empty()
}

fn colour(side: Side) -> Color {
    SIDES[side.index()]
}

/// A quarter as the book writes it: `III 1937`.
fn told_quarter(quarter: Quarter) -> String {
    let number = ["I", "II", "III", "IV"][usize::from(quarter.number() - 1)];
    format!("{number} · {}", quarter.year())
}

impl Table {
    fn zone(&self, zone: Zone) -> Option<&ZoneSheet> {
        self.sheet.zones.iter().find(|printed| printed.zone == zone)
    }

    fn city(&self, zone: Zone) -> Option<&CitySheet> {
        self.zone(zone).and_then(|printed| printed.city.as_ref())
    }

    fn kind(&self, kind: Kind) -> Option<&UnitSheet> {
        self.sheet.units.iter().find(|printed| printed.kind == kind)
    }

    fn kind_name(&self, kind: Kind, speaker: &Speaker) -> String {
        self.kind(kind).map_or_else(|| kind.to_string(), |printed| text(&printed.name, speaker).to_owned())
    }

    fn card_name(&self, card: ids::Card, speaker: &Speaker) -> String {
        let printed = self.sheet.cards.iter().find(|printed| printed.card == card);
        printed.map_or_else(|| card.to_string(), |printed| text(printed.title, speaker).to_owned())
    }

    fn place(&self, place: Place, speaker: &Speaker) -> String {
        match self.city(place.zone()).filter(|_| place.is_city()) {
            Some(city) => format!("{} ({})", text(city.name, speaker), speaker.word("board-city")),
            None => self.zone(place.zone()).map_or(String::new(), |zone| text(zone.name, speaker).to_owned()),
        }
    }

    fn season(&self, speaker: &Speaker) -> String {
        format!("{} · {}", told_quarter(self.view.quarter), noun(speaker, "weather", self.view.turn.weather))
    }

    /// `Movement. In phase: the Republic.`
    fn step(&self, speaker: &Speaker) -> String {
        let phasing = noun(speaker, "side", self.view.turn.phasing);
        let phasing = labelled(speaker, &speaker.word("board-phasing"), phasing);
        format!("{}. {phasing}", noun(speaker, "board-step", self.view.turn.step))
    }

    fn side_line(&self, side: &SideView, speaker: &Speaker) -> Line<'static> {
        let name = speaker.word(["board-nationals", "board-republic"][side.side.index()]);
        let counts = [
            ("bp", i64::from(side.bp)),
            ("production", i64::from(side.production)),
            ("points", i64::from(side.zone_points)),
            ("cards", i64::from(side.cards)),
        ];
        let name = Span::from(format!("{name}  ")).bold().fg(colour(side.side));
        Line::from(vec![name, Span::from(say(speaker, "screen-pasaran-side", &counts))])
    }

    /// Where the battle board stands.
    fn fought(&self) -> Option<Zone> {
        let fought = matches!(self.view.desk, Some(Desk::Battle | Desk::Siege));
        fought.then(|| self.view.battle.board.place.zone())
    }

    /// `N Burgos (1) 3 2 ▣ 1`: the holder's letter, the name, what it pays, who stands in the field and in the city.
    fn entry(&self, zone: &ZoneView, wide: usize, speaker: &Speaker) -> Vec<Line<'static>> {
        let name = self.zone(zone.zone).map_or("", |printed| text(printed.name, speaker));
        let fought = self.fought() == Some(zone.zone);
        let pays = if zone.bp == 0 { "   ".to_owned() } else { format!("({})", zone.bp) };
        let mark = if fought { "⚔" } else { " " };
        let letter = ["N", "R"][zone.owner.index()];
        let head = Span::from(format!("{letter}{mark}{} {pays} ", fit(name, NAME)));
        let mut lines = vec![vec![if fought { head.bold().fg(ACCENT) } else { head.fg(colour(zone.owner)) }]];
        let start = NAME + 7;
        let mut width = start;
        let mut add = |said: String, colour: Color| {
            let letters = said.chars().count();
            if width + letters >= wide {
                lines.push(vec![Span::from(" ".repeat(start))]);
                width = start;
            }
            width += letters;
            lines.last_mut().expect("there is a line").push(Span::from(said).fg(colour));
        };
        for unit in &zone.field {
            add(self.code(unit, speaker), colour(unit.side));
        }
        if let Some(owner) = zone.city_owner.filter(|owner| *owner != zone.owner || !zone.city.is_empty()) {
            add("▣ ".to_owned(), colour(owner));
            for unit in &zone.city {
                add(self.code(unit, speaker), colour(unit.side));
            }
        }
        let padded = |mut spans: Vec<Span<'static>>| {
            let letters: usize = spans.iter().map(|span| span.content.chars().count()).sum();
            spans.push(Span::from(" ".repeat(wide.saturating_sub(letters))));
            Line::from(spans)
        };
        lines.into_iter().map(padded).collect()
    }

    /// Infantry as its strength alone, armour and aircraft with a letter, headquarters by name; `'` where reduced.
    fn code(&self, unit: &UnitView, speaker: &Speaker) -> String {
        let reduced = if unit.reduced { "'" } else { "" };
        let strength = unit.strength;
        match self.kind(unit.kind).map(|kind| kind.class) {
            Some(Class::Headquarters) => format!("{} ", self.kind_name(unit.kind, speaker)),
            Some(Class::Armour) => format!("{}{strength}{reduced} ", speaker.word("screen-pasaran-armour")),
            Some(Class::Air) => format!("{}{strength}{reduced} ", speaker.word("screen-pasaran-air")),
            Some(Class::Infantry) => format!("{strength}{reduced} "),
            None => "▪ ".to_owned(),
        }
    }

    /// Counters in words, like ones together.
    fn units(&self, units: &[UnitView], speaker: &Speaker) -> String {
        let mut counted: BTreeMap<String, usize> = BTreeMap::new();
        for unit in units {
            let reduced = if unit.reduced { format!(" {}", speaker.word("board-reduced")) } else { String::new() };
            let strength = if unit.kind.is_hq() { String::new() } else { format!(" {}", unit.strength) };
            let name = format!("{}{strength}{reduced}", self.kind_name(unit.kind, speaker));
            *counted.entry(format!("{name} ({})", noun(speaker, "side", unit.side))).or_default() += 1;
        }
        let told = |(name, count): (String, usize)| if count > 1 { format!("{count} × {name}") } else { name };
        listed(counted.into_iter().map(told), ", ")
    }

    /// `Burgos, the Nationalists, Clear, 1 BP. Country: Infantry 3. Burgos (City): …`
    fn told_zone(&self, zone: &ZoneView, speaker: &Speaker) -> String {
        let label = |key: &str| speaker.word(&format!("board-{key}"));
        let name = self.place(Place::zone_of(zone.zone), speaker);
        let head = [name, noun(speaker, "side", zone.owner), noun(speaker, "board-terrain", zone.terrain)];
        let mut parts = vec![format!("{}, {} {}", head.join(", "), zone.bp, label("bp"))];
        if !zone.field.is_empty() {
            parts.push(labelled(speaker, &label("field"), self.units(&zone.field, speaker)));
        }
        if !zone.city.is_empty() {
            let city = self.place(Place::city_of(zone.zone), speaker);
            parts.push(labelled(speaker, &city, self.units(&zone.city, speaker)));
        }
        let trenches: u8 = zone.trenches.iter().sum();
        if trenches > 0 {
            parts.push(labelled(speaker, &label("trench"), trenches));
        }
        if zone.digging.contains(&true) {
            parts.push(format!("{}, {}", label("trench"), label("digging")));
        }
        if self.view.turn.besieged.contains(zone.zone) {
            parts.push(label("besieged"));
        }
        if zone.city_owner.is_some_and(|owner| owner != zone.owner) {
            parts.push(label("mixed"));
        }
        parts.join(". ")
    }

    /// The battle or the siege on the board, in words; nothing where there is none.
    fn battle(&self, speaker: &Speaker) -> Vec<String> {
        let label = |key: &str| speaker.word(&format!("board-{key}"));
        let battle = &self.view.battle;
        let place = self.place(battle.board.place, speaker);
        match self.view.desk {
            Some(Desk::Siege) => {
                let named = self.units(&battle.fighters, speaker);
                return vec![labelled(speaker, &label("siege"), format!("{place}. {named}"))];
            }
            Some(Desk::Battle) => {}
            _ => return Vec::new(),
        }
        let round = format!("{place}. {} {}", label("round"), battle.board.round);
        let mut lines = vec![labelled(speaker, &label("battle"), round)];
        for side in Side::ALL {
            let own = battle.fighters.iter().filter(|unit| unit.side == side).map(|unit| {
                let strength = battle.strengths.iter().find(|(of, _)| *of == unit.unit);
                let strength = strength.map_or(i16::from(unit.strength), |(_, strength)| i16::from(*strength));
                let segment = label(if battle.board.air.contains(unit.unit) { "air" } else { "ground" });
                format!("{} {strength} ({segment})", self.kind_name(unit.kind, speaker))
            });
            let [air, ground] = battle.board.hits[side.index()];
            let hits = format!("{} {air}, {} {ground}", label("air"), label("ground"));
            let chits = battle.chits[side.index()].iter().map(|(chit, count)| {
                let printed = self.sheet.chits.iter().find(|printed| printed.chit == *chit);
                format!("{} × {count}", printed.map_or("", |printed| text(printed.name, speaker)))
            });
            let mut said = vec![listed(own, ", "), labelled(speaker, &label("hits"), hits)];
            if self.view.options.chits {
                let hidden = battle.hidden_chits[side.index()];
                let chits = format!("{}, {hidden} {}", listed(chits, ", "), label("hidden-chits"));
                said.push(labelled(speaker, &label("chits"), chits));
            }
            lines.push(labelled(speaker, &noun(speaker, "side", side), said.join(". ")));
        }
        lines
    }

    fn card(&self, card: &CardSheet, speaker: &Speaker) -> Card {
        let cost =
            labelled(speaker, &speaker.word("board-cost"), format!("{} {}", card.cost, speaker.word("board-bp")));
        let side = card.side.map_or_else(|| speaker.word("board-both"), |side| noun(speaker, "side", side));
        let after = match card.after {
            AfterUse::Remove => "board-after-remove",
            AfterUse::Return => "board-after-return",
            AfterUse::Permanent => "board-after-permanent",
        };
        let mut all = vec![format!("{cost} · {side} · {}", speaker.word(after)), text(card.text, speaker).to_owned()];
        if card.reconstructed {
            all.push(format!("({})", speaker.word("board-reconstructed")));
        }
        Card {
            piece: Piece::Card(card.card).to_string(),
            title: format!("Nº {} · {}", card.number, text(card.title, speaker)),
            brief: cost,
            text: all,
        }
    }

    /// A type of counter.
    fn counter(&self, unit: &UnitSheet, speaker: &Speaker) -> Card {
        let label = |key: &str| speaker.word(&format!("board-{key}"));
        let cost = labelled(speaker, &label("cost"), format!("{} {}", unit.cost, label("bp")));
        let mut all = vec![noun(speaker, "side", unit.side)];
        if unit.class == Class::Headquarters {
            all.push(labelled(speaker, &label("level"), unit.level));
        } else {
            let back = unit.back.map_or(String::new(), |back| format!(" ({} {back})", label("reduced")));
            all.push(labelled(speaker, &label("strength"), format!("{}{back}", unit.front)));
        }
        all.push(format!("{cost} · {} {}", unit.quarters, label("quarters")));
        if unit.star {
            all.push(label("star"));
        }
        Card {
            piece: Piece::Kind(unit.kind).to_string(),
            title: text(&unit.name, speaker).to_owned(),
            brief: cost,
            text: all,
        }
    }
}
