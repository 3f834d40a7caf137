//! `cargo xtask soak`: the tests that have a long version, at full length.

use crate::shell::{cargo, must};
use crate::web;
use anyhow::Result;

/// Runs every test with `YONBAN_SOAK=1`: twenty million forbidden-point cells against the slow
/// reference, the killed server 50 times, the killed store 1,000 times, a thousand games of
/// engines over the line, deep perft.
pub(crate) fn run() -> Result<()> {
    web::build()?;
    must(
        cargo()
            .args(["test", "--release", "--workspace"])
            .env("YONBAN_SOAK", "1"),
    )
}
