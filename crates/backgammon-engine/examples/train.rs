//! Makes the nets, stage by stage; `cargo xtask train backgammon` runs it. Without arguments it lists the
//! stages.
//!
//! Everything it makes lies under `target/backgammon-nets/` (or `--dir`). A stage that was stopped goes
//! on where it was. The numbers of the plan are in `src/training/plan.rs`.

#![expect(clippy::print_stdout, reason = "a command-line program")]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;
use yonban_backgammon::Variant;
use yonban_backgammon_engine::training::labels::{self, Sample};
use yonban_backgammon_engine::training::rolled::{self, Rolled};
use yonban_backgammon_engine::training::{
    arena, linear, plan, returns,
    td::{Sizes, Td},
};
use yonban_backgammon_engine::{Class, Linear, Nets};

type Outcome<T = ()> = Result<T, Box<dyn std::error::Error>>;

const USAGE: &str = "\
stages, in their order:
  td [GAMES]                    temporal differences from games against itself
  baseline                      the linear player, from the nets of td
  label ROUND POSITIONS         look-ahead labels by the nets of the round before (round 0: td)
  returns ROUND GAMES           luck-free returns of whole games by the same, added to the labels of the round
  fit ROUND                     nets fitted to the labels of the round and of the one before
  measure FILE [PAIRS [SEED]]   pairs of games against the shipped baseline, and against random play
  duel FILE FILE [PAIRS]        pairs of games of two nets
  roll play|astray FILE [N [TRIALS]]  N positions of games played well or not, rolled out by FILE, to --out
  distance FILE ROLLED          how far the static judgement of nets is from rollouts, by games and class
  speed                         evaluations a second of the shipped nets
options: --dir DIR (target/backgammon-nets, with the name of a variant of its own), --threads N (1),
  --variant V (standard for all with fifteen checkers; hypergammon);
  for label: --times R (the step from the static judgement to the look-ahead, 1 if not said);
  for returns: --share R (of a label that goes on to the position before);
  for label, returns and fit: --only CLASS (contact, prime, back, crashed, race; may be repeated);
  for fit: --epochs N, --rate R, --batch N, --fresh N (nets that begin anew with N hidden units),
  --grow N (those before with N hidden units), --out FILE";

struct Job {
    dir: PathBuf,
    variant: Variant,
    threads: usize,
    epochs: Option<u32>,
    rate: Option<f32>,
    share: Option<f32>,
    times: Option<f32>,
    batch: Option<usize>,
    fresh: Option<usize>,
    only: Vec<Class>,
    grow: Option<usize>,
    out: Option<PathBuf>,
    words: Vec<String>,
}

fn main() -> Outcome {
    let mut job = Job {
        dir: PathBuf::from("target/backgammon-nets"),
        variant: Variant::Standard,
        threads: 1,
        epochs: None,
        rate: None,
        share: None,
        times: None,
        batch: None,
        fresh: None,
        only: Vec::new(),
        grow: None,
        out: None,
        words: Vec::new(),
    };
    let mut dir = None;
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--dir" => dir = Some(args.next().ok_or(USAGE)?.into()),
            "--variant" => job.variant = variant(&args.next().ok_or(USAGE)?)?,
            "--threads" => job.threads = args.next().ok_or(USAGE)?.parse()?,
            "--epochs" => job.epochs = Some(args.next().ok_or(USAGE)?.parse()?),
            "--rate" => job.rate = Some(args.next().ok_or(USAGE)?.parse()?),
            "--share" => job.share = Some(args.next().ok_or(USAGE)?.parse()?),
            "--times" => job.times = Some(args.next().ok_or(USAGE)?.parse()?),
            "--fresh" => job.fresh = Some(hidden(&args.next().ok_or(USAGE)?)?),
            "--grow" => job.grow = Some(hidden(&args.next().ok_or(USAGE)?)?),
            "--only" => job.only.push(class(&args.next().ok_or(USAGE)?)?),
            "--batch" => job.batch = Some(args.next().ok_or(USAGE)?.parse()?),
            "--out" => job.out = Some(args.next().ok_or(USAGE)?.into()),
            _ => job.words.push(arg),
        }
    }
    if job.variant != Variant::Standard {
        job.dir.push(job.variant.to_string());
    }
    job.dir = dir.unwrap_or(job.dir);
    fs::create_dir_all(&job.dir)?;
    match job.words.first().map(String::as_str) {
        Some("td") => job.td(),
        Some("baseline") => job.baseline(),
        Some("label") => job.label(),
        Some("returns") => job.returns(),
        Some("fit") => job.fit(),
        Some("measure") => job.measure(),
        Some("duel") => job.duel(),
        Some("roll") => job.roll(),
        Some("distance") => job.distance(),
        Some("speed") => {
            println!("{:?}", yonban_backgammon_engine::bench::run(200, 20));
            Ok(())
        }
        _ => {
            println!("{USAGE}");
            Ok(())
        }
    }
}

/// A variant that has nets of its own.
fn variant(name: &str) -> Outcome<Variant> {
    [Variant::Standard, Variant::Hypergammon]
        .into_iter()
        .find(|variant| variant.to_string() == name)
        .ok_or_else(|| format!("{name:?} has no nets of its own").into())
}

/// A class that has a net, by the name in [`Class`].
fn class(name: &str) -> Outcome<Class> {
    Class::WITH_NET
        .into_iter()
        .find(|class| format!("{class:?}").eq_ignore_ascii_case(name))
        .ok_or_else(|| format!("no net is for {name:?}").into())
}

/// A number of hidden units.
fn hidden(number: &str) -> Outcome<usize> {
    let hidden = number.parse()?;
    if Nets::can_have(hidden) {
        Ok(hidden)
    } else {
        Err(format!("a net cannot have {hidden} hidden units").into())
    }
}

fn read(path: &Path) -> Outcome<Nets> {
    let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(Nets::read(&bytes).map_err(|error| format!("{}: {error}", path.display()))?)
}

/// Whole or not at all.
fn write(path: &Path, bytes: &[u8]) -> Outcome {
    let half = path.with_extension("half");
    fs::write(&half, bytes)?;
    Ok(fs::rename(half, path)?)
}

impl Job {
    fn number<T: std::str::FromStr>(&self, word: usize, otherwise: T) -> Outcome<T> {
        match self.words.get(word) {
            None => Ok(otherwise),
            Some(text) => text
                .parse()
                .map_err(|_| format!("{text:?} is no number").into()),
        }
    }

    /// The last nets of temporal differences and their games.
    fn last_td(&self) -> Outcome<Option<(u64, PathBuf)>> {
        let mut last = None;
        for entry in fs::read_dir(&self.dir)? {
            let path = entry?.path();
            let name = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let games = name
                .strip_prefix("td-")
                .and_then(|name| name.strip_suffix(".ybnw"));
            if let Some(games) = games.and_then(|games| games.parse::<u64>().ok()) {
                last = last.max(Some((games, path)));
            }
        }
        Ok(last)
    }

    fn td(&self) -> Outcome {
        let games = self.number(1, plan::td_count(self.variant))?;
        let mut td = match self.last_td()? {
            Some((games, path)) => Td::new(read(&path)?, games, plan::TD_GAMES),
            None => {
                let sizes = plan::sizes(self.variant);
                let nets = Nets::random(self.variant, sizes, plan::FIRST_WEIGHTS);
                Td::new(nets, 0, plan::TD_GAMES)
            }
        };
        let started = Instant::now();
        while td.games < games {
            td.game(plan::td_rate(self.variant, td.games));
            if td.games.is_multiple_of(10_000) || td.games == games {
                let path = self.dir.join(format!("td-{}.ybnw", td.games));
                write(&path, &td.nets.bytes())?;
                println!(
                    "{} games, {:.0} s",
                    td.games,
                    started.elapsed().as_secs_f64()
                );
            }
        }
        Ok(())
    }

    fn baseline(&self) -> Outcome {
        let (_, path) = self.last_td()?.ok_or("the stage td comes first")?;
        let (games, rate, seed) = plan::BASELINE;
        let linear = linear::imitate(&read(&path)?, games, rate, seed);
        write(&self.dir.join("baseline.yblw"), &linear.bytes())?;
        let score = arena::play(
            &mut &linear,
            &mut arena::Anything::new(3),
            Variant::Standard,
            2_000,
            9,
        );
        println!("from {}; against random play {score:?}", path.display());
        Ok(())
    }

    /// The nets of a round.
    fn nets(&self, round: u64) -> Outcome<Nets> {
        match round {
            0 => read(&self.last_td()?.ok_or("the stage td comes first")?.1),
            _ => read(&self.dir.join(format!("round-{round}.ybnw"))),
        }
    }

    fn labels(&self, round: u64) -> PathBuf {
        self.dir.join(format!("labels-{round}.bin"))
    }

    fn samples(&self, round: u64) -> Outcome<Vec<Sample>> {
        let path = self.labels(round);
        if !path.exists() {
            return Ok(Vec::new());
        }
        Ok(labels::read(self.variant, &mut fs::File::open(path)?)?)
    }

    /// The classes that were named, or all that have a net, in the order of the weights file.
    fn classes(&self) -> Vec<Class> {
        let named = |class: &Class| self.only.is_empty() || self.only.contains(class);
        Class::WITH_NET.into_iter().filter(named).collect()
    }

    /// Appends labels to those of a round, all of them at once.
    fn keep(&self, round: u64, samples: &[Sample]) -> Outcome {
        let mut bytes = Vec::new();
        labels::write(samples, &mut bytes)?;
        let mut file = fs::File::options()
            .append(true)
            .create(true)
            .open(self.labels(round))?;
        Ok(file.write_all(&bytes)?)
    }

    fn label(&self) -> Outcome {
        const PART: usize = 10_000;
        let round: u64 = self.number(1, 1)?;
        let count: usize = self.number(2, 500_000)?;
        let nets = self.nets(round.checked_sub(1).ok_or("rounds count from 1")?)?;
        let mut done = self.samples(round)?.len() / PART;
        let started = Instant::now();
        while done * PART < count {
            let boards = labels::positions(&nets, PART, round << 32 | done as u64, &self.classes());
            let samples = labels::label(&nets, &boards, self.times.unwrap_or(1.0), self.threads);
            self.keep(round, &samples)?;
            done += 1;
            println!(
                "{} labels, {:.0} s",
                done * PART,
                started.elapsed().as_secs_f64()
            );
        }
        Ok(())
    }

    fn returns(&self) -> Outcome {
        const PART: u64 = 100;
        let round: u64 = self.number(1, 1)?;
        let count: u64 = self.number(2, 5_000)?;
        let nets = self.nets(round.checked_sub(1).ok_or("rounds count from 1")?)?;
        let started = Instant::now();
        let share = self.share.unwrap_or(plan::SHARE);
        let classes = self.classes();
        let mut made = 0;
        for part in 0..count.div_ceil(PART) {
            let seed = plan::RETURNS ^ round << 32 ^ part;
            let plan = returns::Plan {
                share,
                games: PART.min(count - part * PART),
                seed,
                classes: &classes,
            };
            let samples = returns::games(&nets, &plan, self.threads);
            self.keep(round, &samples)?;
            made += samples.len();
            println!("{made} labels, {:.0} s", started.elapsed().as_secs_f64());
        }
        Ok(())
    }

    fn fit(&self) -> Outcome {
        let round: u64 = self.number(1, 1)?;
        let mut plan = plan::fitting(round);
        plan.epochs = self.epochs.unwrap_or(plan.epochs);
        plan.rate = self.rate.unwrap_or(plan.rate);
        plan.batch = self.batch.unwrap_or(plan.batch);
        let before = round.checked_sub(1).ok_or("rounds count from 1")?;
        let mut nets = match (self.fresh, self.grow) {
            (None, None) => self.nets(before)?,
            (None, Some(hidden)) => self.nets(before)?.grown(hidden, plan.seed),
            (Some(hidden), _) => {
                let sizes = Sizes {
                    contact: hidden,
                    prime: hidden,
                    back: hidden,
                    crashed: hidden,
                    ..plan::sizes(self.variant)
                };
                Nets::random(self.variant, sizes, plan.seed)
            }
        };
        let mut samples = self.samples(before)?;
        samples.extend(self.samples(round)?);
        // Every fiftieth is kept back.
        let mut test = Vec::new();
        let mut n = 0;
        samples.retain(|sample| {
            n += 1;
            if n % 50 == 0 {
                test.push(*sample);
            }
            n % 50 != 0
        });
        let started = Instant::now();
        for class in self.classes() {
            let of_class = samples
                .iter()
                .filter(|sample| Class::of(&sample.board) == class);
            println!(
                "{class:?}: {} samples, at first {:?}",
                of_class.count(),
                nets.loss(class, &test)
            );
            nets.fit(class, &samples, &plan, &mut |epoch, loss| {
                println!(
                    "{class:?} epoch {epoch}: {loss:?}, {:.0} s",
                    started.elapsed().as_secs_f64()
                );
            });
            println!("{class:?}: kept back {:?}", nets.loss(class, &test));
        }
        let usual = self.dir.join(format!("round-{round}.ybnw"));
        write(self.out.as_ref().unwrap_or(&usual), &nets.bytes())
    }

    fn measure(&self) -> Outcome {
        let nets = read(Path::new(self.words.get(1).ok_or(USAGE)?))?;
        let (pairs, seed) = (self.number(2, 10_000)?, self.number(3, 2026)?);
        let started = Instant::now();
        let mut player = arena::Static::new(&nets);
        let mut measure = |name: &str, other: &mut dyn arena::Player| {
            let score = arena::play(&mut player, other, self.variant, pairs, seed);
            let seconds = started.elapsed().as_secs_f64();
            println!("against {name} {score:?}, {seconds:.0} s");
        };
        measure("the baseline", &mut Linear::shipped());
        measure("random play", &mut arena::Anything::new(3));
        Ok(())
    }

    fn roll(&self) -> Outcome {
        const PART: usize = 10;
        let from: rolled::From = self.words.get(1).ok_or(USAGE)?.parse().map_err(|_| USAGE)?;
        let nets = read(Path::new(self.words.get(2).ok_or(USAGE)?))?;
        let (count, trials) = (self.number(3, 200)?, self.number(4, 144)?);
        let out = self.out.as_ref().ok_or(USAGE)?;
        let boards = rolled::positions(&nets, from, count, plan::ROLLED);
        let mut lines = String::new();
        for (part, boards) in boards.chunks(PART).enumerate() {
            for one in rolled::roll(&nets, from, boards, trials, self.threads) {
                lines += &format!("{one}\n");
            }
            write(out, lines.as_bytes())?;
            println!("{} positions", part * PART + boards.len());
        }
        Ok(())
    }

    fn distance(&self) -> Outcome {
        let nets = read(Path::new(self.words.get(1).ok_or(USAGE)?))?;
        let text = fs::read_to_string(self.words.get(2).ok_or(USAGE)?)?;
        let all: Vec<Rolled> = text.lines().map(str::parse).collect::<Result<_, _>>()?;
        for from in rolled::From::ALL {
            let these = || all.iter().filter(move |one| one.from == from);
            println!("{from:?}: {:?}", rolled::distance(&nets, these()));
            for class in self.classes() {
                let of_class = these().filter(|one| Class::of(&one.board) == class);
                let distance = rolled::distance(&nets, of_class);
                if distance.count > 0 {
                    println!("  {class:?}: {distance:?}");
                }
            }
        }
        Ok(())
    }

    fn duel(&self) -> Outcome {
        let one = read(Path::new(self.words.get(1).ok_or(USAGE)?))?;
        let other = read(Path::new(self.words.get(2).ok_or(USAGE)?))?;
        let (mut one, mut other) = (arena::Static::new(&one), arena::Static::new(&other));
        let score = arena::play(
            &mut one,
            &mut other,
            self.variant,
            self.number(3, 5_000)?,
            77,
        );
        println!("{score:?}");
        Ok(())
    }
}
