//! Commands are registered when they have changed, and not at every start: Discord allows few registrations.

use poise::serenity_prelude as serenity;

use super::stage::Stage;

/// Counts the registrations with Discord since a line of the transcript.
fn registrations(stage: &Stage, line: u64) -> usize {
    let is_one = |(method, path, _): &(String, String, u64)| method == "PUT" && path.ends_with("/commands");
    stage.requests_since(line).iter().filter(|request| is_one(request)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_starts_again_registers_only_what_has_changed() {
    let mut stage = Stage::set().await;
    assert_eq!(registrations(&stage, 0), 1);
    for _ in 0..2 {
        let line = stage.next_line();
        stage.stop().await;
        stage.start().await;
        assert_eq!(registrations(&stage, line), 0, "nothing has changed");
    }

    // Another program with the same token deletes a command.
    let http = serenity::HttpBuilder::new(&stage.bot.token)
        .proxy(stage.sandbox.url())
        .ratelimiter_disabled(true)
        .build();
    http.set_application_id(serenity::ApplicationId::new(stage.bot.id));
    let known = http.get_global_commands().await.unwrap();
    http.delete_global_command(known[0].id).await.unwrap();
    let line = stage.next_line();
    stage.stop().await;
    stage.start().await;
    assert_eq!(registrations(&stage, line), 1);
    assert_eq!(http.get_global_commands().await.unwrap().len(), known.len());
    stage.end().await;
}
