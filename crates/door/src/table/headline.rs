//! The one number of some odds that a player compares by, with its subject: a percentage of what?

use crate::answers::{BranchOut, ForecastOut, Headline};
use frente_kernel::{Arg, Message, Tone};

/// Where nothing is hoped for or feared, less likely outcomes than this are not put beside an action: one of many cards that
/// may be drawn is nothing to compare by.
const LIKELY: f64 = 0.1;
/// Things a headline names before it counts the rest.
const NAMED: usize = 2;
/// A fraction of more digits says less than its percentage.
const LARGEST: u64 = 1_000_000_000;

/// The headline of what comes at once. `told` has what each branch consists of, and what each part is to the asking seat.
pub(super) fn of(branches: &[BranchOut], told: &[Vec<(Message, Tone)>]) -> Option<Headline> {
    let all: Vec<Outcome> = branches.iter().zip(told).map(|(branch, told)| Outcome { branch, told }).collect();
    let certain = branches.len() == 1 && branches[0].chance >= 1.0;
    head(&all, certain)
}

/// The headline of an undertaking seen through: how it ends says more than what comes at once. A sure defeat at its end is
/// worth saying.
pub(super) fn of_forecast(forecast: &ForecastOut) -> Option<Headline> {
    let branches = &forecast.spreads.first()?.branches;
    let told: Vec<Vec<(Message, Tone)>> = branches
        .iter()
        .map(|branch| branch.messages.iter().map(|message| (message.clone(), branch.tone)).collect())
        .collect();
    let all: Vec<Outcome> = branches.iter().zip(&told).map(|(branch, told)| Outcome { branch, told }).collect();
    head(&all, false)
}

struct Outcome<'a> {
    branch: &'a BranchOut,
    told: &'a [(Message, Tone)],
}

impl Outcome<'_> {
    /// What makes it what it is: of a good outcome what is good in it, and so on.
    fn messages(&self, tone: Tone) -> Vec<&Message> {
        let own: Vec<&Message> = self.told.iter().filter(|(_, of)| *of == tone).map(|(message, _)| message).collect();
        if own.is_empty() { self.told.iter().map(|(message, _)| message).collect() } else { own }
    }
}

/// The chance of what a player hopes for; where there is nothing to hope for, of what is feared; where nothing is marked, of
/// the likeliest outcome, if it is likely at all.
fn head(all: &[Outcome], certain: bool) -> Option<Headline> {
    let first = all.first()?;
    let of = |tone: Tone| all.iter().filter(move |outcome| outcome.branch.tone == tone);
    let tone = [Tone::Good, Tone::Bad].into_iter().find(|tone| of(*tone).next().is_some()).unwrap_or(Tone::Plain);
    let chosen: Vec<&Outcome> = match tone {
        Tone::Plain if all.len() > 1 && first.branch.chance < LIKELY => return None,
        Tone::Plain => vec![first],
        tone => of(tone).collect(),
    };
    let (subject, at_least, others) = subject(&chosen, tone);
    Some(Headline {
        chance: chosen.iter().map(|outcome| outcome.branch.chance).sum(),
        fraction: sum(&chosen),
        tone,
        certain,
        subject,
        at_least,
        others,
    })
}

/// What the chosen outcomes have in common, perhaps but for a number; else the likeliest of them.
fn subject(chosen: &[&Outcome], tone: Tone) -> (Vec<Message>, bool, u32) {
    let told: Vec<Vec<&Message>> = chosen.iter().map(|outcome| outcome.messages(tone)).collect();
    for candidate in told.first().into_iter().flatten() {
        let alike: Option<Vec<&Message>> =
            told.iter().map(|of_one| of_one.iter().copied().find(|message| message.key == candidate.key)).collect();
        let Some(alike) = alike else { continue };
        if alike.iter().all(|message| message.args == candidate.args) {
            return (vec![(*candidate).clone()], false, 0);
        }
        if let Some(least) = least(&alike) {
            return (vec![least.clone()], true, 0);
        }
    }
    let mut named: Vec<&Message> = Vec::new();
    for message in told.iter().filter_map(|of_one| of_one.first()) {
        if !named.contains(message) {
            named.push(message);
        }
    }
    let others = named.len().saturating_sub(NAMED) as u32;
    (named.into_iter().take(NAMED).cloned().collect(), false, others)
}

/// Of messages that differ in one number alone, the one with the least.
fn least<'a>(alike: &[&'a Message]) -> Option<&'a Message> {
    let first = alike.first()?;
    let place =
        (0..first.args.len()).find(|at| alike.iter().any(|other| other.args.get(*at) != first.args.get(*at)))?;
    let number = |message: &&&Message| match message.args.get(place) {
        Some((_, Arg::Int(number))) => Some(*number),
        _ => None,
    };
    let same = |other: &&Message| {
        other.args.len() == first.args.len()
            && other.args.iter().zip(&first.args).enumerate().all(|(at, (one, two))| at == place || one == two)
    };
    if !alike.iter().all(|message| same(message) && number(&message).is_some()) {
        return None;
    }
    alike.iter().min_by_key(|message| number(message)).copied()
}

/// The sum of the fractions in lowest terms; none where one has none or the numbers grow too large.
fn sum(chosen: &[&Outcome]) -> Option<(u64, u64)> {
    chosen.iter().try_fold((0, 1), |(n, d): (u64, u64), outcome| {
        let (numerator, denominator) = outcome.branch.fraction?;
        let (n, d) = (n.checked_mul(denominator)?.checked_add(numerator.checked_mul(d)?)?, d.checked_mul(denominator)?);
        let (mut a, mut b) = (n, d);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let (n, d) = (n / a.max(1), d / a.max(1));
        (d <= LARGEST).then_some((n, d))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Its chance as a fraction, and what it consists of.
    type Told = (u64, u64, Vec<(Message, Tone)>);

    fn told(key: &'static str, count: i64, tone: Tone) -> Vec<(Message, Tone)> {
        vec![(Message::new(key).int("count", count), tone)]
    }

    fn headline(outcomes: &[Told]) -> Option<Headline> {
        let branch = |(numerator, denominator, told): &Told| BranchOut {
            tone: told.first().map_or(Tone::Plain, |(_, tone)| *tone),
            messages: told.iter().map(|(message, _)| message.clone()).collect(),
            chance: *numerator as f64 / *denominator as f64,
            fraction: Some((*numerator, *denominator)),
        };
        let branches: Vec<BranchOut> = outcomes.iter().map(branch).collect();
        let told: Vec<_> = outcomes.iter().map(|(.., told)| told.clone()).collect();
        of(&branches, &told)
    }

    #[test]
    fn outcomes_that_differ_in_a_number_are_that_many_or_more() {
        let said = headline(&[
            (1, 2, told("casualties", 2, Tone::Good)),
            (1, 3, vec![]),
            (1, 6, told("casualties", 3, Tone::Good)),
        ]);
        let said = said.unwrap();
        assert_eq!((said.fraction, said.tone, said.certain), (Some((2, 3)), Tone::Good, false));
        assert_eq!((said.subject, said.at_least), (vec![Message::new("casualties").int("count", 2)], true));
    }

    #[test]
    fn outcomes_of_different_kinds_are_named_by_their_likelihood() {
        let one = |key| told(key, 1, Tone::Good);
        let said = headline(&[(1, 2, one("a")), (1, 4, one("b")), (1, 8, one("c")), (1, 8, vec![])]).unwrap();
        let keys: Vec<&str> = said.subject.iter().map(|message| &*message.key).collect();
        assert_eq!((keys, said.others, said.fraction), (vec!["a", "b"], 1, Some((7, 8))));
    }

    #[test]
    fn what_is_feared_is_told_where_nothing_is_hoped_for_and_what_is_sure_as_sure() {
        let said = headline(&[(5, 6, vec![]), (1, 6, told("lost", 1, Tone::Bad))]).unwrap();
        assert_eq!((said.fraction, said.tone), (Some((1, 6)), Tone::Bad));
        assert!(headline(&[(1, 1, vec![])]).unwrap().certain);
        assert_eq!(headline(&[]), None);
        let cards: Vec<_> = (0..20).map(|card| (1, 20, told("drawn", card, Tone::Plain))).collect();
        assert_eq!(headline(&cards), None, "one of many cards is nothing to compare by");
    }
}
