//! Bytes in the standard alphabet, without padding.

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;

/// Why a text is not so many bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Base64Error {
    BadLength,
    BadAlphabet,
    SpareBits,
}

/// Reads a text of exactly `N` bytes.
pub(crate) fn read<const N: usize>(text: &str) -> Result<[u8; N], Base64Error> {
    if text.len() != (N * 8).div_ceil(6) {
        return Err(Base64Error::BadLength);
    }
    let bytes = STANDARD_NO_PAD.decode(text).map_err(|error| match error {
        base64::DecodeError::InvalidLastSymbol { .. } => Base64Error::SpareBits,
        _ => Base64Error::BadAlphabet,
    })?;
    bytes.try_into().map_err(|_| Base64Error::BadLength)
}

/// Writes bytes.
pub(crate) fn write(bytes: &[u8]) -> String {
    STANDARD_NO_PAD.encode(bytes)
}
