//! Speed of the forbidden test and of replaying.
fn main() {}
