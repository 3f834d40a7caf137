//! What a game is played for.

use yonban_backgammon::{Backgammon, Rules};
use yonban_rules::{Game, Seat};

/// Who may turn the cube, seen by the player about to throw or double.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// Both.
    Centered,
    /// He alone.
    Mine,
    /// The opponent alone.
    Theirs,
}

/// Where a match stands with the Crawford rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Crawford {
    /// Nobody has been one point away yet, or the rule is off.
    Before,
    /// This is the game without a cube.
    Now,
    /// It has been played: the cube is alive again.
    After,
}

/// What a game is played for, seen by the player about to throw or double.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stakes {
    /// Points: money or casual play.
    Money {
        /// Whether gammons count only after a double was taken.
        jacoby: bool,
        /// How many redoubles at once may follow a double.
        beavers: u8,
        /// The value of the cube.
        cube: u32,
        /// Who may turn it.
        owner: Owner,
        /// The highest value that the cube can reach; equal to `cube` where there is none.
        most: u32,
    },
    /// A match.
    Match {
        /// The points that he and the opponent still need, 1 to 25.
        away: [u32; 2],
        /// Where it stands with the Crawford rule.
        crawford: Crawford,
        /// The value of the cube.
        cube: u32,
        /// Who may turn it.
        owner: Owner,
        /// The highest value that the cube can reach; equal to `cube` where there is none.
        most: u32,
    },
}

impl Owner {
    /// The same seen by the other player.
    #[must_use]
    pub const fn turned(self) -> Owner {
        match self {
            Owner::Centered => Owner::Centered,
            Owner::Mine => Owner::Theirs,
            Owner::Theirs => Owner::Mine,
        }
    }
}

impl Stakes {
    /// Points and no cube.
    pub(crate) const CUBELESS: Stakes = Stakes::Money {
        jacoby: false,
        beavers: 0,
        cube: 1,
        owner: Owner::Centered,
        most: 1,
    };

    /// What a game is played for, seen by its player on roll; while a double is answered, before it.
    #[must_use]
    pub fn of(game: &Backgammon) -> Stakes {
        let rules: &Rules = game.rules();
        let cube = game.cube().value();
        let owner = match game.cube().owner() {
            None => Owner::Centered,
            Some(seat) if seat == game.on_roll() => Owner::Mine,
            Some(_) => Owner::Theirs,
        };
        let most = if rules.has_cube() {
            rules.maxcube()
        } else {
            cube
        };
        // The points that they need; a game that is over needs none, and nobody asks.
        let needs = |seat: Seat| game.away(seat).map(|away| away.max(1));
        let (own, other) = (game.on_roll(), game.on_roll().other());
        match (needs(own), needs(other)) {
            (Some(own), Some(other)) => Stakes::Match {
                away: [own, other],
                crawford: match game.is_crawford() {
                    true => Crawford::Now,
                    false if own == 1 || other == 1 => Crawford::After,
                    false => Crawford::Before,
                },
                cube,
                owner,
                most,
            },
            _ => Stakes::Money {
                jacoby: rules.jacoby(),
                beavers: rules.beavers(),
                cube,
                owner,
                most,
            },
        }
    }

    /// The same seen by the other player.
    #[must_use]
    pub const fn turned(mut self) -> Stakes {
        match &mut self {
            Stakes::Money { owner, .. } => *owner = owner.turned(),
            Stakes::Match { owner, away, .. } => {
                *owner = owner.turned();
                *away = [away[1], away[0]];
            }
        }
        self
    }

    /// The value of the cube.
    #[must_use]
    pub const fn cube(&self) -> u32 {
        match self {
            Stakes::Money { cube, .. } | Stakes::Match { cube, .. } => *cube,
        }
    }

    /// Who may turn the cube.
    #[must_use]
    pub const fn owner(&self) -> Owner {
        match self {
            Stakes::Money { owner, .. } | Stakes::Match { owner, .. } => *owner,
        }
    }
}
