//! Imports lead one way: no file of any crate imports itself through others.
#![allow(clippy::unwrap_used, missing_docs, reason = "tests may fail loudly")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use trickmate_testkit::imports::{circles, groups, imported, modules_with_items};

#[test]
fn there_are_no_circles_of_imports() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let crates = fs::read_dir(root.join("crates")).unwrap().map(|entry| entry.unwrap().path().join("src"));
    let mut looked_at = 0;
    for sources in crates.chain([root.join("src")]).filter(|sources| sources.is_dir()) {
        assert_eq!(circles(&sources), [] as [Vec<PathBuf>; 0], "in {}", sources.display());
        looked_at += 1;
    }
    assert!(looked_at >= 6, "{looked_at} crates");
}

/// The crates whose `mod.rs` files hold nothing but modules and `use` lines.
const DECLARING: [&str; 5] = ["browserkit", "engine", "study", "testkit", "text"];

#[test]
fn mod_files_only_declare() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let bot = crates.join("../src");
    for sources in DECLARING.map(|name| crates.join(name).join("src")).iter().chain([&bot]) {
        assert!(sources.is_dir(), "{}", sources.display());
        assert_eq!(modules_with_items(sources), [] as [PathBuf; 0], "in {}", sources.display());
    }
}

/// The folders of the bot from the lowest; each imports only those before it. The features come between these and the
/// folders in `ABOVE`.
const BELOW: [&str; 7] = ["api", "ui", "ids", "announce", "context", "board", "answer"];
const ABOVE: [&str; 2] = ["route", "app"];
/// Modules of a feature that others may import: its ids and its buttons. They need nothing else of the feature.
const DOORS: [&str; 2] = ["ids", "buttons"];

/// Returns the part of the bot that a file belongs to: its folder, or the door of its folder.
fn part(file: &Path) -> String {
    let mut names = file.iter().map(|name| name.to_str().unwrap().trim_end_matches(".rs"));
    let folder = names.next().unwrap();
    match names.next() {
        Some(name) if DOORS.contains(&name) => format!("{folder}/{name}"),
        _ => folder.to_owned(),
    }
}

/// Returns the height of a part.
fn height(part: &str) -> usize {
    let below = |name: &str| BELOW.iter().position(|known| *known == name);
    let features = BELOW.len();
    let above = || ABOVE.iter().position(|known| *known == part).map(|place| features + 1 + place);
    if part.contains('/') { below("ids").unwrap() } else { below(part).or_else(above).unwrap_or(features) }
}

/// Returns the arrows between parts, and those that lead upwards.
fn arrows(sources: &Path) -> (BTreeMap<String, BTreeSet<String>>, Vec<String>) {
    let mut arrows: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut upward = Vec::new();
    for (file, others) in imported(sources) {
        // These files name everything in their folder, and the root everything that the crate offers.
        if file.ends_with("mod.rs") || file.starts_with("lib.rs") || file.starts_with("cli") {
            continue;
        }
        let from = part(&file);
        for other in others.iter().filter(|other| part(other) != from) {
            if height(&part(other)) > height(&from) {
                upward.push(format!("{} imports {}", file.display(), other.display()));
            }
            arrows.entry(from.clone()).or_default().insert(part(other));
        }
    }
    (arrows, upward)
}

#[test]
fn what_features_share_knows_no_feature_and_features_form_no_circle() {
    let (arrows, upward) = arrows(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../src"));
    assert_eq!(upward, [] as [String; 0]);
    assert_eq!(groups(&arrows), [] as [Vec<String>; 0]);
    let count: usize = arrows.values().map(BTreeSet::len).sum();
    assert!(arrows.len() > 30 && count > 100, "{} parts, {count} arrows", arrows.len());
}

#[test]
fn an_arrow_upwards_and_a_circle_of_folders_are_found() {
    let folder = tempfile::tempdir().unwrap();
    for (path, text) in [
        ("lib.rs", "mod api;\nmod ui;\nmod one;\nmod two;"),
        ("api/mod.rs", "pub(crate) mod client;"),
        ("api/client.rs", "use crate::one::ids::Id;\npub(crate) struct Client(Id);"),
        ("ui/mod.rs", "pub(crate) mod format;"),
        ("ui/format.rs", "pub(crate) struct Format;"),
        ("one/mod.rs", "pub(crate) mod ids;\npub(crate) mod panel;\npub(crate) mod tell;"),
        ("one/ids.rs", "use crate::ui::format::Format;\npub(crate) struct Id(Format);"),
        (
            "one/panel.rs",
            "use crate::two::panel::Two;\nuse crate::two::ids::Id;\npub(crate) struct One(Two, Id);",
        ),
        ("one/tell.rs", "pub(crate) struct Told;"),
        ("two/mod.rs", "pub(crate) mod ids;\npub(crate) mod panel;"),
        ("two/ids.rs", "pub(crate) struct Id;"),
        ("two/panel.rs", "use crate::one::tell::Told;\npub(crate) struct Two(Told);"),
    ] {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let (arrows, upward) = arrows(folder.path());
    assert_eq!(upward, ["api/client.rs imports one/ids.rs"]);
    assert_eq!(groups(&arrows), [["one", "two"]]);
}

/// Returns the circles among these files.
fn among(files: &[(&str, &str)]) -> Vec<Vec<PathBuf>> {
    let folder = tempfile::tempdir().unwrap();
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    circles(folder.path())
}

#[test]
fn a_circle_is_found_and_a_re_export_is_none() {
    let lib = ("lib.rs", "mod a;\nmod b;\npub use b::B;\n");
    // `a` needs `B`, which the root only passes on; `b` needs nothing.
    let a = ("a.rs", "use crate::B;\npub(super) struct A(B);\n");
    assert!(
        among(&[lib, a, ("b.rs", "pub struct B;\n#[cfg(test)]\nmod tests { use crate::a::A; }\n")])
            .is_empty()
    );
    let both = vec![PathBuf::from("a.rs"), PathBuf::from("b.rs")];
    for needs_a in [
        "use crate::a::A;\npub struct B(A);",
        "pub struct B(crate::a::A);",
        "use super::a;\npub struct B(a::A);",
        "use super::{a::{A as Other}};\npub struct B(Other);",
        "use crate::a as other;\npub struct B(other::A);",
        "use super::{a::{self as other}};\npub fn b() { other::work() }",
        "pub fn b() { a::work() }\nuse crate::a;",
        "pub fn b() -> String { use crate::a; format!(\"{}\", a::work()) }",
        "pub fn b() -> String { format!(\"{}\", crate::a::work()) }",
    ] {
        assert_eq!(among(&[lib, a, ("b.rs", needs_a)]), std::slice::from_ref(&both), "{needs_a}");
    }
    // A module that its own file declares.
    let files = [
        ("lib.rs", "mod x;"),
        ("x/mod.rs", "mod one;\npub(crate) fn work() { one::work() }"),
        ("x/one.rs", "use super::work;"),
    ];
    assert_eq!(among(&files), [["x/mod.rs", "x/one.rs"].map(PathBuf::from).to_vec()]);
    // A circle through a third file, in folders.
    let files = [
        ("lib.rs", "mod x;\nmod y;"),
        ("x/mod.rs", "pub(crate) mod one;\npub(crate) mod two;"),
        ("x/one.rs", "use super::two::Two;\npub(crate) struct One(Two);"),
        ("x/two.rs", "use crate::y::Y;\npub(crate) struct Two(Box<Y>);"),
        ("y.rs", "use crate::x::one::One;\npub(crate) struct Y(Option<Box<One>>);"),
    ];
    assert_eq!(among(&files), [["x/one.rs", "x/two.rs", "y.rs"].map(PathBuf::from).to_vec()]);
}

#[test]
fn a_module_with_items_is_found() {
    let folder = tempfile::tempdir().unwrap();
    for (path, text) in [
        ("lib.rs", "mod full;\nmod plain;\npub fn work() {}"),
        ("full/mod.rs", "//! Text.\n\nmod a;\npub use a::A;\nconst B: u8 = 1;"),
        ("full/a.rs", "pub struct A;"),
        ("plain/mod.rs", "//! Text.\n\nmod a;\n#[cfg(test)]\nmod tests;\npub use a::A;"),
        ("plain/a.rs", "pub struct A;"),
    ] {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    assert_eq!(modules_with_items(folder.path()), [PathBuf::from("full/mod.rs")]);
}
