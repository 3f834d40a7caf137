//! Static judgements against rollouts: how far the nets are off, and where.

use super::game::Game;
use super::labels::{self, Ahead};
use crate::class::Class;
use crate::random::Random;
use crate::rollout::{Line, Settings, roll_out};
use crate::{Evaluator, Nets, Stakes};
use std::fmt::{self, Display};
use std::str::FromStr;
use yonban_backgammon::notation::position_id;
use yonban_backgammon::{Board, Variant};
use yonban_search::Stop;

/// What games a position is from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum From {
    /// Games from the start, played as well as the nets can.
    Play,
    /// Games that went astray, as [`labels::positions`] takes them.
    Astray,
}

/// A position and what its rollout came to; a line of a file.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rolled {
    /// What games it is from.
    pub from: From,
    /// The position.
    pub board: Board,
    /// Cubeless, for the player about to throw.
    pub equity: f32,
    /// The standard error of that.
    pub error: f32,
}

/// A line of a file of rolled positions that is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "expected \"play\" or \"astray\", a Position ID, an equity and its standard error between tabs"
)]
pub struct LineError;

impl From {
    /// Both kinds.
    pub const ALL: [From; 2] = [From::Play, From::Astray];
}

impl Display for From {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            From::Play => "play",
            From::Astray => "astray",
        })
    }
}

impl FromStr for From {
    type Err = LineError;

    fn from_str(name: &str) -> Result<Self, LineError> {
        let named = |from: &From| from.to_string() == name;
        From::ALL.into_iter().find(named).ok_or(LineError)
    }
}

impl Display for Rolled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let from = self.from;
        let (id, equity, error) = (position_id::write(&self.board), self.equity, self.error);
        write!(f, "{from}\t{id}\t{equity:+.4}\t{error:.4}")
    }
}

impl FromStr for Rolled {
    type Err = LineError;

    fn from_str(line: &str) -> Result<Self, LineError> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [from, id, equity, error] = fields[..] else {
            return Err(LineError);
        };
        Ok(Rolled {
            from: from.parse()?,
            board: position_id::read(id, Variant::Standard).map_err(|_| LineError)?,
            equity: equity.parse().map_err(|_| LineError)?,
            error: error.parse().map_err(|_| LineError)?,
        })
    }
}

/// Contact positions whose end is still open: no side wins more than 19 times of 20.
#[must_use]
pub fn positions(nets: &Nets, from: From, count: usize, seed: u64) -> Vec<Board> {
    /// Of so many that come up one is taken, so that few are of the same game.
    const ONE_OF: usize = 12;
    let open = |board: &Board| {
        Class::WITH_CONTACT.contains(&Class::of(board))
            && (0.05..=0.95).contains(&nets.evaluate(board).win)
    };
    if from == From::Astray {
        let many = labels::positions(nets, 2 * ONE_OF * count, seed, &Class::WITH_CONTACT);
        let taken = many.into_iter().step_by(ONE_OF);
        return taken.filter(open).take(count).collect();
    }
    let (mut ahead, mut boards, mut number) = (Ahead::default(), Vec::new(), 0);
    while boards.len() < count {
        let mut random = Random::split(seed, number);
        number += 1;
        let mut game = Game::begin(Variant::Standard, false, [0.0; 2], &mut random);
        while !game.board.is_finished() && boards.len() < count {
            if random.below(ONE_OF) == 0 && open(&game.board) {
                boards.push(game.board);
            }
            game.play(nets, &mut ahead, &mut random);
        }
    }
    boards
}

/// Rolls positions out without a cube, plays by the static judgement; on several threads, whose number does not matter.
#[must_use]
pub fn roll(nets: &Nets, from: From, boards: &[Board], trials: u32, threads: usize) -> Vec<Rolled> {
    let line = |&board: &Board| Line {
        board,
        stakes: Stakes::CUBELESS,
        may_double: false,
    };
    let lines: Vec<Line> = boards.iter().map(line).collect();
    let settings = Settings {
        trials,
        threads,
        ..Settings::default()
    };
    let stop = Stop::default();
    let results = roll_out(
        nets,
        Variant::Standard,
        &lines,
        &settings,
        &stop,
        &mut |_| {},
    );
    let rolled = boards.iter().zip(results).map(|(&board, result)| Rolled {
        from,
        board,
        equity: result.equity.mean,
        error: result.equity.error,
    });
    rolled.collect()
}

/// How far static judgements are from rollouts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Distance {
    /// Of how many positions.
    pub count: usize,
    /// How much more than the rollouts they say on average.
    pub mean: f32,
    /// The root of the mean square, less the square of the rollouts' own errors.
    pub root: f32,
}

/// How far they are for these positions.
#[must_use]
pub fn distance<'a>(nets: &Nets, rolled: impl IntoIterator<Item = &'a Rolled>) -> Distance {
    let (mut count, mut sum, mut squares) = (0, 0.0, 0.0);
    for one in rolled {
        let off = nets.evaluate(&one.board).equity() - one.equity;
        count += 1;
        sum += off;
        squares += off * off - one.error * one.error;
    }
    let of = count.max(1) as f32;
    Distance {
        count,
        mean: sum / of,
        root: (squares / of).max(0.0).sqrt(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolled_positions_are_open_and_read_back() {
        let nets = Nets::shipped();
        for from in From::ALL {
            let boards = positions(nets, from, 3, 1);
            assert_eq!(boards.len(), 3);
            let rolled = roll(nets, from, &boards, 6, 2);
            assert_eq!(rolled, roll(nets, from, &boards, 6, 1));
            for one in &rolled {
                assert!(!one.board.is_race() && one.equity.abs() < 3.0 && one.error > 0.0);
                let again: Rolled = one.to_string().parse().expect("a line");
                assert_eq!((again.from, again.board), (one.from, one.board));
                assert!((again.equity - one.equity).abs() < 1e-4);
            }
            let distance = distance(nets, &rolled);
            assert!(distance.count == 3 && distance.root < 1.0, "{distance:?}");
        }
        for wrong in [
            "",
            "play",
            "play\tno\t0\t0",
            "way\t4HPwATDgc/ABMA\t0\t0",
            "play\t4HPwATDgc/ABMA\tx\t0",
        ] {
            assert_eq!(wrong.parse::<Rolled>(), Err(LineError), "{wrong}");
        }
    }
}
