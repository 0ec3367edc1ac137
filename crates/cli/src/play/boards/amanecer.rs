//! *Amanecer soviético*: six tracks that end in Moscow, and the boxes below the map.

use super::{ACCENT, Board, Card, DANGER, QUIET, Room, capital, fit, labelled, listed, noun, say, text};
use frente_amanecer::sheet::{CardSheet, TrackSheet};
use frente_amanecer::view::{FrontView, Status};
use frente_amanecer::{CardNo, Front, Piece, View};
use frente_catalog::games::amanecer::Entry;
use frente_door::Speaker;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Widget};

/// Letters the name of a front takes.
const NAME: u16 = 12;
/// Letters a box takes at least.
const BOX: u16 = 12;
/// Letters of the way into Moscow.
const END: u16 = 2;

type Table = super::Table<Entry>;

impl Board for Table {
    fn room(&self, _: &Speaker) -> Room {
        Room { columns: 2 + NAME + self.boxes() * BOX + END, rows: 13, least: 12, shrinks: true }
    }

    fn draw(&self, speaker: &Speaker, area: Rect, buf: &mut Buffer) {
        let wide = (area.width.saturating_sub(2 + NAME + END) / self.boxes().max(1)).clamp(BOX, 22);
        let tracks = self.sheet.tracks.iter().map(|track| self.track(track, usize::from(wide), speaker));
        let mut lines: Vec<Line> = tracks.collect();
        if area.height >= self.room(speaker).rows {
            lines.push(Line::default());
        }
        lines.push(self.level_line(speaker));
        lines.push(self.resources_line(speaker));
        lines.push(self.assets_line(speaker));
        lines.push(Line::from(self.piles(speaker)).fg(QUIET));
        let moscow = text(self.sheet.moscow, speaker);
        let turn = say(speaker, "screen-turn", &[("turn", i64::from(self.view.turn))]);
        let block =
            Block::bordered().title(format!(" {turn} ")).title_top(Line::from(format!(" {moscow} ★ ")).right_aligned());
        Paragraph::new(lines).block(block).render(area, buf);
    }

    fn brief(&self, speaker: &Speaker) -> Vec<Line<'static>> {
        vec![self.level_line(speaker), self.resources_line(speaker), self.assets_line(speaker)]
    }

    fn told(&self, speaker: &Speaker) -> Vec<String> {
        let View { turn, ref assets, ref markers, .. } = self.view;
        let label = |key: &str| speaker.word(&format!("board-{key}"));
        let mut lines = vec![say(speaker, "screen-turn", &[("turn", i64::from(turn))])];
        match self.view.card.and_then(|number| self.card(number)) {
            Some(card) => lines.push(format!("{}. {}", self.heading(card, speaker), text(card.title, speaker))),
            None if turn > 0 => lines.push(label("no-card-text")),
            None => {}
        }
        lines.extend(Front::ALL.map(|front| self.told_front(front, speaker)));
        let level = format!("{}; {}", self.view.level, label("victory"));
        let level = labelled(speaker, &label("political"), labelled(speaker, &level, self.view.victory_box));
        lines.push(format!("{level}. {}", labelled(speaker, &label("resistance"), self.view.resistance)));
        lines.push(labelled(speaker, &label("war"), noun(speaker, "war", self.view.war)));
        lines.push(self.resources(speaker));
        let owned = listed(assets.iter().map(|asset| noun(speaker, "asset", asset)), "; ");
        lines.push(labelled(speaker, &label("reorganization"), owned));
        let placed = listed(markers.iter().map(|marker| noun(speaker, "marker", marker)), "; ");
        lines.push(labelled(speaker, &label("markers"), placed));
        if !self.view.dice.is_empty() {
            lines.push(labelled(speaker, &label("dice"), listed(self.view.dice.iter().map(ToString::to_string), ", ")));
        }
        let titles = self.view.deck.iter().filter_map(|number| self.card(CardNo(number)));
        let titles = titles.map(|card| format!("{} {}", card.number, text(card.title, speaker)));
        lines.push(self.piles(speaker));
        lines.push(labelled(speaker, &label("to-come"), listed(titles, "; ")));
        lines
    }

    fn cards(&self, speaker: &Speaker) -> Vec<Card> {
        let played = self.view.discard.iter().map(CardNo).filter(|number| Some(*number) != self.view.card);
        let all = self.view.card.into_iter().chain(played);
        all.filter_map(|number| self.card(number)).map(|card| self.printed(card, speaker)).collect()
    }
}

impl Table {
    fn card(&self, number: CardNo) -> Option<&CardSheet> {
        self.sheet.cards.iter().find(|card| card.number == number)
    }

    /// Boxes of the longest track.
    fn boxes(&self) -> u16 {
        self.sheet.tracks.iter().map(|track| track.boxes.len()).max().unwrap_or(0) as u16
    }

    fn unit(&self, front: &FrontView, speaker: &Speaker) -> &str {
        let unit = self.sheet.units.iter().find(|unit| unit.unit == front.unit);
        unit.map_or("", |unit| text(unit.name, speaker))
    }

    /// One track, from its far end on the left to the box next to Moscow on the right.
    fn track(&self, track: &TrackSheet, wide: usize, speaker: &Speaker) -> Line<'static> {
        let front = &self.view.fronts[track.front];
        let name = fit(&noun(speaker, "board-short", track.front), usize::from(NAME));
        let eliminated = front.status == Status::Eliminated;
        let mut spans = vec![if eliminated { Span::from(name).fg(QUIET).crossed_out() } else { Span::from(name) }];
        for number in (1..=self.boxes() as u8).rev() {
            let Some(place) = track.boxes.iter().find(|place| place.number == number) else {
                spans.push(Span::from(" ".repeat(wide)));
                continue;
            };
            if front.number == number && !eliminated {
                spans.push(self.counter(front, wide, speaker));
                continue;
            }
            let crisis = if place.crisis { "*" } else { "" };
            let name = fit(text(place.name, speaker), wide - 2 - crisis.len());
            let said = format!("{}{crisis}", name.trim_end());
            spans.push(Span::from(format!("─{said:─<width$}", width = wide - 1)).fg(QUIET));
        }
        spans.push(Span::from("▶★").fg(QUIET));
        Line::from(spans)
    }

    /// The counter: its name and battle value; in brackets while inactive, with a sign while it hesitates.
    fn counter(&self, front: &FrontView, wide: usize, speaker: &Speaker) -> Span<'static> {
        let value = format!(" {}{}", front.battle, if front.tanks { "+T" } else { "" });
        let signs = if front.number == 1 { 3 } else { 2 };
        let name = fit(self.unit(front, speaker), wide.saturating_sub(signs + value.chars().count()));
        let inner = format!("{}{value}", name.trim_end());
        let (said, style) = match front.status {
            Status::Inactive | Status::Eliminated => (format!("({inner})"), Style::new().fg(QUIET).italic()),
            Status::Hesitating => (format!("?{inner}?"), Style::new().fg(ACCENT)),
            Status::Active if front.number == 1 => (format!("█{inner}!█"), Style::new().fg(DANGER).bold()),
            Status::Active => (format!("▐{inner}▌"), Style::new().bold()),
        };
        Span::styled(format!("{said:<wide$}"), style)
    }

    fn level_line(&self, speaker: &Speaker) -> Line<'static> {
        let mut spans = vec![Span::from(format!("{} ", speaker.word("screen-level")))];
        for number in 0..=self.view.victory_box {
            spans.push(if number == self.view.level {
                Span::from(format!("▐{number}▌")).bold().fg(if number == 1 { DANGER } else { ACCENT })
            } else {
                Span::from(format!(" {number} ")).fg(QUIET)
            });
        }
        let resistance = say(speaker, "screen-resistance", &[("resistance", i64::from(self.view.resistance))]);
        spans.push(Span::from(format!("  {resistance}")).fg(QUIET));
        Line::from(spans)
    }

    fn resources(&self, speaker: &Speaker) -> String {
        let View { actions, reserves, decrees, forgone, .. } = self.view;
        let counts = [("actions", actions), ("reserves", reserves), ("decrees", decrees), ("forgone", forgone)];
        say(speaker, "screen-resources", &counts.map(|(name, count)| (name, i64::from(count))))
    }

    fn resources_line(&self, speaker: &Speaker) -> Line<'static> {
        Line::from(self.resources(speaker))
    }

    fn assets_line(&self, speaker: &Speaker) -> Line<'static> {
        let mut all = vec![capital(&noun(speaker, "war", self.view.war))];
        all.extend(self.view.assets.iter().map(|asset| capital(&noun(speaker, "asset", asset))));
        all.extend(self.view.markers.iter().map(|marker| capital(&noun(speaker, "marker", marker))));
        Line::from(all.join(" · "))
    }

    fn piles(&self, speaker: &Speaker) -> String {
        let View { deck, discard, darkness, dawn, .. } = &self.view;
        let waiting = darkness.iter().count() + dawn.iter().count();
        let counts = [("deck", deck.iter().count()), ("discard", discard.iter().count()), ("waiting", waiting)];
        say(speaker, "screen-piles", &counts.map(|(name, count)| (name, count as i64)))
    }

    /// `Southern: Denikin, battle value 3, Kharkov, box 2, active.`
    fn told_front(&self, front: Front, speaker: &Speaker) -> String {
        let label = |key: &str| speaker.word(&format!("board-{key}"));
        let it = &self.view.fronts[front];
        let unit = self.unit(it, speaker);
        let (name, status) = (
            noun(speaker, "front", front),
            match it.status {
                Status::Active => label("active"),
                Status::Inactive => label("inactive"),
                Status::Hesitating => label("hesitating"),
                Status::Eliminated => return labelled(speaker, &noun(speaker, "front", front), label("eliminated")),
            },
        );
        let track = self.sheet.tracks.iter().find(|track| track.front == front);
        let place = track.and_then(|track| track.boxes.iter().find(|place| place.number == it.number));
        let place = text(place.map_or(self.sheet.moscow, |place| place.name), speaker);
        let tanks = if it.tanks { format!(", {}", speaker.word("asset-tank-corps")) } else { String::new() };
        let (battle, number) = (label("battle"), label("box"));
        let said = format!("{unit}, {battle} {}, {place}, {number} {}, {status}{tanks}", it.battle, it.number);
        labelled(speaker, &name, said)
    }

    /// `Nº 8 · The Twilight`.
    fn heading(&self, card: &CardSheet, speaker: &Speaker) -> String {
        format!("Nº {} · {}", card.number, capital(&noun(speaker, "period", card.period)))
    }

    fn printed(&self, card: &CardSheet, speaker: &Speaker) -> Card {
        let moves = card.moves.iter().map(|(front, boxes)| format!("{} {boxes:+}", noun(speaker, "front", front)));
        let moves = listed(moves, ", ");
        let actions = labelled(speaker, &speaker.word("board-actions"), card.actions);
        let advance = labelled(speaker, &speaker.word("board-advance"), moves);
        let mut all = vec![advance, actions.clone()];
        for effect in &card.text {
            let when = effect.when.map_or(String::new(), |key| labelled(speaker, &speaker.word(key), ""));
            let phase = ["", "I", "II", "III", "IV"].get(usize::from(effect.phase)).copied().unwrap_or("");
            all.push(format!("{phase}. {when}{}", speaker.say(&effect.message)));
        }
        all.extend([String::new(), text(card.story, speaker).to_owned()]);
        if card.reconstructed {
            all.push(format!("({})", speaker.word("board-reconstructed-why")));
        }
        Card {
            piece: Piece::Card(card.number).to_string(),
            title: format!("{} · {}", self.heading(card, speaker), text(card.title, speaker)),
            brief: actions,
            text: all,
        }
    }
}
