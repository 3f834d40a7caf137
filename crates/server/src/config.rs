//! What a house is started with.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

pub use yonban_csa::Patience;

/// What a house is started with. [`Config::default`] serves on `127.0.0.1:8080` and keeps its
/// tables under `./yonban-data`.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen. Port 0 takes any free one; [`crate::startup::App::addr`] tells which.
    pub listen: SocketAddr,
    /// Where files are kept. Created when missing. Not used by [`StoreChoice::Memory`].
    pub data_dir: PathBuf,
    /// Where tables are stored.
    pub store: StoreChoice,
    /// Origins (`https://play.example`) that may open sockets and change things, besides the
    /// house's own: the one whose host and port the request itself was sent to.
    pub allowed_origins: Vec<String>,
    /// Whether browsers reach the house over https: cookies are then `Secure` and `__Host-`.
    pub https: bool,
    /// Addresses of reverse proxies whose `X-Forwarded-For` is believed. Nobody else's is.
    pub trusted_proxies: Vec<IpAddr>,
    /// The door for engines that speak the CSA protocol of shogi; closed without it.
    pub csa: Option<Csa>,
    /// The name of this process among others that share the store.
    pub node: String,
    /// Controls that every room may have besides its own.
    pub extra_controls: Vec<String>,
    /// How many threads computer players may use.
    pub engine_threads: usize,
    /// How much one guest, socket or address may ask.
    pub limits: Limits,
    /// How long things may take.
    pub times: Times,
}

/// The door for engines that speak the CSA protocol.
#[derive(Clone, Debug)]
pub struct Csa {
    /// Where to listen; the protocol's port is 4081. Port 0 takes any free one;
    /// [`crate::startup::App::csa_addr`] tells which.
    pub listen: SocketAddr,
    /// After how many moves a game is a draw, 1 to 9999.
    pub max_moves: u16,
    /// How long the protocol's own waits may take.
    pub patience: Patience,
}

impl Csa {
    /// A door at this address, with 256 moves a game as servers for programs have it.
    #[must_use]
    pub fn at(listen: SocketAddr) -> Self {
        Csa {
            listen,
            max_moves: 256,
            patience: Patience::default(),
        }
    }
}

/// Where tables are stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreChoice {
    /// One file, `yonban.sqlite`, under [`Config::data_dir`].
    Sqlite,
    /// Nowhere: everything is forgotten with the process.
    Memory,
}

/// How much one guest, socket or address may ask.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Frames that a socket may send at once.
    pub frame_burst: u32,
    /// Frames a second that a socket may send for long.
    pub frames_per_second: u32,
    /// Sockets that an address may open at once.
    pub connection_burst: u32,
    /// Sockets a minute that an address may open for long.
    pub connections_per_minute: u32,
    /// Guests that an address may become at once.
    pub guest_burst: u32,
    /// Guests a minute that an address may become for long.
    pub guests_per_minute: u32,
    /// Requests that change something, at once, from one guest.
    pub request_burst: u32,
    /// Requests that change something, a minute, from one guest.
    pub requests_per_minute: u32,
    /// Tables, logs and lists, at once, that an address may read over HTTP.
    pub read_burst: u32,
    /// The same a minute, for long.
    pub reads_per_minute: u32,
    /// Lines of play that an address may have judged at once: somebody who steps fast through a game
    /// is not stopped.
    pub study_burst: u32,
    /// The same a minute, for long.
    pub studies_per_minute: u32,
    /// Problems that an address may have solved at once; matches and positions that it may have judged count as such.
    pub problem_burst: u32,
    /// The same a minute, for long.
    pub problems_per_minute: u32,
    /// Files that an address may have read or written at once.
    pub file_burst: u32,
    /// The same a minute, for long.
    pub files_per_minute: u32,
    /// Open sockets of one guest.
    pub sockets_per_guest: usize,
    /// Tables that one socket may watch.
    pub subscriptions_per_socket: usize,
    /// Tables with a free seat that one guest may keep open.
    pub open_tables_per_guest: usize,
    /// Lines of chat that one guest may say at one table within [`Limits::chat_window`].
    pub chat_burst: usize,
    /// The time that `chat_burst` speaks of.
    pub chat_window: Duration,
    /// Engines that may be connected by the CSA protocol.
    pub csa_connections: usize,
    /// Of one address.
    pub csa_connections_per_address: usize,
    /// Logins by the CSA protocol, good or not, that an address may try at once.
    pub login_burst: u32,
    /// The same a minute, for long.
    pub logins_per_minute: u32,
}

impl Default for Limits {
    /// Limits of an address are wide enough for a club whose members share one, all coming back at
    /// once after a restart.
    fn default() -> Self {
        Limits {
            frame_burst: 20,
            frames_per_second: 5,
            connection_burst: 200,
            connections_per_minute: 300,
            guest_burst: 100,
            guests_per_minute: 30,
            request_burst: 20,
            requests_per_minute: 60,
            read_burst: 300,
            reads_per_minute: 600,
            study_burst: 60,
            studies_per_minute: 1_200,
            problem_burst: 30,
            problems_per_minute: 60,
            file_burst: 20,
            files_per_minute: 60,
            sockets_per_guest: 5,
            subscriptions_per_socket: 50,
            open_tables_per_guest: 10,
            chat_burst: 5,
            chat_window: Duration::from_secs(10),
            csa_connections: 500,
            csa_connections_per_address: 50,
            login_burst: 60,
            logins_per_minute: 60,
        }
    }
}

/// How long things may take.
#[derive(Clone, Debug)]
pub struct Times {
    /// Between two looks for deadlines that no timer has served.
    pub sweep: Duration,
    /// Between two looks for events of watched tables that no message has announced.
    pub refresh: Duration,
    /// How long a table without watchers stays in memory.
    pub idle_table: Duration,
    /// How long a socket may stay too full before it is closed.
    pub slow_socket: Duration,
    /// Between two checks that a socket's sign-in is still good.
    pub recheck_sign_in: Duration,
    /// How long a socket may be silent. Clients ping far more often.
    pub silent_socket: Duration,
    /// How long a stop may take.
    pub drain: Duration,
    /// What clients are told: after how much silence to ping.
    pub ping: Duration,
    /// Until when a table whose seats do not come back after an outage resumes.
    pub return_wait: Duration,
    /// Between the end of a game and the next table of its series, where that follows by itself.
    pub next_game: Duration,
    /// How long an engine may take to agree to a game that is offered.
    pub agree: Duration,
    /// What part of the usual grace an absent seat has before its opponent may claim the game, in
    /// hundredths. Never less than ten seconds come of it.
    pub absence_percent: u32,
}

impl Default for Times {
    fn default() -> Self {
        Times {
            sweep: Duration::from_millis(500),
            refresh: Duration::from_secs(2),
            idle_table: Duration::from_secs(60),
            slow_socket: Duration::from_secs(10),
            recheck_sign_in: Duration::from_secs(600),
            silent_socket: Duration::from_secs(90),
            drain: Duration::from_secs(10),
            ping: Duration::from_millis(2_500),
            return_wait: Duration::from_secs(60),
            next_game: Duration::from_secs(5),
            agree: Duration::from_secs(60),
            absence_percent: 100,
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        Config {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            data_dir: PathBuf::from("yonban-data"),
            store: StoreChoice::Sqlite,
            allowed_origins: Vec::new(),
            https: false,
            trusted_proxies: Vec::new(),
            csa: None,
            node: String::from("node-1"),
            extra_controls: Vec::new(),
            engine_threads: std::thread::available_parallelism().map_or(1, |n| n.get().min(4)),
            limits: Limits::default(),
            times: Times::default(),
        }
    }
}
