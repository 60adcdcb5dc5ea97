//! A bot written with serenity, from sign-in to answer.

use crate::stage::PATIENCE;
use discord_sandbox::world::InteractionState;
use discord_sandbox::{Config, Sandbox};
use serde_json::json;
use serenity::all::{
    Client, Command, CommandOptionType, Context, CreateCommand, CreateCommandOption,
    CreateInteractionResponse, CreateInteractionResponseMessage, EventHandler, GatewayIntents, HttpBuilder,
    Interaction, Ready, async_trait,
};

struct Echo;

#[async_trait]
impl EventHandler for Echo {
    async fn ready(&self, context: Context, _: Ready) {
        let option =
            CreateCommandOption::new(CommandOptionType::User, "whom", "Whom to greet").required(true);
        let command = CreateCommand::new("greet").description("Greet someone").add_option(option);
        Command::set_global_commands(&context, vec![command]).await.unwrap();
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let Interaction::Command(command) = interaction else { return };
        let whom = command.data.options[0].value.as_user_id().unwrap();
        let user = &command.data.resolved.users[&whom];
        let message = CreateInteractionResponseMessage::new().content(format!("Hello {}", user.name));
        command.create_response(&context, CreateInteractionResponse::Message(message)).await.unwrap();
    }
}

#[tokio::test]
async fn a_serenity_bot_answers_a_command() {
    let sandbox = Sandbox::start(Config::lenient()).await.unwrap();
    let bot = sandbox.create_application("Echo");
    let (alice, bob) = (sandbox.create_user("alice"), sandbox.create_user("bob"));
    let guild = sandbox.create_guild("Club", alice.id, &[bob.id], &[bot.id]).unwrap();
    let channel = sandbox.channel_named(guild, "general").unwrap();
    let http = HttpBuilder::new(&bot.token).proxy(sandbox.url()).ratelimiter_disabled(true).build();
    let builder = serenity::client::ClientBuilder::new_with_http(http, GatewayIntents::all());
    let mut client: Client = builder.event_handler(Echo).await.unwrap();
    let shards = client.shard_manager.clone();
    let running = tokio::spawn(async move { client.start().await });
    let registered = sandbox
        .wait_for(PATIENCE, |world| {
            let usable = world.application(bot.id).ok()?.commands.len();
            (usable > 0).then_some(())
        })
        .await;
    assert!(registered.is_some(), "the bot registered no command: {}", sandbox.transcript(0));
    let interaction = alice.run(channel, "greet", &[("whom", json!(bob.id.to_string()))]).await.unwrap();
    assert_eq!(interaction.state, InteractionState::Acknowledged);
    assert_eq!(bob.messages(channel).unwrap()[0]["content"], "Hello bob");
    shards.shutdown_all().await;
    running.await.unwrap().unwrap();
    assert_eq!(sandbox.violations(), Vec::<serde_json::Value>::new());
    assert_eq!(sandbox.unsupported(), Vec::<serde_json::Value>::new());
    sandbox.shutdown().await;
}
