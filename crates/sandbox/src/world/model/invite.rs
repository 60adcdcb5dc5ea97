//! An invite to a channel.

/// An invite to a channel.
#[derive(Debug, Clone)]
pub(crate) struct Invite {
    pub(crate) code: String,
    pub(crate) guild_id: u64,
    pub(crate) channel_id: u64,
    pub(crate) inviter_id: u64,
    pub(crate) created: i64,
    pub(crate) uses: i64,
    pub(crate) spec: InviteSpec,
}

/// Terms of an invite.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct InviteSpec {
    /// Seconds until it expires; 0 for never.
    pub(crate) max_age: i64,
    /// Most uses; 0 for any number.
    pub(crate) max_uses: i64,
    /// `true` if members who use it stay only while they are connected.
    pub(crate) temporary: bool,
}

impl Invite {
    /// Returns when it expires, in milliseconds since 1970.
    pub(crate) fn expires(&self) -> Option<i64> {
        (self.spec.max_age > 0).then(|| self.created + self.spec.max_age * 1000)
    }
}
