//! `yonban convert`: records from one format to another.

use super::bytes;
use crate::cli::Convert;
use anyhow::{Context, Result, anyhow, bail};
use std::io::{self, Write};
use yonban_games::GameKind;
use yonban_games::paper::{self, AnyFormat, Charset, Options};

/// Converts a file; the result on stdout, what was lost on stderr.
pub(crate) fn convert(args: &Convert) -> Result<()> {
    let game = args
        .game
        .as_deref()
        .map(str::parse::<GameKind>)
        .transpose()?;
    let charset = |name: &String| {
        Charset::named(name).ok_or_else(|| anyhow!("no character set is called {name:?}"))
    };
    let options = Options {
        rules: args.rules.clone(),
        charset: args.charset.as_ref().map(charset).transpose()?,
        ranks_from_top: args.ranks_from_top,
    };
    // A format that nobody has, or nobody writes, is told before the file is read.
    let kinds = game.map_or_else(|| GameKind::ALL.to_vec(), |kind| vec![kind]);
    let formats = kinds.iter().map(|kind| AnyFormat::named(*kind, &args.to));
    let formats: Vec<AnyFormat> = formats.flatten().collect();
    if formats.is_empty() {
        let name = args.to.clone();
        return Err(paper::UnknownFormat { name, kinds }.into());
    }
    if !formats.iter().any(|format| format.writes()) {
        bail!(
            "{} is only read, not written: choose another format for --to",
            args.to
        );
    }
    let bytes = bytes(&args.file).with_context(|| args.file.clone())?;
    let reading = paper::read(game, args.from.as_deref(), &bytes, &options)
        .with_context(|| args.file.clone())?;
    let to = AnyFormat::named(reading.format.kind(), &args.to)
        .with_context(|| format!("{} holds games of {}", args.file, reading.format.kind()))?;
    let writing = paper::write(to, &reading.records, &options)?;
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
