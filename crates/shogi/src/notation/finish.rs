//! How a record says that a game ended, in the words of each format.

use crate::{Color, Ending};
use std::fmt;

/// How a line of a record ends, as the file claims: the position need not justify it. What a side
/// does or suffers is said of the side to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Finish {
    /// The side to move resigns: 投了, `%TORYO`.
    Resign,
    /// The game is broken off: 中断, `%CHUDAN`.
    Interrupted,
    /// Repetition: 千日手, `%SENNICHITE`.
    Repetition,
    /// Repetition by perpetual check, without saying whose: `%OUTE_SENNICHITE`.
    PerpetualCheck,
    /// Impasse: 持将棋, `%JISHOGI`.
    Impasse,
    /// The side to move is mated: 詰み, `%TSUMI`.
    Mate,
    /// There is no mate: 不詰, `%FUZUMI`.
    NoMate,
    /// The side to move has no time left: 切れ負け, `%TIME_UP`.
    TimeUp,
    /// The side to move declares a win: 入玉勝ち, `%KACHI`.
    Declaration,
    /// The king of the side that just moved has reached its goal: トライ.
    Try,
    /// The limit of moves: 最大手数, `%MAX_MOVES`.
    MoveLimit,
    /// A draw: `%HIKIWAKE`.
    Draw,
    /// The side to move loses by a foul: 反則負け, `%ILLEGAL_MOVE`.
    FoulByMover,
    /// The move before was a foul, the side to move wins: 反則勝ち.
    FoulByOpponent,
    /// A foul of a side that is named, whoever is to move: `%+ILLEGAL_ACTION`.
    FoulBy(Color),
    /// The side to move wins because the other did not play: 不戦勝.
    WinByDefault,
    /// The side to move did not play: 不戦敗.
    LossByDefault,
    /// The last move is taken back: `%MATTA` of CSA's second version.
    TakenBack,
    /// A fault of the house: `%ERROR`.
    Error,
}

/// Who won, by a record's words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Winner {
    /// A side.
    Side(Color),
    /// Nobody.
    Nobody,
    /// The words do not say.
    Unsaid,
}

impl Finish {
    /// All of them.
    pub const ALL: [Finish; 20] = [
        Finish::Resign,
        Finish::Interrupted,
        Finish::Repetition,
        Finish::PerpetualCheck,
        Finish::Impasse,
        Finish::Mate,
        Finish::NoMate,
        Finish::TimeUp,
        Finish::Declaration,
        Finish::Try,
        Finish::MoveLimit,
        Finish::Draw,
        Finish::FoulByMover,
        Finish::FoulByOpponent,
        Finish::FoulBy(Color::Black),
        Finish::FoulBy(Color::White),
        Finish::WinByDefault,
        Finish::LossByDefault,
        Finish::TakenBack,
        Finish::Error,
    ];

    /// The name in `snake_case`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Finish::Resign => "resign",
            Finish::Interrupted => "interrupted",
            Finish::Repetition => "repetition",
            Finish::PerpetualCheck => "perpetual_check",
            Finish::Impasse => "impasse",
            Finish::Mate => "mate",
            Finish::NoMate => "no_mate",
            Finish::TimeUp => "time_up",
            Finish::Declaration => "declaration",
            Finish::Try => "try",
            Finish::MoveLimit => "move_limit",
            Finish::Draw => "draw",
            Finish::FoulByMover => "foul_by_mover",
            Finish::FoulByOpponent => "foul_by_opponent",
            Finish::FoulBy(Color::Black) => "foul_by_black",
            Finish::FoulBy(Color::White) => "foul_by_white",
            Finish::WinByDefault => "win_by_default",
            Finish::LossByDefault => "loss_by_default",
            Finish::TakenBack => "taken_back",
            Finish::Error => "error",
        }
    }

    /// Who won, where this side is to move.
    #[must_use]
    pub const fn winner(self, to_move: Color) -> Winner {
        match self {
            Finish::Resign
            | Finish::Mate
            | Finish::TimeUp
            | Finish::Try
            | Finish::FoulByMover
            | Finish::LossByDefault => Winner::Side(to_move.other()),
            Finish::Declaration | Finish::FoulByOpponent | Finish::WinByDefault => {
                Winner::Side(to_move)
            }
            Finish::FoulBy(color) => Winner::Side(color.other()),
            Finish::Interrupted
            | Finish::Repetition
            | Finish::Impasse
            | Finish::MoveLimit
            | Finish::Draw
            | Finish::TakenBack
            | Finish::Error => Winner::Nobody,
            Finish::PerpetualCheck | Finish::NoMate => Winner::Unsaid,
        }
    }

    /// What records write where the rules end a game so, with this winner, and what they can say only
    /// in a comment.
    #[must_use]
    pub fn of_ending(ending: Ending, winner: Option<Color>) -> (Finish, Option<String>) {
        let (finish, remark) = match ending {
            Ending::Checkmate => (Finish::Mate, false),
            Ending::NoLegalMove => (Finish::Mate, true),
            Ending::Foul(_) | Ending::FailedDeclaration => (Finish::FoulByMover, true),
            Ending::PerpetualCheck => {
                let checker = winner.map(Color::other);
                (checker.map_or(Finish::PerpetualCheck, Finish::FoulBy), true)
            }
            Ending::Repetition => (Finish::Repetition, false),
            Ending::Declaration => (Finish::Declaration, false),
            Ending::ImpasseDraw => (Finish::Draw, false),
            Ending::ImpasseCount => (Finish::Impasse, true),
            Ending::Try => (Finish::Try, false),
            Ending::MoveLimit => (Finish::MoveLimit, false),
        };
        let mut words = ending.name().replace('_', " ");
        if let (Ending::ImpasseCount, Some(color)) = (ending, winner) {
            words = format!("{words}: {color} wins");
        }
        (finish, remark.then_some(words))
    }

    /// KIF's word; `None` where it has none.
    #[must_use]
    pub const fn kif(self) -> Option<&'static str> {
        Some(match self {
            Finish::Resign => "投了",
            Finish::Interrupted => "中断",
            Finish::Repetition => "千日手",
            Finish::Impasse => "持将棋",
            Finish::Mate => "詰み",
            Finish::NoMate => "不詰",
            Finish::TimeUp => "切れ負け",
            Finish::Declaration => "入玉勝ち",
            Finish::Try => "トライ",
            Finish::MoveLimit => "最大手数",
            Finish::FoulByMover => "反則負け",
            Finish::FoulByOpponent => "反則勝ち",
            Finish::WinByDefault => "不戦勝",
            Finish::LossByDefault => "不戦敗",
            Finish::PerpetualCheck
            | Finish::Draw
            | Finish::FoulBy(_)
            | Finish::TakenBack
            | Finish::Error => return None,
        })
    }

    /// What KIF's word says; the spellings of other programs are known too.
    #[must_use]
    pub fn from_kif(word: &str) -> Option<Finish> {
        let other = match word {
            "詰" => Finish::Mate,
            "不詰み" => Finish::NoMate,
            "時間切れ" | "時間切れ負け" => Finish::TimeUp,
            "入玉宣言" | "宣言勝ち" => Finish::Declaration,
            "引き分け" | "引分" => Finish::Draw,
            "連続王手の千日手" => Finish::PerpetualCheck,
            _ => {
                return Finish::ALL
                    .into_iter()
                    .find(|finish| finish.kif() == Some(word));
            }
        };
        Some(other)
    }

    /// CSA's word without `%`; `None` where it has none.
    #[must_use]
    pub const fn csa(self) -> Option<&'static str> {
        Some(match self {
            Finish::Resign => "TORYO",
            Finish::Interrupted => "CHUDAN",
            Finish::Repetition => "SENNICHITE",
            Finish::PerpetualCheck => "OUTE_SENNICHITE",
            Finish::Impasse => "JISHOGI",
            Finish::Mate => "TSUMI",
            Finish::NoMate => "FUZUMI",
            Finish::TimeUp => "TIME_UP",
            Finish::Declaration => "KACHI",
            Finish::MoveLimit => "MAX_MOVES",
            Finish::Draw => "HIKIWAKE",
            Finish::FoulByMover => "ILLEGAL_MOVE",
            Finish::FoulBy(Color::Black) => "+ILLEGAL_ACTION",
            Finish::FoulBy(Color::White) => "-ILLEGAL_ACTION",
            Finish::TakenBack => "MATTA",
            Finish::Error => "ERROR",
            Finish::FoulByOpponent | Finish::Try | Finish::WinByDefault | Finish::LossByDefault => {
                return None;
            }
        })
    }

    /// What CSA's word without `%` says. `ILLEGAL_ACTION` without a side is JKF's word for 反則勝ち.
    #[must_use]
    pub fn from_csa(word: &str) -> Option<Finish> {
        if word == "ILLEGAL_ACTION" {
            return Some(Finish::FoulByOpponent);
        }
        Finish::ALL
            .into_iter()
            .find(|finish| finish.csa() == Some(word))
    }

    /// The same with the side that committed a foul told by who is to move.
    pub(crate) fn by_turn(self, to_move: Color) -> Finish {
        match self {
            Finish::FoulBy(color) if color == to_move => Finish::FoulByMover,
            Finish::FoulBy(_) => Finish::FoulByOpponent,
            other => other,
        }
    }
}

/// Prints the name.
impl fmt::Display for Finish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_as_they_are_written() {
        for finish in Finish::ALL {
            if let Some(word) = finish.kif() {
                assert_eq!(Finish::from_kif(word), Some(finish));
            }
            if let Some(word) = finish.csa() {
                assert_eq!(Finish::from_csa(word), Some(finish));
            }
        }
        // The checker is named, whoever closes the repetition: KIF tells it by who is to move.
        for to_move in Color::BOTH {
            let (foul, words) = Finish::of_ending(Ending::PerpetualCheck, Some(Color::White));
            assert_eq!(foul.csa(), Some("+ILLEGAL_ACTION"));
            assert_eq!(foul.winner(to_move), Winner::Side(Color::White));
            assert_eq!(words.as_deref(), Some("perpetual check"));
            let kif = match to_move {
                Color::Black => "反則負け",
                Color::White => "反則勝ち",
            };
            assert_eq!(foul.by_turn(to_move).kif(), Some(kif));
        }
    }
}
