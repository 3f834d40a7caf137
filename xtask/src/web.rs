//! The browser client: its packages, its build, its generated types.

use crate::shell::{cargo, must, output, program, root};
use crate::tools;
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

/// npm, run in `web/`.
pub(crate) fn npm() -> Command {
    let mut command = program("npm");
    command.current_dir(root().join("web"));
    command
}

/// Installs the packages of `package-lock.json`, unless they are those already.
pub(crate) fn packages() -> Result<()> {
    tools::node()?;
    let web = root().join("web");
    let marker = web.join("node_modules/.package-lock.json");
    if changed(&marker)? >= changed(&web.join("package-lock.json"))? {
        return Ok(());
    }
    must(npm().args(["ci", "--no-audit", "--no-fund"]))?;
    // npm keeps the marker's own time when nothing changed; ours must be newer than the lock file.
    let file = fs::File::options().append(true).open(&marker)?;
    file.set_modified(SystemTime::now())?;
    Ok(())
}

/// Builds `web/dist`, unless it is newer than everything it is built from.
pub(crate) fn build() -> Result<()> {
    packages()?;
    let web = root().join("web");
    let built = changed(&web.join("dist/index.html"))?;
    let mut newest = newest(&web.join("src"))?;
    for entry in fs::read_dir(&web)? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            newest = newest.max(changed(&entry.path())?);
        }
    }
    if web.join("public").is_dir() {
        newest = newest.max(self::newest(&web.join("public"))?);
    }
    if built.is_some() && built >= newest {
        return Ok(());
    }
    must(npm().args(["run", "--silent", "build"]))
}

/// Writes the generated files.
pub(crate) fn generate() -> Result<()> {
    let text = output(cargo().args([
        "run",
        "--quiet",
        "--package",
        "yonban-protocol",
        "--example",
        "typescript",
    ]))?;
    fs::write(root().join("web/src/protocol.ts"), text).context("web/src/protocol.ts")
}

/// When a file was last changed; `None` if it is not there.
fn changed(path: &Path) -> Result<Option<SystemTime>> {
    match fs::metadata(path) {
        Ok(meta) => Ok(Some(meta.modified()?)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).with_context(|| path.display().to_string()),
    }
}

/// When the newest file under a folder was changed.
fn newest(folder: &Path) -> Result<Option<SystemTime>> {
    let mut newest = None;
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        newest = newest.max(if path.is_dir() {
            self::newest(&path)?
        } else {
            changed(&path)?
        });
    }
    Ok(newest)
}
