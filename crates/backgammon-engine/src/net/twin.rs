//! The arithmetic once more, plain: every input, every unit, one number at a time in 64 bits.

use super::{Hidden, Net, OUTCOMES, Possible};
use crate::inputs::{Contact, Side, Sparse};
use crate::random::Random;
use crate::{Class, Nets};
use pulp::{Arch, Simd, WithSimd};
use yonban_backgammon::{Board, Dice, Variant};

/// Chances by the formulas of the module's page.
fn slow(net: &Net, inputs: &Sparse, possible: Possible) -> [f64; OUTCOMES] {
    let numbers: Vec<f64> = net.numbers().map(f64::from).collect();
    let (first, rest) = numbers.split_at(net.inputs() * net.hidden());
    let (bias, rest) = rest.split_at(net.hidden());
    let (second, out_bias) = rest.split_at(OUTCOMES * net.hidden());
    let mut dense = vec![0.0; net.inputs()];
    inputs
        .iter()
        .for_each(|(index, value)| dense[index] = f64::from(value));
    let unit = |j: usize| {
        let terms = dense
            .iter()
            .enumerate()
            .map(|(i, input)| input * first[i * net.hidden() + j]);
        let x = (bias[j] + terms.sum::<f64>()).clamp(-3.0, 3.0);
        x * (27.0 + x * x) / (27.0 + 9.0 * x * x)
    };
    let hidden: Vec<f64> = (0..net.hidden()).map(unit).collect();
    let mut powers = [0.0; OUTCOMES];
    for (k, power) in powers.iter_mut().enumerate() {
        let row = &second[k * net.hidden()..(k + 1) * net.hidden()];
        let terms = hidden.iter().zip(row).map(|(unit, weight)| unit * weight);
        *power = if possible.allows(k) {
            (out_bias[k] + terms.sum::<f64>()).exp()
        } else {
            0.0
        };
    }
    let sum: f64 = powers.iter().sum();
    powers.map(|power| power / sum)
}

/// The kernel on the vectors of an instruction set.
struct Fast<'a>(&'a Net, &'a Sparse, Possible);

impl WithSimd for Fast<'_> {
    type Output = [f32; OUTCOMES];

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) -> [f32; OUTCOMES] {
        self.0.forward(simd, self.1, self.2, &mut Hidden::new())
    }
}

fn compare(nets: &Nets) {
    let mut random = Random::new(5);
    let mut board = Board::start(Variant::Standard);
    let mut inputs = Sparse::new();
    for _ in 0..400 {
        let (own, other) = (Side::of(board.own()), Side::of(board.other()));
        let class = Class::of(&board);
        let net = nets.net(class);
        let possible = Possible::of(&own, &other, 15, class == Class::Race);
        class.write(&own, &other, &mut inputs);
        let slow = slow(net, &inputs, possible);
        // Whatever the machine has, and what every machine has.
        for arch in [Arch::new(), Arch::Scalar] {
            let fast = arch.dispatch(Fast(net, &inputs, possible));
            for (slow, fast) in slow.iter().zip(fast) {
                assert!(
                    (slow - f64::from(fast)).abs() < 1e-5,
                    "{board}: {fast}, not {slow}"
                );
            }
        }
        let dice = Dice::new(random.below(6) as u8 + 1, random.below(6) as u8 + 1);
        let plays = board.plays(dice.expect("two dice"));
        if let Some(play) = plays.get(random.below(plays.len())) {
            board = board.after(play);
        }
        board = board.turned();
        if board.is_finished() {
            board = Board::start(Variant::Standard);
        }
    }
}

#[test]
fn both_ways_judge_the_same() {
    compare(Nets::shipped());
}

#[test]
fn the_slopes_are_those_of_the_entropy() {
    let mut random = Random::new(3);
    let net = Net::random(Contact::COUNT, 16, &mut random);
    let board = Board::start(Variant::Standard);
    let side = Side::of(board.own());
    let mut inputs = Sparse::new();
    Contact::write(&side, &side, &mut inputs);
    let possible = Possible::of(&side, &side, 15, false);
    let target = [0.01, 0.11, 0.38, 0.36, 0.13, 0.01];
    let entropy = |net: &Net| -> f64 {
        let chances = slow(net, &inputs, possible);
        chances
            .iter()
            .zip(target)
            .map(|(chance, target)| -f64::from(target) * chance.ln())
            .sum()
    };
    let mut trace = super::Trace::new();
    let mut blame = net.traced(Arch::new(), &inputs, possible, &mut trace);
    blame
        .iter_mut()
        .zip(target)
        .for_each(|(blame, target)| *blame -= target);
    let mut slope = Net::zeros(Contact::COUNT, 16);
    net.slope(Arch::new(), &inputs, &blame, &mut trace, &mut slope);
    let slopes: Vec<f32> = slope.numbers().collect();
    let mut steep = 0;
    for (n, &slope) in slopes.iter().enumerate().step_by(7) {
        let (mut more, mut less) = (net.clone(), net.clone());
        let change = |net: &mut Net, by: f32| net.numbers_mut().nth(n).map(|number| *number += by);
        change(&mut more, 0.01);
        change(&mut less, -0.01);
        let measured = (entropy(&more) - entropy(&less)) / 0.02;
        assert!(
            (measured - f64::from(slope)).abs() < 2e-4,
            "number {n}: {slope}, not {measured}"
        );
        steep += usize::from(slope.abs() > 1e-3);
    }
    assert!(steep > 10, "{steep}");
}
