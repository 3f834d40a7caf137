//! The bus inside one process.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use crate::{
    Answer, Bus, BusError, Message, Payload, Received, Source, Subscription, check_subject,
};

/// Messages that a subscriber may lag behind before it gets a gap, unless asked otherwise.
pub const DEFAULT_CAPACITY: usize = 64;

/// Fan-out between the tasks of one process, with a bounded buffer for each subject. A subject
/// without subscribers costs nothing.
#[derive(Clone)]
pub struct LocalBus {
    subjects: Arc<Subjects>,
}

struct Subjects {
    capacity: usize,
    senders: Mutex<HashMap<Arc<str>, broadcast::Sender<Message>>>,
}

impl Subjects {
    // The map is valid after every single operation on it, so a panic elsewhere cannot spoil it.
    fn lock(&self) -> MutexGuard<'_, HashMap<Arc<str>, broadcast::Sender<Message>>> {
        self.senders.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LocalBus {
    /// A bus with the usual buffers.
    #[must_use]
    pub fn new() -> Self {
        Self::with_capacity(DEFAULT_CAPACITY)
    }

    /// A bus whose subjects keep at least `capacity` messages (at least 1, at most 65,536) for
    /// those who lag. Rounded up to a power of two.
    #[must_use]
    pub fn with_capacity(capacity: usize) -> Self {
        let capacity = capacity.clamp(1, 1 << 16);
        LocalBus {
            subjects: Arc::new(Subjects {
                capacity,
                senders: Mutex::default(),
            }),
        }
    }

    /// How many subjects have a subscriber.
    #[must_use]
    pub fn subjects(&self) -> usize {
        self.subjects.lock().len()
    }
}

impl Default for LocalBus {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for LocalBus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LocalBus")
            .field("capacity", &self.subjects.capacity)
            .field("subjects", &self.subjects())
            .finish()
    }
}

impl Bus for LocalBus {
    fn publish<'a>(
        &'a self,
        subject: &'a str,
        payload: Payload,
    ) -> Answer<'a, Result<(), BusError>> {
        Box::pin(async move {
            check_subject(subject)?;
            let senders = self.subjects.lock();
            if let Some((subject, sender)) = senders.get_key_value(subject) {
                // It fails only if the last subscriber is leaving at this moment.
                sender
                    .send(Message {
                        subject: Arc::clone(subject),
                        payload,
                    })
                    .ok();
            }
            Ok(())
        })
    }

    fn subscribe<'a>(&'a self, subject: &'a str) -> Answer<'a, Result<Subscription, BusError>> {
        Box::pin(async move {
            check_subject(subject)?;
            let subject: Arc<str> = subject.into();
            let receiver = self
                .subjects
                .lock()
                .entry(Arc::clone(&subject))
                .or_insert_with(|| broadcast::Sender::new(self.subjects.capacity))
                .subscribe();
            let subjects = Arc::clone(&self.subjects);
            Ok(Subscription::new(LocalSource {
                subject,
                receiver: Some(receiver),
                subjects,
            }))
        })
    }
}

struct LocalSource {
    subject: Arc<str>,
    /// Taken out only while the source is dropped.
    receiver: Option<broadcast::Receiver<Message>>,
    subjects: Arc<Subjects>,
}

impl Source for LocalSource {
    fn next(&mut self) -> Answer<'_, Option<Received>> {
        Box::pin(async move {
            match self.receiver.as_mut()?.recv().await {
                Ok(message) => Some(Received::Message(message)),
                Err(RecvError::Lagged(missed)) => Some(Received::Gap { missed }),
                Err(RecvError::Closed) => None,
            }
        })
    }
}

impl Drop for LocalSource {
    fn drop(&mut self) {
        let mut senders = self.subjects.lock();
        // Under the lock, so that nobody subscribes between the count and the removal.
        drop(self.receiver.take());
        if senders
            .get(&self.subject)
            .is_some_and(|s| s.receiver_count() == 0)
        {
            senders.remove(&self.subject);
        }
    }
}
