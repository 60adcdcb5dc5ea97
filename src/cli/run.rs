//! `trickmate run`: the bot on Discord.

use std::path::PathBuf;

use tokio::runtime::Runtime;
use trickmate::{Settings, ShardRange};

use super::failure::Failure;
use super::settings::{DatabaseArgs, File, open_database};
use super::token::TokenArgs;
use super::{log, pages, stop, virtual_clock};

/// The flags of the command.
#[derive(clap::Args)]
#[command(after_help = "\
The bot token is read from --token-file (or the file that the environment variable DISCORD_TOKEN_FILE names), else from DISCORD_TOKEN, else from the entry `token` \
of the file of settings. The other settings likewise: flags first, then the environment, then the file, whose entries \
are `token`, `database`, `log`, `metrics`, `typing`, `open_challenges`, `running_games` and `computer_games`.")]
pub(super) struct Args {
    #[command(flatten)]
    token: TokenArgs,

    #[command(flatten)]
    database: DatabaseArgs,

    /// Connect to a server on this machine that stands in for Discord, e.g. http://127.0.0.1:8080; no other machine is taken, since
    /// the token goes there unencrypted
    #[arg(long = "stand-in", value_name = "URL", value_parser = stand_in)]
    api_base: Option<String>,

    /// Filter of the log, e.g. info or warn,trickmate=debug [default: warn,trickmate=info]
    #[arg(long, value_name = "FILTER", env = "TRICKMATE_LOG")]
    log: Option<String>,

    /// Serve /metrics for Prometheus and /health here, e.g. 9464 for this machine alone, or 10.0.0.5:9464
    #[arg(long, value_name = "[ADDRESS:]PORT", env = "TRICKMATE_METRICS")]
    metrics: Option<String>,

    /// The connections to Discord of this process, where several share a database of PostgreSQL: first and last, counted from
    /// 0, and how many there are in all. 0-3/8 and 4-7/8 are two processes with four of eight each, 2/8 is the third alone.
    /// All processes name the same total. A process whose connections another one has stands by [default: as many as Discord
    /// recommends]
    #[arg(long, value_name = "FIRST-LAST/ALL", env = "TRICKMATE_SHARDS", value_parser = shards)]
    shards: Option<ShardRange>,

    /// A proxy through which every process makes its requests to Discord, and which keeps to its rate limits, e.g.
    /// http://10.0.0.7:3000 [default: none; several processes share 44 requests a second]
    #[arg(long, value_name = "URL", env = "TRICKMATE_PROXY")]
    proxy: Option<String>,

    /// Do not read moves from messages: ask Discord for no messages at all
    #[arg(long, env = "TRICKMATE_NO_TYPING")]
    no_typing: bool,

    /// Do not upload pictures of pieces and cards as the bot's own emojis: messages then have Unicode's symbols
    #[arg(long, env = "TRICKMATE_NO_EMOJIS")]
    no_emojis: bool,

    /// The settings file, TOML [default: config.toml in the platform's configuration directory, if it exists]
    #[arg(long, value_name = "FILE", env = "TRICKMATE_CONFIG")]
    config: Option<PathBuf>,
}

/// Runs the bot until it is asked to stop.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let file = File::read(args.config.as_deref())?;
    let token = args.token.token(&file)?;
    log::begin(args.log.as_deref().or(file.log.as_deref()).unwrap_or(log::USUAL), &token)?;
    let pages = args.metrics.as_deref().or(file.metrics.as_deref()).map(pages::listen).transpose()?;
    let database = args.database.url(&file)?;
    trickmate_render::use_system_fonts();
    Runtime::new()?.block_on(async {
        let stop = stop::asked()?;
        let store = open_database(database.as_deref()).await?;
        let (api_base, shards, limits) = (args.api_base.clone(), args.shards.clone(), file.limits());
        let proxy = args.proxy.clone();
        if shards.is_some() && !store.is_shared() {
            return Err("several processes need a database of PostgreSQL: name one with --database".into());
        }
        let typing = !args.no_typing && file.typing.unwrap_or(true);
        let emojis = !args.no_emojis;
        let mut settings =
            Settings { api_base, proxy, pages, limits, typing, shards, emojis, ..Settings::new(token) };
        if let Some(address) = &args.api_base {
            settings.clock = virtual_clock::of(address).await;
        }
        trickmate::run(settings, store, stop).await?;
        Ok(())
    })
}

/// Reads the address of a server on this machine.
fn stand_in(text: &str) -> Result<String, &'static str> {
    if trickmate::is_loopback(text) {
        Ok(text.to_owned())
    } else {
        Err("it is not on this machine: name one such as http://127.0.0.1:8080")
    }
}

/// Reads `0-3/8`, or `2/8` for one.
fn shards(text: &str) -> Result<ShardRange, &'static str> {
    const FORM: &str = "name the first and the last, counted from 0, and how many there are in all: 0-3/8";
    let (own, count) = text.split_once('/').ok_or(FORM)?;
    let (first, last) = own.split_once('-').unwrap_or((own, own));
    let read = |number: &str| number.trim().parse::<u32>().map_err(|_| FORM);
    let (first, last, count) = (read(first)?, read(last)?, read(count)?);
    if first > last || last >= count {
        return Err(FORM);
    }
    Ok(ShardRange { own: first..last + 1, count })
}
