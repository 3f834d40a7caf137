//! What a game is played for.

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
