//! The log: one line of text per event, chained by hashes. `docs/log.md` fixes the format.

use crate::text::{decode, encode};
use crate::{Author, Event, EventKind, HandOver, agreement, text};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use yonban_clock::{Millis, SeatClock};
use yonban_rules::Game;

/// The hash of a log up to and including one line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LogHash(pub [u8; 32]);

impl LogHash {
    /// The hash before the first line.
    pub const START: LogHash = LogHash([0; 32]);

    /// The hash after one more line: `SHA-256("yonban-log-v1" || self || line)`.
    #[must_use]
    pub fn then(&self, line: &str) -> LogHash {
        let digest = Sha256::new()
            .chain_update(b"yonban-log-v1")
            .chain_update(self.0)
            .chain_update(line)
            .finalize();
        LogHash(digest.into())
    }
}

/// Prints 64 hexadecimal digits.
impl fmt::Display for LogHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl FromStr for LogHash {
    type Err = crate::ParseIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut hash = [0; 32];
        hex::decode_to_slice(text, &mut hash).map_err(|_| crate::ParseIdError)?;
        let hash = LogHash(hash);
        (hash.to_string() == text)
            .then_some(hash)
            .ok_or(crate::ParseIdError)
    }
}

/// The last line of a log that is a file: the number of the last event and the hash of the log up to
/// it. Whoever changes a line must change this too.
///
/// ```
/// use yonban_table::{LogHash, Seal};
///
/// let seal = Seal { seq: 1, hash: LogHash::START.then("the only line") };
/// let text = seal.to_string();
/// assert!(text.starts_with("end\t1\t"));
/// assert_eq!(text.parse(), Ok(seal));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seal {
    /// The last event.
    pub seq: u64,
    /// The hash of the log up to and including it.
    pub hash: LogHash,
}

impl Seal {
    /// Whether a line is meant to be a seal: no event's line begins so.
    #[must_use]
    pub fn is_meant(line: &str) -> bool {
        line.starts_with("end\t")
    }

    /// The log as a file: the lines, and the seal as the last one.
    #[must_use]
    pub fn file<'a>(self, lines: impl IntoIterator<Item = &'a str>) -> String {
        let mut text = String::new();
        for line in lines {
            text.push_str(line);
            text.push('\n');
        }
        text.push_str(&self.to_string());
        text.push('\n');
        text
    }
}

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "end\t{}\t{}", self.seq, self.hash)
    }
}

/// A line that is no seal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a log ends with `end`, the number of its last event and 64 hexadecimal digits")]
pub struct ParseSealError;

impl FromStr for Seal {
    type Err = ParseSealError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let [_, seq, hash] = text::split(text, '\t').ok_or(ParseSealError)?;
        let seal = Seal {
            seq: seq.parse().map_err(|_| ParseSealError)?,
            hash: hash.parse().map_err(|_| ParseSealError)?,
        };
        (seal.to_string() == text)
            .then_some(seal)
            .ok_or(ParseSealError)
    }
}

/// Why a line of a log cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LineError {
    /// Fewer than four fields, or one of the first three that is no number or author.
    #[error("a log line begins with seq, time, author and kind")]
    Head,
    /// A kind this version does not know.
    #[error("`{0}` is no kind of event")]
    Kind(String),
    /// The kind's keys are not exactly the known ones in their order.
    #[error("the keys of `{0}` are wrong")]
    Keys(String),
    /// A value that cannot be read.
    #[error("`{key}`: {message}")]
    Value {
        /// The key.
        key: &'static str,
        /// What is wrong.
        message: String,
    },
    /// The line reads, but an equal event prints differently.
    #[error("the line is not the canonical one")]
    NotCanonical,
}

/// Why a log is not the log of a table. It was edited, or written by another version of the rules.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CorruptLog {
    /// There is no line at all.
    #[error("the log is empty")]
    Empty,
    /// A line that cannot be read.
    #[error("event {seq}: {error}")]
    Line {
        /// Where.
        seq: u64,
        /// What is wrong.
        error: LineError,
    },
    /// The first event does not create the table, or a later one does.
    #[error("event {seq}: a log begins with `created`, once")]
    Start {
        /// Where.
        seq: u64,
    },
    /// An event is missing, doubled or out of place.
    #[error("event {found} stands where {expected} belongs")]
    Seq {
        /// What belongs here.
        expected: u64,
        /// What stands here.
        found: u64,
    },
    /// Time goes backwards.
    #[error("event {seq} is earlier than the one before")]
    Time {
        /// Where.
        seq: u64,
    },
    /// The table would have refused this event.
    #[error("event {seq} cannot happen: {reason}")]
    Impossible {
        /// Where.
        seq: u64,
        /// The refusal's message.
        reason: String,
    },
    /// A charge, a clock or a verdict is not what follows from the log.
    #[error("event {seq} does not say what follows from the log")]
    Differs {
        /// Where.
        seq: u64,
    },
    /// A seat revealed another value than it had pledged.
    #[error("event {seq}: the value is not the one that was pledged")]
    Pledge {
        /// Where it was revealed.
        seq: u64,
    },
    /// The house told another secret than it had sealed.
    #[error("event {seq}: the secret is not the one that was sealed")]
    Secret {
        /// Where it was told.
        seq: u64,
    },
    /// An outcome that does not follow from the secret and the values of both seats.
    #[error("event {seq}: this is not what the secret and the values of both seats make")]
    Roll {
        /// Where it was drawn.
        seq: u64,
    },
    /// The hash beside a line is not the chain's.
    #[error("event {seq}: the hash chain is broken")]
    Hash {
        /// Where.
        seq: u64,
    },
}

/// The game that the first line of a log names, for whoever must choose the type to read it with.
#[must_use]
pub fn game_of_line(first_line: &str) -> Option<String> {
    let agreement = first_line
        .split('\t')
        .find_map(|field| field.strip_prefix("agreement="))?;
    agreement::game_of(&decode(agreement)?)
}

type Fields = Vec<(&'static str, String)>;

impl<G: Game> Event<G> {
    /// The canonical line, without a newline.
    #[must_use]
    pub fn line(&self) -> String {
        let Event {
            seq,
            at,
            author,
            kind,
        } = self;
        let mut line = format!("{seq}\t{at}\t{author}\t{}", kind.name());
        for (key, value) in fields(kind) {
            line.push('\t');
            line.push_str(key);
            line.push('=');
            line.push_str(&encode(&value, &[]));
        }
        line
    }

    /// Reads a line.
    ///
    /// # Errors
    ///
    /// Anything that [`line`](Event::line) would not have written.
    pub fn from_line(line: &str) -> Result<Event<G>, LineError> {
        let mut parts = line.split('\t');
        let mut part = || parts.next().ok_or(LineError::Head);
        let seq = part()?.parse().map_err(|_| LineError::Head)?;
        let at = part()?.parse().map_err(|_| LineError::Head)?;
        let author: Author = part()?.parse().map_err(|()| LineError::Head)?;
        let name = part()?;
        let keys_are_wrong = || LineError::Keys(short(name));
        let mut values = Vec::new();
        for field in parts {
            let (key, value) = field.split_once('=').ok_or_else(keys_are_wrong)?;
            values.push((key, decode(value).ok_or_else(keys_are_wrong)?));
        }
        let kind = kind(name, &Values { name, values })?;
        let event = Event {
            seq,
            at,
            author,
            kind,
        };
        // Unknown keys, another order or another spelling of a value: all print differently.
        if event.line() == line {
            Ok(event)
        } else {
            Err(LineError::NotCanonical)
        }
    }
}

fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

/// The keys and values of an event, in the order of `docs/log.md`.
fn fields<G: Game>(kind: &EventKind<G>) -> Fields {
    match kind {
        EventKind::Created { id, agreement } => vec![
            ("format", FORMAT.to_owned()),
            ("id", id.to_string()),
            ("agreement", agreement.to_string()),
        ],
        EventKind::Sealed { hash } => vec![("hash", hash.to_string())],
        EventKind::Seated { seat, who } => vec![("seat", seat.to_string()), ("who", who.clone())],
        EventKind::Pledged { seat, hash } => {
            vec![("seat", seat.to_string()), ("hash", hash.to_string())]
        }
        EventKind::Revealed { seat, value } => {
            vec![("seat", seat.to_string()), ("value", value.to_string())]
        }
        EventKind::Unsealed { secret } => vec![("secret", secret.to_string())],
        EventKind::Started | EventKind::RestOver | EventKind::Paused | EventKind::Resumed => {
            Vec::new()
        }
        EventKind::Played {
            seat,
            action,
            charge,
            compensation,
            clock,
        } => vec![
            ("seat", seat.to_string()),
            ("action", action.to_string()),
            ("charge", charge.to_string()),
            ("comp", compensation.to_string()),
            ("clock", clock.to_string()),
        ],
        EventKind::Told { seat, chance } => {
            vec![("seat", seat.to_string()), ("chance", chance.to_string())]
        }
        EventKind::Rolled {
            index,
            chance,
            hand_over,
        } => {
            let mut fields = vec![("index", index.to_string()), ("chance", chance.to_string())];
            if let Some(HandOver { charge, clock }) = hand_over {
                fields.push(("charge", charge.to_string()));
                fields.push(("clock", clock.to_string()));
            }
            fields
        }
        EventKind::Offered { seat, offer } | EventKind::Withdrawn { seat, offer } => {
            vec![("seat", seat.to_string()), ("offer", offer.to_string())]
        }
        EventKind::Answered {
            seat,
            offer,
            answer,
        } => vec![
            ("seat", seat.to_string()),
            ("offer", offer.to_string()),
            ("answer", answer.to_string()),
        ],
        EventKind::TookBack { to, clocks } => vec![
            ("to", to.to_string()),
            ("clock_a", clocks[0].to_string()),
            ("clock_b", clocks[1].to_string()),
        ],
        EventKind::Resigned { seat }
        | EventKind::Asked { seat }
        | EventKind::Disputed { seat }
        | EventKind::Ready { seat } => {
            vec![("seat", seat.to_string())]
        }
        EventKind::TimedOut { seat, verdict } => {
            vec![("seat", seat.to_string()), ("verdict", verdict.to_string())]
        }
        EventKind::Abandoned {
            seat,
            gone_since,
            grace,
            verdict,
        } => vec![
            ("seat", seat.to_string()),
            ("gone_since", gone_since.to_string()),
            ("grace", grace.to_string()),
            ("verdict", verdict.to_string()),
        ],
        EventKind::Aborted { cause } => vec![("cause", cause.to_string())],
        EventKind::Agreed { verdict } | EventKind::Adjudicated { verdict } => {
            vec![("verdict", verdict.to_string())]
        }
        EventKind::Credited { seat, amount } => {
            vec![("seat", seat.to_string()), ("amount", amount.to_string())]
        }
        EventKind::TimeGiven {
            seat,
            amount,
            clock,
        } => vec![
            ("seat", seat.to_string()),
            ("amount", amount.to_string()),
            ("clock", clock.to_string()),
        ],
        EventKind::ClaimRefused {
            seat,
            reason,
            price,
        } => vec![
            ("seat", seat.to_string()),
            ("reason", reason.clone()),
            ("price", price.to_string()),
        ],
    }
}

/// The version of the event bodies.
const FORMAT: &str = "1";

struct Values<'a> {
    name: &'a str,
    values: Vec<(&'a str, String)>,
}

impl Values<'_> {
    fn text(&self, key: &'static str) -> Result<&str, LineError> {
        self.optional(key)
            .ok_or_else(|| LineError::Keys(short(self.name)))
    }

    fn optional(&self, key: &'static str) -> Option<&str> {
        let value = self.values.iter().find(|(known, _)| *known == key);
        value.map(|(_, value)| value.as_str())
    }

    /// A value whose error says enough beside the key.
    fn get<T: FromStr>(&self, key: &'static str) -> Result<T, LineError> {
        self.text(key)?.parse().map_err(|_| LineError::Value {
            key,
            message: "this value cannot be read".to_owned(),
        })
    }

    /// A value whose error explains itself.
    fn told<T: FromStr<Err: fmt::Display>>(&self, key: &'static str) -> Result<T, LineError> {
        self.text(key)?
            .parse()
            .map_err(|e: T::Err| LineError::Value {
                key,
                message: e.to_string(),
            })
    }
}

fn kind<G: Game>(name: &str, values: &Values<'_>) -> Result<EventKind<G>, LineError> {
    Ok(match name {
        "created" => {
            if values.text("format")? != FORMAT {
                return Err(LineError::Value {
                    key: "format",
                    message: format!("this version reads format {FORMAT}"),
                });
            }
            EventKind::Created {
                id: values.told("id")?,
                agreement: Arc::new(values.told("agreement")?),
            }
        }
        "seated" => EventKind::Seated {
            seat: values.told("seat")?,
            who: values.text("who")?.to_owned(),
        },
        "sealed" => EventKind::Sealed {
            hash: values.told("hash")?,
        },
        "pledged" => EventKind::Pledged {
            seat: values.told("seat")?,
            hash: values.told("hash")?,
        },
        "revealed" => EventKind::Revealed {
            seat: values.told("seat")?,
            value: values.told("value")?,
        },
        "unsealed" => EventKind::Unsealed {
            secret: values.told("secret")?,
        },
        "started" => EventKind::Started,
        "played" => EventKind::Played {
            seat: values.told("seat")?,
            action: values.told("action")?,
            charge: values.get("charge")?,
            compensation: values.get("comp")?,
            clock: values.told("clock")?,
        },
        "told" => EventKind::Told {
            seat: values.told("seat")?,
            chance: values.told("chance")?,
        },
        "asked" => EventKind::Asked {
            seat: values.told("seat")?,
        },
        "disputed" => EventKind::Disputed {
            seat: values.told("seat")?,
        },
        "rolled" => EventKind::Rolled {
            index: values.get("index")?,
            chance: values.told("chance")?,
            hand_over: if values.optional("charge").is_some() {
                Some(HandOver {
                    charge: values.get::<Millis>("charge")?,
                    clock: values.told::<SeatClock>("clock")?,
                })
            } else {
                None
            },
        },
        "offered" => EventKind::Offered {
            seat: values.told("seat")?,
            offer: values.get("offer")?,
        },
        "answered" => EventKind::Answered {
            seat: values.told("seat")?,
            offer: values.get("offer")?,
            answer: values.get("answer")?,
        },
        "withdrawn" => EventKind::Withdrawn {
            seat: values.told("seat")?,
            offer: values.get("offer")?,
        },
        "took_back" => EventKind::TookBack {
            to: values.get("to")?,
            clocks: [values.told("clock_a")?, values.told("clock_b")?],
        },
        "resigned" => EventKind::Resigned {
            seat: values.told("seat")?,
        },
        "timed_out" => EventKind::TimedOut {
            seat: values.told("seat")?,
            verdict: values.told("verdict")?,
        },
        "abandoned" => EventKind::Abandoned {
            seat: values.told("seat")?,
            gone_since: values.get("gone_since")?,
            grace: values.get("grace")?,
            verdict: values.told("verdict")?,
        },
        "aborted" => EventKind::Aborted {
            cause: values.get("cause")?,
        },
        "agreed" => EventKind::Agreed {
            verdict: values.told("verdict")?,
        },
        "adjudicated" => EventKind::Adjudicated {
            verdict: values.told("verdict")?,
        },
        "ready" => EventKind::Ready {
            seat: values.told("seat")?,
        },
        "rest_over" => EventKind::RestOver,
        "paused" => EventKind::Paused,
        "resumed" => EventKind::Resumed,
        "credited" => EventKind::Credited {
            seat: values.told("seat")?,
            amount: values.get("amount")?,
        },
        "time_given" => EventKind::TimeGiven {
            seat: values.told("seat")?,
            amount: values.get("amount")?,
            clock: values.told("clock")?,
        },
        "claim_refused" => EventKind::ClaimRefused {
            seat: values.told("seat")?,
            reason: values.text("reason")?.to_owned(),
            price: values.get("price")?,
        },
        other => return Err(LineError::Kind(text::encode(&short(other), &[]))),
    })
}
