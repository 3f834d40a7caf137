//! The CSA server protocol: its texts, its summaries, and a peer that says anything to either side.

use yonban_csa::{
    Ask, Comment, End, FromClient, FromServer, GameName, GameSummary, Heard, Host, Patience,
    Player, Position, Reason, Said, Spent, SummaryReader, TimeControl,
};
use yonban_shogi::{Action, Board, Color};

/// Lines of both sides, names, comments, summaries: what is read prints to what reads alike.
pub(crate) fn texts(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut reader = SummaryReader::default();
    for line in text.lines().take(500) {
        if let Ok(read) = line.parse::<FromClient>() {
            assert_eq!(read.to_string().parse(), Ok(read));
        }
        if let Ok(read) = line.parse::<FromServer>() {
            assert_eq!(read.to_string().parse(), Ok(read));
        }
        if let Ok(name) = line.parse::<GameName>() {
            assert_eq!(name.to_string(), line);
            assert!(name.time().control().is_some(), "{line}");
        }
        if let Ok(comment) = line.parse::<Comment>() {
            assert_eq!(comment.to_string().parse(), Ok(comment));
        }
        if let Ok(spent) = line.parse::<Spent>() {
            assert_eq!(spent.to_string().parse(), Ok(spent));
        }
        match reader.line(line) {
            Ok(None) => {}
            Ok(Some(summary)) => again(&summary),
            Err(_) => reader = SummaryReader::default(),
        }
    }
    if let Ok(position) = Position::read(text.lines()) {
        assert_eq!(Position::read(position.text().lines()), Ok(position));
    }
}

fn again(summary: &GameSummary) {
    let text = summary.to_string();
    let mut reader = SummaryReader::default();
    let mut last = None;
    for line in text.lines().skip(1) {
        last = reader
            .line(line)
            .expect("a summary that was printed is read");
    }
    assert_eq!(last.as_ref(), Some(summary));
}

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

/// A peer that says anything to the house: every line that the house says is one that a player reads,
/// and no position is left that the rules do not know.
pub(crate) fn host(bytes: &[u8]) {
    let mut host = Host::new(Patience::default(), 0);
    let mut player = Player::default();
    for piece in bytes.chunks(7) {
        let Ok(heard) = host.feed(piece, 0) else {
            return;
        };
        for heard in heard {
            match heard {
                Heard::Login { name, extended, .. } => {
                    host.logged_in(&name, extended);
                    host.offer(&summary(Color::Black));
                }
                Heard::Agree => host.start(),
                Heard::Reject => host.rejected("ann"),
                Heard::Move { mv, ply, .. } => {
                    let board = host.board().expect("a game is played").clone();
                    match mv.filter(|mv| board.moves().contains(mv)) {
                        Some(mv) => {
                            host.played(Action::Move(mv), Spent::units(1));
                            let board = host.board().expect("a game is played").clone();
                            if let Some(reply) = board.moves().first() {
                                host.played(Action::Move(*reply), Spent::units(1));
                            }
                        }
                        None => {
                            host.impossible(ply, Spent::units(1));
                            host.over(End {
                                reason: Reason::IllegalMove,
                                winner: Some(Color::White),
                                censored: false,
                            });
                        }
                    }
                }
                Heard::Declare => host.played(Action::Declare, Spent::units(0)),
                Heard::Resign | Heard::Interrupt => host.over(End {
                    reason: Reason::Resign,
                    winner: Some(Color::White),
                    censored: false,
                }),
                Heard::Ask(Ask::Chat(text)) => host.tell("CHAT", &text),
                Heard::Ask(_) => host.answer("HELP", ["nothing"]),
                Heard::Logout | Heard::Stray(_) => {}
            }
        }
        let out = host.take();
        player
            .feed(out.as_bytes())
            .expect("the house speaks the protocol");
        if let (Some(board), Some((_, _, seen))) = (host.board(), player.position()) {
            assert!(!host.is_playing() || board == seen);
        }
    }
}

/// A server that says anything to our player.
pub(crate) fn player(bytes: &[u8]) {
    let mut player = Player::default();
    for piece in bytes.chunks(11) {
        let Ok(said) = player.feed(piece) else {
            return;
        };
        for said in said {
            if let Said::Offered(offered) = said {
                again(&offered);
                player.agree();
            }
        }
        if let Some((start, moves, board)) = player.position() {
            let mut replayed = start.clone();
            for mv in moves {
                assert!(replayed.moves().contains(mv));
                replayed.play(*mv);
            }
            assert_eq!(&replayed, board);
        }
        if player.is_on_turn()
            && let Some(mv) = player
                .position()
                .and_then(|(_, _, board)| board.moves().first().copied())
        {
            assert!(player.play(mv, None));
        }
    }
    for line in player.take().lines() {
        assert!(line.parse::<FromClient>().is_ok(), "{line}");
    }
}

/// Words of both sides.
pub(crate) const WORDS: &[&str] = &[
    "LOGIN a b x1\n",
    "LOGIN:a OK\n",
    "AGREE\n",
    "REJECT\n",
    "START:g\n",
    "+7776FU\n",
    "-3334FU,T3\n",
    "%TORYO\n",
    "%KACHI\n",
    "#RESIGN\n",
    "#WIN\n",
    "##[CHAT][a] ",
    "%%GAME x-300-10F +\n",
    "BEGIN Game_Summary\n",
    "END Game_Summary\n",
    "BEGIN Time\n",
    "END Time\n",
    "BEGIN Position\n",
    "END Position\n",
    "Your_Turn:+\n",
    "PI82HI22KA\n",
    "P1-KY-KE",
    "P-00AL\n",
    "Time_Unit:1sec\n",
    "Total_Time:300\n",
    ",T12",
    "'* 30 ",
];

/// Conversations.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let moves = "+7776FU\n+2726FU\n%%WHO\n+0055KA\n%TORYO\n";
    let to_house = format!("LOGIN ann floodgate-300-10F,x x1\nAGREE\n{moves}LOGOUT\n");
    let told = summary(Color::Black);
    let to_player = format!(
        "LOGIN:ann OK\n##[LOGIN] +OK x1\n{told}START:g\n##[RESUME] g 0f\n+7776FU,T12\n\
         -3334FU,T6\n+7775KI,T1\n#ILLEGAL_MOVE\n#LOSE\n##[CHAT][bob] hello\n"
    );
    vec![
        to_house.into_bytes(),
        to_player.into_bytes(),
        told.to_string().into_bytes(),
        b"floodgate-900-0\n* 30 -3334FU +2726FU\n12.345\n".to_vec(),
    ]
}
