//! The seed of a match and the shuffles drawn from it.
//!
//! What is done here is written down step by step in `docs/fairness.md`, so that another program can reproduce
//! every deal.

use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use sha2::{Digest, Sha256};

/// The 32 bytes from which all chance of a match is drawn. Secret until the match is over: the debug form hides
/// them, only [`Seed::to_hex`] tells.
///
/// ```
/// use trickmate_rules::kernel::Seed;
/// let seed: Seed = "00".repeat(32).parse()?;
/// assert_eq!(seed, Seed::new([0; 32]));
/// assert_eq!(seed.commitment().len(), 64);
/// assert_eq!(format!("{seed:?}"), "Seed(secret)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// The length of a nonce, in bytes.
const NONCE: usize = 12;

/// The text is not a seed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits (32 bytes)")]
pub struct ParseSeedError;

impl Seed {
    /// Returns the seed of these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Returns the bytes, for storage.
    #[must_use]
    pub const fn to_bytes(&self) -> [u8; 32] {
        self.0
    }

    /// Returns the bytes as 64 lower-case hexadecimal digits.
    #[must_use]
    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// Returns the SHA-256 of the 32 bytes, in hexadecimal, which is published at the start of a match.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// Returns the stream of chance for one purpose, distinguished by its label. The games use labels of at most twelve
    /// ASCII characters, which are the nonce; for any other label the nonce is the beginning of its SHA-256, so that
    /// none is cut.
    ///
    /// ```
    /// use trickmate_rules::kernel::Seed;
    /// let dealt = |label| {
    ///     let mut cards = [1, 2, 3, 4, 5, 6, 7, 8];
    ///     Seed::new([7; 32]).chance(label).shuffle(&mut cards);
    ///     cards
    /// };
    /// assert_eq!(dealt("deal"), dealt("deal"));
    /// assert_ne!(dealt("deal"), dealt("other"));
    /// ```
    #[must_use]
    pub fn chance(&self, label: &str) -> SeedRng {
        let is_nonce = label.len() <= NONCE && label.bytes().all(|letter| matches!(letter, b' '..=b'~'));
        let digest = Sha256::digest(label);
        let bytes = if is_nonce { label.as_bytes() } else { &digest[..] };
        let mut nonce = [0; NONCE];
        nonce.iter_mut().zip(bytes).for_each(|(to, from)| *to = *from);
        SeedRng(ChaCha20::new(&self.0.into(), &nonce.into()))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Self, ParseSeedError> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| ParseSeedError)?;
        Ok(Self(bytes))
    }
}

/// A stream of chance: the ChaCha20 key stream of RFC 8439 from block 0, read as little-endian 32-bit words.
pub struct SeedRng(ChaCha20);

impl SeedRng {
    fn word(&mut self) -> u32 {
        let mut bytes = [0; 4];
        self.0.apply_keystream(&mut bytes);
        u32::from_le_bytes(bytes)
    }

    /// Returns a number below `bound`, every one equally likely: words of the incomplete last interval are skipped. A
    /// `bound` of 0 gives 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        let limit = (1 << 32) / u64::from(bound) * u64::from(bound);
        loop {
            let word = self.word();
            if u64::from(word) < limit {
                return word % bound;
            }
        }
    }

    /// Shuffles by Fisher–Yates, from the last place down.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}
