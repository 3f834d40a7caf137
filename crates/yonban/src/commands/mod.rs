//! One file for each command.

mod analyze;
mod bench;
mod convert;
mod csa;
mod duel;
mod engine;
mod judge;
mod perft;
mod play;
mod rules;
mod serve;
mod verify;

use crate::cli::Command;
use crate::kinds;
use anyhow::{Result, anyhow};
use std::fs::File;
use std::io::{self, Read};
use std::process::ExitCode;
use yonban_games::paper::MAX_BYTES;
use yonban_games::{AnyGame, GameKind, Refused};

/// Runs a command. An error means wrong usage or unreadable input (status 2).
pub(crate) fn run(command: Command) -> Result<ExitCode> {
    match command {
        Command::Serve(args) => serve::serve(args),
        Command::Csa(args) => csa::csa(&args),
        Command::Play(args) => play::play(&args),
        Command::Judge => judge::judge(),
        Command::Perft(args) => perft::perft(&args),
        Command::Rules(args) => rules::rules(&args),
        Command::Engine(args) => engine::engine(&args),
        Command::Duel(args) => duel::duel(&args),
        Command::Analyze(args) => analyze::analyze(&args),
        Command::Convert(args) => convert::convert(&args),
        Command::Verify(args) => return verify::verify(&args),
        Command::Bench(args) => bench::bench(&args),
    }
    .map(|()| ExitCode::SUCCESS)
}

/// The game of this name.
fn kind(name: &str) -> Result<GameKind> {
    Ok(name.parse()?)
}

/// A game at its start, or in a position.
fn set_up(kind: GameKind, rules: Option<&str>, position: Option<&str>) -> Result<AnyGame> {
    let rules = rules.unwrap_or(kinds::default_rules(kind));
    let start = AnyGame::new(kind, rules).map_err(|refused: Refused| {
        let reason = &refused.reason;
        anyhow!("rules {rules:?}: {refused} ({reason}); `yonban rules` lists them")
    })?;
    match position {
        None => Ok(start),
        Some(position) => {
            AnyGame::from_position(kind, rules, position).map_err(|refused| anyhow!("{refused}"))
        }
    }
}

/// A file, or stdin where it is `-`; one byte more than is read at most, so that more is noticed.
fn bytes(file: &str) -> io::Result<Vec<u8>> {
    let limit = u64::try_from(MAX_BYTES)
        .unwrap_or(u64::MAX)
        .saturating_add(1);
    let mut bytes = Vec::new();
    if file == "-" {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)?;
    } else {
        File::open(file)?.take(limit).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}
