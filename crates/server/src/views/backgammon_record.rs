//! Records of backgammon turned into wire messages, and back. A file is one match or many games for
//! points; on the wire whatever follows without a gap is one game.

use yonban_backgammon::notation::{GameRecord as Part, Record};
use yonban_backgammon::{Backgammon, Entry, Phase, Rules, RulesError};
use yonban_games::GameKind;
use yonban_protocol::{GameRecord, RecordNode, ResultView};
use yonban_rules::{AtTable, Game, PositionText, Reason, Seat, Turn, Verdict};

use super::record::{BadRecord, MAX_GAMES, MAX_NODES, NO_TERMINATION};
use super::{in_styles, seat};

/// The keys of files for what the wire has a place for.
const EVENT: &str = "Event";
const ROUND: &str = "Round";
const DATE: &str = "EventDate";

/// At most `limit` nodes of a record, and how many are left out. A game that the rules stop (an illegal
/// play stands as a remark) ends a game of the wire; the next one begins at its own score.
pub(super) fn wire(record: &Record, limit: usize) -> (Vec<GameRecord>, usize) {
    let mut games: Vec<Line> = Vec::new();
    let mut room = limit;
    let mut left_out = 0;
    for part in &record.games {
        let start = part.start(&record.rules);
        let follows = games.last().is_some_and(|line| line.end == start);
        if !follows {
            if room == 0 || games.len() == MAX_GAMES {
                left_out += part.entries.len() + 1;
                continue;
            }
            room -= 1;
            games.push(Line::new(&record.rules, start));
        }
        if let Some(line) = games.last_mut() {
            left_out += line.take(part, &mut room);
        }
    }
    (
        games.into_iter().map(|line| line.finish(record)).collect(),
        left_out,
    )
}

/// A game of the wire in the making.
struct Line {
    /// The position text, where it is not the start of the rules.
    start: Option<String>,
    end: Backgammon,
    nodes: Vec<RecordNode>,
    result: Option<ResultView>,
}

impl Line {
    fn new(rules: &Rules, start: Backgammon) -> Line {
        Line {
            start: (start != Backgammon::new(rules)).then(|| start.position()),
            end: start,
            nodes: vec![RecordNode::default()],
            result: None,
        }
    }

    /// Takes a game of the file, as far as there is room; says how much was left out.
    fn take(&mut self, part: &Part, room: &mut usize) -> usize {
        if let Some(node) = self.nodes.last_mut() {
            say(node, &part.comment);
        }
        for (taken, noted) in part.entries.iter().enumerate() {
            let action = match noted.entry {
                Entry::Action(action) => Some(action),
                Entry::Throw(_) => None,
            };
            let written = action.map(|action| in_styles(&self.end.written(&action)));
            if *room == 0 || self.end.take(&noted.entry).is_err() {
                return part.entries.len() - taken;
            }
            *room -= 1;
            let mut node = RecordNode {
                parent: u32::try_from(self.nodes.len() - 1).ok(),
                action: Some(noted.entry.to_string()),
                written: written.unwrap_or_default(),
                ..RecordNode::default()
            };
            say(&mut node, &noted.comment);
            self.nodes.push(node);
        }
        self.result = self.result_of(part);
        0
    }

    fn result_of(&self, part: &Part) -> Option<ResultView> {
        if let Turn::Over(outcome) = self.end.turn() {
            return Some(ResultView {
                verdict: outcome.verdict.to_string(),
                termination: "rules".to_owned(),
                ending: Some(outcome.ending.to_string()),
                by: match outcome.ending {
                    yonban_backgammon::Ending::Resigned(_) => Seat::BOTH
                        .into_iter()
                        .find(|loser| outcome.verdict == Verdict::Win(loser.other()))
                        .map(seat),
                    _ => None,
                },
            });
        }
        let (winner, points) = part.result?;
        // A match that stops before its end has no winner yet.
        let rules = self.end.rules();
        let ends = match rules.length() {
            None => true,
            Some(length) => part.score[winner.index()] + points >= u32::from(length),
        };
        ends.then(|| ResultView {
            verdict: winner.to_string(),
            termination: NO_TERMINATION.to_owned(),
            ending: None,
            by: None,
        })
    }

    fn finish(self, record: &Record) -> GameRecord {
        let known = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        let fact = |key| record.fact(key).and_then(known);
        GameRecord {
            kind: GameKind::Backgammon.name().to_owned(),
            rules: record.rules.to_string(),
            start: self.start,
            a: known(&record.names[0]),
            b: known(&record.names[1]),
            event: fact(EVENT),
            round: fact(ROUND),
            date: fact(DATE).map(|date| date.replace(['.', '/'], "-")),
            result: self.result,
            nodes: self.nodes,
        }
    }
}

/// Adds what is said to what is said already.
fn say(node: &mut RecordNode, text: &str) {
    if text.is_empty() {
        return;
    }
    match &mut node.comment {
        Some(said) => {
            said.push('\n');
            said.push_str(text);
        }
        None => node.comment = Some(text.to_owned()),
    }
}

/// The record that a client sends; variations, times and marks have no place in these files.
pub(super) fn read(game: &GameRecord) -> Result<Record, BadRecord> {
    let rules: Rules = game
        .rules
        .parse()
        .map_err(|error: RulesError| BadRecord::Rules(error.to_string()))?;
    let start = match &game.start {
        None => Backgammon::new(&rules),
        Some(text) => Backgammon::from_position(&rules, text)
            .map_err(|error| BadRecord::Start(error.to_string()))?,
    };
    let line = main_line(&game.nodes)?;
    let mut state = start.clone();
    let mut texts = Vec::with_capacity(line.len());
    for (number, node) in &line {
        let text = node.action.as_deref().ok_or(BadRecord::Tree(*number))?;
        state
            .enter(text)
            .map_err(|error| BadRecord::refused(*number, text, error.reason(), &error))?;
        texts.push(text);
    }
    let mut record =
        Record::of_game(&start, &texts).map_err(|error| BadRecord::Start(error.to_string()))?;
    record.names = [game.a.clone(), game.b.clone()].map(Option::unwrap_or_default);
    let facts = [
        (EVENT, game.event.clone()),
        (ROUND, game.round.clone()),
        (DATE, game.date.as_ref().map(|date| date.replace('-', "."))),
    ];
    let facts = facts.into_iter();
    record.facts = facts
        .filter_map(|(key, value)| Some((key.to_owned(), value?)))
        .collect();
    remarks(&mut record, game, &line);
    if let Some(result) = &game.result {
        leave(&mut record, result, &state)?;
    }
    Ok(record)
}

/// The first children from the start on, with their numbers.
fn main_line(nodes: &[RecordNode]) -> Result<Vec<(usize, &RecordNode)>, BadRecord> {
    if nodes.len() > MAX_NODES {
        return Err(BadRecord::TooMany(MAX_NODES));
    }
    match nodes.first() {
        Some(root) if root.parent.is_none() && root.action.is_none() => {}
        _ => return Err(BadRecord::Root),
    }
    let mut line = Vec::new();
    let mut last = 0;
    for (number, node) in nodes.iter().enumerate().skip(1) {
        let parent = node.parent.and_then(|parent| usize::try_from(parent).ok());
        match parent {
            Some(parent) if parent < number && node.action.is_some() => {
                if parent == last {
                    line.push((number, node));
                    last = number;
                }
            }
            _ => return Err(BadRecord::Tree(number)),
        }
    }
    Ok(line)
}

/// Puts what is said with the entries.
fn remarks(record: &mut Record, game: &GameRecord, line: &[(usize, &RecordNode)]) {
    if let (Some(first), Some(said)) = (
        record.games.first_mut(),
        game.nodes.first().and_then(|root| root.comment.as_ref()),
    ) {
        first.comment.clone_from(said);
    }
    let entries = record.games.iter_mut().flat_map(|game| &mut game.entries);
    for (noted, (_, node)) in entries.zip(line) {
        if let Some(said) = &node.comment {
            noted.comment.clone_from(said);
        }
    }
}

/// A match that was left by a decision of the table: no file has a place for it but a remark. Between
/// two games it stands with the one that was to come.
fn leave(record: &mut Record, result: &ResultView, end: &Backgammon) -> Result<(), BadRecord> {
    let winner: Option<Seat> = match result.verdict.as_str() {
        "a" => Some(Seat::A),
        "b" => Some(Seat::B),
        "draw" | "no_result" => None,
        other => return Err(BadRecord::Result(other.to_owned())),
    };
    if result.termination == "rules" || result.termination == NO_TERMINATION {
        return Ok(());
    }
    let by = match winner {
        Some(Seat::A) => "White wins",
        Some(Seat::B) => "Black wins",
        None => "nobody wins",
    };
    let text = format!("{by}: {}", result.termination.replace('_', " "));
    if end.phase() == Phase::OpeningThrow
        && record
            .games
            .last()
            .is_some_and(|last| last.result.is_some())
    {
        record.games.push(Part {
            score: end.score(),
            crawford: end.is_crawford(),
            ..Part::default()
        });
    }
    let Some(last) = record.games.last_mut() else {
        return Ok(());
    };
    let said = match last.entries.last_mut() {
        Some(noted) => &mut noted.comment,
        None => &mut last.comment,
    };
    if !said.is_empty() {
        said.push('\n');
    }
    said.push_str(&text);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_backgammon::notation::{self, Format};

    fn sent(rules: &str, actions: &[&str]) -> GameRecord {
        let mut nodes = vec![RecordNode::default()];
        for (parent, action) in (0..).zip(actions) {
            nodes.push(RecordNode {
                parent: Some(parent),
                action: Some((*action).to_owned()),
                ..RecordNode::default()
            });
        }
        GameRecord {
            kind: "backgammon".to_owned(),
            rules: rules.to_owned(),
            start: None,
            a: Some("Ada".to_owned()),
            b: None,
            event: None,
            round: None,
            date: Some("2026-05-01".to_owned()),
            result: None,
            nodes,
        }
    }

    fn texts(game: &GameRecord) -> Vec<&str> {
        game.nodes
            .iter()
            .filter_map(|node| node.action.as_deref())
            .collect()
    }

    #[test]
    fn a_match_goes_through_a_file_and_comes_back_as_one_game() {
        let file = include_bytes!("../../../../data/backgammon/sample_match.mat");
        let reading = notation::read(None, file).expect("it is a match");
        let (games, left_out) = wire(&reading.record, MAX_NODES);
        assert_eq!((games.len(), left_out), (1, 0));
        let result = games[0].result.as_ref().expect("somebody won");
        assert_eq!(result.termination, "rules");
        assert!(
            games[0]
                .nodes
                .iter()
                .any(|node| node.written.contains_key("rolled"))
        );
        let record = read(&games[0]).expect("it is a record");
        assert_eq!(record.entries().count(), reading.record.entries().count());
        assert!(record.entries().eq(reading.record.entries()));
        for format in Format::ALL
            .into_iter()
            .filter(|format| format.holds_games())
        {
            let again = notation::read(None, &notation::write(format, &record).bytes);
            let (again, _) = wire(&again.expect("our own file").record, MAX_NODES);
            assert_eq!(texts(&again[0]), texts(&games[0]), "{format}");
        }
    }

    #[test]
    fn a_gap_begins_another_game_and_an_illegal_play_is_kept_as_a_remark() {
        let file = " 3 point match\n\n Game 1\n a : 0   b : 0\n  1) 31: 8/5 6/5            62: 24/1\n\n Game 2\n a : 0   b : 1\n  1)                        31: 8/5 6/5\n";
        let reading = notation::read(None, file.as_bytes()).expect("a match");
        assert!(!reading.losses.is_empty());
        let (games, _) = wire(&reading.record, MAX_NODES);
        assert_eq!(games.len(), 2);
        assert!(games[1].start.is_some());
        let said: Vec<&str> = games[0]
            .nodes
            .iter()
            .filter_map(|node| node.comment.as_deref())
            .collect();
        assert!(said.iter().any(|text| text.contains("24/1")), "{said:?}");
    }

    #[test]
    fn what_is_no_record_says_where() {
        let refuse = |game: &GameRecord| read(game).expect_err("it is none").to_string();
        assert!(refuse(&sent("chess", &[])).starts_with("rules:"));
        let bad = refuse(&sent("match,length=3", &["dice 3 1", "8/5"]));
        assert!(
            bad.starts_with("node 2: 8/5:") && bad.ends_with("(must_use_all)"),
            "{bad}"
        );
        let bad = refuse(&sent("match,length=3", &["8/5 6/5"]));
        assert!(bad.ends_with("(not_now)"), "{bad}");
        let mut odd = sent("match,length=3", &["dice 3 1"]);
        odd.start = Some("AAAA".to_owned());
        assert!(refuse(&odd).starts_with("start:"));
        odd.start = None;
        odd.nodes[1].parent = Some(1);
        assert!(refuse(&odd).starts_with("node 1:"));
        let mut left = sent("match,length=3", &["dice 3 1", "8/5 6/5"]);
        left.result = Some(ResultView {
            verdict: "a".to_owned(),
            termination: "timed_out".to_owned(),
            ending: None,
            by: None,
        });
        let record = read(&left).expect("it is a record");
        let last = record.games[0].entries.last().expect("two entries");
        assert_eq!(last.comment, "White wins: timed out");
        // Left in the rest: the game before keeps its own result.
        let over = ["dice 3 1", "8/5 6/5", "double", "drop"];
        let mut rest = sent("match,length=3", &over);
        rest.result.clone_from(&left.result);
        let record = read(&rest).expect("it is a record");
        let [first, next] = &record.games[..] else {
            panic!("two games: {record:?}");
        };
        assert_eq!((first.result, next.score), (Some((Seat::B, 1)), [0, 1]));
        assert_eq!(next.comment, "White wins: timed out");
        for format in Format::ALL
            .into_iter()
            .filter(|format| format.holds_games())
        {
            let again = notation::read(None, &notation::write(format, &record).bytes);
            let (again, _) = wire(&again.expect("our own file").record, MAX_NODES);
            assert_eq!(
                (again.len(), texts(&again[0])),
                (1, over.to_vec()),
                "{format}"
            );
        }
    }
}
