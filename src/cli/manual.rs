//! `trickmate manual`: pages of the manual and completions for shells, as packages install them.

use std::fs;
use std::path::PathBuf;

use clap::Command;
use clap_complete::Shell;

use super::failure::Failure;

/// The flags of the command.
#[derive(clap::Args)]
pub(super) struct Args {
    /// The folder to write to; it is made if it does not exist
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

/// Writes a page for the program and one for each command, and completions for bash, zsh and fish.
pub(super) fn run(args: &Args, program: Command) -> Result<(), Failure> {
    fs::create_dir_all(&args.folder)?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut program.clone(), "trickmate", &args.folder)?;
    }
    Ok(clap_mangen::generate_to(program, &args.folder)?)
}
