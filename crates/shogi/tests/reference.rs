//! The fast position against the slow, plain one on random positions, the repetitions of random games,
//! and what must hold of both.
//!
//! `YONBAN_SOAK=1` compares ten times as many.

mod pack;

use sha2::{Digest, Sha256};
use std::fmt::Write;
use yonban_rules::conformance::Dice;
use yonban_rules::{Game, PositionText, Seat, Turn, Verdict};
use yonban_shogi::reference::{Reference, Repetition};
use yonban_shogi::{
    Action, Board, Color, Ending, Hand, Handicap, Kind, Move, MoveList, Piece, Rules, Shogi,
    Square, Stage, Strictness,
};

fn board(sfen: &str) -> Board {
    let read = Board::from_sfen(sfen, Strictness::Game);
    read.unwrap_or_else(|e| panic!("{sfen}: {e}")).0
}

/// Compares the lists and the check; gives the moves.
fn compare(board: &Board, reference: &Reference) -> Vec<Move> {
    assert!(reference.stands_as(board), "{board:?}");
    assert_eq!(board.in_check(), reference.in_check(), "{board:?}");
    let listed = board.moves();
    let mut moves = listed.clone();
    moves.sort_unstable();
    assert_eq!(moves, reference.moves(), "{board:?}");
    assert_eq!(board.count_moves(), moves.len() as u64, "{board:?}");
    assert_eq!(board.has_move(), !moves.is_empty(), "{board:?}");
    listed
}

/// What is kept up to date is what a fresh board would have, and the text says it all.
fn is_consistent(played: &Board) {
    let text = played.to_sfen(7);
    let (fresh, number) = Board::from_sfen(&text, Strictness::Problem).unwrap();
    assert_eq!((&fresh, number), (played, 7));
    assert_eq!(fresh.key(), played.key(), "{text}");
    assert_eq!(fresh.board_key(), played.board_key(), "{text}");
    assert_eq!(fresh.checkers(), played.checkers(), "{text}");
    assert_eq!(fresh.pinned(), played.pinned(), "{text}");
    assert_eq!(fresh.golds(), played.golds(), "{text}");
    for color in Color::BOTH {
        assert_eq!(fresh.by_color(color), played.by_color(color), "{text}");
        assert_eq!(fresh.king(color), played.king(color), "{text}");
    }
    for kind in Kind::ALL {
        assert_eq!(fresh.by_kind(kind), played.by_kind(kind), "{text}");
    }
    assert_eq!(played.turned().turned(), *played);
}

/// Every move played and taken back changes nothing, and gives check when it was said to.
fn moves_come_back(board: &mut Board, moves: &[Move]) {
    let before = board.clone();
    let keys = (board.key(), board.board_key());
    let checks = board.check_squares();
    let mut checking = MoveList::new();
    board.generate_checks(true, &mut checking);
    let mut giving = 0;
    for &action in moves {
        assert!(board.is_legal(action), "{action} {board:?}");
        let check = board.gives_check(action);
        assert_eq!(
            checks.gives_check(board, action),
            check,
            "{action} {board:?}"
        );
        assert_eq!(checking.contains(&action), check, "{action} {board:?}");
        giving += usize::from(check);
        let undo = board.play(action);
        assert_eq!(board.in_check(), check, "{action} {before:?}");
        board.undo(action, undo);
        assert_eq!(*board, before, "{action}");
        assert_eq!(
            (board.key(), board.board_key()),
            keys,
            "{action} {before:?}"
        );
    }
    assert_eq!(checking.len(), giving, "{board:?}");
    is_consistent(board);
}

/// The stages cover the whole list once, and only what may be skipped is skipped.
fn stages_agree(board: &Board, moves: &[Move]) {
    let stage = |stage, declined| {
        let mut list = MoveList::new();
        board.generate(stage, declined, &mut list);
        list.to_vec()
    };
    let whole = |declined| {
        let stages = [Stage::Captures, Stage::Quiets, Stage::Drops];
        let mut all: Vec<Move> = stages
            .into_iter()
            .flat_map(|one| stage(one, declined))
            .collect();
        all.sort_unstable();
        all
    };
    let sorted = |mut moves: Vec<Move>| {
        moves.sort_unstable();
        moves
    };
    assert_eq!(whole(true), sorted(moves.to_vec()), "{board:?}");
    let without = sorted(stage(Stage::All, false));
    assert_eq!(whole(false), without, "{board:?}");
    let may_skip = |action: &Move| {
        let piece = action.from().and_then(|from| board.piece(from));
        let promoted = action
            .from()
            .map(|from| Move::board(from, action.to(), true));
        piece.is_some_and(|piece| match piece.kind {
            Kind::Pawn | Kind::Bishop | Kind::Rook => true,
            Kind::Lance => {
                yonban_shogi::Bitboard::last_two_ranks(piece.color).contains(action.to())
            }
            _ => false,
        }) && !action.promotes()
            && promoted.is_some_and(|promoted| moves.contains(&promoted))
    };
    let kept = moves.iter().copied().filter(|action| !may_skip(action));
    assert_eq!(without, sorted(kept.collect()), "{board:?}");
    for action in stage(Stage::Captures, true) {
        let from = action.from().expect("no drop");
        let pawn = board.piece(from).is_some_and(|p| p.kind == Kind::Pawn);
        let takes = board.piece(action.to()).is_some();
        assert!(takes || pawn && action.promotes(), "{action} {board:?}");
    }
}

/// How a playout chooses.
#[derive(Clone, Copy)]
enum Taste {
    Any,
    Drops,
    Captures,
    Checks,
    KingsForward,
}

impl Taste {
    const ALL: [Taste; 5] = [
        Taste::Any,
        Taste::Drops,
        Taste::Captures,
        Taste::Checks,
        Taste::KingsForward,
    ];

    fn likes(self, board: &Board, action: Move) -> bool {
        let moved = action.from().and_then(|from| board.piece(from));
        match self {
            Taste::Any => true,
            Taste::Drops => moved.is_none(),
            Taste::Captures => moved.is_some() && board.piece(action.to()).is_some(),
            Taste::Checks => board.gives_check(action),
            Taste::KingsForward => moved.is_some_and(|p| p.kind == Kind::King),
        }
    }

    fn choose(self, board: &Board, moves: &[Move], dice: &mut Dice) -> Move {
        for _ in 0..8 {
            let action = moves[dice.below(moves.len())];
            if self.likes(board, action) {
                return action;
            }
        }
        moves[dice.below(moves.len())]
    }
}

/// One playout; says how many positions it compared.
fn playout(start: Board, taste: Taste, dice: &mut Dice, most: usize) -> usize {
    let mut board = start;
    let mut reference = Reference::new(&board);
    for compared in 0..most {
        let moves = compare(&board, &reference);
        if dice.below(16) == 0 {
            moves_come_back(&mut board, &moves);
            stages_agree(&board, &moves);
        }
        if moves.is_empty() {
            return compared + 1;
        }
        let action = taste.choose(&board, &moves, dice);
        board.play(action);
        reference.play(action);
    }
    most
}

/// A position of pieces thrown anywhere; `None` where the throw may not be set up.
fn thrown(dice: &mut Dice) -> Option<Board> {
    let mut squares: Vec<Square> = Square::all().collect();
    let mut take = |dice: &mut Dice| squares.swap_remove(dice.below(squares.len()));
    let mut pieces = Vec::new();
    let mut hands = [Hand::EMPTY; 2];
    for color in Color::BOTH {
        // Now and then a problem without Black's king.
        if color == Color::White || dice.below(20) > 0 {
            pieces.push((take(dice), Piece::new(color, Kind::King)));
        }
    }
    let crowd = 1 + dice.below(10);
    for kind in Kind::HAND {
        for _ in 0..kind.in_set() {
            if dice.below(10) >= crowd {
                continue;
            }
            let color = Color::BOTH[dice.below(2)];
            if dice.below(4) == 0 {
                hands[color.index()].add(kind);
                continue;
            }
            let kind = match kind.promoted() {
                Some(promoted) if dice.below(3) == 0 => promoted,
                _ => kind,
            };
            pieces.push((take(dice), Piece::new(color, kind)));
        }
    }
    let side = Color::BOTH[dice.below(2)];
    // What breaks a rule of single pieces is left out; a check to the side not to move is not helped.
    loop {
        use yonban_shogi::SetupError;
        match Board::setup(pieces.clone(), hands, side, Strictness::Problem) {
            Ok(board) => return Some(board),
            Err(SetupError::DeadPiece { square, .. }) => pieces.retain(|one| one.0 != square),
            Err(SetupError::TwoPawns { pawns, .. }) => pieces.retain(|one| one.0 != pawns[1]),
            Err(SetupError::OpponentInCheck { attackers, .. }) => {
                let king =
                    |at: Square| pieces.iter().any(|(s, p)| *s == at && p.kind == Kind::King);
                if attackers.iter().any(|&at| king(at)) {
                    return None;
                }
                pieces.retain(|one| !attackers.contains(&one.0));
            }
            Err(error) => panic!("{error}"),
        }
    }
}

#[test]
fn random_positions_agree_with_the_slow_referee() {
    let wanted = if pack::soak() { 2_000_000 } else { 200_000 };
    let mut dice = Dice::new(2026);
    let mut starts = vec![Board::start()];
    starts.extend(
        Handicap::ALL
            .into_iter()
            .map(|handicap| board(&handicap.sfen())),
    );
    let mut compared = 0;
    let mut round = 0;
    while compared < wanted {
        let taste = Taste::ALL[round % Taste::ALL.len()];
        round += 1;
        compared += match round % 4 {
            0 => thrown(&mut dice).map_or(0, |board| playout(board, taste, &mut dice, 10)),
            1 => playout(
                starts[dice.below(starts.len())].clone(),
                taste,
                &mut dice,
                200,
            ),
            _ => playout(Board::start(), taste, &mut dice, 200),
        };
    }
}

#[test]
fn lists_of_the_pack() {
    let rows = pack::rows("positions_random_dev.tsv");
    assert_eq!(rows.len(), 5_000);
    for row in rows {
        let mut board = board(&row["sfen"]);
        let moves = board.moves();
        assert_eq!(moves.len().to_string(), row["legal_count"], "{row:?}");
        let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        texts.sort_unstable();
        let hash = Sha256::digest(texts.join("\n"))
            .iter()
            .fold(String::new(), |mut text, byte| {
                let _infallible = write!(text, "{byte:02x}");
                text
            });
        assert_eq!(hash, row["legal_sha256"], "{row:?}");
        assert_eq!(u8::from(board.in_check()).to_string(), row["in_check"]);
        let mates = Reference::new(&board).drop_pawn_mates();
        let mates: Vec<String> = mates.iter().map(ToString::to_string).collect();
        let named = if mates.is_empty() {
            "-".to_owned()
        } else {
            mates.join(" ")
        };
        assert_eq!(named, row["drop_pawn_mate"], "{row:?}");
        moves_come_back(&mut board, &moves);
        stages_agree(&board, &moves);
    }
}

/// Games of few pieces that mostly go back and forth, one side fond of checks: how each ends.
#[test]
fn repetitions_agree_with_the_slow_referee() {
    let games = if pack::soak() { 20_000 } else { 2_000 };
    let rules: Rules = "even,impasse=none".parse().unwrap();
    let starts = [
        "k8/9/9/9/9/9/9/9/8K b - 1",
        "4k4/9/9/9/4R4/9/9/9/8K w - 1",
        "9/9/4k4/9/9/9/9/4r4/4K4 b Bb 1",
        "7k1/9/9/5+B3/9/9/9/8r/K8 w - 1",
        "4k4/9/9/9/9/9/4r4/9/4K4 b G 1",
    ];
    let mut dice = Dice::new(5);
    let (mut plain, mut perpetual, mut perpetual_by_evader) = (0, 0, 0);
    for n in 0..games {
        let mut game = Shogi::from_position(&rules, starts[n % starts.len()]).unwrap();
        let mut reference = Reference::new(game.board());
        let mut played: Vec<Move> = Vec::new();
        for _ in 0..120 {
            let moves = game.clean_moves();
            let again = played.len().checked_sub(4).map(|at| played[at]);
            let back = played.len().checked_sub(2).and_then(|at| {
                let last = played[at];
                last.from().map(|from| Move::board(last.to(), from, false))
            });
            // What it did a lap ago, the way back, a check, or anything.
            let fond = game.side() == Color::BOTH[n / starts.len() % 2];
            let checks = moves
                .iter()
                .copied()
                .find(|&m| fond && game.board().gives_check(m));
            let likely = [again, checks, back];
            let wanted = likely.into_iter().flatten().find(|m| moves.contains(m));
            let action = match wanted {
                Some(action) if dice.below(12) > 0 => action,
                _ => moves[dice.below(moves.len())],
            };
            let mover = game.side();
            game.play_unchecked(&Action::Move(action));
            reference.play(action);
            played.push(action);
            let times = game.recurrence().map_or(1, |one| usize::from(one.times));
            assert_eq!(times, reference.occurrences(), "{game:?}");
            let Turn::Over(outcome) = game.turn() else {
                assert_eq!(reference.repetition(), None, "{game:?}");
                continue;
            };
            match (outcome.ending, outcome.verdict) {
                (Ending::Repetition, Verdict::NoResult) => {
                    assert_eq!(reference.repetition(), Some(Repetition::Plain), "{game:?}");
                    plain += 1;
                }
                (Ending::PerpetualCheck, Verdict::Win(winner)) => {
                    let checker = match winner {
                        Seat::A => Color::White,
                        Seat::B => Color::Black,
                    };
                    let told = reference.repetition();
                    assert_eq!(told, Some(Repetition::Perpetual(checker)), "{game:?}");
                    perpetual += 1;
                    perpetual_by_evader += usize::from(mover != checker);
                }
                _ => assert!(reference.moves().is_empty(), "{game:?}"),
            }
            break;
        }
    }
    assert!(
        plain > games / 20 && perpetual > games / 40 && perpetual_by_evader > games / 100,
        "{plain} {perpetual} {perpetual_by_evader}"
    );
}
