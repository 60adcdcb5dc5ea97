//! Emojis of servers and applications in messages: in components and as reactions.

use super::{Collection, World, is_emoji};
use crate::error::ApiError;
use crate::form::{Form, Path, parse_id};
use crate::permissions::USE_EXTERNAL_EMOJIS;
use serde_json::Value;

impl World {
    /// Returns an emoji that a user may choose: one of a server they are in, or an application's own.
    fn custom_emoji(&self, user: u64, id: u64) -> Option<(Option<u64>, &Value)> {
        let own = self.applications.get(&user).and_then(|application| application.emojis.get(&id));
        own.map(|emoji| (None, emoji)).or_else(|| {
            let guilds = self.guilds.values().filter(|guild| guild.members.contains_key(&user));
            guilds.into_iter().find_map(|guild| {
                let emojis = guild.objects.get(&Collection::Emojis)?;
                emojis.get(&id).map(|emoji| (Some(guild.id), emoji))
            })
        })
    }

    /// Reads an emoji of an address, such as `👍` or `name:id`, in the form in which reactions keep it.
    ///
    /// # Errors
    /// 10014 if the user may not choose it, 50013 for one of another server without the permission for it.
    pub(crate) fn reaction_emoji(&self, user: u64, channel_id: u64, text: &str) -> Result<String, ApiError> {
        if is_emoji(text) {
            return Ok(text.to_owned());
        }
        let id = text.rsplit_once(':').and_then(|(_, id)| id.parse().ok());
        let found = id.and_then(|id| self.custom_emoji(user, id));
        let (guild, emoji) = found.ok_or_else(ApiError::unknown_emoji)?;
        let is_elsewhere = guild.is_some() && self.channel(channel_id)?.guild_id != guild;
        if is_elsewhere {
            self.channel_for(user, channel_id, USE_EXTERNAL_EMOJIS)?;
        }
        Ok(format!("{}:{}", emoji["name"].as_str().unwrap_or_default(), id.unwrap_or_default()))
    }

    /// Gives the custom emojis of components their names, and fails if their author may not choose one.
    ///
    /// # Errors
    /// 50035 with the place of each.
    pub(super) fn name_component_emojis(
        &self,
        author: u64,
        components: &mut [Value],
    ) -> Result<(), ApiError> {
        let mut form = Form::default();
        let path = Path::ROOT.key("components");
        for (index, component) in components.iter_mut().enumerate() {
            self.name_emojis_of(author, component, &path.index(index), &mut form);
        }
        form.finish()
    }

    fn name_emojis_of(&self, author: u64, component: &mut Value, path: &Path<'_>, form: &mut Form) {
        if let Some(id) = parse_id(&component["emoji"]["id"]) {
            if let Some((_, known)) = self.custom_emoji(author, id) {
                for field in ["name", "animated"] {
                    component["emoji"][field] = known[field].clone();
                }
            } else {
                let emoji = path.key("emoji");
                form.error(&emoji.key("id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
            }
        }
        for part in ["components", "options"] {
            let inside = path.key(part);
            let inner = component.get_mut(part).and_then(Value::as_array_mut);
            for (index, inner) in inner.into_iter().flatten().enumerate() {
                self.name_emojis_of(author, inner, &inside.index(index), form);
            }
        }
        for part in ["accessory", "component"] {
            if let Some(inner) = component.get_mut(part) {
                self.name_emojis_of(author, inner, &path.key(part), form);
            }
        }
    }
}
