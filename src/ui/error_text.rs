//! Answers to players when the host refuses something or fails.

use crate::api::error::ApiError;
use crate::api::outgoing_message::escape;
use crate::ui::format::mention;
use trickmate_host::workers::WorkError;
use trickmate_host::{
    ArrayRequestError, ChannelId, ConditionalMoveError, DeckRequestError, MAX_ARRAYS, MAX_BROUGHT, MAX_DECKS,
    MAX_GIVEN_NAME_LEN, MAX_MOVES, MAX_RECORD_LEN, MAX_RECORDED, MAX_ROLES, MAX_SIDEBOARD, MOST_SERIES_GAMES,
    RecordError, Refused, RoleRequestError, SIMULS_OF_HOST, SeriesRequestError, ServerCardError,
    ServiceError, SimulRequestError, SpecialTermsError, TEAM_GAMES_OF_ORGANIZER, TEAM_GAMES_OF_SERVER,
    TOURNAMENTS_OF_ORGANIZER, TOURNAMENTS_OF_SERVER, TeamRequestError, TournamentRequestError, VACATION_DAYS,
};
use trickmate_rules::{ActionError, MAX_ODDS, OddsError};
use trickmate_text::rules::phrase;
use trickmate_text::{joined, text};

/// The most characters about the error in a record.
const MAX_REASON_LEN: usize = 300;
/// The most characters of typed text that are quoted.
const MAX_QUOTED_LEN: usize = 120;

/// Returns the sentence for the player, without characters that Discord would format.
pub(crate) fn sentence(error: &ServiceError) -> String {
    match error {
        ServiceError::NoGame => text!("error-no-game"),
        ServiceError::Option(why) => text!("error-option", why = escape(&phrase(&why.phrase()))),
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
        ServiceError::Terms(error) => special_terms(error),
        ServiceError::Series(error) => series(*error),
        ServiceError::NoSeries(_) => text!("error-series-terms", max = u32::from(MOST_SERIES_GAMES)),
        ServiceError::Time(_) => text!("error-time-control"),
        ServiceError::Paused => text!("error-paused"),
        ServiceError::NotPaused => text!("error-not-paused"),
        ServiceError::TooSoon(moment) => {
            text!("error-too-soon", when = format!("<t:{}:R>", moment.seconds()))
        }
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
        ServiceError::Placing(why) => text!("error-placing", why = escape(&phrase(&why.phrase()))),
        ServiceError::Deck(error) => deck(error),
        ServiceError::Tournament(error) => tournament(*error),
        ServiceError::ConditionalMove(error) => conditional_move(*error),
        ServiceError::Simul(error) => simul(*error),
        ServiceError::Role(error) => role(*error),
        ServiceError::Team(error) => team(*error),
        ServiceError::Array(error) => array(*error),
        ServiceError::Card(ServerCardError::Refused(why)) => {
            text!("error-card-refused", why = escape(&phrase(why)))
        }
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

/// Returns the sentence about odds, times or a position.
fn special_terms(error: &SpecialTermsError) -> String {
    match error {
        SpecialTermsError::Odds(error) => match error {
            OddsError::Nothing => text!("error-odds-nothing"),
            OddsError::TooMany => text!("error-odds-too-many", max = MAX_ODDS),
            OddsError::NoPiece(square) => text!("error-odds-no-piece", square = quoted(square)),
            OddsError::BothSides => text!("error-odds-both-sides"),
            OddsError::King(square) => text!("error-odds-king", square = quoted(square)),
            OddsError::NotOnBoard => text!("error-odds-not-on-board"),
            OddsError::Dealt => text!("error-odds-dealt"),
            OddsError::Position(_) | OddsError::Unplayable => text!("error-odds-unplayable"),
        },
        SpecialTermsError::Rated => text!("error-special-rated"),
        SpecialTermsError::Times => text!("error-special-times"),
        SpecialTermsError::OddsFromPosition => text!("error-odds-from-position"),
        SpecialTermsError::Position(why) => text!(
            "error-position",
            why = escape(&phrase(why).chars().take(MAX_REASON_LEN).collect::<String>())
        ),
    }
}

/// Returns the sentence about a series.
fn series(error: SeriesRequestError) -> String {
    if error == SeriesRequestError::Sideboard {
        return text!("error-series-sideboard", max = MAX_SIDEBOARD);
    }
    text!(match error {
        SeriesRequestError::NoDecks | SeriesRequestError::Sideboard => "error-series-no-decks",
        SeriesRequestError::NoSeries => "error-no-series",
        SeriesRequestError::NotPlaying => "error-series-not-playing",
        SeriesRequestError::Over => "error-series-over",
        SeriesRequestError::UnderWay => "error-series-under-way",
        SeriesRequestError::NoSameDeal => "error-series-no-same-deal",
        SeriesRequestError::Odds => "error-series-odds",
        SeriesRequestError::GoesOn => "error-series-goes-on",
    })
}

/// Returns the sentence about a request in a team game.
fn team(error: TeamRequestError) -> String {
    match error {
        TeamRequestError::NoGame => text!("error-team-no-game"),
        TeamRequestError::Decks => text!("error-team-decks"),
        TeamRequestError::Time => text!("error-team-time"),
        TeamRequestError::TooMany => {
            text!("error-team-too-many", server = TEAM_GAMES_OF_SERVER, organizer = TEAM_GAMES_OF_ORGANIZER)
        }
        TeamRequestError::Closed => text!("error-team-closed"),
        TeamRequestError::NoTeam => text!("error-team-no-team"),
        TeamRequestError::Full => text!("error-team-full"),
        TeamRequestError::OtherTeam(_) => text!("error-team-other-team"),
        TeamRequestError::IsOpponent => text!("error-team-is-opponent"),
        TeamRequestError::NotYours(player) => text!("error-team-not-yours", player = mention(player)),
        TeamRequestError::NoMember(_) => text!("error-team-no-member"),
        TeamRequestError::NotIn => text!("error-team-not-in"),
        TeamRequestError::NotYet => text!("vote-not-yet"),
        TeamRequestError::OneAction => text!("error-team-one-action"),
        TeamRequestError::InTeams => text!("error-team-in-teams"),
        TeamRequestError::Elsewhere => text!("error-team-elsewhere"),
        TeamRequestError::Invited => text!("error-team-invited"),
        TeamRequestError::BothJoined => text!("error-team-both-joined"),
        TeamRequestError::SameChannel => text!("error-team-same-channel"),
        TeamRequestError::SameServer => text!("error-team-same-server"),
        TeamRequestError::NoInvitation => text!("error-team-no-invitation"),
        TeamRequestError::OwnInvitation => text!("error-team-own-invitation"),
        TeamRequestError::NotManager => text!("error-team-not-manager"),
        TeamRequestError::AwayGone => text!("error-team-away-gone"),
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

/// Returns typed text as a quotation, without characters that would end it, break its line or reverse its direction.
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
        ActionError::Illegal(why) => text!("refused-illegal", typed, why = escape(&phrase(why))),
        ActionError::Unreadable(why) => text!("refused-unreadable", typed, why = escape(&phrase(why))),
        why => text!("refused-otherwise", typed, why = escape(&why.to_string())),
    }
}

/// Returns the error in a record.
fn record(error: &RecordError) -> String {
    match error {
        RecordError::TooLong => text!("record-too-long", kib = MAX_RECORD_LEN / 1024),
        RecordError::TooManyMoves => text!("record-too-many-moves", max = MAX_RECORDED),
        RecordError::TooSlow => text!("record-too-slow"),
        RecordError::Refused(why) => escape(&phrase(why).chars().take(MAX_REASON_LEN).collect::<String>()),
    }
}

fn conditional_move(error: ConditionalMoveError) -> String {
    match error {
        ConditionalMoveError::NotHere => text!("plan-error-not-here"),
        ConditionalMoveError::NotBeyond => text!("plan-error-not-beyond"),
        ConditionalMoveError::Full => text!("plan-error-full", max = MAX_MOVES),
        ConditionalMoveError::TwoAnswers => text!("plan-error-two-answers"),
    }
}

fn simul(error: SimulRequestError) -> String {
    match error {
        SimulRequestError::NoSimul => text!("simul-error-none"),
        SimulRequestError::TooMany => text!("simul-error-too-many", max = SIMULS_OF_HOST),
        SimulRequestError::Decks => text!("tournament-error-decks"),
        SimulRequestError::NotOpen => text!("simul-error-not-open"),
        SimulRequestError::Full => text!("tournament-error-full"),
        SimulRequestError::OwnSimul => text!("simul-error-own"),
        SimulRequestError::NotIn => text!("simul-error-not-in"),
        SimulRequestError::NobodyJoined => text!("simul-error-nobody"),
        SimulRequestError::NotHost(host) => text!("simul-error-not-host", host = mention(host)),
    }
}

fn tournament(error: TournamentRequestError) -> String {
    match error {
        TournamentRequestError::NoTournament => text!("tournament-error-none"),
        TournamentRequestError::Name => text!("tournament-error-name", max = MAX_GIVEN_NAME_LEN),
        TournamentRequestError::Places { least, most } => text!("tournament-error-places", least, most),
        TournamentRequestError::Rounds(0) => text!("tournament-error-no-rounds"),
        TournamentRequestError::Rounds(most) => text!("tournament-error-rounds", most),
        TournamentRequestError::Games(1) => text!("tournament-error-no-games"),
        TournamentRequestError::Games(most) => text!("tournament-error-games", most),
        TournamentRequestError::RoundLength => text!("tournament-error-round-length"),
        TournamentRequestError::Withdrawn => text!("tournament-error-withdrawn"),
        TournamentRequestError::NoTime => text!("tournament-error-no-time"),
        TournamentRequestError::Decks => text!("tournament-error-decks"),
        TournamentRequestError::NotOpen => text!("tournament-error-not-open"),
        TournamentRequestError::NotRunning => text!("tournament-error-not-running"),
        TournamentRequestError::Full => text!("tournament-error-full"),
        TournamentRequestError::NotIn => text!("tournament-error-not-in"),
        TournamentRequestError::Role(role) => text!("tournament-error-role", role = format!("<@&{role}>")),
        TournamentRequestError::Rating { least, most } => {
            text!("tournament-error-rating", range = rating_range(RatingRange { least, most }))
        }
        TournamentRequestError::TooFew(least) => text!("tournament-error-too-few", least),
        TournamentRequestError::NotManager => text!("tournament-error-not-manager"),
        TournamentRequestError::NoCorrection => text!("tournament-error-no-correction"),
        TournamentRequestError::TooMany => text!(
            "tournament-error-too-many",
            server = TOURNAMENTS_OF_SERVER,
            organizer = TOURNAMENTS_OF_ORGANIZER
        ),
        TournamentRequestError::NotLive => text!("tournament-error-not-live"),
        TournamentRequestError::Length => text!("tournament-error-length"),
        TournamentRequestError::Start => text!("tournament-error-start"),
        TournamentRequestError::CheckIn => text!("tournament-error-check-in"),
        TournamentRequestError::NotCheckingIn => text!("tournament-error-not-checking-in"),
        TournamentRequestError::AlreadyIn => text!("tournament-error-already-in"),
        TournamentRequestError::NotArena => text!("tournament-error-not-arena"),
        TournamentRequestError::NoSwap => text!("tournament-error-no-swap"),
        TournamentRequestError::GameBegun => text!("tournament-error-game-begun"),
        TournamentRequestError::AgainstRules => text!("tournament-error-against-rules"),
        TournamentRequestError::InTournament => text!("tournament-error-in-tournament"),
    }
}

/// Returns the sentence for a refused request about roles.
fn role(error: RoleRequestError) -> String {
    match error {
        RoleRequestError::Number { least, most } => {
            text!("roles-error-number", least = least.to_string(), most = most.to_string())
        }
        RoleRequestError::TooMany => text!("roles-error-too-many", max = MAX_ROLES),
    }
}

/// A range of ratings, in which both ends may be open.
#[derive(Clone, Copy)]
pub(crate) struct RatingRange {
    pub(crate) least: Option<i64>,
    pub(crate) most: Option<i64>,
}

/// Returns a range of ratings, e.g. "from 1400 to 1800".
pub(crate) fn rating_range(range: RatingRange) -> String {
    match (range.least, range.most) {
        (Some(least), Some(most)) => text!("tournament-ratings-between", least, most),
        (Some(least), None) => text!("tournament-ratings-from", least),
        (None, Some(most)) => text!("tournament-ratings-to", most),
        (None, None) => String::new(),
    }
}

fn array(error: ArrayRequestError) -> String {
    match error {
        ArrayRequestError::NoArray => text!("error-no-array"),
        ArrayRequestError::Name => text!("error-array-name", max = MAX_GIVEN_NAME_LEN),
        ArrayRequestError::Full => text!("error-arrays-full", max = MAX_ARRAYS),
        ArrayRequestError::NotPlaced => text!("error-array-not-placed"),
    }
}

fn deck(error: &DeckRequestError) -> String {
    match error {
        DeckRequestError::NoDeck => text!("error-no-deck"),
        DeckRequestError::Name => text!("error-deck-name", max = MAX_GIVEN_NAME_LEN),
        DeckRequestError::Taken(name) => text!("error-deck-taken", name),
        DeckRequestError::ReadyName(name) => text!("error-deck-preset-name", name),
        DeckRequestError::Full => text!("error-decks-full", max = MAX_DECKS),
        DeckRequestError::Cards(why) => text!("error-deck-cards", why = escape(&phrase(&why.phrase()))),
        DeckRequestError::InUse { name, why } => {
            text!("error-deck-in-use", name, why = escape(&phrase(&why.phrase())))
        }
        DeckRequestError::Unusable { name, why } => {
            text!("error-deck-unusable", name, why = escape(&phrase(&why.phrase())))
        }
        DeckRequestError::NotReady => text!("error-deck-not-ready"),
        DeckRequestError::OtherNotReady(player) => {
            text!("error-deck-other-not-ready", player = mention(*player))
        }
    }
}

/// Returns the reason why Discord refuses, in words that follow "The board can't be posted".
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

/// Channels in a list: "a", "a or b", "a, b or c".
fn channels(channels: &[ChannelId]) -> String {
    let names: Vec<String> = channels.iter().map(|channel| format!("<#{channel}>")).collect();
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => text!("error-not-here-two", first = joined(others), last),
        None => String::new(),
    }
}
