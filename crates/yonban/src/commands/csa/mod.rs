//! `yonban csa`: plays shogi on a server that speaks the CSA protocol, with our engine or any USI
//! engine.

mod line;
mod ours;
mod thinker;
mod usi;

use std::sync::mpsc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use yonban_csa::{Ask, Comment, GameName, GameResult, Player, Ply, Said, is_name, is_password};
use yonban_search::Stop;
use yonban_shogi::{Action, Color};

use crate::cli;
use line::Line;
use thinker::{Chosen, Game, Thinker, Thought};

/// The protocol's port.
const PORT: u16 = 4081;
/// How long a server may take to answer a login.
const LOGIN: Duration = Duration::from_secs(30);
/// The longest line of moves that is told with a score.
const MAX_LINE: usize = 16;
/// The score of a proved win, as floodgate's programs tell it.
const WIN: i32 = 30_000;

/// What reaches the loop of one connection.
pub(crate) enum Event {
    /// Bytes from the server, by the connection of this number.
    Bytes(u64, Vec<u8>),
    /// The connection of this number is gone.
    Closed(u64),
    /// The engine has thought, at the question of this number.
    Thought(u64, Result<Thought>),
}

pub(crate) fn csa(args: &cli::Csa) -> Result<()> {
    let plan = Plan::of(args)?;
    let (events, inbox) = mpsc::channel();
    let thinker = match &args.engine {
        Some(command) => {
            let engine = usi::Usi::start(command, &args.option, args.engine_log)?;
            Thinker::start(Box::new(engine), events.clone())?
        }
        None => {
            let engine = ours::Ours::new(args.level, args.hash, args.threads)?;
            Thinker::start(Box::new(engine), events.clone())?
        }
    };
    let mut client = Client {
        plan,
        thinker,
        events,
        inbox,
        left: args.games,
        lost: None,
        failures: 0,
        number: 0,
    };
    client.run()
}

/// What was asked for.
struct Plan {
    host: String,
    name: String,
    password: String,
    game: Option<GameName>,
    side: Option<Color>,
    extended: bool,
    comments: bool,
    retry: Duration,
    tries: u32,
    resign: Option<i32>,
}

impl Plan {
    fn of(args: &cli::Csa) -> Result<Plan> {
        let host = if args.host.contains(':') && !args.host.ends_with(']') {
            args.host.clone()
        } else {
            format!("{}:{PORT}", args.host)
        };
        let game = args
            .game
            .as_deref()
            .map(|name| name.parse::<GameName>().context(name.to_owned()))
            .transpose()?;
        let secret = match &args.password {
            Some(password) => password.clone(),
            None => std::env::var("YONBAN_CSA_PASSWORD")
                .context("--password, or YONBAN_CSA_PASSWORD in the environment")?,
        };
        // Outside the extended mode the game goes with the password.
        let password = match &game {
            Some(game) if !args.extended => format!("{game},{secret}"),
            _ => secret,
        };
        if !is_name(&args.name) {
            bail!("--name {:?}: 1 to 32 of A-Z, a-z, 0-9, _ and -", args.name);
        }
        if !is_password(&password) {
            bail!("--password: 1 to 128 visible ASCII characters, without blanks");
        }
        if args.extended && game.is_none() {
            bail!("--extended needs --game: that mode waits for nothing by itself");
        }
        let side = match args.side {
            None => None,
            Some('+') => Some(Color::Black),
            Some('-') => Some(Color::White),
            Some(other) => bail!("--side {other}: + or -"),
        };
        if side.is_some() && !args.extended {
            bail!("--side needs --extended: without it the server chooses");
        }
        Ok(Plan {
            host,
            name: args.name.clone(),
            password,
            game,
            side,
            extended: args.extended,
            comments: args.comments,
            retry: Duration::from_secs(args.retry),
            tries: args.tries,
            resign: args.resign,
        })
    }
}

/// A player that logs in again and again until its games are played.
struct Client {
    plan: Plan,
    thinker: Thinker,
    events: mpsc::Sender<Event>,
    inbox: mpsc::Receiver<Event>,
    /// How many games are still to be played; `None`: without end.
    left: Option<u32>,
    /// The game that was lost with its line, and its token.
    lost: Option<(String, String)>,
    failures: u32,
    /// Counts the connections: what a lost one still says is nobody's.
    number: u64,
}

/// How a connection ended.
enum Parted {
    /// Everything is played.
    Done,
    /// The line is gone.
    Lost(String),
}

impl Client {
    fn run(&mut self) -> Result<()> {
        loop {
            match self.connection()? {
                Parted::Done => return Ok(()),
                Parted::Lost(why) => {
                    self.failures += 1;
                    if self.failures > self.plan.tries {
                        bail!("{why}: given up after {} tries", self.plan.tries);
                    }
                    eprintln!("{why}: again in {} s", self.plan.retry.as_secs());
                    std::thread::sleep(self.plan.retry);
                }
            }
        }
    }

    /// One connection, from its login to its end.
    fn connection(&mut self) -> Result<Parted> {
        self.number += 1;
        let line = match Line::connect(&self.plan.host, self.number, self.events.clone()) {
            Ok(line) => line,
            Err(error) => return Ok(Parted::Lost(format!("{}: {error}", self.plan.host))),
        };
        let mut talk = Talk {
            line,
            player: Player::default(),
            started: Instant::now(),
            logged_in: false,
            game: None,
            question: None,
        };
        let password = &self.plan.password;
        talk.player
            .login(&self.plan.name, password, self.plan.extended);
        let parted = self.talk(&mut talk);
        if let Some((_, stop)) = talk.question.take() {
            stop.set();
        }
        if let Some((game, token)) = talk.player.token() {
            self.lost = Some((game.to_owned(), token.to_owned()));
        }
        parted
    }

    fn talk(&mut self, talk: &mut Talk) -> Result<Parted> {
        loop {
            talk.player.tick(talk.now());
            if let Err(error) = talk.flush() {
                return Ok(Parted::Lost(error.to_string()));
            }
            let event = match self.inbox.recv_timeout(Duration::from_secs(1)) {
                Ok(event) => event,
                Err(mpsc::RecvTimeoutError::Timeout) => {
                    if !talk.logged_in && talk.started.elapsed() > LOGIN {
                        return Ok(Parted::Lost("the server does not answer".into()));
                    }
                    continue;
                }
                Err(mpsc::RecvTimeoutError::Disconnected) => bail!("the engine is gone"),
            };
            match event {
                Event::Closed(number) if number == self.number => {
                    return Ok(Parted::Lost("the line is gone".into()));
                }
                Event::Bytes(number, bytes) if number == self.number => {
                    let said = match talk.player.feed(&bytes) {
                        Ok(said) => said,
                        Err(trouble) => return Ok(Parted::Lost(trouble.to_string())),
                    };
                    for said in said {
                        if self.hear(talk, said)? {
                            return Ok(Parted::Done);
                        }
                    }
                    self.think(talk)?;
                }
                Event::Closed(_) | Event::Bytes(..) => {}
                Event::Thought(number, thought) => {
                    // What was thought about a position that is gone is nobody's.
                    if talk.question.as_ref().is_some_and(|(n, _)| *n == number) {
                        talk.question = None;
                        self.answer(talk, &thought?);
                    }
                }
            }
        }
    }

    /// Does what the server says asks for; whether everything is played.
    fn hear(&mut self, talk: &mut Talk, said: Said) -> Result<bool> {
        match said {
            Said::LoggedIn(name) => {
                talk.logged_in = true;
                println!("logged in as {name}");
                self.wait(talk);
            }
            Said::LoginRefused => bail!("the server refuses the login of {}", self.plan.name),
            Said::LoggedOut => return Ok(true),
            Said::Offered(summary) => {
                let [black, white] = &summary.names;
                println!("game {}: +{black} -{white}", summary.id);
                talk.game = Some(Game::new(&summary));
                talk.player.agree();
            }
            Said::Rejected { by } => {
                println!("no game: {by} does not agree");
                talk.game = None;
                self.lost = None;
                self.wait(talk);
            }
            Said::Started => {
                self.failures = 0;
                self.lost = None;
                println!("started");
            }
            Said::Moved { ply, spent, .. } => {
                println!("{ply},T{spent}");
                // Whatever was thought about is past.
                talk.stop();
            }
            Said::Fouled(ply) => {
                println!("{ply}, which is not legal");
                talk.stop();
            }
            Said::Spoke(special) => println!("{special}"),
            Said::Over { reason, result } => {
                talk.stop();
                talk.game = None;
                self.lost = None;
                self.thinker.over(result);
                match reason {
                    Some(reason) => println!("{reason} {result}"),
                    None => println!("{result}"),
                }
                if let Some(left) = &mut self.left {
                    *left = left.saturating_sub(1);
                    if *left == 0 {
                        talk.player.logout();
                        // A server that closes without a word has understood.
                        return Ok(talk.flush().is_err() || talk.wait_for_close(&self.inbox));
                    }
                }
                self.wait(talk);
            }
            Said::Extended { tag, text } => {
                if self.lost.is_some() && tag == "RESUME" && talk.game.is_none() && text != "END" {
                    println!("not resumed: {text}");
                    self.lost = None;
                    self.wait(talk);
                }
                if ["CHAT", "ERROR", "HOUSE"].contains(&tag.as_str()) {
                    println!("[{tag}] {text}");
                }
            }
        }
        Ok(false)
    }

    /// Waits for a game, or goes on with the lost one.
    fn wait(&self, talk: &mut Talk) {
        if !self.plan.extended {
            return;
        }
        if let Some((game, token)) = &self.lost {
            println!("going on with {game}");
            talk.player.ask(Ask::Resume {
                game: game.clone(),
                token: token.clone(),
            });
        } else if let Some(name) = &self.plan.game {
            talk.player.ask(Ask::Game {
                name: name.clone(),
                side: self.plan.side,
            });
        }
    }

    /// Asks the engine, if it is our turn and it is not thinking yet.
    fn think(&mut self, talk: &mut Talk) -> Result<()> {
        if talk.question.is_some() || !talk.player.is_on_turn() {
            return Ok(());
        }
        let (Some(game), Some((_, moves, board)), Some(clocks), Some(side)) = (
            &talk.game,
            talk.player.position(),
            talk.player.clocks(),
            talk.player.side(),
        ) else {
            return Ok(());
        };
        if board.moves().is_empty() {
            talk.player.resign();
            return Ok(());
        }
        let stop = Stop::new();
        let question = game.question(moves, *clocks, side);
        let number = self.thinker.ask(question, stop.clone())?;
        talk.question = Some((number, stop));
        Ok(())
    }

    /// Says what the engine has chosen.
    fn answer(&self, talk: &mut Talk, thought: &Thought) {
        let hopeless = self
            .plan
            .resign
            .zip(thought.score)
            .is_some_and(|(limit, score)| score <= -limit.abs());
        match thought.chosen {
            _ if hopeless => talk.player.resign(),
            Chosen::Resign => talk.player.resign(),
            Chosen::Action(Action::Declare) => talk.player.declare(),
            Chosen::Action(Action::Move(mv)) => {
                let comment = self
                    .plan
                    .comments
                    .then(|| comment(&talk.player, thought))
                    .flatten();
                if !talk.player.play(mv, comment) {
                    eprintln!("the engine's move {mv} cannot be played");
                    talk.player.resign();
                }
            }
        }
    }
}

/// The score from Black's side, and what is expected to follow.
fn comment(player: &Player, thought: &Thought) -> Option<String> {
    let (_, _, board) = player.position()?;
    let score = thought.score?.clamp(-WIN, WIN);
    let score = match player.side()? {
        Color::Black => score,
        Color::White => -score,
    };
    let mut board = board.clone();
    let mut line = Vec::new();
    for (n, text) in thought.line.iter().take(MAX_LINE).enumerate() {
        let Ok(Action::Move(mv)) = text.parse() else {
            break;
        };
        if !board.moves().contains(&mv) {
            break;
        }
        // The first is our own move, which is said beside.
        if n > 0 {
            line.extend(Ply::of(mv, &board));
        }
        board.play(mv);
    }
    let comment = Comment {
        score: Some(score),
        line,
    };
    Some(comment.to_string())
}

/// What is known of one connection.
struct Talk {
    line: Line,
    player: Player,
    started: Instant,
    logged_in: bool,
    game: Option<Game>,
    /// The question that the engine thinks about, and how to stop it.
    question: Option<(u64, Stop)>,
}

impl Talk {
    fn now(&self) -> u64 {
        u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        let out = self.player.take();
        if !out.is_empty() {
            self.player.sent(self.now());
            self.line.write(out.as_bytes())?;
        }
        Ok(())
    }

    fn stop(&mut self) {
        if let Some((_, stop)) = self.question.take() {
            stop.set();
        }
    }

    /// Waits a little for the farewell of the server. True: it is over.
    fn wait_for_close(&mut self, inbox: &mpsc::Receiver<Event>) -> bool {
        let until = Instant::now() + Duration::from_secs(5);
        while let Some(left) = until.checked_duration_since(Instant::now()) {
            match inbox.recv_timeout(left) {
                Ok(Event::Bytes(_, bytes)) => match self.player.feed(&bytes) {
                    Ok(said) if said.contains(&Said::LoggedOut) => return true,
                    Ok(_) => {}
                    Err(_) => return true,
                },
                Ok(Event::Thought(..)) => {}
                Ok(Event::Closed(_)) | Err(_) => return true,
            }
        }
        true
    }
}

/// What USI calls a result.
pub(crate) fn usi_word(result: GameResult) -> &'static str {
    match result {
        GameResult::Win => "win",
        GameResult::Lose => "lose",
        GameResult::Draw | GameResult::Censored => "draw",
    }
}
