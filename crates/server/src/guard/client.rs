//! Where a request comes from.

use super::share::{Holder, network};
use crate::app::App;
use crate::ids::UserId;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// The visitor's address, as far as it can be known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Address(pub IpAddr);

impl Address {
    /// The address in the parts of a request.
    pub fn of(parts: &Parts, app: &App) -> Address {
        let forwarded = || {
            // The last entry of the last line was written by our proxy, all before it by whoever sent the request.
            let header = parts.headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            header.rsplit(',').next()?.trim().parse().ok()
        };
        let peer = || parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
        let proxied = if app.config.trust_proxy { forwarded() } else { None };
        Address(proxied.or_else(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
    }
}

impl FromRequestParts<App> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Address, Infallible> {
        Ok(Address::of(parts, app))
    }
}

/// Who asks a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asker {
    user: Option<UserId>,
    address: IpAddr,
}

impl Asker {
    /// A visitor at an address.
    pub fn new(user: Option<UserId>, address: Address) -> Asker {
        Asker { user, address: network(address.0) }
    }

    /// The person, if the visitor is known.
    pub fn person(&self) -> Option<Holder> {
        self.user.map(Holder::Person)
    }

    /// The network the visitor comes from.
    pub fn address(&self) -> Holder {
        Holder::Address(self.address)
    }

    /// Who waits for a turn.
    pub fn holder(&self) -> Holder {
        self.person().unwrap_or(self.address())
    }
}
