//! Payloads: those of clients, read strictly, and the frames of the server.

use serde_json::{Map, Value, json};

use super::close::{Close, CloseCode};
use super::members::MemberRequest;

/// The most bytes a payload of a client may have.
pub(super) const MAX_BYTES: usize = 4_096;

/// The opcodes the server sends.
pub(super) mod op {
    /// Dispatch: an event.
    pub(in super::super) const DISPATCH: u8 = 0;
    /// Heartbeat, as a request for one.
    pub(in super::super) const HEARTBEAT: u8 = 1;
    /// Reconnect.
    pub(in super::super) const RECONNECT: u8 = 7;
    /// Invalid Session.
    pub(in super::super) const INVALID_SESSION: u8 = 9;
    /// Hello.
    pub(in super::super) const HELLO: u8 = 10;
    /// Heartbeat ACK.
    pub(in super::super) const HEARTBEAT_ACK: u8 = 11;
}

/// Returns a payload that is not an event, in its form on the wire.
pub(super) fn control(op: u8, d: &Value) -> Value {
    json!({"t": null, "s": null, "op": op, "d": d})
}

/// A payload of a client.
#[derive(Debug, PartialEq)]
pub(super) enum Incoming {
    /// Op 1.
    Heartbeat,
    /// Op 2.
    Identify(Box<Identify>),
    /// Op 3: the new presence.
    Presence(Value),
    /// Op 6.
    Resume(Resume),
    /// Op 8.
    Members(MemberRequest),
    /// Op 4 (voice), 31 (soundboard) and 43 (channel info): understood, without effect.
    Ignored,
}

/// Op 2: the terms of a new session.
#[derive(Debug, PartialEq)]
pub(super) struct Identify {
    pub(super) token: String,
    /// `None`: missing, or not a valid number for a set of intents.
    pub(super) intents: Option<u64>,
    pub(super) compress: bool,
    pub(super) shard: ShardField,
    pub(super) presence: Option<Value>,
}

/// The field `shard` of Identify.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ShardField {
    Absent,
    Given(u32, u32),
    Invalid,
}

/// Op 6: the session to continue, and the last event that was received.
#[derive(Debug, PartialEq)]
pub(super) struct Resume {
    pub(super) token: String,
    pub(super) session_id: String,
    pub(super) seq: u64,
}

impl Incoming {
    /// Reads a payload. An unknown opcode is 4001, every other error 4002.
    pub(super) fn parse(payload: &Value) -> Result<Self, Close> {
        let object = payload.as_object().ok_or(CloseCode::DecodeError)?;
        let op = object.get("op").and_then(Value::as_u64).ok_or(CloseCode::DecodeError)?;
        let d = object.get("d").unwrap_or(&Value::Null);
        match op {
            1 if d.is_null() || d.is_u64() => Ok(Self::Heartbeat),
            1 => Err(CloseCode::DecodeError.into()),
            2 => Identify::parse(fields(d)?).map(|identify| Self::Identify(Box::new(identify))),
            3 => presence(d).map(Self::Presence),
            4 | 31 | 43 => fields(d).map(|_| Self::Ignored),
            6 => Resume::parse(fields(d)?).map(Self::Resume),
            8 => MemberRequest::parse(fields(d)?).map(Self::Members),
            _ => Err(CloseCode::UnknownOpcode.into()),
        }
    }
}

impl Identify {
    fn parse(d: &Map<String, Value>) -> Result<Self, Close> {
        if !d.get("properties").is_some_and(Value::is_object) {
            return Err(Close::because(CloseCode::DecodeError, "Identify needs the object `properties`."));
        }
        let compress = match d.get("compress") {
            None | Some(Value::Null) => false,
            Some(compress) => compress.as_bool().ok_or(CloseCode::DecodeError)?,
        };
        match d.get("large_threshold") {
            None | Some(Value::Null) => {}
            Some(threshold) if threshold.as_u64().is_some_and(|n| (50..=250).contains(&n)) => {}
            Some(_) => {
                return Err(Close::because(CloseCode::DecodeError, "`large_threshold` is 50 to 250."));
            }
        }
        Ok(Self {
            token: text(d, "token")?,
            intents: d.get("intents").and_then(Value::as_u64),
            compress,
            shard: ShardField::parse(d.get("shard")),
            presence: match d.get("presence") {
                None | Some(Value::Null) => None,
                Some(given) => Some(presence(given)?),
            },
        })
    }
}

impl ShardField {
    fn parse(shard: Option<&Value>) -> Self {
        let number = |value: &Value| value.as_u64().and_then(|n| u32::try_from(n).ok());
        match shard {
            None | Some(Value::Null) => Self::Absent,
            Some(shard) => match shard.as_array().map(Vec::as_slice) {
                Some([id, count]) => match (number(id), number(count)) {
                    (Some(id), Some(count)) if id < count => Self::Given(id, count),
                    _ => Self::Invalid,
                },
                _ => Self::Invalid,
            },
        }
    }
}

impl Resume {
    fn parse(d: &Map<String, Value>) -> Result<Self, Close> {
        Ok(Self {
            token: text(d, "token")?,
            session_id: text(d, "session_id")?,
            seq: d.get("seq").and_then(Value::as_u64).ok_or(CloseCode::DecodeError)?,
        })
    }
}

fn fields(d: &Value) -> Result<&Map<String, Value>, Close> {
    d.as_object().ok_or_else(|| CloseCode::DecodeError.into())
}

fn text(d: &Map<String, Value>, field: &str) -> Result<String, Close> {
    d.get(field).and_then(Value::as_str).map(str::to_owned).ok_or_else(|| CloseCode::DecodeError.into())
}

/// Reads a presence with one of the five statuses and a list of activities. `since` may be anything: serenity 0.12
/// sends an object, and Discord lets it pass.
fn presence(d: &Value) -> Result<Value, Close> {
    let given = fields(d)?;
    let status = given.get("status").and_then(Value::as_str).unwrap_or_default();
    let known = matches!(status, "online" | "dnd" | "idle" | "invisible" | "offline");
    let activities = match given.get("activities") {
        None | Some(Value::Null) => true,
        Some(activities) => activities.as_array().is_some_and(|list| list.iter().all(Value::is_object)),
    };
    if known && activities {
        Ok(d.clone())
    } else {
        Err(Close::because(CloseCode::DecodeError, "The presence cannot be read."))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(payload: &Value) -> u16 {
        Incoming::parse(payload).unwrap_err().code
    }

    #[test]
    fn heartbeats_carry_null_or_a_number() {
        for d in [json!(null), json!(7)] {
            assert_eq!(Incoming::parse(&json!({"op": 1, "d": d})), Ok(Incoming::Heartbeat));
        }
        assert_eq!(Incoming::parse(&json!({"op": 1})), Ok(Incoming::Heartbeat));
        assert_eq!(refusal(&json!({"op": 1, "d": "7"})), 4002);
        assert_eq!(refusal(&json!({"op": 1, "d": -1})), 4002);
    }

    #[test]
    fn opcodes_of_the_server_are_unknown_from_a_client() {
        for op in [0, 5, 7, 9, 10, 11, 12, 999] {
            assert_eq!(refusal(&json!({"op": op, "d": {}})), 4001, "op {op}");
        }
        assert_eq!(refusal(&json!({"op": "2", "d": {}})), 4002);
        assert_eq!(refusal(&json!({"d": {}})), 4002);
        assert_eq!(refusal(&json!([])), 4002);
    }

    #[test]
    fn identify_needs_token_and_properties() {
        assert_eq!(refusal(&json!({"op": 2, "d": {"token": "t", "intents": 0}})), 4002);
        assert_eq!(refusal(&json!({"op": 2, "d": {"properties": {}, "intents": 0}})), 4002);
        let whole = json!({"op": 2, "d": {"token": "t", "properties": {}, "large_threshold": 49}});
        assert_eq!(refusal(&whole), 4002);
    }

    #[test]
    fn shards_are_two_numbers_in_order() {
        assert_eq!(ShardField::parse(Some(&json!([1, 2]))), ShardField::Given(1, 2));
        assert_eq!(ShardField::parse(None), ShardField::Absent);
        for shard in [json!([2, 2]), json!([0, 0]), json!([0]), json!("0"), json!([-1, 2]), json!([0, 1, 2])]
        {
            assert_eq!(ShardField::parse(Some(&shard)), ShardField::Invalid, "{shard}");
        }
    }

    #[test]
    fn since_may_be_an_object() {
        let presence =
            json!({"since": {"secs_since_epoch": 1}, "activities": [], "status": "idle", "afk": false});
        let payload = json!({"op": 3, "d": presence});
        assert_eq!(Incoming::parse(&payload), Ok(Incoming::Presence(presence)));
        assert_eq!(refusal(&json!({"op": 3, "d": {"status": "away", "activities": []}})), 4002);
        assert_eq!(refusal(&json!({"op": 3, "d": {"status": "idle", "activities": {}}})), 4002);
    }
}
