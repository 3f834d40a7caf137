//! What White lacks in a handicap game.

use crate::{Board, Strictness};
use std::fmt;

/// A handicap: the pieces that White (the giver, gote) leaves out. White moves first.
///
/// Left and right are White's own: the left lance stands on 1a, the right one on 9a.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Handicap {
    /// 香落ち: the left lance.
    Lance,
    /// 右香落ち: the right lance.
    RightLance,
    /// 角落ち.
    Bishop,
    /// 飛車落ち.
    Rook,
    /// 飛香落ち: rook and left lance.
    RookLance,
    /// 二枚落ち: rook and bishop.
    TwoPiece,
    /// 四枚落ち: and both lances.
    FourPiece,
    /// 五枚落ち: and the knight on 8a.
    FivePiece,
    /// 左五枚落ち: four pieces and the knight on 2a.
    LeftFivePiece,
    /// 六枚落ち: four pieces and both knights.
    SixPiece,
    /// 八枚落ち: and both silvers.
    EightPiece,
    /// 十枚落ち: and both golds.
    TenPiece,
    /// 歩三兵: the king alone, with three pawns in hand.
    ThreePawns,
    /// 裸玉: the king alone.
    NakedKing,
    /// 三枚落ち: rook, bishop and left lance. (Sources differ on the lance.)
    ThreePiece,
    /// 左七枚落ち: six pieces and the silver on 3a.
    LeftSevenPiece,
    /// 右七枚落ち: six pieces and the silver on 7a.
    RightSevenPiece,
    /// 九枚落ち: eight pieces and the gold on 6a.
    NinePiece,
}

/// What is known of a handicap.
struct Facts {
    name: &'static str,
    japanese: &'static str,
    /// White's ranks a and b as SFEN writes them.
    back: &'static str,
    /// What is removed, as CSA writes it after `PI`: files and ranks in digits, then the piece.
    removed: &'static str,
    credit: u8,
}

impl Handicap {
    /// All of them, in the order of the rules text's documentation.
    pub const ALL: [Handicap; 18] = [
        Handicap::Lance,
        Handicap::RightLance,
        Handicap::Bishop,
        Handicap::Rook,
        Handicap::RookLance,
        Handicap::TwoPiece,
        Handicap::FourPiece,
        Handicap::FivePiece,
        Handicap::LeftFivePiece,
        Handicap::SixPiece,
        Handicap::EightPiece,
        Handicap::TenPiece,
        Handicap::ThreePawns,
        Handicap::NakedKing,
        Handicap::ThreePiece,
        Handicap::LeftSevenPiece,
        Handicap::RightSevenPiece,
        Handicap::NinePiece,
    ];

    const fn facts(self) -> Facts {
        const fn row(
            name: &'static str,
            japanese: &'static str,
            back: &'static str,
            removed: &'static str,
            credit: u8,
        ) -> Facts {
            Facts {
                name,
                japanese,
                back,
                removed,
                credit,
            }
        }
        match self {
            Handicap::Lance => row("lance", "香落ち", "lnsgkgsn1/1r5b1", "11KY", 1),
            Handicap::RightLance => row("right-lance", "右香落ち", "1nsgkgsnl/1r5b1", "91KY", 1),
            Handicap::Bishop => row("bishop", "角落ち", "lnsgkgsnl/1r7", "22KA", 5),
            Handicap::Rook => row("rook", "飛車落ち", "lnsgkgsnl/7b1", "82HI", 5),
            Handicap::RookLance => row("rook-lance", "飛香落ち", "lnsgkgsn1/7b1", "82HI11KY", 6),
            Handicap::TwoPiece => row("2-piece", "二枚落ち", "lnsgkgsnl/9", "82HI22KA", 10),
            Handicap::ThreePiece => row("3-piece", "三枚落ち", "lnsgkgsn1/9", "82HI22KA11KY", 11),
            Handicap::FourPiece => {
                row("4-piece", "四枚落ち", "1nsgkgsn1/9", "82HI22KA11KY91KY", 12)
            }
            Handicap::FivePiece => row(
                "5-piece",
                "五枚落ち",
                "2sgkgsn1/9",
                "82HI22KA11KY91KY81KE",
                13,
            ),
            Handicap::LeftFivePiece => row(
                "left-5-piece",
                "左五枚落ち",
                "1nsgkgs2/9",
                "82HI22KA11KY91KY21KE",
                13,
            ),
            Handicap::SixPiece => row(
                "6-piece",
                "六枚落ち",
                "2sgkgs2/9",
                "82HI22KA11KY91KY21KE81KE",
                14,
            ),
            Handicap::LeftSevenPiece => row(
                "left-7-piece",
                "左七枚落ち",
                "2sgkg3/9",
                "82HI22KA11KY91KY21KE81KE31GI",
                15,
            ),
            Handicap::RightSevenPiece => row(
                "right-7-piece",
                "右七枚落ち",
                "3gkgs2/9",
                "82HI22KA11KY91KY21KE81KE71GI",
                15,
            ),
            Handicap::EightPiece => row(
                "8-piece",
                "八枚落ち",
                "3gkg3/9",
                "82HI22KA11KY91KY21KE81KE31GI71GI",
                16,
            ),
            Handicap::NinePiece => row(
                "9-piece",
                "九枚落ち",
                "4kg3/9",
                "82HI22KA11KY91KY21KE81KE31GI71GI61KI",
                17,
            ),
            Handicap::TenPiece => row(
                "10-piece",
                "十枚落ち",
                "4k4/9",
                "82HI22KA11KY91KY21KE81KE31GI71GI41KI61KI",
                18,
            ),
            Handicap::ThreePawns => row("3-pawns", "歩三兵", "4k4/9", "", 24),
            Handicap::NakedKing => row("naked-king", "裸玉", "4k4/9", "", 27),
        }
    }

    /// The name in the rules text: `2-piece`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.facts().name
    }

    /// The handicap of a name in the rules text.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Handicap> {
        Handicap::ALL.into_iter().find(|one| one.name() == name)
    }

    /// The Japanese name: `二枚落ち`.
    #[must_use]
    pub const fn japanese(self) -> &'static str {
        self.facts().japanese
    }

    /// What it means, in one line.
    #[must_use]
    pub const fn meaning(self) -> &'static str {
        match self {
            Handicap::Lance => "White moves first and lacks the left lance",
            Handicap::RightLance => "White moves first and lacks the right lance",
            Handicap::Bishop => "White moves first and lacks the bishop",
            Handicap::Rook => "White moves first and lacks the rook",
            Handicap::RookLance => "White moves first and lacks the rook and the left lance",
            Handicap::TwoPiece => "White moves first and lacks rook and bishop",
            Handicap::ThreePiece => "White moves first and lacks rook, bishop and the left lance",
            Handicap::FourPiece => "White moves first and lacks rook, bishop and lances",
            Handicap::FivePiece => {
                "White moves first and lacks rook, bishop, lances and the right knight"
            }
            Handicap::LeftFivePiece => {
                "White moves first and lacks rook, bishop, lances and the left knight"
            }
            Handicap::SixPiece => "White moves first and lacks rook, bishop, lances and knights",
            Handicap::LeftSevenPiece => {
                "White moves first and lacks rook, bishop, lances, knights and the left silver"
            }
            Handicap::RightSevenPiece => {
                "White moves first and lacks rook, bishop, lances, knights and the right silver"
            }
            Handicap::EightPiece => "White moves first and lacks all but king, golds and pawns",
            Handicap::NinePiece => "White moves first and lacks all but king, left gold and pawns",
            Handicap::TenPiece => "White moves first and lacks all but king and pawns",
            Handicap::ThreePawns => {
                "White moves first and lacks all but the king and three pawns in hand"
            }
            Handicap::NakedKing => "White moves first and lacks all but the king",
        }
    }

    /// What KIF writes in its header 手合割; `None` where it knows no name (`その他` and a board block
    /// then).
    #[must_use]
    pub const fn kif(self) -> Option<&'static str> {
        match self {
            Handicap::NinePiece | Handicap::ThreePawns | Handicap::NakedKing => None,
            _ => Some(self.facts().japanese),
        }
    }

    /// The handicap of KIF's name.
    #[must_use]
    pub fn from_kif(name: &str) -> Option<Handicap> {
        let named = |one: &Handicap| one.kif() == Some(name);
        Handicap::ALL.into_iter().find(named)
    }

    /// What CSA writes after `PI`, such as `82HI22KA`; `None` where it would have to list the pawns
    /// (and hold three of them in hand), so that a whole board is plainer.
    #[must_use]
    pub const fn csa(self) -> Option<&'static str> {
        match self {
            Handicap::ThreePawns | Handicap::NakedKing => None,
            _ => Some(self.facts().removed),
        }
    }

    /// The points of what White lacks, which count for White at an impasse: 5 for R and B, 1 for
    /// others, pieces in hand not lacking.
    #[must_use]
    pub const fn credit(self) -> u8 {
        self.facts().credit
    }

    /// The start as SFEN; White is to move.
    #[must_use]
    pub fn sfen(self) -> String {
        let (pawns, hands) = match self {
            Handicap::ThreePawns => ("9", "3p"),
            Handicap::NakedKing => ("9", "-"),
            _ => ("ppppppppp", "-"),
        };
        let back = self.facts().back;
        format!("{back}/{pawns}/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w {hands} 1")
    }

    /// The start.
    ///
    /// # Panics
    ///
    /// Never: every handicap's SFEN can be set up.
    #[must_use]
    pub fn board(self) -> Board {
        let (board, _) = Board::from_sfen(&self.sfen(), Strictness::Game)
            .expect("the start of a handicap can be set up");
        board
    }
}

/// Prints the name in the rules text.
impl fmt::Display for Handicap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
