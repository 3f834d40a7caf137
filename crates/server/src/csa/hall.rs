//! Who is here, who waits for which game, and what is offered and played: the state that sessions
//! share. Whatever it tells somebody goes into the mailbox of their session; no lock is held over a wait.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc;
use yonban_csa::{GameName, GameSummary, Ply};
use yonban_shogi::Color;

use super::terms::Deal;
use crate::limits::Network;
use crate::live::User;

/// How much may wait for one session.
pub(super) const MAILBOX: usize = 256;

/// What the hall tells a session.
#[derive(Debug)]
pub(super) enum Mail {
    /// A game is offered.
    Offered(Box<GameSummary>),
    /// Both agreed; the table is there.
    Start(String),
    /// There is no game after all.
    Rejected(String),
    /// Somebody said something to all.
    Chat {
        /// Who.
        name: String,
        /// What.
        text: String,
    },
    /// An engine said something about its move.
    Comment {
        /// The game.
        table: String,
        /// What.
        text: String,
    },
    /// The same name has logged in anew.
    Replaced,
}

/// Where somebody is.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Place {
    Idle,
    Waiting(GameName, Option<Color>),
    Offered(String),
    Playing(String),
}

#[derive(Debug)]
struct Guest {
    name: String,
    user: User,
    extended: bool,
    mail: mpsc::Sender<Mail>,
    place: Place,
    /// Whom they have not agreed to play with.
    declined: BTreeSet<String>,
}

impl Guest {
    fn tell(&self, mail: Mail) {
        if self.mail.try_send(mail).is_err() {
            tracing::debug!(name = self.name, "a session does not read its mail");
        }
    }
}

/// A game that two are asked to agree to.
#[derive(Clone, Debug)]
struct Offer {
    deal: Deal,
    /// Black first.
    seats: [u64; 2],
    agreed: [bool; 2],
}

/// A game that both agreed to: the table is to be made.
#[derive(Clone, Debug)]
pub(super) struct Agreed {
    pub(super) deal: Deal,
    pub(super) users: [User; 2],
}

/// A game in play.
#[derive(Debug)]
struct Playing {
    name: String,
    names: [String; 2],
    /// Whether either side could not come back to it after a lost connection.
    fragile: bool,
    /// The move that no rule could even read, where such ends it.
    impossible: Option<Ply>,
}

#[derive(Debug, Default)]
struct State {
    guests: BTreeMap<u64, Guest>,
    /// By name in small letters.
    names: BTreeMap<String, u64>,
    /// Who waits, the longest first.
    waiting: Vec<u64>,
    offers: BTreeMap<String, Offer>,
    games: BTreeMap<String, Playing>,
    connections: BTreeMap<Network, usize>,
}

/// The hall of the engines. Clones share one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hall(Arc<Mutex<State>>);

/// Why nobody came in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this name is in a game that it could not come back to")]
pub(super) struct Taken;

/// A connection's place, given back when dropped.
#[derive(Debug)]
pub(super) struct Connection {
    hall: Hall,
    network: Network,
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut state = self.hall.state();
        if let Some(count) = state.connections.get_mut(&self.network) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                state.connections.remove(&self.network);
            }
        }
    }
}

impl Hall {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more connection, if there is one.
    pub(super) fn connection(
        &self,
        network: Network,
        all: usize,
        each: usize,
    ) -> Option<Connection> {
        let mut state = self.state();
        if state.connections.values().sum::<usize>() >= all {
            return None;
        }
        let count = state.connections.entry(network).or_insert(0);
        if *count >= each {
            return None;
        }
        *count += 1;
        Some(Connection {
            hall: self.clone(),
            network,
        })
    }

    /// Lets somebody in. Whoever is here by that name already must go, but for a game that would be
    /// lost by that.
    pub(super) fn enter(
        &self,
        id: u64,
        name: &str,
        user: User,
        extended: bool,
        mail: mpsc::Sender<Mail>,
    ) -> Result<(), Taken> {
        let mut state = self.state();
        let plain = name.to_ascii_lowercase();
        if let Some(old) = state.names.get(&plain).copied() {
            let fragile = state
                .guests
                .get(&old)
                .is_some_and(|guest| !guest.extended && matches!(guest.place, Place::Playing(_)));
            if fragile {
                return Err(Taken);
            }
            if let Some(guest) = state.guests.get(&old) {
                guest.tell(Mail::Replaced);
            }
            state.leave(old);
        }
        state.names.insert(plain, id);
        state.guests.insert(
            id,
            Guest {
                name: name.to_owned(),
                user,
                extended,
                mail,
                place: Place::Idle,
                declined: BTreeSet::new(),
            },
        );
        metrics::gauge!("yonban_csa_engines").set(state.guests.len() as f64);
        Ok(())
    }

    /// Somebody is gone; repeating it is harmless.
    pub(super) fn leave(&self, id: u64) {
        let mut state = self.state();
        state.leave(id);
        metrics::gauge!("yonban_csa_engines").set(state.guests.len() as f64);
    }

    /// Waits for a game. Whoever waits for the same and wants another side is offered it at once.
    pub(super) fn wait(&self, id: u64, side: Option<Color>, deal: &Deal, table: &str) {
        let mut state = self.state();
        if state.place_of(id) == Some(&Place::Idle) || state.is_waiting(id) {
            state.unwait(id);
            if state.pair(id, side, deal, table) {
                return;
            }
            state.waiting.push(id);
            state.set_place(id, Place::Waiting(deal.name.clone(), side));
        }
    }

    /// Offers a game to somebody who waits for it; whether there is anybody.
    pub(super) fn challenge(&self, id: u64, side: Option<Color>, deal: &Deal, table: &str) -> bool {
        let mut state = self.state();
        let free = state.place_of(id) == Some(&Place::Idle) || state.is_waiting(id);
        if !free {
            return false;
        }
        state.unwait(id);
        state.pair(id, side, deal, table)
    }

    /// Waits no longer.
    pub(super) fn unwait(&self, id: u64) {
        self.state().unwait(id);
    }

    /// Somebody agrees to what is offered: whether both have by now, so that the table is to be made.
    pub(super) fn agree(&self, id: u64) -> Option<(String, Agreed)> {
        let mut state = self.state();
        let Some(Place::Offered(table)) = state.place_of(id).cloned() else {
            return None;
        };
        let offer = state.offers.get_mut(&table)?;
        let seat = offer.seats.iter().position(|seat| *seat == id)?;
        offer.agreed[seat] = true;
        if offer.agreed != [true, true] {
            return None;
        }
        let offer = offer.clone();
        let user = |seat: u64| state.guests.get(&seat).map(|guest| guest.user.clone());
        let users = [user(offer.seats[0])?, user(offer.seats[1])?];
        Some((
            table,
            Agreed {
                deal: offer.deal,
                users,
            },
        ))
    }

    /// Somebody does not agree to what is offered.
    pub(super) fn reject(&self, id: u64) {
        let mut state = self.state();
        if let Some(Place::Offered(table)) = state.place_of(id).cloned() {
            let by = state.guests.get(&id).map(|guest| guest.name.clone());
            state.cancel(&table, &by.unwrap_or_default(), Some(id));
        }
    }

    /// The table of an offer could not be made.
    pub(super) fn failed(&self, table: &str) {
        self.state().cancel(table, "house", None);
    }

    /// The table of an offer is there: both are told. False where somebody has gone meanwhile.
    pub(super) fn begin(&self, table: &str) -> bool {
        let mut state = self.state();
        let Some(offer) = state.offers.remove(table) else {
            return false;
        };
        let names = offer.seats.map(|seat| {
            let guest = state.guests.get(&seat);
            guest.map(|guest| guest.name.clone()).unwrap_or_default()
        });
        let plain = |seat: &u64| state.guests.get(seat).is_none_or(|guest| !guest.extended);
        let fragile = offer.seats.iter().any(plain);
        state.games.insert(
            table.to_owned(),
            Playing {
                name: offer.deal.name.to_string(),
                names,
                fragile,
                impossible: None,
            },
        );
        for seat in offer.seats {
            state.set_place(seat, Place::Playing(table.to_owned()));
            if let Some(guest) = state.guests.get(&seat) {
                guest.tell(Mail::Start(table.to_owned()));
            }
        }
        true
    }

    /// Somebody has come back to a game; whether they may.
    pub(super) fn resume(&self, id: u64, table: &str, names: [String; 2]) -> bool {
        let mut state = self.state();
        if !(state.place_of(id) == Some(&Place::Idle) || state.is_waiting(id)) {
            return false;
        }
        state.unwait(id);
        state.set_place(id, Place::Playing(table.to_owned()));
        state
            .games
            .entry(table.to_owned())
            .or_insert_with(|| Playing {
                name: String::new(),
                names,
                fragile: false,
                impossible: None,
            });
        true
    }

    /// A game is over for somebody.
    pub(super) fn over(&self, id: u64, table: &str) {
        let mut state = self.state();
        if state.place_of(id) == Some(&Place::Playing(table.to_owned())) {
            state.set_place(id, Place::Idle);
        }
        state.forget(table);
    }

    /// A move that no rule can read is about to end a game.
    pub(super) fn note_impossible(&self, table: &str, ply: Ply) {
        if let Some(game) = self.state().games.get_mut(table) {
            game.impossible.get_or_insert(ply);
        }
    }

    /// The move that ended a game although no rule could read it.
    pub(super) fn impossible(&self, table: &str) -> Option<Ply> {
        self.state().games.get(table)?.impossible
    }

    /// Whether somebody could not come back to this game after a lost connection.
    pub(super) fn is_fragile(&self, table: &str) -> bool {
        let state = self.state();
        state.games.get(table).is_some_and(|game| game.fragile)
    }

    /// The games that would be lost with their connections.
    pub(crate) fn fragile_games(&self) -> Vec<String> {
        let state = self.state();
        let fragile = state.games.iter().filter(|(_, game)| game.fragile);
        fragile.map(|(table, _)| table.clone()).collect()
    }

    /// Says something to all in the extended mode.
    pub(super) fn chat(&self, name: &str, text: &str) {
        for guest in self.state().guests.values().filter(|guest| guest.extended) {
            guest.tell(Mail::Chat {
                name: name.to_owned(),
                text: text.to_owned(),
            });
        }
    }

    /// Tells all in the extended mode what an engine said about its move; their sessions know who
    /// watches.
    pub(super) fn comment(&self, table: &str, text: &str) {
        for guest in self.state().guests.values().filter(|guest| guest.extended) {
            guest.tell(Mail::Comment {
                table: table.to_owned(),
                text: text.to_owned(),
            });
        }
    }

    /// Who is here and what they do, one line each.
    pub(super) fn who(&self) -> Vec<String> {
        let state = self.state();
        let mut lines: Vec<String> = state
            .guests
            .values()
            .map(|guest| {
                let mode = if guest.extended { "x1" } else { "CSA" };
                let place = match &guest.place {
                    Place::Idle => "idle".to_owned(),
                    Place::Waiting(name, side) => {
                        format!("waiting {name} {}", side.map_or('*', yonban_csa::sign))
                    }
                    Place::Offered(table) => format!("agreeing {table}"),
                    Place::Playing(table) => format!("playing {table}"),
                };
                format!("{} {mode} {place}", guest.name)
            })
            .collect();
        lines.sort();
        lines
    }

    /// The games in play, one line each.
    pub(super) fn list(&self) -> Vec<String> {
        let state = self.state();
        let line = |(table, game): (&String, &Playing)| {
            let [black, white] = &game.names;
            format!("{table} {} +{black} -{white}", game.name)
        };
        state.games.iter().map(line).collect()
    }
}

impl State {
    fn place_of(&self, id: u64) -> Option<&Place> {
        self.guests.get(&id).map(|guest| &guest.place)
    }

    fn is_waiting(&self, id: u64) -> bool {
        matches!(self.place_of(id), Some(Place::Waiting(..)))
    }

    fn set_place(&mut self, id: u64, place: Place) {
        if let Some(guest) = self.guests.get_mut(&id) {
            guest.place = place;
        }
    }

    fn unwait(&mut self, id: u64) {
        self.waiting.retain(|waits| *waits != id);
        if self.is_waiting(id) {
            self.set_place(id, Place::Idle);
        }
    }

    /// A game is kept while anybody is in it.
    fn forget(&mut self, table: &str) {
        let there = |guest: &Guest| matches!(&guest.place, Place::Playing(at) if at == table);
        if !self.guests.values().any(there) {
            self.games.remove(table);
        }
    }

    fn leave(&mut self, id: u64) {
        self.unwait(id);
        let Some(guest) = self.guests.get(&id) else {
            return;
        };
        let (name, place) = (guest.name.clone(), guest.place.clone());
        if let Place::Offered(table) = &place {
            self.cancel(table, &name, Some(id));
        }
        self.guests.remove(&id);
        self.names.retain(|_, known| *known != id);
        if let Place::Playing(table) = &place {
            self.forget(table);
        }
    }

    /// Nobody plays what was offered. Whoever did not agree is not offered the same opponent again.
    fn cancel(&mut self, table: &str, by: &str, rejecter: Option<u64>) {
        let Some(offer) = self.offers.remove(table) else {
            return;
        };
        let names = offer.seats.map(|seat| {
            let guest = self.guests.get(&seat);
            guest.map(|guest| guest.name.clone()).unwrap_or_default()
        });
        for (n, seat) in offer.seats.into_iter().enumerate() {
            if let Some(guest) = self.guests.get_mut(&seat) {
                guest.place = Place::Idle;
                if rejecter == Some(seat) {
                    guest.declined.insert(names[1 - n].clone());
                }
                guest.tell(Mail::Rejected(by.to_owned()));
            }
        }
    }

    /// Offers a game to this guest and whoever waits longest for the same, with another side.
    fn pair(&mut self, id: u64, side: Option<Color>, deal: &Deal, table: &str) -> bool {
        let Some(me) = self.guests.get(&id) else {
            return false;
        };
        let fits = |other: &&u64| {
            let Some(guest) = self.guests.get(*other) else {
                return false;
            };
            let Place::Waiting(wanted, wish) = &guest.place else {
                return false;
            };
            let sides = side.is_none() || wish.is_none() || side != *wish;
            let declined = guest.declined.contains(&me.name) || me.declined.contains(&guest.name);
            *wanted == deal.name && sides && !declined
        };
        let Some(other) = self.waiting.iter().find(fits).copied() else {
            return false;
        };
        let Some(Place::Waiting(_, wish)) = self.place_of(other).cloned() else {
            return false;
        };
        let mine = side.or(wish.map(Color::other)).unwrap_or_else(|| {
            // The table's id is random: its last bit is the toss of pawns.
            let last = table.bytes().last().unwrap_or_default();
            Color::BOTH[usize::from(last & 1)]
        });
        let seats = match mine {
            Color::Black => [id, other],
            Color::White => [other, id],
        };
        self.unwait(other);
        let names = seats.map(|seat| {
            let guest = self.guests.get(&seat);
            guest.map(|guest| guest.name.clone()).unwrap_or_default()
        });
        for (seat, color) in seats.into_iter().zip(Color::BOTH) {
            self.set_place(seat, Place::Offered(table.to_owned()));
            if let Some(guest) = self.guests.get(&seat) {
                let summary = deal.summary(table, &names, color);
                guest.tell(Mail::Offered(Box::new(summary)));
            }
        }
        self.offers.insert(
            table.to_owned(),
            Offer {
                deal: deal.clone(),
                seats,
                agreed: [false; 2],
            },
        );
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Here {
        hall: Hall,
        next: u64,
    }

    impl Here {
        fn enter(&mut self, name: &str, extended: bool) -> (u64, mpsc::Receiver<Mail>) {
            let (sender, mail) = mpsc::channel(MAILBOX);
            self.next += 1;
            let user = User {
                id: format!("guest:{}", self.next),
                name: name.to_owned(),
            };
            self.hall
                .enter(self.next, name, user, extended, sender)
                .unwrap();
            (self.next, mail)
        }

        fn wait(&self, id: u64, game: &str, side: Option<Color>, table: &str) {
            let name: GameName = game.parse().unwrap();
            let deal = Deal::of(&name, 256).unwrap();
            self.hall.wait(id, side, &deal, table);
        }
    }

    fn here() -> Here {
        Here {
            hall: Hall::default(),
            next: 0,
        }
    }

    fn offered(mail: &mut mpsc::Receiver<Mail>) -> Option<GameSummary> {
        match mail.try_recv() {
            Ok(Mail::Offered(summary)) => Some(*summary),
            _ => None,
        }
    }

    #[test]
    fn who_waits_for_the_same_meets() {
        let mut here = here();
        let (ann, mut to_ann) = here.enter("ann", false);
        let (bob, mut to_bob) = here.enter("bob", false);
        let (cat, mut to_cat) = here.enter("cat", false);
        here.wait(ann, "x-60-0", Some(Color::White), "t1");
        here.wait(bob, "y-60-0", None, "t2");
        here.wait(cat, "x-60-0", Some(Color::White), "t3");
        assert!(offered(&mut to_ann).is_none(), "both want White");
        here.wait(bob, "x-60-0", None, "t4");
        let summary = offered(&mut to_ann).expect("ann waited longer than cat");
        assert_eq!(summary.names, ["bob".to_owned(), "ann".to_owned()]);
        assert_eq!(summary.you, Some(Color::White));
        assert!(offered(&mut to_bob).is_some() && offered(&mut to_cat).is_none());
        assert!(here.hall.agree(ann).is_none());
        let (table, agreed) = here.hall.agree(bob).expect("both agreed");
        assert_eq!(
            (table.as_str(), agreed.users[0].name.as_str()),
            ("t4", "bob")
        );
        assert!(here.hall.begin("t4"));
        assert!(matches!(to_ann.try_recv(), Ok(Mail::Start(_))));
        assert_eq!(here.hall.list(), ["t4 x-60-0 +bob -ann"]);
        assert_eq!(here.hall.fragile_games(), ["t4"]);
        here.hall.over(ann, "t4");
        here.hall.over(bob, "t4");
        assert!(here.hall.list().is_empty());
    }

    #[test]
    fn who_does_not_agree_is_not_asked_again() {
        let mut here = here();
        let (ann, mut to_ann) = here.enter("ann", false);
        let (bob, mut to_bob) = here.enter("bob", false);
        here.wait(ann, "x-60-0", None, "t1");
        here.wait(bob, "x-60-0", None, "t2");
        assert!(offered(&mut to_ann).is_some() && offered(&mut to_bob).is_some());
        here.hall.reject(bob);
        assert!(matches!(to_ann.try_recv(), Ok(Mail::Rejected(by)) if by == "bob"));
        here.wait(ann, "x-60-0", None, "t3");
        here.wait(bob, "x-60-0", None, "t4");
        while let Ok(mail) = to_bob.try_recv() {
            assert!(matches!(mail, Mail::Rejected(_)), "{mail:?}");
        }
    }

    #[test]
    fn a_name_is_here_once() {
        let mut here = here();
        let (ann, mut to_ann) = here.enter("ann", true);
        let (again, _mail) = here.enter("Ann", true);
        assert!(matches!(to_ann.try_recv(), Ok(Mail::Replaced)));
        assert_eq!(here.hall.who().len(), 1);
        here.hall.leave(ann);
        assert_eq!(here.hall.who().len(), 1, "the old one takes nobody along");
        here.hall.leave(again);
        assert!(here.hall.who().is_empty());
    }

    #[test]
    fn who_goes_while_a_game_is_offered_does_not_agree() {
        let mut here = here();
        let (ann, mut to_ann) = here.enter("ann", false);
        let (bob, _to_bob) = here.enter("bob", false);
        here.wait(ann, "x-60-0", None, "t1");
        here.wait(bob, "x-60-0", None, "t2");
        here.hall.leave(bob);
        assert!(offered(&mut to_ann).is_some());
        assert!(matches!(to_ann.try_recv(), Ok(Mail::Rejected(_))));
    }

    #[test]
    fn places_are_counted() {
        let hall = Hall::default();
        let one = Network::from(std::net::IpAddr::from([127, 0, 0, 1]));
        let two = Network::from(std::net::IpAddr::from([127, 0, 0, 2]));
        let first = hall.connection(one, 3, 2);
        let _second = hall.connection(one, 3, 2).unwrap();
        assert!(hall.connection(one, 3, 2).is_none());
        let _third = hall.connection(two, 3, 2).unwrap();
        assert!(hall.connection(two, 3, 2).is_none());
        drop(first);
        assert!(hall.connection(two, 3, 2).is_some());
    }
}
