//! Comments are in plain English: few of them have to be read twice.
#![allow(clippy::unwrap_used, clippy::print_stdout, missing_docs, reason = "tests may fail loudly")]

use std::fs;
use std::path::{Path, PathBuf};

use trickmate_testkit::comments::{Share, comments};

/// Most odd comments in a thousand, of functions and of items.
const ODD: usize = 10;
/// Most comments in a thousand with an expression that readers stumble over.
const STUMBLING: usize = 4;

fn places(share: &Share) -> String {
    let places = share.odd.iter().map(|(file, line, text)| format!("\n{}:{line}: {text}", file.display()));
    places.collect()
}

#[test]
fn few_comments_have_to_be_read_twice() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let crates = fs::read_dir(root.join("crates")).unwrap().map(|entry| entry.unwrap().path());
    let folders: Vec<PathBuf> =
        crates.chain(["src", "tests", "benches"].map(|folder| root.join(folder))).collect();
    let found = comments(&folders);
    println!("comments that have to be read twice: {found}");
    assert!(found.functions.all > 1000 && found.items.all > 1000, "{found}");
    assert!(found.functions.is_within(ODD), "{found}{}", places(&found.functions));
    assert!(found.items.is_within(ODD), "{found}{}", places(&found.items));
    assert!(found.phrases.is_within(STUMBLING), "{found}{}", places(&found.phrases));
}

#[test]
fn a_clause_without_its_noun_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let text = "/// What it is.\npub struct A {\n    /// Number of cards.\n    pub b: u8,\n}\n\n/// Returns it.\n#[must_use]\npub fn c() {}\n\
                // It goes on anew.\n";
    fs::write(folder.path().join("a.rs"), text).unwrap();
    let found = comments(&[folder.path().to_owned()]);
    assert_eq!(found.to_string(), "functions 0 of 1 · items 1 of 2 · phrases 1 of 4");
    assert_eq!(found.items.odd[0].1, 1);
}
