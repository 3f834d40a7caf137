//! `yonban csa` against the house: our engine and a USI engine, each in a process of its own.

use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use yonban_server::App;
use yonban_server::config::{Config, Csa, StoreChoice};

async fn house() -> (App, SocketAddr) {
    let any = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config {
        listen: any,
        store: StoreChoice::Memory,
        csa: Some(Csa {
            max_moves: 40,
            ..Csa::at(any)
        }),
        engine_threads: 1,
        ..Config::default()
    };
    let app = App::start(config).await.unwrap();
    let addr = app.csa_addr().unwrap();
    (app, addr)
}

/// A player's process, and what it printed once it has ended.
struct Process(std::process::Child);

impl Process {
    fn start(addr: SocketAddr, name: &str, args: &[&str]) -> Process {
        let child = Command::new(env!("CARGO_BIN_EXE_yonban"))
            .args(["csa", &addr.to_string(), "--name", name])
            .args(["--hash", "1", "--retry", "0"])
            .args(args)
            .env("YONBAN_CSA_PASSWORD", format!("{name}-secret"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        Process(child)
    }

    fn end(mut self) -> (bool, String, String) {
        let until = Instant::now() + Duration::from_secs(120);
        while self.0.try_wait().unwrap().is_none() {
            if Instant::now() > until {
                self.0.kill().unwrap();
                let out = self.0.wait_with_output().unwrap();
                panic!("{}", String::from_utf8_lossy(&out.stdout));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        let out = self.0.wait_with_output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (out.status.success(), text(out.stdout), text(out.stderr))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_of_ours_play_a_game_in_the_house() {
    let (app, addr) = house().await;
    let game = ["--game", "club-0-2", "--games", "1", "--level", "1"];
    let ann = Process::start(addr, "ann", &[&game[..], &["--comments"]].concat());
    let bob = Process::start(addr, "bob", &[&game[..], &["--extended"]].concat());
    // Different modes meet: the game's name is the same.
    let (ann, bob) = tokio::task::spawn_blocking(|| (ann.end(), bob.end()))
        .await
        .unwrap();
    assert!(!same_game(&[ann, bob]).is_empty());
    app.stop().await;
}

/// The moves that all of these saw alike.
fn same_game(players: &[(bool, String, String)]) -> String {
    let mut games = players.iter().map(|(good, out, err)| {
        assert!(good, "{out}{err}");
        assert!(out.contains("logged in as"), "{out}");
        assert!(out.contains("started"), "{out}");
        let moves: Vec<_> = out.lines().filter(|line| line.contains(",T")).collect();
        moves.join(" ")
    });
    let first = games.next().unwrap();
    for other in games {
        assert_eq!(first, other);
    }
    first
}

#[tokio::test(flavor = "multi_thread")]
async fn our_engine_plays_by_usi_too() {
    let (app, addr) = house().await;
    let engine = format!("{} engine shogi", env!("CARGO_BIN_EXE_yonban"));
    let game = ["--game", "club-6-0", "--games", "1"];
    let own = ["--level", "1"];
    let usi = [
        "--engine",
        engine.as_str(),
        "--option",
        "USI_Hash=1",
        "--comments",
    ];
    let ann = Process::start(addr, "ann", &[&game[..], &own].concat());
    let bob = Process::start(addr, "bob", &[&game[..], &usi].concat());
    let (ann, bob) = tokio::task::spawn_blocking(|| (ann.end(), bob.end()))
        .await
        .unwrap();
    assert!(!same_game(&[ann, bob]).is_empty());
    app.stop().await;
}

/// An engine of five lines, which resigns its first move.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn any_usi_engine_plays() {
    use std::os::unix::fs::PermissionsExt;
    let (app, addr) = house().await;
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("engine");
    let text = "#!/bin/sh\nwhile read -r line; do case \"$line\" in usi) echo usiok;; \
        isready) echo readyok;; go*) echo bestmove resign;; quit) exit;; esac; done\n";
    std::fs::write(&script, text).unwrap();
    std::fs::set_permissions(&script, std::fs::Permissions::from_mode(0o755)).unwrap();
    let engine = script.to_str().unwrap().to_owned();
    let game = ["--game", "club-10-0", "--games", "1"];
    let ann = Process::start(addr, "ann", &[&game[..], &["--level", "1"]].concat());
    let bob = Process::start(addr, "bob", &[&game[..], &["--engine", &engine]].concat());
    let (ann, bob) = tokio::task::spawn_blocking(|| (ann.end(), bob.end()))
        .await
        .unwrap();
    assert!(ann.0 && bob.0, "{ann:?} {bob:?}");
    assert!(ann.1.trim_end().ends_with("#RESIGN #WIN"), "{}", ann.1);
    assert!(bob.1.trim_end().ends_with("#RESIGN #LOSE"), "{}", bob.1);
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_work_is_told() {
    let (app, addr) = house().await;
    let run = |name: &'static str, args: &'static [&'static str]| {
        let one = Process::start(addr, name, args);
        tokio::task::spawn_blocking(move || one.end())
    };
    for (name, args, word) in [
        ("a.b", &[][..], "--name"),
        ("ann", &["--game", "x"][..], "WORD-TOTAL"),
        ("ann", &["--extended"][..], "--game"),
        (
            "ann",
            &["--engine", "/no/such/engine"][..],
            "cannot be started",
        ),
    ] {
        let (good, _, err) = run(name, args).await.unwrap();
        assert!(!good && err.contains(word), "{err}");
    }
    // Nobody listens: given up after the tries that were asked for.
    app.stop().await;
    let (good, _, err) = run("ann", &["--tries", "1"]).await.unwrap();
    assert!(!good && err.contains("given up"), "{err}");
}
