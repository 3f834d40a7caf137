//! Work on paper: it takes a processor for a while, so it is done off the threads that serve
//! sockets, and by few at a time.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;

use crate::error::ApiError;

/// Lines that are judged at the same time: each takes a few milliseconds at most.
const LINES: usize = 8;
/// Files that are read or written at the same time.
const FILES: usize = 2;
/// Positions that are judged at the same time: each takes two processors, for a second or two at most.
const POSITIONS: usize = 1;
/// Problems that are solved at the same time: each takes a processor for seconds.
const PROBLEMS: usize = 1;
/// Matches that are judged at the same time: each takes two processors for seconds.
const REPORTS: usize = 1;
/// How long a request waits for its turn.
const PATIENCE: Duration = Duration::from_secs(10);

/// Where the work is done.
#[derive(Debug)]
pub(crate) struct Desk {
    lines: Arc<Semaphore>,
    files: Arc<Semaphore>,
    problems: Arc<Semaphore>,
    reports: Arc<Semaphore>,
    positions: Arc<Semaphore>,
}

impl Desk {
    pub(crate) fn new() -> Self {
        Desk {
            lines: Arc::new(Semaphore::new(LINES)),
            files: Arc::new(Semaphore::new(FILES)),
            problems: Arc::new(Semaphore::new(PROBLEMS)),
            reports: Arc::new(Semaphore::new(REPORTS)),
            positions: Arc::new(Semaphore::new(POSITIONS)),
        }
    }

    /// Judges a line, or looks through one game.
    pub(crate) async fn line<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        run(&self.lines, work).await
    }

    /// Solves a problem.
    pub(crate) async fn problem<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        run(&self.problems, work).await
    }

    /// Judges a match.
    pub(crate) async fn report<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        run(&self.reports, work).await
    }

    /// Judges one position.
    pub(crate) async fn position<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        run(&self.positions, work).await
    }

    /// Reads or writes a file.
    pub(crate) async fn file<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        run(&self.files, work).await
    }
}

async fn run<T: Send + 'static>(
    places: &Arc<Semaphore>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, ApiError> {
    let waiting = Arc::clone(places).acquire_owned();
    let Ok(Ok(place)) = tokio::time::timeout(PATIENCE, waiting).await else {
        return Err(ApiError::RateLimited);
    };
    let done = tokio::task::spawn_blocking(move || {
        let result = work();
        drop(place);
        result
    });
    done.await.map_err(|error| {
        tracing::error!(%error, "work on paper failed");
        ApiError::Internal
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn few_work_at_a_time_and_a_fault_frees_its_place() {
        let desk = Desk::new();
        for _ in 0..FILES + 1 {
            let fault = desk.file(|| panic!("as asked")).await;
            assert_eq!(fault.map(|(): ()| ()), Err(ApiError::Internal));
        }
        assert_eq!(desk.file(|| 7).await, Ok(7));
        assert_eq!(desk.line(|| 8).await, Ok(8));
        assert_eq!(desk.files.available_permits(), FILES);
    }
}
