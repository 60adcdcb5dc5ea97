//! `trickmate invite`.

use std::fs;
use std::process::Command;

use super::{printed, trickmate};

const MANUAL: &str = include_str!("../../docs/running.md");

#[test]
fn the_manual_shows_what_is_printed() {
    let shown = MANUAL.split("$ trickmate invite ").nth(1).unwrap();
    let (id, shown) = shown.split_once('\n').unwrap();
    assert_eq!(printed(&["invite", id]), shown.split("```").next().unwrap());
}

#[test]
fn a_server_and_a_role_for_players_are_asked_for() {
    let link = printed(&["invite", "123456789012345678", "--server", "876543210987654321", "--roles"]);
    let (address, names) = link.split_once('\n').unwrap();
    let (address, query) = address.split_once('?').unwrap();
    assert_eq!(address, "https://discord.com/oauth2/authorize");
    let permissions = (1 << 28) + 309_237_746_688_u64;
    let permissions = format!("permissions={permissions}");
    let fields = [
        "client_id=123456789012345678",
        "scope=bot+applications.commands",
        &permissions,
        "guild_id=876543210987654321",
        "disable_guild_select=true",
    ];
    assert_eq!(query.split('&').collect::<Vec<_>>(), fields);
    assert!(names.contains("Manage Roles"), "{names}");
}

#[test]
fn the_token_names_the_application_and_is_never_printed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("token");
    let token = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.secretsecretsecretsecret";
    fs::write(&file, format!("{token}\n")).unwrap();
    let link = printed(&["invite", "--token-file", file.to_str().unwrap()]);
    assert!(link.contains("client_id=123456789012345678&"), "{link}");
    assert!(!link.contains("secret"), "{link}");

    fs::write(&file, "nonsense.secret").unwrap();
    let output = trickmate(&["invite", "--token-file", file.to_str().unwrap()]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(said.contains("names no application") && !said.contains("secret"), "{said}");
}

#[test]
fn what_is_no_id_and_no_token_is_explained() {
    let output = trickmate(&["invite", "Trickmate"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("a number such as 123456789012345678"));
    let output = Command::new(env!("CARGO_BIN_EXE_trickmate"))
        .args(["invite", "--config", "/dev/null"])
        .env_remove("DISCORD_TOKEN")
        .env_remove("DISCORD_TOKEN_FILE")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("there is no bot token"));
}
