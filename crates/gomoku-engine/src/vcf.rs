//! Victory by continuous fours (VCF): the attacker only makes fours, so the defender's replies are
//! forced. Depth-first with a memo of failures; [`solve`] deepens by attacks and so finds a shortest
//! one.
//!
//! Forbidden points bind both ways: an attacking four must be allowed, and a forced reply that is
//! forbidden to the defender is no reply.

use crate::class::{group, kind};
use crate::position::{Index, Position, Set};
use crate::search::{MATE, Searcher};
use yonban_gomoku::{Gomoku, Point};
use yonban_search::{Budget, Stop, TranspositionTable};

/// A forced win by fours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vcf {
    /// Attacker's moves, the final five not counted. The smallest number that wins.
    pub attacks: u32,
    /// One line: attack, forced reply, attack, …. It ends with the five, or with a four that cannot
    /// be answered.
    pub line: Vec<Point>,
}

/// Looks for the shortest win by fours of the color to move, with at most `max_attacks` attacks (255
/// at most) and `nodes` positions. `None` if there is none within those limits, if an opening step
/// is pending, or if the game is over.
///
/// ```
/// use yonban_gomoku::{Gomoku, Preset, Rules};
/// use yonban_rules::PositionText;
///
/// let text = "15/15/15/15/15/15/15/3WBBB8/6B8/7B7/15/15/15/15/15 b";
/// let game = Gomoku::from_position(&Rules::from(Preset::Freestyle), text)?;
/// let vcf = yonban_gomoku_engine::vcf::solve(&game, 10, 10_000).ok_or("no win")?;
/// assert_eq!(vcf.attacks, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn solve(game: &Gomoku, max_attacks: u32, nodes: u64) -> Option<Vcf> {
    if game.step() != yonban_gomoku::Step::Play {
        return None;
    }
    let color = game.to_move()?;
    let position = Position::new(yonban_rules::Game::rules(game), game.board(), color);
    let table = TranspositionTable::with_megabytes(0);
    let mut searcher = Searcher::new(position, &table, &Budget::nodes(nodes), &Stop::new());
    searcher.shortest_vcf(max_attacks.min(255), nodes)
}

/// The outcome of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Attack {
    /// It wins after this many attacking moves; the line is in the searcher.
    Wins(u32),
    /// It does not win; `cut`: with more attacks it might.
    Fails {
        /// Whether the limit on attacks was felt.
        cut: bool,
    },
    /// The budget ended.
    Aborted,
}

/// Failures remembered: key and with how many attacks it failed (255: any number).
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Failure {
    key: u64,
    left: u8,
}

/// How many failures are remembered at once.
pub(crate) const MEMO: usize = 1 << 14;
/// Fours considered in one position.
const MOVES: usize = 48;
const FOR_GOOD: u8 = u8::MAX;

impl Searcher<'_> {
    /// The shortest win by fours for the side to move.
    pub(crate) fn shortest_vcf(&mut self, max_attacks: u32, nodes: u64) -> Option<Vcf> {
        self.vcf_left = nodes;
        for attacks in 0..=max_attacks {
            match self.attack(attacks) {
                Attack::Wins(attacks) => {
                    let line = self.vcf_line.iter().rev();
                    let line = line.map(|&p| self.position.point(usize::from(p))).collect();
                    return Some(Vcf { attacks, line });
                }
                Attack::Fails { cut: true } => {}
                Attack::Fails { cut: false } | Attack::Aborted => return None,
            }
        }
        None
    }

    /// A value if the side to move wins by fours within these limits; the line is in `vcf_line`,
    /// last move first.
    pub(crate) fn vcf_value(&mut self, attacks: u32, nodes: u64, ply: usize) -> Option<i32> {
        let side = self.position.side();
        let fours = self.position.set(side, group::FOUR);
        if fours.is_empty() {
            return None;
        }
        self.vcf_left = nodes;
        match self.attack(attacks) {
            Attack::Wins(attacks) => Some(MATE - ply as i32 - 2 * attacks as i32 - 1),
            Attack::Fails { .. } | Attack::Aborted => None,
        }
    }

    pub(crate) fn attack(&mut self, left: u32) -> Attack {
        if self.deadline.tick() || self.vcf_left == 0 {
            return Attack::Aborted;
        }
        self.vcf_left -= 1;
        let me = self.position.side();
        let opponent = me ^ 1;
        if let Some(p) = self.position.set(me, group::FIVE).first() {
            self.vcf_line.clear();
            self.vcf_line.push(p as Index);
            return Attack::Wins(0);
        }
        let key = self.position.key();
        let slot = key as usize & (MEMO - 1);
        let known = self.memo[slot];
        if known.key == key && u32::from(known.left) >= left {
            return Attack::Fails {
                cut: known.left != FOR_GOOD,
            };
        }
        if left == 0 {
            return Attack::Fails { cut: true };
        }
        let mut fours =
            (self.position.set(me, group::FOUR)).or(&self.position.set(me, group::OPEN_FOUR));
        let threats = self.position.set(opponent, group::FIVE);
        if !threats.is_empty() {
            fours = fours.and(&self.answers(opponent));
        }
        let mut moves = [(0_i32, 0 as Index); MOVES];
        let mut count = 0;
        for p in fours.iter().take(MOVES) {
            let strength = i32::from(self.position.kind(me, p) & kind::MASK);
            let score =
                strength * 256 + self.position.worth(me, p) + self.position.worth(opponent, p);
            moves[count] = (-score, p as Index);
            count += 1;
        }
        moves[..count].sort_unstable();
        let mut cut = false;
        for &(_, p) in &moves[..count] {
            let p = usize::from(p);
            if self.position.is_forbidden(p, me) {
                continue;
            }
            self.position.make(p);
            let outcome = self.answer(me, left - 1);
            self.position.unmake(p);
            match outcome {
                Attack::Wins(attacks) => {
                    self.vcf_line.push(p as Index);
                    return Attack::Wins(attacks + 1);
                }
                Attack::Fails { cut: felt } => cut |= felt,
                Attack::Aborted => return Attack::Aborted,
            }
        }
        self.memo[slot] = Failure {
            key,
            left: if cut { left as u8 } else { FOR_GOOD },
        };
        Attack::Fails { cut }
    }

    /// The defender's replies to a four of `attacker`.
    fn answer(&mut self, attacker: usize, left: u32) -> Attack {
        let defender = attacker ^ 1;
        let fives = self.position.set(attacker, group::FIVE);
        if fives.is_empty() || !self.position.set(defender, group::FIVE).is_empty() {
            // No four after all, or it leaves a five of the defender's (where rows can be closed).
            return Attack::Fails { cut: false };
        }
        self.vcf_line.clear();
        let mut longest = 0;
        for reply in self.answers(attacker).iter() {
            if self.position.is_forbidden(reply, defender) {
                continue;
            }
            self.position.make(reply);
            let outcome = self.attack(left);
            self.position.unmake(reply);
            match outcome {
                Attack::Wins(attacks) => {
                    longest = longest.max(attacks);
                    self.vcf_line.push(reply as Index);
                }
                Attack::Fails { .. } | Attack::Aborted => return outcome,
            }
        }
        Attack::Wins(longest)
    }

    /// The points on which a stone can stop every five that `attacker` threatens. Where closed rows
    /// do not win some of them may fail; elsewhere each of them works.
    pub(crate) fn answers(&self, attacker: usize) -> Set {
        let fives = self.position.set(attacker, group::FIVE);
        if self.position.can_close() {
            let mut points = fives.iter();
            let Some(first) = points.next() else {
                return fives;
            };
            return points.fold(self.position.closers(first, attacker), |set, p| {
                set.and(&self.position.closers(p, attacker))
            });
        }
        let mut points = fives.iter();
        match (points.next(), points.next()) {
            (Some(_), Some(_)) => Set::default(),
            _ => fives,
        }
    }
}
