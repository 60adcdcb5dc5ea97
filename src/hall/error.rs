//! Why the host refuses.

use thiserror::Error;

use super::BadTimeControl;
use super::deck::DeckTrouble;
use super::server_card::CardTrouble;
use crate::rules::{OptionError, Refusal};
use crate::store::StoreError;

/// A request that is refused. The text is one plain sentence for the player; the log has the cause.
#[derive(Debug, Error)]
pub enum HallError {
    /// No such game.
    #[error("There is no such game here. See `/help` for the games there are.")]
    NoGame,
    /// An option that the game does not take.
    #[error("That table cannot be set: {0}.")]
    Option(#[from] OptionError),
    /// A challenge to oneself.
    #[error(
        "You cannot play against yourself: name somebody else, or leave the opponent out so that anybody may accept."
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
    #[error("This is your own challenge: wait for somebody to accept it, or withdraw it.")]
    OwnChallenge,
    /// Nobody can block themselves.
    #[error("You cannot block yourself: name somebody else.")]
    BlocksOneself,
    /// The player has blocked the one with whom they want to play.
    #[error("You have blocked <@{0}>: use `/unblock` first if you want to play with them.")]
    HasBlocked(i64),
    /// The opponent has blocked the player, or is banned: which of these is theirs to know.
    #[error(
        "You cannot challenge this player here. Name somebody else, or leave the opponent out so that anybody may accept."
    )]
    NotToBeChallenged,
    /// The challenger has blocked the player.
    #[error("You cannot accept this challenge. Start your own with `/play`.")]
    NotToBeAccepted,
    /// The player is banned from playing on this server.
    #[error("You cannot begin games on this server: its administrators have excluded you. Please ask them.")]
    Banned,
    /// The player has so many open challenges.
    #[error(
        "You have {0} open challenges, and no more are possible: withdraw one, or wait until one is answered."
    )]
    TooManyChallenges(i64),
    /// The player has so many running games.
    #[error("You have {0} running games, and no more are possible: finish one first. `/games` lists them.")]
    TooManyGames(i64),
    /// The challenger has too many running games.
    #[error("<@{0}> has too many running games to begin another one: try again when one is over.")]
    OpponentBusy(i64),
    /// Games are arranged in these channels of the server only.
    #[error("Games are not arranged in this channel. Use `/play` in {}.", channels(.0))]
    NotHere(Vec<i64>),
    /// No such match.
    #[error("There is no such game any more. See `/games` for yours.")]
    NoTable,
    /// A text that is no time control.
    #[error(transparent)]
    Time(#[from] BadTimeControl),
    /// The match is over.
    #[error("This game is over. Start another one with `/play`.")]
    Over,
    /// The match goes on.
    #[error("This game is not over yet: a rematch comes after it.")]
    NotOver,
    /// The player has made no move that could be taken back.
    #[error("You have not moved yet in this game, so there is nothing to take back.")]
    NothingToTakeBack,
    /// Something secret has been told since.
    #[error(
        "That cannot be taken back: since then a secret has been told or chance has been asked, and nobody could forget \
         it. Play on."
    )]
    Revealed,
    /// The players have a result to lose.
    #[error(
        "That is only for casual games, and this one is rated. You can offer a draw with `/draw`, or `/resign`."
    )]
    Rated,
    /// The offer is no longer open.
    #[error("This offer is no longer open. Make a new one if you like.")]
    OfferClosed,
    /// The same has been offered already.
    #[error("You have offered that already: wait for your opponent’s answer, or play on.")]
    OfferedAlready,
    /// It is the opponent who answers.
    #[error("This is your own offer: wait for your opponent to answer, or withdraw it.")]
    OwnOffer,
    /// Only who has offered can withdraw.
    #[error("Only <@{0}>, who made this offer, can withdraw it.")]
    NotOfferer(i64),
    /// The player is on vacation.
    #[error("You are on vacation already. `/vacation end` ends it.")]
    OnVacation,
    /// The player is not on vacation.
    #[error("You are not on vacation. `/vacation start` begins one.")]
    NotOnVacation,
    /// The year's allowance is used up.
    #[error("You have used up this year’s 28 days of vacation. There are new ones from 1 January.")]
    NoVacationLeft,
    /// The player has no running match here.
    #[error("You have no running game here. See `/games` for yours, or start one with `/play`.")]
    NothingHere,
    /// The player holds no cards in secret anywhere.
    #[error("You hold no secret cards in any running game. `/games` lists your games.")]
    NoHand,
    /// The player sits at none of the match's seats.
    #[error("You are not playing in this game, only <@{0}> and <@{1}> are. Start your own with `/play`.")]
    NotSeated(i64, i64),
    /// Nothing has been drafted in the turn under way.
    #[error(
        "There is nothing to take back: what the board shows stands, and you have done nothing more since."
    )]
    NothingDrafted,
    /// Ratings are not for everybody to see.
    #[error("<@{0}> does not appear in ratings and records here.")]
    Unlisted(i64),
    /// The server does not want rated games.
    #[error("Rated games are switched off on this server: play a casual one, without `rated`.")]
    NoRated,
    /// The position has changed since the player saw it.
    #[error("The game has moved on since then. Look at the latest board and choose again.")]
    Stale,
    /// The rules refuse it.
    #[error("{0}")]
    Refused(Refused),
    /// Something about decks is refused.
    #[error(transparent)]
    Deck(#[from] DeckTrouble),
    /// Something about a server's cards is refused.
    #[error(transparent)]
    Card(#[from] CardTrouble),
    /// The database has failed.
    #[error("Something went wrong here and nothing was changed. Please try again in a moment.")]
    Store(#[from] StoreError),
    /// One's own match needs no watching.
    #[error("You play in this game yourself: its boards notify you. `/settings` decides how.")]
    OwnGame,
    /// The match is over.
    #[error("Game {0} is over, there is nothing to watch any more. `/replay` shows how it went.")]
    NothingToWatch(i64),
    /// A limit has been reached.
    #[error(
        "You watch 25 games already, or this one has 100 spectators: stop watching another one with `/unwatch`."
    )]
    TooManyWatched,
    /// An imported record is no longer kept.
    #[error("This record is no longer kept here. Import it again with `/import`.")]
    NoImport,
    /// A text that is no record of a match.
    #[error("This record cannot be replayed: {0}. `/moves` gives a record of the form that is read.")]
    Record(String),
    /// What is stored cannot be replayed: a defect.
    #[error(
        "This game cannot be loaded. Its moves are safe; please tell the server's administrators (game {0})."
    )]
    Corrupt(i64, String),
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
    pub refusal: Refusal,
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.refusal {
            Refusal::Over => f.write_str("This game is over. Start another one with `/play`."),
            Refusal::NotYourTurn(_) => f.write_str("It is not your turn: wait for your opponent’s move."),
            refusal => write!(f, "`{}` is {refusal}.", self.text.replace('`', "'")),
        }
    }
}
