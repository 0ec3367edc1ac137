//! `frente serve`: the web table.

use crate::args::Serve;
use crate::failure::Failure;
use frente_server::{Config, serve};
use std::net::SocketAddr;

pub fn run(asked: Serve) -> Result<(), Failure> {
    let config = Config {
        addr: SocketAddr::new(asked.host, asked.port),
        database: asked.database,
        durable: asked.durable,
        secure_cookies: asked.behind_proxy,
        trust_proxy: asked.behind_proxy,
        origins: asked.origins,
        ..Config::default()
    };
    serve(config, |addr| {
        println!("Frente is at http://{addr} (Ctrl-C ends it)");
        if asked.open && open::that_detached(format!("http://{addr}")).is_err() {
            println!("No browser could be opened here: go to that address yourself.");
        }
    })?;
    Ok(())
}
