//! Offers in a match: a draw, a takeback, the end, a rematch.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::press::Press;
use crate::offer;
use crate::offer::ids::OfferAnswerId;
use crate::ui::responder::Task;

/// Offers in a match: a draw, a takeback, the end, a rematch.
pub(crate) struct Offer;

impl Feature for Offer {
    fn commands(&self) -> Vec<Command> {
        vec![offer::command::offer()]
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let OfferAnswerId(answer, offer) = press.id()?;
        Some(Box::pin(offer::press::answer(press, answer, offer)))
    }
}
