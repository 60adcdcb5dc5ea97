//! The stored data about a person, which they can read or delete.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::press::Press;
use crate::api::outgoing_message::OutgoingMessage;
use crate::privacy;
use crate::privacy::ids::PrivacyId;
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
        let (bot, person) = (press.bot, press.asker.person);
        Some(match press.id()? {
            // The file comes as a separate message, so that the question stays.
            PrivacyId::Export => {
                press.answer(Visibility::Private, None, privacy::command::data_of(bot, person))
            }
            PrivacyId::Ask => press.answer(Visibility::Update, None, privacy::command::ask(bot, person)),
            PrivacyId::Forget(true) => {
                press.answer(Visibility::Update, None, privacy::erasure::forget(bot, person))
            }
            PrivacyId::Forget(false) => {
                let kept = async { Ok(OutgoingMessage::new(text!("privacy-kept"))) };
                press.answer(Visibility::Update, None, kept)
            }
        })
    }
}
