//! The world for newcomers: a server with a few channels and people, and a bot to sign in with.

use crate::error::ApiError;
use crate::sandbox::{Bot, Sandbox};
use crate::world::{ChannelSpec, World, kind};

/// The id that seeded ids follow: early 2022.
const FIRST_ID: u64 = 930_000_000_000_000_000;

/// Fills an empty sandbox with a server "Sandbox", four people and one application, and returns that. The page shows
/// the description of the application where people choose a user. Ids are the same in every run, so that addresses of
/// the page and, with [`crate::Config::seed`], tokens stay good.
///
/// # Errors
/// None that an empty sandbox can cause.
pub fn seed(sandbox: &Sandbox, application: &str, description: &str) -> Result<Bot, ApiError> {
    let intents = sandbox.default_intents();
    let bot = sandbox.change(|world| {
        world.with_fixed_ids(FIRST_ID, |world| fill(world, application, description, intents))
    })?;
    sandbox.keep_as_start();
    Ok(bot)
}

fn fill(world: &mut World, application: &str, description: &str, intents: u64) -> Result<Bot, ApiError> {
    let id = world.create_application(application, description, intents);
    let people = [("alice", "Alice"), ("bob", "Bob"), ("carol", "Carol"), ("dave", "Dave")]
        .map(|(username, name)| world.create_user(username, Some(name), "en-US"));
    let guild = world.create_guild("Sandbox", people[0], "en-US")?;
    for person in &people[1..] {
        world.add_member(guild, *person)?;
    }
    world.install(guild, id, crate::permissions::DEFAULT_BOT)?;
    let category = world.create_channel(guild, ChannelSpec::new("Playground", kind::CATEGORY))?;
    for (name, topic) in [("games", "Where bots are put to the test"), ("off-topic", "Everything else")] {
        let spec = ChannelSpec {
            topic: Some(topic.into()),
            parent_id: Some(Some(category)),
            ..ChannelSpec::new(name, kind::TEXT)
        };
        world.create_channel(guild, spec)?;
    }
    Ok(Bot { id, token: world.application(id)?.token.clone() })
}
