//! `/piece`: how a piece or a card moves.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use super::super::Bot;
use super::super::delivery::number;
use super::super::draft::{Draft, escape};
use super::super::failure::Failure;
use super::super::picture::style_for;
use super::table::{self, SUGGESTIONS, suggest};
use super::{Context, answer, asker};
use crate::hall::{HallError, Table};
use crate::render;
use crate::rules::sheet::MoveSheet;
use crate::rules::{Seat, Viewer, summoner};

/// Discord's limit for a suggestion, in characters.
const LONGEST: usize = 100;

/// See all moves of a piece or a card, only for you
#[poise::command(slash_command)]
pub(super) async fn piece(
    ctx: Context<'_>,
    #[description = "Its square such as d4, its handle in a reserve such as W3, or the name of a card"]
    #[autocomplete = "complete"]
    #[max_length = 60]
    piece: String,
    #[description = "Which game; left out: the one in this channel"]
    #[autocomplete = "suggest"]
    game: Option<i64>,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let work = async {
        let known = Known::gather(ctx, game).await?;
        let sheet = known.find(&piece)?;
        let wishes = bot.hall.wishes(asker(ctx).person).await?;
        let text = words(&sheet, &known.heading, wishes.text_boards);
        let style = style_for(&wishes, known.bottom);
        let picture = bot.pictures.moves(sheet, style).await?;
        Ok(Draft::new(text).file(picture))
    };
    answer(ctx, work).await
}

/// What is written above the picture: the name, all cards of a piece whose name was cut short, and the moves for those who
/// wish texts.
fn words(sheet: &MoveSheet, heading: &str, in_full: bool) -> String {
    let mut lines = vec![format!("**{}**{heading}", escape(&sheet.name))];
    if in_full {
        lines.push(escape(&render::move_sheet_alt(sheet)));
    }
    let made_of = sheet.facts.iter().filter(|fact| fact.name == "Made of");
    lines.extend(made_of.map(|fact| format!("Made of {}", escape(&fact.text))));
    lines.join("\n")
}

async fn complete(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let choices = match Known::gather(ctx, table::given(ctx)).await {
        Ok(known) => known.suggest(typed),
        Err(error) => {
            tracing::debug!("no suggestions: {error}");
            Vec::new()
        }
    };
    CreateAutocompleteResponse::new().set_choices(choices)
}

/// What somebody may ask about.
struct Known {
    sheets: Vec<(String, MoveSheet)>,
    /// Which game this is, to follow a name.
    heading: String,
    bottom: Seat,
}

impl Known {
    /// What there is at the table named, else at the one in this channel; without one the cards of the server.
    async fn gather(ctx: Context<'_>, game: Option<i64>) -> Result<Known, Failure> {
        match table::any(ctx, game).await {
            Ok(table) => Ok(Known::at(&table, asker(ctx).person)),
            Err(Failure::Hall(HallError::NothingHere)) => {
                let bot: &Bot = ctx.framework.user_data;
                let server = ctx.interaction.guild_id.map(|id| number(id.get()));
                let cards = bot.hall.catalogue(server).await?;
                let sheet = |name: &str| Some((name.to_owned(), summoner::card_sheet(&cards, name)?));
                let sheets = cards.names().filter_map(sheet).collect();
                Ok(Known { sheets, heading: String::new(), bottom: Seat::First })
            }
            Err(error) => Err(error),
        }
    }

    /// What there is at a table, as this person may know it: with what they have drafted of their turn.
    fn at(table: &Table, person: i64) -> Known {
        let seat = table.seat_of(person);
        let game = seat.map_or(&table.game, |seat| table.game_for(seat));
        let viewer = game.knowledge_of(seat.map_or(Viewer::Public, Viewer::Seat));
        Known {
            sheets: game.position().sheets(viewer),
            heading: format!(" (game {})", table.id),
            bottom: seat.unwrap_or(Seat::First),
        }
    }

    /// The sheet of what is named, in any case.
    fn find(&self, typed: &str) -> Result<MoveSheet, Failure> {
        let wanted = typed.trim();
        let found = self.sheets.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted));
        let sheet = found.map(|(_, sheet)| sheet.clone());
        sheet.ok_or_else(|| {
            let shown: String = escape(&wanted.chars().take(LONGEST).collect::<String>());
            Failure::words(format!(
                "There is nothing to see called “{shown}”. Name a square with a piece on it, such as e1, or take \
                 a suggestion that comes while you type."
            ))
        })
    }

    /// What has the letters typed in its name or its description, first what begins with them.
    fn suggest(&self, typed: &str) -> Vec<AutocompleteChoice> {
        let wanted = typed.trim().to_lowercase();
        let labelled = self.sheets.iter().map(|(name, sheet)| (name, label(name, sheet)));
        let (mut first, rest): (Vec<_>, Vec<_>) =
            labelled.partition(|(name, _)| name.to_lowercase().starts_with(&wanted));
        first.extend(rest.into_iter().filter(|(_, label)| label.to_lowercase().contains(&wanted)));
        first
            .into_iter()
            .take(SUGGESTIONS)
            .map(|(name, label)| AutocompleteChoice::new(label, name.clone()))
            .collect()
    }
}

/// A suggestion, e.g. "d4: Knight, Ferz, White’s".
fn label(name: &str, sheet: &MoveSheet) -> String {
    let whose = sheet.facts.iter().find(|fact| fact.name == "Where").map(|fact| fact.text.as_str());
    let label = match whose {
        Some(whose) => format!("{name}: {} ({whose})", sheet.name),
        None => format!("Card {name}"),
    };
    label.chars().filter(|letter| !letter.is_control()).take(LONGEST).collect()
}
