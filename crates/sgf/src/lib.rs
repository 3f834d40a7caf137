//! SGF, the record format of Go and its relatives: syntax only, no game.
//!
//! [`read()`] takes bytes in any character set and gives a [`Collection`] of trees. It is lenient: what
//! is broken is read as far as possible, and every [`Loss`] is told with line and column. [`print()`]
//! writes canonical text: UTF-8, short lines, properties in their order.
//!
//! ```
//! use yonban_sgf::{Options, print, read};
//!
//! let file = b"(;FF[4]GM[1]SZ[9]C[a \\] bracket];B[ee](;W[gc])(;W[cc]))";
//! let reading = read(file, &Options::default())?;
//! assert!(reading.losses.is_empty());
//! let tree = &reading.collection.trees[0];
//! assert_eq!(tree.root().value("C").map(|value| value.text()), Some("a ] bracket".to_owned()));
//! assert_eq!(tree.len(), 4);
//! assert_eq!(print(&reading.collection).trim_end().as_bytes(), file);
//! # Ok::<(), yonban_sgf::ReadError>(())
//! ```
//!
//! # What is not here
//!
//! What a property means: points, moves, set-up, results, which game it is. Values are texts with
//! their escapes; [`Value`] reads them as text, simple text, or a composed pair.

#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

mod charset;
mod loss;
mod read;
mod tree;
mod write;

pub use charset::Charset;
pub use loss::{Loss, LossKind, Position};
pub use read::{Limits, Options, ReadError, Reading, read};
pub use tree::{Collection, Node, NodeId, Property, Tree, Value};
pub use write::print;
