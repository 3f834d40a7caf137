//! What the dice of a game can show, for whoever counts throws without knowing the game.

use yonban_backgammon::{Backgammon, Rules, Throw};
use yonban_rules::Game;

use crate::GameKind;

/// An outcome of a throw that the house makes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// In the game's own text.
    pub text: String,
    /// Its weight: the chance is this by the sum of all.
    pub weight: u32,
    /// What each die shows.
    pub faces: Vec<u8>,
}

impl GameKind {
    /// Every outcome of a throw, in the order in which the house chooses among them; `None` for a game
    /// in which nobody throws.
    ///
    /// ```
    /// use yonban_games::GameKind;
    ///
    /// let outcomes = GameKind::Backgammon.outcomes().expect("dice");
    /// assert_eq!((outcomes.len(), outcomes[1].text.as_str()), (36, "dice 1 2"));
    /// assert_eq!(outcomes[1].faces, [1, 2]);
    /// assert_eq!(GameKind::Shogi.outcomes(), None);
    /// ```
    #[must_use]
    pub fn outcomes(self) -> Option<Vec<Outcome>> {
        match self {
            GameKind::Gomoku | GameKind::Go | GameKind::Shogi => None,
            GameKind::Backgammon => Some(backgammon()),
        }
    }
}

/// The opening throw: every other one has the same outcomes.
fn backgammon() -> Vec<Outcome> {
    let rules: Result<Rules, _> = "money".parse();
    let chances = rules.map_or_else(|_| Vec::new(), |rules| Backgammon::new(&rules).chances());
    let outcome = |(throw, weight): (Throw, u32)| Outcome {
        text: throw.to_string(),
        weight,
        faces: match throw {
            Throw::Dice(dice) => vec![dice.first(), dice.second()],
            Throw::Cocked => Vec::new(),
        },
    };
    chances.into_iter().map(outcome).collect()
}
