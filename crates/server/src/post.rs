//! Mail to people: a link to set a new password, a link to confirm an address. Sent by the operator's own mail server.

use crate::club::notices::Row;
use crate::config::Mail;
use crate::ids::Id;
use frente_catalog::{Lang, Speaker};
use frente_kernel::Message;
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::{SmtpTransport, Transport as _};
use std::time::Duration;

/// How long a mail server may take.
const LIMIT: Duration = Duration::from_secs(15);

/// Sends mail to those who gave an address.
pub struct Post {
    transport: SmtpTransport,
    from: Mailbox,
    site: String,
}

/// Why no mail can be sent: one sentence.
#[derive(Debug, thiserror::Error)]
pub enum PostError {
    /// The address of the mail server.
    #[error("the mail server's URL is not understood ({0}), expected smtps://USER:PASSWORD@HOST or smtp://HOST:PORT")]
    Url(String),
    /// The address of the sender.
    #[error("\"{0}\" is no sender's address, expected name@example.org or Name <name@example.org>")]
    From(String),
    /// The address of the site.
    #[error("\"{0}\" is no address of a site, expected https://example.org")]
    Site(String),
}

impl Post {
    /// Reads what was configured. Nothing is sent yet.
    pub fn new(mail: &Mail) -> Result<Post, PostError> {
        let transport = SmtpTransport::from_url(&mail.server).map_err(|error| PostError::Url(error.to_string()))?;
        let from = mail.from.parse().map_err(|_| PostError::From(mail.from.clone()))?;
        let site = mail.site.trim_end_matches('/').to_owned();
        let named = site.strip_prefix("https://").or_else(|| site.strip_prefix("http://"));
        if named.is_none_or(|host| host.is_empty() || host.contains(char::is_whitespace)) {
            return Err(PostError::Site(mail.site.clone()));
        }
        Ok(Post { transport: transport.timeout(Some(LIMIT)).build(), from, site })
    }

    /// Sends `name` the link behind which `token` is brought. `what` is `reset` or `mail`. Waits for the mail server.
    pub fn send(&self, what: &str, lang: Lang, to: &str, name: &str, token: &str) -> Result<(), String> {
        let speaker = Speaker::common(lang);
        let link = format!("{}/#/{what}/{token}", self.site);
        let say = |key: &str| {
            let message = Message::new(format!("mail-{what}-{key}"));
            speaker.say(
                &message.arg("name", frente_catalog::verbatim(name)).arg("site", frente_catalog::verbatim(&self.site)),
            )
        };
        let body = format!("{}\n\n{link}\n\n{}\n", say("text"), say("end"));
        let letter = lettre::Message::builder()
            .from(self.from.clone())
            .to(to.parse::<Mailbox>().map_err(|error| error.to_string())?)
            .subject(say("subject"))
            .header(ContentType::TEXT_PLAIN)
            .body(body)
            .map_err(|error| error.to_string())?;
        self.transport.send(&letter).map(|_| ()).map_err(|error| error.to_string())
    }
}

impl Post {
    /// Tells `name` of the tables that wait for them. `stop` goes behind the address that stops such letters. A letter that goes
    /// out again has the same id.
    pub fn send_turns(
        &self,
        lang: Lang,
        to: &str,
        name: &str,
        rows: &[Row],
        stop: &str,
        letter: Id,
    ) -> Result<(), String> {
        let speaker = Speaker::common(lang);
        let verbatim = frente_catalog::verbatim;
        let title = rows.first().map_or("", |row| row.title.as_str());
        let count = i32::try_from(rows.len()).unwrap_or(i32::MAX);
        let subject = Message::new("mail-turn-subject").int("count", count).arg("title", verbatim(title));
        let text = Message::new("mail-turn-text").arg("name", verbatim(name)).arg("site", verbatim(&self.site));
        let mut body = speaker.say(&text);
        for row in rows {
            let said =
                Message::new("mail-turn-row").arg("title", verbatim(&row.title)).arg("names", verbatim(&row.names));
            let left = row.left.map_or(String::new(), |left| format!(" ({})", speaker.say(&left_of(left))));
            body.push_str(&format!("\n\n{}{left}\n{}/#/m/{}", speaker.say(&said), self.site, row.id));
        }
        let end = speaker.say(&Message::new("mail-turn-end"));
        body.push_str(&format!("\n\n{end}\n{}/#/notices\n", self.site));
        let header = |name, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
        let stop = format!("<{}/api/v1/notices/stop?{stop}>", self.site);
        let host = self.site.split("://").nth(1).unwrap_or("frente").split(['/', ':']).next().unwrap_or("frente");
        let letter = lettre::Message::builder()
            .from(self.from.clone())
            .to(to.parse::<Mailbox>().map_err(|error| error.to_string())?)
            .subject(speaker.say(&subject))
            .message_id(Some(format!("<{letter}@{host}>")))
            .raw_header(header("List-Unsubscribe", stop))
            .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()))
            .header(ContentType::TEXT_PLAIN)
            .body(body)
            .map_err(|error| error.to_string())?;
        self.transport.send(&letter).map(|_| ()).map_err(|error| error.to_string())
    }
}

/// The time left, in days or hours.
fn left_of(left: crate::moment::Millis) -> Message {
    let hours = (left / 3_600_000).clamp(0, 10_000) as i32;
    match hours {
        48.. => Message::new("mail-turn-days").int("count", hours / 24),
        _ => Message::new("mail-turn-hours").int("count", hours),
    }
}

/// Whether mail may go there: one address, without a name or a line end.
pub fn is_address(text: &str) -> bool {
    text.len() <= 254 && text.parse::<lettre::Address>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_configured_is_read_before_anything_is_sent() {
        let mail = |server: &str, from: &str, site: &str| Mail {
            server: server.to_owned(),
            from: from.to_owned(),
            site: site.to_owned(),
        };
        let good = mail("smtp://127.0.0.1:25", "Club <club@example.org>", "https://example.org/");
        assert!(Post::new(&good).is_ok());
        let said = |mail: Mail| Post::new(&mail).err().expect("it is refused").to_string();
        assert!(said(mail("mail", "a@b.org", "https://b.org")).starts_with("the mail server's URL"));
        assert!(said(mail("smtp://h", "nobody", "https://b.org")).starts_with("\"nobody\" is no sender"));
        assert!(said(mail("smtp://h", "a@b.org", "b.org")).starts_with("\"b.org\" is no address of a site"));
    }

    #[test]
    fn an_address_is_one_address() {
        for good in ["ana@example.org", "a.b+c@xn--nxasmq6b.example"] {
            assert!(is_address(good), "{good}");
        }
        for bad in ["", "ana", "ana@", "Ana <ana@example.org>", "a@b.org\r\nBcc: c@d.org", "a@b.org,c@d.org"] {
            assert!(!is_address(bad), "{bad}");
        }
    }
}
