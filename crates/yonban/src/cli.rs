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
    /// The protocol; the field's own without it (gomoku: `gomocup`)
    #[arg(long, value_name = "NAME")]
    pub(crate) protocol: Option<String>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Convert {
    /// The game (gomoku, go, shogi); recognised without it where the file tells
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<String>,
    /// The file's format (gomoku: moves, openings, psq, sgf, lib, rif; go: sgf, moves, ngf, gib;
    /// shogi: usi, kif, kifu, ki2, csa, jkf); recognised without it
    #[arg(long, value_name = "FMT")]
    pub(crate) from: Option<String>,
    /// The format to write: gomoku moves, openings, psq, sgf or lib; go sgf or moves; shogi usi,
    /// kif, kifu, ki2, csa or jkf
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
    /// The game of a record (gomoku, go, shogi); recognised without it where the file tells
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<String>,
    /// What the file is: log, or a record format (gomoku: moves, openings, psq, sgf, lib, rif; go: sgf,
    /// moves, ngf, gib; shogi: usi, kif, kifu, ki2, csa, jkf); recognised without it
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
