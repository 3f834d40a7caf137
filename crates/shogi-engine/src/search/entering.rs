//! What an entered king wins: declarations and the try, as the search asks at every node.

use yonban_shogi::rules::{Impasse, Rules};
use yonban_shogi::{Bitboard, Board, Color, Kind, Move, Square, attacks};

/// The impasse rule in force, with White's handicap credit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entering {
    /// The rule. A count by agreement is the table's affair, not the search's.
    pub rule: Impasse,
    /// The points that count for White because of what a handicap removed.
    pub credit: u8,
}

/// What the side to move can claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// A declaration that wins.
    Win,
    /// A declaration that draws.
    Draw,
    /// A king's move that wins.
    Try(Move),
}

impl Entering {
    /// Nothing is to be claimed.
    pub const NONE: Entering = Entering {
        rule: Impasse::None,
        credit: 0,
    };

    /// The rule of a game.
    #[must_use]
    pub fn of(rules: &Rules) -> Self {
        Entering {
            rule: rules.impasse(),
            credit: rules.credit(),
        }
    }

    /// What the side to move can claim.
    #[inline]
    #[must_use]
    pub fn claim(&self, board: &Board) -> Option<Claim> {
        match self.rule {
            Impasse::None | Impasse::Count => None,
            Impasse::Try => try_move(board).map(Claim::Try),
            Impasse::Declare24 | Impasse::Declare27 => {
                let king = board.king(board.side())?;
                if board.in_check() || !Bitboard::zone(board.side()).contains(king) {
                    return None;
                }
                self.declaration(board)
            }
        }
    }

    /// The king has entered and is not in check.
    fn declaration(&self, board: &Board) -> Option<Claim> {
        const PIECES: u32 = 10;
        let side = board.side();
        let entered =
            (board.by_color(side) & Bitboard::zone(side)).without(board.by_kind(Kind::King));
        if entered.count() < PIECES {
            return None;
        }
        let great = board.by_kind(Kind::Rook)
            | board.by_kind(Kind::Bishop)
            | board.by_kind(Kind::Dragon)
            | board.by_kind(Kind::Horse);
        let in_hand: u32 = (board.hand(side).iter())
            .map(|(kind, count)| match kind {
                Kind::Rook | Kind::Bishop => 5 * u32::from(count),
                _ => u32::from(count),
            })
            .sum();
        let credit = match side {
            Color::Black => 0,
            Color::White => u32::from(self.credit),
        };
        let points = entered.count() + 4 * (entered & great).count() + in_hand + credit;
        match (self.rule, side) {
            (Impasse::Declare24, _) => match points {
                31.. => Some(Claim::Win),
                24.. => Some(Claim::Draw),
                _ => None,
            },
            (_, Color::Black) => (points >= 28).then_some(Claim::Win),
            (_, Color::White) => (points >= 27).then_some(Claim::Win),
        }
    }
}

/// The king's move that ends a game under the try rule.
fn try_move(board: &Board) -> Option<Move> {
    let side = board.side();
    let goal = match side {
        Color::Black => Square::new(5, 1)?,
        Color::White => Square::new(5, 9)?,
    };
    let king = board.king(side)?;
    let step = Move::board(king, goal, false);
    (attacks::king(king).contains(goal) && board.is_legal(step)).then_some(step)
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_rules::{Game, PositionText};
    use yonban_shogi::{Action, Shogi};

    const PACK: &str = include_str!("../../../../data/shogi/impasse.tsv");

    #[test]
    fn the_pack_of_declarations_is_claimed_as_the_rules_say() {
        let mut claims = 0;
        for row in PACK.lines().skip(1) {
            let fields: Vec<&str> = row.split('\t').collect();
            let header: Vec<&str> = PACK.lines().next().expect("a header").split('\t').collect();
            let field = |name: &str| fields[header.iter().position(|h| *h == name).expect(name)];
            for rule in ["27", "24"] {
                let text = format!("{},impasse={rule},judging=block", field("preset"));
                let rules: Rules = text.parse().expect("rules");
                let game = Shogi::from_position(&rules, field("sfen")).expect("a position");
                let claim = Entering::of(&rules).claim(game.board());
                let expected = match field(&format!("result_{rule}")) {
                    "win" => Some(Claim::Win),
                    "draw" => Some(Claim::Draw),
                    _ => None,
                };
                assert_eq!(claim, expected, "{text} {}", field("sfen"));
                let listed = game.legal_actions().contains(&Action::Declare);
                assert_eq!(claim.is_some(), listed);
                claims += u32::from(listed);
            }
        }
        assert!(claims > 10);
    }

    #[test]
    fn a_king_beside_the_goal_tries() {
        let entering = Entering {
            rule: Impasse::Try,
            credit: 0,
        };
        let (board, _) = Board::from_sfen(
            "9/4K4/9/9/9/9/9/9/4k4 b - 1",
            yonban_shogi::Strictness::Game,
        )
        .expect("a position");
        let goal: Move = "5b5a".parse().expect("a move");
        assert_eq!(entering.claim(&board), Some(Claim::Try(goal)));
    }
}
