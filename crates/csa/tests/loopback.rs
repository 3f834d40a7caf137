//! Both sides of the protocol against each other, without a line between them.

use proptest::prelude::*;
use yonban_csa::{
    Clocks, Comment, End, GameSummary, Heard, Host, Patience, Player, Position, Reason, Said,
    Spent, SummaryReader, TimeControl,
};
use yonban_shogi::{Action, Board, Color};

const TIME: TimeControl = TimeControl {
    total: 100_000,
    increment: 2,
    ..TimeControl::SECONDS
};

fn summary(position: Position, you: Color) -> GameSummary {
    GameSummary {
        id: "g-1".into(),
        names: ["ann".into(), "bob".into()],
        you: Some(you),
        declaration: Some("Jishogi 1.1".into()),
        rematch_on_draw: false,
        max_moves: Some(256),
        times: [TIME; 2],
        position,
        others: Vec::new(),
    }
}

/// One seat: the player, and the house's end of its line.
struct Seat {
    player: Player,
    host: Host,
}

impl Seat {
    fn new(name: &str) -> Seat {
        let mut seat = Seat {
            player: Player::default(),
            host: Host::new(Patience::default(), 0),
        };
        seat.player.login(name, "secret", true);
        let heard = seat.carry_to_house(1);
        assert!(matches!(&heard[..], [Heard::Login { name: n, .. }] if n == name));
        seat.host.logged_in(name, true);
        assert_eq!(seat.carry_to_player(1)[0], Said::LoggedIn(name.into()));
        seat
    }

    /// Carries what the player said, in pieces of `size` bytes.
    fn carry_to_house(&mut self, size: usize) -> Vec<Heard> {
        let text = self.player.take();
        let pieces = text.as_bytes().chunks(size);
        pieces
            .flat_map(|piece| self.host.feed(piece, 0).expect("no fault"))
            .collect()
    }

    fn carry_to_player(&mut self, size: usize) -> Vec<Said> {
        let text = self.host.take();
        let pieces = text.as_bytes().chunks(size);
        pieces
            .flat_map(|piece| self.player.feed(piece).expect("no trouble"))
            .collect()
    }

    fn offer(&mut self, position: &Position, you: Color, size: usize) {
        let offered = summary(position.clone(), you);
        self.host.offer(&offered);
        assert_eq!(
            self.carry_to_player(size),
            [Said::Offered(Box::new(offered))]
        );
        self.player.agree();
        assert_eq!(self.carry_to_house(size), [Heard::Agree]);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Random games in pieces of any size, broken off and gone on with: both players, both ends at
    /// the house and the board agree on every position and every clock.
    #[test]
    fn random_games_stay_together(
        choices in prop::collection::vec((any::<u16>(), 0_u64..5, 0_u8..40), 1..150),
        size in 1_usize..40,
    ) {
        let mut seats = [Seat::new("ann"), Seat::new("bob")];
        let mut position = Position::new(Board::start());
        let mut board = Board::start();
        let mut clocks = Clocks::new([TIME; 2]);
        for (seat, color) in seats.iter_mut().zip(Color::BOTH) {
            seat.offer(&position, color, size);
        }
        for seat in &mut seats {
            seat.host.start();
            prop_assert_eq!(seat.carry_to_player(size), vec![Said::Started]);
        }
        for (choice, spent, fate) in choices {
            let moves = board.moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[usize::from(choice) % moves.len()];
            let mover = board.side();
            if fate == 0 {
                // Somebody's line breaks; a new one goes on.
                let lost = &mut seats[usize::from(choice & 1)];
                *lost = Seat::new(["ann", "bob"][usize::from(choice & 1)]);
                lost.offer(&position, Color::BOTH[usize::from(choice & 1)], size);
                lost.host.start();
                prop_assert_eq!(lost.carry_to_player(size), vec![Said::Started]);
            }
            let seat = &mut seats[mover.index()];
            prop_assert!(seat.player.is_on_turn());
            let comment = Comment { score: Some(30), line: Vec::new() };
            prop_assert!(seat.player.play(mv, Some(comment.to_string())));
            let heard = seat.carry_to_house(size);
            let [Heard::Move { mv: Some(read), ply, comment: Some(said) }] = &heard[..] else {
                panic!("{heard:?}")
            };
            prop_assert_eq!(*read, mv);
            prop_assert_eq!(said.parse(), Ok(comment));
            position.plies.push((*ply, Some(Spent::units(spent))));
            board.play(mv);
            clocks.charge(mover, Spent::units(spent));
            for seat in &mut seats {
                seat.host.played(Action::Move(mv), Spent::units(spent));
                let said = seat.carry_to_player(size);
                let both = matches!(&said[..], [Said::Moved { mv: told, .. }] if *told == mv);
                prop_assert!(both, "{:?}", said);
                prop_assert_eq!(seat.host.board(), Some(&board));
                prop_assert_eq!(seat.player.position().map(|p| p.2), Some(&board));
                prop_assert_eq!(seat.player.clocks(), Some(&clocks));
            }
        }
        let end = End { reason: Reason::Chudan, winner: None, censored: true };
        for seat in &mut seats {
            seat.host.over(end);
            prop_assert_eq!(seat.carry_to_player(size).len(), 1);
        }
        // The whole game reads back from its summary.
        let whole = summary(position.clone(), Color::Black);
        let mut reader = SummaryReader::default();
        let mut read = None;
        for line in whole.to_string().lines().skip(1) {
            read = reader.line(line).unwrap();
        }
        prop_assert_eq!(read, Some(whole));
        prop_assert_eq!(&position.played().0, &board);
    }

    /// No bytes upset either side, whatever state it is in.
    #[test]
    fn any_bytes_are_survived(
        pieces in prop::collection::vec(
            prop_oneof![
                prop::collection::vec(any::<u8>(), 0..60),
                prop::sample::select(vec![
                    "LOGIN a b x1\n", "AGREE\n", "+7776FU\n", "-3334FU,T3\n", "%TORYO\n", "\n",
                    "BEGIN Game_Summary\n", "BEGIN Position\n", "PI\n+\n", "END Position\n",
                    "END Game_Summary\n", "START:g-1\n", "#RESIGN\n", "#WIN\n", "##[X] y\n",
                    "%%GAME a-1-1F +\n", "%KACHI\n", "+0055KA\n", "LOGOUT\n",
                ]).prop_map(|text| text.as_bytes().to_vec()),
            ],
            0..60,
        ),
    ) {
        let mut seat = Seat::new("ann");
        seat.offer(&Position::new(Board::start()), Color::Black, 64);
        seat.host.start();
        for piece in pieces {
            if seat.host.feed(&piece, 0).is_err() {
                break;
            }
            if seat.player.feed(&piece).is_err() {
                seat.player = Player::default();
            }
        }
    }
}
