//! Texts: whatever is read prints back, and whatever is refused is refused without a panic.

use proptest::prelude::*;
use yonban_gomoku::notation::moves::{self, Move};
use yonban_gomoku::rules::{Key, describe};
use yonban_gomoku::{Action, Gomoku, Judging, Point, Preset, Rules};
use yonban_rules::{AtTable, Game, PositionText, Reason, SetupError};

fn point() -> impl Strategy<Value = Point> {
    (0..Point::FILES, 0..Point::RANKS).prop_map(|(file, rank)| Point::new(file, rank))
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        point().prop_map(Action::Place),
        point().prop_map(Action::Offer),
        point().prop_map(Action::Pick),
        any::<u8>().prop_map(Action::Declare),
        prop::sample::select(Action::WORDS.to_vec()),
    ]
}

/// Rules with up to four keys set to allowed values.
fn rules() -> impl Strategy<Value = Rules> {
    let picks = prop::collection::vec((0..Key::ALL.len(), any::<prop::sample::Index>()), 0..4);
    (prop::sample::select(Preset::ALL.to_vec()), picks).prop_map(|(preset, picks)| {
        picks
            .into_iter()
            .fold(Rules::from(preset), |rules, (key, value)| {
                let key = Key::ALL[key];
                match key.allowed(preset) {
                    Some(allowed) => rules.with(key, value.get::<String>(&allowed)).unwrap(),
                    None => rules,
                }
            })
    })
}

proptest! {
    #[test]
    fn actions_read_back(action in action()) {
        prop_assert_eq!(action.to_string().parse(), Ok(action));
    }

    #[test]
    fn what_reads_as_an_action_prints_in_lower_case(text in "[a-zA-Z0-9 ]{0,12}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.to_lowercase());
        }
    }

    #[test]
    fn rules_read_back(rules in rules()) {
        prop_assert_eq!(rules.to_string().parse(), Ok(rules));
    }

    #[test]
    fn any_text_may_be_tried(text in "\\PC{0,40}") {
        let _ = text.parse::<Action>();
        drop(moves::parse(&text));
        if let Ok(rules) = text.parse::<Rules>() {
            prop_assert_eq!(rules.to_string().parse(), Ok(rules));
        }
        prop_assert!(Gomoku::from_position(&Rules::from(Preset::Renju), &text).is_err());
    }

    #[test]
    fn bent_positions_are_refused_or_read_back(
        at in any::<prop::sample::Index>(),
        with in "[BWbw0-9/ @,=a-z]{0,3}",
    ) {
        let rules = "yamaguchi".parse().unwrap();
        let text = "15/15/15/15/15/15/7W7/7BB6/15/15/15/15/15/15/15 b @h8,h9,i8,declare 3";
        let mut cut = text.to_owned();
        let at = at.index(text.len());
        cut.replace_range(at..at + 1, &with);
        if let Ok(game) = Gomoku::from_position(&rules, &cut) {
            let again = Gomoku::from_position(&rules, &game.position());
            prop_assert_eq!(again, Ok(game));
        }
    }

    #[test]
    fn lists_of_moves_read_back(list in prop::collection::vec(
        prop_oneof![4 => point().prop_map(Move::Place), 1 => Just(Move::Pass)], 0..60,
    )) {
        prop_assert_eq!(moves::parse(&moves::print(&list)), Ok(list));
    }
}

fn refuses(rules: &str, text: &str) -> &'static str {
    let error = Gomoku::from_position(&rules.parse().unwrap(), text).unwrap_err();
    match &error {
        SetupError::Syntax(what) | SetupError::Impossible(what) => assert!(!what.is_empty()),
    }
    error.reason()
}

#[test]
fn positions_that_cannot_be() {
    let empty = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";
    let three = "15/15/15/15/15/15/15/5WBB7/15/15/15/15/15/15/15";
    for text in [
        "",
        "x",
        "15 b",
        empty,
        &format!("{empty} x"),
        &format!("{empty}  b"),
        &format!("{empty} b passed a=w"),
        &format!("{empty} b extra"),
        &format!("{empty} b "),
        &format!("{empty} b a=b"),
        &format!("{empty} b a=w a=w"),
        &format!("{empty}/15 b"),
        &format!("{} b", empty.replacen("15", "14", 1)),
        &format!("{} b", empty.replacen("15", "16", 1)),
        &format!("{} b", empty.replacen("15", "15B", 1)),
        &format!("{} b", empty.replacen("15", "999", 1)),
        &format!("{} b", empty.replacen("15", "0B14", 1)),
        &format!("{} b", empty.replacen("15", "14b", 1)),
        &format!("{empty} b a=w @h8"),
        &format!("{empty} b @h8,,h9"),
        &format!("{empty} b @h8 h9"),
    ] {
        assert_eq!(refuses("rif", text), "position_syntax", "{text}");
    }
    for (rules, text) in [
        // Somebody has won; which rows win is a matter of the rules.
        ("renju", empty.replacen("15", "BBBBB10", 1) + " w"),
        ("renju", empty.replacen("15", "WWWWWW9", 1) + " b"),
        ("freestyle", empty.replacen("15", "BBBBBB9", 1) + " w"),
        ("caro", empty.replacen("15", "BBBBBW9", 1) + " w"),
        // A full board.
        (
            "standard,size=13",
            ["BWBWBWBWBWBWB"; 13].join("/").replacen("BWB", "BBW", 1) + " b",
        ),
        // Passes and claims that cannot have been.
        ("renju", format!("{empty} b passed")),
        ("freestyle", format!("{three} b passed")),
        ("renju", format!("{three} w fresh=double_three")),
        ("national", format!("{three} w fresh=double_three")),
        ("national", format!("{three} w fresh=double_four")),
        // Openings that do not lead there.
        ("rif", format!("{empty} b @h8")),
        ("rif", format!("{empty} w @")),
        ("rif", format!("{empty} b @a1")),
        ("renju", format!("{empty} b @")),
        ("freestyle", empty.replacen("15", "B14", 1) + " w @a15"),
    ] {
        assert_eq!(
            refuses(rules, &text),
            "position_impossible",
            "{rules} {text}"
        );
    }
}

#[test]
fn positions_that_can_be() {
    for (rules, text) in [
        (
            "renju",
            "BBBBBB9/15/15/15/15/15/15/15/15/15/15/15/15/15/15 w",
        ),
        (
            "standard",
            "WWWWWW9/15/15/15/15/15/15/15/15/15/15/15/15/15/15 w",
        ),
        (
            "caro",
            "WBBBBBW8/15/15/15/15/15/15/15/15/15/15/15/15/15/15 w",
        ),
        ("rif", "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b @"),
        ("rif", "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b"),
        ("rif", "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 w a=w"),
        (
            "renju",
            "15/15/15/15/15/15/15/5WBB7/15/15/15/15/15/15/15 b a=w passed",
        ),
        (
            "renju,pass=no",
            "15/15/15/15/15/15/15/5WBB7/15/15/15/15/15/15/15 w passed",
        ),
        (
            "national",
            "15/15/15/15/15/15/7B7/6BBB6/7B7/15/15/15/15/15/15 w fresh=double_three",
        ),
        (
            "national",
            "15/15/15/15/15/15/7B7/6BBB6/7B7/15/15/15/15/15/15 w",
        ),
        (
            "yamaguchi",
            "15/15/15/15/15/15/7W7/7BB6/15/15/15/15/15/15/15 w @h8,h9,i8,declare 3",
        ),
    ] {
        let game = Gomoku::from_position(&rules.parse().unwrap(), text).unwrap();
        assert_eq!(game.position(), text);
    }
}

#[test]
fn a_set_up_game_is_normal_play() {
    let rules = "rif".parse().unwrap();
    let text = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b";
    let game = Gomoku::from_position(&rules, text).unwrap();
    assert!(!game.in_opening());
    assert_eq!(game.legal_actions().len(), 225);
    let start = Gomoku::new(&rules);
    assert!(start.in_opening());
    assert_ne!(start, game);
}

#[test]
fn a_fresh_claim_survives_the_text() {
    let text = "15/15/15/15/15/15/7B7/6BBB6/7B7/15/15/15/15/15/15 w fresh=double_three";
    let rules = "national".parse().unwrap();
    let mut game = Gomoku::from_position(&rules, text).unwrap();
    assert!(game.check(&Action::Claim).is_ok());
    assert!(!game.shown_actions().contains(&Action::Claim));
    assert!(game.legal_actions().contains(&Action::Claim));
    game.play(yonban_rules::Seat::B, &Action::Claim).unwrap();
    assert_eq!(game.explain_ending().unwrap().rule(), "double_three");
}

#[test]
fn the_description_is_the_parser_s() {
    let described = describe();
    assert_eq!(described.len(), Preset::ALL.len());
    for preset in described {
        let rules = Rules::from(preset.preset);
        for key in &preset.keys {
            assert!(
                key.allowed.contains(&key.default),
                "{} {}",
                preset.preset,
                key.key
            );
            for value in &key.allowed {
                let text = format!("{},{}={value}", preset.preset, key.key);
                assert_eq!(
                    text.parse::<Rules>().unwrap().value(key.key),
                    *value,
                    "{text}"
                );
            }
        }
        let has = |key| preset.keys.iter().any(|known| known.key == key);
        assert!(has(Key::Size) && has(Key::Pass));
        assert_eq!(has(Key::Judging), rules.judging().is_some());
        assert_eq!(rules.judging() == Some(Judging::Claim), {
            matches!(preset.preset, Preset::National | Preset::Professional)
        });
    }
}
