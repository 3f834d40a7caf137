//! Repetition and perpetual check against the words of the rule, on random games that come back
//! again and again.
//!
//! `YONBAN_SOAK=1` plays twenty times as many.

mod pack;

use std::collections::BTreeMap;
use yonban_rules::conformance::Dice;
use yonban_rules::{Game, PositionText, Verdict};
use yonban_shogi::{Action, Color, Ending, Move, Rules, Shogi};

/// The rule, plainly: positions as texts without their number, compared one with another, and for
/// each move whether it gave check.
struct Plain {
    positions: Vec<String>,
    moves: Vec<(Color, bool)>,
}

impl Plain {
    fn new(game: &Shogi) -> Plain {
        Plain {
            positions: vec![text(game)],
            moves: Vec::new(),
        }
    }

    fn push(&mut self, mover: Color, after: &Shogi) {
        // The enemy king is attacked, whoever attacks it.
        let board = after.board();
        let king = board.king(mover.other()).unwrap();
        let check = !board.attackers(mover, king).is_empty();
        self.moves.push((mover, check));
        self.positions.push(text(after));
    }

    /// After how many moves the newest position has stood.
    fn stood(&self) -> Vec<usize> {
        let newest = self.positions.last();
        let stood = |&n: &usize| self.positions.get(n) == newest;
        (0..self.positions.len()).filter(stood).collect()
    }

    /// Whether every move of a side in the span gave check.
    fn only_checks(&self, color: Color) -> bool {
        let span = &self.moves[self.stood()[0]..];
        span.iter().all(|&(mover, check)| mover != color || check)
    }

    /// The ending and the verdict, if the game ends so.
    fn verdict(&self, draw: bool) -> Option<(Ending, Verdict)> {
        if self.stood().len() < 4 {
            return None;
        }
        Some(match Color::BOTH.map(|color| self.only_checks(color)) {
            [true, false] => (Ending::PerpetualCheck, Verdict::Win(yonban_rules::Seat::B)),
            [false, true] => (Ending::PerpetualCheck, Verdict::Win(yonban_rules::Seat::A)),
            _ if draw => (Ending::Repetition, Verdict::Draw),
            _ => (Ending::Repetition, Verdict::NoResult),
        })
    }
}

fn text(game: &Shogi) -> String {
    let sfen = game.position();
    let (without_number, _) = sfen.rsplit_once(' ').unwrap();
    without_number.to_owned()
}

/// A move that keeps the game turning: often one back to a position that has stood, often a check,
/// seldom anything else.
fn choose(game: &Shogi, plain: &Plain, checker: Option<Color>, dice: &mut Dice) -> Move {
    let moves = game.clean_moves();
    let wants_check = checker == Some(game.side()) && dice.below(12) > 0;
    let back = dice.below(10) > 0;
    let mut best = (0, moves[0]);
    for _ in 0..24 {
        let action = moves[dice.below(moves.len())];
        let mut after = game.clone();
        after.play_unchecked(&Action::Move(action));
        let quiet = game.board().piece(action.to()).is_none() && action.dropped().is_none();
        let stood = plain.positions.contains(&text(&after));
        let score = 1
            + u32::from(quiet && !action.promotes()) * 2
            + u32::from(wants_check && after.board().in_check()) * 8
            + u32::from(back && stood) * 4;
        if score > best.0 {
            best = (score, action);
        }
    }
    best.1
}

/// Few pieces, so that moves come back and checks are many.
const STARTS: [&str; 9] = [
    "6k2/1+p7/9/9/9/9/9/1+P2R4/6K2 b - 1",
    "1+s4k2/5r3/9/9/9/9/9/9/1+N4K2 w - 1",
    "k5r2/+s8/9/9/9/9/9/9/S5K2 b - 1",
    "7k1/9/9/9/9/9/9/+N8/K6R1 w - 1",
    "4k4/9/9/9/9/9/9/9/R3K4 b P 1",
    "k8/9/9/4R4/9/4r4/9/9/8K b - 1",
    "9/9/3k5/9/4B4/9/6K2/9/b8 b gs 1",
    "3k5/9/9/2+B6/9/6+b2/9/9/5K3 w Pp 1",
    "1+R2k4/9/9/9/9/9/9/4K4/7+r1 w - 1",
];

#[test]
fn random_games_agree_with_the_words_of_the_rule() {
    let wanted = if pack::soak() { 30_000 } else { 1_500 };
    let mut dice = Dice::new(81);
    let mut ended = [0; 3];
    for n in 0..wanted {
        let draw = n % 2 == 0;
        let rules = format!("even,impasse=none{}", [",repetition=draw", ""][n % 2]);
        let rules: Rules = rules.parse().unwrap();
        let start = STARTS[dice.below(STARTS.len())];
        let mut game = Shogi::from_position(&rules, start).unwrap();
        let mut plain = Plain::new(&game);
        let checker = [None, Some(Color::Black), Some(Color::White)][dice.below(3)];
        for _ in 0..80 {
            if game.turn().is_over() {
                break;
            }
            let mover = game.side();
            let action = choose(&game, &plain, checker, &mut dice);
            game.play_unchecked(&Action::Move(action));
            plain.push(mover, &game);
            let outcome = game.outcome().map(|one| (one.ending, one.verdict));
            let mated = matches!(outcome, Some((Ending::Checkmate | Ending::NoLegalMove, _)));
            if !mated {
                assert_eq!(outcome, plain.verdict(draw), "{game:?}");
            }
            // What is shown before the end.
            let stood = plain.stood();
            let shown = game.recurrence();
            assert_eq!(shown.map_or(1, |one| usize::from(one.times)), stood.len());
            if let Some(one) = shown {
                assert_eq!(
                    one.checks,
                    Color::BOTH.map(|color| plain.only_checks(color))
                );
                assert_eq!(one.span.first as usize, stood[0] + 1, "{game:?}");
                assert_eq!(one.span.last as usize, plain.moves.len(), "{game:?}");
            }
            match outcome {
                Some((Ending::PerpetualCheck, _)) => {
                    // Either side may close.
                    let closer = plain.moves[plain.moves.len() - 1].1;
                    ended[usize::from(closer)] += 1;
                }
                Some((Ending::Repetition, _)) => ended[2] += 1,
                _ => {}
            }
        }
    }
    let [by_evader, by_checker, plainly] = ended;
    assert!(
        by_evader >= 20 && by_checker >= 20 && plainly >= 100,
        "{ended:?}"
    );
}

/// A game of 50,000 moves in which some positions stand again, most of them long after. A look back at
/// all moves after each would be 1,250,000,000 looks.
#[test]
fn a_long_game_is_judged_to_its_end() {
    let rules: Rules = "even,impasse=none".parse().unwrap();
    let mut game = Shogi::from_position(&rules, "4k4/9/9/9/9/9/9/9/R3K4 b - 1").unwrap();
    let mut dice = Dice::new(50_000);
    // For each position, after how many moves it stood first, and how often.
    let mut stood: BTreeMap<String, (u32, u8)> = BTreeMap::from([(text(&game), (0, 1))]);
    let mut came_back = 0;
    for played in 1..=50_000 {
        let moves = game.clean_moves();
        let start = dice.below(moves.len());
        let around = moves.iter().cycle().skip(start).take(moves.len());
        // Any move that does not end the game.
        let goes_on = |action: &&Move| {
            let mut after = game.board().clone();
            after.play(**action);
            let position = after.to_sfen(1);
            let position = position.strip_suffix(" 1").unwrap();
            !after.moves().is_empty() && stood.get(position).is_none_or(|&(_, times)| times < 3)
        };
        let action = *around.clone().find(goes_on).unwrap();
        game.play_unchecked(&Action::Move(action));
        let (first, times) = stood.entry(text(&game)).or_insert((played, 0));
        *times += 1;
        let shown = game.recurrence().map(|one| (one.span.first - 1, one.times));
        let wanted = (*times > 1).then_some((*first, *times));
        assert_eq!(shown, wanted, "after {played} moves");
        came_back += usize::from(*times > 1);
    }
    assert_eq!((game.moves_played(), game.outcome()), (50_000, None));
    assert!(came_back > 500, "{came_back}");
}
