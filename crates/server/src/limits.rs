//! How much one address, guest or socket may ask: token buckets, and counts of what is open.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Limits;

/// The most keys a limiter remembers. Beyond it, buckets that have filled up are forgotten; if that
/// does not help, newcomers wait.
const MAX_KEYS: usize = 50_000;

/// Token buckets by key, with a bound on the number of keys.
#[derive(Debug)]
struct Buckets<K: Clone + Eq + std::hash::Hash> {
    limiter: DefaultKeyedRateLimiter<K>,
}

impl<K: Clone + Eq + std::hash::Hash> Buckets<K> {
    fn per_minute(burst: u32, rate: u32) -> Self {
        Buckets {
            limiter: RateLimiter::keyed(
                Quota::per_minute(at_least_one(rate)).allow_burst(at_least_one(burst)),
            ),
        }
    }

    fn take(&self, key: &K) -> bool {
        if self.limiter.len() > MAX_KEYS {
            self.limiter.retain_recent();
            self.limiter.shrink_to_fit();
            if self.limiter.len() > MAX_KEYS {
                return false;
            }
        }
        self.limiter.check_key(key).is_ok()
    }
}

fn at_least_one(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}

/// An address as limits see it: whole for IPv4; the network that one household is given for IPv6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Network(IpAddr);

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Self {
        Network(match address.to_canonical() {
            IpAddr::V4(v4) => IpAddr::V4(v4),
            IpAddr::V6(v6) => {
                let mut segments = v6.segments();
                segments[4..].fill(0);
                IpAddr::V6(Ipv6Addr::from(segments))
            }
        })
    }
}

/// The limits of the whole house.
#[derive(Debug)]
pub(crate) struct Gate {
    connections: Buckets<Network>,
    guests: Buckets<Network>,
    requests: Buckets<String>,
    reads: Buckets<Network>,
    studies: Buckets<Network>,
    problems: Buckets<Network>,
    files: Buckets<Network>,
    logins: Buckets<Network>,
    sockets: Arc<Mutex<BTreeMap<String, usize>>>,
    limits: Limits,
}

impl Gate {
    pub(crate) fn new(limits: &Limits) -> Self {
        Gate {
            connections: Buckets::per_minute(
                limits.connection_burst,
                limits.connections_per_minute,
            ),
            guests: Buckets::per_minute(limits.guest_burst, limits.guests_per_minute),
            reads: Buckets::per_minute(limits.read_burst, limits.reads_per_minute),
            studies: Buckets::per_minute(limits.study_burst, limits.studies_per_minute),
            problems: Buckets::per_minute(limits.problem_burst, limits.problems_per_minute),
            files: Buckets::per_minute(limits.file_burst, limits.files_per_minute),
            logins: Buckets::per_minute(limits.login_burst, limits.logins_per_minute),
            requests: Buckets::per_minute(limits.request_burst, limits.requests_per_minute),
            sockets: Arc::default(),
            limits: limits.clone(),
        }
    }

    /// Whether this address may open one more socket now.
    pub(crate) fn connection(&self, address: IpAddr) -> bool {
        self.connections.take(&address.into())
    }

    /// Whether this address may become one more guest now.
    pub(crate) fn guest(&self, address: IpAddr) -> bool {
        self.guests.take(&address.into())
    }

    /// Whether this guest may change one more thing now.
    pub(crate) fn request(&self, guest: &str) -> bool {
        self.requests.take(&guest.to_owned())
    }

    /// Whether this address may read one more thing now.
    pub(crate) fn read(&self, address: IpAddr) -> bool {
        self.reads.take(&address.into())
    }

    /// Whether this address may have one more line of play judged now.
    pub(crate) fn study(&self, address: IpAddr) -> bool {
        self.studies.take(&address.into())
    }

    /// Whether this address may have one more problem solved now.
    pub(crate) fn solve(&self, address: IpAddr) -> bool {
        self.problems.take(&address.into())
    }

    /// Whether this address may have one more file read or written now.
    pub(crate) fn file(&self, address: IpAddr) -> bool {
        self.files.take(&address.into())
    }

    /// Whether this address may try one more login now.
    pub(crate) fn login(&self, address: IpAddr) -> bool {
        self.logins.take(&address.into())
    }

    /// A place for one more socket of this guest, given back when dropped. `None` where the guest
    /// has as many as one may have.
    pub(crate) fn socket(&self, guest: &str) -> Option<SocketPlace> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let open = sockets.entry(guest.to_owned()).or_insert(0);
        if *open >= self.limits.sockets_per_guest {
            return None;
        }
        *open += 1;
        Some(SocketPlace {
            guest: guest.to_owned(),
            sockets: Arc::clone(&self.sockets),
        })
    }

    /// A bucket for the frames of one socket.
    pub(crate) fn frames(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(
            Quota::per_second(at_least_one(self.limits.frames_per_second))
                .allow_burst(at_least_one(self.limits.frame_burst)),
        )
    }
}

/// A guest's open socket.
#[derive(Debug)]
pub(crate) struct SocketPlace {
    guest: String,
    sockets: Arc<Mutex<BTreeMap<String, usize>>>,
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = sockets.get_mut(&self.guest) {
            *open = open.saturating_sub(1);
            if *open == 0 {
                sockets.remove(&self.guest);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_passes_and_then_no_more() {
        let gate = Gate::new(&Limits {
            guest_burst: 3,
            guests_per_minute: 1,
            ..Limits::default()
        });
        let here = IpAddr::from([127, 0, 0, 1]);
        assert_eq!((0..5).filter(|_| gate.guest(here)).count(), 3);
        assert!(
            gate.guest(IpAddr::from([127, 0, 0, 2])),
            "another address has its own bucket"
        );
    }

    #[test]
    fn one_household_is_one_network() {
        let one: IpAddr = "2001:db8:1:2::1".parse().unwrap();
        let two: IpAddr = "2001:db8:1:2:ffff::9".parse().unwrap();
        let far: IpAddr = "2001:db8:1:3::1".parse().unwrap();
        assert_eq!(Network::from(one), Network::from(two));
        assert_ne!(Network::from(one), Network::from(far));
        let mapped: IpAddr = "::ffff:10.0.0.1".parse().unwrap();
        assert_eq!(
            Network::from(mapped),
            Network::from(IpAddr::from([10, 0, 0, 1]))
        );
    }

    #[test]
    fn a_place_is_given_back() {
        let gate = Gate::new(&Limits {
            sockets_per_guest: 2,
            ..Limits::default()
        });
        let first = gate.socket("g").unwrap();
        let _second = gate.socket("g").unwrap();
        assert!(gate.socket("g").is_none());
        assert!(gate.socket("h").is_some());
        drop(first);
        assert!(gate.socket("g").is_some());
    }
}
