//! Properties over random commands, legal and illegal.

#[expect(dead_code, reason = "the scenarios need more of the toy")]
mod toy;

use proptest::prelude::*;
use toy::{Action, Chance, Secret, Sitting, Toy, agreement, value, with_chance};
use yonban_clock::{Occasion, SeatClock};
use yonban_rules::{ChanceSource, Game, Seat, Turn, Verdict};
use yonban_table::dice::{self, Bytes};
use yonban_table::{
    Absence, AbsenceClaim, Answer, Author, ClaimCost, Command, CorruptLog, Event, EventKind, Lag,
    LogHash, OfferKind, Phase, Role, Table,
};

const CONTROLS: [&str; 11] = [
    "sudden,base=2m",
    "fischer,base=1m,inc=2s",
    "fischer,base=1m,inc=5s,cap=70s",
    "fixed,per=20s",
    "bronstein,base=1m,delay=5s",
    "delay,base=30s,delay=8s",
    "byoyomi,main=20s,periods=3,period=10s,inc=1s",
    "canadian,main=20s,block=40s,moves=4",
    "correspondence,per=1d",
    "unlimited",
    "sudden,base=2m,unit=1s,least=1s",
];

fn author() -> impl Strategy<Value = Author> {
    prop_oneof![
        5 => Just(Author::Seat(Seat::A)),
        5 => Just(Author::Seat(Seat::B)),
        2 => Just(Author::House),
        1 => Just(Author::Moderator),
    ]
}

fn offer() -> impl Strategy<Value = OfferKind> {
    prop::sample::select(OfferKind::ALL.to_vec())
}

fn command() -> impl Strategy<Value = Command<Toy>> {
    let act = (
        prop::sample::select(Action::ALL.to_vec()),
        prop::option::of((0..20_000u64, 0..3_000u64)),
    )
        .prop_map(|(action, lag)| Command::Act {
            action,
            lag: lag.map(|(think, rtt95)| Lag { think, rtt95 }),
        });
    let answer = (
        offer(),
        prop::sample::select(vec![Answer::Accept, Answer::Refuse]),
    )
        .prop_map(|(offer, answer)| Command::Answer { offer, answer });
    let absence = (0..200_000u64, any::<bool>(), any::<bool>(), 0..200u32).prop_map(
        |(gone_since, guest, win, weight_percent)| Command::ClaimAbsence {
            claim: if win {
                AbsenceClaim::Win
            } else {
                AbsenceClaim::Draw
            },
            absence: Absence {
                gone_since,
                guest,
                left: false,
                weight_percent,
            },
        },
    );
    prop_oneof![
        60 => act,
        2 => "[a-c\t\r\n%=;é]{0,4}".prop_map(|who| Command::Sit { who }),
        1 => Just(Command::Resign),
        8 => offer().prop_map(Command::Offer),
        12 => answer,
        3 => offer().prop_map(Command::Withdraw),
        2 => offer().prop_map(Command::Agree),
        2 => Just(Command::ClaimFlag),
        1 => absence,
        1 => Just(Command::Abort),
        3 => Just(Command::GiveTime),
        6 => Just(Command::Ready),
        12 => Just(Command::Tick),
        2 => Just(Command::Pause),
        3 => Just(Command::Resume),
        3 => (0..9_000u64).prop_map(|amount| Command::Credit { amount }),
        1 => Just(Command::Adjudicate { verdict: Verdict::NoResult }),
        3 => (any::<bool>(), any::<bool>()).prop_map(|(a, own)| Command::Pledge {
            hash: if own {
                dice::pledge(toy::ID, seat(a), value(seat(a)))
            } else {
                Bytes([9; 32])
            },
        }),
        3 => any::<bool>().prop_map(|a| Command::Reveal { value: value(seat(a)) }),
        12 => (outcome(), prop::bool::weighted(0.2)).prop_map(|(chance, agreed)| Command::Throw {
            chance,
            agreed,
        }),
        4 => Just(Command::AskThrow),
        12 => Just(Command::Confirm),
        4 => Just(Command::Dispute),
    ]
}

fn seat(a: bool) -> Seat {
    if a { Seat::A } else { Seat::B }
}

fn outcome() -> impl Strategy<Value = Chance> {
    prop::sample::select(vec![
        Chance::Die(1),
        Chance::Die(3),
        Chance::Die(4),
        Chance::Coin(Seat::A),
        Chance::Coin(Seat::B),
        Chance::Edge,
        Chance::Void,
    ])
}

#[derive(Clone, Debug)]
struct Script {
    control: &'static str,
    target: u32,
    cost: ClaimCost,
    chance: ChanceSource,
    /// Whether both have pledged and revealed before the script begins.
    settled: bool,
    seed: u8,
    /// Who asks; an actor's own command is the likelier one.
    steps: Vec<(Author, bool, Command<Toy>, u64)>,
}

fn script() -> impl Strategy<Value = Script> {
    let wait = prop_oneof![6 => 0..3_000u64, 3 => 0..15_000u64, 1 => 0..100_000u64];
    let step = (author(), any::<bool>(), command(), wait);
    (
        prop::sample::select(CONTROLS.to_vec()),
        prop_oneof![Just(9u32), Just(60u32)],
        prop_oneof![
            Just(ClaimCost::Nothing),
            Just(ClaimCost::Time(3_000)),
            Just(ClaimCost::Tries(1))
        ],
        prop::sample::select(vec![
            ChanceSource::Nobody,
            ChanceSource::Lot,
            ChanceSource::Table,
            ChanceSource::People,
        ]),
        prop::bool::weighted(0.9),
        any::<u8>(),
        prop::collection::vec(step, 0..80),
    )
        .prop_map(
            |(control, target, cost, chance, settled, seed, steps)| Script {
                control,
                target,
                cost,
                chance,
                settled,
                seed,
                steps,
            },
        )
}

/// One turn of a clock, as an independent reader of the log adds it up.
#[derive(Clone, Copy, Default)]
struct Account {
    spans: u64,
    relief: u64,
    price: u64,
    /// Whether a first decision is free for a while only.
    timed: bool,
}

impl Account {
    fn charge(&self) -> u64 {
        (self.spans + self.price).saturating_sub(self.relief)
    }
}

/// What that reader knows of both clocks.
#[derive(Default)]
struct Ledger {
    turns: [Option<Account>; 2],
    runs: Option<Seat>,
    /// Whose turn it is, also while the other one is asked about a throw.
    owner: Option<Seat>,
    since: Option<u64>,
    told: Option<(Seat, u64)>,
    decided: [bool; 2],
}

impl Ledger {
    /// Follows one event; `before` is the table before it.
    fn follow(&mut self, before: &Table<Toy>, after: &Table<Toy>, event: &Event<Toy>) {
        let at = event.at;
        let awaited = before.awaited();
        let stands = awaited.is_some_and(|awaited| awaited.since.is_none());
        match &event.kind {
            EventKind::Started | EventKind::TookBack { .. } => {
                self.begin((!stands).then_some(at), after);
            }
            EventKind::Played {
                seat,
                charge,
                compensation,
                ..
            } => {
                assert_eq!(self.runs, Some(*seat));
                let first = !self.decided[seat.index()];
                self.pass(at);
                let turn = self.turns[seat.index()].as_mut().expect("a turn");
                turn.relief += compensation;
                // A first decision is free, but where dice lie on the board no longer than a start
                // timer lasts.
                let free = first && !turn.timed;
                let expected = if free { 0 } else { turn.charge() };
                assert_eq!(
                    *charge, expected,
                    "charged = elapsed - compensation - credits"
                );
                if first {
                    assert_eq!(*compensation, 0);
                    *turn = Account::default();
                    self.decided[seat.index()] = true;
                }
                self.turn_may_end(*seat, after, at);
            }
            EventKind::Told { seat, .. } => {
                self.pass(at);
                self.told = Some((*seat, at));
                self.switch(seat.other(), at, stands, after);
            }
            EventKind::Asked { seat } => {
                self.pass(at);
                self.switch(seat.other(), at, stands, after);
            }
            EventKind::Disputed { seat } => {
                let (teller, told) = self.told.expect("something was told");
                let stood = match self.since {
                    Some(since) if teller == *seat => at - since.max(told),
                    _ => 0,
                };
                self.pass(at);
                if let Some(turn) = self.runs.and_then(|seat| self.turns[seat.index()].as_mut()) {
                    turn.spans -= stood;
                }
                self.switch(*seat, at, stands, after);
                let turn = self.turns[seat.index()].as_mut().expect("a turn");
                turn.spans += stood;
            }
            EventKind::Rolled { hand_over, .. } => {
                // People take time to throw; what is drawn takes none.
                self.pass(at);
                self.runs = self.owner;
                let Some(owner) = self.owner else {
                    return self.begin(Some(at), after);
                };
                self.turns[owner.other().index()] = None;
                if let Some(ended) = hand_over {
                    let turn = self.turns[owner.index()].expect("a turn");
                    assert_eq!(ended.charge, turn.charge());
                }
                self.turn_may_end(owner, after, at);
            }
            EventKind::Credited { seat, amount }
            | EventKind::TimeGiven {
                seat,
                amount,
                clock: SeatClock::Stateless,
            } => {
                if let Some(runs) = self.runs {
                    assert_eq!(runs, *seat);
                    self.turns[seat.index()].as_mut().expect("a turn").relief += amount;
                }
            }
            EventKind::ClaimRefused {
                price: ClaimCost::Time(time),
                seat,
                ..
            } if self.decided[seat.index()] => {
                self.turns[seat.index()].as_mut().expect("a turn").price += time;
            }
            EventKind::Paused => {
                self.pass(at);
                self.since = None;
            }
            EventKind::Resumed => self.since = Some(at),
            _ => {}
        }
    }

    /// Time passes on the clock that runs.
    fn pass(&mut self, at: u64) {
        let turn = self.runs.and_then(|seat| self.turns[seat.index()].as_mut());
        if let (Some(turn), Some(since)) = (turn, self.since) {
            turn.spans += at - since;
            self.since = Some(at);
        }
    }

    fn turn_may_end(&mut self, seat: Seat, after: &Table<Toy>, at: u64) {
        let goes_on = [Turn::Seat(seat), Turn::Chance].contains(&after.game().turn());
        if !goes_on || after.rest().is_some() {
            self.begin(self.since.map(|_| at), after);
        }
    }

    /// A turn begins in `after`.
    fn begin(&mut self, since: Option<u64>, after: &Table<Toy>) {
        let owner = after.to_act();
        *self = Ledger {
            since,
            runs: owner,
            owner,
            decided: self.decided,
            ..Ledger::default()
        };
        if let Some(seat) = owner {
            self.turns[seat.index()] = Some(self.fresh(seat, after));
        }
    }

    /// The clock of this seat runs instead.
    fn switch(&mut self, seat: Seat, at: u64, stands: bool, after: &Table<Toy>) {
        if self.runs != Some(seat) {
            let fresh = self.fresh(seat, after);
            self.turns[seat.index()].get_or_insert(fresh);
            self.runs = Some(seat);
            self.since = (!stands).then_some(at);
        }
    }

    fn fresh(&self, seat: Seat, after: &Table<Toy>) -> Account {
        let thrown = after.snapshot(Role::Spectator).chance;
        let mut turn = Account::default();
        if thrown.is_some_and(|chance| chance.rolls > 0) && !self.decided[seat.index()] {
            turn.timed = true;
            let timer = after.agreement().speed().start_timer(Occasion::Casual);
            turn.relief = timer.unwrap_or(0);
        }
        turn
    }
}

fn run(script: &Script) -> Sitting {
    let mut terms = with_chance(script.control, script.chance);
    terms.rules.target = script.target;
    terms.policies.claim_cost = script.cost;
    let mut sitting = Sitting::sealed(terms, Secret(script.seed));
    sitting.sit();
    if script.settled {
        sitting.settle();
    }
    let secret = toy::secret(script.seed).to_string();
    let mut ledger = Ledger::default();
    ledger.begin(Some(sitting.now), &sitting.table);
    for (author, own, command, wait) in &script.steps {
        sitting.wait(*wait);
        let author = match (sitting.table.to_act(), command) {
            (Some(seat), Command::Act { .. }) if *own => Author::Seat(seat),
            (_, Command::Tick) => Author::House,
            _ => *author,
        };
        let before = sitting.clone();
        match sitting.decide(author, command) {
            Ok(decision) => {
                let mut table = before.table.clone();
                for event in &decision.events {
                    if table.finish().is_some() {
                        let rematch = matches!(
                            event.kind,
                            EventKind::Offered {
                                offer: OfferKind::Rematch,
                                ..
                            } | EventKind::Answered {
                                offer: OfferKind::Rematch,
                                ..
                            } | EventKind::Withdrawn {
                                offer: OfferKind::Rematch,
                                ..
                            }
                        );
                        let secret = matches!(event.kind, EventKind::Unsealed { .. })
                            && decision.events.last() == Some(event)
                            && decision.events.len() > 1;
                        assert!(rematch || secret, "after the end: {event:?}");
                    }
                    let previous = table.clone();
                    table.fold(event).unwrap();
                    ledger.follow(&previous, &table, event);
                    // The same event again is refused, and changes nothing.
                    let kept = table.clone();
                    assert!(matches!(table.fold(event), Err(CorruptLog::Seq { .. })));
                    assert_eq!(table, kept);
                }
                assert_eq!(table, sitting.table);
            }
            Err(refusal) => {
                assert_eq!(sitting.table, before.table);
                assert!(!refusal.to_string().is_empty() && !refusal.reason().is_empty());
            }
        }
        let table = &sitting.table;
        if table.finish().is_none() {
            let log = sitting.log.iter().map(|(line, _)| line.as_str());
            assert!(
                !log.into_iter().any(|line| line.contains(&secret)),
                "the secret is told before the end"
            );
            assert_eq!(
                table
                    .snapshot(Role::Moderator)
                    .chance
                    .and_then(|c| c.proof.secret),
                None
            );
        }
        // Whatever happened, exactly one actor is named, and the time is looked after.
        match table.phase() {
            Phase::Running if table.rest().is_some() => {
                assert_eq!(table.to_act(), None);
                assert!(table.snapshot(Role::Seat(Seat::A)).running.is_none());
                assert_eq!(table.deadline(), table.rest().map(|rest| rest.until));
            }
            Phase::Running if table.game().turn() == Turn::Chance => {
                assert_eq!(
                    script.chance,
                    ChanceSource::People,
                    "what is drawn is drawn at once"
                );
                assert_eq!(table.to_act(), None);
                let chance = |seat| {
                    table
                        .snapshot(Role::Seat(seat))
                        .chance
                        .expect("people throw")
                };
                let told = chance(Seat::A).told;
                let mine = Seat::BOTH.map(|seat| !chance(seat).outcomes.is_empty());
                assert_eq!(mine == [false; 2], told.is_some());
                // Whoever owes the next act is waited for: who is asked, or may say what was thrown.
                let awaited = table.awaited().expect("somebody");
                for seat in Seat::BOTH.into_iter().filter(|seat| awaited.is(*seat)) {
                    let asked = told.as_ref().is_some_and(|told| told.seat != seat);
                    assert!(asked || mine[seat.index()]);
                }
                assert_eq!(table.deadline().is_none(), awaited.since.is_none());
            }
            Phase::Running => {
                let actor = table.to_act().expect("a seat acts");
                let view = table.snapshot(Role::Seat(actor));
                assert!(
                    view.legal
                        .is_some_and(|legal| !legal.contains(&Action::Claim))
                );
                let turn = view.running.expect("a running turn");
                assert_eq!(turn.seat, actor);
                assert_eq!(table.deadline().is_none(), turn.since.is_none());
            }
            Phase::Over(_) => assert_eq!((table.deadline(), table.to_act()), (None, None)),
            Phase::Pledging => {
                assert_eq!((script.chance, table.to_act()), (ChanceSource::Table, None));
                let awaited = table.awaited().expect("both owe something");
                assert_eq!(table.deadline().is_none(), awaited.since.is_none());
                assert!(
                    Seat::BOTH
                        .into_iter()
                        .any(|seat| table.owed(seat).is_some())
                );
            }
            Phase::Waiting => unreachable!("both sit"),
        }
    }
    sitting
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn charges_add_up_and_the_log_replays(script in script()) {
        let sitting = run(&script);
        let again = Table::<Toy>::replay_hashed(sitting.log.clone()).unwrap();
        prop_assert_eq!(&again, &sitting.table);
        let mut actions = again.actions();
        prop_assert!(actions.all(|(_, action)| Action::ALL.contains(action)));
    }

    #[test]
    fn the_tick_at_the_deadline_acts_and_one_before_does_not(script in script()) {
        let mut sitting = run(&script);
        let Some(deadline) = sitting.table.deadline() else { return Ok(()) };
        if deadline > sitting.table.at() {
            sitting.now = deadline - 1;
            prop_assert!(sitting.tick().is_empty());
        }
        sitting.now = deadline;
        let rests = sitting.table.rest().is_some();
        let drawn = sitting.table.proof().sealed.is_some();
        let events = sitting.tick();
        if rests {
            prop_assert_eq!(&events[0], &EventKind::RestOver);
            prop_assert_eq!(sitting.table.rest(), None);
        } else {
            // The end, and the secret where there is one.
            prop_assert_eq!(events.len(), 1 + usize::from(drawn));
            prop_assert!(sitting.table.finish().is_some());
        }
    }

    #[test]
    fn any_edited_byte_is_found(
        script in script(), place in any::<prop::sample::Index>(), flip in 1..128u8,
    ) {
        let sitting = run(&script);
        let mut bytes: Vec<u8> = Vec::new();
        for (line, _) in &sitting.log {
            bytes.extend_from_slice(line.as_bytes());
            bytes.push(b'\n');
        }
        let place = place.index(bytes.len());
        bytes[place] ^= flip;
        let Ok(text) = String::from_utf8(bytes) else { return Ok(()) };
        let lines = text.strip_suffix('\n').unwrap_or(&text).split('\n');
        let mut hashes = sitting.log.iter().map(|(_, hash)| *hash);
        let hashed: Vec<(&str, LogHash)> =
            lines.map(|line| (line, hashes.next().unwrap_or(LogHash::START))).collect();
        let verified = Table::<Toy>::replay_hashed(hashed);
        prop_assert!(verified.is_err() || verified.unwrap().hash() != sitting.table.hash());
    }

    #[test]
    fn garbage_lines_are_refused(line in "[a-z0-9\t=,. -]{0,80}") {
        if let Ok(event) = Event::<Toy>::from_line(&line) {
            prop_assert_eq!(event.line(), line);
        }
    }
}

/// An edited clock, charge, verdict or time is found even by who has no hashes: the log is
/// recomputed.
#[test]
fn edited_values_are_found_without_hashes() {
    let mut sitting = Sitting::begun(agreement("fischer,base=1m,inc=2s"));
    sitting.wait(5_000).play(toy::A, Action::One);
    sitting.wait(70_000).tick();
    let lines: Vec<String> = sitting.log.iter().map(|(line, _)| line.clone()).collect();
    assert!(Table::<Toy>::replay(&lines).is_ok());
    for (from, to) in [
        ("charge=5000", "charge=4000"),
        ("clock=r=57000", "clock=r=58000"),
        ("comp=0\tclock=r=57000", "comp=9000\tclock=r=57000"),
        ("timed_out\tseat=b", "timed_out\tseat=a"),
        ("verdict=a", "verdict=draw"),
        ("7\t6000\ta\tplayed", "7\t6500\ta\tplayed"),
        ("7\t6000\ta\tplayed", "8\t6000\ta\tplayed"),
        ("7\t6000\ta\tplayed\tseat=a", "7\t6000\tb\tplayed\tseat=b"),
        (
            "7\t6000\ta\tplayed\tseat=a\taction=one",
            "7\t6000\ta\tplayed\tseat=a\taction=claim",
        ),
    ] {
        let edited: Vec<String> = lines.iter().map(|line| line.replace(from, to)).collect();
        assert_ne!(edited, lines, "{from}");
        assert!(Table::<Toy>::replay(&edited).is_err(), "{from} -> {to}");
    }
    // Lines left out, doubled or exchanged.
    for n in 1..lines.len() - 1 {
        let mut shorter = lines.clone();
        shorter.remove(n);
        assert!(Table::<Toy>::replay(&shorter).is_err());
        let mut doubled = lines.clone();
        doubled.insert(n, lines[n].clone());
        assert!(Table::<Toy>::replay(&doubled).is_err());
    }
    assert_eq!(Table::<Toy>::replay([""; 0]), Err(CorruptLog::Empty));
    assert_eq!(
        Table::<Toy>::replay(&lines[1..]),
        Err(CorruptLog::Start { seq: 2 })
    );
}

/// The same for what people did to each other.
#[test]
fn edited_offers_and_claims_are_found_without_hashes() {
    let lines_of = |sitting: &Sitting| -> Vec<String> {
        sitting.log.iter().map(|(line, _)| line.clone()).collect()
    };
    let found = |lines: &[String], from: &str, to: &str| {
        let edited: Vec<String> = lines.iter().map(|line| line.replace(from, to)).collect();
        assert_ne!(edited, lines, "{from}");
        assert!(Table::<Toy>::replay(&edited).is_err(), "{from} -> {to}");
    };
    let begun = Sitting::begun(agreement("fischer,base=1m,inc=2s"));

    let mut gone = begun.clone();
    let absence = Absence {
        gone_since: gone.now,
        guest: true,
        left: false,
        weight_percent: 100,
    };
    let claim = AbsenceClaim::Win;
    gone.wait(30_000)
        .ok(toy::B, Command::ClaimAbsence { claim, absence });
    let lines = lines_of(&gone);
    assert!(Table::<Toy>::replay(&lines).is_ok());
    found(&lines, "grace=15000", "grace=9999");
    found(&lines, "grace=15000", "grace=30001");
    found(&lines, "abandoned\tseat=a", "abandoned\tseat=b");
    found(&lines, "\tb\tabandoned", "\ta\tabandoned");
    found(&lines, "grace=15000\tverdict=b", "grace=15000\tverdict=a");

    let mut back = begun.clone();
    back.ok(toy::A, Command::Offer(OfferKind::Takeback));
    let (offer, answer) = (OfferKind::Takeback, Answer::Accept);
    back.ok(toy::B, Command::Answer { offer, answer });
    back.play(toy::A, Action::Two);
    let lines = lines_of(&back);
    assert!(Table::<Toy>::replay(&lines).is_ok());
    found(&lines, "to=5", "to=6");
    found(&lines, "clock_b=r=60000", "clock_b=r=61000");
    found(&lines, "\ta\toffered", "\tb\toffered");
    found(&lines, "\ta\toffered\tseat=a", "\tb\toffered\tseat=b");
    found(&lines, "\tb\ttook_back", "\ta\ttook_back");
    found(&lines, "answer=accept", "answer=refuse");
    found(
        &lines,
        "took_back\tto=5\tclock_a=r=60000\tclock_b=r=60000",
        "resigned\tseat=b",
    );
}

/// The log of this game is part of the format: it must read the same for ever.
#[test]
fn the_golden_log() {
    let terms = with_chance("fischer,base=1m,inc=2s", ChanceSource::Table);
    let mut sitting = Sitting::begun(terms);
    sitting.wait(5_000).play(toy::A, Action::Foul);
    sitting.wait(1_000).play(toy::B, Action::Toss);
    sitting
        .wait(250)
        .ok(toy::A, Command::Offer(OfferKind::Draw));
    sitting.ok(
        toy::B,
        Command::Answer {
            offer: OfferKind::Draw,
            answer: Answer::Refuse,
        },
    );
    sitting.wait(750).play(toy::A, Action::Part);
    sitting.ok(toy::A, Command::Ready);
    sitting.wait(60_000).tick();
    sitting.ok(toy::B, Command::Resign);
    let lines: Vec<&str> = sitting.log.iter().map(|(line, _)| line.as_str()).collect();
    assert_eq!(lines.join("\n") + "\n", include_str!("golden.txt"));
    assert_eq!(
        sitting.table.hash().to_string(),
        include_str!("golden.hash").trim()
    );
}

/// The same for what people throw.
#[test]
fn the_golden_log_of_thrown_dice() {
    let terms = with_chance("fischer,base=1m,inc=2s", ChanceSource::People);
    let mut sitting = Sitting::begun(terms);
    let throw = |chance, agreed| Command::Throw { chance, agreed };
    sitting.wait(5_000).play(toy::A, Action::Toss);
    sitting.ok(toy::A, throw(Chance::Coin(Seat::A), false));
    sitting.wait(500).ok(toy::B, Command::Dispute);
    sitting.ok(toy::B, throw(Chance::Void, false));
    sitting.ok(toy::A, Command::Confirm);
    sitting
        .wait(500)
        .ok(toy::A, throw(Chance::Coin(Seat::B), true));
    sitting.ok(toy::A, Command::Resign);
    let lines: Vec<&str> = sitting.log.iter().map(|(line, _)| line.as_str()).collect();
    assert_eq!(lines.join("\n") + "\n", include_str!("golden_thrown.txt"));
}
