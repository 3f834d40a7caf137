//! The fast referee against the slow, plain one on random games, and the published numbers of legal
//! positions.
//!
//! `YONBAN_SOAK=1` plays a million moves and counts the positions of 4x4.

mod pack;

use std::collections::BTreeMap;
use yonban_go::reference::Reference;
use yonban_go::{Action, Board, Color, Go, Point, Rules, Size};
use yonban_rules::Game;
use yonban_rules::conformance::Dice;

/// Compares everything that both know.
fn compare(game: &Go, reference: &Reference) {
    let board = game.board();
    for color in Color::BOTH {
        assert_eq!(game.captures(color), reference.captures(color), "{game:?}");
    }
    let chains = board.chains();
    let forbidden: BTreeMap<Point, &str> = game
        .forbidden_points()
        .into_iter()
        .map(|(point, rule)| (point, rule.name()))
        .collect();
    for point in board.points() {
        assert_eq!(board.get(point), reference.get(point), "{point}\n{game:?}");
        if board.is_empty_at(point) {
            let refused = reference.refused(point);
            assert_eq!(forbidden.get(&point).copied(), refused, "{point}\n{game:?}");
        }
    }
    for chain in chains {
        let slow = reference.liberties(chain.stones[0]);
        assert_eq!(chain.liberties.len(), slow, "{chain:?}\n{game:?}");
    }
}

/// One random game; says how many moves it had. Throw-ins and recaptures come often, so that kos and
/// repetitions do.
fn random_game(rules: &Rules, dice: &mut Dice, most: usize) -> usize {
    let mut game = Go::new(rules);
    let mut reference = Reference::new(rules);
    for moves in 0..most {
        compare(&game, &reference);
        let legal = game.legal_actions();
        let stones: Vec<Point> = legal.iter().filter_map(Action::point).collect();
        if stones.is_empty() || dice.below(40) == 0 {
            if game.just_passed() || game.check(&Action::Pass).is_err() {
                return moves;
            }
            game.play_unchecked(&Action::Pass);
            reference.pass();
            continue;
        }
        // Of a few points take one where stones were just taken, if there is one.
        let taken = game.last_taken().map(|placed| placed.captured.clone());
        let near = taken
            .into_iter()
            .flatten()
            .find(|point| stones.contains(point));
        let point = match near {
            Some(point) if dice.below(3) == 0 => point,
            _ => stones[dice.below(stones.len())],
        };
        game.play_unchecked(&Action::Place(point));
        reference.place(point);
        if game.turn().is_over() {
            return moves + 1;
        }
    }
    most
}

#[test]
fn random_games_agree_with_the_slow_referee() {
    let wanted = if pack::soak() { 1_000_000 } else { 30_000 };
    let mut rules = Vec::new();
    for ko in ["positional", "situational", "simple"] {
        for suicide in ["no", "yes"] {
            for size in ["2", "3", "4x3", "5", "7", "9"] {
                let text = format!("tromp-taylor,size={size},ko={ko},suicide={suicide}");
                rules.push(text.parse::<Rules>().unwrap());
            }
        }
    }
    let mut dice = Dice::new(2026);
    let mut moves = 0;
    while moves < wanted {
        for rules in &rules {
            moves += random_game(rules, &mut dice, 150);
        }
    }
}

/// Counts the boards on which every chain has a liberty, by trying all.
fn legal_boards(size: Size) -> u64 {
    let points: Vec<Point> = Board::new(size).points().collect();
    let mut legal = 0;
    for mut number in 0..3_u64.pow(u32::try_from(points.len()).unwrap()) {
        let mut board = Board::new(size);
        for &point in &points {
            match number % 3 {
                1 => board.put(Color::Black, point),
                2 => board.put(Color::White, point),
                _ => {}
            }
            number /= 3;
        }
        legal += u64::from(board.chains().iter().all(|one| !one.liberties.is_empty()));
    }
    legal
}

#[test]
fn legal_positions_are_as_many_as_published() {
    let rows = pack::rows("legal_counts.tsv");
    assert_eq!(rows.len(), 20);
    let most = if pack::soak() { 16 } else { 9 };
    let mut counted = 0;
    for row in rows {
        let size: Size = row["size"].parse().unwrap();
        if size.points() > most {
            continue;
        }
        counted += 1;
        assert_eq!(
            legal_boards(size).to_string(),
            row["legal_positions"],
            "{size}"
        );
    }
    assert!(counted >= 3, "{counted}");
}
