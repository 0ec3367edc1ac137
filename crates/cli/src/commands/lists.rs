//! `frente deck check` and `frente roster check`: every fault of what people build at home, or what it comes to.

use crate::args::FileCommand;
use crate::failure::Failure;
use crate::{input, output};
use frente_catalog::games;
use frente_door::lists::Remark;
use frente_door::{AnyGame, Lang, ListKind, ListReport, Speaker, verbatim};
use frente_kernel::Message;
use serde_json::Value;
use std::path::Path;

/// A list is a JSON object that names its game; the rest is the game's own.
pub fn check(kind: ListKind, FileCommand::Check { file, pack }: &FileCommand, lang: Lang) -> Result<(), Failure> {
    let text = input::text(file)?;
    let game = game_of(kind, file, &text)?;
    let setup = input::agreed(game, None, pack.data.as_deref())?;
    let report = game.check_list(&setup, &text)?;
    let voice = Voice { speaker: Speaker::of_lists(game, lang) };
    match report.errors.as_slice() {
        [] => output::print(&voice.sound(game, kind, file, &report)),
        [one] => Err(Failure::about(file, voice.remark(one))),
        many => {
            let list = many.iter().map(|one| voice.remark(one)).collect::<Vec<_>>().join("; ");
            let count = Message::new("check-faults").int("count", many.len() as i64);
            Err(Failure::about(file, voice.speaker.say(&count.arg("list", verbatim(&list)))))
        }
    }
}

/// Tells of a list in one language.
struct Voice {
    speaker: Speaker,
}

impl Voice {
    /// What the list comes to.
    fn sound(&self, game: &dyn AnyGame, kind: ListKind, file: &Path, report: &ListReport) -> String {
        let (sound, what) = match kind {
            ListKind::Deck => ("check-sound-deck", "check-cards"),
            ListKind::Army => ("check-sound-army", "check-units"),
        };
        let say = |message: &Message| self.speaker.say(message);
        let list = |messages: &[Message]| messages.iter().map(say).collect::<Vec<_>>().join(", ");
        let file = verbatim(&file.display().to_string());
        let title = say(&Message::new(sound).arg("file", file).arg("game", verbatim(game.info().id)));
        let mut lines = vec![say(&Message::new(what).int("count", report.count))];
        if let Some(points) = report.points {
            lines.push(say(&Message::new("check-points").int("sum", points.sum).int("limit", points.limit)));
        }
        for figures in &report.figures {
            let rows = figures.rows.iter().map(|(key, count)| format!("{} {count}", self.speaker.word(key)));
            let rows = verbatim(&rows.collect::<Vec<_>>().join(", "));
            lines.push(say(&Message::new("check-figures").term("title", figures.title.clone()).arg("rows", rows)));
        }
        if !report.curve.is_empty() {
            let costs = report.curve.iter().enumerate().filter(|(_, count)| **count > 0);
            let cost = |(cost, count): (usize, &u32)| {
                say(&Message::new("check-cost").int("count", *count).int("cost", cost as i64))
            };
            let costs = costs.map(cost).collect::<Vec<_>>().join(", ");
            lines.push(say(&Message::new("check-costs").arg("costs", verbatim(&costs))));
        }
        for need in &report.needs {
            let row = Message::new("check-need").int("have", need.have).int("need", need.need);
            let row = row.arg("about", verbatim(&say(&need.about))).arg("rule", verbatim(&need.rule));
            lines.push(say(&row));
        }
        for (title, powers) in [("check-can", &report.can), ("check-cannot", &report.cannot)] {
            if !powers.is_empty() {
                lines.push(say(&Message::new(title).arg("list", verbatim(&list(powers)))));
            }
        }
        for warning in &report.warnings {
            lines.push(say(&Message::new("check-warning").arg("why", verbatim(&self.remark(warning)))));
        }
        format!("{title}\n{}", lines.iter().map(|line| format!("  {line}\n")).collect::<String>())
    }

    /// A fault with its place and its paragraph. English has a sentence that names what the file says.
    fn remark(&self, one: &Remark) -> String {
        if self.speaker.lang() == Lang::En {
            return one.detail.clone();
        }
        let why = self.speaker.say(&one.message);
        let why = if one.rule.is_empty() { why } else { format!("{} (§{})", why.trim_end_matches('.'), one.rule) };
        let Some(entry) = one.entry else { return why };
        self.speaker.say(&Message::new("check-entry").int("entry", entry as i64 + 1).arg("why", verbatim(&why)))
    }
}

fn name(kind: ListKind) -> &'static str {
    match kind {
        ListKind::Deck => "deck",
        ListKind::Army => "army list",
    }
}

/// The game the list names; where only one has such lists, it need not be named.
fn game_of(kind: ListKind, file: &Path, text: &str) -> Result<&'static dyn AnyGame, Failure> {
    let able: Vec<_> = games().iter().copied().filter(|game| game.lists() == Some(kind)).collect();
    let names: Vec<&str> = able.iter().map(|game| game.info().id).collect();
    let named = serde_json::from_str::<Value>(text).map(|list| list["game"].as_str().map(str::to_owned));
    match (named, able.as_slice()) {
        (Ok(Some(id)), _) => able.into_iter().find(|game| game.info().id == id).ok_or_else(|| {
            let sentence = format!("{id} has no {} to build, expected one of: {}", name(kind), names.join(", "));
            Failure::about(file, sentence)
        }),
        // What is wrong with it the game can say best.
        (_, [only]) => Ok(*only),
        (Ok(None), _) => Err(Failure::about(file, format!("expected \"game\": one of {}", names.join(", ")))),
        (Err(error), _) => Err(Failure::about(file, error)),
    }
}
