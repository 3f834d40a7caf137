//! Matches of levels against each other. A few games in the normal run, many in the long one. Seeds and
//! node budgets are fixed, so the results are too.

use yonban_rules::{Game, Turn, Verdict};
use yonban_search::{Budget, Choice, Engine, Level, Stop, Task};
use yonban_shogi::{Action, Color, Rules, Shogi};
use yonban_shogi_engine::dice::Dice;
use yonban_shogi_engine::{Options, ShogiEngine};

const RULES: &str = "even,maxmoves=256,repetition=draw";

fn engine(seed: u64) -> ShogiEngine {
    ShogiEngine::new(Options {
        hash_megabytes: 32,
        seed,
        ..Options::default()
    })
}

/// Plays games between two levels, colours in turn, each pair of games after the same four random
/// moves. Wins, draws and losses of the first.
fn play(levels: [u8; 2], games: u64, nodes: u64) -> [u32; 3] {
    let rules: Rules = RULES.parse().expect("rules");
    let levels = levels.map(|level| Level::new(level).expect("a level"));
    let mut score = [0; 3];
    for n in 0..games {
        let mut game = Shogi::new(&rules);
        let mut dice = Dice::new(n / 2);
        let mut actions: Vec<String> = Vec::new();
        let mine = Color::BOTH[(n % 2) as usize];
        let mut engine = engine(n);
        let winner = loop {
            let seat = match game.turn() {
                Turn::Over(outcome) => {
                    break match outcome.verdict {
                        Verdict::Win(seat) => Some(game.color_of(seat)),
                        Verdict::Draw | Verdict::NoResult => None,
                    };
                }
                Turn::Seat(seat) => seat,
                Turn::Chance => unreachable!("shogi has no chance"),
            };
            let text = if actions.len() < 4 {
                let moves = game.clean_moves();
                moves[dice.below(moves.len())].to_string()
            } else {
                let first = game.side() == mine;
                let task = Task::new(RULES, seat)
                    .with_actions(actions.iter().cloned())
                    .with_level(levels[usize::from(!first)])
                    .with_budget(Budget::nodes(nodes));
                let answer = engine.think(&task, &mut |_| {}, &Stop::new());
                match answer.expect("an answer").choice {
                    Choice::Play(text) => text,
                    Choice::Resign => break Some(game.side().other()),
                }
            };
            let action: Action = text.parse().expect("an action");
            game.play(seat, &action).expect("a legal action");
            actions.push(text);
        };
        let place = match winner {
            Some(color) if color == mine => 0,
            None => 1,
            Some(_) => 2,
        };
        score[place] += 1;
    }
    score
}

/// The first level's points must reach this share, in percent.
fn expect(levels: [u8; 2], games: u64, nodes: u64, percent: u32) {
    let score = play(levels, games, nodes);
    let [won, drawn, lost] = score;
    let text = format!(
        "level {} v {}: {won} won, {drawn} drawn, {lost} lost",
        levels[0], levels[1]
    );
    eprintln!("{text}");
    assert!(
        (2 * won + drawn) * 100 >= 2 * (won + drawn + lost) * percent,
        "{text}"
    );
}

#[test]
fn two_levels_up_wins_most_games() {
    expect([3, 1], 6, 1 << 30, 50);
    expect([4, 2], 4, 1 << 30, 50);
}

#[test]
#[ignore = "takes minutes"]
fn two_levels_up_wins_three_in_four_among_beginners() {
    for low in 1..=4 {
        expect([low + 2, low], 40, 1 << 30, 75);
    }
}

#[test]
#[ignore = "takes an hour"]
fn two_levels_up_wins_three_in_four_among_the_strong() {
    for low in 5..=8 {
        // Level 10 has no limit of its own.
        expect([low + 2, low], 20, 1_280_000, 75);
    }
}
