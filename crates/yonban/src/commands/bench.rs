//! `yonban bench`: the speed figures of the README, reproducible on any machine.
//!
//! Each figure is the best of several runs: on a shared machine the best is the steadiest.
//! Ratios and counts travel between machines; absolute times do not.

use super::judge;
use crate::cli;
use anyhow::{Context, Result, bail};
use serde_json::{Map, Value, json};
use std::hint::black_box;
use std::io::{BufReader, sink};
use std::time::{Duration, Instant};
use yonban_backgammon::{Variant, notation};
use yonban_backgammon_engine::{Nets, analysis, search};
use yonban_games::{AnyGame, GameKind};
use yonban_gomoku::forbidden;
use yonban_gomoku::reference::{Reference, bench_boards};
use yonban_search::Stop;
use yonban_shogi::{Board, Strictness};

/// How often each figure is measured.
const RUNS: usize = 5;

/// One figure: a name, its value and its unit.
type Figure = (&'static str, f64, &'static str);

/// Measures some figures.
type Measure = fn() -> Result<Vec<Figure>>;

/// What can be measured.
const BENCHES: [(&str, Measure); 6] = [
    ("forbidden", forbidden_test),
    ("perft", move_generator),
    ("judge", referee),
    ("engine", engine),
    ("playouts", playouts),
    ("backgammon", backgammon),
];

pub(crate) fn bench(args: &cli::Bench) -> Result<()> {
    let known = || BENCHES.map(|(name, _)| name).join(", ");
    match args.name.as_deref() {
        Some("list") => {
            println!("{}", known());
            return Ok(());
        }
        Some(name) if BENCHES.iter().all(|(bench, _)| *bench != name) => {
            bail!("no bench {name:?}; there is {}", known());
        }
        _ => {}
    }
    let mut all = Map::new();
    for (name, measure) in BENCHES {
        if args.name.as_deref().is_some_and(|wanted| wanted != name) {
            continue;
        }
        for (figure, value, unit) in measure()? {
            if args.json {
                all.insert(figure.into(), json!({ "value": value, "unit": unit }));
            } else {
                println!("{figure:<40} {:>14} {unit}", shown(value));
            }
        }
    }
    if args.json {
        println!("{}", serde_json::to_string_pretty(&Value::Object(all))?);
    }
    Ok(())
}

/// Whole numbers with their thousands apart, small ones with a decimal.
fn shown(value: f64) -> String {
    if value < 1_000.0 {
        return format!("{value:.1}");
    }
    let digits = format!("{value:.0}");
    let mut text = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Seconds of the fastest of [`RUNS`] runs.
fn best(mut run: impl FnMut()) -> f64 {
    let once = |run: &mut dyn FnMut()| {
        let start = Instant::now();
        run();
        start.elapsed().as_secs_f64()
    };
    (0..RUNS)
        .map(|_| once(&mut run))
        .fold(f64::INFINITY, f64::min)
}

/// The forbidden test on dense random boards, against its slow twin.
fn forbidden_test() -> Result<Vec<Figure>> {
    let boards = bench_boards(1);
    let cells: usize = boards
        .iter()
        .map(|board| board.empty_points().count())
        .sum();
    let rounds = 20;
    let fast = best(|| {
        for _ in 0..rounds {
            for board in &boards {
                for point in board.empty_points() {
                    black_box(forbidden::judge(board, point));
                }
            }
        }
    }) / (cells * rounds) as f64;
    let slow = best(|| {
        for board in &boards {
            let reference = Reference::new(board);
            for point in board.empty_points() {
                black_box(reference.judge(point));
            }
        }
    }) / cells as f64;
    Ok(vec![
        ("forbidden test, an empty cell", fast * 1e9, "ns"),
        ("plain reference, an empty cell", slow * 1e9, "ns"),
        ("reference / forbidden test", slow / fast, "times"),
    ])
}

/// A match to seven points.
const SEVEN_POINTS: &[u8] = include_bytes!("../../../../data/backgammon/sample_match.mat");

/// The positions after three plays of backgammon, each of the 21 rolls once.
const BACKGAMMON: u64 = 116_154_993;

/// The generators of shogi and backgammon, on one core: positions counted to a depth, all of them right.
fn move_generator() -> Result<Vec<Figure>> {
    let rows = [
        (
            "shogi, start to depth 5",
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
            5,
            19_861_490,
        ),
        (
            "shogi, matsuri to depth 4",
            "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
            4,
            516_925_165,
        ),
    ];
    let mut figures = Vec::new();
    for (name, sfen, depth, nodes) in rows {
        let (board, _) = Board::from_sfen(sfen, Strictness::Game)?;
        let mut counted = 0;
        let seconds = best(|| counted = black_box(&board).perft(depth));
        if counted != nodes {
            bail!("{name}: {counted} positions, not {nodes}");
        }
        figures.push((name, nodes as f64 / seconds, "positions a second"));
    }
    let board = yonban_backgammon::Board::start(Variant::Standard);
    let mut counted = 0;
    let seconds = best(|| counted = black_box(&board).perft(3));
    if counted != BACKGAMMON {
        bail!("backgammon: {counted} positions, not {BACKGAMMON}");
    }
    let figure = "backgammon, start to depth 3";
    figures.push((figure, counted as f64 / seconds, "positions a second"));
    Ok(figures)
}

/// The referee on whole games, from JSON line to JSON line, on one core.
fn referee() -> Result<Vec<Figure>> {
    let mut lines = String::new();
    let mut actions = 0;
    for (n, rules) in ["renju", "national", "freestyle"]
        .into_iter()
        .cycle()
        .take(300)
        .enumerate()
    {
        let game = scattered_game(rules, n)?;
        actions += game.len();
        let request = json!({ "id": n, "game": "gomoku", "rules": rules, "start": null,
            "actions": game, "want": [] });
        lines.push_str(&request.to_string());
        lines.push('\n');
    }
    let mut failed = None;
    let seconds = best(|| {
        if let Err(error) = judge::run(BufReader::new(lines.as_bytes()), sink()) {
            failed = Some(error);
        }
    });
    failed.map_or(
        Ok(vec![(
            "judge, actions",
            actions as f64 / seconds,
            "a second",
        )]),
        Err,
    )
}

/// A legal game of stones all over the board; `seed` tells games apart.
fn scattered_game(rules: &str, seed: usize) -> Result<Vec<String>> {
    let mut game = AnyGame::new(GameKind::Gomoku, rules)?;
    let mut played = Vec::new();
    let mut state = seed as u64;
    loop {
        let mut legal = game.legal();
        legal.retain(|text| text != "pass" && text != "claim");
        if legal.is_empty() {
            return Ok(played);
        }
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let text = legal.swap_remove((state >> 33) as usize % legal.len());
        game.play(&text)?;
        played.push(text);
    }
}

/// The gomoku engine: its position and its search; the shogi engine's search.
fn engine() -> Result<Vec<Figure>> {
    let found = yonban_gomoku_engine::bench::run(9);
    let runs = (0..RUNS).map(|_| yonban_shogi_engine::bench::run(200_000));
    let shogi = runs.max_by_key(|report| report.nps).context("a run")?;
    Ok(vec![
        (
            "engine, make and undo",
            found.make_unmake as f64,
            "a second",
        ),
        ("engine, positions searched", found.nps as f64, "a second"),
        ("engine, signature", found.nodes as f64, "positions"),
        (
            "shogi engine, positions searched",
            shogi.nps as f64,
            "a second",
        ),
        (
            "shogi engine, from the start",
            shogi.start_nps as f64,
            "a second",
        ),
        ("shogi engine, signature", shogi.nodes as f64, "positions"),
    ])
}

/// The backgammon player on one core: its nets, its decisions, and the analysis of a match.
fn backgammon() -> Result<Vec<Figure>> {
    let nets = yonban_backgammon_engine::bench::run(100, RUNS as u32);
    let mut figures = vec![
        (
            "backgammon nets, contact",
            nets.contact as f64,
            "evaluations a second",
        ),
        (
            "backgammon nets, race",
            nets.race as f64,
            "evaluations a second",
        ),
    ];
    // Deep ones are slow: of fewer positions, and once.
    let rows = [
        (0, 6, RUNS, "backgammon, plays of 0 plies"),
        (1, 6, RUNS, "backgammon, plays of 1 ply"),
        (2, 1, 1, "backgammon, plays of 2 plies"),
    ];
    for (plies, positions, runs, name) in rows {
        let runs = (0..runs).map(|_| search::bench::decisions(plies, positions).per_second());
        figures.push((name, runs.fold(0.0, f64::max), "decisions a second"));
    }
    let signature = search::bench::decisions(1, 6).nodes;
    figures.push(("backgammon, signature", signature as f64, "positions"));
    let rows = [
        (0, "backgammon, analysis of a match, 0 plies"),
        (2, "backgammon, analysis of a match, 2 plies"),
    ];
    for (plies, name) in rows {
        figures.push((name, analysis_of_a_match(plies)?, "s"));
    }
    Ok(figures)
}

/// Seconds that the analysis of a match to seven points takes on one core.
fn analysis_of_a_match(plies: u8) -> Result<f64> {
    let reading = notation::read(Some(notation::Format::Mat), SEVEN_POINTS)?;
    let parts = analysis::Part::of_record(&reading.record);
    let settings = analysis::Settings { plies, threads: 1 };
    let nets = Nets::of(reading.record.rules.variant());
    let started = Instant::now();
    let report = analysis::analyse(nets, &parts, &settings, &Stop::new(), &mut |_, _| {});
    if !report.refused.is_empty() {
        bail!("the match has an illegal action");
    }
    Ok(started.elapsed().as_secs_f64())
}

/// Random games on the fast board of the Go engine, beside a flood fill.
fn playouts() -> Result<Vec<Figure>> {
    let time = Duration::from_millis(500);
    let names = [
        (
            9,
            [
                "Go 9x9, random games",
                "Go 9x9, moves of those",
                "Go 9x9, random games to five captures",
                "Go 9x9, flood fill, random games",
                "Go 9x9, board / flood fill",
                "Go 9x9, signature",
            ],
        ),
        (
            19,
            [
                "Go 19x19, random games",
                "Go 19x19, moves of those",
                "Go 19x19, random games to five captures",
                "Go 19x19, flood fill, random games",
                "Go 19x19, board / flood fill",
                "Go 19x19, signature",
            ],
        ),
    ];
    let mut figures = Vec::new();
    for (lines, [games, moves, captures, flood, ratio, signature]) in names {
        let runs = (0..RUNS).filter_map(|_| yonban_go_engine::bench::playouts(lines, time));
        let best = runs
            .max_by(|a, b| a.playouts.total_cmp(&b.playouts))
            .context("a board of this size")?;
        figures.extend([
            (games, best.playouts, "a second"),
            (moves, best.moves, "a second"),
            (captures, best.captures, "a second"),
            (flood, best.reference, "a second"),
            (ratio, best.playouts / best.reference, "times"),
            (signature, best.signature as f64, "moves"),
        ]);
    }
    Ok(figures)
}
