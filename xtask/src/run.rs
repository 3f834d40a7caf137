//! `cargo xtask run` and `cargo xtask bench`.

use crate::shell::{cargo, must};
use crate::web;
use anyhow::Result;

/// Builds everything and serves until it is stopped. `args` go to `yonban serve`.
pub(crate) fn serve(args: &[String]) -> Result<()> {
    web::build()?;
    must(
        cargo()
            .args(["run", "--release", "--package", "yonban", "--", "serve"])
            .args(args),
    )
}

/// Prints the speed figures.
pub(crate) fn bench(args: &[String]) -> Result<()> {
    must(
        cargo()
            .args(["run", "--release", "--package", "yonban", "--", "bench"])
            .args(args),
    )
}
