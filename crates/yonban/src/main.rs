//! The `yonban` binary. It only reads the command line and hands over.

#![expect(
    clippy::print_stdout,
    reason = "a command-line tool prints its results on stdout"
)]

mod cli;
mod commands;
mod draw;
mod kinds;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = cli::Cli::parse(); // wrong usage ends here with status 2
    match commands::run(cli.command) {
        Ok(code) => code,
        // Whoever reads has seen enough: `yonban rules | head`.
        Err(error) if reader_is_gone(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("yonban: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn reader_is_gone(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<std::io::Error>()
        .is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
