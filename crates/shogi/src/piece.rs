//! Pieces.

use crate::Color;
use std::fmt;

/// A kind of piece, promoted ones included.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    /// 歩, P.
    Pawn,
    /// 香, L.
    Lance,
    /// 桂, N.
    Knight,
    /// 銀, S.
    Silver,
    /// 角, B.
    Bishop,
    /// 飛, R.
    Rook,
    /// 金, G.
    Gold,
    /// 玉 or 王, K.
    King,
    /// と, +P: moves as a gold.
    Tokin,
    /// 成香, +L: moves as a gold.
    PromotedLance,
    /// 成桂, +N: moves as a gold.
    PromotedKnight,
    /// 成銀, +S: moves as a gold.
    PromotedSilver,
    /// 馬, +B: bishop, or one step straight.
    Horse,
    /// 龍, +R: rook, or one step along a diagonal.
    Dragon,
}

impl Kind {
    /// All kinds, by index.
    pub const ALL: [Kind; 14] = [
        Kind::Pawn,
        Kind::Lance,
        Kind::Knight,
        Kind::Silver,
        Kind::Bishop,
        Kind::Rook,
        Kind::Gold,
        Kind::King,
        Kind::Tokin,
        Kind::PromotedLance,
        Kind::PromotedKnight,
        Kind::PromotedSilver,
        Kind::Horse,
        Kind::Dragon,
    ];

    /// The kinds that a hand can hold, in the order of SFEN: R B G S N L P.
    pub const HAND: [Kind; 7] = [
        Kind::Rook,
        Kind::Bishop,
        Kind::Gold,
        Kind::Silver,
        Kind::Knight,
        Kind::Lance,
        Kind::Pawn,
    ];

    /// 0 to 13: an index into a list by kind.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What it becomes by promoting; `None` for K, G and promoted pieces.
    #[inline]
    #[must_use]
    pub const fn promoted(self) -> Option<Kind> {
        match self {
            Kind::Pawn => Some(Kind::Tokin),
            Kind::Lance => Some(Kind::PromotedLance),
            Kind::Knight => Some(Kind::PromotedKnight),
            Kind::Silver => Some(Kind::PromotedSilver),
            Kind::Bishop => Some(Kind::Horse),
            Kind::Rook => Some(Kind::Dragon),
            _ => None,
        }
    }

    /// The unpromoted kind: what a capture brings into the hand.
    #[inline]
    #[must_use]
    pub const fn base(self) -> Kind {
        match self {
            Kind::Tokin => Kind::Pawn,
            Kind::PromotedLance => Kind::Lance,
            Kind::PromotedKnight => Kind::Knight,
            Kind::PromotedSilver => Kind::Silver,
            Kind::Horse => Kind::Bishop,
            Kind::Dragon => Kind::Rook,
            kind => kind,
        }
    }

    /// Whether it has been promoted.
    #[inline]
    #[must_use]
    pub const fn is_promoted(self) -> bool {
        self as u8 >= Kind::Tokin as u8
    }

    /// Whether it moves as a gold: a gold, or a small piece that has promoted.
    #[inline]
    #[must_use]
    pub const fn is_gold(self) -> bool {
        matches!(
            self,
            Kind::Gold
                | Kind::Tokin
                | Kind::PromotedLance
                | Kind::PromotedKnight
                | Kind::PromotedSilver
        )
    }

    /// What the field calls it in English: `pawn`, `promoted silver`, `tokin`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Pawn => "pawn",
            Kind::Lance => "lance",
            Kind::Knight => "knight",
            Kind::Silver => "silver",
            Kind::Bishop => "bishop",
            Kind::Rook => "rook",
            Kind::Gold => "gold",
            Kind::King => "king",
            Kind::Tokin => "tokin",
            Kind::PromotedLance => "promoted lance",
            Kind::PromotedKnight => "promoted knight",
            Kind::PromotedSilver => "promoted silver",
            Kind::Horse => "horse",
            Kind::Dragon => "dragon",
        }
    }

    /// Its letter in SFEN, a capital; promoted kinds have the letter of their base.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.base() {
            Kind::Pawn => 'P',
            Kind::Lance => 'L',
            Kind::Knight => 'N',
            Kind::Silver => 'S',
            Kind::Bishop => 'B',
            Kind::Rook => 'R',
            Kind::Gold => 'G',
            _ => 'K',
        }
    }

    /// The unpromoted kind of a capital letter.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Kind> {
        Some(match letter {
            'P' => Kind::Pawn,
            'L' => Kind::Lance,
            'N' => Kind::Knight,
            'S' => Kind::Silver,
            'B' => Kind::Bishop,
            'R' => Kind::Rook,
            'G' => Kind::Gold,
            'K' => Kind::King,
            _ => return None,
        })
    }

    /// The most pieces of this base kind that a set has: 18 P, 4 L N S G, 2 B R, 2 K.
    #[must_use]
    pub const fn in_set(self) -> u8 {
        match self.base() {
            Kind::Pawn => 18,
            Kind::Lance | Kind::Knight | Kind::Silver | Kind::Gold => 4,
            _ => 2,
        }
    }
}

/// Prints SFEN's text of Black's piece: `P`, `+R`.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_promoted() {
            f.write_str("+")?;
        }
        write!(f, "{}", self.letter())
    }
}

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub kind: Kind,
}

impl Piece {
    /// A piece.
    #[inline]
    #[must_use]
    pub const fn new(color: Color, kind: Kind) -> Piece {
        Piece { color, kind }
    }
}

/// Prints SFEN's text: `P`, `+r`.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = self.kind.letter();
        if self.kind.is_promoted() {
            f.write_str("+")?;
        }
        match self.color {
            Color::Black => write!(f, "{letter}"),
            Color::White => write!(f, "{}", letter.to_ascii_lowercase()),
        }
    }
}
