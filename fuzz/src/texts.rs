//! One-line texts: print ∘ parse is the identity, whatever is read.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use yonban_clock::{Control, SeatClock, format_duration, parse_duration};
use yonban_gomoku::{Action, Gomoku, Point, Preset, Rules};
use yonban_rules::{Game, PositionText, Seat, Verdict};
use yonban_table::{LogHash, Seal, Series, TableId};

/// What a text is read as prints as a text that is read as the same.
pub(crate) fn canonical<T: FromStr<Err: Debug> + Display + PartialEq + Debug>(
    text: &str,
) -> Option<T> {
    match text.parse::<T>() {
        Ok(value) => {
            let printed = value.to_string();
            match printed.parse::<T>() {
                Ok(again) => assert_eq!(again, value, "{text:?} prints as {printed:?}"),
                Err(error) => panic!("{text:?} prints as {printed:?}: {error:?}"),
            }
            assert_eq!(value.to_string(), printed);
            Some(value)
        }
        Err(error) => {
            // A refusal may quote the text, not multiply it.
            let told = format!("{error:?}");
            assert!(told.len() <= 12 * text.len() + 2_000, "{told}");
            None
        }
    }
}

/// Actions, points, rules, positions of gomoku: `rules NEWLINE position NEWLINE action ...`.
pub(crate) fn game_texts(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text.split('\n');
    let rules = lines.next().and_then(canonical::<Rules>);
    let rules = rules.unwrap_or(Rules::from(Preset::Renju));
    let position = lines.next().unwrap_or_default();
    let mut game = match Gomoku::from_position(&rules, position) {
        Ok(game) => {
            let printed = game.position();
            let again = Gomoku::from_position(&rules, &printed).expect("a printed position");
            assert_eq!(again, game, "{position:?} prints as {printed:?}");
            assert_eq!(again.legal_actions(), game.legal_actions());
            game
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            Gomoku::new(&rules)
        }
    };
    for line in lines.take(40) {
        canonical::<Point>(line);
        canonical::<Seat>(line);
        canonical::<Verdict>(line);
        let Some(action) = canonical::<Action>(line) else {
            continue;
        };
        let before = game.clone();
        let listed = game.legal_actions().contains(&action);
        match game.check(&action) {
            Ok(()) => {
                assert!(listed, "{action} is accepted but not listed");
                game.play_unchecked(&action);
                let again = Gomoku::from_position(&rules, &game.position());
                if let Ok(again) = again {
                    assert_eq!(again.position(), game.position());
                }
            }
            Err(_) => {
                assert!(!listed, "{action} is listed but refused");
                assert_eq!(game, before);
                if let Some(explanation) = game.explain(&action) {
                    assert!(!explanation.to_string().is_empty());
                }
            }
        }
        if let Some(point) = action.point()
            && let Some(explanation) = game.explain_point(point)
        {
            assert_eq!(explanation.point(), point);
        }
    }
}

/// Controls, clocks, durations, series, ids, hashes: one a line.
pub(crate) fn clock_texts(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut control: Option<Control> = None;
    for line in text.split('\n').take(20) {
        canonical::<Series>(line);
        canonical::<TableId>(line);
        canonical::<LogHash>(line);
        canonical::<Seal>(line);
        if let Ok(duration) = parse_duration(line) {
            let printed = format_duration(duration);
            assert_eq!(parse_duration(&printed), Ok(duration), "{line:?}");
        }
        if let Some(state) = canonical::<SeatClock>(line)
            && let Some(control) = control
            && control.fits(&state)
        {
            spend(&control, &state);
        }
        if let Some(read) = canonical::<Control>(line) {
            let start = read.start();
            assert!(read.fits(&start), "{read}");
            spend(&read, &start);
            let _speed = (read.speed(60), read.estimate(60), read.compensation_limit());
            control = Some(read);
        }
    }
}

/// A clock never runs past its deadline, and always up to it.
fn spend(control: &Control, state: &SeatClock) {
    for charge in [0, 1, 999, 1_000, 60_000, u64::MAX / 2, u64::MAX] {
        if let Ok(after) = control.spend(state, charge) {
            assert!(
                control.fits(&after),
                "{control} {state} - {charge} = {after}"
            );
            if let Some(deadline) = control.deadline(state) {
                assert!(
                    charge <= deadline,
                    "{control} {state}: {charge} of {deadline}"
                );
            }
        } else {
            let deadline = control.deadline(state).expect("a clock that can run out");
            assert!(
                charge >= deadline,
                "{control} {state}: {charge} of {deadline}"
            );
        }
    }
}
