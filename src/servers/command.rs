//! `/server`: the settings of the server, which everybody can see and managers can change.

use crate::api::snowflakes::ToHost;
use crate::servers;

use crate::answer::command::{Context, answer};
use crate::servers::panel::manages;
use crate::ui::command_error::CommandError;
use trickmate_text::text;

/// Shows the settings of this server; who manages it can change them there
#[poise::command(slash_command, guild_only)]
pub(crate) async fn server(ctx: Context<'_>) -> Result<(), CommandError> {
    let interaction = ctx.interaction;
    let work = async {
        let server = interaction.guild_id.map(|server| server.to_host());
        let server = server.ok_or_else(|| CommandError::words(text!("error-servers-only")))?;
        servers::panel::show(ctx.framework.user_data, server, manages(interaction.member.as_deref())).await
    };
    answer(ctx, work).await
}
