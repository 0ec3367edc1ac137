//! A real terminal, as far as a program drawing on the whole screen needs one: a pty of some size, keys in, and the letters
//! that stand on the screen.

use super::root;
use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// How long a screen may take to show what is waited for.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long a screen that is drawn stays still before it counts as drawn.
const STILL: Duration = Duration::from_millis(250);

/// Keys as a terminal sends them.
pub const ESCAPE: &str = "\x1b";
pub const PAGE_DOWN: &str = "\x1b[6~";
pub const RIGHT: &str = "\x1b[C";

/// `frente` on a terminal.
pub struct Terminal {
    child: Child,
    keys: Option<ChildStdin>,
    drawn: Receiver<Vec<u8>>,
    screen: Screen,
}

impl Terminal {
    /// Starts `frente` with these arguments on a terminal of that size.
    pub fn new(columns: usize, rows: usize, args: &[&str]) -> Terminal {
        let helper = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/frente/pty.py");
        let mut child = Command::new("python3")
            .arg(helper)
            .args([rows.to_string(), columns.to_string()])
            .arg(env!("CARGO_BIN_EXE_frente"))
            .args(args)
            .current_dir(root())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("python3 starts");
        let (tell, drawn) = channel();
        let mut out = child.stdout.take().expect("piped");
        std::thread::spawn(move || {
            let mut buffer = [0; 65_536];
            while let Ok(count @ 1..) = out.read(&mut buffer) {
                if tell.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        let keys = child.stdin.take();
        Terminal { child, keys, drawn, screen: Screen::new(columns, rows) }
    }

    /// Presses keys, and gives the screen once it has been still for a while.
    pub fn press(&mut self, keys: &str) -> String {
        let input = self.keys.as_mut().expect("the program runs");
        input.write_all(keys.as_bytes()).and_then(|()| input.flush()).expect("the program reads");
        self.still()
    }

    /// The screen, once something is on it and it has been still for a while.
    pub fn still(&mut self) -> String {
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            match self.drawn.recv_timeout(STILL) {
                Ok(bytes) => self.screen.take(&bytes),
                Err(_) if self.screen.is_blank() => {}
                Err(_) => break,
            }
        }
        self.screen.text()
    }

    /// The screen, once it shows `what`.
    pub fn until(&mut self, what: &str) -> String {
        let until = Instant::now() + PATIENCE;
        loop {
            let text = self.still();
            if text.contains(what) {
                return text;
            }
            assert!(Instant::now() < until, "\"{what}\" is not on the screen:\n{text}");
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // The program ends by itself when it is told to; should it hang, so would the test.
        drop(self.keys.take());
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The letters on a screen, from the few sequences that a full-screen program sends.
struct Screen {
    columns: usize,
    cells: Vec<Vec<char>>,
    row: usize,
    column: usize,
    /// Bytes of a sequence, or of a letter, that has not yet come whole.
    rest: Vec<u8>,
}

impl Screen {
    fn new(columns: usize, rows: usize) -> Screen {
        Screen { columns, cells: vec![vec![' '; columns]; rows], row: 0, column: 0, rest: Vec::new() }
    }

    fn is_blank(&self) -> bool {
        self.cells.iter().flatten().all(|letter| *letter == ' ')
    }

    fn text(&self) -> String {
        let rows = self.cells.iter().map(|row| row.iter().collect::<String>().trim_end().to_owned() + "\n");
        rows.collect()
    }

    fn take(&mut self, bytes: &[u8]) {
        let mut all = std::mem::take(&mut self.rest);
        all.extend_from_slice(bytes);
        let whole = std::str::from_utf8(&all).map_or_else(|error| error.valid_up_to(), str::len);
        let text = std::str::from_utf8(&all[..whole]).expect("cut where it is valid");
        let mut at = 0;
        while let Some(letter) = text[at..].chars().next() {
            if letter == '\x1b' {
                let Some(length) = sequence(&text[at..]) else { break };
                self.control(&text[at..at + length]);
                at += length;
                continue;
            }
            at += letter.len_utf8();
            match letter {
                '\r' => self.column = 0,
                '\n' => self.row = (self.row + 1).min(self.cells.len() - 1),
                letter => {
                    if self.column < self.columns {
                        self.cells[self.row][self.column] = letter;
                    }
                    self.column += 1;
                }
            }
        }
        self.rest = all[at..].to_vec();
    }

    fn control(&mut self, sequence: &str) {
        let Some(body) = sequence.strip_prefix("\x1b[") else { return };
        let (numbers, verb) = body.split_at(body.len() - 1);
        let number = |at: usize| numbers.split(';').nth(at).and_then(|text| text.parse::<usize>().ok());
        match verb {
            "H" => {
                self.row = number(0).unwrap_or(1).saturating_sub(1).min(self.cells.len() - 1);
                self.column = number(1).unwrap_or(1).saturating_sub(1);
            }
            "J" => self.cells.iter_mut().for_each(|row| row.fill(' ')),
            "K" => self.cells[self.row][self.column.min(self.columns)..].fill(' '),
            _ => {}
        }
    }
}

/// How long the sequence at the beginning is; none while it has not come whole.
fn sequence(text: &str) -> Option<usize> {
    let body = text.get(1..)?;
    match body.chars().next()? {
        '[' => body[1..].find(|letter: char| ('@'..='~').contains(&letter)).map(|at| at + 3),
        ']' => body.find('\x07').map(|at| at + 2),
        '(' => (body.len() >= 2).then_some(3),
        _ => Some(2),
    }
}
