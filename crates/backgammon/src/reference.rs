//! The slow, plain twin of the play generator: every order of the numbers, every checker, then the
//! rules word by word (spec, section 4). It shares nothing with the fast one but the type of its
//! answer.

use crate::board::Board;
use crate::dice::Dice;
use crate::play::{Play, Step};
use crate::point::{Destination, Origin, Point};
use std::collections::{BTreeMap, BTreeSet};

/// Checkers of the player on roll and of the opponent, both by the numbers of the player on roll. Own
/// checkers: 0 is off, 25 the bar; enemy checkers: 0 is their bar.
type Places = ([i8; 26], [i8; 26]);

/// What a sequence of steps comes to.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Sequence {
    result: Places,
    /// The number used first.
    first: u8,
    /// The steps by descending origin and destination.
    steps: Vec<(u8, u8)>,
}

/// All legal plays of a throw, each once; none if no number can be used.
#[must_use]
pub fn plays(board: &Board, dice: Dice) -> Vec<Play> {
    let start = places(board);
    let mut all = BTreeSet::new();
    let numbers = dice.numbers();
    collect(&start, numbers, &[], &mut all);
    if !dice.is_doublet() {
        let other: Vec<u8> = numbers.iter().rev().copied().collect();
        collect(&start, &other, &[], &mut all);
    }
    // As many numbers as possible.
    let most = all.iter().map(|one| one.steps.len()).max().unwrap_or(0);
    all.retain(|one| one.steps.len() == most);
    // If only one of two different numbers, the larger where it can be.
    if most == 1 && !dice.is_doublet() && all.iter().any(|one| one.first == dice.high()) {
        all.retain(|one| one.first == dice.high());
    }
    // Equal results are one play.
    let mut results: BTreeMap<Places, Vec<Vec<(u8, u8)>>> = BTreeMap::new();
    for one in all {
        results.entry(one.result).or_default().push(one.steps);
    }
    results
        .into_values()
        .map(|ways| {
            // The way that uses the larger number first stands for the others.
            let best = ways.into_iter().max_by_key(|steps| steps[0].0 - steps[0].1);
            text(&start, &best.unwrap_or_default())
        })
        .collect()
}

fn places(board: &Board) -> Places {
    let (mut own, mut other) = ([0; 26], [0; 26]);
    for (place, count) in board.own().places() {
        own[usize::from(place.pips())] = count as i8;
    }
    for (place, count) in board.other().places() {
        other[usize::from(25 - place.pips())] = count as i8;
    }
    (own, other)
}

/// Whether a checker on `from` may use a number.
fn may((own, other): &Places, from: u8, number: u8) -> bool {
    let at = usize::from(from);
    if own[at] == 0 || (own[25] > 0 && from != 25) {
        return false;
    }
    if from > number {
        return other[usize::from(from - number)] < 2;
    }
    let all_home = own[7..].iter().all(|count| *count == 0);
    let behind = own[at + 1..].iter().any(|count| *count > 0);
    all_home && (from == number || !behind)
}

/// Moves a checker; says whether it hits.
fn make((own, other): &mut Places, from: u8, to: u8) -> bool {
    own[usize::from(from)] -= 1;
    own[usize::from(to)] += 1;
    let hits = to > 0 && other[usize::from(to)] == 1;
    if hits {
        other[usize::from(to)] = 0;
        other[0] += 1;
    }
    hits
}

/// All sequences that use the numbers in this order, the unfinished ones too.
fn collect(places: &Places, numbers: &[u8], made: &[(u8, u8, u8)], all: &mut BTreeSet<Sequence>) {
    let Some((&number, rest)) = numbers.split_first() else {
        return;
    };
    for from in 1..=25 {
        if !may(places, from, number) {
            continue;
        }
        let to = from.saturating_sub(number);
        let mut next = *places;
        make(&mut next, from, to);
        let mut made = made.to_vec();
        made.push((from, to, number));
        let mut steps: Vec<(u8, u8)> = made.iter().map(|&(from, to, _)| (from, to)).collect();
        steps.sort_unstable_by(|one, two| two.cmp(one));
        let sequence = Sequence {
            result: next,
            first: made[0].2,
            steps,
        };
        // The same steps in another order lead on in the same way.
        if all.insert(sequence) {
            collect(&next, rest, &made, all);
        }
    }
}

fn text(start: &Places, steps: &[(u8, u8)]) -> Play {
    let mut places = *start;
    let steps: Vec<Step> = steps
        .iter()
        .filter_map(|&(from, to)| {
            let hits = make(&mut places, from, to);
            let from = Point::new(from).map_or(Origin::Bar, Origin::Point);
            let to = Point::new(to).map_or(Destination::Off, Destination::Point);
            Step::new(from, to, hits)
        })
        .collect();
    Play::new(&steps).unwrap_or(Play::NO_MOVE)
}
