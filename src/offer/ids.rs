//! Ids of the buttons of offers: `offer/accept/12`.

use std::fmt;
use std::str::FromStr;

use crate::ui::answer_words::ANSWERS;
use crate::ui::number::read_number;
use crate::ui::unknown_id::UnknownId;
use crate::ui::word::{meaning, word};
use trickmate_host::{Answer, OfferId};

/// The answer to the offer with this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OfferAnswerId(pub(crate) Answer, pub(crate) OfferId);

impl fmt::Display for OfferAnswerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "offer/{}/{}", word(&ANSWERS, &self.0), self.1)
    }
}

impl FromStr for OfferAnswerId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let read = || match parts[..] {
            ["offer", answer, offer] => Some(Self(meaning(&ANSWERS, answer)?, read_number(offer)?)),
            _ => None,
        };
        read().ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for (answer, _) in ANSWERS {
            let id = OfferAnswerId(answer, OfferId::new(i64::MAX));
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for text in ["offer", "offer/accept", "offer/take/1", "offer/accept/-1"] {
            assert_eq!(text.parse::<OfferAnswerId>(), Err(UnknownId), "{text}");
        }
    }
}
