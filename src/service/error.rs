//! Why the host refuses.

use thiserror::Error;

use crate::service::ParseTimeControlError;
use crate::service::deck::DeckRequestError;
use crate::service::server_card::ServerCardError;
use crate::store::StoreError;
use crate::workers::WorkError;
use trickmate_rules::mysterious::PlacingPlanError;
use trickmate_rules::{ActionError, OptionError};

/// A request that is refused. The text is one plain sentence for the player; the log has the cause.
#[derive(Debug, Error)]
pub enum ServiceError {
    /// No such game.
    #[error("Unknown game. See `/help` for the list of games.")]
    NoGame,
    /// An option that the game does not take.
    #[error("Invalid option: {0}.")]
    Option(#[from] OptionError),
    /// A challenge to oneself.
    #[error(
        "You can’t play against yourself. Choose someone else, or leave the opponent empty to let anyone accept."
    )]
    AgainstOneself,
    /// The challenge is over or never was.
    #[error("This challenge is no longer open. Start a new one with `/play`.")]
    ChallengeClosed,
    /// Somebody else is challenged.
    #[error("This challenge is for <@{0}>. Start your own with `/play`.")]
    NotChallenged(i64),
    /// Only the challenger may withdraw.
    #[error("Only <@{0}>, who made this challenge, can withdraw it.")]
    NotChallenger(i64),
    /// The own challenge cannot be answered.
    #[error("This is your own challenge. Wait for someone to accept it, or withdraw it.")]
    OwnChallenge,
    /// Nobody can block themselves.
    #[error("You can’t block yourself. Choose someone else.")]
    BlocksOneself,
    /// The player has blocked the one with whom they want to play.
    #[error("You have blocked <@{0}>. Use `/block remove` to play with them again.")]
    HasBlocked(i64),
    /// The opponent has blocked the player, or is banned: which of these is theirs to know.
    #[error(
        "You can’t challenge this player here. Choose someone else, or leave the opponent empty to let anyone accept."
    )]
    NotToBeChallenged,
    /// The challenger has blocked the player.
    #[error("You can’t accept this challenge. Start your own with `/play`.")]
    NotToBeAccepted,
    /// The player is banned from playing on this server.
    #[error("You are banned from games on this server. Ask its administrators.")]
    Banned,
    /// The data of the player is being deleted.
    #[error("Your data is being deleted. Try again in a moment.")]
    BeingErased,
    /// The player has deleted their data a short while ago.
    #[error("You deleted your data a short while ago. You can do it again <t:{}:R>.", .0 / 1000)]
    ErasedAlready(i64),
    /// The players' ratings everywhere are not the server's to decide about.
    #[error(
        "This rated game counts worldwide: only the operator of this bot can end it without a result. When it is over, \
         `/admin remove-result` removes it from this server’s leaderboards."
    )]
    Worldwide,
    /// The player has so many open challenges.
    #[error("You already have {0} open challenges. Withdraw one, or wait for an answer.")]
    TooManyChallenges(i64),
    /// The player has so many running games.
    #[error("You already have {0} running games. Finish one first: `/games` lists them.")]
    TooManyGames(i64),
    /// The player has so many running games against the computer.
    #[error(
        "You already have {0} running games against the computer. Finish one first: `/games` lists them."
    )]
    TooManyComputerGames(i64),
    /// It is not known yet under which id the computer plays.
    #[error("The computer isn’t ready yet. Try again in a moment.")]
    NoComputer,
    /// Only the challenger may play their challenge against the computer.
    #[error(
        "Only <@{0}>, who made this challenge, can play it against the computer. Start your own with `/play`."
    )]
    NotYourChallenge(i64),
    /// There are no hints where ratings are at stake.
    #[error("There are no hints in rated games.")]
    NoHints,
    /// Hints are given in one's own turn.
    #[error("You get a hint when it’s your turn.")]
    HintOutOfTurn,
    /// The challenger has too many running games.
    #[error("<@{0}> has too many running games. Try again when one is over.")]
    OpponentBusy(i64),
    /// Games are arranged in these channels of the server only.
    #[error("You can’t start games in this channel. Use `/play` in {}.", channels(.0))]
    NotHere(Vec<i64>),
    /// No such match.
    #[error("Game not found. `/games` lists yours.")]
    NoTable,
    /// Several cards that cannot all be placed.
    #[error("Nothing was placed: {0}. Correct it and send it again.")]
    Placing(#[from] PlacingPlanError),
    /// A text that is no time control.
    #[error(transparent)]
    Time(#[from] ParseTimeControlError),
    /// The match's server has removed the bot.
    #[error(
        "This game is paused, because its server has removed me. It goes on when somebody there adds me again."
    )]
    Paused,
    /// The match is over.
    #[error("This game is over. Start another one with `/play`.")]
    Over,
    /// The match goes on.
    #[error("This game isn’t over yet. You can ask for a rematch afterwards.")]
    NotOver,
    /// The player has made no move that could be taken back.
    #[error("You haven’t moved yet, so there is nothing to take back.")]
    NothingToTakeBack,
    /// Something secret has been told since.
    #[error("You can’t take this back: hidden information was revealed.")]
    Revealed,
    /// The players have a result to lose.
    #[error("You can’t do that in a rated game. Use `/offer draw` to offer a draw, or `/resign`.")]
    Rated,
    /// The offer is no longer open.
    #[error("This offer is no longer open. You can make a new one.")]
    OfferClosed,
    /// The same has been offered already.
    #[error("You already offered that. Wait for your opponent’s answer, or play on.")]
    OfferedAlready,
    /// It is the opponent who answers.
    #[error("This is your own offer. Wait for your opponent’s answer, or withdraw it.")]
    OwnOffer,
    /// Only who has offered can withdraw.
    #[error("Only <@{0}>, who made this offer, can withdraw it.")]
    NotOfferer(i64),
    /// The player is on vacation.
    #[error("You are already on vacation. Use `/vacation end` to end it.")]
    OnVacation,
    /// The player is not on vacation.
    #[error("You are not on vacation. Use `/vacation start` to begin one.")]
    NotOnVacation,
    /// The year's allowance is used up.
    #[error("You have used all 28 vacation days of this year. You get new ones on 1 January.")]
    NoVacationLeft,
    /// The player has no running match here.
    #[error("You have no running game here. See `/games` for yours, or start one with `/play`.")]
    NothingHere,
    /// The player has no running match here, and several elsewhere.
    #[error("You have several running games and none here: say which with `game`. `/games` lists them.")]
    SeveralElsewhere,
    /// The player holds no cards in secret anywhere.
    #[error("You have no hidden cards in any running game. `/games` lists your games.")]
    NoHand,
    /// The player sits at none of the match's seats.
    #[error("Only <@{0}> and <@{1}> play in this game. Start your own with `/play`.")]
    NotSeated(i64, i64),
    /// Ratings are not for everybody to see.
    #[error("<@{0}> has chosen not to be listed.")]
    Unlisted(i64),
    /// The server does not want rated games.
    #[error("Rated games are off on this server. Play a casual one: leave `rated` empty.")]
    NoRated,
    /// Nothing has been drafted in the turn under way.
    #[error("There is nothing to undo this turn.")]
    NothingDrafted,
    /// The position has changed since the player saw it.
    #[error("The game has moved on since then. Look at the latest board and choose again.")]
    Stale,
    /// The rules refuse it.
    #[error("{0}")]
    Refused(Refused),
    /// Something about decks is refused.
    #[error(transparent)]
    Deck(#[from] DeckRequestError),
    /// Something about a server's cards is refused.
    #[error(transparent)]
    Card(#[from] ServerCardError),
    /// The database has failed.
    #[error("Something went wrong and nothing was changed. Try again in a moment.")]
    Store(#[from] StoreError),
    /// One's own match needs no watching.
    #[error("You are playing in this game, so you are notified anyway. `/settings` decides how.")]
    OwnGame,
    /// The match is over.
    #[error("Game {0} is over. `/replay` shows how it went.")]
    NothingToWatch(i64),
    /// A limit has been reached.
    #[error(
        "You already watch 25 games, or this one has 100 spectators. Stop watching another one with `/watch stop`."
    )]
    TooManyWatched,
    /// An imported record is no longer kept.
    #[error("This record is no longer stored. Import it again with `/import`.")]
    NoImport,
    /// A text that is no record of a match.
    #[error("This record can’t be replayed: {0}. `/record` shows the right format.")]
    Record(String),
    /// The operating system gives no random bytes.
    #[error("Something went wrong and nothing was changed. Try again in a moment.")]
    NoRandomness(String),
    /// The match was begun under rules that this program does not have.
    #[error(
        "Game {0} uses a version of the rules that I don’t have, so I can’t open it. It is kept as it is: please tell \
         the bot’s operator."
    )]
    UnknownRules(i64),
    /// What is stored cannot be replayed: a defect.
    #[error("This game can’t be loaded. Its moves are safe: tell the server’s administrators (game {0}).")]
    Corrupt(i64, String),
    /// Too much is being done, or it was broken off.
    #[error("{}", undone(.0))]
    Work(#[from] WorkError),
}

impl ServiceError {
    /// Whether something stored cannot be read, while the database works.
    #[must_use]
    pub const fn is_damage(&self) -> bool {
        match self {
            Self::Corrupt(..) | Self::NoGame | Self::Option(_) => true,
            Self::Store(error) => error.is_damage(),
            _ => false,
        }
    }

    /// The cause, for the log.
    #[must_use]
    pub fn cause(&self) -> String {
        match self {
            Self::Store(error) => error.to_string(),
            Self::Corrupt(_, why) => why.clone(),
            Self::Work(error) => error.to_string(),
            other => other.to_string(),
        }
    }
}

/// What is said of work that was not done.
const fn undone(error: &WorkError) -> &'static str {
    match error {
        WorkError::Busy => "I'm very busy right now. Try again in a minute.",
        WorkError::Broken => "Something went wrong and nothing was changed. Try again in a moment.",
    }
}

/// Channels in a list: "a", "a or b", "a, b or c".
fn channels(channels: &[i64]) -> String {
    let names: Vec<String> = channels.iter().map(|channel| format!("<#{channel}>")).collect();
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}

/// An action that the rules refuse, as a sentence.
#[derive(Debug, Error)]
pub struct Refused {
    /// What the player wrote.
    pub text: String,
    /// Why it is refused.
    pub refusal: ActionError,
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.refusal {
            ActionError::Over => f.write_str("This game is over. Start another one with `/play`."),
            ActionError::NotYourTurn(_) => f.write_str("It’s not your turn. Wait for your opponent’s move."),
            refusal => write!(f, "`{}` is {refusal}.", self.text.replace('`', "'")),
        }
    }
}
