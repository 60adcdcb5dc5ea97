//! Ids, versions and counters have types of their own: a function that takes two bare integers can be called with them swapped.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests may fail loudly")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use syn::visit::{self, Visit};
use syn::{FnArg, ImplItemFn, ItemFn, ItemMod, Signature, Type, TypePath};

#[test]
fn no_function_takes_several_bare_integers() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = BTreeSet::new();
    for sources in ["crates/host/src", "src"] {
        look_into(&root.join(sources), &root, &mut found);
    }
    assert!(found.is_empty(), "use types of `crates/host/src/ids.rs`, or add others there: {found:#?}");
}

/// Adds the functions in the files of a folder that take two or more integers of 64 bits, except for those of tests.
fn look_into(folder: &Path, root: &Path, found: &mut BTreeSet<String>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            look_into(&path, root, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text =
                fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let file = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
            Functions { file: &name, found }.visit_file(&file);
        }
    }
}

/// Collects the functions of a file.
struct Functions<'a> {
    file: &'a str,
    found: &'a mut BTreeSet<String>,
}

impl Functions<'_> {
    fn look(&mut self, signature: &Signature) {
        let mut integers = Integers(0);
        for input in &signature.inputs {
            if let FnArg::Typed(input) = input
                && !matches!(&*input.ty, Type::ImplTrait(_))
            {
                integers.visit_type(&input.ty);
            }
        }
        if integers.0 >= 2 {
            self.found.insert(format!("{} {}", self.file, signature.ident));
        }
    }
}

impl<'a> Visit<'a> for Functions<'_> {
    fn visit_item_fn(&mut self, function: &'a ItemFn) {
        self.look(&function.sig);
        visit::visit_item_fn(self, function);
    }

    fn visit_impl_item_fn(&mut self, function: &'a ImplItemFn) {
        self.look(&function.sig);
        visit::visit_impl_item_fn(self, function);
    }

    fn visit_item_mod(&mut self, module: &'a ItemMod) {
        if module.ident != "tests" {
            visit::visit_item_mod(self, module);
        }
    }
}

/// Counts the bare integers in a type.
struct Integers(usize);

impl<'a> Visit<'a> for Integers {
    fn visit_type_path(&mut self, path: &'a TypePath) {
        if path.path.is_ident("i64") || path.path.is_ident("u64") {
            self.0 += 1;
        }
        visit::visit_type_path(self, path);
    }
}
