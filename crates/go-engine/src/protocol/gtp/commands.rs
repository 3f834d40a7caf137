//! The commands.

use super::analyze::{self, Dialect, Stream};
use super::clock::Clock;
use super::state::State;
use super::words::{Answer, Refusal, color, list, number, shown, vertex};
use super::{Heard, rules, words_of};
use crate::decide::Decision;
use crate::rules::{cell, index, point, solver_rules};
use crate::score::status;
use crate::settle;
use crate::solver::{Move, Solver, Verdict};
use crate::{GoEngine, Options, question};
use std::io::{self, Write};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use yonban_go::notation::{self, Format};
use yonban_go::rules::{Goal, Key};
use yonban_go::{Action, Color, Owner, Point, Rules, Step, handicap_points};
use yonban_rules::{Game, Turn};
use yonban_search::{Budget, Level, Stop};

/// Every command, in the order of `list_commands`.
const COMMANDS: [&str; 57] = [
    "protocol_version",
    "name",
    "version",
    "known_command",
    "list_commands",
    "quit",
    "boardsize",
    "rectangular_boardsize",
    "query_boardsize",
    "clear_board",
    "komi",
    "get_komi",
    "play",
    "genmove",
    "reg_genmove",
    "undo",
    "gg-undo",
    "showboard",
    "time_settings",
    "kgs-time_settings",
    "kata-time_settings",
    "kata-list_time_settings",
    "time_left",
    "fixed_handicap",
    "place_free_handicap",
    "set_free_handicap",
    "final_score",
    "final_status_list",
    "final_status",
    "loadsgf",
    "printsgf",
    "captures",
    "list_legal",
    "all_legal",
    "list_stones",
    "color",
    "is_legal",
    "move_history",
    "cputime",
    "gogui-play_sequence",
    "gogui-setup",
    "gogui-analyze_commands",
    "analyze",
    "lz-analyze",
    "kata-analyze",
    "genmove_analyze",
    "lz-genmove_analyze",
    "kata-genmove_analyze",
    "kgs-genmove_cleanup",
    "kgs-game_over",
    "kata-get-rules",
    "kata-set-rules",
    "yonban-capture",
    "yonban-rules",
    "yonban-captures",
    "yonban-explain",
    "yonban-solve",
];

/// How long `yonban-solve` looks if nobody says.
const SOLVE: Duration = Duration::from_secs(5);

pub(super) struct Session<W> {
    output: W,
    engine: GoEngine,
    state: State,
    clock: Clock,
    level: Level,
    thought: Duration,
    quit: Stop,
}

impl<W: Write> Session<W> {
    pub(super) fn new(output: W, quit: Stop) -> Self {
        Session {
            output,
            engine: GoEngine::new(Options::default()),
            state: State::new(&Rules::from(yonban_go::Preset::Chinese)),
            clock: Clock::new(),
            level: Level::FULL,
            thought: Duration::ZERO,
            quit,
        }
    }

    pub(super) fn talk(&mut self, receiver: &mpsc::Receiver<Heard>) -> io::Result<()> {
        while let Ok(Heard { line, next }) = receiver.recv() {
            let (id, words) = words_of(&line);
            let Some((&command, arguments)) = words.split_first() else {
                self.say(id, &Err(Refusal::Unknown))?;
                continue;
            };
            match command {
                "analyze" | "lz-analyze" | "kata-analyze" => {
                    self.analyze(id, dialect(command), arguments, &next)?;
                    continue;
                }
                "genmove_analyze" | "lz-genmove_analyze" | "kata-genmove_analyze" => {
                    self.genmove_analyze(id, dialect(command), arguments)?;
                    continue;
                }
                _ => {}
            }
            let answer = self.obey(command, arguments);
            self.say(id, &answer)?;
            if command == "quit" {
                break;
            }
        }
        Ok(())
    }

    fn say(&mut self, id: &str, answer: &Answer) -> io::Result<()> {
        let (sign, text) = match answer {
            Ok(text) => ('=', text.clone()),
            Err(refusal) => ('?', refusal.to_string()),
        };
        let space = if text.is_empty() { "" } else { " " };
        write!(self.output, "{sign}{id}{space}{text}\n\n")?;
        self.output.flush()
    }

    fn obey(&mut self, command: &str, arguments: &[&str]) -> Answer {
        let done = Ok(String::new());
        match command {
            "protocol_version" => Ok("2".to_owned()),
            "name" => Ok("Yonban".to_owned()),
            "version" => Ok(env!("CARGO_PKG_VERSION").to_owned()),
            "known_command" => {
                let name = arguments.first().ok_or(Refusal::Syntax)?;
                let known = COMMANDS.contains(name) || *name == "yonban-level";
                Ok(known.to_string())
            }
            "list_commands" => Ok(format!("{}\nyonban-level", COMMANDS.join("\n"))),
            "quit" | "kgs-game_over" => done,
            "boardsize" | "rectangular_boardsize" => self.boardsize(arguments),
            "query_boardsize" => Ok(self.state.rules().size().columns().to_string()),
            "clear_board" => {
                let rules = rules::plain(*self.state.rules())?;
                self.state = State::new(&rules);
                done
            }
            "komi" => self.komi(arguments),
            "get_komi" => Ok(self.state.rules().komi().to_string()),
            "play" => self.play(arguments),
            "genmove" | "kgs-genmove_cleanup" => {
                self.genmove(arguments, command == "kgs-genmove_cleanup", true)
            }
            "reg_genmove" => self.genmove(arguments, false, false),
            "undo" => self.state.undo().map(|()| String::new()),
            "gg-undo" => {
                let times: usize = arguments
                    .first()
                    .map_or(Ok(1), |_| number(arguments.first()))?;
                if times > self.state.moves() {
                    return Err(Refusal::Undo);
                }
                (0..times).try_for_each(|_| self.state.undo())?;
                done
            }
            "showboard" => Ok(self.showboard()),
            "time_settings" => self.clock.time_settings(arguments).map(|()| String::new()),
            "kgs-time_settings" | "kata-time_settings" => {
                self.clock.named_settings(arguments).map(|()| String::new())
            }
            "kata-list_time_settings" => {
                Ok("none absolute byoyomi canadian fischer fischer-capped".to_owned())
            }
            "time_left" => {
                let [who, time, stones] = arguments else {
                    return Err(Refusal::Syntax);
                };
                let who = color(who)?.index();
                self.clock.time_left(who, time, stones)?;
                done
            }
            "fixed_handicap" => self.fixed_handicap(arguments),
            "place_free_handicap" => self.place_free_handicap(arguments),
            "set_free_handicap" => self.set_free_handicap(arguments),
            "final_score" => self.final_score(),
            "final_status_list" => self.final_status_list(arguments),
            "final_status" => self.final_status(arguments),
            "captures" | "yonban-captures" => self.captures(command, arguments),
            "list_legal" | "all_legal" => {
                let record = self
                    .state
                    .turned_to(color(arguments.first().ok_or(Refusal::Syntax)?)?)?;
                Ok(list(
                    record.game.legal_actions().iter().filter_map(Action::point),
                ))
            }
            "is_legal" => {
                let (who, at) = self.color_and_vertex(arguments)?;
                let legal = self.state.clone().play(who, at).is_ok();
                Ok(u8::from(legal).to_string())
            }
            "list_stones" => {
                let who = color(arguments.first().ok_or(Refusal::Syntax)?)?;
                let stones = self.state.game().board().stones();
                Ok(list(stones.filter(|(c, _)| *c == who).map(|(_, p)| p)))
            }
            "color" => {
                let at = self.point(arguments.first())?;
                let color = self.state.game().board().get(at);
                Ok(color.map_or("empty".to_owned(), |color| color.to_string()))
            }
            "move_history" => {
                let moves = self.state.game().placed().iter().rev();
                let texts: Vec<String> = moves.map(|(c, p)| format!("{c} {}", shown(*p))).collect();
                Ok(texts.join("\n"))
            }
            "cputime" => Ok(format!("{:.3}", self.thought.as_secs_f64())),
            "gogui-play_sequence" => self.play_sequence(arguments),
            "gogui-setup" => self.gogui_setup(arguments),
            "gogui-analyze_commands" => Ok(
                "plist/Legal Black/list_legal black\nplist/Legal White/list_legal white\n\
                 plist/Dead/final_status_list dead\nstring/Score/final_score\n\
                 string/Captures/yonban-captures\nstring/Explain/yonban-explain %p\n\
                 string/Solve/yonban-solve"
                    .to_owned(),
            ),
            "kata-get-rules" => rules::as_json(self.state.rules()),
            "kata-set-rules" => {
                let text = arguments.join(" ");
                let rules = rules::from_kata(&text, self.state.rules())?;
                self.change_rules(rules)
            }
            "yonban-capture" => {
                let black: u16 = number(arguments.first())?;
                let white: u16 = arguments
                    .get(1)
                    .map_or(Ok(black), |_| number(arguments.get(1)))?;
                let rules = rules::capture(black, white, self.state.rules())?;
                self.change_rules(rules)
            }
            "yonban-rules" => self.yonban_rules(arguments),
            "yonban-explain" => self.explain(arguments),
            "yonban-solve" => self.solve(arguments),
            "yonban-level" => {
                let level = arguments.first().and_then(|text| text.parse().ok());
                self.level = level.ok_or(Refusal::Syntax)?;
                done
            }
            "loadsgf" => self.loadsgf(arguments),
            "printsgf" => self.printsgf(arguments),
            _ => Err(Refusal::Unknown),
        }
    }

    fn color_and_vertex(&self, arguments: &[&str]) -> Result<(Color, Option<Point>), Refusal> {
        let [who, at, ..] = arguments else {
            return Err(Refusal::Syntax);
        };
        Ok((color(who)?, vertex(at, self.state.rules().size())?))
    }

    fn point(&self, text: Option<&&str>) -> Result<Point, Refusal> {
        let text = text.ok_or(Refusal::Syntax)?;
        vertex(text, self.state.rules().size())?.ok_or(Refusal::Coordinate)
    }

    fn boardsize(&mut self, arguments: &[&str]) -> Answer {
        let columns: u8 = number(arguments.first()).map_err(|_| Refusal::Syntax)?;
        let rows: u8 = arguments
            .get(1)
            .map_or(Ok(columns), |_| number(arguments.get(1)))?;
        let allowed = 2..=25;
        if !allowed.contains(&columns) || !allowed.contains(&rows) {
            return Err(Refusal::Size);
        }
        let old = rules::plain(*self.state.rules())?;
        let rules = old
            .with(Key::Size, &format!("{columns}x{rows}"))
            .map_err(|_| Refusal::Size)?;
        self.state = State::new(&rules);
        Ok(String::new())
    }

    fn komi(&mut self, arguments: &[&str]) -> Answer {
        let komi: f64 = number(arguments.first())?;
        if !komi.is_finite() || komi.abs() > 999.5 {
            return Err(Refusal::Syntax);
        }
        let halves = (2.0 * komi).round() as i32;
        let text = yonban_go::HalfPoints::from_halves(halves).to_string();
        match self.state.rules().with(Key::Komi, &text) {
            Ok(rules) => self.change_rules(rules),
            // A capture game has none, and controllers always send one.
            Err(_) if matches!(self.state.rules().goal(), Goal::Capture { .. }) => {
                Ok(String::new())
            }
            Err(e) => Err(Refusal::Other(e.to_string())),
        }
    }

    /// Other rules on the same board.
    fn change_rules(&mut self, rules: Rules) -> Answer {
        if self.state.change_rules(&rules) {
            Ok(String::new())
        } else {
            Err(Refusal::Other(
                "these rules do not fit the board".to_owned(),
            ))
        }
    }

    fn yonban_rules(&mut self, arguments: &[&str]) -> Answer {
        if arguments.is_empty() {
            return Ok(self.state.rules().to_string());
        }
        let rules: Rules = arguments
            .join(" ")
            .parse()
            .map_err(|e: yonban_go::RulesError| Refusal::Other(e.to_string()))?;
        self.state = State::new(&rules::plain(rules)?);
        Ok(String::new())
    }

    fn play(&mut self, arguments: &[&str]) -> Answer {
        let (who, at) = self.color_and_vertex(arguments)?;
        self.state.play(who, at)?;
        Ok(String::new())
    }

    fn play_sequence(&mut self, arguments: &[&str]) -> Answer {
        let mut state = self.state.clone();
        for pair in arguments.chunks(2) {
            let (who, at) = self.color_and_vertex(pair)?;
            state.play(who, at)?;
        }
        self.state = state;
        Ok(String::new())
    }

    fn gogui_setup(&mut self, arguments: &[&str]) -> Answer {
        let mut stones = Vec::new();
        for pair in arguments.chunks(2) {
            let (who, at) = self.color_and_vertex(pair)?;
            stones.push((who, at.ok_or(Refusal::Coordinate)?));
        }
        let rules = *self.state.rules();
        self.state.set_up(&rules, &stones, Color::Black)?;
        Ok(String::new())
    }

    /// Black's stones, White to move; the rules learn how many they are, komi stays.
    fn handicap(&mut self, stones: &[Point]) -> Answer {
        let rules = *self.state.rules();
        let komi = rules.komi().to_string();
        let told = rules
            .with(Key::Placement, "free")
            .and_then(|rules| rules.with(Key::Handicap, &stones.len().to_string()))
            .and_then(|rules| match rules.goal() {
                Goal::Score { .. } => rules.with(Key::Komi, &komi),
                Goal::Capture { .. } => Ok(rules),
            })
            .map_err(|_| Refusal::Handicap)?;
        let stones: Vec<(Color, Point)> = stones.iter().map(|&p| (Color::Black, p)).collect();
        self.state.set_up(&told, &stones, Color::White)?;
        Ok(list(stones.iter().map(|&(_, p)| p)))
    }

    fn empty_board(&self) -> Result<(), Refusal> {
        if self.state.game().board().stone_count() > 0 {
            return Err(Refusal::NotEmpty);
        }
        Ok(())
    }

    fn fixed_handicap(&mut self, arguments: &[&str]) -> Answer {
        let count: u8 = number(arguments.first())?;
        self.empty_board()?;
        let points = handicap_points(self.state.rules().size(), count);
        if count < 2 || points.len() != usize::from(count) {
            return Err(Refusal::Handicap);
        }
        self.handicap(&points)
    }

    fn place_free_handicap(&mut self, arguments: &[&str]) -> Answer {
        let count: u8 = number(arguments.first())?;
        self.empty_board()?;
        if count < 2 {
            return Err(Refusal::Handicap);
        }
        let rules = self
            .state
            .rules()
            .with(Key::Placement, "free")
            .and_then(|rules| rules.with(Key::Handicap, &count.to_string()))
            .map_err(|_| Refusal::Handicap)?;
        let mut asked = State::new(&rules).record().clone();
        while let (Step::Handicap { .. }, Turn::Seat(seat)) = (asked.game.step(), asked.game.turn())
        {
            let budget = Budget::nodes(1);
            let chosen = self.engine.choose(
                &asked,
                seat,
                self.level,
                budget,
                &[],
                &mut |_| {},
                &self.quit,
            );
            let Decision::Play { action, .. } = chosen else {
                return Err(Refusal::Handicap);
            };
            asked.act(&action.to_string()).map_err(Refusal::Other)?;
        }
        let points: Vec<Point> = asked.game.board().stones().map(|(_, p)| p).collect();
        self.handicap(&points)
    }

    fn set_free_handicap(&mut self, arguments: &[&str]) -> Answer {
        self.empty_board()?;
        let mut points = Vec::new();
        for text in arguments {
            let at = self.point(Some(text)).map_err(|_| Refusal::VertexList)?;
            if points.contains(&at) {
                return Err(Refusal::VertexList);
            }
            points.push(at);
        }
        if points.len() < 2 {
            return Err(Refusal::VertexList);
        }
        self.handicap(&points).map(|_| String::new())
    }

    /// How many more moves a colour may have, about.
    fn moves_to_go(&self) -> u32 {
        let empty = self.state.game().board().empty_points().count();
        (u32::try_from(empty).unwrap_or(u32::MAX) / 3).max(10)
    }

    fn genmove(&mut self, arguments: &[&str], cleanup: bool, keep: bool) -> Answer {
        let who = color(arguments.first().ok_or(Refusal::Syntax)?)?;
        if let Some(text) = self.at_the_end(who, cleanup) {
            return Ok(text);
        }
        let mut record = self.state.turned_to(who)?;
        if cleanup {
            // Dead stones are to be taken before the board is counted as it stands.
            record.resumed = true;
        }
        let Turn::Seat(seat) = record.game.turn() else {
            return Err(Refusal::Illegal);
        };
        let started = Instant::now();
        let budget = self.clock.budget(who.index(), self.moves_to_go());
        let decision = self.engine.choose(
            &record,
            seat,
            self.level,
            budget,
            &[],
            &mut |_| {},
            &self.quit,
        );
        let used = started.elapsed();
        self.thought += used;
        if keep {
            self.clock.charge(who.index(), used);
        }
        match decision {
            Decision::Resign => Ok("resign".to_owned()),
            Decision::Play { action, .. } => {
                let at = action.point();
                if keep {
                    self.state.play(who, at)?;
                }
                Ok(at.map_or("pass".to_owned(), shown))
            }
        }
    }

    /// What is answered instead of a move once the game is over.
    fn at_the_end(&self, who: Color, cleanup: bool) -> Option<String> {
        if !self.state.is_over() || cleanup {
            return None;
        }
        let Goal::Capture { .. } = self.state.rules().goal() else {
            return Some("pass".to_owned());
        };
        let lost = match self.state.game().turn() {
            Turn::Over(outcome) => {
                outcome.verdict
                    == yonban_rules::Verdict::Win(self.state.game().seat_of(who.other()))
            }
            Turn::Seat(_) | Turn::Chance => false,
        };
        Some(if lost { "resign" } else { "pass" }.to_owned())
    }

    fn analyze(
        &mut self,
        id: &str,
        dialect: Dialect,
        arguments: &[&str],
        next: &Stop,
    ) -> io::Result<()> {
        let ready = analyze::wish(arguments).and_then(|wish| {
            let color = wish.color.unwrap_or(self.state.game().side());
            let record = self.state.turned_to(color)?;
            Ok((wish, record))
        });
        let (wish, record) = match ready {
            Ok(ready) => ready,
            Err(refusal) => return self.say(id, &Err(refusal)),
        };
        writeln!(self.output, "={id}")?;
        self.output.flush()?;
        let budget = Budget::time(Duration::from_secs(600));
        let mut stream = Stream::new(&mut self.output, dialect, wish.interval);
        let started = Instant::now();
        self.engine
            .with_question(&record, self.level, budget, next, |question| {
                let found = question.search(budget, &mut |search, _| {
                    stream.now_and_then(question, || search.found());
                });
                stream.print(question, &found);
            });
        self.thought += started.elapsed();
        stream.failed?;
        writeln!(self.output)?;
        self.output.flush()
    }

    fn genmove_analyze(
        &mut self,
        id: &str,
        dialect: Dialect,
        arguments: &[&str],
    ) -> io::Result<()> {
        let ready = analyze::wish(arguments).and_then(|wish| {
            let who = wish.color.unwrap_or(self.state.game().side());
            Ok((wish, who, self.state.turned_to(who)?))
        });
        let (wish, who, record) = match ready {
            Ok(ready) => ready,
            Err(refusal) => return self.say(id, &Err(refusal)),
        };
        writeln!(self.output, "={id}")?;
        let budget = self.clock.budget(who.index(), self.moves_to_go());
        let half = Budget::time(budget.time.unwrap_or_default() / 2);
        let mut stream = Stream::new(&mut self.output, dialect, wish.interval);
        self.engine
            .with_question(&record, self.level, half, &self.quit, |question| {
                let found = question.search(half, &mut |search, _| {
                    stream.now_and_then(question, || search.found());
                });
                stream.print(question, &found);
            });
        stream.failed?;
        let name = if who == Color::Black { "b" } else { "w" };
        let text = match self.genmove(&[name], false, true) {
            Ok(text) => text,
            Err(refusal) => refusal.to_string(),
        };
        write!(self.output, "play {text}\n\n")?;
        self.output.flush()
    }

    fn showboard(&self) -> String {
        let game = self.state.game();
        let rules = self.state.rules();
        let taken = |c: Color| match rules.target(c) {
            Some(target) => format!("{} of {target}", game.captures(c)),
            None => game.captures(c).to_string(),
        };
        format!(
            "\n{}\n{} to move, {}\ncaptures: black {}, white {}",
            game.board().to_string().trim_end(),
            game.side(),
            rules,
            taken(Color::Black),
            taken(Color::White)
        )
    }

    fn captures(&self, command: &str, arguments: &[&str]) -> Answer {
        let game = self.state.game();
        if command == "captures" {
            let who = color(arguments.first().ok_or(Refusal::Syntax)?)?;
            return Ok(game.captures(who).to_string());
        }
        let one = |who: Color| match self.state.rules().target(who) {
            Some(target) => format!("{}/{target}", game.captures(who)),
            None => game.captures(who).to_string(),
        };
        Ok(format!(
            "black {} white {}",
            one(Color::Black),
            one(Color::White)
        ))
    }

    /// What is thought of the stones, without settlement.
    fn dead(&self) -> Vec<Point> {
        let record = self.state.record();
        let position = question::position(&record.game);
        let scoring = settle::scoring_of(&question::objective(record, Vec::new()));
        let status = status(&position, &scoring, 600, 1);
        let shape = position.shape();
        let dead = shape.points().filter(|&p| status.dead[p]);
        dead.map(|p| point(shape, p)).collect()
    }

    fn final_score(&self) -> Answer {
        let game = self.state.game();
        if let Goal::Capture { .. } = self.state.rules().goal() {
            let [black, white] = Color::BOTH.map(|c| game.captures(c));
            return Ok(match black.cmp(&white) {
                std::cmp::Ordering::Greater => format!("B+{}", black - white),
                std::cmp::Ordering::Less => format!("W+{}", white - black),
                std::cmp::Ordering::Equal => "0".to_owned(),
            });
        }
        Ok(game.count(&self.dead()).to_string())
    }

    fn final_status_list(&self, arguments: &[&str]) -> Answer {
        let wanted = arguments.first().ok_or(Refusal::Syntax)?;
        let dead = self.dead();
        let game = self.state.game();
        let score = game.count(&dead);
        let owned = |color: Color| {
            let regions = score.regions().iter();
            let own = regions.filter(move |r| r.owner == Owner::Color(color));
            list(own.flat_map(|r| r.points.iter().copied()))
        };
        let in_seki = |stones: &[Point]| {
            let board = game.board();
            score
                .regions()
                .iter()
                .filter(|r| matches!(r.owner, Owner::Seki(_)))
                .flat_map(|r| r.points.iter())
                .any(|&p| board.neighbours(p).any(|n| stones.contains(&n)))
        };
        match *wanted {
            "dead" | "alive" | "seki" => {
                let chains = game.board().chains();
                let lines: Vec<String> = chains
                    .iter()
                    .filter(|chain| {
                        let is_dead = dead.contains(&chain.stones[0]);
                        let seki = !is_dead && in_seki(&chain.stones);
                        match *wanted {
                            "dead" => is_dead,
                            "seki" => seki,
                            _ => !is_dead && !seki,
                        }
                    })
                    .map(|chain| list(chain.stones.iter().copied()))
                    .collect();
                Ok(lines.join("\n"))
            }
            "black_territory" => Ok(owned(Color::Black)),
            "white_territory" => Ok(owned(Color::White)),
            "dame" => {
                let regions = score.regions().iter();
                let neutral = regions.filter(|r| r.owner == Owner::Neutral);
                Ok(list(neutral.flat_map(|r| r.points.iter().copied())))
            }
            _ => Err(Refusal::Syntax),
        }
    }

    fn final_status(&self, arguments: &[&str]) -> Answer {
        let at = self.point(arguments.first())?;
        let dead = self.dead();
        let game = self.state.game();
        if game.board().get(at).is_some() {
            let status = if dead.contains(&at) { "dead" } else { "alive" };
            return Ok(status.to_owned());
        }
        let score = game.count(&dead);
        let region = score.regions().iter().find(|r| r.points.contains(&at));
        Ok(match region.map(|r| r.owner) {
            Some(Owner::Color(Color::Black)) => "black_territory",
            Some(Owner::Color(Color::White)) => "white_territory",
            _ => "dame",
        }
        .to_owned())
    }

    fn explain(&self, arguments: &[&str]) -> Answer {
        let at = self.point(arguments.first())?;
        let game = self.state.game();
        if let Some(chain) = game.board().chain(at) {
            return Ok(format!(
                "{} chain of {}, {} liberties: {}",
                chain.color,
                chain.stones.len(),
                chain.liberties.len(),
                list(chain.liberties)
            ));
        }
        let who = game.side();
        match game.check(&Action::Place(at)) {
            Err(refused) => Ok(format!("{who} may not play here: {refused}")),
            Ok(()) => {
                let taken = game.board().clone().place(who, at).captured;
                Ok(if taken.is_empty() {
                    format!("{who} may play here")
                } else {
                    format!("{who} may play here and takes {}", list(taken))
                })
            }
        }
    }

    fn solve(&self, arguments: &[&str]) -> Answer {
        let time = match arguments.first() {
            None => SOLVE,
            Some(_) => Duration::from_millis(number(arguments.first())?),
        };
        let game = self.state.game();
        let Some((rules, _)) = solver_rules(self.state.rules()) else {
            return Err(Refusal::Other("only capture games are solved".to_owned()));
        };
        if game.step() != Step::Play {
            return Err(Refusal::Other("play is over".to_owned()));
        }
        let position = question::position(game);
        let left = question::passes_left(game);
        let mut solver = Solver::new(&position, rules, left, 256);
        let shape = position.shape();
        let cells: Vec<usize> = game
            .legal_actions()
            .iter()
            .filter_map(Action::point)
            .map(|p| cell(shape, p))
            .collect();
        solver.only(&cells);
        let me = index(game.side());
        Ok(match solver.verdict(&Budget::time(time), &self.quit) {
            None => "unknown".to_owned(),
            Some(Verdict::Draw) => "draw".to_owned(),
            Some(Verdict::Win(color)) => {
                let word = if color == me { "win" } else { "loss" };
                let line = solver.line().into_iter().map(|m| match m {
                    Move::Stone(p) => shown(point(shape, p)),
                    Move::Pass => "pass".to_owned(),
                });
                let line: Vec<String> = line.collect();
                format!("{word} {}", line.join(" ")).trim_end().to_owned()
            }
        })
    }

    /// `loadsgf FILE [MOVE]`: the board before that move, or at the end. Answers who moves.
    fn loadsgf(&mut self, arguments: &[&str]) -> Answer {
        let file = arguments.first().ok_or(Refusal::Syntax)?;
        let most = match arguments.get(1) {
            None => usize::MAX,
            Some(_) => number::<usize>(arguments.get(1))?.saturating_sub(1),
        };
        let bytes = std::fs::read(file).map_err(|_| Refusal::Load)?;
        let options = notation::Options {
            rules: Some(*self.state.rules()),
            charset: None,
        };
        let reading = notation::read(None, &bytes, &options).map_err(|_| Refusal::Load)?;
        let paper = reading.records.first().ok_or(Refusal::Load)?;
        self.state.load(paper, most)?;
        Ok(self.state.game().side().to_string())
    }

    /// `printsgf [FILE]`: the game so far, into the file or as the answer.
    fn printsgf(&self, arguments: &[&str]) -> Answer {
        let writing = notation::write(Format::Sgf, &self.state.paper())
            .map_err(|e| Refusal::Other(e.to_string()))?;
        if let Some(file) = arguments.first() {
            std::fs::write(file, &writing.bytes)
                .map_err(|_| Refusal::Other("cannot save file".to_owned()))?;
            return Ok(String::new());
        }
        let text = String::from_utf8_lossy(&writing.bytes);
        // An empty line would end the answer.
        let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
        Ok(lines.join("\n"))
    }
}

fn dialect(command: &str) -> Dialect {
    if command.starts_with("kata") {
        Dialect::Kata
    } else {
        Dialect::Leela
    }
}
