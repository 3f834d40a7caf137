//! One value for a table of any kind, spoken to in texts.

use yonban_backgammon::Backgammon;
use yonban_clock::{Control, Millis, SeatClock, Speed};
use yonban_go::Go;
use yonban_gomoku::Gomoku;
use yonban_rules::{AtTable, Game, Reason, Seat, Verdict};
use yonban_shogi::Shogi;
use yonban_table::dice::Bytes;
use yonban_table::{
    AbortCause, Absence, AbsenceClaim, Agreement, Answer, Author, Awaited, ChanceLook, Code,
    Command, CorruptLog, Entropy, Event, EventKind, Lag, LogHash, NextClocks, OfferKind, Owed,
    Phase, Policies, Proof, Refusal, Rest, Role, RunningTurn, Series, Table, TableId, Termination,
    Told,
};

use crate::{AnyGame, GameKind};

/// What a new table is made from: an agreement whose rules are still a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The game.
    pub kind: GameKind,
    /// The preset's id with its version.
    pub preset: String,
    /// The rules text.
    pub rules: String,
    /// One control for each seat, A first.
    pub controls: [Control; 2],
    /// Expected moves of one player.
    pub moves: u32,
    /// What seats may do beside playing.
    pub policies: Policies,
    /// What follows a finished table.
    pub series: Series,
}

/// A request to a table, with the action as a text. See [`Command`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// Take this seat.
    Sit {
        /// The user, as the server names users.
        who: String,
    },
    /// Take an action of the game.
    Act {
        /// The action's text.
        action: String,
        /// The network's share, where it was measured.
        lag: Option<Lag>,
    },
    /// Give up.
    Resign,
    /// Ask the other seat.
    Offer(OfferKind),
    /// Reply to the other seat's offer.
    Answer {
        /// Which offer.
        offer: OfferKind,
        /// The reply.
        answer: Answer,
    },
    /// Take the own offer back.
    Withdraw(OfferKind),
    /// Ask the other seat and accept for it: where both are one person's.
    Agree(OfferKind),
    /// Say that the seat on turn has used up its time.
    ClaimFlag,
    /// Claim the game because the opponent is gone.
    ClaimAbsence {
        /// What is claimed.
        claim: AbsenceClaim,
        /// What the server knows about it.
        absence: Absence,
    },
    /// End the table without a result.
    Abort,
    /// Give the other seat time.
    GiveTime,
    /// Pledge a value for the throws of this table.
    Pledge {
        /// Its hash.
        hash: Bytes,
    },
    /// Tell that value.
    Reveal {
        /// The value.
        value: Bytes,
    },
    /// Tell what the dice show, where people throw.
    Throw {
        /// The outcome's text.
        outcome: String,
        /// Whether the other seat confirms at once: where both are one person's.
        agreed: bool,
    },
    /// Ask the other seat what the dice show: for a seat that sees none.
    AskThrow,
    /// What the other seat told is so.
    Confirm,
    /// What was told does not count.
    Dispute,
    /// Be ready for the next part of a game, or back after a pause.
    Ready,
    /// Look at the time.
    Tick,
    /// Stop the clock.
    Pause,
    /// Start it again.
    Resume,
    /// Give the seat on turn time back.
    Credit {
        /// How much.
        amount: Millis,
    },
    /// Decide the game.
    Adjudicate {
        /// The decision.
        verdict: Verdict,
    },
}

/// A refused request.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct Denied {
    /// The stable code of the kind of refusal.
    pub code: Code,
    /// The name of what refuses, in `snake_case`; the rule's own name where a rule does, the game's
    /// word for a text that is no action where none does.
    pub reason: String,
    /// For people, in English.
    pub message: String,
}

impl Denied {
    fn of<G: AtTable>(refusal: &Refusal<G>) -> Self {
        Denied {
            code: refusal.code(),
            reason: refusal.reason().to_owned(),
            message: refusal.to_string(),
        }
    }
}

/// One action of the game as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The event that brought it.
    pub seq: u64,
    /// Who made it.
    pub seat: Seat,
    /// The side that the seat had when it acted, in the field's word.
    pub label: &'static str,
    /// The action's text.
    pub action: String,
    /// The action in the styles of the field, by their names.
    pub written: Vec<(&'static str, String)>,
    /// What the turn has been charged with it.
    pub charge: Millis,
    /// When it was made.
    pub at: Millis,
}

/// One event of a table's log: its line, and what readers want to know without reading it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The place in the log, from 1.
    pub seq: u64,
    /// When it happened.
    pub at: Millis,
    /// Who asked for it.
    pub author: Author,
    /// The kind's name in the log.
    pub kind: &'static str,
    /// The canonical line.
    pub line: String,
    /// The hash of the log up to and including this line.
    pub hash: LogHash,
    /// The offer that the event speaks of.
    pub offer: Option<OfferKind>,
    /// The reply to an offer.
    pub answer: Option<Answer>,
    /// The action of the game and its number from 1, for `played`.
    pub played: Option<(usize, Move)>,
    /// How many actions are left, for `took_back`.
    pub kept: Option<usize>,
    /// The outcome of chance, for `rolled` and `told`.
    pub chance: Option<String>,
    /// The index of an outcome that the table drew and proves.
    pub drawn: Option<u32>,
    /// The seat that the event is about, where it ends the table by somebody's doing.
    pub by: Option<Seat>,
}

/// What a request leads to: to be stored in one append; then `after` is the table.
#[derive(Clone, Debug)]
pub struct Decided {
    /// What happens. Empty where nothing is to be done.
    pub entries: Vec<Entry>,
    /// The table after it.
    pub after: AnyTable,
    /// Set where the entries are the price of a refusal, which is answered once they are stored.
    pub refused: Option<Denied>,
}

/// Where a table stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A seat is free.
    Waiting,
    /// Both sit, and settle what chance follows from.
    Pledging,
    /// The game is on.
    Running,
    /// It is over.
    Over(Finished),
}

/// How a table ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Who won.
    pub verdict: Verdict,
    /// By what: `rules`, `resigned`, …
    pub termination: &'static str,
    /// The rule that ended the game, if a rule did.
    pub ending: Option<String>,
    /// Who resigned, ran out of time, left or aborted, where somebody did.
    pub by: Option<Seat>,
}

/// A table as one role may see it, whatever the game. See [`yonban_table::Snapshot`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// What the field calls the side that each seat has now.
    pub labels: [&'static str; 2],
    /// The seat that acts.
    pub to_act: Option<Seat>,
    /// What the reader's seat may be told it can do; empty unless it acts.
    pub legal: Vec<String>,
    /// What both seats had left when the running turn began.
    pub clocks: [SeatClock; 2],
    /// The turn on the clock.
    pub running: Option<RunningTurn>,
    /// When the first decision of the seat on turn is overdue.
    pub start_at: Option<Millis>,
    /// The open offers.
    pub offers: Vec<(Seat, OfferKind)>,
    /// What this role may offer now.
    pub may_offer: Vec<OfferKind>,
    /// Whether this role may abort now.
    pub may_abort: bool,
    /// Whether this role may give its opponent time now.
    pub may_give_time: bool,
    /// The claims each seat has left, where a room counts them.
    pub claims_left: Option<[u32; 2]>,
    /// How chance comes to the table, where the game knows any.
    pub chance: Option<ChanceLook<String>>,
    /// The rest between two parts of the game.
    pub rest: Option<Rest>,
}

/// A table of one game and what is kept beside it for readers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitting<G: AtTable> {
    table: Table<G>,
    moves: Vec<Move>,
    by: Option<Seat>,
}

/// A table of any kind. Requests come in and lines go out as texts; no rule of any game is here.
///
/// The table decides ([`decide`](AnyTable::decide)), the store commits, then the state changes: the
/// caller replaces the table by [`Decided::after`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyTable {
    /// Gomoku and renju.
    Gomoku(Sitting<Gomoku>),
    /// Capture Go and ordinary Go.
    Go(Sitting<Go>),
    /// Shogi.
    Shogi(Sitting<Shogi>),
    /// Backgammon.
    Backgammon(Sitting<Backgammon>),
}

/// Calls the same thing on the table inside, whichever it is.
macro_rules! forward {
    ($any:expr, $sitting:ident => $do:expr) => {
        match $any {
            AnyTable::Gomoku($sitting) => $do,
            AnyTable::Go($sitting) => $do,
            AnyTable::Shogi($sitting) => $do,
            AnyTable::Backgammon($sitting) => $do,
        }
    };
}

/// Makes a value of the kind's own type and wraps it.
macro_rules! make {
    ($kind:expr, $game:ident => $do:expr) => {
        match $kind {
            GameKind::Gomoku => {
                type $game = Gomoku;
                $do.map(|(sitting, rest)| (AnyTable::Gomoku(sitting), rest))
            }
            GameKind::Go => {
                type $game = Go;
                $do.map(|(sitting, rest)| (AnyTable::Go(sitting), rest))
            }
            GameKind::Shogi => {
                type $game = Shogi;
                $do.map(|(sitting, rest)| (AnyTable::Shogi(sitting), rest))
            }
            GameKind::Backgammon => {
                type $game = Backgammon;
                $do.map(|(sitting, rest)| (AnyTable::Backgammon(sitting), rest))
            }
        }
    };
}

/// Why a log cannot be taken up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// The first line does not say which game, or one that is not in the list.
    #[error("the log does not begin with a table of a known game")]
    UnknownGame,
    /// The log contradicts itself or the rules.
    #[error(transparent)]
    Corrupt(#[from] CorruptLog),
}

impl AnyTable {
    /// A new table: the first events are in the answer, to be stored before anybody is told.
    ///
    /// # Errors
    ///
    /// The rules text is none of this game's.
    pub fn create(
        id: TableId,
        terms: &Terms,
        now: Millis,
        entropy: &mut dyn Entropy,
    ) -> Result<(AnyTable, Vec<Entry>), Denied> {
        make!(terms.kind, G => agreement::<G>(terms).and_then(|agreement| {
            Sitting::create(id, agreement, now, entropy).map_err(|error| fault(&error))
        }))
    }

    /// The table that a log describes, every charge and hash proved, and its entries. The game is
    /// the one that the first line names.
    ///
    /// # Errors
    ///
    /// What is wrong with the log, and where.
    pub fn replay<L: AsRef<str>>(
        lines: impl IntoIterator<Item = (L, Option<LogHash>)>,
    ) -> Result<(AnyTable, Vec<Entry>), ReplayError> {
        let mut lines = lines.into_iter();
        let first = lines.next().ok_or(CorruptLog::Empty)?;
        let kind: GameKind = yonban_table::game_of_line(first.0.as_ref())
            .and_then(|name| name.parse().ok())
            .ok_or(ReplayError::UnknownGame)?;
        make!(kind, G => Sitting::<G>::replay(&first, lines).map_err(ReplayError::from))
    }

    /// Decides a request at game time `now`. Changes nothing.
    ///
    /// # Errors
    ///
    /// Why it is refused.
    pub fn decide(
        &self,
        author: Author,
        request: &Request,
        now: Millis,
        entropy: &mut dyn Entropy,
    ) -> Result<Decided, Denied> {
        match self {
            AnyTable::Gomoku(sitting) => sitting
                .decide(author, request, now, entropy)
                .map(|decided| decided.wrap(AnyTable::Gomoku)),
            AnyTable::Go(sitting) => sitting
                .decide(author, request, now, entropy)
                .map(|decided| decided.wrap(AnyTable::Go)),
            AnyTable::Shogi(sitting) => sitting
                .decide(author, request, now, entropy)
                .map(|decided| decided.wrap(AnyTable::Shogi)),
            AnyTable::Backgammon(sitting) => sitting
                .decide(author, request, now, entropy)
                .map(|decided| decided.wrap(AnyTable::Backgammon)),
        }
    }

    /// Enters a stored line, and proves the hash that is stored beside it.
    ///
    /// # Errors
    ///
    /// The line is not one that this table would have decided; the table is unchanged.
    pub fn fold_line(&mut self, line: &str, hash: Option<LogHash>) -> Result<Entry, CorruptLog> {
        forward!(self, sitting => sitting.fold_line(line, hash))
    }

    /// The table that follows this one, with both seated: `None` while this one is not over, or
    /// where nobody sits on a seat. Whether there is one is the seats' matter
    /// ([`rematch_agreed`](AnyTable::rematch_agreed)) or the series rule's. Whoever derives it
    /// derives the same, but for the time and chance.
    #[must_use]
    pub fn next(
        &self,
        clocks: NextClocks,
        now: Millis,
        entropy: &mut dyn Entropy,
    ) -> Option<(AnyTable, Vec<Entry>)> {
        match self {
            AnyTable::Gomoku(sitting) => sitting
                .next(clocks, now, entropy)
                .map(|(sitting, entries)| (AnyTable::Gomoku(sitting), entries)),
            AnyTable::Go(sitting) => sitting
                .next(clocks, now, entropy)
                .map(|(sitting, entries)| (AnyTable::Go(sitting), entries)),
            AnyTable::Shogi(sitting) => sitting
                .next(clocks, now, entropy)
                .map(|(sitting, entries)| (AnyTable::Shogi(sitting), entries)),
            AnyTable::Backgammon(sitting) => sitting
                .next(clocks, now, entropy)
                .map(|(sitting, entries)| (AnyTable::Backgammon(sitting), entries)),
        }
    }

    /// The name of the table that follows, whether or not it comes to that.
    #[must_use]
    pub fn next_id(&self) -> TableId {
        forward!(self, sitting => sitting.table.next_table_id())
    }

    /// Whether both seats want another game.
    #[must_use]
    pub fn rematch_agreed(&self) -> bool {
        forward!(self, sitting => sitting.table.rematch_agreed())
    }

    /// Whether the rules would end the game at once if both agreed now that play is over: they count,
    /// and nothing is left to be settled.
    #[must_use]
    pub fn agreement_decides(&self) -> bool {
        forward!(self, sitting => {
            let game = sitting.table.game();
            game.agreed_end().is_some_and(|action| {
                let mut after = game.clone();
                after.play_unchecked(&action);
                after.turn().is_over()
            })
        })
    }

    /// Which game.
    #[must_use]
    pub fn kind(&self) -> GameKind {
        match self {
            AnyTable::Gomoku(_) => GameKind::Gomoku,
            AnyTable::Go(_) => GameKind::Go,
            AnyTable::Shogi(_) => GameKind::Shogi,
            AnyTable::Backgammon(_) => GameKind::Backgammon,
        }
    }

    /// The table's name.
    #[must_use]
    pub fn id(&self) -> TableId {
        forward!(self, sitting => sitting.table.id())
    }

    /// The last event.
    #[must_use]
    pub fn seq(&self) -> u64 {
        forward!(self, sitting => sitting.table.seq())
    }

    /// The last event that changed the game.
    #[must_use]
    pub fn position_seq(&self) -> u64 {
        forward!(self, sitting => sitting.table.position_seq())
    }

    /// The hash of the log.
    #[must_use]
    pub fn hash(&self) -> LogHash {
        forward!(self, sitting => sitting.table.hash())
    }

    /// The time of the last event.
    #[must_use]
    pub fn at(&self) -> Millis {
        forward!(self, sitting => sitting.table.at())
    }

    /// The agreement's canonical text.
    #[must_use]
    pub fn agreement(&self) -> String {
        forward!(self, sitting => sitting.table.agreement().to_string())
    }

    /// The hash of the agreement.
    #[must_use]
    pub fn agreement_hash(&self) -> [u8; 32] {
        forward!(self, sitting => sitting.table.agreement().hash())
    }

    /// The preset's id with its version.
    #[must_use]
    pub fn preset(&self) -> &str {
        forward!(self, sitting => &sitting.table.agreement().preset)
    }

    /// The rules text.
    #[must_use]
    pub fn rules(&self) -> String {
        forward!(self, sitting => sitting.table.agreement().rules.to_string())
    }

    /// A seat's control.
    #[must_use]
    pub fn control(&self, seat: Seat) -> Control {
        forward!(self, sitting => *sitting.table.agreement().control(seat))
    }

    /// Expected moves of one player.
    #[must_use]
    pub fn moves_expected(&self) -> u32 {
        forward!(self, sitting => sitting.table.agreement().moves)
    }

    /// The speed class of the slower clock.
    #[must_use]
    pub fn speed(&self) -> Speed {
        forward!(self, sitting => sitting.table.agreement().speed())
    }

    /// What seats may do beside playing.
    #[must_use]
    pub fn policies(&self) -> Policies {
        forward!(self, sitting => sitting.table.agreement().policies)
    }

    /// What follows a finished table.
    #[must_use]
    pub fn series(&self) -> Series {
        forward!(self, sitting => sitting.table.agreement().series)
    }

    /// Who sits there.
    #[must_use]
    pub fn seated(&self, seat: Seat) -> Option<&str> {
        forward!(self, sitting => sitting.table.seated(seat))
    }

    /// The seat that acts.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        forward!(self, sitting => sitting.table.to_act())
    }

    /// Whom the table waits for, and since when.
    #[must_use]
    pub fn awaited(&self) -> Option<Awaited> {
        forward!(self, sitting => sitting.table.awaited())
    }

    /// Whether the game counts: both seats have decided once, or dice have been thrown.
    #[must_use]
    pub fn is_underway(&self) -> bool {
        forward!(self, sitting => sitting.table.is_underway())
    }

    /// When [`Request::Tick`] is due.
    #[must_use]
    pub fn deadline(&self) -> Option<Millis> {
        forward!(self, sitting => sitting.table.deadline())
    }

    /// Where the table stands.
    #[must_use]
    pub fn standing(&self) -> Standing {
        forward!(self, sitting => sitting.standing())
    }

    /// The actions of the game as it stands.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        forward!(self, sitting => &sitting.moves)
    }

    /// The action and chance texts of the game as it stands, in order.
    #[must_use]
    pub fn records(&self) -> Vec<String> {
        forward!(self, sitting => sitting.table.records().collect())
    }

    /// What the house does for a seat that cannot be asked any more; `None` where none acts.
    #[must_use]
    pub fn stand_in(&self) -> Option<String> {
        forward!(self, sitting => sitting.table.game().stand_in().map(|action| action.to_string()))
    }

    /// The game before its first action.
    #[must_use]
    pub fn start(&self) -> AnyGame {
        match self {
            AnyTable::Gomoku(sitting) => {
                AnyGame::Gomoku(Gomoku::new(&sitting.table.agreement().rules))
            }
            AnyTable::Go(sitting) => AnyGame::Go(Go::new(&sitting.table.agreement().rules)),
            AnyTable::Shogi(sitting) => {
                AnyGame::Shogi(Shogi::new(&sitting.table.agreement().rules))
            }
            AnyTable::Backgammon(sitting) => {
                AnyGame::Backgammon(Backgammon::new(&sitting.table.agreement().rules))
            }
        }
    }

    /// The game as it stands. It may know what a room hides.
    #[must_use]
    pub fn game(&self) -> AnyGame {
        match self {
            AnyTable::Gomoku(sitting) => AnyGame::Gomoku(sitting.table.game().clone()),
            AnyTable::Go(sitting) => AnyGame::Go(sitting.table.game().clone()),
            AnyTable::Shogi(sitting) => AnyGame::Shogi(sitting.table.game().clone()),
            AnyTable::Backgammon(sitting) => AnyGame::Backgammon(sitting.table.game().clone()),
        }
    }

    /// What the throws follow from, as far as it is told.
    #[must_use]
    pub fn proof(&self) -> &Proof {
        forward!(self, sitting => sitting.table.proof())
    }

    /// What this seat owes before the game can begin.
    #[must_use]
    pub fn owed(&self, seat: Seat) -> Option<Owed> {
        forward!(self, sitting => sitting.table.owed(seat))
    }

    /// Who said last what the dice show, and has no answer yet.
    #[must_use]
    pub fn told_by(&self) -> Option<(Seat, u64)> {
        forward!(self, sitting => sitting.table.told().map(|told| (told.seat, told.seq)))
    }

    /// Whether this seat owes a throw for which it may ask the other one.
    #[must_use]
    pub fn may_ask_throw(&self, seat: Seat) -> bool {
        forward!(self, sitting => sitting.table.may_ask_throw(seat).is_ok())
    }

    /// The rest between two parts of the game, while it lasts.
    #[must_use]
    pub fn rest(&self) -> Option<Rest> {
        forward!(self, sitting => sitting.table.rest())
    }

    /// The table as `role` may see it.
    #[must_use]
    pub fn look(&self, role: Role) -> Look {
        forward!(self, sitting => sitting.look(role))
    }
}

fn agreement<G: AtTable>(terms: &Terms) -> Result<Agreement<G>, Denied> {
    let rules = terms.rules.parse::<G::Rules>().map_err(|error| Denied {
        code: Code::Illegal,
        reason: error.reason().to_owned(),
        message: error.to_string(),
    })?;
    Ok(Agreement {
        game: terms.kind.name().to_owned(),
        preset: terms.preset.clone(),
        rules,
        controls: terms.controls,
        moves: terms.moves,
        policies: terms.policies,
        series: terms.series,
    })
}

/// A table that contradicts itself: a fault of ours.
fn fault(error: &CorruptLog) -> Denied {
    Denied {
        code: Code::Internal,
        reason: "internal".to_owned(),
        message: error.to_string(),
    }
}

/// A decision about one sitting.
struct Next<G: AtTable> {
    entries: Vec<Entry>,
    after: Sitting<G>,
    refused: Option<Denied>,
}

impl<G: AtTable> Next<G> {
    fn wrap(self, any: impl FnOnce(Sitting<G>) -> AnyTable) -> Decided {
        Decided {
            entries: self.entries,
            after: any(self.after),
            refused: self.refused,
        }
    }
}

impl<G: AtTable> Sitting<G> {
    /// The table itself, for whoever knows the game.
    #[must_use]
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    fn create(
        id: TableId,
        agreement: Agreement<G>,
        now: Millis,
        entropy: &mut dyn Entropy,
    ) -> Result<(Self, Vec<Entry>), CorruptLog> {
        let events = Table::create(id, agreement, now, entropy);
        let (first, others) = events.split_first().ok_or(CorruptLog::Empty)?;
        let (mut sitting, mut entries) = Self::open(first)?;
        for event in others {
            entries.push(sitting.fold(event)?);
        }
        Ok((sitting, entries))
    }

    fn open(event: &Event<G>) -> Result<(Self, Vec<Entry>), CorruptLog> {
        let table = Table::open(event)?;
        let mut sitting = Sitting {
            table,
            moves: Vec::new(),
            by: None,
        };
        let entry = sitting.entry(event, "", Vec::new());
        Ok((sitting, vec![entry]))
    }

    fn replay<L: AsRef<str>>(
        first: &(L, Option<LogHash>),
        rest: impl Iterator<Item = (L, Option<LogHash>)>,
    ) -> Result<(Self, Vec<Entry>), CorruptLog> {
        let event = Event::from_line(first.0.as_ref())
            .map_err(|error| CorruptLog::Line { seq: 1, error })?;
        let (mut sitting, mut entries) = Self::open(&event)?;
        if first.1.is_some_and(|hash| hash != sitting.table.hash()) {
            return Err(CorruptLog::Hash { seq: 1 });
        }
        for (line, hash) in rest {
            entries.push(sitting.fold_line(line.as_ref(), hash)?);
        }
        Ok((sitting, entries))
    }

    fn fold_line(&mut self, line: &str, hash: Option<LogHash>) -> Result<Entry, CorruptLog> {
        let seq = self.table.seq() + 1;
        let event = Event::from_line(line).map_err(|error| CorruptLog::Line { seq, error })?;
        if hash.is_some_and(|hash| hash != self.table.hash().then(line)) {
            return Err(CorruptLog::Hash { seq });
        }
        self.fold(&event)
    }

    fn fold(&mut self, event: &Event<G>) -> Result<Entry, CorruptLog> {
        // The side that acts is known before the action: a choice of colours changes it.
        // So is what the field writes for it.
        let (label, written) = match &event.kind {
            EventKind::Played { seat, action, .. } => {
                let game = self.table.game();
                (game.seat_label(*seat), game.written(action))
            }
            _ => ("", Vec::new()),
        };
        self.table.fold(event)?;
        Ok(self.entry(event, label, written))
    }

    /// Notes what the table does not keep, and describes the event that was just folded.
    fn entry(
        &mut self,
        event: &Event<G>,
        label: &'static str,
        written: Vec<(&'static str, String)>,
    ) -> Entry {
        let (mut offer_of, mut answer_to, mut played, mut kept, mut by) =
            (None, None, None, None, None);
        let (mut outcome, mut drawn) = (None, None);
        match &event.kind {
            EventKind::Played {
                seat,
                action,
                charge,
                ..
            } => {
                let one = Move {
                    seq: event.seq,
                    seat: *seat,
                    label,
                    action: action.to_string(),
                    written,
                    charge: *charge,
                    at: event.at,
                };
                self.moves.push(one.clone());
                played = Some((self.moves.len(), one));
            }
            EventKind::TookBack { to, .. } => {
                self.moves.retain(|one| one.seq < *to);
                kept = Some(self.moves.len());
            }
            EventKind::Offered { offer, .. } | EventKind::Withdrawn { offer, .. } => {
                offer_of = Some(*offer);
            }
            EventKind::Answered { offer, answer, .. } => {
                offer_of = Some(*offer);
                answer_to = Some(*answer);
            }
            EventKind::Resigned { seat }
            | EventKind::TimedOut { seat, .. }
            | EventKind::Abandoned { seat, .. }
            | EventKind::Aborted {
                cause: AbortCause::NotStarted(seat),
            } => by = Some(*seat),
            EventKind::Aborted {
                cause: AbortCause::Requested,
            } => by = event.author.seat(),
            EventKind::Rolled { index, chance, .. } => {
                outcome = Some(chance.to_string());
                let proved = self.table.proof().sealed.is_some();
                drawn = proved.then_some(*index);
            }
            EventKind::Told { chance, .. } => outcome = Some(chance.to_string()),
            EventKind::Aborted {
                cause: AbortCause::NeitherStarted | AbortCause::Idle,
            }
            | EventKind::Created { .. }
            | EventKind::Sealed { .. }
            | EventKind::Pledged { .. }
            | EventKind::Revealed { .. }
            | EventKind::Unsealed { .. }
            | EventKind::Asked { .. }
            | EventKind::Disputed { .. }
            | EventKind::Ready { .. }
            | EventKind::RestOver
            | EventKind::Seated { .. }
            | EventKind::Started
            | EventKind::Agreed { .. }
            | EventKind::Adjudicated { .. }
            | EventKind::Paused
            | EventKind::Resumed
            | EventKind::Credited { .. }
            | EventKind::TimeGiven { .. }
            | EventKind::ClaimRefused { .. } => {}
        }
        self.by = self.by.or(by);
        Entry {
            seq: event.seq,
            at: event.at,
            author: event.author,
            kind: event.kind.name(),
            line: event.line(),
            hash: self.table.hash(),
            offer: offer_of,
            answer: answer_to,
            played,
            kept,
            chance: outcome,
            drawn,
            by,
        }
    }

    fn decide(
        &self,
        author: Author,
        request: &Request,
        now: Millis,
        entropy: &mut dyn Entropy,
    ) -> Result<Next<G>, Denied> {
        let command = command::<G>(request)?;
        let decision = self
            .table
            .apply(author, &command, now, entropy)
            .map_err(|refusal| Denied::of(&refusal))?;
        let mut after = self.clone();
        let mut entries = Vec::with_capacity(decision.events.len());
        for event in &decision.events {
            entries.push(after.fold(event).map_err(|error| fault(&error))?);
        }
        Ok(Next {
            entries,
            after,
            refused: decision.refused.as_ref().map(Denied::of),
        })
    }

    fn next(
        &self,
        clocks: NextClocks,
        now: Millis,
        entropy: &mut dyn Entropy,
    ) -> Option<(Self, Vec<Entry>)> {
        let next = self.table.next_table_with(clocks)?;
        let (mut sitting, mut entries) =
            Self::create(next.id, next.agreement, now, entropy).ok()?;
        for (seat, who) in Seat::BOTH.into_iter().zip(next.seats) {
            let sit = Command::Sit { who: who? };
            let decision = sitting
                .table
                .apply(Author::Seat(seat), &sit, now, entropy)
                .ok()?;
            for event in &decision.events {
                entries.push(sitting.fold(event).ok()?);
            }
        }
        Some((sitting, entries))
    }

    fn standing(&self) -> Standing {
        match self.table.phase() {
            Phase::Waiting => Standing::Waiting,
            Phase::Pledging => Standing::Pledging,
            Phase::Running => Standing::Running,
            Phase::Over(finish) => Standing::Over(Finished {
                verdict: finish.verdict,
                termination: finish.termination.name(),
                ending: match &finish.termination {
                    Termination::Rules(ending) => Some(ending.to_string()),
                    Termination::Resigned
                    | Termination::TimedOut
                    | Termination::Agreed
                    | Termination::Abandoned
                    | Termination::Adjudicated
                    | Termination::Aborted => None,
                },
                by: self.by,
            }),
        }
    }

    fn look(&self, role: Role) -> Look {
        let snapshot = self.table.snapshot(role);
        Look {
            labels: snapshot.labels,
            to_act: snapshot.to_act,
            legal: snapshot
                .legal
                .unwrap_or_default()
                .iter()
                .map(ToString::to_string)
                .collect(),
            clocks: snapshot.clocks,
            running: snapshot.running,
            start_at: snapshot.start_at,
            offers: snapshot.offers,
            may_offer: snapshot.may_offer,
            may_abort: snapshot.may_abort,
            may_give_time: snapshot.may_give_time,
            claims_left: snapshot.claims_left,
            chance: snapshot.chance.map(|chance| ChanceLook {
                source: chance.source,
                proof: chance.proof,
                owed: chance.owed,
                owed_by: chance.owed_by,
                rolls: chance.rolls,
                told: chance.told.map(|told| Told {
                    seat: told.seat,
                    chance: told.chance.to_string(),
                    seq: told.seq,
                    at: told.at,
                }),
                outcomes: chance.outcomes.iter().map(ToString::to_string).collect(),
            }),
            rest: snapshot.rest,
        }
    }
}

fn command<G: AtTable>(request: &Request) -> Result<Command<G>, Denied> {
    Ok(match request {
        Request::Sit { who } => Command::Sit { who: who.clone() },
        Request::Act { action, lag } => Command::Act {
            action: action
                .parse()
                .map_err(|error: <G::Action as std::str::FromStr>::Err| Denied {
                    code: Code::Illegal,
                    reason: error.reason().to_owned(),
                    message: error.to_string(),
                })?,
            lag: *lag,
        },
        Request::Resign => Command::Resign,
        Request::Offer(offer) => Command::Offer(*offer),
        Request::Answer { offer, answer } => Command::Answer {
            offer: *offer,
            answer: *answer,
        },
        Request::Withdraw(offer) => Command::Withdraw(*offer),
        Request::Agree(offer) => Command::Agree(*offer),
        Request::ClaimFlag => Command::ClaimFlag,
        Request::ClaimAbsence { claim, absence } => Command::ClaimAbsence {
            claim: *claim,
            absence: *absence,
        },
        Request::Abort => Command::Abort,
        Request::GiveTime => Command::GiveTime,
        Request::Pledge { hash } => Command::Pledge { hash: *hash },
        Request::Reveal { value } => Command::Reveal { value: *value },
        Request::Throw { outcome, agreed } => Command::Throw {
            chance: outcome.parse().map_err(|_| {
                // A text that no throw of this game has is refused like one that this throw has not.
                Denied::of(&Refusal::<G>::UnknownOutcome)
            })?,
            agreed: *agreed,
        },
        Request::AskThrow => Command::AskThrow,
        Request::Confirm => Command::Confirm,
        Request::Dispute => Command::Dispute,
        Request::Ready => Command::Ready,
        Request::Tick => Command::Tick,
        Request::Pause => Command::Pause,
        Request::Resume => Command::Resume,
        Request::Credit { amount } => Command::Credit { amount: *amount },
        Request::Adjudicate { verdict } => Command::Adjudicate { verdict: *verdict },
    })
}
