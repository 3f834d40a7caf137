//! The inputs once more, slow and obvious: numbers on points, loops over throws, no sets of bits.

use super::{Contact, Race, Side, Sparse};
use crate::random::Random;
use yonban_backgammon::{Board, Checkers, Dice, Variant};

/// The numbers of a side on 0 to 25.
fn counts(side: &Checkers) -> Vec<usize> {
    let mut counts = vec![0; 26];
    for (place, count) in side.places() {
        counts[usize::from(place.pips())] = usize::from(count);
    }
    counts
}

/// A side and the enemy, both in the side's numbering: the enemy's bar is 0.
struct Sight {
    own: Vec<usize>,
    enemy: Vec<usize>,
}

impl Sight {
    fn of(board: &Board) -> Sight {
        let mut enemy = counts(board.other());
        enemy.reverse();
        Sight {
            own: counts(board.own()),
            enemy,
        }
    }

    fn blocked(&self, point: usize) -> bool {
        (1..=24).contains(&point) && self.enemy[point] >= 2
    }

    fn open(&self, point: usize) -> bool {
        (1..=24).contains(&point) && self.enemy[point] < 2
    }

    fn blot(&self, point: usize) -> bool {
        (1..=24).contains(&point) && self.enemy[point] == 1
    }

    fn total(side: &[usize]) -> usize {
        side.iter().sum()
    }

    fn pips(&self) -> usize {
        (1..=25).map(|point| point * self.own[point]).sum()
    }

    fn enemy_pips(&self) -> usize {
        (0..=24).map(|point| (25 - point) * self.enemy[point]).sum()
    }

    /// Where the rear checkers are.
    fn rear(&self) -> usize {
        (1..=25)
            .filter(|&point| self.own[point] > 0)
            .max()
            .unwrap_or(0)
    }

    fn enemy_rear(&self) -> usize {
        (0..=24).find(|&point| self.enemy[point] > 0).unwrap_or(25)
    }

    /// The points where checkers on `from` get with `die`, from the bar first if somebody is there.
    fn reach(&self, from: &[usize], die: usize) -> Vec<usize> {
        let reached = from
            .iter()
            .filter(|&&point| point > die)
            .map(|point| point - die);
        reached.filter(|&point| self.open(point)).collect()
    }

    /// Blots hit by a throw and whether it hits two.
    fn hits(&self, high: usize, low: usize) -> (Vec<usize>, bool) {
        let places: Vec<usize> = (1..=24).filter(|&point| self.own[point] > 0).collect();
        let waiting = self.own[25];
        let mut hit = Vec::new();
        let mut two = false;
        let enters = |die: usize| self.open(25 - die).then_some(25 - die);
        if high == low {
            let mut from = places;
            let mut steps = 4;
            if waiting > 0 {
                let Some(entry) = enters(high) else {
                    return (hit, false);
                };
                hit.push(entry);
                from.push(entry);
                steps = 4usize.saturating_sub(waiting);
            }
            for _ in 0..steps {
                from = self.reach(&from, high);
                hit.extend(&from);
            }
        } else if waiting == 0 {
            let (first, second) = (self.reach(&places, high), self.reach(&places, low));
            hit.extend(first.iter().chain(&second));
            hit.extend(self.reach(&first, low));
            hit.extend(self.reach(&second, high));
            let blots = |points: &[usize]| -> Vec<usize> {
                points
                    .iter()
                    .copied()
                    .filter(|&point| self.blot(point))
                    .collect()
            };
            let (one, other) = (blots(&first), blots(&second));
            let mut both = [one.clone(), other.clone()].concat();
            both.sort_unstable();
            both.dedup();
            two = !one.is_empty() && !other.is_empty() && both.len() >= 2;
            two |= !blots(&self.reach(&one, low)).is_empty();
            two |= !blots(&self.reach(&other, high)).is_empty();
        } else if waiting == 1 {
            for (first, second) in [(high, low), (low, high)] {
                if let Some(entry) = enters(first) {
                    let then = self.reach(&[places.clone(), vec![entry]].concat(), second);
                    two |= self.blot(entry) && then.iter().any(|&point| self.blot(point));
                    hit.push(entry);
                    hit.extend(then);
                }
            }
        } else {
            hit.extend(enters(high));
            hit.extend(enters(low));
            two = hit.iter().filter(|&&point| self.blot(point)).count() == 2;
        }
        hit.retain(|&point| self.blot(point));
        hit.sort_unstable();
        hit.dedup();
        let two = if high == low { hit.len() >= 2 } else { two };
        (hit, two)
    }

    /// Of 36 throws: with how many a checker on `from` can use both numbers.
    fn escapes(&self, from: usize) -> usize {
        let blocked = |pips: usize| from > pips && self.blocked(from - pips);
        let passes = |dice: &Dice| {
            let (first, second) = (usize::from(dice.first()), usize::from(dice.second()));
            (!blocked(first) || !blocked(second)) && !blocked(first + second)
        };
        Dice::throws().filter(passes).count()
    }

    /// The longest run of own points and its highest point.
    fn run(&self) -> (usize, usize) {
        let mut best = (0, 0);
        for start in 1..=24 {
            let length = (start..=24)
                .take_while(|&point| self.own[point] >= 2)
                .count();
            if length > 0 && length >= best.0 {
                best = (length, start + length - 1);
            }
        }
        best
    }

    fn contact(&self) -> Vec<f32> {
        let own = &self.own;
        let part = |many: usize, of: f32| many as f32 / of;
        let off = 15 - Sight::total(own).min(15);
        let sum = |weight: &dyn Fn(usize) -> usize| -> usize {
            (1..=25).map(|point| own[point] * weight(point)).sum()
        };
        let anchors: Vec<usize> = (19..=24).filter(|&point| own[point] >= 2).collect();
        let shut = (19..=24).filter(|&point| self.blocked(point)).count();
        let shut = part(shut, 6.0);
        let (mut one, mut two, mut lost) = (0, 0, 0);
        for dice in Dice::throws() {
            let (hit, both) = self.hits(usize::from(dice.high()), usize::from(dice.low()));
            one += usize::from(!hit.is_empty());
            two += usize::from(both);
            lost += hit.last().copied().unwrap_or(0);
        }
        let mut mobility = 0;
        for die in 1..=6 {
            mobility += (die + 1..=25)
                .filter(|&point| own[point] > 0 && self.open(point - die))
                .count();
        }
        let escapes: Vec<usize> = (19..=25).map(|point| self.escapes(point)).collect();
        let held: Vec<(usize, usize)> = (15..=25)
            .filter(|&point| own[point] > 0)
            .map(|point| (own[point], self.escapes(point)))
            .collect();
        let mean = self.pips() as f32 / Sight::total(own).max(1) as f32;
        let moment: f32 = (1..=25)
            .map(|point| own[point] as f32 * (point as f32 - mean).powi(2))
            .sum();
        let spare: usize = (1..=18)
            .map(|point| match point {
                1..=6 => own[point].saturating_sub(2) * (point - 1),
                _ => own[point] * (point - 6),
            })
            .sum();
        let buried = own[1].saturating_sub(1) + own[2].saturating_sub(1);
        let home = part((1..=6).filter(|&point| own[point] >= 2).count(), 6.0);
        let (run, top) = self.run();
        let kept: usize = if run >= 4 {
            self.enemy[..=top - run].iter().sum()
        } else {
            0
        };
        let exposed = (1..=24)
            .filter(|&point| own[point] == 1 && point > self.enemy_rear())
            .count();
        let worst = 1.0 - part(escapes.iter().copied().min().unwrap_or(36), 36.0);
        vec![
            part(off.min(5), 5.0),
            part(off.saturating_sub(5).min(5), 5.0),
            part(off.saturating_sub(10), 5.0),
            part(self.pips(), 167.0),
            (self.enemy_pips() as f32 - self.pips() as f32)
                / (self.pips() + self.enemy_pips()) as f32,
            part(sum(&|point| point.saturating_sub(self.enemy_rear())), 152.0),
            part(sum(&|point| point.saturating_sub(6)), 100.0),
            part(sum(&|point| point.saturating_sub(18)), 20.0),
            part(self.rear(), 25.0),
            part(anchors.last().copied().unwrap_or(0), 24.0),
            part(anchors.first().map_or(0, |point| 25 - point), 6.0),
            f32::from(u8::from(anchors.len() >= 2)),
            part(own[19..].iter().sum(), 7.0),
            part((19..=25).filter(|&point| own[point] > 0).count(), 4.0),
            part(self.escapes(self.rear()), 36.0),
            part(held.iter().map(|held| held.1).min().unwrap_or(36), 36.0),
            part(
                held.iter()
                    .map(|(count, throws)| count * (36 - throws))
                    .sum(),
                108.0,
            ),
            part(escapes.iter().sum(), 252.0),
            worst * worst,
            shut * shut,
            match own[25] {
                0 => 0.0,
                1 => shut * shut,
                _ => 1.0 - (1.0 - shut) * (1.0 - shut),
            },
            part(one, 36.0),
            part(two, 36.0),
            part(lost, 360.0),
            part(mobility, 40.0),
            moment / 1000.0,
            part(spare, 60.0),
            part(Sight::total(own) - buried, 15.0),
            home * home,
            part(run * run, 36.0),
            part(kept, 4.0),
            part(exposed, 5.0),
        ]
    }

    fn race(&self) -> Vec<f32> {
        let own = &self.own;
        let part = |many: usize, of: f32| many as f32 / of;
        let sum = |weight: &dyn Fn(usize) -> usize| -> usize {
            (1..=25).map(|point| own[point] * weight(point)).sum()
        };
        let off = 15 - Sight::total(own).min(15);
        let mut all: Vec<f32> = (0..15).map(|n| f32::from(u8::from(off > n))).collect();
        let (pips, enemy) = (self.pips() as f32, self.enemy_pips() as f32);
        all.extend([
            pips / 100.0,
            (enemy - pips) / (pips + enemy),
            (enemy - pips + 4.0) / (4.0 * (pips + enemy + 4.0)).sqrt() / 4.0,
            part(sum(&|point| point.saturating_sub(6)), 50.0),
            part(sum(&|point| point.saturating_sub(18)), 20.0),
            part(sum(&|point| (point - 1) / 6), 15.0),
            part(Sight::total(own), 15.0),
            part((1..=6).filter(|&point| own[point] == 0).count(), 6.0),
            part(own[1], 5.0),
        ]);
        all
    }

    fn units(&self) -> Vec<f32> {
        let unit = |n: &usize| match *n {
            0 => [0.0; 4],
            1 => [1.0, 0.0, 0.0, 0.0],
            2 => [0.0, 1.0, 0.0, 0.0],
            n => [0.0, 0.0, 1.0, (n - 3) as f32 / 2.0],
        };
        self.own[1..].iter().flat_map(unit).collect()
    }
}

/// All inputs of a position, those that are zero too.
fn slow(board: &Board) -> Vec<f32> {
    let race = board.is_race();
    let side = |sight: Sight| {
        let mut inputs = sight.units();
        inputs.extend(if race { sight.race() } else { sight.contact() });
        inputs
    };
    [side(Sight::of(board)), side(Sight::of(&board.turned()))].concat()
}

/// The same by the fast way.
fn fast(board: &Board) -> Vec<f32> {
    let (own, other) = (Side::of(board.own()), Side::of(board.other()));
    let mut sparse = Sparse::new();
    let count = if board.is_race() {
        Race::write(&own, &other, &mut sparse);
        Race::COUNT
    } else {
        Contact::write(&own, &other, &mut sparse);
        Contact::COUNT
    };
    let mut inputs = vec![0.0; count];
    assert!(
        sparse.indexes().is_sorted_by(|one, next| one < next),
        "{board}"
    );
    for (index, value) in sparse.iter() {
        assert!(value != 0.0, "{board}");
        inputs[index] = value;
    }
    inputs
}

/// Positions of random games, and ones where checkers are strewn about.
fn boards() -> Vec<Board> {
    let mut boards = Vec::new();
    for game in 0..60 {
        let variant = Variant::ALL[game as usize % Variant::ALL.len()];
        let mut random = Random::split(21, game);
        let mut board = Board::start(variant);
        while !board.is_finished() {
            boards.push(board);
            let dice = Dice::new(random.below(6) as u8 + 1, random.below(6) as u8 + 1);
            let plays = board.plays(dice.expect("two dice"));
            if let Some(play) = plays.get(random.below(plays.len())) {
                board = board.after(play);
            }
            board = board.turned();
        }
    }
    let mut random = Random::new(8);
    while boards.len() < 12_000 {
        let mut side = || {
            let mut counts = [0u8; 25];
            for _ in 0..random.below(15) + 1 {
                counts[random.below(25)] += 1;
            }
            Checkers::from_counts(&counts).expect("at most 15")
        };
        boards.extend(Board::new(side(), side(), Variant::Standard).ok());
    }
    boards
}

#[test]
fn both_ways_see_the_same() {
    for board in boards() {
        let (slow, fast) = (slow(&board), fast(&board));
        assert_eq!(slow.len(), fast.len());
        for (n, (slow, fast)) in slow.iter().zip(&fast).enumerate() {
            assert!(
                (slow - fast).abs() < 1e-4,
                "input {n} of {board}: {fast}, not {slow}"
            );
        }
    }
}

#[test]
fn both_players_see_the_same() {
    for board in boards() {
        let (seen, turned) = (fast(&board), fast(&board.turned()));
        let (own, other) = seen.split_at(seen.len() / 2);
        assert_eq!([other, own].concat(), turned, "{board}");
    }
}

#[test]
fn inputs_stay_small() {
    for board in boards() {
        let most = fast(&board)
            .into_iter()
            .fold(0.0, |most: f32, input| most.max(input.abs()));
        assert!(most <= 8.0, "{board}: {most}");
    }
}
