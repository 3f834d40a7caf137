//! `cargo xtask test`: every check, one step after the other, and one summary at the end.

use crate::shell::{cargo, must, watched};
use crate::{fuzz, tidy, tools, web};
use anyhow::{Context, Result, bail};
use std::process::Command;
use std::time::Instant;

/// What a step found: how many tests passed and failed. A step that runs no test counts as one.
struct Count {
    passed: u32,
    failed: u32,
}

type Step = (&'static str, fn() -> Result<Count>);

/// The steps, cheap ones first: a slip of style should not cost a build.
const STEPS: &[Step] = &[
    ("fmt", || {
        must(cargo().args(["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"]))?;
        checked(cargo().args(["fmt", "--all", "--check"]))
    }),
    ("tidy", || tidy::check().map(|()| ONE)),
    ("web-types", || {
        web::packages()?;
        checked(web::npm().args(["run", "--silent", "check"]))
    }),
    ("web-lint", || {
        web::packages()?;
        checked(web::npm().args(["run", "--silent", "lint"]))
    }),
    ("web-test", || {
        web::packages()?;
        counted(
            web::npm()
                .args(["run", "--silent", "test"])
                .env("NO_COLOR", "1"),
            vitest,
        )
    }),
    ("web-build", || web::build().map(|()| ONE)),
    ("licences", || {
        tools::cargo_deny()?;
        checked(cargo().args([
            "deny",
            "--log-level",
            "error",
            "check",
            "bans",
            "licenses",
            "sources",
        ]))
    }),
    ("clippy", || {
        checked(cargo().args([
            "clippy",
            "--workspace",
            "--all-targets",
            "--all-features",
            "--",
            "--deny=warnings",
        ]))
    }),
    ("docs", || {
        checked(
            cargo()
                .args([
                    "doc",
                    "--workspace",
                    "--no-deps",
                    "--all-features",
                    "--document-private-items",
                ])
                .env("RUSTDOCFLAGS", "--deny=warnings"),
        )
    }),
    ("rust", || {
        web::build()?; // the server embeds it
        counted(
            cargo().args(["test", "--workspace", "--no-fail-fast"]),
            cargo_test,
        )
    }),
    ("fuzz", || {
        let (passed, failed) = fuzz::run_all(fuzz::SHORT)?;
        Ok(Count { passed, failed })
    }),
    ("browser", || {
        web::build()?;
        // The binary of the Rust tests: another build would unify other features and start over.
        must(cargo().args(["test", "--workspace", "--no-run", "--quiet"]))?;
        let chromium = tools::chromium()?;
        counted(
            web::npm()
                .args(["run", "--silent", "e2e"])
                .env("NO_COLOR", "1")
                .env("CHROMIUM", chromium),
            vitest,
        )
    }),
];

const ONE: Count = Count {
    passed: 1,
    failed: 0,
};

/// Runs the named steps, or all; prints one line for each and the sum.
pub(crate) fn run(names: &[String]) -> Result<()> {
    if names == ["list"] {
        for (name, _) in STEPS {
            println!("{name}");
        }
        return Ok(());
    }
    if let Some(unknown) = names
        .iter()
        .find(|name| STEPS.iter().all(|(step, _)| step != *name))
    {
        bail!("no step {unknown:?}; `cargo xtask test list` names them");
    }
    let mut lines = Vec::new();
    let (mut passed, mut failed) = (0, 0);
    for (name, step) in STEPS {
        if !names.is_empty() && !names.iter().any(|wanted| wanted == name) {
            continue;
        }
        println!("\n== {name}");
        let start = Instant::now();
        let found = step();
        let seconds = start.elapsed().as_secs();
        let line = match found {
            Ok(count) => {
                passed += count.passed;
                failed += count.failed;
                let word = if count.failed == 0 { "ok" } else { "FAILED" };
                format!(
                    "{name:<10} {word:<7} {:>5} passed {seconds:>5} s",
                    count.passed
                )
            }
            Err(error) => {
                failed += 1;
                format!("{name:<10} FAILED  {error:#}")
            }
        };
        println!("{line}");
        lines.push(line);
    }
    println!("\n{}", lines.join("\n"));
    println!("{passed} passed, {failed} failed");
    if failed > 0 {
        bail!("{failed} failed");
    }
    Ok(())
}

/// A step that only succeeds or fails.
fn checked(command: &mut Command) -> Result<Count> {
    must(command).map(|()| ONE)
}

/// A test runner, whose closing lines are read by `read`.
fn counted(command: &mut Command, read: fn(&str) -> Option<Count>) -> Result<Count> {
    let (success, text) = watched(command)?;
    let count = read(&text).context("the test runner printed no summary")?;
    if !success && count.failed == 0 {
        bail!("the test runner failed");
    }
    if success && count.passed == 0 {
        bail!("no test ran");
    }
    Ok(count)
}

/// Sums the `test result:` lines of `cargo test`.
fn cargo_test(text: &str) -> Option<Count> {
    let mut count = Count {
        passed: 0,
        failed: 0,
    };
    let mut seen = false;
    for line in text
        .lines()
        .filter_map(|line| line.strip_prefix("test result: "))
    {
        seen = true;
        count.passed += number_before(line, " passed")?;
        count.failed += number_before(line, " failed")?;
    }
    seen.then_some(count)
}

/// Reads Vitest's last `Tests` line: `Tests  2 failed | 30 passed (32)`.
fn vitest(text: &str) -> Option<Count> {
    let line = text
        .lines()
        .rev()
        .find(|line| line.trim_start().starts_with("Tests "))?;
    Some(Count {
        passed: number_before(line, " passed").unwrap_or(0),
        failed: number_before(line, " failed").unwrap_or(0),
    })
}

/// The number that stands right before `word`.
fn number_before(line: &str, word: &str) -> Option<u32> {
    let before = &line[..line.find(word)?];
    let digits = before.rsplit(|c: char| !c.is_ascii_digit()).next()?;
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{cargo_test, number_before, vitest};

    #[test]
    fn closing_lines_are_read() {
        let cargo = "test result: ok. 12 passed; 0 failed; 1 ignored\nx\n\
                     test result: FAILED. 3 passed; 2 failed; 0 ignored\n";
        let count = cargo_test(cargo).expect("two summaries");
        assert_eq!((count.passed, count.failed), (15, 2));
        assert!(cargo_test("nothing").is_none());
        let count = vitest(" Test Files  1 passed (1)\n      Tests  2 failed | 30 passed (32)\n")
            .expect("a summary");
        assert_eq!((count.passed, count.failed), (30, 2));
        assert_eq!(number_before("a 7 passed", " passed"), Some(7));
        assert_eq!(number_before("none passed", " passed"), None);
    }
}
