//! Reasons why the host refuses a request.

use thiserror::Error;

use crate::arrays::saved_array::ArrayRequestError;
use crate::clocks::time_control::ParseTimeControlError;
use crate::conditional_moves::error::ConditionalMoveError;
use crate::db::error::StoreError;
use crate::decks::deck::DeckRequestError;
use crate::ids::{ChannelId, MatchId, PlayerId, Timestamp};
use crate::imports::import::RecordError;
use crate::invitations::special_terms::SpecialTermsError;
use crate::roles::rule::RoleRequestError;
use crate::series::error::SeriesRequestError;
use crate::series::terms::ParseSeriesError;
use crate::server_cards::server_card::ServerCardError;
use crate::simuls::error::SimulRequestError;
use crate::teams::error::TeamRequestError;
use crate::tournaments::error::TournamentRequestError;
use crate::workers::WorkError;
use trickmate_rules::mysterious::PlacingPlanError;
use trickmate_rules::{ActionError, OptionError};

/// A refused or failed request. The text is for the log; `ui/error_text.rs` of the bot has the sentences for players.
#[derive(Debug, Error)]
pub enum ServiceError {
    /// No such game.
    #[error("there is no such game")]
    NoGame,
    /// An option that the game does not take.
    #[error("the option is refused: {0}")]
    Option(#[from] OptionError),
    /// A challenge to oneself.
    #[error("a challenge to oneself")]
    AgainstOneself,
    /// The challenge is over or never was.
    #[error("the challenge is closed")]
    ChallengeClosed,
    /// Somebody else is challenged.
    #[error("the challenge is for {0}")]
    NotChallenged(PlayerId),
    /// Only the challenger may withdraw.
    #[error("the challenge is made by {0}")]
    NotChallenger(PlayerId),
    /// A player's own challenge, which they cannot answer.
    #[error("the own challenge cannot be answered")]
    OwnChallenge,
    /// Nobody can block themselves.
    #[error("nobody can block themselves")]
    BlocksOneself,
    /// The player has blocked the one they want to play with.
    #[error("{0} is blocked by the player")]
    HasBlocked(PlayerId),
    /// The opponent has blocked the player, or is banned; the player must not learn which.
    #[error("the opponent cannot be challenged")]
    NotToBeChallenged,
    /// The challenger has blocked the player.
    #[error("the challenge cannot be accepted")]
    NotToBeAccepted,
    /// The player is banned from playing on this server.
    #[error("the player is banned")]
    Banned,
    /// The data of the player is being deleted.
    #[error("the player’s data is being deleted")]
    BeingErased,
    /// The player has deleted their data a short while ago.
    #[error("the player’s data was deleted, again possible at {0}")]
    ErasedAlready(i64),
    /// The players' global ratings are not the server's to decide about.
    #[error("the game counts worldwide")]
    Worldwide,
    /// The player has reached the limit of open challenges.
    #[error("{0} open challenges")]
    TooManyChallenges(i64),
    /// The player has reached the limit of running games.
    #[error("{0} running games")]
    TooManyGames(i64),
    /// The player has reached the limit of running games against the computer.
    #[error("{0} running games against the computer")]
    TooManyComputerGames(i64),
    /// The id under which the computer plays is not known yet.
    #[error("the computer’s id is not known yet")]
    NoComputer,
    /// Only the challenger may play their challenge against the computer.
    #[error("the challenge is made by {0}")]
    NotYourChallenge(PlayerId),
    /// There are no hints where ratings are at stake.
    #[error("no hints in rated games")]
    NoHints,
    /// The position is being played in a rated game, so there is no help.
    #[error("the position is one of a running rated game")]
    InRatedGame,
    /// The match has no choices.
    #[error("there is nothing to analyse")]
    NothingToAnalyse,
    /// The position cannot be continued.
    #[error("the position cannot be played on from")]
    NotPlayable,
    /// Hints are given in one's own turn.
    #[error("a hint out of turn")]
    HintOutOfTurn,
    /// The challenger has too many running games.
    #[error("{0} has too many running games")]
    OpponentBusy(PlayerId),
    /// Games can only be started in these channels of the server.
    #[error("games can be started in other channels: {0:?}")]
    NotHere(Vec<ChannelId>),
    /// Several cards that cannot all be placed.
    #[error("there is no such match")]
    NoMatch,
    /// Several cards that cannot all be placed.
    #[error("several cards cannot be placed")]
    Placing(#[from] PlacingPlanError),
    /// Special terms that are refused.
    #[error(transparent)]
    Terms(#[from] SpecialTermsError),
    /// A request about a series that is refused.
    #[error(transparent)]
    Series(#[from] SeriesRequestError),
    /// A text that is not a series.
    #[error(transparent)]
    NoSeries(#[from] ParseSeriesError),
    /// A text that is not a time control.
    #[error(transparent)]
    Time(#[from] ParseTimeControlError),
    /// The match's server has removed the bot.
    #[error("the match is paused")]
    Paused,
    /// The match's server has the bot.
    #[error("the match is not paused")]
    NotPaused,
    /// The match is paused, and its players may choose how it continues from this moment on.
    #[error("it is too soon to choose how the match goes on")]
    TooSoon(Timestamp),
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The match is still running.
    #[error("the match is not over")]
    NotOver,
    /// The player has made no move that could be taken back.
    #[error("nothing to take back")]
    NothingToTakeBack,
    /// A secret has been revealed since.
    #[error("hidden information was revealed since")]
    Revealed,
    /// The players have a result to lose.
    #[error("the match is rated")]
    Rated,
    /// The offer is no longer open.
    #[error("the offer is closed")]
    OfferClosed,
    /// The same deal is not possible, since nothing is dealt that everybody can see.
    #[error("nothing was dealt that all can see")]
    NoDeal,
    /// The same has been offered already.
    #[error("the same is offered already")]
    OfferedAlready,
    /// The same offer was declined at this position, or withdrawn too often.
    #[error("the same was offered at this position")]
    OfferedBefore,
    /// A rematch was declined, or withdrawn too often.
    #[error("a rematch was asked for")]
    RematchAsked,
    /// The players must not play each other, or one of them cannot play now.
    #[error("there can be no rematch")]
    NoRematch,
    /// Only the opponent can answer.
    #[error("the own offer cannot be answered")]
    OwnOffer,
    /// Only the player who made the offer can withdraw it.
    #[error("the offer is made by {0}")]
    NotOfferer(PlayerId),
    /// The player is on vacation.
    #[error("already on vacation")]
    OnVacation,
    /// The player is not on vacation.
    #[error("not on vacation")]
    NotOnVacation,
    /// The vacation days of the year are used up.
    #[error("no vacation left")]
    NoVacationLeft,
    /// The player has no running match here.
    #[error("no running match here")]
    NothingHere,
    /// The player has no running match here, and several elsewhere.
    #[error("several running matches elsewhere")]
    SeveralElsewhere,
    /// The player holds no secret cards in any match.
    #[error("no secret cards anywhere")]
    NoHand,
    /// The player is not in the match.
    #[error("only {0} and {1} play")]
    NotSeated(PlayerId, PlayerId),
    /// The player does not show ratings to others.
    #[error("{0} is not listed")]
    Unlisted(PlayerId),
    /// The server has turned off rated games.
    #[error("no rated games on this server")]
    NoRated,
    /// Nothing has been drafted in the turn under way.
    #[error("nothing is drafted")]
    NothingDrafted,
    /// The position has changed since the player saw it.
    #[error("the position has changed")]
    Stale,
    /// The rules refuse it.
    #[error(transparent)]
    Refused(Refused),
    /// A request about decks is refused.
    #[error(transparent)]
    Deck(#[from] DeckRequestError),
    /// A request about saved arrays is refused.
    #[error(transparent)]
    Array(#[from] ArrayRequestError),
    /// A request about a tournament is refused.
    #[error(transparent)]
    Tournament(#[from] TournamentRequestError),
    /// A request about planned moves is refused.
    #[error(transparent)]
    ConditionalMove(#[from] ConditionalMoveError),
    /// A request about a simultaneous exhibition is refused.
    #[error(transparent)]
    Simul(#[from] SimulRequestError),
    /// A request about roles for ratings is refused.
    #[error(transparent)]
    Role(#[from] RoleRequestError),
    /// A request about a team game is refused.
    #[error(transparent)]
    Team(#[from] TeamRequestError),
    /// A request about a server's cards is refused.
    #[error(transparent)]
    Card(#[from] ServerCardError),
    /// The database has failed.
    #[error(transparent)]
    Store(StoreError),
    /// One's own match needs no watching.
    #[error("the own match needs no watching")]
    OwnGame,
    /// The match is over.
    #[error("game {0} is over")]
    NothingToWatch(MatchId),
    /// A limit on watched matches or spectators is reached.
    #[error("too many watched")]
    TooManyWatched,
    /// An imported record is no longer kept.
    #[error("the record is not stored")]
    NoImport,
    /// A text that is not a record of a match.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The operating system gives no random bytes.
    #[error("no random bytes: {0}")]
    NoRandomness(String),
    /// The match was begun under rules that this program does not have.
    #[error("game {0} has unknown rules")]
    UnknownRules(MatchId),
    /// A stored match cannot be replayed: a defect.
    #[error("game {0} is damaged: {1}")]
    Corrupt(i64, String),
    /// There is too much work, or the work panicked.
    #[error(transparent)]
    Work(#[from] WorkError),
}

impl From<StoreError> for ServiceError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::BeingErased => Self::BeingErased,
            error => Self::Store(error),
        }
    }
}

impl ServiceError {
    /// Returns `true` if something stored cannot be read, while the database works.
    #[must_use]
    pub const fn is_damage(&self) -> bool {
        match self {
            Self::Corrupt(..) | Self::NoGame => true,
            Self::Store(error) => error.is_damage(),
            _ => false,
        }
    }

    /// Returns `true` if it concerns one match that this program cannot open, while everything else works: its row
    /// cannot be read, its rules are unknown, or replaying it fails because of a defect.
    #[must_use]
    pub const fn is_unopenable(&self) -> bool {
        self.is_damage() || matches!(self, Self::UnknownRules(_) | Self::Work(WorkError::Broken))
    }
}

/// An action that the rules refuse.
#[derive(Debug, Error)]
#[error("the rules refuse an action")]
pub struct Refused {
    /// Text that the player typed.
    pub text: String,
    /// The reason for the refusal.
    pub refusal: ActionError,
}
