//! How long to think: the clocks of a game, and what is lost on the way.

use super::command::Clock;
use super::options::Options;
use std::time::Duration;
use yonban_shogi::Color;

/// Moves of ours that the rest of a game may take, in its first half.
const MOVES_TO_GO: u32 = 34;

/// A share of the clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Share {
    /// After this no new iteration begins.
    pub(super) soft: Duration,
    /// After this the answer is given.
    pub(super) hard: Duration,
}

/// What the side to move may take for a move.
pub(super) fn share(clock: &Clock, side: Color, ply: u32, options: &Options) -> Share {
    let delay = Duration::from_millis(options.network_delay);
    let most_delay = Duration::from_millis(options.network_delay2);
    let least = Duration::from_millis(options.minimum_thinking_time);
    let left = clock.left[side.index()].unwrap_or_default();
    let increment = clock.increment[side.index()].unwrap_or_default();
    let byoyomi = clock.byoyomi.unwrap_or_default();
    // The increment comes with the move: it is there to be used only if nothing else is.
    let all = if left + byoyomi > Duration::ZERO {
        left + byoyomi
    } else {
        increment
    };
    // Where the delays would eat up most of the time, half of it must do.
    let hard = all.saturating_sub(most_delay).max(all / 2);
    if left.is_zero() {
        // Nothing can be saved.
        let soft = all.saturating_sub(delay).max(all / 2).min(hard);
        return Share { soft, hard };
    }
    let to_go = MOVES_TO_GO.saturating_sub(ply / 6).max(14);
    let target = left / to_go + increment * 9 / 10 + byoyomi;
    let soft = target.saturating_sub(delay).max(least.min(hard)).min(hard);
    // Some positions deserve several times as much, none a fifth of everything beyond the byo-yomi.
    let most = (soft * 4).min(left / 5 + byoyomi + increment).max(soft);
    Share {
        soft,
        hard: hard.min(most),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(n: u64) -> Duration {
        Duration::from_millis(n)
    }

    fn clock(left: u64, increment: u64, byoyomi: u64) -> Clock {
        Clock {
            left: [Some(ms(left)); 2],
            increment: [Some(ms(increment)); 2],
            byoyomi: Some(ms(byoyomi)),
        }
    }

    #[test]
    fn never_more_than_there_is_less_the_delay() {
        let options = Options::default();
        for left in [0, 1, 50, 1_000, 60_000, 3_600_000] {
            for increment in [0, 100, 10_000] {
                for byoyomi in [0, 100, 1_000, 30_000] {
                    for ply in [0, 100, 1_000] {
                        let share = share(
                            &clock(left, increment, byoyomi),
                            Color::White,
                            ply,
                            &options,
                        );
                        let all = ms(left + byoyomi).max(if left + byoyomi == 0 {
                            ms(increment)
                        } else {
                            ms(0)
                        });
                        assert!(share.soft <= share.hard);
                        assert!(share.hard <= all.saturating_sub(ms(1_120)).max(all / 2));
                    }
                }
            }
        }
    }

    #[test]
    fn byoyomi_is_used_up_and_a_long_game_shared_out() {
        let options = Options::default();
        let last = share(&clock(0, 0, 10_000), Color::Black, 80, &options);
        assert_eq!((last.soft, last.hard), (ms(8_880), ms(8_880)));
        let long = share(&clock(600_000, 0, 0), Color::Black, 0, &options);
        assert!(long.soft > ms(10_000) && long.soft < ms(25_000), "{long:?}");
        assert!(long.hard <= ms(120_000));
        let quick = share(&clock(1_000, 0, 0), Color::Black, 0, &options);
        assert!(quick.hard <= ms(500), "{quick:?}");
    }
}
