//! The guided first game: which lesson is due.

use frente_door::{AnyGame, EventOut, Lesson, Offer};

/// The lessons of a game, each told once.
pub struct Lessons(Vec<Lesson>);

impl Lessons {
    /// All of a game's lessons, or none where nobody learns.
    pub fn of(game: &dyn AnyGame, learn: bool) -> Lessons {
        Lessons(if learn { game.lessons() } else { Vec::new() })
    }

    /// Takes the first lesson that is due out of those still to be told.
    pub fn due(&mut self, prompt: &str, log: &[EventOut], offers: &[Offer]) -> Option<Lesson> {
        let is_due = |lesson: &Lesson| {
            let on = lesson.on.as_str();
            // What is drawn here is drawn without asking, so its prompt never shows.
            on == "prompt-draw"
                || on == prompt
                || log.iter().any(|event| event.message.key == on)
                || offers.iter().any(|offer| offer.message.key == on)
        };
        let at = self.0.iter().position(is_due)?;
        Some(self.0.remove(at))
    }
}
