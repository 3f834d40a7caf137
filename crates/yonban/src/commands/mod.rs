//! One file for each command.

mod bench;
mod convert;
mod engine;
mod judge;
mod perft;
mod play;
mod rules;
mod serve;

use crate::cli::Command;
use crate::kinds;
use anyhow::{Result, anyhow};
use std::process::ExitCode;
use yonban_games::{AnyGame, GameKind, Refused};

/// Runs a command. An error means wrong usage or unreadable input (status 2).
pub(crate) fn run(command: Command) -> Result<ExitCode> {
    match command {
        Command::Serve(args) => serve::serve(args),
        Command::Play(args) => play::play(&args),
        Command::Judge => judge::judge(),
        Command::Perft(args) => perft::perft(&args),
        Command::Rules(args) => rules::rules(&args),
        Command::Engine(args) => engine::engine(&args),
        Command::Convert(args) => convert::convert(&args),
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
    let told = |refused: Refused| match refused.reason.as_str() {
        "position_syntax" | "position_impossible" => anyhow!("{refused}"),
        reason => anyhow!("rules {rules:?}: {refused} ({reason}); `yonban rules` lists them"),
    };
    match position {
        None => AnyGame::new(kind, rules),
        Some(position) => AnyGame::from_position(kind, rules, position),
    }
    .map_err(told)
}
