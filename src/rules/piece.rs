//! `/piece`: how a piece or a card moves, and what a card is worth.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::answer;
use crate::answer::command::{Context, answer, asker, may_suggest};
use crate::answer::id_option::MatchOption;
use crate::answer::which_match::{SUGGESTIONS, suggest};
use crate::api::outgoing_message::{OutgoingMessage, escape};
use crate::api::snowflakes::ToHost;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::ui::command_error::CommandError;
use crate::ui::picture::style_for;
use trickmate_host::workers::Lane;
use trickmate_host::{HostedMatch, MatchId, PlayerId, ServiceError};
use trickmate_rules::piece_info::{Fact, PieceInfo};
use trickmate_rules::{Seat, Viewer, cardmate, summoner};
use trickmate_text::rules::phrase;
use trickmate_text::{text, word};

/// Discord's limit for a suggestion, in characters.
const MAX_LEN: usize = 100;

/// See all moves of a piece or a card, and what a card is worth, only for you
#[poise::command(slash_command)]
pub(crate) async fn piece(
    ctx: Context<'_>,
    #[autocomplete = "complete"]
    #[max_length = 60]
    name: String,
    #[autocomplete = "suggest"] game: Option<MatchOption>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let work = async {
        bot.pacing.spend(asker(ctx).person, Request::Picture)?;
        let known = Known::gather(ctx, game.map(MatchOption::id), Lane::Game).await?;
        let (sheet, game) = known.find(&name)?;
        let preferences = bot.service.preferences().of(asker(ctx).person).await?;
        let text = words(&sheet, game, preferences.text_boards);
        let style = style_for(&preferences, known.bottom);
        let picture = bot.pictures.moves(sheet, style).await?;
        Ok(OutgoingMessage::new(text).file(picture))
    };
    answer(ctx, work).await
}

/// Returns the words above the picture: the name, the value of a card, all cards of a piece whose name was cut short,
/// and the moves for people who want text.
fn words(sheet: &PieceInfo, game: Option<MatchId>, in_full: bool) -> String {
    let name = escape(&phrase(&sheet.name));
    let mut heading = match game {
        Some(game) => text!("piece-heading-game", name, game),
        None => text!("piece-heading", name),
    };
    if sheet.face.is_none() && !sheet.facts.is_empty() {
        heading.push_str(&format!(" · {}", facts(sheet)));
    }
    let mut lines = vec![heading];
    if in_full {
        lines.push(escape(&trickmate_render::move_sheet_alt(sheet)));
    }
    let made_of = sheet.named("Made of");
    lines.extend(made_of.map(|cards| text!("piece-made-of", cards = escape(&phrase(cards)))));
    lines.join("\n")
}

/// Returns the facts about a card, such as its value, in one line.
pub(crate) fn facts(sheet: &PieceInfo) -> String {
    let fact = |fact: &Fact| text!("card-fact", name = word(fact.name), text = phrase(&fact.text));
    sheet.facts.iter().map(fact).collect::<Vec<_>>().join(" · ")
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

/// Sheets by the names under which they are found.
type Sheets = Vec<(String, PieceInfo)>;

/// Pieces and cards that somebody may ask about.
struct Known {
    /// The pieces and cards of the game, if there is one.
    in_game: Sheets,
    /// The cards of the server and of Cardmate for which the game has no sheet.
    elsewhere: Sheets,
    /// The game.
    game: Option<MatchId>,
    bottom: Seat,
}

impl Known {
    /// Gathers the pieces and cards of the named match, otherwise of the channel's match, and the cards of the server.
    async fn gather(ctx: Context<'_>, game: Option<MatchId>, lane: Lane) -> Result<Known, CommandError> {
        let bot: &Bot = ctx.framework.user_data;
        let person = asker(ctx).person;
        let mut known = match answer::which_match::any(ctx, game).await {
            Ok(hosted) => bot.look(lane, &hosted, move |hosted| Known::at(hosted, person)).await?,
            Err(CommandError::Service(ServiceError::NothingHere)) => Known::nothing(),
            Err(error) => return Err(error),
        };
        let server = ctx.interaction.guild_id.map(|id| id.to_host());
        let cards = bot.service.server_cards().catalogue(server).await?;
        let gather = move || {
            let sheet = |name: &str| Some((name.to_owned(), summoner::card_sheet(&cards, name)?));
            let sheets = cards.names().filter_map(sheet).chain(cardmate::card_infos());
            known.elsewhere = sheets.filter(|(name, _)| !known.has(name)).collect();
            known
        };
        Ok(bot.service.workers().run(lane, gather).await.map_err(ServiceError::from)?)
    }

    /// Returns the knowledge without a match.
    const fn nothing() -> Known {
        Known { in_game: Vec::new(), elsewhere: Vec::new(), game: None, bottom: Seat::First }
    }

    /// Gathers the pieces and cards of a match as far as this person knows them, with their draft of the turn.
    fn at(hosted: &HostedMatch, person: PlayerId) -> Known {
        let seat = hosted.seat_for(person);
        let game = seat.map_or(&hosted.game, |seat| hosted.game_for(seat));
        let viewer = game.knowledge_of(seat.map_or(Viewer::Public, Viewer::Seat));
        Known {
            in_game: game.position().observe(viewer).piece_infos(),
            elsewhere: Vec::new(),
            game: Some(hosted.id),
            bottom: seat.unwrap_or(Seat::First),
        }
    }

    /// Returns `true` if the game has something of this name.
    fn has(&self, wanted: &str) -> bool {
        self.in_game.iter().any(|(name, _)| name.eq_ignore_ascii_case(wanted))
    }

    /// Finds the sheet for a name, in upper or lower case, and its game. Sheets of the current game come first.
    fn find(&self, typed: &str) -> Result<(PieceInfo, Option<MatchId>), CommandError> {
        let wanted = typed.trim();
        let here = found(&self.in_game, wanted).map(|sheet| (sheet.clone(), self.game));
        let sheet = here.or_else(|| found(&self.elsewhere, wanted).map(|sheet| (sheet.clone(), None)));
        sheet.ok_or_else(|| {
            let shown: String = escape(&wanted.chars().take(MAX_LEN).collect::<String>());
            CommandError::words(text!("error-no-piece", name = shown))
        })
    }

    /// Suggests pieces with the typed letters in their name or description; names that begin with them come first.
    fn suggest(&self, typed: &str) -> Vec<AutocompleteChoice> {
        let wanted = typed.trim().to_lowercase();
        let sheets = self.in_game.iter().chain(&self.elsewhere);
        let labelled = sheets.map(|(name, sheet)| (name, label(name, sheet)));
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

/// Finds the sheet for a name, in upper or lower case. A square comes before a card of the same name.
fn found<'a>(sheets: &'a Sheets, wanted: &str) -> Option<&'a PieceInfo> {
    let code = short(wanted);
    let named = sheets.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted));
    let found = named.or_else(|| sheets.iter().find(|(_, sheet)| sheet.code.eq_ignore_ascii_case(&code)));
    found.map(|(_, sheet)| sheet)
}

/// Returns the name on a card's sheet for a typed name: `XH` for `10h`.
fn short(typed: &str) -> String {
    typed.replacen("10", "X", 1)
}

/// Returns a suggestion, e.g. "d4: Knight, Ferz, White’s".
fn label(name: &str, sheet: &PieceInfo) -> String {
    let label = match sheet.named("Where").map(phrase) {
        Some(place) => text!("piece-suggestion", square = name, name = phrase(&sheet.name), place),
        None => text!("piece-suggestion-card", name),
    };
    label.chars().filter(|letter| !letter.is_control()).take(MAX_LEN).collect()
}
