//! A match in messages: the ids of its buttons, its names on pictures, its address.

use crate::ui::spot::Spot;
use trickmate_host::{ChannelId, HostedMatch, MessageId, ServerId};
use trickmate_render::Labels;
use trickmate_rules::Seat;
use trickmate_text::{text, word};

/// A match that is shown in messages.
pub(crate) trait ShownMatch {
    /// Returns the position for the buttons of its message.
    fn spot(&self) -> Spot;

    /// Returns the position for the menus of the turn under way.
    fn draft_spot(&self) -> Spot;

    /// Returns the players' names for pictures for one person, or for everybody.
    fn labels(&self) -> Labels;

    /// Returns the address of its board.
    fn link(&self) -> String;

    /// Returns the address of its board where the player or team of a seat plays.
    fn link_of(&self, seat: Seat) -> String;
}

impl ShownMatch for HostedMatch {
    fn spot(&self) -> Spot {
        Spot { match_id: self.id, version: self.version(), revision: None }
    }

    fn draft_spot(&self) -> Spot {
        Spot { revision: Some(self.revision()), ..self.spot() }
    }

    fn labels(&self) -> Labels {
        let mut names = self.names.clone();
        for seat in Seat::ALL.into_iter().filter(|seat| self.is_team(*seat)) {
            let side = word(self.game.game().seats()[seat.index()].title);
            names[seat.index()] = Some(text!("team-picture", side));
        }
        if let Some(computer) = self.computer {
            names[computer.seat.index()] = Some(text!("picture-computer", level = computer.level.number()));
        }
        Labels { names }
    }

    fn link(&self) -> String {
        // Each player has a different channel with the bot.
        if self.is_direct {
            return "https://discord.com/channels/@me".to_owned();
        }
        link(self.server, self.place(), self.board)
    }

    fn link_of(&self, seat: Seat) -> String {
        match self.away().filter(|there| there.team_here() == Some(seat)) {
            Some(there) => there.link(),
            None => self.link(),
        }
    }
}

/// Returns the address of a message, or of the channel if there is no message.
pub(crate) fn link(server: Option<ServerId>, place: ChannelId, message: Option<MessageId>) -> String {
    let server = server.map_or_else(|| "@me".to_owned(), |server| server.to_string());
    match message {
        Some(message) => format!("https://discord.com/channels/{server}/{place}/{message}"),
        None => format!("https://discord.com/channels/{server}/{place}"),
    }
}
