//! The words for answers to challenges and offers, for use in ids.

use trickmate_host::Answer;

/// Every answer with its word.
pub(crate) const ANSWERS: [(Answer, &str); 3] =
    [(Answer::Accept, "accept"), (Answer::Decline, "decline"), (Answer::Withdraw, "withdraw")];
