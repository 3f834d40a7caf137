//! A net: sparse inputs, one hidden layer, six outcomes that exclude each other.
//!
//! Hidden unit `j` is `squash(bias[j] + Σ input[i] · first[i][j])`, outcome `k` has the logit
//! `out_bias[k] + Σ hidden[j] · second[k][j]`, and a softmax makes chances of the logits. All numbers
//! are `f32`.

mod aligned;
mod kernel;
#[cfg(feature = "train")]
mod learn;
mod outcome;
#[cfg(test)]
mod twin;

use crate::inputs::Sparse;
use aligned::Aligned;
use pulp::Simd;

pub(crate) use kernel::Hidden;
#[cfg(feature = "train")]
pub(crate) use learn::Trace;
pub(crate) use outcome::{OUTCOMES, Possible};

/// A net of fixed size.
#[derive(Clone, Debug)]
pub(crate) struct Net {
    inputs: usize,
    hidden: usize,
    /// `inputs` rows of `hidden` weights.
    first: Aligned,
    bias: Aligned,
    /// [`OUTCOMES`] rows of `hidden` weights.
    second: Aligned,
    out_bias: [f32; OUTCOMES],
}

impl Net {
    /// The most hidden units; their number is a multiple of [`Net::STEP`].
    pub(crate) const MOST_HIDDEN: usize = 512;
    /// What the number of hidden units is a multiple of.
    pub(crate) const STEP: usize = 16;

    /// Whether a net can have so many hidden units.
    pub(crate) const fn can_have(hidden: usize) -> bool {
        hidden > 0 && hidden <= Net::MOST_HIDDEN && hidden.is_multiple_of(Net::STEP)
    }

    /// A net of zeros, of so many hidden units as it [`can_have`](Net::can_have).
    pub(crate) fn zeros(inputs: usize, hidden: usize) -> Net {
        assert!(Net::can_have(hidden));
        Net {
            inputs,
            hidden,
            first: Aligned::zeros(inputs * hidden),
            bias: Aligned::zeros(hidden),
            second: Aligned::zeros(OUTCOMES * hidden),
            out_bias: [0.0; OUTCOMES],
        }
    }

    pub(crate) const fn inputs(&self) -> usize {
        self.inputs
    }

    pub(crate) const fn hidden(&self) -> usize {
        self.hidden
    }

    /// All numbers in the order of the weights file: first layer by inputs, its biases, second layer by
    /// outcomes, its biases.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = f32> + '_ {
        let layers = self.first.iter().chain(&*self.bias).chain(&*self.second);
        layers.chain(&self.out_bias).copied()
    }

    /// The same, to be written.
    pub(crate) fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let layers = self.first.iter_mut().chain(&mut *self.bias);
        layers.chain(&mut *self.second).chain(&mut self.out_bias)
    }

    /// The numbers layer by layer, in the same order.
    #[cfg(feature = "train")]
    #[inline(always)]
    pub(crate) fn layers_mut(&mut self) -> [&mut [f32]; 4] {
        [
            &mut self.first,
            &mut self.bias,
            &mut self.second,
            &mut self.out_bias,
        ]
    }

    /// How many numbers there are.
    pub(crate) const fn len(inputs: usize, hidden: usize) -> usize {
        (inputs + 1 + OUTCOMES) * hidden + OUTCOMES
    }

    /// The chances of the six outcomes, those that are impossible being zero. `hidden` is work space
    /// that afterwards holds the hidden units.
    #[inline(always)]
    pub(crate) fn forward<S: Simd>(
        &self,
        simd: S,
        inputs: &Sparse,
        possible: Possible,
        hidden: &mut Hidden,
    ) -> [f32; OUTCOMES] {
        kernel::first_layer(simd, (&self.first, &self.bias, self.hidden), inputs, hidden);
        kernel::squash(simd, hidden.used_mut(self.hidden));
        let logits =
            kernel::second_layer(simd, &self.second, &self.out_bias, hidden.used(self.hidden));
        possible.chances(&logits)
    }
}
