//! One position: what is to be decided there, and what each choice is worth.

use super::judge::{answers, best_first, offer};
use crate::equity::CubeDecision;
use crate::search::{Candidate, Searcher};
use crate::{Outputs, Stakes};
use yonban_backgammon::{Action, Backgammon, Phase};
use yonban_rules::{Game, Seat};

/// What is known of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Situation {
    /// Who decides; while a throw is due, who throws.
    pub seat: Seat,
    /// What is played for, seen by the player on roll.
    pub stakes: Stakes,
    /// How the game will end, seen by the player on roll: before his throw, or after his best play.
    pub outputs: Outputs,
    /// What can be done.
    pub choice: Choice,
    /// By a look of how many plies that is known. Plays tell it each for itself.
    pub plies: u8,
}

/// What can be done in a position.
#[derive(Clone, PartialEq, Debug)]
pub enum Choice {
    /// A throw is to be played: all plays, best first, those that were looked at most deeply before the others.
    Play(Vec<Candidate>),
    /// To roll or to double. Where he may not double, [`CubeDecision::allowed`] is false.
    Double(CubeDecision),
    /// To answer a double or an offer to resign: the legal answers and what they are worth to whoever
    /// answers, per unit of the present cube, best first.
    Answer(Vec<(Action, f32)>),
    /// To throw: what the game is worth to the player on roll, per unit of the present cube.
    Throw(f32),
}

/// Judges what is to be decided by a look of so many plies; `None` where the game has not begun or is over,
/// and where the limit of the searcher was reached.
///
/// ```
/// use yonban_backgammon::{Backgammon, Rules};
/// use yonban_backgammon_engine::Nets;
/// use yonban_backgammon_engine::analysis::{Choice, situation};
/// use yonban_backgammon_engine::search::Searcher;
/// use yonban_rules::PositionText;
///
/// let rules: Rules = "money".parse()?;
/// let start = Backgammon::from_position(&rules, "4HPwATDgc/ABMA")?;
/// let mut searcher = Searcher::new(Nets::shipped(), rules.variant());
/// let known = situation(&mut searcher, &start, 0).expect("somebody is on roll");
/// let Choice::Double(cube) = known.choice else { panic!() };
/// assert_eq!(cube.to_string(), "no double, take");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn situation(searcher: &mut Searcher<'_>, game: &Backgammon, plies: u8) -> Option<Situation> {
    let (board, stakes) = (game.board(), Stakes::of(game));
    let seat = game.turn().seat().unwrap_or(game.on_roll());
    let choice = match game.phase() {
        Phase::OpeningThrow | Phase::Over(_) => return None,
        Phase::Play(dice) => {
            let plays = searcher.rank_plays(board, dice, &stakes, plies);
            let best = *plays.first()?;
            return Some(Situation {
                seat,
                stakes,
                outputs: best.outputs,
                choice: Choice::Play(plays),
                plies: best.plies,
            });
        }
        Phase::Turn => {
            let mut cube = searcher.cube_at(board, &stakes, plies)?;
            cube.allowed &= game.check(&Action::Double).is_ok();
            Choice::Double(cube)
        }
        Phase::Throw => {
            let (_, equity) = searcher.thrown(board, &stakes, plies)?;
            Choice::Throw(equity)
        }
        Phase::Doubled { redoubles } => {
            let worths = answers(searcher, game, &stakes, redoubles, plies)?;
            Choice::Answer(worths)
        }
        Phase::Resigning { kind, .. } => {
            let [accept, reject] = offer(searcher, game, &stakes, kind, plies)?;
            let legal = game.legal_actions().into_iter();
            Choice::Answer(best_first(legal.map(|action| match action {
                Action::Accept => (action, accept),
                _ => (action, reject),
            })))
        }
    };
    let outputs = searcher.evaluate(board, plies);
    Some(Situation {
        seat,
        stakes,
        outputs,
        choice,
        plies,
    })
}
