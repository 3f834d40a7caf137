//! Checks of the tree itself: what no compiler looks at.

use crate::shell::{cargo, output, program, root};
use anyhow::{Context, Result, bail};
use std::fs;

/// Crates of invariant 1: no I/O, no system time, no random source, no threads, no serde.
const PURE: [&str; 9] = [
    "yonban-rules",
    "yonban-sgf",
    "yonban-gomoku",
    "yonban-go",
    "yonban-shogi",
    "yonban-backgammon",
    "yonban-csa",
    "yonban-clock",
    "yonban-table",
];

/// What no pure crate may reach, however deep.
const IMPURE: [&str; 8] = [
    "serde",
    "tokio",
    "rand",
    "getrandom",
    "tracing",
    "log",
    "sqlx",
    "axum",
];

/// Which of our crates each crate may use: the arrows of ARCHITECTURE.md.
const ARROWS: [(&str, &[&str]); 21] = [
    ("yonban-rules", &[]),
    ("yonban-clock", &[]),
    ("yonban-protocol", &[]),
    ("yonban-store", &[]),
    ("yonban-bus", &[]),
    ("yonban-sgf", &[]),
    ("yonban-gomoku", &["yonban-rules", "yonban-sgf"]),
    ("yonban-go", &["yonban-rules", "yonban-sgf"]),
    ("yonban-shogi", &["yonban-rules", "yonban-sgf"]),
    ("yonban-backgammon", &["yonban-rules", "yonban-sgf"]),
    (
        "yonban-csa",
        &["yonban-rules", "yonban-shogi", "yonban-clock"],
    ),
    ("yonban-table", &["yonban-rules", "yonban-clock"]),
    ("yonban-search", &["yonban-rules"]),
    (
        "yonban-gomoku-engine",
        &["yonban-rules", "yonban-gomoku", "yonban-search"],
    ),
    (
        "yonban-go-engine",
        &["yonban-rules", "yonban-go", "yonban-search"],
    ),
    (
        "yonban-shogi-engine",
        &["yonban-rules", "yonban-shogi", "yonban-search"],
    ),
    (
        "yonban-backgammon-engine",
        &["yonban-rules", "yonban-backgammon", "yonban-search"],
    ),
    (
        "yonban-games",
        &[
            "yonban-rules",
            "yonban-clock",
            "yonban-sgf",
            "yonban-gomoku",
            "yonban-go",
            "yonban-shogi",
            "yonban-backgammon",
            "yonban-table",
            "yonban-search",
            "yonban-go-engine",
            "yonban-shogi-engine",
            "yonban-backgammon-engine",
            "yonban-gomoku-engine",
        ],
    ),
    (
        "yonban-server",
        &[
            "yonban-rules",
            "yonban-clock",
            "yonban-gomoku",
            "yonban-go",
            "yonban-shogi",
            "yonban-backgammon",
            "yonban-table",
            "yonban-csa",
            "yonban-games",
            "yonban-search",
            "yonban-go-engine",
            "yonban-shogi-engine",
            "yonban-backgammon-engine",
            "yonban-protocol",
            "yonban-store",
            "yonban-bus",
        ],
    ),
    ("yonban", &["*"]),
    ("xtask", &[]),
];

/// Runs every check; the first broken one is the error.
pub(crate) fn check() -> Result<()> {
    arrows()?;
    pure_crates()?;
    versions()?;
    texts()
}

/// The dependency direction is the one that ARCHITECTURE.md draws.
fn arrows() -> Result<()> {
    let tree = output(cargo().args([
        "tree",
        "--workspace",
        "--all-features",
        "--edges=normal",
        "--depth=1",
        "--prefix=depth",
        "--format={p}",
    ]))?;
    let mut user = "";
    for line in tree.lines() {
        let (depth, package) = line.split_at(line.len().min(1));
        let name = package.split_whitespace().next().unwrap_or_default();
        if depth == "0" {
            user = name;
            continue;
        }
        if !name.starts_with("yonban") {
            continue;
        }
        let allowed = ARROWS
            .iter()
            .find(|(crate_name, _)| *crate_name == user)
            .with_context(|| format!("{user} is not in the list of arrows in xtask/src/tidy.rs"))?
            .1;
        if !allowed.contains(&"*") && !allowed.contains(&name) {
            bail!("{user} may not depend on {name}: see ARCHITECTURE.md, dependency order");
        }
    }
    Ok(())
}

/// The rules crates stay portable and reproducible.
fn pure_crates() -> Result<()> {
    for package in PURE {
        let tree = output(cargo().args([
            "tree",
            "--package",
            package,
            "--edges=normal",
            "--prefix=none",
            "--format={p}",
        ]))?;
        for line in tree.lines() {
            let name = line.split_whitespace().next().unwrap_or_default();
            if IMPURE.contains(&name) {
                bail!("{package} reaches {name}, which its invariants forbid");
            }
        }
        let file = format!(
            "crates/{}/src/lib.rs",
            package.trim_start_matches("yonban-")
        );
        let text = fs::read_to_string(root().join(&file)).with_context(|| file.clone())?;
        if !text.contains("#![warn(clippy::disallowed_types, clippy::disallowed_methods)]") {
            bail!("{file} does not switch on the bans of clippy.toml");
        }
    }
    Ok(())
}

/// Versions stand in the workspace manifest, and none is a wildcard.
fn versions() -> Result<()> {
    for file in tracked("*Cargo.toml")? {
        let text = fs::read_to_string(root().join(&file)).with_context(|| file.clone())?;
        for (number, line) in text.lines().enumerate() {
            let at = number + 1;
            if line.contains("\"*\"") {
                bail!("{file}:{at}: a wildcard version");
            }
            // The fuzz targets are a workspace of their own.
            let own = ["Cargo.toml", "fuzz/Cargo.toml"].contains(&file.as_str());
            if !own && line.contains("version = \"") {
                bail!("{file}:{at}: versions belong in the workspace manifest");
            }
        }
    }
    Ok(())
}

/// Documents that the README promises exist, and no source file has grown beyond reading.
fn texts() -> Result<()> {
    for file in [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "docs/csa.md",
        "docs/glossary.md",
        "docs/log.md",
        "docs/protocol.md",
        "docs/rules/backgammon.md",
        "docs/rules/go.md",
        "docs/rules/gomoku.md",
    ] {
        if !root().join(file).is_file() {
            bail!("{file} is missing");
        }
    }
    for file in tracked("*.rs")?
        .into_iter()
        .chain(tracked("*.ts")?)
        .chain(tracked("*.tsx")?)
    {
        let text = fs::read_to_string(root().join(&file)).with_context(|| file.clone())?;
        // What is generated is as long as its source asks.
        let generated = text.starts_with("// Generated from ");
        let lines = text.lines().count();
        if lines > 1_500 && !generated {
            bail!("{file} has {lines} lines: split it by what it does");
        }
    }
    Ok(())
}

/// Files that git knows, by pattern.
fn tracked(pattern: &str) -> Result<Vec<String>> {
    let list = output(program("git").args(["ls-files", "--cached", "--", pattern]))?;
    Ok(list.lines().map(str::to_owned).collect())
}
