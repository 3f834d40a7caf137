//! Temporal differences: the nets learn from games against themselves.

use super::arena::least;
use super::turn::{Results, opening, start, throw};
use crate::class::Class;
use crate::inputs::Side;
use crate::net::Trace;
use crate::net::{Net, OUTCOMES, Possible};
use crate::nets::Work;
use crate::random::Random;
use crate::{Nets, Outputs};
use pulp::Arch;
use yonban_backgammon::{Board, Variant};

/// Hidden units of the nets.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    /// Contact.
    pub contact: usize,
    /// Primes.
    pub prime: usize,
    /// Back games.
    pub back: usize,
    /// Crashed.
    pub crashed: usize,
    /// Races.
    pub race: usize,
}

impl Sizes {
    const fn of(self, class: Class) -> usize {
        match class {
            Class::Contact => self.contact,
            Class::Prime => self.prime,
            Class::Back => self.back,
            Class::Crashed => self.crashed,
            Class::Race | Class::Over => self.race,
        }
    }
}

impl Nets {
    /// Whether a net can have so many hidden units.
    #[must_use]
    pub const fn can_have(hidden: usize) -> bool {
        Net::can_have(hidden)
    }

    /// Nets with small random weights.
    #[must_use]
    pub fn random(variant: Variant, sizes: Sizes, seed: u64) -> Nets {
        let mut random = Random::new(seed);
        Nets {
            variant,
            nets: Class::WITH_NET
                .map(|class| Net::random(class.inputs(), sizes.of(class), &mut random)),
            arch: Arch::new(),
            bearoff: true,
        }
    }

    /// Nets that judge the same and have more hidden units to learn with: `hidden` each, but for races, where
    /// that is more than there are.
    #[must_use]
    pub fn grown(&self, hidden: usize, seed: u64) -> Nets {
        let mut random = Random::new(seed);
        let mut grown = self.clone();
        for class in Class::WITH_CONTACT {
            let net = &mut grown.nets[class.net()];
            if net.hidden() < hidden {
                *net = net.grown(hidden, &mut random);
            }
        }
        grown
    }
}

/// A learner at work.
#[derive(Debug)]
pub struct Td {
    /// What it has learned so far.
    pub nets: Nets,
    /// Games played.
    pub games: u64,
    seed: u64,
    work: Work,
    trace: Trace,
    results: Results,
}

impl Td {
    /// Goes on with `nets` after `games` games.
    #[must_use]
    pub fn new(nets: Nets, games: u64, seed: u64) -> Td {
        Td {
            nets,
            games,
            seed,
            work: Work::new(),
            trace: Trace::new(),
            results: Results::default(),
        }
    }

    /// One game of TD(0): before every throw the judgement of the position is moved towards that of the
    /// position that the throw and the best play lead to.
    pub fn game(&mut self, rate: f32) {
        let mut random = Random::split(self.seed, self.games);
        self.games += 1;
        let mut board = Board::start(start(self.nets.variant, &mut random));
        let mut dice = opening(&mut random);
        loop {
            let results = self.results.of(&board, dice);
            let (nets, work) = (&self.nets, &mut self.work);
            let next = results[least(results, |board| nets.evaluate_with(board, work).equity())];
            let worth = self.nets.evaluate_with(&next, &mut self.work).turned();
            self.learn(&board, &worth, rate);
            if next.is_finished() {
                return;
            }
            board = next;
            dice = throw(&mut random);
        }
    }

    fn learn(&mut self, board: &Board, target: &Outputs, rate: f32) {
        let (own, other) = (Side::of(board.own()), Side::of(board.other()));
        let class = Class::of_sides(&own, &other);
        let possible = Possible::of(&own, &other, self.nets.men(), class == Class::Race);
        let inputs = &mut self.work.inputs;
        class.write(&own, &other, inputs);
        let net = &mut self.nets.nets[class.net()];
        let arch = self.nets.arch;
        let mut blame: [f32; OUTCOMES] = net.traced(arch, inputs, possible, &mut self.trace);
        for (blame, target) in blame.iter_mut().zip(target.exclusive()) {
            *blame -= target;
        }
        net.step(arch, inputs, &blame, rate, &mut self.trace);
    }
}
