//! Captures that a player of a lower level overlooks.

use trickmate_rules::kernel::mix;

/// Captures that a player overlooks when it looks ahead. They depend on the position and the move alone, so the player
/// does not see the capture a moment later.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Blindness {
    /// The share of captures that it overlooks, in thousandths.
    pub(crate) per_mille: u32,
    pub(crate) seed: u64,
}

impl Blindness {
    /// Returns `true` if it sees the capture.
    #[inline]
    pub(crate) fn sees(self, key: u64, action: u32) -> bool {
        self.per_mille == 0
            || mix(self.seed ^ mix(key ^ u64::from(action))) % 1000 >= u64::from(self.per_mille)
    }
}

/// Returns a number for the text of an action; equal texts give equal numbers.
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
