//! The tools that building and testing need, and how a Debian-like machine gets them.

use crate::shell::{cargo, must, on_path, output, program};
use anyhow::{Context, Result, bail};
use std::path::PathBuf;

/// The version of `cargo-deny` that is installed where none is found.
const CARGO_DENY: &str = "0.20.2";

/// The lowest Node that the client's tools run on.
const NODE_MAJOR: u32 = 20;

/// Node and npm are there and new enough.
pub(crate) fn node() -> Result<()> {
    let version = output(program("node").arg("--version")).context(
        "Node is missing: install Node 20 or newer (Debian: apt-get install nodejs npm)",
    )?;
    let major = version
        .trim()
        .trim_start_matches('v')
        .split('.')
        .next()
        .unwrap_or_default();
    if major.parse::<u32>().unwrap_or(0) < NODE_MAJOR {
        bail!(
            "Node {} is too old: version {NODE_MAJOR} or newer is needed",
            version.trim()
        );
    }
    output(program("npm").arg("--version")).context("npm is missing: install it beside Node")?;
    Ok(())
}

/// A Chromium for the browser tests: `CHROMIUM`, one on the path, or Debian's package.
pub(crate) fn chromium() -> Result<PathBuf> {
    if let Some(path) = std::env::var_os("CHROMIUM") {
        return Ok(path.into());
    }
    let found = || {
        [
            "chromium",
            "chromium-browser",
            "google-chrome",
            "google-chrome-stable",
        ]
        .into_iter()
        .find_map(on_path)
    };
    if let Some(path) = found() {
        return Ok(path);
    }
    println!("Chromium is missing: installing Debian's package");
    apt(&["chromium"]).context(
        "the browser tests need Chromium; install it and set CHROMIUM to its path if it is not \
         called chromium",
    )?;
    found().context("Chromium was installed but is not on the path")
}

/// The licence checker.
pub(crate) fn cargo_deny() -> Result<()> {
    if on_path("cargo-deny").is_some() {
        return Ok(());
    }
    println!("cargo-deny is missing: installing version {CARGO_DENY} (some minutes, once)");
    must(cargo().args(["install", "--locked", "--version", CARGO_DENY, "cargo-deny"]))
}

/// Installs Debian packages, if this machine and user can.
fn apt(packages: &[&str]) -> Result<()> {
    if on_path("apt-get").is_none() {
        bail!("no apt-get here to install {} with", packages.join(", "));
    }
    let sudo = output(program("id").arg("-u"))?.trim() != "0";
    let apt_get = |args: &[&str]| {
        let mut command = if sudo {
            program("sudo")
        } else {
            program("apt-get")
        };
        if sudo {
            command.args(["-n", "apt-get"]);
        }
        command.env("DEBIAN_FRONTEND", "noninteractive").args(args);
        command
    };
    must(apt_get(&["update", "-qq"]).stdout(std::process::Stdio::null()))?;
    let mut install = apt_get(&["install", "-y", "-qq", "--no-install-recommends"]);
    must(install.args(packages).stdout(std::process::Stdio::null()))
}
