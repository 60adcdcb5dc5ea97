//! Users, human and bot.

use super::pictures::picture_name;
use super::{Image, ProfilePart, User, World};
use crate::error::ApiError;
use bytes::Bytes;
use serde_json::Value;

/// Changes of a part of a bot's profile within [`PROFILE_WINDOW`].
const PROFILE_CHANGES: usize = 2;
/// The time over which changes of a name are counted, in milliseconds.
const PROFILE_WINDOW: i64 = 60 * 60 * 1000;

impl World {
    /// Counts a change of a bot's name or picture against the allowance, if allowances are enforced.
    ///
    /// # Errors
    /// 50035 if it is used up.
    pub(crate) fn count_profile_change(&mut self, bot: u64, part: ProfilePart) -> Result<(), ApiError> {
        let now = self.now_ms();
        let changes = self.profile_changes.entry((bot, part)).or_default();
        changes.retain(|at| now - at < PROFILE_WINDOW);
        if self.realistic && changes.len() >= PROFILE_CHANGES {
            return Err(match part {
                ProfilePart::Name => {
                    let message = "You are changing your username or Discord Tag too fast. Try again later.";
                    ApiError::invalid_field("username", "USERNAME_RATE_LIMIT", message)
                }
                ProfilePart::Picture => {
                    let message = "You are changing your avatar too fast. Try again later.";
                    ApiError::invalid_field("avatar", "AVATAR_RATE_LIMIT", message)
                }
            });
        }
        changes.push_back(now);
        Ok(())
    }

    /// Creates a human user.
    pub fn create_user(&mut self, username: &str, global_name: Option<&str>, locale: &str) -> u64 {
        let id = self.next_id();
        self.add_user(User {
            id,
            username: username.to_owned(),
            global_name: global_name.map(str::to_owned),
            bot: false,
            locale: locale.to_owned(),
            avatar: None,
            banner: None,
            dms_closed: false,
        });
        id
    }

    pub(crate) fn add_user(&mut self, user: User) {
        let data = user.json();
        self.users.insert(user.id, user);
        self.tell_everyone("USER_CREATE", &data);
    }

    /// Finds a user.
    ///
    /// # Errors
    /// 10013 if it is unknown.
    pub fn user(&self, id: u64) -> Result<&User, ApiError> {
        self.users.get(&id).ok_or_else(ApiError::unknown_user)
    }

    /// Returns a user object, or that of a deleted user.
    pub(crate) fn user_json(&self, id: u64) -> Value {
        match self.users.get(&id) {
            Some(user) => user.json(),
            None => User {
                id,
                username: "deleted_user".into(),
                global_name: Some("Deleted User".into()),
                bot: false,
                locale: "en-US".into(),
                avatar: None,
                banner: None,
                dms_closed: true,
            }
            .json(),
        }
    }

    /// Gives a user a picture, with its content type, or removes it.
    ///
    /// # Errors
    /// 10013 if there is no such user.
    pub(crate) fn set_avatar(&mut self, id: u64, picture: Option<(String, Bytes)>) -> Result<(), ApiError> {
        let hash = picture.as_ref().map(|(content_type, data)| picture_name(content_type, data));
        self.change_user(id, |user| user.avatar = hash)?;
        if let Some((content_type, data)) = picture {
            self.set_picture(id, content_type, data);
        }
        Ok(())
    }

    /// Gives a user a banner, with its content type, or removes it.
    ///
    /// # Errors
    /// 10013 if there is no such user.
    pub(crate) fn set_banner(&mut self, id: u64, picture: Option<(String, Bytes)>) -> Result<(), ApiError> {
        self.set_image(id, Image::Banner, picture);
        let name = self.image_name(id, Image::Banner).map(str::to_owned);
        self.change_user(id, |user| user.banner = name)?;
        Ok(())
    }

    /// Changes the sandbox's settings of a user.
    ///
    /// # Errors
    /// 10013 if there is no such user.
    pub fn change_user(&mut self, id: u64, change: impl FnOnce(&mut User)) -> Result<Value, ApiError> {
        let user = self.users.get_mut(&id).ok_or_else(ApiError::unknown_user)?;
        change(user);
        let (data, control) = (user.json(), user.control_json());
        self.tell_everyone("USER_UPDATE", &data);
        Ok(control)
    }
}
