//! `trickmate migrate`: from a file to PostgreSQL.

use std::io::{self, Write};

use tokio::runtime::Runtime;
use trickmate_host as host;

use super::failure::Failure;

/// The flags of the command.
#[derive(clap::Args)]
#[command(after_help = "\
Stop the bot first, and start it with the new database when every table has been copied; until then no bot starts on it. The \
old one stays as it is. A line is printed for each table that is the same in both.")]
pub(super) struct Args {
    /// The database that is copied, e.g. sqlite://trickmate.sqlite
    #[arg(long, value_name = "URL")]
    from: String,

    /// The empty database to which it is copied, e.g. postgres://trickmate@db.example.org/trickmate
    #[arg(long, value_name = "URL")]
    to: String,

    /// Continue a copy that was interrupted
    #[arg(long)]
    resume: bool,
}

/// Copies the database and prints the tables copied.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = io::stdout();
    let mut written = Ok(());
    let report = |done: &host::Transferred| {
        if written.is_ok() {
            written = writeln!(out, "{}: {}", done.table, done.contents);
        }
    };
    Runtime::new()?.block_on(host::transfer(&args.from, &args.to, args.resume, report))?;
    Ok(written?)
}
