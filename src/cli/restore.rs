//! `trickmate restore`: a backup takes the place of the database.

use std::io::{self, Write};
use std::path::PathBuf;

use tokio::runtime::Runtime;
use trickmate_host as host;

use super::failure::Failure;
use super::settings::{DatabaseArgs, File, default_database, make_folder};

/// The flags of the command.
#[derive(clap::Args)]
#[command(after_help = "\
Stop the bot first. The backup is checked and copied, and stays where it is. The former database is kept beside the new one under \
another name, which is printed; remove it when you no longer need it.")]
pub(super) struct Args {
    /// The backup, as `trickmate backup` has written it
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[command(flatten)]
    database: DatabaseArgs,

    /// The file of settings, TOML [default: config.toml in the platform's place for settings, if it is there]
    #[arg(long, value_name = "FILE", env = "TRICKMATE_CONFIG")]
    config: Option<PathBuf>,
}

/// Puts the backup back and prints the path of the former database.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let settings = File::read(args.config.as_deref())?;
    let url = args.database.url(&settings)?;
    let former = Runtime::new()?.block_on(async {
        match url {
            Some(url) => Ok::<_, Failure>(host::restore(&url, &args.file).await?),
            None => {
                let path = default_database()?;
                make_folder(&path)?;
                Ok(host::restore_file(&path, &args.file).await?)
            }
        }
    })?;
    let mut out = io::stdout();
    writeln!(out, "{} is restored", args.file.display())?;
    if let Some(former) = former {
        writeln!(out, "the former database is kept as {}", former.display())?;
    }
    Ok(())
}
