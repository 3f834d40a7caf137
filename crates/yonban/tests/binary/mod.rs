//! Runs the built binary as anybody would: arguments and stdin in, stdout, stderr and a status out.

use std::io::Write;
use std::process::{Command, Stdio};

/// What a run gave back.
pub(crate) struct Run {
    /// What it printed as result.
    pub(crate) stdout: String,
    /// What it said to people.
    pub(crate) stderr: String,
    /// The exit status.
    pub(crate) status: i32,
}

/// Runs `yonban` with these arguments and this stdin to its end.
pub(crate) fn yonban(args: &[&str], stdin: impl Into<Vec<u8>>) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_yonban"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let input = stdin.into();
    // Both ends at once: a long input and a long answer must not wait for one another. A run that
    // ends before it has read everything breaks the pipe, which is its right.
    let writer = std::thread::spawn(move || drop(pipe.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
        status: output.status.code().expect("no signal ended it"),
    }
}
