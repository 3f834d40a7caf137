//! `yonban engine`: an engine on stdin and stdout, in its field's protocol.

mod external;

use super::kind;
use crate::cli;
use anyhow::{Context, Result, bail};
use std::io::{self, BufReader};
use yonban_backgammon_engine::{BackgammonEngine, Options};
use yonban_games::GameKind;

pub(crate) fn engine(args: &cli::Engine) -> Result<()> {
    match (kind(&args.game)?, args.protocol.as_deref()) {
        (GameKind::Gomoku, None | Some("gomocup")) => yonban_gomoku_engine::protocol::gomocup::run(
            BufReader::new(io::stdin()),
            io::stdout().lock(),
        )
        .context("gomocup"),
        (GameKind::Gomoku, Some(other)) => {
            bail!("gomoku engines here speak `gomocup`, not {other:?}")
        }
        (GameKind::Go, None | Some("gtp")) => {
            yonban_go_engine::protocol::gtp::run(BufReader::new(io::stdin()), io::stdout().lock())
                .context("gtp")
        }
        (GameKind::Go, Some(other)) => {
            bail!("Go engines here speak `gtp`, not {other:?}")
        }
        (GameKind::Shogi, None | Some("usi")) => {
            yonban_shogi_engine::protocol::usi::run(BufReader::new(io::stdin()), io::stdout())
                .context("usi")
        }
        (GameKind::Shogi, Some(other)) => {
            bail!("shogi engines here speak `usi`, not {other:?}")
        }
        (GameKind::Backgammon, None | Some("ubgi")) => {
            yonban_backgammon_engine::protocol::ubgi::run(
                thinker(),
                BufReader::new(io::stdin()),
                io::stdout(),
            )
            .context("ubgi")
        }
        (GameKind::Backgammon, Some("gnubg-external")) => external::external(args, thinker),
        (GameKind::Backgammon, Some(other)) => {
            bail!("backgammon engines here speak `ubgi` and `gnubg-external`, not {other:?}")
        }
    }
}

/// Our player of backgammon.
fn thinker() -> BackgammonEngine {
    BackgammonEngine::new(Options::default())
}
