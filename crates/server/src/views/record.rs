//! Games on paper, whatever the game: tables turned into records, files read and written.

use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use std::collections::BTreeMap;
use yonban_games::paper::{
    self, AnyFormat, AnyRecord, Loss, Options, Reading, UnknownFormat, WriteError,
};
use yonban_games::{AnyTable, GameKind, Move, Standing, presets};
use yonban_protocol::{Exported, GameRecord, Imported, LossView, RecordNode, TableReview};
use yonban_rules::Seat;
use yonban_store::TableHead;

use super::{backgammon_record, go_record, gomoku_record, in_styles, result, shogi_record, study};
use crate::live::unsigned;

/// The termination of a game of which only the verdict is known.
pub(super) const NO_TERMINATION: &str = "unknown";

/// Why a record that a client sends is none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum BadRecord {
    /// No such game.
    #[error("{0}")]
    Kind(String),
    /// The rules text cannot be read.
    #[error("rules: {0}")]
    Rules(String),
    /// The position text cannot be read or set up.
    #[error("start: {0}")]
    Start(String),
    /// The verdict or termination is none.
    #[error("result: `{0}` is no verdict or termination")]
    Result(String),
    /// There is no first node, or it has an action.
    #[error("nodes: the first node is the start, without parent and action")]
    Root,
    /// A node whose parent does not stand before it, or without an action.
    #[error("node {0}: every node but the start names a node before it and an action")]
    Tree(usize),
    /// An action that the rules refuse.
    #[error("node {node}: {action}: {message} ({reason})")]
    Refused {
        /// Its number.
        node: usize,
        /// The action text.
        action: String,
        /// The rule.
        reason: &'static str,
        /// For people.
        message: String,
    },
    /// More nodes than are taken.
    #[error("nodes: {0} are taken at most")]
    TooMany(usize),
    /// A label that is on no point of the board.
    #[error("node {0}: there is no point `{1}` to put a text on")]
    Label(usize, String),
}

impl BadRecord {
    pub(super) fn refused(
        node: usize,
        action: &str,
        reason: &'static str,
        error: &impl std::fmt::Display,
    ) -> Self {
        BadRecord::Refused {
            node,
            action: action.to_owned(),
            reason,
            message: error.to_string(),
        }
    }
}

/// Why a file cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum NoFile {
    /// The record is none.
    #[error(transparent)]
    Record(#[from] BadRecord),
    /// The game has no such format.
    #[error(transparent)]
    NoFormat(#[from] UnknownFormat),
    /// The format cannot hold the game at all.
    #[error(transparent)]
    Format(#[from] WriteError),
}

/// A file that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct File {
    /// Its format.
    pub(crate) format: AnyFormat,
    /// Its bytes.
    pub(crate) bytes: Vec<u8>,
    /// What it cannot hold.
    pub(crate) losses: Vec<LossView>,
}

/// Writes a record in the format of that name.
pub(crate) fn written(game: &GameRecord, format: &str) -> Result<File, NoFile> {
    let kind: GameKind = game
        .kind
        .parse()
        .map_err(|error: yonban_games::UnknownGame| BadRecord::Kind(error.to_string()))?;
    let format = AnyFormat::named(kind, format)?;
    let record = match kind {
        GameKind::Gomoku => AnyRecord::Gomoku(gomoku_record::read(game)?),
        GameKind::Go => AnyRecord::Go(go_record::read(game)?),
        GameKind::Shogi => AnyRecord::Shogi(shogi_record::read(game)?),
        GameKind::Backgammon => AnyRecord::Backgammon(backgammon_record::read(game)?),
    };
    let writing = paper::write(format, &[record], &Options::default())?;
    Ok(File {
        format,
        bytes: writing.bytes,
        losses: writing.losses.iter().map(loss).collect(),
    })
}

/// Writes a record for a client.
pub(crate) fn exported(game: &GameRecord, format: &str) -> Result<Exported, NoFile> {
    let file = written(game, format)?;
    Ok(Exported {
        name: file_name(game, file.format),
        base64: BASE64.encode(&file.bytes),
        losses: file.losses,
    })
}

/// `Ada-Bo-2026-05-01.sgf`: letters and digits of what is known, or `game.sgf`.
fn file_name(game: &GameRecord, format: AnyFormat) -> String {
    let known = [&game.a, &game.b, &game.date];
    let parts: Vec<String> = known
        .into_iter()
        .flatten()
        .map(|text| {
            let plain = text.chars().filter_map(|c| match c {
                ' ' | '-' | '_' => Some('-'),
                c if c.is_alphanumeric() => Some(c),
                _ => None,
            });
            plain.take(40).collect()
        })
        .filter(|part: &String| !part.is_empty())
        .collect();
    let stem = if parts.is_empty() {
        "game".to_owned()
    } else {
        parts.join("-")
    };
    format!("{stem}.{}", format.extension())
}

/// The most games that are taken from one file.
pub(super) const MAX_GAMES: usize = 200;
/// The most nodes that are taken from one file, all games together.
pub(super) const MAX_NODES: usize = 20_000;

/// What a file holds. What is beyond the limits is told; why there is no game, if there is none.
pub(crate) fn imported(reading: &Reading) -> Result<Imported, String> {
    let mut losses: Vec<LossView> = reading.losses.iter().map(loss).collect();
    let mut whole = |message: String| {
        losses.push(LossView {
            place: None,
            message,
        });
    };
    let mut games = Vec::new();
    let mut room = MAX_NODES;
    for (number, record) in reading.records.iter().enumerate() {
        if number == MAX_GAMES || room == 0 {
            let others = reading.records.len() - number;
            whole(format!(
                "{number} games are taken from one file; {others} more are left out"
            ));
            break;
        }
        let taken = match record {
            AnyRecord::Gomoku(record) => Ok(one(gomoku_record::wire(record, room))),
            AnyRecord::Go(record) => go_record::wire(record, room, |what| {
                whole(format!("game {}: {what}", number + 1));
            })
            .map(one)
            .map_err(|error| error.to_string()),
            AnyRecord::Shogi(record) => shogi_record::wire(record, room, |what| {
                whole(format!("game {}: {what}", number + 1));
            })
            .map(one)
            .map_err(|error| error.to_string()),
            AnyRecord::Backgammon(record) => Ok(backgammon_record::wire(record, room)),
        };
        let (taken, left_out) = match taken {
            Ok(taken) => taken,
            Err(error) => {
                whole(format!("game {} is left out: {error}", number + 1));
                continue;
            }
        };
        room -= taken.iter().map(|game| game.nodes.len()).sum::<usize>();
        if left_out > 0 {
            whole(format!(
                "game {}: {MAX_NODES} nodes are taken from one file; {left_out} more are left out",
                number + 1
            ));
        }
        games.extend(taken);
    }
    if games.is_empty() {
        let why = losses.pop().map(|loss| loss.message);
        return Err(why.unwrap_or_else(|| "there is no game".to_owned()));
    }
    Ok(Imported {
        format: reading.format.name().to_owned(),
        games,
        losses,
    })
}

/// A record that is one game.
fn one((game, left_out): (GameRecord, usize)) -> (Vec<GameRecord>, usize) {
    (vec![game], left_out)
}

fn loss(loss: &Loss) -> LossView {
    LossView {
        place: loss.place.clone(),
        message: loss.what.clone(),
    }
}

/// The game of a table as it stands, on paper. Takebacks are left out.
pub(crate) fn of_table(table: &AnyTable, head: &TableHead) -> GameRecord {
    GameRecord {
        kind: table.kind().name().to_owned(),
        rules: table.rules(),
        start: None,
        a: head.now.name_a.clone(),
        b: head.now.name_b.clone(),
        event: None,
        round: None,
        date: head.now.started_ms.map(|at| date(unsigned(at))),
        result: result(table.standing()),
        nodes: line(&table.records(), table.moves()),
    }
}

/// The actions of a table, outcomes of chance among them, as the line of a record.
fn line(texts: &[String], moves: &[Move]) -> Vec<RecordNode> {
    let mut nodes = vec![RecordNode::default()];
    let mut moves = moves.iter().peekable();
    let mut before: Option<&Move> = None;
    for (parent, text) in (0_u32..).zip(texts) {
        // What no seat did takes no time.
        let made = moves.next_if(|one| one.action == *text);
        let time_ms = made.map(|one| {
            // A turn of several actions is charged in one sum.
            let earlier = before
                .filter(|before| before.seat == one.seat)
                .map_or(0, |before| before.charge);
            one.charge.checked_sub(earlier).unwrap_or(one.charge)
        });
        nodes.push(RecordNode {
            parent: Some(parent),
            action: Some(text.clone()),
            written: made.map_or_else(BTreeMap::new, |one| in_styles(&one.written)),
            time_ms,
            ..RecordNode::default()
        });
        before = made.or(before);
    }
    nodes
}

/// Everything there is to look through of a finished table; `None` while it is not over.
pub(crate) fn review(table: &AnyTable, head: &TableHead) -> Option<TableReview> {
    if !matches!(table.standing(), Standing::Over(_)) {
        return None;
    }
    let start = table.start();
    let preset = presets::versioned(table.preset());
    Some(TableReview {
        table: table.id().to_string(),
        preset: preset.map_or_else(|| table.preset().to_owned(), |preset| preset.id.to_owned()),
        control_a: table.control(Seat::A).to_string(),
        control_b: table.control(Seat::B).to_string(),
        started_ms: head.now.started_ms.map(unsigned),
        ended_ms: head.now.ended_ms.map(unsigned),
        game: of_table(table, head),
        study: study(&start, &table.records(), Some(0), None),
    })
}

/// The day of an instant in milliseconds since 1970-01-01 UTC: `2026-05-01`.
fn date(at_ms: u64) -> String {
    const DAY_MS: u64 = 24 * 60 * 60 * 1_000;
    const ERA: u64 = 146_097;
    // Days since 0000-03-01: years then end with the leap day, and eras of 400 years are alike.
    let days = at_ms / DAY_MS + 719_468;
    let (era, day) = (days / ERA, days % ERA);
    let year = (day - day / 1_460 + day / 36_524 - day / (ERA - 1)) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    format!("{:04}-{month:02}-{day:02}", era * 400 + year + next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        const DAY_MS: u64 = 86_400_000;
        for (day, text) in [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (789, "1972-02-29"),
            (11_016, "2000-02-29"),
            (11_322, "2000-12-31"),
            (20_574, "2026-05-01"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(date(day * DAY_MS), text);
            assert_eq!(date((day + 1) * DAY_MS - 1), text);
        }
    }

    #[test]
    fn a_draw_of_colors_is_an_action_of_the_line_and_takes_no_time() {
        let made = |seat, action: &str, charge| Move {
            seq: 0,
            seat,
            label: "Black",
            action: action.to_owned(),
            written: Vec::new(),
            charge,
            at: 0,
        };
        let texts = ["nigiri b", "e5", "e5", "pass"].map(str::to_owned);
        let moves = [
            made(Seat::B, "e5", 100),
            made(Seat::B, "e5", 150),
            made(Seat::A, "pass", 30),
        ];
        let nodes = line(&texts, &moves);
        let rows: Vec<(Option<u32>, Option<&str>, Option<u64>)> = nodes
            .iter()
            .map(|node| (node.parent, node.action.as_deref(), node.time_ms))
            .collect();
        assert_eq!(
            rows,
            [
                (None, None, None),
                (Some(0), Some("nigiri b"), None),
                (Some(1), Some("e5"), Some(100)),
                (Some(2), Some("e5"), Some(50)),
                (Some(3), Some("pass"), Some(30)),
            ]
        );
    }

    fn sent(actions: &[(u32, &str)]) -> GameRecord {
        let mut nodes = vec![RecordNode::default()];
        nodes.extend(actions.iter().map(|(parent, action)| RecordNode {
            parent: Some(*parent),
            action: Some((*action).to_owned()),
            ..RecordNode::default()
        }));
        GameRecord {
            kind: "gomoku".to_owned(),
            rules: "freestyle".to_owned(),
            start: None,
            a: Some("Ada Ō/..".to_owned()),
            b: None,
            event: None,
            round: None,
            date: Some("2026-05-01".to_owned()),
            result: None,
            nodes,
        }
    }

    #[test]
    fn a_tree_comes_back_in_pre_order() {
        let tree = sent(&[(0, "h8"), (1, "h9"), (0, "h8"), (2, "h10"), (1, "i9")]);
        let record = gomoku_record::read(&tree).unwrap();
        let (back, left_out) = gomoku_record::wire(&record, usize::MAX);
        let rows: Vec<(u32, &str)> = back.nodes[1..]
            .iter()
            .map(|node| (node.parent.unwrap(), node.action.as_deref().unwrap()))
            .collect();
        assert_eq!(
            rows,
            [(0, "h8"), (1, "h9"), (2, "h10"), (1, "i9"), (0, "h8")]
        );
        assert_eq!(left_out, 0);
        // What is cut off is told, and the game is kept before its variations.
        let (cut, left_out) = gomoku_record::wire(&record, 4);
        assert_eq!((cut.nodes, left_out), (back.nodes[..4].to_vec(), 2));
    }

    #[test]
    fn records_that_are_none_say_where() {
        let refuse = |game: &GameRecord| gomoku_record::read(game).unwrap_err().to_string();
        let none = GameRecord {
            nodes: Vec::new(),
            ..sent(&[])
        };
        assert!(refuse(&none).starts_with("nodes:"));
        assert!(refuse(&sent(&[(1, "h8")])).starts_with("node 1:"));
        assert_eq!(
            refuse(&sent(&[(0, "h8"), (1, "h8")])),
            "node 2: h8: h8 is occupied (occupied)"
        );
        assert!(refuse(&sent(&[(0, "zz")])).ends_with("(syntax)"));
        let mut odd = sent(&[(0, "h8")]);
        odd.nodes[1].labels.push(yonban_protocol::RecordLabel {
            point: "z9".to_owned(),
            text: "A".to_owned(),
        });
        assert!(refuse(&odd).starts_with("node 1: there is no point"));
    }

    #[test]
    fn names_of_files_are_plain() {
        let format = |name| AnyFormat::named(GameKind::Gomoku, name).unwrap();
        assert_eq!(file_name(&sent(&[]), format("sgf")), "Ada-Ō-2026-05-01.sgf");
        let nameless = GameRecord {
            a: Some("///".to_owned()),
            date: None,
            ..sent(&[])
        };
        assert_eq!(file_name(&nameless, format("psq")), "game.psq");
    }
}
