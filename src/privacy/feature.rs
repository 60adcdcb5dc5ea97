//! The stored data about a person, which they can read or delete.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::press::Press;
use crate::api::outgoing_message::OutgoingMessage;
use crate::privacy;
use crate::privacy::ids::ForgetId;
use crate::ui::responder::Task;
use crate::ui::responder::Visibility;
use trickmate_text::text;

/// The stored data about a person, which they can read or delete.
pub(crate) struct Privacy;

impl Feature for Privacy {
    fn commands(&self) -> Vec<Command> {
        vec![privacy::command::privacy()]
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let ForgetId(really) = press.id()?;
        let work = async move {
            match really {
                true => privacy::erasure::forget(press.bot, press.asker.person).await,
                false => Ok(OutgoingMessage::new(text!("privacy-kept"))),
            }
        };
        Some(press.answer(Visibility::Update, None, work))
    }
}
