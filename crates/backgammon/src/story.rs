//! What has happened, as far as people want to see it. Nothing here decides a game; a rejected offer to
//! resign is remembered so that a table can refuse to hear it again.

use crate::dice::Dice;
use crate::ending::Ending;
use crate::kind::Kind;
use crate::play::Play;
use yonban_rules::Seat;

/// What has happened. A game that was set up has no story before it.
#[derive(Clone, Copy, Debug)]
pub struct Story {
    /// The number of the game, from 1.
    pub game: u32,
    /// How often its opening throw was a tie.
    pub ties: u32,
    /// Whether the throw to be played is the opening throw, of which either side threw one die.
    pub opening: bool,
    /// How many plays this game has seen.
    pub plays: u32,
    /// The newest play of this game.
    pub last_play: Option<(Seat, Dice, Play)>,
    /// The largest offer to resign that was rejected since the last throw, play or taken double.
    pub rejected: Option<Kind>,
    /// How the game before ended; after the end, how the last one did.
    pub last_game: Option<GameEnd>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameEnd {
    /// Its number, from 1.
    pub number: u32,
    /// Who won.
    pub winner: Seat,
    /// The points won.
    pub points: u32,
    /// By what.
    pub ending: Ending,
}

impl Story {
    /// Nothing yet.
    pub(crate) const NEW: Story = Story {
        game: 1,
        ties: 0,
        opening: false,
        plays: 0,
        last_play: None,
        rejected: None,
        last_game: None,
    };

    /// Notes that the game has ended; the next one, if there is one, has its own story.
    pub(crate) const fn end(&mut self, winner: Seat, points: u32, ending: Ending, goes_on: bool) {
        self.last_game = Some(GameEnd {
            number: self.game,
            winner,
            points,
            ending,
        });
        self.rejected = None;
        if goes_on {
            self.game += 1;
            self.ties = 0;
            self.plays = 0;
            self.last_play = None;
        }
    }
}
