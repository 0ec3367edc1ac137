//! A wire between a server and its database that can be cut, or swallow what goes over it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;

/// What the wire does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Does {
    /// Everything goes through.
    Pass,
    /// COMMIT goes through, its answer does not: the connection breaks instead.
    LoseTheAnswer,
    /// Both ends hold on to connections over which nothing goes any more; new ones work.
    SwallowOld,
    /// Nothing goes through any more, old or new.
    SwallowAll,
    /// Every connection there is breaks; new ones work.
    CutAll,
}

#[derive(Default)]
struct State {
    does: AtomicU8,
    /// Connections made before this one are swallowed.
    swallowed: AtomicU64,
    made: AtomicU64,
    lost: AtomicU64,
    cut: Notify,
}

/// A wire to a port of this machine.
#[derive(Clone)]
pub struct Wire {
    pub port: u16,
    state: Arc<State>,
}

impl Wire {
    pub async fn to(port: u16) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let wire = Wire { port: listener.local_addr().expect("a port").port(), state: Arc::default() };
        let state = wire.state.clone();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let number = state.made.fetch_add(1, Ordering::SeqCst);
                if let Ok(far) = TcpStream::connect(("127.0.0.1", port)).await {
                    tokio::spawn(join(near, far, number, state.clone()));
                }
            }
        });
        wire
    }

    /// From now on.
    pub fn does(&self, does: Does) {
        let swallowed = match does {
            Does::SwallowOld => self.state.made.load(Ordering::SeqCst),
            Does::SwallowAll => u64::MAX,
            _ => 0,
        };
        if does == Does::CutAll {
            self.state.cut.notify_waiters();
        }
        self.state.swallowed.fetch_max(swallowed, Ordering::SeqCst);
        self.state.does.store(does as u8, Ordering::SeqCst);
    }

    /// How many answers to COMMIT were lost.
    pub fn lost(&self) -> u64 {
        self.state.lost.load(Ordering::SeqCst)
    }
}

async fn join(mut near: TcpStream, mut far: TcpStream, number: u64, state: Arc<State>) {
    let (mut asked, mut answered) = (vec![0; 65_536], vec![0; 65_536]);
    let mut losing = false;
    loop {
        let cut = state.cut.notified();
        let swallowed = number < state.swallowed.load(Ordering::SeqCst);
        tokio::select! {
            () = cut => return,
            read = near.read(&mut asked) => {
                let Ok(count @ 1..) = read else { return };
                if swallowed {
                    continue;
                }
                let armed = state.does.load(Ordering::SeqCst) == Does::LoseTheAnswer as u8;
                losing |= armed && asked[..count].windows(6).any(|window| window == b"COMMIT");
                if far.write_all(&asked[..count]).await.is_err() {
                    return;
                }
            }
            read = far.read(&mut answered) => {
                let Ok(count @ 1..) = read else { return };
                if losing {
                    state.lost.fetch_add(1, Ordering::SeqCst);
                    state.does.store(Does::Pass as u8, Ordering::SeqCst);
                    return;
                }
                if swallowed {
                    continue;
                }
                if near.write_all(&answered[..count]).await.is_err() {
                    return;
                }
            }
        }
    }
}
