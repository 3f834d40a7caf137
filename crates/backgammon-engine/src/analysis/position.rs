//! One position: what is to be decided there, and what each choice is worth.

use super::judge::{answers, best_first, offer};
use crate::equity::{CubeDecision, Ladder, efficiency};
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

/// What players know by heart for the start, and have to guess elsewhere.
#[derive(Clone, PartialEq, Debug)]
pub struct Figures {
    /// What a gammon adds, as a share of what winning does: for the player on roll, and for the other.
    pub gammon_prices: [f32; 2],
    /// The chances of the player on roll to win the match after losing and after winning the present cube, from
    /// 0 to 1; `None` for money.
    pub match_chances: Option<[f32; 2]>,
    /// The chances of winning with which a double can just be taken, by the other and by the player on roll,
    /// from 0 to 1; `None` where the one against him may not double or gains nothing by it, and with a throw on
    /// the board: the chances are those after the play then.
    pub takes: [Option<f32>; 2],
    /// The decision at every score, as [`CubeDecision::matrix`] has it: as far as the match goes, for money up to
    /// [`Figures::SCORES`]. Empty with a throw on the board, without a cube, and in a match to one point.
    pub scores: Vec<Vec<CubeDecision>>,
}

impl Figures {
    /// The longest match of the table of scores where the position itself is for money.
    pub const SCORES: u32 = 7;
}

impl Situation {
    /// The figures about it; `game` is the position that was judged.
    #[must_use]
    pub fn figures(&self, game: &Backgammon) -> Figures {
        let ladder = Ladder::new(&self.stakes);
        let mut figures = Figures {
            gammon_prices: [ladder.gammon_price(), ladder.turned().gammon_price()],
            match_chances: Option::zip(ladder.match_chance(-1.0), ladder.match_chance(1.0))
                .map(|(lost, won)| [lost, won]),
            takes: [None; 2],
            scores: Vec::new(),
        };
        if game.dice().is_some() {
            return figures;
        }
        let (outputs, efficiency) = (&self.outputs, efficiency(game.board()));
        if ladder.may_double() {
            let cash = ladder.cash_point(outputs, efficiency);
            figures.takes[0] = cash.map(|cash| 1.0 - cash);
        }
        if ladder.turned().may_double() {
            figures.takes[1] = ladder.take_point(outputs, efficiency);
        }
        let length = game.rules().length().map_or(Figures::SCORES, u32::from);
        if game.rules().has_cube() && length > 1 {
            figures.scores = CubeDecision::matrix(outputs, efficiency, length);
        }
        figures
    }
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
