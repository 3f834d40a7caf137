//! The real server on a free port, spoken to over HTTP and sockets.

mod absence;
mod backgammon;
mod chat;
mod claims;
mod clocks;
mod csa;
mod dice;
mod edges;
mod engines;
mod go;
mod here;
mod nodes;
mod papers;
mod play;
mod resume;
mod series;
mod shogi;
mod spectators;
mod study;
mod support;
