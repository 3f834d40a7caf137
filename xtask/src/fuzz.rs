//! `cargo xtask fuzz`: the fuzz targets, built with coverage on the stable compiler and driven by
//! libFuzzer.

use crate::shell::{cargo, output, root};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How long each target runs in `cargo xtask test`, in seconds.
pub(crate) const SHORT: u64 = 10;
/// How many targets run at the same time.
const AT_ONCE: usize = 2;
/// An input that takes longer, in seconds, is a finding.
const SLOW: u32 = 15;
/// The largest input, in bytes.
const MAX_LEN: u32 = 8_192;

/// What the compiler adds so that libFuzzer sees which code runs; what bolero must know.
const FLAGS: &str = "-Dwarnings --cfg fuzzing --cfg fuzzing_libfuzzer -Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares";

/// `cargo xtask fuzz [TARGET [SECONDS | FILE]]`.
pub(crate) fn run(args: &[String]) -> Result<()> {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let failed = match args[..] {
        [] => run_all(SHORT)?.1,
        [target] => run_one(target, SHORT)?,
        [target, what] => match what.parse() {
            Ok(seconds) => run_one(target, seconds)?,
            Err(_) => return replay(target, what),
        },
        _ => bail!("cargo xtask fuzz [TARGET [SECONDS | FILE]]"),
    };
    if failed > 0 {
        bail!("{failed} targets found something");
    }
    Ok(())
}

/// The build for this machine, instrumented.
fn build() -> Result<PathBuf> {
    let host = output(Command::new("rustc").arg("-vV"))?
        .lines()
        .find_map(|line| line.strip_prefix("host: ").map(str::to_owned))
        .context("rustc names no host")?;
    let folder = root().join("target/fuzz");
    let status = cargo()
        .args(["build", "--manifest-path", "fuzz/Cargo.toml"])
        // With a target named, build scripts and macros stay without coverage.
        .args(["--target", &host])
        .env("CARGO_TARGET_DIR", &folder)
        .env("RUSTFLAGS", FLAGS)
        .status()
        .context("cannot start cargo")?;
    if !status.success() {
        bail!("the fuzz targets do not build");
    }
    Ok(folder.join(host).join("debug/yonban-fuzz"))
}

fn targets(binary: &Path) -> Result<Vec<String>> {
    let list = output(Command::new(binary).arg("list"))?;
    Ok(list.lines().map(str::to_owned).collect())
}

/// Runs every target for so long: how many found nothing, and how many something.
pub(crate) fn run_all(seconds: u64) -> Result<(u32, u32)> {
    let binary = build()?;
    let (mut passed, mut failed) = (0, 0);
    let targets = targets(&binary)?;
    for few in targets.chunks(AT_ONCE) {
        let running: Vec<Running> = few
            .iter()
            .map(|target| Running::start(&binary, target, seconds))
            .collect::<Result<_>>()?;
        for one in running {
            if one.finish()? {
                passed += 1;
            } else {
                failed += 1;
            }
        }
    }
    println!("fuzz: {passed} targets of {seconds} s found nothing, {failed} something");
    Ok((passed, failed))
}

fn run_one(target: &str, seconds: u64) -> Result<u32> {
    let binary = build()?;
    if !targets(&binary)?.iter().any(|known| known == target) {
        bail!(
            "no target {target:?}; there are {}",
            targets(&binary)?.join(", ")
        );
    }
    Ok(u32::from(
        !Running::start(&binary, target, seconds)?.finish()?,
    ))
}

fn replay(target: &str, file: &str) -> Result<()> {
    let file = fs::canonicalize(file).with_context(|| file.to_owned())?;
    let status = Command::new(build()?)
        .args(["replay", target])
        .arg(&file)
        .env("RUST_BACKTRACE", "1")
        .status()?;
    if !status.success() {
        bail!("{target} fails on {}", file.display());
    }
    Ok(())
}

/// A target that runs.
struct Running {
    target: String,
    child: std::process::Child,
    log: PathBuf,
    found: PathBuf,
    start: Instant,
}

impl Running {
    fn start(binary: &Path, target: &str, seconds: u64) -> Result<Self> {
        let work = root().join("target/fuzz/work").join(target);
        let found = work.join("found");
        fs::create_dir_all(&found).with_context(|| found.display().to_string())?;
        fs::create_dir_all(work.join("kept"))?;
        let prepared = Command::new(binary)
            .args(["prepare", target])
            .arg(&work)
            .status()?;
        if !prepared.success() {
            bail!("{target}: no seeds");
        }
        // The arguments are split at blanks, so they name no folder of the machine's.
        let kept = root().join("fuzz/seeds").join(target);
        if let Ok(files) = fs::read_dir(&kept) {
            for file in files.flatten() {
                fs::copy(file.path(), work.join("kept").join(file.file_name()))?;
            }
        }
        let args = format!(
            "-max_total_time={seconds} -timeout={SLOW} -rss_limit_mb=2048 -max_len={MAX_LEN} \
             -dict=words -artifact_prefix=found/ -print_final_stats=1 -verbosity=0 corpus kept"
        );
        let log = work.join("log");
        let file = fs::File::create(&log)?;
        let child = Command::new(binary)
            .arg(target)
            .current_dir(&work)
            .env("BOLERO_LIBFUZZER_ARGS", args)
            .env("RUST_BACKTRACE", "0")
            // The tables of engines are large and live for one run each. glibc puts those that come after the
            // first between the fuzzer's own small blocks, where what is freed is split and not given back:
            // memory would grow by gigabytes, and the limit find nothing but that.
            .env("GLIBC_TUNABLES", "glibc.malloc.mmap_threshold=1048576")
            .stdin(Stdio::null())
            .stdout(file.try_clone()?)
            .stderr(file)
            .spawn()
            .with_context(|| format!("cannot start {target}"))?;
        Ok(Running {
            target: target.to_owned(),
            child,
            log,
            found,
            start: Instant::now(),
        })
    }

    /// Waits, prints one line, and what was found. Whether nothing was.
    fn finish(mut self) -> Result<bool> {
        let status = self.child.wait()?;
        let took = self.start.elapsed();
        let bytes = fs::read(&self.log)?;
        let text = String::from_utf8_lossy(&bytes);
        let runs = stat(&text, "number_of_executed_units").unwrap_or(0);
        let word = if status.success() { "ok" } else { "FOUND" };
        let target = &self.target;
        println!(
            "fuzz {target:<11} {word:<6} {runs:>9} runs {:>4} s",
            took.as_secs()
        );
        if !status.success() {
            self.show(&text, took)?;
        } else if runs == 0 {
            bail!("{target} ran nothing:\n{text}");
        }
        Ok(status.success())
    }

    fn show(&self, text: &str, took: Duration) -> Result<()> {
        let tail: Vec<&str> = text.lines().rev().take(60).collect();
        for line in tail.iter().rev() {
            println!("  {line}");
        }
        let begun = std::time::SystemTime::now() - took - Duration::from_secs(1);
        for entry in fs::read_dir(&self.found)?.flatten() {
            let new = entry.metadata()?.modified().is_ok_and(|at| at >= begun);
            if new {
                let bytes = fs::read(entry.path())?;
                println!("  kept in {}:", entry.path().display());
                println!("  {}", bytes.escape_ascii());
            }
        }
        Ok(())
    }
}

/// A figure of libFuzzer's last lines.
fn stat(text: &str, name: &str) -> Option<u64> {
    let line = text.lines().rev().find(|line| line.contains(name))?;
    line.rsplit(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::stat;

    #[test]
    fn figures_are_read() {
        let text = "x\nstat::number_of_executed_units: 1234\nstat::peak_rss_mb:     40\n";
        assert_eq!(stat(text, "number_of_executed_units"), Some(1234));
        assert_eq!(stat(text, "slowest"), None);
    }
}
