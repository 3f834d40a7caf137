//! The arithmetic of a net, by whatever vectors the machine has.

use super::{Net, OUTCOMES};
use crate::inputs::Sparse;
use pulp::Simd;

/// Room for the hidden units of any net.
#[derive(Clone, Debug)]
#[repr(align(64))]
pub(crate) struct Hidden([f32; Net::MOST_HIDDEN]);

impl Hidden {
    pub(crate) const fn new() -> Hidden {
        Hidden([0.0; Net::MOST_HIDDEN])
    }

    #[inline(always)]
    pub(crate) fn used(&self, hidden: usize) -> &[f32] {
        &self.0[..hidden]
    }

    #[inline(always)]
    pub(crate) fn used_mut(&mut self, hidden: usize) -> &mut [f32] {
        &mut self.0[..hidden]
    }
}

/// Weights by rows of inputs, biases, hidden units.
type FirstLayer<'a> = (&'a [f32], &'a [f32], usize);

/// Sums of the first layer: the biases and the rows of the inputs that are not zero.
#[inline(always)]
pub(super) fn first_layer<S: Simd>(
    simd: S,
    (weights, bias, units): FirstLayer<'_>,
    inputs: &Sparse,
    hidden: &mut Hidden,
) {
    let (bias, _) = S::as_simd_f32s(bias);
    let (rows, _) = S::as_simd_f32s(weights);
    let (sums, _) = S::as_mut_simd_f32s(hidden.used_mut(units));
    let width = bias.len();
    let mut at = 0;
    while at + 8 <= width {
        block::<S, 8>(simd, (rows, bias), (width, at), inputs, sums);
        at += 8;
    }
    while at + 4 <= width {
        block::<S, 4>(simd, (rows, bias), (width, at), inputs, sums);
        at += 4;
    }
    while at < width {
        block::<S, 1>(simd, (rows, bias), (width, at), inputs, sums);
        at += 1;
    }
}

/// `N` vectors of hidden units from vector `at` on, held in registers.
#[inline(always)]
fn block<S: Simd, const N: usize>(
    simd: S,
    (rows, bias): (&[S::f32s], &[S::f32s]),
    (width, at): (usize, usize),
    inputs: &Sparse,
    sums: &mut [S::f32s],
) {
    let mut sum = [simd.splat_f32s(0.0); N];
    sum.copy_from_slice(&bias[at..at + N]);
    for (&index, &value) in inputs.indexes().iter().zip(inputs.values()) {
        let start = usize::from(index) * width + at;
        let row = &rows[start..start + N];
        let value = simd.splat_f32s(value);
        for n in 0..N {
            sum[n] = simd.mul_add_e_f32s(value, row[n], sum[n]);
        }
    }
    sums[at..at + N].copy_from_slice(&sum);
}

/// Replaces sums by hidden units: `squash(x) = x (27 + x²) / (27 + 9 x²)` for |x| <= 3, outside ±1; a
/// quotient close to tanh that meets its limits smoothly.
#[inline(always)]
pub(super) fn squash<S: Simd>(simd: S, hidden: &mut [f32]) {
    let (units, _) = S::as_mut_simd_f32s(hidden);
    let (least, most) = (simd.splat_f32s(-3.0), simd.splat_f32s(3.0));
    let (nine, full) = (simd.splat_f32s(9.0), simd.splat_f32s(27.0));
    for unit in units {
        let x = simd.min_f32s(simd.max_f32s(*unit, least), most);
        let square = simd.mul_f32s(x, x);
        let above = simd.mul_f32s(x, simd.add_f32s(square, full));
        let below = simd.mul_add_e_f32s(square, nine, full);
        *unit = simd.div_f32s(above, below);
    }
}

/// The six logits.
#[inline(always)]
pub(super) fn second_layer<S: Simd>(
    simd: S,
    weights: &[f32],
    bias: &[f32; OUTCOMES],
    hidden: &[f32],
) -> [f32; OUTCOMES] {
    let (rows, _) = S::as_simd_f32s(weights);
    let (units, _) = S::as_simd_f32s(hidden);
    let width = units.len();
    let mut sums = [simd.splat_f32s(0.0); OUTCOMES];
    for (n, &unit) in units.iter().enumerate() {
        for (k, sum) in sums.iter_mut().enumerate() {
            *sum = simd.mul_add_e_f32s(unit, rows[k * width + n], *sum);
        }
    }
    let mut logits = *bias;
    for (logit, sum) in logits.iter_mut().zip(sums) {
        *logit += simd.reduce_sum_f32s(sum);
    }
    logits
}
