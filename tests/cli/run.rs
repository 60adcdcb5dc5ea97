//! `trickmate run` and `trickmate sandbox`: their start, refusals and end.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use discord_sandbox::{Config, Sandbox};

/// Returns the program with the given settings alone.
fn program(scratch: &tempfile::TempDir) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trickmate"));
    command
        .env_remove("DISCORD_TOKEN")
        .env_remove("DATABASE_URL")
        .env("HOME", scratch.path())
        .env("XDG_CONFIG_HOME", scratch.path())
        .env("XDG_DATA_HOME", scratch.path());
    command
}

fn complaint(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn a_missing_token_is_explained() {
    let scratch = tempfile::tempdir().unwrap();
    let words = complaint(program(&scratch).arg("run"));
    assert!(words.contains("there is no bot token: set DISCORD_TOKEN"), "{words}");
    let words = complaint(program(&scratch).arg("run").env("DISCORD_TOKEN", "not a token"));
    assert!(words.contains("characters that no token has"), "{words}");
}

#[test]
fn a_broken_file_of_settings_is_explained_without_its_content() {
    let scratch = tempfile::tempdir().unwrap();
    let path = scratch.path().join("settings.toml");
    std::fs::write(&path, "log = \"info\"\ntoken = secret\n").unwrap();
    let words = complaint(program(&scratch).args(["run", "--config"]).arg(&path));
    assert!(words.contains("line 2"), "{words}");
    assert!(!words.contains("secret"), "{words}");
}

#[test]
fn a_database_that_cannot_be_reached_is_named_without_its_password() {
    let scratch = tempfile::tempdir().unwrap();
    let mut command = program(&scratch);
    command.args(["run", "--database", "postgres://someone:secret@127.0.0.1:1/games"]);
    let words = complaint(command.env("DISCORD_TOKEN", "a.b.c"));
    assert!(words.contains("the database 127.0.0.1:1/games cannot be reached"), "{words}");
    assert!(!words.contains("secret"), "{words}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_token_is_explained_and_not_logged() {
    let scratch = tempfile::tempdir().unwrap();
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let mut command = program(&scratch);
    command.args(["run", "--log", "trace", "--stand-in", sandbox.url()]);
    command.env("DISCORD_TOKEN", "a.secret.token");
    let words = tokio::task::spawn_blocking(move || complaint(&mut command)).await.unwrap();
    assert!(words.contains("Discord refuses the token"), "{words}");
    assert!(!words.contains("a.secret.token"), "{words}");
    sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stand_in_elsewhere_is_refused() {
    let scratch = tempfile::tempdir().unwrap();
    let public_url = Some("http://192.0.2.1:80".to_owned());
    let sandbox = Sandbox::start(Config { public_url, ..Config::default() }).await.unwrap();
    let bot = sandbox.create_application("Trickmate");
    let mut command = program(&scratch);
    command.args(["run", "--stand-in", &format!("http://{}", sandbox.address())]);
    command.env("DISCORD_TOKEN", &bot.token);
    let words = tokio::task::spawn_blocking(move || complaint(&mut command)).await.unwrap();
    assert!(words.contains("is not on this machine"), "{words}");
    sandbox.shutdown().await;
}

#[test]
fn a_stand_in_on_another_machine_gets_no_token() {
    let scratch = tempfile::tempdir().unwrap();
    for address in
        ["http://192.0.2.1:80", "http://127.0.0.1.example.com", "http://localhost@example.com", "x"]
    {
        let mut command = program(&scratch);
        command.args(["run", "--stand-in", address]).env("DISCORD_TOKEN", "a.secret.token");
        let words = complaint(&mut command);
        assert!(words.contains("is not on this machine"), "{words}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_are_read_from_files() {
    let scratch = tempfile::tempdir().unwrap();
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let [token, database] = ["token", "database"].map(|name| scratch.path().join(name));
    std::fs::write(&token, "a.wrong.token\n").unwrap();
    let place = scratch.path().join("here.sqlite");
    std::fs::write(&database, format!("sqlite://{}\n", place.display())).unwrap();
    let mut command = program(&scratch);
    command.args(["run", "--stand-in", sandbox.url()]);
    command.env("DISCORD_TOKEN_FILE", &token).env("DATABASE_URL_FILE", &database);
    // The container image names such a file.
    command.env("DATABASE_URL", format!("sqlite://{}", scratch.path().join("elsewhere.sqlite").display()));
    let words = tokio::task::spawn_blocking(move || complaint(&mut command)).await.unwrap();
    assert!(words.contains("Discord refuses the token"), "{words}");
    assert!(place.exists() && !scratch.path().join("elsewhere.sqlite").exists());
    let missing = scratch.path().join("missing");
    let words = complaint(program(&scratch).arg("run").env("DISCORD_TOKEN_FILE", &missing));
    assert!(words.contains("missing"), "{words}");
    sandbox.shutdown().await;
}

#[cfg(unix)]
#[test]
fn the_sandbox_prints_its_address_and_stops_when_asked() {
    let scratch = tempfile::tempdir().unwrap();
    let mut child = program(&scratch)
        .args(["sandbox", "--port", "0", "--log", "warn"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.split_whitespace().find(|word| word.starts_with("http://127.0.0.1:"));
    let address = address.unwrap().trim_start_matches("http://").trim_end_matches('/');
    assert!(std::net::TcpStream::connect(address).is_ok());
    let killed = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
