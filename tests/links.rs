//! The documentation's links lead somewhere, and its site has every page.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests may fail loudly")]

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::{Component, Path, PathBuf};

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

/// Files and folders with pages, from the top of the repository.
const PAGES: [&str; 10] = [
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "docs",
    "crates/sandbox/README.md",
    "crates/sandbox/docs",
    "crates/sandbox/clients/python/README.md",
    "crates/sandbox/clients/node/README.md",
    "crates/rules/README.md",
];
const SUMMARY: &str = include_str!("../deploy/site/SUMMARY.md");

/// Links of a page, and the anchors of its headings.
#[derive(Default)]
struct Page {
    links: Vec<String>,
    anchors: BTreeSet<String>,
}

impl Page {
    fn read(text: &str) -> Self {
        let (mut page, mut heading) = (Self::default(), None::<String>);
        for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
            match event {
                Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                    page.links.push(dest_url.into_string());
                }
                Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
                Event::Text(text) | Event::Code(text) => {
                    if let Some(heading) = &mut heading {
                        heading.push_str(&text);
                    }
                }
                Event::End(TagEnd::Heading(_)) => {
                    page.anchors.extend(heading.take().map(|text| anchor(&text)))
                }
                _ => {}
            }
        }
        page
    }
}

/// Makes the anchor of a heading, as forges and mdBook do.
fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|letter| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_'));
    kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect::<String>().to_lowercase()
}

/// Returns the Markdown files of a file or folder.
fn markdown(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        let is_page = path.extension().is_some_and(|extension| extension == "md") && path.exists();
        return is_page.then(|| path.to_owned()).into_iter().collect();
    }
    fs::read_dir(path).unwrap().flat_map(|entry| markdown(&entry.unwrap().path())).collect()
}

/// Takes `.` and `..` out of a path.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(plain.pop()),
            Component::CurDir => {}
            part => plain.push(part),
        }
    }
    plain
}

fn pages() -> HashMap<PathBuf, Page> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = PAGES.iter().flat_map(|page| markdown(&root.join(page)));
    files.map(|file| (file.clone(), Page::read(&fs::read_to_string(file).unwrap()))).collect()
}

#[test]
fn every_link_leads_to_a_file_and_a_heading() {
    let pages = pages();
    let (mut count, mut broken) = (0, Vec::new());
    for (file, page) in &pages {
        for link in &page.links {
            if link.contains("://") || link.starts_with("mailto:") {
                continue;
            }
            count += 1;
            let (path, heading) = link.split_once('#').unwrap_or((link, ""));
            let target =
                if path.is_empty() { file.clone() } else { plain(&file.parent().unwrap().join(path)) };
            let has_heading =
                heading.is_empty() || pages.get(&target).is_none_or(|page| page.anchors.contains(heading));
            if !target.exists() || !has_heading {
                broken.push(format!("{}: {link}", file.display()));
            }
        }
    }
    assert!(count > 100, "{count}");
    assert!(broken.is_empty(), "{broken:#?}");
}

#[test]
fn the_site_has_every_page_and_no_other() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let listed: BTreeSet<String> =
        Page::read(SUMMARY).links.into_iter().filter(|link| !link.is_empty()).collect();
    let known: BTreeSet<String> = pages()
        .keys()
        .map(|file| file.strip_prefix(root).unwrap().to_string_lossy().into_owned())
        .filter(|file| file != "crates/rules/README.md")
        .collect();
    assert_eq!(listed, known);
}
