//! The summary of a game: `BEGIN Game_Summary` … `END Game_Summary`.

use std::fmt;

use yonban_shogi::Color;

use crate::line::MAX_LINE;
use crate::ply::{color_of, sign};
use crate::position::BadPosition;
use crate::time::MAX_UNITS;
use crate::{Position, TimeControl};

/// The most lines that a summary may have.
const MAX_LINES: usize = 12_000;
/// The most keys that are kept although nobody knows them.
const MAX_OTHERS: usize = 50;

/// What both players are told before a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSummary {
    /// The name of this very game (`Game_ID`).
    pub id: String,
    /// Who plays, Black first.
    pub names: [String; 2],
    /// The side of whoever reads it; `None` for who watches.
    pub you: Option<Color>,
    /// How a win by impasse is declared: `Jishogi 1.1` is by 27 points.
    pub declaration: Option<String>,
    /// Whether a draw is played again (`Rematch_On_Draw`).
    pub rematch_on_draw: bool,
    /// After how many moves the game ends (`Max_Moves`).
    pub max_moves: Option<u32>,
    /// The time of both, Black first.
    pub times: [TimeControl; 2],
    /// Where it begins, and what has been played.
    pub position: Position,
    /// Keys that the protocol does not name, with their values.
    pub others: Vec<(String, String)>,
}

/// Prints the whole block, each line with its LF.
impl fmt::Display for GameSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "BEGIN Game_Summary")?;
        writeln!(f, "Protocol_Version:1.2")?;
        writeln!(f, "Protocol_Mode:Server")?;
        writeln!(f, "Format:Shogi 1.0")?;
        if let Some(declaration) = &self.declaration {
            writeln!(f, "Declaration:{declaration}")?;
        }
        writeln!(f, "Game_ID:{}", self.id)?;
        writeln!(f, "Name+:{}", self.names[0])?;
        writeln!(f, "Name-:{}", self.names[1])?;
        if let Some(you) = self.you {
            writeln!(f, "Your_Turn:{}", sign(you))?;
        }
        let rematch = if self.rematch_on_draw { "YES" } else { "NO" };
        writeln!(f, "Rematch_On_Draw:{rematch}")?;
        writeln!(f, "To_Move:{}", sign(self.position.start.side()))?;
        if let Some(max) = self.max_moves {
            writeln!(f, "Max_Moves:{max}")?;
        }
        for (key, value) in &self.others {
            writeln!(f, "{key}:{value}")?;
        }
        if self.times[0] == self.times[1] {
            time(f, "", &self.times[0])?;
        } else {
            time(f, "+", &self.times[0])?;
            time(f, "-", &self.times[1])?;
        }
        writeln!(f, "BEGIN Position")?;
        f.write_str(&self.position.text())?;
        writeln!(f, "END Position")?;
        writeln!(f, "END Game_Summary")
    }
}

fn time(f: &mut fmt::Formatter<'_>, side: &str, time: &TimeControl) -> fmt::Result {
    writeln!(f, "BEGIN Time{side}")?;
    match time.unit {
        unit if unit.is_multiple_of(60_000) => writeln!(f, "Time_Unit:{}min", unit / 60_000)?,
        unit if unit.is_multiple_of(1_000) => writeln!(f, "Time_Unit:{}sec", unit / 1_000)?,
        unit => writeln!(f, "Time_Unit:{unit}msec")?,
    }
    writeln!(f, "Total_Time:{}", time.total)?;
    if time.byoyomi > 0 {
        writeln!(f, "Byoyomi:{}", time.byoyomi)?;
    }
    if time.increment > 0 {
        writeln!(f, "Increment:{}", time.increment)?;
    }
    writeln!(f, "Least_Time_Per_Move:{}", time.least)?;
    if time.roundup {
        writeln!(f, "Time_Roundup:YES")?;
    }
    if time.delay > 0 {
        writeln!(f, "Delay:{}", time.delay)?;
    }
    writeln!(f, "END Time{side}")
}

/// Why a summary cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSummary {
    /// A line that does not belong here.
    #[error("`{0}` does not belong to a summary")]
    Line(String),
    /// A value that its key cannot have.
    #[error("`{key}` cannot be `{value}`")]
    Value {
        /// The key.
        key: String,
        /// The value.
        value: String,
    },
    /// A key that must be there.
    #[error("`{0}` is missing")]
    Missing(&'static str),
    /// More lines than are read.
    #[error("more than {MAX_LINES} lines")]
    TooLong,
    /// The position.
    #[error(transparent)]
    Position(#[from] BadPosition),
    /// Who is said to begin is not who begins in the position.
    #[error("`To_Move` contradicts the position")]
    ToMove,
}

/// Which block a line stands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Block {
    Summary,
    Time(Option<Color>),
    Position,
}

/// Reads a summary line by line, keys in any order, after its `BEGIN Game_Summary`.
#[derive(Clone, Debug)]
pub struct SummaryReader {
    block: Block,
    lines: usize,
    id: Option<String>,
    names: [Option<String>; 2],
    you: Option<Color>,
    declaration: Option<String>,
    rematch: bool,
    to_move: Option<Color>,
    max_moves: Option<u32>,
    common: Option<TimeControl>,
    own: [Option<TimeControl>; 2],
    position: Vec<String>,
    others: Vec<(String, String)>,
}

impl Default for SummaryReader {
    fn default() -> Self {
        SummaryReader {
            block: Block::Summary,
            lines: 0,
            id: None,
            names: [None, None],
            you: None,
            declaration: None,
            rematch: false,
            to_move: None,
            max_moves: None,
            common: None,
            own: [None; 2],
            position: Vec::new(),
            others: Vec::new(),
        }
    }
}

fn bad(key: &str, value: &str) -> BadSummary {
    let short = |text: &str| text.chars().take(40).collect();
    BadSummary::Value {
        key: short(key),
        value: short(value),
    }
}

/// A number of units, at most [`MAX_UNITS`].
fn units(key: &str, value: &str) -> Result<u64, BadSummary> {
    let digits = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
    value
        .parse()
        .ok()
        .filter(|units| digits && *units <= MAX_UNITS)
        .ok_or_else(|| bad(key, value))
}

/// `1sec`, `1min`, `1msec`, or another number of them.
fn unit(value: &str) -> Option<u64> {
    let at = value.bytes().take_while(u8::is_ascii_digit).count();
    let (number, name) = value.split_at(at);
    let number: u64 = match number {
        "" => 1,
        number => number.parse().ok()?,
    };
    let unit = match name {
        "msec" => 1,
        "sec" => 1_000,
        "min" => 60_000,
        _ => return None,
    };
    (1..=60_000).contains(&number).then(|| number * unit)
}

fn yes(key: &str, value: &str) -> Result<bool, BadSummary> {
    match value {
        "YES" => Ok(true),
        "NO" => Ok(false),
        _ => Err(bad(key, value)),
    }
}

fn side(key: &str, value: &str) -> Result<Color, BadSummary> {
    let mut signs = value.chars();
    match (signs.next().and_then(color_of), signs.next()) {
        (Some(color), None) => Ok(color),
        _ => Err(bad(key, value)),
    }
}

impl SummaryReader {
    /// The next line; the summary after `END Game_Summary`.
    ///
    /// # Errors
    ///
    /// See [`BadSummary`]. What follows an error is for a new reader.
    pub fn line(&mut self, line: &str) -> Result<Option<GameSummary>, BadSummary> {
        self.lines += 1;
        if self.lines > MAX_LINES || line.len() > MAX_LINE {
            return Err(BadSummary::TooLong);
        }
        let odd = || BadSummary::Line(line.chars().take(40).collect());
        match (self.block, line.trim_end()) {
            (Block::Position, "END Position") => self.block = Block::Summary,
            (Block::Position, _) => self.position.push(line.to_owned()),
            (_, "") => {}
            (Block::Summary, "END Game_Summary") => return self.summary().map(Some),
            (Block::Summary, "BEGIN Position") => self.block = Block::Position,
            (Block::Summary, "BEGIN Time") => self.block = Block::Time(None),
            (Block::Summary, "BEGIN Time+") => self.block = Block::Time(Some(Color::Black)),
            (Block::Summary, "BEGIN Time-") => self.block = Block::Time(Some(Color::White)),
            (Block::Time(_), end) if end.starts_with("END Time") => self.block = Block::Summary,
            (Block::Time(color), line) => {
                let (key, value) = line.split_once(':').ok_or_else(odd)?;
                self.time(color, key, value.trim())?;
            }
            (Block::Summary, line) => {
                let (key, value) = line.split_once(':').ok_or_else(odd)?;
                self.key(key, value.trim())?;
            }
        }
        Ok(None)
    }

    fn key(&mut self, key: &str, value: &str) -> Result<(), BadSummary> {
        match key {
            "Protocol_Version" | "Protocol_Mode" | "Format" => {}
            // It is sent back: nothing that could not be said in a line.
            "Game_ID" if value.bytes().all(|byte| byte.is_ascii_graphic()) => {
                self.id = Some(value.to_owned());
            }
            "Game_ID" => return Err(bad(key, value)),
            "Name+" => self.names[0] = Some(value.to_owned()),
            "Name-" => self.names[1] = Some(value.to_owned()),
            "Your_Turn" => self.you = Some(side(key, value)?),
            "To_Move" => self.to_move = Some(side(key, value)?),
            "Declaration" => self.declaration = Some(value.to_owned()),
            "Rematch_On_Draw" => self.rematch = yes(key, value)?,
            "Max_Moves" => {
                let most = units(key, value)?;
                // 0 has been seen for "no limit".
                self.max_moves = u32::try_from(most).ok().filter(|most| *most > 0);
            }
            _ if self.others.len() < MAX_OTHERS => {
                self.others.push((key.to_owned(), value.to_owned()));
            }
            _ => {}
        }
        Ok(())
    }

    fn time(&mut self, color: Option<Color>, key: &str, value: &str) -> Result<(), BadSummary> {
        let time = match color {
            None => &mut self.common,
            Some(color) => &mut self.own[color.index()],
        };
        let time = time.get_or_insert(TimeControl::SECONDS);
        match key {
            "Time_Unit" => time.unit = unit(value).ok_or_else(|| bad(key, value))?,
            "Total_Time" => time.total = units(key, value)?,
            "Byoyomi" => time.byoyomi = units(key, value)?,
            "Increment" => time.increment = units(key, value)?,
            "Least_Time_Per_Move" => time.least = units(key, value)?,
            "Time_Roundup" => time.roundup = yes(key, value)?,
            "Delay" => time.delay = units(key, value)?,
            _ => {}
        }
        Ok(())
    }

    fn summary(&mut self) -> Result<GameSummary, BadSummary> {
        let read = std::mem::take(self);
        let [black, white] = read.names;
        let position = Position::read(&read.position)?;
        if read
            .to_move
            .is_some_and(|color| color != position.start.side())
        {
            return Err(BadSummary::ToMove);
        }
        let time =
            |own: Option<TimeControl>| own.or(read.common).ok_or(BadSummary::Missing("BEGIN Time"));
        Ok(GameSummary {
            id: read.id.unwrap_or_default(),
            names: [
                black.ok_or(BadSummary::Missing("Name+"))?,
                white.ok_or(BadSummary::Missing("Name-"))?,
            ],
            you: read.you,
            declaration: read.declaration,
            rematch_on_draw: read.rematch,
            max_moves: read.max_moves,
            times: [time(read.own[0])?, time(read.own[1])?],
            position,
            others: read.others,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_shogi::Board;

    #[test]
    fn a_unit_is_a_number_of_a_unit_and_never_too_large_to_count() {
        assert_eq!(unit("sec"), Some(1_000));
        assert_eq!(unit("10sec"), Some(10_000));
        assert_eq!(unit("1min"), Some(60_000));
        for bad in ["0sec", "60001msec", "18446744073709551615sec", "sec1", ""] {
            assert_eq!(unit(bad), None, "{bad}");
        }
    }

    fn sample() -> GameSummary {
        GameSummary {
            id: "20261103-1".into(),
            names: ["ann".into(), "bob".into()],
            you: Some(Color::White),
            declaration: Some("Jishogi 1.1".into()),
            rematch_on_draw: false,
            max_moves: Some(256),
            times: [TimeControl {
                total: 300,
                increment: 10,
                ..TimeControl::SECONDS
            }; 2],
            position: Position::new(Board::start()),
            others: Vec::new(),
        }
    }

    fn read(text: &str) -> Result<GameSummary, BadSummary> {
        let mut reader = SummaryReader::default();
        let mut lines = text.lines();
        assert_eq!(lines.next(), Some("BEGIN Game_Summary"));
        for line in lines {
            if let Some(summary) = reader.line(line)? {
                return Ok(summary);
            }
        }
        panic!("no end")
    }

    #[test]
    fn what_prints_reads_back() {
        let summary = sample();
        assert_eq!(read(&summary.to_string()), Ok(summary.clone()));
        let other = GameSummary {
            you: None,
            declaration: None,
            rematch_on_draw: true,
            max_moves: None,
            times: [
                TimeControl {
                    unit: 60_000,
                    total: 5,
                    byoyomi: 1,
                    least: 1,
                    roundup: true,
                    delay: 2,
                    ..TimeControl::SECONDS
                },
                TimeControl {
                    unit: 1,
                    total: 12_345,
                    ..TimeControl::SECONDS
                },
            ],
            others: vec![("Event".into(), "a: b".into())],
            ..summary
        };
        assert_eq!(read(&other.to_string()), Ok(other));
    }

    #[test]
    fn keys_come_in_any_order() {
        let text = sample().to_string();
        let mut lines: Vec<&str> = text.lines().collect();
        let inner = lines.len() - 1;
        // The blocks first, then the keys backwards.
        let blocks = lines.iter().position(|l| *l == "BEGIN Time").unwrap();
        lines[1..inner].rotate_left(blocks - 1);
        let keys = inner - (blocks - 1);
        lines[keys..inner].reverse();
        assert_eq!(read(&lines.join("\n")), Ok(sample()));
    }

    #[test]
    fn what_is_no_summary_says_why() {
        let text = sample().to_string();
        let with = |from: &str, to: &str| read(&text.replace(from, to)).unwrap_err();
        assert_eq!(with("To_Move:+", "To_Move:-"), BadSummary::ToMove);
        assert_eq!(with("Name+:ann\n", ""), BadSummary::Missing("Name+"));
        assert!(matches!(
            with("Max_Moves:256", "Max_Moves:x"),
            BadSummary::Value { .. }
        ));
        assert!(matches!(with("1sec", "1day"), BadSummary::Value { .. }));
        assert!(matches!(
            with("Name+:ann\n", "Name+:ann\nGame_ID:g\0\n"),
            BadSummary::Value { .. }
        ));
        assert!(matches!(
            with("Rematch_On_Draw:NO", "Rematch_On_Draw:no"),
            BadSummary::Value { .. }
        ));
        assert!(matches!(with("Name-:bob", "Name-"), BadSummary::Line(_)));
        assert!(matches!(with("P2 * ", "P2 ? "), BadSummary::Position(_)));
        let mut reader = SummaryReader::default();
        let mut last = Ok(None);
        for _ in 0..=MAX_LINES {
            last = reader.line("X:y");
        }
        assert_eq!(last, Err(BadSummary::TooLong));
    }
}
