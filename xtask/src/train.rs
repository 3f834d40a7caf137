//! `cargo xtask train`.

use crate::shell::{cargo, must};
use anyhow::{Result, bail};

/// Runs a stage of the program that makes the nets of a game. Without a stage it lists them.
pub(crate) fn run(args: &[String]) -> Result<()> {
    match args.split_first() {
        Some((game, stage)) if game == "backgammon" => must(
            cargo()
                .args(["run", "--release", "--package", "yonban-backgammon-engine"])
                .args(["--features", "train", "--example", "train", "--"])
                .args(stage),
        ),
        _ => bail!("cargo xtask train backgammon [STAGE ...]: no other game has nets"),
    }
}
