//! What is written reads back the same: random trees in every format, with all that it holds.

use yonban_shogi::notation::csa::{self, Version};
use yonban_shogi::notation::{
    self, Entry, Finish, Format, NodeId, Options, Record, Start, Walk, Writing,
};
use yonban_shogi::{Color, Handicap, Kind, Move};

/// xorshift64: trees for the tests, the same ones every time.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(limit).unwrap()).unwrap()
    }

    fn one<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}

/// What a format holds.
#[derive(Clone, Copy)]
struct Holds {
    branches: bool,
    texts: bool,
    bookmarks: bool,
    headers: bool,
    /// 備考.
    notes: bool,
    /// The finest part of a time, in milliseconds.
    clock: Option<u64>,
    fouls: bool,
    finish: fn(Finish) -> bool,
}

const KIF: Holds = Holds {
    branches: true,
    texts: true,
    bookmarks: true,
    headers: true,
    notes: true,
    clock: Some(1_000),
    fouls: true,
    finish: |finish| finish.kif().is_some(),
};

const COMMENTS: [&str; 14] = [
    "",
    "好手",
    "* 123 +7776FU -3334FU",
    "  spaces before",
    "変化：3手",
    "まで3手で中断",
    "手合割：平手",
    ",T3,%TORYO",
    "'quote \"double\" \\n \\\\",
    "# no comment of the file",
    "+7776FU",
    "|v香|",
    "*対局 評価値 -186 読み筋 ▲２六歩(27)",
    "two\nlines",
];

const HEADERS: [(&str, &str); 8] = [
    ("開始日時", "2026/11/03 10:00:00"),
    ("終了日時", "2026/11/03 11:32:10"),
    ("棋戦", "練習：決勝, 第1局"),
    ("場所", "C:\\道場"),
    ("戦型", "四間飛車"),
    ("備考", "a \\ b \\n"),
    ("$TIME_LIMIT", "01:00+30"),
    ("作品番号", "12"),
];

fn start(random: &mut Random) -> Start {
    match random.below(4) {
        0 => Start::from(*random.one(&Handicap::ALL)),
        1 => {
            let mut board = yonban_shogi::Board::start();
            for _ in 0..random.below(120) {
                let moves = board.moves();
                if moves.is_empty() {
                    break;
                }
                board.play(*random.one(&moves));
            }
            Start::new(board, 1)
        }
        2 => Start::from_sfen("7nl/7k1/6p1p/9/9/9/9/9/9 b RGr2b3g4s3n3l16p 1").unwrap(),
        _ => Start::even(),
    }
}

fn say(random: &mut Random, holds: Holds, record: &mut Record, id: NodeId) {
    let acts = id != NodeId::ROOT;
    let node = record.node_mut(id);
    if holds.texts && random.once_in(4) {
        for _ in 0..=random.below(3) {
            let comment: &&str = random.one(&COMMENTS[..]);
            node.say(comment);
        }
    }
    if holds.bookmarks && random.once_in(12) {
        node.set_bookmark("しおり 1");
    }
    if let Some(part) = holds.clock.filter(|_| acts && !random.once_in(5)) {
        let most = *random.one(&[10_000, 1_000_000, 10_000_000]);
        let time = u64::try_from(random.below(most)).unwrap();
        node.time_ms = Some(time / part * part);
    }
}

/// A move that the rules refuse here.
fn a_foul(random: &mut Random, walk: &Walk) -> Option<(Move, Kind)> {
    let bits = u16::try_from(random.below(1 << 15)).unwrap();
    let action = Move::from_bits(bits)?;
    walk.board().refusal(action)?;
    let kind = match (walk.kind_of(action), action.promotes()) {
        (Some(kind), true) => kind.promoted().map(|_| kind)?,
        (Some(kind), false) => kind,
        (None, true) => return None,
        (None, false) => *random.one(&Kind::ALL),
    };
    Some((action, kind))
}

fn grow(random: &mut Random, holds: Holds, record: &mut Record, walk: &mut Walk, plies: usize) {
    for _ in 0..plies {
        let moves = walk.board().moves();
        if moves.is_empty() {
            break;
        }
        let (id, _) = walk.play(record, *random.one(&moves), Kind::Pawn);
        say(random, holds, record, id);
    }
    if holds.fouls
        && random.once_in(3)
        && let Some((action, kind)) = a_foul(random, walk)
    {
        let (id, illegal) = walk.play(record, action, kind);
        assert!(illegal.is_some());
        say(random, holds, record, id);
    }
    let finishes: Vec<Finish> = Finish::ALL
        .into_iter()
        .filter(|f| (holds.finish)(*f))
        .collect();
    if !finishes.is_empty() && random.once_in(2) {
        let id = walk.end(record, *random.one(&finishes));
        say(random, holds, record, id);
    }
}

fn tree(random: &mut Random, holds: Holds) -> Record {
    let mut record = Record::new(start(random));
    for (color, name) in Color::BOTH.into_iter().zip(["山田 太郎", "A: B, C"]) {
        if holds.headers && random.once_in(2) {
            record.set_name(color, name);
        }
    }
    for (key, value) in HEADERS {
        let holds = holds.headers && (holds.notes || key != "備考");
        if holds && random.once_in(2) {
            record.set_header(key, value);
        }
    }
    say(random, holds, &mut record, NodeId::ROOT);
    let mut walk = Walk::new(&record);
    let plies = random.below(60);
    grow(random, holds, &mut record, &mut walk, plies);
    for _ in 0..if holds.branches { random.below(8) } else { 0 } {
        let nodes: Vec<NodeId> = record
            .nodes()
            .filter(|(_, node)| matches!(node.entry(), Entry::Start | Entry::Move(_)))
            .map(|(id, _)| id)
            .collect();
        walk.go(&record, *random.one(&nodes));
        let plies = random.below(12);
        grow(random, holds, &mut record, &mut walk, plies);
    }
    record
}

/// The same start, words and tree; the order in which nodes were added may differ.
fn assert_same(one: &Record, other: &Record, what: &str) {
    assert_eq!(one.start(), other.start(), "{what}");
    assert_eq!(one.headers(), other.headers(), "{what}");
    for color in Color::BOTH {
        assert_eq!(one.name(color), other.name(color), "{what}");
    }
    assert_eq!(one.len(), other.len(), "{what}");
    let mut todo = vec![(NodeId::ROOT, NodeId::ROOT)];
    while let Some((a, b)) = todo.pop() {
        let (a, b) = (one.node(a), other.node(b));
        assert_eq!(a.entry(), b.entry(), "{what}");
        assert_eq!(a.comments(), b.comments(), "{what}");
        assert_eq!(a.bookmark(), b.bookmark(), "{what}");
        assert_eq!(a.time_ms, b.time_ms, "{what}");
        assert_eq!(a.children().len(), b.children().len(), "{what}");
        todo.extend(
            a.children()
                .iter()
                .copied()
                .zip(b.children().iter().copied()),
        );
    }
}

fn round_trips(format: Format, holds: Holds, trees: usize, write: impl Fn(&Record) -> Writing) {
    let mut random = Random(0x5106_1000 + trees as u64);
    for number in 0..trees {
        let record = tree(&mut random, holds);
        let writing = write(&record);
        let text = String::from_utf8_lossy(&writing.bytes);
        assert_eq!(writing.losses, [], "{format} {number}: {text}");
        let reading = notation::read(Some(format), &writing.bytes, &Options::default());
        let reading = reading.unwrap_or_else(|error| panic!("{format} {number}: {error}\n{text}"));
        let told = reading.losses.iter().filter(|loss| !loss.illegal);
        assert_eq!(told.count(), 0, "{number}: {:?}\n{text}", reading.losses);
        assert_eq!(reading.records.len(), 1, "{format} {number}");
        let what = format!("{format} {number}: {text}");
        assert_same(&record, &reading.records[0], &what);
        // What was read is written the same.
        assert_eq!(write(&reading.records[0]).bytes, writing.bytes, "{what}");
    }
}

fn plain(format: Format) -> impl Fn(&Record) -> Writing {
    move |record| notation::write(format, record).unwrap()
}

const TREES: usize = 300;

#[test]
fn kif_in_both_sets() {
    round_trips(Format::Kif, KIF, TREES, plain(Format::Kif));
    round_trips(Format::Kifu, KIF, TREES, plain(Format::Kifu));
}

#[test]
fn ki2() {
    let holds = Holds {
        clock: None,
        fouls: false,
        ..KIF
    };
    round_trips(Format::Ki2, holds, TREES, plain(Format::Ki2));
}

#[test]
fn csa_of_both_versions() {
    let holds = Holds {
        branches: false,
        bookmarks: false,
        notes: false,
        finish: |finish| {
            (finish.csa().is_some() || finish == Finish::Try) && finish != Finish::MoveLimit
        },
        ..KIF
    };
    round_trips(Format::Csa, holds, TREES, |record| {
        csa::write_as(Version::V2_2, record)
    });
    round_trips(Format::Csa, holds, TREES, plain(Format::Csa));
    let holds = Holds {
        clock: Some(1),
        notes: true,
        finish: |finish| {
            (finish.csa().is_some() || finish == Finish::Try) && finish != Finish::TakenBack
        },
        ..holds
    };
    round_trips(Format::Csa, holds, TREES, plain(Format::Csa));
    round_trips(Format::Csa, holds, TREES, |record| {
        csa::write_as(Version::V3, record)
    });
}

#[test]
fn jkf() {
    let holds = Holds {
        finish: |finish| finish.csa().is_some() || finish == Finish::FoulByOpponent,
        ..KIF
    };
    round_trips(Format::Jkf, holds, TREES, plain(Format::Jkf));
}

#[test]
fn usi() {
    let holds = Holds {
        branches: false,
        texts: false,
        bookmarks: false,
        headers: false,
        notes: false,
        clock: None,
        fouls: false,
        finish: |_| false,
    };
    round_trips(Format::Usi, holds, TREES, plain(Format::Usi));
}

/// What a format cannot hold is told: whatever comes back different was named.
#[test]
fn nothing_is_lost_in_silence() {
    let all = Holds {
        clock: Some(1),
        finish: |_| true,
        ..KIF
    };
    let mut random = Random(0x1055);
    for number in 0..TREES {
        let record = tree(&mut random, all);
        for format in Format::ALL {
            let writing = notation::write(format, &record).unwrap();
            let reading = notation::read(Some(format), &writing.bytes, &Options::default());
            let again = &reading.unwrap().records[0];
            if writing.losses.is_empty() {
                let what = format!("{format} {number}");
                assert_eq!(record.winner(), again.winner(), "{what}");
                assert_eq!(record.moves(), again.moves(), "{what}");
                assert_eq!(record.len(), again.len(), "{what}");
                assert_eq!(record.headers(), again.headers(), "{what}");
            }
        }
    }
}

#[test]
fn long_games_and_deep_variations() {
    let mut record = Record::new(Start::even());
    let mut walk = Walk::new(&record);
    let laps = ["2h3h", "8b7b", "3h2h", "7b8b"];
    for ply in 0..2_000 {
        let action: Move = laps[ply % 4].parse().unwrap();
        let here = walk.node();
        // A variation at every ply, and the game goes on in it: nested 2,000 deep.
        let other: Move = if ply % 2 == 0 { "1g1f" } else { "1c1d" }.parse().unwrap();
        let other = if walk.board().is_legal(other) {
            other
        } else {
            walk.board().moves()[0]
        };
        walk.play(&mut record, other, Kind::Pawn);
        walk.go(&record, here);
        walk.play(&mut record, action, Kind::Rook);
    }
    for format in [Format::Kif, Format::Ki2, Format::Jkf] {
        let writing = notation::write(format, &record).unwrap();
        assert_eq!(writing.losses, [], "{format}");
        let reading = notation::read(Some(format), &writing.bytes, &Options::default()).unwrap();
        assert_same(&record, &reading.records[0], format.name());
    }
}
