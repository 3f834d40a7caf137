//! `yonban analyze` of a file that holds a position and nothing that was done: what to do there.

use crate::cli::Analyze;
use crate::draw;
use anyhow::{Result, anyhow};
use serde_json::{Value, json};
use std::fmt::Write;
use yonban_backgammon::Backgammon;
use yonban_backgammon::notation::{Record, move_text};
use yonban_backgammon_engine::analysis::{Choice, Situation, situation};
use yonban_backgammon_engine::search::{Candidate, Searcher};
use yonban_backgammon_engine::{
    Answer, CubeAction, CubeDecision, Ladder, Nets, Outputs, Stakes, efficiency,
};
use yonban_rules::{Game, PositionText, Turn};

/// How many plays are shown, unless all are asked for.
const SHOWN: usize = 10;

/// The longest match of the table of scores where the position itself is for money.
const SCORES: u32 = 7;

/// The position of a record in which nothing is done; `None` where there is something to judge, or nothing to
/// decide.
pub(super) fn of_record(record: &Record) -> Option<Backgammon> {
    let [game] = &record.games[..] else {
        return None;
    };
    let start = game.start(&record.rules);
    let decides = !matches!(start.turn(), Turn::Over(_));
    (game.entries.is_empty() && game.from.is_some() && decides).then_some(start)
}

pub(super) fn analyze(game: &Backgammon, args: &Analyze) -> Result<String> {
    let variant = game.rules().variant();
    let mut searcher = Searcher::new(Nets::of(variant), variant).with_threads(args.threads);
    let known = situation(&mut searcher, game, args.plies)
        .ok_or_else(|| anyhow!("nothing is to be decided before the opening throw"))?;
    let figures = Figures::of(game, &known);
    Ok(if args.json {
        format!("{:#}\n", as_json(game, &known, &figures))
    } else {
        as_text(game, &known, &figures, args.all)
    })
}

/// What players know by heart for the start, and have to guess elsewhere.
struct Figures {
    /// The chances of winning with which a double can just be taken by whoever does not throw, and by whoever
    /// does.
    takes: [Option<f32>; 2],
    /// What a gammon adds, for the player on roll and for the other.
    gammons: [f32; 2],
    /// The decision at every score.
    scores: Vec<Vec<CubeDecision>>,
}

impl Figures {
    fn of(game: &Backgammon, known: &Situation) -> Figures {
        let (ladder, efficiency) = (Ladder::new(&known.stakes), efficiency(game.board()));
        let cash = ladder.cash_point(&known.outputs, efficiency);
        let length = game.rules().length().map_or(SCORES, u32::from);
        Figures {
            takes: [
                cash.map(|cash| 1.0 - cash),
                ladder.take_point(&known.outputs, efficiency),
            ],
            gammons: [ladder.gammon_price(), ladder.turned().gammon_price()],
            scores: CubeDecision::matrix(&known.outputs, efficiency, length),
        }
    }
}

fn as_text(game: &Backgammon, known: &Situation, figures: &Figures, all: bool) -> String {
    let mut text = draw::backgammon(game, game.on_roll());
    let who = game.seat_label(known.seat);
    // Writing to a string cannot fail.
    let _ok = match &known.choice {
        Choice::Play(plays) => {
            let dice = game.dice().map(|dice| dice.to_string()).unwrap_or_default();
            let _ok = writeln!(text, "{who} plays {dice}");
            plays_as_text(&mut text, plays, all);
            return text;
        }
        Choice::Double(cube) if cube.allowed => writeln!(text, "{who}: roll or double?"),
        Choice::Double(_) => writeln!(text, "{who} rolls"),
        Choice::Answer(_) => writeln!(text, "{who} answers"),
        Choice::Throw(_) => writeln!(text, "{who} throws"),
    };
    let on_roll = game.seat_label(game.on_roll());
    let outputs = &known.outputs;
    let _ok = writeln!(text, "  {on_roll} {}", chances(outputs));
    let _ok = writeln!(text, "  without a cube   {:+.3}", outputs.equity());
    match &known.choice {
        Choice::Double(cube) if cube.allowed => {
            let _ok = writeln!(
                text,
                "  no double        {:+.3}\n  double, take     {:+.3}\n  double, drop     {:+.3}\n  best: {cube}",
                cube.no_double, cube.double_take, cube.double_drop
            );
        }
        Choice::Double(cube) => {
            let _ok = writeln!(text, "  with the cube    {:+.3}", cube.no_double);
        }
        Choice::Throw(equity) => {
            let _ok = writeln!(text, "  with the cube    {equity:+.3}");
        }
        Choice::Answer(worths) => {
            for (action, worth) in worths {
                let _ok = writeln!(text, "  {:<16} {worth:+.3}", action.to_string());
            }
        }
        Choice::Play(_) => {}
    }
    let percent = |chance: f32| format!("{:.1} %", 100.0 * chance);
    if let [Some(other), Some(own)] = figures.takes {
        let _ok = writeln!(
            text,
            "  a double is taken from {} on, by {on_roll} from {} on",
            percent(other),
            percent(own)
        );
    }
    let [own, other] = figures.gammons;
    let _ok = writeln!(
        text,
        "  price of a gammon {own:.2}, of the other's {other:.2}"
    );
    if matches!(known.choice, Choice::Double(_)) {
        scores_as_text(&mut text, &figures.scores);
    }
    text
}

fn plays_as_text(text: &mut String, plays: &[Candidate], all: bool) {
    let best = plays.first().map_or(0.0, |best| best.equity);
    let shown = if all { plays.len() } else { SHOWN };
    let width = plays
        .iter()
        .take(shown)
        .map(|one| move_text::write(&one.play).len());
    let width = width.max().unwrap_or(0);
    for (n, one) in plays.iter().take(shown).enumerate() {
        let lost = match n {
            0 => String::new(),
            _ => format!("{:+.3}", one.equity - best),
        };
        let _ok = writeln!(
            text,
            "  {:>2}. {:<width$}  {:+.3} {lost:>6}  at {}-ply  {}",
            n + 1,
            move_text::write(&one.play),
            one.equity,
            one.plies,
            chances(&one.outputs)
        );
    }
    if plays.len() > shown {
        let _ok = writeln!(text, "  and {} more (--all)", plays.len() - shown);
    }
}

fn chances(outputs: &Outputs) -> String {
    let Outputs {
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    } = outputs;
    let percent = |chance: &f32| 100.0 * chance;
    format!(
        "wins {:.1} % (gammon {:.1}, backgammon {:.1}), loses gammon {:.1}, backgammon {:.1}",
        percent(win),
        percent(win_gammon),
        percent(win_backgammon),
        percent(lose_gammon),
        percent(lose_backgammon)
    )
}

/// A letter for what is right.
const fn letter(cube: &CubeDecision) -> char {
    match (cube.action, cube.answer) {
        (CubeAction::NoDouble, _) => '.',
        (CubeAction::TooGood, _) => '!',
        (CubeAction::Double, Answer::Drop) => 'D',
        (CubeAction::Double, Answer::Take | Answer::Beaver) => 'T',
    }
}

fn scores_as_text(text: &mut String, scores: &[Vec<CubeDecision>]) {
    let _ok = writeln!(
        text,
        "\n  At every score, the cube in the middle (rows: needs so many points, columns: the other does;\n  \
         no Crawford game): . no double, T double and take, D double and drop, ! too good"
    );
    let heads: String = (1..=scores.len())
        .map(|away| format!("{away:>3}"))
        .collect();
    let _ok = writeln!(text, "     {heads}");
    for (n, row) in scores.iter().enumerate() {
        let cells: String = row
            .iter()
            .map(|cube| format!("{:>3}", letter(cube)))
            .collect();
        let _ok = writeln!(text, "  {:>2} {cells}", n + 1);
    }
}

fn outputs_as_json(outputs: &Outputs) -> Value {
    json!({
        "win": outputs.win, "win_gammon": outputs.win_gammon, "win_backgammon": outputs.win_backgammon,
        "lose_gammon": outputs.lose_gammon, "lose_backgammon": outputs.lose_backgammon,
        "equity": outputs.equity(),
    })
}

fn cube_as_json(cube: &CubeDecision) -> Value {
    json!({
        "allowed": cube.allowed, "no_double": cube.no_double, "double_take": cube.double_take,
        "double_drop": cube.double_drop, "action": cube.action.to_string(), "answer": cube.answer.to_string(),
    })
}

fn as_json(game: &Backgammon, known: &Situation, figures: &Figures) -> Value {
    let choice = match &known.choice {
        Choice::Play(plays) => {
            let play = |one: &Candidate| {
                json!({
                    "play": one.play.to_string(), "equity": one.equity, "plies": one.plies,
                    "chances": outputs_as_json(&one.outputs),
                })
            };
            json!({ "plays": plays.iter().map(play).collect::<Vec<_>>() })
        }
        Choice::Double(cube) => json!({ "cube": cube_as_json(cube) }),
        Choice::Answer(worths) => {
            let answer = |(action, equity): &(yonban_backgammon::Action, f32)| json!({ "action": action.to_string(), "equity": equity });
            json!({ "answers": worths.iter().map(answer).collect::<Vec<_>>() })
        }
        Choice::Throw(equity) => json!({ "equity": equity }),
    };
    let match_chance = match known.stakes {
        Stakes::Match { .. } => {
            let ladder = Ladder::new(&known.stakes);
            json!([ladder.match_chance(-1.0), ladder.match_chance(1.0)])
        }
        Stakes::Money { .. } => Value::Null,
    };
    let mut told = json!({
        "rules": game.rules().to_string(), "position": game.position(), "seat": known.seat.to_string(),
        "on_roll": game.on_roll().to_string(), "plies": known.plies, "chances": outputs_as_json(&known.outputs),
        "choice": choice, "match_chances": match_chance,
        "gammon_prices": { "on_roll": figures.gammons[0], "other": figures.gammons[1] },
    });
    // With a throw on the board the chances are those after a play, and nobody doubles.
    if !matches!(known.choice, Choice::Play(_)) {
        let row = |row: &Vec<CubeDecision>| row.iter().map(ToString::to_string).collect();
        let scores: Vec<Vec<String>> = figures.scores.iter().map(row).collect();
        let [other, on_roll] = figures.takes;
        told["take_points"] = json!({ "other": other, "on_roll": on_roll });
        told["scores"] = json!(scores);
    }
    told
}
