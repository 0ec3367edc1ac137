//! A bare server for tests that kill it: `frente-bare-server ADDRESS DATABASE [durable]`. People run `frente serve`.

use frente_server::{Config, Limits, Most, serve};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (Some(addr), Some(database)) = (args.first().and_then(|addr| addr.parse().ok()), args.get(1)) else {
        eprintln!("expected ADDRESS DATABASE [durable]");
        std::process::exit(2);
    };
    let config = Config {
        addr,
        database: database.clone(),
        durable: args.get(2).is_some_and(|word| word == "durable"),
        crash_dir: std::env::temp_dir(),
        limits: Limits::FREE,
        shares: Most::FREE,
        ..Config::default()
    };
    if let Err(error) = serve(config, |addr| println!("Frente is at http://{addr} (Ctrl-C ends it)")) {
        eprintln!("{error}");
        std::process::exit(2);
    }
}
