//! Builds the house and runs it, so that tests run the real thing on a free port.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use yonban_bus::{Bus, LocalBus};
use yonban_rules::Verdict;
use yonban_store::{MemoryStore, SqliteStore, Store, StoreError};

use crate::config::{Config, StoreChoice};
use crate::csa::{self, Hall};
use crate::engines::MakeEngine;
use crate::http::{Assets, Shared, router};
use crate::live::{House, Parts};

/// The name of the database file in the data folder.
pub const DATABASE: &str = "yonban.sqlite";

/// Why a house could not be started.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The data folder cannot be made.
    #[error("the folder {folder} cannot be made: {error}")]
    DataFolder {
        /// Which.
        folder: String,
        /// Why.
        error: io::Error,
    },
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no randomness for the key of the house.
    #[error(transparent)]
    Random(#[from] crate::random::NoRandom),
    /// The address is taken or not ours.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why.
        error: io::Error,
    },
    /// A control named in the configuration cannot be read.
    #[error("the control `{text}` cannot be read: {message}")]
    Control {
        /// The text.
        text: String,
        /// Why.
        message: String,
    },
    /// The threads of the computer players cannot be started.
    #[error("threads for computer players cannot be started: {0}")]
    Threads(io::Error),
    /// The signals that stop the process cannot be watched.
    #[error("signals cannot be watched: {0}")]
    Signals(io::Error),
}

/// What a house stands on. [`Ground::of`] makes it from the configuration; tests put in stores that
/// fail and players that misbehave.
pub struct Ground {
    /// Where tables are stored.
    pub store: Arc<dyn Store>,
    /// What carries news between the processes of a house.
    pub bus: Arc<dyn Bus>,
    /// The client's files.
    pub assets: Assets,
    /// Makes computer players.
    pub make_engine: Box<MakeEngine>,
}

impl std::fmt::Debug for Ground {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ground").finish_non_exhaustive()
    }
}

impl Ground {
    /// The usual ground: the store that the configuration names, a bus within the process, the
    /// embedded client, the built-in players.
    ///
    /// # Errors
    ///
    /// The data folder cannot be made, or the store cannot be opened.
    pub async fn of(config: &Config) -> Result<Self, StartError> {
        let store: Arc<dyn Store> = match config.store {
            StoreChoice::Memory => Arc::new(MemoryStore::new()),
            StoreChoice::Sqlite => {
                std::fs::create_dir_all(&config.data_dir).map_err(|error| {
                    StartError::DataFolder {
                        folder: config.data_dir.display().to_string(),
                        error,
                    }
                })?;
                Arc::new(SqliteStore::open(config.data_dir.join(DATABASE)).await?)
            }
        };
        Ok(Ground {
            store,
            bus: Arc::new(LocalBus::new()),
            assets: Assets::embedded(),
            make_engine: Box::new(yonban_games::engine),
        })
    }
}

/// A running house.
#[derive(Debug)]
pub struct App {
    addr: SocketAddr,
    csa_addr: Option<SocketAddr>,
    hall: Hall,
    shared: Shared,
    server: JoinHandle<io::Result<()>>,
    drain: Duration,
}

impl App {
    /// Starts a house on its usual ground.
    ///
    /// # Errors
    ///
    /// See [`StartError`].
    pub async fn start(config: Config) -> Result<Self, StartError> {
        let ground = Ground::of(&config).await?;
        App::start_on(ground, config).await
    }

    /// Starts a house: credits what an outage has cost, takes up the running tables, listens.
    ///
    /// # Errors
    ///
    /// See [`StartError`].
    pub async fn start_on(ground: Ground, config: Config) -> Result<Self, StartError> {
        let address = config.listen;
        let listen = |error| StartError::Listen { address, error };
        let listener = TcpListener::bind(address).await.map_err(listen)?;
        let addr = listener.local_addr().map_err(listen)?;
        let csa = match config.csa.clone() {
            Some(csa) => {
                let address = csa.listen;
                let listen = |error| StartError::Listen { address, error };
                let listener = TcpListener::bind(address).await.map_err(listen)?;
                let addr = listener.local_addr().map_err(listen)?;
                Some((csa, listener, addr))
            }
            None => None,
        };
        let csa_addr = csa.as_ref().map(|(_, _, addr)| *addr);
        let tracker = TaskTracker::new();
        let stop = CancellationToken::new();
        let Ground {
            store,
            bus,
            assets,
            make_engine,
        } = ground;
        let house = House::start(Parts {
            store,
            bus,
            make_engine,
            config: config.clone(),
            tracker: tracker.clone(),
        })
        .await?;
        let drain = config.times.drain;
        let shared = Shared::new(config, assets, house, tracker, stop.clone());
        let hall = Hall::default();
        if let Some((csa, listener, addr)) = csa {
            let listening = csa::listen(shared.clone(), hall.clone(), listener, csa);
            shared.tracker().spawn(listening);
            tracing::info!(%addr, "open to engines");
        }
        let service = router(shared.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let server = tokio::spawn(async move {
            axum::serve(listener, service)
                .with_graceful_shutdown(stop.cancelled_owned())
                .await
        });
        tracing::info!(%addr, "open");
        Ok(App {
            addr,
            csa_addr,
            hall,
            shared,
            server,
            drain,
        })
    }

    /// Where engines connect by the CSA protocol, if that door is open.
    #[must_use]
    pub fn csa_addr(&self) -> Option<SocketAddr> {
        self.csa_addr
    }

    /// Where the house listens.
    #[must_use]
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// The live tables.
    #[must_use]
    pub fn house(&self) -> &House {
        self.shared.house()
    }

    /// Runs until `until` is done, then stops. An error of the listening socket ends it early.
    ///
    /// # Errors
    ///
    /// The listening socket failed.
    pub async fn run_until(mut self, until: impl Future<Output = ()>) -> io::Result<()> {
        tokio::select! {
            ended = &mut self.server => {
                self.wind_down().await;
                return ended.unwrap_or_else(|error| Err(io::Error::other(error)));
            }
            () = until => {}
        }
        self.stop().await;
        Ok(())
    }

    /// Stops: no more guests, farewell to those who are here, clocks paused, everything stored.
    /// Never longer than the configured time; what is not done by then was courtesy, since every
    /// answered command is stored.
    pub async fn stop(self) {
        tracing::info!("closing");
        self.shared.stop_token().cancel();
        let server = self.server;
        let (shared, hall) = (self.shared, self.hall);
        let down = async {
            App::down(&shared, &hall).await;
            if let Ok(Err(error)) = server.await {
                tracing::error!(%error, "the listening socket failed");
            }
        };
        if tokio::time::timeout(self.drain, down).await.is_err() {
            tracing::warn!("the house was still busy when its time to close was over");
        }
    }

    async fn wind_down(&self) {
        self.shared.stop_token().cancel();
        if tokio::time::timeout(self.drain, App::down(&self.shared, &self.hall))
            .await
            .is_err()
        {
            tracing::warn!("the house was still busy when its time to close was over");
        }
    }

    async fn down(shared: &Shared, hall: &Hall) {
        // Engines that cannot come back must not lose on time to those who can.
        for table in hall.fragile_games() {
            let decided = shared.house().adjudicate(&table, Verdict::NoResult);
            if decided.await.is_err() {
                tracing::warn!(table, "a game of engines was not broken off");
            }
        }
        shared.house().pause_all().await;
        shared.house().close();
        shared.tracker().close();
        shared.tracker().wait().await;
        if let Err(error) = shared.store().close().await {
            tracing::error!(%error, "the store did not close");
        }
    }
}

/// Runs a house until the process is told to stop (SIGTERM or SIGINT).
///
/// # Errors
///
/// See [`StartError`]; a failure of the listening socket counts as one.
pub async fn serve(config: Config) -> Result<(), StartError> {
    let signal = stop_signal().map_err(StartError::Signals)?;
    let address = config.listen;
    let app = App::start(config).await?;
    app.run_until(signal)
        .await
        .map_err(|error| StartError::Listen { address, error })
}

/// Ready when the process is told to stop (SIGTERM or SIGINT).
///
/// # Errors
///
/// The signals cannot be watched.
#[cfg(unix)]
pub fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// Ready when the process is told to stop.
///
/// # Errors
///
/// None here; watching signals can fail elsewhere.
#[cfg(not(unix))]
pub fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
