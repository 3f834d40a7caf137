//! `yonban duel`: two players of backgammon against each other, on the same dice with sides changed.

mod contestant;
mod score;
mod ubgi;

use super::kind;
use crate::cli;
use anyhow::{Context, Result, anyhow, bail};
use contestant::{Contestant, Trouble};
use score::{Score, Unit};
use serde_json::json;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::Duration;
use yonban_backgammon::notation::{self, Format, Record};
use yonban_backgammon::{Action, Backgammon, Ending, Entry, Kind, Rules, Throw};
use yonban_games::GameKind;
use yonban_rules::{Game, Turn};

/// What is played where no rules are named.
const RULES: &str = "money";

pub(crate) fn duel(args: &cli::Duel) -> Result<()> {
    match kind(&args.game)? {
        GameKind::Backgammon => {}
        other => bail!("duels are of backgammon so far, not of {other}"),
    }
    let text = args.rules.as_deref().unwrap_or(RULES);
    let rules: Rules = text
        .parse()
        .map_err(|e| anyhow!("rules {text:?}: {e}; `yonban rules backgammon` lists them"))?;
    let time = args.time.map(Duration::try_from_secs_f64).transpose();
    let time = time.context("--time is a number of seconds")?;
    let mut contestants = [
        contestant::of(&args.a, time, &args.set).context("--a")?,
        contestant::of(&args.b, time, &args.set).context("--b")?,
    ];
    if let Some(folder) = &args.save {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    let mut duel = Duel {
        rules,
        score: Score::default(),
        trouble: [Faults::default(); 2],
    };
    let shows = io::stderr().is_terminal();
    for n in 0..args.games {
        // Both play each row of dice, from either side.
        let swapped = n % 2 == 1;
        let seed = args.seed.wrapping_add(u64::from(n / 2));
        let texts = duel.play(&mut contestants, swapped, seed)?;
        if let Some(folder) = &args.save {
            save(
                folder,
                n,
                &duel.rules,
                &names(&contestants, swapped),
                &texts,
            )?;
        }
        if shows {
            eprint!("\r{} of {} ", n + 1, args.games);
        }
    }
    if shows {
        eprintln!();
    }
    let names = names(&contestants, false);
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{:#}", duel.json(&names, args.seed))?;
    } else {
        write!(out, "{}", duel.text(&names, args.seed))?;
    }
    Ok(())
}

fn names(contestants: &[Box<dyn Contestant>; 2], swapped: bool) -> [String; 2] {
    let at = usize::from(swapped);
    [at, 1 - at].map(|at| contestants[at].name())
}

/// What went wrong with a player.
#[derive(Clone, Copy, Default)]
struct Faults {
    illegal: u32,
    crashes: u32,
}

struct Duel {
    rules: Rules,
    score: Score,
    trouble: [Faults; 2],
}

/// So many crashes of a player end the duel.
const MOST_CRASHES: u32 = 10;

impl Duel {
    /// Plays a match, or a game for points; what happened, as texts. Where an answer is no legal action
    /// the first legal one is played in its place.
    fn play(
        &mut self,
        contestants: &mut [Box<dyn Contestant>; 2],
        swapped: bool,
        seed: u64,
    ) -> Result<Vec<String>> {
        let mut game = Backgammon::new(&self.rules);
        let mut dice = Dice(seed);
        let mut texts = Vec::new();
        let mut unit = Unit::default();
        for contestant in contestants.iter_mut() {
            contestant.begin(&self.rules)?;
        }
        loop {
            let entry = match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance => Entry::Throw(dice.throw()?),
                Turn::Seat(seat) => {
                    let who = seat.index() ^ usize::from(swapped);
                    Entry::Action(self.decide(&mut contestants[who], who, &game)?)
                }
            };
            let before = game.score();
            let ends = ending(&game, &entry);
            game.take(&entry).map_err(|e| anyhow!("{entry}: {e}"))?;
            texts.push(entry.to_string());
            unit.plays += u64::from(matches!(entry, Entry::Action(Action::Play(_))));
            let [a, b] = game.score();
            let [was_a, was_b] = before;
            if [a, b] != before {
                let points = i64::from(a) - i64::from(was_a) - (i64::from(b) - i64::from(was_b));
                unit.game(if swapped { -points } else { points }, ends);
            }
        }
        if let Turn::Over(outcome) = game.turn()
            && let yonban_rules::Verdict::Win(seat) = outcome.verdict
        {
            unit.won_by_a = (seat.index() == 0) != swapped;
        }
        self.score.add(&unit);
        Ok(texts)
    }

    fn decide(
        &mut self,
        contestant: &mut Box<dyn Contestant>,
        who: usize,
        game: &Backgammon,
    ) -> Result<Action> {
        let instead = || {
            let legal = game.legal_actions();
            legal.first().copied().context("a seat acts")
        };
        let faults = &mut self.trouble[who];
        match contestant.decide(game) {
            Ok(action) => Ok(action),
            // No fault: the protocol has no word for this question.
            Err(Trouble::NoWord) => instead(),
            Err(Trouble::Illegal(told)) => {
                faults.illegal += 1;
                eprintln!("{}: {told}", contestant.name());
                instead()
            }
            Err(Trouble::Crashed(told)) => {
                faults.crashes += 1;
                eprintln!("{}: {told}", contestant.name());
                if faults.crashes >= MOST_CRASHES {
                    bail!("{} failed {MOST_CRASHES} times", contestant.name());
                }
                contestant.restart()?;
                contestant.begin(&self.rules)?;
                instead()
            }
        }
    }

    /// What the units are called.
    fn unit(&self) -> &'static str {
        if self.rules.length().is_some() {
            "matches"
        } else {
            "games"
        }
    }

    fn text(&self, names: &[String; 2], seed: u64) -> String {
        let (score, unit) = (&self.score, self.unit());
        let [a, b] = self.trouble;
        let (share, share_error) = score.share();
        let (points, points_error) = score.points();
        let [singles, gammons, backgammons, drops] = score.endings();
        format!(
            "a: {}\nb: {}\n{}, seed {seed}\n\
             {unit}: a won {} of {} ({:.1} % ± {:.1} %)\n\
             points a game: a {points:+.4} ± {points_error:.4} over {} games\n\
             games won singly {singles:.1} %, by gammons {gammons:.1} %, by backgammons {backgammons:.1} %, \
             dropped {drops:.1} %; plays a game {:.1}\n\
             illegal answers: a {}, b {}\ncrashes: a {}, b {}\n",
            names[0],
            names[1],
            self.rules,
            score.won_by_a,
            score.units,
            100.0 * share,
            100.0 * share_error,
            score.games,
            score.plays_a_game(),
            a.illegal,
            b.illegal,
            a.crashes,
            b.crashes,
        )
    }

    fn json(&self, names: &[String; 2], seed: u64) -> serde_json::Value {
        let score = &self.score;
        let [a, b] = self.trouble;
        let (share, share_error) = score.share();
        let (points, points_error) = score.points();
        let [singles, gammons, backgammons, drops] = score.endings();
        json!({
            "a": names[0], "b": names[1], "rules": self.rules.to_string(), "seed": seed,
            "units": self.unit(), "played": score.units, "won_by_a": score.won_by_a,
            "share_of_a": share, "share_error": share_error,
            "games": score.games, "points_of_a": points, "points_error": points_error,
            "singles": singles, "gammons": gammons, "backgammons": backgammons, "drops": drops,
            "plays_a_game": score.plays_a_game(),
            "illegal": [a.illegal, b.illegal], "crashes": [a.crashes, b.crashes],
        })
    }
}

/// How a game ends if this entry ends it.
fn ending(game: &Backgammon, entry: &Entry) -> Ending {
    let board = game.board();
    match entry {
        Entry::Action(Action::Play(play)) => {
            Ending::BorneOff(board.after(play).won_kind(game.rules().variant()))
        }
        Entry::Action(Action::Accept) => match game.phase() {
            yonban_backgammon::Phase::Resigning { kind, .. } => Ending::Resigned(kind),
            _ => Ending::Resigned(Kind::Single),
        },
        Entry::Action(_) | Entry::Throw(_) => Ending::Drop,
    }
}

/// The dice of a duel: a row that is fixed by its seed. SplitMix64 (Steele, Lea and Flood 2014).
struct Dice(u64);

impl Dice {
    fn throw(&mut self) -> Result<Throw> {
        let below_six = |n: u64| u8::try_from(n % 6).context("below six");
        // The bias of a remainder of 64 bits is far below anything a duel can see.
        let n = self.next() % 36;
        let dice = yonban_backgammon::Dice::new(below_six(n)? + 1, below_six(n / 6)? + 1);
        Ok(Throw::Dice(dice.context("two dice")?))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        // Seeds that follow each other begin rows that have nothing in common.
        let mix = |z: u64| {
            let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            z ^ (z >> 31)
        };
        mix(mix(self.0))
    }
}

/// Writes a match as `.mat`, and says what that cannot hold but the ties of opening throws.
fn save(folder: &Path, n: u32, rules: &Rules, names: &[String; 2], texts: &[String]) -> Result<()> {
    let mut record = Record::of_texts(rules, texts)?;
    record.names = names.clone();
    let written = notation::write(Format::Mat, &record);
    let path = folder.join(format!("{:05}.mat", n + 1));
    fs::write(&path, written.bytes).with_context(|| path.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rolls, takes, and makes the first play.
    struct First;

    impl Contestant for First {
        fn name(&self) -> String {
            "first".to_owned()
        }
        fn begin(&mut self, _rules: &Rules) -> Result<()> {
            Ok(())
        }
        fn decide(&mut self, game: &Backgammon) -> Result<Action, Trouble> {
            Ok(game.legal_actions()[0])
        }
        fn restart(&mut self) -> Result<()> {
            Ok(())
        }
    }

    /// Answers nonsense, or is gone.
    struct Broken(bool);

    impl Contestant for Broken {
        fn name(&self) -> String {
            "broken".to_owned()
        }
        fn begin(&mut self, _rules: &Rules) -> Result<()> {
            Ok(())
        }
        fn decide(&mut self, _game: &Backgammon) -> Result<Action, Trouble> {
            Err(if self.0 {
                Trouble::Crashed("gone".to_owned())
            } else {
                Trouble::Illegal("nonsense".to_owned())
            })
        }
        fn restart(&mut self) -> Result<()> {
            Ok(())
        }
    }

    fn new(rules: &str) -> Duel {
        Duel {
            rules: rules.parse().expect("rules"),
            score: Score::default(),
            trouble: [Faults::default(); 2],
        }
    }

    /// Equal players on the same dice from either side end even, to the point.
    #[test]
    fn sides_are_changed_on_the_same_dice() {
        for rules in ["money", "match,length=3"] {
            let mut duel = new(rules);
            let mut both: [Box<dyn Contestant>; 2] = [Box::new(First), Box::new(First)];
            for n in 0..20 {
                let texts = duel.play(&mut both, n % 2 == 1, n / 2).expect("a game");
                let record = Record::of_texts(&duel.rules, &texts).expect("legal texts");
                assert!(!record.games.is_empty());
            }
            let (points, error) = duel.score.points();
            assert_eq!((duel.score.won_by_a, duel.score.units), (10, 20));
            assert_eq!(points, 0.0, "{error}");
            let text = duel.text(&["x".to_owned(), "y".to_owned()], 1);
            assert!(text.contains("a won 10 of 20"), "{text}");
        }
    }

    #[test]
    fn faults_are_counted_and_the_game_goes_on() {
        let mut duel = new("money");
        let mut both: [Box<dyn Contestant>; 2] = [Box::new(First), Box::new(Broken(false))];
        duel.play(&mut both, false, 3).expect("a game");
        assert!(duel.trouble[1].illegal > 3 && duel.trouble[0].illegal == 0);
        let mut both: [Box<dyn Contestant>; 2] = [Box::new(Broken(true)), Box::new(First)];
        assert!(duel.play(&mut both, true, 3).is_err());
        assert_eq!(duel.trouble[0].crashes, MOST_CRASHES);
    }

    #[test]
    fn all_throws_come() {
        let mut dice = Dice(1);
        let mut seen = std::collections::HashSet::new();
        for _ in 0..2_000 {
            seen.insert(dice.throw().expect("a throw").to_string());
        }
        assert_eq!(seen.len(), 36);
    }
}
