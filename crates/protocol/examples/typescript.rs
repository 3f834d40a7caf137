//! Prints `web/src/protocol.ts`: what `cargo xtask gen` runs.

#![expect(clippy::print_stdout, reason = "its output is its purpose")]

fn main() {
    print!("{}", yonban_protocol::typescript::text());
}
