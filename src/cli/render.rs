//! `trickmate render`: a position or a whole match as a picture or as text.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use trickmate_render::{Labels, Pace, PictureLayout, Pieces, Style, Theme};
use trickmate_rules::{Game, Seat};

use super::failure::Failure;
use crate::cli::match_args::{MatchArgs, Setting, seat};

/// The flags of the command.
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    hosted: MatchArgs,

    /// The file to write: .png or .txt for the position reached, .gif for all positions one after another
    #[arg(short, long, value_name = "FILE.png|FILE.gif|FILE.txt")]
    output: PathBuf,

    /// The colours: light, dark or colour-blind
    #[arg(long, default_value_t)]
    theme: Theme,

    /// Style of chessmen: symbols or cards
    #[arg(long, default_value_t)]
    pieces: Pieces,

    /// Extent of the picture: board (it alone) or sheet (players, captures, score and hands too)
    #[arg(long, default_value_t)]
    layout: PictureLayout,

    /// The width of the picture in pixels, 400 to 1440
    #[arg(long, value_name = "PIXELS", default_value_t = Style::default().width)]
    width: u32,

    /// The seat at the bottom of the board [default: the one that moves first]
    #[arg(long, value_name = "SEAT")]
    bottom: Option<String>,

    /// A player's name, e.g. --name forehand=alice; may be repeated
    #[arg(long = "name", value_name = "SEAT=NAME")]
    names: Vec<String>,
}

/// Format that the ending of the file's name asks for.
enum Form {
    Png,
    Gif,
    Text,
}

/// Writes the file, and prints the description of the picture.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let form = match args.output.extension().and_then(|ending| ending.to_str()) {
        Some("png") => Form::Png,
        Some("gif") => Form::Gif,
        Some("txt") => Form::Text,
        _ => return Err(format!("{}: the file must end in .png, .gif or .txt", args.output.display()).into()),
    };
    let Setting { mut game, record, viewer, .. } = args.hosted.set()?;
    let bottom = args.bottom.as_deref().map_or(Ok(Seat::First), |key| seat(game.game(), key))?;
    let labels = labels(game.game(), &args.names)?;
    let style = Style {
        theme: args.theme,
        width: args.width,
        orientation: bottom,
        pieces: args.pieces,
        layout: args.layout,
    };
    trickmate_render::use_system_fonts();
    let mut views = vec![game.view(viewer)];
    for text in record.actions(game.game()) {
        game.play_all([text])?;
        views.push(game.view(viewer));
    }
    let Some(last) = views.last() else { return Ok(()) };
    let bytes = match form {
        Form::Png => trickmate_render::png(last, &style, &labels)?,
        Form::Gif => trickmate_render::gif(&views, &style, &labels, Pace::default())?,
        Form::Text => trickmate_render::text(last, &labels, bottom).into_bytes(),
    };
    fs::write(&args.output, bytes).map_err(|error| format!("{}: {error}", args.output.display()))?;
    writeln!(io::stdout(), "{}", trickmate_render::alt(last, &labels))?;
    Ok(())
}

fn labels(game: &dyn Game, names: &[String]) -> Result<Labels, Failure> {
    let mut labels = Labels::default();
    for name in names {
        let (key, name) =
            name.split_once('=').ok_or_else(|| format!("a name has the form seat=name, not “{name}”"))?;
        labels.names[seat(game, key)?.index()] = Some(name.to_owned());
    }
    Ok(labels)
}
