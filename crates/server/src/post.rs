//! Mail to people: a link to set a new password, a link to confirm an address. Sent by the operator's own mail server.

use crate::config::Mail;
use frente_catalog::{Lang, Speaker};
use frente_kernel::Message;
use lettre::message::Mailbox;
use lettre::message::header::ContentType;
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
