//! Records of Go turned into wire messages, and back.

use yonban_go::notation::{
    Act, By, Entry, Fact, Finish, Judged, NoTree, NodeId, Record, RefusedAct,
};
use yonban_go::{Go, Point, SetupError};
use yonban_protocol::{GameRecord, RecordLabel, RecordNode, ResultView};
use yonban_rules::{Game, Reason, Turn, Verdict};

use super::record::{BadRecord, MAX_NODES, NO_TERMINATION};
use super::seat;

/// At most `limit` nodes of a record, the game before its variations; and how many are left out. What
/// the wire has no place for is told: it holds legal acts only.
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
        line_only(record, &played.acts)
    } else {
        record.judge()?
    };
    let (nodes, left_out) = nodes(record, &judged, limit.max(1), &mut tell);
    let end = &played.game;
    let filled = |fact| record.fact(fact).map(str::to_owned);
    let name = |color| filled(Fact::name_of(color));
    let [a, b] = yonban_rules::Seat::BOTH.map(|seat| name(end.color_of(seat)));
    let game = GameRecord {
        kind: yonban_games::GameKind::Go.name().to_owned(),
        rules: record.rules().to_string(),
        start: record.is_set_up().then(|| record.start().to_string()),
        a,
        b,
        event: filled(Fact::Event),
        round: filled(Fact::Round),
        date: filled(Fact::Date),
        result: record.finish().map(|finish| result(finish, end)),
        nodes,
    };
    Ok((game, left_out))
}

/// What the rules say of the game alone; of the variations nothing is said.
fn line_only(record: &Record, acts: &[Act]) -> Vec<Judged> {
    let mut judged = vec![Judged::Unjudged; record.len()];
    let mut acts = acts.iter();
    for id in record.main_line() {
        judged[id.index()] = match &record.node(id).entry {
            Entry::SetUp(_) if id != NodeId::ROOT => break,
            Entry::Remark | Entry::SetUp(_) => Judged::Remark,
            Entry::Stone(..) | Entry::Pass(_) | Entry::Act(_) => match acts.next() {
                Some(act) => Judged::Legal(act.clone()),
                None => break,
            },
        };
    }
    judged
}

/// The nodes in pre-order, each child list in its order. A remark goes with the act before it.
fn nodes(
    record: &Record,
    judged: &[Judged],
    limit: usize,
    tell: &mut impl FnMut(String),
) -> (Vec<RecordNode>, usize) {
    let mut nodes: Vec<RecordNode> = Vec::new();
    let mut left_out = 0;
    let mut unsaid = 0_usize;
    // A node, the wire's number of the one before it, and whether the way to it was cut off.
    let mut todo: Vec<(NodeId, Option<usize>, bool)> = vec![(NodeId::ROOT, None, false)];
    while let Some((id, parent, mut cut)) = todo.pop() {
        let node = record.node(id);
        let mut here = parent;
        match &judged[id.index()] {
            Judged::Legal(_) | Judged::Remark
                if cut || (parent.is_some() && nodes.len() >= limit) =>
            {
                left_out += 1;
                cut = true;
            }
            Judged::Legal(act) => {
                here = Some(nodes.len());
                nodes.push(view(parent, Some(act.to_string())));
            }
            Judged::Remark if parent.is_none() => {
                here = Some(0);
                nodes.push(view(None, None));
            }
            Judged::Remark => {}
            Judged::Refused(refusal) if !cut => {
                let reason = refusal.reason();
                tell(format!(
                    "node {}: {refusal} ({reason}); it and what follows are left out",
                    id.index()
                ));
                cut = true;
            }
            Judged::Refused(_) | Judged::Unjudged => cut = true,
        }
        if let Some(out) = here.filter(|_| !cut).and_then(|here| nodes.get_mut(here)) {
            let lost = !node.name.is_empty()
                || !node.marks.is_empty()
                || !node.strokes.is_empty()
                || node.kept.iter().any(|kept| kept.identifier() != "HO");
            unsaid += usize::from(lost);
            remarks(node, out);
        }
        let children = node.children().iter().rev();
        todo.extend(children.map(|child| (*child, here, cut)));
    }
    if unsaid > 0 {
        tell(format!(
            "names, marks and other properties of {unsaid} nodes are not taken"
        ));
    }
    (nodes, left_out)
}

fn view(parent: Option<usize>, action: Option<String>) -> RecordNode {
    RecordNode {
        parent: parent.and_then(|parent| u32::try_from(parent).ok()),
        action,
        ..RecordNode::default()
    }
}

/// Adds what is said at a node.
fn remarks(node: &yonban_go::notation::Node, out: &mut RecordNode) {
    if !node.comment.is_empty() {
        let before = out.comment.take();
        let joined = before.map(|before| format!("{before}\n{}", node.comment));
        out.comment = Some(joined.unwrap_or_else(|| node.comment.clone()));
    }
    out.labels
        .extend(node.labels.iter().map(|(point, text)| RecordLabel {
            point: point.to_string(),
            text: text.clone(),
        }));
    out.time_ms = node.time_ms.or(out.time_ms);
    out.marked |= node.is_hotspot();
}

fn result(finish: Finish, end: &Go) -> ResultView {
    let by_rules = Finish::of(end).is_some_and(|rules| same_winner(rules, finish));
    let (verdict, by) = match finish {
        Finish::Draw => (Verdict::Draw, None),
        Finish::NoResult => (Verdict::NoResult, None),
        Finish::Win { winner, by } => (Verdict::Win(end.seat_of(winner)), Some(by)),
    };
    let termination = match by {
        Some(By::Resignation) => "resigned",
        Some(By::Time) => "timed_out",
        Some(By::Forfeit) => "abandoned",
        Some(By::Points(_) | By::Unknown) | None if by_rules => "rules",
        Some(By::Points(_) | By::Unknown) | None => NO_TERMINATION,
    };
    let loser = match verdict {
        Verdict::Win(winner) if !["rules", NO_TERMINATION].contains(&termination) => {
            Some(seat(winner.other()))
        }
        _ => None,
    };
    ResultView {
        verdict: verdict.to_string(),
        termination: termination.to_owned(),
        ending: match end.turn() {
            Turn::Over(outcome) if termination == "rules" => Some(outcome.ending.to_string()),
            _ => None,
        },
        by: loser,
    }
}

fn same_winner(one: Finish, other: Finish) -> bool {
    match (one, other) {
        (Finish::Win { winner, .. }, Finish::Win { winner: other, .. }) => winner == other,
        (one, other) => one == other,
    }
}

/// What ended a game, from what a client or a table says. What no record tells apart is told as the
/// nearest that one does.
fn finish(result: &ResultView, end: &Go) -> Result<Finish, BadRecord> {
    let verdict = result
        .verdict
        .parse()
        .map_err(|_| BadRecord::Result(result.verdict.clone()))?;
    let by = match result.termination.as_str() {
        "resigned" => By::Resignation,
        "timed_out" => By::Time,
        "abandoned" | "adjudicated" => By::Forfeit,
        "rules" | "agreed" | "aborted" | NO_TERMINATION => By::Unknown,
        other => return Err(BadRecord::Result(other.to_owned())),
    };
    let finish = match verdict {
        Verdict::Win(seat) => Finish::Win {
            winner: end.color_of(seat),
            by,
        },
        Verdict::Draw => Finish::Draw,
        Verdict::NoResult => Finish::NoResult,
    };
    // The rules know by how much.
    let rules = Finish::of(end).filter(|rules| by == By::Unknown && same_winner(*rules, finish));
    Ok(rules.unwrap_or(finish))
}

/// The record that a client sends, every act checked.
pub(super) fn read(sent: &GameRecord) -> Result<Record, BadRecord> {
    if sent.nodes.len() > MAX_NODES {
        return Err(BadRecord::TooMany(MAX_NODES));
    }
    let rules = sent
        .rules
        .parse()
        .map_err(|error: yonban_go::RulesError| BadRecord::Rules(error.to_string()))?;
    let mut record = match &sent.start {
        None => Record::new(&rules),
        Some(text) => Record::from_position(&rules, text)
            .map_err(|error| BadRecord::Start(error.to_string()))?,
    };
    let acts = acts(&sent.nodes)?;
    record
        .add_acts(&acts)
        .map_err(|refused| bad(&refused, &acts))?;
    said(&mut record, &sent.nodes)?;
    let played = record
        .played()
        .map_err(|error| BadRecord::Start(error.to_string()))?;
    for (fact, text) in [
        (
            Fact::name_of(played.game.color_of(yonban_rules::Seat::A)),
            &sent.a,
        ),
        (
            Fact::name_of(played.game.color_of(yonban_rules::Seat::B)),
            &sent.b,
        ),
        (Fact::Event, &sent.event),
        (Fact::Round, &sent.round),
        (Fact::Date, &sent.date),
    ] {
        record.set_fact(fact, text.as_deref().unwrap_or_default());
    }
    if let Some(result) = &sent.result {
        let finish = finish(result, &played.game)?;
        record.set_fact(Fact::Result, &finish.to_string());
    }
    Ok(record)
}

/// The acts of the nodes after the first; the form of the tree is checked.
fn acts(sent: &[RecordNode]) -> Result<Vec<(usize, Act)>, BadRecord> {
    match sent.first() {
        Some(root) if root.parent.is_none() && root.action.is_none() => {}
        Some(_) | None => return Err(BadRecord::Root),
    }
    let mut acts = Vec::with_capacity(sent.len() - 1);
    for (number, node) in sent.iter().enumerate().skip(1) {
        let parent = node.parent.and_then(|parent| usize::try_from(parent).ok());
        let parent = parent.filter(|parent| *parent < number);
        let (Some(parent), Some(text)) = (parent, &node.action) else {
            return Err(BadRecord::Tree(number));
        };
        let act = match text.parse() {
            Ok(nigiri) => Act::Chance(nigiri),
            Err(_) => Act::Seat(text.parse().map_err(|error: yonban_go::ParseActionError| {
                BadRecord::refused(number, text, error.reason(), &error)
            })?),
        };
        acts.push((parent, act));
    }
    Ok(acts)
}

fn bad(refused: &RefusedAct, acts: &[(usize, Act)]) -> BadRecord {
    match &refused.why {
        NoTree::Refused(refusal) => {
            let act = refused.node.checked_sub(1).and_then(|n| acts.get(n));
            let text = act.map(|(_, act)| act.to_string()).unwrap_or_default();
            BadRecord::refused(refused.node, &text, refusal.reason(), refusal)
        }
        NoTree::Start(error) => BadRecord::Start(error.to_string()),
        NoTree::Before | NoTree::NotEmpty => BadRecord::Tree(refused.node),
    }
}

/// What is said at the nodes.
fn said(record: &mut Record, sent: &[RecordNode]) -> Result<(), BadRecord> {
    let size = record.rules().size();
    let ids: Vec<NodeId> = record.nodes().map(|(id, _)| id).collect();
    for (number, (id, node)) in ids.into_iter().zip(sent).enumerate() {
        let here = record.node_mut(id);
        here.comment = node.comment.clone().unwrap_or_default();
        here.time_ms = node.time_ms;
        here.set_hotspot(node.marked);
        for label in &node.labels {
            match label.point.parse::<Point>() {
                Ok(point) if point.column() < size.columns() && point.row() < size.rows() => {
                    here.labels.push((point, label.text.clone()));
                }
                _ => return Err(BadRecord::Label(number, label.point.clone())),
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_go::notation::{self, Options};

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
        let file = "(;GM[1]SZ[9]RU[Chinese]KM[7]PB[Ada]PW[Bo]RE[W+R]EV[Cup];B[ee]C[x]LB[cc:A];C[y]HO[1](;W[gc];B[cc])(;W[]))";
        let (game, told) = taken(file);
        assert!(told.is_empty(), "{told:?}");
        let rows = [
            (None, "-"),
            (Some(0), "e5"),
            (Some(1), "g7"),
            (Some(2), "c7"),
            (Some(1), "pass"),
        ];
        assert_eq!(actions(&game), rows);
        assert_eq!(game.nodes[1].comment.as_deref(), Some("x\ny"));
        assert!(game.nodes[1].marked && game.nodes[1].labels[0].point == "c7");
        assert_eq!(
            (game.a.as_deref(), game.b.as_deref()),
            (Some("Ada"), Some("Bo"))
        );
        assert_eq!(game.rules, "chinese,size=9,komi=7");
        let result = game.result.clone().unwrap();
        assert_eq!(
            (result.verdict.as_str(), result.termination.as_str()),
            ("b", "resigned")
        );
        let record = read(&game).unwrap();
        let (again, left_out) = wire(&record, usize::MAX, |what| panic!("{what}")).unwrap();
        assert_eq!((again, left_out), (game, 0));
        // What is cut off is counted, and the game is kept before its variations.
        let (cut, left_out) = wire(&record, 3, |_| {}).unwrap();
        assert_eq!((cut.nodes.len(), left_out), (3, 2));
    }

    #[test]
    fn what_is_not_legal_is_left_out_and_told() {
        let file =
            "(;GM[1]SZ[9]RU[Chinese];B[ee](;W[ee];B[cc])(;B[cc])(;W[gc]TR[aa];AB[aa];B[bb]))";
        let (game, told) = taken(file);
        assert_eq!(
            actions(&game),
            [(None, "-"), (Some(0), "e5"), (Some(1), "g7")]
        );
        let all = told.join("\n");
        for word in [
            "e5 is occupied",
            "(not_your_turn)",
            "(set_up)",
            "of 1 nodes",
        ] {
            assert!(all.contains(word), "{word}: {all}");
        }
        assert_eq!(told.len(), 4, "{all}");
    }

    #[test]
    fn seats_keep_their_names_and_results_through_swaps_and_chance() {
        let nodes = |actions: &[&str]| {
            let mut nodes = vec![RecordNode::default()];
            nodes.extend((0..).zip(actions).map(|(parent, action)| RecordNode {
                parent: Some(parent),
                action: Some((*action).to_owned()),
                ..RecordNode::default()
            }));
            nodes
        };
        let sent = |rules: &str, actions: &[&str], verdict: &str| GameRecord {
            kind: "go".to_owned(),
            rules: rules.to_owned(),
            start: None,
            a: Some("Ada".to_owned()),
            b: Some("Bo".to_owned()),
            event: None,
            round: None,
            date: None,
            result: Some(ResultView {
                verdict: verdict.to_owned(),
                termination: "rules".to_owned(),
                ending: Some("target".to_owned()),
                by: None,
            }),
            nodes: nodes(actions),
        };
        for (game, black, re) in [
            (
                sent("first-capture,size=5", &["b1", "a1", "a2"], "a"),
                "Ada",
                "B+1",
            ),
            (
                sent(
                    "first-capture,size=5,colors=pie",
                    &["b1", "swap", "a1", "a2"],
                    "b",
                ),
                "Bo",
                "B+1",
            ),
            (
                sent(
                    "first-capture,size=5,colors=nigiri",
                    &["nigiri b", "b1", "a1", "a2"],
                    "b",
                ),
                "Bo",
                "B+1",
            ),
            (
                sent(
                    "first-capture,size=5,colors=choose",
                    &["white", "b1", "a1", "a2"],
                    "b",
                ),
                "Bo",
                "B+1",
            ),
        ] {
            let record = read(&game).unwrap();
            assert_eq!(record.fact(Fact::BlackName), Some(black));
            assert_eq!(record.fact(Fact::Result), Some(re));
            let (again, _) = wire(&record, usize::MAX, |what| panic!("{what}")).unwrap();
            assert_eq!(again, game);
        }
        let refuse = |game: &GameRecord| read(game).unwrap_err().to_string();
        let bad = sent("first-capture,size=5", &["b1", "b1"], "a");
        assert_eq!(
            refuse(&bad),
            "node 2: b1: b1 is occupied by black (occupied)"
        );
        assert!(refuse(&sent("first-capture", &["zz"], "a")).ends_with("(bad_action)"));
        assert!(refuse(&sent("first-capture", &["a1"], "c")).contains("`c`"));
        let many = vec!["pass"; MAX_NODES];
        assert!(refuse(&sent("capture", &many, "a")).contains("20000"));
    }

    #[test]
    fn a_large_file_gives_its_game() {
        let variations = "(;W[aa])".repeat(MAX_NODES);
        let file = format!("(;GM[1]SZ[9]RU[NZ];B[ee](;W[gc];B[cc]){variations})");
        let (game, told) = taken(&file);
        assert_eq!(game.nodes.len(), 4);
        assert!(told[0].contains("variations are left out"), "{told:?}");
        // A start that cannot be set up.
        let file = b"(;GM[1]SZ[5]RU[NZ]AB[aa]AW[ab][ba])";
        let reading = notation::read(None, file, &Options::default()).unwrap();
        assert!(wire(&reading.records[0], 10, |_| {}).is_err());
    }
}
