//! What an operator does to accounts, beside a running server: each order is one transaction with a line in the log, and
//! every process heeds it within seconds.

use crate::app::{App, until};
use crate::config::Config;
use crate::guard::{password, session};
use crate::ids::{Token, UserId};
use crate::store::{Account, BOT, OpenError, Order, Store, StoreError};
use std::time::Duration;

/// How often the log is read.
const ROUND: Duration = Duration::from_secs(2);

/// Heeds what operators order, until the server closes.
pub async fn follow(app: App) {
    let mut closing = app.closing();
    let mut tick = tokio::time::interval(ROUND);
    let mut last = app.store.last_order().await.ok();
    loop {
        tokio::select! {
            _ = tick.tick() => {}
            () = until(&mut closing) => return,
        }
        // Where the log could not be read at the start, nothing before now concerns anybody's memory.
        let Some(from) = last else {
            last = app.store.last_order().await.ok();
            continue;
        };
        for order in app.store.orders_after(from).await.unwrap_or_default() {
            last = Some(order.number);
            tracing::info!(number = order.number, what = order.what, user = %order.user, "an order is heeded");
            heed(&app, order.user).await;
        }
    }
}

/// Something about `user` has changed: nothing is believed about them any more, their sockets look whether they may stay,
/// and tables they sit at are read again.
pub async fn heed(app: &App, user: UserId) {
    session::ended_of(app, user);
    for room in app.hall.present() {
        let mut live = room.lock_untouched().await;
        let concerned = live.header.creator == user
            || live.header.seats_user(user)
            || live.chat.iter().any(|line| line.user == user);
        if concerned && !live.lost {
            live.renew(app).await;
            app.follow_up(&room, &mut live);
        }
    }
}

/// What an operator orders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// May not chat.
    Mute,
    /// May chat again.
    Unmute,
    /// May not come in; every session ends.
    Ban,
    /// May come in again.
    Unban,
    /// Has another name from now on.
    Rename(String),
    /// The account is forgotten; what it played stays.
    Remove,
    /// Gets a ticket for a new password.
    Reset,
}

/// Why an order was not carried out: one sentence.
#[derive(Debug, thiserror::Error)]
pub enum OrderError {
    /// The database could not be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Or not be written.
    #[error("the database did not take it: {0}")]
    Store(#[from] StoreError),
    /// Nobody is called that.
    #[error("nobody is called \"{0}\": an account's name, a guest's name or an id was expected")]
    Nobody(String),
    /// Several guests are.
    #[error("several guests are called \"{name}\": name one by its id ({ids})")]
    Several {
        /// What was asked for.
        name: String,
        /// The ids of those who are called so.
        ids: String,
    },
    /// A name that cannot be had.
    #[error("the name \"{0}\" cannot be had: {1}")]
    Name(String, String),
    /// Nobody signs in to the account of a bot.
    #[error("\"{0}\" is a bot: it has no password, its owner makes tokens for it")]
    Bot(String),
    /// Guests have no password and no name of their own.
    #[error("\"{0}\" is a guest and has neither password nor a name of their own")]
    Guest(String),
}

/// Whom `word` names.
async fn named(store: &Store, word: &str) -> Result<Account, OrderError> {
    let mut found = store.accounts_called(word).await?;
    match (found.len(), found.pop()) {
        (1, Some(account)) => Ok(account),
        (_, None) => Err(OrderError::Nobody(word.to_owned())),
        (_, Some(last)) => {
            found.push(last);
            let ids = found.iter().map(|account| account.id.to_string()).collect::<Vec<_>>().join(", ");
            Err(OrderError::Several { name: word.to_owned(), ids })
        }
    }
}

/// Carries out an order beside a running server. Of a reset, what goes behind the address of the site.
pub async fn order(config: &Config, word: &str, wish: Wish) -> Result<Option<String>, OrderError> {
    let (store, writer) = Store::open_beside(config).await?;
    let done = carry_out(&store, word, wish).await;
    store.close().await;
    let _ = writer.await;
    done
}

async fn carry_out(store: &Store, word: &str, wish: Wish) -> Result<Option<String>, OrderError> {
    let user = &named(store, word).await?;
    if user.guest && matches!(wish, Wish::Rename(_) | Wish::Reset) {
        return Err(OrderError::Guest(user.name.clone()));
    }
    let bot = store.owner_of(user.id).await?.is_some();
    match wish {
        Wish::Reset if bot => return Err(OrderError::Bot(user.name.clone())),
        Wish::Mute => store.mute(user, true).await?,
        Wish::Unmute => store.mute(user, false).await?,
        Wish::Ban => store.ban(user, true).await?,
        Wish::Unban => store.ban(user, false).await?,
        Wish::Remove => store.remove(user, "remove").await?,
        Wish::Rename(name) => {
            if let Err(refusal) = password::check_name(&name) {
                return Err(OrderError::Name(name, refusal.detail.into()));
            }
            // A bot stays known for one.
            let name = if bot { format!("{BOT}{name}") } else { name };
            match store.rename(user, &name).await {
                Err(StoreError::Conflict) => {
                    return Err(OrderError::Name(name, "somebody has it, or one that looks like it".to_owned()));
                }
                done => done?,
            }
        }
        Wish::Reset => {
            let token = Token::random();
            store.write_ticket(user.id, None, &token).await?;
            store.note_reset(user).await?;
            return Ok(Some(format!("/#/reset/{}", token.reveal())));
        }
    }
    Ok(None)
}

/// Everything operators have ordered, and that people have left.
pub async fn log(config: &Config) -> Result<Vec<Order>, OrderError> {
    let store = Store::look_at(config).await?;
    let mut all = Vec::new();
    loop {
        let part = store.orders_after(all.last().map_or(0, |order: &Order| order.number)).await?;
        if part.is_empty() {
            return Ok(all);
        }
        all.extend(part);
    }
}

/// Runs one of these to its end.
pub fn run<T>(work: impl Future<Output = Result<T, OrderError>>) -> Result<T, OrderError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| OpenError::Schema(error.to_string()))?.block_on(work)
}
