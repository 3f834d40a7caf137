//! The command line, as `yonban --help` shows it.

use clap::{Parser, Subcommand};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use yonban_rules::Seat;

/// A house for classic board games: server, referee, engines and tools in one program.
#[derive(Debug, Parser)]
#[command(name = "yonban", version, about, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serve the house: web page, API, sockets, games, computer players
    Serve(Serve),
    /// Play shogi on a server that speaks the CSA protocol, with our engine or any USI engine
    Csa(Csa),
    /// Play a game against the computer in the terminal
    Play(Play),
    /// Referee games: JSON lines in, JSON lines out
    Judge,
    /// Count the tree of actions to a depth
    Perft(Perft),
    /// List presets and keys with their meaning
    Rules(Rules),
    /// Run an engine on stdin and stdout in its field's protocol
    Engine(Engine),
    /// Let two players of backgammon play against each other
    Duel(Duel),
    /// Judge every decision of a match of backgammon, and the luck of its dice; or say what to do in a position
    Analyze(Analyze),
    /// Convert game records from one format to another
    Convert(Convert),
    /// Check a game's log or record alone: rules, clocks, hash chain
    Verify(Verify),
    /// Measure the speed figures of the README
    Bench(Bench),
}

#[derive(Debug, clap::Args)]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    pub(crate) listen: SocketAddr,
    /// Where games are kept
    #[arg(long, default_value = "yonban-data", value_name = "DIR")]
    pub(crate) data: PathBuf,
    /// Another store than SQLite under --data: `memory:` forgets everything at the end
    #[arg(long, value_name = "URL")]
    pub(crate) store: Option<String>,
    /// How processes tell one another what happened: only `local:` so far
    #[arg(long, value_name = "URL")]
    pub(crate) bus: Option<String>,
    /// Which part of the house this process is: only `all` so far
    #[arg(long, default_value = "all", value_name = "ROLE")]
    pub(crate) role: String,
    /// A further origin whose pages may connect, such as `https://play.example.org` (repeatable)
    #[arg(long, value_name = "ORIGIN")]
    pub(crate) origin: Vec<String>,
    /// Browsers reach the house over https (through a proxy): cookies are then sent only so
    #[arg(long)]
    pub(crate) https: bool,
    /// The address of a reverse proxy whose X-Forwarded-For is believed (repeatable)
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) trust_proxy: Vec<IpAddr>,
    /// Where engines connect by the CSA protocol of shogi, such as `0.0.0.0:4081`; nowhere without it
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) csa: Option<SocketAddr>,
    /// After how many moves a game of engines is a draw
    #[arg(long, default_value_t = 256, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=9999))]
    pub(crate) csa_max_moves: u16,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Csa {
    /// The server, HOST or HOST:PORT; the protocol's port is 4081
    pub(crate) host: String,
    /// The name to log in by
    #[arg(long, value_name = "NAME")]
    pub(crate) name: String,
    /// The password; else the variable YONBAN_CSA_PASSWORD
    #[arg(long, value_name = "TEXT")]
    pub(crate) password: Option<String>,
    /// The game to wait for, such as `floodgate-300-10F`: sent before the password, as public servers
    /// take it
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<String>,
    /// The extended mode (`x1`): the game is asked for, and gone on with after a lost connection where
    /// the server lets one
    #[arg(long)]
    pub(crate) extended: bool,
    /// The side to wait for, + or - (with --extended)
    #[arg(long, value_name = "SIDE", allow_hyphen_values = true)]
    pub(crate) side: Option<char>,
    /// The strength of our engine, 1 to 10
    #[arg(long, default_value_t = 10, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=10))]
    pub(crate) level: u8,
    /// The memory of our engine in MiB
    #[arg(long, default_value_t = 256, value_name = "MB")]
    pub(crate) hash: usize,
    /// The threads of our engine
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub(crate) threads: usize,
    /// Another engine that speaks USI: a program and its arguments, divided by blanks
    #[arg(long, value_name = "COMMAND")]
    pub(crate) engine: Option<String>,
    /// An option of that engine (repeatable)
    #[arg(long, value_name = "NAME=VALUE", requires = "engine")]
    pub(crate) option: Vec<String>,
    /// Show on stderr what that engine says
    #[arg(long, requires = "engine")]
    pub(crate) engine_log: bool,
    /// Log out after so many games; without it, never
    #[arg(long, value_name = "N")]
    pub(crate) games: Option<u32>,
    /// Send score and line with each move, as floodgate shows them
    #[arg(long)]
    pub(crate) comments: bool,
    /// Resign where the engine's score is so far below zero, in hundredths
    #[arg(long, value_name = "N")]
    pub(crate) resign: Option<i32>,
    /// Seconds to wait before connecting again
    #[arg(long, default_value_t = 10, value_name = "SECONDS")]
    pub(crate) retry: u64,
    /// How often to connect again without having played
    #[arg(long, default_value_t = 100, value_name = "N")]
    pub(crate) tries: u32,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Play {
    /// The game
    pub(crate) game: String,
    /// The rules text, such as `renju,judging=lose`
    #[arg(long, value_name = "TEXT")]
    pub(crate) rules: Option<String>,
    /// The computer's strength, 1 to 10
    #[arg(long, default_value_t = 5, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=10))]
    pub(crate) level: u8,
    /// Your seat: `a` begins
    #[arg(long, default_value = "a", value_name = "SEAT")]
    pub(crate) seat: Seat,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Perft {
    /// The game
    pub(crate) game: String,
    /// The rules text
    #[arg(long, value_name = "TEXT")]
    pub(crate) rules: Option<String>,
    /// The position to start from
    #[arg(long, value_name = "TEXT")]
    pub(crate) position: Option<String>,
    /// How many actions deep
    #[arg(long, value_name = "N")]
    pub(crate) depth: u32,
    /// Also print the count under each first action
    #[arg(long)]
    pub(crate) divide: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Rules {
    /// The game; all of them without it
    pub(crate) game: Option<String>,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Engine {
    /// The game
    pub(crate) game: String,
    /// The protocol; the field's own without it (gomoku: `gomocup`, Go: `gtp`, shogi: `usi`, backgammon:
    /// `ubgi`, also `gnubg-external`)
    #[arg(long, value_name = "NAME")]
    pub(crate) protocol: Option<String>,
    /// gnubg-external: answer whoever connects to this address, such as `127.0.0.1:1234`
    #[arg(long, value_name = "ADDRESS", conflicts_with = "connect")]
    pub(crate) listen: Option<SocketAddr>,
    /// gnubg-external: ask the peer that listens there about the positions on stdin, one a line: an
    /// XGID, or a Position ID with a Match ID; before it `evaluation PLIES cubeful` or `cubeless` asks
    /// for chances and equity
    #[arg(long, value_name = "HOST:PORT")]
    pub(crate) connect: Option<String>,
    /// gnubg-external: what a peer does not tell of money games, such as `money,jacoby=no,beavers=1`,
    /// and the variant
    #[arg(long, value_name = "TEXT")]
    pub(crate) rules: Option<String>,
    /// gnubg-external: the strength, 1 to 10
    #[arg(long, default_value_t = 10, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=10))]
    pub(crate) level: u8,
    /// gnubg-external: seconds that an answer may take
    #[arg(long, value_name = "SECONDS")]
    pub(crate) time: Option<f64>,
    /// gnubg-external: offer to resign lost games
    #[arg(long)]
    pub(crate) resign: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Duel {
    /// The game: backgammon
    pub(crate) game: String,
    /// One player: `builtin`, `builtin:level=N,plies=N`, `external:HOST:PORT` for a peer that listens as
    /// GNU Backgammon does, or a command that speaks UBGI
    #[arg(long, value_name = "PLAYER")]
    pub(crate) a: String,
    /// The other
    #[arg(long, value_name = "PLAYER")]
    pub(crate) b: String,
    /// How many matches, or games for points; each row of dice is played from either side
    #[arg(long, default_value_t = 100, value_name = "N")]
    pub(crate) games: u32,
    /// The rules text; `money` without it
    #[arg(long, value_name = "TEXT")]
    pub(crate) rules: Option<String>,
    /// Seconds for each decision; without it as long as it takes
    #[arg(long, value_name = "SECONDS")]
    pub(crate) time: Option<f64>,
    /// A key of the players that are commands, such as `engine.level=3` (repeatable)
    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    /// Where the dice begin
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub(crate) seed: u64,
    /// Write each match there, as .mat
    #[arg(long, value_name = "DIR")]
    pub(crate) save: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Analyze {
    /// The file's format (mat, sgf, and those of one position); recognised without it
    #[arg(long, value_name = "FMT")]
    pub(crate) from: Option<String>,
    /// Plies of look-ahead: 0 is quick, 2 good
    #[arg(long, default_value_t = 2, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=3))]
    pub(crate) plies: u8,
    /// Threads that think
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub(crate) threads: usize,
    /// Show every decision, not only those that lost something; of a position every play
    #[arg(long)]
    pub(crate) all: bool,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// The file; - is stdin
    pub(crate) file: String,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Convert {
    /// The game (gomoku, go, shogi, backgammon); recognised without it where the file tells
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<String>,
    /// The file's format (gomoku: moves, openings, psq, sgf, lib, rif; go: sgf, moves, ngf, gib;
    /// shogi: usi, kif, kifu, ki2, csa, jkf;
    /// backgammon: mat, sgf, xgid, ogid, gnubgid); recognised without it
    #[arg(long, value_name = "FMT")]
    pub(crate) from: Option<String>,
    /// The format to write: gomoku moves, openings, psq, sgf or lib; go sgf or moves; shogi usi,
    /// kif, kifu, ki2, csa or jkf; backgammon mat, sgf, xgid, ogid or gnubgid
    #[arg(long, value_name = "FMT")]
    pub(crate) to: String,
    /// The rules of a file that names none
    #[arg(long, value_name = "TEXT")]
    pub(crate) rules: Option<String>,
    /// The character set of a file that names none, and that of a .lib that is written
    #[arg(long, value_name = "NAME")]
    pub(crate) charset: Option<String>,
    /// Move texts count their ranks from the top
    #[arg(long)]
    pub(crate) ranks_from_top: bool,
    /// The file; - is stdin
    pub(crate) file: String,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Verify {
    /// A hash of the log that is known from elsewhere, such as the table's page: 64 hexadecimal digits
    #[arg(long, value_name = "HEX")]
    pub(crate) hash: Option<String>,
    /// The game of a record (gomoku, go, shogi, backgammon); recognised without it where the file tells
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<String>,
    /// What the file is: log, or a record format (gomoku: moves, openings, psq, sgf, lib, rif; go: sgf,
    /// moves, ngf, gib; shogi: usi, kif, kifu, ki2, csa, jkf;
    /// backgammon: mat, sgf, xgid, ogid, gnubgid); recognised without it
    #[arg(long, value_name = "FMT")]
    pub(crate) from: Option<String>,
    /// The rules of a record that names none
    #[arg(long, value_name = "TEXT")]
    pub(crate) rules: Option<String>,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// The file; - is stdin
    pub(crate) file: String,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Bench {
    /// One figure only; `list` names them
    pub(crate) name: Option<String>,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}
