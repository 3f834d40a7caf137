//! The computer player of shogi: search, evaluation, a mate solver, and USI.
