//! `trickmate backup`: a copy of the database, also while the bot runs.

use std::io::{self, Write};
use std::path::PathBuf;

use tokio::runtime::Runtime;
use trickmate_host as host;

use super::failure::Failure;
use super::settings::{File, default_database};

/// The flags of the command.
#[derive(clap::Args)]
#[command(after_help = "\
The copy is complete and consistent as of one moment, whatever the bot writes meanwhile. It holds everything the database \
does, the seeds of running games too: keep it as safe. To restore it, stop the bot, put the copy in the place of the \
database, and remove the files ending in -wal and -shm beside it.")]
pub(super) struct Args {
    /// The file to write; it must not be there yet
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The database, e.g. sqlite://trickmate.sqlite [default: as `trickmate run` has it]
    #[arg(long, value_name = "URL", env = "DATABASE_URL")]
    database: Option<String>,

    /// The file of settings, TOML [default: config.toml in the platform's place for settings, if it is there]
    #[arg(long, value_name = "FILE", env = "TRICKMATE_CONFIG")]
    config: Option<PathBuf>,
}

/// Writes the copy and tells how large it is.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let settings = File::read(args.config.as_deref())?;
    let url = args.database.as_deref().or(settings.database.as_deref());
    Runtime::new()?.block_on(async {
        match url {
            Some(url) => host::backup(url, &args.file).await?,
            None => host::backup_file(&default_database()?, &args.file).await?,
        }
        Ok::<(), Failure>(())
    })?;
    let size = std::fs::metadata(&args.file)?.len();
    writeln!(io::stdout(), "{}: {size} bytes", args.file.display())?;
    Ok(())
}
