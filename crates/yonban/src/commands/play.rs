//! `yonban play`: a game against the computer in the terminal.

use super::{kind, set_up};
use crate::{cli, kinds};
use anyhow::{Context, Result, anyhow};
use std::io::{self, BufRead, Write};
use std::time::Duration;
use yonban_games::{AnyGame, Refused};
use yonban_rules::{Seat, Turn, Verdict};
use yonban_search::{Budget, Choice, Engine, Level, Stop, Task};

const HELP: &str = "\
Type an action, or:
  legal        the legal actions
  why ACTION   why an action is refused
  back         take back to your last decision
  position     the position as text
  resign       give up (backgammon: `resign single`, ... offers to lose the game)
  quit         leave without a result";

pub(crate) fn play(args: &cli::Play) -> Result<()> {
    let kind = kind(&args.game)?;
    let start = set_up(kind, args.rules.as_deref(), None)?;
    let sitting = Sitting {
        game: start.clone(),
        start,
        log: Vec::new(),
        person: args.seat,
        level: Level::new(args.level).context("levels go from 1 to 10")?,
        engine: yonban_games::engine(kind)
            .with_context(|| format!("there is no computer player for {kind} here"))?,
    };
    sitting.run(io::stdin().lock(), io::stdout().lock())
}

/// One person, one engine, one game.
struct Sitting {
    start: AnyGame,
    game: AnyGame,
    /// Actions with their seats, and chance outcomes without one.
    log: Vec<(Option<Seat>, String)>,
    person: Seat,
    level: Level,
    engine: Box<dyn Engine>,
}

impl Sitting {
    /// Plays until the game ends, somebody resigns, the person leaves or the input ends.
    fn run(mut self, mut input: impl BufRead, mut output: impl Write) -> Result<()> {
        let (rules, engine) = (self.game.rules(), self.engine.name());
        writeln!(
            output,
            "{rules} against {engine}. `help` tells what you can type."
        )?;
        let mut line = String::new();
        loop {
            let goes_on = match self.game.turn() {
                Turn::Over(outcome) => {
                    let result = match outcome.verdict {
                        Verdict::Win(seat) if seat == self.person => "You win",
                        Verdict::Win(_) => "The computer wins",
                        Verdict::Draw => "A draw",
                        Verdict::NoResult => "No result",
                    };
                    write!(output, "\n{}", kinds::drawn(&self.game, self.person))?;
                    writeln!(output, "{result}: {}", outcome.ending)?;
                    false
                }
                Turn::Chance => {
                    let outcome = by_lot(&self.game.chances())?;
                    writeln!(output, "{outcome}")?;
                    self.take(None, outcome)?;
                    true
                }
                Turn::Seat(seat) if seat != self.person => self.engine_acts(seat, &mut output)?,
                Turn::Seat(seat) => {
                    write!(output, "\n{}", kinds::drawn(&self.game, self.person))?;
                    write!(output, "{} (you) > ", self.game.seat_label(seat))?;
                    output.flush()?;
                    line.clear();
                    let read = input.read_line(&mut line).context("stdin")?;
                    read > 0 && self.person_says(line.trim(), &mut output)?
                }
            };
            if !goes_on {
                return Ok(());
            }
        }
    }

    fn take(&mut self, seat: Option<Seat>, text: String) -> Result<()> {
        self.game.play(&text).map_err(|e| anyhow!("{text}: {e}"))?;
        self.log.push((seat, text));
        Ok(())
    }

    /// Does what was typed. False: leave.
    fn person_says(&mut self, text: &str, output: &mut impl Write) -> Result<bool> {
        match text
            .split_once(' ')
            .map_or((text, ""), |(word, rest)| (word, rest.trim()))
        {
            ("", _) => {}
            ("help" | "?", _) => writeln!(output, "{HELP}")?,
            ("quit" | "exit", _) => return Ok(false),
            ("resign", "") => {
                writeln!(output, "You resign: the computer wins.")?;
                return Ok(false);
            }
            ("position", _) => writeln!(output, "{}", self.game.position())?,
            ("back", _) => self.take_back(output)?,
            ("legal", _) => writeln!(output, "{}", self.game.shown().join(" "))?,
            ("why", action) => match self.game.check(action) {
                Ok(()) => writeln!(output, "{action} is legal.")?,
                Err(refused) => self.tell(action, &refused, output)?,
            },
            _ => {
                let text = kinds::typed(&self.game, text).unwrap_or_else(|| text.to_owned());
                match self.game.play(&text) {
                    Ok(()) => self.log.push((Some(self.person), text)),
                    Err(refused) => self.tell(&text, &refused, output)?,
                }
            }
        }
        Ok(true)
    }

    /// Tells which rule refuses, and its lines.
    fn tell(&self, action: &str, refused: &Refused, output: &mut impl Write) -> Result<()> {
        match kinds::explain_in_words(&self.game, action) {
            Some(words) => writeln!(output, "{words}")?,
            None => writeln!(output, "{refused} ({})", refused.reason)?,
        }
        Ok(())
    }

    /// Goes back to before the person's last decision.
    fn take_back(&mut self, output: &mut impl Write) -> Result<()> {
        let mine = Some(self.person);
        let Some(last) = self.log.iter().rposition(|(seat, _)| *seat == mine) else {
            writeln!(output, "There is nothing of yours to take back.")?;
            return Ok(());
        };
        self.log.truncate(last);
        self.game = self.start.clone();
        for (_, text) in &self.log {
            self.game
                .play(text)
                .map_err(|e| anyhow!("{text} cannot be replayed: {e}"))?;
        }
        Ok(())
    }

    /// Lets the engine decide. False: it resigned.
    fn engine_acts(&mut self, seat: Seat, output: &mut impl Write) -> Result<bool> {
        let task = Task::new(self.game.rules(), seat)
            .with_actions(self.log.iter().map(|(_, text)| text.as_str()))
            .with_level(self.level)
            .with_budget(Budget::time(Duration::from_secs(2)));
        let answer = self.engine.think(&task, &mut |_| {}, &Stop::new())?;
        let Choice::Play(text) = answer.choice else {
            writeln!(output, "The computer resigns: you win.")?;
            return Ok(false);
        };
        writeln!(output, "{} (computer): {text}", self.game.seat_label(seat))?;
        self.take(Some(seat), text)?;
        Ok(true)
    }
}

/// Draws one of the weighted outcomes, whose weights sum to at most 256.
fn by_lot(chances: &[(String, u32)]) -> Result<String> {
    let sum: u32 = chances.iter().map(|(_, weight)| weight).sum();
    if sum == 0 {
        return Err(anyhow!("chance is due without an outcome"));
    }
    let mut byte = [0];
    loop {
        getrandom::fill(&mut byte).map_err(|e| anyhow!("no randomness: {e}"))?;
        // Bytes of the last, incomplete run of `sum` are thrown away: no outcome gains by them.
        if u32::from(byte[0]) >= 256 - 256 % sum {
            continue;
        }
        let mut rest = u32::from(byte[0]) % sum;
        for (outcome, weight) in chances {
            if rest < *weight {
                return Ok(outcome.clone());
            }
            rest -= weight;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_games::GameKind;
    use yonban_search::{Answer, EngineError, Info};

    /// Takes the first legal action that is no pass.
    struct First;

    impl Engine for First {
        fn name(&self) -> &'static str {
            "first"
        }
        fn think(
            &mut self,
            task: &Task,
            _report: &mut dyn FnMut(Info),
            _stop: &Stop,
        ) -> Result<Answer, EngineError> {
            let mut game = AnyGame::new(GameKind::Gomoku, &task.rules).expect("rules");
            for text in &task.actions {
                game.play(text).expect("the log is legal");
            }
            let choice = Choice::Play(game.legal().swap_remove(0));
            Ok(Answer {
                choice,
                value: None,
                line: vec![],
            })
        }
    }

    fn typed(rules: &str, input: &str) -> String {
        let start = AnyGame::new(GameKind::Gomoku, rules).expect("rules");
        let sitting = Sitting {
            game: start.clone(),
            start,
            log: Vec::new(),
            person: Seat::A,
            level: Level::FULL,
            engine: Box::new(First),
        };
        let mut output = Vec::new();
        sitting
            .run(input.as_bytes(), &mut output)
            .expect("no I/O fails here");
        String::from_utf8(output).expect("UTF-8")
    }

    #[test]
    fn a_whole_game_is_played_to_its_end() {
        let output = typed("freestyle", "h8\ni8\nj8\nk8\nl8\n");
        assert!(output.contains("White (computer): a1"), "{output}");
        assert!(output.trim_end().ends_with("You win: five"), "{output}");
    }

    #[test]
    fn slips_are_told_and_cost_nothing() {
        let output = typed(
            "renju",
            "h8\nh8\nzz\nwhy h8\nwhy h9\nback\nback\nposition\nquit\n",
        );
        assert!(output.contains("h9 is legal."), "{output}");
        assert!(
            output.contains("There is nothing of yours to take back."),
            "{output}"
        );
        assert!(
            output.contains("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b"),
            "{output}"
        );
    }

    #[test]
    fn the_end_of_the_input_ends_the_sitting() {
        assert!(typed("renju", "").contains("(you) > "));
        assert!(
            typed("renju", "resign\nh8\n")
                .trim_end()
                .ends_with("the computer wins.")
        );
    }

    #[test]
    fn lots_are_drawn_from_what_has_weight() {
        let chances = [
            ("x".to_owned(), 1),
            ("y".to_owned(), 0),
            ("z".to_owned(), 2),
        ];
        for _ in 0..100 {
            assert_ne!(by_lot(&chances).expect("randomness"), "y");
        }
        assert!(by_lot(&[]).is_err());
    }
}
