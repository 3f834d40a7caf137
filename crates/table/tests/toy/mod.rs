//! A small game that has everything a table must cope with: turns of several actions, chance that
//! keeps the turn and chance that moves it, drawn or told, parts like the games of a match, draws,
//! claims, an opening, seats that cannot win.
//!
//! Both seats add to one total. Who reaches the target exactly wins; past it is a draw.

use std::borrow::Borrow;
use std::fmt;
use std::str::FromStr;
use yonban_rules::{
    AtTable, ChanceSource, Game, Outcome, PositionText, Reason, Seat, SetupError, Turn, Verdict,
};
use yonban_table::dice::{self, Bytes};
use yonban_table::{
    Agreement, Author, Carry, Command, Decision, Entropy, Event, EventKind, LogHash, Millis,
    Policies, Refusal, Series, Sides, Table, TableId, Until,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rules {
    pub(crate) target: u32,
    /// So many first actions are an opening negotiation.
    pub(crate) opening: u32,
    pub(crate) draws: bool,
    /// Who throws; where nobody does, nothing that needs a throw can be done.
    pub(crate) chance: ChanceSource,
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let draws = if self.draws { "yes" } else { "no" };
        write!(
            f,
            "toy,target={},opening={},draws={draws}",
            self.target, self.opening
        )?;
        f.write_str(match self.chance {
            ChanceSource::Nobody => "",
            ChanceSource::Lot => ",chance=lot",
            ChanceSource::Table => ",chance=table",
            ChanceSource::People => ",chance=people",
        })
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no toy")]
pub(crate) struct NoToy;

impl Reason for NoToy {
    fn reason(&self) -> &'static str {
        "no_toy"
    }
}

impl FromStr for Rules {
    type Err = NoToy;

    fn from_str(text: &str) -> Result<Self, NoToy> {
        let rest = text.strip_prefix("toy,target=").ok_or(NoToy)?;
        let (target, rest) = rest.split_once(",opening=").ok_or(NoToy)?;
        let (opening, rest) = rest.split_once(",draws=").ok_or(NoToy)?;
        let (draws, chance) = match rest.split_once(",chance=") {
            None => (rest, ChanceSource::Nobody),
            Some((draws, "lot")) => (draws, ChanceSource::Lot),
            Some((draws, "table")) => (draws, ChanceSource::Table),
            Some((draws, "people")) => (draws, ChanceSource::People),
            Some(_) => return Err(NoToy),
        };
        Ok(Rules {
            target: target.parse().map_err(|_| NoToy)?,
            opening: opening.parse().map_err(|_| NoToy)?,
            draws: draws == "yes",
            chance,
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Action {
    /// Add one or two; the other seat acts.
    One,
    Two,
    /// Think again: the same seat acts, and may not do this twice running.
    Again,
    /// Add what the die says and act again.
    Roll,
    /// Let a coin say who acts.
    Toss,
    /// Add one and begin another part: a coin says who acts in it.
    Part,
    /// Add one by a foul that the opponent may claim at once.
    Foul,
    /// Win by the opponent's foul.
    Claim,
    /// Add one and renounce all winning.
    Renounce,
    /// Add nothing; the second in a row ends the game.
    Rest,
}

const ACTIONS: [(Action, &str); 10] = [
    (Action::One, "one"),
    (Action::Two, "two"),
    (Action::Again, "again"),
    (Action::Roll, "roll"),
    (Action::Toss, "toss"),
    (Action::Part, "part"),
    (Action::Foul, "foul\t%"),
    (Action::Claim, "claim"),
    (Action::Renounce, "renounce"),
    (Action::Rest, "rest"),
];

impl Action {
    pub(crate) const ALL: [Action; 10] = [
        Action::One,
        Action::Two,
        Action::Again,
        Action::Roll,
        Action::Toss,
        Action::Part,
        Action::Foul,
        Action::Claim,
        Action::Renounce,
        Action::Rest,
    ];
}

/// One action's text holds a TAB and a percent sign: the log must carry any text.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(ACTIONS.iter().find(|(action, _)| action == self).unwrap().1)
    }
}

impl FromStr for Action {
    type Err = NoToy;

    fn from_str(text: &str) -> Result<Self, NoToy> {
        let found = ACTIONS.iter().find(|(_, name)| *name == text);
        found.map(|(action, _)| *action).ok_or(NoToy)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chance {
    Die(u32),
    Coin(Seat),
    /// The coin stands on its edge: it is tossed again.
    Edge,
    /// Something fell to the floor: only people throw so.
    Void,
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Die(n) => write!(f, "die {n}"),
            Chance::Coin(seat) => write!(f, "coin {seat}"),
            Chance::Edge => f.write_str("edge"),
            Chance::Void => f.write_str("void"),
        }
    }
}

impl FromStr for Chance {
    type Err = NoToy;

    fn from_str(text: &str) -> Result<Self, NoToy> {
        match text {
            "edge" => return Ok(Chance::Edge),
            "void" => return Ok(Chance::Void),
            _ => {}
        }
        match text.split_once(' ').ok_or(NoToy)? {
            ("die", n) => n.parse().map(Chance::Die).map_err(|_| NoToy),
            ("coin", seat) => seat.parse().map(Chance::Coin).map_err(|_| NoToy),
            _ => Err(NoToy),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Illegal {
    #[error("you have just thought again")]
    Dithering,
    #[error("there is nothing to claim")]
    ClaimUnfounded,
    #[error("nobody throws here")]
    NothingToThrow,
}

impl Reason for Illegal {
    fn reason(&self) -> &'static str {
        match self {
            Illegal::Dithering => "dithering",
            Illegal::ClaimUnfounded => "claim_unfounded",
            Illegal::NothingToThrow => "nothing_to_throw",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    Reached,
    Passed,
    Claimed,
    Rested,
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Ending::Reached => "reached",
            Ending::Passed => "passed",
            Ending::Claimed => "claimed",
            Ending::Rested => "rested",
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Due {
    Nothing,
    Die,
    Coin,
    /// The coin that begins a part.
    FirstCoin,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Toy {
    rules: Rules,
    pub(crate) total: u32,
    mover: Seat,
    due: Due,
    again: bool,
    foul: bool,
    rested: bool,
    renounced: [bool; 2],
    actions: u32,
    over: Option<Outcome<Ending>>,
}

impl Toy {
    fn add(&mut self, n: u32) {
        self.total += n;
        let end = |verdict, ending| Some(Outcome { verdict, ending });
        if self.total == self.rules.target {
            self.over = end(Verdict::Win(self.mover), Ending::Reached);
        } else if self.total > self.rules.target {
            self.over = end(Verdict::Draw, Ending::Passed);
        }
    }
}

impl Game for Toy {
    type Rules = Rules;
    type Action = Action;
    type Chance = Chance;
    type Illegal = Illegal;
    type Ending = Ending;

    fn new(rules: &Rules) -> Toy {
        Toy {
            rules: *rules,
            total: 0,
            mover: Seat::A,
            due: Due::Nothing,
            again: false,
            foul: false,
            rested: false,
            renounced: [false; 2],
            actions: 0,
            over: None,
        }
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn turn(&self) -> Turn<Ending> {
        match (self.over, self.due) {
            (Some(outcome), _) => Turn::Over(outcome),
            (None, Due::Nothing) => Turn::Seat(self.mover),
            (None, Due::Die | Due::Coin | Due::FirstCoin) => Turn::Chance,
        }
    }

    fn check(&self, action: &Action) -> Result<(), Illegal> {
        match action {
            Action::Again if self.again => Err(Illegal::Dithering),
            Action::Claim if !self.foul => Err(Illegal::ClaimUnfounded),
            Action::Roll | Action::Toss | Action::Part
                if self.rules.chance == ChanceSource::Nobody =>
            {
                Err(Illegal::NothingToThrow)
            }
            _ => Ok(()),
        }
    }

    fn legal_actions(&self) -> Vec<Action> {
        if self.turn().seat().is_none() {
            return Vec::new();
        }
        let legal = |action: &Action| self.check(action).is_ok();
        Action::ALL.into_iter().filter(legal).collect()
    }

    fn play_unchecked(&mut self, action: &Action) {
        let (mover, fouled) = (self.mover, self.foul);
        self.actions += 1;
        self.again = *action == Action::Again;
        self.foul = *action == Action::Foul || (self.again && fouled);
        let rested = std::mem::replace(&mut self.rested, *action == Action::Rest);
        let mut hands_over = true;
        match action {
            Action::One | Action::Foul => self.add(1),
            Action::Two => self.add(2),
            Action::Renounce => {
                self.renounced[mover.index()] = true;
                self.add(1);
            }
            Action::Rest if rested => {
                self.over = Some(Outcome {
                    verdict: Verdict::Draw,
                    ending: Ending::Rested,
                });
            }
            Action::Rest => {}
            Action::Again => hands_over = false,
            Action::Roll => {
                self.due = Due::Die;
                hands_over = false;
            }
            Action::Toss => {
                self.due = Due::Coin;
                hands_over = false;
            }
            Action::Part => {
                self.add(1);
                self.due = Due::FirstCoin;
                hands_over = false;
            }
            Action::Claim => {
                self.over = Some(Outcome {
                    verdict: Verdict::Win(mover),
                    ending: Ending::Claimed,
                });
            }
        }
        if hands_over {
            self.mover = mover.other();
        }
    }

    fn resolve(&mut self, chance: &Chance) {
        match *chance {
            Chance::Die(n) => self.add(n),
            Chance::Coin(seat) => self.mover = seat,
            Chance::Edge | Chance::Void => return,
        }
        self.due = Due::Nothing;
    }

    fn chances(&self) -> Vec<(Chance, u32)> {
        if self.over.is_some() {
            return Vec::new();
        }
        let mut chances = match self.due {
            Due::Nothing => return Vec::new(),
            Due::Die => (1..=3).map(|n| (Chance::Die(n), 1)).collect(),
            Due::Coin => Seat::BOTH.map(|seat| (Chance::Coin(seat), 1)).to_vec(),
            Due::FirstCoin => {
                let [a, b] = Seat::BOTH.map(|seat| (Chance::Coin(seat), 2));
                vec![a, (Chance::Edge, 3), b]
            }
        };
        if self.rules.chance == ChanceSource::People {
            chances.push((Chance::Void, 0));
        }
        chances
    }

    fn seat_label(&self, seat: Seat) -> &'static str {
        match seat {
            Seat::A => "First",
            Seat::B => "Second",
        }
    }
}

impl PositionText for Toy {
    type SetupError = SetupError;

    fn position(&self) -> String {
        format!("{} {}", self.total, self.mover)
    }

    fn from_position(rules: &Rules, text: &str) -> Result<Toy, SetupError> {
        let syntax = || SetupError::Syntax("write TOTAL SEAT".to_owned());
        let (total, mover) = text.split_once(' ').ok_or_else(syntax)?;
        let mut toy = Toy::new(rules);
        toy.total = total.parse().map_err(|_| syntax())?;
        toy.mover = mover.parse().map_err(|_| syntax())?;
        Ok(toy)
    }
}

impl AtTable for Toy {
    fn shown_actions(&self) -> Vec<Action> {
        let mut shown = self.legal_actions();
        shown.retain(|action| *action != Action::Claim);
        shown
    }

    fn in_opening(&self) -> bool {
        self.actions < self.rules.opening
    }

    fn can_win(&self, seat: Seat) -> bool {
        !self.renounced[seat.index()]
    }

    fn draw_can_be_agreed(&self) -> bool {
        self.rules.draws
    }

    fn agreed_end(&self) -> Option<Action> {
        (self.rules.draws && self.turn().seat().is_some()).then_some(Action::Rest)
    }

    fn chance_source(&self) -> ChanceSource {
        self.rules.chance
    }

    fn begins_part(&self) -> bool {
        self.due == Due::FirstCoin
    }

    fn is_unfounded_claim(illegal: &Illegal) -> bool {
        *illegal == Illegal::ClaimUnfounded
    }
}

/// A house whose secrets are known.
#[derive(Clone, Debug)]
pub(crate) struct Secret(pub(crate) u8);

impl Entropy for Secret {
    fn secret(&mut self, table: TableId) -> Bytes {
        assert_eq!(table, ID, "asked for this table only");
        secret(self.0)
    }
}

/// A secret that nothing else here looks like.
pub(crate) fn secret(n: u8) -> Bytes {
    let mut bytes = [n; 32];
    bytes[0] = 0xA5;
    Bytes(bytes)
}

pub(crate) const ID: TableId = TableId([7; 16]);

/// The value that a seat chooses.
pub(crate) fn value(seat: Seat) -> Bytes {
    Bytes([0x10 + seat.index() as u8; 32])
}

pub(crate) fn pledge(seat: Seat) -> Command<Toy> {
    Command::Pledge {
        hash: dice::pledge(ID, seat, value(seat)),
    }
}

pub(crate) fn reveal(seat: Seat) -> Command<Toy> {
    Command::Reveal { value: value(seat) }
}

/// As [`agreement`], with throws.
pub(crate) fn with_chance(control: &str, chance: ChanceSource) -> Agreement<Toy> {
    let mut terms = agreement(control);
    terms.rules.chance = chance;
    terms
}

pub(crate) fn agreement(control: &str) -> Agreement<Toy> {
    Agreement {
        game: "toy".to_owned(),
        preset: "toy@1".to_owned(),
        rules: Rules {
            target: 1_000,
            opening: 0,
            draws: true,
            chance: ChanceSource::Nobody,
        },
        controls: [control.parse().unwrap(); 2],
        moves: 30,
        policies: Policies::CASUAL,
        series: Series {
            sides: Sides::Swap,
            carry: Carry::Fresh,
            until: Until::Open,
        },
    }
}

pub(crate) const A: Author = Author::Seat(Seat::A);
pub(crate) const B: Author = Author::Seat(Seat::B);

/// A table with its stored log.
#[derive(Clone, Debug)]
pub(crate) struct Sitting {
    pub(crate) table: Table<Toy>,
    pub(crate) log: Vec<(String, LogHash)>,
    pub(crate) now: Millis,
    pub(crate) entropy: Secret,
}

impl Sitting {
    pub(crate) fn empty(agreement: Agreement<Toy>) -> Sitting {
        Sitting::sealed(agreement, Secret(0))
    }

    /// A table with this secret.
    pub(crate) fn sealed(agreement: Agreement<Toy>, mut entropy: Secret) -> Sitting {
        let events = Table::create(ID, agreement, 1_000, &mut entropy);
        let mut table = Table::open(&events[0]).unwrap();
        let mut log = vec![(events[0].line(), table.hash())];
        for event in &events[1..] {
            table.fold(event).unwrap();
            log.push((event.line(), table.hash()));
        }
        Sitting {
            log,
            table,
            now: 1_000,
            entropy,
        }
    }

    /// Both sit, and have settled what chance follows from: the game is on.
    pub(crate) fn seated(agreement: Agreement<Toy>) -> Sitting {
        let mut sitting = Sitting::both(agreement);
        sitting.settle();
        sitting
    }

    /// Both pledge and reveal, where the table draws.
    pub(crate) fn settle(&mut self) {
        if self.table.agreement().rules.chance == ChanceSource::Table {
            for (author, seat) in [(A, Seat::A), (B, Seat::B)] {
                self.ok(author, pledge(seat));
            }
            for (author, seat) in [(A, Seat::A), (B, Seat::B)] {
                self.ok(author, reveal(seat));
            }
        }
    }

    /// Both sit.
    pub(crate) fn both(agreement: Agreement<Toy>) -> Sitting {
        let mut sitting = Sitting::empty(agreement);
        sitting.sit();
        sitting
    }

    pub(crate) fn sit(&mut self) {
        for (author, who) in [(A, "ann"), (B, "bob")] {
            let who = who.to_owned();
            self.ok(author, Command::Sit { who });
        }
    }

    /// Both have made their first decision; A is on turn, and the total is 2.
    pub(crate) fn begun(agreement: Agreement<Toy>) -> Sitting {
        let mut sitting = Sitting::seated(agreement);
        sitting.play(A, Action::One);
        sitting.play(B, Action::One);
        sitting
    }

    pub(crate) fn wait(&mut self, time: Millis) -> &mut Sitting {
        self.now += time;
        self
    }

    pub(crate) fn decide(
        &mut self,
        author: Author,
        command: &Command<Toy>,
    ) -> Result<Decision<Toy>, Refusal<Toy>> {
        let before = self.table.clone();
        let decision = self
            .table
            .apply(author, command, self.now, &mut self.entropy);
        assert_eq!(self.table, before, "apply is read-only");
        if let Ok(decision) = &decision {
            for event in &decision.events {
                let line = event.line();
                assert_eq!(Event::from_line(&line).as_ref(), Ok(event), "{line}");
                self.table.fold(event).unwrap();
                self.log.push((line, self.table.hash()));
            }
        }
        decision
    }

    /// The kinds of events that a command led to.
    pub(crate) fn ok(
        &mut self,
        author: Author,
        command: impl Borrow<Command<Toy>>,
    ) -> Vec<EventKind<Toy>> {
        let decision = self.decide(author, command.borrow()).unwrap();
        assert_eq!(decision.refused, None);
        decision
            .events
            .into_iter()
            .map(|event| event.kind)
            .collect()
    }

    pub(crate) fn refused(
        &mut self,
        author: Author,
        command: impl Borrow<Command<Toy>>,
    ) -> Refusal<Toy> {
        self.decide(author, command.borrow()).unwrap_err()
    }

    pub(crate) fn play(&mut self, author: Author, action: Action) -> Vec<EventKind<Toy>> {
        self.ok(author, act(action))
    }

    /// The charge and clock of the last action, as text.
    pub(crate) fn played(&mut self, author: Author, action: Action) -> (Millis, String) {
        let events = self.play(author, action);
        let played = events.iter().find_map(|kind| match kind {
            EventKind::Played { charge, clock, .. } => Some((*charge, clock.to_string())),
            _ => None,
        });
        played.unwrap()
    }

    pub(crate) fn clock(&self, seat: Seat) -> String {
        self.table.snapshot(yonban_table::Role::Spectator).clocks[seat.index()].to_string()
    }

    pub(crate) fn verdict(&self) -> Option<Verdict> {
        self.table.finish().map(|finish| finish.verdict)
    }

    pub(crate) fn tick(&mut self) -> Vec<EventKind<Toy>> {
        self.ok(Author::House, Command::Tick)
    }
}

pub(crate) fn act(action: Action) -> Command<Toy> {
    Command::Act { action, lag: None }
}
