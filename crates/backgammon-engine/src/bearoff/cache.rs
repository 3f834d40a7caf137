//! The tables in a file, for programs that start often.
//!
//! The file `backgammon-bearoff.bin`: sixteen bytes of name, the version of the layout and the length of
//! the tables (u32 and u64, little endian), the tables, and the SHA-256 of all that. It is written beside
//! and renamed, so that who reads it sees a whole one; one that is not as it should be is computed again
//! and replaced.

use super::one_sided::{FULL, THROWS, Throws};
use super::two_sided::SIDES;
use super::{DIRECTORY, OneSided, SHARED, Tables, TwoSided, home};
use sha2::{Digest, Sha256};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The name of the file in the caller's directory.
const FILE: &str = "backgammon-bearoff.bin";
/// What it begins with.
const NAME: &[u8; 16] = b"yonban bear-off\n";
/// Of the layout and of what the numbers mean: whoever changes either counts it up.
const VERSION: u32 = 1;

const HEAD: usize = NAME.len() + 4 + 8;
const BODY: usize = throws(home::HOMES) + throws(FULL) + SIDES * SIDES * 16;
const SUM: usize = 32;

const fn throws(boards: usize) -> usize {
    boards * (8 + 2 * THROWS)
}

/// Where tables came from.
#[derive(Debug)]
pub enum Origin {
    /// From the file.
    File,
    /// They were computed.
    Computed {
        /// Why the file was not used.
        because: CacheError,
        /// Whether they are in the file now.
        saved: io::Result<()>,
    },
}

/// Why a file of tables cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum CacheError {
    /// There is none yet.
    #[error("there are no bear-off tables yet")]
    Missing,
    /// It cannot be read.
    #[error("the bear-off tables cannot be read: {0}")]
    Unreadable(io::Error),
    /// It is another file, or too short to tell.
    #[error("the file holds no bear-off tables")]
    Foreign,
    /// It was written by another version of the program.
    #[error("the bear-off tables are of version {0}")]
    Version(u32),
    /// Its length or its checksum is wrong.
    #[error("the bear-off tables are damaged")]
    Damaged,
}

impl Tables {
    /// Lets [`Tables::shared`] look for them in a file of this directory at its first use, and leave them
    /// there; says whether that is still to come. The directory must exist by then; nothing else in it is
    /// touched, and a file that is not whole is computed again.
    pub fn keep_in(directory: PathBuf) -> bool {
        DIRECTORY.set(directory).is_ok() && SHARED.get().is_none()
    }

    /// Tables from the file in a directory if it is whole; else they are computed and written there. Says
    /// where they came from, so that the caller can tell of damage.
    #[must_use]
    pub fn load_in(directory: &Path) -> (Tables, Origin) {
        match load(directory) {
            Ok(tables) => (tables, Origin::File),
            Err(because) => {
                let tables = Tables::build();
                let saved = save(&tables, directory);
                (tables, Origin::Computed { because, saved })
            }
        }
    }
}

fn load(directory: &Path) -> Result<Tables, CacheError> {
    let path = directory.join(FILE);
    let length = match fs::metadata(&path) {
        Ok(file) => file.len(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(CacheError::Missing),
        Err(error) => return Err(CacheError::Unreadable(error)),
    };
    if length < HEAD as u64 {
        return Err(CacheError::Foreign);
    }
    if length > (HEAD + BODY + SUM) as u64 {
        // Not read as a whole: it may be anything.
        return Err(CacheError::Damaged);
    }
    read(&fs::read(&path).map_err(CacheError::Unreadable)?)
}

/// Reads the bytes of a file.
fn read(bytes: &[u8]) -> Result<Tables, CacheError> {
    let mut rest = Reader(bytes);
    if rest.take(NAME.len()) != Some(NAME) {
        return Err(CacheError::Foreign);
    }
    let version = rest.array().map(u32::from_le_bytes);
    let length = rest.array().map(u64::from_le_bytes);
    let (Some(version), Some(length)) = (version, length) else {
        return Err(CacheError::Foreign);
    };
    if version != VERSION {
        return Err(CacheError::Version(version));
    }
    if length != BODY as u64 || bytes.len() != HEAD + BODY + SUM {
        return Err(CacheError::Damaged);
    }
    let (whole, sum) = bytes.split_at(HEAD + BODY);
    if Sha256::digest(whole)[..] != *sum {
        return Err(CacheError::Damaged);
    }
    rest.tables().ok_or(CacheError::Damaged)
}

/// What is left of the bytes.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    fn tables(&mut self) -> Option<Tables> {
        Some(Tables {
            one_sided: OneSided {
                all: self.throws(home::HOMES)?,
                first: self.throws(FULL)?,
            },
            two_sided: TwoSided {
                values: self.quads(SIDES * SIDES)?,
            },
        })
    }

    fn throws(&mut self, boards: usize) -> Option<Throws> {
        let (means, _) = self.take(8 * boards)?.as_chunks();
        let (within, _) = self.take(2 * THROWS * boards)?.as_chunks::<2>();
        let within: Vec<u16> = within.iter().map(|&it| u16::from_le_bytes(it)).collect();
        let within: Vec<[u16; THROWS]> = within.as_chunks().0.to_vec();
        let sound = |within: &[u16; THROWS]| within.is_sorted() && within.ends_with(&[u16::MAX]);
        within.iter().all(sound).then(|| Throws {
            means: means.iter().map(|&it| f64::from_le_bytes(it)).collect(),
            within,
        })
    }

    fn quads(&mut self, count: usize) -> Option<Vec<[f32; 4]>> {
        let (values, _) = self.take(16 * count)?.as_chunks::<4>();
        let values: Vec<f32> = values.iter().map(|&it| f32::from_le_bytes(it)).collect();
        Some(values.as_chunks().0.to_vec())
    }
}

/// The bytes of a file.
fn write(tables: &Tables) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEAD + BODY + SUM);
    bytes.extend(NAME);
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend((BODY as u64).to_le_bytes());
    for throws in [&tables.one_sided.all, &tables.one_sided.first] {
        bytes.extend(throws.means.iter().flat_map(|mean| mean.to_le_bytes()));
        let within = throws.within.iter().flatten();
        bytes.extend(within.flat_map(|chance| chance.to_le_bytes()));
    }
    let values = tables.two_sided.values.iter().flatten();
    bytes.extend(values.flat_map(|value| value.to_le_bytes()));
    let sum = Sha256::digest(&bytes);
    bytes.extend(sum);
    bytes
}

fn save(tables: &Tables, directory: &Path) -> io::Result<()> {
    // Two processes may come at once: each writes its own and the later one stays.
    let beside = directory.join(format!("{FILE}.{}", std::process::id()));
    let saved =
        fs::write(&beside, write(tables)).and_then(|()| fs::rename(&beside, directory.join(FILE)));
    if saved.is_err() {
        // Best effort: what matters is why it was not saved.
        fs::remove_file(&beside).ok();
    }
    saved
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_used_and_a_damaged_one_replaced() {
        let directory = tempfile::tempdir().unwrap();
        let load = || Tables::load_in(directory.path());
        let file = directory.path().join(FILE);
        let (built, origin) = load();
        let because = |origin: Origin| match origin {
            Origin::Computed {
                because,
                saved: Ok(()),
            } => because,
            other => panic!("{other:?}"),
        };
        assert!(matches!(because(origin), CacheError::Missing));
        let (read, origin) = load();
        assert!(matches!(origin, Origin::File));
        assert!(read == built);
        let whole = fs::read(&file).unwrap();
        assert_eq!(whole.len(), HEAD + BODY + SUM);

        // One bit, in the middle of the tables.
        let mut bytes = whole.clone();
        bytes[HEAD + BODY / 2] ^= 4;
        fs::write(&file, &bytes).unwrap();
        let (again, origin) = load();
        assert!(matches!(because(origin), CacheError::Damaged));
        assert!(again == built);
        assert!(fs::read(&file).unwrap() == whole);
        // Only the file is left behind.
        assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 1);
    }

    #[test]
    fn what_is_wrong_is_said() {
        let whole = write(Tables::shared());
        let wrong = |bytes: &[u8]| read(bytes).unwrap_err();
        assert!(matches!(wrong(&[]), CacheError::Foreign));
        assert!(matches!(
            wrong(b"something else altogether, and long"),
            CacheError::Foreign
        ));
        assert!(matches!(wrong(&whole[..HEAD - 1]), CacheError::Foreign));
        assert!(matches!(
            wrong(&whole[..whole.len() - 1]),
            CacheError::Damaged
        ));
        let mut bytes = whole.clone();
        bytes[NAME.len()] = 9;
        assert!(matches!(wrong(&bytes), CacheError::Version(9)));
        let mut bytes = whole.clone();
        bytes[NAME.len() + 4] ^= 1;
        assert!(matches!(wrong(&bytes), CacheError::Damaged));
        let mut bytes = whole.clone();
        bytes[HEAD + BODY] ^= 1;
        assert!(matches!(wrong(&bytes), CacheError::Damaged));
        // Chances that fall, under a checksum that is right.
        let mut bytes = whole;
        bytes.truncate(HEAD + BODY);
        bytes[HEAD + 8 * home::HOMES + 2] = 1;
        let sum = Sha256::digest(&bytes);
        bytes.extend(sum);
        assert!(matches!(wrong(&bytes), CacheError::Damaged));
    }

    #[test]
    fn a_directory_that_is_not_there_is_no_harm() {
        let directory = tempfile::tempdir().unwrap();
        let missing = directory.path().join("missing");
        let (tables, origin) = Tables::load_in(&missing);
        assert!(matches!(
            origin,
            Origin::Computed {
                because: CacheError::Missing,
                saved: Err(_)
            }
        ));
        assert!(tables == *Tables::shared());
    }
}
