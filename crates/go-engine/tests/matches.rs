//! Matches: levels against each other and against players written here. A few games in the normal
//! run, many in the soak. Seeds and node budgets are fixed, so the results are too.

use std::collections::BTreeMap;
use yonban_go::{Action, Color, Go, Rules};
use yonban_go_engine::dice::Dice;
use yonban_go_engine::position::{BLACK, NONE, Position};
use yonban_go_engine::question::position;
use yonban_go_engine::rules::point;
use yonban_go_engine::{GoEngine, Options};
use yonban_rules::{Game, Turn, Verdict};
use yonban_search::{Budget, Choice, Engine, Level, Stop, Task};

/// Chooses an action; `None` gives up.
type Player<'a> = Box<dyn FnMut(&Go, &[String], u64) -> Option<String> + 'a>;

fn level(level: u8, nodes: u64, rules: &str) -> Player<'static> {
    let rules = rules.to_owned();
    Box::new(move |game, actions, seed| {
        let mut engine = GoEngine::new(Options {
            hash_megabytes: 8,
            seed,
        });
        let seat = game.turn().seat().expect("a seat");
        let task = Task::new(rules.clone(), seat)
            .with_actions(actions.iter().cloned())
            .with_level(Level::new(level).expect("a level"))
            .with_budget(Budget::nodes(nodes));
        let answer = engine.think(&task, &mut |_| {}, &Stop::new());
        match answer.expect("an answer").choice {
            Choice::Play(text) => Some(text),
            Choice::Resign => None,
        }
    })
}

/// Takes as much as it can at once, else plays anywhere.
fn taker() -> Player<'static> {
    Box::new(|game, _, seed| {
        let mut dice = Dice::new(seed);
        let me = game.side();
        let best = game
            .legal_actions()
            .into_iter()
            .filter(|action| action.point().is_some())
            .max_by_key(|action| {
                let mut next = game.clone();
                next.play_unchecked(action);
                (next.captures(me), dice.bits())
            });
        Some(best.map_or("pass".to_owned(), |action| action.to_string()))
    })
}

/// UCT with light playouts and nothing else.
fn uct(playouts: u32) -> Player<'static> {
    Box::new(move |game, _, seed| {
        let rules = game.rules();
        let komi = rules.komi().halves();
        let root = position(game);
        let shape = root.shape();
        let mut dice = Dice::new(seed);
        let legal: Vec<usize> = game
            .legal_actions()
            .iter()
            .filter_map(Action::point)
            .map(|p| yonban_go_engine::rules::cell(shape, p))
            .filter(|&p| !root.is_eye(p, root.side()))
            .collect();
        let mut tree = Tree::default();
        let top = tree.add(&root, Some(&legal));
        for _ in 0..playouts {
            let mut board = root.clone();
            let mut path = vec![top];
            let mut moves = Vec::new();
            loop {
                let node = path[path.len() - 1];
                if tree.nodes[node].moves.is_empty() {
                    break;
                }
                let n = tree.choose(node, &mut dice);
                let p = tree.nodes[node].moves[n];
                board.play(p);
                moves.push(n);
                if let Some(&next) = tree.nodes[node].next.get(&n) {
                    path.push(next);
                } else {
                    let new = tree.add(&board, None);
                    tree.nodes[node].next.insert(n, new);
                    break;
                }
            }
            board.random_to_the_end(&mut dice);
            let black = 2 * board.quick_area() > komi;
            for (step, (&node, &n)) in path.iter().zip(&moves).enumerate() {
                let black_moves = (root.side() == BLACK) == (step % 2 == 0);
                let at = &mut tree.nodes[node];
                at.visits[n] += 1.0;
                at.wins[n] += f32::from(u8::from(black == black_moves));
            }
        }
        let root = &tree.nodes[top];
        let best = (0..root.moves.len()).max_by(|&a, &b| root.visits[a].total_cmp(&root.visits[b]));
        Some(best.map_or("pass".to_owned(), |n| {
            point(shape, root.moves[n]).to_string()
        }))
    })
}

#[derive(Default)]
struct Tree {
    nodes: Vec<Node>,
}

struct Node {
    moves: Vec<usize>,
    visits: Vec<f32>,
    wins: Vec<f32>,
    next: BTreeMap<usize, usize>,
}

impl Tree {
    fn add(&mut self, board: &Position, only: Option<&[usize]>) -> usize {
        let all = board.empties().iter().map(|&e| usize::from(e));
        let moves: Vec<usize> = match only {
            Some(only) => only.to_vec(),
            None => all
                .filter(|&p| p != NONE && board.is_legal(p) && !board.is_eye(p, board.side()))
                .collect(),
        };
        self.nodes.push(Node {
            visits: vec![0.0; moves.len()],
            wins: vec![0.0; moves.len()],
            moves,
            next: BTreeMap::new(),
        });
        self.nodes.len() - 1
    }

    fn choose(&self, node: usize, dice: &mut Dice) -> usize {
        let node = &self.nodes[node];
        let all: f32 = node.visits.iter().sum();
        let worth = |n: usize| {
            let visits = node.visits[n];
            if visits == 0.0 {
                return 10.0;
            }
            node.wins[n] / visits + 0.7 * (all.ln() / visits).sqrt()
        };
        let start = dice.below(node.moves.len());
        let turned = (0..node.moves.len()).map(|n| (start + n) % node.moves.len());
        turned
            .max_by(|&a, &b| worth(a).total_cmp(&worth(b)))
            .unwrap_or(0)
    }
}

/// Plays games, colours in turn, after two random stones. Wins, draws and losses of the first.
fn play(rules: &str, games: u64, first: &mut Player<'_>, second: &mut Player<'_>) -> [u32; 3] {
    let parsed: Rules = rules.parse().expect("rules");
    let mut score = [0; 3];
    for n in 0..games {
        let mut game = Go::new(&parsed);
        let mut actions: Vec<String> = Vec::new();
        // Both games of a pair begin alike.
        let mut dice = Dice::new(n / 2);
        let mine = [Color::Black, Color::White][(n % 2) as usize];
        let winner = loop {
            let seat = match game.turn() {
                Turn::Over(outcome) => {
                    break match outcome.verdict {
                        Verdict::Win(seat) => Some(game.color_of(seat)),
                        Verdict::Draw | Verdict::NoResult => None,
                    };
                }
                Turn::Seat(seat) => seat,
                Turn::Chance => panic!("{rules}: no chance here"),
            };
            let color = game.color_of(seat);
            if actions.len() >= 400 {
                break None;
            }
            let text = if actions.len() < 2 {
                let inner: Vec<String> = game
                    .legal_actions()
                    .iter()
                    .filter_map(Action::point)
                    .filter(|p| (2..7).contains(&p.column()) && (2..7).contains(&p.row()))
                    .map(|p| p.to_string())
                    .collect();
                Some(inner[dice.below(inner.len())].clone())
            } else if color == mine {
                first(&game, &actions, n)
            } else {
                second(&game, &actions, n)
            };
            let Some(text) = text else {
                break Some(color.other());
            };
            let action: Action = text.parse().expect("an action");
            game.play(seat, &action)
                .unwrap_or_else(|e| panic!("{rules}: {text}: {e}"));
            actions.push(text);
        };
        let place = match winner {
            Some(color) if color == mine => 0,
            None => 1,
            Some(_) => 2,
        };
        score[place] += 1;
        if soak() {
            // A soak takes hours: show how it goes.
            eprintln!("{rules}, game {n}: {score:?}");
        }
    }
    score
}

fn soak() -> bool {
    std::env::var_os("YONBAN_SOAK").is_some()
}

/// The first player's points must reach this share, in percent.
fn expect(name: &str, score: [u32; 3], percent: u32) {
    let [won, drawn, lost] = score;
    let games = won + drawn + lost;
    let text = format!("{name}: {won} won, {drawn} drawn, {lost} lost");
    eprintln!("{text}");
    assert!((2 * won + drawn) * 100 >= 2 * games * percent, "{text}");
}

const CAPTURE: &str = "capture";

#[test]
fn level_5_beats_a_player_that_only_takes() {
    let games = if soak() { 100 } else { 8 };
    let score = play(
        CAPTURE,
        games,
        &mut level(5, 100_000, CAPTURE),
        &mut taker(),
    );
    expect("level 5 v taker, capture 5", score, 90);
}

#[test]
fn level_10_beats_level_5_at_captures() {
    let (games, nodes) = if soak() { (40, 10_000) } else { (2, 1_500) };
    let score = play(
        CAPTURE,
        games,
        &mut level(10, nodes, CAPTURE),
        &mut level(5, nodes, CAPTURE),
    );
    expect("level 10 v level 5, capture 5", score, 80);
}

#[test]
fn ordinary_go_against_plain_uct() {
    let rules = "tromp-taylor,size=9,komi=7.5";
    let (games, nodes, playouts) = if soak() {
        (20, 4_000, 10_000)
    } else {
        (2, 1_000, 1_000)
    };
    let score = play(
        rules,
        games,
        &mut level(10, nodes, rules),
        &mut uct(playouts),
    );
    expect("level 10 v plain UCT", score, 70);
}

/// Levels 3 to 8 each against the second below; only in the soak.
#[test]
fn each_level_beats_the_second_below() {
    if !soak() {
        return;
    }
    for upper in 3..=8 {
        let score = play(
            CAPTURE,
            20,
            &mut level(upper, 100_000, CAPTURE),
            &mut level(upper - 2, 100_000, CAPTURE),
        );
        let name = format!("level {upper} v level {}, capture 5", upper - 2);
        expect(&name, score, 60);
    }
}
