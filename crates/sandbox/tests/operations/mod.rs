//! Every operation of Discord's description: the working ones are used in a scenario here, and `docs/operations.md`
//! lists the others with their answers and reasons.

mod channels;
mod commands;
mod events;
mod expressions;
mod forums;
mod invites;
mod messages;
mod moderation;
mod monetization;
mod order;
mod polls;
mod settings;
mod table;
mod threads;
mod voice;
mod webhooks;

use crate::stage::Stage;
use discord_sandbox::permissions::ALL;
use discord_sandbox::world::RoleSpec;
use serde_json::Value;

/// A picture of one pixel.
pub(crate) const PIXEL: &str = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/// A request that was answered: method, path without prefix, and status.
type Answered = (String, String, u16);

/// Sets a stage whose bot may do everything.
pub(crate) async fn admin() -> Stage {
    let stage = Stage::new().await;
    stage.sandbox.change(|world| {
        let role = world.member(stage.guild, stage.bot.id).unwrap().roles[0];
        let spec = RoleSpec { permissions: Some(ALL), ..RoleSpec::default() };
        world.change_role(stage.guild, role, spec).unwrap();
    });
    stage
}

/// Takes the administrator permission away from the bot.
fn demote(stage: &Stage) {
    stage.sandbox.change(|world| {
        let role = world.member(stage.guild, stage.bot.id).unwrap().roles[0];
        let spec = RoleSpec { permissions: Some(0), ..RoleSpec::default() };
        world.change_role(stage.guild, role, spec).unwrap();
    });
}

/// Ends a scenario and checks that every answer was as Discord describes it. Returns the requests.
async fn end(stage: Stage) -> Vec<Answered> {
    let transcript = stage.sandbox.transcript(0);
    let answered = transcript.lines().filter_map(|line| {
        let entry: Value = serde_json::from_str(line).unwrap();
        let text = |key: &str| entry[key].as_str().map(str::to_owned);
        let status = u16::try_from(entry["status"].as_u64()?).unwrap();
        (entry["kind"] == "http").then(|| Some((text("method")?, text("path")?, status)))?
    });
    let answered = answered.collect();
    stage.done().await;
    answered
}

/// Returns an id in an answer.
#[track_caller]
fn id(answer: &Value) -> u64 {
    answer["id"].as_str().unwrap_or_else(|| panic!("no id: {answer}")).parse().unwrap()
}

macro_rules! scenarios {
    ($($module:ident :: $name:ident),* $(,)?) => {
        /// Returns the requests of all scenarios.
        async fn all() -> Vec<Answered> {
            let mut answered = Vec::new();
            $(answered.extend($module::$name().await);)*
            answered
        }

        mod each {
            $(#[tokio::test]
            async fn $name() {
                super::$module::$name().await;
            })*
        }
    };
}

scenarios! {
    channels::guilds_and_channels,
    channels::members_and_roles,
    channels::users_and_applications,
    commands::commands_are_registered,
    commands::interactions_are_answered,
    events::events_are_planned,
    events::events_repeat,
    expressions::emojis_are_kept,
    expressions::application_emojis_are_kept,
    expressions::stickers_are_kept,
    expressions::sounds_are_kept,
    forums::forums_hold_threads,
    invites::invites_are_used,
    messages::messages_are_posted,
    messages::messages_are_found,
    moderation::members_are_banned,
    moderation::rules_are_kept,
    moderation::the_audit_log_tells_all,
    monetization::entitlements_are_given,
    order::roles_and_channels_are_ordered,
    polls::polls_are_voted_on,
    settings::settings_are_kept,
    settings::templates_are_kept,
    settings::integrations_are_removed,
    threads::threads_are_opened,
    voice::stages_are_live,
    voice::voice_is_moderated,
    webhooks::webhooks_post,
    webhooks::announcements_are_followed,
}
