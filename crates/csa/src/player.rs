//! The player's side of a connection: bytes in, bytes and what the server said out.

use std::fmt::Write as _;

use yonban_clock::Millis;
use yonban_shogi::{Board, Color, Move};

use crate::{
    Ask, BadSummary, Clocks, FromClient, FromServer, GameResult, GameSummary, Lines, Ply, Reason,
    Special, Spent, SummaryReader,
};

/// After so long without a line of its own a player says that it is still there. Servers ask for no
/// more than one such line in 30 s.
const KEEP_ALIVE: Millis = 60_000;

/// What the server said.
#[derive(Clone, PartialEq, Debug)]
pub enum Said {
    /// The login is good; the name as the server has it.
    LoggedIn(String),
    /// The login is not.
    LoginRefused,
    /// Good bye.
    LoggedOut,
    /// A game is offered: answer with [`Player::agree`] or [`Player::reject`].
    Offered(Box<GameSummary>),
    /// It begins, or goes on.
    Started,
    /// There is no game.
    Rejected {
        /// Who did not agree.
        by: String,
    },
    /// A move was made, by either side.
    Moved {
        /// As it was written.
        ply: Ply,
        /// The move.
        mv: Move,
        /// What it cost.
        spent: Spent,
    },
    /// A move was made that the rules do not allow; the end of the game follows.
    Fouled(Ply),
    /// Somebody said something that is no move; the end of the game follows.
    Spoke(Special),
    /// The game is over.
    Over {
        /// By what, where the server said so.
        reason: Option<Reason>,
        /// How, for this player.
        result: GameResult,
    },
    /// A line of the extended mode.
    Extended {
        /// The tag.
        tag: String,
        /// The text.
        text: String,
    },
}

/// Why the connection is of no use any more.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Trouble {
    /// The server sends a line that is too long.
    #[error("the server sends a line that is too long")]
    TooLong,
    /// A summary that cannot be read.
    #[error("the game's summary cannot be read: {0}")]
    Summary(#[from] BadSummary),
    /// A summary that does not say which side the player has.
    #[error("the game's summary does not say which side is ours")]
    NoSide,
    /// A game goes on after a move that is not legal here: both sides see different positions.
    #[error("the game went on after {0}, which is not legal here")]
    Desync(Ply),
}

/// A game as the player knows it.
#[derive(Clone, PartialEq, Debug)]
struct Game {
    id: String,
    you: Color,
    start: Board,
    board: Board,
    moves: Vec<Move>,
    clocks: Clocks,
    started: bool,
    foul: Option<Ply>,
    reason: Option<Reason>,
    token: Option<String>,
}

/// One connection, as the player sees it.
///
/// ```
/// use yonban_csa::{Player, Said};
///
/// let mut player = Player::default();
/// player.login("ann", "secret", false);
/// assert_eq!(player.take(), "LOGIN ann secret\n");
/// let said = player.feed(b"LOGIN:ann OK\n").unwrap();
/// assert_eq!(said, [Said::LoggedIn("ann".into())]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Player {
    lines: Lines,
    out: String,
    said: Millis,
    reader: Option<Box<SummaryReader>>,
    game: Option<Game>,
}

impl Player {
    /// What is to be sent, which is then forgotten here.
    #[must_use]
    pub fn take(&mut self) -> String {
        std::mem::take(&mut self.out)
    }

    /// The side that is ours in the game that is offered or played.
    #[must_use]
    pub fn side(&self) -> Option<Color> {
        self.game.as_ref().map(|game| game.you)
    }

    /// Whether a game is played and it is our turn.
    #[must_use]
    pub fn is_on_turn(&self) -> bool {
        self.game.as_ref().is_some_and(|game| {
            game.started
                && game.board.side() == game.you
                && game.reason.is_none()
                && game.foul.is_none()
        })
    }

    /// The game's start, the moves since, and the position now.
    #[must_use]
    pub fn position(&self) -> Option<(&Board, &[Move], &Board)> {
        let game = self.game.as_ref()?;
        Some((&game.start, &game.moves, &game.board))
    }

    /// What both have left, by the times that the server reports.
    #[must_use]
    pub fn clocks(&self) -> Option<&Clocks> {
        self.game.as_ref().map(|game| &game.clocks)
    }

    /// The game and the token with which it can be gone on with after a lost connection, where the
    /// server knows such.
    #[must_use]
    pub fn token(&self) -> Option<(&str, &str)> {
        let game = self.game.as_ref()?;
        Some((&game.id, game.token.as_deref()?))
    }

    /// Takes up what the server sent.
    ///
    /// # Errors
    ///
    /// The connection is of no use any more.
    pub fn feed(&mut self, mut bytes: &[u8]) -> Result<Vec<Said>, Trouble> {
        let mut all = Vec::new();
        while let Some(line) = self.lines.next(&mut bytes) {
            let line = line.map_err(|_| Trouble::TooLong)?;
            all.extend(self.line(&line)?);
        }
        Ok(all)
    }

    fn line(&mut self, line: &str) -> Result<Option<Said>, Trouble> {
        if let Some(reader) = &mut self.reader {
            let Some(summary) = reader.line(line)? else {
                return Ok(None);
            };
            self.reader = None;
            return self.offered(summary).map(Some);
        }
        if line.trim_end() == "BEGIN Game_Summary" {
            self.reader = Some(Box::default());
            return Ok(None);
        }
        // Dialects differ: what nobody knows is passed over.
        let Ok(line) = line.parse::<FromServer>() else {
            return Ok(None);
        };
        Ok(match line {
            FromServer::KeepAlive => None,
            FromServer::LoginOk(name) => Some(Said::LoggedIn(name)),
            FromServer::LoginIncorrect => Some(Said::LoginRefused),
            FromServer::LogoutCompleted => Some(Said::LoggedOut),
            FromServer::Start(_) => self.game.as_mut().map(|game| {
                game.started = true;
                Said::Started
            }),
            FromServer::Reject { by, .. } => {
                let started = self.game.as_ref().is_some_and(|game| game.started);
                let offered = !started && self.game.take().is_some();
                offered.then_some(Said::Rejected { by })
            }
            FromServer::Move { ply, spent } => return self.moved(ply, spent.unwrap_or_default()),
            FromServer::Special { special, .. } => {
                self.game.is_some().then_some(Said::Spoke(special))
            }
            FromServer::Reason(Reason::Chudan) => {
                // Some servers say no more than this.
                self.over(Some(Reason::Chudan), GameResult::Censored)
            }
            FromServer::Reason(reason) => {
                if let Some(game) = &mut self.game {
                    game.reason = Some(reason);
                }
                None
            }
            FromServer::Result(result) => {
                let reason = self.game.as_ref().and_then(|game| game.reason);
                self.over(reason, result)
            }
            FromServer::Extended { tag, text } => {
                self.resume_token(&tag, &text);
                Some(Said::Extended { tag, text })
            }
        })
    }

    fn over(&mut self, reason: Option<Reason>, result: GameResult) -> Option<Said> {
        self.game.take().map(|_| Said::Over { reason, result })
    }

    fn resume_token(&mut self, tag: &str, text: &str) {
        if tag != "RESUME" {
            return;
        }
        if let (Some(game), Some((id, token))) = (&mut self.game, text.split_once(' '))
            && game.id == id
        {
            game.token = Some(token.trim().to_owned());
        }
    }

    fn offered(&mut self, summary: GameSummary) -> Result<Said, Trouble> {
        let you = summary.you.ok_or(Trouble::NoSide)?;
        let (board, moves) = summary.position.played();
        let mut clocks = Clocks::new(summary.times);
        for (ply, spent) in &summary.position.plies {
            clocks.charge(ply.color, spent.unwrap_or_default());
        }
        self.game = Some(Game {
            id: summary.id.clone(),
            you,
            start: summary.position.start.clone(),
            board,
            moves,
            clocks,
            started: false,
            foul: None,
            reason: None,
            token: None,
        });
        Ok(Said::Offered(Box::new(summary)))
    }

    fn moved(&mut self, ply: Ply, spent: Spent) -> Result<Option<Said>, Trouble> {
        let Some(game) = &mut self.game else {
            return Ok(None);
        };
        if let Some(foul) = game.foul {
            return Err(Trouble::Desync(foul));
        }
        let legal = ply
            .read(&game.board)
            .filter(|mv| game.board.moves().contains(mv));
        let Some(mv) = legal else {
            game.foul = Some(ply);
            return Ok(Some(Said::Fouled(ply)));
        };
        game.board.play(mv);
        game.moves.push(mv);
        game.clocks.charge(ply.color, spent);
        Ok(Some(Said::Moved { ply, mv, spent }))
    }

    fn say(&mut self, line: &FromClient) {
        // Writing to a String cannot fail.
        let written = writeln!(self.out, "{line}");
        debug_assert!(written.is_ok());
    }

    /// Logs in.
    pub fn login(&mut self, name: &str, password: &str, extended: bool) {
        self.say(&FromClient::Login {
            name: name.to_owned(),
            password: password.to_owned(),
            extended,
        });
    }

    /// Leaves.
    pub fn logout(&mut self) {
        self.say(&FromClient::Logout);
    }

    /// Agrees to the game that is offered.
    pub fn agree(&mut self) {
        if let Some(game) = &self.game {
            let id = (!game.id.is_empty()).then(|| game.id.clone());
            self.say(&FromClient::Agree(id));
        }
    }

    /// Does not agree to it.
    pub fn reject(&mut self) {
        if let Some(game) = &self.game {
            let id = (!game.id.is_empty()).then(|| game.id.clone());
            self.say(&FromClient::Reject(id));
        }
    }

    /// Moves; whether that can be written in this position and it is our turn. The position changes
    /// when the server says the move.
    pub fn play(&mut self, mv: Move, comment: Option<String>) -> bool {
        let ply = match &self.game {
            Some(game) if self.is_on_turn() => Ply::of(mv, &game.board),
            _ => None,
        };
        let Some(ply) = ply else { return false };
        self.say(&FromClient::Move { ply, comment });
        true
    }

    /// Resigns.
    pub fn resign(&mut self) {
        self.say(&FromClient::Resign);
    }

    /// Declares a win by impasse.
    pub fn declare(&mut self) {
        self.say(&FromClient::Declare);
    }

    /// Asks to break the game off.
    pub fn interrupt(&mut self) {
        self.say(&FromClient::Interrupt);
    }

    /// Asks in the extended mode.
    pub fn ask(&mut self, ask: Ask) {
        self.say(&FromClient::Ask(ask));
    }

    /// Looks at the time: keeps the line alive.
    pub fn tick(&mut self, now: Millis) {
        if now >= self.said.saturating_add(KEEP_ALIVE) {
            self.said = now;
            self.out.push('\n');
        }
    }

    /// Notes that something was sent at `now`.
    pub const fn sent(&mut self, now: Millis) {
        self.said = now;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Position, TimeControl};

    fn summary() -> GameSummary {
        let lines = Position::new(Board::start()).text() + "+7776FU,T12\n-3334FU,T6\n";
        GameSummary {
            id: "g".into(),
            names: ["ann".into(), "bob".into()],
            you: Some(Color::Black),
            declaration: None,
            rematch_on_draw: false,
            max_moves: None,
            times: [TimeControl {
                total: 100,
                increment: 2,
                ..TimeControl::SECONDS
            }; 2],
            position: Position::read(lines.lines()).unwrap(),
            others: Vec::new(),
        }
    }

    fn offered() -> Player {
        let mut player = Player::default();
        let said = player.feed(summary().to_string().as_bytes()).unwrap();
        assert!(matches!(&said[..], [Said::Offered(_)]), "{said:?}");
        player.agree();
        assert_eq!(player.take(), "AGREE g\n");
        player
    }

    fn playing() -> Player {
        let mut player = offered();
        let said = player.feed(b"START:g\n##[RESUME] g 0f\n").unwrap();
        assert_eq!(said[0], Said::Started);
        player
    }

    #[test]
    fn a_game_goes_on_where_it_stood() {
        let mut player = playing();
        assert_eq!(player.token(), Some(("g", "0f")));
        assert!(player.is_on_turn());
        let clocks = player.clocks().unwrap();
        assert_eq!(clocks.left(Color::Black), 90_000);
        assert_eq!(clocks.left(Color::White), 96_000);
        assert!(player.play("2g2f".parse().unwrap(), Some("* 30".into())));
        assert_eq!(player.take(), "+2726FU,'* 30\n");
        let said = player.feed(b"+2726FU,T2\n-8384FU,T0\n").unwrap();
        assert_eq!(said.len(), 2);
        assert_eq!(player.position().unwrap().1.len(), 4);
        let said = player.feed(b"#TIME_UP\n#WIN\n#WIN\n").unwrap();
        let over = Said::Over {
            reason: Some(Reason::TimeUp),
            result: GameResult::Win,
        };
        assert_eq!(said, [over]);
        assert!(player.position().is_none());
        assert!(!player.play("2g2f".parse().unwrap(), None));
    }

    #[test]
    fn a_foul_ends_the_game_or_both_see_different_ones() {
        let mut player = playing();
        let ply: Ply = "+7775KI".parse().unwrap();
        assert_eq!(player.feed(b"+7775KI,T1\n").unwrap(), [Said::Fouled(ply)]);
        assert!(!player.is_on_turn());
        let said = player.clone().feed(b"#ILLEGAL_MOVE\n#LOSE\n").unwrap();
        assert!(matches!(said[..], [Said::Over { .. }]));
        assert_eq!(player.feed(b"-8384FU,T1\n"), Err(Trouble::Desync(ply)));
    }

    #[test]
    fn broken_off_is_over_at_once() {
        for rest in ["", "#CENSORED\n", "#LOSE\n"] {
            let mut player = playing();
            let said = player.feed(format!("#CHUDAN\n{rest}").as_bytes()).unwrap();
            assert_eq!(said.len(), 1, "{rest}");
        }
    }

    #[test]
    fn a_refused_offer_is_no_game() {
        let mut player = offered();
        let said = player.feed(b"REJECT:g by bob\n").unwrap();
        assert_eq!(said, [Said::Rejected { by: "bob".into() }]);
        assert_eq!(player.feed(b"START:g\n").unwrap(), []);
    }

    #[test]
    fn what_nobody_knows_is_passed_over() {
        let mut player = playing();
        assert_eq!(player.feed(b"hello\n\n#NEW\n'comment\n").unwrap(), []);
        assert!(player.is_on_turn());
    }
}
