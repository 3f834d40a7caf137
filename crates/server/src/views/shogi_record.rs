//! Records of shogi turned into wire messages, and back.

use yonban_protocol::{GameRecord, RecordNode, ResultView};
use yonban_rules::{Game, Reason, Turn, Verdict};
use yonban_shogi::notation::{
    self, Entry, Finish, Judged, NoTree, NodeId, Record, RefusedAction, Start, Walk, Winner,
};
use yonban_shogi::{Action, Color, Rules, RulesError, SetupError, Shogi, Square};

use super::record::{BadRecord, MAX_NODES, NO_TERMINATION};
use super::{in_styles, seat};

/// KIF's keys for what the wire has a place for.
const EVENT: &str = "棋戦";
const ROUND: &str = "回戦";
const DATE: &str = "開始日時";

/// At most `limit` nodes of a record, the game before its variations; and how many are left out. What
/// the wire has no place for is told: it holds legal actions only.
pub(super) fn wire(
    record: &Record,
    limit: usize,
    mut tell: impl FnMut(String),
) -> Result<(GameRecord, usize), SetupError> {
    let played = record.played()?;
    let judged = if record.len() > MAX_NODES {
        tell(format!(
            "its {} nodes are too many: variations are left out",
            record.len()
        ));
        line_only(record, &played.actions)
    } else {
        record.judge()?
    };
    let (nodes, left_out) = nodes(record, &judged, limit.max(1), &mut tell);
    let known = |text: &str| {
        Some(text)
            .filter(|text| !text.is_empty())
            .map(str::to_owned)
    };
    let header = |key| record.header(key).and_then(known);
    let game = GameRecord {
        kind: yonban_games::GameKind::Shogi.name().to_owned(),
        rules: record.rules().to_string(),
        start: record.is_set_up().then(|| record.start().to_sfen()),
        a: known(record.name(Color::Black)),
        b: known(record.name(Color::White)),
        event: header(EVENT),
        round: header(ROUND),
        date: header(DATE).map(|text| day(&text)),
        result: result(record, &played.game),
        nodes,
    };
    let others = record.headers().iter().map(|(key, _)| key.as_str());
    let others: Vec<&str> = others
        .filter(|key| ![EVENT, ROUND, DATE].contains(key) && !record.is_rules_header(key))
        .collect();
    if !others.is_empty() {
        tell(format!("the headers {} are not taken", others.join(", ")));
    }
    Ok((game, left_out))
}

/// `2026/11/03 10:00:00` as `2026-11-03`; other texts as they are.
fn day(text: &str) -> String {
    let date = text.split_whitespace().next().unwrap_or_default();
    let parts: Vec<&str> = date.split(['/', '-']).collect();
    match parts[..] {
        [year, month, day] if parts.iter().all(|part| part.parse::<u32>().is_ok()) => {
            format!("{year:0>4}-{month:0>2}-{day:0>2}")
        }
        _ => text.to_owned(),
    }
}

/// What the rules say of the game alone; of the variations nothing is said.
fn line_only(record: &Record, actions: &[Action]) -> Vec<Judged> {
    let mut judged = vec![Judged::Unjudged; record.len()];
    let mut actions = actions.iter();
    for id in record.main_line() {
        judged[id.index()] = match record.node(id).entry() {
            Entry::Start => Judged::Remark,
            Entry::Move(_) | Entry::Foul(..) => match actions.next() {
                Some(action) => Judged::Legal(*action),
                None => break,
            },
            Entry::Finish(_) => actions
                .next()
                .map_or(Judged::Remark, |action| Judged::Legal(*action)),
        };
    }
    judged
}

/// The nodes in pre-order, each child list in its order. What is said at an end that is no action goes
/// with the action before it.
fn nodes(
    record: &Record,
    judged: &[Judged],
    limit: usize,
    tell: &mut impl FnMut(String),
) -> (Vec<RecordNode>, usize) {
    let mut nodes: Vec<RecordNode> = Vec::new();
    let mut left_out = 0;
    let mut names = 0_usize;
    let mut walk = Walk::new(record);
    // A node, the wire's number of the one before it, and whether the way to it was cut off.
    let mut todo: Vec<(NodeId, Option<usize>, bool)> = vec![(NodeId::ROOT, None, false)];
    while let Some((id, parent, mut cut)) = todo.pop() {
        let node = record.node(id);
        let mut here = parent;
        match &judged[id.index()] {
            Judged::Legal(_) if cut || nodes.len() >= limit => {
                left_out += 1;
                cut = true;
            }
            Judged::Legal(action) => {
                walk.go(record, node.parent().unwrap_or(NodeId::ROOT));
                let written = notation::written(walk.board(), action, walk.before(record));
                here = Some(nodes.len());
                nodes.push(RecordNode {
                    parent: parent.and_then(|parent| u32::try_from(parent).ok()),
                    action: Some(action.to_string()),
                    written: in_styles(&written),
                    ..RecordNode::default()
                });
            }
            Judged::Remark if parent.is_none() => {
                here = Some(0);
                nodes.push(RecordNode::default());
            }
            Judged::Remark => {}
            Judged::Refused(illegal) if !cut => {
                let reason = illegal.reason();
                tell(format!(
                    "node {}: {illegal} ({reason}); it and what follows are left out",
                    id.index()
                ));
                cut = true;
            }
            Judged::Refused(_) | Judged::Unjudged => cut = true,
        }
        if let Some(out) = here.filter(|_| !cut).and_then(|here| nodes.get_mut(here)) {
            names += usize::from(!["", MARKED].contains(&node.bookmark()));
            remarks(node, out);
        }
        let children = node.children().iter().rev();
        todo.extend(children.map(|child| (*child, here, cut)));
    }
    if names > 0 {
        tell(format!("the names of {names} bookmarks are not taken"));
    }
    (nodes, left_out)
}

/// The name of a bookmark that is a mark only.
const MARKED: &str = "★";

/// Adds what is said at a node. The time of an end that is no action is nobody's move.
fn remarks(node: &notation::Node, out: &mut RecordNode) {
    if !node.comments().is_empty() {
        let text = node.comments().join("\n");
        let before = out.comment.take();
        out.comment = Some(before.map_or(text.clone(), |before| format!("{before}\n{text}")));
    }
    out.time_ms = out
        .time_ms
        .or(node.time_ms.filter(|_| out.action.is_some()));
    out.marked |= !node.bookmark().is_empty();
}

/// How a record ends, in the words of tables.
fn result(record: &Record, end: &Shogi) -> Option<ResultView> {
    let outcome = match end.turn() {
        Turn::Over(outcome) => Some(outcome),
        Turn::Seat(_) | Turn::Chance => None,
    };
    let finish = record.finish();
    let said = match (finish, record.winner()) {
        (None, _) => None,
        (Some(Finish::Interrupted | Finish::TakenBack | Finish::Error | Finish::Repetition), _) => {
            Some(Verdict::NoResult)
        }
        (Some(_), Winner::Side(color)) => Some(Verdict::Win(end.seat_of(color))),
        (Some(_), Winner::Nobody) => Some(Verdict::Draw),
        (Some(_), Winner::Unsaid) => None,
    };
    // What the rules ended is told by them, unless the record names another winner.
    if let Some(outcome) = outcome
        && said.is_none_or(|said| said == outcome.verdict)
    {
        return Some(ResultView {
            verdict: outcome.verdict.to_string(),
            termination: "rules".to_owned(),
            ending: Some(outcome.ending.to_string()),
            by: None,
        });
    }
    let verdict = said?;
    let termination = match finish? {
        Finish::Resign => "resigned",
        Finish::TimeUp => "timed_out",
        Finish::WinByDefault | Finish::LossByDefault => "abandoned",
        Finish::Interrupted | Finish::TakenBack | Finish::Error => "aborted",
        _ => NO_TERMINATION,
    };
    let loser = match verdict {
        Verdict::Win(winner) if termination != NO_TERMINATION => Some(seat(winner.other())),
        Verdict::Win(_) | Verdict::Draw | Verdict::NoResult => None,
    };
    Some(ResultView {
        verdict: verdict.to_string(),
        termination: termination.to_owned(),
        ending: None,
        by: loser,
    })
}

/// What ended a game, from what a client or a table says, and what only a comment can say.
fn finish(result: &ResultView, end: &Shogi) -> Result<(Finish, Option<String>), BadRecord> {
    let bad = || BadRecord::Result(result.verdict.clone());
    let verdict: Verdict = result.verdict.parse().map_err(|_| bad())?;
    let to_move = end.side();
    let ended = notation::ending_of(end);
    if result.termination == "rules"
        && let Some((ending, winner)) = ended
    {
        return Ok(Finish::of_ending(ending, winner));
    }
    let lost = match verdict {
        Verdict::Win(winner) => Some(end.color_of(winner) != to_move),
        Verdict::Draw | Verdict::NoResult => None,
    };
    // The field writes an end of the side to move: who leaves out of turn is told in words.
    let (mine, word) = match result.termination.as_str() {
        "resigned" => (Finish::Resign, "resignation"),
        "timed_out" => (Finish::TimeUp, "time"),
        "abandoned" => (Finish::LossByDefault, ""),
        "adjudicated" => (Finish::LossByDefault, "decision of the house"),
        "aborted" => (Finish::Interrupted, ""),
        "rules" | "agreed" | NO_TERMINATION => (Finish::Resign, ""),
        other => return Err(BadRecord::Result(other.to_owned())),
    };
    let finish = match (lost, verdict) {
        (Some(true), _) => mine,
        (Some(false), _) => Finish::WinByDefault,
        (None, Verdict::Draw) => Finish::Draw,
        (None, _) => Finish::Interrupted,
    };
    let exact = word.is_empty() || finish == mine && mine != Finish::LossByDefault;
    Ok((finish, (!exact).then(|| word.to_owned())))
}

/// The record that a client sends, every action checked.
pub(super) fn read(sent: &GameRecord) -> Result<Record, BadRecord> {
    if sent.nodes.len() > MAX_NODES {
        return Err(BadRecord::TooMany(MAX_NODES));
    }
    let rules: Rules = sent
        .rules
        .parse()
        .map_err(|error: RulesError| BadRecord::Rules(error.to_string()))?;
    let mut record = match &sent.start {
        None => Record::under(&rules),
        Some(text) => {
            let start = Start::from_sfen(text).map_err(|e| BadRecord::Start(e.to_string()))?;
            let mut record = Record::new(start);
            record.set_rules(&rules);
            record
        }
    };
    // The start of a handicap game under the rules of another game has no rules of its own.
    if record.rules() != rules {
        let what = format!("a game of {rules} does not start from a handicap of its own");
        return Err(BadRecord::Start(what));
    }
    let acts = actions(&sent.nodes)?;
    record
        .add_actions(&acts)
        .map_err(|refused| bad(&refused, &acts))?;
    said(&mut record, &sent.nodes)?;
    record.set_name(Color::Black, sent.a.as_deref().unwrap_or_default());
    record.set_name(Color::White, sent.b.as_deref().unwrap_or_default());
    let date = sent.date.as_deref().unwrap_or_default().replace('-', "/");
    for (key, text) in [
        (EVENT, sent.event.as_deref().unwrap_or_default()),
        (ROUND, sent.round.as_deref().unwrap_or_default()),
        (DATE, &date),
    ] {
        record.set_header(key, text);
    }
    if let Some(result) = &sent.result {
        end(&mut record, result, &acts)?;
    }
    Ok(record)
}

/// Says how the game ended, unless its last action has said it.
fn end(
    record: &mut Record,
    result: &ResultView,
    acts: &[(usize, Action)],
) -> Result<(), BadRecord> {
    let start = record
        .start_game()
        .map_err(|error| BadRecord::Start(error.to_string()))?;
    let game = line_of(start, acts);
    let (finish, remark) = finish(result, &game)?;
    let last = record.main_line().last().copied().unwrap_or(NodeId::ROOT);
    if matches!(record.node(last).entry(), Entry::Finish(_)) {
        return Ok(());
    }
    let id = record.end(last, finish);
    if let Some(remark) = remark {
        record.node_mut(id).say(&remark);
    }
    Ok(())
}

/// The game of the main line: of each node the first that follows it. All are legal.
fn line_of(mut game: Shogi, acts: &[(usize, Action)]) -> Shogi {
    let mut first = vec![None; acts.len() + 1];
    for (number, (before, action)) in acts.iter().enumerate() {
        if let Some(next) = first.get_mut(*before) {
            *next = next.or(Some((number + 1, *action)));
        }
    }
    let mut here = 0;
    while let Some((next, action)) = first.get(here).copied().flatten() {
        game.play_unchecked(&action);
        here = next;
    }
    game
}

/// The actions of the nodes after the first; the form of the tree is checked.
fn actions(sent: &[RecordNode]) -> Result<Vec<(usize, Action)>, BadRecord> {
    match sent.first() {
        Some(root) if root.parent.is_none() && root.action.is_none() => {}
        Some(_) | None => return Err(BadRecord::Root),
    }
    let mut actions = Vec::with_capacity(sent.len() - 1);
    for (number, node) in sent.iter().enumerate().skip(1) {
        let parent = node.parent.and_then(|parent| usize::try_from(parent).ok());
        let parent = parent.filter(|parent| *parent < number);
        let (Some(parent), Some(text)) = (parent, &node.action) else {
            return Err(BadRecord::Tree(number));
        };
        let action = text
            .parse()
            .map_err(|error: yonban_shogi::ParseActionError| {
                BadRecord::refused(number, text, error.reason(), &error)
            })?;
        actions.push((parent, action));
    }
    Ok(actions)
}

fn bad(refused: &RefusedAction, acts: &[(usize, Action)]) -> BadRecord {
    match &refused.why {
        NoTree::Refused(illegal) => {
            let act = refused.node.checked_sub(1).and_then(|n| acts.get(n));
            let text = act.map(|(_, action)| action.to_string());
            let text = text.unwrap_or_default();
            BadRecord::refused(refused.node, &text, illegal.reason(), illegal)
        }
        NoTree::Start(error) => BadRecord::Start(error.to_string()),
        NoTree::Before | NoTree::NotEmpty => BadRecord::Tree(refused.node),
    }
}

/// What is said at the nodes. No format of shogi has texts on squares: they are said in words.
fn said(record: &mut Record, sent: &[RecordNode]) -> Result<(), BadRecord> {
    let ids: Vec<NodeId> = record.nodes().map(|(id, _)| id).collect();
    for (number, (id, node)) in ids.into_iter().zip(sent).enumerate() {
        let here = record.node_mut(id);
        if let Some(comment) = node.comment.as_deref().filter(|text| !text.is_empty()) {
            here.say(comment);
        }
        for label in &node.labels {
            let square: Square = label
                .point
                .parse()
                .map_err(|_| BadRecord::Label(number, label.point.clone()))?;
            here.say(&format!("{square}: {}", label.text));
        }
        here.time_ms = node.time_ms;
        here.set_bookmark(if node.marked { MARKED } else { "" });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_shogi::notation::{Format, Options};

    fn taken(file: &str) -> (GameRecord, Vec<String>) {
        let reading = notation::read(None, file.as_bytes(), &Options::default()).unwrap();
        let mut told = Vec::new();
        let (game, left_out) =
            wire(&reading.records[0], usize::MAX, |what| told.push(what)).unwrap();
        assert_eq!(left_out, 0);
        (game, told)
    }

    fn actions(game: &GameRecord) -> Vec<(Option<u32>, &str)> {
        let nodes = game.nodes.iter();
        nodes
            .map(|node| (node.parent, node.action.as_deref().unwrap_or("-")))
            .collect()
    }

    #[test]
    fn a_tree_comes_back_in_pre_order() {
        let file = "開始日時：2026/11/03 10:00:00\n棋戦：杯\n手合割：二枚落ち\n下手：Ada\n上手：Bo\n\
                    *before\n   1 ６二玉(51) ( 0:03/00:00:03)\n*x\n*y\n&★\n   2 ７六歩(77)\n   \
                    3 投了\n\n変化：2手\n   2 ２六歩(27)\n   3 ３四歩(33)\n";
        let (game, told) = taken(file);
        assert_eq!(told, [""; 0]);
        let rows = [
            (None, "-"),
            (Some(0), "5a6b"),
            (Some(1), "7g7f"),
            (Some(1), "2g2f"),
            (Some(3), "3c3d"),
        ];
        assert_eq!(actions(&game), rows);
        assert_eq!(game.rules, "2-piece");
        assert_eq!(
            (game.start.as_ref(), game.date.as_deref()),
            (None, Some("2026-11-03"))
        );
        assert_eq!(game.nodes[0].comment.as_deref(), Some("before"));
        let first = &game.nodes[1];
        assert_eq!(first.comment.as_deref(), Some("x\ny"));
        assert!(first.marked && first.time_ms == Some(3_000));
        assert_eq!(first.written["japanese"], "△６二玉");
        assert_eq!(first.written["csa"], "-5162OU");
        let result = game.result.clone().unwrap();
        assert_eq!(
            (result.verdict.as_str(), result.termination.as_str()),
            ("a", "resigned")
        );
        assert_eq!(
            (game.a.as_deref(), game.b.as_deref()),
            (Some("Ada"), Some("Bo"))
        );
        let record = read(&game).unwrap();
        let (again, left_out) = wire(&record, usize::MAX, |what| panic!("{what}")).unwrap();
        assert_eq!((again, left_out), (game, 0));
        let (cut, left_out) = wire(&record, 3, |_| {}).unwrap();
        assert_eq!((cut.nodes.len(), left_out), (3, 2));
    }

    #[test]
    fn what_is_not_legal_is_left_out_and_told() {
        let (game, told) = taken("PI\n+\n+7776FU\n-3334FU\n+0055FU\n%+ILLEGAL_ACTION\n");
        assert_eq!(actions(&game).len(), 3);
        assert!(told[0].contains("not_in_hand"), "{told:?}");
        let result = game.result.unwrap();
        assert_eq!(
            (result.verdict.as_str(), result.termination.as_str()),
            ("b", NO_TERMINATION)
        );
        let problem = "sfen 7nl/7k1/6p1p/9/9/9/9/9/9 b RGr2b3g4s3n3l16p 1 moves G*2c";
        let reading = notation::read(None, problem.as_bytes(), &Options::default()).unwrap();
        assert!(wire(&reading.records[0], 10, |_| {}).is_err());
    }

    fn sent(rules: &str, start: Option<&str>, line: &[&str], result: ResultView) -> GameRecord {
        let mut nodes = vec![RecordNode::default()];
        nodes.extend((0..).zip(line).map(|(parent, action)| RecordNode {
            parent: Some(parent),
            action: Some((*action).to_owned()),
            ..RecordNode::default()
        }));
        GameRecord {
            kind: "shogi".to_owned(),
            rules: rules.to_owned(),
            start: start.map(str::to_owned),
            a: Some("Ada".to_owned()),
            b: None,
            event: None,
            round: None,
            date: Some("2026-05-01".to_owned()),
            result: Some(result),
            nodes,
        }
    }

    fn ended(verdict: &str, termination: &str) -> ResultView {
        ResultView {
            verdict: verdict.to_owned(),
            termination: termination.to_owned(),
            ending: None,
            by: None,
        }
    }

    /// What KIF and CSA say of how a table ended.
    fn ends(game: &GameRecord) -> (String, String) {
        let record = read(game).unwrap();
        let text = |format| {
            let writing = notation::write(format, &record).unwrap();
            String::from_utf8(writing.bytes).unwrap()
        };
        let kif = text(Format::Kifu);
        let rows = kif.lines().map(str::trim);
        let rows = rows.filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
        let rows = rows.filter_map(|line| line.split_once(' '));
        let rows: Vec<&str> = rows.map(|(_, word)| word.trim()).collect();
        let last = rows.last().copied().unwrap_or_default().to_owned();
        let csa = text(Format::Csa);
        let word = csa.lines().rfind(|line| line.starts_with('%'));
        (last, word.unwrap_or_default().to_owned())
    }

    #[test]
    fn ends_have_the_words_of_each_format() {
        let lap = ["2h3h", "8b7b", "3h2h", "7b8b"].repeat(3);
        let mate = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
        for (game, kif, csa) in [
            (
                sent("even", None, &["7g7f"], ended("a", "resigned")),
                "投了",
                "%TORYO",
            ),
            (
                sent("even", None, &["7g7f"], ended("a", "timed_out")),
                "切れ負け",
                "%TIME_UP",
            ),
            (
                sent("even", None, &["7g7f"], ended("no_result", "aborted")),
                "中断",
                "%CHUDAN",
            ),
            (
                sent("even", None, &["7g7f"], ended("b", "resigned")),
                "不戦勝",
                "%CHUDAN",
            ),
            (
                sent("even", None, &lap, ended("no_result", "rules")),
                "千日手",
                "%SENNICHITE",
            ),
            (
                sent("even", Some(mate), &["G*5b"], ended("a", "rules")),
                "詰み",
                "%TSUMI",
            ),
            (
                sent(
                    "official",
                    None,
                    &["7g7f", "3c3d", "8h2b", "1a1b"],
                    ended("b", "resigned"),
                ),
                "投了",
                "%TORYO",
            ),
        ] {
            assert_eq!(ends(&game), (kif.to_owned(), csa.to_owned()), "{game:?}");
        }
        // A foul is not carried out: the side to move has lost, and a remark says by what.
        let foul = sent(
            "official",
            Some("4k4/9/9/9/9/9/4P4/9/4K4 b P 1"),
            &["P*5c"],
            ended("b", "rules"),
        );
        assert_eq!(
            ends(&foul),
            ("反則負け".to_owned(), "%ILLEGAL_MOVE".to_owned())
        );
        let record = read(&foul).unwrap();
        let last = *record.main_line().last().unwrap();
        assert_eq!(record.node(last).comments(), ["foul nifu: P*5c"]);
        assert_eq!(record.winner(), Winner::Side(Color::White));
        // A declaration is an action of the game and an end on paper.
        let entered = "+B+R1+R+B1GG1/GGSSK1SS1/NNL6/9/9/9/9/9/4k4 b 2P 1";
        let declared = sent("even", Some(entered), &["declare"], ended("a", "rules"));
        assert_eq!(
            ends(&declared),
            ("入玉勝ち".to_owned(), "%KACHI".to_owned())
        );
        let (again, _) = wire(&read(&declared).unwrap(), usize::MAX, |what| {
            panic!("{what}")
        })
        .unwrap();
        assert_eq!(again.nodes[1].action.as_deref(), Some("declare"));
        let result = again.result.unwrap();
        assert_eq!(result.ending.as_deref(), Some("declaration"));
    }

    #[test]
    fn rules_and_starts_come_back() {
        for (rules, start, line) in [
            ("official,impasse=points27", None, &["7g7f"][..]),
            ("even", Some("4k4/9/9/9/9/9/9/9/4K4 w P 7"), &["5a5b"][..]),
            ("3-pawns", None, &["5a5b"][..]),
            ("even,maxmoves=256", None, &[][..]),
        ] {
            let game = sent(rules, start, line, ended("draw", "unknown"));
            let record = read(&game).unwrap();
            let (again, _) = wire(&record, usize::MAX, |what| panic!("{what}")).unwrap();
            assert_eq!((again.rules, again.start), (game.rules, game.start));
            // And through a file.
            let kif = notation::write(Format::Kif, &record).unwrap();
            let reading = notation::read(None, &kif.bytes, &Options::default()).unwrap();
            assert_eq!(reading.records[0].rules().to_string(), rules);
        }
        let refuse = |game: &GameRecord| read(game).unwrap_err().to_string();
        let bad = sent("even", None, &["7g7f", "7g7f"], ended("a", "resigned"));
        assert_eq!(refuse(&bad), "node 2: 7g7f: 7g is empty (empty_square)");
        assert!(
            refuse(&sent("even", None, &["zz"], ended("a", "resigned"))).ends_with("(bad_action)")
        );
        assert!(refuse(&sent("even", None, &[], ended("c", "resigned"))).contains("`c`"));
        let many = vec!["7g7f"; MAX_NODES];
        assert!(refuse(&sent("even", None, &many, ended("a", "resigned"))).contains("20000"));
        let mut odd = sent("even", None, &["7g7f"], ended("a", "resigned"));
        odd.nodes[1].labels.push(yonban_protocol::RecordLabel {
            point: "z9".to_owned(),
            text: "A".to_owned(),
        });
        assert!(refuse(&odd).contains("z9"));
        odd.nodes[1].labels[0].point = "7f".to_owned();
        let record = read(&odd).unwrap();
        let said = record.node(record.main_line()[1]).comments();
        assert_eq!(said, ["7f: A"]);
    }

    #[test]
    fn a_large_file_gives_its_game() {
        let many = "変化：2手\n   2 ３四歩(33)\n".repeat(MAX_NODES);
        let (game, told) = taken(&format!("   1 ７六歩(77)\n   2 ８四歩(83)\n{many}"));
        assert_eq!(game.nodes.len(), 3);
        assert!(told[0].contains("variations are left out"), "{told:?}");
    }
}
