//! Tournaments of a server.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::tournaments;
use crate::tournaments::ids::TournamentsId;
use crate::tournaments::ids::draft::DraftField;
use crate::ui::responder::Task;

/// Tournaments of a server.
pub(crate) struct Tournaments;

impl Feature for Tournaments {
    fn commands(&self) -> Vec<Command> {
        vec![tournaments::command::tournament()]
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let id = press.id()?;
        Some(Box::pin(tournaments::press::press(press, id)))
    }

    fn submit<'a>(&self, form: Form<'a>) -> Option<Task<'a, ()>> {
        match form.id()? {
            TournamentsId::New(DraftField::Form, draft) => {
                Some(form.update(tournaments::creation::submit(form, draft)))
            }
            _ => None,
        }
    }
}
