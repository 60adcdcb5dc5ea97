//! Typed moves, or several actions of a turn at once: `e1-d1, +Spear+Rider, end`.

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::play;
use crate::ui::asker::{Asker, wanted};
use crate::ui::command_error::CommandError;
use crate::ui::error_text::{quoted, why_refused};
use crate::ui::shown_match::ShownMatch;
use crate::ui::spot::Spot;
use trickmate_host::workers::Lane;
use trickmate_host::{AT_RANDOM, HostedMatch, Refused, ServiceError, TeamRequestError, is_at_random};
use trickmate_rules::{Match, MenuPath, Seat, Viewer};
use trickmate_text::{rules, text};

/// The word that takes back the last action of a turn.
const UNDO: &str = "undo";

/// Performs the text typed into the form of a position.
pub(crate) async fn submit(
    bot: &Bot,
    asker: Asker,
    spot: Spot,
    written: &str,
) -> Result<OutgoingMessage, CommandError> {
    let hosted = bot.service.matches().hosted_match(spot.match_id).await?;
    match typed(bot, asker, hosted, Some(spot), written, false).await {
        Err(CommandError::Service(ServiceError::Stale)) => Err(CommandError::StaleTyped(written.to_owned())),
        result => result,
    }
}

/// Performs the text typed at the position that a person sees, if known. Then ends the turn, if `ends` is set or the
/// last word says so.
pub(crate) async fn typed(
    bot: &Bot,
    asker: Asker,
    hosted: HostedMatch,
    spot: Option<Spot>,
    typed: &str,
    ends: bool,
) -> Result<OutgoingMessage, CommandError> {
    let seat = hosted.require_seat_for(asker.person)?;
    if hosted.end_of_turn().is_some() && typed.trim().eq_ignore_ascii_case(UNDO) {
        return Box::pin(play::own_panel::undo(bot, asker, hosted, spot)).await;
    }
    if let Some(plan) = play::placing::several_placings(bot, &hosted, seat, typed).await? {
        let how = plan.to_string();
        return play::placing::place_as_planned(bot, asker, hosted.id, plan, how).await;
    }
    let end = hosted.game.game().turn_end();
    let (action, said) = without_end(typed, end);
    let whole = match end.filter(|_| ends && !said) {
        Some(end) => format!("{typed}, {end}"),
        None => typed.to_owned(),
    };
    let typed = action.to_owned();
    // Moves have the letters of both languages.
    let in_english =
        rules::without_english_sign(&typed).is_none().then(|| rules::in_english(&typed)).flatten();
    let typed = rules::without_english_sign(&typed).unwrap_or(&typed).to_owned();
    let read = move |hosted: &HostedMatch| match TypedTurn::read(hosted, seat, &typed) {
        Some(_) => Reading::Turn(Box::new(TypedTurn::read(hosted, seat, &whole).unwrap_or_default())),
        None => one_action(hosted.game_for(seat), seat, &typed, in_english.as_deref()),
    };
    let text = match bot.look(Lane::Game, &hosted, read).await? {
        Reading::Action(text) => text,
        Reading::Turn(turn) => return perform_turn(bot, asker, hosted, spot, *turn).await,
        Reading::Two(steps) => {
            let spot = spot.unwrap_or_else(|| hosted.spot());
            return Err(play::two_readings::ask(spot, action, &steps));
        }
    };
    let result = play::act::perform(bot, asker, hosted, spot, text.clone(), ends || said).await;
    result.map_err(|failure| match failure {
        // A refusal quotes the typed text.
        CommandError::Service(ServiceError::Refused(refused)) if refused.text == text => {
            ServiceError::Refused(Refused { text: action.trim().to_owned(), ..refused }).into()
        }
        failure => failure,
    })
}

/// The meaning of a typed text.
pub(crate) enum Reading {
    /// One action, in the game's notation.
    Action(String),
    /// Several actions of a turn.
    Turn(Box<TypedTurn>),
    /// One action in English, and another in the player's language.
    Two(Box<[MenuPath; 2]>),
}

/// Reads one action in English letters, and in the letters of the player's language.
pub(crate) fn one_action(game: &Match, seat: Seat, typed: &str, in_english: Option<&str>) -> Reading {
    // A random draw is known only once it is done, and not to the person who asks for it.
    if is_at_random(typed) && game.position().check(seat, AT_RANDOM).is_ok() {
        return Reading::Action(AT_RANDOM.to_owned());
    }
    let text = game.understand(seat, typed);
    let Some(other) = in_english.map(|other| game.understand(seat, other)) else {
        return Reading::Action(text);
    };
    let position = game.position();
    match (position.check(seat, &text), position.check(seat, &other)) {
        (Ok(english), Ok(own)) if english != own => {
            let paths = position.observe(Viewer::Seat(seat)).menu_paths(seat);
            let path = |text: String| {
                let found = paths.iter().find(|path| path.text == text).cloned();
                found.unwrap_or_else(|| MenuPath { text, ..MenuPath::default() })
            };
            Reading::Two(Box::new([english, own].map(path)))
        }
        (Err(_), Ok(own)) => Reading::Action(own),
        _ => Reading::Action(text),
    }
}

/// Performs the typed actions of a turn, up to the first that is refused.
async fn perform_turn(
    bot: &Bot,
    asker: Asker,
    hosted: HostedMatch,
    spot: Option<Spot>,
    turn: TypedTurn,
) -> Result<OutgoingMessage, CommandError> {
    let seat = hosted.require_seat_for(asker.person)?;
    if hosted.is_team(seat) {
        return Err(ServiceError::from(TeamRequestError::OneAction).into());
    }
    let before = hosted.game.plies().len();
    if spot.is_some_and(|spot| !hosted.is_current(seat, spot.version)) {
        return Err(ServiceError::Stale.into());
    }
    let rest = match (&turn.refused, &turn.beyond) {
        (Some(refused), _) => Some(text!("played-stopped", refused = why_refused(refused))),
        (None, Some(typed)) => Some(text!("played-too-much", rest = quoted(typed))),
        (None, None) => None,
    };
    if let Some(refused) = turn.refused.filter(|_| turn.actions.is_empty()) {
        return Err(ServiceError::Refused(refused).into());
    }
    let wanted = wanted(&hosted, asker, spot, String::new());
    let revision = spot.and_then(|spot| spot.revision);
    let hosted = Box::pin(bot.service.turns().act_in_turn(hosted, &wanted, revision, turn.actions)).await?;
    let answer = play::act::performed(bot, &hosted, seat, before).await?;
    Ok(rest.into_iter().fold(answer, |answer, rest| answer.headed(&rest)))
}

/// Several typed actions of a turn.
#[derive(Default)]
pub(crate) struct TypedTurn {
    /// The leading actions that are legal one after the other, in the game's notation.
    pub(crate) actions: Vec<String>,
    /// The first refused action, with its typed text.
    pub(crate) refused: Option<Refused>,
    /// `true` if they end the turn.
    pub(crate) ends: bool,
    /// Text after the end of the turn.
    pub(crate) beyond: Option<String>,
}

impl TypedTurn {
    /// Reads a seat's typed text; `None` if it is one action, or the game has no turns of several.
    pub(crate) fn read(hosted: &HostedMatch, seat: Seat, typed: &str) -> Option<Self> {
        let end = hosted.game.game().turn_end()?;
        let parts = in_parts(typed);
        let mut game = Match::clone(hosted.game_for(seat));
        let mut turn = Self::default();
        'parts: for part in &parts {
            let mut words: Vec<&str> = part.split_whitespace().collect();
            while !words.is_empty() {
                if turn.ends {
                    turn.beyond = Some(words.join(" "));
                    break 'parts;
                }
                match next(&mut game, seat, &words, end) {
                    Ok((action, count)) => {
                        turn.actions.push(action);
                        words.drain(..count);
                        turn.ends = !game.is_within_turn() || !game.to_act().contains(&seat);
                    }
                    Err(refused) => {
                        turn.refused = Some(refused);
                        break 'parts;
                    }
                }
            }
        }
        // A lone action is performed or refused like any other.
        let is_one = turn.actions.len() + usize::from(turn.refused.is_some()) < 2;
        if is_one && parts.len() < 2 { None } else { Some(turn) }
    }
}

/// Returns the parts between commas and semicolons outside of brackets.
fn in_parts(typed: &str) -> Vec<&str> {
    let mut depth = 0_usize;
    let is_break = |letter: char| {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && matches!(letter, ',' | ';')
    };
    typed.split(is_break).map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// Performs the action at the beginning of the words; returns the number of words in it.
fn next(game: &mut Match, seat: Seat, words: &[&str], end: &str) -> Result<(String, usize), Refused> {
    for count in (1..=words.len()).rev() {
        let text = game.understand(seat, &words[..count].join(" "));
        if game.act(seat, &text).is_ok() {
            return Ok((text, count));
        }
    }
    let others = words.iter().skip(1).take_while(|word| !begins_action(word, end)).count();
    let text = words[..=others].join(" ");
    let understood = game.understand(seat, &text);
    match game.act(seat, &understood) {
        Err(refusal) => Err(Refused { text, refusal }),
        Ok(_) => Ok((understood, others + 1)),
    }
}

/// Returns `true` if a word looks like the beginning of an action.
fn begins_action(word: &str, end: &str) -> bool {
    let is_sign = |letter: char| matches!(letter, '+' | '-' | '@' | ':');
    word.eq_ignore_ascii_case(end) || word.len() > 2 && word.contains(is_sign)
}

/// Returns a typed action without the word that ends the turn, and whether that word was there. The end of a turn alone
/// is a complete action.
fn without_end<'a>(typed: &'a str, end: Option<&str>) -> (&'a str, bool) {
    match (typed.trim().rsplit_once(char::is_whitespace), end) {
        (Some((action, last)), Some(end)) if last.eq_ignore_ascii_case(end) => (action, true),
        _ => (typed, false),
    }
}

#[cfg(test)]
mod tests {
    use super::in_parts;

    #[test]
    fn commas_within_brackets_belong_to_an_action() {
        assert_eq!(
            in_parts("e1-d1, W3@d5(Letter-d,Number-5); end,"),
            ["e1-d1", "W3@d5(Letter-d,Number-5)", "end"]
        );
        assert!(in_parts(" , ; ").is_empty());
    }
}
