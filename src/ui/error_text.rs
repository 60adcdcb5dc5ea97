//! Answers to players when the host refuses something or fails.

use crate::api::error::ApiError;
use crate::api::outgoing_message::escape;
use trickmate_host::workers::WorkError;
use trickmate_host::{
    DeckRequestError, MAX_BROUGHT, MAX_DECK_NAME_LEN, MAX_DECKS, MAX_RECORD_LEN, MAX_RECORDED, RecordError,
    Refused, ServerCardError, ServiceError, VACATION_DAYS,
};
use trickmate_rules::ActionError;
use trickmate_text::text;

/// The most characters about the error in a record.
const MAX_REASON_LEN: usize = 300;
/// The most characters of typed text that are quoted.
const MAX_QUOTED_LEN: usize = 120;

/// Returns the sentence for the player, without characters that Discord would format.
pub(crate) fn sentence(error: &ServiceError) -> String {
    match error {
        ServiceError::NoGame => text!("error-no-game"),
        ServiceError::Option(why) => text!("error-option", why = escape(&why.to_string())),
        ServiceError::AgainstOneself => text!("error-against-oneself"),
        ServiceError::ChallengeClosed => text!("error-challenge-closed"),
        ServiceError::NotChallenged(player) => text!("error-not-challenged", player = mention(*player)),
        ServiceError::NotChallenger(player) => text!("error-not-challenger", player = mention(*player)),
        ServiceError::OwnChallenge => text!("error-own-challenge"),
        ServiceError::BlocksOneself => text!("error-blocks-oneself"),
        ServiceError::HasBlocked(player) => text!("error-has-blocked", player = mention(*player)),
        ServiceError::NotToBeChallenged => text!("error-not-to-be-challenged"),
        ServiceError::NotToBeAccepted => text!("error-not-to-be-accepted"),
        ServiceError::Banned => text!("error-banned"),
        ServiceError::BeingErased => text!("error-being-erased"),
        ServiceError::ErasedAlready(at) => {
            text!("error-erased-already", when = format!("<t:{}:R>", at / 1000))
        }
        ServiceError::Worldwide => text!("error-worldwide"),
        ServiceError::TooManyChallenges(count) => text!("error-too-many-challenges", count),
        ServiceError::TooManyGames(count) => text!("error-too-many-games", count),
        ServiceError::TooManyComputerGames(count) => text!("error-too-many-computer-games", count),
        ServiceError::NoComputer => text!("error-no-computer"),
        ServiceError::NotYourChallenge(player) => {
            text!("error-not-your-challenge", player = mention(*player))
        }
        ServiceError::NoHints => text!("error-no-hints"),
        ServiceError::InRatedGame => text!("error-in-rated-game"),
        ServiceError::NothingToAnalyse => text!("error-nothing-to-analyse"),
        ServiceError::NotPlayable => text!("error-not-playable"),
        ServiceError::HintOutOfTurn => text!("error-hint-out-of-turn"),
        ServiceError::OpponentBusy(player) => text!("error-opponent-busy", player = mention(*player)),
        ServiceError::NotHere(there) => text!("error-not-here", channels = channels(there)),
        ServiceError::NoMatch => text!("error-no-match"),
        ServiceError::Time(_) => text!("error-time-control"),
        ServiceError::Paused => text!("error-paused"),
        ServiceError::NotPaused => text!("error-not-paused"),
        ServiceError::TooSoon(moment) => text!("error-too-soon", when = format!("<t:{}:R>", moment / 1000)),
        ServiceError::Over => text!("error-over"),
        ServiceError::NoDeal => text!("error-no-deal"),
        ServiceError::NotOver => text!("error-not-over"),
        ServiceError::NothingToTakeBack => text!("error-nothing-to-take-back"),
        ServiceError::Revealed => text!("error-revealed"),
        ServiceError::Rated => text!("error-rated"),
        ServiceError::OfferClosed => text!("error-offer-closed"),
        ServiceError::OfferedAlready => text!("error-offered-already"),
        ServiceError::OfferedBefore => text!("error-offered-before"),
        ServiceError::RematchAsked => text!("error-rematch-asked"),
        ServiceError::NoRematch => text!("error-no-rematch"),
        ServiceError::OwnOffer => text!("error-own-offer"),
        ServiceError::NotOfferer(player) => text!("error-not-offerer", player = mention(*player)),
        ServiceError::OnVacation => text!("error-on-vacation"),
        ServiceError::NotOnVacation => text!("error-not-on-vacation"),
        ServiceError::NoVacationLeft => text!("error-no-vacation-left", days = VACATION_DAYS),
        ServiceError::NothingHere => text!("error-nothing-here"),
        ServiceError::SeveralElsewhere => text!("error-several-elsewhere"),
        ServiceError::NoHand => text!("error-no-hand"),
        ServiceError::NotSeated(first, second) => {
            text!("error-not-seated", first = mention(*first), second = mention(*second))
        }
        ServiceError::Unlisted(player) => text!("error-unlisted", player = mention(*player)),
        ServiceError::NoRated => text!("error-no-rated"),
        ServiceError::NothingDrafted => text!("error-nothing-drafted"),
        ServiceError::Stale => text!("error-stale"),
        ServiceError::Refused(refused) => action(refused),
        ServiceError::Placing(why) => text!("error-placing", why = escape(&why.to_string())),
        ServiceError::Deck(error) => deck(error),
        ServiceError::Card(ServerCardError::Refused(why)) => text!("error-card-refused", why = escape(why)),
        ServiceError::Card(ServerCardError::Taken) => text!("error-card-taken"),
        ServiceError::Card(ServerCardError::TooManyBrought) => {
            text!("error-too-many-brought", max = MAX_BROUGHT)
        }
        ServiceError::Card(ServerCardError::NoDecks) => text!("error-cards-without-decks"),
        ServiceError::Card(ServerCardError::NoCard) => text!("error-no-card"),
        ServiceError::OwnGame => text!("error-own-game"),
        ServiceError::NothingToWatch(game) => text!("error-nothing-to-watch", game),
        ServiceError::TooManyWatched => text!("error-too-many-watched"),
        ServiceError::NoImport => text!("error-no-import"),
        ServiceError::Record(error) => text!("error-record", why = record(error)),
        ServiceError::UnknownRules(game) => text!("error-unknown-rules", game),
        ServiceError::Corrupt(game, _) => text!("error-corrupt", game),
        ServiceError::Work(WorkError::Busy) => text!("error-busy"),
        ServiceError::Store(_) | ServiceError::NoRandomness(_) | ServiceError::Work(WorkError::Broken) => {
            text!("error-failed")
        }
    }
}

/// Returns the sentence about an action that the rules refuse.
fn action(refused: &Refused) -> String {
    match &refused.refusal {
        ActionError::Over => text!("error-over"),
        ActionError::NotYourTurn(_) => text!("error-out-of-turn"),
        _ => text!("error-action", refused = why_refused(refused)),
    }
}

/// Returns typed text as a quotation, without characters that would end the quotation, break its line or turn it
/// around.
pub(crate) fn quoted(typed: &str) -> String {
    let turns = |letter: char| matches!(letter, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let plain = |letter: char| match letter {
        '`' => '\'',
        letter if letter.is_control() || turns(letter) => ' ',
        letter => letter,
    };
    typed.chars().take(MAX_QUOTED_LEN).map(plain).collect()
}

/// Returns the typed text and the reason of the rules, without a full stop.
pub(crate) fn why_refused(refused: &Refused) -> String {
    let typed = quoted(&refused.text);
    match &refused.refusal {
        ActionError::Illegal(why) => text!("refused-illegal", typed, why = escape(why)),
        ActionError::Unreadable(why) => text!("refused-unreadable", typed, why = escape(why)),
        why => text!("refused-otherwise", typed, why = escape(&why.to_string())),
    }
}

/// Returns the error in a record.
fn record(error: &RecordError) -> String {
    match error {
        RecordError::TooLong => text!("record-too-long", kib = MAX_RECORD_LEN / 1024),
        RecordError::TooManyMoves => text!("record-too-many-moves", max = MAX_RECORDED),
        RecordError::TooSlow => text!("record-too-slow"),
        RecordError::Refused(why) => escape(&why.chars().take(MAX_REASON_LEN).collect::<String>()),
    }
}

fn deck(error: &DeckRequestError) -> String {
    match error {
        DeckRequestError::NoDeck => text!("error-no-deck"),
        DeckRequestError::Name => text!("error-deck-name", max = MAX_DECK_NAME_LEN),
        DeckRequestError::Taken(name) => text!("error-deck-taken", name),
        DeckRequestError::ReadyName(name) => text!("error-deck-preset-name", name),
        DeckRequestError::Ready(name) => text!("error-deck-preset", name),
        DeckRequestError::Full => text!("error-decks-full", max = MAX_DECKS),
        DeckRequestError::Cards(why) => text!("error-deck-cards", why = escape(&why.to_string())),
        DeckRequestError::InUse { name, why } => {
            text!("error-deck-in-use", name, why = escape(&why.to_string()))
        }
        DeckRequestError::Unusable { name, why } => {
            text!("error-deck-unusable", name, why = escape(&why.to_string()))
        }
        DeckRequestError::NotReady => text!("error-deck-not-ready"),
        DeckRequestError::OtherNotReady(player) => {
            text!("error-deck-other-not-ready", player = mention(*player))
        }
    }
}

/// Returns the reason why Discord refuses, as it follows "The board can't be posted".
pub(crate) fn api_error(error: &ApiError) -> String {
    text!(match error {
        ApiError::ChannelGone => "trouble-channel-gone",
        ApiError::MessageGone => "trouble-message-gone",
        ApiError::NotPermitted => "trouble-not-permitted",
        ApiError::ThreadClosed => "trouble-thread-closed",
        ApiError::Passing(_) => "trouble-passing",
        _ => "trouble-refused",
    })
}

fn mention(player: i64) -> String {
    format!("<@{player}>")
}

/// Channels in a list: "a", "a or b", "a, b or c".
fn channels(channels: &[i64]) -> String {
    let names: Vec<String> = channels.iter().map(|channel| format!("<#{channel}>")).collect();
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => text!("error-not-here-two", first = others.join(", "), last),
        None => String::new(),
    }
}
