//! From a question to an action: which part of the engine answers what.

use crate::class::{group, kind};
use crate::level::{CERTAIN, Dice, Handicap, handicap};
use crate::opening;
use crate::position::Position;
use crate::search::{Found, MATE, MAX_DEPTH, Searcher};
use crate::value_of;
use yonban_gomoku::{Action, Color, Gomoku, Step};
use yonban_rules::{Game, Seat};
use yonban_search::{Budget, Info, Level, Stop, TranspositionTable, Value};

/// Everything a decision depends on.
#[derive(Debug)]
pub(crate) struct Question<'a> {
    pub(crate) game: &'a Gomoku,
    pub(crate) seat: Seat,
    /// The legal actions that are not excluded; not empty.
    pub(crate) allowed: &'a [Action],
    pub(crate) budget: Budget,
    pub(crate) level: Level,
    pub(crate) seed: u64,
    pub(crate) table: &'a TranspositionTable,
    pub(crate) stop: &'a Stop,
}

/// What comes of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Decision {
    /// This action.
    Play {
        action: Action,
        value: Option<Value>,
        line: Vec<String>,
    },
    /// Every action left is a losing foul.
    Resign,
}

impl Decision {
    /// An action that needs no thought.
    pub(crate) fn at_once(action: Action) -> Self {
        Decision::Play {
            action,
            value: None,
            line: Vec::new(),
        }
    }
}

impl Question<'_> {
    /// The position on the board with the color that acts to move.
    pub(crate) fn position(&self) -> Position {
        let color = self.game.to_move().unwrap_or(Color::Black);
        Position::new(self.game.rules(), self.game.board(), color)
    }

    /// Dice that depend on the seed and on the board.
    pub(crate) fn dice(&self) -> Dice {
        let key = self.position().key() ^ self.seed.wrapping_mul(0xD6E8_FEB8_6659_FD93);
        Dice::new(key ^ self.game.offered().len() as u64)
    }

    /// The points that may be taken as a stone and are not forbidden to the color to move.
    pub(crate) fn clean_points(&self, position: &mut Position) -> Vec<usize> {
        let me = position.side();
        let points = self.allowed.iter().filter_map(|action| match action {
            Action::Place(point) => Some(position.index(*point)),
            _ => None,
        });
        let points: Vec<usize> = points.collect();
        points
            .into_iter()
            .filter(|&p| !position.is_forbidden(p, me))
            .collect()
    }
}

/// Decides.
pub(crate) fn decide(question: &Question<'_>, report: &mut dyn FnMut(Info)) -> Decision {
    if let [only] = question.allowed {
        let foul = matches!(only, Action::Place(_))
            && question.clean_points(&mut question.position()).is_empty();
        return if foul {
            Decision::Resign
        } else {
            Decision::at_once(*only)
        };
    }
    if question.game.step() != Step::Play {
        return opening::decide(question, report);
    }
    if question.allowed.contains(&Action::Claim) {
        return Decision::at_once(Action::Claim);
    }
    let mut position = question.position();
    let points = question.clean_points(&mut position);
    if points.is_empty() {
        return if question.allowed.contains(&Action::Pass) {
            Decision::at_once(Action::Pass)
        } else {
            Decision::Resign
        };
    }
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

/// A legal action without any search: the clean stone that looks best, else the first action.
pub(crate) fn plain(game: &Gomoku, allowed: &[Action]) -> Action {
    let color = game.to_move().unwrap_or(Color::Black);
    let mut position = Position::new(game.rules(), game.board(), color);
    let stones = allowed.iter().filter_map(|action| match action {
        Action::Place(point) => Some((*action, position.index(*point))),
        _ => None,
    });
    let stones: Vec<(Action, usize)> = stones.collect();
    stones
        .into_iter()
        .filter(|&(_, p)| !position.is_forbidden(p, color.index()))
        .collect::<Vec<_>>()
        .into_iter()
        .max_by_key(|&(_, p)| position.worth(0, p) + position.worth(1, p))
        .map_or(allowed[0], |(action, _)| action)
}

/// The best of `points` (not empty) for the side to move, as a stone.
pub(crate) fn best_stone(
    question: &Question<'_>,
    position: Position,
    points: &[usize],
    handicap: &Handicap,
    budget: Budget,
    report: &mut dyn FnMut(Info),
) -> Decision {
    let color = position.side();
    if position.stones() == 0 {
        let middle = nearest_to_center(&position, points);
        return Decision::at_once(Action::Place(position.point(middle)));
    }
    let is_five = |p: &usize| position.kind(color, *p) & kind::MASK == kind::FIVE;
    let fives: Vec<usize> = points.iter().copied().filter(is_five).collect();
    if !fives.is_empty() {
        let five = nearest_to_center(&position, &fives);
        return Decision::Play {
            action: Action::Place(position.point(five)),
            value: Some(Value::Win(1)),
            line: texts(&position, &[five]),
        };
    }
    let (position, points) = worth_searching(position, points);
    let budget = handicap.limit(budget);
    let mut searcher = Searcher::new(position, question.table, &budget, question.stop);
    searcher.sees_fours = handicap.sees_fours;
    let mut tell = |searcher: &Searcher<'_>, found: &Found| {
        report(Info {
            depth: found.depth,
            nodes: searcher.deadline.nodes(),
            nps: searcher.deadline.nps(),
            value: value_of(found.value),
            line: texts(&searcher.position, &found.line),
        });
    };
    let found = if handicap.noise > 0 {
        let mut dice = question.dice();
        misjudged(&mut searcher, &points, handicap, &mut dice, color)
    } else {
        searcher.think(&points, budget.depth.unwrap_or(MAX_DEPTH), &mut tell)
    };
    Decision::Play {
        action: Action::Place(searcher.position.point(found.best)),
        value: Some(value_of(found.value)),
        line: texts(&searcher.position, &found.line),
    }
}

/// The points as action texts.
pub(crate) fn texts(position: &Position, line: &[usize]) -> Vec<String> {
    line.iter()
        .map(|&p| position.point(p).to_string())
        .collect()
}

fn nearest_to_center(position: &Position, points: &[usize]) -> usize {
    let far = |p: usize| {
        let point = position.point(p);
        let size = position.size() as i32;
        let (file, rank) = (i32::from(point.file()), i32::from(point.rank()));
        (2 * file + 1 - size).pow(2) + (2 * rank + 1 - size).pow(2)
    };
    points.iter().copied().min_by_key(|&p| far(p)).unwrap_or(0)
}

/// Those of the points that matter to either color; all of them if none does.
pub(crate) fn worth_searching(position: Position, points: &[usize]) -> (Position, Vec<usize>) {
    let candidates = position
        .set(0, group::CANDIDATE)
        .or(&position.set(1, group::CANDIDATE));
    let near: Vec<usize> = points
        .iter()
        .copied()
        .filter(|&p| candidates.has(p))
        .collect();
    if near.is_empty() {
        let nearest = nearest_to_center(&position, points);
        let mut all = points.to_vec();
        all.sort_by_key(|&p| p != nearest);
        return (position, all);
    }
    (position, near)
}

/// How low levels choose: every promising move is searched a little, and its value misjudged.
fn misjudged(
    searcher: &mut Searcher<'_>,
    points: &[usize],
    handicap: &Handicap,
    dice: &mut Dice,
    color: usize,
) -> Found {
    let blind = dice.below(100) < handicap.blindness;
    let mut best: Option<(i32, Found)> = None;
    for p in searcher.most_promising(points, 24) {
        if searcher.position.kind(color, p) & kind::MASK == kind::FIVE {
            return searcher.found_five(p);
        }
        let value = searcher.value_of_move(p, handicap.depth.unwrap_or(1));
        let stops = searcher.position.kind(color ^ 1, p) & kind::MASK == kind::FIVE;
        let at_once = value <= 2 - MATE;
        let worst = if at_once { -CERTAIN } else { -handicap.alarm };
        let judged = if stops && blind {
            -CERTAIN
        } else {
            value.clamp(worst, CERTAIN) + dice.noise(handicap.noise)
        };
        if best.as_ref().is_none_or(|(most, _)| judged > *most) {
            best = Some((
                judged,
                Found {
                    best: p,
                    value,
                    line: vec![p],
                    depth: 1,
                },
            ));
        }
        if searcher.deadline.is_over() {
            break;
        }
    }
    best.map_or_else(|| searcher.found_five(points[0]), |(_, found)| found)
}
