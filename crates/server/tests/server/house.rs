//! A server of one's own: a free port, a database in a directory that goes away.
#![allow(dead_code, reason = "each test uses a part of it")]

use crate::client::Client;
use frente_server::store::Keys;
use frente_server::{Config, Limits, Most, Server, start};
use std::net::SocketAddr;
use tempfile::TempDir;

/// What these tests seal secrets with.
pub const KEY: &str = "1936193619361936193619361936193619361936193619361936193619361936";

pub fn keys() -> Keys {
    Keys::read(KEY, "here").expect("a key")
}

pub struct House {
    pub server: Option<Server>,
    pub config: Config,
    pub addr: SocketAddr,
    _dir: TempDir,
}

impl House {
    pub async fn open() -> House {
        House::with(|_| ()).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> House {
        let dir = tempfile::tempdir().expect("a directory");
        let mut config = Config {
            addr: ([127, 0, 0, 1], 0).into(),
            database: format!("sqlite://{}/frente.sqlite", dir.path().display()),
            keys: keys(),
            crash_dir: dir.path().join("crashes"),
            limits: Limits::FREE,
            shares: Most::FREE,
            ..Config::default()
        };
        change(&mut config);
        let server = start(config.clone()).await.expect("the server starts");
        House { addr: server.addr, server: Some(server), config, _dir: dir }
    }

    pub async fn guest(&self) -> Client {
        Client::guest(self.addr).await
    }

    /// Ends the server and starts another on the same database.
    pub async fn restart(&mut self) {
        self.stop().await;
        let server = start(self.config.clone()).await.expect("the server starts again");
        self.addr = server.addr;
        self.server = Some(server);
    }

    pub async fn stop(&mut self) {
        if let Some(server) = self.server.take() {
            server.stop().await;
        }
    }
}
