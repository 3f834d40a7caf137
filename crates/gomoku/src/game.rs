//! The state of a game and `impl Game`.

use crate::action::Action;
use crate::board::Board;
use crate::ending::Ending;
use crate::forbidden::{self, Forbidden, Kinds, Verdict};
use crate::illegal::Illegal;
use crate::lines;
use crate::opening::names::{self, OpeningName};
use crate::opening::symmetry;
use crate::opening::{Area, Progress, Step, Then};
use crate::point::{Color, Point};
use crate::rules::{Judging, Pass, Preset, Rules};
use std::fmt;
use yonban_rules::{AtTable, Game, NoChance, Outcome, Seat, Turn, Verdict as Winner};

/// A game of gomoku or renju: rules, stones, colors, and what is asked of whom.
///
/// ```
/// use yonban_gomoku::{Action, Gomoku, Preset, Rules};
/// use yonban_rules::{Game, Seat};
///
/// let mut game = Gomoku::new(&Rules::from(Preset::Rif));
/// game.play(Seat::A, &Action::Place("h8".parse()?))?;
/// let refused = game.play(Seat::A, &Action::Place("h10".parse()?)).unwrap_err();
/// assert_eq!(refused.reason(), "outside_area");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Gomoku {
    rules: Rules,
    board: Board,
    /// The stones in placing order; those of a set-up position first, in board order.
    stones: Vec<(Color, Point)>,
    /// How many of them were set up.
    set_up: usize,
    /// The seat that holds Black.
    black: Seat,
    /// The color whose turn it is.
    side: Color,
    phase: Phase,
    /// Whether the last move was a pass.
    passed: bool,
    /// What Black's last stone can be claimed as, an overline aside: that shows on the board.
    fresh: Option<Forbidden>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Phase {
    Opening(Progress),
    Play,
    Over(Outcome<Ending>),
}

/// What a set-up position says beside its stones.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SetUp {
    pub(crate) side: Color,
    pub(crate) black: Seat,
    pub(crate) passed: bool,
    pub(crate) fresh: Option<Forbidden>,
}

impl Gomoku {
    /// Normal play from a board. The caller has checked that play can go on.
    pub(crate) fn set_up(rules: &Rules, board: Board, with: SetUp) -> Self {
        let stones: Vec<_> = board.stones().collect();
        Gomoku {
            rules: *rules,
            set_up: stones.len(),
            stones,
            board,
            black: with.black,
            side: with.side,
            phase: Phase::Play,
            passed: with.passed,
            fresh: with.fresh,
        }
    }

    /// The stones on the board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The color whose turn it is: that of the stone that is due, else that of the seat that
    /// decides. `None` when the game is over.
    #[must_use]
    pub const fn to_move(&self) -> Option<Color> {
        match self.phase {
            Phase::Opening(_) | Phase::Play => Some(self.side),
            Phase::Over(_) => None,
        }
    }

    /// The color whose turn it is, or would be if the game were not over.
    pub(crate) const fn side(&self) -> Color {
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

    /// The stones in the order in which they were placed. Those of a set-up position come first, in
    /// the board's order.
    #[must_use]
    pub fn stones(&self) -> &[(Color, Point)] {
        &self.stones
    }

    /// The stone placed last; `None` before the first and right after a set-up.
    #[must_use]
    pub fn last_point(&self) -> Option<Point> {
        self.stones[self.set_up..].last().map(|&(_, point)| point)
    }

    /// What is asked now.
    #[must_use]
    pub fn step(&self) -> Step {
        match &self.phase {
            Phase::Opening(progress) => progress.step(&self.rules),
            Phase::Play => Step::Play,
            Phase::Over(_) => Step::Over,
        }
    }

    /// The fifth moves offered so far, in the order of the offers.
    #[must_use]
    pub fn offered(&self) -> &[Point] {
        match &self.phase {
            Phase::Opening(progress) => progress.offered(),
            Phase::Play | Phase::Over(_) => &[],
        }
    }

    /// All actions of an opening that is under way.
    pub(crate) fn opening_log(&self) -> Option<&[Action]> {
        match &self.phase {
            Phase::Opening(progress) => Some(progress.log()),
            Phase::Play | Phase::Over(_) => None,
        }
    }

    /// Whether the last move was a pass.
    #[must_use]
    pub const fn just_passed(&self) -> bool {
        self.passed
    }

    /// What Black's last stone can be claimed as, an old overline aside.
    pub(crate) const fn fresh(&self) -> Option<Forbidden> {
        self.fresh
    }

    /// The rows that won the game, each from end to end.
    #[must_use]
    pub fn winning_lines(&self) -> Vec<Vec<Point>> {
        match (&self.phase, self.stones[self.set_up..].last()) {
            (Phase::Over(outcome), Some(&(color, point))) if outcome.ending == Ending::Five => {
                lines::winning_rows(&self.board, color, point, &self.rules)
            }
            _ => Vec::new(),
        }
    }

    /// The points on which the side to move may not place a stone, whatever comes of one placed
    /// there. Empty during an opening and for a side without forbidden moves.
    ///
    /// In a room with claims this must not reach the players.
    #[must_use]
    pub fn forbidden_points(&self) -> Vec<(Point, Forbidden)> {
        if self.phase != Phase::Play || self.forbidden_kinds().is_none() {
            return Vec::new();
        }
        self.board
            .empty_points()
            .filter_map(|point| Some((point, self.forbidden_at(point)?)))
            .collect()
    }

    /// The name of the renju opening that the first three stones make, in any orientation. `None`
    /// for other starts, on other boards, and where the order of the stones is not known.
    #[must_use]
    pub fn opening_name(&self) -> Option<OpeningName> {
        if self.rules.size() != 15 {
            return None;
        }
        if self.set_up == 0 {
            return names::name_of(&self.stones);
        }
        // Of three set-up stones the first is the one on the center.
        let mut stones = self.stones.clone();
        stones.sort_by_key(|&(color, point)| {
            let is_center = Area::Central(1).contains(point, 15);
            (!is_center, color == Color::Black)
        });
        (stones.len() == 3)
            .then(|| names::name_of(&stones))
            .flatten()
    }

    /// Which kinds of forbidden moves the side to move has.
    pub(crate) fn forbidden_kinds(&self) -> Option<Kinds> {
        match (self.rules.preset(), self.side) {
            (Preset::Omok, _) => Some(Kinds::DoubleThree),
            (preset, Color::Black) if preset.is_renju() => Some(Kinds::All),
            _ => None,
        }
    }

    /// Why the side to move may not place a stone on an empty point.
    fn forbidden_at(&self, point: Point) -> Option<Forbidden> {
        let kinds = self.forbidden_kinds()?;
        match forbidden::verdict(&self.board, self.side, point, kinds) {
            Verdict::Forbidden(kind) => Some(kind),
            Verdict::Five | Verdict::Fine => None,
        }
    }

    /// Why a stone on an empty point is refused as forbidden.
    fn blocked_at(&self, point: Point) -> Option<Forbidden> {
        match self.rules.judging() {
            Some(Judging::Block) => self.forbidden_at(point),
            Some(Judging::Claim | Judging::Lose) | None => None,
        }
    }

    /// Whether the side to move has no point to place a stone on: then it may pass under any rules,
    /// as it would have no legal action otherwise.
    fn must_pass(&self) -> bool {
        self.rules.judging() == Some(Judging::Block)
            && self.forbidden_kinds().is_some()
            && self
                .board
                .empty_points()
                .all(|point| self.forbidden_at(point).is_some())
    }

    fn check_pass(&self) -> Result<(), Illegal> {
        let in_play = self.phase == Phase::Play;
        match self.rules.pass() {
            Pass::Yes if in_play && self.board.stone_count() >= 3 => Ok(()),
            Pass::Yes => Err(Illegal::PassInOpening),
            Pass::No if in_play && self.must_pass() => Ok(()),
            Pass::No => Err(Illegal::PassNotAllowed),
        }
    }

    /// What a claim would be granted for, on White's turn.
    fn claimable(&self) -> Option<Forbidden> {
        self.fresh
            .or_else(|| lines::overline(&self.board, Color::Black).map(|_| Forbidden::Overline))
    }

    fn check_claim(&self) -> Result<Forbidden, Illegal> {
        if self.phase != Phase::Play {
            return Err(Illegal::WrongStep);
        }
        if self.rules.judging() != Some(Judging::Claim) {
            return Err(Illegal::ClaimNotInMode);
        }
        if self.side != Color::White {
            return Err(Illegal::ClaimNotWhite);
        }
        self.claimable().ok_or(Illegal::ClaimUnfounded)
    }

    fn check_empty(&self, point: Point) -> Result<(), Illegal> {
        if !self.board.contains(point) {
            Err(Illegal::OffBoard(point))
        } else if self.board.get(point).is_some() {
            Err(Illegal::Occupied(point))
        } else {
            Ok(())
        }
    }

    fn check_place(&self, point: Point, area: Area) -> Result<(), Illegal> {
        self.check_empty(point)?;
        if area.contains(point, self.rules.size()) {
            return Ok(());
        }
        Err(match area {
            Area::Outside(_) => Illegal::InsideArea(area),
            Area::Anywhere | Area::Central(_) => Illegal::OutsideArea(area),
        })
    }

    fn check_offer(&self, point: Point) -> Result<(), Illegal> {
        self.check_empty(point)?;
        if self.offered().contains(&point) {
            return Err(Illegal::OfferDuplicate(point));
        }
        match symmetry::clash(&self.board, self.offered(), point) {
            Some((earlier, symmetry)) => Err(Illegal::OfferSymmetric {
                point,
                earlier,
                symmetry,
            }),
            None => Ok(()),
        }
    }

    /// The empty points that repeat no earlier offer.
    fn offerable(&self) -> impl Iterator<Item = Point> + '_ {
        let offered = self.offered();
        let mut taken = offered.to_vec();
        if !offered.is_empty() {
            for symmetry in symmetry::symmetries(&self.board) {
                taken.extend(offered.iter().filter_map(|&point| symmetry.image(point)));
            }
        }
        self.board
            .empty_points()
            .filter(move |point| !taken.contains(point))
    }

    fn place(&mut self, color: Color, point: Point) {
        self.board.place(color, point);
        self.stones.push((color, point));
    }

    /// Passes an answer to the opening and takes up what it says.
    fn answer(&mut self, action: Action) {
        let Phase::Opening(progress) = &mut self.phase else {
            return;
        };
        match progress.answer(action, &self.rules, &mut self.black) {
            Then::On => {
                let (actor, step) = (progress.actor(), progress.step(&self.rules));
                self.side = match step {
                    Step::Place { color, .. } => color,
                    _ => self.color_of(actor),
                };
            }
            Then::Play => {
                self.phase = Phase::Play;
                self.side = if self.board.stone_count().is_multiple_of(2) {
                    Color::Black
                } else {
                    Color::White
                };
            }
        }
    }

    fn end(&mut self, winner: Option<Color>, ending: Ending) {
        let verdict = match winner {
            Some(color) => Winner::Win(self.seat_of(color)),
            None => Winner::Draw,
        };
        self.phase = Phase::Over(Outcome { verdict, ending });
    }

    /// A stone of normal play.
    fn play_stone(&mut self, point: Point) {
        let color = self.side;
        let five = lines::makes_five(&self.board, color, point, &self.rules);
        let kind = match self.rules.judging() {
            // Under `block` the point has been judged by `check`.
            Some(Judging::Claim | Judging::Lose) if !five => self.forbidden_at(point),
            _ => None,
        };
        self.place(color, point);
        self.passed = false;
        self.side = color.other();
        // An overline shows on the board for as long as it can be claimed.
        self.fresh = kind.filter(|&kind| kind != Forbidden::Overline);
        if five {
            self.end(Some(color), Ending::Five);
        } else if let (Some(kind), Some(Judging::Lose)) = (kind, self.rules.judging()) {
            self.end(Some(color.other()), Ending::Forbidden(kind));
        } else if self.board.is_full() {
            self.end(None, Ending::BoardFull);
        }
        if matches!(self.phase, Phase::Over(_)) {
            self.fresh = None;
        }
    }

    fn play_pass(&mut self) {
        if self.passed {
            self.end(None, Ending::TwoPasses);
        }
        self.passed = true;
        self.fresh = None;
        self.side = self.side.other();
    }

    /// Every legal action but a claim.
    fn actions(&self) -> Vec<Action> {
        let size = self.rules.size();
        let places = |area: Area| {
            self.board
                .empty_points()
                .filter(move |&point| area.contains(point, size))
                .map(Action::Place)
        };
        match self.step() {
            Step::Over => Vec::new(),
            Step::Place { area, .. } => places(area).collect(),
            Step::SwapOrKeep => vec![Action::Swap, Action::Keep],
            Step::Declare { max } => (1..=max).map(Action::Declare).collect(),
            Step::Offer { .. } => self.offerable().map(Action::Offer).collect(),
            Step::PlaceOrOffer { area, .. } => places(area)
                .chain(self.offerable().map(Action::Offer))
                .collect(),
            Step::Pick { .. } => self.offered().iter().copied().map(Action::Pick).collect(),
            Step::Choose { more } => {
                let mut actions = vec![Action::Black, Action::White];
                if more {
                    actions.push(Action::More);
                }
                actions
            }
            Step::Play => {
                let points = usize::from(size) * usize::from(size);
                // All empty points, a pass and a claim.
                let mut actions = Vec::with_capacity(points - self.board.stone_count() + 2);
                let open = self.board.empty_points();
                actions.extend(
                    open.filter(|&point| self.blocked_at(point).is_none())
                        .map(Action::Place),
                );
                let may_pass = match self.rules.pass() {
                    Pass::Yes => self.board.stone_count() >= 3,
                    Pass::No => actions.is_empty(),
                };
                if may_pass {
                    actions.push(Action::Pass);
                }
                actions
            }
        }
    }
}

/// The same future: how the stones came there and in which order offers were made does not count.
impl PartialEq for Gomoku {
    fn eq(&self, other: &Self) -> bool {
        self.side == other.side
            && self.black == other.black
            && self.passed == other.passed
            && self.fresh == other.fresh
            && self.rules == other.rules
            && self.phase == other.phase
            && self.board == other.board
    }
}

impl Eq for Gomoku {}

impl fmt::Debug for Gomoku {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Gomoku {}, {:?}", self.rules, self.step())?;
        writeln!(
            f,
            "side {}, black is {}, passed {}, fresh {:?}",
            self.side, self.black, self.passed, self.fresh
        )?;
        write!(f, "{}", self.board)
    }
}

impl Game for Gomoku {
    type Rules = Rules;
    type Action = Action;
    type Chance = NoChance;
    type Illegal = Illegal;
    type Ending = Ending;

    fn new(rules: &Rules) -> Self {
        Gomoku {
            rules: *rules,
            board: Board::new(rules.size()),
            stones: Vec::new(),
            set_up: 0,
            black: Seat::A,
            side: Color::Black,
            phase: Progress::start(rules).map_or(Phase::Play, Phase::Opening),
            passed: false,
            fresh: None,
        }
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn turn(&self) -> Turn<Ending> {
        match &self.phase {
            Phase::Opening(progress) => Turn::Seat(progress.actor()),
            Phase::Play => Turn::Seat(self.seat_of(self.side)),
            Phase::Over(outcome) => Turn::Over(*outcome),
        }
    }

    fn check(&self, action: &Action) -> Result<(), Illegal> {
        let step = self.step();
        match (*action, step) {
            (_, Step::Over) => Err(Illegal::GameOver),
            (Action::Pass, _) => self.check_pass(),
            (Action::Claim, _) => self.check_claim().map(|_| ()),
            (Action::Place(point), Step::Play) => {
                self.check_empty(point)?;
                match self.blocked_at(point) {
                    Some(kind) => Err(Illegal::Forbidden { point, kind }),
                    None => Ok(()),
                }
            }
            (Action::Place(point), Step::Place { area, .. } | Step::PlaceOrOffer { area, .. }) => {
                self.check_place(point, area)
            }
            (Action::Offer(point), Step::Offer { .. } | Step::PlaceOrOffer { .. }) => {
                self.check_offer(point)
            }
            (Action::Pick(point), Step::Pick { .. }) => {
                self.check_empty(point)?;
                if self.offered().contains(&point) {
                    Ok(())
                } else {
                    Err(Illegal::PickNotOffered(point))
                }
            }
            (Action::Declare(number), Step::Declare { max }) => {
                if (1..=max).contains(&number) {
                    Ok(())
                } else {
                    Err(Illegal::DeclareOutOfRange { max })
                }
            }
            (Action::Swap | Action::Keep, Step::SwapOrKeep)
            | (Action::Black | Action::White, Step::Choose { .. })
            | (Action::More, Step::Choose { more: true }) => Ok(()),
            _ => Err(Illegal::WrongStep),
        }
    }

    fn legal_actions(&self) -> Vec<Action> {
        let mut actions = self.actions();
        if self.check_claim().is_ok() {
            actions.push(Action::Claim);
        }
        actions
    }

    fn play_unchecked(&mut self, action: &Action) {
        match (*action, &self.phase) {
            (Action::Pass, _) => self.play_pass(),
            (Action::Claim, _) => {
                if let Some(kind) = self.claimable() {
                    self.end(Some(Color::White), Ending::Claimed(kind));
                    self.fresh = None;
                }
            }
            (Action::Place(point), Phase::Play) => self.play_stone(point),
            (Action::Place(point), _) => {
                self.place(self.side, point);
                self.answer(*action);
            }
            (Action::Pick(point), _) => {
                self.place(Color::Black, point);
                self.answer(*action);
            }
            _ => self.answer(*action),
        }
    }

    fn resolve(&mut self, chance: &NoChance) {
        match *chance {}
    }

    fn seat_label(&self, seat: Seat) -> &'static str {
        match self.color_of(seat) {
            Color::Black => "Black",
            Color::White => "White",
        }
    }
}

impl AtTable for Gomoku {
    /// All but a claim: whether one would hold is for White to see.
    fn shown_actions(&self) -> Vec<Action> {
        self.actions()
    }

    fn in_opening(&self) -> bool {
        matches!(self.phase, Phase::Opening(_))
    }

    fn is_unfounded_claim(illegal: &Illegal) -> bool {
        *illegal == Illegal::ClaimUnfounded
    }
}
