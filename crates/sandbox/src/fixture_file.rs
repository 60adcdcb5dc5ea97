//! A world in a file: people, applications, servers, channels and messages, which refer to each other by name.

use crate::api::post_message;
use crate::error::ApiError;
use crate::form::{Fields, Form, Path};
use crate::gateway::intents::read as read_intents;
use crate::permissions::{DEFAULT_BOT, Overwrite, OverwriteKind};
use crate::rules::{Context, is_locale, parse_message};
use crate::world::{ChannelSpec, RoleSpec, World, kind};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fmt;

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
    /// The privileged intents it may use: a bit set, or names.
    intents: Option<Value>,
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
    /// The other fields are those of a posted message.
    #[serde(flatten)]
    body: Map<String, Value>,
}

fn english() -> String {
    "en-US".to_owned()
}

/// The ids of the created objects, by name.
#[derive(Default)]
struct Names {
    users: BTreeMap<String, u64>,
    applications: BTreeMap<String, u64>,
}

/// Fault in a fixture file, with its place.
#[derive(Debug, thiserror::Error)]
pub struct FixtureError {
    /// The key, such as `guilds[0].members[1]`.
    pub key: String,
    /// The line of the file, from 1, if there is a file.
    pub line: Option<usize>,
    /// Error of Discord, or of the reader.
    #[source]
    pub error: ApiError,
}

impl fmt::Display for FixtureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        write!(f, "{}: {}", self.key, self.words())
    }
}

impl FixtureError {
    fn new(key: impl Into<String>, error: ApiError) -> Self {
        Self { key: key.into(), line: None, error }
    }

    /// Returns the complaints without Discord's form around them.
    fn words(&self) -> String {
        fn collect(errors: &Value, words: &mut Vec<String>) {
            for (key, value) in errors.as_object().into_iter().flatten() {
                if key == "_errors" {
                    let messages = value.as_array().into_iter().flatten();
                    words.extend(messages.filter_map(|one| one["message"].as_str().map(str::to_owned)));
                } else {
                    let first = words.len();
                    collect(value, words);
                    let is_here = key == "_";
                    words
                        .iter_mut()
                        .skip(first)
                        .filter(|_| !is_here)
                        .for_each(|text| *text = format!("{key}: {text}"));
                }
            }
        }
        let mut words = Vec::new();
        if let Some(errors) = &self.error.errors {
            collect(errors, &mut words);
        }
        if words.is_empty() { self.error.message.clone() } else { words.join(" ") }
    }
}

impl From<FixtureError> for ApiError {
    /// Returns 50035 with the complaint below the key.
    fn from(wrong: FixtureError) -> Self {
        let message = format!("{}: {}", wrong.key, wrong.words());
        let mut errors = json!({"_errors": [{"code": "FIXTURE_INVALID", "message": message}]});
        for part in wrong.key.split(['.', '[', ']']).filter(|part| !part.is_empty()).rev() {
            errors = json!({part: errors});
        }
        Self::invalid_form(errors)
    }
}

fn wrong(key: &str, message: impl Into<String>) -> FixtureError {
    FixtureError::new(key, ApiError::invalid_field("_", "FIXTURE_INVALID", message))
}

/// Adds the place to an error of the world.
fn at<T>(key: &str, result: Result<T, ApiError>) -> Result<T, FixtureError> {
    result.map_err(|error| FixtureError::new(key, error))
}

fn check_locale(key: &str, locale: &str) -> Result<(), FixtureError> {
    if is_locale(locale) { Ok(()) } else { Err(wrong(key, format!("\"{locale}\" is no locale of Discord."))) }
}

fn bits(key: &str, text: Option<&String>) -> Result<Option<u64>, FixtureError> {
    let parse = |text: &String| text.parse().map_err(|_| wrong(key, format!("\"{text}\" is no bit set.")));
    text.map(parse).transpose()
}

impl FixtureFile {
    /// Reads the form of the file.
    ///
    /// # Errors
    /// A mistake, with its place.
    pub(crate) fn parse(value: &Value) -> Result<Self, FixtureError> {
        serde_path_to_error::deserialize(value).map_err(|error| unreadable(&error, None))
    }

    /// Reads the same from the text of a file.
    ///
    /// # Errors
    /// A mistake, with its line.
    pub(crate) fn parse_text(text: &str) -> Result<Self, FixtureError> {
        let mut reader = serde_json::Deserializer::from_str(text);
        let read = serde_path_to_error::deserialize(&mut reader);
        let file = read.map_err(|error| unreadable(&error, Some(error.inner().line())))?;
        reader.end().map_err(|error| {
            let message = error.to_string();
            FixtureError { line: Some(error.line()), ..wrong("the file", message) }
        })?;
        Ok(file)
    }

    /// Adds all of it to a world and returns the ids by name. If anything is wrong, nothing is added.
    ///
    /// # Errors
    /// 50035 for names that are unknown or taken, and Discord's errors for such channels and messages.
    pub(crate) fn add_to(self, world: &mut World, intents: u64) -> Result<Value, FixtureError> {
        let before = world.clone();
        self.build(world, intents).inspect_err(|_| {
            world.put_back(&before);
        })
    }

    fn build(self, world: &mut World, intents: u64) -> Result<Value, FixtureError> {
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
        for (index, user) in self.users.into_iter().enumerate() {
            let key = format!("users[{index}]");
            if names.users.contains_key(&user.username) {
                let message = format!("The name \"{}\" is taken.", user.username);
                return Err(wrong(&format!("{key}.username"), message));
            }
            check_locale(&format!("{key}.locale"), &user.locale)?;
            let id = world.create_user(&user.username, user.global_name.as_deref(), &user.locale);
            at(&key, world.change_user(id, |known| known.dms_closed = user.dms_closed))?;
            made["users"][&user.username] = json!(id.to_string());
            names.users.insert(user.username, id);
        }
        for (index, application) in self.applications.into_iter().enumerate() {
            let key = format!("applications[{index}]");
            let read =
                |given: &Value| read_intents(given).map_err(|why| wrong(&format!("{key}.intents"), why));
            let allowed = application.intents.as_ref().map(read).transpose()?.unwrap_or(intents);
            let id = world.create_application(&application.name, &application.description, allowed);
            let token = at(&key, world.application(id))?.token.clone();
            made["applications"][&application.name] = json!({"id": id.to_string(), "token": token});
            names.applications.insert(application.name, id);
        }
        for (index, guild) in self.guilds.into_iter().enumerate() {
            let name = guild.name.clone();
            made["guilds"][name] = guild.build(&format!("guilds[{index}]"), world, &names)?;
        }
        Ok(made)
    }
}

/// Describes why the file cannot be read, and where.
fn unreadable(error: &serde_path_to_error::Error<serde_json::Error>, line: Option<usize>) -> FixtureError {
    let path = error.path().to_string();
    let key = if path == "." { "the file".to_owned() } else { path };
    let message = error.inner().to_string();
    // The line is said before the key.
    let message = message.split(" at line ").next().unwrap_or_default().to_owned();
    FixtureError { line: line.filter(|line| *line > 0), ..wrong(&key, message) }
}

impl Names {
    fn user(&self, key: &str, name: &str) -> Result<u64, FixtureError> {
        self.users.get(name).copied().ok_or_else(|| wrong(key, format!("There is no user \"{name}\".")))
    }

    fn application(&self, key: &str, name: &str) -> Result<u64, FixtureError> {
        let found = self.applications.get(name).copied();
        found.ok_or_else(|| wrong(key, format!("There is no application \"{name}\".")))
    }
}

impl GuildFixture {
    fn build(self, key: &str, world: &mut World, names: &Names) -> Result<Value, FixtureError> {
        let owner = names.user(&format!("{key}.owner"), &self.owner)?;
        check_locale(&format!("{key}.preferred_locale"), &self.preferred_locale)?;
        let id = at(key, world.create_guild(&self.name, owner, &self.preferred_locale))?;
        let mut roles = BTreeMap::from([("@everyone".to_owned(), id)]);
        for (index, role) in self.roles.into_iter().enumerate() {
            let key = format!("{key}.roles[{index}]");
            let spec = RoleSpec {
                name: Some(role.name.clone()),
                permissions: bits(&format!("{key}.permissions"), role.permissions.as_ref())?,
                color: role.color,
                hoist: role.hoist,
                mentionable: role.mentionable,
                ..RoleSpec::default()
            };
            let made = if role.name == "@everyone" {
                at(&key, world.change_role(id, id, spec))?;
                id
            } else {
                at(&key, world.create_role(id, spec))?
            };
            roles.insert(role.name, made);
        }
        for (index, member) in self.members.into_iter().enumerate() {
            let key = format!("{key}.members[{index}]");
            let (member, user_key) = match member {
                MemberFixture::Name(user) => {
                    (MemberDetails { user, nick: None, roles: Vec::new() }, key.clone())
                }
                MemberFixture::Member(member) => (member, format!("{key}.user")),
            };
            let user = names.user(&user_key, &member.user)?;
            at(&key, world.add_member(id, user))?;
            let mut given = Vec::new();
            for (index, role) in member.roles.iter().enumerate() {
                given.push(find_role(&format!("{key}.roles[{index}]"), &roles, role)?);
            }
            let changed = world.change_member(id, user, |known| {
                known.nick = member.nick;
                known.roles = given;
            });
            at(&key, changed)?;
        }
        for (index, installation) in self.applications.into_iter().enumerate() {
            let key = format!("{key}.applications[{index}]");
            let (name, permissions, name_key) = match installation {
                InstallationFixture::Name(name) => (name, None, key.clone()),
                InstallationFixture::Installation(details) => {
                    (details.name, details.permissions, format!("{key}.name"))
                }
            };
            let granted = bits(&format!("{key}.permissions"), permissions.as_ref())?.unwrap_or(DEFAULT_BOT);
            let bot = names.application(&name_key, &name)?;
            at(&key, world.install(id, bot, granted))?;
            let guild = at(&key, world.guild(id))?;
            let role = guild.roles.values().find(|role| role.bot_id == Some(bot)).map(|role| role.id);
            roles.extend(role.map(|role| (name, role)));
        }
        let mut channels = BTreeMap::new();
        for (index, channel) in self.channels.into_iter().enumerate() {
            let place = Place { key: format!("{key}.channels[{index}]"), guild: id };
            channel.build(&place, world, names, &roles, &mut channels)?;
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

/// Place of a channel, in the file and in the world.
struct Place {
    key: String,
    guild: u64,
}

fn find_role(key: &str, roles: &BTreeMap<String, u64>, name: &str) -> Result<u64, FixtureError> {
    roles.get(name).copied().ok_or_else(|| wrong(key, format!("There is no role \"{name}\".")))
}

impl ChannelFixture {
    /// Creates the channel, or fills `general`, which every server has.
    fn build(
        self,
        place: &Place,
        world: &mut World,
        names: &Names,
        roles: &BTreeMap<String, u64>,
        channels: &mut BTreeMap<String, u64>,
    ) -> Result<(), FixtureError> {
        let Place { key, guild } = place;
        let parent = match &self.parent {
            Some(name) => {
                let found = channels.get(name).copied();
                let message = || format!("There is no category \"{name}\" before this channel.");
                Some(Some(found.ok_or_else(|| wrong(&format!("{key}.parent"), message()))?))
            }
            None => None,
        };
        let mut overwrites = Vec::new();
        for (index, overwrite) in self.permission_overwrites.iter().enumerate() {
            overwrites.push(overwrite.build(
                &format!("{key}.permission_overwrites[{index}]"),
                names,
                roles,
            )?);
        }
        let mut spec = ChannelSpec {
            topic: self.topic,
            parent_id: parent,
            nsfw: self.nsfw,
            slow_mode: self.rate_limit_per_user,
            overwrites: Some(overwrites).filter(|overwrites| !overwrites.is_empty()),
            ..ChannelSpec::new(&self.name, self.kind)
        };
        let existing = world.channels_of(*guild).find(|channel| channel.name == self.name);
        let existing = existing.filter(|_| self.kind == kind::TEXT).map(|channel| channel.id);
        let id = match existing {
            Some(id) => {
                spec.kind = None;
                at(key, world.change_channel(id, spec))?;
                id
            }
            None => at(key, world.create_channel(*guild, spec))?,
        };
        channels.insert(self.name, id);
        for (index, message) in self.messages.into_iter().enumerate() {
            let key = format!("{key}.messages[{index}]");
            let user = names.users.get(&message.author).or_else(|| names.applications.get(&message.author));
            let author = *user.ok_or_else(|| {
                wrong(&format!("{key}.author"), format!("There is nobody called \"{}\".", message.author))
            })?;
            let body = Value::Object(message.body);
            let mut form = Form::default();
            let Some(fields) = Fields::of(&body, &Path::ROOT, &mut form) else { continue };
            let parsed = at(&key, parse_message(&fields, &[], Context::Channel, form))?;
            at(&key, post_message(world, author, id, parsed))?;
        }
        Ok(())
    }
}

impl OverwriteFixture {
    fn build(
        &self,
        key: &str,
        names: &Names,
        roles: &BTreeMap<String, u64>,
    ) -> Result<Overwrite, FixtureError> {
        let (id, kind) = match (&self.role, &self.user) {
            (Some(role), None) => (find_role(&format!("{key}.role"), roles, role)?, OverwriteKind::Role),
            (None, Some(user)) => (names.user(&format!("{key}.user"), user)?, OverwriteKind::Member),
            _ => return Err(wrong(key, "Name either a role or a user.")),
        };
        Ok(Overwrite {
            id,
            kind,
            allow: bits(&format!("{key}.allow"), self.allow.as_ref())?.unwrap_or_default(),
            deny: bits(&format!("{key}.deny"), self.deny.as_ref())?.unwrap_or_default(),
        })
    }
}
