//! Fan-out of what was committed to whoever watches: publish under a subject, subscribe to a
//! subject. Knows no game: a message is bytes.
//!
//! **The bus promises nothing.** A message may be lost, doubled, late or out of order; the log in the
//! store is the truth. A subscriber sees by the sequence numbers it finds in the messages that
//! something is missing, or is told so ([`Received::Gap`]), and reads the log. So publishing happens
//! *after* the commit, and a failed publish is not a failed command.
//!
//! [`LocalBus`] joins the tasks of one process; [`FlakyBus`] wraps another bus and does to its
//! messages, by a seed, what networks do.
//!
//! ```
//! use yonban_bus::{Bus, LocalBus, Received, event_subject};
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), yonban_bus::BusError> {
//! let bus = LocalBus::new();
//! let subject = event_subject("c0ffee");
//! let mut watcher = bus.subscribe(&subject).await?;
//! bus.publish(&subject, "41\ta\tplayed".into()).await?;
//! match watcher.next().await {
//!     Some(Received::Message(message)) => assert_eq!(message.text(), Some("41\ta\tplayed")),
//!     other => panic!("{other:?}"),
//! }
//! # Ok(())
//! # }
//! ```
//!
//! # What is not here
//!
//! Delivery between processes; queues; anything that must not be lost.

mod flaky;
mod local;

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::str;
use std::sync::Arc;

use thiserror::Error;

pub use crate::flaky::{Faults, FlakyBus};
pub use crate::local::{DEFAULT_CAPACITY, LocalBus};

/// A future that the bus hands out.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// What a message carries: text or bytes, shared between all who receive it.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Payload(Arc<[u8]>);

impl Payload {
    /// The bytes.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

impl From<&str> for Payload {
    fn from(text: &str) -> Self {
        Payload(text.as_bytes().into())
    }
}

impl From<String> for Payload {
    fn from(text: String) -> Self {
        Payload(text.into_bytes().into())
    }
}

impl From<Vec<u8>> for Payload {
    fn from(bytes: Vec<u8>) -> Self {
        Payload(bytes.into())
    }
}

impl fmt::Debug for Payload {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match str::from_utf8(&self.0) {
            Ok(text) => text.fmt(f),
            Err(_) => self.0.fmt(f),
        }
    }
}

/// One published message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// What it was published under.
    pub subject: Arc<str>,
    /// What it carries.
    pub payload: Payload,
}

impl Message {
    /// The payload as text; `None` where it is not UTF-8.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        str::from_utf8(self.payload.as_bytes()).ok()
    }
}

/// What a subscriber gets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Received {
    /// A message.
    Message(Message),
    /// The subscriber was too slow and messages are lost: read the log.
    Gap {
        /// How many.
        missed: u64,
    },
}

/// Why the bus did not take a message or a subscription.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BusError {
    /// A subject is one to 200 printable ASCII characters: words joined by dots, without spaces and
    /// without the wildcards `*` and `>`.
    #[error("not a subject: {0:?}")]
    BadSubject(String),
    /// The bus cannot be reached. Nobody was told; the log is not affected.
    #[error("the bus is not available: {0}")]
    Unavailable(String),
}

/// The subject under which the events of a table are published: `ev.<table>`.
#[must_use]
pub fn event_subject(table: &str) -> String {
    format!("ev.{table}")
}

fn check_subject(subject: &str) -> Result<(), BusError> {
    let good = subject.len() <= 200
        && subject.split('.').all(|word| {
            !word.is_empty()
                && word
                    .bytes()
                    .all(|b| b.is_ascii_graphic() && !matches!(b, b'*' | b'>'))
        });
    if good {
        Ok(())
    } else {
        Err(BusError::BadSubject(subject.to_owned()))
    }
}

/// Publish and subscribe. Used as `Arc<dyn Bus>`.
pub trait Bus: Send + Sync + 'static {
    /// Hands a message to whoever subscribes to the subject at this moment. That nobody does is no
    /// error.
    ///
    /// # Errors
    /// [`BusError::BadSubject`], [`BusError::Unavailable`].
    fn publish<'a>(
        &'a self,
        subject: &'a str,
        payload: Payload,
    ) -> Answer<'a, Result<(), BusError>>;

    /// Receives what is published under exactly this subject from now on. To miss nothing,
    /// subscribe first and read the log afterwards.
    ///
    /// # Errors
    /// [`BusError::BadSubject`], [`BusError::Unavailable`].
    fn subscribe<'a>(&'a self, subject: &'a str) -> Answer<'a, Result<Subscription, BusError>>;
}

/// Where the messages of a subscription come from: what a bus implements.
pub trait Source: Send + 'static {
    /// The next thing received; `None` once the bus has ended. Must not lose a message when the
    /// future is dropped before it is ready, so that it can stand in a `select!`.
    fn next(&mut self) -> Answer<'_, Option<Received>>;
}

/// A running subscription. Dropping it ends it.
pub struct Subscription {
    source: Box<dyn Source>,
}

impl Subscription {
    /// A subscription fed by a source.
    #[must_use]
    pub fn new(source: impl Source) -> Self {
        Subscription {
            source: Box::new(source),
        }
    }

    /// The next thing received; `None` once the bus has ended. Dropping the future before it is
    /// ready loses nothing.
    pub async fn next(&mut self) -> Option<Received> {
        self.source.next().await
    }
}

impl fmt::Debug for Subscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Subscription").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subjects_are_dotted_words_without_wildcards() {
        for good in ["ev.0123", "lobby", "a.b.c"] {
            assert_eq!(check_subject(good), Ok(()));
        }
        for bad in [
            "", ".", "ev.", ".x", "ev..x", "ev.*", "ev.>", "a b", "ä", "a\n",
        ] {
            assert_eq!(
                check_subject(bad),
                Err(BusError::BadSubject(bad.to_owned()))
            );
        }
        assert!(check_subject(&"x".repeat(200)).is_ok());
        assert!(check_subject(&"x".repeat(201)).is_err());
    }
}
