//! Hands compared: what a proof needs, what a refutation allows.

use yonban_shogi::{Hand, Kind};

/// A hand from counts by kind.
fn of(counts: impl Fn(Kind) -> u8) -> Hand {
    let mut hand = Hand::EMPTY;
    for kind in Kind::HAND {
        for _ in 0..counts(kind) {
            hand.add(kind);
        }
    }
    hand
}

/// Kind by kind the larger count.
pub(super) fn most(a: Hand, b: Hand) -> Hand {
    if a.holds(b) {
        return a;
    }
    of(|kind| a.count(kind).max(b.count(kind)))
}

/// Kind by kind the smaller count.
pub(super) fn least(a: Hand, b: Hand) -> Hand {
    if b.holds(a) {
        return a;
    }
    of(|kind| a.count(kind).min(b.count(kind)))
}

/// Both hands in one.
pub(super) fn both(a: Hand, b: Hand) -> Hand {
    of(|kind| a.count(kind) + b.count(kind))
}

/// The hand with one more.
pub(super) fn with(mut hand: Hand, kind: Kind) -> Hand {
    hand.add(kind);
    hand
}

/// The hand with one less, if there is one.
pub(super) fn without(mut hand: Hand, kind: Kind) -> Hand {
    hand.take(kind);
    hand
}

/// What the attacker must keep so that the defender, who has none of a kind, gets none to put in
/// between.
pub(super) fn with_monopolies(needed: Hand, attacker: Hand, defender: Hand) -> Hand {
    of(|kind| {
        if defender.has(kind) {
            needed.count(kind)
        } else {
            attacker.count(kind)
        }
    })
}

/// What the attacker may hold without a new check appearing: more of what there is already, nothing of
/// what is missing.
pub(super) fn without_new_kinds(allowed: Hand, attacker: Hand) -> Hand {
    of(|kind| {
        if attacker.has(kind) {
            allowed.count(kind)
        } else {
            0
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_taken_kind_by_kind() {
        let a = with(with(Hand::EMPTY, Kind::Pawn), Kind::Pawn);
        let b = with(with(Hand::EMPTY, Kind::Pawn), Kind::Gold);
        assert_eq!(most(a, b), with(a, Kind::Gold));
        assert_eq!(least(a, b), with(Hand::EMPTY, Kind::Pawn));
        assert_eq!(both(a, b).count(Kind::Pawn), 3);
        assert_eq!(without(a, Kind::Rook), a);
        assert_eq!(
            with_monopolies(Hand::EMPTY, b, a),
            with(Hand::EMPTY, Kind::Gold)
        );
        assert_eq!(without_new_kinds(b, a), with(Hand::EMPTY, Kind::Pawn));
    }
}
