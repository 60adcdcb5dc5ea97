//! A server ("guild").

use super::{Member, Role};
use std::collections::BTreeMap;

/// A server.
#[derive(Debug, Clone)]
pub struct Guild {
    /// Its id, which is also that of its `@everyone` role.
    pub id: u64,
    /// Its name.
    pub name: String,
    /// Who may do everything in it.
    pub owner_id: u64,
    /// Its language.
    pub preferred_locale: String,
    /// Its roles by id.
    pub roles: BTreeMap<u64, Role>,
    /// Its members by user id.
    pub members: BTreeMap<u64, Member>,
}
