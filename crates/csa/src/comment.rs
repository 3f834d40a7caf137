//! What an engine says about its move, in floodgate's dialect.

use std::fmt;
use std::str::FromStr;

use crate::Ply;

/// A score and a line: `* 30 -3334FU +2726FU`. The score is in hundredths of a pawn from *Black's*
/// side, whoever says it; the line begins with the other side's reply.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Comment {
    /// Hundredths of a pawn, positive where Black is better.
    pub score: Option<i32>,
    /// What is expected to follow.
    pub line: Vec<Ply>,
}

/// Prints what stands behind the `'`: `* 30 -3334FU +2726FU`.
impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("*")?;
        if let Some(score) = self.score {
            write!(f, " {score}")?;
        }
        for ply in &self.line {
            write!(f, " {ply}")?;
        }
        Ok(())
    }
}

/// A comment without a score or a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a comment of an engine is `* SCORE MOVES`")]
pub struct ParseCommentError;

/// Reads one or two stars, as servers and records write them.
impl FromStr for Comment {
    type Err = ParseCommentError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let rest = text.strip_prefix('*').ok_or(ParseCommentError)?;
        let rest = rest.strip_prefix('*').unwrap_or(rest);
        let mut words = rest.split_whitespace().peekable();
        let score = words.peek().and_then(|word| word.parse::<i32>().ok());
        if score.is_some() {
            words.next();
        }
        let line = words.map_while(|word| word.parse().ok()).collect();
        Ok(Comment { score, line })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_and_lines_are_read() {
        let both: Comment = "* 30 -3334FU +2726FU".parse().unwrap();
        assert_eq!((both.score, both.line.len()), (Some(30), 2));
        assert_eq!(both.to_string(), "* 30 -3334FU +2726FU");
        let two_stars: Comment = "** -120 +7776FU".parse().unwrap();
        assert_eq!(two_stars.to_string(), "* -120 +7776FU");
        let bare: Comment = "*".parse().unwrap();
        assert_eq!(bare, Comment::default());
        let words: Comment = "* 5 hello".parse().unwrap();
        assert_eq!(words.to_string(), "* 5");
        assert!("30 +7776FU".parse::<Comment>().is_err());
    }
}
