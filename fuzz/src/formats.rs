//! Record files: whatever is read can be written and reads back as the same.

use yonban_gomoku::notation::{
    self, By, Charset, Finish, Format, NodeId, Options, Reading, Record,
};
use yonban_gomoku::{Action, Point};
use yonban_rules::{Game, PositionText, Turn};

/// SGF syntax alone: canonical text is a fixed point.
pub(crate) fn sgf_syntax(bytes: &[u8]) {
    let options = yonban_sgf::Options::default();
    let Ok(reading) = yonban_sgf::read(bytes, &options) else {
        return;
    };
    assert!(reading.losses.len() <= 1_001);
    let nodes: usize = reading.collection.trees.iter().map(|tree| tree.len()).sum();
    assert!(
        nodes <= bytes.len() + 1,
        "{nodes} nodes of {} bytes",
        bytes.len()
    );
    let text = yonban_sgf::print(&reading.collection);
    let again = yonban_sgf::read(text.as_bytes(), &options).expect("what was printed is SGF");
    assert!(again.losses.is_empty(), "{:?}\n{text}", again.losses);
    let printed = yonban_sgf::print(&again.collection);
    assert_eq!(printed, text, "printing is a fixed point");
    let values = |reading: &yonban_sgf::Reading| -> Vec<Vec<(String, Vec<String>)>> {
        let nodes = reading
            .collection
            .trees
            .iter()
            .flat_map(|tree| tree.nodes());
        nodes
            .map(|(_, node)| {
                let list = node.properties().iter();
                // What is printed is UTF-8, and says so.
                list.filter(|property| property.identifier() != "CA")
                    .map(|property| {
                        let values = property.values().iter().map(|value| value.text());
                        (property.identifier().to_owned(), values.collect())
                    })
                    .collect()
            })
            .collect()
    };
    let (mut first, mut second) = (values(&reading), values(&again));
    first.sort();
    second.sort();
    assert_eq!(first, second, "every value is kept\n{text}");
}

pub(crate) fn sgf(bytes: &[u8]) {
    file(Some(Format::Sgf), bytes, &Options::default());
}

pub(crate) fn psq(bytes: &[u8]) {
    file(Some(Format::Psq), bytes, &Options::default());
}

pub(crate) fn renlib(bytes: &[u8]) {
    file(Some(Format::RenLib), bytes, &Options::default());
}

pub(crate) fn rif(bytes: &[u8]) {
    file(Some(Format::Rif), bytes, &Options::default());
}

pub(crate) fn moves(bytes: &[u8]) {
    file(Some(Format::Moves), bytes, &Options::default());
}

pub(crate) fn openings(bytes: &[u8]) {
    file(Some(Format::Openings), bytes, &Options::default());
}

/// Whatever a reader uploads: the format is found by the bytes, the options by the first of them.
pub(crate) fn import(bytes: &[u8]) {
    const RULES: [Option<&str>; 6] = [
        None,
        Some("renju"),
        Some("swap2"),
        Some("freestyle,size=19"),
        Some("soosorv8"),
        Some("omok"),
    ];
    const CHARSETS: [Option<&str>; 4] = [None, Some("gb18030"), Some("shift_jis"), Some("utf-8")];
    let Some((first, file_bytes)) = bytes.split_first() else {
        return;
    };
    let choice = usize::from(*first);
    let options = Options {
        rules: RULES[choice % 6].and_then(|text| text.parse().ok()),
        charset: CHARSETS[choice / 6 % 4].and_then(Charset::named),
        ranks_from_top: choice / 24 % 2 == 1,
    };
    file(None, file_bytes, &options);
}

/// Reads a file and checks each record of it, the first few in every format.
fn file(format: Option<Format>, bytes: &[u8], options: &Options) {
    let Ok(reading) = notation::read(format, bytes, options) else {
        return;
    };
    bounded(&reading, bytes.len());
    for record in reading.records.iter().take(2) {
        survives(record);
        for format in Format::ALL.into_iter().filter(|format| format.writes()) {
            is_stable(format, record);
        }
    }
}

/// What is read is not larger than what was sent.
fn bounded(reading: &Reading, bytes: usize) {
    let records = reading.records.len();
    assert!(records > 0 && records <= bytes + 1);
    assert!(reading.losses.len() <= 1_001);
    let nodes: usize = reading.records.iter().map(Record::len).sum();
    // Decisions of an opening may stand in one word.
    assert!(
        nodes <= 2 * bytes + 64 * records,
        "{nodes} nodes of {bytes} bytes"
    );
    let text: usize = reading
        .records
        .iter()
        .map(|record| {
            let nodes = record.nodes().map(|(_, node)| {
                let labels: usize = node.labels.iter().map(|(_, text)| text.len()).sum();
                node.comment.len() + labels
            });
            let facts = [&record.event, &record.round, &record.date];
            nodes.sum::<usize>()
                + record.players.concat().len()
                + facts.into_iter().map(String::len).sum::<usize>()
        })
        .sum();
    // A byte of another character set is up to three of ours; lists of a database are repeated.
    assert!(
        text <= 4 * bytes + 6_000 * records,
        "{text} bytes of {bytes}"
    );
    let losses: usize = reading.losses.iter().map(|loss| loss.what.len()).sum();
    assert!(losses <= 16 * bytes + 1_000 * reading.losses.len() + 1_000);
}

type Row = (
    usize,
    Option<Action>,
    String,
    Vec<(Point, String)>,
    Option<u64>,
    bool,
);

/// All that a record says, apart from the order in which its nodes were added.
fn said(record: &Record) -> (String, Vec<String>, Option<Finish>, Vec<Row>) {
    let mut rows = Vec::new();
    let mut stack = vec![(0, NodeId::ROOT)];
    while let Some((depth, id)) = stack.pop() {
        let node = record.node(id);
        rows.push((
            depth,
            node.action(),
            node.comment.clone(),
            node.labels.clone(),
            node.time_ms,
            node.marked,
        ));
        let children = node.children().iter().rev();
        stack.extend(children.map(|child| (depth + 1, *child)));
    }
    // Readers fill in a result that the rules have decided and the file leaves open.
    let by_rules = match record.final_game().turn() {
        Turn::Over(outcome) => Some(Finish {
            verdict: outcome.verdict,
            by: Some(By::Rules),
        }),
        Turn::Seat(_) | Turn::Chance => None,
    };
    let [a, b] = &record.players;
    let facts = [a, b, &record.event, &record.round, &record.date];
    (
        format!("{} {}", record.rules(), record.start().position()),
        facts.into_iter().cloned().collect(),
        record.result.or(by_rules),
        rows,
    )
}

/// Every action of a record is legal where it stands; SGF holds it whole.
pub(crate) fn survives(record: &Record) {
    for (id, node) in record.nodes() {
        if let (Some(parent), Some(action)) = (node.parent(), node.action()) {
            assert!(id > parent, "parents come first");
            if record.len() < 200 {
                assert_eq!(record.game_at(parent).check(&action), Ok(()));
            }
        }
    }
    if let (Some(finish), Turn::Over(outcome)) = (record.result, record.final_game().turn())
        && finish.by == Some(By::Rules)
    {
        assert_eq!(finish.verdict, outcome.verdict);
    }
    let options = Options::default();
    let writing = notation::write(Format::Sgf, record, &options).expect("SGF holds every record");
    let text = String::from_utf8(writing.bytes).expect("SGF is UTF-8");
    let reading = notation::read(Some(Format::Sgf), text.as_bytes(), &options)
        .expect("what was written is read");
    if writing.losses.is_empty() {
        assert_eq!(reading.losses, [], "{text}");
        assert_eq!(said(&reading.records[0]), said(record), "{text}");
    }
}

/// Writing what was read from what was written changes nothing any more.
pub(crate) fn is_stable(format: Format, record: &Record) {
    let options = Options {
        // Formats that name no rules are read under those of the record.
        rules: Some(*record.rules()),
        ..Options::default()
    };
    let Ok(first) = notation::write(format, record, &options) else {
        return; // the format has no such board or start
    };
    if first.bytes.is_empty() || first.bytes == b"\n" {
        return; // a record without moves is no line
    }
    let shown = || String::from_utf8_lossy(&first.bytes).into_owned();
    let read = match notation::read(Some(format), &first.bytes, &options) {
        Ok(read) => read,
        // Decisions are not written: what follows them may begin with a refusal.
        Err(error) if !first.losses.is_empty() => {
            assert!(!error.to_string().is_empty());
            return;
        }
        Err(error) => panic!("{format}: {error}\n{}", shown()),
    };
    if first.losses.is_empty() {
        assert_eq!(read.losses, [], "{format}: {}", shown());
        assert_eq!(
            said(&read.records[0]),
            said(record),
            "{format}: {}",
            shown()
        );
    }
    let second = notation::write(format, &read.records[0], &options).expect("it was written once");
    if read.losses.is_empty() {
        let third = notation::read(Some(format), &second.bytes, &options);
        if second.losses.is_empty() {
            let third = third.expect("written without loss");
            assert_eq!(said(&third.records[0]), said(&read.records[0]), "{format}");
        }
    }
}
