//! The full-screen table on a real terminal, at three sizes and in three languages: whatever the plain table tells can be
//! read on the screen too, whole.
//!
//! Each game is looked at in each size, and in each language once; with `FRENTE_SCREENS=all` in every one of both.

use super::terminal::{ESCAPE, PAGE_DOWN, RIGHT, Terminal};
use super::typed;

const SIZES: [(usize, usize); 3] = [(80, 24), (120, 36), (160, 50)];
const LANGUAGES: [&str; 3] = ["es", "en", "fr"];
/// Cards read whole in each match.
const CARDS: usize = 3;
/// Pages nothing is longer than.
const PAGES: usize = 40;

/// The letters and figures of a text: what is left of it whatever it is wrapped and framed with.
fn bare(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).collect()
}

/// The rows inside the frame that lies over the table: from its left border to its right one.
fn framed(screen: &str) -> Vec<String> {
    let within = |row: &str| {
        let (from, to) = (row.find('║')?, row.rfind('║')?);
        (from < to).then(|| row[from + '║'.len_utf8()..to].trim().to_owned())
    };
    // The prompt at the top has a frame of the same kind.
    let corner = screen.lines().map(|row| row.matches('╔').count()).collect::<Vec<_>>();
    let from = corner.iter().rposition(|corners| *corners > 0).unwrap_or(0);
    screen
        .lines()
        .skip(from)
        .map_while(|row| if row.contains('╚') { None } else { Some(row) })
        .filter_map(within)
        .collect()
}

/// All of a page that is open, from its first row to its last.
fn read(terminal: &mut Terminal, first: &str) -> String {
    let mut rows = framed(first);
    for _ in 0..PAGES {
        let page = framed(&terminal.press(PAGE_DOWN));
        // The last page begins with rows that were read already.
        let known = (0..=page.len().min(rows.len())).rev().find(|known| rows.ends_with(&page[..*known])).unwrap_or(0);
        if known == page.len() {
            break;
        }
        rows.extend_from_slice(&page[known..]);
    }
    bare(&rows.concat())
}

/// Everything the plain table tells to begin with: the first question with what is offered, the table in words, its cards.
struct Told {
    asked: Vec<String>,
    words: Vec<String>,
    cards: Vec<Vec<String>>,
}

fn told(game: &str, lang: &str) -> Told {
    let args = ["play", game, "--seed", "7", "--lang", lang, "--lines"];
    let tell = |input: &str| {
        let ran = typed(&args, input);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{game} {lang}");
        ran.out
    };
    let plain = tell("");
    // What a key adds stands between the first question and the same question again.
    let added = |key: &str| {
        let out = tell(&format!("{key}\n"));
        let after = out.strip_prefix(&plain).unwrap_or_else(|| panic!("{game} {lang}: {out}"));
        let lines = after.lines().map(str::trim).filter(|line| !line.is_empty());
        let question = plain.lines().rfind(|line| !line.starts_with(' ')).unwrap_or_default();
        lines.take_while(|line| *line != question.trim()).map(str::to_owned).collect::<Vec<_>>()
    };
    let asked = plain.lines().skip_while(|line| !line.trim_start().starts_with("1 ")).map(str::trim).map(str::to_owned);
    Told {
        asked: asked.collect(),
        words: added("v"),
        cards: (1..=CARDS).map(|number| added(&format!("c {number}"))).collect(),
    }
}

/// Whether all that the plain table told stands in what was read.
fn expect(read: &str, lines: &[String], about: &str) {
    for line in lines {
        assert!(read.contains(&bare(line)), "{about}: \"{line}\" cannot be read in\n{read}");
    }
}

fn look(game: &str) {
    for (at, (columns, rows)) in SIZES.into_iter().enumerate() {
        for (which, lang) in LANGUAGES.into_iter().enumerate() {
            if at != which && std::env::var("FRENTE_SCREENS").as_deref() != Ok("all") {
                continue;
            }
            look_at(game, lang, columns, rows);
        }
    }
}

fn look_at(game: &str, lang: &str, columns: usize, rows: usize) {
    let about = format!("{game} {lang} {columns}×{rows}");
    let told = told(game, lang);
    let mut terminal = Terminal::new(columns, rows, &["play", game, "--seed", "7", "--lang", lang]);
    let first = terminal.until("1/");
    let keys = first.lines().last().unwrap_or_default();
    assert!(keys.contains('b') && keys.contains(" q "), "{about}: the keys are cut: {keys}");

    // The first offer in full: what it is, its odds, what to be careful of, its card.
    let offer = terminal.press(" ");
    let title = offer.lines().rfind(|row| row.contains('╔')).unwrap_or_default().to_owned();
    let offer = bare(&title) + &read(&mut terminal, &offer);
    let said = bare(told.asked[0].trim_start_matches(|letter: char| letter.is_ascii_digit()));
    let (said, offer) = (&said[..said.len().min(20)], offer.replace('╔', ""));
    assert!(said.is_char_boundary(said.len()) && offer.contains(said), "{about}: {said} is not in {offer}");

    terminal.press(ESCAPE);
    let page = terminal.press("v");
    expect(&read(&mut terminal, &page), &told.words, &format!("{about}, in words"));

    terminal.press(ESCAPE);
    // A hand may still be empty: then the plain table says only that there is no card.
    let cards: Vec<&Vec<String>> = told.cards.iter().filter(|card| card.len() > 1).collect();
    let mut page = terminal.press("c");
    // The card of the selected offer comes first: go on to the first of all.
    for _ in 0..if cards.is_empty() { 0 } else { 300 } {
        if page.contains("(1/") {
            break;
        }
        page = terminal.press(RIGHT);
    }
    for card in cards {
        let text = &card[1..];
        expect(&read(&mut terminal, &page), text, &format!("{about}, card {}", card.join(" ")));
        page = terminal.press(RIGHT);
    }

    terminal.press(ESCAPE);
    let board = terminal.press("b");
    assert!(bare(&board).chars().filter(|letter| letter.is_alphabetic()).count() > 80, "{about}: {board}");
    for screen in [&first, &board] {
        assert!(!["screen-", "board-", "table-", "side-"].iter().any(|key| screen.contains(key)), "{about}: {screen}");
    }
    terminal.press(ESCAPE);
    terminal.press("q");
}

#[test]
fn amanecer_can_be_read_at_every_size() {
    look("amanecer");
}

#[test]
fn guerra1936_can_be_read_at_every_size() {
    look("guerra1936");
}

#[test]
fn pasaran_can_be_read_at_every_size() {
    look("pasaran");
}

#[test]
fn tactics2gm_can_be_read_at_every_size() {
    look("tactics2gm");
}

#[test]
fn peanas_can_be_read_at_every_size() {
    look("peanas");
}

/// A whole match with Enter alone, on the smallest terminal, ends as the plain table says it does.
#[test]
fn a_match_is_played_to_its_end_on_a_small_terminal() {
    let args = ["play", "amanecer", "--seed", "7", "--lang", "es"];
    let plain = typed(&[&args[..], &["--lines"]].concat(), &"1\n".repeat(600)).out;
    let end = plain.lines().last().expect("the outcome").to_owned();
    let mut terminal = Terminal::new(80, 24, &args);
    terminal.until("1/");
    for _ in 0..60 {
        let screen = terminal.press(&"1".repeat(10));
        if bare(&screen).contains(&bare(&end)) {
            return;
        }
    }
    panic!("\"{end}\" never comes: {}", terminal.still());
}

/// A lesson by doing is done with what is marked, and what else is tried is answered.
#[test]
fn a_lesson_by_doing_is_played_at_both_tables() {
    for game in frente_catalog::games() {
        let (id, exercises) = (game.info().id, game.exercises());
        let exercise = exercises.first().expect("every game has a lesson by doing");
        let args = ["play", id, "--exercise", &exercise.id, "--lang", "en"];
        let answers: String = exercise
            .step
            .iter()
            .map(|question| question.accept.first().map_or("\n".to_owned(), |answer| answer.act.clone() + "\n"))
            .collect();
        let ran = typed(&[&args[..], &["--lines"]].concat(), &answers);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        assert!(ran.out.trim_end().ends_with(exercise.outro.en.trim()), "{id}: {}", ran.out);

        let mut terminal = Terminal::new(80, 24, &args);
        let intro = terminal.until("╔");
        assert!(bare(&intro).contains(&bare(&exercise.title.en)), "{id}: {intro}");
        terminal.press(ESCAPE);
        let screen = terminal.until(&format!("1/{}", exercise.step.len()));
        assert!(bare(&screen).contains(&bare(&exercise.step[0].ask.en)), "{id}: {screen}");
        for _ in 0..exercise.step.len() {
            terminal.press("\r");
        }
        let done = terminal.still();
        assert!(bare(&framed(&done).concat()).contains(&bare(&exercise.outro.en)), "{id}: {done}");
    }
}
