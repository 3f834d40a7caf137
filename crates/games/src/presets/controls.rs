//! The clocks that rooms offer, and what seats may do in friendly ones.

use yonban_table::{ClaimCost, Policies, Takeback};

/// Friendly and unrated: draws, takebacks, time as a gift, claims against who is gone.
pub(super) const CASUAL: Policies = Policies {
    rated: false,
    draw_offers: true,
    takeback: Takeback::ByConsent,
    give_time: true,
    absence_claims: true,
    claim_cost: ClaimCost::Nothing,
    spectator_delay: 0,
};

/// Rooms that are quick by nature: five minutes come first.
pub(super) const QUICK: &[&str] = &[
    "fischer,base=5m,inc=3s",
    "fischer,base=1m,inc=1s",
    "fischer,base=3m,inc=2s",
    "fischer,base=10m,inc=5s",
    "fischer,base=15m,inc=10s",
    "byoyomi,main=10m,periods=3,period=30s",
    "sudden,base=10m",
    "correspondence,per=3d",
    "unlimited",
];

/// Rooms in which openings are negotiated: ten minutes come first.
pub(super) const CALM: &[&str] = &[
    "fischer,base=10m,inc=5s",
    "fischer,base=3m,inc=2s",
    "fischer,base=5m,inc=3s",
    "fischer,base=15m,inc=10s",
    "fischer,base=30m,inc=20s",
    "byoyomi,main=10m,periods=3,period=30s",
    "sudden,base=20m",
    "correspondence,per=3d",
    "unlimited",
];

/// Rooms in which a game takes its time: byo-yomi as clubs play it comes first.
pub(super) const LONG: &[&str] = &[
    "byoyomi,main=10m,periods=3,period=30s",
    "fischer,base=5m,inc=3s",
    "fischer,base=10m,inc=5s",
    "fischer,base=15m,inc=10s",
    "fischer,base=30m,inc=20s",
    "byoyomi,main=30m,periods=5,period=30s",
    "canadian,main=10m,block=5m,moves=25",
    "sudden,base=20m",
    "correspondence,per=3d",
    "unlimited",
];
