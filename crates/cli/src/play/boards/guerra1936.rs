//! *1936 Guerra Civil*: both sides with their tracks and cards, the objectives between them, and the combat.

use super::{ACCENT, Board, Card, DANGER, QUIET, Room, capital, labelled, listed, noun, say, text, wrapped};
use frente_catalog::games::guerra1936::Entry;
use frente_door::{Lang, Speaker};
use frente_guerra1936::narrate::{AbilityText, Line as Sentence};
use frente_guerra1936::sheet::{CardSheet, ObjectiveSheet};
use frente_guerra1936::view::{CardView, GroupView, HandView, PlayerView};
use frente_guerra1936::{Board as Kind, CardNo, Piece, Player, Side};
use frente_kernel::Text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Stylize;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Widget, Wrap};

/// Moral from which a side is in danger.
const LOW_MORAL: u8 = 5;
/// Letters it takes at least.
const WIDTH: u16 = 78;

type Table = super::Table<Entry>;

impl Board for Table {
    fn room(&self, speaker: &Speaker) -> Room {
        let width = usize::from(WIDTH - 2);
        let rows: usize = self.lines(speaker).iter().map(|line| wrapped(&line.to_string(), width).len()).sum();
        Room { columns: WIDTH, rows: rows as u16 + 2, least: 12, shrinks: false }
    }

    fn draw(&self, speaker: &Speaker, area: Rect, buf: &mut Buffer) {
        let lines = self.lines(speaker);
        let turn = say(speaker, "screen-turn", &[("turn", i64::from(self.view.turn))]);
        let block = Block::bordered().title(format!(" {turn} · {} ", self.side(self.view.active.side(), speaker)));
        Paragraph::new(lines).block(block).wrap(Wrap { trim: false }).render(area, buf);
    }

    fn brief(&self, speaker: &Speaker) -> Vec<Line<'static>> {
        self.sides().map(|side| self.tracks(side, speaker)).to_vec()
    }

    fn told(&self, speaker: &Speaker) -> Vec<String> {
        let turn = say(speaker, "screen-turn", &[("turn", i64::from(self.view.turn))]);
        let mut lines = vec![labelled(speaker, &turn, self.side(self.view.active.side(), speaker))];
        for side in self.sides() {
            lines.push(self.tracks(side, speaker).to_string());
            for (player, own) in self.players(side) {
                lines.extend(self.player(player, own, speaker).iter().map(ToString::to_string));
                let limbo = listed(own.limbo.iter().map(|card| self.name(*card, speaker)), ", ");
                lines.push(format!("  {}", labelled(speaker, &speaker.word("table-limbo"), limbo)));
            }
            let won = listed(self.view.sides[side].won.iter().map(|card| self.name(*card, speaker)), ", ");
            lines.push(format!("  {}", labelled(speaker, &speaker.word("table-won"), won)));
        }
        for defender in self.sides() {
            let military = self.military(defender, speaker).into_iter();
            lines.extend(military.chain(self.political(defender, speaker)).map(|line| line.to_string()));
        }
        lines.extend(self.combat(speaker));
        lines
    }

    fn cards(&self, speaker: &Speaker) -> Vec<Card> {
        let own = self.view.players.iter().flat_map(|player| match &player.hand {
            HandView::Cards(cards) => cards.clone(),
            HandView::Count { shown, .. } => shown.clone(),
        });
        let fields = self.view.military.values().iter().flatten().map(|field| field.objective);
        let rings = self.view.political.values().iter().flatten().map(|ring| ring.objective);
        let in_play = self.view.players.iter().flat_map(|player| {
            let rear = player.rearguard.iter().chain(player.mobilised.values().iter().flatten());
            rear.chain(&player.limbo).copied()
        });
        let first: Vec<CardNo> = own.chain(fields).chain(rings).chain(in_play).collect();
        let rest = self.sheet.cards.iter().map(|card| card.number);
        let rest = rest.chain(self.sheet.objectives.iter().map(|objective| objective.number));
        let rest: Vec<CardNo> = rest.filter(|number| !first.contains(number)).collect();
        first.into_iter().chain(rest).filter_map(|number| self.printed(number, speaker)).collect()
    }
}

impl Table {
    /// The side of who looks comes last, next to the offers.
    fn sides(&self) -> [Side; 2] {
        match self.view.viewer.map(Player::side) {
            Some(Side::National) => [Side::Republic, Side::National],
            _ => [Side::National, Side::Republic],
        }
    }

    fn side(&self, side: Side, speaker: &Speaker) -> String {
        noun(speaker, "side", side).to_uppercase()
    }

    /// Both sides, the objectives and the combat.
    fn lines(&self, speaker: &Speaker) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        for side in self.sides() {
            lines.push(self.tracks(side, speaker));
            for (player, own) in self.players(side) {
                lines.extend(self.player(player, own, speaker));
            }
        }
        for defender in self.sides() {
            lines.extend(self.military(defender, speaker));
            lines.extend(self.political(defender, speaker));
        }
        lines.extend(self.combat(speaker).into_iter().map(|line| Line::from(line).fg(ACCENT)));
        lines
    }

    fn card(&self, number: CardNo) -> Option<&CardSheet> {
        self.sheet.cards.iter().find(|card| card.number == number)
    }

    fn objective(&self, number: CardNo) -> Option<&ObjectiveSheet> {
        self.sheet.objectives.iter().find(|objective| objective.number == number)
    }

    fn title(&self, number: CardNo) -> Option<&'static Text> {
        let card = self.card(number).map(|card| card.name);
        card.or_else(|| self.objective(number).map(|objective| objective.name))
    }

    fn name(&self, number: CardNo, speaker: &Speaker) -> String {
        self.title(number).map_or_else(|| number.to_string(), |name| text(name, speaker).to_owned())
    }

    /// What holds for a card in play this turn.
    fn now(&self, number: CardNo) -> Option<&CardView> {
        self.view.cards.iter().find(|card| card.card == number)
    }

    /// A card in few words: its name, an army with its force now, a commander with bonus and command, a sign once used.
    fn short(&self, number: CardNo, speaker: &Speaker) -> String {
        let mut out = self.name(number, speaker);
        let (card, now) = (self.card(number), self.now(number));
        let force = now.and_then(|now| now.force).or(card.and_then(|card| card.force.map(u16::from)));
        if let Some(force) = force {
            out += &format!(" {force}");
        } else if let Some([bonus, command]) = card.and_then(|card| card.military) {
            out += &format!(" +{bonus}×{command}");
        }
        if now.is_some_and(|now| now.spent || now.used[0]) { out + "·" } else { out }
    }

    fn names(&self, numbers: &[CardNo], speaker: &Speaker) -> String {
        listed(numbers.iter().map(|number| self.short(*number, speaker)), ", ")
    }

    /// The players of a side.
    fn players(&self, side: Side) -> impl Iterator<Item = (Player, &PlayerView)> {
        let all = (0..).map(Player).zip(&self.view.players);
        all.filter(move |(player, _)| player.side() == side)
    }

    fn tracks(&self, side: Side, speaker: &Speaker) -> Line<'static> {
        let own = &self.view.sides[side];
        let counts =
            [("economy", own.economy), ("moral", own.moral), ("military", own.military), ("political", own.political)];
        let said = say(speaker, "screen-tracks", &counts.map(|(name, count)| (name, i64::from(count))));
        let mut spans = vec![Span::from(format!("{} ", self.side(side, speaker))).bold()];
        spans.push(if own.moral <= LOW_MORAL { Span::from(said).fg(DANGER) } else { Span::from(said) });
        if let Some(leader) = &own.leader {
            let faction = noun(speaker, "faction", leader.faction);
            let who = leader.card.map_or(faction, |card| self.name(card, speaker));
            spans.push(Span::from(format!(" ★ {who}")).fg(ACCENT));
        }
        Line::from(spans)
    }

    fn player(&self, player: Player, own: &PlayerView, speaker: &Speaker) -> [Line<'static>; 2] {
        let sign = if self.view.players.len() > 2 { format!("{} ", player.0 + 1) } else { String::new() };
        let (count, known) = match &own.hand {
            HandView::Cards(cards) => (cards.len() as i64, cards),
            HandView::Count { cards, shown } => (i64::from(*cards), shown),
        };
        let piles = [("hand", count), ("reserve", i64::from(own.reserve)), ("limbo", own.limbo.len() as i64)];
        [
            Line::from(vec![
                Span::from(format!("  {sign}{} ", say(speaker, "screen-stock", &piles))).fg(QUIET),
                Span::from(self.names(known, speaker)),
            ]),
            Line::from(vec![
                Span::from(format!("  {sign}{} ", speaker.word("screen-rearguard"))).fg(QUIET),
                Span::from(self.names(&own.rearguard, speaker)),
            ]),
        ]
    }

    /// Who stands at a military objective, and how it holds.
    fn military(&self, defender: Side, speaker: &Speaker) -> Vec<Line<'static>> {
        let Some(field) = &self.view.military[defender] else { return Vec::new() };
        let Some(objective) = self.objective(field.objective) else { return Vec::new() };
        let of = objective.resistance.map_or(0, |[points, _]| points);
        let held = [("resistance", field.resistance), ("of", of), ("turns", field.turns)];
        let held = say(speaker, "screen-field", &held.map(|(name, count)| (name, i64::from(count))));
        let mut lines = vec![Line::from(vec![
            Span::from(format!("⚔ {} ", text(objective.name, speaker))).bold(),
            Span::from(format!("{held} · {} ", self.side(defender, speaker))),
            Span::from(points(objective)).fg(ACCENT),
        ])];
        for side in self.sides() {
            let here = self.players(side).flat_map(|(_, own)| own.mobilised[defender].iter().copied());
            let here: Vec<CardNo> = here.collect();
            if !here.is_empty() {
                let names = self.names(&here, speaker);
                lines.push(Line::from(format!("    {}", labelled(speaker, &self.side(side, speaker), names))));
            }
        }
        lines
    }

    /// How far the ring of a political objective stands, and for whom.
    fn political(&self, defender: Side, speaker: &Speaker) -> Vec<Line<'static>> {
        let Some(ring) = &self.view.political[defender] else { return Vec::new() };
        let Some(objective) = self.objective(ring.objective) else { return Vec::new() };
        let of = objective.diplomacy.unwrap_or(0);
        let steps = [("steps", i64::from(ring.at.abs())), ("of", i64::from(of))];
        let toward = match ring.at {
            0 => String::new(),
            at => format!(" → {}", self.side(if at > 0 { Side::Republic } else { Side::National }, speaker)),
        };
        let locked = ring.locked.map_or(String::new(), |_| format!(" · {}", speaker.word("table-locked")));
        vec![Line::from(vec![
            Span::from(format!("⚖ {} ", text(objective.name, speaker))).bold(),
            Span::from(format!("{}{toward}{locked} ", say(speaker, "screen-ring", &steps))),
            Span::from(points(objective)).fg(ACCENT),
        ])]
    }

    /// The groups of the combat, and what they would do to each other.
    fn combat(&self, speaker: &Speaker) -> Vec<String> {
        let armies = |group: &GroupView, side: Side| {
            let there = self.view.cards.iter().filter(|card| card.group == group.group && card.force.is_some());
            let of_side = there.filter(|card| self.card(card.card).is_some_and(|printed| printed.side == side));
            listed(of_side.map(|card| self.short(card.card, speaker)), ", ")
        };
        let active = self.view.active.side();
        let told = self.view.groups.iter().map(|group| {
            let [attack, defence] = group.force;
            let title = format!("{} {}", speaker.word("table-group"), group.group);
            let against = speaker.word("table-against");
            let said =
                format!("{attack} ({}) {against} {defence} ({})", armies(group, active), armies(group, active.foe()));
            labelled(speaker, &title, said)
        });
        told.collect()
    }

    fn printed(&self, number: CardNo, speaker: &Speaker) -> Option<Card> {
        if let Some(objective) = self.objective(number) {
            return Some(objective_card(objective, speaker));
        }
        let card = self.card(number)?;
        let label = |key: &str| speaker.word(&format!("table-{key}"));
        let price = self.view.players.iter().flat_map(|player| &player.prices).find(|(of, _)| *of == number);
        let mut cost = labelled(speaker, &label("cost"), card.cost);
        if let Some((_, now)) = price {
            cost += &format!(" ({} {now})", label("cost-now"));
        }
        let mut worth = vec![cost];
        if let Some(force) = card.force {
            worth.push(labelled(speaker, &label("force"), force));
        }
        if let Some([bonus, command]) = card.military {
            worth.push(labelled(speaker, &label("bonus"), format!("+{bonus}")));
            worth.push(labelled(speaker, &label("command"), command));
        }
        if let Some(mobilisation) = card.mobilisation {
            worth.push(labelled(speaker, &label("mobilisation"), mobilisation));
        }
        let worth = worth.join(" · ");
        let mut who = vec![capital(&noun(speaker, "side", card.side)), label(card.kind)];
        who.extend(card.class.as_deref().map(|class| speaker.word(class)));
        who.extend(card.factions.iter().map(|faction| noun(speaker, "faction", faction)));
        who.extend(card.leadership.then(|| label("leadership")));
        who.extend(card.sympathy.map(|faction| format!("{} {}", label("sympathy"), noun(speaker, "faction", faction))));
        let mut all = vec![who.join(" · "), worth.clone()];
        all.extend(card.skills.iter().map(|(skill, cost)| {
            let cost = if *cost > 0 { format!(" {cost}") } else { String::new() };
            format!("{}{cost}", noun(speaker, "skill", skill))
        }));
        all.extend(card.text.iter().map(|ability| told_ability(ability, speaker)));
        all.extend(self.now(number).map(|now| state(now, speaker)).filter(|said| !said.is_empty()));
        closing(&mut all, card.fact, card.reconstructed, speaker);
        Some(Card {
            piece: Piece::Card(number).to_string(),
            title: format!("Nº {number} · {}", text(card.name, speaker)),
            brief: worth,
            text: all,
        })
    }
}

fn objective_card(objective: &ObjectiveSheet, speaker: &Speaker) -> Card {
    let label = |key: &str| speaker.word(&format!("table-{key}"));
    let (kind, needs) = match objective.board {
        Kind::Military => ("objective-military", "activation-military"),
        Kind::Political => ("objective-political", "activation-political"),
    };
    let mut worth = vec![points(objective)];
    if let Some([resistance, turns]) = objective.resistance {
        worth.push(labelled(speaker, &label("resistance"), resistance));
        worth.push(labelled(speaker, &label("turns"), turns));
    }
    worth.extend(objective.diplomacy.map(|steps| labelled(speaker, &label("diplomacy"), steps)));
    let worth = worth.join(" · ");
    let defended = format!("{} {}", label("defends"), noun(speaker, "side", objective.defender));
    let activation = Side::ALL.into_iter().zip(objective.activation);
    let activation = activation.map(|(side, count)| format!("{} {count}", noun(speaker, "side", side)));
    let activation =
        format!("{} ({})", label("activation"), label(needs)) + &labelled(speaker, "", listed(activation, ", "));
    let mut all = vec![format!("{} · {defended}", label(kind)), worth.clone(), activation];
    all.extend(objective.text.iter().map(|ability| told_ability(ability, speaker)));
    closing(&mut all, objective.fact, objective.reconstructed, speaker);
    Card {
        piece: Piece::Objective(objective.number).to_string(),
        title: format!("Nº {} · {}", objective.number, text(objective.name, speaker)),
        brief: worth,
        text: all,
    }
}

/// The fact at the foot of a card, and whether it is ours.
fn closing(all: &mut Vec<String>, fact: &Text, reconstructed: bool, speaker: &Speaker) {
    all.extend([String::new(), text(fact, speaker).to_owned()]);
    if reconstructed {
        all.push(format!("({})", speaker.word("table-reconstructed-why")));
    }
}

/// What has become of a card this turn.
fn state(now: &CardView, speaker: &Speaker) -> String {
    let marks = [
        (now.spent, "spent"),
        (now.used[0], "intervened"),
        (now.blocked, "blocked"),
        (now.extra > 0, "extra"),
        (now.shielded[0], "shielded"),
        (now.shielded[1], "withstood"),
    ];
    let said = marks.iter().filter(|(holds, _)| *holds).map(|(_, key)| speaker.word(&format!("table-{key}")));
    said.collect::<Vec<_>>().join(" · ")
}

/// When (conditions): [what must be done] what is done.
fn told_ability(ability: &AbilityText, speaker: &Speaker) -> String {
    let semicolon = if speaker.lang() == Lang::Fr { "\u{a0}; " } else { "; " };
    let sentence = |line: &Sentence| {
        let words: Vec<String> = line.messages().map(|message| speaker.say(message)).collect();
        words.join(" ")
    };
    let sentences = |lines: &[Sentence]| lines.iter().map(sentence).collect::<Vec<_>>().join(semicolon);
    let mut when = speaker.say(&ability.when);
    if !ability.conditions.is_empty() {
        when += &format!(" ({})", sentences(&ability.conditions));
    }
    let must =
        if ability.mandatory.is_empty() { String::new() } else { format!("[{}] ", sentences(&ability.mandatory)) };
    labelled(speaker, &when, must + &sentences(&ability.effects))
}

/// What an objective is worth: military and political points.
fn points(objective: &ObjectiveSheet) -> String {
    let parts = [(objective.military_points, "⚔"), (objective.political_points, "⚖")];
    let parts = parts.iter().filter(|(points, _)| *points > 0).map(|(points, sign)| format!("{points}{sign}"));
    parts.collect::<Vec<_>>().join(" ")
}
