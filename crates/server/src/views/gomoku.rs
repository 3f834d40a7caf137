//! Gomoku and renju as a client sees them.

use yonban_games::Move;
use yonban_gomoku::explain::{Dead, DeadCompletion};
use yonban_gomoku::forbidden::judge;
use yonban_gomoku::{
    Action, Area, Color, Ending, Explanation, Forbidden, Gomoku, Judging, Point, Step,
};
use yonban_protocol::{
    CompletionView, GomokuExplanation, GomokuStep, GomokuView, NamedOpening, PlacedStone,
    PointMark, ShapeView,
};
use yonban_rules::{Game, Outcome, Turn};

use super::Eyes;

/// Fills the view of a position. What a room hides is not in it, whoever reads.
pub(crate) fn view(game: &Gomoku, eyes: &Eyes, moves: &[Move]) -> GomokuView {
    let whites_turn = game.step() == Step::Play && game.to_move() == Some(Color::White);
    let can_claim = game.rules().judging() == Some(Judging::Claim)
        && whites_turn
        && eyes.in_play
        && eyes.seat == Some(game.seat_of(Color::White));
    let actions = moves.iter().map(|one| one.action.as_str());
    fill(game, actions, marks(game, eyes), can_claim)
}

/// The view of a position on paper: no room hides anything from anybody.
pub(crate) fn on_paper<'a>(
    game: &Gomoku,
    actions: impl DoubleEndedIterator<Item = &'a str>,
) -> GomokuView {
    let forbidden = match game.turn() {
        Turn::Over(_) => forbidden_to_black(game),
        Turn::Seat(_) | Turn::Chance => game.forbidden_points().into_iter().map(mark).collect(),
    };
    let can_claim = game.check(&Action::Claim).is_ok();
    fill(game, actions, forbidden, can_claim)
}

fn fill<'a>(
    game: &Gomoku,
    actions: impl DoubleEndedIterator<Item = &'a str>,
    forbidden: Vec<PointMark>,
    can_claim: bool,
) -> GomokuView {
    let step = game.step();
    let offers = match step {
        Step::Offer { needed, .. } => Some(needed),
        Step::Pick { offered } => Some(offered),
        Step::Place { .. }
        | Step::SwapOrKeep
        | Step::Declare { .. }
        | Step::Choose { .. }
        | Step::PlaceOrOffer { .. }
        | Step::Play
        | Step::Over => declared(actions),
    };
    GomokuView {
        size: game.rules().size(),
        stones: game
            .stones()
            .iter()
            .map(|&(color, point)| stone(color, point))
            .collect(),
        step: step_view(step, game),
        offered: game.offered().iter().map(Point::to_string).collect(),
        offers,
        last: game.last_point().map(|point| point.to_string()),
        passed: game.just_passed(),
        forbidden,
        winning: game
            .winning_lines()
            .iter()
            .map(|line| line.iter().map(Point::to_string).collect())
            .collect(),
        can_claim,
        claim_room: game.rules().judging() == Some(Judging::Claim),
        opening: game.opening_name().map(|name| NamedOpening {
            code: name.code.to_owned(),
            name: name.name.map(str::to_owned),
            kanji: name.kanji.map(str::to_owned),
        }),
        explanation: ending(game),
    }
}

/// The number of fifth moves that was declared, until one is picked.
fn declared<'a>(actions: impl DoubleEndedIterator<Item = &'a str>) -> Option<u8> {
    actions
        .rev()
        .take_while(|action| !action.starts_with("pick "))
        .find_map(|action| action.strip_prefix("declare ")?.parse().ok())
}

pub(super) fn color(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

fn stone(of: Color, point: Point) -> PlacedStone {
    PlacedStone {
        point: point.to_string(),
        color: color(of).to_owned(),
    }
}

fn mark((point, kind): (Point, Forbidden)) -> PointMark {
    PointMark {
        point: point.to_string(),
        kind: kind.name().to_owned(),
    }
}

/// The points to mark: where the room has that aid and refuses such a stone anyway, on the turn of
/// the side that is bound; when all is over, what was forbidden to Black at the end.
fn marks(game: &Gomoku, eyes: &Eyes) -> Vec<PointMark> {
    if eyes.in_play {
        let shown = eyes.marks && game.rules().judging() == Some(Judging::Block);
        return if shown {
            game.forbidden_points().into_iter().map(mark).collect()
        } else {
            Vec::new()
        };
    }
    if eyes.over {
        forbidden_to_black(game)
    } else {
        Vec::new()
    }
}

/// What is forbidden to Black on this board, whoever is to move.
fn forbidden_to_black(game: &Gomoku) -> Vec<PointMark> {
    if !game.rules().preset().is_renju() {
        return Vec::new();
    }
    let board = game.board();
    board
        .empty_points()
        .filter_map(|point| Some(mark((point, judge(board, point)?))))
        .collect()
}

fn step_view(step: Step, game: &Gomoku) -> GomokuStep {
    match step {
        Step::Place { color: due, area } => {
            let (inside, outside) = match area {
                Area::Anywhere => (None, None),
                Area::Central(width) => (Some(width), None),
                Area::Outside(width) => (None, Some(width)),
            };
            GomokuStep::Place {
                color: color(due).to_owned(),
                number: u8::try_from(game.stones().len() + 1).unwrap_or(u8::MAX),
                inside,
                outside,
            }
        }
        Step::SwapOrKeep => GomokuStep::SwapOrKeep,
        Step::Declare { max } => GomokuStep::Declare { max },
        Step::Offer { needed, offered } => GomokuStep::Offer {
            left: needed.saturating_sub(offered),
        },
        Step::Pick { .. } => GomokuStep::Pick,
        Step::Choose { more } => GomokuStep::Choose { more },
        Step::PlaceOrOffer { area, needed } => GomokuStep::PlaceOrOffer {
            inside: match area {
                Area::Central(width) => width,
                Area::Anywhere | Area::Outside(_) => game.rules().size(),
            },
            offers: needed,
        },
        Step::Play => match game.turn() {
            Turn::Over(_) => GomokuStep::Over,
            Turn::Seat(seat) => GomokuStep::Play {
                color: color(game.color_of(seat)).to_owned(),
            },
            Turn::Chance => GomokuStep::Over,
        },
        Step::Over => GomokuStep::Over,
    }
}

/// Why an action text is refused, where there is more to say than the rule's name.
pub(crate) fn explain(game: &Gomoku, action: &str) -> Option<GomokuExplanation> {
    let explanation = game.explain(&action.parse().ok()?)?;
    Some(explanation_view(&explanation, game))
}

/// Why the last stone was forbidden, when that ended the game.
fn ending(game: &Gomoku) -> Option<GomokuExplanation> {
    match game.turn() {
        Turn::Over(Outcome {
            ending: Ending::Forbidden(_) | Ending::Claimed(_),
            ..
        }) => game
            .explain_ending()
            .map(|explanation| explanation_view(&explanation, game)),
        Turn::Over(_) | Turn::Seat(_) | Turn::Chance => None,
    }
}

pub(super) fn explanation_view(explanation: &Explanation, game: &Gomoku) -> GomokuExplanation {
    let rule = match explanation {
        Explanation::NoDoubleThree { .. } => "legal",
        other => other.rule(),
    };
    let (mirrors, area) = match explanation {
        Explanation::OfferSymmetric { earlier, .. } => (Some(earlier.to_string()), Vec::new()),
        Explanation::Area { area, .. } => {
            let size = game.rules().size();
            let inside = game
                .board()
                .empty_points()
                .filter(|&p| area.contains(p, size));
            (None, texts(inside))
        }
        _ => (None, Vec::new()),
    };
    GomokuExplanation {
        rule: rule.to_owned(),
        point: Some(explanation.point().to_string()),
        shapes: shapes(explanation),
        mirrors,
        area,
        text: explanation.to_string(),
    }
}

fn texts(points: impl IntoIterator<Item = Point>) -> Vec<String> {
    points.into_iter().map(|point| point.to_string()).collect()
}

fn shape(kind: &str, stones: &[Point], completions: Vec<CompletionView>) -> ShapeView {
    ShapeView {
        kind: kind.to_owned(),
        stones: texts(stones.iter().copied()),
        completions,
    }
}

fn live(point: Point) -> CompletionView {
    CompletionView {
        point: point.to_string(),
        dead: None,
        shapes: Vec::new(),
    }
}

/// The lines that an explanation names.
fn shapes(explanation: &Explanation) -> Vec<ShapeView> {
    match explanation {
        Explanation::Overline { rows, .. } => rows
            .iter()
            .map(|row| shape("overline", row, Vec::new()))
            .collect(),
        Explanation::Five { rows, .. } => rows
            .iter()
            .map(|row| shape("five", row, Vec::new()))
            .collect(),
        Explanation::DoubleFour { fours, .. } => fours
            .iter()
            .map(|four| {
                shape(
                    "four",
                    &four.stones,
                    four.completions.iter().copied().map(live).collect(),
                )
            })
            .collect(),
        Explanation::DoubleThree { threes, dead, .. }
        | Explanation::NoDoubleThree { threes, dead, .. } => {
            let real = threes
                .iter()
                .map(|three| shape("three", &three.stones, vec![live(three.completion)]));
            let apparent = dead.iter().map(|three| {
                shape(
                    "dead_three",
                    &three.stones,
                    three.completions.iter().map(dead_completion).collect(),
                )
            });
            real.chain(apparent).collect()
        }
        Explanation::OfferSymmetric { .. } | Explanation::Area { .. } => Vec::new(),
    }
}

fn dead_completion(completion: &DeadCompletion) -> CompletionView {
    let (dead, shapes) = match &completion.why {
        Dead::Edge | Dead::Blocked { .. } => ("no_room", Vec::new()),
        Dead::Six { .. } => ("makes_overline", Vec::new()),
        Dead::Five { rows } => (
            "makes_five",
            rows.iter()
                .map(|row| shape("five", row, Vec::new()))
                .collect(),
        ),
        Dead::Forbidden(explanation) => (explanation.rule(), shapes(explanation)),
    };
    CompletionView {
        point: completion.point.to_string(),
        dead: Some(dead.to_owned()),
        shapes,
    }
}
