//! `trickmate sandbox`: the bot in a private Discord on this machine.

use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use discord_sandbox::{Config, Sandbox, seed};
use tokio::runtime::Runtime;
use trickmate::Settings;
use trickmate_host::{Clock, Store, WorldPolicy};

use super::failure::Failure;
use super::{log, stop};

/// Description of the bot on the page, before anything else.
const ABOUT: &str = "Games where chess and cards meet: Cardmate, Poker Chess, Mysterious Chess, Summoner’s Chess. \
                     Choose a person, then press Play below the first message.";

/// The flags of the command.
#[derive(clap::Args)]
pub(super) struct Args {
    /// The port of the page; 0 takes a free one
    #[arg(long, default_value_t = 8080)]
    port: u16,

    /// Keep the games in this SQLite file [default: a temporary one]
    #[arg(long, value_name = "FILE")]
    db: Option<PathBuf>,

    /// Do not enforce Discord's rate limits
    #[arg(long)]
    no_rate_limits: bool,

    /// Filter of the log, e.g. info or warn,trickmate=debug
    #[arg(long, value_name = "FILTER", env = "TRICKMATE_LOG", default_value = log::USUAL)]
    log: String,
}

/// Runs the sandbox and the bot in it until it is asked to stop.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    trickmate_render::use_system_fonts();
    Runtime::new()?.block_on(async {
        let stop = stop::asked()?;
        let config = Config {
            bind: SocketAddr::new(Ipv4Addr::LOCALHOST.into(), args.port),
            realistic_limits: !args.no_rate_limits,
            seed: Some("trickmate".to_owned()),
            ..Config::lenient()
        };
        let sandbox = Sandbox::start(config).await.map_err(|error| start_failure(&error, args.port))?;
        let bot = seed(&sandbox, "Trickmate", ABOUT).map_err(|error| error.to_string())?;
        log::begin(&args.log, &bot.token)?;
        // Removed with everything in it when this ends.
        let scratch = tempfile::Builder::new().prefix("trickmate-").tempdir()?;
        let path = args.db.clone().unwrap_or_else(|| scratch.path().join("sandbox.sqlite"));
        let store = Store::open_file(&path).await.map_err(|error| format!("{}: {error}", path.display()))?;
        let mut out = io::stdout();
        writeln!(
            out,
            "Open {}/ in a browser and press Play below the first message. Ctrl-C stops.",
            sandbox.url()
        )?;
        out.flush()?;
        let mut settings = Settings::new(bot.token);
        settings.api_base = Some(sandbox.url().to_owned());
        // Somebody who opens the page reads first what there is to do.
        settings.greets_all = true;
        settings.clock = Clock::moved_by(sandbox.clock_offset());
        // Everybody there is new.
        settings.world =
            WorldPolicy { account_age: Duration::ZERO, membership: Duration::ZERO, ..settings.world };
        trickmate::run(settings, store, stop).await?;
        let mut errors = io::stderr();
        sandbox.departures().iter().try_for_each(|line| writeln!(errors, "{line}"))?;
        sandbox.shutdown().await;
        Ok(())
    })
}

fn start_failure(error: &dyn std::error::Error, port: u16) -> Failure {
    let cause = error.source().map(|cause| format!(": {cause}")).unwrap_or_default();
    format!("{error}{cause}; is port {port} taken? Use --port").into()
}
