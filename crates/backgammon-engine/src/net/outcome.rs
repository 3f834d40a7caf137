//! The six outcomes that exclude each other, and which of them a board rules out.

use crate::inputs::Side;

/// Lost backgammon, gammon, single, won single, gammon, backgammon: the order of
/// [`Outputs::exclusive`](crate::Outputs::exclusive).
pub(crate) const OUTCOMES: usize = 6;

/// The outcomes that a board still allows: bit `k` for the `k`th.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Possible(u8);

impl Possible {
    /// Those of an unfinished game in which each side began with `men` checkers.
    ///
    /// A side with a checker off loses no gammon. In a race no checker is sent back any more: a side
    /// without any in the winner's home board loses no backgammon.
    #[inline(always)]
    pub(crate) const fn of(own: &Side, other: &Side, men: u8, race: bool) -> Possible {
        let mut bits = 0b11_1111;
        if own.total < men {
            bits &= !0b00_0011;
        }
        if other.total < men {
            bits &= !0b11_0000;
        }
        // The loser's points 19 to 24.
        if race && own.rear() < 19 {
            bits &= !0b00_0001;
        }
        if race && other.rear() < 19 {
            bits &= !0b10_0000;
        }
        Possible(bits)
    }

    /// Whether the `k`th outcome can still come.
    #[inline(always)]
    pub(crate) const fn allows(self, k: usize) -> bool {
        self.0 >> k & 1 == 1
    }

    /// Softmax over those that are possible; 0 for the others.
    #[inline(always)]
    pub(crate) fn chances(self, logits: &[f32; OUTCOMES]) -> [f32; OUTCOMES] {
        let mut most = f32::MIN;
        for (k, &logit) in logits.iter().enumerate() {
            if self.allows(k) && logit > most {
                most = logit;
            }
        }
        let mut chances = [0.0; OUTCOMES];
        let mut sum = 0.0;
        for (k, (chance, logit)) in chances.iter_mut().zip(logits).enumerate() {
            if self.allows(k) {
                *chance = (logit - most).exp();
                sum += *chance;
            }
        }
        chances.map(|chance| chance / sum)
    }
}
