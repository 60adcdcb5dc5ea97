use std::io::Write;
use std::process::{Command, Stdio};

#[test]
fn it_speaks_uci_on_standard_input_and_output() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_trickmate"))
        .arg("uci")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = program.stdin.take().unwrap();
    input.write_all(b"uci\nisready\nposition startpos moves e2e4\ngo depth 2\n").unwrap();
    drop(input);
    let output = program.wait_with_output().unwrap();
    assert!(output.status.success());
    let said = String::from_utf8(output.stdout).unwrap();
    for line in ["id name Trickmate", "uciok", "readyok", "info depth 2 ", "bestmove "] {
        assert!(said.lines().any(|other| other.starts_with(line)), "{line}: {said}");
    }
}
