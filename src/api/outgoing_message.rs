//! A message before it is sent: one form for answers, posts and edits.

use poise::serenity_prelude as serenity;

use crate::api::command_mentions::CommandMentions;
use crate::api::emojis::Emojis;
use crate::api::open_panels::PanelContent;
use crate::api::snowflakes::ToDiscord;
use trickmate_host::{MatchId, MessageId, PlayerId, RoleId, is_known, team_of};
use trickmate_rules::Seat;
use trickmate_text::text;

/// Discord's limit for the text of a message, in characters.
pub(crate) const MAX_LEN: usize = 2000;
/// Discord's limit for the rows of a message.
const MAX_ROWS: usize = 5;

/// A message before it is sent. It mentions only those it names.
#[derive(Clone, Default)]
pub(crate) struct OutgoingMessage {
    text: String,
    rows: Vec<serenity::CreateActionRow>,
    files: Vec<serenity::CreateAttachment>,
    /// The names of files that are shown below the others, each separately and in full width.
    banners: Vec<String>,
    /// Text that is shown below the files.
    below: Option<String>,
    pinged: Vec<serenity::UserId>,
    pinged_role: Option<serenity::RoleId>,
    /// The message of the same channel to which this is a reply.
    answers: Option<serenity::MessageId>,
    /// Move of the computer that will update it.
    awaits: Option<Awaited>,
    /// If this is a player's private panel: its match and its content.
    panel_of: Option<(MatchId, PanelContent)>,
    /// `true` if it only says what is visible elsewhere.
    is_passing: bool,
    /// `true` if it is left out as the answer to a command, too.
    is_unsaid: bool,
    /// `true` if leaving it out also deletes the player's panel.
    closes_panel: bool,
}

/// A move of the computer that is awaited.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Awaited {
    /// The match.
    pub(crate) match_id: MatchId,
    /// Number of plies before the player's own move.
    pub(crate) since: usize,
}

impl OutgoingMessage {
    /// Makes a message with this text, cut off at Discord's limit.
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Self { text: shorten(anonymous(text.into())), ..Self::default() }
    }

    /// Sets the rows of components.
    pub(crate) fn rows(mut self, rows: Vec<serenity::CreateActionRow>) -> Self {
        debug_assert!(rows.len() <= MAX_ROWS);
        self.rows = rows;
        // With more rows, Discord would refuse the whole message.
        self.rows.truncate(MAX_ROWS);
        self
    }

    /// Adds a text board below the text, or as a file if the text leaves no room for it.
    pub(crate) fn board(mut self, board: String) -> Self {
        let text = format!("{}\n```\n{}\n```", self.text, board.trim_end());
        if text.chars().count() > MAX_LEN {
            return self.file(serenity::CreateAttachment::bytes(board, "board.txt"));
        }
        self.text = text;
        self
    }

    /// Adds a file.
    pub(crate) fn file(mut self, file: serenity::CreateAttachment) -> Self {
        self.files.push(file);
        self
    }

    /// Adds a picture below the other files. Pictures side by side are cropped; this one is shown whole.
    pub(crate) fn banner(mut self, file: serenity::CreateAttachment) -> Self {
        self.banners.push(file.filename.clone());
        self.file(file)
    }

    /// Adds a text below the files.
    pub(crate) fn below(mut self, text: impl Into<String>) -> Self {
        self.below = Some(shorten(anonymous(text.into())));
        self
    }

    /// Returns the embeds: the banners, and the text below the files.
    fn embeds(&self) -> Vec<serenity::CreateEmbed> {
        let embed = |name: &String| serenity::CreateEmbed::new().attachment(name);
        let below = self.below.iter().map(|text| serenity::CreateEmbed::new().description(text));
        self.banners.iter().map(embed).chain(below).collect()
    }

    /// Pings the members with a role, which its text mentions.
    pub(crate) fn ping_role(mut self, role: RoleId) -> Self {
        self.pinged_role = Some(role.to_discord());
        self
    }

    /// Pings this user with a mention.
    pub(crate) fn ping(mut self, user: PlayerId) -> Self {
        if !is_known(user) {
            return self;
        }
        self.pinged.push(user.to_discord());
        self
    }

    /// Turns the names of commands in it into links, if there is room.
    pub(crate) fn naming(mut self, commands: &CommandMentions) -> Self {
        let written = commands.written(&self.text);
        if written.chars().count() <= MAX_LEN {
            self.text = written;
        }
        self
    }

    /// Turns symbols of pieces and cards into emojis: in the text where there is room, and on buttons and in lists.
    pub(crate) fn pictured(mut self, emojis: &Emojis) -> Self {
        self.text = emojis.written_within(&self.text, MAX_LEN);
        self.below = self.below.map(|below| emojis.written_within(&below, MAX_LEN));
        self.rows = self.rows.into_iter().map(|row| emojis.on(row)).collect();
        self
    }

    /// Puts a paragraph before the text.
    pub(crate) fn headed(mut self, heading: &str) -> Self {
        self.text = shorten(anonymous(format!("{heading}\n\n{}", self.text)));
        self
    }

    /// Adds a line after the text.
    pub(crate) fn followed_by(mut self, line: &str) -> Self {
        if !line.is_empty() {
            self.text = shorten(anonymous(format!("{}\n{line}", self.text)));
        }
        self
    }

    /// Returns its text and its rows.
    pub(crate) fn into_parts(self) -> (String, Vec<serenity::CreateActionRow>) {
        (self.text, self.rows)
    }

    /// Makes it a reply to this message of the channel where it is posted.
    pub(crate) fn replying_to(mut self, message: MessageId) -> Self {
        self.answers = Some(message.to_discord());
        self
    }

    /// Marks it for an update when the computer has moved.
    pub(crate) const fn awaiting(mut self, awaited: Awaited) -> Self {
        self.awaits = Some(awaited);
        self
    }

    /// Marks it as a player's private panel in a match, with this content.
    pub(crate) const fn panel_of(mut self, match_id: MatchId, content: PanelContent) -> Self {
        self.panel_of = Some((match_id, content));
        self
    }

    /// Returns the match and the content of a player's private panel; `None` for other messages.
    pub(crate) const fn panel(&self) -> Option<(MatchId, PanelContent)> {
        self.panel_of
    }

    /// Marks it as saying only what is visible elsewhere. A press is then answered without it, and closes the player's
    /// panel.
    pub(crate) const fn passing(mut self) -> Self {
        self.is_passing = true;
        self.closes_panel = true;
        self
    }

    /// Marks it like [`OutgoingMessage::passing`], but the player continues in their panel.
    pub(crate) const fn passing_alone(mut self) -> Self {
        self.is_passing = true;
        self
    }

    /// Marks it like [`OutgoingMessage::passing_alone`], and commands are answered without it as well.
    pub(crate) const fn unsaid(mut self) -> Self {
        self.is_passing = true;
        self.is_unsaid = true;
        self
    }

    /// Returns `true` if it is left out as the answer to a command, too.
    pub(crate) const fn is_unsaid(&self) -> bool {
        self.is_unsaid
    }

    /// Returns `true` if it only says what is visible elsewhere.
    pub(crate) const fn is_passing(&self) -> bool {
        self.is_passing
    }

    /// Returns `true` if leaving it out also deletes the player's panel.
    pub(crate) const fn closes_panel(&self) -> bool {
        self.closes_panel
    }

    /// Returns the computer's move that will update it.
    pub(crate) const fn awaited(&self) -> Option<Awaited> {
        self.awaits
    }

    /// Returns the message that it answers.
    pub(crate) const fn answered(&self) -> Option<serenity::MessageId> {
        self.answers
    }

    fn mentions(&self) -> serenity::CreateAllowedMentions {
        serenity::CreateAllowedMentions::new().users(self.pinged.iter().copied()).roles(self.pinged_role)
    }

    /// Builds the first answer to an interaction, or the new state of the message it came from.
    pub(crate) fn answer(self, private: bool) -> serenity::CreateInteractionResponseMessage {
        serenity::CreateInteractionResponseMessage::new()
            .allowed_mentions(self.mentions())
            .embeds(self.embeds())
            .content(self.text)
            .components(self.rows)
            .files(self.files)
            .ephemeral(private)
    }

    /// Builds the answer to an interaction that was deferred.
    pub(crate) fn later(self) -> serenity::EditInteractionResponse {
        let edit = serenity::EditInteractionResponse::new()
            .allowed_mentions(self.mentions())
            .embeds(self.embeds())
            .content(self.text)
            .components(self.rows);
        self.files.into_iter().fold(edit, serenity::EditInteractionResponse::new_attachment)
    }

    /// Builds the new state of a message that was pressed. Its files are replaced if there are others.
    pub(crate) fn edit_by_token(self) -> serenity::EditInteractionResponse {
        let (embeds, has_below) = (self.embeds(), self.below.is_some());
        let edit = serenity::EditInteractionResponse::new()
            .allowed_mentions(self.mentions())
            .content(self.text)
            .components(self.rows);
        let edit = if has_below || !self.files.is_empty() { edit.embeds(embeds) } else { edit };
        if self.files.is_empty() {
            return edit;
        }
        self.files.into_iter().fold(edit, serenity::EditInteractionResponse::new_attachment)
    }

    /// Builds a further answer to an interaction that everybody sees.
    pub(crate) fn public(self) -> serenity::CreateInteractionResponseFollowup {
        self.further().ephemeral(false)
    }

    /// Builds a further private answer to an interaction.
    pub(crate) fn further(self) -> serenity::CreateInteractionResponseFollowup {
        serenity::CreateInteractionResponseFollowup::new()
            .allowed_mentions(self.mentions())
            .embeds(self.embeds())
            .content(self.text)
            .components(self.rows)
            .files(self.files)
            .ephemeral(true)
    }

    /// Builds a new message. Posting with the same `nonce` again within a few minutes returns the existing message.
    pub(crate) fn post(self, nonce: &str) -> serenity::CreateMessage {
        serenity::CreateMessage::new()
            .allowed_mentions(self.mentions())
            .embeds(self.embeds())
            .content(self.text)
            .components(self.rows)
            .files(self.files)
            .nonce(serenity::Nonce::String(nonce.to_owned()))
            .enforce_nonce(true)
    }

    /// Builds the new state of a message. Its files are replaced if there are others.
    pub(crate) fn edit(self) -> serenity::EditMessage {
        let (embeds, has_below) = (self.embeds(), self.below.is_some());
        let edit = serenity::EditMessage::new()
            .allowed_mentions(self.mentions())
            .content(self.text)
            .components(self.rows);
        let edit = if has_below || !self.files.is_empty() { edit.embeds(embeds) } else { edit };
        if self.files.is_empty() {
            return edit;
        }
        let none = serenity::EditAttachments::new();
        edit.attachments(self.files.into_iter().fold(none, serenity::EditAttachments::add))
    }
}

/// Returns the text with words in place of mentions of teams and of deleted people, whose ids are negative numbers.
fn anonymous(text: String) -> String {
    let mut parts = text.split("<@-");
    let mut shown = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once('>') {
            Some((number, rest)) if number.bytes().all(|digit| digit.is_ascii_digit()) => {
                shown.push_str(&in_place_of(number));
                shown.push_str(rest);
            }
            _ => {
                shown.push_str("<@-");
                shown.push_str(part);
            }
        }
    }
    shown
}

/// Returns the words for the player with this id, without its sign.
fn in_place_of(number: &str) -> String {
    let player = number.parse().ok().map(|number: i64| PlayerId::new(-number));
    match player.and_then(team_of) {
        Some((_, Seat::First)) => text!("team-mention", mark = "⚪"),
        Some((_, Seat::Second)) => text!("team-mention", mark = "⚫"),
        None => text!("privacy-deleted-player"),
    }
}

fn shorten(text: String) -> String {
    match text.char_indices().nth(MAX_LEN - 1) {
        Some((end, _)) if text.chars().count() > MAX_LEN => format!("{}…", &text[..end]),
        _ => text,
    }
}

/// Returns a text without formatting, whatever it contains.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, '\\' | '*' | '_' | '~' | '`' | '|' | '<' | '>' | '[' | ']' | '#') {
            escaped.push('\\');
        }
        escaped.push(if letter.is_control() { ' ' } else { letter });
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::{MAX_LEN, anonymous, escape, shorten};

    #[test]
    fn who_is_deleted_is_not_mentioned() {
        let shown = anonymous(format!("<@{}> against <@12>, <@-x> <@-", i64::MIN));
        assert_eq!(shown, "*a deleted player* against <@12>, <@-x> <@-");
    }

    #[test]
    fn a_text_never_exceeds_the_limit() {
        assert_eq!(shorten("é".repeat(MAX_LEN)).chars().count(), MAX_LEN);
        let cut = shorten("é".repeat(MAX_LEN + 1));
        assert_eq!(cut.chars().count(), MAX_LEN);
        assert!(cut.ends_with('…'));
    }

    #[test]
    fn markdown_and_mentions_lose_their_meaning() {
        assert_eq!(escape("**a** <@1> `x`"), r"\*\*a\*\* \<@1\> \`x\`");
    }
}
