//! Offers: at most one open of a kind and seat. It ends with a refusal, with the offerer's next
//! action, or when it is taken back; after a refusal the same seat waits.

use crate::{OfferKind, Refusal};
use yonban_rules::{Game, Seat};

/// After a refusal, so many plies must pass before the same seat may offer the same again.
pub const PLIES_AFTER_REFUSAL: u32 = 5;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Slot {
    open: bool,
    refused_at: Option<u32>,
}

/// The offers of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Offers([[Slot; OfferKind::ALL.len()]; 2]);

impl Offers {
    fn slot(&mut self, seat: Seat, kind: OfferKind) -> &mut Slot {
        &mut self.0[seat.index()][kind as usize]
    }

    /// Whether this seat's offer is open.
    pub(crate) fn is_open(&self, seat: Seat, kind: OfferKind) -> bool {
        self.0[seat.index()][kind as usize].open
    }

    /// Opens an offer, `plies` turns into the game.
    pub(crate) fn open<G: Game>(
        &mut self,
        seat: Seat,
        kind: OfferKind,
        plies: u32,
    ) -> Result<(), Refusal<G>> {
        let slot = self.slot(seat, kind);
        if slot.open {
            return Err(Refusal::OfferOpen);
        }
        if let Some(refused_at) = slot.refused_at {
            let again = refused_at.saturating_add(PLIES_AFTER_REFUSAL);
            if plies < again {
                return Err(Refusal::OfferTooSoon {
                    plies: again - plies,
                });
            }
        }
        slot.open = true;
        Ok(())
    }

    /// Closes an offer that was accepted or taken back.
    pub(crate) fn close<G: Game>(&mut self, seat: Seat, kind: OfferKind) -> Result<(), Refusal<G>> {
        let slot = self.slot(seat, kind);
        if !slot.open {
            return Err(Refusal::NoOffer);
        }
        slot.open = false;
        Ok(())
    }

    /// Closes an offer that was refused, `plies` turns into the game.
    pub(crate) fn refuse<G: Game>(
        &mut self,
        seat: Seat,
        kind: OfferKind,
        plies: u32,
    ) -> Result<(), Refusal<G>> {
        self.close(seat, kind)?;
        self.slot(seat, kind).refused_at = Some(plies);
        Ok(())
    }

    /// A seat acted: its offers were made for the position before.
    pub(crate) fn acted(&mut self, seat: Seat) {
        for slot in &mut self.0[seat.index()] {
            slot.open = false;
        }
    }

    /// The game is another one now: every offer was made for the one before.
    pub(crate) fn clear(&mut self) {
        for seat in Seat::BOTH {
            self.acted(seat);
        }
    }

    /// The open offers, in a fixed order.
    pub(crate) fn list(&self) -> Vec<(Seat, OfferKind)> {
        let all = Seat::BOTH
            .into_iter()
            .flat_map(|seat| OfferKind::ALL.map(|kind| (seat, kind)));
        all.filter(|(seat, kind)| self.is_open(*seat, *kind))
            .collect()
    }
}
