//! Engines over TCP: the CSA server protocol, our player against our house.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use yonban_csa::{Ask, GameResult, Player, Reason, Said, Special};
use yonban_games::AnyTable;
use yonban_server::config::{Csa, Limits, Patience};
use yonban_server::{App, Config};
use yonban_shogi::{Board, Color, Move};

use crate::support::{PATIENCE, Person, config, on_disk};

fn open(config: Config) -> Config {
    let door = Csa::at(SocketAddr::from(([127, 0, 0, 1], 0)));
    Config {
        csa: Some(door),
        limits: Limits {
            login_burst: 10_000,
            csa_connections_per_address: 400,
            ..config.limits.clone()
        },
        ..config
    }
}

async fn house() -> (App, SocketAddr) {
    start(open(config())).await
}

async fn start(config: Config) -> (App, SocketAddr) {
    let app = App::start(config).await.unwrap();
    let addr = app.csa_addr().unwrap();
    (app, addr)
}

/// One engine on its line.
struct Engine {
    stream: TcpStream,
    player: Player,
    unread: Vec<u8>,
    /// The moves of the last game, kept after its end.
    moves: Vec<Move>,
    board: Option<Board>,
    table: String,
}

impl Engine {
    async fn connect(addr: SocketAddr) -> Engine {
        Engine {
            stream: TcpStream::connect(addr).await.unwrap(),
            player: Player::default(),
            unread: Vec::new(),
            moves: Vec::new(),
            board: None,
            table: String::new(),
        }
    }

    async fn log_in(addr: SocketAddr, name: &str, password: &str, extended: bool) -> Engine {
        let mut engine = Engine::connect(addr).await;
        engine.player.login(name, password, extended);
        assert_eq!(engine.next().await, Said::LoggedIn(name.into()));
        if extended {
            assert_eq!(engine.extended("LOGIN").await, "+OK x1");
        }
        engine
    }

    async fn flush(&mut self) {
        let out = self.player.take();
        if !out.is_empty() {
            self.stream.write_all(out.as_bytes()).await.unwrap();
        }
    }

    async fn raw(&mut self, text: &str) {
        self.stream.write_all(text.as_bytes()).await.unwrap();
    }

    /// What the house says next; `None` at the end of the line.
    async fn try_next(&mut self) -> Option<Said> {
        self.flush().await;
        let mut buffer = [0; 4_096];
        loop {
            // One line at a time: the next game may be offered with the end of this one.
            while let Some(end) = self.unread.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.unread.drain(..=end).collect();
                let said = self.player.feed(&line).expect("no trouble");
                if let Some((_, moves, board)) = self.player.position() {
                    self.moves = moves.to_vec();
                    self.board = Some(board.clone());
                }
                if let Some(said) = said.into_iter().next() {
                    return Some(said);
                }
            }
            let read = timeout(PATIENCE, self.stream.read(&mut buffer));
            match read.await.expect("the house says something") {
                Ok(0) | Err(_) => return None,
                Ok(length) => self.unread.extend_from_slice(&buffer[..length]),
            }
        }
    }

    async fn next(&mut self) -> Said {
        self.try_next().await.expect("the line holds")
    }

    /// The next line of this tag.
    async fn extended(&mut self, wanted: &str) -> String {
        loop {
            match self.next().await {
                Said::Extended { tag, text } if tag == wanted => return text,
                _ => {}
            }
        }
    }

    /// The lines of an answer.
    async fn answer(&mut self, ask: Ask, tag: &str) -> Vec<String> {
        self.player.ask(ask);
        let mut lines = Vec::new();
        loop {
            let line = self.extended(tag).await;
            if line == "END" {
                return lines;
            }
            lines.push(line);
        }
    }

    /// Agrees to the next game and waits for its start.
    async fn begin(&mut self) {
        loop {
            match self.next().await {
                Said::Offered(summary) => {
                    self.table = summary.id;
                    self.player.agree();
                }
                Said::Started => return,
                Said::Extended { .. } => {}
                other => panic!("{other:?}"),
            }
        }
    }

    /// Makes a move and hears it.
    async fn play(&mut self, csa: &str) {
        self.raw(&format!("{csa}\n")).await;
        self.hear(csa).await;
    }

    async fn hear(&mut self, csa: &str) {
        loop {
            match self.next().await {
                Said::Moved { ply, .. } => {
                    assert_eq!(ply.to_string(), csa);
                    return;
                }
                Said::Extended { .. } => {}
                other => panic!("{other:?}"),
            }
        }
    }

    /// How the game ends, whatever is said before.
    async fn end(&mut self) -> (Reason, GameResult) {
        loop {
            if let Said::Over { reason, result } = self.next().await {
                return (reason.expect("the house says why"), result);
            }
        }
    }

    async fn is_gone(&mut self) {
        while self.try_next().await.is_some() {}
    }
}

/// Two engines in a game, Black first.
async fn pair(addr: SocketAddr, game: &str, extended: bool) -> [Engine; 2] {
    let mut both = Vec::new();
    for name in ["ann", "bob"] {
        let password = format!("{game},{name}-secret");
        let mut engine = Engine::log_in(addr, name, &password, extended).await;
        if extended {
            let name = game.parse().unwrap();
            engine.player.ask(Ask::Game { name, side: None });
            engine.flush().await;
        }
        both.push(engine);
    }
    let (ann, bob) = both.split_at_mut(1);
    tokio::join!(ann[0].begin(), bob[0].begin());
    both.sort_by_key(|engine| engine.player.side());
    both.try_into().ok().unwrap()
}

/// Plays these moves in turn, Black first; both hear each.
async fn play_all(engines: &mut [Engine; 2], moves: &[&str]) {
    for csa in moves {
        let mover = usize::from(csa.starts_with('-'));
        engines[mover].play(csa).await;
        engines[1 - mover].hear(csa).await;
    }
}

/// The moves of a table by its log, and how it ended: termination, rule, verdict.
async fn log_of(app: &App, table: &str) -> (Vec<String>, String) {
    let events = app.house().store().read_events(table, 1).await.unwrap();
    let (table, _) = AnyTable::replay(events.iter().map(|event| (&event.body, None))).unwrap();
    let end = match table.standing() {
        yonban_games::Standing::Over(end) => {
            let rule = end.ending.unwrap_or_else(|| "-".into());
            format!("{} {rule} {}", end.termination, end.verdict)
        }
        other => format!("{other:?}"),
    };
    (table.records(), end)
}

/// A small generator, so that every run plays the same games.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % n
    }
}

/// Plays this engine's part of a game: random moves, and after some of them the end of its choice.
async fn random_game(engine: &mut Engine, dice: &mut Dice, most: usize) -> (Reason, GameResult) {
    let fate = dice.below(8);
    let until = 1 + dice.below(most);
    loop {
        if engine.player.is_on_turn() {
            let (_, moves, board) = engine.player.position().unwrap();
            let legal = board.moves();
            if moves.len() >= until && fate < 6 {
                match fate {
                    0 | 1 => engine.player.resign(),
                    2 => engine.player.declare(),
                    3 => {
                        // Three steps of a king: no rule can read that as a move.
                        let sign = if board.side() == Color::Black {
                            '+'
                        } else {
                            '-'
                        };
                        engine.raw(&format!("{sign}5955OU\n")).await;
                    }
                    4 => engine.player.interrupt(),
                    _ => engine.player.resign(),
                }
            } else if !legal.is_empty() {
                let mv = legal[dice.below(legal.len())];
                let comment = (dice.below(2) == 0).then(|| "* 30 -3334FU".to_owned());
                assert!(engine.player.play(mv, comment));
            }
        }
        match engine.next().await {
            Said::Over { reason, result } => return (reason.unwrap(), result),
            Said::Moved { .. } | Said::Fouled(_) | Said::Spoke(_) | Said::Extended { .. } => {}
            other => panic!("{other:?}"),
        }
    }
}

/// Plays so many games in four pairs: after each, both players and the house's log agree.
async fn games(count: usize, most: usize) {
    let (app, addr) = start({
        let mut config = open(config());
        if let Some(csa) = &mut config.csa {
            csa.max_moves = 80;
        }
        config
    })
    .await;
    let app = std::sync::Arc::new(app);
    let mut pairs = Vec::new();
    for n in 0..4_u64 {
        let app = std::sync::Arc::clone(&app);
        pairs.push(tokio::spawn(async move {
            let game = format!("pair{n}-300-10F");
            let password = format!("{game},x");
            let mut ann = Engine::log_in(addr, &format!("ann{n}"), &password, false).await;
            let mut bob = Engine::log_in(addr, &format!("bob{n}"), &password, false).await;
            let (mut dice_a, mut dice_b) = (Dice(n * 2 + 1), Dice(n * 2 + 2));
            let mut reasons = Vec::new();
            for _ in 0..count / 4 {
                tokio::join!(ann.begin(), bob.begin());
                let (a, b) = tokio::join!(
                    random_game(&mut ann, &mut dice_a, most),
                    random_game(&mut bob, &mut dice_b, most)
                );
                assert_eq!(a.0, b.0, "both hear the same reason");
                let fair = matches!(
                    (a.1, b.1),
                    (GameResult::Win, GameResult::Lose)
                        | (GameResult::Lose, GameResult::Win)
                        | (GameResult::Draw, GameResult::Draw)
                        | (GameResult::Censored, GameResult::Censored)
                );
                assert!(fair, "{a:?} {b:?}");
                assert_eq!(ann.table, bob.table);
                assert_eq!(ann.board, bob.board, "both see the same position");
                let (log, _) = log_of(&app, &ann.table).await;
                let moves = |engine: &Engine| {
                    let moves = engine.moves.iter().map(Move::to_string);
                    moves.collect::<Vec<_>>()
                };
                assert_eq!(moves(&ann), moves(&bob));
                // A foul and a failed declaration are in the log and change no position.
                let played = &log[..moves(&ann).len()];
                assert_eq!(played, moves(&ann), "{}", ann.table);
                assert!(log.len() <= moves(&ann).len() + 1);
                reasons.push(a.0);
            }
            reasons
        }));
    }
    let mut reasons = Vec::new();
    for one in pairs {
        reasons.extend(one.await.unwrap());
    }
    assert_eq!(reasons.len(), count);
    for reason in [Reason::Resign, Reason::IllegalMove] {
        assert!(reasons.contains(&reason), "{reason}");
    }
    std::sync::Arc::into_inner(app).unwrap().stop().await;
}

/// A hundred games; a thousand with `YONBAN_SOAK`, as the acceptance list asks.
#[tokio::test(flavor = "multi_thread")]
async fn many_games_without_a_desync() {
    let soak = std::env::var_os("YONBAN_SOAK").is_some();
    games(if soak { 1_000 } else { 100 }, 30).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_a_table_of_the_house() {
    let (app, addr) = house().await;
    let mut engines = pair(addr, "floodgate-300-10F", false).await;
    play_all(&mut engines, &["+7776FU", "-3334FU"]).await;
    let guest = Person::new(app.addr()).await;
    let (_, list) = guest.get("/api/v1/tables?status=playing").await;
    let row = &list["tables"][0];
    assert_eq!(row["table"], engines[0].table.as_str());
    let table = engines[0].table.clone();
    let (_, seen) = guest.get(&format!("/api/v1/tables/{table}")).await;
    assert_eq!(seen["view"]["kind"], "shogi");
    assert_eq!(seen["moves"][1]["action"], "3c3d");
    let names = [&seen["view"]["a"]["name"], &seen["view"]["b"]["name"]];
    assert!(names.contains(&&"ann".into()) && names.contains(&&"bob".into()));
    assert_eq!(
        seen["view"]["clocks"]["control_a"],
        "fischer,base=310s,inc=10s,unit=1s"
    );
    assert_eq!(
        seen["view"]["rules"],
        "even,judging=lose,maxmoves=256,repetition=draw"
    );
    let [black, white] = &mut engines;
    white.player.resign();
    assert_eq!(white.end().await, (Reason::Resign, GameResult::Lose));
    assert_eq!(black.end().await, (Reason::Resign, GameResult::Win));
    let (_, end) = log_of(&app, &table).await;
    assert_eq!(end, "resigned - a");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn fouls_lose_whether_a_rule_can_read_them_or_not() {
    let (app, addr) = house().await;
    // Two pawns on one file: the piece can do that.
    let mut engines = pair(addr, "nifu-300-0", false).await;
    let opening = [
        "+2726FU", "-3334FU", "+2625FU", "-4132KI", "+2524FU", "-2324FU", "+2824HI",
    ];
    play_all(&mut engines, &opening).await;
    let [black, white] = &mut engines;
    white.raw("-0064FU\n").await;
    assert_eq!(white.end().await, (Reason::IllegalMove, GameResult::Lose));
    let told = black.next().await;
    assert!(
        matches!(told, Said::Fouled(ply) if ply.to_string() == "-0064FU"),
        "{told:?}"
    );
    assert_eq!(black.end().await, (Reason::IllegalMove, GameResult::Win));
    let (_, end) = log_of(&app, &black.table).await;
    assert_eq!(end, "rules foul_nifu a");
    // What no piece can do at all; both wait again and meet again.
    for impossible in ["7775FU", "5555KI", "7776RY", "0055KA"] {
        let [black, white] = &mut engines;
        tokio::join!(black.begin(), white.begin());
        engines.sort_by_key(|engine| engine.player.side());
        let [black, white] = &mut engines;
        black.raw(&format!("+{impossible}\n")).await;
        assert_eq!(
            black.end().await,
            (Reason::IllegalMove, GameResult::Lose),
            "{impossible}"
        );
        let told = white.next().await;
        assert!(matches!(told, Said::Fouled(_)), "{told:?}");
        assert_eq!(white.end().await, (Reason::IllegalMove, GameResult::Win));
        let (moves, end) = log_of(&app, &black.table).await;
        assert!(moves.is_empty());
        assert_eq!(end, "adjudicated - b");
    }
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_end_by_the_rules_of_the_house() {
    let (app, addr) = house().await;
    let mut engines = pair(addr, "ends-300-0", false).await;
    // Repetition.
    for _ in 0..3 {
        play_all(&mut engines, &["+4948KI", "-4142KI", "+4849KI", "-4241KI"]).await;
    }
    for engine in &mut engines {
        assert_eq!(engine.end().await, (Reason::Sennichite, GameResult::Draw));
    }
    // A declaration that does not hold.
    let [one, two] = &mut engines;
    tokio::join!(one.begin(), two.begin());
    engines.sort_by_key(|engine| engine.player.side());
    let [black, white] = &mut engines;
    black.player.declare();
    assert_eq!(black.end().await, (Reason::IllegalMove, GameResult::Lose));
    assert_eq!(white.next().await, Said::Spoke(Special::Declare));
    assert_eq!(white.end().await, (Reason::IllegalMove, GameResult::Win));
    // Called off before both have moved.
    let [one, two] = &mut engines;
    tokio::join!(one.begin(), two.begin());
    engines.sort_by_key(|engine| engine.player.side());
    let [black, white] = &mut engines;
    black.player.interrupt();
    black.flush().await;
    for engine in [black, white] {
        assert_eq!(engine.end().await, (Reason::Chudan, GameResult::Censored));
    }
    // Time.
    let mut engines = pair_of(addr, ["cat", "dan"], "quick-1-0").await;
    play_all(&mut engines, &["+7776FU", "-3334FU"]).await;
    let [black, white] = &mut engines;
    assert_eq!(black.end().await, (Reason::TimeUp, GameResult::Lose));
    assert_eq!(white.end().await, (Reason::TimeUp, GameResult::Win));
    app.stop().await;
}

async fn pair_of(addr: SocketAddr, names: [&str; 2], game: &str) -> [Engine; 2] {
    let password = format!("{game},x");
    let mut one = Engine::log_in(addr, names[0], &password, false).await;
    let mut two = Engine::log_in(addr, names[1], &password, false).await;
    tokio::join!(one.begin(), two.begin());
    let mut both = [one, two];
    both.sort_by_key(|engine| engine.player.side());
    both
}

#[tokio::test(flavor = "multi_thread")]
async fn the_limit_of_moves_is_as_announced() {
    let mut config = open(config());
    if let Some(csa) = &mut config.csa {
        csa.max_moves = 2;
    }
    let (app, addr) = start(config).await;
    let mut engines = pair(addr, "short-300-0", false).await;
    play_all(&mut engines, &["+7776FU", "-3334FU"]).await;
    for engine in &mut engines {
        assert_eq!(engine.end().await, (Reason::MaxMoves, GameResult::Censored));
    }
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_belongs_to_its_secret_and_is_here_once() {
    let (app, addr) = house().await;
    let mut ann = Engine::log_in(addr, "ann", "x-300-0,secret", false).await;
    let mut thief = Engine::connect(addr).await;
    for _ in 0..3 {
        thief.player.login("ANN", "guess", false);
        assert_eq!(thief.next().await, Said::LoginRefused);
    }
    thief.is_gone().await;
    // The same engine anew: the old line is closed.
    let mut again = Engine::log_in(addr, "ann", "x-300-0,secret", false).await;
    ann.is_gone().await;
    // In a game that could not be come back to, the first stays.
    let mut bob = Engine::log_in(addr, "bob", "x-300-0,other", false).await;
    tokio::join!(again.begin(), bob.begin());
    let mut third = Engine::connect(addr).await;
    third.player.login("ann", "x-300-0,secret", false);
    assert_eq!(third.next().await, Said::LoginRefused);
    again.player.logout();
    again.flush().await;
    assert_eq!(bob.end().await, (Reason::Chudan, GameResult::Censored));
    assert_eq!(again.next().await, Said::LoggedOut);
    again.is_gone().await;
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn garbage_and_huge_lines_end_only_their_own_line() {
    let (app, addr) = house().await;
    let mut engines = pair(addr, "x-300-0", false).await;
    play_all(&mut engines, &["+7776FU", "-3334FU"]).await;
    let [black, white] = &mut engines;
    black.raw(&"y".repeat(100_000)).await;
    black.is_gone().await;
    assert_eq!(white.end().await, (Reason::Resign, GameResult::Win));
    let mut garbage = Engine::connect(addr).await;
    let lines = "\u{0}\u{1}GET / HTTP/1.1\r\n".repeat(30);
    garbage.raw(&lines).await;
    garbage.is_gone().await;
    // The house is as it was.
    let mut other = Engine::log_in(addr, "cat", "x-300-0,c", true).await;
    assert!(!other.answer(Ask::Help, "HELP").await.is_empty());
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_log_in_must_go() {
    let mut config = open(config());
    if let Some(csa) = &mut config.csa {
        csa.patience = Patience {
            login: 50,
            ..Patience::default()
        };
    }
    let (app, addr) = start(config).await;
    let mut silent = Engine::connect(addr).await;
    silent.is_gone().await;
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_line_is_taken_up_by_its_token() {
    let folder = tempfile::tempdir().unwrap();
    let (app, addr) = start(open(on_disk(folder.path()))).await;
    let mut engines = pair(addr, "x-300-10F", true).await;
    for engine in &mut engines {
        engine.extended("RESUME").await;
    }
    play_all(&mut engines, &["+7776FU", "-3334FU", "+2726FU"]).await;
    let [black, mut white] = engines;
    let (table, token) = black.player.token().unwrap();
    let (table, token) = (table.to_owned(), token.to_owned());
    let name = if white.player.side() == Some(Color::White) {
        black_name(&app, &table).await
    } else {
        unreachable!()
    };
    let password = format!("x-300-10F,{name}-secret");
    drop(black);
    white.play("-8384FU").await;
    let mut back = Engine::log_in(addr, &name, &password, true).await;
    let game = table.clone();
    let wrong = Ask::Resume {
        game: game.clone(),
        token: "0".repeat(32),
    };
    assert_eq!(
        back.answer(wrong, "RESUME").await,
        ["no such game, or not your token"]
    );
    back.player.ask(Ask::Resume {
        game,
        token: token.clone(),
    });
    back.begin().await;
    assert_eq!(back.board, white.board, "both see the same position");
    assert_eq!(back.moves.len(), 4);
    back.play("+2625FU").await;
    white.hear("+2625FU").await;
    // The house is started again: both come back.
    app.stop().await;
    back.is_gone().await;
    white.is_gone().await;
    let (app, addr) = start(open(on_disk(folder.path()))).await;
    let (table_w, token_w) = {
        let (table, token) = white.player.token().unwrap();
        (table.to_owned(), token.to_owned())
    };
    let other = if name == "ann" { "bob" } else { "ann" };
    let mut black = Engine::log_in(addr, &name, &password, true).await;
    let mut white = Engine::log_in(addr, other, &format!("{other}-secret"), true).await;
    black.player.ask(Ask::Resume {
        game: table.clone(),
        token,
    });
    white.player.ask(Ask::Resume {
        game: table_w,
        token: token_w,
    });
    tokio::join!(black.begin(), white.begin());
    assert_eq!(black.board, white.board);
    let mut engines = [black, white];
    play_all(&mut engines, &["-8485FU", "+2524FU"]).await;
    let [black, white] = &mut engines;
    black.player.resign();
    black.flush().await;
    assert_eq!(white.end().await, (Reason::Resign, GameResult::Win));
    let (moves, _) = log_of(&app, &table).await;
    assert_eq!(moves.len(), 7);
    app.stop().await;
}

async fn black_name(app: &App, table: &str) -> String {
    let head = app.house().store().read_head(table).await.unwrap().unwrap();
    head.now.name_a.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_house_stops_and_nobody_loses_by_it() {
    let folder = tempfile::tempdir().unwrap();
    let (app, addr) = start(open(on_disk(folder.path()))).await;
    let mut engines = pair(addr, "x-300-0", false).await;
    play_all(&mut engines, &["+7776FU", "-3334FU"]).await;
    let table = engines[0].table.clone();
    app.stop().await;
    for engine in &mut engines {
        assert_eq!(engine.end().await, (Reason::Chudan, GameResult::Censored));
        engine.is_gone().await;
    }
    let (app, _) = start(open(on_disk(folder.path()))).await;
    let (_, end) = log_of(&app, &table).await;
    assert_eq!(end, "adjudicated - no_result");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_extended_mode_answers() {
    let (app, addr) = house().await;
    let mut ann = Engine::log_in(addr, "ann", "a", true).await;
    let mut bob = Engine::log_in(addr, "bob", "b", true).await;
    let mut eve = Engine::log_in(addr, "eve", "e", true).await;
    let name = "hc2p_club-300-10F".parse::<yonban_csa::GameName>().unwrap();
    let challenge = Ask::Challenge {
        name: name.clone(),
        side: None,
    };
    assert_eq!(
        bob.answer(challenge.clone(), "CHALLENGE").await,
        ["nobody waits for that game"]
    );
    let wait = Ask::Game {
        name: name.clone(),
        side: Some(Color::Black),
    };
    assert_eq!(
        ann.answer(wait, "GAME").await,
        [format!("waiting for {name}")]
    );
    assert!(
        eve.answer(Ask::Who, "WHO")
            .await
            .contains(&format!("ann x1 waiting {name} +"))
    );
    bob.player.ask(challenge);
    tokio::join!(ann.begin(), bob.begin());
    let (start, ..) = ann.player.position().unwrap();
    assert_eq!(start.side(), Color::White, "the giver begins");
    assert_eq!(start.pieces().count(), 38);
    assert_eq!(ann.player.side(), Some(Color::Black));
    let table = ann.table.clone();
    let list = eve.answer(Ask::List, "LIST").await;
    assert_eq!(list, [format!("{table} {name} +ann -bob")]);
    let shown = eve.answer(Ask::Show(table.clone()), "SHOW").await;
    assert!(shown.contains(&"Name+:ann".to_owned()));
    assert_eq!(
        eve.answer(Ask::Show("0".repeat(32)), "SHOW").await,
        [format!("NOT_FOUND {}", "0".repeat(32))]
    );
    let watched = eve.answer(Ask::Monitor(table.clone()), "MONITOR2").await;
    assert_eq!(watched[0], format!("[{table}] BEGIN Game_Summary"));
    bob.raw("-5142OU,'* -30 +7776FU\n").await;
    bob.hear("-5142OU").await;
    ann.hear("-5142OU").await;
    let lines = [
        eve.extended("MONITOR2").await,
        eve.extended("MONITOR2").await,
        eve.extended("MONITOR2").await,
    ];
    for line in ["'* -30 +7776FU", "-5142OU", "T0"] {
        assert!(lines.contains(&format!("[{table}] {line}")), "{lines:?}");
    }
    eve.player.ask(Ask::Chat("good game".into()));
    eve.flush().await;
    for engine in [&mut ann, &mut bob, &mut eve] {
        engine.flush().await;
        assert_eq!(engine.extended("CHAT").await, "[eve] good game");
    }
    assert_eq!(
        eve.answer(Ask::Rating, "RATING").await,
        ["the house keeps no ratings"]
    );
    assert!(eve.answer(Ask::Version, "VERSION").await[0].starts_with("Yonban "));
    ann.player.resign();
    ann.flush().await;
    assert_eq!(bob.end().await, (Reason::Resign, GameResult::Win));
    assert_eq!(eve.extended("MONITOR2").await, format!("[{table}] #RESIGN"));
    assert_eq!(
        eve.answer(Ask::Unmonitor(table.clone()), "MONITOR2OFF")
            .await,
        [format!("NOT_FOUND {table}")]
    );
    // Nobody is asked for a game that they do not wait for.
    tokio::time::sleep(Duration::from_millis(20)).await;
    assert!(
        ann.answer(Ask::Who, "WHO")
            .await
            .contains(&"ann x1 idle".to_owned())
    );
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_agree_plays_somebody_else() {
    let (app, addr) = house().await;
    let mut ann = Engine::log_in(addr, "ann", "x-300-0,a", false).await;
    let mut bob = Engine::log_in(addr, "bob", "x-300-0,b", false).await;
    assert!(matches!(ann.next().await, Said::Offered(_)));
    assert!(matches!(bob.next().await, Said::Offered(_)));
    ann.player.agree();
    bob.player.reject();
    bob.flush().await;
    assert_eq!(ann.next().await, Said::Rejected { by: "bob".into() });
    assert_eq!(bob.next().await, Said::Rejected { by: "bob".into() });
    let mut cat = Engine::log_in(addr, "cat", "x-300-0,c", false).await;
    // Whoever waits longer is asked first: ann or bob, in whatever order they came back.
    cat.begin_or_wait(&mut ann, &mut bob).await;
    app.stop().await;
}

impl Engine {
    /// Begins a game with whichever of two is offered it.
    async fn begin_or_wait(&mut self, one: &mut Engine, two: &mut Engine) {
        let mine = self.begin();
        let theirs = async {
            tokio::select! {
                () = one.begin() => {}
                () = two.begin() => {}
            }
        };
        tokio::join!(mine, theirs);
    }
}
