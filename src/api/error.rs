//! The meaning of Discord's errors.

use poise::serenity_prelude as serenity;
use serenity::{HttpError, StatusCode};
use thiserror::Error;

/// Reason why a request failed. The text is for the log and never holds an address, since addresses hold tokens.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum ApiError {
    /// 10003 and 10004: the channel, thread or server is gone.
    #[error("the channel is gone")]
    ChannelGone,
    /// 10007 and 10013: the person is not a member of the server, or does not exist.
    #[error("no member")]
    NoMember,
    /// 10008: the message is gone.
    #[error("the message is gone")]
    MessageGone,
    /// 10011: the role is gone.
    #[error("the role is gone")]
    RoleGone,
    /// 50001 and 50013: permissions are missing.
    #[error("I lack the permission")]
    NotPermitted,
    /// 50083, 160005: the thread is locked or archived.
    #[error("the thread is closed")]
    ThreadClosed,
    /// 160004: the message has a thread already.
    #[error("the message has a thread already")]
    HasThread,
    /// 30046: the message is too old to be edited again so soon.
    #[error("the message is too old to be edited")]
    TooOld,
    /// 10062: Discord no longer waits for an answer.
    #[error("Discord no longer waits for the answer")]
    TooLate,
    /// 10015 and 50027: the fifteen minutes for further answers are over.
    #[error("the time for answers is over")]
    Expired,
    /// 40060: it has been answered already.
    #[error("it has been answered already")]
    Answered,
    /// 50007 and 50278: the user does not accept direct messages from the bot.
    #[error("the user takes no direct messages")]
    DirectClosed,
    /// 50035 and other refusals that trying again will not change.
    #[error("Discord refuses it ({status}, code {code}): {message}")]
    Refused {
        /// Its HTTP status.
        status: u16,
        /// Discord's code.
        code: isize,
        /// Discord's words.
        message: String,
    },
    /// 401: the token is invalid.
    #[error("Discord refuses the token")]
    Token,
    /// 429, 5xx, or a broken connection: a retry may succeed.
    #[error("Discord cannot be reached or is busy ({0})")]
    Passing(String),
}

impl ApiError {
    /// Translates an error of the library.
    pub(crate) fn of(error: &serenity::Error) -> Self {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
                Self::of_response(response.status_code, response.error.code, &response.error.message)
            }
            serenity::Error::Http(HttpError::Request(error)) => {
                let kind = if error.is_timeout() { "timeout" } else { "connection" };
                Self::Passing(kind.to_owned())
            }
            // A truncated answer, or one that is not JSON, comes from a proxy between Discord and the bot.
            serenity::Error::Json(_) | serenity::Error::Io(_) => {
                Self::Passing("unreadable answer".to_owned())
            }
            serenity::Error::Http(_) => Self::Passing("request".to_owned()),
            other => Self::Refused { status: 0, code: 0, message: other.to_string() },
        }
    }

    fn of_response(status: StatusCode, code: isize, message: &str) -> Self {
        match code {
            10003 | 10004 => Self::ChannelGone,
            10007 | 10013 => Self::NoMember,
            10008 => Self::MessageGone,
            10011 => Self::RoleGone,
            10015 | 50027 => Self::Expired,
            10062 => Self::TooLate,
            30046 => Self::TooOld,
            40060 => Self::Answered,
            50001 | 50013 => Self::NotPermitted,
            50007 | 50278 => Self::DirectClosed,
            50083 | 160_005 => Self::ThreadClosed,
            160_004 => Self::HasThread,
            _ if status == StatusCode::UNAUTHORIZED => Self::Token,
            _ if status == StatusCode::TOO_MANY_REQUESTS
                || status == StatusCode::REQUEST_TIMEOUT
                || status.is_server_error() =>
            {
                Self::Passing(status.as_u16().to_string())
            }
            _ => Self::Refused { status: status.as_u16(), code, message: message.to_owned() },
        }
    }

    /// Returns the kind in one word, for counting.
    pub(crate) const fn kind(&self) -> &'static str {
        match self {
            Self::ChannelGone => "channel-gone",
            Self::NoMember => "no-member",
            Self::MessageGone => "message-gone",
            Self::RoleGone => "role-gone",
            Self::NotPermitted => "not-permitted",
            Self::ThreadClosed => "thread-closed",
            Self::HasThread => "has-thread",
            Self::TooOld => "too-old",
            Self::TooLate => "too-late",
            Self::Expired => "expired",
            Self::Answered => "answered",
            Self::DirectClosed => "direct-closed",
            Self::Refused { .. } => "refused",
            Self::Token => "token",
            Self::Passing(_) => "passing",
        }
    }

    /// Returns `true` if Discord counts the request as invalid: the answer was 401, 403 or 429.
    pub(crate) fn counts_as_invalid(&self) -> bool {
        match self {
            Self::NotPermitted | Self::DirectClosed | Self::Expired | Self::TooOld | Self::Token => true,
            Self::Refused { status, .. } => matches!(status, 401 | 403 | 429),
            Self::Passing(why) => why == "429",
            _ => false,
        }
    }

    /// Returns `true` if another attempt may succeed.
    pub(crate) fn is_transient(&self) -> bool {
        matches!(self, Self::Passing(_))
    }
}

#[cfg(test)]
mod tests {
    use super::ApiError;
    use poise::serenity_prelude::StatusCode;

    fn error(status: u16, code: isize) -> ApiError {
        ApiError::of_response(StatusCode::from_u16(status).unwrap(), code, "no")
    }

    #[test]
    fn codes_have_their_meaning() {
        assert_eq!(error(404, 10003), ApiError::ChannelGone);
        assert_eq!(error(404, 10007), ApiError::NoMember);
        assert_eq!(error(404, 10008), ApiError::MessageGone);
        assert_eq!(error(404, 10011), ApiError::RoleGone);
        assert_eq!(error(404, 10015), ApiError::Expired);
        assert_eq!(error(404, 10062), ApiError::TooLate);
        assert_eq!(error(429, 30046), ApiError::TooOld);
        assert_eq!(error(400, 40060), ApiError::Answered);
        assert_eq!(error(403, 50001), ApiError::NotPermitted);
        assert_eq!(error(403, 50007), ApiError::DirectClosed);
        assert_eq!(error(403, 50013), ApiError::NotPermitted);
        assert_eq!(error(401, 50027), ApiError::Expired);
        assert_eq!(error(401, 0), ApiError::Token);
        assert!(!error(400, 50035).is_transient());
        for status in [408, 429, 500, 502, 503, 504] {
            assert!(error(status, -1).is_transient(), "{status}");
        }
    }
}
