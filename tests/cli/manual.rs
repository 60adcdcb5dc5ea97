//! The program understands the examples of the operator's manual.

use super::{printed, trickmate};

const MANUAL: &str = include_str!("../../docs/operating.md");
const UNIT: &str = include_str!("../../deploy/trickmate.service");
const SETTINGS: &str = include_str!("../../deploy/environment");
const CONTAINERFILE: &str = include_str!("../../docs/Containerfile");

/// Returns the flags in a command's help.
fn flags_of(command: &str) -> String {
    printed(&[command, "--help"])
}

#[test]
fn the_service_starts_the_program_with_flags_that_it_has() {
    let start = UNIT.lines().find_map(|line| line.strip_prefix("ExecStart=")).unwrap();
    let words: Vec<&str> = start.split(' ').collect();
    assert_eq!(words[..2], ["trickmate", "run"]);
    let help = flags_of("run");
    for flag in words.iter().filter(|word| word.starts_with("--")) {
        assert!(help.contains(flag), "{flag}");
    }
    // It gets as far as the token's file, which does not exist.
    let output = trickmate(&words[1..]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("${CREDENTIALS_DIRECTORY}/token"), "{said}");
    let settings = UNIT.lines().filter(|line| !line.starts_with('#')).collect::<Vec<&str>>();
    for line in settings.iter().filter(|line| !line.is_empty()) {
        assert!(line.starts_with('[') || line.contains('='), "{line}");
    }
}

#[test]
fn the_service_and_its_file_set_what_the_program_reads() {
    // Without the breaks of its lines.
    let help = flags_of("run").split_whitespace().collect::<Vec<_>>().join(" ");
    let set = UNIT.lines().find_map(|line| line.strip_prefix("Environment=")).unwrap();
    let known = |name: &str| help.contains(&format!("[env: {name}="));
    assert!(set.split(' ').all(|pair| known(pair.split_once('=').unwrap().0)), "{set}");
    assert!(UNIT.contains("\nEnvironmentFile=-/etc/trickmate/environment\n"));
    // Every setting is there as a comment: the file changes nothing until somebody does.
    let lines: Vec<&str> = SETTINGS.lines().filter(|line| !line.is_empty()).collect();
    assert!(lines.iter().all(|line| line.starts_with('#')), "{lines:?}");
    let named: Vec<&str> = lines
        .iter()
        .filter_map(|line| line[1..].split_once('='))
        .filter_map(|(name, _)| (!name.contains(' ')).then_some(name))
        .collect();
    assert!(named.iter().all(|name| known(name)), "{named:?}");
    let given = help.split("[env: ").skip(1).filter_map(|rest| rest.split_once('=')).map(|(name, _)| name);
    for name in given.filter(|name| name.starts_with("TRICKMATE_") && *name != "TRICKMATE_CONFIG") {
        assert!(named.contains(&name), "{name}");
    }
    assert!(include_str!("../../Cargo.toml").contains("conf-files = [\"/etc/trickmate/environment\"]"));
}

#[test]
fn the_backup_of_the_manual_has_the_form_of_the_command() {
    let line = MANUAL.lines().find(|line| line.starts_with("trickmate backup")).unwrap();
    let words: Vec<&str> = line.split(' ').skip(1).collect();
    let said = String::from_utf8(trickmate(&words).stderr).unwrap();
    assert!(
        said.contains("the database cannot be copied"),
        "the flags are right, the database is not there: {said}"
    );
}

#[test]
fn the_container_sets_what_the_program_reads() {
    let environment = CONTAINERFILE.lines().find_map(|line| line.strip_prefix("ENV ")).unwrap();
    let help = flags_of("run");
    for name in environment.split(' ').map(|pair| pair.split('=').next().unwrap()) {
        assert!(help.contains(name), "{name}");
    }
    assert!(CONTAINERFILE.contains("CMD [\"run\"]"));
}

#[test]
fn an_address_for_metrics_that_is_none_is_explained() {
    let output = trickmate(&["run", "--stand-in", "http://127.0.0.1:1", "--metrics", "somewhere"]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn pages_and_completions_are_written_for_every_command() {
    let folder = tempfile::tempdir().unwrap();
    let into = folder.path().join("new");
    printed(&["manual", into.to_str().unwrap()]);
    let read = |name: &str| std::fs::read_to_string(into.join(name)).unwrap();
    assert!(read("trickmate.1").contains("trickmate\\-run(1)"));
    let help = printed(&["--help"]);
    let commands = help.split("Commands:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    let names = commands.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    // The rest of a long line begins with more spaces.
    let names: Vec<&str> = names.filter(|name| !name.is_empty() && *name != "help").collect();
    assert!(names.contains(&"run") && names.contains(&"backup"), "{names:?}");
    for name in names {
        assert!(read(&format!("trickmate-{name}.1")).contains(".SH SYNOPSIS"), "{name}");
        for completions in ["trickmate.bash", "_trickmate", "trickmate.fish"] {
            assert!(read(completions).contains(name), "{completions} lacks {name}");
        }
    }
}
