//! People as members of a server.

use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{PlayerId, ServerId, Timestamp};
use crate::names::row_handle::NameRows;

/// A person as a member of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberRow {
    /// The name on this server.
    pub name: String,
    /// When they joined.
    pub joined_at: Option<Timestamp>,
}

from_row!(MemberRow { name, joined_at });

impl NameRows<'_> {
    /// Returns a person as last seen on a server.
    pub async fn member(self, server: ServerId, player: PlayerId) -> Result<Option<MemberRow>, StoreError> {
        let query = db::query_as("SELECT name, joined_at FROM members WHERE server = $1 AND player = $2");
        Ok(query.bind(server).bind(player).fetch_optional(&self.store.readers).await?)
    }

    /// Notes a person's membership of a server, unless their data is being deleted.
    pub async fn set_member(
        self,
        server: ServerId,
        player: PlayerId,
        member: MemberRow,
    ) -> Result<(), StoreError> {
        let query = db::query(
            "INSERT INTO members (server, player, name, joined_at) SELECT $1, $2, $3, $4 \
             WHERE NOT EXISTS (SELECT 1 FROM erasures WHERE person = $2) ON CONFLICT (server, player) DO UPDATE SET name = $3, joined_at = $4",
        );
        let query = query.bind(server).bind(player).bind(member.name).bind(member.joined_at);
        self.store.writer.execute(query).await?;
        Ok(())
    }
}
