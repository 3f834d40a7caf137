//! How chance comes to a table, as a client sees it.

use yonban_games::Look;
use yonban_protocol::{DiceSource, DiceView, OwedView, RestView, ToldView};
use yonban_rules::{ChanceSource, Seat};
use yonban_table::dice::Bytes;
use yonban_table::{ChanceLook, Owed, Rest};

use super::seat;

fn text(bytes: Option<Bytes>) -> Option<String> {
    bytes.map(|bytes| bytes.to_string())
}

pub(super) fn dice(look: &ChanceLook<String>) -> DiceView {
    let proof = &look.proof;
    let owed = Seat::BOTH.into_iter().filter_map(|of| {
        let what = match look.owed[of.index()]? {
            Owed::Pledge => "pledge",
            Owed::Value => "reveal",
        };
        Some(OwedView {
            seat: seat(of),
            what: what.to_owned(),
        })
    });
    DiceView {
        source: match look.source {
            ChanceSource::People => DiceSource::People,
            ChanceSource::Table | ChanceSource::Lot | ChanceSource::Nobody => DiceSource::House,
        },
        sealed: text(proof.sealed),
        pledge_a: text(proof.pledges[0]),
        pledge_b: text(proof.pledges[1]),
        value_a: text(proof.values[0]),
        value_b: text(proof.values[1]),
        secret: text(proof.secret),
        owed: owed.collect(),
        owed_by_ms: look.owed_by,
        rolls: look.rolls,
        told: look.told.as_ref().map(|told| ToldView {
            seat: seat(told.seat),
            outcome: told.chance.clone(),
            seq: told.seq,
        }),
        outcomes: look.outcomes.clone(),
    }
}

pub(super) fn rest(rest: Rest) -> RestView {
    let [ready_a, ready_b] = rest.ready;
    RestView {
        until_ms: rest.until,
        ready_a,
        ready_b,
    }
}

/// What the reader may do about chance and rest; whoever has both seats may what either may.
pub(super) fn may(reader: Option<Seat>, look: &Look, here: bool) -> Vec<String> {
    let mine = |of: Seat| reader == Some(of) || (here && reader.is_some());
    let any = |holds: &dyn Fn(Seat) -> bool| Seat::BOTH.into_iter().any(|of| mine(of) && holds(of));
    let mut may = Vec::new();
    let mut add = |yes: bool, what: &str| {
        if yes {
            may.push(what.to_owned());
        }
    };
    if let Some(chance) = &look.chance {
        let owes = |what| any(&|of| chance.owed[of.index()] == Some(what));
        add(owes(Owed::Pledge), "pledge");
        add(owes(Owed::Value), "reveal");
        add(!chance.outcomes.is_empty(), "throw");
        if let Some(told) = &chance.told {
            add(any(&|of| of != told.seat), "confirm");
            add(any(&|_| true), "dispute");
        }
    }
    if let Some(rest) = look.rest {
        add(any(&|of| !rest.ready[of.index()]), "ready");
    }
    may
}
