//! The line to a server: bytes come by a thread of its own.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream, ToSocketAddrs};
use std::sync::mpsc::Sender;
use std::time::Duration;

use super::Event;

/// How long a server may take to accept a connection, and to take what is sent.
const PATIENCE: Duration = Duration::from_secs(20);

/// An open connection; closed when dropped.
pub(super) struct Line {
    stream: TcpStream,
}

impl Line {
    /// Connects to `HOST:PORT`; what the server says becomes events of this number.
    pub(super) fn connect(host: &str, number: u64, events: Sender<Event>) -> io::Result<Line> {
        let mut last = io::Error::new(io::ErrorKind::NotFound, "no such host");
        for address in host.to_socket_addrs()? {
            match TcpStream::connect_timeout(&address, PATIENCE) {
                Ok(stream) => return Line::of(stream, number, events),
                Err(error) => last = error,
            }
        }
        Err(last)
    }

    fn of(stream: TcpStream, number: u64, events: Sender<Event>) -> io::Result<Line> {
        stream.set_nodelay(true)?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let mut reader = stream.try_clone()?;
        std::thread::Builder::new()
            .name("csa-line".into())
            .spawn(move || {
                let mut buffer = [0; 4_096];
                loop {
                    let event = match reader.read(&mut buffer) {
                        Ok(0) => Event::Closed(number),
                        Ok(length) => Event::Bytes(number, buffer[..length].to_vec()),
                        Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                        Err(_) => Event::Closed(number),
                    };
                    let last = matches!(event, Event::Closed(_));
                    // Nobody listens any more once the connection is given up.
                    if events.send(event).is_err() || last {
                        return;
                    }
                }
            })?;
        Ok(Line { stream })
    }

    pub(super) fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.stream.write_all(bytes)
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        // The thread that reads ends by it; a line that is gone already needs nothing.
        drop(self.stream.shutdown(Shutdown::Both));
    }
}
