//! `/play`: a challenge. A subcommand per game, with the game's own options.

use poise::serenity_prelude as serenity;
use serenity::{CommandOptionType as Kind, CreateCommand, CreateCommandOption, Permissions, ResolvedValue};

use super::super::challenge_card;
use super::super::delivery::number;
use super::super::failure::Failure;
use super::super::reply::Manner;
use super::{Command, Context, asker, name, reply};
use crate::hall::{Challenge, Invitation, SeatWish};
use crate::rules::{GAMES, Game, OptionKind, OptionSpec, Seat};

const OPPONENT: &str = "opponent";
const SEAT: &str = "seat";

/// What the bot must be allowed to in a channel where a game is to be played.
const NEEDED: [(Permissions, &str); 3] = [
    (Permissions::VIEW_CHANNEL, "View Channel"),
    (Permissions::SEND_MESSAGES, "Send Messages"),
    (Permissions::ATTACH_FILES, "Attach Files"),
];

/// The command as it is carried out.
pub(super) fn command() -> Command {
    let game = |game: &&dyn Game| Command {
        name: game.name().into(),
        qualified_name: format!("play {}", game.name()).into(),
        slash_action: Some(|ctx| Box::pin(run(ctx))),
        guild_only: true,
        ..Command::default()
    };
    Command {
        name: "play".into(),
        qualified_name: "play".into(),
        slash_action: Some(|ctx| Box::pin(run(ctx))),
        subcommand_required: true,
        subcommands: GAMES.iter().map(game).collect(),
        guild_only: true,
        ..Command::default()
    }
}

/// The command as Discord is told of it.
pub(super) fn definition() -> CreateCommand {
    CreateCommand::new("play")
        .description("Challenge somebody to a game")
        .contexts(vec![serenity::InteractionContext::Guild])
        .set_options(GAMES.iter().map(|game| subcommand(*game)).collect())
}

fn subcommand(game: &dyn Game) -> CreateCommandOption {
    let opponent =
        CreateCommandOption::new(Kind::User, OPPONENT, "Whom you challenge; anybody when left out");
    let names = game.seats();
    let seat = Seat::ALL.into_iter().map(|seat| names[seat.index()]).fold(
        CreateCommandOption::new(Kind::String, SEAT, "Where you sit; drawn by lot when left out"),
        |option, name| option.add_string_choice(name.title, name.key),
    );
    let own = game.options().iter().map(option);
    let options = [opponent].into_iter().chain(own).chain([seat]);
    options.fold(
        CreateCommandOption::new(Kind::SubCommand, game.name(), clip(game.summary())),
        CreateCommandOption::add_sub_option,
    )
}

/// An option of the game: a choice of words, a number, or a text where both are taken.
fn option(spec: &OptionSpec) -> CreateCommandOption {
    let described = |kind| CreateCommandOption::new(kind, spec.name, clip(spec.help));
    match spec.kind {
        OptionKind::Choice(choices) => choices.iter().fold(described(Kind::String), |option, choice| {
            option.add_string_choice(clip(&format!("{}: {}", choice.value, choice.help)), choice.value)
        }),
        OptionKind::Number { least, most, words: [], .. } => {
            described(Kind::Integer).min_int_value(least.into()).max_int_value(most.into())
        }
        OptionKind::Number { .. } | OptionKind::Text { .. } => {
            let help = clip(&format!("{} {}", spec.help, spec.takes()));
            CreateCommandOption::new(Kind::String, spec.name, help)
        }
    }
}

/// At most a hundred characters, as Discord wants it.
fn clip(text: &str) -> String {
    text.chars().take(100).collect()
}

async fn run(ctx: Context<'_>) -> Result<(), poise::FrameworkError<'_, std::sync::Arc<super::Bot>, Failure>> {
    let bot = ctx.framework.user_data;
    let mut answer = reply(ctx, Manner::Public);
    let challenge = match answer.after(invite(ctx)).await {
        Ok(challenge) => challenge,
        Err(failure) => {
            let draft = bot.refusal(failure, None, asker(ctx).person).await;
            tell(answer.whisper(draft).await);
            return Ok(());
        }
    };
    tell(answer.say(challenge_card::compose(&challenge)).await);
    // If this fails, the first click on the message tells its id.
    match bot.delivery.answer_message(&ctx.interaction.token).await {
        Ok(message) => {
            if let Err(error) = bot.hall.shows_challenge(challenge.id, message).await {
                tracing::warn!("the message of challenge {} was not stored: {error}", challenge.id);
            }
        }
        Err(trouble) => tracing::info!("the message of challenge {} is unknown: {trouble}", challenge.id),
    }
    Ok(())
}

fn tell(result: Result<(), super::super::trouble::Trouble>) {
    if let Err(trouble) = result {
        tracing::info!("a challenge was not answered: {trouble}");
    }
}

async fn invite(ctx: Context<'_>) -> Result<Challenge, Failure> {
    let bot = ctx.framework.user_data;
    let interaction = ctx.interaction;
    may_play_here(interaction.app_permissions)?;
    bot.meet(asker(ctx).person, name(ctx)).await;
    let mut opponent = None;
    let mut seat = SeatWish::Any;
    let mut options = Vec::new();
    for given in ctx.args {
        match (given.name, &given.value) {
            (OPPONENT, ResolvedValue::User(user, _)) => {
                if user.bot {
                    return Err(Failure::words("A bot cannot accept a challenge: name a person, or nobody."));
                }
                opponent = Some(number(user.id.get()));
            }
            (SEAT, ResolvedValue::String(key)) => seat = wish(&ctx.command().name, key),
            (name, ResolvedValue::String(value)) => options.push((name.to_owned(), (*value).to_owned())),
            (name, ResolvedValue::Integer(value)) => options.push((name.to_owned(), value.to_string())),
            _ => {}
        }
    }
    let invitation = Invitation {
        request: asker(ctx).request,
        game: ctx.command().name.to_string(),
        options,
        server: interaction.guild_id.map(|id| number(id.get())),
        channel: number(interaction.channel_id.get()),
        challenger: asker(ctx).person,
        opponent,
        seat,
    };
    Ok(bot.hall.invite(invitation).await?)
}

fn wish(game: &str, key: &str) -> SeatWish {
    let names = crate::rules::game(game).map(Game::seats);
    let seat = Seat::ALL.into_iter().find(|seat| names.is_some_and(|names| names[seat.index()].key == key));
    seat.map_or(SeatWish::Any, SeatWish::Seat)
}

/// Refuses a channel in which the board could not be posted.
fn may_play_here(permissions: Option<Permissions>) -> Result<(), Failure> {
    let Some(permissions) = permissions else { return Ok(()) };
    let missing: Vec<&str> =
        NEEDED.iter().filter(|(needed, _)| !permissions.contains(*needed)).map(|(_, name)| *name).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(Failure::words(format!(
        "I cannot host a game in this channel, because I lack the permission: {}. Please tell a moderator.",
        missing.join(", ")
    )))
}
