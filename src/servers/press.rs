//! The menu and the buttons that change a server.

use poise::serenity_prelude as serenity;
use serenity::ComponentInteractionDataKind;

use crate::answer::answers::finish;
use crate::answer::press::Press;
use crate::api::client::number;
use crate::servers::ids::ServerChange;
use crate::servers::panel::{ask_for_time, change, managed};
use crate::ui::responder::Visibility;

/// Makes a change, or opens the form for it.
pub(crate) async fn press(press: Press<'_>, wanted: ServerChange) {
    let Press { bot, asker, interaction } = press;
    let server = match managed(interaction.guild_id, interaction.member.as_ref()) {
        Ok(server) => server,
        Err(failure) => {
            return finish(bot, press.reply(Visibility::Private), Err(failure), None, asker).await;
        }
    };
    if wanted == ServerChange::Time {
        return press.open(None, ask_for_time(bot, server).await).await;
    }
    let channels = match &interaction.data.kind {
        ComponentInteractionDataKind::ChannelSelect { values } => {
            values.iter().map(|channel| number(channel.get())).collect()
        }
        _ => Vec::new(),
    };
    press.answer(Visibility::Update, None, change(bot, server, wanted, channels)).await;
}
