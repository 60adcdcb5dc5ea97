//! `trickmate parked`: items that are not tried any more because processes have died over them. The bot may be running.

use std::io::{self, Write};

use clap::Subcommand;
use tokio::runtime::Runtime;
use trickmate_host::{CHALLENGE_TTL, GameService, WorkItem, WorkQueue};

use super::failure::Failure;
use super::ratings::Database;

/// The flags of the command.
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    what: ParkedCommand,
}

#[derive(Subcommand)]
enum ParkedCommand {
    /// Lists what is parked: the queue, the number in it, how many processes have died over it, and since when it is parked.
    List(List),
    /// Lets something that is parked be tried again, after everything else: a running bot does so within a minute.
    Retry(Retry),
}

#[derive(clap::Args)]
struct List {
    #[command(flatten)]
    database: Database,
}

#[derive(clap::Args)]
struct Retry {
    #[command(flatten)]
    database: Database,

    /// The queue, as `trickmate parked list` names it
    queue: String,

    /// The number in it
    number: i64,
}

/// Runs the command.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let runtime = Runtime::new()?;
    match &args.what {
        ParkedCommand::List(args) => runtime.block_on(list(args)),
        ParkedCommand::Retry(args) => runtime.block_on(retry(args)),
    }
}

async fn list(args: &List) -> Result<(), Failure> {
    let store = args.database.open().await?;
    let (service, _) = GameService::new(store.clone(), CHALLENGE_TTL);
    let parked = service.attempts().parked().await?;
    store.close().await;
    let mut out = io::stdout().lock();
    for parked in &parked {
        let since = parked.parked_at.seconds();
        writeln!(out, "{}: {} deaths, parked at {since} (seconds since 1970)", parked.item, parked.deaths)?;
    }
    if parked.is_empty() {
        writeln!(out, "nothing is parked")?;
    }
    Ok(())
}

async fn retry(args: &Retry) -> Result<(), Failure> {
    let Some(queue) = WorkQueue::of(&args.queue) else {
        let words: Vec<&str> = WorkQueue::ALL.into_iter().map(WorkQueue::word).collect();
        return Err(format!("there is no queue {}: it is one of {}", args.queue, words.join(", ")).into());
    };
    let item = WorkItem { queue, number: args.number };
    let store = args.database.open().await?;
    let (service, _) = GameService::new(store.clone(), CHALLENGE_TTL);
    let was_parked = service.attempts().retry_parked(item).await?;
    store.close().await;
    if !was_parked {
        return Err(format!("{item} is not parked").into());
    }
    writeln!(io::stdout(), "{item} is tried again within a minute")?;
    Ok(())
}
