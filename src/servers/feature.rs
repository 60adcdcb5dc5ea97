//! The settings of a server, and the actions of its moderators.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::servers;
use crate::servers::ids::ServerChange;
use crate::servers::panel::managed;
use crate::ui::responder::Task;

/// The settings of a server, and the actions of its moderators.
pub(crate) struct Servers;

impl Feature for Servers {
    fn commands(&self) -> Vec<Command> {
        vec![servers::command::server(), servers::admin::admin()]
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let change = press.id()?;
        Some(Box::pin(servers::press::press(press, change)))
    }

    fn submit<'a>(&self, form: Form<'a>) -> Option<Task<'a, ()>> {
        let change: ServerChange = form.id()?;
        let work = async move {
            let server = managed(form.interaction.guild_id, form.interaction.member.as_ref())?;
            match change {
                ServerChange::Page(page, _) => {
                    let (hour, zone) = (form.typed(servers::pages::HOUR), form.typed(servers::pages::ZONE));
                    servers::pages::set_time(form.bot, server, page, hour, zone).await
                }
                _ => servers::panel::set_time(form.bot, server, form.typed(servers::panel::TIME)).await,
            }
        };
        Some(form.update(work))
    }
}
