//! Typed moves and answers as messages: a reply to a board, a mention of the bot in the channel of a match, a direct
//! message.
//!
//! Discord gives the text of such messages to a bot without the privileged intent. A message is an action at most once: its
//! id is the id of the request.

use crate::answer;
use crate::board;
use crate::play;
use crate::typing;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{Message, UserId};

use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::help;
use crate::play::typed_turn::TypedTurn;
use crate::typing::exercise::Exercise;
use crate::ui::asker::Asker;
use crate::ui::audience;
use crate::ui::command_error::CommandError;
use crate::ui::error_text::why_refused;
use crate::ui::shown_match::ShownMatch;
use crate::ui::trace::about_match;
use trickmate_host::workers::Lane;
use trickmate_host::{ChannelId, HostedMatch, MatchId, MessageId, ServiceError, Timestamp};
use trickmate_rules::{Seat, Viewer};
use trickmate_text::{joined, speak, speaking, text};

/// Greatest length of a move, in characters and in words; longer text is conversation.
const MAX_LEN: usize = 60;
const MAX_WORDS: usize = 6;
const MAX_DIRECT_LEN: usize = 120;
const MAX_WORDS_DIRECT: usize = 16;
/// Words without a digit or a sign that make a sentence: no move has this many.
const SENTENCE: usize = 3;
/// Most legal actions to suggest after a refused one.
const NAMED: usize = 8;
/// Time after which a refusal is deleted.
const SHOWN: Duration = Duration::from_secs(60);

/// Typed text, and where it was typed.
struct Typed {
    asker: Asker,
    message: MessageId,
    /// The bot's message to which it replies, and the exercise of that message.
    replies_to: Option<MessageId>,
    exercise: Option<Exercise>,
    text: String,
}

impl Typed {
    /// Reads a message for the bot, which may mention the bot's role on the server instead; `None` if the message is
    /// for somebody else, or is conversation.
    fn of(message: &Message, bot: UserId, role: Option<serenity::RoleId>) -> Option<Self> {
        let is_direct = message.guild_id.is_none();
        let answered = message.referenced_message.as_deref().filter(|answered| answered.author.id == bot);
        let is_mentioned = message.mentions.iter().any(|user| user.id == bot)
            || role.is_some_and(|role| message.mention_roles.contains(&role));
        let is_meant = is_direct || answered.is_some() || is_mentioned;
        if message.author.bot || !is_meant {
            return None;
        }
        let mentions = [format!("<@{bot}>"), format!("<@!{bot}>")].into_iter();
        let text = mentions
            .chain(role.map(|role| format!("<@&{role}>")))
            .fold(message.content.clone(), |text, mention| text.replace(mention.as_str(), " "));
        let text = text.trim().to_owned();
        // A direct message is for the bot, and may list all cards of a side.
        let (longest, most_words) =
            if is_direct { (MAX_DIRECT_LEN, MAX_WORDS_DIRECT) } else { (MAX_LEN, MAX_WORDS) };
        let is_short = text.chars().count() <= longest && text.split_whitespace().count() <= most_words;
        if text.is_empty() || !is_short || text.lines().count() > 1 {
            return None;
        }
        Some(Self {
            asker: Asker {
                person: message.author.id.to_host(),
                request: message.id.to_host().as_request(),
                channel: message.channel_id.to_host(),
                server: message.guild_id.map(|server| server.to_host()),
            },
            message: message.id.to_host(),
            replies_to: answered.map(|answered| answered.id.to_host()),
            exercise: answered.and_then(Exercise::of),
            text,
        })
    }
}

/// Handles a message.
pub(crate) async fn take(bot: &Bot, message: &Message, own: UserId) {
    let role = message.guild_id.and_then(|server| bot.own_roles.on(server.to_host()));
    if message.content.is_empty() && role.is_some_and(|role| message.mention_roles.contains(&role)) {
        return point_to_members(bot, message).await;
    }
    let Some(typed) = Typed::of(message, own, role) else { return };
    if !bot.is_new(serenity::InteractionId::new(message.id.get())) {
        return;
    }
    let language = match typed.asker.server {
        Some(server) => audience::on_server(&bot.service, Some(server)).await,
        None => audience::of_person(&bot.service, typed.asker.person).await,
    };
    speaking(language, Box::pin(carry_out(bot, typed))).await;
}

/// Tells somebody who has mentioned the bot's role, once, how to mention the bot: Discord withholds the text of such
/// messages.
async fn point_to_members(bot: &Bot, message: &Message) {
    let person = message.author.id.to_host();
    if message.author.bot || !bot.own_roles.tells(person) {
        return;
    }
    let (channel, id) = (message.channel_id.to_host(), message.id.to_host());
    let server = message.guild_id.map(|server| server.to_host());
    let language = audience::on_server(&bot.service, server).await;
    let words = speak(language, || OutgoingMessage::new(text!("typed-role"))).replying_to(id);
    if let Err(error) = bot.delivery.post(channel, &words, &format!("typed-{id}")).await {
        tracing::info!("a mention of the role was not answered: {error}");
    }
}

/// Does what a message says, and answers it.
async fn carry_out(bot: &Bot, typed: Typed) {
    let (channel, id) = (typed.asker.channel, typed.message);
    let is_direct = typed.asker.server.is_none();
    let person = typed.asker.person;
    let done = match bot.pacing.spend(person, Request::Message) {
        Ok(()) => Box::pin(typed_in_message(bot, &typed)).await,
        Err(failure) => Err(failure),
    };
    let answer = match done {
        Ok(Some(done)) if is_direct => done,
        // The next board shows the result.
        Ok(_) => return,
        Err(failure) => {
            // Repeated nonsense is not answered every time.
            let Some(left) = bot.pacing.left_of(person, Request::Refusal) else { return };
            let draft = answer::refusal::refusal(bot, failure, None, person).await;
            let until = text!("disappears", seconds = SHOWN.as_secs());
            let draft = draft.replying_to(id).followed_by(if is_direct { "" } else { until.as_str() });
            if left > 0 { draft } else { draft.followed_by(&text!("typed-pause")) }
        }
    };
    let now = bot.service.clock().timestamp();
    let until = now.saturating_add(i64::try_from(SHOWN.as_millis()).unwrap_or(i64::MAX));
    match bot.delivery.post(channel, &answer, &format!("typed-{id}")).await {
        Ok(posted) if !is_direct => clean_up(bot, channel, posted, until),
        Ok(posted) => {
            if let Some(awaited) = answer.awaited() {
                answer::computer_answer::renew_typed(bot, (channel, posted), awaited, person).await;
            }
        }
        Err(error) => tracing::info!("what was typed was not answered: {error}"),
    }
}

/// Performs the typed text; returns the answer to the player, if there is one. Does nothing if the text fits neither an
/// exercise nor a match of the person's.
async fn typed_in_message(bot: &Bot, typed: &Typed) -> Result<Option<OutgoingMessage>, CommandError> {
    let Typed { asker, .. } = typed;
    if let Some(exercise) = exercise_meant(bot, typed).await? {
        return typing::exercise::typed_answer(bot, asker.person, exercise, &typed.text).await.map(Some);
    }
    let meant = match meant_by(bot, typed).await? {
        None => placed_by(bot, typed).await?,
        meant => meant,
    };
    if let Some(hosted) = &meant {
        about_match(hosted.id);
    }
    let Some(hosted) = meant else { return greeting(bot, *asker).await };
    let Some(seat) = hosted.seat_for(asker.person) else { return Ok(None) };
    if hosted.game.outcome().is_some() {
        return Ok(None);
    }
    if let Some(words) = advice_on(&typed.text, hosted.id) {
        return Err(CommandError::words(words));
    }
    if is_sentence(&typed.text) {
        return Ok(None);
    }
    // Several placings can be planned at any time, but only where nobody else reads them.
    if asker.server.is_none()
        && let Some(plan) = play::placing::several_placings(bot, &hosted, seat, &typed.text).await?
    {
        let how = plan.to_string();
        return play::placing::place_as_planned(bot, *asker, hosted.id, plan, how).await.map(Some);
    }
    if !hosted.game.to_act().contains(&seat) {
        // Players talk about the game, too.
        let may_be_move = typed.text.contains(|letter: char| letter.is_ascii_digit());
        return if may_be_move {
            play::act::seat_to_act(&hosted, asker.person).map(|_| None)
        } else {
            Ok(None)
        };
    }
    if asker.server.is_some() {
        let text = typed.text.clone();
        let look =
            move |hosted: &HostedMatch| (is_secret(hosted, seat), TypedTurn::read(hosted, seat, &text));
        let (is_secret, turn) = bot.look(Lane::Game, &hosted, look).await?;
        // The later actions of a turn are secret until the turn is over.
        if is_secret || turn.as_ref().is_some_and(|turn| turn.actions.len() > 1 && !turn.ends) {
            return Err(CommandError::words(text!("error-secret-in-public")));
        }
        // Only the board shows success, so actions must not be done in part.
        if let Some(refused) = turn.and_then(|turn| turn.refused) {
            return Err(ServiceError::Refused(refused).into());
        }
    }
    let (id, link) = (hosted.id, hosted.link_of(seat));
    // The board of a game against the computer is posted again below the typed message.
    let is_computers = hosted.practice().is_some();
    let is_on_board = is_computers && hosted.place() == typed.asker.channel;
    bot.delivery.recent.note_typed(typed.asker.channel, typed.message);
    match play::typed_turn::typed(bot, *asker, hosted, None, &typed.text, false).await {
        Ok(done) => {
            // Between people, the next board replaces or edits it.
            if is_computers {
                bot.delivery.close_panel(id, asker.person).await;
            }
            let is_told = is_on_board && done.panel().is_none();
            Ok((!is_told).then(|| done.followed_by(&format!("-# {link}"))))
        }
        Err(CommandError::Service(ServiceError::Refused(refused))) => {
            // The refusal may be because the position has changed.
            let (looked, text) = (bot.service.matches().hosted_match(id).await?, typed.text.clone());
            let near = bot.look(Lane::Game, &looked, move |hosted| near(hosted, seat, &text)).await?;
            let refused = why_refused(&refused);
            Err(CommandError::words(match near.is_empty() {
                true => text!("error-typed", refused, game = id),
                false => text!("error-typed-near", refused, game = id, near),
            }))
        }
        Err(failure) => Err(failure),
    }
}

/// Returns a greeting for somebody who writes to the bot in private and has no game; on servers people just talk.
async fn greeting(bot: &Bot, asker: Asker) -> Result<Option<OutgoingMessage>, CommandError> {
    let is_new = asker.server.is_none() && bot.service.privacy().running_games(asker.person).await? == 0;
    Ok(is_new.then(help::panel::direct_greeting))
}

/// Returns the puzzle or lesson that somebody means: the one to which they reply, otherwise the latest one in direct
/// messages. On servers these messages are private, and nobody can reply to them.
///
/// # Errors
/// A match waits for the person as well, so the text may be a move or an answer.
async fn exercise_meant(bot: &Bot, typed: &Typed) -> Result<Option<Exercise>, CommandError> {
    match (typed.asker.server, typed.replies_to) {
        (Some(_), _) => return Ok(None),
        (None, Some(_)) => return Ok(typed.exercise),
        (None, None) => {}
    }
    let Some(exercise) = typing::exercise::latest_exercise(bot, typed.asker.channel).await else {
        return Ok(None);
    };
    match meant_by(bot, typed).await? {
        Some(hosted) => Err(CommandError::words(text!("error-typed-which", game = hosted.id))),
        None => Ok(Some(exercise)),
    }
}

/// Returns the match that somebody means: the match of the board to which they reply, or their match in this channel,
/// or, in direct messages, the only match in which they are to act.
async fn meant_by(bot: &Bot, typed: &Typed) -> Result<Option<HostedMatch>, CommandError> {
    let Typed { asker, .. } = typed;
    let replied = typed.replies_to;
    let person = asker.person;
    if let Some(board) = replied {
        let here = asker.channel;
        let is_board = move |hosted: &HostedMatch| {
            let shown = hosted.clone().where_plays(hosted.seat_for(person));
            shown.place() == here && shown.board == Some(board)
        };
        if let Some(hosted) = bot.service.matches().likely_match(person, here, |_| true, is_board).await? {
            return Ok(Some(hosted));
        }
    }
    if asker.server.is_some() {
        return match bot.service.matches().match_here(person, asker.channel).await {
            Ok(hosted) => Ok(Some(hosted)),
            Err(ServiceError::NothingHere) => Ok(None),
            Err(error) => Err(error.into()),
        };
    }
    Ok(bot
        .service
        .matches()
        .likely_match(person, asker.channel, |listed| listed.is_to_act(person), |_| true)
        .await?)
}

/// Returns the match for which somebody lists cards in a direct message before their turn.
async fn placed_by(bot: &Bot, typed: &Typed) -> Result<Option<HostedMatch>, CommandError> {
    let person = typed.asker.person;
    if typed.asker.server.is_some() {
        return Ok(None);
    }
    let waits =
        move |hosted: &HostedMatch| hosted.seat_of(person).is_some_and(|seat| hosted.unplaced(seat) > 0);
    let found = bot.service.matches().likely_match(person, typed.asker.channel, |_| true, waits).await?;
    let Some(hosted) = found else { return Ok(None) };
    let seat = hosted.require_seat(person)?;
    Ok(play::placing::several_placings(bot, &hosted, seat, &typed.text).await?.map(|_| hosted))
}

/// Deletes a message of the bot's at a time. If the program ends before, it stays.
fn clean_up(bot: &Bot, channel: ChannelId, message: MessageId, until: Timestamp) {
    let (delivery, clock) = (bot.delivery.clone(), bot.service.clock().clone());
    tokio::spawn(async move {
        clock.reaches(until).await;
        if let Err(error) = delivery.delete(channel, message).await {
            tracing::info!("a refusal was not taken away: {error}");
        }
    });
}

/// Returns `true` if a text is a sentence and not a move: several words of letters only.
fn is_sentence(typed: &str) -> bool {
    let is_word = |word: &str| {
        let word = word.trim_matches(['.', ',', ';', ':', '!', '?', '"', '“', '”', '(', ')', '…']);
        word.chars().all(|letter| letter.is_alphabetic() || matches!(letter, '\'' | '’'))
    };
    typed.split_whitespace().count() >= SENTENCE && typed.split_whitespace().all(is_word)
}

/// Returns advice for somebody who writes a few words such as that the game should end.
fn advice_on(typed: &str, game: MatchId) -> Option<String> {
    let words = typed.to_lowercase();
    let words: Vec<&str> =
        words.split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty()).collect();
    let has = |word: &str| words.len() <= 3 && words.contains(&word);
    match () {
        () if has("resign") => Some(text!("error-typed-resign", game)),
        () if has("draw") => Some(text!("error-typed-draw", game)),
        () if has("takeback") => Some(text!("error-typed-takeback", game)),
        () if has("rematch") => Some(text!("error-typed-rematch", game)),
        () => None,
    }
}

/// Returns `true` if the seat's next action is secret.
fn is_secret(hosted: &HostedMatch, seat: Seat) -> bool {
    // Not even the possible choices of a team may be seen.
    if hosted.is_team(seat) {
        return board::secret_choice::chooses_in_secret(hosted, seat);
    }
    hosted.is_turn_of(seat) || hosted.game.position().is_simultaneous() || hosted.places_secretly(seat)
}

/// Returns legal actions similar to the typed one: to the same square, otherwise by the same piece, otherwise any.
fn near(hosted: &HostedMatch, seat: Seat, typed: &str) -> String {
    let legal = hosted.game_for(seat).position().observe(Viewer::Seat(seat)).legal(seat);
    let plain = |text: &str| -> String {
        text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    };
    let typed = plain(&hosted.game.game().normalise(typed));
    let letters: Vec<char> = typed.chars().collect();
    let goal: String = letters[letters.len().saturating_sub(2)..].iter().collect();
    let piece: String = letters.iter().take(2).collect();
    let with = |part: &str, is_first: bool| -> Vec<&String> {
        let fits = |text: &&String| {
            let text = plain(text);
            if is_first { text.starts_with(part) } else { text.contains(part) }
        };
        if part.is_empty() { Vec::new() } else { legal.iter().filter(fits).collect() }
    };
    let mut found = with(&goal, false);
    found.extend(with(&piece, true));
    if found.is_empty() {
        found.extend(with(&piece.chars().take(1).collect::<String>(), true));
    }
    if found.is_empty() {
        found = legal.iter().collect();
    }
    let mut named: Vec<String> = Vec::new();
    for text in found {
        let text = format!("`{text}`");
        if named.len() < NAMED && !named.contains(&text) {
            named.push(text);
        }
    }
    joined(&named)
}

#[cfg(test)]
mod tests {
    use super::is_sentence;

    #[test]
    fn a_sentence_is_no_move() {
        for sentence in ["I take the JD!", "well, that’s it then…", "Хорошо сыграно, друг мой"]
        {
            assert!(is_sentence(sentence), "{sentence}");
        }
        for typed in
            ["4C i3", "good luck", "JD takes i3", "+Spear +Rider end", "K@a1 Q@b1 N@c1", "O-O then e4"]
        {
            assert!(!is_sentence(typed), "{typed}");
        }
    }
}
