//! `/summon`, `/create`, `/discard`, `/undo` and `/endturn`: what can be done in a turn after its first action.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use super::super::Bot;
use super::super::draft::Draft;
use super::super::failure::Failure;
use super::super::reply::Manner;
use super::moves::perform;
use super::table::{self, SUGGESTIONS, suggest};
use super::{Context, asker, name, reply};
use crate::hall::Table;
use crate::rules::view::Store;
use crate::rules::{Seat, Viewer};

/// Summon a piece of your reserve
#[poise::command(slash_command)]
pub(super) async fn summon(
    ctx: Context<'_>,
    #[description = "The piece, e.g. W3"]
    #[autocomplete = "complete_piece"]
    #[max_length = 10]
    piece: String,
    #[description = "Where it enters, e.g. d1"]
    #[autocomplete = "complete_square"]
    #[max_length = 10]
    square: String,
    #[description = "Courier version: the location cards that name the square, e.g. Letter-d,Number-5"]
    #[autocomplete = "complete_with"]
    #[max_length = 40]
    with: Option<String>,
    #[description = "Whether to end the turn with it"] end: Option<bool>,
    #[description = "Which of your games; left out: the one in this channel"]
    #[autocomplete = "suggest"]
    game: Option<i64>,
) -> Result<(), Failure> {
    let with = with.map(|cards| format!("({cards})")).unwrap_or_default();
    let text = format!("{piece}@{square}{with}");
    perform(ctx, game, table::under_way(ctx, game), &text, end.unwrap_or(false)).await
}

/// Play cards from your hand into your reserve
#[poise::command(slash_command)]
pub(super) async fn create(
    ctx: Context<'_>,
    #[description = "The card, e.g. Knight"]
    #[autocomplete = "complete_card"]
    #[max_length = 40]
    card: String,
    #[description = "Whether to play a Rider with it"] rider: Option<bool>,
    #[description = "The piece of your reserve that it is added to, e.g. W3; left out: a new piece"]
    #[autocomplete = "complete_onto"]
    #[max_length = 10]
    onto: Option<String>,
    #[description = "What a Clone copies: a square such as d4, or a piece in reserve such as #B2"]
    #[autocomplete = "complete_of"]
    #[max_length = 10]
    of: Option<String>,
    #[description = "Whether to end the turn with it"] end: Option<bool>,
    #[description = "Which of your games; left out: the one in this channel"]
    #[autocomplete = "suggest"]
    game: Option<i64>,
) -> Result<(), Failure> {
    let onto = onto.unwrap_or_default();
    let of = of.map(|piece| format!("({piece})")).unwrap_or_default();
    let rider = if rider.unwrap_or(false) { "+Rider" } else { "" };
    let text = format!("{onto}+{card}{of}{rider}");
    perform(ctx, game, table::under_way(ctx, game), &text, end.unwrap_or(false)).await
}

/// Discard a card when you hold more than seven
#[poise::command(slash_command)]
pub(super) async fn discard(
    ctx: Context<'_>,
    #[description = "The card, e.g. Knight"]
    #[autocomplete = "complete_discard"]
    #[max_length = 40]
    card: String,
    #[description = "Which of your games; left out: the one in this channel"]
    #[autocomplete = "suggest"]
    game: Option<i64>,
) -> Result<(), Failure> {
    perform(ctx, game, table::under_way(ctx, game), &format!("-{card}"), false).await
}

/// Take back what you have done last since your move
#[poise::command(slash_command)]
pub(super) async fn undo(
    ctx: Context<'_>,
    #[description = "Which of your games; left out: the one in this channel"]
    #[autocomplete = "suggest"]
    game: Option<i64>,
) -> Result<(), Failure> {
    let asker = asker(ctx);
    answer(ctx, game, async |bot, table| bot.undo(asker, table, None).await).await
}

/// End your turn
#[poise::command(slash_command)]
pub(super) async fn endturn(
    ctx: Context<'_>,
    #[description = "Which of your games; left out: the one in this channel"]
    #[autocomplete = "suggest"]
    game: Option<i64>,
) -> Result<(), Failure> {
    let asker = asker(ctx);
    answer(ctx, game, async |bot, table| bot.end_turn(asker, table, None).await).await
}

/// Answers with what is done about the turn under way.
async fn answer(
    ctx: Context<'_>,
    game: Option<i64>,
    work: impl AsyncFnOnce(&Bot, Table) -> Result<Draft, Failure>,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let asker = asker(ctx);
    let mut reply = reply(ctx, Manner::Private);
    let mut meant = game;
    let work = async {
        bot.meet(asker.person, name(ctx)).await;
        let table = table::under_way(ctx, game).await?;
        meant = Some(table.id);
        work(bot, table).await
    };
    let result = reply.after(work).await;
    bot.finish(reply, result, meant, asker).await;
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

/// The text given in an option of the command, while another is being typed.
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

/// Suggests parts of what the person may do in the turn under way, each once: those with what is typed in them.
async fn complete<T>(
    ctx: Context<'_>,
    typed: &str,
    read: impl Fn(&str) -> Option<T>,
    part: impl Fn(T) -> Option<String>,
) -> CreateAutocompleteResponse {
    let found = table::under_way(ctx, table::given(ctx)).await;
    let known = found.ok().and_then(|table| {
        let seat = table.seat_of(asker(ctx).person).filter(|seat| table.is_turn_of(*seat))?;
        let legal = table.game_for(seat).position().legal(seat, Viewer::Seat(seat));
        let mut parts: Vec<String> = legal.iter().filter_map(|text| part(read(text)?)).collect();
        parts.sort_unstable();
        parts.dedup();
        let labelled = |value: String| (label(&table, seat, &value), value);
        Some(parts.into_iter().map(labelled).collect::<Vec<(String, String)>>())
    });
    let typed = typed.trim().to_lowercase();
    let choices = known
        .unwrap_or_default()
        .into_iter()
        .filter(|(label, _)| label.to_lowercase().contains(&typed))
        .take(SUGGESTIONS)
        .map(|(label, value)| AutocompleteChoice::new(label, value));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// A part of an action with what it names, if that is a piece: at most a hundred characters.
fn label(table: &Table, seat: Seat, value: &str) -> String {
    let view = table.game_for(seat).view(Viewer::Seat(seat));
    let name = view.workshop.and_then(|workshop| {
        let handle = value.trim_start_matches('#');
        let in_reserve = |store: &Store| {
            store.reserve.iter().find(|piece| piece.handle == handle).map(|piece| piece.name.clone())
        };
        let on_board = workshop
            .names
            .iter()
            .find(|(place, _)| view.board.name(*place) == value)
            .map(|(_, name)| name.clone());
        on_board.or_else(|| workshop.stores.iter().find_map(in_reserve))
    });
    let label = name.map_or_else(|| value.to_owned(), |name| format!("{value} · {name}"));
    label.chars().take(100).collect()
}
