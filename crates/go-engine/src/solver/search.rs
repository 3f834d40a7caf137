//! Depth-first proof-number search (df-pn; Nagai 2002) with the forced replies of capture games.
//!
//! The graph has no cycles: every stone raises the number of stones and captures together, and two
//! empty moves in a row end play. So no repetition has to be looked for.

use super::bits::Bits;
use super::board::{Chain, End, Ground, NO_POINT, PASS, State};
use super::table::{INFINITE, Numbers, Table};
use yonban_search::Deadline;

/// A move with what is known of the position after it.
#[derive(Clone, Copy, Debug)]
struct Child {
    point: u16,
    key: u64,
    numbers: Numbers,
}

/// One question about one game: does `aim` win?
#[derive(Debug)]
pub(super) struct Search<'a, const N: usize> {
    pub(super) ground: &'a Ground<N>,
    pub(super) table: &'a mut Table,
    pub(super) deadline: &'a mut Deadline,
    /// The colour that wants to win; the other is content with a draw.
    pub(super) aim: u8,
    /// The points that may be played first, for the next position that is expanded only.
    pub(super) only: Option<Bits<N>>,
    children: Vec<Child>,
    own: Vec<Chain<N>>,
    enemy: Vec<Chain<N>>,
}

impl<'a, const N: usize> Search<'a, N> {
    pub(super) fn new(
        ground: &'a Ground<N>,
        table: &'a mut Table,
        deadline: &'a mut Deadline,
        aim: u8,
    ) -> Self {
        Search {
            ground,
            table,
            deadline,
            aim,
            only: None,
            children: Vec::new(),
            own: Vec::new(),
            enemy: Vec::new(),
        }
    }

    /// Whether `aim` wins from `state`; `None` if the deadline came first.
    pub(super) fn wins(&mut self, state: &State<N>) -> Option<bool> {
        let most = Numbers {
            phi: INFINITE,
            delta: INFINITE,
        };
        let numbers = self.prove(state, most);
        let reached = match (numbers.phi, numbers.delta) {
            (0, _) => true,
            (_, 0) => false,
            _ => return None,
        };
        Some(reached == (state.side == self.aim))
    }

    fn salted(&self, state: &State<N>) -> u64 {
        self.ground.key(state)
            ^ if self.aim == 0 {
                0
            } else {
                0x9d39_247e_3377_6d41
            }
    }

    fn at_end(&self, end: End, side: u8) -> Numbers {
        let reached = (end == End::Win(self.aim)) == (side == self.aim);
        if reached {
            Numbers::REACHED
        } else {
            Numbers::MISSED
        }
    }

    /// Searches until a number reaches its limit.
    fn prove(&mut self, state: &State<N>, most: Numbers) -> Numbers {
        let before = self.deadline.nodes();
        let key = self.salted(state);
        if self.deadline.tick() {
            return self.table.find(key).unwrap_or(Numbers { phi: 1, delta: 1 });
        }
        let base = self.children.len();
        if let Some(known) = self.expand(state) {
            self.children.truncate(base);
            self.table.store(key, known, 1);
            return known;
        }
        loop {
            // phi is the least delta of the children, delta the sum of their phis.
            let mut phi = INFINITE;
            let mut second = INFINITE;
            let mut delta: u32 = 0;
            let mut best = base;
            for (n, child) in self.children[base..].iter().enumerate() {
                let numbers = child.numbers;
                delta = delta.saturating_add(numbers.phi).min(INFINITE - 1);
                let better = numbers.delta < phi
                    || numbers.delta == phi && numbers.phi < self.children[best].numbers.phi;
                if better {
                    second = phi;
                    phi = numbers.delta;
                    best = base + n;
                } else {
                    second = second.min(numbers.delta);
                }
            }
            let now = if phi == 0 {
                Numbers::REACHED
            } else if delta == 0 {
                Numbers::MISSED
            } else {
                Numbers { phi, delta }
            };
            let over = self.deadline.is_over();
            if now.is_proved() || phi >= most.phi || delta >= most.delta || over {
                self.children.truncate(base);
                let work = self.deadline.nodes() - before;
                self.table.store(key, now, work);
                return now;
            }
            let chosen = self.children[best];
            let limit = Numbers {
                phi: (most.delta - delta)
                    .saturating_add(chosen.numbers.phi)
                    .min(INFINITE),
                // A little more than the second best, so as not to jump to and fro.
                delta: most.phi.min(second + second / 4 + 1),
            };
            let known = self.table.find(chosen.key).filter(|n| n.is_proved());
            let numbers = match known {
                Some(known) => known,
                None => match self.follow(state, chosen.point) {
                    Ok(next) => self.prove(&next, limit),
                    Err(end) => self.at_end(end, state.side ^ 1),
                },
            };
            self.children[best].numbers = numbers;
        }
    }

    /// The position after a move that [`expand`](Self::expand) listed.
    pub(super) fn follow(&mut self, state: &State<N>, point: u16) -> Result<State<N>, End> {
        if point == PASS {
            return self.ground.after_pass(state);
        }
        let grid = &self.ground.grid;
        let p = usize::from(point);
        let empty = self.ground.empty(state);
        let around = grid.around(Bits::one(p));
        let enemy = state.stones[usize::from(state.side ^ 1)];
        let mut captured = Bits::EMPTY;
        let mut near = around & enemy;
        while !near.is_empty() {
            let chain = grid.flood(Bits::one(near.first()), enemy);
            near = near.without(chain);
            if grid.around(chain) & empty == Bits::one(p) {
                captured = captured | chain;
            }
        }
        let next = self.ground.after(state, p, captured);
        let next = if captured.is_empty() && (around & empty).is_empty() {
            let own = grid.flood(Bits::one(p), next.stones[usize::from(state.side)]);
            if (grid.around(own) & empty.without(Bits::one(p))).is_empty() {
                self.ground.after_suicide(state, p, own)
            } else {
                next
            }
        } else {
            next
        };
        match self.ground.winner(&next) {
            Some(winner) => Err(End::Win(winner)),
            None => Ok(next),
        }
    }

    /// Lists the moves of `state` behind those already in `children`, or says what is proved at once.
    fn expand(&mut self, state: &State<N>) -> Option<Numbers> {
        let ground = self.ground;
        let (me, foe) = (state.side, state.side ^ 1);
        let mut own = std::mem::take(&mut self.own);
        let mut enemy = std::mem::take(&mut self.enemy);
        ground.chains(state, me, &mut own);
        ground.chains(state, foe, &mut enemy);
        let base = self.children.len();
        let known = self.list(state, &own, &enemy);
        self.own = own;
        self.enemy = enemy;
        if known.is_none() {
            // All at once, so that the waits for memory overlap.
            for child in &mut self.children[base..] {
                if let Some(numbers) = self.table.find(child.key) {
                    child.numbers = numbers;
                }
            }
        }
        known
    }

    fn list(&mut self, state: &State<N>, own: &[Chain<N>], enemy: &[Chain<N>]) -> Option<Numbers> {
        let ground = self.ground;
        let grid = &ground.grid;
        let (me, foe) = (state.side, state.side ^ 1);
        let target = ground.rules.target;
        let need = |color: u8| {
            let c = usize::from(color);
            target[c] - state.taken[c]
        };
        let (mine, theirs) = (need(me), need(foe));
        let empty = ground.empty(state);
        let mut allowed = self.only.take().unwrap_or(ground.grid.all);
        if state.ko != NO_POINT {
            allowed = allowed.without(Bits::one(usize::from(state.ko)));
        }
        let mut takes = Bits::EMPTY;
        for chain in enemy.iter().filter(|chain| chain.free == 1) {
            takes = takes | chain.liberties;
        }
        for p in takes & allowed {
            if gain(enemy, p) >= mine {
                return Some(Numbers::REACHED);
            }
        }
        let mut threats = Bits::EMPTY;
        for chain in own.iter().filter(|chain| chain.free == 1) {
            let p = chain.liberties.first();
            if !threats.has(p) && gain(own, p) >= theirs {
                threats = threats | Bits::one(p);
            }
        }
        let points = allowed
            & match threats.len() {
                0 => empty,
                1 => threats | takes,
                _ => takes,
            };
        let quiet_enemy = |p: usize| {
            // Enemy chains that lose a liberty at `p` and are then in atari.
            let mut last = Bits::EMPTY;
            for chain in enemy {
                if chain.free == 2 && chain.size >= mine && chain.liberties.has(p) {
                    last = last | chain.liberties.without(Bits::one(p));
                } else if chain.free == 1 && chain.size >= mine {
                    // Only after a ko: it stays in atari.
                    last = last | chain.liberties;
                }
            }
            last.len()
        };
        let mut any = false;
        for p in points {
            let one = Bits::one(p);
            let around = grid.around(one);
            let captures = takes.has(p);
            let mut stones = one;
            let mut liberties = around & empty;
            let mut rest_in_atari = false;
            for chain in own {
                if chain.liberties.has(p) {
                    stones = stones | chain.stones;
                    liberties = liberties | chain.liberties;
                } else if chain.free == 1 {
                    rest_in_atari = true;
                }
            }
            liberties = liberties.without(one);
            if captures {
                any = true;
                let mut captured = Bits::EMPTY;
                for chain in enemy {
                    if chain.free == 1 && chain.liberties.has(p) {
                        captured = captured | chain.stones;
                    }
                }
                let next = ground.after(state, p, captured);
                self.push(&next, p as u16, Numbers { phi: 1, delta: 1 });
                continue;
            }
            let free = liberties.len();
            let next = if free == 0 {
                if !ground.rules.suicide || stones == one {
                    continue;
                }
                any = true;
                let next = ground.after_suicide(state, p, stones);
                if ground.winner(&next).is_some() {
                    continue;
                }
                next
            } else {
                any = true;
                if free == 1 {
                    let last = liberties.first();
                    let beside: u16 = own
                        .iter()
                        .filter(|c| {
                            c.free == 1 && c.liberties.has(last) && (c.stones & stones).is_empty()
                        })
                        .map(|c| c.size)
                        .sum();
                    if stones.len() as u16 + beside >= theirs {
                        continue;
                    }
                }
                let forced = quiet_enemy(p);
                if forced >= 2 && free >= 2 && !rest_in_atari {
                    return Some(Numbers::REACHED);
                }
                let next = ground.after(state, p, Bits::EMPTY);
                let others = own.iter().filter(|c| !c.liberties.has(p)).map(|c| c.free);
                let weakest = others.chain([free as u16]).min().unwrap_or(4).min(6);
                let theirs = enemy.iter().map(|c| c.free - u16::from(c.liberties.has(p)));
                let target = theirs.min().unwrap_or(4).min(6);
                // The more liberties a side's weakest chain has, the more work it is to take one:
                // by trial a cube fits best.
                let numbers = Numbers {
                    phi: u32::from(weakest * weakest * weakest),
                    delta: u32::from(target * target * target),
                };
                self.push(&next, p as u16, numbers);
                continue;
            };
            self.push(&next, p as u16, Numbers { phi: 1, delta: 2 });
        }
        if !ground.may_pass(state) {
            // Two empty moves that did not end it: the next act must be a stone.
            let stuck = !any && threats.is_empty() && state.passes >= 2;
            return stuck.then(|| self.at_end(End::Draw, me));
        }
        if threats.is_empty() || state.passes > 0 {
            match ground.after_pass(state) {
                Ok(next) => self.push(&next, PASS, Numbers { phi: 1, delta: 2 }),
                Err(end) => {
                    let numbers = self.at_end(end, foe);
                    if numbers.delta == 0 {
                        return Some(Numbers::REACHED);
                    }
                }
            }
        }
        None
    }

    fn push(&mut self, next: &State<N>, point: u16, guess: Numbers) {
        let key = self.salted(next);
        self.children.push(Child {
            point,
            key,
            numbers: guess,
        });
    }

    /// A move that keeps a proved result, or for the losing side one that was looked at longest;
    /// `None` where nothing is proved.
    pub(super) fn best(&mut self, state: &State<N>) -> Option<u16> {
        let known = self.table.find(self.salted(state));
        let base = self.children.len();
        let at_once = self.expand(state);
        let listed = self.children.split_off(base);
        let numbers = at_once.or(known)?;
        if numbers.phi == 0 {
            let proved = listed.iter().find(|child| child.numbers.delta == 0);
            if let Some(child) = proved {
                return Some(child.point);
            }
            let legal = self.ground.legal(state);
            let ends = |search: &mut Self, p: u16| match search.follow(state, p) {
                Err(end) => search.at_end(end, state.side) == Numbers::REACHED,
                Ok(_) => false,
            };
            let at_once = legal.iter().copied().find(|&p| ends(self, p));
            return at_once.or_else(|| {
                legal.into_iter().find(|&p| match self.follow(state, p) {
                    Err(_) => false,
                    Ok(next) => self.expand_only(&next) == Some(Numbers::MISSED),
                })
            });
        }
        if numbers.delta != 0 {
            return None;
        }
        let first = listed.first().map(|child| child.point);
        first.or_else(|| self.ground.legal(state).first().copied())
    }

    /// What is known of a position without a search.
    fn expand_only(&mut self, state: &State<N>) -> Option<Numbers> {
        let base = self.children.len();
        let known = self.expand(state);
        let nothing = self.children.len() == base;
        let lost = self.children[base..]
            .iter()
            .all(|child| child.numbers.phi == 0);
        self.children.truncate(base);
        known.or((nothing || lost).then_some(Numbers::MISSED))
    }
}

/// The stones of the chains whose only liberty is `p`.
fn gain<const N: usize>(chains: &[Chain<N>], p: usize) -> u16 {
    chains
        .iter()
        .filter(|chain| chain.free == 1 && chain.liberties.has(p))
        .map(|chain| chain.size)
        .sum()
}
