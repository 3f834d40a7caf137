//! Prints the speed of the engine: `cargo run --release -p yonban-gomoku-engine --example gomoku_bench [DEPTH]`.
#![expect(clippy::print_stdout, reason = "a program")]

fn main() {
    let depth = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let report = yonban_gomoku_engine::bench::run(depth.unwrap_or(10));
    println!("nodes {}", report.nodes);
    println!("nodes/s {}", report.nps);
    println!("make+unmake/s {}", report.make_unmake);
}
