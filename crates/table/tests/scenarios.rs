//! Every rule of clocks, offers, flags, takebacks and aborts, by hand.

mod toy;

use toy::{A, Action, B, Illegal, Secret, Sitting, Toy, act, agreement, with_chance};
use yonban_rules::{ChanceSource, Seat, Verdict};
use yonban_table::{
    AbortCause, Absence, AbsenceClaim, Answer, Author, Carry, ClaimCost, Code, Command, EventKind,
    Lag, NextClocks, OfferKind, Refusal, Role, Sides, Table, Takeback, Termination,
};

const FISCHER: &str = "fischer,base=5m,inc=3s";
const HOUSE: Author = Author::House;
const MODERATOR: Author = Author::Moderator;

fn accept(offer: OfferKind) -> Command<Toy> {
    Command::Answer {
        offer,
        answer: Answer::Accept,
    }
}

fn refuse(offer: OfferKind) -> Command<Toy> {
    Command::Answer {
        offer,
        answer: Answer::Refuse,
    }
}

fn names(events: &[EventKind<Toy>]) -> Vec<&'static str> {
    events.iter().map(EventKind::name).collect()
}

// Seats and the start.

#[test]
fn the_game_starts_when_both_sit() {
    let mut s = Sitting::empty(agreement(FISCHER));
    assert_eq!(s.refused(A, act(Action::One)), Refusal::NotSeated);
    let sit = |who: &str| Command::Sit {
        who: who.to_owned(),
    };
    assert_eq!(names(&s.ok(A, sit("ann"))), ["seated"]);
    assert_eq!(s.refused(A, act(Action::One)), Refusal::NotStarted);
    assert_eq!(s.refused(A, Command::Resign), Refusal::NotStarted);
    assert_eq!(s.refused(A, sit("eve")), Refusal::SeatTaken);
    assert_eq!(s.refused(B, sit("")), Refusal::BadName);
    assert_eq!(s.refused(B, sit(&"x".repeat(129))), Refusal::BadName);
    assert_eq!(s.refused(HOUSE, sit("eve")), Refusal::NotAllowed);
    assert_eq!(s.table.deadline(), None);
    assert_eq!(names(&s.ok(B, sit("bob"))), ["seated", "started"]);
    assert_eq!(s.table.seated(Seat::B), Some("bob"));
    assert_eq!(s.table.to_act(), Some(Seat::A));
    assert_eq!(s.refused(B, sit("eve")), Refusal::SeatTaken);
    assert_eq!(s.refused(B, act(Action::One)), Refusal::NotYourTurn);
}

#[test]
fn a_first_decision_is_not_charged_but_has_a_start_timer() {
    let mut s = Sitting::seated(agreement(FISCHER));
    // 5 min + 30 moves x 3 s is blitz: 25 s.
    assert_eq!(s.table.deadline(), Some(s.now + 25_000));
    s.wait(24_999);
    assert!(s.tick().is_empty());
    assert_eq!(s.played(A, Action::One), (0, "r=300000".to_owned()));
    assert_eq!(s.table.deadline(), Some(s.now + 25_000));
    s.wait(25_000);
    let cause = AbortCause::NotStarted(Seat::B);
    assert_eq!(s.tick(), [EventKind::Aborted { cause }]);
    assert_eq!(s.verdict(), Some(Verdict::NoResult));
}

#[test]
fn opening_decisions_get_twice_the_start_timer() {
    let mut terms = agreement(FISCHER);
    terms.rules.opening = 1;
    let mut s = Sitting::seated(terms);
    assert_eq!(s.table.deadline(), Some(s.now + 50_000));
    s.play(A, Action::One);
    assert_eq!(s.table.deadline(), Some(s.now + 25_000));
}

#[test]
fn nobody_claims_a_flag_while_the_start_timer_runs() {
    let mut s = Sitting::seated(agreement("sudden,base=5s"));
    s.wait(10_000);
    assert_eq!(s.refused(B, Command::ClaimFlag), Refusal::FlagNotDue);
    // The first decision may still come.
    s.play(A, Action::One);
}

#[test]
fn by_correspondence_the_first_turn_lasts_as_long_as_any() {
    let mut s = Sitting::seated(agreement("correspondence,per=3d"));
    assert_eq!(s.table.deadline(), Some(s.now + 259_200_000));
    s.wait(200_000_000);
    assert_eq!(s.played(A, Action::One).0, 0);
    s.wait(259_200_000);
    let cause = AbortCause::NotStarted(Seat::B);
    assert_eq!(s.tick(), [EventKind::Aborted { cause }]);
}

#[test]
fn a_table_without_a_clock_closes_after_sixty_idle_days() {
    let mut s = Sitting::begun(agreement("unlimited"));
    let day = 86_400_000;
    s.wait(59 * day);
    assert!(s.tick().is_empty());
    s.ok(B, Command::Offer(OfferKind::Draw));
    s.wait(60 * day - 1);
    assert!(s.tick().is_empty());
    s.wait(1);
    let cause = AbortCause::Idle;
    assert_eq!(s.tick(), [EventKind::Aborted { cause }]);
}

// Charges.

#[test]
fn a_turn_is_charged_from_hand_over_to_hand_over() {
    let mut s = Sitting::begun(agreement(FISCHER));
    assert_eq!(
        s.wait(2_000).played(A, Action::Again),
        (2_000, "r=300000".to_owned())
    );
    // One turn of 5 s: one increment.
    assert_eq!(
        s.wait(3_000).played(A, Action::One),
        (5_000, "r=298000".to_owned())
    );
    assert_eq!(
        s.wait(1_000).played(B, Action::One),
        (1_000, "r=302000".to_owned())
    );
}

#[test]
fn what_follows_the_first_decision_in_the_same_turn_is_charged() {
    let mut s = Sitting::seated(agreement(FISCHER));
    assert_eq!(
        s.wait(9_000).played(A, Action::Again),
        (0, "r=300000".to_owned())
    );
    assert_eq!(
        s.wait(4_000).played(A, Action::One),
        (4_000, "r=299000".to_owned())
    );
}

#[test]
fn a_delay_applies_once_to_a_turn_with_chance_in_it() {
    let mut s = Sitting::begun(with_chance("delay,base=8s,delay=12s", ChanceSource::Table));
    s.wait(5_000);
    assert_eq!(names(&s.play(A, Action::Roll)), ["played", "rolled"]);
    assert_eq!(
        s.wait(10_000).played(A, Action::One),
        (15_000, "r=5000".to_owned())
    );
}

#[test]
fn chance_that_moves_the_turn_hands_the_clock_over() {
    // Two secrets of which one gives the coin to the other seat.
    let tossing = |to| {
        let begun = |secret| {
            let terms = with_chance(FISCHER, ChanceSource::Table);
            let mut sitting = Sitting::sealed(terms, Secret(secret));
            sitting.sit();
            sitting.settle();
            sitting.play(A, Action::One);
            sitting.play(B, Action::One);
            sitting
        };
        let tosses = |sitting: &Sitting| {
            let mut after = sitting.clone();
            after.play(A, Action::Toss);
            after.table.to_act()
        };
        (0..=u8::MAX)
            .map(begun)
            .find(|s| tosses(s) == Some(to))
            .unwrap()
    };
    let mut s = tossing(Seat::B);
    let events = s.wait(2_000).play(A, Action::Toss);
    assert_eq!(s.table.to_act(), Some(Seat::B));
    let [
        EventKind::Played { charge, clock, .. },
        EventKind::Rolled {
            index, hand_over, ..
        },
    ] = events.as_slice()
    else {
        panic!("{events:?}");
    };
    assert_eq!((*charge, clock.to_string()), (2_000, "r=300000".to_owned()));
    assert_eq!(*index, 0);
    assert_eq!(hand_over.unwrap().clock.to_string(), "r=301000");
    // And chance that does not, does not.
    let mut s = tossing(Seat::A);
    let events = s.wait(2_000).play(A, Action::Toss);
    assert!(matches!(
        events[1],
        EventKind::Rolled {
            hand_over: None,
            ..
        }
    ));
    assert_eq!(
        s.wait(1_000).played(A, Action::One),
        (3_000, "r=300000".to_owned())
    );
}

#[test]
fn time_never_runs_backwards() {
    let mut s = Sitting::begun(agreement(FISCHER));
    s.wait(2_000).play(A, Action::One);
    s.now -= 1_500;
    assert_eq!(s.played(B, Action::One), (0, "r=303000".to_owned()));
}

#[test]
fn lag_is_compensated_within_the_quota_and_the_trusted_round_trip() {
    let mut s = Sitting::begun(agreement("sudden,base=1m"));
    let lagged = |action, think, rtt95| Command::Act {
        action,
        lag: Some(Lag { think, rtt95 }),
    };
    let comp = |events: &[EventKind<Toy>]| match events {
        [
            EventKind::Played {
                compensation,
                charge,
                ..
            },
        ] => (*compensation, *charge),
        other => panic!("{other:?}"),
    };
    // A gain of 390 ms, a quota of 1170 to begin with.
    s.wait(1_000);
    assert_eq!(comp(&s.ok(A, lagged(Action::One, 900, 80))), (100, 900));
    s.wait(1_000);
    assert_eq!(comp(&s.ok(B, lagged(Action::One, 500, 80))), (230, 770));
    s.wait(9_000);
    assert_eq!(
        comp(&s.ok(A, lagged(Action::One, 0, 4_000))),
        (1_460, 7_540)
    );
    s.wait(1_000);
    assert_eq!(comp(&s.ok(B, lagged(Action::One, 5_000, 80))), (0, 1_000));
    s.wait(9_000);
    assert_eq!(comp(&s.ok(A, lagged(Action::One, 0, 4_000))), (390, 8_610));
}

#[test]
fn there_is_no_compensation_for_a_first_decision_or_by_correspondence() {
    let lagged = Command::Act {
        action: Action::One,
        lag: Some(Lag {
            think: 0,
            rtt95: 500,
        }),
    };
    let mut s = Sitting::seated(agreement(FISCHER));
    let free = |events: &[EventKind<Toy>]| {
        matches!(
            events,
            [EventKind::Played {
                compensation: 0,
                ..
            }]
        )
    };
    s.wait(1_000);
    assert!(free(&s.ok(A, lagged.clone())));
    let mut s = Sitting::begun(agreement("correspondence,per=3d"));
    s.wait(1_000);
    assert!(free(&s.ok(A, lagged)));
}

// Flags.

#[test]
fn the_own_flag_falls_at_once_and_the_opponents_after_a_grace() {
    let mut s = Sitting::begun(agreement("sudden,base=1m"));
    s.wait(59_999);
    assert_eq!(s.refused(A, Command::ClaimFlag), Refusal::FlagNotDue);
    s.wait(1);
    assert_eq!(s.refused(B, Command::ClaimFlag), Refusal::FlagNotDue);
    assert_eq!(s.refused(A, act(Action::One)), Refusal::TimeOver);
    let mut own = s.clone();
    let fallen = EventKind::TimedOut {
        seat: Seat::A,
        verdict: Verdict::Win(Seat::B),
    };
    assert_eq!(own.ok(A, Command::ClaimFlag), std::slice::from_ref(&fallen));
    assert_eq!(own.clock(Seat::A), "r=0");
    assert_eq!(own.clock(Seat::B), "r=60000");
    assert_eq!(own.table.deadline(), None);
    // The quota of a game of a minute is 1170 ms.
    assert_eq!(s.table.deadline(), Some(s.now + 1_170));
    s.wait(1_169);
    assert!(s.tick().is_empty());
    assert_eq!(s.refused(B, Command::ClaimFlag), Refusal::FlagNotDue);
    s.wait(1);
    let mut theirs = s.clone();
    assert_eq!(
        theirs.ok(B, Command::ClaimFlag),
        std::slice::from_ref(&fallen)
    );
    assert_eq!(s.tick(), [fallen]);
    assert!(s.tick().is_empty());
}

#[test]
fn an_action_in_time_stands_if_it_is_appended_before_the_flag() {
    let mut s = Sitting::begun(agreement("sudden,base=1m"));
    // Read 1 ms before the deadline, judged 200 ms after it: the time of reading counts.
    s.wait(59_999);
    let now = s.now;
    s.wait(200);
    assert!(s.tick().is_empty());
    s.now = now;
    assert_eq!(s.played(A, Action::One), (59_999, "r=1".to_owned()));
}

#[test]
fn compensation_saves_an_action_within_the_grace() {
    let mut s = Sitting::begun(agreement("sudden,base=1m"));
    s.wait(60_050);
    let lag = Some(Lag {
        think: 59_900,
        rtt95: 100,
    });
    let action = Action::One;
    let events = s.ok(A, Command::Act { action, lag });
    let EventKind::Played {
        compensation,
        clock,
        ..
    } = &events[0]
    else {
        panic!("{events:?}");
    };
    assert_eq!(
        (*compensation, clock.to_string()),
        (150, "r=100".to_owned())
    );
}

#[test]
fn a_flag_is_a_draw_against_somebody_who_cannot_win_or_offered_one() {
    let mut s = Sitting::begun(agreement("sudden,base=1m"));
    s.play(A, Action::One);
    s.play(B, Action::Renounce);
    s.wait(60_000);
    s.ok(A, Command::ClaimFlag);
    assert_eq!(s.verdict(), Some(Verdict::Draw));

    let mut s = Sitting::begun(agreement("sudden,base=1m"));
    s.ok(B, Command::Offer(OfferKind::Draw));
    s.wait(60_000);
    s.ok(A, Command::ClaimFlag);
    assert_eq!(s.verdict(), Some(Verdict::Draw));

    // The own offer does not help.
    let mut s = Sitting::begun(agreement("sudden,base=1m"));
    s.ok(A, Command::Offer(OfferKind::Draw));
    s.wait(60_000);
    s.ok(A, Command::ClaimFlag);
    assert_eq!(s.verdict(), Some(Verdict::Win(Seat::B)));
}

#[test]
fn only_the_house_ticks() {
    let mut s = Sitting::begun(agreement("sudden,base=1m"));
    for author in [A, B, MODERATOR] {
        assert_eq!(s.refused(author, Command::Tick), Refusal::NotAllowed);
    }
}

// Pauses, credits, gifts.

#[test]
fn a_pause_stops_the_clock_until_the_seat_on_turn_is_back() {
    let mut s = Sitting::begun(agreement(FISCHER));
    s.wait(2_000);
    assert_eq!(s.refused(A, Command::Pause), Refusal::NotAllowed);
    assert_eq!(s.refused(HOUSE, Command::Resume), Refusal::NotPaused);
    s.ok(HOUSE, Command::Pause);
    assert_eq!(s.table.deadline(), None);
    s.wait(1_000_000);
    assert!(s.tick().is_empty());
    assert_eq!(s.refused(HOUSE, Command::Pause), Refusal::Paused);
    assert_eq!(s.refused(B, Command::ClaimFlag), Refusal::Paused);
    assert_eq!(s.refused(B, Command::Ready), Refusal::NotYourTurn);
    assert_eq!(s.refused(B, Command::Resume), Refusal::NotAllowed);
    let mut acts = s.clone();
    s.ok(A, Command::Ready);
    assert_eq!(s.refused(A, Command::Ready), Refusal::NotPaused);
    assert_eq!(
        s.wait(1_000).played(A, Action::One),
        (3_000, "r=300000".to_owned())
    );
    // To act is to be back, too.
    assert_eq!(names(&acts.play(A, Action::One)), ["resumed", "played"]);
    assert_eq!(acts.clock(Seat::A), "r=301000");
}

#[test]
fn a_credit_is_taken_off_the_running_turn() {
    let mut s = Sitting::begun(agreement("sudden,base=5m"));
    s.wait(40_000);
    let credit = |amount| Command::Credit { amount };
    assert_eq!(s.refused(HOUSE, credit(0)), Refusal::BadAmount);
    assert_eq!(s.refused(HOUSE, credit(u64::MAX)), Refusal::BadAmount);
    assert_eq!(s.refused(B, credit(1)), Refusal::NotAllowed);
    let seat = Seat::A;
    let amount = 35_000;
    assert_eq!(
        s.ok(HOUSE, credit(amount)),
        [EventKind::Credited { seat, amount }]
    );
    assert_eq!(s.played(A, Action::One), (5_000, "r=295000".to_owned()));
}

#[test]
fn a_credit_and_a_pause_extend_the_start_timer() {
    let mut s = Sitting::seated(agreement(FISCHER));
    let started = s.now;
    s.wait(5_000);
    s.ok(HOUSE, Command::Credit { amount: 7_000 });
    assert_eq!(s.table.deadline(), Some(started + 32_000));
    s.ok(HOUSE, Command::Pause);
    s.wait(100_000).ok(HOUSE, Command::Resume);
    assert_eq!(s.table.deadline(), Some(started + 132_000));
    // It does not go on to what the clock charges.
    s.play(A, Action::Again);
    assert_eq!(s.wait(4_000).played(A, Action::One).0, 4_000);
}

#[test]
fn only_the_opponent_gives_time() {
    let mut s = Sitting::begun(agreement(FISCHER));
    assert_eq!(names(&s.ok(A, Command::GiveTime)), ["time_given"]);
    assert_eq!(s.clock(Seat::B), "r=315000");
    assert_eq!(s.refused(HOUSE, Command::GiveTime), Refusal::NotAllowed);
    let mut terms = agreement(FISCHER);
    terms.policies.give_time = false;
    assert_eq!(
        Sitting::begun(terms).refused(A, Command::GiveTime),
        Refusal::GiftForbidden
    );
    let mut s = Sitting::begun(agreement("unlimited"));
    assert_eq!(s.refused(A, Command::GiveTime), Refusal::GiftForbidden);
}

#[test]
fn without_a_reserve_time_is_a_credit_on_the_running_turn() {
    let mut s = Sitting::begun(agreement("fixed,per=10s"));
    assert_eq!(s.refused(A, Command::GiveTime), Refusal::GiftForbidden);
    s.ok(B, Command::GiveTime);
    assert_eq!(
        s.wait(24_999).played(A, Action::One),
        (9_999, "-".to_owned())
    );
    let mut s = Sitting::begun(agreement("correspondence,per=3d"));
    s.ok(B, Command::GiveTime);
    s.wait(345_600_000);
    assert_eq!(s.refused(A, act(Action::One)), Refusal::TimeOver);
}

// Ends.

#[test]
fn a_seat_resigns_on_either_turn() {
    for (author, winner) in [(A, Seat::B), (B, Seat::A)] {
        let mut s = Sitting::begun(agreement(FISCHER));
        s.wait(1_000).ok(author, Command::Resign);
        assert_eq!(s.verdict(), Some(Verdict::Win(winner)));
        // The clock stands where it stood.
        assert_eq!(s.clock(Seat::A), "r=299000");
        assert_eq!(s.refused(A, act(Action::One)), Refusal::Over);
        assert_eq!(s.refused(B, Command::Resign), Refusal::Over);
        assert_eq!(s.refused(B, Command::Abort), Refusal::Over);
        assert_eq!(s.refused(B, Command::Offer(OfferKind::Draw)), Refusal::Over);
    }
    let mut s = Sitting::begun(agreement(FISCHER));
    assert_eq!(s.refused(HOUSE, Command::Resign), Refusal::NotAllowed);
}

#[test]
fn the_rules_end_a_game() {
    let mut terms = agreement(FISCHER);
    terms.rules.target = 3;
    let mut s = Sitting::begun(terms);
    s.play(A, Action::One);
    let finish = s.table.finish().unwrap();
    assert_eq!(finish.verdict, Verdict::Win(Seat::A));
    assert_eq!(finish.termination, Termination::Rules(toy::Ending::Reached));
    assert_eq!(s.table.deadline(), None);
}

#[test]
fn a_seat_aborts_until_both_have_decided() {
    let mut s = Sitting::empty(agreement(FISCHER));
    assert_eq!(s.refused(A, Command::Abort), Refusal::NotSeated);
    let mut s = Sitting::seated(agreement(FISCHER));
    s.play(A, Action::One);
    let cause = AbortCause::Requested;
    assert_eq!(
        s.clone().ok(A, Command::Abort),
        [EventKind::Aborted { cause }]
    );
    assert_eq!(
        s.clone().ok(B, Command::Abort),
        [EventKind::Aborted { cause }]
    );
    s.play(B, Action::One);
    for author in [A, B] {
        assert_eq!(s.refused(author, Command::Abort), Refusal::AbortTooLate);
    }
    s.ok(MODERATOR, Command::Abort);
    assert_eq!(s.verdict(), Some(Verdict::NoResult));
}

#[test]
fn house_and_moderators_adjudicate() {
    let adjudicate = Command::Adjudicate {
        verdict: Verdict::Win(Seat::B),
    };
    let mut s = Sitting::begun(agreement(FISCHER));
    assert_eq!(s.refused(B, adjudicate.clone()), Refusal::NotAllowed);
    s.ok(MODERATOR, adjudicate);
    assert_eq!(s.verdict(), Some(Verdict::Win(Seat::B)));
}

// Draw offers.

#[test]
fn an_accepted_draw_ends_the_game() {
    let mut s = Sitting::begun(agreement(FISCHER));
    assert_eq!(s.refused(B, accept(OfferKind::Draw)), Refusal::NoOffer);
    s.ok(A, Command::Offer(OfferKind::Draw));
    assert_eq!(s.refused(A, accept(OfferKind::Draw)), Refusal::NoOffer);
    assert_eq!(
        s.refused(A, Command::Offer(OfferKind::Draw)),
        Refusal::OfferOpen
    );
    let mut mutual = s.clone();
    assert_eq!(
        names(&s.ok(B, accept(OfferKind::Draw))),
        ["answered", "agreed"]
    );
    assert_eq!(s.verdict(), Some(Verdict::Draw));
    // To offer what is offered accepts it.
    let events = mutual.ok(B, Command::Offer(OfferKind::Draw));
    assert_eq!(names(&events), ["answered", "agreed"]);
}

#[test]
fn an_accepted_end_of_play_is_said_by_both_seats() {
    let mut s = Sitting::begun(agreement(FISCHER));
    s.play(A, Action::One);
    // Whoever offers, the seat on turn says so first.
    for (offerer, other) in [(A, B), (B, A)] {
        let mut s = s.clone();
        s.ok(offerer, Command::Offer(OfferKind::End));
        let decision = s.decide(other, &accept(OfferKind::End)).unwrap();
        let said: Vec<Author> = decision.events.iter().map(|event| event.author).collect();
        assert_eq!(said, [other, B, A]);
        assert_eq!(s.verdict(), Some(Verdict::Draw));
        let termination = s.table.finish().map(|finish| &finish.termination);
        assert_eq!(termination, Some(&Termination::Rules(toy::Ending::Rested)));
    }
    // One seat has said it already: the other joins.
    s.play(B, Action::Rest);
    s.ok(B, Command::Offer(OfferKind::End));
    let events = s.ok(A, Command::Offer(OfferKind::End));
    assert_eq!(names(&events), ["answered", "played"]);
}

#[test]
fn an_end_of_play_that_the_rules_do_not_know_cannot_be_offered() {
    let mut strict = agreement(FISCHER);
    strict.rules.draws = false;
    let mut s = Sitting::begun(strict);
    let end = OfferKind::End;
    assert_eq!(
        s.refused(A, Command::Offer(end)),
        Refusal::OfferForbidden(end)
    );
    let seen = s.table.snapshot(Role::Seat(Seat::A));
    assert!(!seen.may_offer.contains(&end));
}

#[test]
fn a_log_that_forgets_an_accepted_end_is_corrupt() {
    let mut s = Sitting::begun(agreement(FISCHER));
    s.ok(A, Command::Offer(OfferKind::End));
    let mut cut = s.clone();
    let events = s.decide(B, &accept(OfferKind::End)).unwrap().events;
    cut.table.fold(&events[0]).unwrap();
    for command in [Command::Resign, Command::Offer(OfferKind::Draw)] {
        assert_eq!(cut.refused(A, command), Refusal::OutOfOrder);
    }
    cut.table.fold(&events[1]).unwrap();
    cut.table.fold(&events[2]).unwrap();
    assert_eq!(cut.table, s.table);
}

#[test]
fn an_offer_ends_with_the_offerers_next_action_not_the_opponents() {
    let mut s = Sitting::begun(agreement(FISCHER));
    s.ok(B, Command::Offer(OfferKind::Draw));
    s.play(A, Action::One);
    assert_eq!(
        s.table.snapshot(Role::Spectator).offers,
        [(Seat::B, OfferKind::Draw)]
    );
    s.play(B, Action::One);
    assert_eq!(s.table.snapshot(Role::Spectator).offers, []);
    assert_eq!(s.refused(A, accept(OfferKind::Draw)), Refusal::NoOffer);
}

#[test]
fn a_refused_offer_waits_for_five_plies() {
    let mut s = Sitting::begun(agreement(FISCHER));
    s.ok(A, Command::Offer(OfferKind::Draw));
    s.ok(B, refuse(OfferKind::Draw));
    for left in (1..=5).rev() {
        let again = s.refused(A, Command::Offer(OfferKind::Draw));
        assert_eq!(again, Refusal::OfferTooSoon { plies: left });
        // Another kind, and the other seat, are free.
        s.clone().ok(A, Command::Offer(OfferKind::Takeback));
        s.clone().ok(B, Command::Offer(OfferKind::Draw));
        let author = Author::Seat(s.table.to_act().unwrap());
        s.play(author, Action::One);
    }
    s.ok(A, Command::Offer(OfferKind::Draw));
}

#[test]
fn an_offer_can_be_withdrawn() {
    let mut s = Sitting::begun(agreement(FISCHER));
    assert_eq!(
        s.refused(A, Command::Withdraw(OfferKind::Draw)),
        Refusal::NoOffer
    );
    s.ok(A, Command::Offer(OfferKind::Draw));
    assert_eq!(
        s.refused(B, Command::Withdraw(OfferKind::Draw)),
        Refusal::NoOffer
    );
    s.ok(A, Command::Withdraw(OfferKind::Draw));
    assert_eq!(s.refused(B, accept(OfferKind::Draw)), Refusal::NoOffer);
}

#[test]
fn draw_offers_need_a_room_and_a_game_that_know_them() {
    let forbidden = Refusal::OfferForbidden(OfferKind::Draw);
    let mut terms = agreement(FISCHER);
    terms.policies.draw_offers = false;
    assert_eq!(
        Sitting::begun(terms).refused(A, Command::Offer(OfferKind::Draw)),
        forbidden
    );
    let mut terms = agreement(FISCHER);
    terms.rules.draws = false;
    assert_eq!(
        Sitting::begun(terms).refused(A, Command::Offer(OfferKind::Draw)),
        forbidden
    );
    let mut s = Sitting::empty(agreement(FISCHER));
    let who = "ann".to_owned();
    s.ok(A, Command::Sit { who });
    assert_eq!(
        s.refused(A, Command::Offer(OfferKind::Draw)),
        Refusal::NotStarted
    );
}

// Takebacks.

#[test]
fn a_takeback_goes_to_the_offerers_last_decision_on_either_turn() {
    let mut s = Sitting::begun(agreement(FISCHER));
    s.wait(10_000).play(A, Action::Two); // r=293000
    s.wait(4_000).play(B, Action::One); // r=299000
    assert_eq!(s.table.game().total, 5);
    // On the own turn: both plies go.
    let mut own = s.clone();
    own.wait(1_000).ok(A, Command::Offer(OfferKind::Takeback));
    own.wait(1_000);
    assert_eq!(
        names(&own.ok(B, accept(OfferKind::Takeback))),
        ["answered", "took_back"]
    );
    assert_eq!(own.table.game().total, 2);
    assert_eq!(own.table.to_act(), Some(Seat::A));
    assert_eq!(own.table.actions().count(), 2);
    // Clocks keep their values: the 2 s of the turn that is no more are gone, without an increment.
    assert_eq!(own.clock(Seat::A), "r=291000");
    assert_eq!(own.clock(Seat::B), "r=299000");
    assert_eq!(
        own.wait(1_000).played(A, Action::One),
        (1_000, "r=293000".to_owned())
    );
    // On the opponent's turn: one ply goes.
    s.wait(1_000).ok(B, Command::Offer(OfferKind::Takeback));
    s.ok(A, accept(OfferKind::Takeback));
    assert_eq!(s.table.game().total, 4);
    assert_eq!(s.table.to_act(), Some(Seat::B));
    assert_eq!(s.clock(Seat::A), "r=292000");
    assert_eq!(s.table.position_seq(), s.table.seq());
}

#[test]
fn a_takeback_refunds_periods_spent_since() {
    let mut s = Sitting::begun(agreement("byoyomi,main=10s,periods=3,period=30s"));
    s.wait(50_000).play(A, Action::One); // one period
    assert_eq!(s.clock(Seat::A), "m=0,n=2");
    s.wait(45_000).play(B, Action::One); // one period
    assert_eq!(s.clock(Seat::B), "m=0,n=2");
    s.ok(A, Command::Offer(OfferKind::Takeback));
    s.ok(B, accept(OfferKind::Takeback));
    assert_eq!(s.clock(Seat::A), "m=0,n=3");
    assert_eq!(s.clock(Seat::B), "m=0,n=3");
}

#[test]
fn a_takeback_needs_a_decision_and_a_room() {
    let offer = Command::Offer(OfferKind::Takeback);
    let mut s = Sitting::seated(agreement(FISCHER));
    s.play(A, Action::One);
    assert_eq!(s.refused(B, offer.clone()), Refusal::NothingToTakeBack);
    let mut terms = agreement(FISCHER);
    terms.policies.takeback = Takeback::Never;
    let mut s = Sitting::begun(terms);
    assert_eq!(
        s.refused(A, offer.clone()),
        Refusal::OfferForbidden(OfferKind::Takeback)
    );
}

#[test]
fn a_takeback_that_comes_too_late_is_refused() {
    let mut s = Sitting::begun(agreement("sudden,base=1m"));
    s.ok(B, Command::Offer(OfferKind::Takeback));
    s.wait(60_000);
    assert_eq!(s.refused(A, accept(OfferKind::Takeback)), Refusal::TimeOver);
    let mut s = Sitting::begun(agreement("sudden,base=1m"));
    s.ok(B, Command::Offer(OfferKind::Takeback));
    s.ok(HOUSE, Command::Pause);
    s.ok(A, accept(OfferKind::Takeback));
    assert_eq!(s.table.deadline(), None, "still paused");
}

#[test]
fn after_a_takeback_of_the_first_decision_the_clock_charges() {
    let mut s = Sitting::seated(agreement(FISCHER));
    s.wait(8_000).play(A, Action::One);
    s.ok(A, Command::Offer(OfferKind::Takeback));
    s.ok(B, accept(OfferKind::Takeback));
    assert_eq!(
        s.wait(5_000).played(A, Action::Two),
        (5_000, "r=298000".to_owned())
    );
}

// Absence.

fn claim(claim: AbsenceClaim, gone_since: u64) -> Command<Toy> {
    Command::ClaimAbsence {
        claim,
        absence: Absence {
            gone_since,
            guest: false,
            left: false,
            weight_percent: 100,
        },
    }
}

#[test]
fn absence_is_claimed_on_the_absent_seats_turn_after_a_grace() {
    let mut s = Sitting::seated(agreement(FISCHER));
    let gone = s.now;
    s.play(A, Action::One);
    s.wait(20_000);
    assert_eq!(
        s.refused(A, claim(AbsenceClaim::Win, gone)),
        Refusal::AbsenceNotClaimable
    );
    s.play(B, Action::One);
    s.wait(20_000);
    // A is on turn: only B may claim.
    assert_eq!(
        s.refused(A, claim(AbsenceClaim::Win, gone)),
        Refusal::AbsenceNotClaimable
    );
    assert_eq!(
        s.refused(B, claim(AbsenceClaim::Win, gone + 1)),
        Refusal::NotGoneLongEnough
    );
    assert_eq!(
        s.refused(B, claim(AbsenceClaim::Win, u64::MAX)),
        Refusal::NotGoneLongEnough
    );
    let mut draw = s.clone();
    draw.ok(B, claim(AbsenceClaim::Draw, gone));
    assert_eq!(draw.verdict(), Some(Verdict::Draw));
    s.ok(B, claim(AbsenceClaim::Win, gone));
    assert_eq!(s.verdict(), Some(Verdict::Win(Seat::B)));
}

#[test]
fn graces_depend_on_speed_guests_record_and_manners() {
    let absence = Absence {
        gone_since: 0,
        guest: false,
        left: false,
        weight_percent: 100,
    };
    use yonban_clock::Speed;
    assert_eq!(absence.grace(Speed::Bullet), Some(30_000));
    assert_eq!(absence.grace(Speed::Rapid), Some(80_000));
    assert_eq!(absence.grace(Speed::Classical), Some(120_000));
    assert_eq!(absence.grace(Speed::Correspondence), None);
    let guest = Absence {
        guest: true,
        ..absence
    };
    assert_eq!(guest.grace(Speed::Blitz), Some(20_000));
    let bad = Absence {
        weight_percent: 25,
        ..guest
    };
    assert_eq!(bad.grace(Speed::Blitz), Some(10_000));
    let left = Absence {
        left: true,
        ..absence
    };
    assert_eq!(left.grace(Speed::Classical), Some(10_000));
}

#[test]
fn who_cannot_win_claims_a_draw_only_and_some_tables_know_no_claims() {
    let mut s = Sitting::begun(agreement(FISCHER));
    let gone = s.now;
    s.play(A, Action::One);
    s.play(B, Action::Renounce);
    s.wait(40_000);
    assert_eq!(
        s.refused(B, claim(AbsenceClaim::Win, gone)),
        Refusal::CannotWin
    );
    s.clone().ok(B, claim(AbsenceClaim::Draw, gone));
    s.ok(HOUSE, Command::Pause);
    assert_eq!(
        s.refused(B, claim(AbsenceClaim::Draw, gone)),
        Refusal::Paused
    );
    let mut terms = agreement(FISCHER);
    terms.policies.absence_claims = false;
    for terms in [terms, agreement("correspondence,per=3d")] {
        let mut s = Sitting::begun(terms);
        let gone = s.now;
        s.wait(200_000);
        assert_eq!(
            s.refused(B, claim(AbsenceClaim::Win, gone)),
            Refusal::AbsenceNotClaimable
        );
    }
}

// Claims with a price.

#[test]
fn an_unfounded_claim_leaves_no_trace_where_it_has_no_price() {
    let mut s = Sitting::begun(agreement(FISCHER));
    assert_eq!(
        s.refused(A, act(Action::Claim)),
        Refusal::Illegal(Illegal::ClaimUnfounded)
    );
}

#[test]
fn an_unfounded_claim_costs_time() {
    let mut terms = agreement(FISCHER);
    terms.policies.claim_cost = ClaimCost::Time(10_000);
    let mut s = Sitting::begun(terms);
    let decision = s.wait(1_000).decide(A, &act(Action::Claim)).unwrap();
    assert_eq!(
        decision.refused,
        Some(Refusal::Illegal(Illegal::ClaimUnfounded))
    );
    let [event] = decision.events.as_slice() else {
        panic!("{decision:?}");
    };
    let priced = EventKind::ClaimRefused {
        seat: Seat::A,
        reason: "claim_unfounded".to_owned(),
        price: ClaimCost::Time(10_000),
    };
    assert_eq!(event.kind, priced);
    assert_eq!(
        s.wait(1_000).played(A, Action::One),
        (12_000, "r=291000".to_owned())
    );
    // Other refusals are free, and a founded claim is.
    s.play(B, Action::Again);
    assert_eq!(
        s.refused(B, act(Action::Again)),
        Refusal::Illegal(Illegal::Dithering)
    );
    s.play(B, Action::Foul);
    s.play(A, Action::Claim);
    assert_eq!(s.verdict(), Some(Verdict::Win(Seat::A)));
}

#[test]
fn without_tries_left_founded_and_unfounded_claims_are_refused_alike() {
    let mut terms = agreement(FISCHER);
    terms.policies.claim_cost = ClaimCost::Tries(2);
    let mut s = Sitting::begun(terms);
    for left in [1, 0] {
        assert!(s.decide(A, &act(Action::Claim)).unwrap().refused.is_some());
        assert_eq!(
            s.table.snapshot(Role::Spectator).claims_left,
            Some([left, 2])
        );
    }
    assert_eq!(s.refused(A, act(Action::Claim)), Refusal::NoTriesLeft);
    s.play(A, Action::One);
    s.play(B, Action::Foul);
    assert_eq!(s.refused(A, act(Action::Claim)), Refusal::NoTriesLeft);
    s.play(A, Action::Foul);
    s.play(B, Action::Claim);
    assert_eq!(s.verdict(), Some(Verdict::Win(Seat::B)));
}

// Rematch.

#[test]
fn a_rematch_is_offered_after_the_end_and_leads_to_one_table() {
    let mut terms = agreement(FISCHER);
    terms.controls[1] = "fischer,base=3m,inc=2s".parse().unwrap();
    let mut s = Sitting::begun(terms);
    let offer = Command::Offer(OfferKind::Rematch);
    assert_eq!(
        s.refused(A, offer.clone()),
        Refusal::OfferUntimely(OfferKind::Rematch)
    );
    assert_eq!(s.table.next_table(), None);
    s.ok(A, Command::Resign);
    s.ok(A, offer.clone());
    let mut refused = s.clone();
    refused.ok(B, refuse(OfferKind::Rematch));
    assert!(matches!(
        refused.refused(A, offer.clone()),
        Refusal::OfferTooSoon { .. }
    ));
    assert!(!s.table.rematch_agreed());
    s.ok(B, offer.clone());
    assert!(s.table.rematch_agreed());
    assert_eq!(
        s.refused(A, offer),
        Refusal::OfferUntimely(OfferKind::Rematch)
    );
    let next = s.table.next_table().unwrap();
    assert_eq!(next.id, s.table.next_table_id());
    assert_eq!(next.id, s.table.id().next());
    assert_ne!(next.id, s.table.id());
    // Sides are exchanged, and everybody keeps their own clock.
    assert_eq!(next.seats, [Some("bob".to_owned()), Some("ann".to_owned())]);
    let controls = next.agreement.controls.map(|control| control.to_string());
    assert_eq!(controls, ["fischer,base=3m,inc=2s", FISCHER]);
    assert_eq!(s.table.next_agreement(), Some(next.agreement));
}

#[test]
fn handicaps_keep_sides_and_a_series_carries_time() {
    let mut terms = agreement("sudden,base=5m");
    terms.series.sides = Sides::Keep;
    terms.series.carry = Carry::AtLeast(60_000);
    let mut s = Sitting::begun(terms);
    s.wait(250_000).play(A, Action::One);
    s.wait(100_000).ok(B, Command::Resign);
    let next = s.table.next_table().unwrap();
    assert_eq!(next.seats, [Some("ann".to_owned()), Some("bob".to_owned())]);
    let controls = next.agreement.controls.map(|control| control.to_string());
    assert_eq!(controls, ["sudden,base=1m", "sudden,base=200s"]);
}

#[test]
fn a_series_that_begins_anew_or_a_game_that_did_not_count_carries_nothing() {
    let mut terms = agreement("sudden,base=5m");
    terms.series.carry = Carry::AtLeast(60_000);
    let mut s = Sitting::begun(terms);
    s.wait(250_000).play(A, Action::One);
    s.ok(B, Command::Resign);
    let controls = |clocks| {
        let next = s.table.next_table_with(clocks).unwrap();
        next.agreement.controls.map(|control| control.to_string())
    };
    assert_eq!(controls(NextClocks::Same), ["sudden,base=5m"; 2]);
    let own = ["sudden,base=9m", "sudden,base=7m"].map(|text| text.parse().unwrap());
    // Given by seat here; who they belong to sits on the other seat there.
    assert_eq!(
        controls(NextClocks::Of(own)),
        ["sudden,base=7m", "sudden,base=9m"]
    );
}

#[test]
fn one_person_on_both_seats_agrees_at_once() {
    let mut s = Sitting::begun(agreement(FISCHER));
    s.play(A, Action::One);
    let takeback = Command::Agree(OfferKind::Takeback);
    assert_eq!(
        names(&s.ok(A, takeback.clone())),
        ["offered", "answered", "took_back"]
    );
    assert_eq!(s.table.to_act(), Some(Seat::A));
    assert_eq!(s.refused(HOUSE, takeback), Refusal::NotAllowed);
    assert_eq!(
        names(&s.ok(A, Command::Agree(OfferKind::Draw))),
        ["offered", "answered", "agreed"]
    );
    assert_eq!(s.verdict(), Some(Verdict::Draw));
    assert_eq!(
        names(&s.ok(B, Command::Agree(OfferKind::Rematch))),
        ["offered", "answered"]
    );
    assert!(s.table.rematch_agreed());
    // What the table does not know is not known this way either.
    let mut never = agreement(FISCHER);
    never.policies.takeback = Takeback::Never;
    let mut s = Sitting::begun(never);
    s.play(A, Action::One);
    assert_eq!(
        s.refused(A, Command::Agree(OfferKind::Takeback)),
        Refusal::OfferForbidden(OfferKind::Takeback)
    );
}

// What is shown.

#[test]
fn legal_actions_go_only_to_the_seat_that_acts_and_betray_no_claim() {
    let mut s = Sitting::begun(agreement(FISCHER));
    s.play(A, Action::Foul);
    let legal = s.table.snapshot(Role::Seat(Seat::B)).legal.unwrap();
    assert!(legal.contains(&Action::One));
    assert!(!legal.contains(&Action::Claim));
    for role in [Role::Seat(Seat::A), Role::Spectator, Role::Moderator] {
        assert_eq!(s.table.snapshot(role).legal, None);
    }
    s.play(B, Action::Claim);
    assert_eq!(s.table.snapshot(Role::Seat(Seat::A)).legal, None);
}

#[test]
fn a_snapshot_says_what_its_role_may_do() {
    let s = Sitting::seated(agreement(FISCHER));
    let view = s.table.snapshot(Role::Seat(Seat::A));
    assert!(view.may_abort && view.may_give_time);
    assert_eq!(view.may_offer, [OfferKind::Draw, OfferKind::End]);
    assert_eq!(view.start_at, Some(s.now + 25_000));
    assert_eq!(view.flag_at, None);
    let view = s.table.snapshot(Role::Spectator);
    assert!(!view.may_abort && !view.may_give_time && view.may_offer.is_empty());
    let mut s = Sitting::begun(agreement(FISCHER));
    let view = s.table.snapshot(Role::Seat(Seat::A));
    assert!(!view.may_abort);
    assert_eq!(
        view.may_offer,
        [OfferKind::Draw, OfferKind::End, OfferKind::Takeback]
    );
    assert_eq!(view.flag_at, Some(s.now + 300_000));
    assert_eq!(view.records, ["one", "one"]);
    assert_eq!(view.labels, ["First", "Second"]);
    s.ok(A, Command::Resign);
    assert_eq!(
        s.table.snapshot(Role::Seat(Seat::A)).may_offer,
        [OfferKind::Rematch]
    );
    assert!(!s.table.snapshot(Role::Moderator).may_abort);
}

#[test]
fn refusals_have_codes_and_reasons() {
    // A claim that does not hold has the code of claims, and the rule's own name, as every rule.
    let claim = Refusal::<Toy>::Illegal(Illegal::ClaimUnfounded);
    assert_eq!(
        (claim.code(), claim.reason()),
        (Code::ClaimInvalid, "claim_unfounded")
    );
    let illegal = Refusal::<Toy>::Illegal(Illegal::Dithering);
    assert_eq!(
        (illegal.code(), illegal.reason()),
        (Code::Illegal, "dithering")
    );
    let code = |refusal: Refusal<Toy>| refusal.code().to_string();
    assert_eq!(code(Refusal::NotYourTurn), "not_your_turn");
    assert_eq!(code(Refusal::Over), "game_over");
    assert_eq!(code(Refusal::NotSeated), "not_seated");
    assert_eq!(code(Refusal::FlagNotDue), "claim_invalid");
    assert_eq!(code(Refusal::TimeOver), "window_closed");
    assert_eq!(code(Refusal::BadName), "too_large");
    assert_eq!(code(Refusal::NoChances), "internal");
}

#[test]
fn an_agreement_is_one_text_with_one_hash() {
    let mut terms = agreement(FISCHER);
    terms.preset = "odd;100%\tname".to_owned();
    terms.policies.claim_cost = ClaimCost::Tries(3);
    let text = terms.to_string();
    assert_eq!(
        text,
        "game=toy;preset=odd%3B100%25%09name;rules=toy,target=1000,opening=0,draws=yes;\
         control_a=fischer,base=5m,inc=3s;control_b=fischer,base=5m,inc=3s;moves=30;rated=no;\
         draw=offers;takeback=by_consent;give_time=yes;absence=claims;claim_cost=tries=3;\
         series=swap,fresh,open"
    );
    assert_eq!(yonban_table::game_of(&text).as_deref(), Some("toy"));
    let said = |key| yonban_table::value_of(&text, key);
    assert_eq!(said("preset").as_deref(), Some(terms.preset.as_str()));
    assert_eq!(said("rules"), Some(terms.rules.to_string()), "decoded");
    assert_eq!(said("control_b"), Some(terms.controls[1].to_string()));
    assert_eq!(said("series"), Some(terms.series.to_string()));
    assert_eq!(said("moon"), None);
    assert_eq!(yonban_table::value_of("rules=free", "rules"), None);
    let read: yonban_table::Agreement<Toy> = text.parse().unwrap();
    assert_eq!(read, terms);
    assert_eq!(read.hash(), terms.hash());
    assert_ne!(read.hash(), agreement(FISCHER).hash());
    for (from, to) in [
        ("moves=30", "moves=030"),
        ("rated=no", "rated=maybe"),
        (";rated=no", ""),
        ("base=5m", "base=300s"),
        ("%3B", "%3b"),
        ("%3B", "%"),
        ("swap,", "sideways,"),
        ("toy,target", "ludo,target"),
    ] {
        let edited = text.replace(from, to);
        assert_ne!(edited, text);
        assert!(
            edited.parse::<yonban_table::Agreement<Toy>>().is_err(),
            "{edited}"
        );
    }
}

#[test]
fn a_log_names_its_game_and_is_read_back() {
    let s = Sitting::begun(agreement(FISCHER));
    assert_eq!(
        yonban_table::game_of_line(&s.log[0].0).as_deref(),
        Some("toy")
    );
    let again = Table::replay(s.log.iter().map(|(line, _)| line)).unwrap();
    assert_eq!(again, s.table);
}
