//! Where games begin that should get to what is rare in games from the start: primes against primes,
//! checkers behind them, spoiled home boards, back games.
//!
//! All by chance, under rules of our own; no position is anybody's example.

use crate::class::Class;
use crate::random::Random;
use yonban_backgammon::{Board, Checkers, Variant};

/// A side before the board is put together: how many checkers on each of its points, the bar last.
type Counts = [u8; 25];

/// A position with contact. Many sides have a row of three to six points next to one another, beginning on one of
/// their points 1 to 5, and some checkers behind the other's; others have a spoiled home board, play from behind,
/// are home but for a straggler or two, or stand anywhere.
#[must_use]
pub(super) fn setup(random: &mut Random) -> Board {
    loop {
        let low = [random.below(5), random.below(5)];
        let mut sides = [[0; 25]; 2];
        for (n, counts) in sides.iter_mut().enumerate() {
            match random.below(7) {
                0 | 1 => row(counts, low[n], low[1 - n], random),
                2 => spoiled(counts, low[1 - n], random),
                3 => back(counts, random),
                4 | 5 => late(counts, low[1 - n], random),
                _ => rest(counts, 15, random),
            }
        }
        let [own, other] = sides.map(|counts| Checkers::from_counts(&counts));
        if let (Some(own), Some(other)) = (own, other)
            && let Ok(board) = Board::new(own, other, Variant::Standard)
            && !matches!(Class::of(&board), Class::Race | Class::Over)
        {
            return board;
        }
    }
}

/// A row that begins at `low`, one to four checkers behind the enemy's row, which begins at `against` (both
/// counted from 0), and the rest anywhere, near home more often.
fn row(counts: &mut Counts, low: usize, against: usize, random: &mut Random) {
    let row = 3 + random.below(4);
    counts[low..low + row].fill(2);
    let left = 15 - 2 * row;
    let back = [1, 1, 2, 2, 3, 4][random.below(6)].min(left);
    behind(counts, back, against, random);
    rest(counts, left - back, random);
}

/// Most checkers on low points of the home board, one to four behind the enemy's row.
fn spoiled(counts: &mut Counts, against: usize, random: &mut Random) {
    let back = 1 + random.below(4);
    behind(counts, back, against, random);
    let home = 7 + random.below(15 - 7 - back + 1);
    for _ in 0..home {
        counts[random.below(6).min(random.below(6))] += 1;
    }
    rest(counts, 15 - back - home, random);
}

/// Four to eight checkers in the enemy's home board, most of them in pairs.
fn back(counts: &mut Counts, random: &mut Random) {
    let back = 4 + random.below(5);
    let mut left = back;
    while left > 0 {
        let together = (1 + random.below(4).min(1)).min(left);
        counts[18 + random.below(7)] += together as u8;
        left -= together;
    }
    rest(counts, 15 - back, random);
}

/// All are at home or nearly so, but one or two behind the enemy's row: hit late, or never got away.
fn late(counts: &mut Counts, against: usize, random: &mut Random) {
    let back = 1 + random.below(2);
    behind(counts, back, against, random);
    let mut left = 15 - back;
    while left > 0 {
        let together = (1 + random.below(3)).min(left);
        counts[random.below(8)] += together as u8;
        left -= together;
    }
}

/// Checkers behind a row of the enemy that begins at `against`: its point is 23 - `against` here, and
/// behind it are the higher ones and the bar.
fn behind(counts: &mut Counts, count: usize, against: usize, random: &mut Random) {
    let mut place = 24;
    for n in 0..count {
        if n == 0 || random.below(2) == 0 {
            place = 24 - random.below(against + 1);
        }
        counts[place] += 1;
    }
}

/// Checkers anywhere, near home more often, and often two together.
fn rest(counts: &mut Counts, count: usize, random: &mut Random) {
    let mut left = count;
    while left > 0 {
        let place = match random.below(8) {
            0..4 => random.below(12),
            4 | 5 => random.below(6),
            _ => random.below(24),
        };
        let together = (1 + random.below(2)).min(left);
        counts[place] += together as u8;
        left -= together;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inputs::Side;

    #[test]
    fn set_ups_are_whole_and_of_all_kinds() {
        let mut random = Random::new(1);
        let boards: Vec<Board> = (0..2_000).map(|_| setup(&mut random)).collect();
        for board in &boards {
            assert_eq!((board.own().total(), board.other().total()), (15, 15));
            assert!(!board.is_race());
        }
        let count = |is: &dyn Fn(&Board) -> bool| boards.iter().filter(|board| is(board)).count();
        assert!(count(&|board| board.own().on_bar() > 0) > 100);
        // Six points in a row.
        let full = |side: &Checkers| {
            let made = Side::of(side).made;
            (1..20).any(|n| made >> n & 0x3F == 0x3F)
        };
        assert!(count(&|board| full(board.own()) || full(board.other())) > 300);
        // Home boards with ten checkers on the three lowest points, and sides that play from behind.
        let among = |side: &Checkers, low: u8, high: u8| -> u8 {
            let places = side.places();
            let inside = places.filter(|(place, _)| (low..=high).contains(&place.pips()));
            inside.map(|(_, count)| count).sum()
        };
        assert!(count(&|board| among(board.own(), 1, 3) >= 8) > 50);
        assert!(count(&|board| among(board.own(), 19, 25) >= 4) > 150);
        // All home but a straggler or two.
        assert!(count(&|board| among(board.own(), 1, 8) >= 13) > 300);
    }
}
