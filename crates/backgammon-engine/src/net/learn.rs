//! How a net learns: one step down the slope for one position.

use super::{Hidden, Net, OUTCOMES, Possible, kernel};
use crate::inputs::Sparse;
use crate::random::Random;
use pulp::{Arch, Simd, WithSimd};

/// Work space of learning.
#[derive(Clone, Debug)]
pub(crate) struct Trace {
    pub(crate) sums: Hidden,
    pub(crate) hidden: Hidden,
    pub(crate) slopes: Hidden,
}

impl Trace {
    pub(crate) const fn new() -> Trace {
        Trace {
            sums: Hidden::new(),
            hidden: Hidden::new(),
            slopes: Hidden::new(),
        }
    }
}

/// Forward with the sums kept.
struct Traced<'a> {
    net: &'a Net,
    inputs: &'a Sparse,
    possible: Possible,
    trace: &'a mut Trace,
}

impl WithSimd for Traced<'_> {
    type Output = [f32; OUTCOMES];

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) -> [f32; OUTCOMES] {
        let Traced {
            net,
            inputs,
            possible,
            trace,
        } = self;
        let units = net.hidden;
        kernel::first_layer(
            simd,
            (&net.first, &net.bias, units),
            inputs,
            &mut trace.sums,
        );
        trace
            .hidden
            .used_mut(units)
            .copy_from_slice(trace.sums.used(units));
        kernel::squash(simd, trace.hidden.used_mut(units));
        let hidden = trace.hidden.used(units);
        possible.chances(&kernel::second_layer(
            simd,
            &net.second,
            &net.out_bias,
            hidden,
        ))
    }
}

/// The slope of `squash` at a sum: `((9 - x²) / (9 + 3 x²))²`, 0 outside ±3.
#[inline(always)]
fn squash_slope(x: f32) -> f32 {
    let square = (x * x).min(9.0);
    let root = (9.0 - square) / (9.0 + 3.0 * square);
    root * root
}

/// `target += factor * source`.
#[inline(always)]
fn add_scaled(target: &mut [f32], factor: f32, source: &[f32]) {
    for (target, source) in target.iter_mut().zip(source) {
        *target += factor * source;
    }
}

impl Net {
    /// Small random weights.
    pub(crate) fn random(inputs: usize, hidden: usize, random: &mut Random) -> Net {
        let mut net = Net::zeros(inputs, hidden);
        let mut spread = |most: f32| (random.unit() * 2.0 - 1.0) * most;
        net.first
            .iter_mut()
            .for_each(|weight| *weight = spread(0.25));
        net.second
            .iter_mut()
            .for_each(|weight| *weight = spread(0.1));
        net
    }

    /// The same function by `hidden` units, at least as many as there are: the new ones have small random
    /// weights and say nothing yet.
    pub(crate) fn grown(&self, hidden: usize, random: &mut Random) -> Net {
        let mut net = Net::random(self.inputs, hidden, random);
        let old = self.hidden;
        for (row, old) in net
            .first
            .chunks_exact_mut(hidden)
            .zip(self.first.chunks_exact(old))
        {
            row[..old.len()].copy_from_slice(old);
        }
        net.bias[..old].copy_from_slice(&self.bias);
        for (row, old) in net
            .second
            .chunks_exact_mut(hidden)
            .zip(self.second.chunks_exact(old))
        {
            row.fill(0.0);
            row[..old.len()].copy_from_slice(old);
        }
        net.out_bias = self.out_bias;
        net
    }

    /// [`forward`](Net::forward) that keeps what [`step`](Net::step) and [`slope`](Net::slope) need.
    pub(crate) fn traced(
        &self,
        arch: Arch,
        inputs: &Sparse,
        possible: Possible,
        trace: &mut Trace,
    ) -> [f32; OUTCOMES] {
        arch.dispatch(Traced {
            net: self,
            inputs,
            possible,
            trace,
        })
    }

    /// What the sums of the hidden units are to blame for, into `trace.slopes`, where `blame` is what the
    /// logits are.
    #[inline(always)]
    fn to_hidden(&self, blame: &[f32; OUTCOMES], trace: &mut Trace) {
        let units = self.hidden;
        let slopes = trace.slopes.used_mut(units);
        slopes.fill(0.0);
        for (row, &blame) in self.second.chunks_exact(units).zip(blame) {
            add_scaled(slopes, blame, row);
        }
        for (slope, &sum) in slopes.iter_mut().zip(trace.sums.used(units)) {
            *slope *= squash_slope(sum);
        }
    }

    /// One step of `rate` against the slope of the cross entropy; `blame` is chance minus target.
    pub(crate) fn step(
        &mut self,
        arch: Arch,
        inputs: &Sparse,
        blame: &[f32; OUTCOMES],
        rate: f32,
        trace: &mut Trace,
    ) {
        arch.dispatch(
            #[inline(always)]
            || {
                self.to_hidden(blame, trace);
                let units = self.hidden;
                let hidden = trace.hidden.used(units);
                let slopes = trace.slopes.used(units);
                for (row, &blame) in self.second.chunks_exact_mut(units).zip(blame) {
                    add_scaled(row, -rate * blame, hidden);
                }
                for (bias, blame) in self.out_bias.iter_mut().zip(blame) {
                    *bias -= rate * blame;
                }
                add_scaled(&mut self.bias, -rate, slopes);
                for (index, value) in inputs.iter() {
                    let row = &mut self.first[index * units..(index + 1) * units];
                    add_scaled(row, -rate * value, slopes);
                }
            },
        );
    }

    /// Adds the slope of the cross entropy to `sum`, a net of the same size.
    pub(crate) fn slope(
        &self,
        arch: Arch,
        inputs: &Sparse,
        blame: &[f32; OUTCOMES],
        trace: &mut Trace,
        sum: &mut Net,
    ) {
        arch.dispatch(
            #[inline(always)]
            || {
                self.to_hidden(blame, trace);
                let units = self.hidden;
                let hidden = trace.hidden.used(units);
                let slopes = trace.slopes.used(units);
                for (row, &blame) in sum.second.chunks_exact_mut(units).zip(blame) {
                    add_scaled(row, blame, hidden);
                }
                for (bias, blame) in sum.out_bias.iter_mut().zip(blame) {
                    *bias += blame;
                }
                add_scaled(&mut sum.bias, 1.0, slopes);
                for (index, value) in inputs.iter() {
                    let row = &mut sum.first[index * units..(index + 1) * units];
                    add_scaled(row, value, slopes);
                }
            },
        );
    }
}
