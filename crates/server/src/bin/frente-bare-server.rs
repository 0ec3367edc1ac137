//! A bare server for tests that kill it: `frente-bare-server ADDRESS DATABASE [durable] [limit=MILLISECONDS]`. People
//! run `frente serve`.

use frente_server::store::Keys;
use frente_server::{Config, Limits, Most, serve};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (Some(addr), Some(database)) = (args.first().and_then(|addr| addr.parse().ok()), args.get(1)) else {
        eprintln!("expected ADDRESS DATABASE [durable] [limit=MILLISECONDS]");
        std::process::exit(2);
    };
    let limit = args.iter().find_map(|word| word.strip_prefix("limit=")?.parse().ok());
    let usual = Config::default();
    let config = Config {
        addr,
        database: database.clone(),
        keys: Keys::given(None).unwrap_or_default(),
        durable: args.iter().any(|word| word == "durable"),
        database_limit: limit.map_or(usual.database_limit, std::time::Duration::from_millis),
        crash_dir: std::env::temp_dir(),
        limits: Limits::FREE,
        shares: Most::FREE,
        ..usual
    };
    if let Err(error) = serve(config, |addr| println!("Frente is at http://{addr} (Ctrl-C ends it)")) {
        eprintln!("{error}");
        std::process::exit(2);
    }
}
