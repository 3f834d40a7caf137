//! The position under discussion, and what it is played for.

use super::command::{Code, Fault, Id, NewSession};
use crate::Crawford;
use crate::protocol::fitted;
use yonban_backgammon::notation::match_id::MatchId;
use yonban_backgammon::notation::{Diagram, Due, fibs, position_id, xgid};
use yonban_backgammon::{Action, Backgammon, Board, Cube, Dice, Kind, Variant};
use yonban_rules::{Game, Reason, Seat};

/// The position under discussion, and what it is played for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Context {
    pub(super) variant: Variant,
    /// The points that win the match, 0 for money.
    pub(super) length: u16,
    /// Matches: whether there is a Crawford game.
    pub(super) crawford_rule: bool,
    /// Money: whether gammons count single until a double has been taken.
    pub(super) jacoby: bool,
    /// Money: whether a double may be redoubled at once.
    pub(super) beavers: bool,
    /// The largest cube as a power of two.
    pub(super) maxcube: u8,
    /// None before it was given, and after one that was refused.
    board: Option<Board>,
    on_roll: Seat,
    due: Due,
    /// What the player on roll offers to resign, if he does.
    resigned: Option<Kind>,
    cube: Cube,
    /// The points of seat A and of seat B.
    score: [u16; 2],
    crawford: Crawford,
}

impl Default for Context {
    fn default() -> Self {
        Context {
            variant: Variant::Standard,
            length: 0,
            crawford_rule: true,
            jacoby: true,
            beavers: false,
            maxcube: 10,
            board: None,
            on_roll: Seat::A,
            due: Due::RollOrDouble,
            resigned: None,
            cube: Cube::default(),
            score: [0, 0],
            crawford: Crawford::Before,
        }
    }
}

fn bad_value(error: &impl Reason) -> Fault {
    Fault::new(Code::BadValue, format!("{}: {}", error.reason(), error))
}

impl Context {
    pub(super) fn new_session(&mut self, session: NewSession) {
        *self = Context {
            variant: self.variant,
            length: session.length,
            crawford_rule: session.crawford.unwrap_or(true),
            jacoby: session.jacoby.unwrap_or(true),
            beavers: session.beavers.unwrap_or(false),
            maxcube: self.maxcube,
            ..Context::default()
        };
        // A match to one point begins with both sides one away, and has no cube anyway.
        self.crawford = Crawford::Before;
    }

    /// The start position; the score stays.
    pub(super) fn new_game(&mut self) {
        if self.crawford == Crawford::Now {
            self.crawford = Crawford::After;
        }
        self.board = Some(Board::start(self.variant));
        self.due = Due::RollOrDouble;
        self.resigned = None;
        self.cube = Cube::default();
    }

    /// Nothing is answered before another position is given.
    pub(super) fn forget(&mut self) {
        self.board = None;
    }

    /// Another variant: the position is not one of it.
    pub(super) fn set_variant(&mut self, variant: Variant) {
        if variant != self.variant {
            self.variant = variant;
            self.forget();
        }
    }

    /// Another length: a match that has not begun.
    pub(super) fn set_length(&mut self, length: u16) {
        if length != self.length {
            self.length = length;
            self.score = [0, 0];
            self.crawford = Crawford::Before;
        }
    }

    pub(super) fn set_dice(&mut self, dice: Dice) {
        self.due = Due::Dice(dice);
    }

    pub(super) fn set_cube(&mut self, cube: Cube) {
        self.cube = cube;
    }

    /// The board belongs to the player on roll, whoever that is.
    pub(super) fn set_turn(&mut self, player: Seat) {
        self.on_roll = player;
    }

    /// The points of p0 and of p1. The first game in which a side is one point away is the Crawford
    /// game, until the score changes or a new game begins.
    pub(super) fn set_score(&mut self, [p0, p1]: [u16; 2]) -> Result<(), Fault> {
        if self.length > 0 && p0.max(p1) >= self.length {
            let text = format!("the match is to {} points", self.length);
            return Err(Fault::new(Code::BadValue, text));
        }
        let score = [p1, p0];
        let was_one_away = self.one_away();
        let changed = std::mem::replace(&mut self.score, score) != score;
        if !self.one_away() {
            self.crawford = Crawford::Before;
        } else if changed {
            self.crawford = if was_one_away || !self.crawford_rule {
                Crawford::After
            } else {
                Crawford::Now
            };
        }
        Ok(())
    }

    fn one_away(&self) -> bool {
        self.length > 1 && self.score.iter().any(|points| points + 1 == self.length)
    }

    /// Reads a position. A Match ID, an XGID and a board line tell cube, score and dice as well; after
    /// a bare Position ID these stay as they were, but for the dice and what is on offer.
    pub(super) fn set_position(&mut self, id: Id, text: &str) -> Result<(), Fault> {
        match id {
            Id::Gnubg => match text.split_once(':') {
                None => {
                    let board = position_id::read(text, self.variant);
                    self.board = Some(board.map_err(|e| bad_value(&e))?);
                    self.due = Due::RollOrDouble;
                    self.resigned = None;
                }
                Some((board, id)) => {
                    let board = position_id::read(board, self.variant);
                    let id = MatchId::read(id).map_err(|e| bad_value(&e))?;
                    self.set_match_id(board.map_err(|e| bad_value(&e))?, &id)?;
                }
            },
            Id::Xgid => {
                let diagram = xgid::read(text, self.variant).map_err(|e| bad_value(&e))?;
                self.set_diagram(&diagram);
            }
            Id::Fibs => {
                let line = fibs::read(text, self.variant).map_err(|e| bad_value(&e))?;
                // What the line does not tell stays.
                let beavers = self.beavers || line.diagram.beavers;
                self.set_diagram(&Diagram {
                    jacoby: self.jacoby,
                    beavers,
                    ..line.diagram
                });
            }
        }
        Ok(())
    }

    fn set_match_id(&mut self, board: Board, id: &MatchId) -> Result<(), Fault> {
        if id.state.is_over() {
            let text = "start_is_over: the game of this position is over";
            return Err(Fault::new(Code::BadValue, text));
        }
        self.set_diagram(&Diagram {
            board: match id.on_roll {
                Seat::A => board,
                Seat::B => board.turned(),
            },
            variant: self.variant,
            cube: id.cube,
            on_roll: id.on_roll,
            due: match id.dice {
                _ if id.doubled => Due::Answer { redoubles: 0 },
                Some(dice) => Due::Dice(dice),
                None => Due::RollOrDouble,
            },
            score: id.score,
            length: id.length,
            crawford: id.crawford,
            jacoby: id.jacoby,
            beavers: self.beavers,
            maxcube: self.maxcube,
        });
        self.resigned = id.resigned;
        Ok(())
    }

    fn set_diagram(&mut self, diagram: &Diagram) {
        self.board = Some(diagram.board_on_roll());
        self.on_roll = diagram.on_roll;
        self.due = diagram.due;
        self.resigned = None;
        self.cube = diagram.cube;
        self.score = diagram.score;
        self.length = diagram.length;
        self.maxcube = diagram.maxcube;
        if diagram.length == 0 {
            self.jacoby = diagram.jacoby;
            self.beavers = diagram.beavers;
        }
        self.crawford = match (diagram.crawford, self.one_away()) {
            (true, _) => Crawford::Now,
            (false, true) => Crawford::After,
            (false, false) => Crawford::Before,
        };
    }

    /// The game as it stands.
    pub(super) fn game(&self) -> Result<Backgammon, Fault> {
        let board = self
            .board
            .ok_or_else(|| Fault::new(Code::BadState, "missing position"))?;
        let diagram = Diagram {
            board: match self.on_roll {
                Seat::A => board,
                Seat::B => board.turned(),
            },
            variant: self.variant,
            cube: self.cube,
            on_roll: self.on_roll,
            due: self.due,
            score: self.score,
            length: self.length,
            crawford: self.crawford == Crawford::Now,
            jacoby: self.jacoby && self.length == 0,
            beavers: self.beavers && self.length == 0,
            maxcube: self.maxcube,
        };
        let bad_state = |error: &dyn ToString| Fault::new(Code::BadState, error.to_string());
        let mut game = fitted(&diagram).game().map_err(|e| bad_state(&e))?;
        if let Some(kind) = self.resigned {
            // Others let more be offered than can be lost.
            let offer = Action::Resign(kind.min(game.largest_loss()));
            game.check(&offer).map_err(|e| bad_state(&e))?;
            game.play_unchecked(&offer);
        }
        Ok(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_rules::PositionText;

    fn at(length: u16) -> Context {
        let mut context = Context::default();
        context.new_session(NewSession {
            length,
            ..NewSession::default()
        });
        context.new_game();
        context
    }

    #[test]
    fn the_crawford_game_is_the_first_with_a_side_one_away() {
        let mut context = at(5);
        let is_crawford = |context: &Context| context.game().expect("a game").is_crawford();
        for (score, crawford) in [
            ([3, 0], false),
            ([4, 0], true),
            ([4, 0], true),
            ([4, 2], false),
            ([4, 4], false),
        ] {
            context.set_score(score).expect("a score");
            assert_eq!(is_crawford(&context), crawford, "{score:?}");
        }
        // A game for nothing: the next one at the same score is played with the cube again.
        let mut context = at(5);
        context.set_score([0, 4]).expect("a score");
        assert!(is_crawford(&context));
        context.new_game();
        assert!(!is_crawford(&context));
        assert!(context.set_score([5, 0]).is_err());
    }

    #[test]
    fn a_bare_position_leaves_cube_and_score() {
        let mut context = at(7);
        context.set_score([2, 1]).expect("a score");
        context.set_cube(Cube::new(1, Some(Seat::B)).expect("a cube"));
        context.set_turn(Seat::B);
        context
            .set_position(Id::Gnubg, "4HPwATDgc/ABMA")
            .expect("the start");
        context.set_dice(Dice::new(3, 1).expect("dice"));
        let game = context.game().expect("a game");
        assert_eq!((game.score(), game.cube().value()), ([1, 2], 2));
        assert_eq!(
            (game.on_roll(), game.cube().owner()),
            (Seat::B, Some(Seat::B))
        );
        // The whole position text says the same.
        let mut whole = at(0);
        whole
            .set_position(Id::Gnubg, &game.position())
            .expect("our own text");
        assert_eq!(whole.game().expect("a game").position(), game.position());
    }

    #[test]
    fn offers_to_resign_and_matches_beyond_the_tables() {
        let mut context = Context::default();
        context
            .set_position(Id::Gnubg, "4HPwATDgc/ABMA:cMEFAAAAAAAA")
            .expect("an offer");
        let legal = context.game().expect("a game").legal_actions();
        assert!(legal.contains(&Action::Accept), "{legal:?}");
        context
            .set_position(
                Id::Xgid,
                "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:60:2:0:64:10",
            )
            .expect("a long match");
        let game = context.game().expect("a game");
        assert_eq!(game.rules().length(), Some(25));
        assert_eq!(
            [Seat::A, Seat::B].map(|seat| game.away(seat)),
            [Some(4), Some(25)]
        );
    }
}
