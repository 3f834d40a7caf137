//! The real binary, killed and started again on the same port and data.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// How long a house may take to open.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running house.
pub(crate) struct House {
    data: tempfile::TempDir,
    child: Child,
    /// Where it listens, over all its lives.
    pub(crate) address: SocketAddr,
}

impl House {
    /// Opens a house with an empty store.
    pub(crate) fn open() -> House {
        let data = tempfile::tempdir().unwrap();
        let (child, address) = start("127.0.0.1:0", &data);
        House {
            data,
            child,
            address,
        }
    }

    /// SIGKILL, and nothing else.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Opens it again where it was.
    pub(crate) fn reopen(&mut self) {
        let (child, address) = start(&self.address.to_string(), &self.data);
        assert_eq!(address, self.address);
        self.child = child;
    }
}

/// A test that fails leaves no house behind.
impl Drop for House {
    fn drop(&mut self) {
        if self.child.kill().is_ok() {
            drop(self.child.wait());
        }
    }
}

fn start(listen: &str, data: &tempfile::TempDir) -> (Child, SocketAddr) {
    let mut child = spawn(listen, data);
    let address = address_of(&mut child);
    (child, address)
}

fn spawn(listen: &str, data: &tempfile::TempDir) -> Child {
    Command::new(env!("CARGO_BIN_EXE_yonban"))
        .args(["serve", "--listen", listen, "--data"])
        .arg(data.path())
        .env("RUST_LOG", "warn")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Waits until the house says where it listens.
fn address_of(child: &mut Child) -> SocketAddr {
    let (said, lines) = mpsc::channel();
    // The pipes are read to their ends, or the house would wait for room in them.
    follow("", child.stdout.take().unwrap(), said.clone());
    follow("house: ", child.stderr.take().unwrap(), said);
    loop {
        let line = lines
            .recv_timeout(PATIENCE)
            .expect("the house opens in time");
        if let Some((_, address)) = line.split_once("http://") {
            return address.trim().parse().unwrap();
        }
    }
}

fn follow(prefix: &'static str, pipe: impl Read + Send + 'static, said: mpsc::Sender<String>) {
    thread::spawn(move || {
        for line in BufReader::new(pipe).lines().map_while(Result::ok) {
            if !prefix.is_empty() {
                eprintln!("{prefix}{line}");
            }
            // Nobody listens any more once the address is known.
            drop(said.send(line));
        }
    });
}
