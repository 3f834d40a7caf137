//! What both seats accept before they sit: game, rules, clocks, policies, series. It prints as one
//! canonical text, and both accept the same hash.

use crate::Series;
use crate::text::{self, yes_no};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;
use yonban_clock::{Control, Millis, Speed, format_duration, parse_duration};
use yonban_rules::{Game, Seat};

/// Whether a decision can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Takeback {
    /// Not at this table.
    Never,
    /// If the opponent agrees.
    ByConsent,
}

/// What a room takes for an unfounded claim against the opponent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClaimCost {
    /// Nothing: the refusal is all.
    Nothing,
    /// This much is added to the charge of the running turn.
    Time(Millis),
    /// After so many unfounded claims, no more claims of this seat are accepted.
    Tries(u32),
}

/// What seats may do beside playing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Policies {
    /// Whether the result counts for ratings. The table does not act on it; it is part of what both
    /// agreed to.
    pub rated: bool,
    /// Whether draws may be offered (where the game knows them).
    pub draw_offers: bool,
    /// Whether decisions may be taken back.
    pub takeback: Takeback,
    /// Whether a seat may give its opponent time.
    pub give_time: bool,
    /// Whether a seat may claim when its opponent is gone: not against engines, not among friends,
    /// not in Swiss tournaments.
    pub absence_claims: bool,
    /// What an unfounded claim costs.
    pub claim_cost: ClaimCost,
    /// By how many plies whoever only watches sees the game late while it is on. The table does not
    /// act on it; it is part of what both agreed to. See [`Delay`](crate::Delay).
    pub spectator_delay: u32,
}

impl Policies {
    /// A friendly, unrated game: everything by consent.
    pub const CASUAL: Policies = Policies {
        rated: false,
        draw_offers: true,
        takeback: Takeback::ByConsent,
        give_time: true,
        absence_claims: true,
        claim_cost: ClaimCost::Nothing,
        spectator_delay: 0,
    };
}

/// Everything a table is played by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreement<G: Game> {
    /// The game's name in the list of games, so that a log says what it is a log of.
    pub game: String,
    /// The preset's id with its version.
    pub preset: String,
    /// The rules.
    pub rules: G::Rules,
    /// One control for each seat, A first.
    pub controls: [Control; 2],
    /// Expected moves of one player (see `data/clock`): speed classes and lag quotas follow from it.
    pub moves: u32,
    /// What seats may do beside playing.
    pub policies: Policies,
    /// What follows a finished table.
    pub series: Series,
}

impl<G: Game> Agreement<G> {
    /// SHA-256 of the canonical text.
    #[must_use]
    pub fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.to_string()).into()
    }

    /// The seat's control.
    #[must_use]
    pub const fn control(&self, seat: Seat) -> &Control {
        &self.controls[seat.index()]
    }

    /// The speed class of the slower clock.
    #[must_use]
    pub fn speed(&self) -> Speed {
        let [a, b] = self.controls.map(|control| control.speed(self.moves));
        a.max(b)
    }
}

const KEYS: [&str; 13] = [
    "game",
    "preset",
    "rules",
    "control_a",
    "control_b",
    "moves",
    "rated",
    "draw",
    "takeback",
    "give_time",
    "absence",
    "claim_cost",
    "series",
];

/// The key of what came later: there only where it says something, so that older texts stay
/// canonical.
const DELAY: &str = "spectator_delay";

impl fmt::Display for ClaimCost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClaimCost::Nothing => f.write_str("none"),
            ClaimCost::Time(time) => write!(f, "time={}", format_duration(*time)),
            ClaimCost::Tries(tries) => write!(f, "tries={tries}"),
        }
    }
}

/// Reads the canonical text only; the error is the agreement's or the log line's matter.
impl FromStr for ClaimCost {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let cost = match text.split_once('=') {
            None if text == "none" => ClaimCost::Nothing,
            Some(("time", time)) => ClaimCost::Time(parse_duration(time).map_err(|_| ())?),
            Some(("tries", tries)) => ClaimCost::Tries(tries.parse().map_err(|_| ())?),
            _ => return Err(()),
        };
        (cost.to_string() == text).then_some(cost).ok_or(())
    }
}

impl<G: Game> fmt::Display for Agreement<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Policies {
            rated,
            draw_offers,
            takeback,
            give_time,
            absence_claims,
            claim_cost,
            spectator_delay,
        } = self.policies;
        let values: [String; KEYS.len()] = [
            self.game.clone(),
            self.preset.clone(),
            self.rules.to_string(),
            self.controls[0].to_string(),
            self.controls[1].to_string(),
            self.moves.to_string(),
            yes_no(rated).to_owned(),
            if draw_offers { "offers" } else { "none" }.to_owned(),
            match takeback {
                Takeback::Never => "never",
                Takeback::ByConsent => "by_consent",
            }
            .to_owned(),
            yes_no(give_time).to_owned(),
            if absence_claims { "claims" } else { "none" }.to_owned(),
            claim_cost.to_string(),
            self.series.to_string(),
        ];
        for (n, (key, value)) in KEYS.iter().zip(&values).enumerate() {
            let separator = if n == 0 { "" } else { ";" };
            write!(f, "{separator}{key}={}", text::encode(value, &[';']))?;
        }
        if spectator_delay > 0 {
            write!(f, ";{DELAY}={spectator_delay}")?;
        }
        Ok(())
    }
}

/// Why a text is no agreement.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseAgreementError {
    /// The keys are not exactly the known ones in their order.
    #[error("an agreement has the keys {keys}, in this order, joined by `;`", keys = KEYS.join(", "))]
    Keys,
    /// A value that cannot be read.
    #[error("agreement: `{key}`: {message}")]
    Value {
        /// The key.
        key: &'static str,
        /// What is wrong.
        message: String,
    },
    /// The text reads, but an equal agreement prints differently.
    #[error("the agreement's text is not the canonical one")]
    NotCanonical,
}

/// An agreement's text without the spectators' delay, and that delay.
fn split_delay(text: &str) -> Option<(&str, u32)> {
    match text.rsplit_once(';') {
        Some((rest, last)) if last.starts_with(DELAY) => {
            let delay = last.strip_prefix(DELAY)?.strip_prefix('=')?.parse().ok()?;
            Some((rest, delay))
        }
        _ => Some((text, 0)),
    }
}

/// By how many plies spectators see a game late, as its agreement's text says; for whoever does not
/// know the game.
#[must_use]
pub fn spectator_delay_of(agreement: &str) -> Option<u32> {
    let (rest, delay) = split_delay(agreement)?;
    values(rest).map(|_| delay)
}

/// The values of an agreement's text, in the order of [`KEYS`].
fn values(text: &str) -> Option<[String; KEYS.len()]> {
    let parts = text::split::<{ KEYS.len() }>(text, ';')?;
    let mut values = Vec::with_capacity(KEYS.len());
    for (part, key) in parts.into_iter().zip(KEYS) {
        values.push(text::decode(part.strip_prefix(key)?.strip_prefix('=')?)?);
    }
    values.try_into().ok()
}

/// The game that an agreement's text names, for whoever must choose the type to read it with.
#[must_use]
pub fn game_of(agreement: &str) -> Option<String> {
    value_of(agreement, "game")
}

/// What an agreement's text says under a key, such as `rules`, `control_a` or `series`; for whoever
/// does not know the game.
///
/// `None` where the text is no agreement's or the key is not one of those that every agreement has.
#[must_use]
pub fn value_of(agreement: &str, key: &str) -> Option<String> {
    let values = values(split_delay(agreement)?.0)?;
    let at = KEYS.iter().position(|known| *known == key)?;
    values.into_iter().nth(at)
}

impl<G: Game> FromStr for Agreement<G> {
    type Err = ParseAgreementError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (known, spectator_delay) = split_delay(text).ok_or(ParseAgreementError::Keys)?;
        let [
            game,
            preset,
            rules,
            a,
            b,
            moves,
            rated,
            draw,
            back,
            give,
            absence,
            cost,
            series,
        ] = values(known).ok_or(ParseAgreementError::Keys)?;
        let fail = |key, message: &str| ParseAgreementError::Value {
            key,
            message: message.to_owned(),
        };
        let choice = |key, value: &str, no: &str, yes: &str| match value {
            value if value == no => Ok(false),
            value if value == yes => Ok(true),
            _ => Err(fail(key, &format!("write {no} or {yes}"))),
        };
        let control = |key, value: &str| {
            value
                .parse::<Control>()
                .map_err(|e| fail(key, &e.to_string()))
        };
        let agreement = Agreement {
            game,
            preset,
            rules: rules
                .parse()
                .map_err(|e: <G::Rules as FromStr>::Err| fail("rules", &e.to_string()))?,
            controls: [control("control_a", &a)?, control("control_b", &b)?],
            moves: moves.parse().map_err(|_| fail("moves", "write a number"))?,
            policies: Policies {
                rated: choice("rated", &rated, "no", "yes")?,
                draw_offers: choice("draw", &draw, "none", "offers")?,
                takeback: if choice("takeback", &back, "never", "by_consent")? {
                    Takeback::ByConsent
                } else {
                    Takeback::Never
                },
                give_time: choice("give_time", &give, "no", "yes")?,
                absence_claims: choice("absence", &absence, "none", "claims")?,
                claim_cost: cost
                    .parse()
                    .map_err(|()| fail("claim_cost", "write none, time=DURATION or tries=N"))?,
                spectator_delay,
            },
            series: series
                .parse()
                .map_err(|()| fail("series", "write SIDES,CARRY,UNTIL"))?,
        };
        if agreement.to_string() == text {
            Ok(agreement)
        } else {
            Err(ParseAgreementError::NotCanonical)
        }
    }
}
