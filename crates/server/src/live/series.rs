//! How a series stands: derived from the stored tables that make it up, never stored itself.
//!
//! A table that follows another has an id that is derived from it, and its row names the table that
//! began the series. So the games of a series are a chain that anybody can walk again. A game that
//! was aborted does not count: no next table follows it by itself, and one that is asked for is the
//! same game of the series again. Once the rule's end is reached, a rematch begins another series.

use std::collections::BTreeMap;

use yonban_clock::Control;
use yonban_games::{AnyTable, Finished, Standing};
use yonban_rules::Seat;
use yonban_store::{Status, Store, StoreError, TableHead};
use yonban_table::{NextClocks, TableId, Tally, Until, value_of};

use crate::views;

/// A series of games on request is told as one up to here; then another begins.
const LONGEST: usize = 1_000;
/// How a table ends that does not count.
const ABORTED: &str = "aborted";

/// What was played in this series before a table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Past {
    /// The table that began the series; none where this one does.
    first: Option<First>,
    /// The score by person, the one on seat A of the first table first.
    tally: Tally,
    /// How many tables there were, those that do not count too.
    tables: usize,
}

/// The table that began a series.
#[derive(Clone, PartialEq, Debug)]
struct First {
    id: String,
    persons: [String; 2],
    controls: Option<[Control; 2]>,
}

impl Past {
    /// Reads what was played before the table with this row.
    pub(crate) async fn read(store: &dyn Store, head: &TableHead) -> Result<Past, StoreError> {
        match &head.series {
            None => Ok(Past::nothing()),
            Some(first) => Ok(Past::of(first, &head.id, store.series_tables(first).await?)),
        }
    }

    fn nothing() -> Past {
        Past {
            first: None,
            tally: Tally::default(),
            tables: 0,
        }
    }

    /// What the tables of the chain from `first` to before `here` make up.
    fn of(first: &str, here: &str, tables: Vec<TableHead>) -> Past {
        let tables: BTreeMap<String, TableHead> = tables
            .into_iter()
            .map(|head| (head.id.clone(), head))
            .collect();
        let mut past = Past::nothing();
        let mut id = first.to_owned();
        while id != here && past.tables <= LONGEST {
            let Some(head) = tables.get(&id) else { break };
            let seats = head.now.seat_a.clone().zip(head.now.seat_b.clone());
            let Some((a, b)) = seats else { break };
            let first = past.first.get_or_insert_with(|| First {
                id: id.clone(),
                persons: [a.clone(), b],
                controls: controls(&head.agreement),
            });
            let counts = head.now.termination.as_deref() != Some(ABORTED);
            let verdict = head
                .now
                .verdict
                .as_deref()
                .and_then(|text| text.parse().ok());
            if let (true, Some(verdict)) = (counts && head.now.status == Status::Over, verdict) {
                let seat = if first.persons[0] == a {
                    Seat::A
                } else {
                    Seat::B
                };
                past.tally.add(verdict, seat);
            }
            past.tables += 1;
            let Ok(parsed) = id.parse::<TableId>() else {
                break;
            };
            id = parsed.next().to_string();
        }
        past
    }

    /// The seat that the first person of the series has at this table.
    fn first_seat(&self, table: &AnyTable) -> Seat {
        match &self.first {
            Some(first) if table.seated(Seat::B) == Some(&first.persons[0]) => Seat::B,
            Some(_) | None => Seat::A,
        }
    }

    /// The score with this table, once it is over and counts.
    fn tally(&self, table: &AnyTable) -> Tally {
        let mut tally = self.tally;
        if let Some(finished) = counted(table) {
            tally.add(finished.verdict, self.first_seat(table));
        }
        tally
    }

    /// Whether the rule's end is reached.
    fn is_decided(&self, table: &AnyTable) -> bool {
        let until = table.series().until;
        until != Until::Open && counted(table).is_some() && until.reached(&self.tally(table))
    }

    /// Whether a next table follows by itself.
    pub(crate) fn goes_on(&self, table: &AnyTable) -> bool {
        table.series().until != Until::Open && counted(table).is_some() && !self.is_decided(table)
    }

    /// How the series stands, by the seats of this table.
    pub(crate) fn score(&self, table: &AnyTable) -> views::Score {
        let tally = self.tally(table);
        let mut wins = tally.wins;
        if self.first_seat(table) == Seat::B {
            wins.reverse();
        }
        let decisive: u32 = tally.wins.iter().sum();
        let half_points: u32 = tally.half_points.iter().sum();
        views::Score {
            game: self.tally.games.saturating_add(1),
            wins,
            draws: half_points.saturating_sub(decisive.saturating_mul(2)) / 2,
            decided: self.is_decided(table),
            goes_on: self.goes_on(table),
            next_at: None,
        }
    }

    /// What the next table belongs to, and which clocks it has.
    pub(crate) fn next(&self, table: &AnyTable) -> (Option<String>, NextClocks) {
        let begins_anew = self.is_decided(table) || self.tables >= LONGEST;
        if begins_anew {
            let own = self.first.as_ref().and_then(|first| first.controls);
            let clocks = match own {
                Some(mut controls) => {
                    if self.first_seat(table) == Seat::B {
                        controls.reverse();
                    }
                    NextClocks::Of(controls)
                }
                None => NextClocks::Same,
            };
            return (None, clocks);
        }
        let first = self
            .first
            .as_ref()
            .map_or_else(|| table.id().to_string(), |first| first.id.clone());
        let clocks = if counted(table).is_some() {
            NextClocks::Carried
        } else {
            NextClocks::Same
        };
        (Some(first), clocks)
    }
}

/// How the table ended, if it did and counts.
fn counted(table: &AnyTable) -> Option<Finished> {
    match table.standing() {
        Standing::Over(finished) if finished.termination != ABORTED => Some(finished),
        Standing::Over(_) | Standing::Waiting | Standing::Pledging | Standing::Running => None,
    }
}

/// Both controls of an agreement's text.
fn controls(agreement: &str) -> Option<[Control; 2]> {
    let value = |key| value_of(agreement, key)?.parse().ok();
    Some([value("control_a")?, value("control_b")?])
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_store::{HeadUpdate, NO_HASH};

    fn head(id: &str, seats: [&str; 2], result: Option<(&str, &str)>) -> TableHead {
        TableHead {
            id: id.to_owned(),
            series: None,
            kind: "gomoku".to_owned(),
            preset: "free-1".to_owned(),
            agreement: "game=gomoku;preset=free-1;rules=freestyle;control_a=sudden,base=5m;\
                control_b=sudden,base=3m;moves=20;rated=no;draw=offers;takeback=by_consent;\
                give_time=yes;absence=claims;claim_cost=none;series=swap,fresh,open"
                .to_owned(),
            agreement_hash: NO_HASH,
            created_ms: 0,
            last_seq: 0,
            last_hash: NO_HASH,
            now: HeadUpdate {
                status: if result.is_some() {
                    Status::Over
                } else {
                    Status::Playing
                },
                seat_a: Some(seats[0].to_owned()),
                seat_b: Some(seats[1].to_owned()),
                verdict: result.map(|(verdict, _)| verdict.to_owned()),
                termination: result.map(|(_, termination)| termination.to_owned()),
                ..HeadUpdate::open()
            },
        }
    }

    #[test]
    fn the_score_is_what_the_chain_of_tables_says() {
        let mut ids = vec![TableId([7; 16])];
        for n in 0..4 {
            ids.push(ids[n].next());
        }
        let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
        let tables = vec![
            // In no order; a table that is not of the chain does not count.
            head(&ids[2], ["ann", "bob"], Some(("no_result", "aborted"))),
            head(&ids[1], ["bob", "ann"], Some(("a", "rules"))),
            head(&ids[0], ["ann", "bob"], Some(("a", "resigned"))),
            head(&ids[3], ["bob", "ann"], Some(("draw", "agreed"))),
            head("stranger", ["ann", "eve"], Some(("a", "rules"))),
        ];
        let past = Past::of(&ids[0], &ids[4], tables.clone());
        assert_eq!(past.tally.games, 3, "the aborted one is left out");
        assert_eq!(past.tally.wins, [1, 1]);
        assert_eq!(past.tally.half_points, [3, 3]);
        assert_eq!(past.tables, 4);
        let first = past.first.unwrap();
        assert_eq!(first.persons, ["ann", "bob"]);
        let controls = first.controls.unwrap().map(|control| control.to_string());
        assert_eq!(controls, ["sudden,base=5m", "sudden,base=3m"]);
        // Before the second table only the first was played, whatever came later.
        let past = Past::of(&ids[0], &ids[1], tables);
        assert_eq!((past.tally.wins, past.tables), ([1, 0], 1));
    }

    #[test]
    fn a_chain_with_a_hole_ends_there() {
        let first = TableId([9; 16]);
        let last = first.next().next().to_string();
        let past = Past::of(
            &first.to_string(),
            &last,
            vec![head(
                &first.to_string(),
                ["ann", "bob"],
                Some(("b", "rules")),
            )],
        );
        assert_eq!(past.tally.wins, [0, 1]);
        assert_eq!(Past::of("nothing", &last, Vec::new()), Past::nothing());
    }
}
