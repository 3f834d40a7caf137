//! Record formats, one file each.

pub mod moves;
