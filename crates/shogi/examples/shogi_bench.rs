//! How fast moves are counted: `cargo run --release -p yonban-shogi --example shogi_bench [runs] [less]`.
//!
//! Prints, for positions of `data/shogi/perft.tsv`, the best of some runs (5) in million positions a
//! second, on one core. On a busy machine many runs that go `less` plies deep are steadier.

#![allow(clippy::print_stdout, reason = "it prints")]
#![allow(clippy::disallowed_types, reason = "it measures time")]

use std::time::Instant;
use yonban_shogi::{Board, SetupError, Strictness};

const POSITIONS: [(&str, &str, u32); 4] = [
    (
        "start",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        5,
    ),
    (
        "matsuri",
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
        4,
    ),
    (
        "max-moves",
        "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
        3,
    ),
    (
        "pins",
        "ln3gsn1/7kl/3+B1p1p1/p4s2p/2P6/P2B3PP/1PNP+rPP2/2G3SK1/L4G1NL b G3Prs3p 65",
        4,
    ),
];

fn main() -> Result<(), SetupError> {
    let mut numbers = std::env::args()
        .skip(1)
        .filter_map(|text| text.parse().ok());
    let runs = numbers.next().unwrap_or(5);
    let less = numbers.next().unwrap_or(0);
    for (name, sfen, depth) in POSITIONS {
        let (board, _) = Board::from_sfen(sfen, Strictness::Game)?;
        let depth = depth.saturating_sub(less);
        let mut best = f64::INFINITY;
        let mut nodes = 0;
        for _ in 0..runs {
            let start = Instant::now();
            nodes = board.perft(depth);
            best = best.min(start.elapsed().as_secs_f64());
        }
        let speed = nodes as f64 / best / 1e6;
        println!("{name:<10} d{depth} {nodes:>12} {best:>9.6} s {speed:>8.0} M/s");
    }
    Ok(())
}
