//! Measured speed on fixed positions.

use crate::evaluate::Handmade;
use crate::search::{Entering, Path, Task, Terms, Vision, search};
use std::time::{Duration, Instant};
use yonban_search::{Budget, Stop, TranspositionTable};
use yonban_shogi::{Board, Strictness};

/// What [`run`] found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Report {
    /// Positions searched: the signature. The same program gives the same number everywhere, and a
    /// change that alters the search alters it.
    pub nodes: u64,
    /// How long they took.
    pub elapsed: Duration,
    /// Positions a second, on one core.
    pub nps: u64,
    /// The same from the start of the game alone.
    pub start_nps: u64,
}

/// The start, an opening, two fights, a position full of drops, and pins.
const POSITIONS: [&str; 6] = [
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "lnsgkgsnl/1r7/p1ppp1bpp/1p3pp2/7P1/2P6/PP1PPPP1P/1B3S1R1/LNSGKG1NL b - 9",
    "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
    "6n1l/2+S1k4/2lp4p/1np1B2b1/3PP4/1N1S3rP/1P2+pPP+p1/1p1G5/3KG2r1 b GSN2L4Pgs2p 1",
    "ln1g5/1r2S1k2/p2pppn2/2ps2p2/1p7/2P6/PPSPPPPLP/2G2K1pr/LN4G1b w BGSLPnp 62",
    "ln3gsn1/7kl/3+B1p1p1/p4s2p/2P6/P2B3PP/1PNP+rPP2/2G3SK1/L4G1NL b G3Prs3p 65",
];

/// Searches every position for `nodes` positions (500,000 takes some seconds).
#[must_use]
pub fn run(nodes: u64) -> Report {
    let (mut all, mut elapsed, mut start_nps) = (0, Duration::ZERO, 0);
    for (n, sfen) in POSITIONS.iter().enumerate() {
        let Ok((board, _)) = Board::from_sfen(sfen, Strictness::Game) else {
            continue;
        };
        let table = TranspositionTable::with_megabytes(64);
        let allowed = board.moves();
        let path = Path::new(&board);
        let task = Task {
            board: &board,
            path: &path,
            terms: Terms {
                entering: Entering::NONE,
                moves_left: None,
                draw: [0; 2],
                sight: Vision::FULL,
            },
            allowed: &allowed,
            lines: 1,
            budget: Budget::nodes(nodes),
            soft: None,
            threads: 1,
        };
        let started = Instant::now();
        let mut searched = 0;
        search(
            &Handmade::default(),
            &task,
            &table,
            &Stop::new(),
            &mut |progress| {
                searched = progress.nodes;
            },
        );
        let took = started.elapsed();
        let nps = (u128::from(nodes) * 1_000_000 / took.as_micros().max(1)) as u64;
        if n == 0 {
            start_nps = nps;
        }
        all += searched;
        elapsed += took;
    }
    let count = POSITIONS.len() as u128 * u128::from(nodes);
    Report {
        nodes: all,
        elapsed,
        nps: u64::try_from(count * 1_000_000 / elapsed.as_micros().max(1)).unwrap_or(u64::MAX),
        start_nps,
    }
}
