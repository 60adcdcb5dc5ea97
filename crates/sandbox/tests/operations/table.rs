//! The table of operations: made from Discord's description and the requests of the scenarios.

use super::{Answered, all};
use crate::stage::Stage;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

/// Least number of operations that must work.
const GOAL: usize = 170;

/// Operations with a correct answer that never changes.
const FIXED: [(&str, &str); 6] = [
    ("GET /guilds/{guild_id}/regions", "one region: this machine"),
    ("GET /guilds/{guild_id}/vanity-url", "no guild has the boosts for a vanity address"),
    ("GET /soundboard-default-sounds", "Discord's own sounds are not in the sandbox"),
    ("GET /sticker-packs", "Discord's own stickers are not in the sandbox"),
    ("GET /voice/regions", "one region: this machine"),
    ("GET /gateway", "the address of the gateway"),
];

/// Reasons why operations are refused, by the beginning of their path.
const REASONS: [(&str, &str); 19] = [
    ("/lobbies", "for games with Discord's Social SDK"),
    ("/partner-sdk", "for games with Discord's Social SDK"),
    ("/oauth2", "needs a user's access token; the sandbox has no OAuth2"),
    ("/users/@me/connections", "needs a user's access token; the sandbox has no OAuth2"),
    ("/users/@me/applications", "needs a user's access token; the sandbox has no OAuth2"),
    ("/users/@me/guilds/{guild_id}/member", "needs a user's access token; the sandbox has no OAuth2"),
    ("/applications/{application_id}/activity-instances", "the sandbox has no activities"),
    ("/applications/{application_id}/attachment", "for activities, which the sandbox does not have"),
    (
        "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}/permissions",
        "for users, not bots",
    ),
    ("/channels/{channel_id}/recipients", "bots are in no group direct messages"),
    ("/guilds/{guild_id}/members/{user_id}", "needs a user's access token; the sandbox has no OAuth2"),
    ("/guilds/{guild_id}/new-member-welcome", "a guild's home page, which bots cannot set"),
    ("/guilds/{guild_id}/requests", "the sandbox has no requests to join"),
    ("/guilds/{guild_id}/scheduled-events", "nobody can come to a single occasion"),
    ("/guilds/{guild_id}/widget.png", "the sandbox draws no pictures"),
    ("/invites/{code}/target-users", "invites are for everybody"),
    ("/skus", "the sandbox sells nothing"),
    ("/sticker-packs", "Discord's own stickers are not in the sandbox"),
    ("/webhooks/{webhook_id}/{webhook_token}/github", "events of GitHub are not translated"),
];

/// Returns the operations of the description: method and path.
fn operations() -> Option<Vec<(String, String)>> {
    let path = std::env::var_os("DISCORD_OPENAPI")?;
    let document: Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
    let mut found = Vec::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for method in ["get", "post", "put", "patch", "delete"] {
            if item.get(method).is_some() {
                found.push((method.to_uppercase(), path.clone()));
            }
        }
    }
    found.sort_by(|one, other| (&one.1, &one.0).cmp(&(&other.1, &other.0)));
    Some(found)
}

/// Returns the operation of a request: the one with the most fixed parts.
fn operation<'a>(
    operations: &'a [(String, String)],
    method: &str,
    path: &str,
) -> Option<&'a (String, String)> {
    let parts = path.trim_matches('/').split('/').collect::<Vec<_>>();
    let fits = |template: &str| {
        let wanted = template.trim_matches('/').split('/').collect::<Vec<_>>();
        let same = |(wanted, part): (&&str, &&str)| wanted.starts_with('{') || wanted == part;
        wanted.len() == parts.len() && wanted.iter().zip(&parts).all(same)
    };
    let fitting = operations.iter().filter(|(other, template)| other == method && fits(template));
    fitting.min_by_key(|(_, template)| template.matches('{').count())
}

fn real(operations: &[(String, String)], answered: &[Answered]) -> BTreeSet<String> {
    let good = answered.iter().filter(|(_, _, status)| (200..300).contains(status));
    let found = good.filter_map(|(method, path, _)| operation(operations, method, &path.replace("%40", "@")));
    let names = found.map(|(method, path)| format!("{method} {path}"));
    names.filter(|name| FIXED.iter().all(|(fixed, _)| fixed != name)).collect()
}

/// Returns the answer of an operation that does not work: the status and the code.
async fn refusal(stage: &Stage, method: &str, template: &str) -> String {
    let ids = BTreeMap::from([
        ("{guild_id}", stage.guild.to_string()),
        ("{channel_id}", stage.channel.to_string()),
        ("{application_id}", stage.bot.id.to_string()),
        ("{user_id}", stage.alice.id.to_string()),
    ]);
    let parts = template.split('/').map(|part| match part {
        part if part.starts_with('{') => ids.get(part).cloned().unwrap_or_else(|| "1".to_owned()),
        part => part.to_owned(),
    });
    let path = parts.collect::<Vec<_>>().join("/");
    let body = if method == "GET" { Value::Null } else { json!({}) };
    let answer = stage.call(method, &path, body).await;
    match answer.status {
        200..300 => format!("{}", answer.status),
        status => format!("{status}, {}", answer.body["code"]),
    }
}

#[tokio::test]
async fn the_table_of_operations_is_right() {
    let Some(operations) = operations() else { return };
    let answered = all().await;
    let real = real(&operations, &answered);
    let stage = Stage::new().await;
    let mut rows = String::new();
    let mut unexplained = Vec::new();
    let mut fixed = 0;
    for (method, path) in &operations {
        let name = format!("{method} {path}");
        if real.contains(&name) {
            writeln!(rows, "| `{name}` | real | |").unwrap();
        } else if let Some((_, why)) = FIXED.iter().find(|(fixed, _)| *fixed == name) {
            fixed += 1;
            writeln!(rows, "| `{name}` | fixed | {why} |").unwrap();
        } else {
            let reason = REASONS.iter().find(|(prefix, _)| path.starts_with(prefix));
            let got = refusal(&stage, method, path).await;
            match reason {
                Some((_, why)) if !got.starts_with('2') => {
                    writeln!(rows, "| `{name}` | {got} | {why} |").unwrap();
                }
                _ => unexplained.push(format!("{name}: {got}")),
            }
        }
    }
    assert!(unexplained.is_empty(), "neither in a scenario nor explained:\n{}", unexplained.join("\n"));
    assert!(real.len() >= GOAL, "only {} operations work", real.len());
    let head = include_str!("head.md")
        .replace("{all}", &operations.len().to_string())
        .replace("{real}", &real.len().to_string())
        .replace("{fixed}", &fixed.to_string())
        .replace("{refused}", &(operations.len() - real.len() - fixed).to_string());
    let table = format!("{head}{rows}");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/operations.md");
    if std::env::var_os("UPDATE_OPERATIONS").is_some() {
        std::fs::write(&file, &table).unwrap();
    }
    let written = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(written == table, "docs/operations.md is old: run this test with UPDATE_OPERATIONS=1");
    stage.done().await;
}
