//! The promises of `Game` under every preset and odd options, by the kit of `yonban-rules`.

mod pack;

use yonban_rules::conformance::{Conformance, Dice};
use yonban_rules::{AtTable, Game, PositionText, Turn};
use yonban_shogi::{Action, Kind, Move, Preset, Shogi, Square};

/// Everything that the alphabet can spell, thinned out: every drop, and of the moves on the board
/// those of a few squares, which change with the position.
fn samples(game: &Shogi) -> Vec<Action> {
    let turn = game.moves_played() as usize;
    let mut actions = vec![Action::Declare];
    for to in Square::all() {
        let drops = Kind::HAND
            .into_iter()
            .filter_map(|kind| Move::drop(kind, to));
        actions.extend(drops.map(Action::Move));
        let from =
            Square::all().filter(|from| *from != to && (from.index() + turn).is_multiple_of(9));
        for from in from {
            actions.push(Action::Move(Move::board(from, to, false)));
            actions.push(Action::Move(Move::board(from, to, true)));
        }
    }
    actions
}

/// Random games that are left unfinished where they do not end.
fn prove(rules: &str, games: u32, acts: usize) {
    Conformance::<Shogi>::new(rules)
        .games(games)
        .stop_after(acts)
        .run(samples);
}

#[test]
fn every_preset() {
    let acts = if pack::soak() { 2_000 } else { 120 };
    for preset in Preset::ALL {
        prove(preset.name(), 2, acts);
    }
}

#[test]
fn odd_options() {
    let acts = if pack::soak() { 2_000 } else { 150 };
    for rules in [
        "even,judging=lose",
        "even,judging=lose,impasse=24,maxmoves=30,repetition=draw",
        "even,impasse=24",
        "even,impasse=try,maxmoves=40",
        "even,impasse=none",
        "even,impasse=points27,tie27=gote",
        "official,impasse=points27",
        "beginner,judging=lose,repetition=draw",
        "naked-king,judging=lose,maxmoves=1",
        "10-piece,maxmoves=5",
    ] {
        prove(rules, 3, acts);
    }
}

/// A limit bounds a game, but for the checks that it waits for.
#[test]
fn a_move_limit_ends_a_game() {
    Conformance::<Shogi>::new("even,maxmoves=50")
        .games(20)
        .max_actions(70)
        .run(samples);
}

/// A position text of a fresh game holds all; equal games list alike.
#[test]
fn a_fresh_position_text_denotes_the_same_future() {
    for preset in Preset::ALL {
        let rules = preset.into();
        let game = Shogi::new(&rules);
        assert!(game.position_is_whole());
        let read = Shogi::from_position(&rules, &game.position()).unwrap();
        assert_eq!(read, game);
        assert_eq!(game.is_even(), preset.handicap().is_none());
        assert!(!game.draw_can_be_agreed());
    }
}

/// What has been forgotten of a past is what makes a text less than whole.
#[test]
fn a_past_makes_games_differ() {
    let rules = Preset::Even.into();
    let mut game = Shogi::new(&rules);
    for text in ["2h3h", "8b7b", "3h2h", "7b8b"] {
        game.play_unchecked(&text.parse().unwrap());
    }
    assert!(!game.position_is_whole());
    let read = Shogi::from_position(&rules, &game.position()).unwrap();
    assert_eq!(read.position(), game.position());
    assert_ne!(read, game);
    // The order of moves does not count, as far as no position differs.
    let after = |texts: [&str; 4]| {
        let mut game = Shogi::new(&rules);
        for text in texts {
            game.play_unchecked(&text.parse().unwrap());
        }
        game
    };
    assert_eq!(game, after(["2h3h", "8b7b", "3h2h", "7b8b"]));
    assert_ne!(game, after(["2h4h", "8b7b", "4h2h", "7b8b"]));
}

/// A count is offered where both kings have entered, is not shown, and ends play.
#[test]
fn a_count_is_agreed_on() {
    let mut offered = 0;
    for row in pack::rows("impasse.tsv") {
        for impasse in ["points27", "24", "27", "try", "none"] {
            let rules = format!("{},impasse={impasse}", row["preset"]);
            let mut game = Shogi::from_position(&rules.parse().unwrap(), &row["sfen"]).unwrap();
            let due = impasse == "points27" && row["both_kings_in"] == "1";
            assert_eq!(game.agreed_end().is_some(), due, "{} {impasse}", row["id"]);
            let shown = game.shown_actions().contains(&Action::Declare);
            let listed = game.legal_actions().contains(&Action::Declare);
            assert_eq!(shown, listed && impasse != "points27");
            if let (Some(action), Turn::Seat(seat)) = (game.agreed_end(), game.turn()) {
                assert!(listed);
                game.play(seat, &action).unwrap();
                assert!(game.turn().is_over());
                assert_eq!(game.agreed_end(), None);
                offered += 1;
            }
        }
    }
    assert!(offered > 10, "{offered}");
}

/// Fouls are listed where they lose, and never on the clean list.
#[test]
fn the_clean_list_holds_no_fouls() {
    let mut dice = Dice::new(5);
    let mut fouls = 0;
    for rules in ["official", "even"] {
        let mut game = Shogi::new(&rules.parse().unwrap());
        for _ in 0..200 {
            if game.turn().is_over() {
                break;
            }
            let clean = game.clean_moves();
            for action in game.legal_actions() {
                let Action::Move(one) = action else { continue };
                let foul = game.board().refusal(one).is_some();
                assert_eq!(clean.contains(&one), !foul);
                fouls += u32::from(foul);
                if foul && dice.below(20) == 0 {
                    let mut lost = game.clone();
                    let seat = lost.turn().seat().unwrap();
                    lost.play(seat, &action).unwrap();
                    assert_eq!(lost.position(), game.position());
                    assert_eq!(lost.moves_played(), game.moves_played());
                    let last = lost.last().unwrap();
                    assert_eq!((last.action, last.foul.is_some()), (action, true));
                    assert_eq!(lost.why().unwrap().rule(), last.foul.unwrap().name());
                }
            }
            game.play_unchecked(&Action::Move(clean[dice.below(clean.len())]));
        }
    }
    assert!(fouls > 100, "{fouls}");
}

/// The same square is written so, and a text is found for whatever is legal or a foul.
#[test]
fn actions_are_written_as_the_field_writes_them() {
    let mut game = Shogi::new(&Preset::Official.into());
    let japanese = |game: &Shogi, text: &str| {
        let written = game.written(&text.parse().unwrap());
        let one = written.into_iter().find(|(style, _)| *style == "japanese");
        one.unwrap().1
    };
    assert_eq!(japanese(&game, "7g7f"), "▲７六歩");
    for text in ["7g7f", "3c3d", "8h2b+"] {
        assert!(
            game.legal_actions()
                .iter()
                .all(|one| !game.written(one).is_empty())
        );
        game.play_unchecked(&text.parse().unwrap());
    }
    assert_eq!(japanese(&game, "3a2b"), "△同\u{3000}銀");
    assert_eq!(game.written(&"5e5d".parse().unwrap()), []);
}

/// Entered kings, declarations and fouls, which random play from the start hardly meets.
#[test]
fn odd_positions() {
    let entered = pack::rows("impasse.tsv").into_iter();
    let entered = entered.map(|row| (row["preset"].clone(), row["sfen"].clone()));
    let odd = pack::rows("legality.tsv").into_iter();
    let odd = odd.map(|row| ("even".to_owned(), row["sfen"].clone()));
    for (n, (preset, sfen)) in entered.chain(odd).enumerate() {
        let judging = ["", ",judging=lose"][n % 2];
        let impasse = [",impasse=points27", ",impasse=24", ""][n % 3];
        Conformance::<Shogi>::new(&format!("{preset}{judging}{impasse}"))
            .starting_from(&sfen)
            .games(2)
            .stop_after(if pack::soak() { 200 } else { 6 })
            .run(samples);
    }
}
