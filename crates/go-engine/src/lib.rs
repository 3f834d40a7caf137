//! The computer player of capture Go and Go.
//!
//! [`position`] is the fast board of searches and playouts, [`solver`] proves who wins capture games
//! on small boards, [`mod@bench`] measures.
//!
//! ```
//! use yonban_go_engine::dice::Dice;
//! use yonban_go_engine::position::Position;
//! use yonban_go_engine::shape::Shape;
//!
//! let nine = Shape::new(9, 9).unwrap();
//! let mut position = Position::new(nine);
//! position.random_to_the_end(&mut Dice::new(1));
//! assert!(position.passes() == 2 && position.area().abs() <= 81);
//! ```

pub mod bench;
pub mod dice;
pub mod position;
pub mod reference;
pub mod rules;
pub mod shape;
pub mod solver;
