//! Settings of the bot: flags first, then the environment, then a TOML file.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;
use serde::Deserialize;
use trickmate_host::{Limits, Store};

use super::failure::Failure;

/// Contents of the file of settings.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    /// The bot token.
    pub(super) token: Option<String>,
    /// The database.
    pub(super) database: Option<String>,
    /// Filter of the log.
    pub(super) log: Option<String>,
    /// Most open challenges of one player.
    pub(super) open_challenges: Option<u32>,
    /// Most running games of one player.
    pub(super) running_games: Option<u32>,
    /// Most running games of one player against the computer.
    pub(super) computer_games: Option<u32>,
    /// `true` if moves are read from messages.
    pub(super) typing: Option<bool>,
    /// Address at which metrics and health are served.
    pub(super) metrics: Option<String>,
}

/// The flags that say which database it is.
#[derive(clap::Args)]
pub(super) struct DatabaseArgs {
    /// The database, e.g. sqlite://trickmate.sqlite [default: a file in the platform's data directory]
    #[arg(long, value_name = "URL", env = "DATABASE_URL")]
    database: Option<String>,

    /// A file that contains nothing but the address of the database, which may hold a password; taken before --database
    #[arg(long, value_name = "FILE", env = "DATABASE_URL_FILE")]
    database_file: Option<PathBuf>,
}

impl DatabaseArgs {
    /// Returns the address of the database, if one is given here or in the file of settings.
    ///
    /// # Errors
    /// A file that cannot be read.
    pub(super) fn url(&self, file: &File) -> Result<Option<String>, Failure> {
        match &self.database_file {
            Some(path) => Ok(Some(secret_in(path)?)),
            None => Ok(self.database.clone().or_else(|| file.database.clone())),
        }
    }
}

/// Returns the contents of a file that holds nothing but a secret.
///
/// # Errors
/// A file that cannot be read.
pub(super) fn secret_in(path: &Path) -> Result<String, Failure> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(text.trim().to_owned())
}

impl File {
    /// Returns the limits on how much one player may have at a time.
    pub(super) fn limits(&self) -> Limits {
        let usual = Limits::default();
        Limits {
            challenges: self.open_challenges.map_or(usual.challenges, i64::from),
            games: self.running_games.map_or(usual.games, i64::from),
            computer_games: self.computer_games.map_or(usual.computer_games, i64::from),
        }
    }

    /// Reads the file given, otherwise the one in the platform's default place if it exists.
    ///
    /// # Errors
    /// A file that is not there, cannot be read or is no TOML of this form.
    pub(super) fn read(given: Option<&Path>) -> Result<Self, Failure> {
        let usual = directories().map(|directories| directories.config_dir().join("config.toml"));
        let Some(path) = given.map(Path::to_owned).or(usual) else { return Ok(Self::default()) };
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound && given.is_none() => {
                return Ok(Self::default());
            }
            Err(error) => return Err(format!("{}: {error}", path.display()).into()),
        };
        // The library's message would show the line, and perhaps the token in it.
        toml::from_str(&text).map_err(|error: toml::de::Error| {
            let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
            format!("{}, line {line}: {}", path.display(), error.message()).into()
        })
    }
}

/// Opens the database with this address, or the file in the platform's place for data.
///
/// # Errors
/// A place that cannot be written to, or a refusal of [`Store::open`].
pub(super) async fn open_database(url: Option<&str>) -> Result<Store, Failure> {
    if let Some(url) = url {
        return Ok(Store::open(url).await?);
    }
    let path = default_database()?;
    make_folder(&path)?;
    Store::open_file(&path).await.map_err(|error| format!("{}: {error}", path.display()).into())
}

/// Makes the folder of a file, if it is not there.
///
/// # Errors
/// A place that cannot be written to.
pub(super) fn make_folder(path: &Path) -> Result<(), Failure> {
    let Some(folder) = path.parent() else { return Ok(()) };
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()).into())
}

/// Returns the file in the platform's place for data.
///
/// # Errors
/// A system that has no such place.
pub(super) fn default_database() -> Result<PathBuf, Failure> {
    let directories =
        directories().ok_or("there is no home directory: say with --database where the database is to be")?;
    Ok(directories.data_dir().join("trickmate.sqlite"))
}

fn directories() -> Option<ProjectDirs> {
    ProjectDirs::from("", "", "trickmate")
}
