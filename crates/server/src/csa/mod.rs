//! The door for engines: the CSA server protocol of shogi over TCP, one line a message.
//!
//! An engine that logs in is a user of the house; a game of two engines is a table like any other:
//! stored in its log, judged by its rules, timed by its clock, watched in the browser. A session
//! speaks to its table through the same doors as a browser's socket, and says a move only when its
//! event has come back from the table, which is after the commit.
//!
//! The protocol itself is `yonban-csa`; here are sockets, names, pairing and limits. `docs/csa.md` is
//! for the authors of engines.

mod ask;
mod hall;
mod monitor;
mod playing;
mod session;
mod sign_in;
mod terms;

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream};

use crate::config::Csa;
use crate::http::Shared;
use session::Session;

pub(crate) use hall::Hall;

/// The pause after the system has no sockets to give.
const EXHAUSTED: Duration = Duration::from_millis(100);

/// Takes connections until the house stops.
pub(crate) async fn listen(shared: Shared, hall: Hall, listener: TcpListener, csa: Csa) {
    let stop = shared.stop_token().clone();
    loop {
        let taken = tokio::select! {
            () = stop.cancelled() => return,
            taken = listener.accept() => taken,
        };
        match taken {
            Ok((socket, address)) => welcome(&shared, &hall, socket, address, &csa),
            Err(error) => {
                if !is_the_peer_s(&error) {
                    tracing::warn!(%error, "an engine could not be let in");
                    tokio::time::sleep(EXHAUSTED).await;
                }
            }
        }
    }
}

/// Whether a connection failed on its own, which says nothing about the next one.
fn is_the_peer_s(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
            | io::ErrorKind::ConnectionRefused
    )
}

/// Starts a session, if there is a place for it.
fn welcome(shared: &Shared, hall: &Hall, socket: TcpStream, address: SocketAddr, csa: &Csa) {
    let address = address.ip().to_canonical();
    let limits = &shared.config().limits;
    let place = hall.connection(
        address.into(),
        limits.csa_connections,
        limits.csa_connections_per_address,
    );
    let (Some(place), true) = (place, shared.gate().connection(address)) else {
        metrics::counter!("yonban_rate_limited").increment(1);
        // Dropping the socket closes it: the protocol has no word for "later".
        return;
    };
    // A move is one short line: it must not wait for another.
    if let Err(error) = socket.set_nodelay(true) {
        tracing::debug!(%error, "a socket keeps its delay");
    }
    let session = Session::new(shared.clone(), hall.clone(), address, csa, place);
    let tracker = shared.tracker().clone();
    shared.tracker().spawn(async move {
        if let Err(error) = tracker.spawn(session.run(socket)).await {
            metrics::counter!("yonban_socket_panics").increment(1);
            tracing::error!(%error, "the session of an engine failed");
        }
    });
}
