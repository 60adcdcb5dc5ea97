//! `trickmate ratings`: ratings follow from results, and this shows it.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Subcommand;
use tokio::runtime::Runtime;

use super::Failure;
use super::settings::{File, open_database};

/// The flags of the command.
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Computes all ratings anew from the results of all rated games, and says how many were stored otherwise.
    Recompute(Recompute),
}

#[derive(clap::Args)]
struct Recompute {
    /// The database, e.g. sqlite://trickmate.sqlite [default: a file in the platform's place for data]
    #[arg(long, value_name = "URL", env = "DATABASE_URL")]
    database: Option<String>,

    /// Only compare: change nothing, and fail if there is a difference
    #[arg(long)]
    check: bool,

    /// The file of settings, TOML [default: config.toml in the platform's place for settings, if it is there]
    #[arg(long, value_name = "FILE", env = "TRICKMATE_CONFIG")]
    config: Option<PathBuf>,
}

/// Recomputes the ratings. The bot may be running.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let What::Recompute(args) = &args.what;
    let file = File::read(args.config.as_deref())?;
    let found = Runtime::new()?.block_on(async {
        let store = open_database(args.database.as_deref().or(file.database.as_deref())).await?;
        let found = store.recompute_ratings(!args.check).await?;
        store.close().await;
        Ok::<_, Failure>(found)
    })?;
    writeln!(
        io::stdout(),
        "{} results, {} ratings, {} differences",
        found.results,
        found.ratings,
        found.differences
    )?;
    if args.check && found.differences > 0 {
        return Err("the stored ratings are not those that follow from the results".into());
    }
    Ok(())
}
