//! What stands behind an act, for people: what a play does, what a double puts at stake, or why it is
//! refused, with the points that it is about.
//!
//! ```
//! use yonban_backgammon::{Backgammon, Rules};
//! use yonban_rules::Game;
//!
//! let mut game = Backgammon::new(&"money".parse::<Rules>()?);
//! game.enter("dice 3 1")?;
//! let told = game.explain(&"24/23 13/10".parse()?).ok_or("nothing to say")?;
//! assert_eq!(told.rule(), "legal");
//! assert_eq!(
//!     told.to_string(),
//!     "24/23 13/10: 163 pips against 167; blots on 24 23 10"
//! );
//! let told = game.explain(&"8/5".parse()?).ok_or("nothing to say")?;
//! assert_eq!(told.rule(), "must_use_all");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::action::Action;
use crate::game::{Backgammon, Phase};
use crate::illegal::Illegal;
use crate::notation::move_text;
use crate::play::Play;
use crate::point::{Destination, Origin, Point};
use std::fmt;
use yonban_rules::{Game, Reason, Seat};

/// What there is to say about an act, with what it is about. Points are numbered by the seat that acts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Explanation {
    /// A play that may be made.
    Play(Outlook),
    /// A double or an immediate redouble that may be offered.
    Double(Offer),
    /// What a rule refuses.
    Refused(Refusal),
}

/// What a play brings about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The play.
    pub play: Play,
    /// Where it hits.
    pub hits: Vec<Point>,
    /// Where it leaves one checker alone that the opponent can still come to.
    pub blots: Vec<Point>,
    /// The pip counts of the player and of the opponent afterwards.
    pub pips: [u32; 2],
}

/// What a double puts at stake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// What the cube shows if it is taken.
    pub taken: u32,
    /// What the answering seat loses if it drops.
    pub dropped: u32,
    /// Whose the cube is if it is taken.
    pub owner: Seat,
    /// Whether the cube already wins the match for the seat that turns it: it gains nothing.
    pub dead: bool,
}

/// A refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule.
    pub illegal: Illegal,
    /// Where checkers stand that it is about.
    pub from: Vec<Origin>,
    /// Where a checker was to go.
    pub to: Option<Destination>,
    /// A play that obeys, where the rule asks for another.
    pub instead: Option<Play>,
}

impl Explanation {
    /// The rule, as in refusals; `legal` where nothing refuses.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        match self {
            Explanation::Play(_) | Explanation::Double(_) => "legal",
            Explanation::Refused(refusal) => refusal.illegal.reason(),
        }
    }
}

impl Backgammon {
    /// What stands behind an act; `None` where it is allowed and its name says all.
    #[must_use]
    pub fn explain(&self, action: &Action) -> Option<Explanation> {
        match (self.check(action), action) {
            (Ok(()), Action::Play(play)) => Some(Explanation::Play(self.outlook(play))),
            (Ok(()), Action::Double) => Some(Explanation::Double(self.offer(0))),
            (Ok(()), Action::Beaver | Action::Raccoon) => match self.phase() {
                Phase::Doubled { redoubles } => {
                    Some(Explanation::Double(self.offer(redoubles + 1)))
                }
                _ => None,
            },
            (Ok(()), _) => None,
            (Err(illegal), _) => Some(Explanation::Refused(self.refusal(illegal))),
        }
    }

    fn outlook(&self, play: &Play) -> Outlook {
        let next = self.board().after(play);
        let hits = play.steps().iter().filter(|step| step.hits());
        let points = hits.filter_map(|step| match step.to() {
            Destination::Point(point) => Some(point),
            Destination::Off => None,
        });
        Outlook {
            play: *play,
            hits: points.collect(),
            blots: next.exposed(),
            pips: [next.own().pips(), next.other().pips()],
        }
    }

    /// What the seat that acts offers as the last of so many redoubles, 0 being the double.
    fn offer(&self, redoubles: u8) -> Offer {
        let answering = self.answering(redoubles);
        // Each redouble turns the cube before the answer to it.
        let dropped = self.cube().value() << u8::from(redoubles > 0);
        Offer {
            taken: dropped * 2,
            dropped,
            owner: self.on_roll().other(),
            dead: self.cube_is_dead(answering.other()),
        }
    }

    fn refusal(&self, illegal: Illegal) -> Refusal {
        let step = illegal.step();
        let mut from: Vec<Origin> = step.iter().map(|step| step.from()).collect();
        match &illegal {
            Illegal::MustEnter { .. } => from.push(Origin::Bar),
            Illegal::BearOffNotHome { outside, .. } => from.push(*outside),
            Illegal::BearOffHigherBehind { behind, .. } => from.push(*behind),
            _ => {}
        }
        Refusal {
            from,
            to: step.map(|step| step.to()),
            instead: illegal.instead(),
            illegal,
        }
    }
}

/// Says it in plain English, for logs and the command line.
impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Explanation::Play(outlook) => outlook.fmt(f),
            Explanation::Double(offer) => offer.fmt(f),
            Explanation::Refused(refusal) => refusal.illegal.fmt(f),
        }
    }
}

fn names(points: &[Point]) -> String {
    let names: Vec<String> = points.iter().map(Point::to_string).collect();
    names.join(" ")
}

/// Says it in plain English.
impl fmt::Display for Outlook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [own, other] = self.pips;
        write!(
            f,
            "{}: {own} pips against {other}",
            move_text::write(&self.play)
        )?;
        if !self.hits.is_empty() {
            write!(f, "; hits on {}", names(&self.hits))?;
        }
        if !self.blots.is_empty() {
            write!(f, "; blots on {}", names(&self.blots))?;
        }
        Ok(())
    }
}

/// Says it in plain English.
impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Offer { taken, dropped, .. } = self;
        write!(
            f,
            "taken, the cube shows {taken}; dropped, {dropped} is lost"
        )?;
        if self.dead {
            f.write_str("; the cube already wins the match, to turn it gains nothing")?;
        }
        Ok(())
    }
}
