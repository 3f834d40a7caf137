//! Positions of games and what a look-ahead of one throw says of them.

use super::game::{Game, errors};
use super::turn::Results;
use crate::class::Class;
use crate::nets::Work;
use crate::random::Random;
use crate::{Nets, Outputs};
use std::collections::HashSet;
use std::io::{self, Read, Write};
use yonban_backgammon::{Board, Checkers, Dice, Variant};

/// A position and how its game will end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    /// The position, its player about to throw.
    pub board: Board,
    /// What is to be learned.
    pub target: Outputs,
}

/// Bytes of a sample in a file: 25 numbers of each side, five `f32`.
const BYTES: usize = 2 * 25 + 5 * 4;

/// Distinct positions of games of the nets against themselves, and others that a throw could have led to: a
/// third of those that come up, for neighbours teach little new. Of three games with fifteen checkers one begins
/// at a set-up, see `setups`; two where contact is not among these `classes`, of which all are.
///
/// Most games are not played as well as the nets can, see `game`: they are asked about all plays, the
/// bad ones too, and about what comes of those.
#[must_use]
pub fn positions(nets: &Nets, count: usize, seed: u64, classes: &[Class]) -> Vec<Board> {
    let wanted = |board: &Board| classes.contains(&Class::of(board));
    // From a race no way leads back, and games from the start seldom come to other classes than contact.
    let over =
        |board: &Board| board.is_finished() || board.is_race() && !classes.contains(&Class::Race);
    let set_ups = if classes.contains(&Class::Contact) {
        1
    } else {
        2
    };
    let mut seen = HashSet::with_capacity(count);
    let mut boards = Vec::with_capacity(count);
    let mut ahead = Ahead::default();
    let mut number = 0;
    while boards.len() < count {
        let mut random = Random::split(seed, number);
        number += 1;
        let set_up = nets.variant == Variant::Standard && random.below(3) < set_ups;
        let errors = errors(&mut random);
        let mut game = Game::begin(nets.variant, set_up, errors, &mut random);
        while !over(&game.board) && boards.len() < count {
            if random.below(3) == 0 && wanted(&game.board) && seen.insert(game.board) {
                boards.push(game.board);
            }
            if random.below(9) == 0 {
                let results = ahead.results.of(&game.board, game.dice);
                let aside = results[random.below(results.len())];
                if !aside.is_finished()
                    && wanted(&aside)
                    && boards.len() < count
                    && seen.insert(aside)
                {
                    boards.push(aside);
                }
            }
            game.play(nets, &mut ahead, &mut random);
        }
    }
    boards
}

/// Work space of looking ahead.
#[derive(Clone, Debug, Default)]
pub struct Ahead {
    results: Results,
    work: Work,
}

impl Ahead {
    /// The static judgement.
    pub(super) fn judge(&mut self, nets: &Nets, board: &Board) -> Outputs {
        nets.evaluate_with(board, &mut self.work)
    }

    /// The board after a play that the static judgement takes for the best when it is off by up to `error`.
    pub(super) fn play(
        &mut self,
        nets: &Nets,
        board: &Board,
        dice: Dice,
        error: f32,
        random: &mut Random,
    ) -> Board {
        let mut best = (f32::INFINITY, *board);
        for result in self.results.of(board, dice) {
            let equity = nets.evaluate_with(result, &mut self.work).equity();
            let value = equity + error * random.unit();
            if value < best.0 {
                best = (value, *result);
            }
        }
        best.1
    }

    /// The mean over the 21 throws of what the best play leads to, and where that of `thrown` does; the board
    /// as it is where nothing was thrown.
    pub(super) fn look(
        &mut self,
        nets: &Nets,
        board: &Board,
        thrown: Option<Dice>,
    ) -> (Outputs, Board) {
        let mut sum = [0.0; 6];
        let mut next = *board;
        for (dice, times) in Dice::rolls() {
            let mut best = (f32::INFINITY, Outputs::default(), *board);
            for result in self.results.of(board, dice) {
                let outputs = nets.evaluate_with(result, &mut self.work);
                let equity = outputs.equity();
                if equity < best.0 {
                    best = (equity, outputs, *result);
                }
            }
            for (sum, way) in sum.iter_mut().zip(best.1.turned().exclusive()) {
                *sum += way * times as f32 / 36.0;
            }
            if thrown == Some(dice) {
                next = best.2;
            }
        }
        (Outputs::of_exclusive(sum), next)
    }
}

/// The mean over the 21 rolls of what the best play leads to.
#[must_use]
pub fn look_ahead(nets: &Nets, board: &Board, ahead: &mut Ahead) -> Outputs {
    ahead.look(nets, board, None).0
}

/// Labels positions by a step from the static judgement towards [`look_ahead`], `times` as long: 1 leads there. On
/// several threads; the result does not depend on their number.
///
/// In positions that last, a back game or a spoiled board, each throw corrects what the one before did: labels
/// beyond the look-ahead get sooner to where many rounds would lead (over-relaxation, as Young 1954 has it for equations).
/// They double or treble what a net cannot see as well; a chance may be below 0 or above 1.
#[must_use]
pub fn label(nets: &Nets, boards: &[Board], times: f32, threads: usize) -> Vec<Sample> {
    by_threads(boards, threads, |boards| {
        let mut ahead = Ahead::default();
        let samples = boards.iter().map(|&board| {
            let from = ahead.judge(nets, &board).exclusive();
            let to = look_ahead(nets, &board, &mut ahead).exclusive();
            let ways = std::array::from_fn(|way| from[way] + times * (to[way] - from[way]));
            let target = Outputs::of_exclusive(ways);
            Sample { board, target }
        });
        samples.collect()
    })
}

/// What `work` makes of items, in their order, a share of them on each thread.
pub(super) fn by_threads<T: Sync>(
    items: &[T],
    threads: usize,
    work: impl Fn(&[T]) -> Vec<Sample> + Sync,
) -> Vec<Sample> {
    let part = items.len().div_ceil(threads.max(1)).max(1);
    let work = &work;
    std::thread::scope(|scope| {
        let parts: Vec<_> = items
            .chunks(part)
            .map(|items| scope.spawn(move || work(items)))
            .collect();
        let done = parts.into_iter().filter_map(|part| part.join().ok());
        done.flatten().collect()
    })
}

/// Appends samples to a file.
///
/// # Errors
///
/// The file cannot be written.
pub fn write(samples: &[Sample], to: &mut impl Write) -> io::Result<()> {
    for sample in samples {
        for side in [sample.board.own(), sample.board.other()] {
            let mut counts = [0; 25];
            for (place, count) in side.places() {
                counts[usize::from(place.pips()) - 1] = count;
            }
            to.write_all(&counts)?;
        }
        let Outputs {
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        } = sample.target;
        for number in [
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        ] {
            to.write_all(&number.to_le_bytes())?;
        }
    }
    Ok(())
}

/// Reads what [`write()`] wrote.
///
/// # Errors
///
/// The file cannot be read, or holds something else.
pub fn read(variant: Variant, from: &mut impl Read) -> io::Result<Vec<Sample>> {
    let mut bytes = Vec::new();
    from.read_to_end(&mut bytes)?;
    let samples = bytes
        .chunks_exact(BYTES)
        .map(|bytes| sample(variant, bytes));
    let samples: Option<Vec<Sample>> = samples.collect();
    samples.ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "no samples"))
}

fn sample(variant: Variant, bytes: &[u8]) -> Option<Sample> {
    let (own, rest) = bytes.split_first_chunk::<25>()?;
    let (other, rest) = rest.split_first_chunk::<25>()?;
    let own = Checkers::from_counts(own)?;
    let board = Board::new(own, Checkers::from_counts(other)?, variant).ok()?;
    let mut numbers = rest
        .chunks_exact(4)
        .filter_map(|bytes| Some(f32::from_le_bytes(*bytes.first_chunk()?)));
    Some(Sample {
        board,
        target: Outputs {
            win: numbers.next()?,
            win_gammon: numbers.next()?,
            win_backgammon: numbers.next()?,
            lose_gammon: numbers.next()?,
            lose_backgammon: numbers.next()?,
        },
    })
}
