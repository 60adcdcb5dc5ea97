//! The operations of paths, and the parameters in path and query.

use serde_json::json;

use super::{assert_clean, assert_only, assert_violation, discord};

#[test]
fn prefix_and_percent_encoding_do_not_matter() {
    let validator = discord();
    for path in ["/users/@me", "/api/v10/users/@me", "/api/users/@me", "/api/v10/users/%40me"] {
        assert_clean(&validator.request("GET", path, None, None, None));
    }
    let wrong = json!({ "content": true });
    for path in [
        "/webhooks/1/token/messages/@original",
        "/api/v10/webhooks/1/token/messages/%40original",
        "/api/v10/webhooks/1/token/messages/2",
    ] {
        let found = validator.request("PATCH", path, None, Some("application/json"), Some(&wrong));
        assert_only(&found, "/body/content", "true is not");
    }
}

#[test]
fn literals_win_over_parameters() {
    let validator = discord();
    let operation = |method, path| {
        let wrong = validator.request(method, path, Some("thread_id=x"), None, None);
        wrong.first().map(|violation| violation.operation.clone()).unwrap_or_default()
    };
    assert_eq!(
        operation("DELETE", "/webhooks/1/token/messages/@original"),
        "DELETE /webhooks/{webhook_id}/{webhook_token}/messages/@original"
    );
    assert_eq!(
        operation("DELETE", "/webhooks/1/token/messages/7"),
        "DELETE /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"
    );
    // As a user id, `@me` would be refused.
    assert_clean(&validator.request("GET", "/users/@me", None, None, None));
    assert_clean(&validator.request(
        "PATCH",
        "/guilds/1/members/@me",
        None,
        None,
        Some(&json!({ "nick": null })),
    ));
}

#[test]
fn unknown_operations_are_reported() {
    let validator = discord();
    let found = validator.request("GET", "/api/v10/games/chess", None, None, None);
    assert_only(&found, "", "no such operation in Discord's API");
    assert_eq!(found[0].to_string(), "GET /api/v10/games/chess: no such operation in Discord's API");

    let found = validator.request("DELETE", "/gateway", None, None, None);
    assert_only(&found, "", "(this path takes GET)");

    assert_only(&validator.response("GET", "/games/chess", 200, Some(&json!({}))), "", "no such operation");
    let refused = json!({ "message": "404: Not Found", "code": 0 });
    assert_clean(&validator.response("GET", "/games/chess", 404, Some(&refused)));
    let shapeless = json!({ "error": "not found" });
    let found = validator.response("GET", "/games/chess", 404, Some(&shapeless));
    assert_violation(&found, "/response", "\"message\" is missing");
}

#[test]
fn path_parameters_are_checked() {
    let validator = discord();
    let get = |path| validator.request("GET", path, None, None, None);
    assert_clean(&get("/channels/1234567890123456789"));
    assert_only(&get("/channels/general"), "/path/channel_id", "\"general\" is not a valid snowflake");
    assert_only(&get("/channels/007"), "/path/channel_id", "\"007\" is not a valid snowflake");
    assert_only(&get("/channels/99999999999999999999"), "/path/channel_id", "not a valid snowflake");
    assert_clean(&validator.request(
        "PUT",
        "/channels/1/messages/2/reactions/%E2%99%9E/@me",
        None,
        None,
        None,
    ));
}

#[test]
fn query_parameters_are_checked() {
    let validator = discord();
    let get = |query| validator.request("GET", "/channels/1/messages", Some(query), None, None);
    assert_clean(&get("limit=100&before=1234567890123456789"));
    assert_clean(&get("limit=50&something_else=x"));
    assert_only(&get("limit=101"), "/query/limit", "101 is more than 100");
    assert_only(&get("limit=0"), "/query/limit", "0 is less than 1");
    assert_only(&get("limit=many"), "/query/limit", "\"many\" is not an integer");
    assert_only(&get("after=last"), "/query/after", "\"last\" is not a valid snowflake");

    let post = |query| {
        let body = json!({ "content": "hello" });
        validator.request("POST", "/webhooks/1/token", Some(query), Some("application/json"), Some(&body))
    };
    // The one with the leading `&` is how serenity writes it.
    for query in ["&wait=true", "wait=false", "wait=True", "wait=False", "wait=1", "wait=0&thread_id=5"] {
        assert_clean(&post(query));
    }
    assert_only(&post("wait=maybe"), "/query/wait", "\"maybe\" is not a boolean");

    let requests = |query| validator.request("GET", "/guilds/1/requests", Some(query), None, None);
    assert_clean(&requests("status=SUBMITTED"));
    assert_only(&requests("status=LOST"), "/query/status", "\"LOST\" is none of \"APPROVED\", \"REJECTED\"");
}

#[test]
fn content_types_are_checked() {
    let validator = discord();
    let body = json!({ "content": "hello" });
    let post =
        |content_type| validator.request("POST", "/channels/1/messages", None, content_type, Some(&body));
    for content_type in [
        None,
        Some("application/json; charset=utf-8"),
        Some("multipart/form-data; boundary=x"),
        Some("Application/JSON"),
    ] {
        assert_clean(&post(content_type));
    }
    assert_only(&post(Some("text/plain")), "/body", "text/plain is not accepted here");
    let dm = json!({ "recipient_id": "1" });
    let found =
        validator.request("POST", "/users/@me/channels", None, Some("multipart/form-data"), Some(&dm));
    assert_only(&found, "/body", "only application/json");
}

#[test]
fn missing_bodies_are_reported_where_one_is_needed() {
    let validator = discord();
    let found = validator.request("POST", "/applications/1/commands", None, None, None);
    assert_only(&found, "/body", "the body is missing");
    // An empty body counts as no body, whatever its type.
    for content_type in [None, Some("application/json"), Some("application/octet-stream")] {
        assert_clean(&validator.request("POST", "/channels/1/messages", None, content_type, None));
        let found = validator.request("POST", "/applications/1/commands", None, content_type, None);
        assert_only(&found, "/body", "the body is missing");
    }
    // The file of a sticker is a separate part.
    let sticker = json!({ "name": "knight", "tags": "chess" });
    let multipart = Some("multipart/form-data");
    assert_clean(&validator.request("POST", "/guilds/1/stickers", None, multipart, Some(&sticker)));
    let found =
        validator.request("POST", "/guilds/1/stickers", None, multipart, Some(&json!({ "name": "knight" })));
    assert_only(&found, "/body", "\"tags\" is missing");
    // serenity bans without a body.
    let ban = validator.request("PUT", "/guilds/1/bans/2", Some("delete_message_seconds=0"), None, None);
    assert_clean(&ban);
}
