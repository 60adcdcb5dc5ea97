//! Loading a description, and refusing an invalid one.

use std::io::Write as _;
use std::path::Path;

use discord_sandbox::conformance::{LoadError, Validator};

use super::discord;

#[test]
fn every_schema_of_the_description_compiles() {
    let validator = Validator::built_in().unwrap();
    assert!(validator.operations() > 200, "only {} operations", validator.operations());
    validator.compile_all().unwrap();
}

#[test]
fn can_be_shared_between_threads() {
    fn shared<T: Send + Sync + 'static>(_: &T) {}
    shared(discord());
}

#[test]
fn a_missing_file_is_named() {
    let error = Validator::from_file(Path::new("no/such/file.json")).err().unwrap();
    assert!(matches!(error, LoadError::Read { .. }));
    assert!(error.to_string().contains("no/such/file.json"), "{error}");
}

#[test]
fn other_files_are_refused() {
    assert!(refusal("openapi: 3.1.0").contains("is not JSON"));
    assert!(refusal(r#"{"openapi": "3.0.1", "paths": {}}"#).contains("its version is 3.0.1"));
    assert!(refusal(r#"{"openapi": "3.1.0", "paths": {}}"#).contains("no operations"));
}

fn refusal(content: &str) -> String {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(content.as_bytes()).unwrap();
    Validator::from_file(file.path()).err().expect("refused").to_string()
}
