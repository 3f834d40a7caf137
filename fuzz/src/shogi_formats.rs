//! Record files of shogi: whatever is read can be written in every format, and reads
//! back as the same where nothing is told to be lost.

use yonban_shogi::notation::{
    self, Charset, Entry, Format, Judged, LossKind, NodeId, Options, Reading, Record,
};

pub(crate) fn kif(bytes: &[u8]) {
    file(Some(Format::Kif), bytes, &Options::default());
}

pub(crate) fn ki2(bytes: &[u8]) {
    file(Some(Format::Ki2), bytes, &Options::default());
}

pub(crate) fn csa(bytes: &[u8]) {
    file(Some(Format::Csa), bytes, &Options::default());
}

pub(crate) fn jkf(bytes: &[u8]) {
    file(Some(Format::Jkf), bytes, &Options::default());
}

pub(crate) fn usi(bytes: &[u8]) {
    file(Some(Format::Usi), bytes, &Options::default());
}

/// Whatever a reader uploads: the format is found by the bytes, the options by the first of them.
pub(crate) fn import(bytes: &[u8]) {
    const RULES: [Option<&str>; 4] = [None, Some("official"), Some("2-piece"), Some("beginner")];
    const CHARSETS: [Option<&str>; 3] = [None, Some("gb18030"), Some("utf-8")];
    let Some((first, file_bytes)) = bytes.split_first() else {
        return;
    };
    let choice = usize::from(*first);
    let options = Options {
        rules: RULES[choice % 4].and_then(|text| text.parse().ok()),
        charset: CHARSETS[choice / 4 % 3].and_then(Charset::named),
    };
    file(None, file_bytes, &options);
}

/// Reads a file and checks the first records of it.
fn file(format: Option<Format>, bytes: &[u8], options: &Options) {
    let Ok(reading) = notation::read(format, bytes, options) else {
        return;
    };
    bounded(&reading, bytes.len());
    for record in reading.records.iter().take(2) {
        for format in Format::ALL {
            survives(format, record);
        }
        judged(record);
    }
}

/// What is read is not larger than what was sent.
fn bounded(reading: &Reading, bytes: usize) {
    assert!(!reading.records.is_empty() && reading.records.len() <= bytes + 1);
    assert!(reading.losses.len() <= 1_001);
    let nodes: usize = reading.records.iter().map(Record::len).sum();
    assert!(nodes <= bytes + reading.records.len(), "{nodes} of {bytes}");
    for loss in &reading.losses {
        assert!(loss.what.len() < 6_000, "{}", loss.what.len());
        if let Some((record, node)) = loss.node {
            assert!(node.index() < reading.records[record].len(), "{loss:?}");
        }
    }
}

/// Written without loss, a record comes back the same.
fn survives(format: Format, record: &Record) {
    let writing = notation::write(format, record).expect("every format holds every record");
    let text = String::from_utf8_lossy(&writing.bytes);
    let reading = notation::read(Some(format), &writing.bytes, &Options::default())
        .unwrap_or_else(|error| panic!("{format}: {error}\n{text}"));
    if !writing.losses.is_empty() {
        return;
    }
    // What a file says wrongly it says again.
    let stays = [LossKind::Foul, LossKind::Contradiction, LossKind::More];
    assert!(
        reading.losses.iter().all(|loss| stays.contains(&loss.kind)),
        "{format}: {:?}\n{text}",
        reading.losses
    );
    let back = &reading.records[0];
    same(record, back, &text);
    let again = notation::write(format, back).expect("every format holds every record");
    assert_eq!(String::from_utf8_lossy(&again.bytes), text, "a fixed point");
}

/// The same start and tree; an end may be told in other words for the same winner.
fn same(one: &Record, other: &Record, text: &str) {
    assert_eq!(one.start(), other.start(), "{text}");
    assert_eq!(one.headers(), other.headers(), "{text}");
    assert_eq!(one.winner(), other.winner(), "{text}");
    assert_eq!(one.len(), other.len(), "{text}");
    let mut todo = vec![(NodeId::ROOT, NodeId::ROOT)];
    while let Some((a, b)) = todo.pop() {
        let (a, b) = (one.node(a), other.node(b));
        match (a.entry(), b.entry()) {
            (Entry::Finish(_), Entry::Finish(_)) => {}
            (a, b) => assert_eq!(a, b, "{text}"),
        }
        assert_eq!(a.comments(), b.comments(), "{text}");
        assert_eq!(a.bookmark(), b.bookmark(), "{text}");
        assert_eq!(a.time_ms, b.time_ms, "{text}");
        assert_eq!(a.children().len(), b.children().len(), "{text}");
        todo.extend(
            a.children()
                .iter()
                .copied()
                .zip(b.children().iter().copied()),
        );
    }
}

/// The referee's word on every node agrees with the game along the main line.
fn judged(record: &Record) {
    let (Ok(judged), Ok(played)) = (record.judge(), record.played()) else {
        assert!(record.judge().is_err() && record.played().is_err());
        return;
    };
    assert_eq!(judged.len(), record.len());
    let mut actions = Vec::new();
    for id in record.main_line() {
        match &judged[id.index()] {
            Judged::Legal(action) => actions.push(*action),
            Judged::Remark => {}
            Judged::Refused(illegal) => {
                assert_eq!(played.stopped, Some((id, illegal.clone())));
                break;
            }
            Judged::Unjudged => panic!("the node before it is refused"),
        }
    }
    assert_eq!(actions, played.actions);
}
