//! What an assistant can do: a name, what it is for, what it takes, and the answer in words.

use super::tables::Table;
use crate::commands::Teller;
use crate::failure::Failure;
use crate::input;
use crate::play::fresh_secret;
use crate::play::session::{Chair, Session};
use frente_catalog::{game, games};
use frente_door::Lang;
use frente_door::rules::search;
use frente_kernel::Seat;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// An answer is no longer, in bytes: an assistant pays for every word.
const LONGEST: usize = 8_000;

/// Tables at a time.
const TABLES: usize = 8;

/// Actions in one gesture.
const GESTURE: usize = 32;

/// What a tool takes: each by name, whether it must be given, its type and what it is.
type Takes = &'static [(&'static str, Must, &'static str, &'static str)];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Must {
    Given,
    May,
}

use Must::{Given, May};

const TABLE: (&str, Must, &str, &str) = ("table", Given, "string", "The table, as `sit` named it");

/// Every tool: its name, what it is for, whether it only reads, and what it takes.
const TOOLS: &[(&str, &str, bool, Takes)] = &[
    ("games", "The games: ids, what they are about, seats, scenarios, options.", true, &[]),
    (
        "rules",
        "The rulebook of a game. `find` gives the paragraphs that have all these words, `paragraph` one of them whole; \
         without either, the list of headings.",
        true,
        &[
            ("game", Given, "string", "The id of the game"),
            ("find", May, "string", "Words to look for"),
            ("paragraph", May, "string", "The id of a paragraph, as sentences cite it: 7.3"),
            ("from", May, "integer", "Go on after that many"),
        ],
    ),
    (
        "sit",
        "Opens a table of a game and sits you down; bots take the other seats. Answers with the table's name.",
        false,
        &[
            ("game", Given, "string", "The id of the game"),
            ("seat", May, "integer", "Your seat, counted from 0; usually 0"),
            (
                "bot",
                May,
                "string",
                "The level of the others: recruit, soldier, sergeant, captain or general; usually soldier",
            ),
            ("setup", May, "object", "Laid over the usual setup, such as {\"scenario\": …}"),
        ],
    ),
    ("tables", "The tables you sit at.", true, &[]),
    ("leave", "Gets up from a table: it is gone.", false, &[TABLE]),
    ("look", "Everything your seat sees, in words, and what is to be done now.", true, &[TABLE]),
    (
        "cards",
        "Your cards, counters and units, each with everything that is printed on it.",
        true,
        &[TABLE, ("from", May, "integer", "Go on after that many bytes")],
    ),
    (
        "offers",
        "What you may choose now: on each line the action in notation, then what it is and its paragraph.",
        true,
        &[
            TABLE,
            ("about", May, "string", "Only what has this text in it"),
            ("from", May, "integer", "Go on after that many"),
        ],
    ),
    (
        "odds",
        "What may come of an action, before you commit.",
        true,
        &[TABLE, ("action", Given, "string", "In notation, as offered")],
    ),
    (
        "why_not",
        "Whether an action may be taken now, and if not, which paragraph forbids it.",
        true,
        &[TABLE, ("action", Given, "string", "In notation")],
    ),
    (
        "act",
        "Takes an action, or several in order up to the first die or another seat's choice. The others move at once; the answer \
         tells what has happened, as far as your seat may know it.",
        false,
        &[
            TABLE,
            ("action", May, "string", "In notation, as offered"),
            ("actions", May, "array", "Instead of one those of a whole gesture, at most 32"),
        ],
    ),
    (
        "record",
        "The match as text, which `frente verify`, `frente review` and the web table read. Of a game that hides things only \
         once it is over.",
        true,
        &[TABLE, ("from", May, "integer", "Go on after that many bytes")],
    ),
];

/// The tools as the protocol lists them.
pub fn list() -> Value {
    let tool = |(name, about, reads, takes): &(&str, &str, bool, Takes)| {
        let property = |(name, _, kind, about): &(&str, Must, &str, &str)| {
            let mut schema = json!({"type": kind, "description": about});
            if *kind == "array" {
                schema["items"] = json!({"type": "string"});
            }
            ((*name).to_owned(), schema)
        };
        let properties: Map<String, Value> = takes.iter().map(property).collect();
        let required: Vec<&str> = takes.iter().filter(|take| take.1 == Given).map(|take| take.0).collect();
        json!({
            "name": name,
            "description": about,
            "inputSchema": {"type": "object", "properties": properties, "required": required, "additionalProperties": false},
            "annotations": {"readOnlyHint": reads, "openWorldHint": false},
        })
    };
    TOOLS.iter().map(tool).collect()
}

/// An assistant and its tables.
pub struct Tools {
    lang: Lang,
    tables: BTreeMap<u32, Table>,
    last: u32,
}

/// What came with a call, checked against what its tool takes.
struct Arguments<'a>(&'a Map<String, Value>);

impl<'a> Arguments<'a> {
    /// Those of a call, each of the type its tool takes, none unknown, none missing.
    fn read(name: &str, takes: Takes, given: &'a Map<String, Value>) -> Result<Arguments<'a>, Failure> {
        for (key, value) in given {
            let Some((_, _, kind, _)) = takes.iter().find(|take| take.0 == key) else {
                let known: Vec<&str> = takes.iter().map(|take| take.0).collect();
                let known = if known.is_empty() { "nothing".to_owned() } else { known.join(", ") };
                return Err(Failure::new(format!("`{name}` takes no \"{key}\": it takes {known}")));
            };
            let fits = match *kind {
                "string" => value.is_string(),
                "integer" => value.is_u64(),
                "array" => value.as_array().is_some_and(|list| list.iter().all(Value::is_string)),
                _ => value.is_object(),
            };
            if !fits {
                let expected = match *kind {
                    "integer" => "a whole number from 0 on",
                    "array" => "a list of texts",
                    "string" => "a text",
                    _ => "an object",
                };
                return Err(Failure::new(format!("`{name}`: \"{key}\" is {value}, expected {expected}")));
            }
        }
        match takes.iter().find(|take| take.1 == Given && !given.contains_key(take.0)) {
            Some((missing, ..)) => Err(Failure::new(format!("`{name}` needs \"{missing}\""))),
            None => Ok(Arguments(given)),
        }
    }

    fn text(&self, key: &str) -> Option<&'a str> {
        self.0.get(key).and_then(Value::as_str)
    }

    /// A text that was asked for, and so is there.
    fn must(&self, key: &str) -> &'a str {
        self.text(key).unwrap_or_default()
    }

    fn from(&self) -> usize {
        self.0.get("from").and_then(Value::as_u64).map_or(0, |from| usize::try_from(from).unwrap_or(usize::MAX))
    }
}

impl Tools {
    /// Nobody sits anywhere yet.
    pub fn new(lang: Lang) -> Tools {
        Tools { lang, tables: BTreeMap::new(), last: 0 }
    }

    /// Does what a tool is for; none where there is no such tool.
    pub fn call(&mut self, name: &str, arguments: &Value) -> Option<Result<String, Failure>> {
        let (name, _, _, takes) = *TOOLS.iter().find(|tool| tool.0 == name)?;
        let none = Map::new();
        let given = match arguments {
            Value::Object(given) => given,
            Value::Null => &none,
            _ => return Some(Err(Failure::new(format!("`{name}`: its arguments are no object")))),
        };
        Some(Arguments::read(name, takes, given).and_then(|given| self.answer(name, &given)))
    }

    fn answer(&mut self, name: &str, given: &Arguments<'_>) -> Result<String, Failure> {
        let (lang, action) = (self.lang, given.must("action"));
        match name {
            "games" => Ok(self.games()),
            "rules" => rules(given, lang),
            "sit" => self.sit(given),
            "tables" => Ok(self.tables.iter().map(|(id, table)| format!("{id}: {}\n", table.line())).collect()),
            "leave" => {
                let id = self.find(given)?;
                self.tables.remove(&id);
                Ok("You have left the table.".to_owned())
            }
            "look" => self.table(given).map(|table| part(&table.look(), 0)),
            "cards" => self.table(given).map(|table| part(&table.cards(), given.from())),
            "offers" => {
                let table = self.table(given)?;
                let about = given.text("about").unwrap_or_default().to_lowercase();
                let lines = table.offers().iter().map(|offer| table.offer(offer)).collect::<Vec<_>>();
                let lines = lines.into_iter().filter(|line| line.to_lowercase().contains(&about));
                Ok(listed(lines.collect(), given.from(), "none of these is offered now"))
            }
            "odds" => self.table(given)?.odds(action),
            "why_not" => self.table(given).map(|table| table.why_not(action)),
            "act" => {
                let one = given.text("action").map(str::to_owned);
                let several = given.0.get("actions").and_then(Value::as_array).into_iter().flatten();
                let several: Vec<String> = several.filter_map(Value::as_str).map(str::to_owned).collect();
                let actions = match (one, several.len()) {
                    (Some(action), 0) => vec![action],
                    (None, 1..=GESTURE) => several,
                    _ => return Err(Failure::new("`act` needs either \"action\" or \"actions\", at most 32 of them")),
                };
                let id = self.find(given)?;
                let table = self.tables.get_mut(&id).expect("it was found");
                table.act(&actions).map(|news| part(&news, 0))
            }
            "record" => self.table(given)?.record().map(|record| part(&record, given.from())),
            _ => unreachable!("every tool is answered"),
        }
    }

    fn games(&self) -> String {
        let about = |game: &&dyn frente_door::AnyGame| {
            let info = game.info();
            let mut out = format!("{}: {}\n  {}\n", info.id, game.titles().get(self.lang), game.blurb().get(self.lang));
            out += &format!("  seats {} to {}, scenarios: {}\n", info.seats.0, info.seats.1, info.scenarios.join(", "));
            for option in info.options {
                let values: Vec<String> = option.values.iter().map(ToString::to_string).collect();
                let usual = &option.default;
                out +=
                    &format!("  option {}: {}, usually {usual}  [§{}]\n", option.id, values.join(" or "), option.rule);
            }
            out
        };
        games().iter().map(about).collect()
    }

    fn sit(&mut self, given: &Arguments<'_>) -> Result<String, Failure> {
        if self.tables.len() >= TABLES {
            return Err(Failure::new(format!("you sit at {TABLES} tables already: leave one")));
        }
        let game = game(given.must("game"))?;
        let setup = given.0.get("setup").cloned().unwrap_or_else(|| json!({}));
        let table = input::open(game, &setup, None)?;
        let seats = table.seats();
        let seat = given.0.get("seat").and_then(Value::as_u64).unwrap_or(0);
        let Some(seat) = u8::try_from(seat).ok().filter(|seat| *seat < seats) else {
            return Err(Failure::new(format!(
                "there is no seat {seat}: under this setup seats are 0 to {}",
                seats - 1
            )));
        };
        let bot = given.text("bot").unwrap_or("soldier");
        if !frente_search::Level::ALL.into_iter().any(|level| level.name() == bot) {
            let levels = frente_search::Level::ALL.map(frente_search::Level::name).join(", ");
            return Err(Failure::new(format!("there is no bot \"{bot}\": expected one of {levels}")));
        }
        let chair = |other| if other == seat { Chair::Person } else { Chair::Bot(bot.to_owned()) };
        let session = Session::new(table, (0..seats).map(chair).collect(), fresh_secret()?);
        let mut table = Table::new(session, Seat(seat), game, Teller::new(game, self.lang))?;
        let news = table.news();
        self.last += 1;
        self.tables.insert(self.last, table);
        Ok(part(&format!("You sit at table {}, seat {seat}.\n{news}", self.last), 0))
    }

    fn find(&self, given: &Arguments<'_>) -> Result<u32, Failure> {
        let name = given.must("table");
        let found = name.parse().ok().filter(|id| self.tables.contains_key(id));
        found.ok_or_else(|| {
            Failure::new(format!("you sit at no table \"{name}\": `tables` lists them, `sit` opens one"))
        })
    }

    fn table(&self, given: &Arguments<'_>) -> Result<&Table, Failure> {
        self.find(given).map(|id| &self.tables[&id])
    }
}

fn rules(given: &Arguments<'_>, lang: Lang) -> Result<String, Failure> {
    let game = game(given.must("game"))?;
    let rows = game.rules();
    if let Some(id) = given.text("paragraph") {
        let id = id.trim_start_matches('§');
        let found = rows.iter().find(|row| row.id == id).ok_or_else(|| {
            Failure::new(format!(
                "there is no paragraph §{id} in the rules of {}: `find` looks for words",
                game.info().id
            ))
        })?;
        return Ok(part(&format!("§{id} {}\n{}", found.title.get(lang), found.text.get(lang)), 0));
    }
    let words = given.text("find").unwrap_or_default();
    let found = search(&rows, words, lang);
    let line = |row: &&frente_door::rules::RuleRow| match words.is_empty() {
        true => format!("§{} {}", row.id, row.title.get(lang)),
        false => format!("§{} {}: {}", row.id, row.title.get(lang), row.text.get(lang).replace('\n', " ")),
    };
    Ok(listed(found.iter().map(line).collect(), given.from(), "no paragraph has all these words"))
}

/// As many lines as go into one answer, from one on; and how to go on.
fn listed(lines: Vec<String>, from: usize, none: &str) -> String {
    let count = lines.len();
    if count == 0 {
        return none.to_owned();
    }
    let mut out = String::new();
    for (at, line) in lines.into_iter().enumerate().skip(from) {
        if at > from && out.len() + line.len() > LONGEST {
            return format!("{out}… {} more: go on with \"from\": {at}", count - at);
        }
        out += &part(&line, 0);
        out.push('\n');
    }
    out
}

/// As much of a text as goes into one answer, from a byte on; and how to go on.
fn part(text: &str, from: usize) -> String {
    let rest = &text[text.ceil_char_boundary(from.min(text.len()))..];
    if rest.len() <= LONGEST {
        return rest.to_owned();
    }
    let end = rest.floor_char_boundary(LONGEST);
    format!(
        "{}\n… {} more bytes: go on with \"from\": {}",
        &rest[..end],
        rest.len() - end,
        text.len() - rest.len() + end
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use frente_door::AnyMatch;
    use frente_kernel::{Secret, Viewer};

    fn ask(tools: &mut Tools, name: &str, arguments: Value) -> String {
        match tools.call(name, &arguments).unwrap_or_else(|| panic!("no tool {name}")) {
            Ok(text) => text,
            Err(failure) => format!("refused: {failure}"),
        }
    }

    /// Two positions of a game that differ, and that seat 0 cannot tell apart: the first die or card that somebody else alone
    /// is shown comes out differently.
    fn twins(id: &str) -> Option<[Box<dyn AnyMatch>; 2]> {
        (0..20).find_map(|round| twins_of(id, round))
    }

    /// The same along one way of playing.
    fn twins_of(id: &str, round: usize) -> Option<[Box<dyn AnyMatch>; 2]> {
        let game = game(id).expect("a game");
        let mut table = game.open(&json!({})).expect("the usual setup");
        let seen = |table: &dyn AnyMatch| {
            (table.view_text(Viewer::Seat(Seat(0))).to_string(), table.prompt(Viewer::Seat(Seat(0))))
        };
        for step in 0..400 {
            let chances = table.chances();
            if let Some((first, _)) = chances.first() {
                let after = |chance: &str| {
                    let mut copy = table.fork();
                    copy.chance(chance).expect("it may come");
                    copy
                };
                let one = after(first);
                for (other, _) in &chances[1..] {
                    let other = after(other);
                    if one.node().deciding().is_some() && seen(&*one) == seen(&*other) && one.state() != other.state() {
                        return Some([one, other]);
                    }
                }
                table = one;
            } else {
                let seat = table.node().deciding()?;
                let offers = table.offers(seat);
                let action = offers[(round * 31 + step * 7) % offers.len()].action.clone();
                table.act(seat, &action).expect("it was offered");
            }
        }
        None
    }

    #[test]
    fn what_a_seat_cannot_know_is_in_no_answer() {
        for id in ["guerra1936", "pasaran", "tactics2gm"] {
            let twins = twins(id).unwrap_or_else(|| panic!("{id} hides nothing from seat 0"));
            let game = game(id).expect("a game");
            // As if a person sat at every seat, so that nobody goes on with either of them.
            let mut tools = twins.map(|table| {
                let chairs = (0..table.seats()).map(|_| Chair::Person).collect();
                let session = Session::new(table, chairs, Secret([7; 32]));
                let mut tools = Tools::new(Lang::En);
                let table = Table::new(session, Seat(0), game, Teller::new(game, Lang::En)).expect("a table");
                tools.tables.insert(1, table);
                tools
            });
            let offered = tools[0].tables[&1].offers();
            let mut asked: Vec<(&str, Value)> = ["look", "cards", "offers", "record", "tables"]
                .into_iter()
                .map(|name| (name, if name == "tables" { json!({}) } else { json!({"table": "1"}) }))
                .collect();
            for action in offered.iter().take(5).map(|offer| offer.action.as_str()).chain(["nonsense", "pass"]) {
                asked.push(("odds", json!({"table": "1", "action": action})));
                asked.push(("why_not", json!({"table": "1", "action": action})));
            }
            asked.push(("act", json!({"table": "1", "action": "nonsense"})));
            for (name, arguments) in asked {
                let [one, other] = tools.each_mut().map(|tools| ask(tools, name, arguments.clone()));
                assert_eq!(one, other, "{id}: {name} {arguments}");
            }
        }
    }

    #[test]
    fn every_tool_is_answered_and_what_it_takes_is_checked() {
        let mut tools = Tools::new(Lang::En);
        for (name, about, _, takes) in TOOLS {
            assert!(about.ends_with('.'), "{name}");
            let said = ask(&mut tools, name, json!({"nothing": 1}));
            assert!(said.contains("takes no \"nothing\""), "{name}: {said}");
            if let Some((must, ..)) = takes.iter().find(|take| take.1 == Given) {
                assert!(ask(&mut tools, name, json!({})).contains(&format!("needs \"{must}\"")), "{name}");
                assert!(ask(&mut tools, name, json!({*must: 7})).contains("expected a text"), "{name}");
            }
        }
        for (wrong, why) in [
            (json!({"game": "chess"}), "chess"),
            (json!({"game": "amanecer", "seat": 1}), "there is no seat 1"),
            (json!({"game": "amanecer", "seat": -1}), "expected a whole number"),
            (json!({"game": "amanecer", "bot": "hal"}), "expected one of recruit"),
            (json!({"game": "amanecer", "setup": {"nonsense": 1}}), "nonsense"),
        ] {
            let said = ask(&mut tools, "sit", wrong);
            assert!(said.starts_with("refused: ") && said.contains(why), "{said}");
        }
        assert!(ask(&mut tools, "look", json!({"table": "9"})).contains("no table \"9\""));
    }

    #[test]
    fn long_answers_come_in_parts_that_fit_together() {
        let lines: Vec<String> = (0..2_000).map(|n| format!("line {n} of many")).collect();
        let (mut from, mut all) = (0, String::new());
        loop {
            let said = listed(lines.clone(), from, "none");
            let Some((part, more)) = said.split_once("… ") else { break all += &said };
            assert!(said.len() < LONGEST + 100);
            all += part;
            from = more.rsplit(' ').next().and_then(|n| n.parse().ok()).expect("a number");
        }
        assert_eq!(all.lines().collect::<Vec<_>>(), lines);
        let text = "ñandú ".repeat(5_000);
        let first = part(&text, 0);
        let (head, more) = first.split_once("\n… ").expect("more");
        let next: usize = more.rsplit(' ').next().and_then(|n| n.parse().ok()).expect("a number");
        assert_eq!(&text[..next], head);
        assert!(part(&text, next).starts_with(text[next..].get(..5).expect("a boundary")));
        assert_eq!(part(&text, usize::MAX), "");
    }

    #[test]
    fn a_match_is_played_to_its_end_and_its_record_verifies() {
        let mut tools = Tools::new(Lang::En);
        assert!(ask(&mut tools, "sit", json!({"game": "amanecer"})).starts_with("You sit at table 1, seat 0."));
        let table = json!({"table": "1"});
        for _ in 0..2_000 {
            let offers = ask(&mut tools, "offers", table.clone());
            let Some((action, _)) = offers.lines().next().and_then(|line| line.split_once("  —  ")) else { break };
            let said = ask(&mut tools, "act", json!({"table": "1", "action": action}));
            assert!(!said.starts_with("refused"), "{action}: {said}");
        }
        assert!(ask(&mut tools, "look", table.clone()).contains("The match is over"));
        let record = tools.tables[&1].record().unwrap_or_else(|failure| panic!("{failure}"));
        let record = frente_kernel::Record::parse(&record).expect("a record");
        game("amanecer").expect("a game").verify(&record).expect("it verifies");
        assert!(ask(&mut tools, "leave", table.clone()).contains("left"));
        assert!(ask(&mut tools, "look", table).contains("no table"));
    }
}
