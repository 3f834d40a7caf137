//! Group commit: one task owns the only writing connection. It takes what is queued, at most
//! [`MAX_GROUP`] commands or [`MAX_WAIT`], runs each in a savepoint of its own, commits once, and only
//! then answers them all.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout_at};

use super::trouble::{Trouble, store_error};
use crate::error::StoreError;

/// The most commands that share a commit.
pub(super) const MAX_GROUP: usize = 128;

/// The longest that the first command of a group waits for others. A command that comes alone
/// (the group before it had no other) does not wait at all.
pub(super) const MAX_WAIT: Duration = Duration::from_millis(2);

/// How many commands may be queued before callers wait for room.
pub(super) const QUEUE: usize = 1024;

/// What came of a write: its answer, or a refusal that wrote nothing; or trouble to be undone.
pub(super) type Outcome<A> = Result<Result<A, StoreError>, Trouble>;

/// One kind of write.
pub(super) trait Write: Send + Sync + 'static {
    /// What the caller learns.
    type Answer: Send + 'static;

    /// Whether [`Write::perform`] itself sets the savepoint `command` and, unless it meets trouble,
    /// releases it. Each statement that is sent to the database's thread alone costs two thread
    /// switches, which is more than most of them take.
    const SETS_SAVEPOINT: bool = false;

    /// Runs inside the group's transaction, after the savepoint `command`.
    fn perform<'a>(
        &'a self,
        conn: &'a mut SqliteConnection,
    ) -> BoxFuture<'a, Outcome<Self::Answer>>;
}

/// A queued write with the place where its answer goes.
trait Job: Send {
    /// Runs the write and keeps its answer back. An error is one of the whole group.
    fn perform<'a>(
        &'a mut self,
        conn: &'a mut SqliteConnection,
    ) -> BoxFuture<'a, Result<(), StoreError>>;

    /// Hands out the answer that was kept, or the fate of the group.
    fn answer(self: Box<Self>, group: &Result<(), StoreError>);
}

struct Work<W: Write> {
    write: W,
    outcome: Option<Result<W::Answer, StoreError>>,
    reply: oneshot::Sender<Result<W::Answer, StoreError>>,
}

async fn run(conn: &mut SqliteConnection, sql: &'static str) -> Result<(), StoreError> {
    sqlx::query(sql)
        .execute(conn)
        .await
        .map_err(|e| store_error(&e))?;
    Ok(())
}

impl<W: Write> Job for Work<W> {
    fn perform<'a>(
        &'a mut self,
        conn: &'a mut SqliteConnection,
    ) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(async move {
            if !W::SETS_SAVEPOINT {
                run(conn, "SAVEPOINT command").await?;
            }
            match self.write.perform(conn).await {
                Ok(outcome) => {
                    if !W::SETS_SAVEPOINT {
                        run(conn, "RELEASE command").await?;
                    }
                    self.outcome = Some(outcome);
                }
                Err(Trouble::Command(error)) => {
                    run(conn, "ROLLBACK TO command; RELEASE command").await?;
                    self.outcome = Some(Err(error));
                }
                Err(Trouble::Group(error)) => return Err(error),
            }
            Ok(())
        })
    }

    fn answer(self: Box<Self>, group: &Result<(), StoreError>) {
        let answer = match (group, self.outcome) {
            (Ok(()), Some(outcome)) => outcome,
            (Ok(()), None) => Err(StoreError::Unavailable(
                "the command was not run".to_owned(),
            )),
            (Err(error), _) => Err(error.clone()),
        };
        // A caller that has gone away does not hear the answer; the write stands.
        self.reply.send(answer).ok();
    }
}

enum Message {
    Job(Box<dyn Job>),
    Close(oneshot::Sender<()>),
}

/// How much the writer has done since the store was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WriterCounts {
    /// Transactions committed.
    pub commits: u64,
    /// Commands answered after those commits.
    pub commands: u64,
    /// Commands in the largest group.
    pub largest_group: u64,
    /// Groups that the database did not take.
    pub failed_groups: u64,
}

#[derive(Debug, Default)]
struct Counters {
    commits: AtomicU64,
    commands: AtomicU64,
    largest_group: AtomicU64,
    failed_groups: AtomicU64,
}

/// The way to the writer task.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Message>,
    counters: Arc<Counters>,
}

fn gone() -> StoreError {
    StoreError::Unavailable("the store is closed".to_owned())
}

impl Writer {
    /// Starts the task on its connection. `options` reopen the connection after a failure.
    pub(super) fn start(conn: SqliteConnection, options: SqliteConnectOptions) -> Self {
        let (queue, messages) = mpsc::channel(QUEUE);
        let counters = Arc::new(Counters::default());
        let task = Task {
            messages,
            conn: Some(conn),
            options,
            counters: Arc::clone(&counters),
            last_group: 1,
        };
        tokio::spawn(task.run());
        Writer { queue, counters }
    }

    /// Queues a write and waits for its commit.
    pub(super) async fn submit<W: Write>(&self, write: W) -> Result<W::Answer, StoreError> {
        let (reply, answer) = oneshot::channel();
        let job = Box::new(Work {
            write,
            outcome: None,
            reply,
        });
        self.queue
            .send(Message::Job(job))
            .await
            .map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }

    /// Ends the task after what is queued.
    pub(super) async fn close(&self) {
        let (reply, done) = oneshot::channel();
        if self.queue.send(Message::Close(reply)).await.is_ok() {
            // An error means that the task has ended already, which is what was asked.
            done.await.ok();
        }
    }

    pub(super) fn counts(&self) -> WriterCounts {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        WriterCounts {
            commits: read(&self.counters.commits),
            commands: read(&self.counters.commands),
            largest_group: read(&self.counters.largest_group),
            failed_groups: read(&self.counters.failed_groups),
        }
    }
}

struct Task {
    messages: mpsc::Receiver<Message>,
    conn: Option<SqliteConnection>,
    options: SqliteConnectOptions,
    counters: Arc<Counters>,
    /// Size of the last group: how many are worth waiting for.
    last_group: usize,
}

impl Task {
    async fn run(mut self) {
        while let Some(message) = self.messages.recv().await {
            let (group, close) = self.gather(message).await;
            if !group.is_empty() {
                self.last_group = group.len();
                self.commit_and_answer(group).await;
            }
            if let Some(closed) = close {
                self.messages.close();
                self.disconnect().await;
                closed.send(()).ok();
                return;
            }
        }
        self.disconnect().await;
    }

    async fn gather(&mut self, first: Message) -> (Vec<Box<dyn Job>>, Option<oneshot::Sender<()>>) {
        let until = Instant::now() + MAX_WAIT;
        let mut group = Vec::with_capacity(self.last_group);
        let mut message = first;
        loop {
            match message {
                Message::Job(job) => group.push(job),
                Message::Close(closed) => return (group, Some(closed)),
            }
            if group.len() >= MAX_GROUP {
                break;
            }
            message = match self.messages.try_recv() {
                Ok(next) => next,
                // The callers of the last group are probably about to ask again: give them a
                // moment, or half of them would always miss the train.
                Err(_) if group.len() < self.last_group => {
                    match timeout_at(until, self.messages.recv()).await {
                        Ok(Some(next)) => next,
                        Ok(None) | Err(_) => break,
                    }
                }
                Err(_) => break,
            };
        }
        (group, None)
    }

    async fn commit_and_answer(&mut self, mut group: Vec<Box<dyn Job>>) {
        let result = self.commit(&mut group).await;
        match &result {
            Ok(()) => {
                let size = group.len() as u64;
                self.counters.commits.fetch_add(1, Ordering::Relaxed);
                self.counters.commands.fetch_add(size, Ordering::Relaxed);
                self.counters
                    .largest_group
                    .fetch_max(size, Ordering::Relaxed);
            }
            Err(error) => {
                self.counters.failed_groups.fetch_add(1, Ordering::Relaxed);
                tracing::error!(%error, commands = group.len(), "a group was not committed");
                // What state the connection is in is not known: begin again with a new one.
                self.disconnect().await;
            }
        }
        for job in group {
            job.answer(&result);
        }
    }

    async fn commit(&mut self, group: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
        let conn = match &mut self.conn {
            Some(conn) => conn,
            none => {
                let conn = SqliteConnection::connect_with(&self.options)
                    .await
                    .map_err(|e| store_error(&e))?;
                none.insert(conn)
            }
        };
        let mut transaction = conn
            .begin_with("BEGIN IMMEDIATE")
            .await
            .map_err(|e| store_error(&e))?;
        for job in group {
            job.perform(&mut transaction).await?;
        }
        transaction.commit().await.map_err(|e| store_error(&e))
    }

    async fn disconnect(&mut self) {
        if let Some(conn) = self.conn.take()
            && let Err(error) = conn.close().await
        {
            tracing::warn!(%error, "closing the database");
        }
    }
}
