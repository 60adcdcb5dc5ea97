//! The scopes in which ratings are compared.

use sqlx::Error;

use crate::db::row::{FromColumn, Row, never_null};
use crate::db::value::Value;
use crate::ids::ServerId;

/// The number of worldwide ratings in the database; any other is the id of a Discord server.
const WORLD: i64 = 0;

/// Scope in which ratings are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scope {
    /// On one Discord server.
    Server(ServerId),
    /// Everywhere.
    World,
}

impl Scope {
    /// Returns the server's id, 0 for everywhere.
    #[must_use]
    pub const fn number(self) -> i64 {
        match self {
            Self::Server(server) => server.get(),
            Self::World => WORLD,
        }
    }

    /// Returns the scope with this number.
    #[must_use]
    pub const fn of(number: i64) -> Self {
        if number == WORLD { Self::World } else { Self::Server(ServerId::new(number)) }
    }
}

impl From<Scope> for Value {
    fn from(scope: Scope) -> Self {
        scope.number().into()
    }
}

impl From<Option<Scope>> for Value {
    fn from(scope: Option<Scope>) -> Self {
        scope.map(Scope::number).into()
    }
}

impl FromColumn for Scope {
    fn read(row: &Row, index: usize) -> Result<Option<Self>, Error> {
        Ok(i64::read(row, index)?.map(Self::of))
    }
}

never_null!(Scope);
