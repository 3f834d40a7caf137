//! What stands behind a point: chains, liberties, what a stone would take, why it is refused.
//!
//! ```
//! use yonban_go::{Explanation, Go, Preset, Rules};
//! use yonban_rules::Game;
//!
//! let mut game = Go::new(&Rules::from(Preset::Capture));
//! for text in ["b1", "e5", "a2"] {
//!     let seat = game.turn().seat().ok_or("over")?;
//!     game.play(seat, &text.parse()?)?;
//! }
//! let explanation = game.explain(&"a1".parse()?).ok_or("nothing to say")?;
//! assert_eq!(explanation.rule(), "suicide");
//! assert_eq!(
//!     explanation.to_string(),
//!     "no liberties: a stone on a1 would take nothing; b1 a2 are on its last liberties"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::action::Action;
use crate::board::Chain;
use crate::color::Color;
use crate::ending::Ending;
use crate::game::Go;
use crate::illegal::{Forbidden, Illegal};
use crate::point::Point;
use crate::score::Score;
use crate::settlement::Settlement;
use std::fmt;
use yonban_rules::{Game, Outcome, Turn};

/// What there is to say about an act, with what it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Explanation {
    /// A stone stands there.
    Occupied {
        /// The point.
        point: Point,
        /// Its chain.
        chain: Chain,
    },
    /// A stone may be placed there.
    Legal(Outlook),
    /// A stone would have no liberty and take nothing.
    Suicide {
        /// The point.
        point: Point,
        /// The chain that would stand without liberties, the new stone included.
        chain: Vec<Point>,
        /// The enemy stones next to it.
        enemies: Vec<Point>,
    },
    /// The basic ko.
    Ko {
        /// The point, where a stone was just taken.
        point: Point,
        /// The stone that took it.
        taker: Point,
        /// The act that took it, from 1; 0 where the position was set up so.
        act: u32,
    },
    /// The board would repeat; [`Go::board_after`] shows the earlier one.
    Superko {
        /// The point.
        point: Point,
        /// The act after which the same board stood, from 1; 0 is the start.
        act: u32,
        /// Whether it counts that the same side was to move.
        situational: bool,
    },
    /// A proposal of dead stones.
    Dead {
        /// The stones, whole chains.
        stones: Vec<Point>,
        /// The count if it is accepted.
        score: Score,
    },
}

/// What a stone would bring about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The point.
    pub point: Point,
    /// Its color.
    pub color: Color,
    /// The chain that it would belong to, with its liberties after what it takes; the stones alone,
    /// without a liberty, where they would leave the board.
    pub chain: Chain,
    /// The enemy chains that it would take.
    pub captures: Vec<Vec<Point>>,
    /// What Black and White would have taken then.
    pub totals: [u32; 2],
    /// What Black and White have to take, in capture Go.
    pub targets: Option<[u8; 2]>,
}

/// Why a side has no stone to place: each empty point with its rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoMoves {
    /// The side.
    pub color: Color,
    /// The empty points, each with the rule that bars it.
    pub points: Vec<(Point, Forbidden)>,
}

impl Explanation {
    /// The rule, as in refusals; `legal` where nothing refuses.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            Explanation::Occupied { .. } => "occupied",
            Explanation::Legal(_) | Explanation::Dead { .. } => "legal",
            Explanation::Suicide { .. } => "suicide",
            Explanation::Ko { .. } => "ko",
            Explanation::Superko { .. } => "superko",
        }
    }

    /// The point that it is about; none for a proposal.
    #[must_use]
    pub const fn point(&self) -> Option<Point> {
        match self {
            Explanation::Occupied { point, .. }
            | Explanation::Suicide { point, .. }
            | Explanation::Ko { point, .. }
            | Explanation::Superko { point, .. } => Some(*point),
            Explanation::Legal(outlook) => Some(outlook.point),
            Explanation::Dead { .. } => None,
        }
    }
}

impl Go {
    /// What stands behind an act: for a stone of play what it does or why it is refused, for a
    /// proposal of dead stones the count. `None` where the rule's name says all.
    #[must_use]
    pub fn explain(&self, action: &Action) -> Option<Explanation> {
        match (self.check(action), action) {
            (Ok(()), &Action::Place(point)) => Some(Explanation::Legal(self.outlook(point))),
            (Ok(()), Action::Dead(stones)) => Some(Explanation::Dead {
                stones: Settlement::chains_of(self.board(), stones.points()),
                score: self.count(stones.points()),
            }),
            (Ok(()), _) => None,
            (Err(illegal), _) => self.explain_refusal(illegal),
        }
    }

    /// Why the game ended as it did, where the side to move had no move.
    #[must_use]
    pub fn explain_no_moves(&self) -> Option<NoMoves> {
        match self.turn() {
            Turn::Over(Outcome {
                ending: Ending::NoMoves,
                ..
            }) => Some(NoMoves {
                color: self.side(),
                points: self.barred_points(),
            }),
            Turn::Over(_) | Turn::Seat(_) | Turn::Chance => None,
        }
    }

    fn explain_refusal(&self, illegal: Illegal) -> Option<Explanation> {
        match illegal {
            Illegal::Occupied { point, .. } => Some(Explanation::Occupied {
                point,
                chain: self.board().chain(point)?,
            }),
            Illegal::Suicide {
                point,
                chain,
                enemies,
            } => Some(Explanation::Suicide {
                point,
                chain,
                enemies,
            }),
            Illegal::Ko { point, taker, act } => Some(Explanation::Ko { point, taker, act }),
            Illegal::Superko {
                point,
                act,
                situational,
            } => Some(Explanation::Superko {
                point,
                act,
                situational,
            }),
            Illegal::GameOver
            | Illegal::OffBoard(_)
            | Illegal::NotNow { .. }
            | Illegal::NoOffer
            | Illegal::EndNotOffered
            | Illegal::PassNotAllowed(_)
            | Illegal::NoProposal
            | Illegal::NotAStone(_) => None,
        }
    }

    /// What a stone of the side to move does on a point where it may be placed.
    fn outlook(&self, point: Point) -> Outlook {
        let color = self.side();
        let mut board = self.board().clone();
        let placed = board.place(color, point);
        let mut totals = Color::BOTH.map(|color| self.captures(color));
        totals[color.index()] += placed.captured.len() as u32;
        totals[color.other().index()] += placed.suicide.len() as u32;
        let chain = board.chain(point).unwrap_or(Chain {
            color,
            stones: placed.suicide,
            liberties: Vec::new(),
        });
        let mut captures: Vec<Vec<Point>> = Vec::new();
        for &stone in &placed.captured {
            if !captures.iter().any(|chain| chain.contains(&stone)) {
                captures.extend(self.board().chain(stone).map(|chain| chain.stones));
            }
        }
        let [black, white] = Color::BOTH.map(|color| self.rules().target(color));
        Outlook {
            point,
            color,
            chain,
            captures,
            totals,
            targets: black.zip(white).map(|(black, white)| [black, white]),
        }
    }
}

fn names(points: &[Point]) -> String {
    let names: Vec<String> = points.iter().map(Point::to_string).collect();
    names.join(" ")
}

/// `1 stone`, `3 liberties`.
fn counted(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

/// Says it in plain English, for logs and the command line.
impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Explanation::Occupied { point, chain } => write!(
                f,
                "{point} is occupied: a {} chain of {} with {}",
                chain.color,
                counted(chain.stones.len(), "stone", "stones"),
                counted(chain.liberties.len(), "liberty", "liberties"),
            ),
            Explanation::Legal(outlook) => outlook.fmt(f),
            Explanation::Suicide {
                point,
                chain,
                enemies,
            } => {
                write!(f, "no liberties: a stone on {point} would take nothing")?;
                if chain.len() > 1 {
                    write!(f, " and leave the chain {} without any", names(chain))?;
                }
                match enemies[..] {
                    [] => Ok(()),
                    [one] => write!(f, "; {one} is on its last liberty"),
                    _ => write!(f, "; {} are on its last liberties", names(enemies)),
                }
            }
            Explanation::Ko { point, taker, act } => {
                write!(f, "ko: {taker} has just taken the stone on {point}")?;
                if *act > 0 {
                    write!(f, " with act {act}")?;
                }
                f.write_str("; it may be taken back after an act elsewhere")
            }
            Explanation::Superko {
                point,
                act,
                situational,
            } => {
                write!(f, "superko: {point} would repeat the board ")?;
                match act {
                    0 => f.write_str("at the start")?,
                    act => write!(f, "after act {act}")?,
                }
                if *situational {
                    f.write_str(", with the same side to move")?;
                }
                Ok(())
            }
            Explanation::Dead { stones, score } => match stones[..] {
                [] => write!(f, "nothing is dead: {score}"),
                _ => write!(f, "{} dead: {score}", names(stones)),
            },
        }
    }
}

/// Says it in plain English.
impl fmt::Display for Outlook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (color, point) = (self.color, self.point);
        write!(f, "{color} may play {point}")?;
        if self.chain.liberties.is_empty() {
            let lost = counted(self.chain.stones.len(), "stone", "stones");
            return write!(f, " and gives up {lost}");
        }
        let liberties = counted(self.chain.liberties.len(), "liberty", "liberties");
        write!(f, ": {liberties}")?;
        if self.captures.is_empty() {
            return Ok(());
        }
        let taken: usize = self.captures.iter().map(Vec::len).sum();
        let total = self.totals[color.index()];
        write!(f, ", takes {taken}, {total}")?;
        match self.targets {
            Some(targets) => write!(f, " of {}", targets[color.index()]),
            None => f.write_str(" in all"),
        }
    }
}

/// Says it in plain English.
impl fmt::Display for NoMoves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} has no point for a stone", self.color)?;
        for (n, (point, rule)) in self.points.iter().enumerate() {
            let mark = if n == 0 { ":" } else { "," };
            write!(f, "{mark} {point} {}", rule.name())?;
        }
        Ok(())
    }
}
