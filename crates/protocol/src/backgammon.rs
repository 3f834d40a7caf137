//! Backgammon as a client sees it. Points are numbers by the numbering of whoever they concern: 1 to 24
//! for the points, 25 for the bar, 0 for off. Point `p` of one seat is point `25 - p` of the other.

use crate::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A position of backgammon, with the match around it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct BackgammonView {
    /// Seat A's checkers by its own numbering: 26 numbers, first those off, then points 1 to 24, then
    /// the bar.
    pub a: Vec<u8>,
    /// Seat B's, by its own numbering.
    pub b: Vec<u8>,
    /// How many checkers a side has: 15, or 3 in hypergammon.
    pub checkers: u8,
    /// The pip counts of seat A and of seat B.
    pub pips: [u32; 2],
    /// `opening_throw`, `turn`, `throw`, `play`, `doubled`, `resigning`, `over`.
    pub phase: String,
    /// The player whose turn it is, also while the other one answers; absent before an opening throw.
    pub on_roll: Option<Seat>,
    /// The throw to be played, in the order thrown; after an opening throw seat A's die and then seat B's.
    pub dice: Option<[u8; 2]>,
    /// Whether that is an opening throw, of which either side threw one die.
    pub opening: bool,
    /// How often the opening throw of this game was a tie.
    pub ties: u32,
    /// How a play is put together step by step, for whoever is to make one: what may be done is what is
    /// here. The first stage is the position as it stands. Empty for everybody else.
    pub stages: Vec<BackgammonStage>,
    /// The cube; absent where the rules have none, or the match is to one point.
    pub cube: Option<BackgammonCube>,
    /// Points to the match; absent where one game is played for points.
    pub length: Option<u8>,
    /// The points of seat A and of seat B.
    pub score: [u32; 2],
    /// Whether this is the Crawford game, which has no doubles.
    pub crawford: bool,
    /// Whether the Crawford game has been played.
    pub post_crawford: bool,
    /// Whether gammons do not count yet: Jacoby's rule and a cube that nobody has taken.
    pub gammons_off: bool,
    /// What the player on roll offers to resign, where he does: `single`, `gammon`, `backgammon`.
    pub resigning: Option<String>,
    /// The number of this game in the match, from 1.
    pub game: u32,
    /// How the game before ended, or, at the end, this one.
    pub last_game: Option<BackgammonGame>,
    /// The newest play of this game.
    pub last_play: Option<BackgammonPlay>,
    /// Whether people throw the dice themselves and tell them.
    pub told: bool,
    /// The Position ID of the player on roll.
    pub position_id: String,
    /// The XGID, seat A as X; absent where it cannot be told (before an opening throw, at the end).
    pub xgid: Option<String>,
}

/// A position within a play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct BackgammonStage {
    /// The action text, where the play is complete here.
    pub done: Option<String>,
    /// What can be done next.
    pub steps: Vec<BackgammonStep>,
}

/// One checker by one number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct BackgammonStep {
    /// From where: 1 to 24, 25 for the bar.
    pub from: u8,
    /// To where: 1 to 24, 0 for off.
    pub to: u8,
    /// The number it uses.
    pub die: u8,
    /// Whether it hits a blot.
    pub hit: bool,
    /// The stage that follows: its place in the list.
    pub next: u32,
}

/// The doubling cube.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct BackgammonCube {
    /// What it shows. While a double is answered: what the answering seat loses by dropping.
    pub value: u32,
    /// Whose it is; absent while it is in the middle.
    pub owner: Option<Seat>,
    /// What is offered, while a double is answered.
    pub offer: Option<BackgammonOffer>,
    /// Whether the player on roll may turn it now.
    pub may_double: bool,
    /// Whether turning it gains the player on roll nothing: its value already wins the match for him.
    pub dead: bool,
}

/// A double, or a redouble at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct BackgammonOffer {
    /// Who has turned it.
    pub by: Seat,
    /// What it will show if it is taken.
    pub taken: u32,
    /// What is lost by dropping.
    pub dropped: u32,
    /// How many redoubles at once have followed the double.
    pub redoubles: u8,
}

/// How a game of the match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct BackgammonGame {
    /// Its number, from 1.
    pub number: u32,
    /// Who won it.
    pub winner: Seat,
    /// The points won.
    pub points: u32,
    /// `single`, `gammon`, `backgammon`, `drop`, `resign_single`, `resign_gammon`, `resign_backgammon`.
    pub ending: String,
}

/// A play that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct BackgammonPlay {
    /// Who made it.
    pub seat: Seat,
    /// The throw, in the order thrown.
    pub dice: [u8; 2],
    /// The action text.
    pub action: String,
    /// Its steps; empty for `nomove`.
    pub steps: Vec<BackgammonMoved>,
}

/// A step that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct BackgammonMoved {
    /// From where: 1 to 24, 25 for the bar.
    pub from: u8,
    /// To where: 1 to 24, 0 for off.
    pub to: u8,
    /// Whether it hit a blot.
    pub hit: bool,
}

/// Why an act is refused, or what stands behind it. Points are numbered by the seat that acts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct BackgammonExplanation {
    /// The rule, as in refusals: `must_use_all`, `must_use_higher`, `crawford`, …; `legal` where nothing
    /// refuses.
    pub rule: String,
    /// The places that it is about: 1 to 24, 25 for the bar.
    pub from: Vec<u8>,
    /// Where a checker was to go: 1 to 24, 0 for off.
    pub to: Option<u8>,
    /// A play that obeys, where the rule asks for another.
    pub instead: Option<String>,
    /// For a play: where it hits.
    pub hits: Vec<u8>,
    /// For a play: where it leaves a checker alone that the opponent can come to.
    pub blots: Vec<u8>,
    /// For a play: the pip counts of the player and of the opponent afterwards.
    pub pips: Option<[u32; 2]>,
    /// For a double: what it puts at stake.
    pub offer: Option<BackgammonStake>,
    /// The whole told in plain English, for logs and the command line.
    pub text: String,
}

/// What a double puts at stake.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct BackgammonStake {
    /// What the cube shows if it is taken.
    pub taken: u32,
    /// What is lost by dropping.
    pub dropped: u32,
    /// Whose the cube is if it is taken.
    pub owner: Seat,
    /// Whether it gains nothing: the cube already wins the match.
    pub dead: bool,
}

/// A line of play put to the house for analysis: all of it by `POST /api/v1/backgammon/report`, the position
/// it leads to by `POST /api/v1/backgammon/position`. Nothing is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BackgammonAnalysisRequest {
    /// The rules text.
    pub rules: String,
    /// The position text it began from; absent for the start of a match.
    #[serde(default)]
    pub start: Option<String>,
    /// Actions and throws, in order.
    pub actions: Vec<String>,
    /// How deep to look, 0 to 2.
    #[serde(default)]
    pub plies: u8,
}

/// What an analysis found. Equities are points per unit of the cube; in a match they are scaled so that
/// winning the cube's value is +1 and losing it -1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct BackgammonReport {
    /// Every decision that had an alternative, in order.
    pub decisions: Vec<BackgammonDecision>,
    /// The luck of every throw after which somebody moved.
    pub luck: Vec<BackgammonLuck>,
    /// The sums of seat A and of seat B.
    pub totals: [BackgammonTotals; 2],
    /// How many decisions and throws were not looked at, because it took too long.
    pub undone: u32,
}

/// One decision, judged.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct BackgammonDecision {
    /// Its place among the actions and throws, from 0.
    pub index: u32,
    /// The game of the match, from 1.
    pub game: u32,
    /// Whose.
    pub seat: Seat,
    /// `play`, `double` (whether to double), `take` (whether to take), `resign` (an offer), `settle` (the
    /// answer to one).
    pub kind: String,
    /// What was done: an action text.
    pub action: String,
    /// The throw that was played, for a play.
    pub dice: Option<[u8; 2]>,
    /// The equity that was lost by it, 0 for the best.
    pub loss: f64,
    /// The match-winning chance that was lost, from 0 to 1; absent where points are played for.
    pub chance_lost: Option<f64>,
    /// `doubtful`, `bad`, `very_bad`; absent for a good one.
    pub mark: Option<String>,
    /// Whether it counts for the error rate.
    pub counted: bool,
    /// The best plays and, if it is not among them, the one made. Empty for a cube decision.
    pub candidates: Vec<BackgammonCandidate>,
    /// The equities of the cube's turns, for a decision whether to double.
    pub cube: Option<BackgammonCubeJudgement>,
    /// For `take`, `resign` and `settle`: what there was to choose from, for `take` the best first.
    pub alternatives: Vec<BackgammonAlternative>,
}

/// Something that could be done, and what it is worth to whoever decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct BackgammonAlternative {
    /// The action text; empty for playing on.
    pub action: String,
    /// What it is worth, in units of the cube before the double.
    pub equity: f64,
}

/// A play, judged.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct BackgammonCandidate {
    /// The action text.
    pub action: String,
    /// As people write it.
    pub written: String,
    /// What it is worth with the cube.
    pub equity: f64,
    /// How deep it was looked at.
    pub plies: u8,
    /// The chances to win, to win a gammon or more, a backgammon, to lose a gammon or more, a backgammon.
    pub chances: [f64; 5],
}

/// A double, judged. Equities are those of whoever may double, per unit of the cube before it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct BackgammonCubeJudgement {
    /// Without a double.
    pub no_double: f64,
    /// Doubled and taken.
    pub double_take: f64,
    /// Doubled and dropped: 1.
    pub double_drop: f64,
    /// The best for the doubler: `no_double`, `double`, `too_good`.
    pub best: String,
    /// The best answer: `take`, `drop`, `beaver`.
    pub answer: String,
    /// How deep it was looked at.
    pub plies: u8,
    /// The chances to win, to win a gammon or more, a backgammon, to lose a gammon or more, a backgammon.
    pub chances: [f64; 5],
    /// By a look how deep those are known.
    pub chances_plies: u8,
}

/// What is to be decided in a position, and what each choice is worth. Equities are per unit of the present
/// cube, seen by whoever decides; chances are those of the player on roll.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct BackgammonSituation {
    /// The rules text.
    pub rules: String,
    /// The position text.
    pub position: String,
    /// Who decides; while a throw is due, who throws.
    pub seat: Seat,
    /// The player on roll, also while the other one answers.
    pub on_roll: Seat,
    /// `play`, `double` (to roll or to double), `answer` (a double, an offer to resign), `throw` (nothing but to
    /// throw).
    pub kind: String,
    /// The throw on the board, also while an offer to resign is answered.
    pub dice: Option<[u8; 2]>,
    /// How deep it was looked at; plays tell it each for itself.
    pub plies: u8,
    /// The chances to win, to win a gammon or more, a backgammon, to lose a gammon or more, a backgammon: before
    /// the throw, or after the best play.
    pub chances: [f64; 5],
    /// What these chances are worth without a cube, for the player on roll.
    pub cubeless: f64,
    /// What the best choice is worth.
    pub equity: f64,
    /// The best plays, at most ten, those that were looked at most deeply first.
    pub candidates: Vec<BackgammonCandidate>,
    /// How many plays are legal.
    pub plays: u32,
    /// The equities of the cube's turns, where the player on roll may double.
    pub cube: Option<BackgammonCubeJudgement>,
    /// The answers, best first.
    pub alternatives: Vec<BackgammonAlternative>,
    /// What a gammon adds, as a share of what winning does: for the player on roll, and for the other.
    pub gammon_prices: [f64; 2],
    /// In a match: the chances of the player on roll to win it after losing and after winning the present cube.
    pub match_chances: Option<[f64; 2]>,
    /// The chances of winning with which a double can just be taken, by the other and by the player on roll;
    /// absent where the one against him may not double or gains nothing by it, and with a throw on the board.
    pub takes: [Option<f64>; 2],
    /// What is right at every score with the cube in the middle: `no_double`, `take` (double, take), `drop`
    /// (double, drop), `too_good`. A row for each number of points that the player on roll needs, from 1; in it
    /// one for each number that the other needs. Without the Crawford
    /// game. Empty with a throw on the board, without a cube, and in a match to one point.
    pub scores: Vec<Vec<String>>,
    /// What of the given text was not kept, for people, in English.
    pub losses: Vec<String>,
}

/// The luck of a throw.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct BackgammonLuck {
    /// Its place among the actions and throws, from 0.
    pub index: u32,
    /// Whose.
    pub seat: Seat,
    /// What it was worth above the mean of all throws, as equity.
    pub luck: f64,
    /// `very_lucky`, `lucky`, `unlucky`, `very_unlucky`; absent for an ordinary one.
    pub mark: Option<String>,
}

/// One side's sums.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct BackgammonTotals {
    /// Plays that count.
    pub plays: u32,
    /// Cube decisions that count.
    pub cubes: u32,
    /// Equity lost by plays.
    pub play_loss: f64,
    /// Equity lost by cube decisions.
    pub cube_loss: f64,
    /// 500 x the mean equity lost by a counted decision; absent where none counts.
    pub performance: Option<f64>,
    /// The match-winning chance lost; absent where points are played for.
    pub chance_lost: Option<f64>,
    /// The luck of all throws, as equity.
    pub luck: f64,
    /// How many decisions are doubtful, bad, very bad.
    pub marks: [u32; 3],
    /// Points won less points lost; in a match 1 for having won it, 0 for having lost it. Absent while it
    /// is not over.
    pub result: Option<f64>,
    /// The result without the luck of both sides.
    pub adjusted: Option<f64>,
}
