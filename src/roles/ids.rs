//! Ids of the menus, buttons and forms of roles: `roles/rule/12`, `roles/set/12/poker/top`.

use std::fmt;
use std::str::FromStr;

use crate::ui::number::read_number;
use crate::ui::unknown_id::UnknownId;
use crate::ui::word::{meaning, word};
use trickmate_host::{RoleId, RoleThreshold};

/// A menu, a button or a form of roles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RolesId {
    /// The page of the settings.
    Settings,
    /// The role chosen in the menu.
    Role,
    /// The condition chosen in the menu for a role.
    Rule(RoleId),
    /// The form for the number of a condition of a role.
    Set(RoleId, &'static str, RuleKind),
    /// Stops giving the role chosen in the menu.
    Drop,
    /// Stops giving all roles.
    Off,
}

/// The kind of condition for a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RuleKind {
    /// A rating.
    Rating,
    /// A place on the leaderboard.
    Top,
}

impl RuleKind {
    pub(crate) const ALL: [Self; 2] = [Self::Rating, Self::Top];

    /// Returns the condition with a number.
    pub(crate) const fn with(self, number: i64) -> RoleThreshold {
        match self {
            Self::Rating => RoleThreshold::Rating(number),
            Self::Top => RoleThreshold::Top(number),
        }
    }
}

const KINDS: [(RuleKind, &str); 2] = [(RuleKind::Rating, "rating"), (RuleKind::Top, "top")];

/// Returns the entry of the menu for a condition.
pub(crate) fn entry(game: &str, kind: RuleKind) -> String {
    format!("{game}.{}", word(&KINDS, &kind))
}

/// Reads an entry of the menu for a condition.
pub(crate) fn read_entry(text: &str) -> Option<(&'static str, RuleKind)> {
    let (game, kind) = text.split_once('.')?;
    Some((trickmate_rules::game(game)?.name(), meaning(&KINDS, kind)?))
}

impl fmt::Display for RolesId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Settings => f.write_str("roles/settings"),
            Self::Role => f.write_str("roles/role"),
            Self::Rule(role) => write!(f, "roles/rule/{role}"),
            Self::Set(role, game, kind) => write!(f, "roles/set/{role}/{game}/{}", word(&KINDS, kind)),
            Self::Drop => f.write_str("roles/drop"),
            Self::Off => f.write_str("roles/off"),
        }
    }
}

impl FromStr for RolesId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let role = |text| read_number::<RoleId>(text);
        let read = || match parts[..] {
            ["roles", "settings"] => Some(Self::Settings),
            ["roles", "role"] => Some(Self::Role),
            ["roles", "rule", id] => Some(Self::Rule(role(id)?)),
            ["roles", "set", id, game, kind] => {
                Some(Self::Set(role(id)?, trickmate_rules::game(game)?.name(), meaning(&KINDS, kind)?))
            }
            ["roles", "drop"] => Some(Self::Drop),
            ["roles", "off"] => Some(Self::Off),
            _ => None,
        };
        read().ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let role = RoleId::new(i64::MAX);
        for id in [
            RolesId::Settings,
            RolesId::Role,
            RolesId::Rule(role),
            RolesId::Set(role, "mysterious", RuleKind::Rating),
            RolesId::Set(role, "poker", RuleKind::Top),
            RolesId::Drop,
            RolesId::Off,
        ] {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for text in ["roles", "roles/rule/-1", "roles/set/1/go/top", "roles/set/1/poker/last"] {
            assert_eq!(text.parse::<RolesId>(), Err(UnknownId), "{text}");
        }
        assert_eq!(read_entry(&entry("poker", RuleKind::Top)), Some(("poker", RuleKind::Top)));
        assert_eq!(read_entry("go.top"), None);
    }
}
