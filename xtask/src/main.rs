//! The project's own commands. `cargo xtask` lists them.

#![expect(clippy::print_stdout, reason = "a command-line tool")]

mod fuzz;
mod run;
mod shell;
mod soak;
mod test;
mod tidy;
mod tools;
mod train;
mod web;

use anyhow::{Result, bail};
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask run [ARG ...]    build the web client and the server, serve with SQLite, print the address
cargo xtask test [STEP ...]  all checks and tests; with STEP only those (cargo xtask test list)
cargo xtask fuzz [TARGET [SECONDS | FILE]]
                             every fuzz target for 20 s; one, for longer; one input again
cargo xtask soak             the long versions of the tests that have one
cargo xtask bench [NAME]     the speed figures
cargo xtask train backgammon [STAGE ...]
                             make the nets of backgammon; without a stage, the list of stages
cargo xtask gen              write the generated files (web/src/protocol.ts)
cargo xtask tidy             the checks of the tree itself";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match command(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn command(args: &[String]) -> Result<()> {
    let rest = args.get(1..).unwrap_or_default();
    match args.first().map(String::as_str) {
        Some("run") => run::serve(rest),
        Some("test") => test::run(rest),
        Some("fuzz") => fuzz::run(rest),
        Some("soak") => soak::run(),
        Some("bench") => run::bench(rest),
        Some("train") => train::run(rest),
        Some("gen") => web::generate(),
        Some("tidy") => tidy::check(),
        None => {
            println!("{USAGE}");
            Ok(())
        }
        Some(other) => bail!("no command {other:?}\n{USAGE}"),
    }
}
