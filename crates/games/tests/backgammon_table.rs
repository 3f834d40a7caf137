//! Backgammon at a table: what rules, clocks and people make of one another.

use std::borrow::Borrow;
use yonban_backgammon::Backgammon;
use yonban_rules::{AtTable, Seat, Verdict};
use yonban_table::dice::{self, Bytes};
use yonban_table::{
    AbortCause, Absence, AbsenceClaim, Agreement, Answer, Author, Command, Entropy, Event,
    EventKind, Millis, OfferKind, Phase, Policies, Refusal, Role, Series, Table, TableId,
};

const ID: TableId = TableId([5; 16]);
const A: Author = Author::Seat(Seat::A);
const B: Author = Author::Seat(Seat::B);

/// 10 minutes and 12 s a turn: a first decision has 30 s in other games.
const DELAY: &str = "delay,base=10m,delay=12s";
const TWICE: Millis = 60_000;

type Kinds = Vec<EventKind<Backgammon>>;

struct Secret;

impl Entropy for Secret {
    fn secret(&mut self, _: TableId) -> Bytes {
        Bytes([9; 32])
    }
}

/// A table with its log.
#[derive(Clone)]
struct Sitting {
    table: Table<Backgammon>,
    log: Vec<String>,
    now: Millis,
}

impl Sitting {
    /// Both sit.
    fn new(rules: &str, control: &str) -> Sitting {
        let agreement = Agreement {
            game: "backgammon".to_owned(),
            preset: "test@1".to_owned(),
            rules: rules.parse().unwrap(),
            controls: [control.parse().unwrap(); 2],
            moves: 30,
            policies: Policies::CASUAL,
            series: Series::REMATCH,
        };
        let events = Table::create(ID, agreement, 1_000, &mut Secret);
        let mut table = Table::open(&events[0]).unwrap();
        for event in &events[1..] {
            table.fold(event).unwrap();
        }
        let mut sitting = Sitting {
            log: events.iter().map(Event::line).collect(),
            table,
            now: 1_000,
        };
        for (author, who) in [(A, "ann"), (B, "bob")] {
            let who = who.to_owned();
            sitting.ok(author, Command::Sit { who });
        }
        sitting
    }

    fn decide(
        &mut self,
        author: Author,
        command: &Command<Backgammon>,
    ) -> Result<Kinds, Refusal<Backgammon>> {
        let decision = self.table.apply(author, command, self.now, &mut Secret)?;
        for event in &decision.events {
            self.table.fold(event).unwrap();
            self.log.push(event.line());
        }
        assert_eq!(decision.refused, None);
        Ok(decision
            .events
            .into_iter()
            .map(|event| event.kind)
            .collect())
    }

    fn ok(&mut self, author: Author, command: impl Borrow<Command<Backgammon>>) -> Kinds {
        self.decide(author, command.borrow()).unwrap()
    }

    fn refused(
        &mut self,
        author: Author,
        command: impl Borrow<Command<Backgammon>>,
    ) -> Refusal<Backgammon> {
        self.decide(author, command.borrow()).unwrap_err()
    }

    fn tell(&mut self, author: Author, text: &str) {
        let chance = text.parse().unwrap();
        let agreed = false;
        self.ok(author, Command::Throw { chance, agreed });
    }

    fn pledge(&mut self, seat: Seat) {
        let hash = dice::pledge(ID, seat, value(seat));
        self.ok(Author::Seat(seat), Command::Pledge { hash });
    }

    fn reveal(&mut self, seat: Seat) {
        let value = value(seat);
        self.ok(Author::Seat(seat), Command::Reveal { value });
    }

    /// Each pledges and reveals: the game begins, and the house throws.
    fn settle(&mut self) {
        for seat in Seat::BOTH {
            self.pledge(seat);
        }
        for seat in Seat::BOTH {
            self.reveal(seat);
        }
    }

    fn act(&mut self, text: &str) -> Kinds {
        let seat = self.table.to_act().expect("somebody acts");
        self.ok(Author::Seat(seat), act(text))
    }

    /// The first legal play.
    fn play(&mut self) {
        let seat = self.table.to_act().expect("somebody acts");
        let legal = self.table.snapshot(Role::Seat(seat)).legal.unwrap();
        self.act(&legal[0].to_string());
    }

    fn wait(&mut self, time: Millis) -> &mut Sitting {
        self.now += time;
        self
    }

    /// The log says the same.
    fn is_proved(&self) {
        assert_eq!(Table::replay(&self.log).as_ref(), Ok(&self.table));
    }
}

fn value(seat: Seat) -> Bytes {
    Bytes([0x30 + seat.index() as u8; 32])
}

fn act(text: &str) -> Command<Backgammon> {
    let action = text.parse().unwrap();
    Command::Act { action, lag: None }
}

#[test]
fn first_decisions_have_twice_the_time_of_other_games() {
    // To pledge, to reveal, and to decide for the first time after the throw.
    let mut s = Sitting::new("match,length=3", DELAY);
    assert_eq!(*s.table.phase(), Phase::Pledging);
    assert_eq!(s.table.deadline(), Some(s.now + TWICE));
    s.wait(40_000);
    for seat in Seat::BOTH {
        s.pledge(seat);
    }
    assert_eq!(s.table.deadline(), Some(s.now + TWICE));
    s.wait(40_000);
    for seat in Seat::BOTH {
        s.reveal(seat);
    }
    // Then a clock runs, of which so much is free.
    let flag = |s: &Sitting| s.table.snapshot(Role::Spectator).flag_at;
    assert_eq!(flag(&s), Some(s.now + TWICE + 612_000));
    s.wait(40_000).play();
    assert_eq!(flag(&s), Some(s.now + TWICE + 612_000));
    s.wait(40_000).act("roll");
    assert_eq!(flag(&s), Some(s.now + 612_000));
    s.is_proved();
}

#[test]
fn only_the_first_game_of_a_match_has_an_opening() {
    let mut s = Sitting::new("match,length=3", DELAY);
    assert!(s.table.game().in_opening());
    s.settle();
    assert!(s.table.game().in_opening());
    s.play();
    assert!(s.table.game().in_opening(), "the other has not played");
    s.act("roll");
    s.play();
    assert!(!s.table.game().in_opening());
    s.act("double");
    s.act("drop");
    for author in [A, B] {
        s.ok(author, Command::Ready);
    }
    assert!(!s.table.game().in_opening(), "the second game");
    s.is_proved();
}

/// Nobody looks at a throw and calls for another.
#[test]
fn a_throw_that_was_seen_stands() {
    let may_abort = |s: &Sitting| {
        let roles = [Role::Seat(Seat::A), Role::Seat(Seat::B)];
        roles.map(|role| s.table.snapshot(role).may_abort)
    };
    // The house's dice: until they fall either may leave.
    let mut s = Sitting::new("match,length=3", DELAY);
    for seat in Seat::BOTH {
        s.pledge(seat);
    }
    s.reveal(Seat::B);
    assert_eq!(may_abort(&s), [true, true]);
    let mut left = s.clone();
    left.ok(A, Command::Abort);
    s.reveal(Seat::A);
    assert_eq!(may_abort(&s), [false, false]);
    let begun = s.clone();
    for author in [A, B] {
        assert_eq!(s.refused(author, Command::Abort), Refusal::AbortTooLate);
    }
    // Nor by waiting: the first decision is free for as long as a start timer lasts, and then the
    // clock runs, with its delay.
    let seat = s.table.to_act().unwrap();
    let flag = s.now + TWICE + 600_000 + 12_000;
    let look = s.table.snapshot(Role::Spectator);
    assert_eq!((look.start_at, look.flag_at), (None, Some(flag)));
    s.wait(TWICE + 20_000).play();
    let left = s.table.snapshot(Role::Spectator).clocks[seat.index()];
    assert_eq!(left.to_string(), "r=592000");
    s.is_proved();
    // The other one has as long for its first decision, and pays as much for more.
    let flag = s.now + TWICE + 600_000 + 12_000;
    assert_eq!(s.table.snapshot(Role::Spectator).flag_at, Some(flag));
    s.wait(TWICE).act("roll");
    let left = s.table.snapshot(Role::Spectator).clocks[seat.other().index()];
    assert_eq!(left.to_string(), "r=600000");
    s.is_proved();
    // Whoever never decides has lost.
    let mut s = begun;
    s.now = s.table.deadline().unwrap();
    let events = s.ok(Author::House, Command::Tick);
    assert_eq!(events[0].name(), "timed_out");
    assert_eq!(
        s.table.finish().unwrap().verdict,
        Verdict::Win(seat.other())
    );
    s.is_proved();
    // People's dice: from when one says what they show.
    let mut s = Sitting::new("match,length=3,dice=manual", DELAY);
    assert_eq!(may_abort(&s), [true, true]);
    s.tell(A, "dice 1 2");
    assert_eq!(may_abort(&s), [false, false]);
    for author in [A, B] {
        assert_eq!(s.refused(author, Command::Abort), Refusal::AbortTooLate);
    }
    s.ok(B, Command::Confirm);
    assert_eq!(s.refused(A, Command::Abort), Refusal::AbortTooLate);
    // The house and moderators may, any time.
    s.ok(Author::Moderator, Command::Abort);
    s.is_proved();
}

#[test]
fn who_is_gone_after_the_throw_may_lose_by_it() {
    let mut s = Sitting::new("match,length=3", DELAY);
    s.settle();
    let seat = s.table.to_act().unwrap();
    let claim = Command::ClaimAbsence {
        claim: AbsenceClaim::Win,
        absence: Absence {
            gone_since: s.now,
            guest: true,
            left: false,
            weight_percent: 100,
        },
    };
    let claimant = Author::Seat(seat.other());
    assert_eq!(
        s.refused(claimant, claim.clone()),
        Refusal::NotGoneLongEnough
    );
    s.wait(40_000);
    assert_eq!(
        s.refused(Author::Seat(seat), claim.clone()),
        Refusal::AbsenceNotClaimable
    );
    s.ok(claimant, claim);
    assert_eq!(
        s.table.finish().unwrap().verdict,
        Verdict::Win(seat.other())
    );
    s.is_proved();
}

fn legal(s: &Sitting) -> Vec<String> {
    let seat = s.table.to_act().expect("somebody acts");
    let legal = s.table.snapshot(Role::Seat(seat)).legal.unwrap();
    legal.iter().map(ToString::to_string).collect()
}

fn left(s: &Sitting, seat: Seat) -> String {
    s.table.snapshot(Role::Spectator).clocks[seat.index()].to_string()
}

/// The second turn of White with real dice, whose throw is due to be asked for.
fn white_to_roll() -> Sitting {
    let mut s = Sitting::new("match,length=7,dice=manual", DELAY);
    let (a, b) = ((A, B), (B, A));
    for ((author, other), throw, roll) in [(a, "dice 3 1", false), (b, "dice 6 2", true)] {
        if roll {
            s.act("roll");
        }
        s.tell(author, throw);
        s.ok(other, Command::Confirm);
        s.play();
    }
    assert_eq!(s.table.to_act(), Some(Seat::A));
    s
}

/// A resignation that was rejected is not offered again before something has changed.
#[test]
fn a_rejected_resignation_is_not_repeated() {
    let mut s = white_to_roll();
    let offers = |s: &Sitting| {
        let mut offers = legal(s);
        offers.retain(|text| text.starts_with("resign"));
        offers.join(", ")
    };
    let repeated = |s: &mut Sitting, text: &str| {
        let seat = s.table.to_act().unwrap();
        let refusal = s.refused(Author::Seat(seat), act(text));
        assert_eq!(refusal.reason(), "resign_repeated", "{text}");
        assert_eq!(refusal.code().to_string(), "illegal");
    };
    assert_eq!(
        offers(&s),
        "resign single, resign gammon, resign backgammon"
    );
    s.act("resign gammon");
    s.act("reject");
    // The same, and less; more may be offered.
    repeated(&mut s, "resign gammon");
    repeated(&mut s, "resign single");
    assert_eq!(offers(&s), "resign backgammon");
    // A throw is another position, and so is a play, or the cube on the other side.
    let rejected = s.clone();
    s.act("roll");
    s.tell(A, "cocked");
    s.ok(B, Command::Confirm);
    s.tell(A, "dice 5 4");
    s.ok(B, Command::Confirm);
    s.act("resign single");
    s.act("reject");
    repeated(&mut s, "resign single");
    assert_eq!(offers(&s), "resign gammon, resign backgammon");
    s.play();
    assert_eq!(
        offers(&s),
        "resign single, resign gammon, resign backgammon"
    );
    s.is_proved();
    let mut s = rejected.clone();
    s.act("double");
    s.act("take");
    assert_eq!(
        offers(&s),
        "resign single, resign gammon, resign backgammon"
    );
    // A takeback takes the rejection back as well; the next game knows nothing of it.
    let mut s = rejected.clone();
    s.ok(B, Command::Offer(OfferKind::Takeback));
    let (offer, answer) = (OfferKind::Takeback, Answer::Accept);
    s.ok(A, Command::Answer { offer, answer });
    s.act("accept");
    for author in [A, B] {
        s.ok(author, Command::Ready);
    }
    s.tell(A, "dice 6 1");
    s.ok(B, Command::Confirm);
    assert_eq!(
        offers(&s),
        "resign single, resign gammon, resign backgammon"
    );
    s.is_proved();
}

/// Asking costs the asker his own time, and gives him no new delay.
#[test]
fn a_resignation_gains_no_delay() {
    // 10 s, an offer, 10 s more: 8 s beyond the delay. The answer takes 15 s: 3 s beyond its own.
    let mut s = white_to_roll();
    let before = [left(&s, Seat::A), left(&s, Seat::B)];
    assert_eq!(before, ["r=600000", "r=600000"]);
    s.wait(10_000).act("resign single");
    let turn = s.table.snapshot(Role::Spectator).running.unwrap();
    assert_eq!((turn.seat, turn.since), (Seat::B, Some(s.now)));
    s.wait(15_000).act("reject");
    assert_eq!(left(&s, Seat::B), "r=597000");
    let turn = s.table.snapshot(Role::Spectator).running.unwrap();
    assert_eq!((turn.seat, turn.charge.charge()), (Seat::A, 10_000));
    let flag = s.now + 600_000 + 12_000 - 10_000;
    assert_eq!(s.table.snapshot(Role::Spectator).flag_at, Some(flag));
    // The next question finds the clock as it was.
    s.wait(10_000).act("resign gammon");
    assert_eq!(
        left(&s, Seat::A),
        "r=592000",
        "8 s are gone while the other one thinks"
    );
    s.act("reject");
    s.wait(1_000).act("double");
    assert_eq!(left(&s, Seat::A), "r=591000");
    s.act("take");
    // A double hands the clock over, and the answer hands it back: another turn.
    let turn = s.table.snapshot(Role::Spectator).running.unwrap();
    assert_eq!(turn.charge.charge(), 0);
    s.is_proved();
    // An increment is earned once a turn, however often somebody asks.
    let mut s = Sitting::new("match,length=7,dice=manual", "fischer,base=10m,inc=5s");
    s.tell(A, "dice 3 1");
    s.ok(B, Command::Confirm);
    s.play();
    s.act("double");
    s.act("take");
    let clock = left(&s, Seat::B);
    s.act("resign single");
    s.act("reject");
    s.act("resign gammon");
    s.act("reject");
    assert_eq!(left(&s, Seat::B), clock);
    s.is_proved();
    // Accepted, it ends the game: both turns are over.
    let mut s = white_to_roll();
    s.wait(20_000).act("resign single");
    s.wait(20_000).act("accept");
    assert_eq!([left(&s, Seat::A), left(&s, Seat::B)], ["r=592000"; 2]);
    assert!(s.table.rest().is_some());
    s.is_proved();
    // The flag of whoever owes the answer falls; the other one's clock stands.
    let mut s = white_to_roll();
    s.wait(20_000).act("resign single");
    s.now = s.table.deadline().unwrap();
    assert_eq!(s.ok(Author::House, Command::Tick)[0].name(), "timed_out");
    assert_eq!(s.table.finish().unwrap().verdict, Verdict::Win(Seat::A));
    assert_eq!([left(&s, Seat::A), left(&s, Seat::B)], ["r=592000", "r=0"]);
    s.is_proved();
}

/// Before anybody has decided, a start timer looks after the opening throw of real dice.
#[test]
fn an_opening_throw_of_real_dice_is_waited_for_as_long_as_a_first_decision() {
    let start = || Sitting::new("match,length=7,dice=manual", DELAY);
    let end = |s: &mut Sitting| {
        s.now = s.table.deadline().unwrap();
        let events = s.ok(Author::House, Command::Tick);
        s.is_proved();
        match events[0] {
            EventKind::Aborted { cause } => cause,
            ref other => panic!("{other:?}"),
        }
    };
    let mut s = start();
    assert_eq!(s.table.awaited().unwrap().seats, [true, true]);
    assert_eq!(s.table.deadline(), Some(s.now + TWICE));
    assert_eq!(end(&mut s.clone()), AbortCause::NeitherStarted);
    s.wait(50_000).tell(A, "dice 2 1");
    assert_eq!(s.table.deadline(), Some(s.now + TWICE));
    assert_eq!(end(&mut s.clone()), AbortCause::NotStarted(Seat::B));
    s.ok(B, Command::Dispute);
    s.tell(B, "dice 1 2");
    assert_eq!(end(&mut s.clone()), AbortCause::NotStarted(Seat::A));
    // A tie was confirmed by both: from then on clocks run, and nobody is charged for the free part.
    s.ok(A, Command::Dispute);
    s.tell(A, "dice 3 3");
    s.wait(50_000).ok(B, Command::Confirm);
    assert_eq!([left(&s, Seat::A), left(&s, Seat::B)], ["r=600000"; 2]);
    assert_eq!(s.table.awaited().unwrap().seats, [true, true]);
    s.tell(A, "dice 2 1");
    let flag = s.now + TWICE + 612_000;
    assert_eq!(s.table.snapshot(Role::Spectator).flag_at, Some(flag));
    s.is_proved();
}

/// Real dice with a clock: who never answers loses on time, not the one who asks.
#[test]
fn who_never_confirms_loses_on_time() {
    let mut s = white_to_roll();
    s.act("roll");
    s.tell(A, "dice 6 5");
    s.now = s.table.deadline().unwrap();
    assert_eq!(s.ok(Author::House, Command::Tick)[0].name(), "timed_out");
    assert_eq!(s.table.finish().unwrap().verdict, Verdict::Win(Seat::A));
    // A cocked throw is thrown again, by the same seat and on its clock.
    let mut s = white_to_roll();
    s.act("roll");
    s.tell(A, "cocked");
    s.wait(5_000).ok(B, Command::Confirm);
    assert_eq!(s.table.awaited().unwrap().seats, [true, false]);
    s.wait(15_000).tell(A, "dice 6 5");
    s.ok(B, Command::Confirm);
    s.play();
    assert_eq!(
        [left(&s, Seat::A), left(&s, Seat::B)],
        ["r=597000", "r=600000"]
    );
    s.is_proved();
}
