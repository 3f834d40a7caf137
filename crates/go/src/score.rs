//! Counting: area and territory, regions in seki, komi.

use crate::board::{Board, Chain};
use crate::color::Color;
use crate::half_points::HalfPoints;
use crate::point::Point;
use crate::rules::{Goal, Rules, Scoring};

/// A region of at most so many points beside neutral points may be an eye in seki.
const SEKI_POINTS: usize = 3;

/// Whom a region of empty points belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner {
    /// To the only color that it touches.
    Color(Color),
    /// To nobody: it touches both, or none.
    Neutral,
    /// Territory only: to nobody, because the stones around it are in seki.
    Seki(
        /// The color that it touches.
        Color,
    ),
}

/// A maximal set of connected empty points, dead stones taken off.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// The points, in the order of the board.
    pub points: Vec<Point>,
    /// Whose it is.
    pub owner: Owner,
}

/// One side of a count. What the method does not count is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Column {
    /// Own living stones (area).
    pub stones: u32,
    /// Points of own regions.
    pub territory: u32,
    /// Stones taken in play (territory).
    pub captures: u32,
    /// Dead stones of the other side (territory).
    pub dead: u32,
    /// Komi.
    pub komi: HalfPoints,
    /// What is given for handicap stones.
    pub bonus: HalfPoints,
}

impl Column {
    /// The sum.
    #[must_use]
    pub fn total(&self) -> HalfPoints {
        let points = self.stones + self.territory + self.captures + self.dead;
        // At most 625 points and the stones taken in a game.
        HalfPoints::whole(i32::try_from(points).unwrap_or(i32::MAX / 2)) + self.komi + self.bonus
    }
}

/// A count of a board.
///
/// ```
/// use yonban_go::{Board, Color, Preset, Rules, Score, Size};
///
/// let mut board = Board::new(Size::square(5));
/// for row in 1..=5 {
///     board.put(Color::Black, format!("b{row}").parse()?);
///     board.put(Color::White, format!("c{row}").parse()?);
/// }
/// let rules: Rules = "tromp-taylor,size=5,komi=0.5".parse()?;
/// let score = Score::count(&board, &rules, &[], [0, 0]);
/// assert_eq!(score.black().total().to_string(), "10");
/// assert_eq!(score.to_string(), "W+5.5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    scoring: Scoring,
    columns: [Column; 2],
    regions: Vec<Region>,
    dead: Vec<Point>,
}

impl Score {
    /// Counts a board under `rules`: by their scoring, by area where they name none. `dead` are the
    /// stones taken off before, `captures` what Black and White have taken in play.
    #[must_use]
    pub fn count(board: &Board, rules: &Rules, dead: &[Point], captures: [u32; 2]) -> Self {
        let scoring = match rules.goal() {
            Goal::Score { scoring, .. } => scoring,
            Goal::Capture { .. } => Scoring::Area,
        };
        let mut board = board.clone();
        let mut columns = [Column::default(); 2];
        let mut taken_off = Vec::with_capacity(dead.len());
        for &point in dead {
            if let Some(color) = board.remove(point) {
                taken_off.push(point);
                if scoring == Scoring::Territory {
                    columns[color.other().index()].dead += 1;
                }
            }
        }
        taken_off.sort_unstable();
        let chains = board.chains();
        let mut regions = owned_regions(&board);
        if scoring == Scoring::Territory {
            mark_seki(&board, &chains, &mut regions);
        }
        for region in &regions {
            if let Owner::Color(color) = region.owner {
                columns[color.index()].territory += region.points.len() as u32;
            }
        }
        for color in Color::BOTH {
            let column = &mut columns[color.index()];
            match scoring {
                Scoring::Area => {
                    let own = chains.iter().filter(|chain| chain.color == color);
                    column.stones = own.map(|chain| chain.stones.len() as u32).sum();
                }
                Scoring::Territory => column.captures = captures[color.index()],
            }
        }
        let white = &mut columns[Color::White.index()];
        white.komi = rules.komi();
        white.bonus = rules.bonus();
        Score {
            scoring,
            columns,
            regions,
            dead: taken_off,
        }
    }

    /// What was counted.
    #[must_use]
    pub const fn scoring(&self) -> Scoring {
        self.scoring
    }

    /// Black's side.
    #[must_use]
    pub const fn black(&self) -> &Column {
        &self.columns[0]
    }

    /// White's side.
    #[must_use]
    pub const fn white(&self) -> &Column {
        &self.columns[1]
    }

    /// Black's total less White's.
    #[must_use]
    pub fn margin(&self) -> HalfPoints {
        self.black().total() - self.white().total()
    }

    /// Every region of empty points, in the order of their first points.
    #[must_use]
    pub fn regions(&self) -> &[Region] {
        &self.regions
    }

    /// The stones taken off as dead, in the order of the board.
    #[must_use]
    pub fn dead(&self) -> &[Point] {
        &self.dead
    }
}

/// Prints `B+3.5`, `W+0.5`, `0`.
impl std::fmt::Display for Score {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.margin().score_text())
    }
}

fn owned_regions(board: &Board) -> Vec<Region> {
    let owner = |points: &[Point]| {
        let mut touches = [false; 2];
        for &point in points {
            for beside in board.neighbours(point) {
                if let Some(color) = board.get(beside) {
                    touches[color.index()] = true;
                }
            }
        }
        match touches {
            [true, false] => Owner::Color(Color::Black),
            [false, true] => Owner::Color(Color::White),
            [true, true] | [false, false] => Owner::Neutral,
        }
    };
    let regions = board.regions().into_iter();
    regions
        .map(|points| Region {
            owner: owner(&points),
            points,
        })
        .collect()
}

/// Leaves out eyes in seki. Chains of one color that share an own region are one unit. Its region
/// does not count if the unit touches a neutral region, has no other region, and the region has at
/// most three points. (Japanese rules 1989, article 8: stones with neutral points are in seki, and
/// their eyes are no territory. Taken literally, one unfilled neutral point would void a whole side.)
fn mark_seki(board: &Board, chains: &[Chain], regions: &mut [Region]) {
    // The unit of each chain: the smallest number of a chain in it.
    let mut unit: Vec<usize> = (0..chains.len()).collect();
    let beside = |region: &Region| {
        let mut found: Vec<usize> = region
            .points
            .iter()
            .flat_map(|&point| board.neighbours(point))
            .filter_map(|point| {
                chains
                    .iter()
                    .position(|one| one.stones.binary_search(&point).is_ok())
            })
            .collect();
        found.sort_unstable();
        found.dedup();
        found
    };
    let chains_of: Vec<Vec<usize>> = regions.iter().map(beside).collect();
    for (region, chains) in regions.iter().zip(&chains_of) {
        if let (Owner::Color(_), Some(&first)) = (region.owner, chains.first()) {
            for &chain in chains {
                let (old, new) = (unit[chain], unit[first]);
                for one in &mut unit {
                    if *one == old {
                        *one = new;
                    }
                }
            }
        }
    }
    let mut neutral = vec![false; chains.len()];
    let mut eyes = vec![0; chains.len()];
    for (region, chains) in regions.iter().zip(&chains_of) {
        match (region.owner, chains.first()) {
            (Owner::Color(_), Some(&first)) => eyes[unit[first]] += 1,
            _ => chains.iter().for_each(|&chain| neutral[unit[chain]] = true),
        }
    }
    for (region, chains) in regions.iter_mut().zip(&chains_of) {
        if let (Owner::Color(color), Some(&first)) = (region.owner, chains.first()) {
            let unit = unit[first];
            if neutral[unit] && eyes[unit] == 1 && region.points.len() <= SEKI_POINTS {
                region.owner = Owner::Seki(color);
            }
        }
    }
}
