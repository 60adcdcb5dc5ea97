//! Close codes of the gateway.

use std::borrow::Cow;

/// A close code the gateway sends, with Discord's meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum CloseCode {
    /// 4000: something went wrong on the server's side.
    UnknownError,
    /// 4001: an opcode that clients do not send.
    UnknownOpcode,
    /// 4002: a payload that cannot be read, or one over 4,096 bytes.
    DecodeError,
    /// 4003: a payload before Identify or Resume.
    NotAuthenticated,
    /// 4004: the token is wrong.
    AuthenticationFailed,
    /// 4005: a second Identify or Resume.
    AlreadyAuthenticated,
    /// 4007: a Resume with a sequence number the session never reached.
    InvalidSeq,
    /// 4008: more than 120 payloads in 60 seconds.
    RateLimited,
    /// 4009: the client stopped sending heartbeats.
    SessionTimedOut,
    /// 4010: the `shard` of the Identify makes no sense.
    InvalidShard,
    /// 4011: more guilds than one shard may handle.
    ShardingRequired,
    /// 4012: an API version, encoding or compression that is not spoken here.
    InvalidApiVersion,
    /// 4012: an API version, encoding or compression that is not supported.
    InvalidIntents,
    /// 4014: a privileged intent the application has not enabled.
    DisallowedIntents,
}

impl CloseCode {
    /// Returns the number on the wire.
    #[must_use]
    pub fn code(self) -> u16 {
        match self {
            Self::UnknownError => 4000,
            Self::UnknownOpcode => 4001,
            Self::DecodeError => 4002,
            Self::NotAuthenticated => 4003,
            Self::AuthenticationFailed => 4004,
            Self::AlreadyAuthenticated => 4005,
            Self::InvalidSeq => 4007,
            Self::RateLimited => 4008,
            Self::SessionTimedOut => 4009,
            Self::InvalidShard => 4010,
            Self::ShardingRequired => 4011,
            Self::InvalidApiVersion => 4012,
            Self::InvalidIntents => 4013,
            Self::DisallowedIntents => 4014,
        }
    }

    /// Returns the default reason given with the code.
    #[must_use]
    pub fn reason(self) -> &'static str {
        match self {
            Self::UnknownError => "Unknown error.",
            Self::UnknownOpcode => "Unknown opcode.",
            Self::DecodeError => "Error while decoding payload.",
            Self::NotAuthenticated => "Not authenticated.",
            Self::AuthenticationFailed => "Authentication failed.",
            Self::AlreadyAuthenticated => "Already authenticated.",
            Self::InvalidSeq => "Invalid seq.",
            Self::RateLimited => "Rate limited.",
            Self::SessionTimedOut => "Session timed out.",
            Self::InvalidShard => "Invalid shard.",
            Self::ShardingRequired => "Sharding required.",
            Self::InvalidApiVersion => "Invalid API version.",
            Self::InvalidIntents => "Invalid intent(s).",
            Self::DisallowedIntents => "Disallowed intent(s).",
        }
    }
}

/// A close frame: code and reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Close {
    /// The close code.
    pub code: u16,
    /// The reason in words, at most 123 bytes.
    pub reason: Cow<'static, str>,
}

impl Close {
    /// Returns `code` with a reason of our own.
    pub(super) fn because(code: CloseCode, reason: &'static str) -> Self {
        Self { code: code.code(), reason: Cow::Borrowed(reason) }
    }
}

impl From<CloseCode> for Close {
    fn from(code: CloseCode) -> Self {
        Self::because(code, code.reason())
    }
}

/// Returns `true` if a session can be resumed after the server closed its connection with `code`. It cannot if the
/// token, the intents, the shard or the sequence was wrong, or the session has timed out.
pub(super) fn survives_server_close(code: u16) -> bool {
    !matches!(code, 4004 | 4007 | 4009..=4014)
}

/// Returns `true` if a session can be resumed after the client closed its connection with `code` (`None`: no code in
/// the close frame). 1000 and 1001 say that the bot goes offline.
pub(super) fn survives_client_close(code: Option<u16>) -> bool {
    !matches!(code, Some(1000 | 1001))
}

/// Returns `true` if a close frame may have this code (RFC 6455, 7.4).
pub(super) fn may_be_sent(code: u16) -> bool {
    matches!(code, 1000..=1003 | 1007..=1014 | 3000..=4999)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reserved_codes_cannot_be_sent() {
        for code in [0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000] {
            assert!(!may_be_sent(code), "{code}");
        }
        for code in [1000, 1001, 1012, 3000, 4000, 4014] {
            assert!(may_be_sent(code), "{code}");
        }
    }
}
