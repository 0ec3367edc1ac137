//! What the screen looks like: prompt on top, board and card, offers and log, keys at the bottom.
//!
//! Nothing is cut without a sign: text wraps, a board that does not fit breaks off with the key that shows it whole.

use super::page::Page;
use super::{Cover, Screen};
use crate::play::boards::{ACCENT, Board, DANGER, GOOD, QUIET, wrapped};
use frente_door::{EventOut, Lang};
use frente_kernel::{BeatKind, Tone, Viewer};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style, Stylize};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, BorderType, Borders, Clear, List, ListItem, ListState, Paragraph, Widget, Wrap};

/// Columns and rows from which on offers and log stand side by side, with frames around them.
const ROOMY: (u16, u16) = (100, 30);
/// Rows the offers and the log keep for themselves.
const BELOW: u16 = 8;
/// Columns of a card beside the board: at least, and at most.
const CARD: (u16, u16) = (36, 64);
/// Rows of the prompt at most.
const PROMPT: usize = 5;

pub fn draw(screen: &Screen, frame: &mut Frame) {
    let area = frame.area();
    let roomy = area.width >= ROOMY.0 && area.height >= ROOMY.1;
    let prompt = prompt(screen, usize::from(area.width.saturating_sub(2)));
    let [top, rest, keys] = Layout::vertical([
        Constraint::Length(prompt.len() as u16 + if roomy { 2 } else { 1 }),
        Constraint::Min(BELOW),
        Constraint::Length(1),
    ])
    .areas(area);
    let block =
        if roomy { Block::bordered().border_type(BorderType::Double) } else { Block::new().borders(Borders::TOP) };
    let block = block.title(format!(" {} ", screen.title));
    frame.render_widget(Paragraph::new(prompt).block(block), top);
    let below = draw_board(screen, frame, rest, roomy);
    if roomy {
        let half = Constraint::Percentage(50);
        let [offers, log] = Layout::horizontal([half, half]).areas(below);
        draw_offers(screen, frame, offers, Block::bordered());
        draw_log(screen, frame, log, Block::bordered());
    } else {
        let log = (below.height / 3).max(3);
        let [offers, log] = Layout::vertical([Constraint::Min(4), Constraint::Length(log)]).areas(below);
        draw_offers(screen, frame, offers, Block::new().borders(Borders::TOP));
        draw_log(screen, frame, log, Block::new().borders(Borders::TOP));
    }
    frame.render_widget(Line::from(screen.teller.speaker.word("screen-keys")).fg(QUIET), keys);
    match &screen.cover {
        Cover::Nothing => {}
        Cover::Rules => draw_rules(screen, frame),
        Cover::Page(page) | Cover::Lesson(_, page) => draw_page(frame, page, ""),
        Cover::Card(_, page) => draw_page(frame, page, &screen.teller.speaker.word("screen-card-keys")),
        Cover::Board(x, y) => draw_whole_board(screen, frame, (*x, *y)),
    }
}

/// What is asked, the outcome, the question of a lesson; then the last thing said about a key.
fn prompt(screen: &Screen, width: usize) -> Vec<Line<'static>> {
    let table = screen.session.table();
    let speaker = &screen.teller.speaker;
    let prompt = table.prompt(Viewer::Seat(screen.seat));
    let mut lines = Vec::new();
    if let Some((drill, question)) = screen.drill.as_ref().and_then(|drill| Some((drill, drill.question()?))) {
        let (at, of) = drill.progress();
        let lang = speaker.lang();
        let ask = format!("{at}/{of}  {}  §{}", question.ask.get(lang), question.rule);
        lines.extend(wrapped(&ask, width).into_iter().map(|line| Line::from(line).bold()));
        if drill.is_lesson() {
            lines.extend(wrapped(question.why.get(lang), width).into_iter().map(Line::from));
        }
    } else {
        let said = table.node().outcome().map_or_else(|| speaker.say(&prompt.message), |end| speaker.say(&end.message));
        let waiting = if screen.thinking.is_some() && screen.offers.is_empty() { " …" } else { "" };
        let rule = if prompt.rule.is_empty() { String::new() } else { format!("  §{}", prompt.rule) };
        lines.extend(wrapped(&format!("{said}{waiting}{rule}"), width).into_iter().map(|line| Line::from(line).bold()));
    }
    if !screen.notice.is_empty() {
        lines.extend(wrapped(&screen.notice, width).into_iter().map(|line| Line::from(line).fg(ACCENT)));
    }
    lines.truncate(PROMPT);
    lines
}

/// The board and the card in hand, or a few lines where there is no room for them; what is left below.
fn draw_board(screen: &Screen, frame: &mut Frame, area: Rect, roomy: bool) -> Rect {
    let Some(board) = &screen.board else { return area };
    let room = board.room(&screen.teller.speaker);
    let height = area.height.saturating_sub(BELOW);
    if height < room.least || area.width < room.columns {
        let brief: Vec<Line> = board.brief(&screen.teller.speaker);
        let text = Paragraph::new(brief.clone()).wrap(Wrap { trim: true });
        let rows: usize = brief.iter().map(|line| wrapped(&line.to_string(), usize::from(area.width)).len()).sum();
        let rows = (rows as u16).min(area.height.saturating_sub(BELOW));
        let [top, below] = Layout::vertical([Constraint::Length(rows), Constraint::Min(BELOW)]).areas(area);
        frame.render_widget(text, top);
        return below;
    }
    let [top, below] =
        Layout::vertical([Constraint::Length(height.min(room.rows)), Constraint::Min(BELOW)]).areas(area);
    let left = area.width - room.columns;
    let card = screen.card_in_sight().and_then(|at| screen.cards.get(at)).filter(|_| roomy && left >= CARD.0);
    let [middle, side] = Layout::horizontal([
        Constraint::Min(room.columns),
        Constraint::Length(if card.is_some() { (left * 2 / 3).clamp(CARD.0, CARD.1) } else { 0 }),
    ])
    .areas(top);
    window(screen, &**board, frame.buffer_mut(), middle, (0, 0));
    if let Some(card) = card {
        let page = Page::new(card.title.clone(), card.text.clone());
        let more = screen.teller.speaker.word("screen-more-card");
        draw_sheet(frame, &page, side, BorderType::Thick, &more);
    }
    below
}

/// Draws as much of a board as there is room for, moved by some columns and rows; how far it could be moved.
fn window(screen: &Screen, board: &dyn Board, buf: &mut Buffer, area: Rect, (x, y): (u16, u16)) -> (u16, u16) {
    let room = board.room(&screen.teller.speaker);
    let rows = if room.shrinks && area.height >= room.least { area.height } else { room.rows.max(area.height) };
    let whole = Rect::new(0, 0, room.columns.max(area.width), rows);
    let mut drawn = Buffer::empty(whole);
    board.draw(&screen.teller.speaker, whole, &mut drawn);
    let beyond = (whole.width - area.width, whole.height - area.height);
    let (x, y) = (x.min(beyond.0), y.min(beyond.1));
    for row in 0..area.height {
        for column in 0..area.width {
            buf[(area.x + column, area.y + row)] = drawn[(x + column, y + row)].clone();
        }
    }
    if (y < beyond.1 || x < beyond.0) && area.height > 0 {
        let covers = matches!(screen.cover, Cover::Board(..));
        let way = if covers { String::new() } else { screen.teller.speaker.word("screen-more-board") };
        let arrows = format!("{}{}", if x < beyond.0 { "▶" } else { "" }, if y < beyond.1 { "▼" } else { "" });
        let sign = Line::from(format!(" {arrows} {way} ")).fg(ACCENT);
        let foot = Rect { y: area.bottom() - 1, height: 1, ..area };
        sign.right_aligned().render(foot, buf);
    }
    beyond
}

fn draw_whole_board(screen: &Screen, frame: &mut Frame, moved: (u16, u16)) {
    let area = frame.area();
    frame.render_widget(Clear, area);
    let [middle, foot] = Layout::vertical([Constraint::Min(1), Constraint::Length(1)]).areas(area);
    if let Some(board) = &screen.board {
        let beyond = window(screen, &**board, frame.buffer_mut(), middle, moved);
        screen.beyond.set(beyond);
    }
    frame.render_widget(Line::from(screen.teller.speaker.word("screen-board-keys")).fg(QUIET), foot);
}

fn draw_offers(screen: &Screen, frame: &mut Frame, area: Rect, block: Block) {
    let width = usize::from(area.width.saturating_sub(4));
    let rows = screen.offers.iter().enumerate().map(|(at, offer)| {
        let said = screen.teller.speaker.say(&offer.message);
        let number = if at < 9 { format!("{} ", at + 1) } else { "  ".to_owned() };
        let lit = screen.drill.as_ref().is_some_and(|drill| drill.lights(&offer.action));
        let mark = if lit { "★ " } else { "" };
        let worth = screen.card_of(at).map_or("", |card| card.brief.as_str());
        let worth = if worth.is_empty() { String::new() } else { format!(" ({worth})") };
        let mut said = wrapped(&format!("{mark}{said}{worth}  §{}", offer.rule), width.saturating_sub(2)).into_iter();
        let first = said.next().unwrap_or_default();
        let mut lines = vec![Line::from(vec![Span::from(number).fg(QUIET), Span::from(first)])];
        lines.extend(said.map(|line| Line::from(format!("  {line}"))));
        let mut below = |text: &str, colour| {
            let rows = wrapped(text, width.saturating_sub(4)).into_iter();
            lines.extend(rows.map(|line| Line::from(format!("    {line}")).fg(colour)));
        };
        if at == screen.selected {
            let odds = screen.odds_of(at);
            if !odds.is_empty() {
                below(odds, ACCENT);
            }
            if let Some(caution) = &offer.caution {
                below(&screen.teller.caution(caution), DANGER);
            }
        } else if offer.caution.is_some() {
            lines[0].push_span(Span::from(" !").fg(DANGER));
        }
        ListItem::new(lines)
    });
    let looks =
        screen.drill.as_ref().and_then(|drill| drill.question()).is_some_and(|question| question.accept.is_empty());
    let title = if looks { "screen-go-on" } else { "screen-actions" };
    let count = if screen.offers.is_empty() {
        String::new()
    } else {
        format!(" {}/{}", screen.selected + 1, screen.offers.len())
    };
    let list = List::new(rows)
        .block(block.title(format!(" {}{count} ", screen.teller.speaker.word(title))))
        .highlight_symbol("▶ ")
        .highlight_style(Style::new().add_modifier(Modifier::BOLD));
    let mut state = ListState::default().with_selected((!screen.offers.is_empty()).then_some(screen.selected));
    frame.render_stateful_widget(list, area, &mut state);
}

/// Ink for an event: what it is to the viewer; a sign before it says the same.
fn style_of(event: &EventOut) -> Style {
    match (event.beat.kind, event.beat.tone) {
        (BeatKind::Banner | BeatKind::Card | BeatKind::End, _) => Style::new().bold(),
        (_, Tone::Good) => Style::new().fg(GOOD),
        (_, Tone::Bad) => Style::new().fg(DANGER),
        _ => Style::new(),
    }
}

fn draw_log(screen: &Screen, frame: &mut Frame, area: Rect, block: Block) {
    let block = block.title(format!(" {} ", screen.teller.speaker.word("screen-log")));
    let inner = block.inner(area);
    let (width, height) = (usize::from(inner.width).max(10), usize::from(inner.height));
    let shown = &screen.log[..screen.log.len() - screen.scrolled.min(screen.log.len())];
    let mut lines: Vec<Line> = Vec::new();
    for event in shown.iter().rev() {
        let style = style_of(event);
        let rows = wrapped(&screen.teller.event(event), width);
        lines.splice(0..0, rows.into_iter().map(|row| Line::from(row).style(style)));
        if lines.len() >= height {
            break;
        }
    }
    let skip = lines.len().saturating_sub(height);
    let text: Vec<Line> = lines.into_iter().skip(skip).collect();
    frame.render_widget(Paragraph::new(text).block(block), area);
}

fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height)
}

/// A page over the table, as high as its text needs.
fn draw_page(frame: &mut Frame, page: &Page, keys: &str) {
    let width = frame.area().width.min(100);
    let height = page.length(usize::from(width.saturating_sub(4))) as u16 + 2;
    let area = middle(frame.area(), width, height);
    frame.render_widget(Clear, area);
    draw_sheet(frame, page, area, BorderType::Double, "");
    if !keys.is_empty() {
        let foot = Rect {
            y: area.bottom().saturating_sub(1),
            height: 1.min(area.height),
            x: area.x + 2,
            width: area.width.saturating_sub(4),
        };
        frame.render_widget(Line::from(format!(" {keys} ")).fg(QUIET), foot);
    }
}

/// The text of a page in a frame, with signs where there is more of it above and below.
fn draw_sheet(frame: &mut Frame, page: &Page, area: Rect, border: BorderType, more: &str) {
    let (width, height) = (usize::from(area.width.saturating_sub(4)), usize::from(area.height.saturating_sub(2)));
    let (rows, [above, below]) = page.rows(width, height);
    let title = wrapped(&page.title, usize::from(area.width.saturating_sub(6))).swap_remove(0);
    let mut block = Block::bordered().border_type(border).title(format!(" {title} ").bold());
    if above {
        block = block.title_top(Line::from(" ▲ ").right_aligned());
    }
    if below {
        block = block.title_bottom(Line::from(format!(" ▼ {more} ")).fg(ACCENT).right_aligned());
    }
    let text: Vec<Line> = rows.into_iter().map(|row| Line::from(format!(" {row}"))).collect();
    frame.render_widget(Paragraph::new(text).block(block), area);
}

fn draw_rules(screen: &Screen, frame: &mut Frame) {
    let area = middle(frame.area(), 130, 44);
    frame.render_widget(Clear, area);
    let [list_area, text_area] = if area.width >= ROOMY.0 {
        Layout::horizontal([Constraint::Length(44), Constraint::Min(30)]).areas(area)
    } else {
        Layout::vertical([Constraint::Length(8), Constraint::Min(8)]).areas(area)
    };
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
    let keys = format!(" {} ", screen.teller.speaker.word("screen-rules-keys"));
    let mut block = Block::bordered().title_bottom(keys);
    let inner = block.inner(text_area);
    let mut text = Text::default();
    if let Some(rule) = reader.paragraph() {
        let width = usize::from(inner.width);
        let title = wrapped(&format!("§{} {}", rule.id, rule.title.get(lang)), width);
        let title = title.into_iter().map(|row| Line::from(row).bold());
        let body = rule.text.get(lang).split('\n').flat_map(|line| wrapped(line, width)).map(Line::from);
        let all: Vec<Line> = title.chain([Line::default()]).chain(body).collect();
        let beyond = all.len().saturating_sub(usize::from(inner.height));
        reader.scrolled.set(reader.scrolled.get().min(beyond));
        if reader.scrolled.get() < beyond {
            block = block.title_bottom(Line::from(" ▼ ").fg(ACCENT).right_aligned());
        }
        all.into_iter().skip(reader.scrolled.get()).for_each(|line| text.push_line(line));
    }
    frame.render_widget(Paragraph::new(text).block(block), text_area);
}
