//! A guest who signs in turns out to be somebody: his matches go over to the account.

use super::chair::{Chair, Sitter};
use super::live::Live;
use crate::app::App;
use crate::guard::session::Person;
use crate::ids::UserId;
use crate::refusal::{Reason, Refusal};
use crate::store::Op;

/// How often a match that another process changes meanwhile is tried again.
const TRIES: u32 = 5;

/// Gives every match of `guest` to `person`, but for those where both sit: there they stay two.
pub async fn adopt(app: &App, guest: UserId, person: &Person) -> Result<(), Refusal> {
    let tables = app.store.tables_of(guest).await.map_err(|_| Reason::Storage)?;
    for id in tables {
        // Whatever else writes to the match must see that it has moved on.
        let moved = Op::Run("UPDATE matches SET seq = seq + 1 WHERE id = $1", vec![id.into()]);
        let seats = Op::Run(
            "UPDATE seats SET user_id = $3 WHERE match_id = $1 AND user_id = $2",
            vec![id.into(), guest.into(), person.id.into()],
        );
        let creator = Op::Run(
            "UPDATE matches SET creator = $3 WHERE id = $1 AND creator = $2",
            vec![id.into(), guest.into(), person.id.into()],
        );
        let results = Op::Run(
            "UPDATE results SET user_id = $3 WHERE match_id = $1 AND user_id = $2",
            vec![id.into(), guest.into(), person.id.into()],
        );
        let opponent = Op::Run(
            "UPDATE results SET opponent = $3 WHERE match_id = $1 AND opponent = $2",
            vec![id.into(), guest.into(), person.id.into()],
        );
        let Ok(mut live) = app.hall.table(app, id).await else {
            // Played by rules we no longer know: nobody is at it.
            app.store.commit(vec![moved, seats, creator, results, opponent]).await.map_err(|_| Reason::Storage)?;
            continue;
        };
        for _ in 0..TRIES {
            if live.header.seats_user(person.id) {
                break;
            }
            let renewed = live.renewed;
            let ops = vec![seats.clone(), creator.clone(), results.clone(), opponent.clone()];
            match live.note(app, |live| live.hand_over(guest, person), ops).await {
                Ok(_) => {
                    // Sockets of the guest are of nobody now: they end, and come back as the person.
                    live.listeners.retain(|listener| listener.user != Some(guest));
                    break;
                }
                // Another process was faster.
                Err(_) if live.renewed != renewed => {}
                Err(refusal) => return Err(refusal),
            }
        }
    }
    Ok(())
}

impl Live {
    fn hand_over(&mut self, guest: UserId, person: &Person) {
        let owned = |chair: &&mut Chair| chair.user() == Some(guest);
        for chair in self.header.chairs.iter_mut().filter(owned) {
            chair.sitter = match chair.sitter {
                Sitter::Local(_) => Sitter::Local(person.id),
                _ => Sitter::Human(person.id),
            };
            chair.name.clone_from(&person.name);
        }
        if self.header.creator == guest {
            self.header.creator = person.id;
        }
    }
}
