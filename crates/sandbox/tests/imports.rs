//! No module may import one that imports it back, directly or through others.
//!
//! [`circles`] reads the sources of any crate; another crate checks its own `src` by including this file:
//! `#[path = "…/tests/imports.rs"] mod imports;`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Directories with sources, relative to the crate that runs the test.
const DIRECTORIES: [&str; 1] = ["src"];

#[test]
fn there_are_no_circles() {
    for directory in DIRECTORIES {
        let found = circles(&Path::new(env!("CARGO_MANIFEST_DIR")).join(directory));
        assert!(found.is_empty(), "modules of {directory} import each other: {found:#?}");
    }
}

/// Returns the groups of files below `src` that import each other in a circle, as paths relative to `src`.
///
/// An import is a `use` or a path in the code, followed through re-exports to the file that defines the name. A file's
/// own `mod x;` and its re-exports are none, but using a re-exported name is. Test modules do not count.
///
/// # Panics
/// If a file cannot be read.
pub(crate) fn circles(src: &Path) -> Vec<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut directories = vec![src.to_path_buf()];
    while let Some(directory) = directories.pop() {
        for entry in std::fs::read_dir(&directory).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                directories.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                files.push((path.strip_prefix(src).unwrap().to_path_buf(), text));
            }
        }
    }
    circles_among(&files)
}

fn circles_among(files: &[(PathBuf, String)]) -> Vec<Vec<PathBuf>> {
    let has_library = files.iter().any(|(path, _)| path == Path::new("lib.rs"));
    let in_crate = |path: &Path| !has_library || (path != Path::new("main.rs") && !path.starts_with("bin"));
    let modules: BTreeMap<Name, Module> = files
        .iter()
        .filter(|(path, _)| in_crate(path))
        .map(|(path, text)| (module_name(path), Module::read(path, text)))
        .collect();
    let imports = modules
        .iter()
        .map(|(name, module)| {
            let targets = module.imports(name).filter_map(|path| resolve(&modules, path));
            (name.clone(), targets.filter(|target| target != name).collect())
        })
        .collect();
    let mut circles: Vec<Vec<PathBuf>> = connected(&imports)
        .into_iter()
        .map(|group| group.iter().map(|name| modules[name].file.clone()).collect::<BTreeSet<_>>())
        .map(|group| group.into_iter().collect())
        .collect();
    circles.sort();
    circles
}

/// A path within the crate, such as `["gateway", "hub"]`.
type Name = Vec<String>;

fn module_name(path: &Path) -> Name {
    let mut name: Name = path
        .with_extension("")
        .components()
        .map(|component| component.as_os_str().to_string_lossy().into_owned())
        .collect();
    if name.last().is_some_and(|last| last == "mod") || name == ["lib"] || name == ["main"] {
        name.pop();
    }
    name
}

/// Names of its crate that a file mentions.
#[derive(Default)]
struct Module {
    file: PathBuf,
    /// Modules declared with `mod x;`.
    children: BTreeSet<String>,
    /// Names brought in with `use`, and whether they are re-exported.
    used: Vec<Use>,
    /// Paths in the code, outside `use`.
    paths: Vec<Name>,
    /// Names of items defined here.
    defined: BTreeSet<String>,
}

struct Use {
    path: Name,
    alias: String,
    public: bool,
}

impl Module {
    fn read(file: &Path, text: &str) -> Self {
        let tokens = tokens(text);
        let mut module = Self { file: file.to_path_buf(), ..Self::default() };
        // Inline modules around the current place, with the depth of braces at which each ends.
        let mut inline: Vec<usize> = Vec::new();
        let (mut at, mut depth) = (0, 0_usize);
        while at < tokens.len() {
            let token = tokens[at].as_str();
            let next = tokens.get(at + 1).map_or("", String::as_str);
            match token {
                "#" if is_test_only(&tokens[at..]) => {
                    at = end_of_item(&tokens, at);
                    continue;
                }
                "{" => depth += 1,
                "}" => {
                    depth = depth.saturating_sub(1);
                    inline.retain(|end| *end <= depth);
                }
                "mod" if tokens.get(at + 2).is_some_and(|token| token == ";") => {
                    module.children.insert(next.to_owned());
                }
                "mod" if tokens.get(at + 2).is_some_and(|token| token == "{") => {
                    module.defined.insert(next.to_owned());
                    inline.push(depth + 1);
                }
                "fn" | "struct" | "enum" | "trait" | "type" | "const" | "static" | "union"
                | "macro_rules" => {
                    module.defined.insert(next.to_owned());
                }
                "use" => {
                    let end = at + tokens[at..].iter().position(|token| token == ";").unwrap_or(0);
                    let public = at > 0 && matches!(tokens[at - 1].as_str(), "pub" | ")");
                    for (path, alias) in use_tree(&tokens[at + 1..end]) {
                        let path = outside(path, inline.len());
                        module.used.push(Use { path, alias, public });
                    }
                    at = end.max(at + 1);
                    continue;
                }
                "pub" if next == "(" => {
                    at += tokens[at..].iter().position(|token| token == ")").unwrap_or(1);
                    continue;
                }
                _ => {
                    let before = if at > 0 { tokens[at - 1].as_str() } else { "" };
                    if is_name(token) && !matches!(before, "::" | "." | "mod" | "fn") {
                        let path = path_at(&tokens, at);
                        at += 2 * (path.len() - 1);
                        module.paths.push(outside(path, inline.len()));
                    }
                }
            }
            at += 1;
        }
        module
    }

    /// Returns the imports of the file, as paths from the root of the crate.
    fn imports<'a>(&'a self, name: &'a Name) -> impl Iterator<Item = Name> + 'a {
        let by_use = self.used.iter().filter_map(|import| {
            let path = self.absolute(name, &import.path)?;
            let is_reexport = import.public && path.starts_with(name);
            (!is_reexport).then_some(path)
        });
        let in_code = self.paths.iter().filter_map(|path| {
            let reexported = self.used.iter().find(|import| import.public && import.alias == path[0]);
            match reexported {
                Some(import) => {
                    let mut whole = import.path.clone();
                    whole.extend_from_slice(&path[1..]);
                    self.absolute(name, &whole)
                }
                // A single name may be a field or a variable.
                None if path.len() == 1 => None,
                None => self.absolute(name, path),
            }
        });
        by_use.chain(in_code)
    }

    /// Returns a path from the root of the crate; `None` if it leads out of the crate or is not a path at all.
    fn absolute(&self, name: &Name, path: &[String]) -> Option<Name> {
        let mut base = name.clone();
        let rest = match path.first()?.as_str() {
            "crate" => return Some(path[1..].to_vec()),
            "self" => &path[1..],
            "super" => {
                let ups = path.iter().take_while(|segment| *segment == "super").count();
                base.truncate(base.len().checked_sub(ups)?);
                &path[ups..]
            }
            first if self.children.contains(first) => path,
            _ => return None,
        };
        base.extend_from_slice(rest);
        Some(base)
    }
}

/// Returns the module that defines what `path` names.
fn resolve(modules: &BTreeMap<Name, Module>, path: Name) -> Option<Name> {
    let mut path = path;
    // Chains of re-exports must end.
    for _ in 0..16 {
        let length = (0..=path.len()).rev().find(|length| modules.contains_key(&path[..*length]))?;
        let (name, rest) = (path[..length].to_vec(), path[length..].to_vec());
        let module = &modules[&name];
        let Some(first) = rest.first() else { return Some(name) };
        if module.defined.contains(first) {
            return Some(name);
        }
        let named = module.used.iter().find(|import| import.alias == *first);
        let mut globs = module.used.iter().filter(|import| import.alias == "*");
        let source = named.or_else(|| {
            globs.find(|import| {
                let target = module.absolute(&name, &import.path[..import.path.len() - 1]);
                target.and_then(|target| modules.get(&target)).is_some_and(|module| {
                    module.defined.contains(first) || module.used.iter().any(|import| import.alias == *first)
                })
            })
        });
        let Some(source) = source else { return Some(name) };
        let mut whole = source.path.clone();
        if source.alias == "*" {
            whole.pop();
            whole.push(first.clone());
        }
        whole.extend_from_slice(&rest[1..]);
        match module.absolute(&name, &whole) {
            Some(next) if next != path => path = next,
            _ => return Some(name),
        }
    }
    None
}

/// Returns a path in an inline module as it would read outside of it.
fn outside(path: Name, inline: usize) -> Name {
    let ups = path.iter().take(inline).take_while(|segment| *segment == "super").count();
    if ups == 0 {
        path
    } else {
        std::iter::once("self".to_owned()).chain(path[ups..].iter().cloned()).collect()
    }
}

/// Returns the paths that a `use` names, each with its local name.
fn use_tree(tokens: &[String]) -> Vec<(Name, String)> {
    let Some(brace) = tokens.iter().position(|token| token == "{") else {
        let mut words = tokens.iter().filter(|token| *token != "::").cloned().collect::<Vec<_>>();
        let mut alias = words.last().cloned().unwrap_or_default();
        if let Some(at) = words.iter().position(|word| word == "as") {
            words.truncate(at);
        }
        if alias == "self" {
            words.pop();
            alias = words.last().cloned().unwrap_or_default();
        }
        return if words.is_empty() { Vec::new() } else { vec![(words, alias)] };
    };
    let prefix = tokens[..brace].iter().filter(|token| *token != "::").cloned().collect::<Vec<_>>();
    let (mut found, mut depth, mut start) = (Vec::new(), 0, brace + 1);
    for (at, token) in tokens.iter().enumerate().skip(brace) {
        match token.as_str() {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ => {}
        }
        if (token == "," && depth == 1) || (token == "}" && depth == 0) {
            for (path, alias) in use_tree(&tokens[start..at]) {
                let whole = prefix.iter().cloned().chain(path).collect::<Name>();
                // `a::{self}` is `a` itself.
                let (whole, alias) = match whole.strip_suffix(&["self".to_owned()][..]) {
                    Some(outer) => (outer.to_vec(), outer.last().cloned().unwrap_or_default()),
                    None => (whole, alias),
                };
                found.push((whole, alias));
            }
            start = at + 1;
        }
    }
    found
}

fn path_at(tokens: &[String], at: usize) -> Name {
    let mut path = vec![tokens[at].clone()];
    let mut at = at;
    while tokens.get(at + 1).is_some_and(|token| token == "::")
        && let Some(segment) = tokens.get(at + 2).filter(|token| is_name(token))
    {
        path.push(segment.clone());
        at += 2;
    }
    path
}

fn is_name(token: &str) -> bool {
    token.starts_with(|letter: char| letter.is_alphabetic() || letter == '_')
}

fn is_test_only(tokens: &[String]) -> bool {
    let attribute = tokens.iter().take(6).map(String::as_str).collect::<Vec<_>>();
    attribute == ["#", "[", "cfg", "(", "test", ")"]
}

/// Returns the place after the item that starts at `at`, attributes included.
fn end_of_item(tokens: &[String], at: usize) -> usize {
    let mut depth = 0_usize;
    for (index, token) in tokens.iter().enumerate().skip(at) {
        match token.as_str() {
            "{" => depth += 1,
            "}" if depth == 1 => return index + 1,
            "}" => depth = depth.saturating_sub(1),
            ";" if depth == 0 => return index + 1,
            _ => {}
        }
    }
    tokens.len()
}

/// Returns names, `::` and single signs; comments, strings and characters are left out.
fn tokens(text: &str) -> Vec<String> {
    let letters = text.chars().collect::<Vec<_>>();
    let mut found = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let rest = &letters[at..];
        at += match rest {
            ['/', '/', ..] => rest.iter().position(|letter| *letter == '\n').unwrap_or(rest.len()),
            ['/', '*', ..] => comment_length(rest),
            ['"', ..] => string_length(rest),
            ['r', '"' | '#', ..] if raw_string_length(rest).is_some() => {
                raw_string_length(rest).unwrap_or(rest.len())
            }
            ['\'', '\\', ..] => {
                2 + rest[2..].iter().skip(1).position(|letter| *letter == '\'').map_or(1, |n| n + 2)
            }
            ['\'', _, '\'', ..] => 3,
            [':', ':', ..] => {
                found.push("::".to_owned());
                2
            }
            [letter, ..] if letter.is_alphanumeric() || *letter == '_' => {
                let word = rest.iter().take_while(|letter| letter.is_alphanumeric() || **letter == '_');
                let word = word.collect::<String>();
                let length = word.chars().count();
                found.push(word);
                length
            }
            [letter, ..] if letter.is_whitespace() => 1,
            [letter, ..] => {
                found.push(letter.to_string());
                1
            }
            [] => 1,
        };
    }
    found
}

fn comment_length(rest: &[char]) -> usize {
    let (mut at, mut depth) = (2, 1);
    while depth > 0 && at < rest.len() {
        match rest[at..] {
            ['/', '*', ..] => (at, depth) = (at + 2, depth + 1),
            ['*', '/', ..] => (at, depth) = (at + 2, depth - 1),
            _ => at += 1,
        }
    }
    at
}

fn string_length(rest: &[char]) -> usize {
    let mut at = 1;
    while at < rest.len() && rest[at] != '"' {
        at += if rest[at] == '\\' { 2 } else { 1 };
    }
    at + 1
}

fn raw_string_length(rest: &[char]) -> Option<usize> {
    let hashes = rest[1..].iter().take_while(|letter| **letter == '#').count();
    if rest.get(1 + hashes) != Some(&'"') {
        return None;
    }
    let body = &rest[2 + hashes..];
    let ends = |at: &usize| {
        body[*at] == '"' && body[at + 1..].iter().take_while(|letter| **letter == '#').count() >= hashes
    };
    let end = (0..body.len()).find(ends)?;
    Some(2 + hashes + end + 1 + hashes)
}

/// Returns the groups of more than one module in which each reaches every other.
fn connected(imports: &BTreeMap<Name, BTreeSet<Name>>) -> Vec<BTreeSet<Name>> {
    let reached: BTreeMap<&Name, BTreeSet<&Name>> = imports
        .keys()
        .map(|start| {
            let (mut seen, mut open) = (BTreeSet::new(), vec![start]);
            while let Some(name) = open.pop() {
                for next in imports.get(name).into_iter().flatten() {
                    if seen.insert(next) {
                        open.push(next);
                    }
                }
            }
            (start, seen)
        })
        .collect();
    let mut groups = BTreeSet::new();
    for (name, reach) in &reached {
        if reach.contains(name) {
            let group = reach.iter().filter(|other| reached[**other].contains(name));
            groups.insert(group.map(|other| (*other).clone()).collect::<BTreeSet<_>>());
        }
    }
    groups.into_iter().collect()
}

mod tests {
    use super::circles_among;
    use std::path::PathBuf;

    fn found(files: &[(&str, &str)]) -> Vec<Vec<String>> {
        let files =
            files.iter().map(|(path, text)| (PathBuf::from(path), (*text).to_owned())).collect::<Vec<_>>();
        let circles = circles_among(&files).into_iter();
        circles.map(|circle| circle.iter().map(|path| path.display().to_string()).collect()).collect()
    }

    #[test]
    fn circles_are_found_over_several_files() {
        let files = [
            ("lib.rs", "mod a; mod b; mod c;"),
            ("a.rs", "use crate::b::B; pub struct A(B);"),
            ("b.rs", "pub struct B(Box<crate::c::C>);"),
            ("c.rs", "use super::a::{A as Other}; pub struct C(Other);"),
        ];
        assert_eq!(found(&files), [["a.rs", "b.rs", "c.rs"]]);
    }

    #[test]
    fn reexports_lead_to_the_file_that_defines_a_name() {
        let files = [
            ("lib.rs", "pub mod a;"),
            ("a/mod.rs", "mod one; mod two; pub use one::One; pub(crate) use two::*;"),
            ("a/one.rs", "use super::Two; pub struct One(Two);"),
            ("a/two.rs", "pub struct Two;"),
        ];
        assert!(found(&files).is_empty());
        let back = ("a/two.rs", "pub struct Two(crate::a::One);");
        assert_eq!(found(&[files[0], files[1], files[2], back]), [["a/one.rs", "a/two.rs"]]);
    }

    #[test]
    fn a_parent_that_uses_what_it_reexports_imports_it() {
        let parent = "mod child; pub use child::Child; pub struct Parent";
        let child = ("a/child.rs", "use super::Parent; pub struct Child; impl Parent {}");
        assert!(found(&[("lib.rs", "mod a;"), ("a/mod.rs", &format!("{parent};")), child]).is_empty());
        let circle = [["a/child.rs", "a/mod.rs"]];
        assert_eq!(found(&[("lib.rs", "mod a;"), ("a/mod.rs", &format!("{parent}(Child);")), child]), circle);
        let called = "mod child; pub struct Parent; fn run() { child::run() }";
        assert_eq!(found(&[("lib.rs", "mod a;"), ("a/mod.rs", called), child]), circle);
    }

    #[test]
    fn tests_comments_and_texts_import_nothing() {
        let a = "pub struct A; // crate::b::B\n/* crate::b::B */ const T: &str = \"crate::b::B\"; \
                 const R: &str = r#\"crate::b::\"B\"#; const C: char = '\"'; \
                 #[cfg(test)] mod tests { use crate::b::B; fn f() {} } pub mod kind { pub(in crate::b) const X: u8 = 1; }";
        let files = [("lib.rs", "mod a; mod b;"), ("a.rs", a), ("b.rs", "use crate::a::A; pub struct B(A);")];
        assert!(found(&files).is_empty());
    }

    #[test]
    fn a_binary_beside_a_library_is_another_crate() {
        let files =
            [("lib.rs", "pub mod a;"), ("a.rs", "pub struct A;"), ("main.rs", "use crate::a; fn main() {}")];
        assert!(found(&files).is_empty());
    }
}
