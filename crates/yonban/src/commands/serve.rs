//! `yonban serve`: the house.

use crate::cli;
use anyhow::{Context, Result, bail};
use std::io::IsTerminal;
use tracing_subscriber::EnvFilter;
use yonban_backgammon_engine::bearoff::Tables;
use yonban_server::config::Csa;
use yonban_server::{App, Config, StoreChoice};

pub(crate) fn serve(args: cli::Serve) -> Result<()> {
    let config = config(args)?;
    // People watch a terminal; machines collect JSON. `RUST_LOG` says how much.
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let logs = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    if std::io::stderr().is_terminal() {
        logs.compact().init();
    } else {
        logs.json().init();
    }
    // Computed when a player or an analysis first needs them, and read from there the next time.
    Tables::keep_in(config.data_dir.clone());
    let runtime = tokio::runtime::Runtime::new().context("threads cannot be started")?;
    runtime.block_on(async {
        let stopped = yonban_server::startup::stop_signal().context("signals")?;
        let app = App::start(config).await?;
        println!("Yonban is open at http://{}", app.addr());
        if let Some(addr) = app.csa_addr() {
            println!("Engines of shogi connect by the CSA protocol at {addr}");
        }
        app.run_until(stopped)
            .await
            .context("the listening socket")?;
        Ok(())
    })
}

/// What the arguments ask for, or which of them this program cannot do.
fn config(args: cli::Serve) -> Result<Config> {
    let store = match args.store.as_deref() {
        None => StoreChoice::Sqlite,
        Some("memory:") => StoreChoice::Memory,
        Some(other) => bail!(
            "--store {other:?}: this version keeps games in SQLite under --data (no --store) or, \
             for a try, in memory (--store memory:)"
        ),
    };
    if let Some(bus) = args.bus.filter(|bus| bus != "local:") {
        bail!("--bus {bus:?}: this version runs as one process (no --bus, or --bus local:)");
    }
    if args.role != "all" {
        bail!(
            "--role {:?}: this version runs as one process (--role all)",
            args.role
        );
    }
    for origin in &args.origin {
        if !(origin.starts_with("https://") || origin.starts_with("http://")) {
            bail!("--origin {origin:?} must be like https://play.example.org");
        }
    }
    Ok(Config {
        listen: args.listen,
        data_dir: args.data,
        store,
        https: args.https,
        trusted_proxies: args.trust_proxy,
        allowed_origins: args.origin,
        csa: args.csa.map(|listen| Csa {
            max_moves: args.csa_max_moves,
            ..Csa::at(listen)
        }),
        ..Config::default()
    })
}
