//! Records of gomoku and renju turned into wire messages, and back.

use yonban_gomoku::notation::{By, Finish, Node, NodeId, Record};
use yonban_gomoku::{Action, Gomoku};
use yonban_protocol::{GameRecord, RecordLabel, RecordNode, ResultView};
use yonban_rules::{Game, PositionText, Turn, Verdict};

use super::record::{BadRecord, NO_TERMINATION};
use super::seat;

/// What ended a game, in the words of tables.
const TERMINATIONS: [(By, &str); 4] = [
    (By::Rules, "rules"),
    (By::Resignation, "resigned"),
    (By::Time, "timed_out"),
    (By::Forfeit, "abandoned"),
];

/// At most `limit` nodes of a record, the game before its variations; and how many are left out.
pub(super) fn wire(record: &Record, limit: usize) -> (GameRecord, usize) {
    let filled = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    let [a, b] = &record.players;
    let nodes = nodes(record, limit.max(1));
    let left_out = record.len() - nodes.len();
    let record = GameRecord {
        kind: yonban_games::GameKind::Gomoku.name().to_owned(),
        rules: record.rules().to_string(),
        start: record.is_set_up().then(|| record.start().position()),
        a: filled(a),
        b: filled(b),
        event: filled(&record.event),
        round: filled(&record.round),
        date: filled(&record.date),
        result: record
            .result
            .map(|finish| result(finish, &record.final_game())),
        nodes,
    };
    (record, left_out)
}

/// The nodes in pre-order, each child list in its order.
fn nodes(record: &Record, limit: usize) -> Vec<RecordNode> {
    let mut nodes = Vec::with_capacity(limit.min(record.len()));
    let mut todo: Vec<(NodeId, Option<u32>)> = vec![(NodeId::ROOT, None)];
    while let Some((id, parent)) = todo.pop() {
        let Ok(number) = u32::try_from(nodes.len()) else {
            break;
        };
        if nodes.len() == limit {
            break;
        }
        let node = record.node(id);
        nodes.push(node_view(node, parent));
        let children = node.children().iter().rev();
        todo.extend(children.map(|child| (*child, Some(number))));
    }
    nodes
}

fn node_view(node: &Node, parent: Option<u32>) -> RecordNode {
    RecordNode {
        parent,
        action: node.action().map(|action| action.to_string()),
        comment: (!node.comment.is_empty()).then(|| node.comment.clone()),
        labels: node
            .labels
            .iter()
            .map(|(point, text)| RecordLabel {
                point: point.to_string(),
                text: text.clone(),
            })
            .collect(),
        time_ms: node.time_ms,
        marked: node.marked,
        ..RecordNode::default()
    }
}

fn result(finish: Finish, end: &Gomoku) -> ResultView {
    let termination = TERMINATIONS
        .iter()
        .find(|(by, _)| finish.by == Some(*by))
        .map_or(NO_TERMINATION, |(_, name)| name);
    let loser = match (finish.verdict, finish.by) {
        (Verdict::Win(winner), Some(By::Resignation | By::Time | By::Forfeit)) => {
            Some(seat(winner.other()))
        }
        (Verdict::Win(_), Some(By::Rules) | None) | (Verdict::Draw | Verdict::NoResult, _) => None,
    };
    ResultView {
        verdict: finish.verdict.to_string(),
        termination: termination.to_owned(),
        ending: match (end.turn(), finish.by) {
            (Turn::Over(outcome), Some(By::Rules)) => Some(outcome.ending.to_string()),
            _ => None,
        },
        by: loser,
    }
}

/// What ended a game, from what a client or a table says. What no record tells apart is told as the
/// nearest that one does.
fn finish(result: &ResultView) -> Result<Finish, BadRecord> {
    let verdict = result
        .verdict
        .parse()
        .map_err(|_| BadRecord::Result(result.verdict.clone()))?;
    let by = match result.termination.as_str() {
        "rules" => Some(By::Rules),
        "resigned" => Some(By::Resignation),
        "timed_out" => Some(By::Time),
        "abandoned" | "adjudicated" => Some(By::Forfeit),
        "agreed" | "aborted" | NO_TERMINATION => None,
        other => return Err(BadRecord::Result(other.to_owned())),
    };
    Ok(Finish { verdict, by })
}

/// The record that a client sends, every action checked.
pub(super) fn read(sent: &GameRecord) -> Result<Record, BadRecord> {
    let rules = sent
        .rules
        .parse()
        .map_err(|error: yonban_gomoku::RulesError| BadRecord::Rules(error.to_string()))?;
    let mut record = match &sent.start {
        None => Record::new(&rules),
        Some(text) => Record::from_start(
            Gomoku::from_position(&rules, text)
                .map_err(|error| BadRecord::Start(error.to_string()))?,
        ),
    };
    let text = |text: &Option<String>| text.clone().unwrap_or_default();
    record.players = [text(&sent.a), text(&sent.b)];
    record.event = text(&sent.event);
    record.round = text(&sent.round);
    record.date = text(&sent.date);
    record.result = sent.result.as_ref().map(finish).transpose()?;
    read_nodes(&mut record, &sent.nodes)?;
    Ok(record)
}

fn read_nodes(record: &mut Record, sent: &[RecordNode]) -> Result<(), BadRecord> {
    let children = children(sent)?;
    let size = record.rules().size();
    let mut pen = record.pen();
    // A node and its depth: what is deeper in the pen's line is finished when its turn comes.
    let mut todo = vec![(0_usize, 0_usize)];
    while let Some((number, depth)) = todo.pop() {
        let node = &sent[number];
        while pen.depth() + 1 > depth.max(1) {
            pen.back();
        }
        if let Some(text) = &node.action {
            let action: Action =
                text.parse()
                    .map_err(|error: yonban_gomoku::ParseActionError| {
                        BadRecord::refused(number, text, "syntax", &error)
                    })?;
            pen.play(action).map_err(|illegal| {
                BadRecord::refused(
                    number,
                    text,
                    yonban_rules::Reason::reason(&illegal),
                    &illegal,
                )
            })?;
        }
        let here = pen.node_mut();
        here.comment = node.comment.clone().unwrap_or_default();
        here.time_ms = node.time_ms;
        here.marked = node.marked;
        for label in &node.labels {
            match label.point.parse::<yonban_gomoku::Point>() {
                Ok(point) if point.file() < size && point.rank() < size => {
                    here.labels.push((point, label.text.clone()));
                }
                _ => return Err(BadRecord::Label(number, label.point.clone())),
            }
        }
        todo.extend(
            children[number]
                .iter()
                .rev()
                .map(|child| (*child, depth + 1)),
        );
    }
    Ok(())
}

/// The children of each node in their order; the form of the tree is checked.
fn children(sent: &[RecordNode]) -> Result<Vec<Vec<usize>>, BadRecord> {
    let mut children = vec![Vec::new(); sent.len()];
    match sent.first() {
        Some(root) if root.parent.is_none() && root.action.is_none() => {}
        Some(_) | None => return Err(BadRecord::Root),
    }
    for (number, node) in sent.iter().enumerate().skip(1) {
        let parent = node.parent.and_then(|parent| usize::try_from(parent).ok());
        match parent.filter(|parent| *parent < number) {
            Some(parent) if node.action.is_some() => children[parent].push(number),
            _ => return Err(BadRecord::Tree(number)),
        }
    }
    Ok(children)
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_gomoku::{Preset, Rules};
    use yonban_rules::Seat;

    /// A small random source of our own: the same games in every run.
    struct Dice(u64);

    impl Dice {
        fn below(&mut self, n: usize) -> usize {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            usize::try_from(self.0 >> 33).unwrap() % n
        }
    }

    /// Writes a record to the wire, through its text, and back. Node numbers follow pre-order then,
    /// so a second trip changes nothing at all.
    fn there_and_back(record: &Record) -> Record {
        let trip = |record: &Record| {
            let (sent, left_out) = wire(record, usize::MAX);
            assert_eq!((sent.nodes.len(), left_out), (record.len(), 0));
            let text = serde_json::to_string(&sent).unwrap();
            let got: GameRecord = serde_json::from_str(&text).unwrap();
            assert_eq!(got, sent);
            let back = read(&got).unwrap();
            (sent, back)
        };
        let (sent, back) = trip(record);
        let (again, same) = trip(&back);
        assert_eq!(again, sent);
        assert_eq!(same, back);
        assert_eq!(back.actions(), record.actions());
        assert_eq!(back.final_game(), record.final_game());
        assert_eq!(back.result, record.result);
        back
    }

    fn random_tree(rules: &Rules, dice: &mut Dice) -> Record {
        let mut record = Record::new(rules);
        let mut pen = record.pen();
        let mut games = vec![Gomoku::new(rules)];
        for _ in 0..60 + dice.below(60) {
            if dice.below(6) == 0 {
                for _ in 0..dice.below(8) {
                    if games.len() > 1 {
                        pen.back();
                        games.pop();
                    }
                }
            }
            let game = games.last().unwrap();
            let legal = game.legal_actions();
            if legal.is_empty() {
                continue;
            }
            let action = legal[dice.below(legal.len())];
            let mut next = game.clone();
            next.play_unchecked(&action);
            pen.play(action).unwrap();
            games.push(next);
            let node = pen.node_mut();
            if dice.below(3) == 0 {
                node.comment = ["good", "zwei\nZeilen \u{0}", "黒の勝ち", "] \\ \" <"]
                    [dice.below(4)]
                .to_owned();
            }
            if dice.below(4) == 0 {
                node.time_ms = Some(dice.below(90_000) as u64);
            }
            if dice.below(5) == 0 {
                node.marked = true;
                node.labels = vec![
                    ("a1".parse().unwrap(), "A".to_owned()),
                    ("h8".parse().unwrap(), "1\n2".to_owned()),
                ];
            }
        }
        record.players = ["Ada Ō".to_owned(), String::new()];
        record.round = "3".to_owned();
        record.result = [
            None,
            Some(Finish {
                verdict: Verdict::Win(Seat::A),
                by: Some(By::Resignation),
            }),
            Some(Finish {
                verdict: Verdict::Win(Seat::B),
                by: Some(By::Time),
            }),
            Some(Finish {
                verdict: Verdict::Win(Seat::B),
                by: Some(By::Forfeit),
            }),
            Some(Finish {
                verdict: Verdict::Draw,
                by: None,
            }),
            Some(Finish {
                verdict: Verdict::NoResult,
                by: Some(By::Rules),
            }),
        ][dice.below(6)];
        record
    }

    #[test]
    fn random_trees_of_every_preset_come_back() {
        let mut dice = Dice(0x5eed);
        for preset in Preset::ALL {
            let rules = Rules::from(preset);
            for _ in 0..8 {
                let record = random_tree(&rules, &mut dice);
                let back = there_and_back(&record);
                let remarks = |record: &Record| {
                    record
                        .nodes()
                        .filter(|(_, n)| !n.comment.is_empty())
                        .count()
                };
                assert_eq!(remarks(&back), remarks(&record));
            }
        }
    }

    #[test]
    fn every_line_of_the_test_packs_comes_back() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/gomoku");
        let mut lines = 0;
        for pack in ["lines", "claims", "traps", "opening_walks"] {
            let text = std::fs::read_to_string(format!("{folder}/{pack}.jsonl")).unwrap();
            for row in text.lines() {
                let row: serde_json::Value = serde_json::from_str(row).unwrap();
                let Ok(rules) = row["rules"].as_str().unwrap().parse::<Rules>() else {
                    continue;
                };
                let start = match row["start"].as_str() {
                    None => Gomoku::new(&rules),
                    Some(text) => match Gomoku::from_position(&rules, text) {
                        Ok(start) => start,
                        Err(_) => continue,
                    },
                };
                let mut record = Record::from_start(start);
                let mut pen = record.pen();
                for action in row["actions"].as_array().unwrap() {
                    // What is refused in a pack ends the line, as it would on the wire.
                    let action = action.as_str().unwrap().parse();
                    if action.is_err() || pen.play(action.unwrap()).is_err() {
                        break;
                    }
                }
                there_and_back(&record);
                lines += 1;
            }
        }
        assert!(lines > 350, "{lines}");
    }
}
