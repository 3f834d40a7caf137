//! The tests of the store, in one binary: it also starts itself as the process to be killed.

#[cfg(unix)]
mod kill;
mod memory;
mod sqlite;
mod suite;
mod support;
