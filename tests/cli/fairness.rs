//! Derivation of seeds from their parts, as in `docs/fairness.md`.

use serde_json::{Value, json};

use super::{printed, trickmate};

const PAGE: &str = include_str!("../../docs/fairness.md");

/// Returns the example of the page: a record with its terms.
fn example() -> String {
    let terms = PAGE.split("```\n").find(|block| block.starts_with("match 17\n")).unwrap();
    let secret: String = (0..32).map(|byte| format!("{byte:02x}")).collect();
    assert!(PAGE.contains(&format!("the secret `{secret}`")));
    let mut record = format!("[Secret \"{secret}\"]\n");
    for line in terms.lines() {
        let (name, value) = line.split_once(' ').unwrap();
        let tag = format!("{}{}", name[..1].to_uppercase(), &name[1..]);
        let value = match name {
            "option" => {
                let [name, length, value] = value.splitn(3, ' ').collect::<Vec<_>>()[..] else {
                    panic!("{line}")
                };
                assert_eq!(length, value.len().to_string());
                format!("{name}={value}")
            }
            _ => value.to_owned(),
        };
        record.push_str(&format!("[{tag} \"{value}\"]\n"));
    }
    record
}

fn derived(record: &str, more: &[&str]) -> Value {
    let flags = [&["referee", "poker", "--derive-seed", "--moves", record], more].concat();
    serde_json::from_str(&printed(&flags)).unwrap()
}

/// Returns the line of its refusal.
fn refused(record: &str, more: &[&str]) -> String {
    let output = trickmate(&[&["referee", "poker", "--derive-seed", "--moves", record], more].concat());
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said.trim().lines().count(), 1, "{said}");
    said
}

#[test]
fn the_documented_seed_is_derived() {
    let report = derived(&example(), &[]);
    let seed = report["seed"].as_str().unwrap();
    assert!(PAGE.contains(&format!("`{seed}`")), "{seed}");
    for key in ["secret_commitment", "commitment"] {
        let value = report["origin"][key].as_str().unwrap();
        assert!(PAGE.contains(&format!("`{value}`")), "{key}: {value}");
    }
    assert_eq!(report["origin"]["match"], 17);
    assert_eq!(report["origin"]["challenger"], "white");
    assert_eq!(report["origin"]["by_lot"], json!(true));
    // The result is the same with the seed itself, which may be given too.
    let mut plain = derived(&example(), &["--seed", seed]);
    assert_eq!(plain, report);
    plain.as_object_mut().unwrap().remove("origin");
    let given = printed(&["referee", "poker", "--option", "deal=random", "--seed", seed]);
    assert_eq!(serde_json::from_str::<Value>(&given).unwrap(), plain);
}

#[test]
fn what_does_not_follow_is_refused() {
    assert!(
        refused(&example(), &["--seed", &"ab".repeat(32)])
            .contains("the seed does not follow from its parts")
    );
    let seats = example().replace("white lot", "black lot");
    assert!(refused(&seats, &[]).contains("the seats are not those that the lot gives"));
    for tag in ["Secret", "Match", "Challenge", "Accept", "Challenger"] {
        let lacking =
            example().lines().filter(|line| !line.starts_with(&format!("[{tag} "))).collect::<String>();
        assert!(refused(&lacking, &[]).contains(&format!("no tag {tag}")));
    }
    assert!(
        refused(&example().replace("[Rules \"1\"]", "[Rules \"9\"]"), &[])
            .contains("version 9 of the rules of poker")
    );
}

#[test]
fn a_record_of_unknown_rules_is_refused() {
    let output = trickmate(&["referee", "cardmate", "--moves", "[Game \"cardmate\"] [Rules \"2\"] 4Ci3"]);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("version 2 of the rules of cardmate, which this program does not know"), "{said}");
}
