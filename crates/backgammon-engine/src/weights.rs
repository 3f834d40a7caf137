//! The file that nets are kept in.
//!
//! All numbers are little-endian. `YBNW`, version (u16), variant (u8, its place in [`Variant::ALL`]),
//! number of nets (u8); for each net, in the order of [`Class::WITH_NET`], inputs (u16) and hidden units
//! (u16); then the `f32` numbers of each in turn; at the end the 64-bit FNV-1a sum of all bytes before.

use crate::baseline::{INPUTS, Linear};
use crate::class::Class;
use crate::net::Net;
use crate::nets::Nets;
use pulp::Arch;
use yonban_backgammon::Variant;

/// What a file begins with.
const MAGIC: &[u8; 4] = b"YBNW";
/// The version that is written and read. The inputs belong to it: it grows when they change.
const VERSION: u16 = 2;

/// The version of the linear player's file.
const LINEAR_VERSION: u16 = 1;

/// Why bytes are no nets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// They begin with something else.
    #[error("this is no file of backgammon nets")]
    NotNets,
    /// Of another version.
    #[error("the weights are of version {0}, which this program does not read")]
    Version(u16),
    /// Fewer or more bytes than it says, or the end is missing.
    #[error("the file has {found} bytes where {expected} are due")]
    Length {
        /// What the head says.
        expected: usize,
        /// What is there.
        found: usize,
    },
    /// A number of the head that no net of this version has.
    #[error("the nets are of another shape than this program's")]
    Shape,
    /// A byte is not what was written.
    #[error("the sum of the bytes is wrong: the file is damaged")]
    Checksum,
    /// A weight is infinite or no number.
    #[error("a weight is not a finite number")]
    NotFinite,
}

/// FNV-1a, 64 bits.
pub(crate) fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}

/// Compares the sum at the end with the bytes before it.
fn check(bytes: &[u8]) -> Result<(), WeightsError> {
    match bytes.split_last_chunk::<8>() {
        Some((body, sum)) if u64::from_le_bytes(*sum) == checksum(body) => Ok(()),
        _ => Err(WeightsError::Checksum),
    }
}

/// Takes the first `N` bytes.
fn take<const N: usize>(
    bytes: &mut &[u8],
    due: usize,
    all: usize,
) -> Result<[u8; N], WeightsError> {
    let (first, rest) = bytes.split_first_chunk().ok_or(WeightsError::Length {
        expected: due,
        found: all,
    })?;
    *bytes = rest;
    Ok(*first)
}

/// Bytes of the head.
const HEAD: usize = 8 + 4 * Class::WITH_NET.len();

impl Nets {
    /// Reads nets that [`bytes`](Nets::bytes) wrote.
    ///
    /// # Errors
    ///
    /// The bytes are something else, of another version, cut short or damaged.
    pub fn read(bytes: &[u8]) -> Result<Nets, WeightsError> {
        let all = bytes.len();
        let mut rest = bytes;
        if !bytes.starts_with(MAGIC) {
            return Err(WeightsError::NotNets);
        }
        let _: [u8; 4] = take(&mut rest, HEAD, all)?;
        let version = u16::from_le_bytes(take(&mut rest, HEAD, all)?);
        if version != VERSION {
            return Err(WeightsError::Version(version));
        }
        let [variant, nets] = take(&mut rest, HEAD, all)?;
        let variant = Variant::ALL.get(usize::from(variant));
        let variant = *variant.ok_or(WeightsError::Shape)?;
        if usize::from(nets) != Class::WITH_NET.len() {
            return Err(WeightsError::Shape);
        }
        let mut shapes = [(0, 0); Class::WITH_NET.len()];
        for ((inputs, hidden), class) in shapes.iter_mut().zip(Class::WITH_NET) {
            *inputs = usize::from(u16::from_le_bytes(take(&mut rest, HEAD, all)?));
            *hidden = usize::from(u16::from_le_bytes(take(&mut rest, HEAD, all)?));
            if *inputs != class.inputs() || !Net::can_have(*hidden) {
                return Err(WeightsError::Shape);
            }
        }
        let numbers: usize = shapes
            .iter()
            .map(|&(inputs, hidden)| Net::len(inputs, hidden))
            .sum();
        let expected = HEAD + 4 * numbers + 8;
        if all != expected {
            return Err(WeightsError::Length {
                expected,
                found: all,
            });
        }
        check(bytes)?;
        let mut numbers = rest
            .chunks_exact(4)
            .filter_map(|bytes| bytes.first_chunk::<4>());
        let mut net = |(inputs, hidden)| -> Result<Net, WeightsError> {
            let mut net = Net::zeros(inputs, hidden);
            for (place, bytes) in net.numbers_mut().zip(&mut numbers) {
                *place = f32::from_le_bytes(*bytes);
                if !place.is_finite() {
                    return Err(WeightsError::NotFinite);
                }
            }
            Ok(net)
        };
        let [contact, prime, back, crashed, race] = shapes;
        Ok(Nets {
            variant,
            nets: [
                net(contact)?,
                net(prime)?,
                net(back)?,
                net(crashed)?,
                net(race)?,
            ],
            arch: Arch::new(),
            bearoff: true,
        })
    }

    /// The bytes of a file that [`read`](Nets::read) reads.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let nets = &self.nets;
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        let place = Variant::ALL
            .iter()
            .position(|variant| *variant == self.variant);
        bytes.push(place.unwrap_or(0) as u8);
        bytes.push(nets.len() as u8);
        for net in nets {
            bytes.extend((net.inputs() as u16).to_le_bytes());
            bytes.extend((net.hidden() as u16).to_le_bytes());
        }
        for number in nets.iter().flat_map(Net::numbers) {
            bytes.extend(number.to_le_bytes());
        }
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }
}

/// Bytes of the linear player's file: `YBLW`, version (u16), the `f32` weights for contact and then for
/// races, the sum of all bytes before.
const LINEAR: usize = 6 + 2 * 4 * INPUTS + 8;

impl Linear {
    /// Reads what [`bytes`](Linear::bytes) wrote.
    ///
    /// # Errors
    ///
    /// The bytes are something else, of another version, cut short or damaged.
    pub fn read(bytes: &[u8]) -> Result<Linear, WeightsError> {
        let all = bytes.len();
        let mut rest = bytes.strip_prefix(b"YBLW").ok_or(WeightsError::NotNets)?;
        let version = u16::from_le_bytes(take(&mut rest, LINEAR, all)?);
        if version != LINEAR_VERSION {
            return Err(WeightsError::Version(version));
        }
        if all != LINEAR {
            return Err(WeightsError::Length {
                expected: LINEAR,
                found: all,
            });
        }
        check(bytes)?;
        let mut linear = Linear {
            contact: [0.0; INPUTS],
            race: [0.0; INPUTS],
        };
        let places = linear.contact.iter_mut().chain(&mut linear.race);
        for (place, bytes) in places.zip(rest.chunks_exact(4)) {
            *place = bytes
                .first_chunk()
                .map_or(0.0, |bytes| f32::from_le_bytes(*bytes));
            if !place.is_finite() {
                return Err(WeightsError::NotFinite);
            }
        }
        Ok(linear)
    }

    /// The bytes of a file that [`read`](Linear::read) reads.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = b"YBLW".to_vec();
        bytes.extend(LINEAR_VERSION.to_le_bytes());
        for weight in self.contact.iter().chain(&self.race) {
            bytes.extend(weight.to_le_bytes());
        }
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What reading says of changed bytes of the shipped nets.
    fn error(change: impl Fn(&mut Vec<u8>)) -> Option<WeightsError> {
        let mut bytes = Nets::shipped().bytes();
        change(&mut bytes);
        Nets::read(&bytes).err()
    }

    /// Writes a sum that fits.
    fn seal(bytes: &mut Vec<u8>) {
        bytes.truncate(bytes.len() - 8);
        bytes.extend(checksum(bytes).to_le_bytes());
    }

    #[test]
    fn files_that_are_no_nets_are_told_apart() {
        assert_eq!(error(|_| {}), None);
        assert_eq!(error(Vec::clear), Some(WeightsError::NotNets));
        assert_eq!(error(|bytes| bytes[0] = b'X'), Some(WeightsError::NotNets));
        assert_eq!(error(|bytes| bytes[4] = 9), Some(WeightsError::Version(9)));
        assert_eq!(error(|bytes| bytes[6] = 77), Some(WeightsError::Shape));
        assert_eq!(error(|bytes| bytes[7] = 2), Some(WeightsError::Shape));
        assert_eq!(error(|bytes| bytes[8] ^= 1), Some(WeightsError::Shape));
        assert_eq!(error(|bytes| bytes[10] = 8), Some(WeightsError::Shape));
        assert_eq!(
            error(|bytes| bytes[1000] ^= 1),
            Some(WeightsError::Checksum)
        );
        let whole = Nets::shipped().bytes().len();
        for found in [whole - 1, whole / 2, HEAD + 1, HEAD] {
            let expected = whole;
            let short = error(|bytes| bytes.truncate(found));
            assert_eq!(short, Some(WeightsError::Length { expected, found }));
        }
        let found = whole + 4;
        let long = error(|bytes| bytes.extend([0; 4]));
        assert_eq!(
            long,
            Some(WeightsError::Length {
                expected: whole,
                found
            })
        );
        let infinite = error(|bytes| {
            bytes[HEAD..HEAD + 4].copy_from_slice(&f32::INFINITY.to_le_bytes());
            seal(bytes);
        });
        assert_eq!(infinite, Some(WeightsError::NotFinite));
    }

    #[test]
    fn every_cut_of_the_head_is_a_length() {
        let bytes = Nets::shipped().bytes();
        for found in 4..HEAD {
            let error = Nets::read(&bytes[..found]).err();
            assert_eq!(
                error,
                Some(WeightsError::Length {
                    expected: HEAD,
                    found
                })
            );
        }
    }

    #[test]
    fn the_linear_player_has_a_file_of_its_own() {
        let bytes = Linear::shipped().bytes();
        assert_eq!(Linear::read(&bytes).as_ref(), Ok(Linear::shipped()));
        assert_eq!(
            Linear::read(&Nets::shipped().bytes()),
            Err(WeightsError::NotNets)
        );
        assert_eq!(Nets::read(&bytes).err(), Some(WeightsError::NotNets));
        let mut other = bytes.clone();
        other[40] ^= 1;
        assert_eq!(Linear::read(&other), Err(WeightsError::Checksum));
        other = bytes.clone();
        other[4] = 7;
        assert_eq!(Linear::read(&other), Err(WeightsError::Version(7)));
        let (expected, found) = (bytes.len(), bytes.len() - 1);
        assert_eq!(
            Linear::read(&bytes[..found]),
            Err(WeightsError::Length { expected, found })
        );
    }
}
