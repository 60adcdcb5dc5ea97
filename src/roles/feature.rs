//! The settings of roles for ratings.

use crate::answer::feature::Feature;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::roles::ids::RolesId;
use crate::roles::panel;
use crate::servers::panel::managed;
use crate::ui::responder::Task;

/// Roles for ratings.
pub(crate) struct Roles;

impl Feature for Roles {
    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let id = press.id()?;
        Some(Box::pin(panel::press(press, id)))
    }

    fn submit<'a>(&self, form: Form<'a>) -> Option<Task<'a, ()>> {
        let RolesId::Set(role, game, kind) = form.id()? else { return None };
        let work = async move {
            let server = managed(form.interaction.guild_id, form.interaction.member.as_ref())?;
            panel::set(form, server, role, (game, kind)).await
        };
        Some(form.update(work))
    }
}
