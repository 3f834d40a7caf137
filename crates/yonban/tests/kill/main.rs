//! Kill −9 under play: forty guests at twenty tables, a house that is killed again and again, and
//! at the end every promise compared with the logs.
//!
//! `YONBAN_SOAK=1` kills fifty times instead of ten; `YONBAN_SEED` repeats the choices of a run.

// Guests come from addresses of their own within 127/8, which only Linux has without being told.
#![cfg(target_os = "linux")]
#![expect(
    clippy::print_stdout,
    reason = "a failing run is told by its seed and its kills"
)]

mod chance;
mod guest;
mod house;
mod log;

use chance::Chance;
use guest::{Counts, Diary, Guest, pair};
use house::House;
use log::Log;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::{sleep, timeout};

const PAIRS: u8 = 20;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_kills() {
    let soak = std::env::var("YONBAN_SOAK").is_ok_and(|value| value == "1");
    let kills = if soak { 50 } else { 10 };
    let seed = std::env::var("YONBAN_SEED")
        .ok()
        .and_then(|text| text.parse().ok());
    let seed = seed.unwrap_or_else(|| {
        u64::try_from(
            SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .unwrap()
                .as_millis(),
        )
        .unwrap()
    });
    println!("YONBAN_SEED={seed}, {kills} kills");
    let whole = Duration::from_secs(60 + 20 * kills);
    timeout(whole, run(kills, Chance::new(seed)))
        .await
        .expect("the run ends in time");
}

async fn run(kills: u64, mut chance: Chance) {
    let mut house = House::open();
    let counts = Arc::new(Counts::default());
    let closing = Arc::new(AtomicBool::new(false));

    let mut guests = Vec::new();
    for number in 0..2 * PAIRS {
        let own = Chance::new(chance.next());
        guests.push(Guest::arrive(house.address, number, own, Arc::clone(&counts)).await);
    }
    let rooms: Value = serde_json::from_str(&guests[0].read("presets").await).unwrap();
    let rooms: Vec<String> = rooms
        .as_array()
        .unwrap()
        .iter()
        .map(|room| room["id"].as_str().unwrap().to_owned())
        .collect();
    assert!(
        rooms.len() >= usize::from(PAIRS),
        "each pair begins in a room of its own"
    );

    let mut pairs = Vec::new();
    let mut guests = guests.into_iter();
    let mut number = 0;
    while let (Some(first), Some(second)) = (guests.next(), guests.next()) {
        let mut presets = rooms.clone();
        presets.rotate_left(number);
        number += 1;
        pairs.push(tokio::spawn(pair(
            first,
            second,
            presets,
            Arc::clone(&closing),
        )));
    }

    for kill in 0..kills {
        // Mostly in the middle of play; now and then while everybody is just coming back.
        let life = if chance.one_in(4) {
            chance.ms(20..400)
        } else {
            chance.ms(1_000..3_500)
        };
        sleep(life).await;
        if let Some(failed) = pairs.iter().position(|pair| pair.is_finished()) {
            pairs
                .swap_remove(failed)
                .await
                .expect("a pair plays until it is told to stop");
        }
        house.kill();
        println!(
            "kill {} after {life:?}: {} acknowledged so far",
            kill + 1,
            counts.acks.load(Ordering::Relaxed)
        );
        sleep(chance.ms(0..300)).await;
        house.reopen();
    }
    sleep(Duration::from_secs(2)).await;
    closing.store(true, Ordering::Relaxed);

    let mut finished = Vec::new();
    for pair in pairs {
        finished.push(pair.await.expect("a pair ends its game"));
    }
    // What is compared now comes from the disk, not from the memory of the house that wrote it.
    house.kill();
    house.reopen();
    let mut tables = 0;
    let mut promises = 0;
    for (mut first, mut second, games) in finished {
        for [a, b] in &games {
            let log = Log::read(
                &a.table,
                &first.read(&format!("tables/{}/log", a.table)).await,
            );
            for (guest, diary) in [(&mut first, a), (&mut second, b)] {
                promises += keeps(&log, diary);
                let shown = guest.read(&format!("tables/{}", diary.table)).await;
                is_shown(&serde_json::from_str(&shown).unwrap(), diary);
            }
            tables += 1;
        }
    }
    let count = |counter: &std::sync::atomic::AtomicU64| counter.load(Ordering::Relaxed);
    println!(
        "{tables} tables, {promises} promises kept, {} refusals, {} answered over a later socket, \
         {} repeats, {} sockets, resumed {} times by events and {} times by a snapshot",
        count(&counts.nacks),
        count(&counts.settled_later),
        count(&counts.repeats),
        count(&counts.sockets),
        count(&counts.resumed_by_events),
        count(&counts.resumed_by_snapshot),
    );
    assert_eq!(promises, count(&counts.acks));
    assert!(
        promises >= 20 * kills,
        "too little was played to say anything"
    );
    assert!(
        count(&counts.settled_later) > 0,
        "no kill met a command on its way"
    );
    assert!(count(&counts.repeats) > 0);
    assert!(count(&counts.sockets) >= u64::from(2 * PAIRS) * kills / 2);
}

/// Every promise stands in the log, once, and nothing else of this seat does. Answers how many.
fn keeps(log: &Log, diary: &Diary) -> u64 {
    let table = &diary.table;
    // One history: whatever hash was ever shown for an event is the log's.
    for (seq, hash) in &diary.hashes {
        assert_eq!(log.at(*seq).hash, *hash, "{table} {seq}: another history");
    }
    let mut events = BTreeSet::new();
    let mut promised: BTreeMap<&str, usize> = BTreeMap::new();
    for (id, promise) in &diary.promises {
        let line = log.at(promise.seq);
        assert!(
            events.insert(promise.seq),
            "{table}: {id} and another are one event"
        );
        let kind = match promise.command["kind"].as_str().unwrap() {
            "act" => "played",
            "resign" => "resigned",
            // Sitting down starts the game; the acknowledgement names the last of the two events.
            "sit" => "started",
            other => panic!("{other}"),
        };
        assert_eq!(line.kind, kind, "{table} {}", promise.seq);
        if kind == "played" {
            assert_eq!(line.author, diary.seat, "{table} {}", promise.seq);
            assert_eq!(line.get("action"), promise.command["action"].as_str());
        }
        *promised.entry(kind).or_default() += 1;
    }
    // Nothing twice, and nothing that was refused.
    for kind in ["played", "resigned"] {
        let logged = log
            .lines
            .iter()
            .filter(|line| line.kind == kind && line.author == diary.seat)
            .count();
        assert_eq!(
            logged,
            promised.get(kind).copied().unwrap_or(0),
            "{table} {kind}"
        );
    }
    diary.promises.len() as u64
}

/// What the guest saw last is what the house shows now.
fn is_shown(snapshot: &Value, diary: &Diary) {
    let table = &diary.table;
    assert_eq!(snapshot["seq"], diary.seq, "{table}");
    assert_eq!(
        snapshot["hash"],
        diary.hashes[&diary.seq].as_str(),
        "{table}"
    );
    assert_eq!(
        snapshot["moves"].as_array().unwrap(),
        &diary.moves,
        "{table}"
    );
    assert_eq!(snapshot["view"], diary.view, "{table}");
}
