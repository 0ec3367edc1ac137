//! What the screen looks like: prompt on top, board and card, offers and log, keys at the bottom.

use super::part::Shown;
use super::{Cover, Screen, amanecer, guerra1936, pasaran, peanas, tactics2gm};
use frente_door::Lang;
use frente_kernel::Viewer;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style, Stylize};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, BorderType, Clear, List, ListItem, ListState, Paragraph, Wrap};

/// Ink, and the colours that mean something; every meaning also has a word or a sign.
pub const ACCENT: Color = Color::Yellow;
pub const DANGER: Color = Color::Red;
pub const QUIET: Color = Color::DarkGray;

pub fn draw(screen: &Screen, frame: &mut Frame) {
    let [top, middle, bottom, keys] = Layout::vertical([
        Constraint::Length(3),
        Constraint::Length(board_height(screen, frame.area().height)),
        Constraint::Min(6),
        Constraint::Length(1),
    ])
    .areas(frame.area());
    draw_prompt(screen, frame, top);
    draw_board(screen, frame, middle);
    let [offers, log] = Layout::horizontal([Constraint::Percentage(50), Constraint::Percentage(50)]).areas(bottom);
    draw_offers(screen, frame, offers);
    draw_log(screen, frame, log);
    let keys_line = Line::from(screen.teller.speaker.word("screen-keys")).fg(QUIET);
    frame.render_widget(keys_line, keys);
    match &screen.cover {
        Cover::Nothing => {}
        Cover::Help => draw_cover(frame, screen.title, Text::from(screen.teller.speaker.word("screen-help"))),
        Cover::Rules => draw_rules(screen, frame),
        Cover::Lesson(at) => {
            let lesson = &screen.lessons[*at].0;
            let lang = screen.reader.lang;
            let mut text = Text::from(lesson.text.get(lang).to_owned());
            text.push_line("");
            text.push_line(
                Line::from(format!("§{}   {}", lesson.rule, screen.teller.speaker.word("screen-lesson-keys")))
                    .fg(QUIET),
            );
            draw_cover(frame, lesson.title.get(lang), text);
        }
    }
}

/// A game's board in letters: the rows it likes to have, those it needs, and how it is drawn.
struct Board {
    most: u16,
    least: u16,
    draw: fn(Shown, &mut Frame, Rect),
}

fn board(game: &str) -> Option<Board> {
    let (most, least, draw): (u16, u16, fn(Shown, &mut Frame, Rect)) = match game {
        "amanecer" => (amanecer::HEIGHT, amanecer::LEAST_HEIGHT, amanecer::draw),
        "guerra1936" => (guerra1936::HEIGHT, guerra1936::LEAST_HEIGHT, guerra1936::draw),
        "pasaran" => (pasaran::HEIGHT, pasaran::LEAST_HEIGHT, pasaran::draw),
        "tactics2gm" => (tactics2gm::HEIGHT, tactics2gm::LEAST_HEIGHT, tactics2gm::draw),
        "peanas" => (peanas::HEIGHT, peanas::LEAST_HEIGHT, peanas::draw),
        _ => return None,
    };
    Some(Board { most, least, draw })
}

/// A third of the screen is for the offers and the log, however much there is to show.
fn board_height(screen: &Screen, height: u16) -> u16 {
    board(screen.game.info().id).map_or(0, |board| height.saturating_sub(16).clamp(board.least, board.most))
}

fn draw_prompt(screen: &Screen, frame: &mut Frame, area: Rect) {
    let table = screen.session.table();
    let prompt = table.prompt(Viewer::Seat(screen.seat));
    let said = match table.node().outcome() {
        Some(outcome) => screen.teller.speaker.say(&outcome.message),
        None => screen.teller.speaker.say(&prompt.message),
    };
    let waiting = if screen.thinking.is_some() && screen.offers.is_empty() { " …" } else { "" };
    let mut spans = vec![Span::from(format!("{said}{waiting}")).bold()];
    if !prompt.rule.is_empty() {
        spans.push(Span::from(format!("  §{}", prompt.rule)).fg(QUIET));
    }
    if !screen.notice.is_empty() {
        spans.push(Span::from(format!("   {}", screen.notice)).fg(ACCENT));
    }
    let block = Block::bordered().border_type(BorderType::Double).title(format!(" {} ", screen.title));
    frame.render_widget(Paragraph::new(Line::from(spans)).block(block).wrap(Wrap { trim: true }), area);
}

fn draw_board(screen: &Screen, frame: &mut Frame, area: Rect) {
    if let Some(board) = board(screen.game.info().id) {
        let offer = screen.offers.get(screen.selected).map(|offer| &offer.message);
        let shown = Shown { view: &screen.view, sheet: &screen.sheet, offer, speaker: &screen.teller.speaker };
        (board.draw)(shown, frame, area);
    }
}

fn draw_offers(screen: &Screen, frame: &mut Frame, area: Rect) {
    let width = usize::from(area.width.saturating_sub(4));
    let rows = screen.offers.iter().enumerate().map(|(at, offer)| {
        let said = screen.teller.speaker.say(&offer.message);
        let number = if at < 9 { format!("{} ", at + 1) } else { "  ".to_owned() };
        let mut lines = vec![Line::from(vec![
            Span::from(number).fg(QUIET),
            Span::from(said),
            Span::from(format!("  §{}", offer.rule)).fg(QUIET),
        ])];
        let odds = if at == screen.selected { screen.odds_of(at) } else { "" };
        if !odds.is_empty() {
            lines.extend(
                wrapped(odds, width.saturating_sub(4)).map(|line| Line::from(format!("    {line}")).fg(ACCENT)),
            );
        }
        ListItem::new(lines)
    });
    let title = format!(" {} ", screen.teller.speaker.word("screen-actions"));
    let list = List::new(rows)
        .block(Block::bordered().title(title))
        .highlight_symbol("▶ ")
        .highlight_style(Style::new().add_modifier(Modifier::BOLD));
    let mut state = ListState::default().with_selected((!screen.offers.is_empty()).then_some(screen.selected));
    frame.render_stateful_widget(list, area, &mut state);
}

fn draw_log(screen: &Screen, frame: &mut Frame, area: Rect) {
    let width = usize::from(area.width.saturating_sub(2)).max(10);
    let shown = &screen.log[..screen.log.len() - screen.scrolled.min(screen.log.len())];
    let height = usize::from(area.height.saturating_sub(2));
    let mut lines: Vec<Line> = Vec::new();
    for event in shown.iter().rev() {
        let said = format!("{}  §{}", screen.teller.speaker.say(&event.message), event.rule);
        let is_card = event.message.key == "event-card-drawn";
        let rows: Vec<Line> =
            wrapped(&said, width).map(|row| if is_card { Line::from(row).bold() } else { Line::from(row) }).collect();
        lines.splice(0..0, rows);
        if lines.len() >= height {
            break;
        }
    }
    let skip = lines.len().saturating_sub(height);
    let title = format!(" {} ", screen.teller.speaker.word("screen-log"));
    let text: Vec<Line> = lines.into_iter().skip(skip).collect();
    frame.render_widget(Paragraph::new(text).block(Block::bordered().title(title)), area);
}

/// Text cut at words into lines of at most `width` letters.
fn wrapped(text: &str, width: usize) -> impl Iterator<Item = String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.last_mut().expect("there is always a line");
        if !last.is_empty() && last.chars().count() + 1 + word.chars().count() > width {
            lines.push(word.to_owned());
        } else {
            if !last.is_empty() {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    lines.into_iter()
}

fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height)
}

fn draw_cover(frame: &mut Frame, title: &str, text: Text) {
    let area = middle(frame.area(), 84, 16);
    let block = Block::bordered().border_type(BorderType::Double).title(format!(" {title} "));
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(text).block(block).wrap(Wrap { trim: true }), area);
}

fn draw_rules(screen: &Screen, frame: &mut Frame) {
    let area = middle(frame.area(), 120, 40);
    frame.render_widget(Clear, area);
    let [list_area, text_area] = Layout::horizontal([Constraint::Length(40), Constraint::Min(30)]).areas(area);
    let reader = &screen.reader;
    let lang: Lang = reader.lang;
    let rows = reader.found().map(|rule| ListItem::new(format!("§{} {}", rule.id, rule.title.get(lang))));
    let title = match (reader.is_typing, reader.search.is_empty()) {
        (false, true) => format!(" {} ", screen.teller.speaker.word("screen-rules")),
        (true, _) => format!(" / {}_ ", reader.search),
        (false, false) => format!(" / {} ", reader.search),
    };
    let list = List::new(rows)
        .block(Block::bordered().title(title))
        .highlight_symbol("▶ ")
        .highlight_style(Style::new().add_modifier(Modifier::BOLD));
    let mut state = ListState::default().with_selected(Some(reader.at));
    frame.render_stateful_widget(list, list_area, &mut state);
    let mut text = Text::default();
    if let Some(rule) = reader.paragraph() {
        text.push_line(Line::from(format!("§{} {}", rule.id, rule.title.get(lang))).bold());
        text.push_line("");
        rule.text.get(lang).lines().for_each(|line| text.push_line(line.to_owned()));
    }
    let keys = format!(" {} ", screen.teller.speaker.word("screen-rules-keys"));
    let block = Block::bordered().title_bottom(keys);
    frame.render_widget(Paragraph::new(text).block(block).wrap(Wrap { trim: true }), text_area);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input;
    use crate::play::session::{Chair, Pending, Session};
    use frente_door::Speaker;
    use frente_kernel::{Seat, Secret};
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    /// Every game has a board, it says everything in words, and it names what stands on it.
    #[test]
    fn every_game_has_a_board_in_letters() {
        for &game in frente_catalog::games() {
            let id = game.info().id;
            let setup = input::agreed(game, None, None).expect("the usual game");
            let table = input::open(game, &setup, None).expect("a table");
            let chairs = vec![Chair::Person; usize::from(table.seats())];
            let mut session = Session::new(table, chairs, Secret([7; 32]));
            for step in 0..150 {
                match session.pending() {
                    Pending::Chance => session.roll(),
                    Pending::Person(seat) => {
                        let offers = session.table().offers(seat);
                        let offer = &offers[(step * 7) % offers.len()];
                        session.choose(seat, &offer.action).expect("it was offered");
                    }
                    _ => break,
                }
                if step % 30 == 0 {
                    for lang in Lang::ALL {
                        let shown = letters(id, &session, &Speaker::new(game, lang));
                        let staffs = step > 0 || id != "tactics2gm" || shown.matches(" 10 PI").count() == 2;
                        assert!(staffs, "each staff begins with ten impact points: {shown}");
                        assert!(
                            !["screen-", "side-", "faction-", "weather-", "season-"]
                                .iter()
                                .any(|key| shown.contains(key)),
                            "{shown}"
                        );
                        assert!(
                            shown.chars().filter(|letter| letter.is_alphabetic()).count() > 100,
                            "{id} at {step}: {shown}"
                        );
                    }
                }
            }
        }
    }

    fn letters(game: &str, session: &Session, speaker: &Speaker) -> String {
        let (view, sheet) = (session.table().view(Viewer::Seat(Seat(0))), session.table().sheet());
        let board = board(game).expect("a board");
        let mut terminal = Terminal::new(TestBackend::new(140, board.most)).expect("a screen");
        let shown = Shown { view: &view, sheet: &sheet, offer: None, speaker };
        terminal.draw(|frame| (board.draw)(shown, frame, frame.area())).expect("drawn");
        terminal.backend().to_string()
    }
}
