//! The state of a game and `impl Game`.

use crate::action::{Action, Nigiri};
use crate::board::{Board, Liberties, Placed, cell_of};
use crate::color::Color;
use crate::effect::effect;
use crate::ending::Ending;
use crate::history::{History, Situation};
use crate::illegal::{Forbidden, Illegal, NoPass, Step};
use crate::point::Point;
use crate::rules::{Colors, Goal, Ko, Pass, Rules, Settle, Tie};
use crate::score::Score;
use crate::settlement::Settlement;
use crate::start;
use std::fmt;
use yonban_rules::{AtTable, ChanceSource, Game, Outcome, Seat, Turn, Verdict};

/// A game of capture Go or ordinary Go.
///
/// ```
/// use yonban_go::{Action, Color, Go, Preset, Rules};
/// use yonban_rules::{Game, Seat};
///
/// let mut game = Go::new(&Rules::from(Preset::Capture));
/// for text in ["b1", "a1", "a2"] {
///     let seat = game.turn().seat().ok_or("over")?;
///     game.play(seat, &text.parse()?)?;
/// }
/// assert_eq!(game.captures(Color::Black), 1);
/// let refused = game.play(Seat::B, &Action::Place("a1".parse()?)).unwrap_err();
/// assert_eq!(refused.reason(), "suicide");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Go {
    rules: Rules,
    board: Board,
    /// The seat that holds Black.
    black: Seat,
    /// The side to move; in settlement and after the end, the one that alternation would give.
    side: Color,
    phase: Phase,
    /// What Black and White have taken in play.
    captures: [u32; 2],
    ko: Option<Barred>,
    /// The empty moves that Black and White have made.
    passes: [u32; 2],
    /// The last act of play, if it was an empty move.
    empty_move: Option<EmptyMove>,
    /// Whether empty moves have come to nothing (`tie=play-on`): a stone is due.
    must_place: bool,
    /// Whether play was resumed and no stone has been placed since.
    resumed: bool,
    /// Whether the other seat may take Black over now.
    pie_open: bool,
    /// Acts and chance outcomes so far.
    acts: u32,
    history: History,
    /// The stones placed by acts, in their order.
    placed: Vec<(Color, Point)>,
    /// What became of the last act's stone; `None` if that was no stone.
    last: Option<Placed>,
    score: Option<Score>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Phase {
    Nigiri {
        /// Handicap stones that Black places afterwards.
        owed: u8,
    },
    ChooseColor {
        /// The same.
        owed: u8,
    },
    Handicap {
        owed: u8,
    },
    Play,
    Settle(Settlement),
    Over(Outcome<Ending>),
}

/// The point that the basic ko bars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Barred {
    /// The point, where a stone was just taken.
    pub(crate) point: Point,
    /// The stone that took it.
    pub(crate) taker: Point,
    /// The number of the act that took it; 0 if the position was set up so.
    pub(crate) act: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum EmptyMove {
    Pass,
    End,
}

/// Why a stone on an empty point is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Barrier {
    Suicide,
    Ko(Barred),
    Superko(Situation),
}

impl Go {
    fn start(rules: &Rules, board: Board) -> Self {
        Go {
            rules: *rules,
            history: History::new(board.size()),
            board,
            black: Seat::A,
            side: Color::Black,
            phase: Phase::Play,
            captures: [0, 0],
            ko: None,
            passes: [0, 0],
            empty_move: None,
            must_place: false,
            resumed: false,
            pie_open: false,
            acts: 0,
            placed: Vec::new(),
            last: None,
            score: None,
        }
    }

    /// Play from a position that the caller has checked. The colors are still to be had as the rules
    /// say.
    pub(crate) fn set_up(
        rules: &Rules,
        board: Board,
        side: Color,
        captures: [u32; 2],
        ko: Option<Barred>,
    ) -> Self {
        let mut game = Go::start(rules, board);
        game.side = side;
        game.captures = captures;
        game.ko = ko;
        // A set-up takes the place of handicap stones.
        game.prepare(0);
        game
    }

    /// What comes first: the colors where they are not fixed, then the handicap stones that are
    /// owed, then play.
    fn prepare(&mut self, owed: u8) {
        match self.rules.colors() {
            Colors::Fixed | Colors::Pie => self.colors_known(owed),
            Colors::Choose => self.phase = Phase::ChooseColor { owed },
            Colors::Nigiri => self.phase = Phase::Nigiri { owed },
        }
    }

    fn colors_known(&mut self, owed: u8) {
        if owed > 0 {
            self.phase = Phase::Handicap { owed };
        } else {
            self.begin();
        }
    }

    /// Play begins: the history starts here.
    fn begin(&mut self) {
        self.phase = Phase::Play;
        self.remember();
        self.end_if_stuck();
    }

    /// The stones on the board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move; in settlement and after the end, the one that alternation would give.
    #[must_use]
    pub const fn side(&self) -> Color {
        self.side
    }

    /// The color that a seat holds now.
    #[must_use]
    pub fn color_of(&self, seat: Seat) -> Color {
        if seat == self.black {
            Color::Black
        } else {
            Color::White
        }
    }

    /// The seat that holds a color now.
    #[must_use]
    pub const fn seat_of(&self, color: Color) -> Seat {
        match color {
            Color::Black => self.black,
            Color::White => self.black.other(),
        }
    }

    /// The enemy stones that a color has taken in play, or was given.
    #[must_use]
    pub const fn captures(&self, color: Color) -> u32 {
        self.captures[color.index()]
    }

    /// The point that the basic ko bars for the side to move.
    #[must_use]
    pub fn ko_point(&self) -> Option<Point> {
        self.ko.map(|ko| ko.point)
    }

    /// How many empty moves a color has left; `None` where they are not counted.
    #[must_use]
    pub fn passes_left(&self, color: Color) -> Option<u32> {
        match self.rules.pass() {
            Pass::Free | Pass::Prisoner => None,
            Pass::None => Some(0),
            Pass::Limited(allowed) => {
                let allowed = u32::from(allowed[color.index()]);
                Some(allowed.saturating_sub(self.passes[color.index()]))
            }
        }
    }

    /// What is asked now.
    #[must_use]
    pub const fn step(&self) -> Step {
        match &self.phase {
            Phase::Nigiri { .. } => Step::Nigiri,
            Phase::ChooseColor { .. } => Step::ChooseColor,
            Phase::Handicap { owed } => Step::Handicap { owed: *owed },
            Phase::Play => Step::Play,
            Phase::Settle(_) => Step::Settle,
            Phase::Over(_) => Step::Over,
        }
    }

    /// Whether the seat on turn may take Black over.
    #[must_use]
    pub const fn may_swap(&self) -> bool {
        self.pie_open
    }

    /// Whether the other seat has just proposed that play is over.
    #[must_use]
    pub fn end_proposed(&self) -> bool {
        self.phase == Phase::Play && self.empty_move == Some(EmptyMove::End)
    }

    /// Whether empty moves have come to nothing (`tie=play-on`), so that a stone is due.
    #[must_use]
    pub const fn must_place(&self) -> bool {
        self.must_place
    }

    /// Whether nothing is pending that a position text does not hold.
    pub(crate) const fn is_plain(&self) -> bool {
        matches!(self.phase, Phase::Play) && self.empty_move.is_none() && !self.must_place
    }

    /// Whether the last act was an empty move.
    #[must_use]
    pub const fn just_passed(&self) -> bool {
        self.empty_move.is_some() || self.must_place
    }

    /// How the dead stones are being settled, while they are.
    #[must_use]
    pub const fn settlement(&self) -> Option<&Settlement> {
        match &self.phase {
            Phase::Settle(settlement) => Some(settlement),
            _ => None,
        }
    }

    /// The count that decided the game, if it was counted.
    #[must_use]
    pub const fn score(&self) -> Option<&Score> {
        self.score.as_ref()
    }

    /// Counts the board as it stands, the chains of these points taken off as dead.
    #[must_use]
    pub fn count(&self, dead: &[Point]) -> Score {
        let dead = Settlement::chains_of(&self.board, dead);
        Score::count(&self.board, &self.rules, &dead, self.captures)
    }

    /// The stones placed by acts in their order, those taken later included; stones of a set-up and
    /// fixed handicap stones are not among them.
    #[must_use]
    pub fn placed(&self) -> &[(Color, Point)] {
        &self.placed
    }

    /// The stone that the last act placed; `None` if that was another act.
    #[must_use]
    pub fn last_point(&self) -> Option<Point> {
        let last = self.last.as_ref().and(self.placed.last());
        last.map(|&(_, point)| point)
    }

    /// What the last act's stone took off the board; `None` if the last act was no stone.
    #[must_use]
    pub const fn last_taken(&self) -> Option<&Placed> {
        self.last.as_ref()
    }

    /// Acts and chance outcomes so far. Refusals name them by these numbers, from 1.
    #[must_use]
    pub const fn acts(&self) -> u32 {
        self.acts
    }

    /// The board after so many acts, if superko or the rule of endless play looks back at it.
    #[must_use]
    pub fn board_after(&self, act: u32) -> Option<Board> {
        self.history.board_after(act)
    }

    /// The empty points on which the side to move may not place a stone, each with the rule. Empty
    /// but in play.
    #[must_use]
    pub fn forbidden_points(&self) -> Vec<(Point, Forbidden)> {
        match self.phase {
            Phase::Play => self.barred_points(),
            _ => Vec::new(),
        }
    }

    /// The same, whether or not play goes on.
    pub(crate) fn barred_points(&self) -> Vec<(Point, Forbidden)> {
        let all = self.board.all_liberties();
        self.board
            .empty_points()
            .filter_map(|point| {
                let barrier = self.barrier(point, |cell| all.at(cell))?;
                Some((point, barrier.rule()))
            })
            .collect()
    }

    /// Why the side to move may not place a stone on an empty point.
    fn barrier(&self, point: Point, chain_at: impl Fn(usize) -> Liberties) -> Option<Barrier> {
        let effect = effect(&self.board, self.side, cell_of(point), chain_at);
        // One stone alone would leave the board as it is.
        if effect.airless == 1 || (effect.airless > 0 && !self.rules.suicide()) {
            return Some(Barrier::Suicide);
        }
        if let Some(ko) = self.ko.filter(|ko| ko.point == point) {
            return Some(Barrier::Ko(ko));
        }
        let to_move = self.side.other();
        let repeats = |situation: &Situation| match self.rules.ko() {
            Ko::Positional => true,
            Ko::Situational => situation.side == to_move,
            Ko::Simple => false,
        };
        let after = || {
            let mut board = self.board.clone();
            board.place(self.side, point);
            board
        };
        if self.rules.ko() == Ko::Simple {
            return None;
        }
        let earlier = self.history.find(effect.key, after, repeats)?;
        Some(Barrier::Superko(earlier))
    }

    /// Why the side to move may not place a stone on an empty point, one point alone.
    pub(crate) fn barrier_at(&self, point: Point) -> Option<Barrier> {
        let cell = cell_of(point);
        self.barrier(point, |beside| self.board.liberties_beside(beside, cell))
    }

    fn can_place(&self) -> bool {
        self.board
            .empty_points()
            .any(|point| self.barrier_at(point).is_none())
    }

    fn check_place(&self, point: Point) -> Result<(), Illegal> {
        if let Some(color) = self.board.get(point) {
            return Err(Illegal::Occupied { point, color });
        }
        match self.barrier_at(point) {
            None => Ok(()),
            Some(barrier) => Err(self.refusal(point, barrier)),
        }
    }

    /// The refusal of a stone with what it shows.
    fn refusal(&self, point: Point, barrier: Barrier) -> Illegal {
        match barrier {
            Barrier::Suicide => {
                let (chain, enemies) = self.airless_chain(point);
                Illegal::Suicide {
                    point,
                    chain,
                    enemies,
                }
            }
            Barrier::Ko(ko) => Illegal::Ko {
                point,
                taker: ko.taker,
                act: ko.act,
            },
            Barrier::Superko(earlier) => Illegal::Superko {
                point,
                act: earlier.act,
                situational: self.rules.ko() == Ko::Situational,
            },
        }
    }

    /// The chain that would stand without liberties, and the enemy stones next to it.
    fn airless_chain(&self, point: Point) -> (Vec<Point>, Vec<Point>) {
        let mut board = self.board.clone();
        board.put(self.side, point);
        let chain = board.chain(point).map_or(vec![point], |chain| chain.stones);
        let mut enemies: Vec<Point> = chain
            .iter()
            .flat_map(|&stone| board.neighbours(stone))
            .filter(|&beside| board.get(beside) == Some(self.side.other()))
            .collect();
        enemies.sort_unstable();
        enemies.dedup();
        (chain, enemies)
    }

    fn check_empty_move(&self) -> Result<(), Illegal> {
        let refused = if self.must_place {
            NoPass::MustPlace
        } else if self.rules.pass() == Pass::None {
            NoPass::Never
        } else if self.passes_left(self.side) == Some(0) {
            NoPass::UsedUp
        } else {
            return Ok(());
        };
        Err(Illegal::PassNotAllowed(refused))
    }

    /// The acts of play that are no stones.
    fn check_word(&self, action: &Action) -> Result<(), Illegal> {
        match action {
            Action::Pass => self.check_empty_move(),
            Action::End if !self.rules.agree() => Err(Illegal::EndNotOffered),
            Action::End => self.check_empty_move(),
            Action::Agree if self.end_proposed() => Ok(()),
            Action::Agree => Err(Illegal::NoOffer),
            Action::Swap if self.pie_open => Ok(()),
            _ => Err(Illegal::NotNow { asked: Step::Play }),
        }
    }

    fn check_settlement(&self, settlement: &Settlement, action: &Action) -> Result<(), Illegal> {
        match action {
            Action::Accept if settlement.proposal().is_none() => Err(Illegal::NoProposal),
            Action::Accept | Action::Resume => Ok(()),
            Action::Dead(stones) => {
                let mut points = stones.points().iter();
                match points.find(|&&point| self.board.is_empty_at(point)) {
                    Some(&point) => Err(Illegal::NotAStone(point)),
                    None => Ok(()),
                }
            }
            _ => Err(Illegal::NotNow {
                asked: Step::Settle,
            }),
        }
    }

    fn check_on_board(&self, action: &Action) -> Result<(), Illegal> {
        let points = match action {
            Action::Place(point) => std::slice::from_ref(point),
            Action::Dead(stones) => stones.points(),
            _ => &[],
        };
        match points.iter().find(|&&point| !self.board.contains(point)) {
            Some(&point) => Err(Illegal::OffBoard(point)),
            None => Ok(()),
        }
    }

    /// Black's captures less White's.
    fn difference(&self) -> i32 {
        let [black, white] = self.captures.map(|n| i32::try_from(n).unwrap_or(i32::MAX));
        black - white
    }

    /// Whether any rule looks back at earlier situations.
    const fn looks_back(&self) -> bool {
        !matches!(
            (self.rules.ko(), self.rules.goal()),
            (Ko::Simple, Goal::Capture { .. })
        )
    }

    fn remember(&mut self) {
        if self.looks_back() {
            self.history
                .push(&self.board, self.side, self.difference(), self.acts);
        }
    }

    fn place_handicap(&mut self, point: Point, owed: u8) {
        self.board.put(Color::Black, point);
        self.placed.push((Color::Black, point));
        self.last = Some(Placed::default());
        if owed > 1 {
            self.phase = Phase::Handicap { owed: owed - 1 };
        } else {
            self.side = Color::White;
            self.begin();
        }
    }

    fn play_stone(&mut self, point: Point) {
        let (color, enemy) = (self.side, self.side.other());
        let placed = self.board.place(color, point);
        self.captures[color.index()] += placed.captured.len() as u32;
        self.captures[enemy.index()] += placed.suicide.len() as u32;
        self.ko = self.barred_by(point, &placed);
        self.placed.push((color, point));
        self.last = Some(placed);
        self.empty_move = None;
        self.must_place = false;
        self.resumed = false;
        self.side = enemy;
        self.pie_open = self.rules.colors() == Colors::Pie && self.acts == 1;
        self.remember();
        if self.reaches_target() || self.repeats_endlessly() {
            self.pie_open = false;
            return;
        }
        self.end_if_stuck();
    }

    /// The basic ko: the point of a stone taken alone by a stone that stands alone with that point as
    /// its only liberty.
    fn barred_by(&self, taker: Point, placed: &Placed) -> Option<Barred> {
        let [point] = placed.captured[..] else {
            return None;
        };
        let chain = self.board.chain(taker)?;
        (chain.stones.len() == 1 && chain.in_atari()).then_some(Barred {
            point,
            taker,
            act: self.acts,
        })
    }

    fn empty_move(&mut self, kind: EmptyMove) {
        let (color, enemy) = (self.side, self.side.other());
        self.passes[color.index()] += 1;
        if self.rules.pass() == Pass::Prisoner {
            self.captures[enemy.index()] += 1;
        }
        self.ko = None;
        self.last = None;
        self.side = enemy;
        let second = self.empty_move.replace(kind).is_some();
        self.remember();
        if self.reaches_target() {
            return;
        }
        if second {
            self.end_play(Ending::TwoPasses);
        } else {
            self.end_if_stuck();
        }
    }

    /// Capture Go: ends the game if a total has reached its target.
    fn reaches_target(&mut self) -> bool {
        let reached = |&color: &Color| {
            let target = self.rules.target(color);
            target.is_some_and(|target| self.captures(color) >= u32::from(target))
        };
        // One act raises one total, so there is at most one such color.
        match Color::BOTH.into_iter().find(reached) {
            Some(winner) => {
                self.end(Some(winner), Ending::Target);
                true
            }
            None => false,
        }
    }

    /// Ordinary Go under the simple ko: the third time that a stone makes a situation with the same
    /// difference of captures, the game ends without result.
    fn repeats_endlessly(&mut self) -> bool {
        let scored = matches!(self.rules.goal(), Goal::Score { .. });
        if !scored || self.rules.ko() != Ko::Simple {
            return false;
        }
        let times = self
            .history
            .count(&self.board, self.side, self.difference());
        if times < 3 {
            return false;
        }
        self.phase = Phase::Over(Outcome {
            verdict: Verdict::NoResult,
            ending: Ending::Repetition,
        });
        true
    }

    /// A side that has no stone to place, no empty move and nothing to agree to loses.
    fn end_if_stuck(&mut self) {
        let stuck = !self.end_proposed() && self.check_empty_move().is_err() && !self.can_place();
        if stuck {
            self.end(Some(self.side.other()), Ending::NoMoves);
        }
    }

    /// Play ends by two empty moves or by agreement.
    fn end_play(&mut self, ending: Ending) {
        match self.rules.goal() {
            Goal::Capture { tie, .. } => self.compare_captures(tie, ending),
            Goal::Score { settle, .. } if settle == Settle::AsIs || self.resumed => {
                self.end_counted(&[], Ending::Score);
            }
            Goal::Score { .. } => self.phase = Phase::Settle(Settlement::new(self.side)),
        }
    }

    fn compare_captures(&mut self, tie: Tie, ending: Ending) {
        let [black, white] = self.captures;
        match (black.cmp(&white), tie) {
            (std::cmp::Ordering::Greater, _) => self.end(Some(Color::Black), ending),
            (std::cmp::Ordering::Less, _) => self.end(Some(Color::White), ending),
            (_, Tie::Draw) => self.end(None, ending),
            (_, Tie::White) => self.end(Some(Color::White), ending),
            (_, Tie::Area) => self.end_counted(&[], ending),
            (_, Tie::PlayOn) if ending == Ending::Agreement || !self.can_place() => {
                self.end(None, ending);
            }
            (_, Tie::PlayOn) => {
                self.empty_move = None;
                self.must_place = true;
            }
        }
    }

    fn end_counted(&mut self, dead: &[Point], ending: Ending) {
        let score = Score::count(&self.board, &self.rules, dead, self.captures);
        self.end(score.margin().leader(), ending);
        self.score = Some(score);
    }

    fn end(&mut self, winner: Option<Color>, ending: Ending) {
        let verdict = match winner {
            Some(color) => Verdict::Win(self.seat_of(color)),
            None => Verdict::Draw,
        };
        self.phase = Phase::Over(Outcome { verdict, ending });
    }

    /// Play goes on, from the settlement in which `color` was to answer.
    fn resume(&mut self, color: Color) {
        self.phase = Phase::Play;
        self.empty_move = None;
        self.resumed = true;
        // Area: alternation as if nothing had happened (AGA). Territory: the opponent of the seat
        // that resumed moves first (Japanese rules 1989, article 9.3).
        if self.rules.is_territory() {
            self.side = color.other();
        }
        self.remember();
    }

    fn settle(&mut self, mut settlement: Settlement, action: &Action) {
        let color = settlement.to_answer();
        let accepted = match action {
            Action::Accept => true,
            Action::Dead(stones) => {
                let dead = Settlement::chains_of(&self.board, stones.points());
                settlement.propose(dead)
            }
            _ => return self.resume(color),
        };
        if !accepted {
            self.phase = Phase::Settle(settlement);
        } else if let Some(proposal) = settlement.proposal() {
            self.end_counted(&proposal.dead, Ending::Score);
        }
    }

    /// What the history decides of the future.
    fn remembered(&self) -> Vec<(&[u64], Option<Color>, Option<i32>)> {
        match self.rules.ko() {
            Ko::Positional => self.history.future(false, false),
            Ko::Situational => self.history.future(true, false),
            Ko::Simple => self.history.future(true, true),
        }
    }
}

impl Barrier {
    const fn rule(self) -> Forbidden {
        match self {
            Barrier::Suicide => Forbidden::Suicide,
            Barrier::Ko(_) => Forbidden::Ko,
            Barrier::Superko(earlier) => Forbidden::Superko { act: earlier.act },
        }
    }
}

/// The same future: how the stones came there counts only as far as ko and repetition look back.
impl PartialEq for Go {
    fn eq(&self, other: &Self) -> bool {
        let passes = |game: &Go| Color::BOTH.map(|color| game.passes_left(color));
        self.rules == other.rules
            && self.board == other.board
            && self.black == other.black
            && self.side == other.side
            && self.phase == other.phase
            && self.captures == other.captures
            && self.ko_point() == other.ko_point()
            && passes(self) == passes(other)
            && self.empty_move == other.empty_move
            && self.must_place == other.must_place
            && self.resumed == other.resumed
            && self.pie_open == other.pie_open
            && self.remembered() == other.remembered()
    }
}

impl Eq for Go {}

impl fmt::Debug for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Go {}, {:?}", self.rules, self.phase)?;
        writeln!(
            f,
            "{} to move, captures {:?}, ko {:?}, black is {}, act {}",
            self.side,
            self.captures,
            self.ko_point().map(|point| point.to_string()),
            self.black,
            self.acts
        )?;
        write!(f, "{}", self.board)
    }
}

impl Game for Go {
    type Rules = Rules;
    type Action = Action;
    type Chance = Nigiri;
    type Illegal = Illegal;
    type Ending = Ending;

    fn new(rules: &Rules) -> Self {
        let mut board = Board::new(rules.size());
        for (color, point) in start::stones(rules) {
            board.put(color, point);
        }
        let owed = start::owed(rules);
        let mut game = Go::start(rules, board);
        if owed == 0 {
            game.side = start::first(rules);
        }
        game.prepare(owed);
        game
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn turn(&self) -> Turn<Ending> {
        match &self.phase {
            Phase::Nigiri { .. } => Turn::Chance,
            Phase::ChooseColor { .. } => Turn::Seat(Seat::A),
            Phase::Handicap { .. } => Turn::Seat(self.seat_of(Color::Black)),
            Phase::Play => Turn::Seat(self.seat_of(self.side)),
            Phase::Settle(settlement) => Turn::Seat(self.seat_of(settlement.to_answer())),
            Phase::Over(outcome) => Turn::Over(*outcome),
        }
    }

    fn check(&self, action: &Action) -> Result<(), Illegal> {
        let asked = self.step();
        if asked == Step::Over {
            return Err(Illegal::GameOver);
        }
        self.check_on_board(action)?;
        match (&self.phase, action) {
            (Phase::ChooseColor { .. }, Action::Black | Action::White) => Ok(()),
            (Phase::Handicap { .. }, &Action::Place(point)) => match self.board.get(point) {
                Some(color) => Err(Illegal::Occupied { point, color }),
                None => Ok(()),
            },
            (Phase::Play, &Action::Place(point)) => self.check_place(point),
            (Phase::Play, word) => self.check_word(word),
            (Phase::Settle(settlement), action) => self.check_settlement(settlement, action),
            _ => Err(Illegal::NotNow { asked }),
        }
    }

    fn legal_actions(&self) -> Vec<Action> {
        match &self.phase {
            Phase::Nigiri { .. } | Phase::Over(_) => Vec::new(),
            Phase::ChooseColor { .. } => vec![Action::Black, Action::White],
            Phase::Handicap { .. } => self.board.empty_points().map(Action::Place).collect(),
            Phase::Play => {
                let all = self.board.all_liberties();
                // All empty points and four words.
                let most = self.rules.size().points() - self.board.stone_count() + 4;
                let mut actions = Vec::with_capacity(most);
                actions.extend(
                    self.board
                        .empty_points()
                        .filter(|&point| self.barrier(point, |cell| all.at(cell)).is_none())
                        .map(Action::Place),
                );
                let words = [Action::Pass, Action::End, Action::Agree, Action::Swap];
                actions.extend(
                    words
                        .into_iter()
                        .filter(|word| self.check_word(word).is_ok()),
                );
                actions
            }
            Phase::Settle(settlement) => settlement.listed(),
        }
    }

    fn play_unchecked(&mut self, action: &Action) {
        self.acts += 1;
        if let Phase::Settle(settlement) = &self.phase {
            let settlement = settlement.clone();
            self.last = None;
            return self.settle(settlement, action);
        }
        match (action, &self.phase) {
            (&Action::Place(point), &Phase::Handicap { owed }) => self.place_handicap(point, owed),
            (&Action::Place(point), _) => self.play_stone(point),
            (Action::Black, &Phase::ChooseColor { owed }) => self.colors_known(owed),
            (Action::White, &Phase::ChooseColor { owed }) => {
                self.black = Seat::B;
                self.colors_known(owed);
            }
            (word, _) => {
                self.pie_open = false;
                match word {
                    Action::Pass => self.empty_move(EmptyMove::Pass),
                    Action::End => self.empty_move(EmptyMove::End),
                    Action::Agree => self.end_play(Ending::Agreement),
                    Action::Swap => self.black = self.black.other(),
                    // What `check` refuses in play.
                    _ => {}
                }
            }
        }
    }

    fn resolve(&mut self, chance: &Nigiri) {
        self.acts += 1;
        if let Phase::Nigiri { owed } = self.phase {
            self.black = chance.0;
            self.colors_known(owed);
        }
    }

    fn chances(&self) -> Vec<(Nigiri, u32)> {
        match self.phase {
            Phase::Nigiri { .. } => Seat::BOTH.map(|seat| (Nigiri(seat), 1)).to_vec(),
            _ => Vec::new(),
        }
    }

    fn is_listed(&self, action: &Action) -> bool {
        !matches!(action, Action::Dead(stones) if !stones.points().is_empty())
    }

    fn seat_label(&self, seat: Seat) -> &'static str {
        match self.color_of(seat) {
            Color::Black => "Black",
            Color::White => "White",
        }
    }
}

impl AtTable for Go {
    /// While colors are chosen and handicap stones placed, and while the first stone may still be
    /// taken over.
    fn in_opening(&self) -> bool {
        match self.phase {
            Phase::Nigiri { .. } | Phase::ChooseColor { .. } | Phase::Handicap { .. } => true,
            Phase::Play => self.pie_open,
            Phase::Settle(_) | Phase::Over(_) => false,
        }
    }

    /// The lot that says who has black, which stands for a handful of stones.
    fn chance_source(&self) -> ChanceSource {
        match self.rules.colors() {
            Colors::Nigiri => ChanceSource::Lot,
            _ => ChanceSource::Nobody,
        }
    }

    /// Neither handicap stones nor a komi given away nor unequal targets.
    fn is_even(&self) -> bool {
        let [black, white] = Color::BOTH.map(|color| self.rules.target(color));
        self.rules.handicap() == 0 && black == white
    }

    /// `end`, then `agree` by the other seat.
    fn agreed_end(&self) -> Option<Action> {
        let play = self.phase == Phase::Play;
        [Action::Agree, Action::End]
            .into_iter()
            .find(|word| play && self.check_word(word).is_ok())
    }
}
