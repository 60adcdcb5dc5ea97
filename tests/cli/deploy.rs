//! The files for running the bot in containers agree with the program.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

use super::trickmate;

const COMPOSE: &str = include_str!("../../compose.yaml");
const ALERTS: &str = include_str!("../../deploy/alerts.yml");
const DASHBOARD: &str = include_str!("../../deploy/grafana/trickmate.json");
/// A test over the wire compares its list of metrics with what is served.
const MANUAL: &str = include_str!("../../docs/operating.md");

fn help() -> String {
    String::from_utf8(trickmate(&["run", "--help"]).stdout).unwrap()
}

/// The words of the lists of commands, such as `[run, --shards, "0/2"]`.
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
    for name in ["DISCORD_TOKEN", "DATABASE_URL", "TRICKMATE_METRICS"] {
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
    // Prometheus asks the processes that there are.
    let asked = fs::read_to_string(root.join("deploy/prometheus.yml")).unwrap();
    for name in ["bot-0", "bot-1"] {
        assert!(COMPOSE.contains(&format!("  {name}:\n")) && asked.contains(&format!("- {name}:9464")));
    }
}

#[test]
fn what_is_kept_has_a_volume_and_nothing_is_open_to_the_network() {
    let volumes = COMPOSE.split_once("\nvolumes:\n").unwrap().1;
    let volumes: Vec<&str> = volumes.lines().filter_map(|line| line.trim().strip_suffix(':')).collect();
    assert_eq!(volumes, ["database", "prometheus", "grafana"]);
    for volume in volumes {
        assert!(COMPOSE.contains(&format!("      - {volume}:/")), "{volume}");
    }
    let ports: Vec<&str> =
        COMPOSE.split("    ports:\n").skip(1).filter_map(|rest| rest.lines().next()).collect();
    assert_eq!(ports.len(), 2);
    assert!(ports.iter().all(|port| port.trim().starts_with("- 127.0.0.1:")), "{ports:?}");
    // Without them nothing is started, and they are not in the file.
    let settings = COMPOSE.split("${").skip(1).filter_map(|rest| rest.split_once('}'));
    let settings: BTreeSet<(&str, bool)> = settings
        .map(|(setting, _)| setting.split_once(":?").map_or((setting, false), |(name, _)| (name, true)))
        .collect();
    assert_eq!(settings, BTreeSet::from([("DISCORD_TOKEN", true), ("POSTGRES_PASSWORD", true)]));
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
