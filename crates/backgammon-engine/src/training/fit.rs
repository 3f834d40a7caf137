//! Supervised learning: the nets are fitted to labelled positions.

use super::labels::Sample;
use crate::Nets;
use crate::class::Class;
use crate::inputs::{Side, Sparse};
use crate::net::{Net, OUTCOMES, Possible, Trace};
use crate::random::Random;
use pulp::Arch;

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Times that every sample is seen.
    pub epochs: u32,
    /// The largest step; it falls to a hundredth like half a cosine.
    pub rate: f32,
    /// Samples a step; 0: plain steps of one sample each. Labels with noise ask for those: Adam moves all
    /// weights equally fast, those too that hardly matter and of which such labels say nothing.
    pub batch: usize,
    /// The share of each weight that is taken away by a step of rate 1.
    pub decay: f32,
    /// For the order.
    pub seed: u64,
}

/// Adam (Kingma and Ba 2015) with the decay of weights apart from the slope (Loshchilov and Hutter 2019).
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    const KEEP_MEAN: f32 = 0.9;
    const KEEP_SQUARE: f32 = 0.999;

    fn new(net: &Net) -> Adam {
        let len = Net::len(net.inputs(), net.hidden());
        Adam {
            mean: vec![0.0; len],
            square: vec![0.0; len],
            steps: 0,
        }
    }

    /// Moves `net` against `slope`, which is summed over `count` samples, and empties it.
    fn step(
        &mut self,
        arch: Arch,
        net: &mut Net,
        slope: &mut Net,
        count: usize,
        rate: f32,
        decay: f32,
    ) {
        self.steps += 1;
        let share = 1.0 / count as f32;
        let first = 1.0 - Adam::KEEP_MEAN.powi(self.steps);
        let second = (1.0 - Adam::KEEP_SQUARE.powi(self.steps)).sqrt();
        let stride = rate * second / first;
        let mut at = 0;
        arch.dispatch(
            #[inline(always)]
            || {
                for (weights, slopes) in net.layers_mut().into_iter().zip(slope.layers_mut()) {
                    let means = &mut self.mean[at..at + weights.len()];
                    let squares = &mut self.square[at..at + weights.len()];
                    at += weights.len();
                    let moments = means.iter_mut().zip(squares);
                    for ((weight, slope), (mean, square)) in
                        weights.iter_mut().zip(slopes).zip(moments)
                    {
                        let g = *slope * share;
                        *slope = 0.0;
                        *mean += (1.0 - Adam::KEEP_MEAN) * (g - *mean);
                        *square += (1.0 - Adam::KEEP_SQUARE) * (g * g - *square);
                        *weight -= stride * *mean / (square.sqrt() + 1e-8) + rate * decay * *weight;
                    }
                }
            },
        );
    }
}

/// The mean of the cross entropy over what it is at least, the entropy of the labels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Loss {
    /// In nats.
    pub excess: f64,
    /// Mean distance of the equities.
    pub equity: f64,
    /// Mean square of it.
    pub square: f64,
}

struct Fit<'a> {
    men: u8,
    arch: Arch,
    inputs: Sparse,
    trace: Trace,
    net: &'a mut Net,
}

impl Fit<'_> {
    /// The net's mistakes about a sample, whose inputs it leaves in `inputs`.
    fn blame(&mut self, sample: &Sample, loss: &mut Loss) -> [f32; OUTCOMES] {
        let (own, other) = (Side::of(sample.board.own()), Side::of(sample.board.other()));
        let class = Class::of_sides(&own, &other);
        class.write(&own, &other, &mut self.inputs);
        let possible = Possible::of(&own, &other, self.men, class == Class::Race);
        let chances = self
            .net
            .traced(self.arch, &self.inputs, possible, &mut self.trace);
        let mut blame = chances;
        let worth = [-3.0, -2.0, -1.0, 1.0, 2.0, 3.0];
        let mut equity = 0.0;
        for (k, target) in sample.target.exclusive().into_iter().enumerate() {
            blame[k] -= target;
            equity += worth[k] * blame[k];
            if target > 1e-6 {
                loss.excess += f64::from(target * (target / chances[k].max(1e-9)).ln());
            }
        }
        loss.equity += f64::from(equity.abs());
        loss.square += f64::from(equity * equity);
        blame
    }
}

impl Nets {
    /// Fits the net of a class to the samples of that class; says after each epoch how far off it was
    /// on average during it.
    pub fn fit(
        &mut self,
        class: Class,
        samples: &[Sample],
        plan: &Plan,
        report: &mut dyn FnMut(u32, Loss),
    ) {
        let mut order: Vec<&Sample> = samples
            .iter()
            .filter(|sample| Class::of(&sample.board) == class)
            .collect();
        let (men, arch) = (self.men(), self.arch);
        let net = &mut self.nets[class.net()];
        let mut adam = Adam::new(net);
        let mut slope = Net::zeros(net.inputs(), net.hidden());
        let mut fit = Fit {
            men,
            arch,
            inputs: Sparse::new(),
            trace: Trace::new(),
            net,
        };
        let mut random = Random::new(plan.seed);
        let steps = plan.epochs as usize * order.len().div_ceil(plan.batch.max(1));
        let mut step = 0;
        for epoch in 0..plan.epochs {
            for n in (1..order.len()).rev() {
                order.swap(n, random.below(n + 1));
            }
            let mut loss = Loss {
                excess: 0.0,
                equity: 0.0,
                square: 0.0,
            };
            for batch in order.chunks(plan.batch.max(1)) {
                let part = step as f32 / steps as f32;
                let rate =
                    plan.rate * (0.01 + 0.99 * 0.5 * (1.0 + (std::f32::consts::PI * part).cos()));
                step += 1;
                for sample in batch {
                    let blame = fit.blame(sample, &mut loss);
                    let Fit {
                        net, inputs, trace, ..
                    } = &mut fit;
                    if plan.batch == 0 {
                        net.step(arch, inputs, &blame, rate, trace);
                    } else {
                        net.slope(arch, inputs, &blame, trace, &mut slope);
                    }
                }
                if plan.batch == 0 {
                    continue;
                }
                adam.step(arch, fit.net, &mut slope, batch.len(), rate, plan.decay);
            }
            let count = order.len().max(1) as f64;
            report(
                epoch,
                Loss {
                    excess: loss.excess / count,
                    equity: loss.equity / count,
                    square: loss.square / count,
                },
            );
        }
    }

    /// How far off the net of a class is on the samples of that class.
    #[must_use]
    pub fn loss(&self, class: Class, samples: &[Sample]) -> Loss {
        let mut net = self.net(class).clone();
        let mut fit = Fit {
            men: self.men(),
            arch: self.arch,
            inputs: Sparse::new(),
            trace: Trace::new(),
            net: &mut net,
        };
        let mut loss = Loss {
            excess: 0.0,
            equity: 0.0,
            square: 0.0,
        };
        let of_class = samples
            .iter()
            .filter(|sample| Class::of(&sample.board) == class);
        let mut count = 0u32;
        for sample in of_class {
            fit.blame(sample, &mut loss);
            count += 1;
        }
        let count = f64::from(count.max(1));
        Loss {
            excess: loss.excess / count,
            equity: loss.equity / count,
            square: loss.square / count,
        }
    }
}
