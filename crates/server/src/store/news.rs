//! What several processes on one PostgreSQL tell each other: which match has moved on, which session has ended.
//!
//! What is told goes with the commit (NOTIFY), so it is never ahead of the disk, and what is lost on the way is made up
//! for: whoever listens again first looks how far everything has come. A beat every few seconds shows that the line
//! still carries.

use super::fence::Fence;
use crate::club::ear::Told;
use crate::ids::{Id, MatchId};
use std::time::Duration;

#[cfg(feature = "postgres")]
pub use line::listen;

/// PostgreSQL takes no more than 8,000 bytes at a time.
const LONGEST: usize = 7_000;

/// How often the line is tried.
pub const BEAT: Duration = Duration::from_secs(5);

/// What is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// A match has moved on, and stands at that number.
    Match(MatchId, i64),
    /// The session whose token has that hash has ended.
    Session(String),
    /// Something that those who are here want to know.
    Told(Told),
    /// Nobody knows what was missed.
    Missed,
}

/// What goes with a transaction, cut into pieces that can be sent.
pub fn written(process: Id, fences: &[Fence], sessions: &[&str], told: &[Told]) -> Vec<String> {
    let matches = fences.iter().map(|fence| format!(" m:{}:{}", fence.id, fence.to));
    let sessions = sessions.iter().map(|hash| format!(" s:{hash}"));
    let told = told.iter().map(|told| match told {
        Told::Lobby => " l:".to_owned(),
        Told::Desk(user) => format!(" d:{user}"),
    });
    let mut pieces: Vec<String> = Vec::new();
    for word in matches.chain(sessions).chain(told) {
        match pieces.last_mut().filter(|piece| piece.len() + word.len() < LONGEST) {
            Some(piece) => piece.push_str(&word),
            None => pieces.push(format!("{process}{word}")),
        }
    }
    pieces
}

#[cfg(any(test, feature = "postgres"))]
/// What others say; nothing of what this process has said itself.
fn read(process: Id, text: &str) -> Vec<News> {
    let mut words = text.split(' ');
    if words.next() == Some(process.as_str()) {
        return Vec::new();
    }
    let news = |word: &str| {
        let (kind, rest) = word.split_once(':')?;
        match kind {
            "m" => {
                let (id, seq) = rest.split_once(':')?;
                Some(News::Match(id.parse().ok()?, seq.parse().ok()?))
            }
            "s" => Some(News::Session(rest.to_owned())),
            "l" => Some(News::Told(Told::Lobby)),
            "d" => Some(News::Told(Told::Desk(rest.parse().ok()?))),
            // A newer version may tell more.
            _ => None,
        }
    };
    words.filter_map(news).collect()
}

#[cfg(feature = "postgres")]
mod line {
    use super::{News, read};
    use crate::ids::Id;
    use crate::store::DatabaseUrl;
    use sqlx::postgres::PgListener;
    use std::time::Duration;
    use tokio::sync::mpsc;
    use tokio::time::timeout;

    /// The channel of PostgreSQL that carries the news.
    const CHANNEL: &str = "frente";

    /// A line that has carried nothing for so long is broken.
    const SILENCE: Duration = Duration::from_secs(16);

    /// Listens until nobody wants to know any more.
    pub async fn listen(url: DatabaseUrl, process: Id, limit: Duration, out: mpsc::Sender<News>) {
        while !out.is_closed() {
            match timeout(limit, open(&url)).await {
                Ok(Ok(mut listener)) => {
                    if out.send(News::Missed).await.is_err() {
                        return;
                    }
                    while let Ok(Ok(Some(heard))) = timeout(SILENCE, listener.try_recv()).await {
                        for news in read(process, heard.payload()) {
                            if out.send(news).await.is_err() {
                                return;
                            }
                        }
                    }
                    tracing::warn!("the line to other processes broke, it is laid again");
                }
                Ok(Err(error)) => tracing::warn!(%error, "no line to other processes"),
                Err(_) => tracing::warn!("no line to other processes: the database does not answer"),
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }

    async fn open(url: &DatabaseUrl) -> Result<PgListener, sqlx::Error> {
        let mut listener = PgListener::connect(&url.connect()).await?;
        listener.listen(CHANNEL).await?;
        Ok(listener)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_process_writes_another_reads_and_itself_does_not() {
        let (one, other) = (Id::random(), Id::random());
        let fence = |to| Fence {
            id: Id::random(),
            from: to - 1,
            to,
            position: to,
            steps: 0,
            due: false,
            at: 0,
            turn: None,
            turned: None,
        };
        let fences: Vec<Fence> = (1..=600).map(fence).collect();
        let user = Id::random();
        let pieces = written(one, &fences, &["abc"], &[Told::Lobby, Told::Desk(user)]);
        assert!(pieces.len() > 1 && pieces.iter().all(|piece| piece.len() < 8_000));
        let heard: Vec<News> = pieces.iter().flat_map(|piece| read(other, piece)).collect();
        let mut told: Vec<News> = fences.iter().map(|fence| News::Match(fence.id, fence.to)).collect();
        told.push(News::Session("abc".to_owned()));
        told.extend([News::Told(Told::Lobby), News::Told(Told::Desk(user))]);
        assert_eq!(heard, told);
        assert!(pieces.iter().all(|piece| read(one, piece).is_empty()));
        assert_eq!(read(one, &format!("{other} x:later m:nonsense m:a:b t")), []);
    }
}
