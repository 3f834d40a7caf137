//! Chance at a table: sealed, pledged, revealed and drawn; or told and confirmed; and the rest between
//! the parts of a game.

mod toy;

use toy::{
    A, Action, B, Chance, ID, Secret, Sitting, Toy, act, pledge, reveal, secret, value, with_chance,
};
use yonban_rules::{ChanceSource, Seat, Verdict};
use yonban_table::dice::{Bytes, Throws};
use yonban_table::{
    AbortCause, Absence, AbsenceClaim, Answer, Author, Command, CorruptLog, EventKind, OfferKind,
    Owed, Phase, REST, Refusal, Role, Table,
};

const FISCHER: &str = "fischer,base=5m,inc=3s";
const HOUSE: Author = Author::House;

fn drawn() -> Sitting {
    Sitting::empty(with_chance(FISCHER, ChanceSource::Table))
}

fn told() -> Sitting {
    Sitting::begun(with_chance(FISCHER, ChanceSource::People))
}

fn names(events: &[EventKind<Toy>]) -> Vec<&'static str> {
    events.iter().map(EventKind::name).collect()
}

fn throw(chance: Chance) -> Command<Toy> {
    Command::Throw {
        chance,
        agreed: false,
    }
}

fn lines(sitting: &Sitting) -> Vec<String> {
    sitting.log.iter().map(|(line, _)| line.clone()).collect()
}

fn takeback(sitting: &mut Sitting, by: Author, from: Author) {
    sitting.ok(by, Command::Offer(OfferKind::Takeback));
    let (offer, answer) = (OfferKind::Takeback, Answer::Accept);
    sitting.ok(from, Command::Answer { offer, answer });
}

// What is drawn.

#[test]
fn the_game_begins_when_both_have_pledged_and_revealed() {
    let mut s = drawn();
    assert!(lines(&s)[1].contains("\thouse\tsealed\thash="));
    let sit = |who: &str| Command::Sit {
        who: who.to_owned(),
    };
    assert_eq!(s.refused(A, pledge(Seat::A)), Refusal::NotSeated);
    assert_eq!(names(&s.ok(A, sit("ann"))), ["seated"]);
    assert_eq!(s.table.owed(Seat::A), Some(Owed::Pledge));
    assert_eq!(s.table.owed(Seat::B), None, "nobody sits there");
    // Whoever sits may pledge; nothing is told before the other has pledged too.
    assert_eq!(names(&s.ok(A, pledge(Seat::A))), ["pledged"]);
    assert_eq!(s.refused(A, pledge(Seat::A)), Refusal::PledgedAlready);
    assert_eq!(s.refused(A, reveal(Seat::A)), Refusal::PledgeMissing);
    assert_eq!(names(&s.ok(B, sit("bob"))), ["seated"]);
    assert_eq!(*s.table.phase(), Phase::Pledging);
    assert_eq!(s.refused(B, sit("eve")), Refusal::SeatTaken);
    assert_eq!(s.refused(A, act(Action::One)), Refusal::NotStarted);
    assert_eq!(s.refused(A, Command::Resign), Refusal::NotStarted);
    assert_eq!(s.refused(A, reveal(Seat::A)), Refusal::PledgeMissing);
    let owed = |s: &Sitting| Seat::BOTH.map(|seat| s.table.owed(seat));
    assert_eq!(owed(&s), [None, Some(Owed::Pledge)]);
    s.ok(B, pledge(Seat::B));
    assert_eq!(owed(&s), [Some(Owed::Value); 2]);
    let other = Command::Reveal {
        value: Bytes([0; 32]),
    };
    assert_eq!(s.refused(B, other), Refusal::RevealDiffers);
    assert_eq!(
        s.refused(B, reveal(Seat::A)),
        Refusal::RevealDiffers,
        "the value of the other seat is another one"
    );
    assert_eq!(names(&s.ok(B, reveal(Seat::B))), ["revealed"]);
    assert_eq!(s.refused(B, reveal(Seat::B)), Refusal::RevealedAlready);
    assert_eq!(names(&s.ok(A, reveal(Seat::A))), ["revealed", "started"]);
    assert_eq!(owed(&s), [None; 2]);
    assert_eq!(s.table.to_act(), Some(Seat::A));
    assert_eq!(s.refused(A, pledge(Seat::A)), Refusal::PledgedAlready);
    assert_eq!(s.refused(HOUSE, reveal(Seat::A)), Refusal::NotAllowed);
    assert_eq!(s.table.snapshot(Role::Spectator).chance.unwrap().rolls, 0);
}

#[test]
fn who_owes_a_pledge_or_a_value_has_not_started() {
    // 5 min + 30 moves x 3 s is blitz: 25 s for each of the two steps.
    let mut s = drawn();
    s.sit();
    let (begun, deadline) = (s.clone(), s.now + 25_000);
    assert_eq!(s.table.deadline(), Some(deadline));
    s.wait(24_999);
    assert!(s.tick().is_empty());
    let end = |s: &mut Sitting| {
        s.now = s.table.deadline().unwrap();
        let events = s.tick();
        assert_eq!(names(&events), ["aborted", "unsealed"]);
        assert_eq!(s.verdict(), Some(Verdict::NoResult));
        let EventKind::Aborted { cause } = &events[0] else {
            panic!("{events:?}");
        };
        *cause
    };
    assert_eq!(end(&mut s.clone()), AbortCause::NeitherStarted);
    s.ok(B, pledge(Seat::B));
    assert_eq!(
        s.table.deadline(),
        Some(deadline),
        "it is A who is waited for"
    );
    assert_eq!(end(&mut s.clone()), AbortCause::NotStarted(Seat::A));
    s.ok(A, pledge(Seat::A));
    assert_eq!(s.table.deadline(), Some(s.now + 25_000));
    assert_eq!(end(&mut s.clone()), AbortCause::NeitherStarted);
    s.ok(A, reveal(Seat::A));
    assert_eq!(end(&mut s), AbortCause::NotStarted(Seat::B));
    // A log that blames the other seat, or comes early, is found.
    let log = lines(&s);
    assert!(Table::<Toy>::replay(&log).is_ok());
    for (from, to) in [
        ("not_started:b", "not_started:a"),
        ("not_started:b", "not_started"),
    ] {
        let edited: Vec<String> = log.iter().map(|line| line.replace(from, to)).collect();
        assert!(Table::<Toy>::replay(&edited).is_err(), "{to}");
    }
    // Either seat may leave before the game begins, and that tells the secret, too.
    let mut left = begun;
    assert_eq!(names(&left.ok(B, Command::Abort)), ["aborted", "unsealed"]);
    // Without a clock there is time.
    let mut slow = Sitting::both(with_chance("unlimited", ChanceSource::Table));
    slow.now += 59 * 86_400_000;
    assert!(slow.tick().is_empty());
    slow.now += 86_400_000;
    assert_eq!(names(&slow.tick()), ["aborted", "unsealed"]);
}

#[test]
fn throws_follow_from_the_secret_both_values_and_the_index() {
    let mut s = drawn();
    s.sit();
    s.settle();
    let throws = Throws {
        id: ID,
        secret: secret(0),
        values: [value(Seat::A), value(Seat::B)],
    };
    for (n, author) in [(0, A), (1, B), (2, A)] {
        let events = s.play(author, Action::Roll);
        let [_, EventKind::Rolled { index, chance, .. }] = events.as_slice() else {
            panic!("{events:?}");
        };
        let chosen = throws.choose(n, &[1, 1, 1]).unwrap();
        assert_eq!((*index, *chance), (n, Chance::Die(chosen as u32 + 1)));
        s.play(author, Action::One);
    }
    // Every end tells the secret, in the same append and last.
    assert_eq!(names(&s.ok(B, Command::Resign)), ["resigned", "unsealed"]);
    let proof = s.table.proof();
    assert_eq!((proof.secret, proof.drawn()), (Some(secret(0)), 3));
    assert!(proof.is_whole());
    assert_eq!(
        names(&s.ok(A, Command::Offer(OfferKind::Rematch))),
        ["offered"]
    );
}

#[test]
fn a_takeback_brings_the_same_throw_again() {
    let mut s = drawn();
    s.sit();
    s.settle();
    s.play(A, Action::One);
    let rolled = |events: &[EventKind<Toy>]| match events.last() {
        Some(EventKind::Rolled { index, chance, .. }) => (*index, *chance),
        other => panic!("{other:?}"),
    };
    let first = rolled(&s.play(B, Action::Roll));
    assert_eq!(first.0, 0);
    s.play(B, Action::One);
    s.play(A, Action::One);
    takeback(&mut s, B, A);
    assert_eq!(
        s.table.to_act(),
        Some(Seat::B),
        "before the last decision, after the roll"
    );
    takeback(&mut s, B, A);
    assert_eq!(s.table.snapshot(Role::Spectator).chance.unwrap().rolls, 0);
    assert_eq!(rolled(&s.play(B, Action::Roll)), first);
    // What was taken back is proved as well.
    s.ok(A, Command::Resign);
    assert_eq!(s.table.proof().drawn(), 2);
    assert_eq!(Table::<Toy>::replay(lines(&s)).as_ref(), Ok(&s.table));
}

/// Whoever writes a log anew, with a new chain, still cannot change what was thrown.
#[test]
fn a_changed_throw_secret_or_pledge_is_found_by_name() {
    let mut s = drawn();
    s.sit();
    s.settle();
    s.play(A, Action::Roll);
    let open = lines(&s);
    s.ok(B, Command::Resign);
    let log = lines(&s);
    assert!(Table::<Toy>::replay(&log).is_ok());
    let at = |kind: &str| {
        let of = |line: &String| line.split('\t').nth(3) == Some(kind);
        log.iter().position(of).unwrap() as u64 + 1
    };
    let edited = |log: &[String], from: &str, to: &str| {
        let lines: Vec<String> = log.iter().map(|line| line.replace(from, to)).collect();
        assert_ne!(lines, log, "{from}");
        Table::<Toy>::replay(&lines)
    };
    let seq = at("rolled");
    let line = &log[seq as usize - 1];
    let die = line.split("chance=die ").nth(1).unwrap();
    let other = if die == "1" { "die 2" } else { "die 1" };
    let die = format!("die {die}");
    assert_eq!(edited(&log, &die, other), Err(CorruptLog::Roll { seq }));
    // Before the end nothing can be proved, and nothing is claimed to be.
    assert!(!edited(&open, &die, other).unwrap().proof().is_whole());
    let (a, b) = (value(Seat::A).to_string(), value(Seat::B).to_string());
    let revealed = |value: &String| {
        let reveals = |line: &&String| line.contains("\trevealed\t") && line.contains(value);
        log.iter().position(|line| reveals(&line)).unwrap() as u64 + 1
    };
    assert_eq!(
        edited(&log, &a, &"ab".repeat(32)),
        Err(CorruptLog::Pledge { seq: revealed(&a) })
    );
    assert_eq!(
        edited(&log, &b, &"ab".repeat(32)),
        Err(CorruptLog::Pledge { seq: revealed(&b) })
    );
    let told = format!("secret={}", secret(0));
    let another = format!("secret={}", secret(1));
    let seq = at("unsealed");
    assert_eq!(
        edited(&log, &told, &another),
        Err(CorruptLog::Secret { seq })
    );
    let seal = log[1].split("hash=").nth(1).unwrap();
    assert_eq!(
        edited(&log, seal, &"ab".repeat(32)),
        Err(CorruptLog::Secret { seq })
    );
    // A seal, a start and a secret cannot be left out, nor come from somebody else.
    for kind in ["sealed", "started", "unsealed"] {
        let mut fewer = log.clone();
        let line = fewer.remove(at(kind) as usize - 1);
        if kind != "unsealed" {
            assert!(Table::<Toy>::replay(&fewer).is_err(), "{kind}");
        }
        let by_seat = line.replace("\thouse\t", "\ta\t");
        let mut stolen = log.clone();
        stolen[at(kind) as usize - 1] = by_seat;
        assert!(Table::<Toy>::replay(&stolen).is_err(), "{kind}");
    }
    // A table without its secret is not at its end: nothing else may follow.
    let mut cut = Table::<Toy>::replay(&log[..log.len() - 1]).unwrap();
    assert!(!cut.proof().is_whole());
    let offer = Command::Offer(OfferKind::Rematch);
    let decision = cut.apply(A, &offer, s.now, &mut Secret(0));
    assert_eq!(decision, Err(Refusal::OutOfOrder));
    let last = cut.apply(HOUSE, &Command::Tick, s.now, &mut Secret(0));
    for event in last.unwrap().events {
        cut.fold(&event).unwrap();
    }
    assert_eq!(cut, s.table);
}

#[test]
fn a_house_that_lost_its_key_throws_nothing() {
    let mut s = drawn();
    s.sit();
    s.settle();
    s.entropy = Secret(1);
    let refused = s.refused(A, act(Action::Roll));
    assert_eq!(refused, Refusal::SecretDiffers);
    assert_eq!(refused.code().to_string(), "internal");
    s.play(A, Action::One);
    assert_eq!(s.refused(A, Command::Resign), Refusal::SecretDiffers);
}

#[test]
fn where_nobody_throws_nothing_is_sealed_pledged_or_told() {
    let mut s = Sitting::begun(toy::agreement(FISCHER));
    assert!(!lines(&s).iter().any(|line| line.contains("\tsealed\t")));
    assert_eq!(s.refused(A, pledge(Seat::A)), Refusal::ChanceForbidden);
    assert_eq!(s.refused(A, reveal(Seat::A)), Refusal::ChanceForbidden);
    assert_eq!(
        s.refused(A, throw(Chance::Die(1))),
        Refusal::ChanceForbidden
    );
    assert_eq!(s.refused(A, Command::Confirm), Refusal::ChanceForbidden);
    assert_eq!(s.refused(A, Command::Dispute), Refusal::ChanceForbidden);
    assert_eq!(s.table.snapshot(Role::Spectator).chance, None);
    assert_eq!(names(&s.ok(A, Command::Resign)), ["resigned"]);
}

#[test]
fn a_lot_is_drawn_at_once_and_nothing_is_sealed_for_it() {
    let mut s = Sitting::begun(with_chance(FISCHER, ChanceSource::Lot));
    assert_eq!(names(&s.play(A, Action::Roll)), ["played", "rolled"]);
    assert_eq!(s.refused(A, pledge(Seat::A)), Refusal::ChanceForbidden);
    assert_eq!(
        s.refused(A, throw(Chance::Die(1))),
        Refusal::ChanceForbidden
    );
    assert_eq!(s.table.snapshot(Role::Spectator).chance, None);
    assert_eq!(names(&s.ok(A, Command::Resign)), ["resigned"]);
    assert_eq!((s.table.proof().sealed, s.table.proof().drawn()), (None, 0));
    let log = lines(&s);
    assert_eq!(Table::<Toy>::replay(&log).as_ref(), Ok(&s.table));
    // Nothing proves it: whatever the game lists may have been drawn, as in logs of old.
    for die in 1..=3 {
        let drawn = |line: &String| match line.split_once("chance=die") {
            Some((head, _)) => format!("{head}chance=die {die}"),
            None => line.clone(),
        };
        let other: Vec<String> = log.iter().map(drawn).collect();
        assert!(Table::<Toy>::replay(&other).is_ok(), "{die}");
    }
    let by_seat = log
        .iter()
        .map(|line| line.replace("\thouse\trolled", "\ta\trolled"));
    assert!(Table::<Toy>::replay(by_seat).is_err());
}

// What is told.

#[test]
fn one_seat_tells_and_the_other_confirms() {
    let mut s = told();
    assert_eq!(s.refused(A, throw(Chance::Die(1))), Refusal::NoThrowDue);
    assert_eq!(names(&s.wait(1_000).play(A, Action::Roll)), ["played"]);
    assert_eq!(s.table.to_act(), None);
    assert_eq!(s.refused(A, act(Action::One)), Refusal::NotYourTurn);
    let outcomes = |s: &Sitting, role| s.table.snapshot(role).chance.unwrap().outcomes;
    assert_eq!(
        outcomes(&s, Role::Seat(Seat::B)).len(),
        4,
        "with what is void"
    );
    assert!(outcomes(&s, Role::Spectator).is_empty());
    assert_eq!(s.refused(A, Command::Confirm), Refusal::NothingTold);
    assert_eq!(s.refused(A, Command::Dispute), Refusal::NothingTold);
    assert_eq!(s.refused(A, throw(Chance::Die(4))), Refusal::UnknownOutcome);
    assert_eq!(
        s.refused(A, throw(Chance::Coin(Seat::A))),
        Refusal::UnknownOutcome
    );
    assert_eq!(s.refused(HOUSE, throw(Chance::Die(1))), Refusal::NotAllowed);
    assert_eq!(names(&s.ok(A, throw(Chance::Die(3)))), ["told"]);
    assert!(outcomes(&s, Role::Seat(Seat::B)).is_empty());
    let waiting = s.table.told().unwrap();
    assert_eq!(
        (waiting.seat, waiting.chance, waiting.seq),
        (Seat::A, Chance::Die(3), s.table.seq())
    );
    assert_eq!(s.refused(A, Command::Confirm), Refusal::OwnThrow);
    assert_eq!(s.refused(B, throw(Chance::Die(3))), Refusal::ThrowTold);
    assert_eq!(names(&s.ok(B, Command::Dispute)), ["disputed"]);
    // Either may tell; who told it can take it back.
    s.ok(B, throw(Chance::Die(1)));
    assert_eq!(names(&s.ok(B, Command::Dispute)), ["disputed"]);
    s.ok(B, throw(Chance::Die(2)));
    let events = s.wait(4_000).ok(A, Command::Confirm);
    assert_eq!(names(&events), ["rolled"]);
    assert!(
        s.log
            .last()
            .unwrap()
            .0
            .contains("\ta\trolled\tindex=0\tchance=die 2")
    );
    assert_eq!(s.table.told(), None);
    // The clock of the seat on turn ran all the while.
    assert_eq!(
        s.wait(1_000).played(A, Action::One),
        (6_000, "r=297000".to_owned())
    );
    assert_eq!(Table::<Toy>::replay(lines(&s)).as_ref(), Ok(&s.table));
    // Nothing is proved of it.
    assert_eq!((s.table.proof().sealed, s.table.proof().drawn()), (None, 0));
    assert_eq!(names(&s.ok(A, Command::Resign)), ["resigned"]);
}

/// As the computer does, which sees no dice: its clock stands until it is told what they show.
#[test]
fn who_is_asked_what_the_dice_show_pays_until_it_tells() {
    let runs = |s: &Sitting| {
        let awaited = s.table.awaited().expect("somebody");
        Seat::BOTH.map(|seat| awaited.is(seat))
    };
    let mut s = told();
    assert_eq!(s.refused(A, Command::AskThrow), Refusal::NoThrowDue);
    s.wait(1_000).play(A, Action::Roll);
    assert_eq!(s.refused(HOUSE, Command::AskThrow), Refusal::NotAllowed);
    assert_eq!(s.refused(B, Command::AskThrow), Refusal::NotYourTurn);
    assert_eq!(names(&s.ok(A, Command::AskThrow)), ["asked"]);
    assert_eq!(runs(&s), [false, true]);
    // The word does not go back; only the one that was asked tells.
    assert_eq!(s.refused(A, Command::AskThrow), Refusal::DisputerTells);
    assert_eq!(s.refused(B, Command::AskThrow), Refusal::DisputerTells);
    assert_eq!(s.refused(A, throw(Chance::Die(1))), Refusal::DisputerTells);
    let mut late = s.clone();
    late.now = late.table.deadline().unwrap();
    assert_eq!(names(&late.tick()), ["timed_out"]);
    assert_eq!(late.verdict(), Some(Verdict::Win(Seat::A)));
    s.wait(7_000).ok(B, throw(Chance::Void));
    assert_eq!(s.refused(A, Command::AskThrow), Refusal::ThrowTold);
    s.ok(A, Command::Confirm);
    // The throw is repeated, and asked for again.
    assert_eq!(runs(&s), [true, false]);
    s.ok(A, Command::AskThrow);
    s.wait(3_000).ok(B, throw(Chance::Die(2)));
    s.ok(A, Command::Confirm);
    assert_eq!(s.clock(Seat::B), "r=290000", "nothing is earned by it");
    let played = s.wait(2_000).played(A, Action::One);
    assert_eq!(played, (3_000, "r=300000".to_owned()));
    assert_eq!(Table::<Toy>::replay(lines(&s)).as_ref(), Ok(&s.table));
    // A throw that both owe is asked for, too, as soon as nobody can leave for nothing.
    s.play(B, Action::Part);
    s.ok(A, Command::Ready);
    s.ok(B, Command::Ready);
    assert_eq!(runs(&s), [true, true]);
    s.ok(A, Command::AskThrow);
    assert_eq!(runs(&s), [false, true]);
    s.wait(5_000).ok(B, throw(Chance::Coin(Seat::A)));
    s.ok(A, Command::Confirm);
    assert_eq!(s.table.to_act(), Some(Seat::A));
    assert_eq!(Table::<Toy>::replay(lines(&s)).as_ref(), Ok(&s.table));
    // While the house has stopped the clocks they stand, whoever is asked.
    s.play(A, Action::Roll);
    s.ok(HOUSE, Command::Pause);
    s.ok(A, Command::Ready);
    s.ok(A, Command::AskThrow);
    s.ok(HOUSE, Command::Pause);
    assert_eq!(s.table.deadline(), None);
    assert_eq!(s.refused(A, Command::Ready), Refusal::NotYourTurn);
    s.wait(50_000).ok(B, throw(Chance::Die(1)));
    assert_eq!(Table::<Toy>::replay(lines(&s)).as_ref(), Ok(&s.table));
    // A takeback forgets who was asked.
    let mut s = told();
    s.play(A, Action::Roll);
    s.ok(A, Command::AskThrow);
    takeback(&mut s, A, B);
    s.play(A, Action::Roll);
    s.ok(A, throw(Chance::Die(1)));
}

#[test]
fn what_is_void_is_told_confirmed_and_thrown_again() {
    let mut s = told();
    s.play(A, Action::Roll);
    s.ok(B, throw(Chance::Void));
    s.ok(A, Command::Confirm);
    assert_eq!(s.table.to_act(), None, "the throw is repeated");
    s.ok(A, throw(Chance::Die(1)));
    s.ok(B, Command::Confirm);
    assert_eq!(s.table.to_act(), Some(Seat::A));
    let rolled = lines(&s);
    let rolled: Vec<&String> = rolled.iter().filter(|l| l.contains("\trolled\t")).collect();
    assert!(rolled[0].ends_with("index=0\tchance=void"));
    assert!(rolled[1].ends_with("index=1\tchance=die 1"));
    // A table that draws never draws what weighs nothing, nor takes it from a log.
    let mut s = drawn();
    s.sit();
    s.settle();
    s.play(A, Action::Roll);
    let edited: Vec<String> = lines(&s)
        .into_iter()
        .map(|line| match line.split_once("chance=die") {
            Some((head, _)) => format!("{head}chance=void"),
            None => line,
        })
        .collect();
    assert!(matches!(
        Table::<Toy>::replay(edited),
        Err(CorruptLog::Impossible { .. })
    ));
}

#[test]
fn one_person_on_both_seats_throws_at_once() {
    let mut s = told();
    s.play(A, Action::Toss);
    let command = Command::Throw {
        chance: Chance::Coin(Seat::B),
        agreed: true,
    };
    assert_eq!(names(&s.ok(A, command)), ["told", "rolled"]);
    assert_eq!(s.table.to_act(), Some(Seat::B));
    assert_eq!(Table::<Toy>::replay(lines(&s)).as_ref(), Ok(&s.table));
}

#[test]
fn a_flag_falls_while_a_throw_is_due_and_a_takeback_forgets_what_was_told() {
    let mut s = told();
    s.wait(1_000).play(A, Action::Roll);
    s.ok(A, throw(Chance::Die(1)));
    let mut late = s.clone();
    late.now = late.table.deadline().unwrap();
    assert_eq!(names(&late.tick()), ["timed_out"]);
    assert_eq!(
        late.verdict(),
        Some(Verdict::Win(Seat::A)),
        "the flag of whoever owes the answer"
    );
    assert_eq!(late.table.told(), None);
    takeback(&mut s, A, B);
    assert_eq!(s.table.told(), None);
    assert_eq!(s.table.to_act(), Some(Seat::A));
    // Only the seat that was asked confirms, whatever a log says.
    s.play(A, Action::Roll);
    s.ok(A, throw(Chance::Die(1)));
    s.ok(B, Command::Confirm);
    let edited: Vec<String> = lines(&s)
        .into_iter()
        .map(|line| line.replace("\tb\trolled", "\ta\trolled"))
        .collect();
    assert!(Table::<Toy>::replay(edited).is_err());
    let edited: Vec<String> = lines(&s)
        .into_iter()
        .map(|line| line.replace("chance=die 1\n", "chance=die 2\n"))
        .map(|line| {
            if line.contains("\trolled\t") {
                line.replace("die 1", "die 2")
            } else {
                line
            }
        })
        .collect();
    assert!(Table::<Toy>::replay(edited).is_err());
}

// The rest.

#[test]
fn between_two_parts_nobodys_clock_runs() {
    let mut s = Sitting::begun(with_chance(FISCHER, ChanceSource::Table));
    let events = s.wait(5_000).play(A, Action::Part);
    assert_eq!(names(&events), ["played"], "nothing is drawn yet");
    let EventKind::Played { clock, .. } = &events[0] else {
        panic!("{events:?}");
    };
    assert_eq!(clock.to_string(), "r=298000", "the turn is over");
    let rest = s.table.rest().unwrap();
    assert_eq!((rest.until, rest.ready), (s.now + REST, [false, false]));
    assert_eq!(s.table.deadline(), Some(rest.until));
    assert_eq!(
        (s.table.to_act(), s.table.snapshot(Role::Spectator).running),
        (None, None)
    );
    assert_eq!(s.refused(A, act(Action::One)), Refusal::Resting);
    assert_eq!(s.refused(A, Command::ClaimFlag), Refusal::NoClock);
    assert_eq!(s.refused(HOUSE, Command::Pause), Refusal::NoClock);
    assert_eq!(
        s.refused(HOUSE, Command::Credit { amount: 5 }),
        Refusal::NoClock
    );
    let resting = s.clone();
    // Both are ready.
    assert_eq!(names(&s.wait(20_000).ok(B, Command::Ready)), ["ready"]);
    assert_eq!(s.refused(B, Command::Ready), Refusal::ReadyAlready);
    let events = s.wait(10_000).ok(A, Command::Ready);
    assert_eq!(names(&events)[..2], ["ready", "rolled"]);
    assert_eq!(s.table.rest(), None);
    let turn = s.table.snapshot(Role::Spectator).running.unwrap();
    assert_eq!(
        (Some(turn.seat), turn.since),
        (s.table.to_act(), Some(s.now))
    );
    assert_eq!(s.clock(Seat::A), "r=298000");
    assert_eq!(s.clock(Seat::B), "r=300000");
    // A coin on its edge is tossed again without another rest: the last roll decides.
    assert!(matches!(
        events.last(),
        Some(EventKind::Rolled {
            chance: Chance::Coin(_),
            ..
        })
    ));
    assert_eq!(s.refused(A, Command::Ready), Refusal::NotPaused);
    // Nobody comes.
    let mut s = resting.clone();
    s.ok(A, Command::Ready);
    s.now = rest.until - 1;
    assert!(s.tick().is_empty());
    s.now = rest.until;
    assert_eq!(names(&s.tick())[..2], ["rest_over", "rolled"]);
    assert_eq!(Table::<Toy>::replay(lines(&s)).as_ref(), Ok(&s.table));
    let early: Vec<String> = lines(&s)
        .into_iter()
        .map(|line| {
            line.replace(
                &format!("\t{}\t", rest.until),
                &format!("\t{}\t", rest.until - 1),
            )
        })
        .collect();
    assert!(
        Table::<Toy>::replay(early).is_err(),
        "a rest that ended early"
    );
    // What ended the part can be taken back.
    let mut s = resting.clone();
    takeback(&mut s, A, B);
    assert_eq!((s.table.rest(), s.table.to_act()), (None, Some(Seat::A)));
    // And the table can end.
    let mut s = resting;
    assert_eq!(names(&s.ok(B, Command::Resign)), ["resigned", "unsealed"]);
    assert_eq!((s.table.rest(), s.table.deadline()), (None, None));
}

#[test]
fn where_people_throw_the_first_throw_of_a_part_is_nobodys_turn() {
    let mut s = told();
    s.wait(5_000).play(A, Action::Part);
    assert_eq!(s.refused(A, throw(Chance::Edge)), Refusal::Resting);
    s.ok(A, Command::Ready);
    assert_eq!(names(&s.ok(B, Command::Ready)), ["ready"]);
    assert_eq!(s.table.snapshot(Role::Spectator).running, None);
    // Both owe the throw; who is asked about it owes the answer, and pays for that alone.
    for chance in [Chance::Edge, Chance::Void, Chance::Coin(Seat::B)] {
        assert_eq!(s.table.awaited().unwrap().seats, [true, true]);
        s.wait(100_000).ok(A, throw(chance));
        assert_eq!(s.table.awaited().unwrap().seats, [false, true]);
        s.wait(10_000).ok(B, Command::Confirm);
    }
    assert_eq!(
        (s.clock(Seat::A), s.clock(Seat::B)),
        ("r=298000".into(), "r=270000".into())
    );
    assert_eq!(s.table.to_act(), Some(Seat::B));
    assert_eq!(
        s.wait(2_000).played(B, Action::One),
        (2_000, "r=271000".to_owned())
    );
}

/// At each step the clock of whoever owes the next act runs, and no other.
#[test]
fn who_is_asked_about_a_throw_pays_for_the_answer() {
    let clocks = |s: &Sitting| (s.clock(Seat::A), s.clock(Seat::B));
    let runs = |s: &Sitting| {
        s.table
            .snapshot(Role::Spectator)
            .running
            .map(|turn| turn.seat)
    };
    let mut s = told();
    s.wait(1_000).play(A, Action::Roll);
    assert_eq!(
        runs(&s),
        Some(Seat::A),
        "who throws says what the dice show"
    );
    s.wait(2_000).ok(A, throw(Chance::Die(3)));
    assert_eq!(runs(&s), Some(Seat::B), "who is asked answers");
    assert_eq!(clocks(&s), ("r=297000".into(), "r=300000".into()));
    s.wait(4_000).ok(B, Command::Confirm);
    assert_eq!(runs(&s), Some(Seat::A), "the turn goes on");
    // Nothing is earned by an answer; the turn costs what its own seat took.
    assert_eq!(s.clock(Seat::B), "r=296000");
    let played = s.wait(1_000).played(A, Action::One);
    assert_eq!(played, (4_000, "r=299000".to_owned()));
    assert_eq!(runs(&s), Some(Seat::B));
    assert_eq!(Table::<Toy>::replay(lines(&s)).as_ref(), Ok(&s.table));
    // Told by the other one, it is the thrower who answers.
    let mut s = told();
    s.play(A, Action::Roll);
    s.ok(B, throw(Chance::Die(3)));
    assert_eq!(runs(&s), Some(Seat::A));
    s.wait(3_000).ok(A, Command::Confirm);
    assert_eq!(s.played(A, Action::One).0, 3_000);
}

/// Who says no says what is: a dispute that goes round costs each side its own time.
#[test]
fn a_dispute_costs_each_side_its_own_time() {
    let mut s = told();
    s.play(A, Action::Roll);
    s.wait(1_000).ok(A, throw(Chance::Die(3)));
    for _ in 0..5 {
        s.wait(2_000).ok(B, Command::Dispute);
        let owes = s.table.awaited().unwrap().seats;
        assert_eq!(owes, [false, true], "B says what the dice show");
        assert_eq!(s.refused(A, throw(Chance::Die(3))), Refusal::DisputerTells);
        s.ok(B, throw(Chance::Die(1)));
        s.wait(1_000).ok(A, Command::Dispute);
        assert_eq!(s.table.awaited().unwrap().seats, [true, false]);
        assert_eq!(s.refused(B, throw(Chance::Die(1))), Refusal::DisputerTells);
        s.ok(A, throw(Chance::Die(3)));
    }
    s.wait(1_000).ok(B, Command::Confirm);
    assert_eq!(s.clock(Seat::B), "r=289000", "five times 2 s, and one");
    assert_eq!(s.played(A, Action::One).0, 6_000, "one, and five times one");
    assert_eq!(Table::<Toy>::replay(lines(&s)).as_ref(), Ok(&s.table));
    // One delay for each and a throw, however often the word goes round: both run out at last.
    let delay = "delay,base=30s,delay=12s";
    let mut s = Sitting::begun(with_chance(delay, ChanceSource::People));
    s.play(A, Action::Roll);
    s.ok(A, throw(Chance::Die(3)));
    let round = |s: &mut Sitting| {
        s.wait(10_000).ok(B, Command::Dispute);
        s.ok(B, throw(Chance::Die(1)));
        s.wait(10_000).ok(A, Command::Dispute);
        s.ok(A, throw(Chance::Die(3)));
    };
    (0..4).for_each(|_| round(&mut s));
    s.wait(2_000);
    assert_eq!(s.refused(B, Command::Dispute), Refusal::TimeOver);
    assert_eq!(s.refused(B, Command::Confirm), Refusal::TimeOver);
    assert_eq!(names(&s.ok(B, Command::ClaimFlag)), ["timed_out"]);
    assert_eq!(s.verdict(), Some(Verdict::Win(Seat::A)));
    assert_eq!(s.clock(Seat::A), "r=2000", "40 s of 12 s and 30 s");
    // Who takes back what it told pays for the time that this stood.
    let mut s = told();
    s.play(A, Action::Roll);
    for _ in 0..5 {
        s.ok(A, throw(Chance::Die(3)));
        s.wait(2_000).ok(A, Command::Dispute);
        assert_eq!(s.table.awaited().unwrap().seats, [true, false]);
    }
    s.ok(A, throw(Chance::Die(2)));
    s.ok(B, Command::Confirm);
    assert_eq!(s.clock(Seat::B), "r=300000");
    assert_eq!(s.played(A, Action::One).0, 10_000);
    assert_eq!(Table::<Toy>::replay(lines(&s)).as_ref(), Ok(&s.table));
}

#[test]
fn whoever_owes_something_for_a_throw_and_is_gone_may_lose_by_it() {
    let claim = |s: &Sitting| Command::ClaimAbsence {
        claim: AbsenceClaim::Win,
        absence: Absence {
            gone_since: s.now - 40_000,
            guest: false,
            left: false,
            weight_percent: 100,
        },
    };
    let won = |s: &Sitting, author: Author| {
        let mut s = s.clone();
        let command = claim(&s);
        let decided = s.decide(author, &command);
        let seat = author.seat().unwrap();
        match decided {
            Ok(_) => assert_eq!(s.verdict(), Some(Verdict::Win(seat))),
            Err(refusal) => assert_eq!(refusal, Refusal::AbsenceNotClaimable),
        }
        s.verdict().is_some()
    };
    let both = |s: &Sitting| [won(s, A), won(s, B)];
    // The throw that begins a part is owed by both, its answer by who is asked.
    let mut s = told();
    s.play(A, Action::Part);
    s.wait(50_000);
    assert_eq!(both(&s), [false, false], "nothing is owed in a rest");
    for author in [A, B] {
        s.ok(author, Command::Ready);
    }
    s.wait(50_000);
    assert_eq!(both(&s), [true, true]);
    s.ok(A, throw(Chance::Edge));
    assert_eq!(both(&s), [true, false], "B is asked");
    s.ok(B, Command::Dispute);
    assert_eq!(both(&s), [true, false], "B says what it is");
    s.ok(B, throw(Chance::Edge));
    assert_eq!(both(&s), [false, true]);
    // So is a throw within a turn.
    let mut s = told();
    s.play(A, Action::Roll);
    s.wait(50_000);
    assert_eq!(both(&s), [false, true]);
    s.ok(A, throw(Chance::Die(1)));
    assert_eq!(both(&s), [true, false]);
    // Not while time stands still.
    s.ok(HOUSE, Command::Pause);
    let command = claim(&s);
    assert_eq!(s.refused(A, command), Refusal::Paused);
}

/// The clock of this seat is the one to run, and stands still.
fn is_not_back(s: &Sitting, seat: Seat) {
    let turn = s.table.snapshot(Role::Spectator).running.unwrap();
    assert_eq!((turn.seat, turn.since), (seat, None), "is not back yet");
}

#[test]
fn an_outage_costs_nobody_what_is_owed() {
    // Pledges: 25 s to do it. The house is away for a minute after the first five.
    let mut s = drawn();
    s.sit();
    s.wait(65_000);
    let credit = Command::Credit { amount: 70_000 };
    assert_eq!(names(&s.ok(HOUSE, &credit)), ["credited", "credited"]);
    assert_eq!(names(&s.ok(HOUSE, Command::Pause)), ["paused"]);
    assert_eq!(s.refused(HOUSE, Command::Pause), Refusal::Paused);
    assert_eq!(
        s.table.deadline(),
        None,
        "nothing is due while time stands still"
    );
    s.wait(60_000);
    assert!(s.tick().is_empty());
    assert_eq!(names(&s.ok(HOUSE, Command::Resume)), ["resumed"]);
    assert_eq!(s.table.deadline(), Some(s.now + 30_000));
    // Who has done its part is owed nothing, and nothing is left of it for the next step.
    s.ok(A, pledge(Seat::A));
    assert_eq!(names(&s.ok(HOUSE, &credit)), ["credited"]);
    assert_eq!(s.table.deadline(), Some(s.now + 100_000));
    s.ok(B, pledge(Seat::B));
    assert_eq!(s.table.deadline(), Some(s.now + 25_000));
    // A seat may go on at once, where nobody else is waited for.
    s.ok(HOUSE, Command::Pause);
    assert_eq!(s.refused(A, Command::Ready), Refusal::NotAllowed);
    s.ok(A, reveal(Seat::A));
    assert_eq!(s.refused(A, Command::Ready), Refusal::NotYourTurn);
    assert_eq!(names(&s.ok(B, Command::Ready)), ["resumed"]);
    s.ok(B, reveal(Seat::B));
    assert_eq!(Table::<Toy>::replay(lines(&s)).as_ref(), Ok(&s.table));
    // The last pledge says nothing of who pledged before: time goes on standing still.
    let mut s = drawn();
    s.sit();
    s.ok(A, pledge(Seat::A));
    s.ok(HOUSE, Command::Pause);
    s.wait(60_000).ok(B, pledge(Seat::B));
    assert_eq!(s.table.deadline(), None);
    s.wait(60_000).ok(HOUSE, Command::Resume);
    assert_eq!(s.table.deadline(), Some(s.now + 25_000));
    assert_eq!(Table::<Toy>::replay(lines(&s)).as_ref(), Ok(&s.table));
    s.ok(A, reveal(Seat::A));
    s.ok(HOUSE, Command::Pause);
    s.wait(60_000).ok(B, reveal(Seat::B));
    is_not_back(&s, Seat::A);
    assert_eq!(s.wait(60_000).played(A, Action::One).0, 0);
    // Nor does who agrees to a takeback while the throw for a part is owed.
    let mut s = told();
    s.play(A, Action::Part);
    for author in [A, B] {
        s.ok(author, Command::Ready);
    }
    s.ok(A, Command::Offer(OfferKind::Takeback));
    s.ok(HOUSE, Command::Pause);
    let (offer, answer) = (OfferKind::Takeback, Answer::Accept);
    s.wait(60_000).ok(B, Command::Answer { offer, answer });
    is_not_back(&s, Seat::A);
    assert_eq!(Table::<Toy>::replay(lines(&s)).as_ref(), Ok(&s.table));
    // A throw that is told waits as long for an answer, and who answers is back.
    let mut s = told();
    s.play(A, Action::Roll);
    s.ok(A, throw(Chance::Die(1)));
    s.ok(HOUSE, Command::Credit { amount: 20_000 });
    s.ok(HOUSE, Command::Pause);
    s.wait(60_000);
    assert_eq!(names(&s.ok(B, Command::Confirm)), ["resumed", "rolled"]);
    assert_eq!(s.clock(Seat::B), "r=300000");
    assert_eq!(s.played(A, Action::One).0, 0);
    // The throw that begins a part: nobody's clock runs, but time can stand still.
    let mut s = told();
    s.play(A, Action::Part);
    for author in [A, B] {
        s.ok(author, Command::Ready);
    }
    s.ok(HOUSE, Command::Pause);
    s.wait(60_000).ok(A, throw(Chance::Edge));
    is_not_back(&s, Seat::B);
    assert_eq!(
        names(&s.wait(60_000).ok(B, Command::Confirm)),
        ["resumed", "rolled"]
    );
    assert_eq!(s.clock(Seat::B), "r=300000");
    assert_eq!(Table::<Toy>::replay(lines(&s)).as_ref(), Ok(&s.table));
}
