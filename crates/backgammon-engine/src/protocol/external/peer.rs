//! We ask: a peer listens, and says what it would do and what it thinks.

use super::answer::{self, AnswerError};
use super::{LONGEST, clean};
use crate::Outputs;
use crate::protocol::Worth;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;
use yonban_backgammon::notation::fibs::{self, BoardLine};
use yonban_backgammon::notation::{Diagram, Due};
use yonban_backgammon::{Action, Backgammon};
use yonban_rules::{Game, Reason, Seat};
use yonban_search::next_line;

/// A peer that answers questions.
#[derive(Debug)]
pub struct Peer<R, W> {
    input: R,
    output: W,
}

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum PeerError {
    /// The connection failed.
    #[error("the connection: {0}")]
    Io(#[from] io::Error),
    /// The peer hung up.
    #[error("the peer hung up")]
    HungUp,
    /// No board line says what is due: the game is over, a throw is due, or a redouble after a beaver.
    #[error("a board line cannot say what is due")]
    NoWord,
    /// The answer is no legal action.
    #[error(transparent)]
    Answer(#[from] AnswerError),
    /// The answer is no evaluation.
    #[error("`{0}` is no evaluation")]
    NoEvaluation(String),
}

impl Reason for PeerError {
    fn reason(&self) -> &'static str {
        match self {
            PeerError::Io(_) => "connection_failed",
            PeerError::HungUp => "hung_up",
            PeerError::NoWord => "no_word",
            PeerError::Answer(error) => error.reason(),
            PeerError::NoEvaluation(_) => "no_evaluation",
        }
    }
}

impl PeerError {
    /// Whether the peer answered something that is no legal action.
    #[must_use]
    pub const fn is_illegal(&self) -> bool {
        matches!(self, PeerError::Answer(_))
    }
}

impl Peer<BufReader<TcpStream>, TcpStream> {
    /// Connects to a peer; an answer that takes longer than `patience` fails.
    ///
    /// # Errors
    ///
    /// Nobody listens there.
    pub fn connect(address: impl ToSocketAddrs, patience: Duration) -> io::Result<Self> {
        let output = TcpStream::connect(address)?;
        output.set_nodelay(true)?;
        output.set_read_timeout(Some(patience))?;
        Ok(Peer::new(BufReader::new(output.try_clone()?), output))
    }
}

impl<R: BufRead, W: Write> Peer<R, W> {
    /// A peer at the other end of two streams.
    pub const fn new(input: R, output: W) -> Self {
        Peer { input, output }
    }

    /// What the peer does in place of the seat that acts.
    ///
    /// # Errors
    ///
    /// A board line cannot ask this; no answer came, or none that is legal.
    pub fn ask(&mut self, game: &Backgammon) -> Result<Action, PeerError> {
        let line = question(game).ok_or(PeerError::NoWord)?;
        self.say(&line)?;
        let answer = self.hear()?;
        Ok(answer::read(&answer, game)?)
    }

    /// What the peer thinks a position is worth to the player on roll.
    ///
    /// # Errors
    ///
    /// A board line cannot ask this; no answer came, or no numbers.
    pub fn evaluate(
        &mut self,
        game: &Backgammon,
        plies: u32,
        cubeful: bool,
    ) -> Result<Worth, PeerError> {
        let line = question(game).ok_or(PeerError::NoWord)?;
        let cube = if cubeful { "cubeful" } else { "cubeless" };
        self.say(&format!("evaluation fibsboard {line} plies {plies} {cube}"))?;
        let answer = self.hear()?;
        read_worth(&answer).ok_or(PeerError::NoEvaluation(answer.chars().take(60).collect()))
    }

    /// Who the peer is, in the four lines that it says.
    ///
    /// # Errors
    ///
    /// No answer came.
    pub fn version(&mut self) -> Result<Vec<String>, PeerError> {
        self.say("version")?;
        (0..4).map(|_| self.hear()).collect()
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")?;
        self.output.flush()
    }

    fn hear(&mut self) -> Result<String, PeerError> {
        let line = next_line(&mut self.input, LONGEST)?.ok_or(PeerError::HungUp)?;
        Ok(clean(&line).to_owned())
    }
}

/// The board line that asks the seat that acts, as the peer's O.
fn question(game: &Backgammon) -> Option<String> {
    let (diagram, _) = Diagram::of(game)?;
    let seat = game.turn().seat()?;
    let diagram = match seat {
        Seat::A => diagram.turned(),
        Seat::B => diagram,
    };
    let can_say = match (diagram.due, diagram.on_roll) {
        (Due::RollOrDouble | Due::Dice(_), on_roll) => on_roll == Seat::B,
        (Due::Answer { redoubles: 0 }, on_roll) => on_roll == Seat::A,
        (Due::Answer { redoubles: 1 }, on_roll) => on_roll == Seat::B,
        (Due::Answer { .. }, _) => false,
    };
    let points = |points: u16| points + 1 == diagram.length;
    let one_away = diagram.length > 1 && diagram.score.into_iter().any(points);
    can_say.then(|| {
        fibs::write(&BoardLine {
            names: ["asks".to_owned(), "answers".to_owned()],
            diagram,
            post_crawford: one_away && !diagram.crawford,
        })
    })
}

/// Five chances and the equity.
fn read_worth(text: &str) -> Option<Worth> {
    let numbers: Option<Vec<f32>> = text
        .split_whitespace()
        .map(|word| word.parse().ok().filter(|number: &f32| number.is_finite()))
        .collect();
    let &[
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
        equity,
    ] = &numbers?[..]
    else {
        return None;
    };
    let chances = [
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    ];
    let outputs = Outputs {
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    };
    chances
        .iter()
        .all(|chance| (0.0..=1.0).contains(chance))
        .then_some(Worth { outputs, equity })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluations_are_five_chances_and_an_equity() {
        let start = "0.521514 0.153921 0.007563 0.129847 0.007546 0.067";
        let worth = read_worth(start).expect("an evaluation");
        assert!((worth.outputs.equity() - 0.0671).abs() < 1e-4);
        for text in [
            "",
            "error",
            "0.5 0.1 0.0 0.1 0.0",
            "0.5 0.1 0.0 0.1 0.0 0.0 0.0",
            "1.5 0.1 0.0 0.1 0.0 0.0",
            "0.5 0.1 0.0 0.1 0.0 NaN",
        ] {
            assert_eq!(read_worth(text), None, "{text}");
        }
    }

    #[test]
    fn a_peer_that_hangs_up_or_talks_nonsense() {
        let rules = "money".parse().expect("rules");
        let mut game = Backgammon::new(&rules);
        let ask = |game: &Backgammon, said: &str| {
            let mut asked = Vec::new();
            let answer = Peer::new(said.as_bytes(), &mut asked).ask(game);
            (answer, String::from_utf8(asked).expect("text"))
        };
        assert!(matches!(ask(&game, "roll\n").0, Err(PeerError::NoWord)));
        game.enter("dice 3 1").expect("a throw");
        let (answer, asked) = ask(&game, "8/5 6/5\r\n");
        assert_eq!(answer.ok(), "8/5 6/5".parse().ok());
        assert!(
            asked.starts_with("board:answers:asks:0:0:0:0:-2:"),
            "{asked}"
        );
        let (answer, _) = ask(&game, "");
        assert!(matches!(answer, Err(PeerError::HungUp)));
        let (answer, _) = ask(&game, "24/11\n");
        assert!(answer.is_err_and(|error| error.is_illegal()));
    }
}
