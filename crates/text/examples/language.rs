//! Helps to add a language: `language new it Italiano` makes its folder from English, `language missing it` lists the texts
//! that it lacks or that are still English, `language cost` measures what each language takes.
#![allow(clippy::print_stdout, reason = "it prints what it has done")]

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use fluent_syntax::serializer::serialize;
use trickmate_text::{Language, speak, text};

fn folder(language: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/text").join(language)
}

fn main() -> Result<(), Box<dyn Error>> {
    let given: Vec<String> = std::env::args().skip(1).collect();
    match given.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["new", name, title] => make(name, title),
        ["missing", name] => list(name),
        ["cost"] => measure(),
        _ => Err("language new NAME TITLE, language missing NAME, or: language cost".into()),
    }
}

/// Prints the memory and the time that the texts of each language take, one after the other (Linux).
fn measure() -> Result<(), Box<dyn Error>> {
    println!("{:8} {:>6} KiB", "program", resident()?);
    for language in Language::all() {
        let (before, begun) = (resident()?, Instant::now());
        // The first text that is asked for reads them all.
        speak(language, || text!("learn-next"));
        let taken = begun.elapsed();
        println!(
            "{:8} {:>6} KiB more, {:.1} ms",
            language.name(),
            resident()? - before,
            taken.as_secs_f64() * 1e3
        );
    }
    Ok(())
}

/// Returns the resident memory of this process in KiB.
fn resident() -> Result<u64, Box<dyn Error>> {
    let status = fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("there is no line VmRSS")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}

/// Copies the English files to a new folder.
fn make(name: &str, title: &str) -> Result<(), Box<dyn Error>> {
    let (from, to) = (folder("en-US"), folder(name));
    if to.exists() {
        return Err(format!("there is {} already", to.display()).into());
    }
    for part in ["", "guides"] {
        fs::create_dir_all(to.join(part))?;
        for file in fs::read_dir(from.join(part))? {
            let file = file?;
            if file.file_type()?.is_file() {
                fs::copy(file.path(), to.join(part).join(file.file_name()))?;
            }
        }
    }
    fs::write(
        to.join("GLOSSARY.md"),
        format!("# {title}: terms\n\n| English | {title} | why |\n|---|---|---|\n"),
    )?;
    println!("{} is made from English. Add to LANGUAGES in crates/text/src/files.rs:", to.display());
    println!("    language!(\"{name}\" \"{title}\"),");
    println!("and to LOCALES in crates/text/src/language.rs, with each locale of Discord that reads it:");
    println!("    (\"{name}\", \"{name}\"),");
    Ok(())
}

/// Lists the texts of English that a language lacks, and those that are the same.
fn list(name: &str) -> Result<(), Box<dyn Error>> {
    let mut all = 0;
    let mut left = 0;
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder("en-US"))?.map(|file| file.map(|file| file.path())).collect::<Result<_, _>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
    files.sort();
    for file in files {
        let own = folder(name).join(file.file_name().unwrap_or_default());
        let own = texts(&fs::read_to_string(own).unwrap_or_default());
        for (key, english) in texts(&fs::read_to_string(&file)?) {
            all += 1;
            let found = own.iter().find(|(known, _)| *known == key);
            let lacks = match found {
                None => "is missing",
                Some((_, text)) if *text == english && english.chars().any(char::is_alphabetic) => {
                    "is as in English"
                }
                Some(_) => continue,
            };
            left += 1;
            println!("{}: {key} {lacks}", file.file_stem().unwrap_or_default().display());
        }
    }
    println!("{left} of {all} texts are left");
    Ok(())
}

/// Returns the messages of a file by their names, each with its attributes.
fn texts(file: &str) -> Vec<(String, String)> {
    let mut resource = parser::parse(file).unwrap_or_else(|(resource, _)| resource);
    let entries = std::mem::take(&mut resource.body);
    let messages = entries.into_iter().filter_map(|entry| {
        let Entry::Message(mut message) = entry else { return None };
        message.comment = None;
        let name = message.id.name.to_owned();
        resource.body = vec![Entry::Message(message)];
        Some((name, serialize(&resource)))
    });
    messages.collect()
}
