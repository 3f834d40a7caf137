//! Random values from the operating system.

/// The operating system has no random bytes to give.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the system gave no random bytes")]
pub struct NoRandom;

/// `N` random bytes.
pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], NoRandom> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoRandom)?;
    Ok(bytes)
}

/// 128 random bits as 32 hex digits.
pub(crate) fn id() -> Result<String, NoRandom> {
    Ok(hex::encode(bytes::<16>()?))
}

/// Whether `text` is an id as [`id`] makes them.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == 32
        && text
            .bytes()
            .all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b))
}
