//! The house's side of one connection: bytes in, bytes and what was heard out.

use std::fmt::Write as _;

use yonban_clock::Millis;
use yonban_shogi::{Action, Board, Color, Move};

use crate::{
    Ask, BadClientLine, End, FromClient, FromServer, GameSummary, Lines, Ply, Special, Spent,
};

/// How many lines that cannot be read, one after the other, are let pass.
const MAX_STRAYS: u32 = 20;

/// How long things may take, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// From the connection to the first good `LOGIN`.
    pub login: Millis,
    /// How long a peer may be silent while it is not in a game. In a game its clock says enough.
    pub silent: Millis,
    /// After how long without a line of its own the house says that it is still there.
    pub keep_alive: Millis,
}

impl Default for Patience {
    fn default() -> Self {
        Patience {
            login: 20_000,
            silent: 600_000,
            keep_alive: 60_000,
        }
    }
}

/// What the house hears from a peer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Wants to log in: answer with [`Host::logged_in`] or [`Host::refused`].
    Login {
        /// The name.
        name: String,
        /// The password.
        password: String,
        /// Whether the extended mode is asked for.
        extended: bool,
    },
    /// Leaves.
    Logout,
    /// Agrees to the game that is offered.
    Agree,
    /// Does not.
    Reject,
    /// Moves, in its turn. The next one is not heard before [`Host::played`].
    Move {
        /// The move; `None` where no move can be written so in this position.
        mv: Option<Move>,
        /// As it was written.
        ply: Ply,
        /// What it says about it.
        comment: Option<String>,
    },
    /// Resigns the game.
    Resign,
    /// Declares a win by impasse, in its turn.
    Declare,
    /// Asks to break the game off.
    Interrupt,
    /// Asks in the extended mode.
    Ask(Ask),
    /// Said something that cannot be read, or that is not for now. In the extended mode it has been
    /// told so.
    Stray(BadClientLine),
}

/// Why the house must end the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// A line that is too long.
    #[error("a line is too long")]
    TooLong,
    /// Nothing but lines that cannot be read.
    #[error("too many lines that cannot be read")]
    Garbage,
    /// No login in time.
    #[error("no login in time")]
    NoLogin,
    /// Silent for too long.
    #[error("silent for too long")]
    Silent,
}

/// A game as this peer knows it.
#[derive(Clone, Debug)]
struct Game {
    id: String,
    you: Color,
    board: Board,
    started: bool,
    agreed: bool,
    pending: bool,
    /// What is said once the game has started: it went on while the peer came back.
    held: String,
}

/// One connection, as the house sees it.
///
/// ```
/// use yonban_csa::{Heard, Host, Patience};
///
/// let mut host = Host::new(Patience::default(), 0);
/// let heard = host.feed(b"LOGIN ann secret\n", 10).unwrap();
/// assert!(matches!(&heard[..], [Heard::Login { name, .. }] if name == "ann"));
/// host.logged_in("ann", false);
/// assert_eq!(host.take(), "LOGIN:ann OK\n");
/// ```
#[derive(Clone, Debug)]
pub struct Host {
    patience: Patience,
    opened: Millis,
    heard: Millis,
    said: Millis,
    lines: Lines,
    out: String,
    name: Option<String>,
    extended: bool,
    strays: u32,
    game: Option<Game>,
}

impl Host {
    /// A connection that was opened at `now`.
    #[must_use]
    pub fn new(patience: Patience, now: Millis) -> Host {
        Host {
            patience,
            opened: now,
            heard: now,
            said: now,
            lines: Lines::default(),
            out: String::new(),
            name: None,
            extended: false,
            strays: 0,
            game: None,
        }
    }

    /// The name that it is logged in by.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Whether the extended mode is on.
    #[must_use]
    pub const fn is_extended(&self) -> bool {
        self.extended
    }

    /// The game that is offered or played.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        self.game.as_ref().map(|game| game.id.as_str())
    }

    /// The side of this peer in it.
    #[must_use]
    pub fn side(&self) -> Option<Color> {
        self.game.as_ref().map(|game| game.you)
    }

    /// Whether a game is played.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.started)
    }

    /// The position of the game, as this peer knows it.
    #[must_use]
    pub fn board(&self) -> Option<&Board> {
        self.game.as_ref().map(|game| &game.board)
    }

    /// What is to be sent, which is then forgotten here.
    #[must_use]
    pub fn take(&mut self) -> String {
        std::mem::take(&mut self.out)
    }

    /// Takes up bytes that came at `now`.
    ///
    /// # Errors
    ///
    /// The connection must be ended. What was heard before that is lost with it.
    pub fn feed(&mut self, mut bytes: &[u8], now: Millis) -> Result<Vec<Heard>, Fault> {
        if !bytes.is_empty() {
            self.heard = now;
        }
        let mut all = Vec::new();
        while let Some(line) = self.lines.next(&mut bytes) {
            let line = line.map_err(|_| Fault::TooLong)?;
            match self.line(&line) {
                Ok(Some(heard)) => {
                    self.strays = 0;
                    all.push(heard);
                }
                Ok(None) => {}
                Err(error) => {
                    self.strays += 1;
                    if self.strays > MAX_STRAYS {
                        return Err(Fault::Garbage);
                    }
                    if self.extended {
                        self.tell("ERROR", &error.to_string());
                    }
                    all.push(Heard::Stray(error));
                }
            }
        }
        Ok(all)
    }

    fn line(&mut self, line: &str) -> Result<Option<Heard>, BadClientLine> {
        // What an engine says beside its moves.
        if line.starts_with('\'') && self.name.is_some() {
            return Ok(None);
        }
        let line: FromClient = line.parse()?;
        if self.name.is_none() {
            return match line {
                FromClient::Login {
                    name,
                    password,
                    extended,
                } => Ok(Some(Heard::Login {
                    name,
                    password,
                    extended,
                })),
                FromClient::KeepAlive => Ok(None),
                FromClient::Logout => Ok(Some(Heard::Logout)),
                _ => Err(BadClientLine::Command),
            };
        }
        match line {
            FromClient::KeepAlive => Ok(None),
            FromClient::Login { .. } => Err(BadClientLine::Command),
            FromClient::Logout => Ok(Some(Heard::Logout)),
            FromClient::Agree(id) => Ok(self.offered(id.as_deref()).map(|game| {
                game.agreed = true;
                Heard::Agree
            })),
            FromClient::Reject(id) => Ok(self.offered(id.as_deref()).map(|_| Heard::Reject)),
            FromClient::Move { ply, comment } => Ok(self.on_turn().map(|game| {
                game.pending = true;
                let mv = ply.read(&game.board);
                Heard::Move { mv, ply, comment }
            })),
            FromClient::Declare => Ok(self.on_turn().map(|game| {
                game.pending = true;
                Heard::Declare
            })),
            // What crosses the end of a game on its way is about nothing.
            FromClient::Resign => Ok(self.is_playing().then_some(Heard::Resign)),
            FromClient::Interrupt => Ok(self.is_playing().then_some(Heard::Interrupt)),
            FromClient::Ask(ask) if self.extended => Ok(Some(Heard::Ask(ask))),
            FromClient::Ask(_) => Err(BadClientLine::Command),
        }
    }

    /// The game that is offered and not yet answered, if that is meant.
    fn offered(&mut self, id: Option<&str>) -> Option<&mut Game> {
        self.game.as_mut().filter(|game| {
            let meant = id.is_none_or(|id| id == game.id);
            meant && !game.started && !game.agreed
        })
    }

    /// The game, if it is played, this peer is to move, and nothing of it waits to be decided.
    fn on_turn(&mut self) -> Option<&mut Game> {
        self.game
            .as_mut()
            .filter(|game| game.started && !game.pending && game.board.side() == game.you)
    }

    fn say(&mut self, line: &FromServer) {
        // Writing to a String cannot fail.
        let written = writeln!(self.out, "{line}");
        debug_assert!(written.is_ok());
    }

    /// Looks at the time: keeps the line alive.
    ///
    /// # Errors
    ///
    /// The connection must be ended.
    pub fn tick(&mut self, now: Millis) -> Result<(), Fault> {
        if self.name.is_none() && now >= self.opened.saturating_add(self.patience.login) {
            return Err(Fault::NoLogin);
        }
        let silent = now >= self.heard.saturating_add(self.patience.silent);
        if silent && self.name.is_some() && !self.is_playing() {
            return Err(Fault::Silent);
        }
        if now >= self.said.saturating_add(self.patience.keep_alive) {
            self.out.push('\n');
            self.said = now;
        }
        Ok(())
    }

    /// When [`tick`](Host::tick) has something to do next, if nothing is said or heard before.
    #[must_use]
    pub fn due(&self) -> Millis {
        let keep_alive = self.said.saturating_add(self.patience.keep_alive);
        if self.name.is_none() {
            keep_alive.min(self.opened.saturating_add(self.patience.login))
        } else if self.is_playing() {
            keep_alive
        } else {
            keep_alive.min(self.heard.saturating_add(self.patience.silent))
        }
    }

    /// Notes that something was sent at `now`.
    pub const fn sent(&mut self, now: Millis) {
        self.said = now;
    }

    /// The login is good.
    pub fn logged_in(&mut self, name: &str, extended: bool) {
        self.say(&FromServer::LoginOk(name.to_owned()));
        self.name = Some(name.to_owned());
        self.extended = extended;
        if extended {
            self.tell("LOGIN", "+OK x1");
        }
    }

    /// The login is not.
    pub fn refused(&mut self) {
        self.say(&FromServer::LoginIncorrect);
    }

    /// Lets it go.
    pub fn logged_out(&mut self) {
        self.say(&FromServer::LogoutCompleted);
    }

    /// Offers a game, new or to be gone on with. A summary without a side for this peer is not offered.
    pub fn offer(&mut self, summary: &GameSummary) {
        let Some(you) = summary.you else { return };
        let (board, _) = summary.position.played();
        let written = write!(self.out, "{summary}");
        debug_assert!(written.is_ok());
        self.game = Some(Game {
            id: summary.id.clone(),
            you,
            board,
            started: false,
            agreed: false,
            pending: false,
            held: String::new(),
        });
    }

    /// Both agree: the game begins, or goes on.
    pub fn start(&mut self) {
        let Some(game) = &mut self.game else { return };
        game.started = true;
        let (id, held) = (game.id.clone(), std::mem::take(&mut game.held));
        self.say(&FromServer::Start(id));
        self.out.push_str(&held);
    }

    /// Somebody does not agree: there is no game.
    pub fn rejected(&mut self, by: &str) {
        if let Some(game) = self.game.take() {
            let by = by.to_owned();
            self.say(&FromServer::Reject { id: game.id, by });
        }
    }

    /// Says a line of the game, now or once it has started.
    fn in_game(&mut self, line: &FromServer) {
        let started = self.is_playing();
        match &mut self.game {
            Some(game) if !started => {
                let written = writeln!(game.held, "{line}");
                debug_assert!(written.is_ok());
            }
            Some(_) => self.say(line),
            None => {}
        }
    }

    /// An action of the side to move is stored. A foul is told, but changes no position.
    pub fn played(&mut self, action: Action, spent: Spent) {
        let Some(game) = &mut self.game else { return };
        game.pending = false;
        let spent = Some(spent);
        let line = match action {
            Action::Declare => FromServer::Special {
                special: Special::Declare,
                spent,
            },
            Action::Move(mv) => {
                let Some(ply) = Ply::of(mv, &game.board) else {
                    return;
                };
                if game.board.moves().contains(&mv) {
                    game.board.play(mv);
                }
                FromServer::Move { ply, spent }
            }
        };
        self.in_game(&line);
    }

    /// A move that can only end the game is told as it was written.
    pub fn impossible(&mut self, ply: Ply, spent: Spent) {
        let spent = Some(spent);
        self.in_game(&FromServer::Move { ply, spent });
    }

    /// Somebody resigned, or broke the game off.
    pub fn spoke(&mut self, special: Special, spent: Spent) {
        let spent = Some(spent);
        self.in_game(&FromServer::Special { special, spent });
    }

    /// What was to be decided could not be: the peer is on turn still.
    pub fn undecided(&mut self) {
        if let Some(game) = &mut self.game {
            game.pending = false;
        }
    }

    /// The game is over.
    pub fn over(&mut self, end: End) {
        if !self.is_playing() {
            self.start();
        }
        if let Some(game) = self.game.take() {
            self.say(&FromServer::Reason(end.reason));
            self.say(&FromServer::Result(end.result(game.you)));
        }
    }

    /// One line of the extended mode. Controls in it become blanks.
    pub fn tell(&mut self, tag: &str, text: &str) {
        let plain = text
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect();
        self.say(&FromServer::Extended {
            tag: tag.to_owned(),
            text: plain,
        });
    }

    /// An answer of the extended mode: its lines, and `END`.
    pub fn answer<T: AsRef<str>>(&mut self, tag: &str, lines: impl IntoIterator<Item = T>) {
        for line in lines {
            self.tell(tag, line.as_ref());
        }
        self.tell(tag, "END");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Position, Reason, TimeControl};

    fn summary(you: Color) -> GameSummary {
        GameSummary {
            id: "g".into(),
            names: ["ann".into(), "bob".into()],
            you: Some(you),
            declaration: None,
            rematch_on_draw: false,
            max_moves: None,
            times: [TimeControl::SECONDS; 2],
            position: Position::new(Board::start()),
            others: Vec::new(),
        }
    }

    fn logged_in(extended: bool) -> Host {
        let mut host = Host::new(Patience::default(), 0);
        host.logged_in("ann", extended);
        assert!(!host.take().is_empty());
        host
    }

    fn one(host: &mut Host, line: &str) -> Vec<Heard> {
        host.feed(format!("{line}\n").as_bytes(), 1).unwrap()
    }

    #[test]
    fn a_game_from_its_offer_to_its_end() {
        let mut host = logged_in(false);
        host.offer(&summary(Color::Black));
        assert!(host.take().ends_with("END Game_Summary\n"));
        assert_eq!(one(&mut host, "+7776FU"), [], "not started");
        assert_eq!(one(&mut host, "AGREE other"), [], "another game");
        assert_eq!(one(&mut host, "AGREE g"), [Heard::Agree]);
        assert_eq!(one(&mut host, "AGREE g"), [], "once");
        host.start();
        assert_eq!(host.take(), "START:g\n");
        let heard = one(&mut host, "+7776FU,'* 30");
        let [
            Heard::Move {
                mv: Some(mv),
                comment,
                ..
            },
        ] = &heard[..]
        else {
            panic!("{heard:?}")
        };
        assert_eq!(comment.as_deref(), Some("* 30"));
        assert_eq!(
            one(&mut host, "+2726FU"),
            [],
            "the first is not decided yet"
        );
        host.played(Action::Move(*mv), Spent::units(3));
        assert_eq!(host.take(), "+7776FU,T3\n");
        assert_eq!(one(&mut host, "+2726FU"), [], "not its turn");
        assert_eq!(one(&mut host, "%TORYO"), [Heard::Resign], "on either turn");
        host.played(Action::Move("3c3d".parse().unwrap()), Spent::units(0));
        assert_eq!(
            one(&mut host, "+7775FU").len(),
            1,
            "the referee says that it is illegal"
        );
        host.over(End {
            reason: Reason::IllegalMove,
            winner: Some(Color::White),
            censored: false,
        });
        assert_eq!(host.take(), "-3334FU,T0\n#ILLEGAL_MOVE\n#LOSE\n");
        assert_eq!(one(&mut host, "%TORYO"), [], "about nothing");
    }

    #[test]
    fn what_happens_before_somebody_is_back_is_told_then() {
        let mut host = logged_in(true);
        host.offer(&summary(Color::White));
        assert!(!host.take().is_empty());
        host.played(Action::Move("7g7f".parse().unwrap()), Spent::units(9));
        assert_eq!(host.take(), "");
        assert_eq!(one(&mut host, "AGREE"), [Heard::Agree]);
        host.start();
        assert_eq!(host.take(), "START:g\n+7776FU,T9\n");
        assert!(matches!(
            one(&mut host, "-3334FU")[..],
            [Heard::Move { mv: Some(_), .. }]
        ));
    }

    #[test]
    fn floods_of_garbage_end_it() {
        let mut host = logged_in(true);
        for _ in 0..MAX_STRAYS {
            assert_eq!(
                one(&mut host, "hello"),
                [Heard::Stray(BadClientLine::Command)]
            );
        }
        assert!(host.take().starts_with("##[ERROR] no such command\n"));
        assert_eq!(host.feed(b"hello\n", 1), Err(Fault::Garbage));
        let mut host = logged_in(false);
        assert_eq!(host.feed(&vec![b'x'; 10_000], 1), Err(Fault::TooLong));
    }

    #[test]
    fn nothing_is_heard_before_the_login() {
        let mut host = Host::new(Patience::default(), 0);
        assert_eq!(
            one(&mut host, "%%WHO"),
            [Heard::Stray(BadClientLine::Command)]
        );
        assert_eq!(one(&mut host, "LOGIN a b x1").len(), 1);
        host.logged_in("a", true);
        assert_eq!(host.take(), "LOGIN:a OK\n##[LOGIN] +OK x1\n");
        assert_eq!(one(&mut host, "%%WHO"), [Heard::Ask(Ask::Who)]);
        host.answer("WHO", ["a\nb"]);
        assert_eq!(host.take(), "##[WHO] a b\n##[WHO] END\n");
    }

    #[test]
    fn silence_is_kept_and_ended() {
        let patience = Patience::default();
        let mut host = Host::new(patience, 0);
        assert_eq!(host.due(), patience.login);
        assert_eq!(host.tick(patience.login - 1), Ok(()));
        assert_eq!(host.tick(patience.login), Err(Fault::NoLogin));
        let mut host = logged_in(false);
        assert_eq!(host.tick(patience.keep_alive), Ok(()));
        assert_eq!(host.take(), "\n");
        assert_eq!(host.tick(patience.silent), Err(Fault::Silent));
        host.offer(&summary(Color::Black));
        host.start();
        assert_eq!(host.tick(patience.silent), Ok(()), "the clock runs");
    }
}
