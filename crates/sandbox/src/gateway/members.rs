//! Request Guild Members (op 8) and its answer, `GUILD_MEMBERS_CHUNK`.

use std::time::Duration;

use serde_json::{Map, Value, json};

use super::close::{Close, CloseCode};
use super::directory::MemberQuery;
use super::intents;

/// Request Guild Members.
const OPCODE: u8 = 8;
/// The most members in one chunk.
const CHUNK: usize = 1_000;
/// The most members a search by name or id returns.
const MAX_FOUND: usize = 100;
/// The most bytes of a nonce; a longer one is left out of the answer.
const MAX_NONCE: usize = 32;

/// Op 8: a request for members of a guild.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct MemberRequest {
    pub(super) guild_id: u64,
    pub(super) query: MemberQuery,
    presences: bool,
    nonce: Option<String>,
}

impl MemberRequest {
    /// Reads the request; a missing field or a wrong type is 4002.
    pub(super) fn parse(d: &Map<String, Value>) -> Result<Self, Close> {
        let guild_id = match d.get("guild_id") {
            Some(Value::Array(ids)) => match ids.as_slice() {
                [id] => snowflake(id),
                _ => None,
            },
            Some(id) => snowflake(id),
            None => None,
        };
        let query = match (d.get("user_ids"), d.get("query")) {
            (Some(ids), None | Some(Value::Null)) if !ids.is_null() => MemberQuery::Ids(user_ids(ids)?),
            (_, Some(Value::String(prefix))) => {
                let limit = d.get("limit").and_then(Value::as_u64).ok_or(CloseCode::DecodeError)?;
                match usize::try_from(limit).unwrap_or(MAX_FOUND) {
                    0 if prefix.is_empty() => MemberQuery::All,
                    0 => MemberQuery::Prefix { prefix: prefix.clone(), limit: MAX_FOUND },
                    limit => MemberQuery::Prefix { prefix: prefix.clone(), limit: limit.min(MAX_FOUND) },
                }
            }
            _ => return Err(CloseCode::DecodeError.into()),
        };
        Ok(Self {
            guild_id: guild_id.ok_or(CloseCode::DecodeError)?,
            query,
            presences: d.get("presences").and_then(Value::as_bool).unwrap_or(false),
            nonce: d
                .get("nonce")
                .and_then(Value::as_str)
                .filter(|nonce| nonce.len() <= MAX_NONCE)
                .map(str::to_owned),
        })
    }

    /// Returns `true` if a session with `session_intents` gets an answer: the list of all members needs
    /// `GUILD_MEMBERS`. Discord does not answer those without it.
    pub(super) fn is_answered(&self, session_intents: u64) -> bool {
        let everyone = match &self.query {
            MemberQuery::All => true,
            MemberQuery::Prefix { prefix, .. } => prefix.is_empty(),
            MemberQuery::Ids(_) => false,
        };
        !everyone || session_intents & intents::GUILD_MEMBERS != 0
    }

    /// Returns the data of `RATE_LIMITED`, for a request too soon after another.
    pub(super) fn too_soon(&self, wait: Duration) -> Value {
        let mut meta = json!({"guild_id": self.guild_id.to_string()});
        if let Some(nonce) = &self.nonce {
            meta["nonce"] = json!(nonce);
        }
        json!({"opcode": OPCODE, "retry_after": wait.as_secs_f64(), "meta": meta})
    }

    /// Returns the chunks that answer the request with `members`. Nobody's presence is known here. Therefore
    /// `presences` is an empty list if the session may ask for it.
    pub(super) fn chunks(&self, members: &[Value], session_intents: u64) -> Vec<Value> {
        let not_found: Vec<String> = match &self.query {
            MemberQuery::Ids(ids) => {
                let is_found = |id: &str| {
                    members.iter().any(|member| {
                        member.pointer("/user/id").and_then(Value::as_str).is_some_and(|found| found == id)
                    })
                };
                ids.iter().map(u64::to_string).filter(|id| !is_found(id)).collect()
            }
            MemberQuery::All | MemberQuery::Prefix { .. } => Vec::new(),
        };
        let parts: Vec<&[Value]> =
            if members.is_empty() { vec![&[]] } else { members.chunks(CHUNK).collect() };
        let count = parts.len();
        parts
            .into_iter()
            .enumerate()
            .map(|(index, part)| {
                let mut chunk = json!({
                    "guild_id": self.guild_id.to_string(),
                    "members": part,
                    "chunk_index": index,
                    "chunk_count": count,
                    "not_found": not_found,
                });
                if self.presences && session_intents & intents::GUILD_PRESENCES != 0 {
                    chunk["presences"] = json!([]);
                }
                if let Some(nonce) = &self.nonce {
                    chunk["nonce"] = json!(nonce);
                }
                chunk
            })
            .collect()
    }
}

fn user_ids(ids: &Value) -> Result<Vec<u64>, Close> {
    let ids = match ids {
        Value::Array(ids) => ids.iter().take(MAX_FOUND).map(snowflake).collect(),
        id => snowflake(id).map(|id| vec![id]),
    };
    ids.ok_or_else(|| CloseCode::DecodeError.into())
}

/// Reads an id: digits in a string, or a number.
fn snowflake(id: &Value) -> Option<u64> {
    match id {
        Value::String(digits) => digits.parse().ok(),
        Value::Number(number) => number.as_u64(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(d: &Value) -> Result<MemberRequest, Close> {
        MemberRequest::parse(d.as_object().unwrap())
    }

    #[test]
    fn all_members_need_the_members_intent() {
        let all = request(&json!({"guild_id": "1", "query": "", "limit": 0})).unwrap();
        assert_eq!(all.query, MemberQuery::All);
        assert!(!all.is_answered(intents::GUILDS));
        assert!(all.is_answered(intents::GUILD_MEMBERS));
        assert!(!request(&json!({"guild_id": "1", "query": "", "limit": 5})).unwrap().is_answered(0));
        assert!(request(&json!({"guild_id": "1", "query": "a", "limit": 5})).unwrap().is_answered(0));
        assert!(request(&json!({"guild_id": ["1"], "user_ids": "7"})).unwrap().is_answered(0));
    }

    #[test]
    fn searches_are_capped_at_a_hundred() {
        for limit in [0, 101, 5_000] {
            let found = request(&json!({"guild_id": 1, "query": "a", "limit": limit})).unwrap();
            assert_eq!(found.query, MemberQuery::Prefix { prefix: "a".into(), limit: 100 });
        }
        let ids: Vec<u64> = (1..=150).collect();
        let MemberQuery::Ids(kept) = request(&json!({"guild_id": 1, "user_ids": ids})).unwrap().query else {
            panic!("not a search by id");
        };
        assert_eq!(kept.len(), 100);
    }

    #[test]
    fn incomplete_requests_are_refused() {
        for d in [
            json!({"query": "", "limit": 0}),
            json!({"guild_id": "1"}),
            json!({"guild_id": "1", "query": "a"}),
            json!({"guild_id": ["1", "2"], "query": "", "limit": 0}),
            json!({"guild_id": "x", "query": "", "limit": 0}),
            json!({"guild_id": "1", "user_ids": ["x"]}),
        ] {
            assert_eq!(request(&d).unwrap_err().code, 4002, "{d}");
        }
    }

    #[test]
    fn answers_come_in_chunks_of_a_thousand() {
        let members: Vec<Value> = (0..2_001).map(|id| json!({"user": {"id": id.to_string()}})).collect();
        let all = request(&json!({"guild_id": "1", "query": "", "limit": 0, "nonce": "n"})).unwrap();
        let chunks = all.chunks(&members, intents::GUILD_MEMBERS);
        assert_eq!(chunks.len(), 3);
        assert_eq!(chunks[2]["members"].as_array().unwrap().len(), 1);
        assert_eq!(chunks[1]["chunk_index"], 1);
        assert_eq!(chunks[1]["chunk_count"], 3);
        assert_eq!(chunks[0]["nonce"], "n");
        assert!(chunks[0].get("presences").is_none());
    }

    #[test]
    fn ids_without_a_member_are_named() {
        let asked = request(&json!({"guild_id": "1", "user_ids": ["7", "8"], "presences": true,
            "nonce": "0123456789abcdef0123456789abcdef0"}))
        .unwrap();
        let chunks = asked.chunks(&[json!({"user": {"id": "8"}})], intents::GUILD_PRESENCES);
        assert_eq!(chunks[0]["not_found"], json!(["7"]));
        assert_eq!(chunks[0]["presences"], json!([]));
        assert!(chunks[0].get("nonce").is_none());
        assert_eq!(asked.chunks(&[], 0).len(), 1);
    }
}
