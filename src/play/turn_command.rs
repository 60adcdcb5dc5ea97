//! `/turn`: the actions of a turn after its first.

use crate::play;
use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use crate::answer;
use crate::answer::command::{Context, asker, may_suggest, remember_name, reply};
use crate::answer::which_match::{SUGGESTIONS, suggest};
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::play::move_command::perform;
use crate::ui::command_error::CommandError;
use crate::ui::responder::Visibility;
use trickmate_host::HostedMatch;
use trickmate_host::workers::Lane;
use trickmate_rules::Viewer;

/// Performs the actions of a turn after its first
#[poise::command(
    slash_command,
    subcommands("summon", "create", "discard", "undo", "end"),
    subcommand_required
)]
pub(crate) async fn turn(_ctx: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// Summon a piece of your reserve
#[poise::command(slash_command)]
async fn summon(
    ctx: Context<'_>,
    #[autocomplete = "complete_piece"]
    #[max_length = 10]
    piece: String,
    #[autocomplete = "complete_square"]
    #[max_length = 10]
    square: String,
    #[autocomplete = "complete_with"]
    #[max_length = 40]
    with: Option<String>,
    end: Option<bool>,
    #[autocomplete = "suggest"] game: Option<i64>,
) -> Result<(), CommandError> {
    let with = with.map(|cards| format!("({cards})")).unwrap_or_default();
    let text = format!("{piece}@{square}{with}");
    perform(ctx, game, answer::which_match::under_way(ctx, game), &text, end.unwrap_or(false)).await
}

/// Play cards from your hand into your reserve
#[poise::command(slash_command)]
async fn create(
    ctx: Context<'_>,
    #[autocomplete = "complete_card"]
    #[max_length = 40]
    card: String,
    rider: Option<bool>,
    #[autocomplete = "complete_onto"]
    #[max_length = 10]
    onto: Option<String>,
    #[autocomplete = "complete_of"]
    #[max_length = 10]
    of: Option<String>,
    end: Option<bool>,
    #[autocomplete = "suggest"] game: Option<i64>,
) -> Result<(), CommandError> {
    let onto = onto.unwrap_or_default();
    let of = of.map(|piece| format!("({piece})")).unwrap_or_default();
    let rider = if rider.unwrap_or(false) { "+Rider" } else { "" };
    let text = format!("{onto}+{card}{of}{rider}");
    perform(ctx, game, answer::which_match::under_way(ctx, game), &text, end.unwrap_or(false)).await
}

/// Discard a card when you hold more than seven
#[poise::command(slash_command)]
async fn discard(
    ctx: Context<'_>,
    #[autocomplete = "complete_discard"]
    #[max_length = 40]
    card: String,
    #[autocomplete = "suggest"] game: Option<i64>,
) -> Result<(), CommandError> {
    perform(ctx, game, answer::which_match::under_way(ctx, game), &format!("-{card}"), false).await
}

/// Take back what you have done last since your move
#[poise::command(slash_command)]
async fn undo(ctx: Context<'_>, #[autocomplete = "suggest"] game: Option<i64>) -> Result<(), CommandError> {
    let asker = asker(ctx);
    answer(ctx, game, async |bot, hosted| play::own_panel::undo(bot, asker, hosted, None).await).await
}

/// End your turn
#[poise::command(slash_command)]
async fn end(ctx: Context<'_>, #[autocomplete = "suggest"] game: Option<i64>) -> Result<(), CommandError> {
    let asker = asker(ctx);
    answer(ctx, game, async |bot, hosted| play::own_panel::end_turn(bot, asker, hosted, None).await).await
}

/// Answers with the result of an action in the turn under way.
async fn answer(
    ctx: Context<'_>,
    game: Option<i64>,
    work: impl AsyncFnOnce(&Bot, HostedMatch) -> Result<OutgoingMessage, CommandError>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let asker = asker(ctx);
    let mut reply = reply(ctx, Visibility::Private);
    let mut meant = game;
    let work = async {
        remember_name(ctx).await;
        let hosted = answer::which_match::under_way(ctx, game).await?;
        meant = Some(hosted.id);
        work(bot, hosted).await
    };
    let result = reply.after(work).await;
    answer::answers::finish(bot, reply, result, meant, asker).await;
    Ok(())
}

async fn complete_piece(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete(ctx, typed, Summon::read, |summon| Some(summon.piece)).await
}

async fn complete_square(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let fits = |summon: &Summon| given(ctx, "piece").is_none_or(|piece| is(&summon.piece, piece));
    complete(ctx, typed, Summon::read, |summon| fits(&summon).then_some(summon.square)).await
}

async fn complete_with(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let fits = |summon: &Summon| {
        given(ctx, "piece").is_none_or(|piece| is(&summon.piece, piece))
            && given(ctx, "square").is_none_or(|square| is(&summon.square, square))
    };
    complete(ctx, typed, Summon::read, |summon| summon.with.clone().filter(|_| fits(&summon))).await
}

async fn complete_card(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete(ctx, typed, Creation::read, |creation| Some(creation.card)).await
}

async fn complete_onto(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let fits = |creation: &Creation| given(ctx, "card").is_none_or(|card| is(&creation.card, card));
    complete(ctx, typed, Creation::read, |creation| creation.onto.clone().filter(|_| fits(&creation))).await
}

async fn complete_of(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let fits = |creation: &Creation| given(ctx, "card").is_none_or(|card| is(&creation.card, card));
    complete(ctx, typed, Creation::read, |creation| creation.of.clone().filter(|_| fits(&creation))).await
}

async fn complete_discard(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete(ctx, typed, |text| text.strip_prefix('-').map(str::to_owned), Some).await
}

/// A summon, read from its notation.
struct Summon {
    piece: String,
    square: String,
    with: Option<String>,
}

impl Summon {
    fn read(text: &str) -> Option<Self> {
        let (piece, place) = text.split_once('@')?;
        let (square, with) = match place.split_once('(') {
            Some((square, with)) => (square, Some(with.trim_end_matches(')').to_owned())),
            None => (place, None),
        };
        Some(Self { piece: piece.to_owned(), square: square.to_owned(), with })
    }
}

/// A creation, read from its notation.
struct Creation {
    card: String,
    onto: Option<String>,
    of: Option<String>,
}

impl Creation {
    fn read(text: &str) -> Option<Self> {
        let (onto, cards) = text.split_once('+')?;
        let cards = cards.split('+').next()?;
        let (card, of) = match cards.split_once('(') {
            Some((card, of)) => (card, Some(of.trim_end_matches(')').to_owned())),
            None => (cards, None),
        };
        let onto = Some(onto.to_owned()).filter(|piece| !piece.is_empty());
        Some(Self { card: card.to_owned(), onto, of })
    }
}

/// Returns the text given in an option of the command while another is typed.
fn given<'a>(ctx: Context<'a>, name: &str) -> Option<&'a str> {
    let option = ctx.args.iter().find(|option| option.name == name)?;
    match option.value {
        ResolvedValue::String(text) => Some(text.trim()),
        _ => None,
    }
}

fn is(known: &str, typed: &str) -> bool {
    known.eq_ignore_ascii_case(typed)
}

/// Suggestions for a turn.
#[derive(Default)]
struct Known {
    legal: Vec<String>,
    /// Squares and handles, with the names of the pieces there.
    names: Vec<(String, String)>,
}

impl Known {
    /// Returns the legal actions of the person in the turn under way.
    fn of(hosted: &HostedMatch, person: i64) -> Self {
        let Some(seat) = hosted.seat_of(person).filter(|seat| hosted.is_turn_of(*seat)) else {
            return Self::default();
        };
        let game = hosted.game_for(seat);
        let legal = game.position().observe(Viewer::Seat(seat)).legal(seat);
        let view = game.view(Viewer::Seat(seat));
        let Some(summoning) = view.summoning else { return Self { legal, names: Vec::new() } };
        let board = &view.board;
        let on_board = summoning.names.into_iter().map(|(place, name)| (board.name(place), name));
        let holdings = summoning.holdings.into_iter().flat_map(|store| store.reserve);
        let in_reserve = holdings.map(|piece| (format!("#{}", piece.handle), piece.name));
        Self { legal, names: on_board.chain(in_reserve).collect() }
    }

    /// Returns a part of an action with the name of the piece there, if any: at most a hundred characters.
    fn label(&self, value: &str) -> String {
        let names = |wanted: &str| self.names.iter().find(|(place, _)| place == wanted);
        let handle = format!("#{}", value.trim_start_matches('#'));
        let label = match names(value).or_else(|| names(&handle)) {
            Some((_, name)) => format!("{value} · {name}"),
            None => value.to_owned(),
        };
        label.chars().take(100).collect()
    }
}

/// Suggests parts of the legal actions in the turn under way, each once: those that contain the typed text.
async fn complete<T>(
    ctx: Context<'_>,
    typed: &str,
    read: impl Fn(&str) -> Option<T>,
    part: impl Fn(T) -> Option<String>,
) -> CreateAutocompleteResponse {
    if !may_suggest(ctx) {
        return CreateAutocompleteResponse::new();
    }
    let bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let known = async {
        let hosted = answer::which_match::under_way(ctx, answer::which_match::given(ctx)).await?;
        bot.look(Lane::Suggestion, &hosted, move |hosted| Known::of(hosted, person)).await
    };
    let known = known.await.unwrap_or_else(|error| {
        tracing::debug!("no suggestions: {error}");
        Known::default()
    });
    let mut parts: Vec<String> = known.legal.iter().filter_map(|text| part(read(text)?)).collect();
    parts.sort_unstable();
    parts.dedup();
    let typed = typed.trim().to_lowercase();
    let choices = parts
        .into_iter()
        .map(|value| (known.label(&value), value))
        .filter(|(label, _)| label.to_lowercase().contains(&typed))
        .take(SUGGESTIONS)
        .map(|(label, value)| AutocompleteChoice::new(label, value));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
