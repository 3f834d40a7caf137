//! Why a point is forbidden, or is not although it looks so; why an offer clashes; where a stone
//! must go. A tree of points that a client can draw; its text is one sentence or a few.

use crate::action::Action;
use crate::board::{Board, Direction};
use crate::ending::Ending;
use crate::forbidden::{self, Forbidden, Kinds, Verdict};
use crate::game::Gomoku;
use crate::illegal::Illegal;
use crate::lines;
use crate::opening::symmetry::Symmetry;
use crate::opening::{Area, Step};
use crate::point::{Color, Point};
use std::fmt;
use yonban_rules::{Game, Turn};

/// Why a rule refuses or ends something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Explanation {
    /// The stone makes six or more in a row.
    Overline {
        /// The stone.
        point: Point,
        /// Each row, from end to end, the stone included.
        rows: Vec<Vec<Point>>,
    },
    /// The stone makes two or more fours.
    DoubleFour {
        /// The stone.
        point: Point,
        /// Each four.
        fours: Vec<Four>,
    },
    /// The stone makes two or more threes.
    DoubleThree {
        /// The stone.
        point: Point,
        /// Each real three.
        threes: Vec<Three>,
        /// What looks like a further three and is none.
        dead: Vec<DeadThree>,
    },
    /// The stone seems to make two or more threes, but is not forbidden.
    NoDoubleThree {
        /// The stone.
        point: Point,
        /// The real three, if one is.
        threes: Vec<Three>,
        /// What looks like a three and is none.
        dead: Vec<DeadThree>,
    },
    /// The stone makes a five, which outranks whatever else it makes.
    Five {
        /// The stone.
        point: Point,
        /// Each five, from end to end.
        rows: Vec<Vec<Point>>,
    },
    /// The offer repeats an earlier one in another orientation.
    OfferSymmetric {
        /// The offer.
        point: Point,
        /// The offer that it repeats.
        earlier: Point,
        /// The axis or the center.
        symmetry: Symmetry,
    },
    /// The opening wants the stone elsewhere.
    Area {
        /// Where it was to go.
        point: Point,
        /// Where it may go.
        area: Area,
        /// The lower left and upper right corner of the square that the rule names.
        square: Option<(Point, Point)>,
    },
}

/// Four stones that one more makes exactly five.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Four {
    /// The four stones.
    pub stones: Vec<Point>,
    /// The points that complete them: one, or two of a straight four.
    pub completions: Vec<Point>,
}

/// Three stones that one more makes a straight four.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Three {
    /// The three stones.
    pub stones: Vec<Point>,
    /// A point that completes them and on which the color may place a stone.
    pub completion: Point,
}

/// Three stones that look like a three and are none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeadThree {
    /// The three stones.
    pub stones: Vec<Point>,
    /// Each point that would make them four in a row, and why that does not count.
    pub completions: Vec<DeadCompletion>,
}

/// A point that makes a three no three.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeadCompletion {
    /// The point.
    pub point: Point,
    /// Why it does not count.
    pub why: Dead,
}

/// Why a stone that makes four in a row does not make a three real.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dead {
    /// The four would lie at the edge of the board.
    Edge,
    /// The four would lie against an enemy stone.
    Blocked {
        /// The enemy stone.
        by: Point,
    },
    /// One end of the four could only become six or more.
    Six {
        /// The end.
        end: Point,
    },
    /// The stone would make a five at the same time.
    Five {
        /// The five.
        rows: Vec<Vec<Point>>,
    },
    /// The stone would itself be forbidden.
    Forbidden(Box<Explanation>),
}

impl Explanation {
    /// The name of the rule in `snake_case`: a reason of refusal, `five` or `no_double_three`.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            Explanation::Overline { .. } => "overline",
            Explanation::DoubleFour { .. } => "double_four",
            Explanation::DoubleThree { .. } => "double_three",
            Explanation::NoDoubleThree { .. } => "no_double_three",
            Explanation::Five { .. } => "five",
            Explanation::OfferSymmetric { .. } => "offer_symmetric",
            Explanation::Area {
                area: Area::Outside(_),
                ..
            } => "inside_area",
            Explanation::Area { .. } => "outside_area",
        }
    }

    /// The point that is explained.
    #[must_use]
    pub const fn point(&self) -> Point {
        match self {
            Explanation::Overline { point, .. }
            | Explanation::DoubleFour { point, .. }
            | Explanation::DoubleThree { point, .. }
            | Explanation::NoDoubleThree { point, .. }
            | Explanation::Five { point, .. }
            | Explanation::OfferSymmetric { point, .. }
            | Explanation::Area { point, .. } => *point,
        }
    }
}

impl Gomoku {
    /// Why `action` is refused, where there is more to say than the reason's name: forbidden
    /// points, offers that clash, areas.
    #[must_use]
    pub fn explain(&self, action: &Action) -> Option<Explanation> {
        match self.check(action).err()? {
            Illegal::Forbidden { point, .. } => self.explain_point(point),
            Illegal::OutsideArea(area) | Illegal::InsideArea(area) => Some(Explanation::Area {
                point: action.point()?,
                area,
                square: area.square(self.rules().size()),
            }),
            Illegal::OfferSymmetric {
                point,
                earlier,
                symmetry,
            } => Some(Explanation::OfferSymmetric {
                point,
                earlier,
                symmetry,
            }),
            _ => None,
        }
    }

    /// What a stone on a point comes to under the rule of forbidden moves: that it is forbidden, or
    /// that it looks so and is not. `None` where there is nothing to explain.
    ///
    /// An empty point is judged for the side that has forbidden moves (in omok: the side whose turn
    /// it is), whoever is to move. A point with a stone is judged as if that stone were just being
    /// placed. In a room with claims this must not reach the players before the end.
    #[must_use]
    pub fn explain_point(&self, point: Point) -> Option<Explanation> {
        let omok = self.rules().preset() == crate::Preset::Omok;
        if !self.board().contains(point) || !(omok || self.rules().preset().is_renju()) {
            return None;
        }
        let kinds = if omok { Kinds::DoubleThree } else { Kinds::All };
        let mut board = self.board().clone();
        let color = match board.remove(point) {
            Some(color) => color,
            None if omok => self.side(),
            None => Color::Black,
        };
        if kinds == Kinds::All && color == Color::White {
            return None;
        }
        Judge { color, kinds }.explain(&mut board, point, Depth::Full)
    }

    /// The rows with which a stone of the side to move on this empty point wins. `None` where it
    /// does not.
    #[must_use]
    pub fn explain_five(&self, point: Point) -> Option<Explanation> {
        let color = self.to_move()?;
        let mut board = self.board().clone();
        if self.step() != Step::Play || !board.contains(point) || !board.is_empty_at(point) {
            return None;
        }
        board.place(color, point);
        let rows = lines::winning_rows(&board, color, point, self.rules());
        (!rows.is_empty()).then_some(Explanation::Five { point, rows })
    }

    /// Why the game ended, where its end was a forbidden move, and the rows that won.
    #[must_use]
    pub fn explain_ending(&self) -> Option<Explanation> {
        let Turn::Over(outcome) = self.turn() else {
            return None;
        };
        let last_of = |color: Color| {
            let placed = self.stones().iter().rev();
            placed.copied().find(|&(c, _)| c == color).map(|(_, p)| p)
        };
        match outcome.ending {
            Ending::Five => Some(Explanation::Five {
                point: self.last_point()?,
                rows: self.winning_lines(),
            }),
            Ending::Forbidden(_) => self.explain_point(self.last_point()?),
            Ending::Claimed(Forbidden::Overline) => {
                let last = last_of(Color::Black)?;
                let fresh = self.explain_point(last);
                if let Some(Explanation::Overline { .. }) = fresh {
                    return fresh;
                }
                let row = lines::overline(self.board(), Color::Black)?;
                Some(Explanation::Overline {
                    point: *row.first()?,
                    rows: vec![row],
                })
            }
            Ending::Claimed(kind) => self.claimed_stone(kind),
            Ending::TwoPasses | Ending::BoardFull => None,
        }
    }

    /// The black stone that was claimed. It is the last one placed, or, right after a set-up, one
    /// that makes what was claimed.
    fn claimed_stone(&self, kind: Forbidden) -> Option<Explanation> {
        let placed = self.stones().iter().rev();
        placed
            .filter(|&&(color, _)| color == Color::Black)
            .filter_map(|&(_, point)| self.explain_point(point))
            .find(|explanation| explanation.rule() == kind.name())
    }
}

/// How deep an explanation goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    /// With what is dead and why.
    Full,
    /// Only the lines that make the verdict.
    Lines,
}

/// Explains as one side sees it.
#[derive(Clone, Copy)]
struct Judge {
    color: Color,
    kinds: Kinds,
}

impl Judge {
    /// Explains a stone on an empty point. The board is left as it was.
    fn explain(self, board: &mut Board, point: Point, depth: Depth) -> Option<Explanation> {
        let verdict = forbidden::verdict(board, self.color, point, self.kinds);
        board.place(self.color, point);
        let explanation = match verdict {
            Verdict::Five => self.outranked(board, point),
            Verdict::Forbidden(Forbidden::Overline) => Some(Explanation::Overline {
                point,
                rows: self.rows(board, point, |length| length > 5),
            }),
            Verdict::Forbidden(Forbidden::DoubleFour) => Some(Explanation::DoubleFour {
                point,
                fours: self.fours(board, point),
            }),
            Verdict::Forbidden(Forbidden::DoubleThree) => {
                let (threes, dead) = self.threes(board, point, depth);
                Some(Explanation::DoubleThree {
                    point,
                    threes,
                    dead,
                })
            }
            Verdict::Fine => {
                let (threes, dead) = self.threes(board, point, depth);
                (threes.len() + dead.len() >= 2).then_some(Explanation::NoDoubleThree {
                    point,
                    threes,
                    dead,
                })
            }
        };
        board.remove(point);
        explanation
    }

    /// A five that outranks an overline, a double-four or two threes.
    fn outranked(self, board: &mut Board, point: Point) -> Option<Explanation> {
        let overline = !self.rows(board, point, |length| length > 5).is_empty();
        let more = self.kinds == Kinds::All && (overline || self.fours(board, point).len() >= 2)
            || self.threes(board, point, Depth::Lines).0.len() >= 2;
        more.then(|| Explanation::Five {
            point,
            rows: self.rows(board, point, |length| length == 5),
        })
    }

    /// The rows through a stone whose length passes.
    fn rows(self, board: &Board, point: Point, passes: impl Fn(usize) -> bool) -> Vec<Vec<Point>> {
        Direction::ALL
            .into_iter()
            .map(|direction| lines::row(board, self.color, point, direction))
            .filter(|row| passes(row.len()))
            .collect()
    }

    /// The fours that hold a stone on the board.
    fn fours(self, board: &Board, point: Point) -> Vec<Four> {
        let mut fours: Vec<Four> = Vec::new();
        for direction in Direction::ALL {
            for completion in around(board, point, direction, 4) {
                let mut row = lines::row(board, self.color, completion, direction);
                if row.len() != 5 || !row.contains(&point) {
                    continue;
                }
                row.retain(|&stone| stone != completion);
                match fours.iter_mut().find(|four| four.stones == row) {
                    Some(four) => four.completions.push(completion),
                    None => fours.push(Four {
                        stones: row,
                        completions: vec![completion],
                    }),
                }
            }
        }
        fours
    }

    /// The real threes that hold a stone on the board, and what only looks like one.
    fn threes(self, board: &mut Board, point: Point, depth: Depth) -> (Vec<Three>, Vec<DeadThree>) {
        let (mut threes, mut dead) = (Vec::new(), Vec::new());
        for direction in Direction::ALL {
            let mut candidates: Vec<DeadThree> = Vec::new();
            let mut real = None;
            for completion in around(board, point, direction, 3) {
                let four = lines::row(board, self.color, completion, direction);
                if four.len() != 4 || !four.contains(&point) {
                    continue;
                }
                let mut stones = four.clone();
                stones.retain(|&stone| stone != completion);
                let Some(why) = self.why_dead(board, completion, &four, direction, depth) else {
                    real.get_or_insert(Three { stones, completion });
                    continue;
                };
                let completion = DeadCompletion {
                    point: completion,
                    why,
                };
                match candidates.iter_mut().find(|three| three.stones == stones) {
                    Some(three) => three.completions.push(completion),
                    None => candidates.push(DeadThree {
                        stones,
                        completions: vec![completion],
                    }),
                }
            }
            match real {
                Some(three) => threes.push(three),
                None if depth == Depth::Full => {
                    // What has no free end anywhere does not look like a three.
                    dead.extend(
                        candidates
                            .into_iter()
                            .find(|three| has_free_end(board, &three.stones, direction)),
                    );
                }
                None => {}
            }
        }
        (threes, dead)
    }

    /// Why a stone on `completion`, which makes the row `four` of four, does not make a real three.
    fn why_dead(
        self,
        board: &mut Board,
        completion: Point,
        four: &[Point],
        direction: Direction,
        depth: Depth,
    ) -> Option<Dead> {
        let ends = [(four.first()?, -1), (four.last()?, 1)];
        for (&stone, steps) in ends {
            let end = direction.walk(stone, steps);
            match end.filter(|&end| board.contains(end)) {
                None => return Some(Dead::Edge),
                Some(end) if !board.is_empty_at(end) => return Some(Dead::Blocked { by: end }),
                Some(end) => {
                    let beyond = direction.walk(end, steps);
                    if beyond.is_some_and(|beyond| board.get(beyond) == Some(self.color)) {
                        return Some(Dead::Six { end });
                    }
                }
            }
        }
        match forbidden::verdict(board, self.color, completion, self.kinds) {
            Verdict::Fine => None,
            Verdict::Five => Some(Dead::Five {
                rows: self.rows(board, completion, |length| length == 5),
            }),
            Verdict::Forbidden(kind) => match depth {
                Depth::Full => self
                    .explain(board, completion, Depth::Lines)
                    .map(|explanation| Dead::Forbidden(Box::new(explanation))),
                Depth::Lines => Some(Dead::Forbidden(Box::new(bare(kind, completion)))),
            },
        }
    }
}

/// A verdict without its lines.
fn bare(kind: Forbidden, point: Point) -> Explanation {
    match kind {
        Forbidden::Overline => Explanation::Overline {
            point,
            rows: Vec::new(),
        },
        Forbidden::DoubleFour => Explanation::DoubleFour {
            point,
            fours: Vec::new(),
        },
        Forbidden::DoubleThree => Explanation::DoubleThree {
            point,
            threes: Vec::new(),
            dead: Vec::new(),
        },
    }
}

/// Whether a point beside the first or the last of the stones is empty.
fn has_free_end(board: &Board, stones: &[Point], direction: Direction) -> bool {
    let ends = [(stones.first(), -1), (stones.last(), 1)];
    ends.into_iter().any(|(stone, steps)| {
        stone
            .and_then(|&stone| direction.walk(stone, steps))
            .is_some_and(|end| board.is_empty_at(end))
    })
}

/// The empty points up to `far` steps from a point along a line.
fn around(board: &Board, point: Point, direction: Direction, far: i16) -> Vec<Point> {
    (-far..=far)
        .filter_map(|steps| direction.walk(point, steps))
        .filter(|&near| board.is_empty_at(near))
        .collect()
}

/// `a, b and c`.
fn list(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// `f8-g8-h8`.
fn chain(points: &[Point]) -> String {
    let texts: Vec<String> = points.iter().map(ToString::to_string).collect();
    texts.join("-")
}

fn chains(rows: &[Vec<Point>]) -> String {
    list(&rows.iter().map(|row| chain(row)).collect::<Vec<_>>())
}

impl fmt::Display for Four {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points: Vec<String> = self.completions.iter().map(ToString::to_string).collect();
        write!(
            f,
            "{} (five at {})",
            chain(&self.stones),
            points.join(" or ")
        )
    }
}

impl fmt::Display for Three {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} (straight four at {})",
            chain(&self.stones),
            self.completion
        )
    }
}

impl fmt::Display for Dead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Dead::Edge => f.write_str("leaves no room before the edge"),
            Dead::Blocked { by } => write!(f, "is blocked by {by}"),
            Dead::Six { end } => write!(f, "could only become six at {end}"),
            Dead::Five { rows } => write!(f, "makes the five {} at once", chains(rows)),
            Dead::Forbidden(explanation) => write!(f, "is itself forbidden: {explanation}"),
        }
    }
}

impl fmt::Display for DeadThree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reasons: Vec<String> = self
            .completions
            .iter()
            .map(|completion| format!("{} {}", completion.point, completion.why))
            .collect();
        write!(
            f,
            "{} is no three: {}",
            chain(&self.stones),
            reasons.join("; ")
        )
    }
}

/// Plain English.
impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts = |threes: &[Three]| threes.iter().map(ToString::to_string).collect::<Vec<_>>();
        match self {
            Explanation::Overline { point, rows } if rows.is_empty() => {
                write!(f, "{point} makes an overline")
            }
            Explanation::Overline { point, rows } => {
                write!(f, "{point} makes the overline {}", chains(rows))
            }
            Explanation::DoubleFour { point, fours } => {
                let fours: Vec<String> = fours.iter().map(ToString::to_string).collect();
                write!(f, "{point} makes a double-four")?;
                if !fours.is_empty() {
                    write!(f, ": {}", list(&fours))?;
                }
                Ok(())
            }
            Explanation::DoubleThree {
                point,
                threes,
                dead,
            } => {
                write!(f, "{point} makes a double-three")?;
                if !threes.is_empty() {
                    write!(f, ": {}", list(&texts(threes)))?;
                }
                dead.iter().try_for_each(|three| write!(f, ". {three}"))
            }
            Explanation::NoDoubleThree {
                point,
                threes,
                dead,
            } => {
                write!(f, "{point} makes no double-three")?;
                if !threes.is_empty() {
                    write!(f, ", only the three {}", list(&texts(threes)))?;
                }
                dead.iter().try_for_each(|three| write!(f, ". {three}"))
            }
            Explanation::Five { point, rows } => {
                write!(f, "{point} makes the five {}", chains(rows))
            }
            Explanation::OfferSymmetric {
                point,
                earlier,
                symmetry,
            } => write!(
                f,
                "{point} is the earlier offer {earlier} again: {symmetry}"
            ),
            Explanation::Area {
                point,
                area,
                square,
            } => {
                write!(f, "{point} will not do: this stone goes {area}")?;
                match square {
                    Some((low, high)) if low != high => write!(f, " ({low} to {high})"),
                    Some((center, _)) => write!(f, " ({center})"),
                    None => Ok(()),
                }
            }
        }
    }
}
