//! The state of a game or match, and `impl Game`.

use crate::action::Action;
use crate::board::Board;
use crate::cube::Cube;
use crate::dice::{Dice, Throw};
use crate::ending::Ending;
use crate::entry::Entry;
use crate::illegal::{Illegal, side};
use crate::kind::Kind;
use crate::notation::{move_text, position_id};
use crate::play::Play;
use crate::rules::{AutoDoubles, DiceSource, Rules};
use crate::story::Story;
use yonban_rules::{AtTable, ChanceSource, Game, Outcome, Seat, Turn, Verdict};

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Chance: one die for each seat; the higher begins.
    OpeningThrow,
    /// The player on roll asks for the dice, doubles, or offers to resign.
    Turn,
    /// Chance: the dice of the player on roll.
    Throw,
    /// The player on roll moves the checkers of a throw, or offers to resign.
    Play(Dice),
    /// A double is answered, or a redouble.
    Doubled {
        /// How many redoubles followed the double at once.
        redoubles: u8,
    },
    /// An offer to resign is answered.
    Resigning {
        /// What is offered.
        kind: Kind,
        /// The throw that would be played after a rejection.
        dice: Option<Dice>,
    },
    /// Nothing.
    Over(Outcome<Ending>),
}

/// A match, or one game for points.
///
/// ```
/// use yonban_backgammon::{Backgammon, Rules};
/// use yonban_rules::{Game, Seat, Turn};
///
/// let rules: Rules = "match,length=3".parse()?;
/// let mut game = Backgammon::new(&rules);
/// assert_eq!(game.turn(), Turn::Chance);
/// for text in ["dice 3 1", "8/5 6/5", "double", "take", "roll", "dice 6 6"] {
///     game.enter(text)?;
/// }
/// assert_eq!(game.turn(), Turn::Seat(Seat::B));
/// assert_eq!((game.cube().value(), game.cube().owner()), (2, Some(Seat::A)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Backgammon {
    pub(crate) rules: Rules,
    /// Seen by the player on roll.
    pub(crate) board: Board,
    pub(crate) on_roll: Seat,
    pub(crate) phase: Phase,
    pub(crate) cube: Cube,
    /// The points of seat A and of seat B.
    pub(crate) score: [u32; 2],
    /// Whether this is the Crawford game.
    pub(crate) crawford: bool,
    pub(crate) story: Story,
}

impl Backgammon {
    /// A game of a match, or a further one for points, before its opening throw.
    pub(crate) fn at_score(rules: &Rules, score: [u32; 2], crawford: bool) -> Self {
        Backgammon {
            score,
            crawford,
            ..Backgammon::new(rules)
        }
    }

    /// The board, seen by the player on roll; while the opening throw is due, by seat A.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The board as a seat sees it: its own checkers are [`Board::own`].
    #[must_use]
    pub fn board_of(&self, seat: Seat) -> Board {
        if seat == self.on_roll {
            self.board
        } else {
            self.board.turned()
        }
    }

    /// The player whose turn it is, also while the other one answers; seat A while the opening throw is
    /// due.
    #[must_use]
    pub const fn on_roll(&self) -> Seat {
        self.on_roll
    }

    /// What is due.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The cube. While a double is answered it shows what the answering seat loses by dropping.
    #[must_use]
    pub const fn cube(&self) -> Cube {
        self.cube
    }

    /// The points of seat A and of seat B. Those beyond the length of a match are kept.
    #[must_use]
    pub const fn score(&self) -> [u32; 2] {
        self.score
    }

    /// Whether this is the Crawford game.
    #[must_use]
    pub const fn is_crawford(&self) -> bool {
        self.crawford
    }

    /// Whether the Crawford game has been played: a side is one point away, and the cube is alive.
    #[must_use]
    pub fn is_post_crawford(&self) -> bool {
        self.rules.crawford() && !self.crawford && self.one_away()
    }

    /// What has happened, as far as people want to see it.
    #[must_use]
    pub const fn story(&self) -> &Story {
        &self.story
    }

    /// The throw that is to be played, or would be after a rejection.
    #[must_use]
    pub const fn dice(&self) -> Option<Dice> {
        match self.phase {
            Phase::Play(dice) => Some(dice),
            Phase::Resigning { dice, .. } => dice,
            _ => None,
        }
    }

    /// The points that a seat still needs; `None` where one game is played.
    #[must_use]
    pub fn away(&self, seat: Seat) -> Option<u32> {
        let length = u32::from(self.rules.length()?);
        Some(length.saturating_sub(self.score[seat.index()]))
    }

    /// Whether the cube's value already wins the match for a seat, so that turning it gains nothing.
    #[must_use]
    pub fn cube_is_dead(&self, seat: Seat) -> bool {
        let away = self.away(seat);
        away.is_some_and(|away| away <= self.cube.value())
    }

    /// The legal plays where one is due; [`Play::NO_MOVE`] alone where no number can be used.
    #[must_use]
    pub fn plays(&self) -> Vec<Play> {
        let Phase::Play(dice) = self.phase else {
            return Vec::new();
        };
        let mut plays = self.board.plays(dice);
        if plays.is_empty() {
            plays.push(Play::NO_MOVE);
        }
        plays
    }

    /// The Position IDs after each legal play with the opponent on roll, sorted as bytes; none where no
    /// number can be used, or no play is due. What referees compare.
    #[must_use]
    pub fn results(&self) -> Vec<String> {
        let Phase::Play(dice) = self.phase else {
            return Vec::new();
        };
        let plays = self.board.plays(dice).into_iter();
        let mut ids: Vec<String> = plays
            .map(|play| position_id::write(&self.board.after(&play).turned()))
            .collect();
        ids.sort_unstable();
        ids
    }

    /// The most that the player on roll can still lose by: what a resignation may offer.
    #[must_use]
    pub fn largest_loss(&self) -> Kind {
        let off = self.board.own().total() < self.rules.variant().checkers();
        if off || self.gammons_are_off() {
            Kind::Single
        } else {
            Kind::Backgammon
        }
    }

    /// Jacoby's rule: until a double has been taken, gammon and backgammon count single. A cube that
    /// ties have turned is still centered.
    #[must_use]
    pub const fn gammons_are_off(&self) -> bool {
        self.rules.jacoby() && self.cube.owner().is_none()
    }

    /// The seat that answers a double, or the last of so many redoubles.
    pub(crate) const fn answering(&self, redoubles: u8) -> Seat {
        if redoubles.is_multiple_of(2) {
            self.on_roll.other()
        } else {
            self.on_roll
        }
    }

    /// Whether an offer to resign gives all that the other side could win.
    fn is_sufficient(&self, kind: Kind) -> bool {
        let points = kind.times() * self.cube.value();
        let away = self.away(self.on_roll.other());
        kind >= self.largest_loss() || away.is_some_and(|away| away <= points)
    }

    fn check_double(&self) -> Result<(), Illegal> {
        let most = self.rules.maxcube();
        if !self.rules.has_cube() {
            Err(Illegal::NoCube)
        } else if self.crawford {
            Err(Illegal::Crawford)
        } else if self.cube.owner() == Some(self.on_roll.other()) {
            Err(Illegal::NotCubeOwner)
        } else if self.cube.value() * 2 > most {
            Err(Illegal::CubeLimit { most })
        } else {
            Ok(())
        }
    }

    fn check_redouble(&self, redoubles: u8) -> Result<(), Illegal> {
        let (most, limit) = (self.rules.beavers(), self.rules.maxcube());
        if redoubles >= most {
            Err(Illegal::BeaverNotAllowed { most })
        } else if self.cube.value() * 4 > limit {
            Err(Illegal::CubeLimit { most: limit })
        } else {
            Ok(())
        }
    }

    fn check_resign(&self, kind: Kind) -> Result<(), Illegal> {
        match self.largest_loss() {
            most if kind > most => Err(Illegal::ResignTooHigh { most }),
            _ => Ok(()),
        }
    }

    /// How often ties may have turned the cube, as the power of two that it shows then at most.
    pub(crate) fn most_autodoubles(&self) -> u8 {
        let most = match self.rules.autodoubles() {
            _ if !self.rules.has_cube() || self.crawford => 0,
            AutoDoubles::None => 0,
            AutoDoubles::Limited(most) => most,
            AutoDoubles::Unlimited => u8::MAX,
        };
        // At most 15.
        most.min(self.rules.maxcube().ilog2() as u8)
    }

    fn opening_throw(&mut self, dice: Dice) {
        if dice.is_doublet() {
            self.story.ties += 1;
            if self.cube.power() < self.most_autodoubles() {
                self.cube = self.cube.turned(None);
            }
            return;
        }
        self.on_roll = if dice.first() > dice.second() {
            Seat::A
        } else {
            Seat::B
        };
        self.story.opening = true;
        self.phase = Phase::Play(dice);
    }

    fn play_checkers(&mut self, play: &Play) {
        if let Phase::Play(dice) = self.phase {
            self.story.last_play = Some((self.on_roll, dice, *play));
        }
        self.story.opening = false;
        self.story.rejected = None;
        self.story.plays = self.story.plays.saturating_add(1);
        self.board = self.board.after(play);
        if self.board.own().is_empty() {
            let kind = self.board.won_kind(self.rules.variant());
            let points = self.points_for(kind);
            return self.end_game(self.on_roll, points, Ending::BorneOff(kind));
        }
        self.board = self.board.turned();
        self.on_roll = self.on_roll.other();
        self.phase = Phase::Turn;
    }

    fn points_for(&self, kind: Kind) -> u32 {
        let times = if self.gammons_are_off() {
            1
        } else {
            kind.times()
        };
        times * self.cube.value()
    }

    /// Whether a side is exactly one point away in a match of several points.
    pub(crate) fn one_away(&self) -> bool {
        let length = self.rules.length().filter(|length| *length > 1);
        length.is_some_and(|_| Seat::BOTH.map(|seat| self.away(seat)).contains(&Some(1)))
    }

    /// Scores a game; the match goes on with the next one, or ends.
    fn end_game(&mut self, winner: Seat, points: u32, ending: Ending) {
        let was_one_away = self.one_away();
        self.score[winner.index()] += points;
        let is_over = self.away(winner).is_none_or(|away| away == 0);
        self.story.opening = false;
        self.story.end(winner, points, ending, !is_over);
        if is_over {
            self.phase = Phase::Over(Outcome {
                verdict: Verdict::Win(winner),
                ending,
            });
            return;
        }
        // The first game that begins so; it is never the one after such a game.
        self.crawford = self.rules.crawford() && self.one_away() && !was_one_away;
        self.board = Board::start(self.rules.variant());
        self.on_roll = Seat::A;
        self.cube = Cube::default();
        self.phase = Phase::OpeningThrow;
    }

    /// The state that decides the future: the order of the dice does not.
    fn future(&self) -> impl PartialEq {
        let phase = match self.phase {
            Phase::Play(dice) => Phase::Play(dice.sorted()),
            Phase::Resigning { kind, dice } => Phase::Resigning {
                kind,
                dice: dice.map(Dice::sorted),
            },
            other => other,
        };
        (
            self.rules,
            self.board,
            self.on_roll,
            phase,
            self.cube,
            self.score,
            self.crawford,
        )
    }
}

/// The same future.
impl PartialEq for Backgammon {
    fn eq(&self, other: &Self) -> bool {
        self.future() == other.future()
    }
}

impl Eq for Backgammon {}

impl Game for Backgammon {
    type Rules = Rules;
    type Action = Action;
    type Chance = Throw;
    type Illegal = Illegal;
    type Ending = Ending;

    fn new(rules: &Rules) -> Self {
        Backgammon {
            rules: *rules,
            board: Board::start(rules.variant()),
            on_roll: Seat::A,
            phase: Phase::OpeningThrow,
            cube: Cube::default(),
            score: [0, 0],
            crawford: false,
            story: Story::NEW,
        }
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn turn(&self) -> Turn<Ending> {
        match self.phase {
            Phase::OpeningThrow | Phase::Throw => Turn::Chance,
            Phase::Turn | Phase::Play(_) => Turn::Seat(self.on_roll),
            Phase::Doubled { redoubles } => Turn::Seat(self.answering(redoubles)),
            Phase::Resigning { .. } => Turn::Seat(self.on_roll.other()),
            Phase::Over(outcome) => Turn::Over(outcome),
        }
    }

    fn check(&self, action: &Action) -> Result<(), Illegal> {
        match (self.phase, action) {
            (Phase::Over(_), _) => Err(Illegal::GameOver),
            (Phase::Turn, Action::Roll)
            | (Phase::Doubled { .. }, Action::Take | Action::Drop)
            | (Phase::Resigning { .. }, Action::Accept) => Ok(()),
            (Phase::Turn, Action::Double) => self.check_double(),
            (Phase::Turn | Phase::Play(_), &Action::Resign(kind)) => self.check_resign(kind),
            (Phase::Play(dice), Action::Play(play)) => self.board.check_play(dice, play),
            (Phase::Doubled { redoubles }, word) if *word == redouble(redoubles) => {
                self.check_redouble(redoubles)
            }
            (Phase::Resigning { kind, .. }, Action::Reject) => {
                if self.is_sufficient(kind) {
                    Err(Illegal::ResignSufficient { kind })
                } else {
                    Ok(())
                }
            }
            (due, _) => Err(Illegal::NotNow { due }),
        }
    }

    fn legal_actions(&self) -> Vec<Action> {
        let mut actions: Vec<Action> = match self.phase {
            Phase::OpeningThrow | Phase::Throw | Phase::Over(_) => Vec::new(),
            Phase::Turn => vec![Action::Roll, Action::Double],
            Phase::Play(_) => self.plays().into_iter().map(Action::Play).collect(),
            Phase::Doubled { redoubles } => vec![Action::Take, Action::Drop, redouble(redoubles)],
            Phase::Resigning { .. } => vec![Action::Accept, Action::Reject],
        };
        if !matches!(self.phase, Phase::Play(_)) {
            actions.retain(|action| self.check(action).is_ok());
        }
        if matches!(self.phase, Phase::Turn | Phase::Play(_)) {
            let most = self.largest_loss();
            let offers = Kind::ALL.into_iter().filter(|kind| *kind <= most);
            actions.extend(offers.map(Action::Resign));
        }
        actions
    }

    fn play_unchecked(&mut self, action: &Action) {
        match (action, self.phase) {
            (Action::Play(play), _) => self.play_checkers(play),
            (Action::Roll, _) => self.phase = Phase::Throw,
            (Action::Double, _) => self.phase = Phase::Doubled { redoubles: 0 },
            (Action::Take, _) => {
                self.cube = self.cube.turned(Some(self.on_roll.other()));
                self.story.rejected = None;
                // The cube is not his any more: he can only roll, or resign.
                self.phase = Phase::Turn;
            }
            (Action::Beaver | Action::Raccoon, Phase::Doubled { redoubles }) => {
                // The cube belongs to the player who was doubled first, whoever redoubles.
                self.cube = self.cube.turned(Some(self.on_roll.other()));
                self.phase = Phase::Doubled {
                    redoubles: redoubles + 1,
                };
            }
            (Action::Drop, Phase::Doubled { redoubles }) => {
                let winner = self.answering(redoubles).other();
                self.end_game(winner, self.cube.value(), Ending::Drop);
            }
            (&Action::Resign(kind), _) => {
                let dice = self.dice();
                self.phase = Phase::Resigning { kind, dice };
            }
            (Action::Accept, Phase::Resigning { kind, .. }) => {
                let points = self.points_for(kind);
                self.end_game(self.on_roll.other(), points, Ending::Resigned(kind));
            }
            (Action::Reject, Phase::Resigning { kind, dice }) => {
                self.story.rejected = Some(kind);
                self.phase = dice.map_or(Phase::Turn, Phase::Play);
            }
            // What `check` refuses.
            (Action::Beaver | Action::Raccoon | Action::Drop, _)
            | (Action::Accept | Action::Reject, _) => {}
        }
    }

    fn resolve(&mut self, chance: &Throw) {
        match (*chance, self.phase) {
            (Throw::Dice(dice), Phase::OpeningThrow) => self.opening_throw(dice),
            (Throw::Dice(dice), Phase::Throw) => {
                self.story.rejected = None;
                self.phase = Phase::Play(dice);
            }
            // The whole throw is void; elsewhere nothing is thrown.
            (Throw::Cocked | Throw::Dice(_), _) => {}
        }
    }

    /// The 36 ordered throws, each with weight 1; then, where people throw, `cocked`, which nobody
    /// draws.
    fn chances(&self) -> Vec<(Throw, u32)> {
        if !matches!(self.phase, Phase::OpeningThrow | Phase::Throw) {
            return Vec::new();
        }
        let mut chances: Vec<(Throw, u32)> =
            Dice::throws().map(|dice| (Throw::Dice(dice), 1)).collect();
        if self.rules.dice() == DiceSource::Manual {
            chances.push((Throw::Cocked, 0));
        }
        chances
    }

    fn seat_label(&self, seat: Seat) -> &'static str {
        side(seat)
    }
}

/// What the redouble after so many is called.
const fn redouble(redoubles: u8) -> Action {
    if redoubles.is_multiple_of(2) {
        Action::Beaver
    } else {
        Action::Raccoon
    }
}

impl AtTable for Backgammon {
    /// Until both sides have made their first play: the opening throw needs both, and each finds a board
    /// with dice on it.
    fn in_opening(&self) -> bool {
        self.story.game == 1 && self.story.plays < 2
    }

    /// Without the offers to resign that were just rejected.
    fn shown_actions(&self) -> Vec<Action> {
        let mut actions = self.legal_actions();
        actions.retain(|action| self.asked_in_vain(action).is_none());
        actions
    }

    fn answers_within_turn(&self) -> bool {
        matches!(self.phase, Phase::Resigning { .. })
    }

    /// An offer to resign no larger than one that was rejected, before the next throw, play or taken
    /// double.
    fn asked_in_vain(&self, action: &Action) -> Option<Illegal> {
        let rejected = self.story.rejected?;
        match *action {
            Action::Resign(kind) if kind <= rejected => Some(Illegal::ResignRepeated { rejected }),
            _ => None,
        }
    }

    /// Somebody always wins.
    fn draw_can_be_agreed(&self) -> bool {
        false
    }

    /// Rolls, takes, accepts, or makes the first play: never an offer to resign.
    fn stand_in(&self) -> Option<Action> {
        self.legal_actions().first().copied()
    }

    fn refused_chance(&self, chance: &Throw) -> Option<Illegal> {
        self.check_entry(&Entry::Throw(*chance)).err()
    }

    fn chance_source(&self) -> ChanceSource {
        match self.rules.dice() {
            DiceSource::Server => ChanceSource::Table,
            DiceSource::Manual => ChanceSource::People,
        }
    }

    /// The further games of a match.
    fn begins_part(&self) -> bool {
        self.phase == Phase::OpeningThrow && self.score != [0, 0]
    }

    /// A play as people write it: joined, counted, with the points where it hits; in the style `rolled`
    /// with its throw before it, as match files have it.
    fn written(&self, action: &Action) -> Vec<(&'static str, String)> {
        match action {
            Action::Play(play) => {
                let joined = move_text::write(play);
                let mut styles = Vec::new();
                if let Some(dice) = self.dice() {
                    styles.push(("rolled", format!("{}{}: {joined}", dice.high(), dice.low())));
                }
                styles.push(("joined", joined));
                styles
            }
            _ => Vec::new(),
        }
    }
}
