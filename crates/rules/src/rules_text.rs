//! The form that every rules text has, `PRESET[,key=value...]`, and what can be wrong with one. What
//! presets, keys and values there are is each game's.
//!
//! ```
//! use yonban_rules::rules_text::{self, RulesError};
//!
//! let read = |text| {
//!     rules_text::read(
//!         text,
//!         |word| rules_text::is_word(word, "-"),
//!         |preset| (preset == "even").then(Vec::new),
//!         |name| ["impasse", "judging"].into_iter().find(|key| *key == name),
//!         |rules, key, value| {
//!             rules.push((key, value.to_owned()));
//!             Ok(())
//!         },
//!     )
//! };
//! let (rules, keys) = read("even,judging=lose")?;
//! assert_eq!((rules[0].1.as_str(), keys), ("lose", vec!["judging"]));
//! assert_eq!(read("odd"), Err(RulesError::UnknownPreset("odd".to_owned())));
//! assert_eq!(read("even,judging"), Err(RulesError::Syntax));
//! # Ok::<(), RulesError<&str>>(())
//! ```

use crate::Reason;
use std::fmt::{Debug, Display};

/// Why a rules text was refused. `K` is the game's type of keys; it prints as a key's name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulesError<K> {
    /// Not of the form `PRESET[,key=value...]`.
    #[error("rules are written `PRESET[,key=value...]`, in lower case and without blanks")]
    Syntax,
    /// No preset is called that.
    #[error("no preset is called `{0}`")]
    UnknownPreset(String),
    /// No key is called that.
    #[error("no key is called `{0}`")]
    UnknownKey(String),
    /// The key stands twice.
    #[error("`{0}` is given twice")]
    DuplicateKey(K),
    /// The key does not take that value, or not with the others.
    #[error("`{key}` cannot be `{value}`; it can be {allowed}")]
    BadValue {
        /// The key.
        key: K,
        /// What it was given.
        value: String,
        /// What it takes.
        allowed: String,
    },
    /// The key is not for this preset, or not with the other options.
    #[error("`{key}` {why}")]
    KeyNotApplicable {
        /// The key.
        key: K,
        /// Why, so that it reads on from the key: `goes only with ...`.
        why: String,
    },
}

impl<K: Display + Debug> Reason for RulesError<K> {
    fn reason(&self) -> &'static str {
        match self {
            RulesError::Syntax => "syntax",
            RulesError::UnknownPreset(_) => "unknown_preset",
            RulesError::UnknownKey(_) => "unknown_key",
            RulesError::DuplicateKey(_) => "duplicate_key",
            RulesError::BadValue { .. } => "bad_value",
            RulesError::KeyNotApplicable { .. } => "key_not_applicable",
        }
    }
}

/// Whether a word is made of small letters, digits and some other characters, and is not empty.
#[must_use]
pub fn is_word(word: &str, others: &str) -> bool {
    let known = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || others.contains(c);
    !word.is_empty() && word.chars().all(known)
}

/// Reads a rules text from left to right: the rules with the keys that were named, in their order.
/// Whether the keys go together is for the caller to say.
///
/// `is_word` says what may stand for a preset, a key or a value; `preset` and `key` look up names;
/// `set` sets a key to a value.
///
/// # Errors
///
/// The form comes first, then the preset, then key by key: an unknown one, one that stands twice, and
/// what `set` says.
pub fn read<R, K: Copy + PartialEq>(
    text: &str,
    is_word: impl Fn(&str) -> bool,
    preset: impl Fn(&str) -> Option<R>,
    key: impl Fn(&str) -> Option<K>,
    set: impl Fn(&mut R, K, &str) -> Result<(), RulesError<K>>,
) -> Result<(R, Vec<K>), RulesError<K>> {
    let mut parts = text.split(',');
    let name = parts
        .next()
        .filter(|name| is_word(name))
        .ok_or(RulesError::Syntax)?;
    let pairs: Vec<(&str, &str)> = parts
        .map(|part| {
            part.split_once('=')
                .filter(|(key, value)| is_word(key) && is_word(value))
        })
        .collect::<Option<_>>()
        .ok_or(RulesError::Syntax)?;
    let mut rules = preset(name).ok_or_else(|| RulesError::UnknownPreset(name.to_owned()))?;
    let mut named = Vec::with_capacity(pairs.len());
    for (name, value) in pairs {
        let key = key(name).ok_or_else(|| RulesError::UnknownKey(name.to_owned()))?;
        if named.contains(&key) {
            return Err(RulesError::DuplicateKey(key));
        }
        named.push(key);
        set(&mut rules, key, value)?;
    }
    Ok((rules, named))
}
