//! `trickmate invite`: the address at which a server's manager adds the bot.

use std::io::{self, Write};
use std::path::PathBuf;

use trickmate::InviteLink;

use super::failure::Failure;
use super::settings::File;
use super::token::{TokenArgs, application_of};

/// The flags of the command.
#[derive(clap::Args)]
#[command(after_help = "\
The first line printed is the address; open it in a browser, or send it to whoever manages the server. The second names the \
permissions that it asks for.")]
pub(super) struct Args {
    /// The application's id, from its page *General Information* [default: the one that the bot token names]
    #[arg(value_name = "APPLICATION", value_parser = snowflake)]
    application: Option<u64>,

    /// Choose this server beforehand, by its id
    #[arg(long, value_name = "ID", value_parser = snowflake)]
    server: Option<u64>,

    /// Ask for Manage Roles too, for servers that have a role for their players, or roles for ratings
    #[arg(long)]
    roles: bool,

    /// Ask for Create Events too, for servers that want tournaments in their calendar
    #[arg(long)]
    events: bool,

    #[command(flatten)]
    token: TokenArgs,

    /// The settings file, TOML [default: config.toml in the platform's configuration directory, if it exists]
    #[arg(long, value_name = "FILE", env = "TRICKMATE_CONFIG")]
    config: Option<PathBuf>,
}

/// Prints the address and the permissions that it asks for.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let application = match args.application {
        Some(application) => application,
        None => application_of(&args.token.token(&File::read(args.config.as_deref())?)?)
            .ok_or("the bot token names no application: give the application’s id, as in `trickmate invite 123456789012345678`")?,
    };
    let mut link = InviteLink::new(application);
    if args.roles {
        link = link.with_roles();
    }
    if args.events {
        link = link.with_events();
    }
    if let Some(server) = args.server {
        link = link.to_server(server);
    }
    writeln!(io::stdout(), "{link}\nIt asks for: {}.", link.permission_names().join(", "))?;
    Ok(())
}

/// Reads an id of Discord.
fn snowflake(text: &str) -> Result<u64, &'static str> {
    let id = text.parse().ok().filter(|id| *id >= 1 << 22);
    id.ok_or("an id of Discord is a number such as 123456789012345678")
}
