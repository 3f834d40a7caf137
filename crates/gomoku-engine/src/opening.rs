//! The decisions of the openings: stones before a swap, swaps, numbers, offers, picks, colors.
//!
//! All of them come down to what positions are worth to Black: before a swap the evener the better,
//! at a swap the better side, and with several fifth moves the one that the chooser would leave.

use crate::decide::{Decision, Question, best_stone, worth_searching};
use crate::level::{Dice, handicap};
use crate::position::Position;
use crate::search::{MAX_DEPTH, PROVED, Searcher};
use crate::value_of;
use std::time::{Duration, Instant};
use yonban_gomoku::{Action, Color, Gomoku, Point, Step};
use yonban_rules::{Game, Turn};
use yonban_search::{Budget, Info};

/// Fifth moves compared.
const FIFTHS: usize = 28;
/// Opening stones compared.
const STONES: usize = 24;
/// Positions a second that are counted on when a time is turned into a number of positions.
const PACE: u64 = 400_000;
/// Below this a position counts as even.
const EVEN: i32 = 12;

/// Decides at an opening step.
pub(crate) fn decide(question: &Question<'_>, report: &mut dyn FnMut(Info)) -> Decision {
    let mut judge = Judge::new(question);
    match question.game.step() {
        Step::Place { .. } => place(question, &mut judge, report),
        Step::SwapOrKeep => {
            let black = judge.black_value(question.game);
            let mine = match question.game.color_of(question.seat) {
                Color::Black => black,
                Color::White => -black,
            };
            let action = if mine < 0 { Action::Swap } else { Action::Keep };
            decided(question, action, mine.abs())
        }
        Step::Declare { max } => declare(question, &mut judge, max),
        Step::Offer { .. } => offer(question, &mut judge),
        Step::Pick { .. } => pick(question, &mut judge),
        Step::Choose { more } => {
            let black = judge.black_value(question.game);
            let action = if more && black.abs() < EVEN {
                Action::More
            } else if black > 0 {
                Action::Black
            } else {
                Action::White
            };
            decided(question, action, black.abs())
        }
        Step::PlaceOrOffer { needed, .. } => {
            let fifths = judge.fifths(question.game);
            let last = fifths.get(usize::from(needed).saturating_sub(1));
            let is_good = last.is_some_and(|&(value, _)| value > 0);
            if is_good {
                offer(question, &mut judge)
            } else {
                place(question, &mut judge, report)
            }
        }
        Step::Play | Step::Over => Decision::at_once(question.allowed[0]),
    }
}

/// The action if it is allowed, else the first that is.
fn decided(question: &Question<'_>, action: Action, value: i32) -> Decision {
    let action = if question.allowed.contains(&action) {
        action
    } else {
        question.allowed[0]
    };
    Decision::Play {
        action,
        value: Some(value_of(value)),
        line: Vec::new(),
    }
}

/// What an opening stone leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aim {
    /// The other seat may choose a color next: make it even.
    Even,
    /// The same seat goes on placing: anything sound.
    Setup,
    /// As in play.
    Best,
}

fn aim(question: &Question<'_>, action: &Action) -> Aim {
    let mut game = question.game.clone();
    game.play_unchecked(action);
    let same = game.turn() == Turn::Seat(question.seat);
    match (game.step(), same) {
        (Step::SwapOrKeep | Step::Choose { .. }, false) | (Step::Declare { .. }, true) => Aim::Even,
        (Step::Place { .. }, true) => Aim::Setup,
        _ => Aim::Best,
    }
}

fn place(question: &Question<'_>, judge: &mut Judge<'_>, report: &mut dyn FnMut(Info)) -> Decision {
    let mut position = question.position();
    let points = question.clean_points(&mut position);
    let Some(&first) = points.first() else {
        return Decision::at_once(question.allowed[0]);
    };
    let stone = |p: usize| Action::Place(position.point(p));
    match aim(question, &stone(first)) {
        Aim::Best => {
            let handicap = handicap(question.level);
            best_stone(
                question,
                position,
                &points,
                &handicap,
                question.budget,
                report,
            )
        }
        Aim::Setup => {
            let near = nearest(&position, &points, 25);
            let chosen = near[judge.dice.below(near.len() as u32) as usize];
            Decision::at_once(stone(chosen))
        }
        Aim::Even => {
            let near = if position.stones() == 0 {
                points
            } else {
                nearest(&position, &points, 80)
            };
            let some = judge.sample(near, STONES);
            judge.share(some.len());
            let mut best: Option<(i32, Action)> = None;
            for p in some {
                let mut game = question.game.clone();
                let action = stone(p);
                game.play_unchecked(&action);
                let value = judge.board_value(&game);
                if best.is_none_or(|(least, _)| value.abs() < least.abs()) {
                    best = Some((value, action));
                }
            }
            best.map_or_else(
                || Decision::at_once(question.allowed[0]),
                |(value, action)| decided(question, action, -value.abs()),
            )
        }
    }
}

/// The points nearest to the center, at most `most`.
fn nearest(position: &Position, points: &[usize], most: usize) -> Vec<usize> {
    let size = position.size() as i32;
    let far = |p: usize| {
        let point = position.point(p);
        let off = |at: u8| (2 * i32::from(at) + 1 - size).abs();
        off(point.file()).max(off(point.rank()))
    };
    let mut sorted = points.to_vec();
    sorted.sort_by_key(|&p| (far(p), p));
    sorted.truncate(most.max(1));
    sorted
}

/// The number of fifth moves after which the position is most even: what is offered is worth what
/// White leaves, the worst of that many.
fn declare(question: &Question<'_>, judge: &mut Judge<'_>, max: u8) -> Decision {
    let mut game = question.game.clone();
    let ask = Action::Declare(1);
    if game.check(&ask).is_err() {
        return Decision::at_once(question.allowed[0]);
    }
    game.play_unchecked(&ask);
    let fifths = judge.fifths_ahead(&game);
    let number = fifths
        .iter()
        .zip(1..=max)
        .min_by_key(|((value, _), n)| (value.abs().min(PROVED), *n))
        .map_or(1, |(_, n)| n);
    let value = fifths.get(usize::from(number) - 1).map_or(0, |f| f.0);
    decided(question, Action::Declare(number), -value.abs())
}

/// The best fifth move that may still be offered.
fn offer(question: &Question<'_>, judge: &mut Judge<'_>) -> Decision {
    let fifths = judge.fifths(question.game);
    let offers = fifths
        .iter()
        .map(|&(value, point)| (value, Action::Offer(point)));
    let best = offers
        .into_iter()
        .find(|(_, action)| question.allowed.contains(action));
    let any = question
        .allowed
        .iter()
        .find(|a| matches!(a, Action::Offer(_)));
    match (best, any) {
        (Some((value, action)), _) => decided(question, action, value),
        (None, Some(&action)) => Decision::at_once(action),
        (None, None) => Decision::at_once(question.allowed[0]),
    }
}

/// The offer that is worth least to Black.
fn pick(question: &Question<'_>, judge: &mut Judge<'_>) -> Decision {
    let offered = question.game.offered().to_vec();
    judge.share(offered.len());
    let mut best: Option<(i32, Action)> = None;
    for point in offered {
        let action = Action::Pick(point);
        if !question.allowed.contains(&action) {
            continue;
        }
        let mut game = question.game.clone();
        game.play_unchecked(&action);
        let value = judge.board_value(&game);
        if best.is_none_or(|(least, _)| value < least) {
            best = Some((value, action));
        }
    }
    best.map_or_else(
        || Decision::at_once(question.allowed[0]),
        |(value, action)| decided(question, action, -value),
    )
}

/// Judges positions within the question's budget.
struct Judge<'a> {
    question: &'a Question<'a>,
    dice: Dice,
    /// Positions for everything, and for one judgement.
    total: u64,
    each: u64,
    depth: u32,
    until: Option<Instant>,
}

impl<'a> Judge<'a> {
    fn new(question: &'a Question<'a>) -> Self {
        let budget = handicap(question.level).limit(question.budget);
        let time = budget.time.map(|time| {
            let millis = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
            millis.saturating_mul(PACE / 1_000).max(1)
        });
        let counted = [budget.nodes, time].into_iter().flatten().min();
        Judge {
            dice: question.dice(),
            question,
            total: counted.unwrap_or(200_000),
            each: counted.unwrap_or(20_000),
            depth: budget.depth.unwrap_or(MAX_DEPTH).min(12),
            until: budget
                .time
                .and_then(|time| Instant::now().checked_add(time)),
        }
    }

    /// Splits the budget over so many judgements.
    fn share(&mut self, judgements: usize) {
        self.each = (self.total / judgements.max(1) as u64).max(1);
    }

    /// At most `most` of the points, chosen by the dice.
    fn sample(&mut self, mut points: Vec<usize>, most: usize) -> Vec<usize> {
        for n in 0..points.len().min(most) {
            let other = n + self.dice.below((points.len() - n) as u32) as usize;
            points.swap(n, other);
        }
        points.truncate(most);
        points
    }

    /// What is left of the time.
    fn budget(&self) -> Budget {
        let left = self
            .until
            .map(|until| until.saturating_duration_since(Instant::now()));
        Budget {
            time: left.map(|left| left.max(Duration::from_micros(1))),
            nodes: Some(self.each),
            depth: None,
        }
    }

    /// The best stone for the color to move and what the board is then worth to that color.
    fn search(&self, game: &Gomoku) -> (Option<Point>, i32) {
        let Some(color) = game.to_move() else {
            return (None, 0);
        };
        let mut position = Position::new(game.rules(), game.board(), color);
        let free: Vec<usize> = position.free_points().collect();
        let clean: Vec<usize> = free
            .into_iter()
            .filter(|&p| !position.is_forbidden(p, color.index()))
            .collect();
        if clean.is_empty() {
            return (None, 0);
        }
        let (position, points) = worth_searching(position, &clean);
        let mut searcher = Searcher::new(
            position,
            self.question.table,
            &self.budget(),
            self.question.stop,
        );
        let found = searcher.think(&points, self.depth, &mut |_, _| {});
        (Some(searcher.position.point(found.best)), found.value)
    }

    /// What the board is worth to Black if play went on at once.
    fn board_value(&self, game: &Gomoku) -> i32 {
        let value = self.search(game).1;
        match game.to_move() {
            Some(Color::White) => -value,
            _ => value,
        }
    }

    /// What the game is worth to Black at a decision about colors, fifth moves to come included.
    fn black_value(&mut self, game: &Gomoku) -> i32 {
        let mut ahead = game.clone();
        if ahead.check(&Action::Keep).is_ok() {
            ahead.play_unchecked(&Action::Keep);
            if let Some((offers, needed)) = self.reach_offers(&ahead) {
                let fifths = self.fifths(&offers);
                let left = fifths.get(needed.saturating_sub(1)).or(fifths.last());
                return left.map_or(0, |&(value, _)| value);
            }
        }
        self.share(1);
        self.board_value(game)
    }

    /// The state in which Black offers, with White's best fourth stone where that is still to come,
    /// and the number of offers.
    fn reach_offers(&mut self, game: &Gomoku) -> Option<(Gomoku, usize)> {
        let mut ahead = game.clone();
        for _ in 0..3 {
            match ahead.step() {
                Step::Offer { needed, .. } => return Some((ahead, usize::from(needed))),
                Step::SwapOrKeep => ahead.play_unchecked(&Action::Keep),
                Step::Place {
                    color: Color::White,
                    ..
                } if ahead.board().stone_count() == 3 => {
                    self.share(4);
                    let stone = Action::Place(self.search(&ahead).0?);
                    ahead.check(&stone).ok()?;
                    ahead.play_unchecked(&stone);
                }
                _ => return None,
            }
        }
        None
    }

    /// The values of Black's fifth moves once it is to offer, best first; empty if it never will.
    fn fifths_ahead(&mut self, game: &Gomoku) -> Vec<(i32, Point)> {
        match self.reach_offers(game) {
            Some((offers, _)) => self.fifths(&offers),
            None => Vec::new(),
        }
    }

    /// Fifth moves that differ from one another and from those offered already, with their values to
    /// Black, best first. `game` waits for an offer.
    fn fifths(&mut self, game: &Gomoku) -> Vec<(i32, Point)> {
        let mut position = Position::new(game.rules(), game.board(), Color::Black);
        let free: Vec<usize> = position.free_points().collect();
        let clean: Vec<usize> = free
            .into_iter()
            .filter(|&p| !position.is_forbidden(p, Color::Black.index()))
            .collect();
        let quick = Budget::nodes(1);
        let mut searcher = Searcher::new(position, self.question.table, &quick, self.question.stop);
        let promising = searcher.most_promising(&clean, clean.len());
        // The symmetry ban speaks about offers that stand: let each candidate stand while the next
        // ones are compared with it, as far as offers can stand.
        let mut candidates = Vec::new();
        for p in promising {
            let point = searcher.position.point(p);
            let offer = Action::Offer(point);
            if game.check(&offer).is_err() {
                continue;
            }
            if candidates.iter().any(|&other| clash(game, other, point)) {
                continue;
            }
            candidates.push(point);
            if candidates.len() == FIFTHS {
                break;
            }
        }
        self.share(candidates.len());
        let mut values = Vec::new();
        for point in candidates {
            let p = searcher.position.index(point);
            searcher.position.make(p);
            let position = searcher.position.clone();
            searcher.position.unmake(p);
            let points: Vec<usize> = position.free_points().collect();
            let (position, points) = worth_searching(position, &points);
            let mut inner = Searcher::new(
                position,
                self.question.table,
                &self.budget(),
                self.question.stop,
            );
            let found = inner.think(&points, self.depth, &mut |_, _| {});
            values.push((-found.value, point));
        }
        values.sort_by_key(|&(value, point)| (-value, point));
        values
    }
}

/// Whether two fifth moves count as one.
fn clash(game: &Gomoku, one: Point, other: Point) -> bool {
    let mut ahead = game.clone();
    ahead.play_unchecked(&Action::Offer(one));
    match ahead.step() {
        Step::Offer { .. } => ahead.check(&Action::Offer(other)).is_err(),
        _ => false,
    }
}
