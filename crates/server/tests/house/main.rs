//! The real server on a free port, spoken to over HTTP and sockets.

mod clocks;
mod edges;
mod engines;
mod nodes;
mod papers;
mod play;
mod resume;
mod study;
mod support;
