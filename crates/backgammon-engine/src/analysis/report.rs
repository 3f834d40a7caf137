//! What an analysis says.

use crate::CubeDecision;
use crate::search::Candidate;
use yonban_backgammon::{Action, Dice, Kind};
use yonban_rules::Seat;

/// The analysis of a match, or of games for points.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MatchReport {
    /// Every decision that was judged, in order.
    pub decisions: Vec<Judged>,
    /// Every throw, in order; ties of the opening throw and cocked ones are none.
    pub throws: Vec<Luck>,
    /// The sums of seat A and of seat B.
    pub seats: [Sums; 2],
    /// How many items were left undone because the analysis was stopped.
    pub undone: usize,
    /// Where a rule refused an entry, and the game was looked at no further: part, entry, rule.
    pub refused: Vec<Refused>,
}

/// An entry that a rule refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Which part, from 0.
    pub part: usize,
    /// Which entry of the part, from 0.
    pub at: usize,
    /// The rule.
    pub reason: &'static str,
}

/// One decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// Which part, from 0, and which entry of it, from 0.
    pub part: usize,
    /// Which entry of the part, from 0.
    pub at: usize,
    /// Whose it was.
    pub seat: Seat,
    /// What was decided, and what would have been better.
    pub what: Decided,
    /// The plies by which it was judged.
    pub plies: u8,
    /// The equity that it lost, from 0: per unit of the cube, in a match equivalent to money.
    pub loss: f32,
    /// The same in points, or in chances of winning the match.
    pub cost: f32,
    /// Whether the error rate counts it: plays where there was a choice, cube actions that were made, and
    /// doubles that were left out although it was close.
    pub counted: bool,
}

/// What was decided.
#[derive(Clone, PartialEq, Debug)]
pub enum Decided {
    /// A play of a throw.
    Play {
        /// The throw.
        dice: Dice,
        /// What was played.
        played: Candidate,
        /// The best plays, at most five, best first, all looked at as deeply as `played`; it may be
        /// among them.
        best: Vec<Candidate>,
    },
    /// To double or not, where it was allowed.
    Double {
        /// Whether he doubled.
        doubled: bool,
        /// What was right.
        cube: CubeDecision,
    },
    /// The answer to a double or a redouble.
    Answer {
        /// What he said.
        said: Action,
        /// What that was worth to him, in units of the cube that he lost by dropping.
        worth: f32,
        /// What was right, and its worth.
        right: (Action, f32),
    },
    /// An offer to resign.
    Resigned {
        /// What was offered.
        kind: Kind,
        /// What that was worth to him, and what the game was.
        worth: [f32; 2],
    },
    /// The answer to such an offer.
    Settled {
        /// What was offered.
        kind: Kind,
        /// Whether he accepted.
        accepted: bool,
        /// What accepting was worth to him, and what the game was.
        worth: [f32; 2],
    },
}

/// One throw.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Luck {
    /// Which part, from 0.
    pub part: usize,
    /// Which entry of the part, from 0.
    pub at: usize,
    /// Who threw; in an opening throw, who began.
    pub seat: Seat,
    /// The throw.
    pub dice: Dice,
    /// How much better it was for him than the mean of all throws, by the static judgement: per unit of the
    /// cube, in a match equivalent to money.
    pub luck: f32,
    /// The same in points, or in chances of winning the match.
    pub gain: f32,
}

/// How bad a decision was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// It lost 0.03 or more.
    Doubtful,
    /// It lost 0.06 or more.
    Bad,
    /// It lost 0.12 or more.
    VeryBad,
}

/// How lucky a throw was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fortune {
    /// It lost 0.6 or more.
    VeryUnlucky,
    /// It lost 0.3 or more.
    Unlucky,
    /// It gained 0.3 or more.
    Lucky,
    /// It gained 0.6 or more.
    VeryLucky,
}

impl Judged {
    /// How bad it was; `None` if not at all.
    #[must_use]
    pub fn mark(&self) -> Option<Mark> {
        match self.loss {
            loss if loss >= 0.12 => Some(Mark::VeryBad),
            loss if loss >= 0.06 => Some(Mark::Bad),
            loss if loss >= 0.03 => Some(Mark::Doubtful),
            _ => None,
        }
    }
}

impl Luck {
    /// How lucky it was; `None` for an ordinary throw.
    #[must_use]
    pub fn fortune(&self) -> Option<Fortune> {
        match self.luck {
            luck if luck >= 0.6 => Some(Fortune::VeryLucky),
            luck if luck >= 0.3 => Some(Fortune::Lucky),
            luck if luck <= -0.6 => Some(Fortune::VeryUnlucky),
            luck if luck <= -0.3 => Some(Fortune::Unlucky),
            _ => None,
        }
    }
}

/// Decisions of one kind.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// How many were counted.
    pub count: u32,
    /// The equity that these lost.
    pub loss: f32,
}

/// The sums of one seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sums {
    /// Plays.
    pub plays: Tally,
    /// Doubles, made and left out.
    pub doubles: Tally,
    /// Answers to doubles.
    pub answers: Tally,
    /// Doubtful, bad and very bad decisions, counted or not.
    pub marks: [u32; 3],
    /// What all decisions lost, counted or not: points, or chances of winning the match.
    pub cost: f32,
    /// The sum of the luck of the throws.
    pub luck: f32,
    /// The same in points, or in chances of winning the match.
    pub gain: f32,
    /// Points won less points lost; of a match 1 for winning it and 0 for losing it. `None` while it is
    /// not over.
    pub result: Option<f32>,
    /// The result without the luck of both sides: what their decisions alone would have brought.
    pub adjusted: Option<f32>,
}

impl Sums {
    /// All counted decisions.
    #[must_use]
    pub fn counted(&self) -> Tally {
        let all = [self.plays, self.doubles, self.answers];
        Tally {
            count: all.iter().map(|one| one.count).sum(),
            loss: all.iter().map(|one| one.loss).sum(),
        }
    }

    /// The mean loss of a counted decision, in thousandths of a point; `None` if there was none.
    #[must_use]
    pub fn error_rate(&self) -> Option<f32> {
        let Tally { count, loss } = self.counted();
        (count > 0).then(|| 1_000.0 * loss / count as f32)
    }

    /// The performance rating: half of that, as the field gives it. World class is below 3, a good club
    /// player at 8, a beginner above 20.
    #[must_use]
    pub fn rating(&self) -> Option<f32> {
        self.error_rate().map(|rate| rate / 2.0)
    }

    pub(super) fn add(&mut self, one: &Judged) {
        let tally = match one.what {
            Decided::Play { .. } => Some(&mut self.plays),
            Decided::Double { .. } => Some(&mut self.doubles),
            Decided::Answer { .. } => Some(&mut self.answers),
            Decided::Resigned { .. } | Decided::Settled { .. } => None,
        };
        if let Some(tally) = tally.filter(|_| one.counted) {
            tally.count += 1;
            tally.loss += one.loss;
        }
        if let Some(mark) = one.mark() {
            self.marks[mark as usize] += 1;
        }
        self.cost += one.cost;
    }
}
