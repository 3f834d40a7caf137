//! The symmetry ban against a test of its own kind: two offers clash exactly if the two five-stone
//! figures are congruent.

use std::collections::BTreeSet;
use yonban_gomoku::opening::symmetry::{clash, symmetries};
use yonban_gomoku::{Board, Color, Explanation, Gomoku, Point, Rules};
use yonban_rules::Game;
use yonban_rules::conformance::Dice;

type Figure = BTreeSet<(bool, i32, i32)>;

/// The smallest of the eight images of a figure, moved to the origin.
fn canonical(stones: &[(Color, Point)]) -> Figure {
    let image = |n: i32| -> Figure {
        let turned = stones.iter().map(|&(color, point)| {
            let (mut x, mut y) = (i32::from(point.file()), i32::from(point.rank()));
            if n & 1 != 0 {
                x = -x;
            }
            if n & 2 != 0 {
                y = -y;
            }
            if n & 4 != 0 {
                (x, y) = (y, x);
            }
            (color == Color::Black, x, y)
        });
        let turned: Vec<_> = turned.collect();
        let left = turned.iter().map(|stone| stone.1).min().unwrap();
        let low = turned.iter().map(|stone| stone.2).min().unwrap();
        turned
            .into_iter()
            .map(|(c, x, y)| (c, x - left, y - low))
            .collect()
    };
    (0..8).map(image).min().unwrap()
}

#[test]
fn offers_clash_exactly_when_the_figures_are_congruent() {
    let mut dice = Dice::new(12);
    let mut clashes = 0;
    for _ in 0..20_000 {
        // Small squares make symmetric figures frequent; they lie anywhere on the board.
        let width = 2 + dice.below(3) as u8;
        let corner = (
            dice.below(15 - usize::from(width)) as u8,
            dice.below(10) as u8,
        );
        let mut board = Board::new(15);
        let mut stones = Vec::new();
        for color in [Color::Black, Color::White, Color::Black, Color::White] {
            let point = loop {
                let file = corner.0 + dice.below(usize::from(width)) as u8;
                let rank = corner.1 + dice.below(usize::from(width)) as u8;
                if board.is_empty_at(Point::new(file, rank)) {
                    break Point::new(file, rank);
                }
            };
            board.place(color, point);
            stones.push((color, point));
        }
        assert!(symmetries(&board).len() <= 3, "{board}");
        let near: Vec<Point> = board
            .empty_points()
            .filter(|p| {
                p.file().abs_diff(corner.0 + 1) <= 4 && p.rank().abs_diff(corner.1 + 1) <= 4
            })
            .collect();
        for _ in 0..8 {
            let (p, q) = (near[dice.below(near.len())], near[dice.below(near.len())]);
            if p == q {
                continue;
            }
            let with = |point| {
                let mut figure = stones.clone();
                figure.push((Color::Black, point));
                canonical(&figure)
            };
            let congruent = with(p) == with(q);
            let found = clash(&board, &[p], q);
            assert_eq!(found.is_some(), congruent, "{p} {q}\n{board}");
            if let Some((earlier, symmetry)) = found {
                assert_eq!((earlier, symmetry.image(q)), (p, Some(p)));
                clashes += 1;
            }
        }
    }
    assert!(clashes > 500, "{clashes} clashes prove little");
}

/// The examples of the rule's description, with the axis or the center that they name.
#[test]
fn examples() {
    for (stones, first, second, how) in [
        ("h8 i9 j8 keep i7", "g8", "k8", "mirror across file i"),
        ("h8 h9 h10 keep h7", "g8", "i8", "mirror across file h"),
        ("h8 i9 g6 keep f5", "j10", "e4", "half turn about g/h 7"),
        (
            "h8 h9 i9 keep i8",
            "h7",
            "g8",
            "mirror across a rising diagonal",
        ),
        ("h8 h9 i9 keep i8", "h7", "i10", "half turn about h/i 8/9"),
        (
            "h8 h9 i9 keep i8",
            "h7",
            "j9",
            "mirror across a falling diagonal",
        ),
    ] {
        let rules: Rules = "rif".parse().unwrap();
        let mut game = Gomoku::new(&rules);
        for word in stones
            .split(' ')
            .map(str::to_owned)
            .chain([format!("offer {first}")])
        {
            let seat = game.turn().seat().unwrap();
            game.play(seat, &word.parse().unwrap()).unwrap();
        }
        let offer = format!("offer {second}").parse().unwrap();
        let explanation = game.explain(&offer).unwrap();
        assert_eq!(explanation.rule(), "offer_symmetric");
        let Explanation::OfferSymmetric {
            earlier, symmetry, ..
        } = explanation
        else {
            panic!("{explanation:?}");
        };
        assert_eq!(earlier.to_string(), first);
        assert_eq!(symmetry.to_string(), how, "{stones} {first} {second}");
    }
}
