//! What a player of a lower level does not see.

use trickmate_rules::kernel::mix;

/// Captures that a player overlooks when it looks ahead. Whether it sees one depends on the position and the move, so
/// that it does not see it a moment later.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Blindness {
    /// Of how many captures in a thousand it is blind.
    pub(crate) per_mille: u32,
    pub(crate) seed: u64,
}

impl Blindness {
    /// Whether it sees the capture.
    #[inline]
    pub(crate) fn sees(self, key: u64, action: u32) -> bool {
        self.per_mille == 0
            || mix(self.seed ^ mix(key ^ u64::from(action))) % 1000 >= u64::from(self.per_mille)
    }
}

/// A number for an action that has none but its text: the same for the same text.
pub(crate) fn number_of(text: &str) -> u32 {
    text.bytes().fold(0, |sum: u32, byte| sum.wrapping_mul(31) % 0xfff_fff1 + u32::from(byte))
}

#[cfg(test)]
mod tests {
    use super::number_of;

    #[test]
    fn any_text_has_a_number() {
        assert_ne!(number_of("d4:d5=W1"), number_of("d4:d5=W2"));
        assert!(number_of(&"~".repeat(1000)) > 0, "long texts too");
    }
}
