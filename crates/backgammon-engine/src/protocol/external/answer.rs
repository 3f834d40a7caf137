//! Answers to a board line: how an action is written, and what a written one means.

use yonban_backgammon::notation::move_text::{self, MoveTextError};
use yonban_backgammon::{Action, Backgammon, Illegal, Kind, Phase, Play};
use yonban_rules::{Game, Reason};

/// Why an answer is no action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AnswerError {
    /// It is no word of what is due.
    #[error("`{0}` is no answer to what is due")]
    Word(String),
    /// It is no legal play of the dice.
    #[error("`{text}`: {error}")]
    Play {
        /// What was answered.
        text: String,
        /// Why it is none.
        error: MoveTextError,
    },
    /// A rule refuses it.
    #[error("`{action}`: {illegal}")]
    Illegal {
        /// What was answered.
        action: Action,
        /// The rule.
        illegal: Illegal,
    },
}

impl Reason for AnswerError {
    fn reason(&self) -> &'static str {
        match self {
            AnswerError::Word(_) => "bad_answer",
            AnswerError::Play { error, .. } => error.reason(),
            AnswerError::Illegal { illegal, .. } => illegal.reason(),
        }
    }
}

/// An action as a line: plain steps, or a word; empty where no number can be used.
pub(super) fn write(action: &Action) -> String {
    match action {
        Action::Play(play) => move_text::write_plain(play),
        Action::Resign(kind) => format!("resign {}", kind.times()),
        // There is one word for every redouble.
        Action::Raccoon => Action::Beaver.to_string(),
        other => other.to_string(),
    }
}

/// What a line answers in a game.
pub(super) fn read(text: &str, game: &Backgammon) -> Result<Action, AnswerError> {
    let lower = text.to_ascii_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    let action = match (game.phase(), &words[..]) {
        (_, ["resign", points]) => {
            let kind = Kind::ALL
                .into_iter()
                .find(|kind| kind.times().to_string() == *points || kind.name() == *points);
            Action::Resign(kind.ok_or_else(|| word(text))?)
        }
        (Phase::Play(_), []) => Action::Play(Play::NO_MOVE),
        (Phase::Play(dice), _) => {
            let play = move_text::read(text, game.board(), dice);
            Action::Play(play.map_err(|error| AnswerError::Play {
                text: echo(text),
                error,
            })?)
        }
        (Phase::Turn, ["roll"]) => Action::Roll,
        (Phase::Turn, ["double" | "redouble"]) => Action::Double,
        (Phase::Doubled { .. }, ["take" | "accept"]) => Action::Take,
        (Phase::Doubled { .. }, ["drop" | "pass" | "reject"]) => Action::Drop,
        (Phase::Doubled { redoubles }, ["beaver" | "raccoon" | "redouble"]) => {
            if redoubles.is_multiple_of(2) {
                Action::Beaver
            } else {
                Action::Raccoon
            }
        }
        (Phase::Resigning { .. }, ["accept"]) => Action::Accept,
        (Phase::Resigning { .. }, ["reject"]) => Action::Reject,
        _ => return Err(word(text)),
    };
    match game.check(&action) {
        Ok(()) => Ok(action),
        Err(illegal) => Err(AnswerError::Illegal { action, illegal }),
    }
}

/// At most so much of an answer is repeated.
fn echo(text: &str) -> String {
    text.chars().take(60).filter(|c| !c.is_control()).collect()
}

fn word(text: &str) -> AnswerError {
    AnswerError::Word(echo(text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_backgammon::Rules;

    fn game(entries: &[&str]) -> Backgammon {
        let rules: Rules = "money,beavers=2".parse().expect("rules");
        let mut game = Backgammon::new(&rules);
        for text in entries {
            game.enter(text).expect("legal");
        }
        game
    }

    /// Every legal action is written as a line that reads back to it.
    #[test]
    fn what_is_written_reads_back() {
        for entries in [
            &["dice 3 1"][..],
            &["dice 3 1", "8/5 6/5"],
            &["dice 3 1", "8/5 6/5", "double"],
            &["dice 3 1", "8/5 6/5", "double", "beaver"],
            &["dice 3 1", "8/5 6/5", "resign single"],
        ] {
            let game = game(entries);
            for action in game.legal_actions() {
                let text = write(&action);
                assert_eq!(read(&text, &game), Ok(action), "{text}");
                assert!(!text.contains('*'), "{text}");
            }
        }
    }

    #[test]
    fn other_answers_have_a_reason() {
        for (entries, text, reason) in [
            (&["dice 3 1"][..], "", "must_move"),
            (&["dice 3 1"], "8/5", "illegal"),
            (&["dice 3 1"], "roll", "bad_text"),
            (&["dice 3 1"], "resign 4", "bad_answer"),
            (&["dice 3 1", "8/5 6/5"], "8/5 6/5", "bad_answer"),
            (&["dice 3 1", "8/5 6/5"], "", "bad_answer"),
            (&["dice 3 1", "8/5 6/5"], "take", "bad_answer"),
            (
                &["dice 3 1", "8/5 6/5", "double", "take"],
                "double",
                "not_cube_owner",
            ),
        ] {
            let error = read(text, &game(entries)).expect_err(text);
            assert_eq!(error.reason(), reason, "{text}: {error}");
        }
    }
}
