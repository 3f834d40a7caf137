//! How far behind spectators are shown a table whose agreement keeps them late.

/// The last event of a log that may be shown to somebody who sees the game a number of plies late.
///
/// The newest `plies` actions of the game as it stands are hidden, and whatever happened since the
/// first of them. What has been shown stays shown: after a takeback the place stands still until the
/// game has grown beyond it again.
///
/// ```
/// use yonban_table::Delay;
///
/// let mut delay = Delay::new(2);
/// delay.other(1); // created, seated, started
/// delay.other(4);
/// for seq in 5..=8 {
///     delay.played(seq);
/// }
/// assert_eq!(delay.shown(), 6, "actions 7 and 8 are hidden");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Delay {
    plies: usize,
    /// The events of the actions of the game as it stands.
    actions: Vec<u64>,
    shown: u64,
}

impl Delay {
    /// At the start of a log.
    #[must_use]
    pub fn new(plies: u32) -> Self {
        Delay {
            plies: usize::try_from(plies).unwrap_or(usize::MAX),
            actions: Vec::new(),
            shown: 0,
        }
    }

    /// Event `seq` is an action of the game.
    pub fn played(&mut self, seq: u64) {
        self.actions.push(seq);
        self.follow(seq);
    }

    /// Event `seq` is a takeback that leaves so many actions.
    pub fn took_back(&mut self, seq: u64, kept: usize) {
        self.actions.truncate(kept);
        self.follow(seq);
    }

    /// Event `seq` is anything else.
    pub fn other(&mut self, seq: u64) {
        self.follow(seq);
    }

    fn follow(&mut self, last: u64) {
        let first_hidden = self.actions.len().saturating_sub(self.plies);
        let may_show = match self.actions.get(first_hidden) {
            Some(seq) => seq.saturating_sub(1),
            // Nothing is hidden: no action yet, or no delay.
            None => last,
        };
        self.shown = self.shown.max(may_show);
    }

    /// The last event that may be shown.
    #[must_use]
    pub const fn shown(&self) -> u64 {
        self.shown
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn before_the_first_action_everything_is_shown() {
        let mut delay = Delay::new(4);
        for seq in 1..=6 {
            delay.other(seq);
            assert_eq!(delay.shown(), seq);
        }
        delay.played(7);
        assert_eq!(delay.shown(), 6);
        delay.other(8);
        assert_eq!(delay.shown(), 6, "an offer is made for what is hidden");
    }

    #[test]
    fn without_a_delay_everything_is_shown() {
        let mut delay = Delay::new(0);
        delay.other(1);
        delay.played(2);
        assert_eq!(delay.shown(), 2);
        delay.took_back(3, 0);
        assert_eq!(delay.shown(), 3);
    }

    #[test]
    fn a_takeback_hides_nothing_again_and_shows_nothing_new() {
        let mut delay = Delay::new(2);
        for seq in 1..=6 {
            delay.played(seq);
        }
        assert_eq!(delay.shown(), 4);
        delay.other(7);
        delay.took_back(8, 2);
        assert_eq!(delay.shown(), 4);
        // Two actions stand; the hidden ones are always the newest two.
        delay.played(9);
        delay.played(10);
        assert_eq!(delay.shown(), 8, "9 and 10 are hidden, the takeback is not");
        delay.played(11);
        assert_eq!(delay.shown(), 9);
    }

    #[test]
    fn a_takeback_of_everything_shows_itself_only_when_play_goes_on() {
        let mut delay = Delay::new(2);
        delay.other(1);
        for seq in 2..=5 {
            delay.played(seq);
        }
        assert_eq!(delay.shown(), 3);
        delay.took_back(6, 0);
        assert_eq!(
            delay.shown(),
            6,
            "the game stands at its start: nothing is left to hide"
        );
    }
}
