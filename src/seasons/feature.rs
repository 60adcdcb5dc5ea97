//! Seasons of a server: their tables and settings.

use crate::answer::feature::Feature;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::rank::season_page;
use crate::seasons::ids::{SeasonsId, read_season};
use crate::seasons::panel;
use crate::servers::panel::managed;
use crate::ui::responder::Task;

/// Seasons of a server.
pub(crate) struct Seasons;

impl Feature for Seasons {
    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let id = press.id()?;
        let chosen = press.chosen().unwrap_or_default();
        let (game, season) = match id {
            SeasonsId::Table(game, season) => (game, season),
            SeasonsId::Pick(game) => (game, read_season(chosen).flatten()),
            SeasonsId::Game(season) => (trickmate_rules::game(chosen)?.name(), season),
            setting => return Some(Box::pin(panel::press(press, setting))),
        };
        let work = season_page::page(press.bot, press.asker, game, season);
        Some(press.answer(press.turned(), None, work))
    }

    fn submit<'a>(&self, form: Form<'a>) -> Option<Task<'a, ()>> {
        let SeasonsId::Zone = form.id()? else { return None };
        let work = async move {
            let server = managed(form.interaction.guild_id, form.interaction.member.as_ref())?;
            panel::set_zone(form.bot, server, form.typed(panel::ZONE)).await
        };
        Some(form.update(work))
    }
}
