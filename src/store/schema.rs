//! The tables: the files of `migrations/`, which are part of the program and run in the order of their numbers.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

macro_rules! files {
    ($($name:literal)*) => {
        [$(($name, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/", $name, ".sql")))),*]
    };
}

/// Names, each `number_description`, and texts. A database remembers what it has run: what is published never changes.
const FILES: [(&str, &str); 33] = files![
    "0001_tables"
    "0002_hands"
    "0003_unannounced_challenges"
    "0004_left_to_chance"
    "0005_decks"
    "0006_drafts"
    "0007_time"
    "0008_ratings"
    "0009_settings"
    "0010_watchers"
    "0018_unlisted"
    "0020_imports"
    "0030_rules_version"
    "0031_seed_origins"
    "0040_counters"
    "0041_members"
    "0042_world"
    "0043_erasures"
    "0044_fingerprints"
    "0045_reratings"
    "0050_presence_of_shards"
    "0051_departures"
    "0060_match_lists"
    "0061_decks_in_use_by_deck"
    "0062_provisional_from"
    "0070_computer"
    "0080_warnings"
    "0081_greetings"
    "0082_turn_notes"
    "0100_lessons"
    "0101_puzzles"
    "0110_placing_plans"
    "0120_daily_puzzles"
];

/// What brings a database up to date.
pub(super) fn migrator() -> Migrator {
    let migrations = FILES.iter().filter_map(|(name, text)| {
        let (number, description) = name.split_once('_')?;
        let description = description.replace('_', " ").into();
        let (number, text) = (number.parse().ok()?, text.into_sql_str());
        Some(Migration::new(number, description, MigrationType::Simple, text, false))
    });
    Migrator::with_migrations(migrations.collect())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::{FILES, migrator};

    #[test]
    fn every_file_of_migrations_is_run() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let mut files: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap().replace(".sql", ""))
            .collect();
        files.sort();
        assert_eq!(FILES.map(|(name, _)| name.to_owned()).as_slice(), files);
        let numbers: Vec<i64> = migrator().iter().map(|migration| migration.version).collect();
        let named: Vec<i64> = files.iter().map(|name| name[..4].parse().unwrap()).collect();
        assert_eq!(numbers, named);
    }

    /// A database that was made by a program with sqlx's macro is refused if a checksum differs.
    #[test]
    fn descriptions_and_checksums_are_those_of_sqlx() {
        let migrator = migrator();
        let first = migrator.iter().next().unwrap();
        assert_eq!(first.description, "tables");
        assert_eq!(
            hex::encode(&first.checksum),
            "14150123f91b8d0fb83b2260615ab2aa3cc604d5554e8c3ce11864be84d00684eaf84fa166ab50f1657498e8be234ac7"
        );
    }
}
