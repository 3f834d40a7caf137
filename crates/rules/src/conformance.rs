//! The kit that proves the promises of [`Game`] and [`AtTable`] by random play.
//!
//! ```ignore
//! #[test]
//! fn every_preset_keeps_the_promises() {
//!     for preset in PRESETS {
//!         Conformance::<Gomoku>::new(preset).games(20).run(|game| samples(game));
//!     }
//! }
//! ```

use crate::{AtTable, ChanceSource, Game, PlayError, Seat, Turn};
use std::fmt::{self, Debug, Display};
use std::str::FromStr;

/// A small deterministic generator (SplitMix64): the same seed gives the same games everywhere.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Starts from `seed`.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Dice(seed)
    }

    /// The next 64 bits.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `bound` (which must not be 0). The bias is below 2^-40 for the small bounds
    /// that tests use.
    pub fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound as u64).expect("below a usize bound")
    }
}

/// Random games of one preset, each step checked against the promises of [`Game`].
#[derive(Clone, Debug)]
pub struct Conformance<G: Game> {
    rules: G::Rules,
    start: Option<String>,
    games: u32,
    seed: u64,
    max_actions: usize,
    stop_after: usize,
    position_every: usize,
}

impl<G> Conformance<G>
where
    G: AtTable,
    <G::Rules as FromStr>::Err: Debug,
    <G::Action as FromStr>::Err: Debug,
    <G::Chance as FromStr>::Err: Debug,
{
    /// Prepares 10 games under a rules text.
    ///
    /// # Panics
    ///
    /// If the text cannot be parsed, or does not print as it was read.
    #[must_use]
    pub fn new(rules: &str) -> Self {
        let parsed: G::Rules = rules
            .parse()
            .unwrap_or_else(|e| panic!("rules {rules}: {e:?}"));
        assert_eq!(parsed.to_string(), rules, "rules print as they were read");
        Conformance {
            rules: parsed,
            start: None,
            games: 10,
            seed: 1,
            max_actions: 10_000,
            stop_after: usize::MAX,
            position_every: 1,
        }
    }

    /// Starts the games from a position instead of the start of the rules: for what random play
    /// hardly reaches.
    #[must_use]
    pub fn starting_from(mut self, position: &str) -> Self {
        self.start = Some(position.to_owned());
        self
    }

    /// How many games to play.
    #[must_use]
    pub fn games(mut self, games: u32) -> Self {
        self.games = games;
        self
    }

    /// Where the random games start from.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// The preset's bound: no game may take more actions and chance outcomes than this.
    #[must_use]
    pub fn max_actions(mut self, max_actions: usize) -> Self {
        self.max_actions = max_actions;
        self
    }

    /// Leaves a game unfinished after so many actions: for games that random play seldom ends.
    #[must_use]
    pub fn stop_after(mut self, actions: usize) -> Self {
        self.stop_after = actions;
        self
    }

    /// Checks the position text's round trip only every `n` actions, where lists are long.
    #[must_use]
    pub fn position_every(mut self, n: usize) -> Self {
        self.position_every = n.max(1);
        self
    }

    /// Plays the games. `samples` gives actions that may or may not be legal in a state, such as
    /// every action that the preset's alphabet can spell: the kit checks that exactly the listed
    /// ones are accepted.
    ///
    /// # Panics
    ///
    /// With the broken promise.
    pub fn run(&self, samples: impl Fn(&G) -> Vec<G::Action>) {
        for n in 0..self.games {
            let mut dice = Dice::new(self.seed.wrapping_mul(0x1_0000).wrapping_add(u64::from(n)));
            self.one_game(&mut dice, &samples);
        }
    }

    fn fresh(&self) -> G {
        match &self.start {
            None => G::new(&self.rules),
            Some(text) => G::from_position(&self.rules, text)
                .unwrap_or_else(|e| panic!("start {text} under {}: {e}", self.rules)),
        }
    }

    fn one_game(&self, dice: &mut Dice, samples: &impl Fn(&G) -> Vec<G::Action>) {
        let mut game = self.fresh();
        assert_eq!(game.rules(), &self.rules, "a game knows its rules");
        let source = game.chance_source();
        let mut log: Vec<String> = Vec::new();
        while log.len() < self.stop_after {
            assert!(
                log.len() <= self.max_actions,
                "no end: {}",
                Where(&self.rules, &log)
            );
            let at = Where(&self.rules, &log);
            if log.len().is_multiple_of(self.position_every) {
                Self::position_round_trip(&self.rules, &game, &at);
            }
            let legal = game.legal_actions();
            let chances = game.chances();
            assert_eq!(game.chance_source(), source, "another source: {}", at);
            match game.turn() {
                Turn::Over(_) => {
                    assert!(legal.is_empty(), "a finished game lists actions: {}", at);
                    assert!(chances.is_empty(), "a finished game lists chances: {}", at);
                    let (shown, due) = (game.shown_actions(), game.agreed_end());
                    assert!(shown.is_empty(), "a finished game shows actions: {}", at);
                    assert!(due.is_none(), "a finished game has an end due: {}", at);
                    for seat in Seat::BOTH {
                        for action in samples(&game) {
                            let mut copy = game.clone();
                            assert!(
                                matches!(copy.play(seat, &action), Err(PlayError::Over)),
                                "a finished game accepts {action}: {}",
                                at
                            );
                        }
                    }
                    break;
                }
                Turn::Chance => {
                    assert!(legal.is_empty(), "actions listed at chance: {}", at);
                    assert!(source != ChanceSource::Nobody, "nobody throws: {}", at);
                    Self::chances_are_sound(&game, &at);
                    let (chance, _) = &chances[dice.below(chances.len())];
                    game.resolve(chance);
                    log.push(chance.to_string());
                }
                Turn::Seat(seat) => {
                    assert!(
                        chances.is_empty(),
                        "chances listed at a seat's turn: {}",
                        at
                    );
                    assert!(!legal.is_empty(), "no legal action: {}", at);
                    Self::listed_is_accepted(&game, seat, &legal, &samples(&game), &at);
                    Self::table_is_told_right(&game, &legal, &at);
                    let action = &legal[dice.below(legal.len())];
                    Self::written_is_sound(&game, action, &at);
                    game.play(seat, action)
                        .unwrap_or_else(|e| panic!("{action} refused ({e:?}): {}", at));
                    log.push(action.to_string());
                }
            }
        }
        self.replay(&game, &log);
    }

    fn listed_is_accepted(
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        samples: &[G::Action],
        at: &Where<G::Rules>,
    ) {
        #[expect(
            clippy::disallowed_types,
            reason = "only asked for members; actions have no order"
        )]
        let mut listed = std::collections::HashSet::with_capacity(legal.len());
        for action in legal {
            assert!(
                listed.insert(action.clone()),
                "{action} is listed twice: {}",
                at
            );
            let checked = game.check(action);
            assert!(
                checked.is_ok(),
                "listed {action} is refused ({checked:?}): {}",
                at
            );
            let text = action.to_string();
            let parsed: G::Action = text.parse().unwrap_or_else(|e| panic!("{text}: {e:?}"));
            assert_eq!(&parsed, action, "{text} reads back: {}", at);
            assert_eq!(
                parsed.to_string(),
                text,
                "{text} prints as it was read: {}",
                at
            );
        }
        let mut copy = game.clone();
        assert!(
            matches!(
                copy.play(seat.other(), &legal[0]),
                Err(PlayError::NotYourTurn)
            ),
            "the wrong seat may play {}: {}",
            legal[0],
            at
        );
        assert_eq!(&copy, game, "the wrong seat changed the state: {}", at);
        for action in samples {
            if listed.contains(action) {
                continue;
            }
            match game.check(action) {
                Ok(()) => assert!(
                    !game.is_listed(action),
                    "{action} is accepted but not listed: {}",
                    at
                ),
                Err(reason) => {
                    let played = copy.play(seat, action);
                    assert_eq!(played, Err(PlayError::Illegal(reason)), "{action}: {}", at);
                    assert_eq!(&copy, game, "refused {action} changed the state: {}", at);
                }
            }
        }
    }

    /// What a table may show is listed, and what carries out an agreed end is legal.
    fn table_is_told_right(game: &G, legal: &[G::Action], at: &Where<G::Rules>) {
        let shown = game.shown_actions();
        for (n, action) in shown.iter().enumerate() {
            assert!(
                !shown[..n].contains(action),
                "{action} is shown twice: {}",
                at
            );
            assert!(
                legal.contains(action),
                "{action} is shown but not listed: {}",
                at
            );
        }
        if let Some(action) = game.agreed_end() {
            let checked = game.check(&action);
            assert!(
                checked.is_ok(),
                "the agreed end {action} is refused ({checked:?}): {}",
                at
            );
        }
    }

    fn written_is_sound(game: &G, action: &G::Action, at: &Where<G::Rules>) {
        let written = game.written(action);
        for (n, (style, text)) in written.iter().enumerate() {
            assert!(
                !text.is_empty(),
                "{action} is nothing in style {style}: {}",
                at
            );
            assert!(
                written[..n].iter().all(|(other, _)| other != style),
                "{action} is written twice in style {style}: {}",
                at
            );
        }
    }

    fn chances_are_sound(game: &G, at: &Where<G::Rules>) {
        let chances = game.chances();
        assert!(!chances.is_empty(), "chance acts without outcomes: {}", at);
        let sum: u32 = chances.iter().map(|(_, weight)| weight).sum();
        assert!((1..=256).contains(&sum), "weights sum to {sum}: {}", at);
        for (chance, _) in &chances {
            let text = chance.to_string();
            let parsed: G::Chance = text.parse().unwrap_or_else(|e| panic!("{text}: {e:?}"));
            assert_eq!(&parsed, chance, "{text} reads back: {}", at);
        }
        assert_eq!(
            chances,
            game.chances(),
            "the order of chances is fixed: {}",
            at
        );
    }

    fn position_round_trip(rules: &G::Rules, game: &G, at: &Where<G::Rules>) {
        if game.turn().is_over() {
            return; // A finished position is not set up again.
        }
        let text = game.position();
        let read = G::from_position(rules, &text)
            .unwrap_or_else(|e| panic!("position {text} is refused ({e}): {}", at));
        assert_eq!(
            read.position(),
            text,
            "the position text is canonical: {}",
            at
        );
        if !game.position_is_whole() {
            return;
        }
        assert_eq!(read.turn(), game.turn(), "{text} has another turn: {}", at);
        assert_eq!(
            read.legal_actions(),
            game.legal_actions(),
            "{text} lists others: {}",
            at
        );
    }

    fn replay(&self, game: &G, log: &[String]) {
        let mut again = self.fresh();
        for text in log {
            match again.turn() {
                Turn::Seat(seat) => {
                    let action: G::Action =
                        text.parse().unwrap_or_else(|e| panic!("{text}: {e:?}"));
                    again
                        .play(seat, &action)
                        .unwrap_or_else(|e| panic!("replay of {text}: {e:?}"));
                }
                Turn::Chance => {
                    let chance: G::Chance =
                        text.parse().unwrap_or_else(|e| panic!("{text}: {e:?}"));
                    again.resolve(&chance);
                }
                Turn::Over(_) => panic!("the replay ended early, before {text}"),
            }
        }
        assert_eq!(
            &again,
            game,
            "the replay gives another state: {} {}",
            self.rules,
            log.join(" ")
        );
    }
}

/// Where a promise broke: the rules and the actions so far.
struct Where<'a, R>(&'a R, &'a [String]);

impl<R: Display> Display for Where<'_, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} after {}", self.0, self.1.join(" "))
    }
}
