//! Solves the longer problems of `spec/shogi.md`, section 23: `cargo run --release --example mates [NODES]`.
#![expect(clippy::print_stdout, reason = "a program")]

use std::time::Instant;
use yonban_search::{Budget, Stop};
use yonban_shogi::{Board, Strictness};
use yonban_shogi_engine::mate::{Solution, solve};

const PROBLEMS: [&str; 8] = [
    "5kgnl/9/4+B1pp1/8p/9/9/9/9/9 b 2S2rb3g2s3n3l15p 1",
    "lpg6/3s2R2/1kpppp3/p8/9/P8/2N6/9/9 b BGNrb2g3s2n3l10p 1",
    "6lnk/6+Rbl/2n4pp/7s1/1p2P2NP/p1P2PPP1/1P4GS1/6GK1/LNr5L b B2G2S6Pp 1",
    "l2g5/2s3g2/3k1p2p/P2pp2P1/1pP4s1/p1+B6/NP1P+nPS1P/K1G4+p1/L6NL b RBGNLPrs3p 1",
    "5g1l1/3+P2s1p/1R1B2p1S/3npSL2/7pk/3+B1L3/5rN1P/6N2/8L b 2P3gsn10p 1",
    "lnks5/1pg1s4/2p5p/p4+r3/P1g6/1Nn6/BKN1P3P/9/LG2s4 w GSL2Prbl9p 1",
    "3g1n1l1/2p1g1r2/5k2S/4p1N+R1/3+p5/7N1/B8/9/9 b 2GSNb2s3l15p 1",
    "g1+P1k1+P+P+L/1p3P3/+R+p2pp1pl/1NNsg+p2+R/+b+nL+P1+p3/1P3ssP1/2P1+Ps2N/4+P1P1L/+B5G1g b - 1",
];

fn main() {
    let nodes = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let budget = Budget::nodes(nodes.unwrap_or(10_000_000));
    for sfen in PROBLEMS {
        let Ok((board, _)) = Board::from_sfen(sfen, Strictness::Problem) else {
            continue;
        };
        let started = Instant::now();
        let found = solve(&board, &budget, 512, &Stop::new());
        let took = started.elapsed();
        match found {
            Solution::Mate(mate) => println!(
                "mate in {} ({}, composed {}) {took:.1?}\n  {:?}",
                mate.line.len(),
                if mate.shortest {
                    "shortest"
                } else {
                    "perhaps shorter"
                },
                mate.composed_length(),
                mate.line
                    .iter()
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
            ),
            other => println!("{other:?} {took:.1?}"),
        }
    }
}
