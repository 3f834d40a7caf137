//! The invariants of `data/clock/README.md` for random controls, states and charges.

use proptest::prelude::*;
use yonban_clock::{Control, Rounding, SeatClock, Timing, TurnCharge};

fn duration() -> impl Strategy<Value = u64> {
    // Whole seconds, so that a unit of a second divides them.
    prop_oneof![Just(0), 1..100u64, 1..5_000u64].prop_map(|s| s * 1000)
}

fn timing() -> impl Strategy<Value = Timing> {
    let d = duration;
    prop_oneof![
        d().prop_map(|base| Timing::Sudden { base }),
        (d(), d(), proptest::option::of(d())).prop_map(|(base, inc, cap)| Timing::Fischer {
            base,
            inc,
            cap
        }),
        d().prop_map(|per| Timing::Fixed { per }),
        (d(), d()).prop_map(|(base, delay)| Timing::Bronstein { base, delay }),
        (d(), d()).prop_map(|(base, delay)| Timing::Delay { base, delay }),
        (d(), 1..6u32, d(), d()).prop_map(|(main, periods, period, inc)| Timing::Byoyomi {
            main,
            periods,
            period,
            inc
        }),
        (d(), d(), 1..6u32).prop_map(|(main, block, moves)| Timing::Canadian {
            main,
            block,
            moves
        }),
        d().prop_map(|per| Timing::Correspondence { per }),
        (d(), d(), d()).prop_map(|(base, inc, cap)| Timing::CorrespondenceFischer {
            base,
            inc,
            cap
        }),
        Just(Timing::Unlimited),
    ]
}

fn control() -> impl Strategy<Value = Control> {
    let rounding = prop_oneof![
        Just(Rounding::EXACT),
        (0..3u64).prop_map(|least| Rounding {
            unit: 1000,
            least: least * 1000
        }),
    ];
    (timing(), rounding).prop_filter_map("unplayable", |(timing, rounding)| {
        Control::new(timing, rounding).ok()
    })
}

/// A state the control can reach: some turns and gifts from the start.
fn reached(control: &Control, turns: &[(u64, bool)]) -> SeatClock {
    let mut state = control.start();
    for (charge, gift) in turns {
        if let Ok(next) = control.spend(&state, *charge) {
            state = next;
        }
        if *gift {
            state = control.give(&state, 15_000).unwrap_or(state);
        }
    }
    state
}

fn turns() -> impl Strategy<Value = Vec<(u64, bool)>> {
    proptest::collection::vec((0..40_000u64, proptest::bool::weighted(0.2)), 0..12)
}

/// Everything a seat could still use in one turn.
fn time_left(control: &Control, state: &SeatClock) -> u64 {
    control.deadline(state).unwrap_or(u64::MAX)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn texts_round_trip(control in control(), turns in turns()) {
        let text = control.to_string();
        prop_assert_eq!(text.parse::<Control>(), Ok(control));
        let state = reached(&control, &turns);
        prop_assert_eq!(state.to_string().parse::<SeatClock>(), Ok(state));
    }

    #[test]
    fn a_turn_flags_exactly_at_its_deadline(
        control in control(), turns in turns(), charge in 0..6_000_000u64, near in -2..3i64,
    ) {
        let state = reached(&control, &turns);
        let deadline = control.deadline(&state);
        let near = deadline.map_or(charge, |d| d.saturating_add_signed(near));
        for charge in [charge, near] {
            let flags = deadline.is_some_and(|deadline| charge >= deadline);
            prop_assert_eq!(control.spend(&state, charge).is_err(), flags);
            prop_assert_eq!(control.settle(&state, charge).is_err(), flags);
        }
    }

    #[test]
    fn reached_states_fit_and_only_byoyomi_counts_periods(control in control(), turns in turns()) {
        let state = reached(&control, &turns);
        prop_assert!(control.fits(&state), "{} {}", control, state);
    }

    #[test]
    fn a_larger_charge_never_leaves_more(
        control in control(), turns in turns(), charge in 0..3_000_000u64, more in 0..20_000u64,
    ) {
        let state = reached(&control, &turns);
        // Time given on top of a block that has one move left: to reach that move is to get a fresh
        // block, which is worth more than the main time it costs. A property of the control.
        if let SeatClock::Canadian { main: 1.., moves: 1, .. } = state {
            return Ok(());
        }
        let (Ok(less), Ok(after)) =
            (control.spend(&state, charge), control.spend(&state, charge + more))
        else {
            return Ok(());
        };
        prop_assert!(time_left(&control, &after) <= time_left(&control, &less));
        let (Ok(less), Ok(after)) =
            (control.settle(&state, charge), control.settle(&state, charge + more))
        else {
            unreachable!("spend and settle flag alike");
        };
        prop_assert!(time_left(&control, &after) <= time_left(&control, &less));
        prop_assert!(time_left(&control, &less) <= time_left(&control, &state));
    }

    #[test]
    fn charges_add_up(
        spans in proptest::collection::vec(0..10_000u64, 1..8),
        compensation in 0..2_000u64, credit in 0..20_000u64, deadline in 0..100_000u64,
    ) {
        let mut turn = TurnCharge::default();
        for span in &spans {
            turn.add_span(*span);
        }
        turn.add_compensation(compensation);
        turn.add_credit(credit);
        let elapsed: u64 = spans.iter().sum();
        prop_assert_eq!(turn.charge(), elapsed.saturating_sub(compensation + credit));
        let mut later = turn;
        later.add_span(turn.until(deadline));
        prop_assert!(later.charge() >= deadline);
        if turn.until(deadline) > 0 {
            let mut before = turn;
            before.add_span(turn.until(deadline) - 1);
            prop_assert!(before.charge() < deadline);
        }
    }

    #[test]
    fn a_carried_control_is_playable(control in control(), reserve in 0..6_000_000u64) {
        let next = control.with_start(reserve);
        prop_assert_eq!(Control::new(next.timing(), next.rounding()), Ok(next));
        prop_assert_eq!(next.to_string().parse::<Control>(), Ok(next));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[a-z0-9,=-]{0,60}") {
        if let Ok(control) = text.parse::<Control>() {
            prop_assert_eq!(control.to_string().parse::<Control>(), Ok(control));
        }
    }
}

#[test]
fn unplayable_controls_are_refused() {
    for text in [
        "",
        "sudden",
        "sudden,base=0s",
        "sudden,base=5m,base=5m",
        "sudden,base=5m,inc=1s",
        "sudden,base",
        "sudden,base=5m,",
        "sudden,base=400d",
        "fischer,base=5m",
        "fischer,base=5m,inc=1s,cap=1m",
        "byoyomi,main=0s,periods=0,period=30s",
        "byoyomi,main=0s,periods=+1,period=30s",
        "byoyomi,main=0s,periods=1,period=0s",
        "canadian,main=0s,block=1m,moves=1001",
        "delay,base=0s,delay=0s",
        "sudden,base=1500ms,unit=1s",
        "sudden,base=5m,unit=0s",
        "unlimited,unit=1s",
        "Sudden,base=5m",
    ] {
        assert!(text.parse::<Control>().is_err(), "{text}");
    }
    assert_eq!(
        "byoyomi,period=30s,periods=1,main=600s"
            .parse::<Control>()
            .unwrap()
            .to_string(),
        "byoyomi,main=10m,periods=1,period=30s"
    );
}

#[test]
fn a_state_of_another_control_counts_as_used_up() {
    let sudden: Control = "sudden,base=5m".parse().unwrap();
    let foreign = SeatClock::Byoyomi {
        main: 60_000,
        periods: 3,
    };
    assert!(!sudden.fits(&foreign));
    assert_eq!(sudden.deadline(&foreign), Some(0));
    assert!(sudden.spend(&foreign, 0).is_err());
}
