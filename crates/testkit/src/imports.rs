//! Imports between the files of a crate, and the circles among them.
//!
//! A path is followed through re-exports to the file that has the item, and from a name that a `use` line brings into scope or
//! renames, or that is a module of the same file. `mod` lines are not imports: they say where a file is, not that it is needed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use syn::visit::{self, Visit};
use syn::{Item, UseTree};

/// The path of a module from the root of its crate: `["store", "writer"]`.
type ModulePath = Vec<String>;

/// Modules and imports of one file.
#[derive(Default)]
struct Source {
    /// Every path that begins at the crate, in full: `["store", "writer", "Writer"]`.
    paths: BTreeSet<Vec<String>>,
    /// Names that it re-exports, and their meanings.
    exports: BTreeMap<String, Vec<String>>,
    /// Modules from which it re-exports all names.
    globs: Vec<Vec<String>>,
    /// The items that are neither modules nor `use` lines.
    items: usize,
}

/// Returns the files that each file of a crate imports, as paths within the folder of its sources.
///
/// # Panics
/// If a file cannot be read or is not Rust.
#[must_use]
pub fn imported(sources: &Path) -> BTreeMap<PathBuf, BTreeSet<PathBuf>> {
    let files = modules(sources);
    let imports = imports_of(&files, sources);
    let named =
        |modules: BTreeSet<&ModulePath>| modules.into_iter().map(|module| files[module].clone()).collect();
    imports.into_iter().map(|(module, others)| (files[module].clone(), named(others))).collect()
}

/// Returns the groups of names that lead to each other, directly or through others; each sorted.
#[must_use]
pub fn groups(arrows: &BTreeMap<String, BTreeSet<String>>) -> Vec<Vec<String>> {
    let all: BTreeMap<&String, BTreeSet<&String>> = arrows
        .iter()
        .map(|(name, others)| (name, others.iter().filter(|other| arrows.contains_key(*other)).collect()))
        .collect();
    let reached: BTreeMap<&String, BTreeSet<&String>> =
        all.keys().map(|name| (*name, reach(*name, &all))).collect();
    let mut found = BTreeSet::new();
    for (name, others) in &reached {
        let group: Vec<String> = others
            .iter()
            .filter(|other| reached[*other].contains(name))
            .map(|other| (*other).clone())
            .collect();
        if !group.is_empty() {
            found.insert(group);
        }
    }
    found.into_iter().collect()
}

/// Returns the groups of files that import each other, directly or through others, for the crate with its sources in
/// this folder. Each group is sorted, as paths within the folder. There should be none.
///
/// # Panics
/// If a file cannot be read or is not Rust.
#[must_use]
pub fn circles(sources: &Path) -> Vec<Vec<PathBuf>> {
    let files = modules(sources);
    let imports = imports_of(&files, sources);
    let reached: BTreeMap<&ModulePath, BTreeSet<&ModulePath>> =
        imports.keys().map(|module| (*module, reach(*module, &imports))).collect();
    let mut groups = BTreeSet::new();
    for (module, others) in &reached {
        let group: BTreeSet<&PathBuf> = others
            .iter()
            .filter(|other| reached[*other].contains(module))
            .map(|other| &files[*other])
            .collect();
        if !group.is_empty() {
            groups.insert(group);
        }
    }
    groups.into_iter().map(|group| group.into_iter().cloned().collect()).collect()
}

/// Returns the modules that each module imports.
fn imports_of<'a>(
    files: &'a BTreeMap<ModulePath, PathBuf>,
    sources: &Path,
) -> BTreeMap<&'a ModulePath, BTreeSet<&'a ModulePath>> {
    let parsed: BTreeMap<&ModulePath, Source> =
        files.iter().map(|(module, file)| (module, parse(module, &sources.join(file)))).collect();
    parsed
        .iter()
        .map(|(module, source)| {
            let meant = source.paths.iter().filter_map(|path| home(path, &parsed, 0));
            (*module, meant.filter(|other| other != module).collect())
        })
        .collect()
}

/// Returns the `mod.rs` files in a folder that hold more than modules and `use` lines, as paths within the folder.
///
/// # Panics
/// If a file cannot be read or is not Rust.
#[must_use]
pub fn modules_with_items(sources: &Path) -> Vec<PathBuf> {
    let files = modules(sources);
    let is_full = |(module, file): &(&ModulePath, &PathBuf)| {
        file.ends_with("mod.rs") && parse(module, &sources.join(file)).items > 0
    };
    files.iter().filter(is_full).map(|(_, file)| file.clone()).collect()
}

/// Returns the files of a crate by their modules.
fn modules(sources: &Path) -> BTreeMap<ModulePath, PathBuf> {
    let mut found = BTreeMap::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(sources.join(&folder)).unwrap() {
            let entry = entry.unwrap();
            let path = folder.join(entry.file_name());
            if entry.file_type().unwrap().is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let mut module: ModulePath = path
                    .with_extension("")
                    .components()
                    .map(|part| part.as_os_str().to_str().unwrap().to_owned())
                    .collect();
                if ["mod", "lib", "main"].contains(&module.last().unwrap().as_str()) {
                    module.pop();
                }
                // A program beside its library has the same root; other files mean the library.
                if path != Path::new("main.rs") || !sources.join("lib.rs").exists() {
                    found.insert(module, path);
                }
            }
        }
    }
    found
}

fn parse(module: &ModulePath, file: &Path) -> Source {
    let text = fs::read_to_string(file).unwrap();
    let parsed = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut reader = Reader { module: module.clone(), source: Source::default(), names: BTreeMap::new() };
    let is_item = |item: &&Item| !matches!(item, Item::Mod(_) | Item::Use(_));
    reader.source.items = parsed.items.iter().filter(is_item).count();
    // A name may be brought into scope after the line that uses it.
    Names(&mut reader).visit_file(&parsed);
    reader.visit_file(&parsed);
    reader.source
}

struct Reader {
    module: ModulePath,
    source: Source,
    /// The names in scope, and their paths from the root of the crate.
    names: BTreeMap<String, Vec<String>>,
}

/// Collects the names in scope.
struct Names<'a>(&'a mut Reader);

impl<'a> Visit<'a> for Names<'_> {
    fn visit_item(&mut self, item: &'a Item) {
        match item {
            Item::Mod(module) if is_conditional(module) => {}
            Item::Mod(module) if module.content.is_none() => {
                let name = module.ident.to_string();
                let path = [&self.0.module[..], std::slice::from_ref(&name)].concat();
                self.0.names.insert(name, path);
            }
            Item::Use(line) => self.0.name_tree(&line.tree, &[]),
            _ => visit::visit_item(self, item),
        }
    }
}

/// Conditional modules are tests within a file, and may import anything.
fn is_conditional(module: &syn::ItemMod) -> bool {
    module.attrs.iter().any(|attribute| attribute.path().is_ident("cfg"))
}

impl Reader {
    /// Returns a path from the root of the crate; `None` when it begins elsewhere.
    fn absolute(&self, written: &[String]) -> Option<Vec<String>> {
        let ups = written.iter().take_while(|part| *part == "super").count();
        match written.first()?.as_str() {
            "crate" => Some(written[1..].to_vec()),
            "self" => Some([&self.module[..], &written[1..]].concat()),
            "super" => {
                let parent = self.module.len().checked_sub(ups)?;
                Some([&self.module[..parent], &written[ups..]].concat())
            }
            name => Some([&self.names.get(name)?[..], &written[1..]].concat()),
        }
    }

    /// Notes the names that a `use` line brings into scope.
    fn name_tree(&mut self, tree: &UseTree, before: &[String]) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        let (path, name) = match tree {
            UseTree::Path(path) => return self.name_tree(&path.tree, &with(&path.ident)),
            UseTree::Group(group) => {
                return group.items.iter().for_each(|tree| self.name_tree(tree, before));
            }
            UseTree::Glob(_) => return,
            UseTree::Name(name) if name.ident == "self" => (before.to_vec(), before.last().cloned()),
            UseTree::Name(name) => (with(&name.ident), Some(name.ident.to_string())),
            UseTree::Rename(rename) if rename.ident == "self" => {
                (before.to_vec(), Some(rename.rename.to_string()))
            }
            UseTree::Rename(rename) => (with(&rename.ident), Some(rename.rename.to_string())),
        };
        if let (Some(path), Some(name)) = (self.absolute(&path), name) {
            self.names.insert(name, path);
        }
    }

    fn use_tree(&mut self, tree: &UseTree, before: &[String], is_export: bool) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        match tree {
            UseTree::Path(path) => self.use_tree(&path.tree, &with(&path.ident), is_export),
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.use_tree(tree, before, is_export);
                }
            }
            UseTree::Name(name) if name.ident == "self" => {
                self.import(before, before.last().cloned(), is_export)
            }
            UseTree::Name(name) => self.import(&with(&name.ident), Some(name.ident.to_string()), is_export),
            UseTree::Rename(rename) if rename.ident == "self" => {
                self.import(before, Some(rename.rename.to_string()), is_export);
            }
            UseTree::Rename(rename) => {
                self.import(&with(&rename.ident), Some(rename.rename.to_string()), is_export);
            }
            UseTree::Glob(_) => {
                if let Some(path) = self.absolute(before) {
                    if is_export {
                        self.source.globs.push(path.clone());
                    }
                    self.source.paths.insert(path);
                }
            }
        }
    }

    fn import(&mut self, path: &[String], name: Option<String>, is_export: bool) {
        let own_child = [&self.module[..], path].concat();
        let Some(path) = self.absolute(path).or(is_export.then_some(own_child)) else { return };
        if is_export {
            self.source.exports.extend(name.map(|name| (name, path)));
        } else {
            self.source.paths.insert(path);
        }
    }
}

impl<'a> Visit<'a> for Reader {
    fn visit_item(&mut self, item: &'a Item) {
        match item {
            Item::Mod(module) if is_conditional(module) => {}
            Item::Use(line) => {
                let is_export = !matches!(line.vis, syn::Visibility::Inherited);
                self.use_tree(&line.tree, &[], is_export);
            }
            _ => visit::visit_item(self, item),
        }
    }

    fn visit_visibility(&mut self, _: &'a syn::Visibility) {}

    fn visit_path(&mut self, path: &'a syn::Path) {
        let written: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        self.source.paths.extend(self.absolute(&written));
        visit::visit_path(self, path);
    }

    /// Every chain of names joined by `::` in the arguments of a macro counts as a path, since they are not parsed.
    fn visit_macro(&mut self, called: &'a syn::Macro) {
        visit::visit_macro(self, called);
        let text = called.tokens.to_string();
        let is_name = |word: &str| word.starts_with(|letter: char| letter.is_alphabetic() || letter == '_');
        let mut words = text.split_whitespace().peekable();
        while let Some(word) = words.next() {
            let mut written = vec![word.to_owned()];
            while words.next_if_eq(&"::").is_some() {
                written.extend(words.next_if(|word| is_name(word)).map(str::to_owned));
            }
            if is_name(word) && written.len() > 1 {
                self.source.paths.extend(self.absolute(&written));
            }
        }
    }
}

/// Returns the file that holds the item of a path, followed through re-exports.
fn home<'a>(
    path: &[String],
    parsed: &BTreeMap<&'a ModulePath, Source>,
    depth: usize,
) -> Option<&'a ModulePath> {
    let (module, source) =
        (0..=path.len()).rev().find_map(|length| parsed.get_key_value(&path[..length].to_vec()))?;
    let Some(name) = path.get(module.len()) else { return Some(module) };
    if depth > 8 {
        return Some(module);
    }
    if let Some(meant) = source.exports.get(name) {
        let whole = [&meant[..], &path[module.len() + 1..]].concat();
        if whole != path {
            return home(&whole, parsed, depth + 1);
        }
    }
    let through = source.globs.iter().find_map(|glob| {
        let found = home(&[&glob[..], &path[module.len()..]].concat(), parsed, depth + 1)?;
        parsed[found].exports.is_empty().then_some(found)
    });
    Some(through.unwrap_or(module))
}

fn reach<'a, T: Ord>(from: &'a T, imports: &BTreeMap<&'a T, BTreeSet<&'a T>>) -> BTreeSet<&'a T> {
    let mut seen = BTreeSet::new();
    let mut next: Vec<&T> = imports[from].iter().copied().collect();
    while let Some(module) = next.pop() {
        if seen.insert(module) {
            next.extend(imports[module].iter().copied());
        }
    }
    seen
}
