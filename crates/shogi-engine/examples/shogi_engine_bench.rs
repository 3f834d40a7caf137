//! Prints the speed of the search: `cargo run --release -p yonban-shogi-engine --example shogi_engine_bench [NODES]`.
#![expect(clippy::print_stdout, reason = "a program")]

fn main() {
    let nodes = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let report = yonban_shogi_engine::bench::run(nodes.unwrap_or(500_000));
    println!("{report:#?}");
}
