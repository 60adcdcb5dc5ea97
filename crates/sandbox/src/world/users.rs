//! Users, human and bot.

use super::{User, World};
use crate::error::ApiError;
use serde_json::Value;

/// Changes of a bot's name within [`PROFILE_WINDOW`].
const PROFILE_CHANGES: usize = 2;
/// The time over which changes of a name are counted, in milliseconds.
const PROFILE_WINDOW: i64 = 60 * 60 * 1000;

impl World {
    /// Counts a change of a bot's name against the allowance, where allowances are enforced.
    ///
    /// # Errors
    /// 50035 if it is used up.
    pub(crate) fn count_profile_change(&mut self, bot: u64) -> Result<(), ApiError> {
        let now = self.now_ms();
        let changes = self.profile_changes.entry(bot).or_default();
        changes.retain(|at| now - at < PROFILE_WINDOW);
        if self.realistic && changes.len() >= PROFILE_CHANGES {
            let message = "You are changing your username or Discord Tag too fast. Try again later.";
            return Err(ApiError::invalid_field("username", "USERNAME_RATE_LIMIT", message));
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
    /// 10013 if there is none.
    pub fn user(&self, id: u64) -> Result<&User, ApiError> {
        self.users.get(&id).ok_or_else(ApiError::unknown_user)
    }

    /// A user object, or that of a deleted user.
    pub(crate) fn user_json(&self, id: u64) -> Value {
        match self.users.get(&id) {
            Some(user) => user.json(),
            None => User {
                id,
                username: "deleted_user".into(),
                global_name: Some("Deleted User".into()),
                bot: false,
                locale: "en-US".into(),
                dms_closed: true,
            }
            .json(),
        }
    }

    /// Changes what the sandbox knows of a user.
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
