//! How the engine talks to the programs of its field.

pub mod usi;
