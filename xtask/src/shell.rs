//! Running other programs.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The repository's root.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent()
        .map_or_else(|| here.to_path_buf(), Path::to_path_buf)
}

/// The `cargo` that runs us.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// A program run in the repository's root.
pub(crate) fn program(name: &str) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

/// Runs to the end, with its output on ours; an exit status other than 0 is an error.
pub(crate) fn must(command: &mut Command) -> Result<()> {
    let shown = format!("{command:?}");
    let status = command
        .status()
        .with_context(|| format!("cannot start {shown}"))?;
    if !status.success() {
        bail!("{shown} failed ({status})");
    }
    Ok(())
}

/// Runs to the end and gives what it printed on stdout; stderr passes through.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let shown = format!("{command:?}");
    let done = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start {shown}"))?;
    if !done.status.success() {
        bail!("{shown} failed ({})", done.status);
    }
    String::from_utf8(done.stdout).with_context(|| format!("{shown} printed no UTF-8"))
}

/// Runs to the end, copying its output to ours while collecting it. Gives whether it succeeded.
pub(crate) fn watched(command: &mut Command) -> Result<(bool, String)> {
    use std::io::{BufRead, BufReader};
    let shown = format!("{command:?}");
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {shown}"))?;
    let stdout = child.stdout.take().context("stdout was asked for")?;
    let mut text = String::new();
    for line in BufReader::new(stdout).split(b'\n') {
        let line = String::from_utf8_lossy(&line?).into_owned();
        println!("{line}");
        text.push_str(&line);
        text.push('\n');
    }
    Ok((child.wait()?.success(), text))
}

/// Whether a program of this name is on the path.
pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(name))
        .find(|file| file.is_file())
}
