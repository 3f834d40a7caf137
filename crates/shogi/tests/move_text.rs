//! Move texts: examples of each style, and that every legal move has a Japanese text of its own.

use std::collections::BTreeMap;
use yonban_shogi::notation::{Style, written};
use yonban_shogi::{Action, Board, Move, Square, Strictness};

fn board(sfen: &str) -> Board {
    Board::from_sfen(sfen, Strictness::Problem).unwrap().0
}

fn texts(sfen: &str, action: &str, before: Option<Square>) -> Vec<String> {
    let action = Action::Move(action.parse().unwrap());
    written(&board(sfen), &action, before)
        .into_iter()
        .map(|(_, text)| text)
        .collect()
}

#[test]
fn moves_are_written_in_every_style() {
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    assert_eq!(
        texts(start, "7g7f", None),
        ["▲７六歩", "P-7f", "歩76", "+7776FU"]
    );
    assert_eq!(
        texts(start, "6i5h", None),
        ["▲５八金左", "G6i-5h", "金(69)58", "+6958KI"]
    );
    let exchange = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3";
    assert_eq!(
        texts(exchange, "8h2b+", None),
        ["▲２二角成", "Bx2b+", "角x22+", "+8822UM"]
    );
    assert_eq!(texts(exchange, "8h2b", None)[..2], ["▲２二角不成", "Bx2b="]);
    let taken = "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4";
    assert_eq!(
        texts(taken, "3a2b", Square::new(2, 2)),
        ["△同　銀", "Sx2b", "銀x22", "-3122GI"]
    );
    let drop = "4k4/9/9/9/4S4/9/9/9/4K4 b S 1";
    assert_eq!(
        texts(drop, "S*5d", None),
        ["▲５四銀打", "S*5d", "銀*54", "+0054GI"]
    );
    assert_eq!(texts(drop, "S*1a", None)[0], "▲１一銀");
    let promoted = "4k4/9/2+S6/9/9/9/9/9/4K4 w - 1";
    assert_eq!(texts(promoted, "5a6b", None)[0], "△６二玉");
    let promoted = "4k4/9/2+S6/9/9/9/9/9/4K4 b - 1";
    assert_eq!(
        texts(promoted, "7c6b", None),
        ["▲６二成銀", "+S-6b", "+銀62", "+7362NG"]
    );
}

#[test]
fn a_text_needs_a_piece_and_no_legality() {
    assert!(texts("4k4/9/9/9/9/9/9/9/4K4 b - 1", "7g7f", None).is_empty());
    assert_eq!(
        texts("4k4/9/9/9/9/9/9/9/4K4 b - 1", "5a5i", None)[0],
        "▲５九玉"
    );
    assert_eq!(
        texts("4k4/9/9/9/9/9/9/9/4K4 b - 1", "P*5e", None)[0],
        "▲５五歩"
    );
    let declared = written(&Board::start(), &Action::Declare, None);
    assert_eq!(declared, [("japanese", "▲入玉宣言".to_owned())]);
}

/// The marks of crowds: gold-movers, silvers, knights, rooks and bishops, promoted or not, with the
/// board as it is and turned by half a turn.
#[test]
fn marks_tell_pieces_of_a_kind_apart() {
    for (sfen, rows) in [
        (
            "4k4/9/9/9/3G1G3/4G4/9/9/4K4 b - 1",
            &[("6e5e", "左"), ("4e5e", "右"), ("5f5e", "上")][..],
        ),
        (
            "4k4/9/9/9/9/3GGG3/9/9/K8 b - 1",
            &[("6f5e", "左"), ("5f5e", "直"), ("4f5e", "右")],
        ),
        (
            "4k4/9/9/4G4/3G5/3G5/9/9/K8 b - 1",
            &[("5d5e", "引"), ("6e5e", "寄"), ("6f5e", "上")],
        ),
        (
            "4k4/9/9/3S1S3/9/3S1S3/9/9/K8 b - 1",
            &[
                ("6d5e", "左引"),
                ("4d5e", "右引"),
                ("6f5e", "左上"),
                ("4f5e", "右上"),
            ],
        ),
        (
            "4k4/9/9/9/9/9/3N1N3/9/K8 b - 1",
            &[("6g5e", "左"), ("4g5e", "右")],
        ),
        (
            "3k5/9/9/9/2R3R2/9/9/9/K8 b - 1",
            &[("7e5e", "左"), ("3e5e", "右")],
        ),
        (
            "8k/9/9/9/9/3+R5/4+R4/9/K8 b - 1",
            &[("6f5e", "左"), ("5g5e", "右")],
        ),
        (
            "3k5/9/9/4R4/6R2/9/9/9/K8 b - 1",
            &[("5d5e", "引"), ("3e5e", "寄")],
        ),
        (
            "k8/9/9/9/9/3+B+B4/9/9/K8 b - 1",
            &[("5f5e", "右"), ("6f5e", "左")],
        ),
    ] {
        for (action, mark) in rows {
            for (board, action) in [
                (board(sfen), action.parse::<Move>().unwrap()),
                (
                    board(sfen).turned(),
                    action.parse::<Move>().unwrap().turned(),
                ),
            ] {
                let text = Style::Japanese.text(&board, action, None).unwrap();
                let tail: String = text.chars().skip(4).collect();
                assert_eq!(tail, *mark, "{sfen} {action}: {text}");
            }
        }
    }
}

/// xorshift64: positions for the tests, the same ones every time.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(limit).unwrap()).unwrap()
    }
}

fn texts_are_unique(moves: usize, seed: u64) {
    let mut random = Random(seed);
    let mut seen = 0;
    let mut board = Board::start();
    let mut before = None;
    let mut plies = 0;
    while seen < moves {
        let legal = board.moves();
        if legal.is_empty() || plies > 300 {
            board = Board::start();
            (before, plies) = (None, 0);
            continue;
        }
        for style in Style::ALL {
            let mut texts = BTreeMap::new();
            for action in &legal {
                let text = style.text(&board, *action, before).unwrap();
                if let Some(other) = texts.insert(text, *action) {
                    panic!(
                        "{board:?}: {other} and {action} have one text in {}",
                        style.name()
                    );
                }
            }
        }
        seen += legal.len();
        let action = legal[random.below(legal.len())];
        before = Some(action.to());
        board.play(action);
        plies += 1;
    }
}

#[test]
fn every_legal_move_has_a_text_of_its_own() {
    texts_are_unique(30_000, 0x5eed);
}

#[test]
#[ignore = "a minute"]
fn every_legal_move_has_a_text_of_its_own_in_many_games() {
    texts_are_unique(3_000_000, 0xfeed);
}

#[test]
fn a_game_writes_its_moves() {
    use yonban_rules::{AtTable, Game, Seat};
    let rules = "even".parse().unwrap();
    let mut game = yonban_shogi::Shogi::new(&rules);
    for (seat, text) in [(Seat::A, "7g7f"), (Seat::B, "3c3d"), (Seat::A, "8h2b+")] {
        game.play(seat, &text.parse().unwrap()).unwrap();
    }
    let take = game.written(&"3a2b".parse().unwrap());
    assert_eq!(take[0], ("japanese", "△同　銀".to_owned()));
    assert_eq!(take[1], ("western", "Sx2b".to_owned()));
}
