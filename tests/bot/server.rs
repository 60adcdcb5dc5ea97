//! Settings of a server: visible to all, changed by its managers, and observed by the bot.

use discord_sandbox::Person;
use discord_sandbox::permissions::MANAGE_GUILD;
use discord_sandbox::world::{ChannelSpec, RoleSpec, World};
use serde_json::Value;

use super::server_panel::ServerPanel;
use super::stage::{Stage, id_of, in_time};

/// Returns the message of `/server`.
async fn show(stage: &Stage, person: &Person) -> Value {
    let done = person.run(stage.channel, "server", &[]).await.unwrap();
    stage.answered(person, &done).await
}

/// Makes a further channel of the server.
fn another_channel(stage: &Stage) -> u64 {
    let spec = ChannelSpec { name: Some("games".to_owned()), ..ChannelSpec::default() };
    stage.sandbox.create_channel(stage.guild, spec).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn all_see_the_settings_and_only_who_manages_the_server_changes_them() {
    let stage = Stage::set().await;
    let (alice, bob) = (&stage.alice, &stage.bob);
    let shown = show(&stage, bob).await;
    assert!(
        shown["content"].as_str().unwrap().contains("Games can be started in: **all channels**"),
        "{shown:#}"
    );
    assert!(shown["components"].as_array().unwrap().is_empty(), "{shown:#}");
    let here = stage.channel.to_string();
    let panel = ServerPanel::open(&stage, alice, stage.channel).await;
    panel.press("Threads: on (press to turn off)").await;
    panel.press("Rated games: on (press to turn off)").await;
    panel.choose("server/channels", &[&here]).await;
    let form = panel.press("Time control…").await;
    in_time(&alice.submit(&form, &[("time", "10+5")]).await.unwrap());
    panel.shows("Default time control: **10+5**").await;
    let shown = show(&stage, bob).await;
    let text = shown["content"].as_str().unwrap();
    for line in [
        format!("Games can be started in: **<#{}>**", stage.channel),
        "Each game in a thread of its own: **no**".to_owned(),
        "Default time control: **10+5**".to_owned(),
        "Rated games: **no**".to_owned(),
        "Games against the computer: **where they are begun, on one message**".to_owned(),
        "Language of what everybody here sees: **as in Discord’s settings of this server**".to_owned(),
        "Daily puzzle: **off**".to_owned(),
        "Weekly highlights: **off**".to_owned(),
        "Role for players: **none**".to_owned(),
    ] {
        assert!(text.contains(&line), "{text}");
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_manages_the_server_no_longer_changes_nothing() {
    let stage = Stage::set().await;
    let (guild, carol) = (stage.guild, &stage.carol);
    let spec = RoleSpec { permissions: Some(MANAGE_GUILD), ..RoleSpec::default() };
    let manager = stage.sandbox.create_role(guild, spec).unwrap();
    let give = |roles: Vec<u64>| {
        let give = |world: &mut World| world.change_member(guild, carol.id, |member| member.roles = roles);
        stage.sandbox.change(give).unwrap();
    };
    give(vec![manager]);
    let panel = ServerPanel::open(&stage, carol, stage.channel).await;
    let form = panel.press("Time control…").await;
    give(Vec::new());
    let refused = "Only members with the Manage Server permission can change this.";
    let done = carol.submit(&form, &[("time", "10+5")]).await.unwrap();
    assert_eq!(stage.told(carol, &done).await, refused);
    for button in ["Threads: on (press to turn off)", "Daily puzzle…", "Highlights…", "Role for players…"]
    {
        assert_eq!(stage.told(carol, &panel.press(button).await).await, refused, "{button}");
    }
    let done = panel.choose("server/computer", &["direct"]).await;
    assert_eq!(stage.told(carol, &done).await, refused);
    let text = show(&stage, carol).await["content"].as_str().unwrap().to_owned();
    assert!(text.contains("thread of its own: **yes**") && text.contains("3 days"), "{text}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_panel_changes_the_settings_also_after_a_restart() {
    let mut stage = Stage::set().await;
    let games = another_channel(&stage);
    let panel = id_of(&show(&stage, &stage.alice).await).unwrap();
    stage.stop().await;
    stage.start().await;
    let alice = &stage.alice;
    // If an answer was deferred, the panel changes later.
    let shows = async |words: String| {
        let shown =
            |seen: &Value| id_of(seen) == Some(panel) && seen["content"].as_str().unwrap().contains(&words);
        stage.await_message(alice, stage.channel, shown).await
    };
    in_time(&stage.press(alice, stage.channel, panel, "Threads: on (press to turn off)").await);
    shows("Each game in a thread of its own: **no**".to_owned()).await;
    in_time(&stage.press(alice, stage.channel, panel, "Rated games: on (press to turn off)").await);
    shows("Rated games: **no**".to_owned()).await;
    let values = [games.to_string()];
    in_time(&alice.choose(stage.channel, panel, "server/channels", &[&values[0]]).await.unwrap());
    shows(format!("Games can be started in: **<#{games}>**")).await;
    let opened = stage.press(alice, stage.channel, panel, "Time control…").await;
    in_time(&alice.submit(&opened, &[("time", " 12 Hours ")]).await.unwrap());
    shows("Default time control: **12 hours**".to_owned()).await;
    let opened = stage.press(alice, stage.channel, panel, "Time control…").await;
    let refused = alice.submit(&opened, &[("time", "soon")]).await.unwrap();
    assert!(stage.told(alice, &refused).await.starts_with("A time control is"));
    let done = stage.bob.run(games, "play cardmate", &[]).await.unwrap();
    let challenge = stage.posted(&stage.bob, &done).await;
    assert!(challenge["content"].as_str().unwrap().contains("Time: 12 hours per move"), "{challenge}");
    in_time(&alice.choose(stage.channel, panel, "server/channels", &[]).await.unwrap());
    shows("**all channels**".to_owned()).await;
    let text = show(&stage, &stage.bob).await["content"].as_str().unwrap().to_owned();
    for line in
        ["**all channels**", "of its own: **no**", "time control: **12 hours**", "Rated games: **no**"]
    {
        assert!(text.contains(line), "{text}");
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_arranged_in_the_allowed_channels_and_their_threads_alone() {
    let stage = Stage::set().await;
    let games = another_channel(&stage);
    let panel = ServerPanel::open(&stage, &stage.alice, stage.channel).await;
    panel.choose("server/channels", &[&games.to_string()]).await;
    panel.shows(&format!("Games can be started in: **<#{games}>**")).await;
    for game in ["cardmate", "poker"] {
        let done = stage.bob.run(stage.channel, &format!("play {game}"), &[]).await.unwrap();
        let told = stage.told(&stage.bob, &done).await;
        assert_eq!(told, format!("You can’t start games in this channel. Use `/play` in <#{games}>."));
        let done = stage.bob.run(games, &format!("play {game}"), &[]).await.unwrap();
        let challenge = stage.posted(&stage.bob, &done).await;
        assert!(challenge["content"].as_str().unwrap().contains("is looking for somebody"), "{challenge}");
        in_time(&stage.press(&stage.carol, games, id_of(&challenge).unwrap(), "Accept").await);
    }
    let thread = stage.await_thread().await;
    let done = stage.bob.run(thread, "play cardmate", &[]).await.unwrap();
    let challenge = stage.posted(&stage.bob, &done).await;
    assert!(challenge["content"].as_str().unwrap().contains("is looking for somebody"), "{challenge}");
    stage.end().await;
}
