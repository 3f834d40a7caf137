//! `yonban verify`: a log or a record checked alone, without the house that wrote it.

use super::bytes;
use crate::cli;
use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Value, json};
use std::process::ExitCode;
use yonban_games::paper::{self, AnyRecord, Options};
use yonban_games::{AnyTable, GameKind, ReplayError, Standing};
use yonban_rules::Seat;
use yonban_table::{CorruptLog, LogHash, Seal};

/// Checks a file. Status 1: a check failed.
pub(crate) fn verify(args: &cli::Verify) -> Result<ExitCode> {
    let known = args
        .hash
        .as_deref()
        .map(|text| {
            text.parse::<LogHash>()
                .map_err(|_| anyhow!("--hash takes 64 lower-case hexadecimal digits"))
        })
        .transpose()?;
    let bytes = bytes(&args.file).with_context(|| args.file.clone())?;
    let is_log = match args.from.as_deref() {
        Some("log") => true,
        Some(_) => false,
        None => looks_like_log(&bytes),
    };
    let checked = if is_log {
        let text = String::from_utf8(bytes).map_err(|error| {
            let at = error.utf8_error().valid_up_to();
            anyhow!("{}: a log is UTF-8; byte {at} is not", args.file)
        })?;
        check_log(&text, known)
    } else {
        if known.is_some() {
            bail!("--hash is for logs; {} is none", args.file);
        }
        check_record(args, &bytes)?
    };
    if args.json {
        println!("{}", checked.json());
    } else {
        checked.print(&args.file);
    }
    Ok(if checked.failures.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(1)
    })
}

/// A number and a TAB: no record format begins so.
fn looks_like_log(bytes: &[u8]) -> bool {
    let digits = bytes
        .iter()
        .take_while(|byte| byte.is_ascii_digit())
        .count();
    digits > 0 && bytes.get(digits) == Some(&b'\t')
}

/// A check that failed.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Failure {
    /// The event of a log.
    seq: Option<u64>,
    /// Where in a record, in words.
    place: Option<String>,
    /// In `snake_case`.
    reason: &'static str,
    /// For people.
    message: String,
}

/// What was checked and found.
#[derive(Clone, PartialEq, Debug)]
struct Checked {
    format: &'static str,
    /// What the file says, as far as it was understood.
    facts: Vec<(&'static str, Value)>,
    /// Remarks that are no failure.
    notes: Vec<String>,
    failures: Vec<Failure>,
}

impl Checked {
    fn json(&self) -> Value {
        let failures: Vec<Value> = self
            .failures
            .iter()
            .map(|failure| {
                json!({
                    "seq": failure.seq,
                    "place": failure.place,
                    "reason": failure.reason,
                    "message": failure.message,
                })
            })
            .collect();
        let mut value = json!({
            "ok": self.failures.is_empty(),
            "format": self.format,
            "notes": self.notes,
            "failures": failures,
        });
        if let Some(object) = value.as_object_mut() {
            for (name, fact) in &self.facts {
                object.insert((*name).to_owned(), fact.clone());
            }
        }
        value
    }

    fn print(&self, file: &str) {
        for (name, fact) in &self.facts {
            match fact {
                Value::Null => {}
                Value::String(text) => println!("{name:<8} {text}"),
                other => println!("{name:<8} {other}"),
            }
        }
        for note in &self.notes {
            println!("note     {note}");
        }
        for failure in &self.failures {
            let place = match (failure.seq, &failure.place) {
                (Some(seq), _) => format!("event {seq}: "),
                (None, Some(place)) => format!("{place}: "),
                (None, None) => String::new(),
            };
            println!("FAILED   {place}{} ({})", failure.message, failure.reason);
        }
        if self.failures.is_empty() {
            println!("{file}: ok");
        }
    }
}

/// A log as a file: every event follows from the ones before, and the hashes agree.
fn check_log(text: &str, known: Option<LogHash>) -> Checked {
    let mut checked = Checked {
        format: "log",
        facts: Vec::new(),
        notes: Vec::new(),
        failures: Vec::new(),
    };
    let mut lines: Vec<&str> = text
        .strip_suffix('\n')
        .unwrap_or(text)
        .split('\n')
        .collect();
    let seal = match lines.last() {
        Some(last) if Seal::is_meant(last) => lines.pop().map(str::parse::<Seal>),
        _ => None,
    };
    let mut fail = |seq, reason, message: String| {
        checked.failures.push(Failure {
            seq,
            place: None,
            reason,
            message,
        });
    };
    let hash = lines
        .iter()
        .fold(LogHash::START, |hash, line| hash.then(line));
    match AnyTable::replay(lines.iter().map(|line| (*line, None))) {
        Ok((table, _)) => {
            checked.facts = facts_of_table(&table);
            let (over, proof) = (matches!(table.standing(), Standing::Over(_)), table.proof());
            // The end and the secret are stored together: whoever leaves it out hides something.
            if over && proof.sealed.is_some() && !proof.is_whole() {
                fail(
                    None,
                    "secret_missing",
                    "the game is over, but the log does not tell the secret of its dice: no throw is \
                     proved"
                        .to_owned(),
                );
            }
        }
        Err(error) => fail(place(&error), reason(&error), error.to_string()),
    }
    let seq = u64::try_from(lines.len()).unwrap_or(u64::MAX);
    match seal {
        Some(Ok(seal)) if seal.seq != seq => fail(
            Some(seq),
            "seal_seq",
            format!("the seal speaks of {} events, the log has {seq}", seal.seq),
        ),
        Some(Ok(seal)) if seal.hash != hash => fail(
            Some(seq),
            "seal_hash",
            format!(
                "the seal says {}, the lines make {hash}: a line was changed",
                seal.hash
            ),
        ),
        Some(Ok(_)) => {}
        Some(Err(error)) => fail(None, "seal_syntax", error.to_string()),
        None if known.is_some() => {}
        None => fail(
            None,
            "seal_missing",
            "the log ends without its seal: it was cut off, or is no exported log \
             (--hash checks a plain one)"
                .to_owned(),
        ),
    }
    if let Some(known) = known.filter(|known| *known != hash) {
        fail(
            None,
            "other_hash",
            format!("the hash of this log is {hash}, not {known}"),
        );
    }
    checked
}

fn facts_of_table(table: &AnyTable) -> Vec<(&'static str, Value)> {
    let result = match table.standing() {
        Standing::Waiting => "not begun".to_owned(),
        Standing::Pledging => "not begun".to_owned(),
        Standing::Running => "not over".to_owned(),
        Standing::Over(finished) => {
            let rule = finished.ending.map(|ending| format!(", {ending}"));
            format!(
                "{} ({}{})",
                finished.verdict,
                finished.termination,
                rule.unwrap_or_default()
            )
        }
    };
    let mut facts = vec![
        ("table", table.id().to_string().into()),
        ("game", table.kind().name().into()),
        ("rules", table.rules().into()),
        ("a", table.seated(Seat::A).into()),
        ("b", table.seated(Seat::B).into()),
        ("events", table.seq().into()),
        ("actions", table.records().len().into()),
        ("result", result.into()),
        ("hash", table.hash().to_string().into()),
    ];
    if table.proof().sealed.is_some() {
        facts.push(("dice", dice(table).into()));
    }
    facts
}

/// What is proved of what the house drew. A replay has compared everything that can be compared.
fn dice(table: &AnyTable) -> String {
    let proof = table.proof();
    let told = |what: &[Option<yonban_table::dice::Bytes>; 2]| what.iter().flatten().count();
    let throws = match proof.drawn() {
        1 => "1 throw".to_owned(),
        n => format!("{n} throws"),
    };
    let (pledges, values) = (told(&proof.pledges), told(&proof.values));
    if proof.is_whole() {
        format!("seal, {values} of {pledges} pledges and {throws} checked")
    } else {
        format!(
            "{values} of {pledges} pledges checked; {throws} not provable before the end, which \
             tells the secret"
        )
    }
}

fn place(error: &ReplayError) -> Option<u64> {
    match error {
        ReplayError::UnknownGame | ReplayError::Corrupt(CorruptLog::Empty) => None,
        ReplayError::Corrupt(
            CorruptLog::Line { seq, .. }
            | CorruptLog::Start { seq }
            | CorruptLog::Time { seq }
            | CorruptLog::Impossible { seq, .. }
            | CorruptLog::Differs { seq }
            | CorruptLog::Hash { seq }
            | CorruptLog::Pledge { seq }
            | CorruptLog::Secret { seq }
            | CorruptLog::Roll { seq }
            | CorruptLog::Seq { expected: seq, .. },
        ) => Some(*seq),
    }
}

fn reason(error: &ReplayError) -> &'static str {
    match error {
        ReplayError::UnknownGame => "unknown_game",
        ReplayError::Corrupt(CorruptLog::Empty) => "empty",
        ReplayError::Corrupt(CorruptLog::Line { .. }) => "line",
        ReplayError::Corrupt(CorruptLog::Start { .. }) => "start",
        ReplayError::Corrupt(CorruptLog::Seq { .. }) => "seq",
        ReplayError::Corrupt(CorruptLog::Time { .. }) => "time",
        ReplayError::Corrupt(CorruptLog::Impossible { .. }) => "impossible",
        ReplayError::Corrupt(CorruptLog::Differs { .. }) => "differs",
        ReplayError::Corrupt(CorruptLog::Hash { .. }) => "hash",
        ReplayError::Corrupt(CorruptLog::Pledge { .. }) => "pledge",
        ReplayError::Corrupt(CorruptLog::Secret { .. }) => "secret",
        ReplayError::Corrupt(CorruptLog::Roll { .. }) => "roll",
    }
}

/// A record: every action is legal, and the result is not another than the rules'.
fn check_record(args: &cli::Verify, bytes: &[u8]) -> Result<Checked> {
    let game = args
        .game
        .as_deref()
        .map(str::parse::<GameKind>)
        .transpose()?;
    let options = Options {
        rules: args.rules.clone(),
        ..Options::default()
    };
    let reading = paper::read(game, args.from.as_deref(), bytes, &options)
        .with_context(|| args.file.clone())?;
    let acts: usize = reading.records.iter().map(AnyRecord::acts).sum();
    let mut facts = vec![
        ("game", reading.format.kind().name().into()),
        ("games", reading.records.len().into()),
        ("actions", acts.into()),
    ];
    if let [record] = &reading.records[..] {
        facts.insert(1, ("rules", record.rules().into()));
    }
    let notes = reading.losses.iter().filter(|loss| !loss.illegal);
    let failures = reading.objections().into_iter().map(|objection| Failure {
        seq: None,
        place: objection.place,
        reason: objection.reason,
        message: objection.message,
    });
    Ok(Checked {
        format: reading.format.name(),
        facts,
        notes: notes.map(ToString::to_string).collect(),
        failures: failures.collect(),
    })
}

#[cfg(test)]
#[path = "../../tests/small_log/mod.rs"]
mod small_log;

#[cfg(test)]
mod tests {
    use super::small_log::small_log;
    use super::*;

    fn reasons(checked: &Checked) -> Vec<&'static str> {
        checked
            .failures
            .iter()
            .map(|failure| failure.reason)
            .collect()
    }

    #[test]
    fn a_log_is_found_good_and_its_facts_told() {
        let log = small_log();
        let checked = check_log(&log, None);
        assert_eq!(checked.failures, []);
        let fact = |name: &str| {
            checked
                .facts
                .iter()
                .find(|(n, _)| *n == name)
                .unwrap()
                .1
                .clone()
        };
        assert_eq!(fact("result"), "a (rules, five)");
        assert_eq!(fact("actions"), 9);
        let hash: LogHash = fact("hash").as_str().unwrap().parse().unwrap();
        assert_eq!(check_log(&log, Some(hash)).failures, []);
        assert_eq!(
            reasons(&check_log(&log, Some(LogHash::START))),
            ["other_hash"]
        );
    }

    #[test]
    fn every_changed_byte_is_found() {
        let log = small_log();
        for at in 0..log.len() {
            for flip in [0x01, 0x02, 0x20, 0x80, 0xff] {
                let mut bytes = log.as_bytes().to_vec();
                bytes[at] ^= flip;
                let Ok(text) = String::from_utf8(bytes) else {
                    continue; // status 2
                };
                let checked = check_log(&text, None);
                assert!(!checked.failures.is_empty(), "byte {at} xor {flip:#x}");
            }
        }
    }

    #[test]
    fn every_lost_added_or_moved_line_is_found() {
        let log = small_log();
        let lines: Vec<&str> = log.lines().collect();
        for at in 0..lines.len() {
            let mut fewer = lines.clone();
            fewer.remove(at);
            assert!(
                !check_log(&fewer.join("\n"), None).failures.is_empty(),
                "{at} lost"
            );
            let mut more = lines.clone();
            more.insert(at, lines[at]);
            assert!(
                !check_log(&more.join("\n"), None).failures.is_empty(),
                "{at} twice"
            );
            if at + 1 < lines.len() {
                let mut moved = lines.clone();
                moved.swap(at, at + 1);
                assert!(
                    !check_log(&moved.join("\n"), None).failures.is_empty(),
                    "{at} moved"
                );
            }
        }
        assert!(!check_log("", None).failures.is_empty());
        assert!(!check_log(&format!("{log}\n"), None).failures.is_empty());
    }

    #[test]
    fn a_log_that_was_mended_after_a_change_breaks_a_rule() {
        let log = small_log();
        // Whoever writes the chain anew still has to obey rules and clocks.
        for (from, to, reason) in [
            ("action=a3", "action=h8", "impossible"),
            ("\tb\tplayed\tseat=b", "\ta\tplayed\tseat=a", "impossible"),
            ("charge=0", "charge=1", "differs"),
        ] {
            let changed = log.replacen(from, to, 1);
            let lines: Vec<&str> = changed
                .lines()
                .filter(|line| !Seal::is_meant(line))
                .collect();
            let hash = lines
                .iter()
                .fold(LogHash::START, |hash, line| hash.then(line));
            let seq = lines.len() as u64;
            let mended = Seal { seq, hash }.file(lines.iter().copied());
            let checked = check_log(&mended, None);
            assert_eq!(reasons(&checked), [reason], "{from}");
            assert!(checked.failures[0].seq.is_some());
        }
    }

    /// A game of backgammon, ended by giving up; with the end, or without.
    fn dice_log(whole: bool) -> String {
        use yonban_games::{Request, Terms, presets};
        use yonban_table::dice::{Bytes, pledge};
        use yonban_table::{Author, Entropy, Series, TableId};

        struct Secret;

        impl Entropy for Secret {
            fn secret(&mut self, _: TableId) -> Bytes {
                Bytes([0xA5; 32])
            }
        }

        let preset = presets::preset("bg-match-1").unwrap();
        let control = preset.control.parse().unwrap();
        let terms = Terms {
            kind: preset.kind,
            preset: preset.versioned(),
            rules: preset.rules.to_owned(),
            controls: [control, control],
            moves: preset.moves,
            policies: preset.policies,
            series: Series::REMATCH,
        };
        let id: TableId = "0123456789abcdef0123456789abcdef".parse().unwrap();
        let value = |seat: Seat| Bytes([seat.index() as u8 + 1; 32]);
        let sit = |seat: Seat| Request::Sit {
            who: format!("guest:{seat}"),
        };
        let pledges = |seat: Seat| Request::Pledge {
            hash: pledge(id, seat, value(seat)),
        };
        let reveals = |seat: Seat| Request::Reveal { value: value(seat) };
        let mut requests = Vec::new();
        requests.extend(Seat::BOTH.map(|seat| (seat, sit(seat))));
        requests.extend(Seat::BOTH.map(|seat| (seat, pledges(seat))));
        requests.extend(Seat::BOTH.map(|seat| (seat, reveals(seat))));
        if whole {
            requests.push((Seat::A, Request::Resign));
        }
        let now = 1_767_225_600_000;
        let (mut table, mut entries) = AnyTable::create(id, &terms, now, &mut Secret).unwrap();
        for (seat, request) in requests {
            let author = Author::Seat(seat);
            let decided = table.decide(author, &request, now, &mut Secret).unwrap();
            entries.extend(decided.entries);
            table = decided.after;
        }
        let (seq, hash) = (table.seq(), table.hash());
        Seal { seq, hash }.file(entries.iter().map(|entry| entry.line.as_str()))
    }

    #[test]
    fn dice_are_computed_again_and_a_changed_one_is_named() {
        let dice_of = |log: &str| {
            let checked = check_log(log, None);
            assert_eq!(checked.failures, []);
            let fact = checked.facts.into_iter().find(|(name, _)| *name == "dice");
            fact.unwrap().1.as_str().unwrap().to_owned()
        };
        let log = dice_log(true);
        let told = dice_of(&log);
        assert!(told.starts_with("seal, 2 of 2 pledges and "), "{told}");
        // Whoever leaves the secret out proves nothing.
        let without: Vec<&str> = log
            .lines()
            .filter(|line| !line.contains("\tunsealed\t") && !line.starts_with("end\t"))
            .collect();
        let hash = without
            .iter()
            .fold(LogHash::START, |hash, line| hash.then(line));
        let seal = format!("end\t{}\t{hash}", without.len());
        let checked = check_log(&format!("{}\n{seal}\n", without.join("\n")), None);
        assert_eq!(reasons(&checked), ["secret_missing"]);
        let open = dice_of(&dice_log(false));
        assert!(open.contains("not provable before the end"), "{open}");
        // Whoever writes the chain anew is found all the same.
        let mended = |from: &str, to: &str| {
            let changed = log.replacen(from, to, 1);
            assert_ne!(changed, log, "{from}");
            let lines = changed.lines().filter(|line| !Seal::is_meant(line));
            let lines: Vec<&str> = lines.collect();
            let chain = |hash: LogHash, line: &&str| hash.then(line);
            let hash = lines.iter().fold(LogHash::START, chain);
            let seq = lines.len() as u64;
            check_log(&Seal { seq, hash }.file(lines), None)
        };
        let opening = &log.split("chance=dice ").nth(1).unwrap()[..3];
        // The same winner, so that what follows still can.
        let (first, second) = (opening.as_bytes()[0], opening.as_bytes()[2]);
        let other = match first.cmp(&second) {
            std::cmp::Ordering::Greater if opening == "6 1" => "6 2",
            std::cmp::Ordering::Greater => "6 1",
            std::cmp::Ordering::Less if opening == "1 6" => "2 6",
            std::cmp::Ordering::Less => "1 6",
            std::cmp::Ordering::Equal if opening == "1 1" => "2 2",
            std::cmp::Ordering::Equal => "1 1",
        };
        let from = format!("chance=dice {opening}");
        let to = format!("chance=dice {other}");
        assert_eq!(reasons(&mended(&from, &to)), ["roll"]);
        let (secret, value) = ("secret=a5", "value=01");
        assert_eq!(reasons(&mended(secret, "secret=a6")), ["secret"]);
        assert_eq!(reasons(&mended("hash=", "hash=0")), ["line"]);
        assert_eq!(reasons(&mended(value, "value=02")), ["pledge"]);
    }
}
