//! Prints the speed of the board: `cargo run --release -p yonban-go-engine --example go_bench [LINES]`.
#![expect(clippy::print_stdout, reason = "a program")]

use std::time::Duration;

fn main() {
    let lines = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let time = Duration::from_secs(1);
    if let Some(report) = yonban_go_engine::bench::playouts(lines.unwrap_or(9), time) {
        println!("{report:#?}");
    }
}
