//! `yonban convert`: records from one format to another.

use super::bytes;
use crate::cli::Convert;
use anyhow::{Context, Result, anyhow, bail};
use std::io::{self, Write};
use yonban_gomoku::notation::{self, Charset, Format, Options};

/// Converts a file; the result on stdout, what was lost on stderr.
pub(crate) fn convert(args: &Convert) -> Result<()> {
    let to: Format = args.to.parse()?;
    let from = args.from.as_deref().map(str::parse::<Format>).transpose()?;
    if !to.writes() {
        bail!("{to} is only read, not written: choose another format for --to");
    }
    let charset = |name: &String| {
        Charset::named(name).ok_or_else(|| anyhow!("no character set is called {name:?}"))
    };
    let options = Options {
        rules: args
            .rules
            .as_ref()
            .map(|text| text.parse())
            .transpose()
            .with_context(|| format!("rules {:?}", args.rules.as_deref().unwrap_or_default()))?,
        charset: args.charset.as_ref().map(charset).transpose()?,
        ranks_from_top: args.ranks_from_top,
    };
    let bytes = bytes(&args.file).with_context(|| args.file.clone())?;
    let reading = notation::read(from, &bytes, &options).with_context(|| args.file.clone())?;
    let writing = notation::write_all(to, &reading.records, &options)?;
    let mut messages = io::stderr().lock();
    for loss in &reading.losses {
        writeln!(messages, "{}: {loss}", args.file).context("stderr")?;
    }
    for loss in &writing.losses {
        writeln!(messages, "{to}: {loss}").context("stderr")?;
    }
    io::stdout()
        .lock()
        .write_all(&writing.bytes)
        .context("stdout")
}
