//! `trickmate ratings`.

use std::process::Command;

#[test]
fn a_database_that_is_not_there_is_not_made() {
    let scratch = tempfile::tempdir().unwrap();
    let path = scratch.path().join("none.sqlite");
    for check in [None, Some("--check")] {
        let output = Command::new(env!("CARGO_BIN_EXE_trickmate"))
            .args(["ratings", "recompute", "--database", &format!("sqlite://{}", path.display())])
            .args(check)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8(output.stderr).unwrap().contains("unable to open database file"));
        assert!(!path.exists());
    }
}
