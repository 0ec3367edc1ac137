//! A network as a file: a header in plain text, then whole numbers.
//!
//! The header ends with an empty line. It holds one `key value` a line: the format, notes of who taught it and how it
//! passed its gate, and the schema it reads. A row of the first layer is eight-bit numbers times a factor of its own; what
//! follows it is sixteen- and thirty-two-bit numbers, little end first.

use super::{Brain, NARROW, Rows, WIDE};
use frente_kernel::Schema;
use std::fmt::Write as _;

/// The first line.
const FORMAT: &str = "frente-brain 1";

/// Why a file is no network for a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BrainError {
    /// It does not begin as one.
    #[error("expected a file that begins with \"{FORMAT}\"")]
    Format,
    /// It was taught with other facts.
    #[error("the network reads other facts than the game states: {0}")]
    Schema(String),
    /// It ends too soon, or goes on.
    #[error("expected {expected} bytes of weights, found {found}")]
    Length {
        /// What the header promises.
        expected: usize,
        /// What is there.
        found: usize,
    },
}

/// Notes in the header, beside format and schema: `key value`.
pub type Notes = Vec<(String, String)>;

impl Brain {
    /// The file of this network.
    pub fn to_bytes(&self, notes: &Notes) -> Vec<u8> {
        let mut head = format!("{FORMAT}\n");
        for (key, value) in notes {
            let _ = writeln!(head, "{key} {value}");
        }
        let _ = writeln!(head, "rows {} {}", self.facts.rows.len() - 1, self.actions.rows.len() - 1);
        head.push_str(&self.schema);
        head.push('\n');
        let mut out = head.into_bytes();
        write_rows(&self.facts, &mut out);
        write_rows(&self.actions, &mut out);
        let mut short = |numbers: &[i16]| numbers.iter().for_each(|n| out.extend(n.to_le_bytes()));
        self.second.iter().for_each(|row| short(row));
        short(&self.win);
        self.mix.iter().for_each(|row| short(row));
        short(&self.policy);
        for number in self.second_bias.iter().chain([&self.win_bias, &self.hand]) {
            out.extend(number.to_le_bytes());
        }
        out
    }

    /// Reads a network that was taught with this schema, and the notes in its header.
    pub fn read(bytes: &[u8], schema: &Schema) -> Result<(Brain, Notes), BrainError> {
        let end = bytes.windows(2).position(|pair| pair == b"\n\n").ok_or(BrainError::Format)?;
        let head = std::str::from_utf8(&bytes[..=end]).map_err(|_| BrainError::Format)?;
        let mut lines = head.lines();
        if lines.next() != Some(FORMAT) {
            return Err(BrainError::Format);
        }
        let (mut notes, mut rows) = (Notes::new(), [0, 0]);
        let mut own = String::new();
        for line in lines {
            let (key, value) = line.split_once(' ').ok_or(BrainError::Format)?;
            match key {
                "rows" => {
                    let mut counts = value.split(' ').map(str::parse::<usize>);
                    let mut next = || counts.next().and_then(Result::ok).ok_or(BrainError::Format);
                    rows = [next()?, next()?];
                }
                "encoding" | "fact" | "action-fact" => {
                    own.push_str(line);
                    own.push('\n');
                }
                _ => notes.push((key.to_owned(), value.to_owned())),
            }
        }
        if let Some(difference) = schema.first_difference(&own) {
            return Err(BrainError::Schema(difference));
        }
        let body = &bytes[end + 2..];
        let row = |width: usize| 2 + 1 + width;
        let expected = 2 * WIDE
            + rows[0] * row(WIDE)
            + 2 * NARROW
            + rows[1] * row(NARROW)
            + 2 * (NARROW * WIDE + NARROW + NARROW * NARROW + NARROW)
            + 4 * (NARROW + 2);
        if body.len() != expected {
            return Err(BrainError::Length { expected, found: body.len() });
        }
        let mut reader = Reader { bytes: body, at: 0 };
        let facts = reader.rows::<WIDE>(rows[0], schema.width())?;
        let actions = reader.rows::<NARROW>(rows[1], schema.action_width())?;
        let second = (0..NARROW).map(|_| reader.short()).collect();
        let win = reader.short();
        let mix = (0..NARROW).map(|_| reader.short()).collect();
        let policy = reader.short();
        let second_bias = std::array::from_fn(|_| reader.long());
        let (win_bias, hand) = (reader.long(), reader.long());
        Ok((Brain { schema: own, facts, second, second_bias, win, win_bias, hand, actions, mix, policy }, notes))
    }
}

/// The eight-bit form of a row and its factor: the smallest that holds every weight.
pub(super) fn pack<const N: usize>(row: &[i16; N]) -> (u8, [i8; N]) {
    let most = row.iter().map(|weight| weight.unsigned_abs()).max().unwrap_or(0);
    let factor = most.div_ceil(127).max(1);
    (factor as u8, row.map(|weight| (f32::from(weight) / f32::from(factor)).round() as i8))
}

fn write_rows<const N: usize>(rows: &Rows<N>, out: &mut Vec<u8>) {
    rows.bias.iter().for_each(|weight| out.extend(weight.to_le_bytes()));
    let nobody = rows.rows.len() - 1;
    for (fact, place) in rows.place.iter().enumerate().filter(|(_, place)| usize::from(**place) != nobody) {
        let (factor, row) = pack(&rows.rows[usize::from(*place)]);
        out.extend((fact as u16).to_le_bytes());
        out.push(factor);
        out.extend(row.map(|weight| weight as u8));
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        let taken = self.bytes[self.at..self.at + N].try_into().expect("the length was checked");
        self.at += N;
        taken
    }

    fn short<const N: usize>(&mut self) -> [i16; N] {
        std::array::from_fn(|_| i16::from_le_bytes(self.take()))
    }

    fn long(&mut self) -> i32 {
        i32::from_le_bytes(self.take())
    }

    fn rows<const N: usize>(&mut self, count: usize, width: usize) -> Result<Rows<N>, BrainError> {
        let bias = self.short();
        let (mut place, mut rows) = (vec![count as u16; width], Vec::with_capacity(count + 1));
        for at in 0..count {
            let fact = usize::from(u16::from_le_bytes(self.take()));
            let [factor] = self.take::<1>();
            *place.get_mut(fact).ok_or(BrainError::Format)? = at as u16;
            rows.push(self.take::<N>().map(|weight| i16::from(weight as i8) * i16::from(factor)));
        }
        rows.push([0; N]);
        Ok(Rows { place, rows, bias })
    }
}
