//! `trickmate backup`: a copy of the database, also while the bot runs.

use std::io::{self, Write};
use std::path::PathBuf;

use tokio::runtime::Runtime;
use trickmate_host as host;

use super::failure::Failure;
use super::settings::{DatabaseArgs, File, default_database};

/// The flags of the command.
#[derive(clap::Args)]
#[command(after_help = "\
The copy is complete and consistent as of one moment, whatever the bot writes meanwhile. It holds everything the database \
does, the seeds of running games too: keep it as safe. `trickmate restore` puts it back.")]
pub(super) struct Args {
    /// The file to write; it must not be there yet
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[command(flatten)]
    database: DatabaseArgs,

    /// The file of settings, TOML [default: config.toml in the platform's place for settings, if it is there]
    #[arg(long, value_name = "FILE", env = "TRICKMATE_CONFIG")]
    config: Option<PathBuf>,
}

/// Writes the copy and prints its size.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let settings = File::read(args.config.as_deref())?;
    let url = args.database.url(&settings)?;
    Runtime::new()?.block_on(async {
        match url {
            Some(url) => host::backup(&url, &args.file).await?,
            None => host::backup_file(&default_database()?, &args.file).await?,
        }
        Ok::<(), Failure>(())
    })?;
    let size = std::fs::metadata(&args.file)?.len();
    writeln!(io::stdout(), "{}: {size} bytes", args.file.display())?;
    Ok(())
}
