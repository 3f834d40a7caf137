//! `yonban perft`: counts the sequences of actions of a given length.

use super::{kind, set_up};
use crate::{cli, kinds};
use anyhow::Result;
use std::io::{self, Write};

pub(crate) fn perft(args: &cli::Perft) -> Result<()> {
    let game = set_up(
        kind(&args.game)?,
        args.rules.as_deref(),
        args.position.as_deref(),
    )?;
    let mut out = io::stdout().lock();
    let nodes = if args.divide && args.depth > 0 {
        let divided = kinds::divide(&game, args.depth);
        for (text, nodes) in &divided {
            writeln!(out, "{text} {nodes}")?;
        }
        divided.iter().map(|(_, nodes)| nodes).sum()
    } else {
        kinds::perft(&game, args.depth)
    };
    writeln!(out, "nodes {nodes}")?;
    Ok(())
}
