//! Imports go one way: no file of any crate imports itself through others.
#![allow(clippy::unwrap_used, missing_docs, reason = "tests may fail loudly")]

use std::fs;
use std::path::{Path, PathBuf};

use trickmate_testkit::imports::{circles, modules_with_items};

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
    for name in DECLARING {
        let sources = crates.join(name).join("src");
        assert!(sources.is_dir(), "{name}");
        assert_eq!(modules_with_items(&sources), [] as [PathBuf; 0], "in {name}");
    }
}

/// The circles among these files.
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
    // Through a third, in folders.
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
