//! The misbehaviour that a memory store can be told.

use crate::support::{append, head, table_id};
use yonban_store::{Appended, Fault, MemoryStore, Store, StoreError};

#[tokio::test]
async fn each_fault_does_what_it_says_and_is_used_up() {
    let store = MemoryStore::new();
    store.create_table(head(1), Vec::new()).await.unwrap();
    for fault in [
        Fault::Conflict,
        Fault::NotCommitted,
        Fault::Full,
        Fault::None,
        Fault::AnswerLost,
    ] {
        store.inject(fault, 1);
    }
    let first = append(1, 0, "a", Some("c1"));
    assert_eq!(
        store.append(first.clone()).await,
        Ok(Appended::Conflict { last_seq: 0 })
    );
    let failed = store.append(first.clone()).await.unwrap_err();
    assert!(failed.outcome_unknown());
    assert_eq!(store.append(first.clone()).await, Err(StoreError::Full));
    assert_eq!(store.read_events(&table_id(1), 1).await, Ok(Vec::new()));
    assert_eq!(
        store.append(first).await,
        Ok(Appended::Stored { last_seq: 1 })
    );
    // The answer is lost, the event is not: asking again finds it.
    let second = append(1, 1, "a", Some("c2"));
    assert!(
        store
            .append(second.clone())
            .await
            .unwrap_err()
            .outcome_unknown()
    );
    assert_eq!(store.pending_faults(), 0);
    assert_eq!(
        store.append(second).await,
        Ok(Appended::Duplicate { seq: 2 })
    );
    assert_eq!(store.read_events(&table_id(1), 1).await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_store_that_is_down_comes_back_with_everything() {
    let store = MemoryStore::new();
    store.create_table(head(1), Vec::new()).await.unwrap();
    store.set_down(true);
    assert!(store.append(append(1, 0, "a", None)).await.is_err());
    assert!(store.read_head(&table_id(1)).await.is_err());
    store.set_down(false);
    assert_eq!(
        store.append(append(1, 0, "a", None)).await,
        Ok(Appended::Stored { last_seq: 1 })
    );
}
