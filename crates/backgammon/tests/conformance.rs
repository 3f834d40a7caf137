//! The promises of `Game` under every preset and odd options, by the kit of `yonban-rules`.

mod pack;

use yonban_backgammon::{Action, Backgammon, Dice, Phase, Play, Preset, Rules, Variant};
use yonban_rules::conformance::{self, Conformance};
use yonban_rules::{AtTable, Game, PositionText, Reason, Turn};

/// Every word, plays of other throws and other games, and near misses of the legal plays.
fn samples(game: &Backgammon) -> Vec<Action> {
    let mut actions = Action::WORDS.to_vec();
    actions.push(Action::Play(Play::NO_MOVE));
    let fixed = [
        "8/5 6/5",
        "24/18",
        "13/11 13/11 6/4 6/4",
        "bar/20",
        "bar/24 24/18",
        "6/off",
        "6/off 1/off",
        "24/23 24/22*",
        "2/1",
        "1/off 1/off 1/off 1/off",
    ];
    actions.extend(fixed.map(|text| Action::Play(text.parse().unwrap())));
    if let Phase::Play(dice) = game.phase() {
        let board = game.board();
        let other = Dice::new(dice.first() % 6 + 1, dice.second()).unwrap();
        actions.extend(board.plays(other).into_iter().take(20).map(Action::Play));
        for play in board.plays(dice).iter().take(40) {
            for n in 1..play.steps().len() {
                actions.extend(Play::new(&play.steps()[..n]).map(Action::Play));
                actions.extend(Play::new(&play.steps()[n..]).map(Action::Play));
            }
            // The same play with the first star turned.
            let text = play.to_string();
            let starred = match text.split_once(' ') {
                Some((first, rest)) if first.ends_with('*') => {
                    format!("{} {rest}", &first[..first.len() - 1])
                }
                Some((first, rest)) => format!("{first}* {rest}"),
                None => format!("{text}*"),
            };
            actions.extend(starred.parse().ok().map(Action::Play));
        }
    }
    actions
}

fn prove(rules: &str, games: u32) {
    let games = if pack::soak() { games * 20 } else { games };
    Conformance::<Backgammon>::new(rules)
        .games(games)
        .max_actions(20_000)
        .position_every(if pack::soak() { 1 } else { 3 })
        .run(samples);
}

#[test]
fn every_preset_and_variant() {
    for preset in Preset::ALL {
        for variant in Variant::ALL {
            let length = if preset.is_match() { ",length=5" } else { "" };
            let mut rules = format!("{preset}{length}");
            if variant != Variant::Standard {
                rules += &format!(",variant={variant}");
            }
            prove(&rules, 150);
        }
    }
}

#[test]
fn odd_options() {
    for rules in [
        "match,length=1",
        "match,length=2",
        "match,length=25",
        "match,length=3,crawford=no,autodoubles=unlimited,maxcube=32768",
        "match,length=9,autodoubles=2,maxcube=4,dice=manual",
        "match,length=5,cube=no",
        "money,jacoby=no,beavers=6,maxcube=32768",
        "money,beavers=3,autodoubles=1,dice=manual",
        "money,cube=no",
        "money,maxcube=1",
        "casual,jacoby=yes,beavers=1,maxcube=2",
        "casual,autodoubles=10,maxcube=32768,variant=hypergammon",
    ] {
        prove(rules, 300);
    }
}

/// Random games of the kit seldom get far, since somebody resigns. Here nobody does, and doubles are
/// rare: what is listed is accepted, what is not is refused, and the position text says all.
#[test]
fn long_games_keep_the_promises() {
    let actions = if pack::soak() { 200_000 } else { 8_000 };
    let mut dice = conformance::Dice::new(9);
    for variant in Variant::ALL {
        for preset in [
            "match,length=25,autodoubles=unlimited",
            "money,jacoby=no,beavers=2",
        ] {
            let rules: Rules = format!("{preset},variant={variant}").parse().unwrap();
            let mut game = Backgammon::new(&rules);
            for _ in 0..actions / 8 {
                if game.turn().is_over() {
                    game = Backgammon::new(&rules);
                }
                assert_eq!(
                    Backgammon::from_position(&rules, &game.position()),
                    Ok(game.clone())
                );
                if game.turn() == Turn::Chance {
                    let chances = game.chances();
                    game.resolve(&chances[dice.below(chances.len())].0);
                    continue;
                }
                let legal = game.legal_actions();
                for action in &legal {
                    assert_eq!(game.check(action), Ok(()), "{action}\n{game:?}");
                }
                for action in samples(&game) {
                    let checked = game.check(&action);
                    let listed = legal.contains(&action);
                    assert_eq!(checked.is_ok(), listed, "{action}: {checked:?}\n{game:?}");
                    // What is told of an act says what `check` says.
                    if let Some(told) = game.explain(&action) {
                        let refused = checked.as_ref().err().map_or("legal", Reason::reason);
                        assert_eq!(told.rule(), refused, "{told}\n{game:?}");
                    }
                    if let Some(instead) = checked.err().and_then(|illegal| illegal.instead()) {
                        assert!(legal.contains(&Action::Play(instead)), "{action}\n{game:?}");
                    }
                }
                let rare = dice.below(20) == 0;
                let wanted: Vec<&Action> = legal
                    .iter()
                    .filter(|action| match action {
                        Action::Resign(_) => false,
                        Action::Double | Action::Drop => rare,
                        _ => true,
                    })
                    .collect();
                game.play_unchecked(wanted[dice.below(wanted.len())]);
            }
        }
    }
}

/// The throw's number among the chances is the one that the dice proof computes.
#[test]
fn throws_are_listed_in_the_order_of_the_dice_proof() {
    for rules in ["money", "match,length=5,dice=manual"] {
        let rules: Rules = rules.parse().unwrap();
        let mut game = Backgammon::new(&rules);
        for text in ["dice 3 1", "8/5 6/5", "roll"] {
            assert_eq!(game.turn() == Turn::Chance, text.starts_with("dice"));
            game.enter(text).unwrap();
        }
        for game in [Backgammon::new(&rules), game] {
            let chances = game.chances();
            for (at, dice) in Dice::throws().enumerate() {
                let (d1, d2) = (usize::from(dice.first()), usize::from(dice.second()));
                assert_eq!(at, 6 * (d1 - 1) + (d2 - 1));
                assert_eq!(chances[at].0.to_string(), format!("dice {d1} {d2}"));
                assert_eq!(chances[at].1, 1);
            }
            let drawn: u32 = chances.iter().map(|(_, weight)| weight).sum();
            assert_eq!(drawn, 36);
            assert_eq!(chances.len() == 37, rules.to_string().ends_with("manual"));
        }
    }
}

/// Nobody agrees on a draw, and the start is even.
#[test]
fn what_a_table_asks() {
    let game = Backgammon::new(&Rules::from(Preset::Match));
    assert!(!game.draw_can_be_agreed());
    assert!(game.is_even());
    assert_eq!(game.agreed_end(), None);
}
