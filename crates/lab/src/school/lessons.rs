//! Lessons as a file: one line of text that says what they are of, then the lessons, little end first. Facts are sorted, so
//! each is written as its distance from the one before: a byte, or 255 and two bytes.

use frente_search::brain::fit::Lesson;

/// Lessons and what they are of.
#[derive(Clone, PartialEq, Debug)]
pub struct Book {
    /// The game that was played.
    pub game: String,
    /// The hash of the schema of its facts.
    pub schema: u64,
    /// How each game they come from ended: the first side's share.
    pub won: Vec<f32>,
    /// One lesson for each decision.
    pub lessons: Vec<Lesson>,
}

const FORMAT: &str = "frente-lessons 1";

impl Book {
    /// The lessons as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let Book { game, schema, won, lessons } = self;
        let mut out = format!("{FORMAT} {game} {schema:016x} {}\n", won.len()).into_bytes();
        won.iter().for_each(|won| out.extend(won.to_le_bytes()));
        for lesson in lessons {
            out.extend(lesson.game.to_le_bytes());
            out.extend(lesson.hand.to_le_bytes());
            out.extend(lesson.target.to_le_bytes());
            write_facts(&lesson.facts, &mut out);
            out.extend((lesson.choices.len() as u16).to_le_bytes());
            for (facts, share) in &lesson.choices {
                out.extend(share.to_le_bytes());
                write_facts(facts, &mut out);
            }
        }
        out
    }

    /// Reads what [`Book::to_bytes`] wrote; the sentence says what is wrong.
    pub fn read(bytes: &[u8]) -> Result<Book, String> {
        let wrong = || format!("expected lessons that begin with \"{FORMAT} GAME SCHEMA GAMES\"");
        let end = bytes.iter().position(|byte| *byte == b'\n').ok_or_else(wrong)?;
        let head = std::str::from_utf8(&bytes[..end]).map_err(|_| wrong())?;
        let words: Vec<&str> = head.strip_prefix(FORMAT).ok_or_else(wrong)?.split_whitespace().collect();
        let [game, schema, games] = words[..] else { return Err(wrong()) };
        let schema = u64::from_str_radix(schema, 16).map_err(|_| wrong())?;
        let games: u32 = games.parse().map_err(|_| wrong())?;
        let mut reader = Reader { rest: &bytes[end + 1..] };
        let short = || "how the games ended is cut short".to_owned();
        let won = (0..games).map(|_| reader.float().ok_or_else(short)).collect::<Result<Vec<f32>, String>>()?;
        let mut lessons = Vec::new();
        while !reader.rest.is_empty() {
            let lesson = reader.lesson().filter(|lesson| lesson.game < games);
            lessons.push(lesson.ok_or_else(|| format!("lesson {} is cut short, or of no game", lessons.len() + 1))?);
        }
        Ok(Book { game: game.to_owned(), schema, won, lessons })
    }
}

fn write_facts(facts: &[u16], out: &mut Vec<u8>) {
    out.extend((facts.len() as u16).to_le_bytes());
    let mut before = 0;
    for fact in facts {
        match fact - before {
            far @ 0..255 => out.push(far as u8),
            far => {
                out.push(u8::MAX);
                out.extend(far.to_le_bytes());
            }
        }
        before = *fact;
    }
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.rest.split_first_chunk::<N>()?;
        self.rest = rest;
        Some(*taken)
    }

    fn short(&mut self) -> Option<u16> {
        self.take().map(u16::from_le_bytes)
    }

    fn float(&mut self) -> Option<f32> {
        self.take().map(f32::from_le_bytes)
    }

    fn facts(&mut self) -> Option<Vec<u16>> {
        let mut before = 0u16;
        let mut facts = Vec::new();
        for _ in 0..self.short()? {
            let [far] = self.take()?;
            let far = if far == u8::MAX { self.short()? } else { far.into() };
            before = before.checked_add(far)?;
            facts.push(before);
        }
        Some(facts)
    }

    fn lesson(&mut self) -> Option<Lesson> {
        let game = self.take().map(u32::from_le_bytes)?;
        let (hand, target, facts) = (self.float()?, self.float()?, self.facts()?);
        let mut choices = Vec::new();
        for _ in 0..self.short()? {
            let share = self.float()?;
            choices.push((self.facts()?, share));
        }
        Some(Lesson { game, facts, hand, target, choices })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_read_back_and_a_cut_file_is_refused() {
        let choices = vec![(vec![0, 1], 0.25), (vec![3], 0.75)];
        let lesson = Lesson { game: 7, facts: vec![0, 254, 509, 4000], hand: -0.5, target: 1.0, choices };
        let plain = Lesson { choices: Vec::new(), ..lesson.clone() };
        let book = Book { game: "toy".to_owned(), schema: 0xabc, won: vec![1.0; 8], lessons: vec![lesson, plain] };
        let bytes = book.to_bytes();
        assert_eq!(Book::read(&bytes), Ok(book));
        assert_eq!(Book::read(&bytes[..bytes.len() - 1]), Err("lesson 2 is cut short, or of no game".to_owned()));
        assert!(Book::read(b"lessons\n").is_err());
    }
}
