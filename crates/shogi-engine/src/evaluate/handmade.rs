//! The hand-written evaluation: material, squares, hands, kings and their neighbours, reach, threats;
//! tapered from the opening to the ending by what lies in the hands.

use super::weights::{
    ADVANCE, ALL_LATE, ATTACK, BOARD, BY_PAWN, GUARD, HAND, HANGING, KING_FILES, LATE, MORE_PAWNS,
    NO_FLIGHT, Pair, REACH, RESERVE, RING, TEMPO, exchange_value, pair,
};
use super::{Evaluator, Sight};
use std::sync::LazyLock;
use yonban_shogi::{Board, Color, Hand, Kind, Move, Piece, Square, attacks};

/// The hand-written judge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Handmade {
    /// Sees only what stands where: neither reach, threats nor attacks on kings.
    pub plain: bool,
}

/// What is carried from ply to ply, seen by Black: the sums over pieces and squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sum {
    opening: i32,
    ending: i32,
    late: i32,
}

impl Sum {
    fn add(&mut self, sign: i32, value: Pair) {
        self.opening += sign * value.opening;
        self.ending += sign * value.ending;
    }
}

/// Ways from one square to another: 17 files by 17 ranks.
const WAYS: usize = 17 * 17;
/// The way from a square to itself.
const HERE: usize = 8 * 17 + 8;

struct Tables {
    /// By kind and the owner's square: material and place.
    squares: [[Pair; 81]; 14],
    /// By kind and the way from the own king.
    guard: [[Pair; WAYS]; 14],
    /// By kind and the way from the other king.
    attack: [[Pair; WAYS]; 14],
    /// By kind and count.
    hands: [[Pair; 19]; 7],
}

static TABLES: LazyLock<Box<Tables>> = LazyLock::new(|| {
    let mut tables = Box::new(Tables {
        squares: [[Pair::default(); 81]; 14],
        guard: [[Pair::default(); WAYS]; 14],
        attack: [[Pair::default(); WAYS]; 14],
        hands: [[Pair::default(); 19]; 7],
    });
    for kind in Kind::ALL {
        let k = kind.index();
        for at in Square::all() {
            tables.squares[k][at.index()] = place(kind, at);
        }
        for way in 0..WAYS {
            // Positive: towards higher files; positive: towards the owner's side.
            let (across, back) = ((way / 17) as i32 - 8, (way % 17) as i32 - 8);
            tables.guard[k][way] = guard(kind, across, back);
            tables.attack[k][way] = attack(kind, across, back);
        }
    }
    for kind in Kind::HAND {
        let mut sum = Pair::default();
        for count in 1..=usize::from(kind.in_set()) {
            let less = if kind == Kind::Pawn {
                MORE_PAWNS * (count as i32 - 1).min(8)
            } else {
                0
            };
            sum.opening += HAND[kind.index()].opening - less;
            sum.ending += HAND[kind.index()].ending - less;
            tables.hands[kind.index()][count] = sum;
        }
    }
    tables
});

/// A piece's worth on a square, seen by its owner.
fn place(kind: Kind, at: Square) -> Pair {
    let material = BOARD[kind.index()];
    let rank = usize::from(at.rank() - 1);
    let from_edge = usize::from(at.file().min(10 - at.file()) - 1);
    let (opening, ending) = match kind {
        Kind::King => {
            let advance = ADVANCE[7][rank];
            let files = if rank >= 7 { KING_FILES[from_edge] } else { 0 };
            // Far up it is a danger in the opening, and safe once it has arrived.
            let early = if rank < 3 { advance - 160 } else { advance };
            (early + files, advance * 3 / 4 + files / 3)
        }
        Kind::Tokin | Kind::PromotedLance | Kind::PromotedKnight | Kind::PromotedSilver => {
            let towards = 4 - (rank as i32 - 2).abs();
            (3 * towards, 2 * towards)
        }
        Kind::Horse | Kind::Dragon => (0, 0),
        _ => {
            let advance = ADVANCE[kind.index()][rank];
            // Small pieces work better away from the edge.
            let edge = match kind {
                Kind::Silver | Kind::Gold | Kind::Knight if from_edge == 0 => -18,
                _ => 0,
            };
            (advance + edge, advance / 2 + edge)
        }
    };
    pair(material.opening + opening, material.ending + ending)
}

/// A piece's worth to its own king.
fn guard(kind: Kind, across: i32, back: i32) -> Pair {
    let far = across.abs().max(back.abs());
    let Some(&worth) = usize::try_from(far - 1)
        .ok()
        .and_then(|step| GUARD[kind.index()].get(step))
    else {
        return Pair::default();
    };
    // A pawn guards in front of its king.
    let worth = match kind {
        Kind::Pawn if back >= 0 => 0,
        Kind::Gold | Kind::Silver if back > 0 => worth / 2,
        _ => worth,
    };
    pair(worth, worth * 5 / 4)
}

/// A piece's worth against the other king.
fn attack(kind: Kind, across: i32, back: i32) -> Pair {
    let far = across.abs().max(back.abs());
    let Some(&worth) = usize::try_from(far - 1)
        .ok()
        .and_then(|step| ATTACK[kind.index()].get(step))
    else {
        return Pair::default();
    };
    // From below, as the king sees it, small pieces do not strike.
    let worth = match kind {
        Kind::Horse | Kind::Dragon | Kind::Rook | Kind::Bishop => worth,
        Kind::Pawn | Kind::Lance | Kind::Knight if back <= 0 => 0,
        _ if back < 0 => worth * 2 / 3,
        _ => worth,
    };
    pair(worth / 2, worth * 5 / 4)
}

/// A square as a place among ways: the difference of two is the way.
fn spot(at: Square) -> usize {
    usize::from(at.file()) * 17 + usize::from(at.rank())
}

/// The way from a king to a square, as `color` sees it.
fn way(king: Square, at: Square, color: Color) -> usize {
    let way = HERE + spot(at) - spot(king);
    match color {
        Color::Black => way,
        Color::White => 2 * HERE - way,
    }
}

fn sign(color: Color) -> i32 {
    match color {
        Color::Black => 1,
        Color::White => -1,
    }
}

/// A square as its owner sees it.
fn seen(at: Square, color: Color) -> Square {
    match color {
        Color::Black => at,
        Color::White => at.turned(),
    }
}

impl Handmade {
    fn piece(board: &Board, piece: Piece, at: Square) -> Pair {
        let kind = piece.kind.index();
        let tables = &**TABLES;
        let mut sum = tables.squares[kind][seen(at, piece.color).index()];
        if piece.kind == Kind::King {
            return sum;
        }
        if let Some(king) = board.king(piece.color) {
            let more = tables.guard[kind][way(king, at, piece.color)];
            sum.opening += more.opening;
            sum.ending += more.ending;
        }
        if let Some(king) = board.king(piece.color.other()) {
            let more = tables.attack[kind][way(king, at, piece.color)];
            sum.opening += more.opening;
            sum.ending += more.ending;
        }
        sum
    }

    fn hand(kind: Kind, count: u8) -> Pair {
        TABLES.hands[kind.index()][usize::from(count)]
    }
}

impl Evaluator for Handmade {
    type State = Sum;

    fn fresh(&self, board: &Board) -> Sum {
        let mut sum = Sum::default();
        for (at, piece) in board.pieces() {
            sum.add(sign(piece.color), Handmade::piece(board, piece, at));
        }
        for color in Color::BOTH {
            for (kind, count) in board.hand(color).iter() {
                sum.add(sign(color), Handmade::hand(kind, count));
                sum.late += LATE[kind.index()] * i32::from(count);
            }
        }
        sum
    }

    fn after(
        &self,
        state: &Sum,
        board: &Board,
        action: Move,
        moved: Kind,
        captured: Option<Kind>,
    ) -> Sum {
        if moved == Kind::King {
            return self.fresh(board);
        }
        let mut sum = *state;
        let mover = board.side().other();
        let mine = sign(mover);
        let to = action.to();
        if let Some(now) = board.piece(to) {
            sum.add(mine, Handmade::piece(board, now, to));
        }
        let hand = board.hand(mover);
        match action.from() {
            Some(from) => {
                sum.add(
                    -mine,
                    Handmade::piece(board, Piece::new(mover, moved), from),
                );
            }
            None => {
                let left = hand.count(moved);
                sum.add(mine, Handmade::hand(moved, left));
                sum.add(-mine, Handmade::hand(moved, left + 1));
                sum.late -= LATE[moved.index()];
            }
        }
        if let Some(taken) = captured {
            sum.add(
                mine,
                Handmade::piece(board, Piece::new(mover.other(), taken), to),
            );
            let base = taken.base();
            let count = hand.count(base);
            sum.add(mine, Handmade::hand(base, count));
            sum.add(-mine, Handmade::hand(base, count.saturating_sub(1)));
            sum.late += LATE[base.index()];
        }
        sum
    }

    fn judge(&self, board: &Board, state: &Sum, sight: &Sight) -> i32 {
        let late = state.late.clamp(0, ALL_LATE);
        let mut value = (state.opening * (ALL_LATE - late) + state.ending * late) / ALL_LATE;
        if !self.plain {
            for color in Color::BOTH {
                let own = reach(sight, color) + pressure(board, sight, color)
                    - threats(board, sight, color);
                value += sign(color) * own;
            }
        }
        value = value * sign(board.side()) + TEMPO;
        value.clamp(-15_000, 15_000)
    }
}

/// The reach of a side's sliders.
fn reach(sight: &Sight, color: Color) -> i32 {
    let reach = &sight.reach[color.index()];
    (0..3).map(|n| REACH[n] * reach[n] as i32).sum()
}

/// A side's attack on the other king.
fn pressure(board: &Board, sight: &Sight, color: Color) -> i32 {
    let Some(king) = board.king(color.other()) else {
        return 0;
    };
    let (us, them) = (color.index(), color.other().index());
    let ring = attacks::king(king);
    let attacked = ring & sight.once[us];
    let twice = ring & sight.twice[us];
    let bare = attacked.without(sight.guards[them]);
    let flights = ring
        .without(board.by_color(color.other()))
        .without(sight.once[us])
        .count();
    let count = |n: u32| n as i32;
    let sum = RING[0] * count(attacked.count())
        + RING[1] * count(twice.count())
        + RING[2] * count(bare.count())
        + NO_FLIGHT * (4 - count(flights)).max(0);
    // The reserve counts where there is something to join, or where the king has no guards.
    let reserve = reserve(board.hand(color));
    let open = count(ring.without(sight.guards[them]).count());
    sum * (12 + reserve) * (12 + sum / 4) / 400 + reserve * open / 4
}

/// What a hand adds to an attack.
fn reserve(hand: Hand) -> i32 {
    let sum: i32 = hand
        .iter()
        .map(|(kind, count)| RESERVE[kind.index()] * i32::from(count.min(3)))
        .sum();
    sum.min(60)
}

/// What a side's pieces stand to lose.
fn threats(board: &Board, sight: &Sight, color: Color) -> i32 {
    let (us, them) = (color.index(), color.other().index());
    let own = board
        .by_color(color)
        .without(board.by_kind(Kind::King))
        .without(board.by_kind(Kind::Pawn));
    let to_move = usize::from(board.side() != color);
    let mut sum = 0;
    for at in own & sight.once[them] {
        let Some(piece) = board.piece(at) else {
            continue;
        };
        let value = exchange_value(piece.kind);
        if sight.pawns[them].contains(at) {
            sum += value * BY_PAWN[to_move] / 100;
        } else if !sight.once[us].contains(at) {
            sum += value * HANGING[to_move] / 100;
        }
    }
    sum
}
