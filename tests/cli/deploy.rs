//! The files for running the bot in containers agree with the program.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::trickmate;

const COMPOSE: &str = include_str!("../../compose.yaml");
const ALERTS: &str = include_str!("../../deploy/alerts.yml");
const DASHBOARD: &str = include_str!("../../deploy/grafana/trickmate.json");
/// The operator's manual; a test over the wire compares its list of metrics with the served ones.
const MANUAL: &str = include_str!("../../docs/operating.md");

fn help() -> String {
    String::from_utf8(trickmate(&["run", "--help"]).stdout).unwrap()
}

/// Returns the words of the lists of commands, such as `[run, --shards, "0/2"]`.
fn commands() -> Vec<Vec<&'static str>> {
    let lists = COMPOSE.lines().filter_map(|line| line.trim().strip_prefix("command: [")?.strip_suffix(']'));
    lists.map(|list| list.split(',').map(|word| word.trim().trim_matches('"')).collect()).collect()
}

#[test]
fn the_processes_are_started_with_flags_and_settings_that_there_are() {
    let help = help();
    let commands = commands();
    assert_eq!(commands.len(), 2);
    for word in commands.iter().flatten().filter(|word| word.starts_with("--")) {
        assert!(help.contains(&format!("{word} <")), "{word}");
    }
    for name in ["DISCORD_TOKEN_FILE", "DATABASE_URL_FILE", "TRICKMATE_METRICS"] {
        assert!(COMPOSE.contains(&format!("    {name}: ")) && help.contains(name), "{name}");
    }
    let shards: BTreeSet<&str> = commands.iter().filter_map(|words| words.last().copied()).collect();
    assert_eq!(shards, BTreeSet::from(["0/2", "1/2"]), "each connection is in one process");
}

#[test]
fn the_files_that_are_mounted_are_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mounted = COMPOSE.lines().filter_map(|line| line.trim().strip_prefix("- ./")?.split(':').next());
    let mounted: Vec<&str> = mounted.collect();
    assert!(mounted.len() >= 5);
    for file in mounted.into_iter().chain(["docs/Containerfile"]) {
        assert!(root.join(file).is_file(), "{file}");
    }
    // Prometheus scrapes exactly these processes.
    let asked = fs::read_to_string(root.join("deploy/prometheus.yml")).unwrap();
    for name in ["bot-0", "bot-1"] {
        assert!(COMPOSE.contains(&format!("  {name}:\n")) && asked.contains(&format!("- {name}:9464")));
    }
}

#[test]
fn what_is_kept_has_a_volume_and_nothing_is_open_to_the_network() {
    let volumes = COMPOSE.rsplit_once("\nvolumes:\n").unwrap().1;
    let volumes: Vec<&str> = volumes.lines().filter_map(|line| line.trim().strip_suffix(':')).collect();
    assert_eq!(volumes, ["database", "prometheus", "grafana"]);
    for volume in volumes {
        assert!(COMPOSE.contains(&format!("      - {volume}:/")), "{volume}");
    }
    let ports: Vec<&str> =
        COMPOSE.split("    ports:\n").skip(1).filter_map(|rest| rest.lines().next()).collect();
    assert_eq!(ports.len(), 2);
    assert!(ports.iter().all(|port| port.trim().starts_with("- 127.0.0.1:")), "{ports:?}");
}

/// Returns the services of the file, each with its lines.
fn services() -> Vec<(&'static str, &'static str)> {
    let services = COMPOSE.split_once("\nservices:\n").unwrap().1.split_once("\n# Who need not").unwrap().0;
    let names: Vec<&str> = services
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   ") && line.ends_with(':'))
        .collect();
    let parts = names.iter().map(|name| {
        let rest = services.split_once(name).unwrap().1;
        let end = names.iter().filter_map(|other| rest.find(&format!("\n{other}\n"))).min();
        (name.trim().trim_end_matches(':'), &rest[..end.unwrap_or(rest.len())])
    });
    parts.collect()
}

#[test]
fn every_container_is_confined_watched_and_pinned() {
    let services = services();
    let names: Vec<&str> = services.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, ["database", "bot-0", "bot-1", "prometheus", "grafana"]);
    let part = |name: &str| COMPOSE.split_once(&format!("\nx-{name}: &{name}\n")).unwrap().1;
    let confined = part("confined").split("\n\n").next().unwrap();
    for line in ["read_only: true", "cap_drop: [ALL]", "no-new-privileges:true", "pids_limit: "] {
        assert!(confined.contains(line), "{line}");
    }
    let bot = part("bot").split("\nservices:").next().unwrap();
    for (name, lines) in services {
        let lines = if lines.contains("<<: *bot") { bot } else { lines };
        for wanted in ["<<: *confined", "mem_limit: ", "healthcheck:", "networks: ["] {
            assert!(lines.contains(wanted), "{name}: {wanted}");
        }
        assert!(
            lines.contains("image: localhost/") || lines.contains("_IMAGE:?run deploy/pin-images"),
            "{name}"
        );
    }
    assert!(COMPOSE.contains("  database:\n    internal: true\n  metrics:\n    internal: true\n"));
    // Nothing is started without pinned images, and the script pins them all.
    let pins = include_str!("../../deploy/pin-images");
    let wanted: BTreeSet<&str> = COMPOSE
        .split("${")
        .skip(1)
        .map(|rest| rest.split_once('}').unwrap().0.strip_suffix(":?run deploy/pin-images first").unwrap())
        .collect();
    let pinned = pins.lines().filter_map(|line| line.split_once("_IMAGE ")).map(|(name, _)| name);
    assert_eq!(
        wanted,
        pinned
            .map(|name| format!("{name}_IMAGE"))
            .collect::<BTreeSet<_>>()
            .iter()
            .map(String::as_str)
            .collect()
    );
    let [bot, sandbox] =
        [include_str!("../../docs/Containerfile"), include_str!("../../crates/sandbox/Containerfile")];
    assert!(bot.contains("fonts-noto-core"));
    for containerfile in [bot, sandbox] {
        assert!(containerfile.contains("\nHEALTHCHECK ") && containerfile.contains("\nUSER "));
        let begun = containerfile.lines().filter(|line| line.starts_with("FROM "));
        assert!(begun.into_iter().all(|line| line.contains("_IMAGE}")), "the images can be pinned");
    }
    assert!(include_str!("../../deploy/alerts.yml").contains("trickmate_parked_items) > 0"));
}

#[test]
fn a_release_says_what_is_new_and_names_no_file_twice() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let changes = |version: &str| Command::new(root.join("deploy/changelog")).arg(version).output().unwrap();
    let said = changes(env!("CARGO_PKG_VERSION"));
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
    let said = String::from_utf8(said.stdout).unwrap();
    assert!(said.contains("### For operators") && !said.contains("\n## "), "{said}");
    assert!(!changes("99.0.0").status.success(), "a version without a heading is not released");
    // Files of all targets are published side by side: each has the target in its name. Those of the tools have it themselves.
    let script = fs::read_to_string(root.join("deploy/release")).unwrap();
    let named =
        script.split("\"$dist/").skip(1).filter_map(|rest| rest.split_once('"')).map(|(name, _)| name);
    let named: Vec<&str> = named.filter(|name| !name.is_empty()).collect();
    assert!(named.len() >= 3 && script.contains("name=$program-$version-$target\n"), "{named:?}");
    assert!(named.iter().all(|name| name.contains("$target") || name.starts_with("$name.")), "{named:?}");
    // Wherever a version is written down it is this one.
    for (file, line) in [
        ("crates/sandbox/clients/python/pyproject.toml", "version = \"VERSION\""),
        ("crates/sandbox/clients/node/package.json", "\"version\": \"VERSION\""),
        ("crates/sandbox/clients/python/README.md", "discord_sandbox-VERSION-"),
        ("docs/operating.md", "trickmate_VERSION-1_amd64.deb"),
    ] {
        let text = fs::read_to_string(root.join(file)).unwrap();
        assert!(text.contains(&line.replace("VERSION", env!("CARGO_PKG_VERSION"))), "{file}");
    }
}

/// The list covers crates of dependencies too.
#[test]
fn crates_that_nobody_maintains_are_known_and_each_has_a_reason() {
    let rules: toml::Table = include_str!("../../deny.toml").parse().unwrap();
    let advisories = &rules["advisories"];
    assert_eq!(advisories["unmaintained"].as_str(), Some("all"));
    for exception in advisories["ignore"].as_array().unwrap() {
        assert!(exception["reason"].as_str().is_some_and(|reason| reason.len() > 40), "{exception:?}");
    }
}

#[test]
fn images_are_pinned_by_what_their_names_mean_now() {
    let scratch = tempfile::tempdir().unwrap();
    let engine = scratch.path().join("podman");
    let answer =
        "#!/bin/sh\n[ \"$1\" = pull ] || { eval image=\\${$#}; echo \"${image%:*}@sha256:0123\"; }\n";
    fs::write(&engine, answer).unwrap();
    fs::set_permissions(&engine, fs::Permissions::from_mode(0o755)).unwrap();
    let path = format!("{}:{}", scratch.path().display(), std::env::var("PATH").unwrap());
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("deploy/pin-images");
    let output = Command::new(&script).env("PATH", &path).output().unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(printed.contains("POSTGRES_IMAGE=docker.io/library/postgres@sha256:0123\n"), "{printed}");
    assert_eq!(printed.lines().count(), 5);
    fs::write(&engine, "#!/bin/sh\n[ \"$1\" = pull ] || echo postgres:17\n").unwrap();
    let output = Command::new(&script).env("PATH", &path).output().unwrap();
    assert!(!output.status.success() && output.stdout.is_empty(), "what has no digest is not taken");
}

#[test]
fn secrets_are_files_with_passwords_that_nobody_else_has() {
    let files = COMPOSE.lines().filter_map(|line| line.trim().strip_prefix("file: ./deploy/secrets/"));
    let files: Vec<&str> = files.collect();
    assert_eq!(files, ["discord-token", "database-url", "postgres-password", "grafana-password"]);
    let scratch = tempfile::tempdir().unwrap();
    let script = scratch.path().join("make-secrets");
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("deploy/make-secrets"), &script).unwrap();
    let token = scratch.path().join("token");
    fs::write(&token, "a.secret.token\n").unwrap();
    let make = || {
        assert!(Command::new(&script).arg(&token).status().unwrap().success());
        let read = |name: &&str| fs::read_to_string(scratch.path().join("secrets").join(name)).unwrap();
        files.iter().map(read).collect::<Vec<_>>()
    };
    let made = make();
    assert_eq!(made[0], "a.secret.token");
    assert_eq!(made[1], format!("postgres://trickmate:{}@database/trickmate", made[2]));
    assert!(made[2].len() == 48 && made[3].len() == 48 && made[2] != made[3]);
    assert_eq!(make(), made, "what is there stays");
    let folder = fs::metadata(scratch.path().join("secrets")).unwrap().permissions();
    assert_eq!(folder.mode() & 0o777, 0o700);
}

#[test]
fn the_health_of_a_process_is_asked_for_where_it_is_served() {
    let served = COMPOSE.split_once("TRICKMATE_METRICS: 0.0.0.0:").unwrap().1.lines().next().unwrap();
    assert!(COMPOSE.contains(&format!("/dev/tcp/127.0.0.1/{served} ")));
    assert!(COMPOSE.contains("GET /health HTTP/1.0") && MANUAL.contains("`/health` answers 200"));
}

#[test]
fn the_dashboard_and_the_alerts_ask_for_metrics_that_there_are() {
    let dashboard: Value = serde_json::from_str(DASHBOARD).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let ids: BTreeSet<u64> = panels.iter().filter_map(|panel| panel["id"].as_u64()).collect();
    assert_eq!(ids.len(), panels.len());
    let expressions = panels.iter().flat_map(|panel| panel["targets"].as_array().unwrap());
    let expressions = expressions.map(|target| target["expr"].as_str().unwrap());
    let alerts = ALERTS.lines().filter_map(|line| line.trim().strip_prefix("expr: "));
    let mut count = 0;
    for expression in expressions.chain(alerts) {
        let words = expression.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '_'));
        for name in words.filter(|word| word.starts_with("trickmate_")) {
            let name = name.trim_end_matches("_bucket");
            assert!(MANUAL.contains(&format!("`{name}")), "{name}");
            count += 1;
        }
    }
    assert!(count > 20);
}
