//! Games on paper: what is played under any rules is written, read, and played again as the same.

use yonban_go::notation::{
    self, Act, By, Fact, Finish, Format, Judged, Mark, NoTree, Options, Record, Refusal,
};
use yonban_go::rules::Pass;
use yonban_go::{Action, Color, DeadStones, Go, Point, Preset, Rules};
use yonban_rules::{Game, PositionText, Reason, Turn};

/// A small random source of our own: the same games in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % n
    }

    fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }
}

/// How many games of each preset.
const GAMES: usize = 1_000;

/// Rules of a preset with a few keys changed.
fn some_rules(preset: Preset, dice: &mut Dice) -> Rules {
    let mut rules = Rules::from(preset);
    let changes: &[&[(&str, &str)]] = &[
        &[("size", "5")],
        &[("size", "5"), ("colors", "nigiri")],
        &[("size", "6"), ("colors", "pie")],
        &[("size", "7"), ("colors", "choose"), ("handicap", "2")],
        &[("size", "9"), ("handicap", "3")],
        &[
            ("size", "7"),
            ("placement", "free"),
            ("handicap", "4"),
            ("colors", "nigiri"),
        ],
        &[("size", "6"), ("start", "crosscut"), ("agree", "yes")],
        &[("size", "7"), ("start", "crosscut2")],
        &[("size", "7x4"), ("ko", "simple"), ("agree", "yes")],
        &[("size", "5"), ("pass", "prisoner"), ("suicide", "yes")],
        &[
            ("size", "4x6"),
            ("pass", "limited:2:1"),
            ("tie", "area"),
            ("komi", "0.5"),
        ],
        &[
            ("size", "5"),
            ("tie", "white"),
            ("capture", "3:2"),
            ("pass", "free"),
        ],
        &[
            ("size", "5"),
            ("tie", "play-on"),
            ("pass", "free"),
            ("capture", "20"),
        ],
    ];
    for (key, value) in *dice.one(changes) {
        // What does not apply to the preset is left as it is.
        if let Ok(with) = format!("{rules},{key}={value}").parse() {
            rules = with;
        }
    }
    rules
}

/// A random act: mostly stones, empty moves now and then, all that settles and chooses.
fn some_act(game: &Go, dice: &mut Dice) -> Act {
    if game.turn() == Turn::Chance {
        return Act::Chance(dice.one(&game.chances()).0);
    }
    let legal = game.legal_actions();
    let stones: Vec<&Action> = legal.iter().filter(|act| act.point().is_some()).collect();
    let words: Vec<&Action> = legal.iter().filter(|act| act.point().is_none()).collect();
    if game.settlement().is_some() && dice.below(2) == 0 {
        let standing: Vec<Point> = game.board().stones().map(|(_, at)| at).collect();
        let named = standing.into_iter().filter(|_| dice.below(6) == 0);
        return Act::Seat(Action::Dead(DeadStones::new(named)));
    }
    Act::Seat(
        if words.is_empty() || (!stones.is_empty() && dice.below(12) > 0) {
            (*dice.one(&stones)).clone()
        } else {
            (*dice.one(&words)).clone()
        },
    )
}

fn make(game: &mut Go, act: &Act) {
    match act {
        Act::Seat(action) => {
            assert_eq!(game.check(action), Ok(()));
            game.play_unchecked(action);
        }
        Act::Chance(nigiri) => game.resolve(nigiri),
    }
}

fn some_game(rules: &Rules, dice: &mut Dice) -> (Go, Vec<Act>) {
    let mut game = Go::new(rules);
    let mut acts = Vec::new();
    let longest = 5 + dice.below(100);
    while acts.len() < longest && !game.turn().is_over() {
        let act = some_act(&game, dice);
        make(&mut game, &act);
        acts.push(act);
    }
    (game, acts)
}

/// The acts as a line.
fn line(acts: &[Act]) -> Vec<(usize, Act)> {
    acts.iter().cloned().enumerate().collect()
}

/// Writes a record and reads it; nothing is lost on the way.
fn there_and_back(record: &Record) -> Record {
    let writing = notation::write(Format::Sgf, record).unwrap();
    assert_eq!(writing.losses, []);
    let text = String::from_utf8(writing.bytes).unwrap();
    let reading = notation::read(None, text.as_bytes(), &Options::default()).unwrap();
    assert_eq!(reading.losses, [], "{text}");
    let [back] = &reading.records[..] else {
        panic!("{} records", reading.records.len());
    };
    let again = notation::write(Format::Sgf, back).unwrap();
    assert_eq!(String::from_utf8(again.bytes).unwrap(), text);
    back.clone()
}

#[test]
fn games_of_every_preset_survive() {
    let (mut over, mut counted) = (0, 0);
    for preset in Preset::ALL {
        let mut dice = Dice(0x9e37_79b9_7f4a_7c15 ^ preset as u64);
        for _ in 0..GAMES {
            let rules = some_rules(preset, &mut dice);
            let (game, acts) = some_game(&rules, &mut dice);
            let mut record = Record::new(&rules);
            record.add_acts(&line(&acts)).unwrap();
            record.set_fact(Fact::BlackName, "Ada");
            record.set_fact(Fact::WhiteName, "黒");
            let finish = Finish::of(&game).or([
                None,
                Some(Finish::Draw),
                Some(Finish::Win {
                    winner: Color::Black,
                    by: By::Resignation,
                }),
                Some(Finish::Win {
                    winner: Color::White,
                    by: By::Time,
                }),
            ][dice.below(4)]);
            if let Some(finish) = finish {
                record.set_fact(Fact::Result, &finish.to_string());
                assert_eq!(record.finish(), Some(finish));
            }
            for id in record.main_line() {
                if dice.below(3) == 0 {
                    record.node_mut(id).time_ms = Some(dice.below(100_000) as u64);
                }
            }
            // Acts that are no moves leave a position on paper as it is.
            let end = record.final_position();
            assert_eq!(end.board, *game.board(), "{rules}");
            if rules.pass() != Pass::Prisoner || !rules.agree() {
                let captures = Color::BOTH.map(|color| game.captures(color));
                assert_eq!(end.captures, captures, "{rules}");
            }
            assert_eq!(record.breaches(), [], "{rules}");
            // One line: node numbers are the same, and so is everything.
            let back = there_and_back(&record);
            assert_eq!(back, record, "{rules}");
            let played = back.played().unwrap();
            assert_eq!((played.game, played.stopped), (game.clone(), None));
            assert_eq!(played.acts, acts);
            over += usize::from(game.turn().is_over());
            counted += usize::from(game.score().is_some());
        }
    }
    assert!(over > 3_000, "{over} games were over");
    assert!(counted > 500, "{counted} games were counted");
}

#[test]
fn trees_of_every_preset_survive() {
    for preset in Preset::ALL {
        let mut dice = Dice(0xdead_beef_1234_5678 ^ preset as u64);
        for _ in 0..60 {
            let rules = some_rules(preset, &mut dice);
            let mut games = vec![Go::new(&rules)];
            let mut acts: Vec<(usize, Act)> = Vec::new();
            for _ in 0..80 {
                let before = if dice.below(4) == 0 {
                    dice.below(games.len())
                } else {
                    games.len() - 1
                };
                if games[before].turn().is_over() {
                    continue;
                }
                let mut game = games[before].clone();
                let act = some_act(&game, &mut dice);
                make(&mut game, &act);
                acts.push((before, act));
                games.push(game);
            }
            let mut record = Record::new(&rules);
            record.add_acts(&acts).unwrap();
            let judged = record.judge().unwrap();
            assert_eq!(judged[0], Judged::Remark);
            for (number, (_, act)) in acts.iter().enumerate() {
                assert_eq!(judged[number + 1], Judged::Legal(act.clone()));
            }
            let back = there_and_back(&record);
            assert_eq!(back.len(), record.len());
            let ends = |record: &Record| {
                let mut ends: Vec<String> = record
                    .nodes()
                    .filter(|(_, node)| node.children().is_empty())
                    .map(|(id, _)| record.position_at(id).to_string())
                    .collect();
                ends.sort();
                ends
            };
            assert_eq!(ends(&back), ends(&record));
            let legal = |judged: &Judged| matches!(judged, Judged::Legal(_) | Judged::Remark);
            assert!(back.judge().unwrap().iter().all(legal));
        }
    }
}

fn stone(text: &str) -> Act {
    Act::Seat(Action::Place(text.parse().unwrap()))
}

#[test]
fn what_the_rules_refuse_is_named() {
    let read = |text: &str| {
        let reading = notation::read(None, text.as_bytes(), &Options::default()).unwrap();
        reading.records[0].clone()
    };
    let reasons = |record: &Record| -> Vec<String> {
        let judged = record.judge().unwrap();
        judged
            .iter()
            .map(|judged| match judged {
                Judged::Legal(act) => act.to_string(),
                Judged::Refused(refusal) => refusal.reason().to_owned(),
                Judged::Remark => "-".to_owned(),
                Judged::Unjudged => "?".to_owned(),
            })
            .collect()
    };
    let record = read("(;GM[1]SZ[5]RU[Chinese];B[aa];(;B[bb];W[cc])(;W[aa])(;W[bb];AB[cc];W[dd]))");
    assert_eq!(
        reasons(&record),
        [
            "-",
            "a5",
            "-",
            "not_your_turn",
            "?",
            "occupied",
            "b4",
            "set_up",
            "?"
        ]
    );
    let (node, refusal) = record.played().unwrap().stopped.unwrap();
    assert_eq!(
        (node.index(), refusal),
        (3, Refusal::OutOfTurn(Color::Black))
    );
    // Settlement: no stones any more.
    let record = read("(;GM[1]SZ[5]RU[Japanese];B[];W[];B[aa])");
    assert_eq!(reasons(&record), ["-", "pass", "pass", "not_now"]);
    // A start that cannot be set up.
    let record = read("(;GM[1]SZ[5]RU[Chinese]AB[aa]AW[ab][ba];B[cc])");
    assert_eq!(record.judge().unwrap_err().reason(), "no_liberties");
    assert_eq!(record.played().unwrap_err().reason(), "no_liberties");
    // Colors.
    let mut record = Record::new(&"capture,colors=nigiri".parse().unwrap());
    let refused = |record: &mut Record, acts: &[(usize, Act)]| {
        let error = record.add_acts(acts).unwrap_err();
        assert_eq!(record.len(), 1);
        (error.node, error.why)
    };
    assert_eq!(
        refused(&mut record, &[(0, stone("e5"))]),
        (1, NoTree::Refused(Refusal::ChanceDue))
    );
    let nigiri: Act = "nigiri b".parse().unwrap();
    assert_eq!(
        refused(&mut record, &[(0, nigiri.clone()), (1, nigiri.clone())]),
        (2, NoTree::Refused(Refusal::ChanceNotDue))
    );
    assert_eq!(
        refused(&mut record, &[(1, nigiri.clone())]),
        (1, NoTree::Before)
    );
    record
        .add_acts(&[(0, nigiri.clone()), (1, stone("e5"))])
        .unwrap();
    assert_eq!(
        record.add_acts(&[(0, nigiri)]).unwrap_err().why,
        NoTree::NotEmpty
    );
}

#[test]
fn records_start_from_positions() {
    let rules: Rules = "capture,size=5,ko=simple".parse().unwrap();
    let text = "5/1BW2/B1BW1/1BW2/5 w 3 4 -";
    let mut record = Record::from_position(&rules, text).unwrap();
    assert!(record.is_set_up());
    record.add_acts(&[(0, stone("b3"))]).unwrap();
    let back = there_and_back(&record);
    assert_eq!(back.start_game().unwrap().position(), text);
    assert_eq!(back.played().unwrap().game, record.played().unwrap().game);
    // The start of the rules is no set-up.
    let handicap: Rules = "chinese,handicap=4".parse().unwrap();
    let start = Go::new(&handicap).position();
    assert!(
        !Record::from_position(&handicap, &start)
            .unwrap()
            .is_set_up()
    );
    assert!(Record::from_position(&rules, "5/5/5/5/5 w 9 0 -").is_err());
    // A file of another program whose stones are those of the rules.
    let file = b"(;GM[1]RU[Chinese]HA[2]AB[dp][pd];W[pp])";
    let reading = notation::read(None, file, &Options::default()).unwrap();
    assert!(!reading.records[0].is_set_up());
    assert_eq!(reading.records[0].rules().to_string(), "chinese,handicap=2");
}

#[test]
fn counted_territory_is_marked_for_other_readers() {
    let rules: Rules = "japanese,size=5".parse().unwrap();
    let mut record = Record::from_position(&rules, "2BW1/2BW1/2BW1/2BW1/W1BW1 b 0 0 -").unwrap();
    let words = ["pass", "pass", "dead a1", "accept"].map(|text| Act::Seat(text.parse().unwrap()));
    record.add_acts(&line(&words)).unwrap();
    let text = notation::write(Format::Sgf, &record).unwrap().bytes;
    let text = String::from_utf8(text).unwrap().replace('\n', "");
    assert!(
        text.contains(";YONBANACT[dead a1];YONBANACT[accept]TB[ae]"),
        "{text}"
    );
    assert_eq!(text.matches("TW[").count(), 1);
    let back = there_and_back(&record);
    assert_eq!(back, record);
    let last = *back.main_line().last().unwrap();
    assert_eq!(back.node(last).marks, []);
    // What somebody else marked is a remark.
    let point: Point = "a1".parse().unwrap();
    record.node_mut(last).marks = vec![(Mark::WhiteTerritory, point)];
    assert_eq!(there_and_back(&record), record);
    assert_eq!(
        Finish::of(&record.played().unwrap().game)
            .unwrap()
            .to_string(),
        "W+0.5"
    );
}

#[test]
fn results_are_those_of_the_rules() {
    let end = |rules: &str, acts: &str| {
        let mut record = Record::new(&rules.parse().unwrap());
        let acts: Vec<Act> = acts
            .split(' ')
            .map(|text| {
                text.parse()
                    .unwrap_or_else(|_| Act::Seat(text.parse().unwrap()))
            })
            .collect();
        record.add_acts(&line(&acts)).unwrap();
        Finish::of(&record.played().unwrap().game).map(|finish| finish.to_string())
    };
    assert_eq!(
        end("first-capture,size=5", "b1 a1 a2"),
        Some("B+1".to_owned())
    );
    assert_eq!(end("capture,size=5", "b1 a1"), None);
    assert_eq!(end("capture,size=5", "pass pass"), Some("0".to_owned()));
    // Nothing was taken: a win without a number.
    assert_eq!(
        end("capture,size=5,tie=white", "pass pass"),
        Some("W+".to_owned())
    );
    assert_eq!(
        end("tromp-taylor,size=5", "c3 pass pass"),
        Some("B+17.5".to_owned())
    );
    let swapped = "capture,size=5,colors=pie,capture=1";
    assert_eq!(end(swapped, "b1 swap a1 a2"), Some("B+1".to_owned()));
}

#[test]
fn a_file_with_many_branches_is_judged_in_little_room() {
    // A comb: at each of 5,000 moves a variation.
    let mut acts: Vec<(usize, Act)> = Vec::new();
    let mut before = 0;
    let pass = || Act::Seat(Action::Pass);
    let rules: Rules = "japanese,size=25".parse().unwrap();
    let mut game = Go::new(&rules);
    let mut dice = Dice(5);
    while acts.len() < 4_000 && !game.turn().is_over() {
        let stones: Vec<Action> = game.legal_actions();
        if stones.len() < 2 {
            break;
        }
        let act = Act::Seat(dice.one(&stones[..stones.len() - 1]).clone());
        make(&mut game, &act);
        acts.push((before, pass()));
        acts.push((before, act));
        before = acts.len();
    }
    let mut record = Record::new(&rules);
    record.add_acts(&acts).unwrap();
    assert!(record.len() > 1_000, "{}", record.len());
    let judged = record.judge().unwrap();
    assert!(
        judged[1..]
            .iter()
            .all(|judged| matches!(judged, Judged::Legal(_)))
    );
}

#[test]
fn every_script_of_the_packs_is_taken_and_refused_where_it_says() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/go");
    let (mut whole, mut refused) = (0, 0);
    for pack in ["positions", "settlement", "games_random_dev"] {
        let text = std::fs::read_to_string(format!("{folder}/{pack}.jsonl")).unwrap();
        for row in text.lines() {
            let row: serde_json::Value = serde_json::from_str(row).unwrap();
            let rules: Rules = row["rules"].as_str().unwrap().parse().unwrap();
            let record = match row["start"].as_str() {
                None => Ok(Record::new(&rules)),
                Some(start) => Record::from_position(&rules, start),
            };
            let Ok(mut record) = record else {
                continue; // a start that is refused
            };
            let acts = row["actions"].as_array().unwrap().iter().map_while(|text| {
                let text = text.as_str().unwrap();
                let word: Option<Act> = text.parse().ok();
                word.or_else(|| text.parse().map(Act::Seat).ok())
            });
            let mut acts: Vec<Act> = acts.collect();
            let at = row["expect"]["error_at"].as_u64().map(|at| at as usize);
            if let Some(at) = at.filter(|at| *at < acts.len()) {
                let error = record.add_acts(&line(&acts)).unwrap_err();
                let NoTree::Refused(why) = error.why else {
                    panic!("{row}");
                };
                assert_eq!(
                    (error.node, why.reason()),
                    (at + 1, row["expect"]["reason"].as_str().unwrap()),
                    "{row}"
                );
                acts.truncate(at);
                refused += 1;
            }
            record.add_acts(&line(&acts)).unwrap();
            let back = there_and_back(&record);
            assert_eq!(back, record);
            assert_eq!(back.played().unwrap().acts, acts);
            whole += 1;
        }
    }
    assert_eq!((whole, refused), (842, 91));
}
