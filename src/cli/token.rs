//! The bot token, from where an operator keeps it.

use std::path::{Path, PathBuf};

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;

use super::failure::Failure;
use super::settings::{File, secret_in};

/// Source of the token.
#[derive(clap::Args)]
pub(super) struct TokenArgs {
    /// A file that contains nothing but the bot token
    #[arg(long, value_name = "FILE", env = "DISCORD_TOKEN_FILE")]
    token_file: Option<PathBuf>,
}

impl TokenArgs {
    /// Reads the token from the file named, else from the environment, else from the settings.
    pub(super) fn token(&self, file: &File) -> Result<String, Failure> {
        let token = self.token_file.as_deref().map(Path::new).map(secret_in).transpose()?;
        let token = token
            .or_else(|| std::env::var("DISCORD_TOKEN").ok().filter(|token| !token.trim().is_empty()))
            .or_else(|| file.token.clone())
            .ok_or(
                "there is no bot token: set DISCORD_TOKEN to the token from your application’s page at \
                 https://discord.com/developers/applications, section Bot; or try `trickmate sandbox`, which needs none",
            )?;
        let token = token.trim();
        if token.is_empty() || !token.chars().all(|letter| letter.is_ascii_graphic()) {
            return Err("the bot token has characters that no token has: copy it anew".into());
        }
        Ok(token.to_owned())
    }
}

/// Returns the id of the application that a token names, which is its first part; `None` if it has none.
pub(super) fn application_of(token: &str) -> Option<u64> {
    let id = STANDARD_NO_PAD.decode(token.split('.').next()?).ok()?;
    String::from_utf8(id).ok()?.parse().ok()
}
