//! What the buses promise, and what the flaky one does not.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, timeout};
use yonban_bus::{
    Bus, BusError, Faults, FlakyBus, LocalBus, Received, Subscription, event_subject,
};

async fn number(subscription: &mut Subscription) -> Option<u64> {
    match timeout(Duration::from_secs(10), subscription.next())
        .await
        .ok()??
    {
        Received::Message(message) => Some(message.text().unwrap().parse().unwrap()),
        Received::Gap { missed } => panic!("a gap of {missed}"),
    }
}

#[tokio::test]
async fn every_subscriber_of_a_subject_gets_every_message_in_order() {
    let bus = LocalBus::new();
    let mut first = bus.subscribe("ev.x").await.unwrap();
    let mut second = bus.subscribe("ev.x").await.unwrap();
    let mut other = bus.subscribe("ev.y").await.unwrap();
    for n in 0..50 {
        bus.publish("ev.x", n.to_string().into()).await.unwrap();
    }
    bus.publish("ev.y", "7".into()).await.unwrap();
    for n in 0..50 {
        assert_eq!(number(&mut first).await, Some(n));
        assert_eq!(number(&mut second).await, Some(n));
    }
    assert_eq!(number(&mut other).await, Some(7));
}

#[tokio::test]
async fn bytes_pass_unchanged() {
    let bus = LocalBus::new();
    let mut watcher = bus.subscribe("raw").await.unwrap();
    bus.publish("raw", vec![0, 255, 10].into()).await.unwrap();
    let Some(Received::Message(message)) = watcher.next().await else {
        panic!("no message")
    };
    assert_eq!(message.payload.as_bytes(), [0, 255, 10]);
    assert_eq!(message.text(), None);
    assert_eq!(&*message.subject, "raw");
}

#[tokio::test]
async fn a_slow_subscriber_is_told_what_it_missed_and_goes_on() {
    let bus = LocalBus::with_capacity(8);
    let mut slow = bus.subscribe("ev.x").await.unwrap();
    for n in 0..20 {
        bus.publish("ev.x", n.to_string().into()).await.unwrap();
    }
    assert_eq!(slow.next().await, Some(Received::Gap { missed: 12 }));
    for n in 12..20 {
        assert_eq!(number(&mut slow).await, Some(n));
    }
}

#[tokio::test]
async fn a_subject_costs_nothing_once_its_subscribers_are_gone() {
    let bus = LocalBus::new();
    bus.publish("ev.nobody", "1".into()).await.unwrap();
    assert_eq!(bus.subjects(), 0);
    let one = bus.subscribe("ev.x").await.unwrap();
    let two = bus.subscribe("ev.x").await.unwrap();
    assert_eq!(bus.subjects(), 1);
    drop(one);
    assert_eq!(bus.subjects(), 1);
    drop(two);
    assert_eq!(bus.subjects(), 0);
}

#[tokio::test]
async fn a_bad_subject_is_refused() {
    let bus = LocalBus::new();
    let bad = BusError::BadSubject("ev.*".to_owned());
    assert_eq!(bus.publish("ev.*", "1".into()).await, Err(bad.clone()));
    assert_eq!(bus.subscribe("ev.*").await.err(), Some(bad));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn subscribing_and_publishing_at_once_loses_nothing_after_the_subscription() {
    let bus = LocalBus::with_capacity(1 << 12);
    let publisher = tokio::spawn({
        let bus = bus.clone();
        async move {
            for n in 0..2000_u64 {
                bus.publish("ev.x", n.to_string().into()).await.unwrap();
                tokio::task::yield_now().await;
            }
        }
    });
    let mut readers = Vec::new();
    for _ in 0..20 {
        let bus = bus.clone();
        readers.push(tokio::spawn(async move {
            for _ in 0..20 {
                let mut watcher = bus.subscribe("ev.x").await.unwrap();
                let mut before = None;
                for _ in 0..5 {
                    let next = match timeout(Duration::from_millis(200), watcher.next()).await {
                        Ok(Some(Received::Message(m))) => m.text().unwrap().parse::<u64>().unwrap(),
                        Ok(other) => panic!("{other:?}"),
                        Err(_) => break,
                    };
                    assert!(
                        before.is_none_or(|b| b + 1 == next),
                        "{before:?} then {next}"
                    );
                    before = Some(next);
                }
            }
        }));
    }
    publisher.await.unwrap();
    for reader in readers {
        reader.await.unwrap();
    }
    assert_eq!(bus.subjects(), 0);
}

/// What a flaky subscriber gets of 500 messages, and how late each was.
async fn rough_run(seed: u64, faults: Faults) -> Vec<(u64, Duration)> {
    let inner = Arc::new(LocalBus::with_capacity(1024));
    let bus = FlakyBus::new(inner.clone(), seed, faults);
    let subject = event_subject("t");
    let mut watcher = bus.subscribe(&subject).await.unwrap();
    let start = Instant::now();
    for n in 0..500_u64 {
        bus.publish(&subject, n.to_string().into()).await.unwrap();
    }
    let mut got = Vec::new();
    while let Some(n) = number(&mut watcher).await {
        got.push((n, start.elapsed()));
    }
    got
}

#[tokio::test(start_paused = true)]
async fn without_faults_the_flaky_bus_is_the_bus() {
    let got = rough_run(1, Faults::NONE).await;
    let numbers: Vec<u64> = got.iter().map(|(n, _)| *n).collect();
    assert_eq!(numbers, (0..500).collect::<Vec<_>>());
    assert!(got.iter().all(|(_, late)| late.is_zero()));
}

#[tokio::test(start_paused = true)]
async fn the_flaky_bus_loses_doubles_delays_and_reorders_by_its_seed() {
    let got = rough_run(4, Faults::ROUGH).await;
    let mut times = [0_u32; 500];
    for (n, _) in &got {
        times[*n as usize] += 1;
    }
    let count = |wanted: u32| times.iter().filter(|t| **t == wanted).count();
    // 10 % each of 500, give or take four standard deviations.
    assert!((23..=77).contains(&count(0)), "lost {}", count(0));
    assert!((18..=72).contains(&count(2)), "doubled {}", count(2));
    assert_eq!(count(0) + count(1) + count(2), 500);
    assert!(got.windows(2).any(|w| w[0].0 > w[1].0), "nothing overtook");
    assert!(
        got.iter()
            .any(|(_, late)| *late > Duration::from_millis(250))
    );
    assert!(
        got.iter()
            .all(|(_, late)| *late <= Duration::from_millis(501))
    );
    assert_eq!(got, rough_run(4, Faults::ROUGH).await, "one seed, one run");
    assert_ne!(got, rough_run(5, Faults::ROUGH).await);
}

#[tokio::test(start_paused = true)]
async fn giving_up_a_wait_loses_no_message() {
    let faults = Faults {
        delay_per_mille: 1000,
        ..Faults::ROUGH
    };
    let faults = Faults {
        drop_per_mille: 0,
        duplicate_per_mille: 0,
        ..faults
    };
    let bus = FlakyBus::new(Arc::new(LocalBus::new()), 9, faults);
    let mut watcher = bus.subscribe("ev.x").await.unwrap();
    for n in 0..40_u64 {
        bus.publish("ev.x", n.to_string().into()).await.unwrap();
    }
    let mut got = Vec::new();
    let end = Instant::now() + Duration::from_secs(2);
    while Instant::now() < end {
        // Most of these waits are dropped before anything is due.
        if let Ok(Some(Received::Message(message))) =
            timeout(Duration::from_millis(3), watcher.next()).await
        {
            got.push(message.text().unwrap().parse::<u64>().unwrap());
        }
    }
    got.sort_unstable();
    assert_eq!(got, (0..40).collect::<Vec<_>>());
}
