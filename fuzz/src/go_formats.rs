//! Record files of Go: whatever is read can be written and reads back as the same.

use yonban_go::notation::{
    self, Act, Charset, Fact, Format, Judged, LossKind, Mark, NodeId, Options, Reading, Record,
    Stroke,
};
use yonban_go::{Action, Go, Preset, Rules};
use yonban_rules::{Game, Turn};

pub(crate) fn sgf(bytes: &[u8]) {
    file(Some(Format::Sgf), bytes, &Options::default());
}

pub(crate) fn ngf(bytes: &[u8]) {
    file(Some(Format::Ngf), bytes, &Options::default());
}

pub(crate) fn gib(bytes: &[u8]) {
    file(Some(Format::Gib), bytes, &Options::default());
}

/// Whatever a reader uploads: the format is found by the bytes, the options by the first of them.
pub(crate) fn import(bytes: &[u8]) {
    const RULES: [Option<&str>; 6] = [
        None,
        Some("capture,size=7,start=crosscut,colors=pie"),
        Some("chinese,handicap=4"),
        Some("new-zealand,size=9,handicap=5"),
        Some("first-capture"),
        Some("japanese,size=13x9,colors=nigiri"),
    ];
    const CHARSETS: [Option<&str>; 4] = [None, Some("gb18030"), Some("euc-kr"), Some("utf-8")];
    let Some((first, file_bytes)) = bytes.split_first() else {
        return;
    };
    let choice = usize::from(*first);
    let options = Options {
        rules: RULES[choice % 6].and_then(|text| text.parse().ok()),
        charset: CHARSETS[choice / 6 % 4].and_then(Charset::named),
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
        survives(record);
        judged(record);
        moves(record);
    }
}

/// What is read is not larger than what was sent; a rectangle is five bytes and up to 625 points.
fn bounded(reading: &Reading, bytes: usize) {
    assert!(!reading.records.is_empty() && reading.records.len() <= bytes + 1);
    assert!(reading.losses.len() <= 1_001);
    // A node with a set-up and moves becomes several.
    let nodes: usize = reading.records.iter().map(Record::len).sum();
    assert!(nodes <= bytes + reading.records.len(), "{nodes} of {bytes}");
    let texts: usize = reading
        .records
        .iter()
        .map(|record| {
            let facts: usize = record.facts().map(|(_, text)| text.len()).sum();
            let nodes = record.nodes().map(|(_, node)| {
                let labels: usize = node.labels.iter().map(|(_, text)| text.len()).sum();
                node.comment.len() + node.name.len() + labels
            });
            facts + nodes.sum::<usize>()
        })
        .sum();
    assert!(
        texts <= 4 * bytes + 400 * reading.records.len(),
        "{texts} of {bytes}"
    );
    for loss in &reading.losses {
        assert!(loss.what.len() < 6_000, "{}", loss.what.len());
        if let Some((record, node)) = loss.node {
            assert!(node.index() < reading.records[record].len(), "{loss:?}");
        }
    }
}

/// SGF holds every record; written without loss, it comes back the same.
fn survives(record: &Record) {
    let writing = notation::write(Format::Sgf, record).expect("SGF holds every record");
    let text = String::from_utf8(writing.bytes).expect("SGF is UTF-8");
    let reading = notation::read(Some(Format::Sgf), text.as_bytes(), &Options::default())
        .expect("what was written is read");
    if !writing.losses.is_empty() {
        return;
    }
    // What a file says wrongly it says again.
    let stays = |kind: LossKind| {
        let texts = [
            LossKind::RulesLeftOpen,
            LossKind::BadValue,
            LossKind::HandicapWithoutStones,
            LossKind::More,
        ];
        kind.is_illegal() || texts.contains(&kind)
    };
    assert!(
        reading.losses.iter().all(|loss| stays(loss.kind)),
        "{:?}\n{text}",
        reading.losses
    );
    let back = &reading.records[0];
    assert_eq!(back.len(), record.len(), "{text}");
    assert_eq!(back.rules(), record.rules(), "{text}");
    assert_eq!(back.start(), record.start(), "{text}");
    assert_eq!(back.final_position(), record.final_position(), "{text}");
    let again = notation::write(Format::Sgf, back).expect("SGF holds every record");
    assert_eq!(String::from_utf8_lossy(&again.bytes), text, "a fixed point");
}

/// The referee's word on every node agrees with the game along the main line.
fn judged(record: &Record) {
    let breaches = record.breaches();
    assert!(breaches.is_sorted_by_key(|(id, _)| *id));
    let (Ok(judged), Ok(played)) = (record.judge(), record.played()) else {
        assert!(record.judge().is_err() && record.played().is_err());
        return;
    };
    assert_eq!(judged.len(), record.len());
    let mut acts = Vec::new();
    for id in record.main_line() {
        match &judged[id.index()] {
            Judged::Legal(act) => acts.push(act.clone()),
            Judged::Remark => {}
            Judged::Refused(refusal) => {
                assert_eq!(played.stopped, Some((id, refusal.clone())));
                break;
            }
            Judged::Unjudged => panic!("the node before it is refused"),
        }
    }
    assert_eq!(acts, played.acts);
    // What a look at the board shows, the rules refuse; below a refused move nobody judges.
    for (id, breach) in breaches {
        assert!(
            !matches!(judged[id.index()], Judged::Legal(_)),
            "{id:?} {breach}"
        );
    }
}

/// A move text holds the moves of a game up to what it tells.
fn moves(record: &Record) {
    let Ok(writing) = notation::write(Format::Moves, record) else {
        assert!(record.is_set_up());
        return;
    };
    assert!(!writing.losses.is_empty(), "rules are always lost");
    let options = Options {
        rules: Some(*record.rules()),
        ..Options::default()
    };
    if let Ok(reading) = notation::read(Some(Format::Moves), &writing.bytes, &options) {
        let again = notation::write(Format::Moves, &reading.records[0]).expect("from the start");
        assert_eq!(again.bytes, writing.bytes);
    }
}

pub(crate) fn move_texts(bytes: &[u8]) {
    file(Some(Format::Moves), bytes, &Options::default());
}

/// The input as instructions.
struct Instructions<'a>(&'a [u8]);

impl Instructions<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn text(&mut self) -> String {
        let length = usize::from(self.byte().unwrap_or(0) % 24).min(self.0.len());
        let (text, rest) = self.0.split_at(length);
        self.0 = rest;
        String::from_utf8_lossy(text).into_owned()
    }
}

/// A record that a program makes: any tree of legal acts, any text on it.
pub(crate) fn trees(bytes: &[u8]) {
    const CHANGES: [&str; 8] = [
        "",
        ",colors=nigiri",
        ",colors=pie",
        ",colors=choose",
        ",handicap=3,size=9",
        ",handicap=3,placement=free",
        ",start=crosscut",
        ",agree=yes,pass=prisoner",
    ];
    let mut input = Instructions(bytes);
    let (Some(preset), Some(change)) = (input.byte(), input.byte()) else {
        return;
    };
    let preset = Preset::ALL[usize::from(preset) % Preset::ALL.len()];
    let change = CHANGES[usize::from(change) % CHANGES.len()];
    let rules: Rules = match format!("{preset},size=6{change}").parse() {
        Ok(rules) => rules,
        Err(_) => Rules::from(preset),
    };
    let mut record = Record::new(&rules);
    for fact in Fact::ALL {
        if input.byte().unwrap_or(0) % 4 == 0 {
            record.set_fact(fact, &input.text());
        }
    }
    let mut games = vec![Go::new(&rules)];
    let mut acts: Vec<(usize, Act)> = Vec::new();
    let mut before = 0;
    let mut remarks: Vec<(usize, u8, u8, String)> = Vec::new();
    while let Some(what) = input.byte() {
        match what % 8 {
            0 => before = usize::from(input.byte().unwrap_or(0)) % games.len(),
            1 | 2 => {
                let at = input.byte().unwrap_or(0);
                remarks.push((before, what / 8, at, input.text()));
            }
            _ if games.len() < 200 => {
                let mut game = games[before].clone();
                let choice = usize::from(input.byte().unwrap_or(0)) * 7 + usize::from(what);
                let act = match game.turn() {
                    Turn::Over(_) => continue,
                    Turn::Chance => {
                        let chances = game.chances();
                        let nigiri = chances[choice % chances.len()].0;
                        game.resolve(&nigiri);
                        Act::Chance(nigiri)
                    }
                    Turn::Seat(_) => {
                        let legal = game.legal_actions();
                        let action: Action = legal[choice % legal.len()].clone();
                        game.play_unchecked(&action);
                        Act::Seat(action)
                    }
                };
                acts.push((before, act));
                before = games.len();
                games.push(game);
            }
            _ => {}
        }
    }
    record.add_acts(&acts).expect("listed acts are accepted");
    let points: Vec<_> = games[0].board().points().collect();
    let ids: Vec<NodeId> = record.nodes().map(|(id, _)| id).collect();
    for (number, what, at, text) in remarks {
        let node = record.node_mut(ids[number]);
        let point = points[usize::from(at) % points.len()];
        match what % 6 {
            0 => node.comment = text,
            1 => node.name = text,
            2 => node.labels.push((point, text)),
            3 => node.time_ms = Some(u64::from(at) << (at % 50)),
            4 => {
                let mark = Mark::ALL[usize::from(at) % 5];
                if !node.marks.contains(&(mark, point)) {
                    node.marks.push((mark, point));
                    node.marks.sort_by_key(|(mark, _)| *mark);
                }
            }
            _ => {
                node.set_hotspot(true);
                node.strokes.push(Stroke {
                    arrow: true,
                    from: point,
                    to: points[0],
                });
            }
        }
    }
    survives(&record);
    judged(&record);
    moves(&record);
    let judged = record.judge().expect("it starts from the start");
    let legal = |judged: &Judged| matches!(judged, Judged::Legal(_) | Judged::Remark);
    assert!(judged.iter().all(legal));
}
