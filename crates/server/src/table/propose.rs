//! Proposals: what needs the consent of everybody at the table.
//!
//! Somebody proposes; whoever proposes the same agrees; when every person has, it is done. Any change of the position
//! and any "decline" ends a proposal. Bots never agree, so against bots alone nothing can be proposed.

use super::chair;
use super::ending::Ending;
use super::live::Live;
use crate::app::App;
use crate::ids::UserId;
use crate::refusal::{Reason, Refusal};
pub use frente_catalog::told::{Proposal, ProposalKind as Kind};
use frente_kernel::Seat;

impl Live {
    pub(super) async fn propose(&mut self, app: &App, user: UserId, kind: Kind) -> Result<i64, Refusal> {
        let own: Vec<Seat> = chair::seats_of(&self.header.chairs, user).collect();
        if own.is_empty() {
            return Err(Reason::NotYourSeat.into());
        }
        self.ready()?;
        if kind == Kind::Draw
            && let Some(rule) = self.table.no_draw()
        {
            return Err(Refusal { rule: Some(rule.into()), ..Reason::NoDraw.into() });
        }
        let people = self.header.people();
        let with_bots = self.header.chairs.iter().any(|chair| chair.level().is_some());
        if people.len() < 2 || with_bots && kind == Kind::Draw {
            return Err(Reason::NobodyToAgree.into());
        }
        if kind == Kind::Decline {
            if self.header.proposal.is_none() {
                return Err(Reason::NothingProposed.into());
            }
            return self.note(app, |live| live.header.proposal = None, Vec::new()).await;
        }
        let mut proposal = match self.header.proposal.clone() {
            Some(standing) if standing.kind == kind => standing,
            _ => Proposal {
                kind,
                seats: Vec::new(),
                to: match kind {
                    Kind::Undo => Some(self.last_choice(&own).ok_or(Reason::NothingToUndo)?),
                    _ => None,
                },
            },
        };
        proposal.seats.extend(own.iter().filter(|seat| !proposal.seats.contains(seat)).copied().collect::<Vec<_>>());
        let agrees =
            |person: &UserId| chair::seats_of(&self.header.chairs, *person).any(|seat| proposal.seats.contains(&seat));
        if !people.iter().all(agrees) {
            return self.note(app, |live| live.header.proposal = Some(proposal), Vec::new()).await;
        }
        match proposal.to {
            Some(to) => {
                // What both agree to take back no longer says who plays better.
                let rated = std::mem::replace(&mut self.header.rated, false);
                let renewed = self.renewed;
                let done = self.take_back(app, to).await;
                if done.is_err() && renewed == self.renewed {
                    self.header.rated = rated;
                }
                done
            }
            None => self.end(app, Ending::Draw).await,
        }
    }

    /// The steps before the last choice of one of `seats`.
    fn last_choice(&self, seats: &[Seat]) -> Option<usize> {
        let own = |number: &usize| {
            let step = self.table.step(*number);
            step.and_then(|step| step.seat).is_some_and(|seat| seats.contains(&seat))
        };
        (1..=self.table.steps()).rev().find(own).map(|number| number - 1)
    }
}
