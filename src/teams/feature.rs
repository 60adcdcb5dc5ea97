//! Team games.

use crate::answer::feature::Feature;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::teams;
use crate::teams::ids::TeamId;
use crate::ui::responder::Task;

/// Team games.
pub(crate) struct Teams;

impl Feature for Teams {
    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let id = press.id()?;
        Some(Box::pin(teams::press::press(press, id)))
    }

    fn submit<'a>(&self, form: Form<'a>) -> Option<Task<'a, ()>> {
        let TeamId::Code = form.id()? else { return None };
        Some(form.answer(None, teams::elsewhere::invitation(form)))
    }
}
