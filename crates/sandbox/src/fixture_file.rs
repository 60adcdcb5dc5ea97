//! A world written down: people, applications, servers, channels and messages, which refer to each other by name.

use crate::api::post_message;
use crate::error::ApiError;
use crate::form::{Fields, Form, Path};
use crate::permissions::{DEFAULT_BOT, Overwrite, OverwriteKind};
use crate::rules::{Context, parse_message};
use crate::world::{ChannelSpec, RoleSpec, World, kind};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// The file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct FixtureFile {
    users: Vec<UserFixture>,
    applications: Vec<ApplicationFixture>,
    guilds: Vec<GuildFixture>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct UserFixture {
    username: String,
    global_name: Option<String>,
    #[serde(default = "english")]
    locale: String,
    #[serde(default)]
    dms_closed: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ApplicationFixture {
    name: String,
    #[serde(default)]
    description: String,
    /// The privileged intents it may use, as a bit set.
    intents: Option<u64>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GuildFixture {
    name: String,
    owner: String,
    #[serde(default = "english")]
    preferred_locale: String,
    #[serde(default)]
    roles: Vec<RoleFixture>,
    #[serde(default)]
    members: Vec<MemberFixture>,
    #[serde(default)]
    applications: Vec<InstallationFixture>,
    #[serde(default)]
    channels: Vec<ChannelFixture>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RoleFixture {
    name: String,
    permissions: Option<String>,
    color: Option<u32>,
    hoist: Option<bool>,
    mentionable: Option<bool>,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum MemberFixture {
    Name(String),
    Member(MemberDetails),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MemberDetails {
    user: String,
    nick: Option<String>,
    #[serde(default)]
    roles: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum InstallationFixture {
    Name(String),
    Installation(InstallationDetails),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct InstallationDetails {
    name: String,
    permissions: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ChannelFixture {
    name: String,
    #[serde(default, rename = "type")]
    kind: u8,
    topic: Option<String>,
    /// The name of a category that comes earlier.
    parent: Option<String>,
    nsfw: Option<bool>,
    rate_limit_per_user: Option<u32>,
    #[serde(default)]
    permission_overwrites: Vec<OverwriteFixture>,
    #[serde(default)]
    messages: Vec<MessageFixture>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct OverwriteFixture {
    role: Option<String>,
    user: Option<String>,
    allow: Option<String>,
    deny: Option<String>,
}

#[derive(Debug, Deserialize)]
struct MessageFixture {
    /// A user's or application's name.
    author: String,
    /// The rest is what one posts to a channel.
    #[serde(flatten)]
    body: Map<String, Value>,
}

fn english() -> String {
    "en-US".to_owned()
}

/// The ids of what was made, by name.
#[derive(Default)]
struct Names {
    users: BTreeMap<String, u64>,
    applications: BTreeMap<String, u64>,
}

fn wrong(place: &str, message: impl Into<String>) -> ApiError {
    ApiError::invalid_field(place, "FIXTURE_INVALID", message)
}

fn bits(place: &str, text: Option<&String>) -> Result<Option<u64>, ApiError> {
    let parse = |text: &String| text.parse().map_err(|_| wrong(place, format!("\"{text}\" is no bit set.")));
    text.map(parse).transpose()
}

impl FixtureFile {
    /// Reads the form of the file.
    ///
    /// # Errors
    /// 50035 with what is wrong and where.
    pub(crate) fn parse(value: &Value) -> Result<Self, ApiError> {
        Self::deserialize(value).map_err(|error| wrong("_", error.to_string()))
    }

    /// Adds all of it to a world and returns the ids by name. If anything is wrong, nothing is added.
    ///
    /// # Errors
    /// 50035 for names that are not there or taken, and what Discord says to channels and messages like these.
    pub(crate) fn add_to(self, world: &mut World, intents: u64) -> Result<Value, ApiError> {
        let before = world.clone();
        self.build(world, intents).inspect_err(|_| {
            world.put_back(&before);
        })
    }

    fn build(self, world: &mut World, intents: u64) -> Result<Value, ApiError> {
        let mut names = Names::default();
        for user in &world.users {
            if !user.1.bot {
                names.users.insert(user.1.username.clone(), *user.0);
            }
        }
        for (id, application) in &world.applications {
            names.applications.insert(application.name.clone(), *id);
        }
        let mut made = json!({"users": {}, "applications": {}, "guilds": {}});
        for user in self.users {
            if names.users.contains_key(&user.username) {
                return Err(wrong("users", format!("The name \"{}\" is taken.", user.username)));
            }
            let id = world.create_user(&user.username, user.global_name.as_deref(), &user.locale);
            world.change_user(id, |known| known.dms_closed = user.dms_closed)?;
            made["users"][&user.username] = json!(id.to_string());
            names.users.insert(user.username, id);
        }
        for application in self.applications {
            let allowed = application.intents.unwrap_or(intents);
            let id = world.create_application(&application.name, &application.description, allowed);
            let token = world.application(id)?.token.clone();
            made["applications"][&application.name] = json!({"id": id.to_string(), "token": token});
            names.applications.insert(application.name, id);
        }
        for guild in self.guilds {
            let name = guild.name.clone();
            made["guilds"][name] = guild.build(world, &names)?;
        }
        Ok(made)
    }
}

impl Names {
    fn user(&self, place: &str, name: &str) -> Result<u64, ApiError> {
        self.users.get(name).copied().ok_or_else(|| wrong(place, format!("There is no user \"{name}\".")))
    }

    fn application(&self, name: &str) -> Result<u64, ApiError> {
        let found = self.applications.get(name).copied();
        found.ok_or_else(|| wrong("applications", format!("There is no application \"{name}\".")))
    }
}

impl GuildFixture {
    fn build(self, world: &mut World, names: &Names) -> Result<Value, ApiError> {
        let owner = names.user("owner", &self.owner)?;
        let id = world.create_guild(&self.name, owner, &self.preferred_locale)?;
        let mut roles = BTreeMap::from([("@everyone".to_owned(), id)]);
        for role in self.roles {
            let spec = RoleSpec {
                name: Some(role.name.clone()),
                permissions: bits("permissions", role.permissions.as_ref())?,
                color: role.color,
                hoist: role.hoist,
                mentionable: role.mentionable,
                ..RoleSpec::default()
            };
            let made = if role.name == "@everyone" {
                world.change_role(id, id, spec)?;
                id
            } else {
                world.create_role(id, spec)?
            };
            roles.insert(role.name, made);
        }
        for member in self.members {
            let member = match member {
                MemberFixture::Name(user) => MemberDetails { user, nick: None, roles: Vec::new() },
                MemberFixture::Member(member) => member,
            };
            let user = names.user("members", &member.user)?;
            world.add_member(id, user)?;
            let mut given = Vec::new();
            for role in &member.roles {
                given.push(find_role(&roles, role)?);
            }
            world.change_member(id, user, |known| {
                known.nick = member.nick;
                known.roles = given;
            })?;
        }
        for installation in self.applications {
            let (name, permissions) = match installation {
                InstallationFixture::Name(name) => (name, None),
                InstallationFixture::Installation(details) => (details.name, details.permissions),
            };
            let granted = bits("permissions", permissions.as_ref())?.unwrap_or(DEFAULT_BOT);
            let bot = names.application(&name)?;
            world.install(id, bot, granted)?;
            let role =
                world.guild(id)?.roles.values().find(|role| role.bot_id == Some(bot)).map(|role| role.id);
            roles.extend(role.map(|role| (name, role)));
        }
        let mut channels = BTreeMap::new();
        for channel in self.channels {
            channel.build(world, names, id, &roles, &mut channels)?;
        }
        let general = world.channels_of(id).map(|channel| (channel.name.clone(), channel.id));
        for (name, channel) in general.collect::<Vec<_>>() {
            channels.entry(name).or_insert(channel);
        }
        let text = |ids: BTreeMap<String, u64>| {
            ids.into_iter().map(|(name, id)| (name, json!(id.to_string()))).collect::<Map<_, _>>()
        };
        Ok(json!({"id": id.to_string(), "roles": text(roles), "channels": text(channels)}))
    }
}

fn find_role(roles: &BTreeMap<String, u64>, name: &str) -> Result<u64, ApiError> {
    roles.get(name).copied().ok_or_else(|| wrong("roles", format!("There is no role \"{name}\".")))
}

impl ChannelFixture {
    /// Creates the channel, or fills `general`, which every server has.
    fn build(
        self,
        world: &mut World,
        names: &Names,
        guild: u64,
        roles: &BTreeMap<String, u64>,
        channels: &mut BTreeMap<String, u64>,
    ) -> Result<(), ApiError> {
        let parent = match &self.parent {
            Some(name) => {
                let found = channels.get(name).copied();
                let found = found.ok_or_else(|| wrong("parent", format!("There is no category \"{name}\".")));
                Some(Some(found?))
            }
            None => None,
        };
        let mut overwrites = Vec::new();
        for overwrite in &self.permission_overwrites {
            overwrites.push(overwrite.build(names, roles)?);
        }
        let mut spec = ChannelSpec {
            topic: self.topic,
            parent_id: parent,
            nsfw: self.nsfw,
            slow_mode: self.rate_limit_per_user,
            overwrites: Some(overwrites).filter(|overwrites| !overwrites.is_empty()),
            ..ChannelSpec::new(&self.name, self.kind)
        };
        let existing = world.channels_of(guild).find(|channel| channel.name == self.name);
        let existing = existing.filter(|_| self.kind == kind::TEXT).map(|channel| channel.id);
        let id = match existing {
            Some(id) => {
                spec.kind = None;
                world.change_channel(id, spec)?;
                id
            }
            None => world.create_channel(guild, spec)?,
        };
        channels.insert(self.name, id);
        for message in self.messages {
            let user = names.users.get(&message.author).or_else(|| names.applications.get(&message.author));
            let author = *user
                .ok_or_else(|| wrong("author", format!("There is nobody called \"{}\".", message.author)))?;
            let body = Value::Object(message.body);
            let mut form = Form::default();
            let Some(fields) = Fields::of(&body, &Path::ROOT, &mut form) else { continue };
            let parsed = parse_message(&fields, &[], Context::Channel, form)?;
            post_message(world, author, id, parsed)?;
        }
        Ok(())
    }
}

impl OverwriteFixture {
    fn build(&self, names: &Names, roles: &BTreeMap<String, u64>) -> Result<Overwrite, ApiError> {
        let (id, kind) = match (&self.role, &self.user) {
            (Some(role), None) => (find_role(roles, role)?, OverwriteKind::Role),
            (None, Some(user)) => (names.user("permission_overwrites", user)?, OverwriteKind::Member),
            _ => return Err(wrong("permission_overwrites", "Name either a role or a user.")),
        };
        Ok(Overwrite {
            id,
            kind,
            allow: bits("allow", self.allow.as_ref())?.unwrap_or_default(),
            deny: bits("deny", self.deny.as_ref())?.unwrap_or_default(),
        })
    }
}
