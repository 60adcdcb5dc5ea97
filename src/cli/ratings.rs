//! `trickmate ratings`: the operator's work on ratings. The bot may be running.

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use clap::Subcommand;
use tokio::runtime::Runtime;
use trickmate_host::{CHALLENGE_TTL, GameService, MatchId, Store};

use super::failure::Failure;
use super::settings::{DatabaseArgs, File, default_database};

/// The flags of the command.
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    what: RatingsCommand,
}

#[derive(Subcommand)]
enum RatingsCommand {
    /// Computes all ratings from the results of all rated games again, and says how many were stored differently.
    Recompute(Recompute),
    /// Lists pairs of players whose rated games follow a pattern that should be checked.
    Flags(Flags),
    /// Removes the result of a finished game: it counts nowhere any more, and ratings are computed again.
    Remove(Remove),
}

#[derive(clap::Args)]
pub(super) struct Database {
    #[command(flatten)]
    database: DatabaseArgs,

    /// The file of settings, TOML [default: config.toml in the platform's place for settings, if it is there]
    #[arg(long, value_name = "FILE", env = "TRICKMATE_CONFIG")]
    config: Option<PathBuf>,
}

#[derive(clap::Args)]
struct Recompute {
    #[command(flatten)]
    database: Database,

    /// Only compare: change nothing, and fail if there is a difference
    #[arg(long)]
    check: bool,
}

#[derive(clap::Args)]
struct Flags {
    #[command(flatten)]
    database: Database,

    /// Number of days to look back
    #[arg(long, value_name = "DAYS", default_value_t = 30)]
    days: u32,
}

#[derive(clap::Args)]
struct Remove {
    #[command(flatten)]
    database: Database,

    /// The number of the game
    game: MatchId,
}

impl Database {
    pub(super) async fn open(&self) -> Result<Store, Failure> {
        let file = File::read(self.config.as_deref())?;
        Ok(match self.database.url(&file)? {
            Some(url) => Store::open_existing(&url).await?,
            None => Store::open_existing_file(&default_database()?).await?,
        })
    }
}

/// Runs the command.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let runtime = Runtime::new()?;
    match &args.what {
        RatingsCommand::Recompute(args) => runtime.block_on(recompute(args)),
        RatingsCommand::Flags(args) => runtime.block_on(flags(args)),
        RatingsCommand::Remove(args) => runtime.block_on(remove(args)),
    }
}

async fn recompute(args: &Recompute) -> Result<(), Failure> {
    let store = args.database.open().await?;
    let found = store.ratings().recompute_ratings(!args.check).await?;
    store.close().await;
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

async fn flags(args: &Flags) -> Result<(), Failure> {
    let store = args.database.open().await?;
    let (service, _) = GameService::new(store.clone(), CHALLENGE_TTL);
    let back = Duration::from_secs(u64::from(args.days) * 24 * 60 * 60);
    let since =
        service.clock().timestamp().saturating_sub(i64::try_from(back.as_millis()).unwrap_or(i64::MAX));
    let flags = service.ratings().flags(since).await?;
    store.close().await;
    let mut out = io::stdout().lock();
    for flag in &flags {
        let players: Vec<String> = flag.players.iter().map(ToString::to_string).collect();
        let games: Vec<String> = flag.games.iter().map(ToString::to_string).collect();
        writeln!(out, "{}: {} (games {})", players.join(" and "), flag.kind, games.join(", "))?;
    }
    if flags.is_empty() {
        writeln!(out, "nothing to look at in the last {} days", args.days)?;
    }
    Ok(())
}

async fn remove(args: &Remove) -> Result<(), Failure> {
    let store = args.database.open().await?;
    let (service, _) = GameService::new(store.clone(), CHALLENGE_TTL);
    let removed = service.ratings().remove_result(args.game).await?;
    service.ratings().rerate().await?;
    store.close().await;
    if !removed {
        return Err(format!("game {} has no result that counts", args.game).into());
    }
    writeln!(io::stdout(), "the result of game {} is removed", args.game)?;
    Ok(())
}
