//! Where a request comes from.

use crate::app::App;
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
            // The last entry was written by our proxy, the ones before it by whoever sent the request.
            let header = parts.headers.get("x-forwarded-for")?.to_str().ok()?;
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
