//! `/piece`: how a piece or a card moves.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::answer;
use crate::answer::command::{Context, answer, asker, may_suggest};
use crate::answer::which_match::{SUGGESTIONS, suggest};
use crate::api::client::number;
use crate::api::outgoing_message::{OutgoingMessage, escape};
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::ui::command_error::CommandError;
use crate::ui::picture::style_for;
use trickmate_host::workers::Lane;
use trickmate_host::{HostedMatch, ServiceError};
use trickmate_rules::piece_info::PieceInfo;
use trickmate_rules::{Seat, Viewer, cardmate, summoner};
use trickmate_text::text;

/// Discord's limit for a suggestion, in characters.
const MAX_LEN: usize = 100;

/// See all moves of a piece or a card, only for you
#[poise::command(slash_command)]
pub(crate) async fn piece(
    ctx: Context<'_>,
    #[autocomplete = "complete"]
    #[max_length = 60]
    piece: String,
    #[autocomplete = "suggest"] game: Option<i64>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let work = async {
        bot.pacing.spend(asker(ctx).person, Request::Picture)?;
        let known = Known::gather(ctx, game, Lane::Game).await?;
        let sheet = known.find(&piece)?;
        let preferences = bot.service.preferences().of(asker(ctx).person).await?;
        let text = words(&sheet, known.game, preferences.text_boards);
        let style = style_for(&preferences, known.bottom);
        let picture = bot.pictures.moves(sheet, style).await?;
        Ok(OutgoingMessage::new(text).file(picture))
    };
    answer(ctx, work).await
}

/// Returns the words above the picture: the name, all cards of a piece whose name was cut short, and the moves for
/// those who want text.
fn words(sheet: &PieceInfo, game: Option<i64>, in_full: bool) -> String {
    let name = escape(&sheet.name);
    let mut lines = vec![match game {
        Some(game) => text!("piece-heading-game", name, game),
        None => text!("piece-heading", name),
    }];
    if in_full {
        lines.push(escape(&trickmate_render::move_sheet_alt(sheet)));
    }
    let made_of = sheet.facts.iter().filter(|fact| fact.name == "Made of");
    lines.extend(made_of.map(|fact| text!("piece-made-of", cards = escape(&fact.text))));
    lines.join("\n")
}

async fn complete(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    if !may_suggest(ctx) {
        return CreateAutocompleteResponse::new();
    }
    let choices = match Known::gather(ctx, answer::which_match::given(ctx), Lane::Suggestion).await {
        Ok(known) => known.suggest(typed),
        Err(error) => {
            tracing::debug!("no suggestions: {error}");
            Vec::new()
        }
    };
    CreateAutocompleteResponse::new().set_choices(choices)
}

/// Pieces and cards that somebody may ask about.
struct Known {
    sheets: Vec<(String, PieceInfo)>,
    /// The game.
    game: Option<i64>,
    bottom: Seat,
}

impl Known {
    /// Gathers the pieces and cards of the match that is named, or else of the one of this channel; without a match,
    /// the cards of the server.
    async fn gather(ctx: Context<'_>, game: Option<i64>, lane: Lane) -> Result<Known, CommandError> {
        let bot: &Bot = ctx.framework.user_data;
        let person = asker(ctx).person;
        match answer::which_match::any(ctx, game).await {
            Ok(hosted) => bot.look(lane, &hosted, move |hosted| Known::at(hosted, person)).await,
            Err(CommandError::Service(ServiceError::NothingHere)) => {
                let server = ctx.interaction.guild_id.map(|id| number(id.get()));
                let cards = bot.service.server_cards().catalogue(server).await?;
                let gather = move || {
                    let sheet = |name: &str| Some((name.to_owned(), summoner::card_sheet(&cards, name)?));
                    cards.names().filter_map(sheet).chain(cardmate::card_infos()).collect()
                };
                let sheets = bot.service.workers().run(lane, gather).await.map_err(ServiceError::from)?;
                Ok(Known { sheets, game: None, bottom: Seat::First })
            }
            Err(error) => Err(error),
        }
    }

    /// Gathers the pieces and cards of a match as this person knows it, with their draft of the turn.
    fn at(hosted: &HostedMatch, person: i64) -> Known {
        let seat = hosted.seat_of(person);
        let game = seat.map_or(&hosted.game, |seat| hosted.game_for(seat));
        let viewer = game.knowledge_of(seat.map_or(Viewer::Public, Viewer::Seat));
        Known {
            sheets: game.position().observe(viewer).piece_infos(),
            game: Some(hosted.id),
            bottom: seat.unwrap_or(Seat::First),
        }
    }

    /// Finds the sheet of a name, in any case.
    fn find(&self, typed: &str) -> Result<PieceInfo, CommandError> {
        let wanted = typed.trim();
        let is_meant = |(name, sheet): &&(String, PieceInfo)| {
            name.eq_ignore_ascii_case(wanted) || sheet.code.eq_ignore_ascii_case(&short(wanted))
        };
        // A square comes before a card of the same name.
        let named = self.sheets.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted));
        let found = named.or_else(|| self.sheets.iter().find(is_meant));
        let sheet = found.map(|(_, sheet)| sheet.clone());
        sheet.ok_or_else(|| {
            let shown: String = escape(&wanted.chars().take(MAX_LEN).collect::<String>());
            CommandError::words(text!("error-no-piece", name = shown))
        })
    }

    /// Suggests pieces with the typed letters in their name or description; names that begin with them come first.
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

/// Returns the name on a card's sheet for a typed one: `XH` for `10h`.
fn short(typed: &str) -> String {
    typed.replacen("10", "X", 1)
}

/// Returns a suggestion, e.g. "d4: Knight, Ferz, White’s".
fn label(name: &str, sheet: &PieceInfo) -> String {
    let whose = sheet.facts.iter().find(|fact| fact.name == "Where").map(|fact| fact.text.as_str());
    let label = match whose {
        Some(whose) => text!("piece-suggestion", square = name, name = sheet.name, place = whose),
        None => text!("piece-suggestion-card", name),
    };
    label.chars().filter(|letter| !letter.is_control()).take(MAX_LEN).collect()
}
