//! Who a name belongs to: whoever logged in by it first, with the same secret ever since. Kept as
//! guests and their sign-ins are, so that a name that nobody uses becomes free again.

use sha2::{Digest, Sha256};
use yonban_csa::GameName;
use yonban_store::{Guest, Hash, SignIn, StoreError};

use crate::http::Shared;
use crate::http::sign_in::{IDLE_MS, WHOLE_MS};
use crate::live::User;
use crate::random;

/// An engine of the house.
#[derive(Clone, Debug)]
pub(super) struct Known {
    /// Who it is at tables.
    pub(super) user: User,
    /// The hash of name and secret.
    pub(super) secret: Hash,
}

/// Why nobody was signed in.
#[derive(Debug, thiserror::Error)]
pub(super) enum NotKnown {
    /// The name belongs to somebody with another secret.
    #[error("this name belongs to somebody else")]
    Secret,
    /// Too many new names from there.
    #[error("too many new names")]
    TooMany,
    /// The store does not store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No randomness.
    #[error(transparent)]
    Random(#[from] random::NoRandom),
}

fn hash(parts: [&str; 3]) -> Hash {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part.as_bytes());
        hash.update([0]);
    }
    hash.finalize().into()
}

/// The game and the secret in a password: `floodgate-300-10F,secret`. A password without a game is
/// all secret.
pub(super) fn password(text: &str) -> (Option<GameName>, &str) {
    match text.split_once(',') {
        Some((game, secret)) => match game.parse() {
            Ok(game) => (Some(game), secret),
            Err(_) => (None, text),
        },
        None => match text.parse() {
            Ok(game) => (Some(game), ""),
            Err(_) => (None, text),
        },
    }
}

/// Signs in by name and secret. `may_be_new` is asked before a name is given away.
pub(super) async fn sign_in(
    shared: &Shared,
    name: &str,
    secret: &str,
    may_be_new: impl FnOnce() -> bool + Send,
) -> Result<Known, NotKnown> {
    let now = shared.time().now_ms();
    let store = shared.store();
    // Names that differ only in capitals would be taken for one another.
    let plain = name.to_ascii_lowercase();
    let name_hash = hash(["yonban-csa-name-v1", &plain, ""]);
    let secret_hash = hash(["yonban-csa-secret-v1", &plain, secret]);
    if let Some((row, owner)) = store.read_sign_in(&name_hash, now).await? {
        let proved = store.read_sign_in(&secret_hash, now).await?;
        if proved.is_none_or(|(_, guest)| guest.id != owner.id) {
            return Err(NotKnown::Secret);
        }
        let expires = now
            .saturating_add(IDLE_MS)
            .min(row.created_ms.saturating_add(WHOLE_MS));
        for row in [name_hash, secret_hash] {
            store.touch_sign_in(row, now, expires).await?;
        }
        return Ok(Known {
            user: User::guest(&owner),
            secret: secret_hash,
        });
    }
    if !may_be_new() {
        return Err(NotKnown::TooMany);
    }
    let guest = Guest {
        id: random::id()?,
        name: name.to_owned(),
        created_ms: now,
    };
    store.create_guest(guest.clone()).await?;
    // Rows of a name that has become free again.
    for row in [name_hash, secret_hash] {
        store.delete_sign_in(row).await?;
    }
    let row = |token_hash| SignIn {
        token_hash,
        guest: guest.id.clone(),
        created_ms: now,
        last_seen_ms: now,
        expires_ms: now.saturating_add(IDLE_MS),
    };
    store.create_sign_in(row(name_hash)).await?;
    // Of two who ask for a free name at once, one has it.
    let owner = store.read_sign_in(&name_hash, now).await?;
    if owner.is_none_or(|(_, owner)| owner.id != guest.id) {
        return Err(NotKnown::Secret);
    }
    store.create_sign_in(row(secret_hash)).await?;
    Ok(Known {
        user: User::guest(&guest),
        secret: secret_hash,
    })
}

/// What lets this engine go on with its game at this table after a lost connection. Made anew whenever
/// it is needed, so that nothing is kept and a restart forgets nothing.
pub(super) fn token(table: &str, secret: &Hash) -> String {
    let whole = hash(["yonban-csa-resume-v1", table, &hex::encode(secret)]);
    hex::encode(&whole[..16])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_may_carry_a_game() {
        let read = |text| {
            let (game, secret) = password(text);
            (game.map(|game| game.to_string()), secret.to_owned())
        };
        let game = |game: &str, secret: &str| (Some(game.to_owned()), secret.to_owned());
        assert_eq!(read("floodgate-300-10F,x"), game("floodgate-300-10F", "x"));
        assert_eq!(read("floodgate-300-10F"), game("floodgate-300-10F", ""));
        assert_eq!(read("a-1-0,x,y"), game("a-1-0", "x,y"));
        assert_eq!(read("x"), (None, "x".to_owned()));
        assert_eq!(read("x,y"), (None, "x,y".to_owned()));
    }
}
