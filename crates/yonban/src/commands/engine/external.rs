//! `--protocol gnubg-external`: the external player of GNU Backgammon, on a port, at a port, or on stdin
//! and stdout.

use crate::cli;
use anyhow::{Context, Result, anyhow, bail};
use std::io::{self, BufRead, BufReader, Write};
use std::net::TcpListener;
use std::time::Duration;
use yonban_backgammon::notation::{fibs, position_id, xgid};
use yonban_backgammon::{Backgammon, Rules};
use yonban_backgammon_engine::protocol::Thinker;
use yonban_backgammon_engine::protocol::external::{Options, Peer, PeerError, player};
use yonban_rules::PositionText;
use yonban_search::{Level, next_line};

/// How long a peer may think about an answer.
const PATIENCE: Duration = Duration::from_secs(600);
/// Bytes of a line on stdin that are looked at.
const LONGEST: usize = 4_096;

pub(super) fn external<T: Thinker>(
    args: &cli::Engine,
    thinker: impl Fn() -> T + Sync,
) -> Result<()> {
    let rules = rules(args.rules.as_deref().unwrap_or("money"))?;
    if let Some(address) = &args.connect {
        let mut peer = Peer::connect(address, PATIENCE).with_context(|| address.clone())?;
        return ask(&mut peer, &rules, io::stdin().lock(), io::stdout().lock());
    }
    let time = args.time.map(Duration::try_from_secs_f64).transpose();
    let options = Options {
        variant: rules.variant(),
        jacoby: rules.jacoby(),
        beavers: rules.beavers() > 0,
        resigns: args.resign,
        level: Level::new(args.level).context("levels go from 1 to 10")?,
        plies: None,
        time: time.context("--time is a number of seconds")?,
    };
    let Some(address) = args.listen else {
        let input = BufReader::new(io::stdin());
        return player::run(&mut thinker(), &options, input, io::stdout()).context("stdin");
    };
    let listener = TcpListener::bind(address).with_context(|| address.to_string())?;
    eprintln!("listening on {}", listener.local_addr()?);
    player::serve(&listener, &options, thinker, |told| eprintln!("{told}")).context("listening")
}

fn rules(text: &str) -> Result<Rules> {
    text.parse()
        .map_err(|e| anyhow!("rules {text:?}: {e}; `yonban rules backgammon` lists them"))
}

/// Asks a peer about the positions of a stream; what it says, one line each.
fn ask<R: BufRead, W: Write>(
    peer: &mut Peer<R, W>,
    rules: &Rules,
    mut input: impl BufRead,
    mut output: impl Write,
) -> Result<()> {
    let mut number = 0_u64;
    while let Some(line) = next_line(&mut input, LONGEST)? {
        number += 1;
        if line.is_empty() {
            continue;
        }
        let told = answer(peer, rules, &line).with_context(|| format!("line {number}"))?;
        writeln!(output, "{told}")?;
        output.flush()?;
    }
    Ok(())
}

/// What the peer says to one line. An answer that is not legal is told, and the next line is asked.
fn answer<R: BufRead, W: Write>(
    peer: &mut Peer<R, W>,
    rules: &Rules,
    line: &str,
) -> Result<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["version"] => Ok(peer.version()?.join("\n")),
        [
            "evaluation",
            plies,
            cube @ ("cubeful" | "cubeless"),
            position,
        ] => {
            let plies = plies.parse().context("plies")?;
            let worth = peer.evaluate(&game(position, rules)?, plies, cube == "cubeful")?;
            let chances = worth.outputs;
            Ok(format!(
                "win {:.4} gammon {:.4} backgammon {:.4} lose gammon {:.4} backgammon {:.4} equity {:+.4}",
                chances.win,
                chances.win_gammon,
                chances.win_backgammon,
                chances.lose_gammon,
                chances.lose_backgammon,
                worth.equity
            ))
        }
        [position] => match peer.ask(&game(position, rules)?) {
            Ok(action) => Ok(action.to_string()),
            Err(error @ PeerError::Answer(_)) => Ok(format!("illegal: {error}")),
            Err(error) => Err(error.into()),
        },
        _ => bail!(
            "{line:?}: a line is a position, `evaluation PLIES cubeful|cubeless POSITION`, or `version`"
        ),
    }
}

/// An XGID, a Position ID with or without a Match ID, or a board line.
fn game(text: &str, rules: &Rules) -> Result<Backgammon> {
    let variant = rules.variant();
    if text.starts_with("board:") {
        return Ok(fibs::read(text, variant)?.diagram.game()?);
    }
    if text.starts_with("XGID=") || text.matches(':').count() > 2 {
        return Ok(xgid::read(text, variant)?.game()?);
    }
    match Backgammon::from_position(rules, text) {
        Ok(game) => Ok(game),
        // A match, or money under other rules, tells them itself.
        Err(error) => {
            let Some((board, id)) = text.split_once(':') else {
                return Err(error.into());
            };
            let id = yonban_backgammon::notation::match_id::MatchId::read(id)?;
            let kind = match id.length {
                0 if id.jacoby => "money".to_owned(),
                0 => "money,jacoby=no".to_owned(),
                length => format!("match,length={length}"),
            };
            let theirs = self::rules(&format!("{kind},autodoubles=unlimited,maxcube=32768"))?;
            position_id::read(board, variant)?;
            Ok(Backgammon::from_position(&theirs, text)?)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_read_in_every_way() {
        let money = rules("money").expect("rules");
        for text in [
            "4HPwATDgc/ABMA",
            "4HPwATDgc/ABMA:cIkFAAAAAAAA",
            "4HPwATDgc/ABMA:8AngAGAAGAAE",
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10",
        ] {
            assert!(game(text, &money).is_ok(), "{text}");
        }
        for text in ["", "4HPwATDgc/ABM", "4HPwATDgc/ABMA:x", "XGID=x", "board:x"] {
            assert!(game(text, &money).is_err(), "{text}");
        }
    }

    #[test]
    fn a_peer_is_asked_line_by_line() {
        let said = b"8/5 6/5\n24/11\n0.5 0.1 0 0.1 0 0.02\na\nb\nc\nd\n";
        let mut asked = Vec::new();
        let mut peer = Peer::new(&said[..], &mut asked);
        let position = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10";
        let input = format!("{position}\n\n{position}\nevaluation 2 cubeful {position}\nversion\n");
        let mut output = Vec::new();
        let money = rules("money").expect("rules");
        ask(&mut peer, &money, input.as_bytes(), &mut output).expect("answers");
        let text = String::from_utf8(output).expect("text");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 7, "{text}");
        assert_eq!(lines[0], "8/5 6/5");
        assert!(lines[1].starts_with("illegal: "), "{text}");
        assert!(lines[2].ends_with("equity +0.0200"), "{text}");
        let more = ask(&mut peer, &money, &b"what is this\n"[..], Vec::new());
        assert!(more.is_err_and(|error| format!("{error:#}").contains("line 1")));
    }
}
