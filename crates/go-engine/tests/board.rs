//! The fast board against the slow one, over long random games.

use yonban_go_engine::dice::Dice;
use yonban_go_engine::position::{EMPTY, NONE, Position};
use yonban_go_engine::reference::Reference;
use yonban_go_engine::shape::Shape;

/// Everything both boards know must be equal.
fn compare(fast: &Position, slow: &Reference, shape: Shape) {
    assert_eq!(fast.side(), slow.side);
    assert_eq!(fast.ko(), slow.ko);
    assert_eq!(fast.taken(), slow.taken);
    for p in shape.points() {
        assert_eq!(fast.at(p), slow.colors[p], "{}", shape.text(p));
        if fast.at(p) == EMPTY {
            assert!(fast.empties().contains(&(p as u16)));
            let after = slow.after(p);
            assert_eq!(fast.is_legal(p), after.is_some(), "{}", shape.text(p));
            for color in [0, 1] {
                assert_eq!(fast.is_eye(p, color), slow.is_eye(p, color));
            }
            if let Some(after) = after {
                // Suicide leaves no stone, so no chain in atari.
                let alone = after.colors[p] != EMPTY && after.chain(p).1.len() == 1;
                assert_eq!(fast.is_self_atari(p), alone || after.colors[p] == EMPTY);
            }
        } else {
            let (stones, liberties) = slow.chain(p);
            assert_eq!(fast.stones(p), stones.len());
            let mut chain: Vec<usize> = fast.chain(p).collect();
            chain.sort_unstable();
            let mut stones = stones;
            stones.sort_unstable();
            assert_eq!(chain, stones);
            let mut found = [NONE; 8];
            assert_eq!(fast.liberties(p, &mut found), liberties.len().min(8));
            let last = if liberties.len() == 1 {
                liberties[0]
            } else {
                NONE
            };
            assert_eq!(fast.last_liberty(p), last);
        }
    }
    let empty = shape.points().filter(|&p| fast.at(p) == EMPTY).count();
    assert_eq!(fast.empties().len(), empty);
}

#[test]
fn both_boards_agree_over_random_games() {
    let mut dice = Dice::new(5);
    let sizes = [
        (1, 1),
        (2, 2),
        (3, 3),
        (5, 5),
        (9, 9),
        (7, 4),
        (13, 2),
        (19, 19),
        (25, 25),
    ];
    for (n, (w, h)) in sizes.into_iter().cycle().take(27).enumerate() {
        let shape = Shape::new(w, h).expect("a shape");
        let suicide = n % 2 == 1;
        let mut fast = Position::new(shape).with_suicide(suicide);
        let mut slow = Reference::new(shape, suicide);
        let step = if w > 9 { 97 } else { 1 };
        let plies = shape.area() * if w > 9 { 1 } else { 3 };
        for ply in 0..plies {
            let fill = dice.percent(30);
            match fast.random_point(&mut dice, fill) {
                NONE => {
                    fast.pass();
                    slow.side ^= 1;
                    slow.ko = NONE;
                }
                p => {
                    let key = fast.board_key();
                    fast.play(p);
                    slow = slow.after(p).expect("a legal point");
                    assert_ne!(fast.board_key(), key);
                }
            }
            if ply % step == 0 {
                compare(&fast, &slow, shape);
            }
        }
        // The key depends on the stones alone.
        let mut again = Position::new(shape);
        for p in shape.points() {
            if fast.at(p) != EMPTY {
                again.set_up(p, fast.at(p));
            }
        }
        assert_eq!(again.board_key(), fast.board_key());
        assert_eq!(again.area(), fast.area());
    }
}
