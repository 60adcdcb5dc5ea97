//! What people do at a table, whichever way they ask for it: each function does it and gives the answer.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateAttachment, CreateButton};

use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::bot::Bot;
use crate::discord::ids::custom_id::{Ask, CustomId, Spot};
use crate::discord::input::asker::{Asker, wanted};
use crate::discord::input::command_error::CommandError;
use crate::discord::input::pacing::Request;
use crate::discord::input::responder::Task;
use crate::discord::panel::move_menu::{self, Frame, Panel};
use crate::discord::panel::{board_choice, hand};
use crate::discord::view::board_message;
use crate::service::{AT_RANDOM, HostedMatch, Move, ServiceError, Within};
use crate::workers::Lane;
use trickmate_rules::{Record, Seat, Viewer};
use trickmate_text::text;

/// What can be left to chance, as views call it.
const CHANCE_TASK: &str = "flip";
/// The longest that can be typed as a move, in characters: all cards of a side can be placed in a line.
const LONGEST_TYPED: u16 = 120;
/// The field of the form in which a move is typed.
pub(crate) const TYPED: &str = "move";

impl Bot {
    /// The match, if the person plays in it.
    async fn own_table(&self, table: i64, person: i64) -> Result<(HostedMatch, Seat), CommandError> {
        let table = self.service.table(table).await?;
        let seat = table.require_seat(person)?;
        Ok((table, seat))
    }

    /// The match at the version that the person sees, if they may act in it now.
    async fn own_table_to_move(&self, spot: Spot, person: i64) -> Result<(HostedMatch, Seat), CommandError> {
        let (table, seat) = self.own_table(spot.table, person).await?;
        Self::table_to_move(table, seat, spot, person)
    }

    fn table_to_move(
        table: HostedMatch,
        seat: Seat,
        spot: Spot,
        person: i64,
    ) -> Result<(HostedMatch, Seat), CommandError> {
        if !table.is_current(seat, spot.version) {
            return Err(ServiceError::Stale.into());
        }
        Self::seat_to_act(&table, person)?;
        Ok((table, seat))
    }

    /// Where the person sits, if they are to act now.
    pub(crate) fn seat_to_act(table: &HostedMatch, person: i64) -> Result<Seat, CommandError> {
        let seat = table.require_seat(person)?;
        if table.game.outcome().is_some() {
            return Err(CommandError::words(text!("error-over")));
        }
        if !table.game.to_act().contains(&seat) {
            return Err(CommandError::words(text!("error-out-of-turn")));
        }
        Ok(seat)
    }

    /// What can be chosen after these choices; the choice that completes an action performs it.
    pub(crate) async fn choose(
        &self,
        asker: Asker,
        spot: Spot,
        path: &[u16],
        page: u16,
    ) -> Result<OutgoingMessage, CommandError> {
        let (table, seat) = self.own_table(spot.table, asker.person).await?;
        if table.is_turn_of(seat) {
            return self.work(asker, table, seat, (spot, path, page)).await;
        }
        let (table, seat) = Self::table_to_move(table, seat, spot, asker.person)?;
        let chosen = path.to_vec();
        let choose = move |table: &HostedMatch| {
            let ways = table.game.position().observe(Viewer::Seat(seat)).menu_paths(seat);
            move_menu::compose(&ways, Frame::new(spot), &chosen, page)
        };
        match self.look(Lane::Game, &table, choose).await? {
            Some(Panel::Menu(draft)) => Ok(draft),
            Some(Panel::Action(text)) => self.perform(asker, table, Some(spot), text, false).await,
            None => Err(ServiceError::Stale.into()),
        }
    }

    /// What was chosen on the board for everybody: the action if that is all there is to it, else the rest to choose.
    pub(crate) async fn choose_on_board(
        &self,
        asker: Asker,
        spot: Spot,
        path: &[u16],
    ) -> Result<OutgoingMessage, CommandError> {
        let (table, seat) = self.own_table_to_move(spot, asker.person).await?;
        let path = path.to_vec();
        let follow = move |table: &HostedMatch| board_choice::follow(table, seat, spot, &path);
        match self.look(Lane::Game, &table, follow).await? {
            Some(Panel::Menu(draft)) => Ok(draft),
            Some(Panel::Action(text)) => self.perform(asker, table, Some(spot), text, false).await,
            None => Err(ServiceError::Stale.into()),
        }
    }

    /// The board as a player sees it, with what they can do; also when it is not their turn.
    pub(crate) async fn own_view(&self, spot: Spot, person: i64) -> Result<OutgoingMessage, CommandError> {
        let (table, seat) = self.own_table(spot.table, person).await?;
        self.pacing.spend(person, Request::Picture)?;
        let wishes = self.service.wishes(person).await?;
        Ok(Box::pin(hand::compose(&table, seat, &wishes, Lane::Picture, &self.pictures)).await?)
    }

    /// Lets chance decide for a player.
    pub(crate) async fn let_chance(&self, asker: Asker, spot: Spot) -> Result<OutgoingMessage, CommandError> {
        let (table, _) = self.own_table_to_move(spot, asker.person).await?;
        self.perform(asker, table, Some(spot), AT_RANDOM.to_owned(), false).await
    }

    /// The proposal to leave the rest to chance, for the opponent to agree.
    pub(crate) async fn propose_chance(
        &self,
        spot: Spot,
        person: i64,
    ) -> Result<OutgoingMessage, CommandError> {
        let (table, seat) = self.own_table(spot.table, person).await?;
        let task = self.look(Lane::Game, &table, |table| table.game.view(Viewer::Public).task).await?;
        if table.version() != spot.version || task != CHANCE_TASK {
            return Err(ServiceError::Stale.into());
        }
        let opponent = table.players[seat.other().index()];
        let id = CustomId::Agree(spot, person).to_string();
        let agree = CreateButton::new(id).label(text!("button-agree")).style(ButtonStyle::Success);
        let id = CustomId::Disagree(spot, person).to_string();
        let decline = CreateButton::new(id).label(text!("button-decline")).style(ButtonStyle::Secondary);
        let words = text!(
            "chance-proposal",
            player = format!("<@{person}>"),
            opponent = format!("<@{opponent}>"),
            game = table.id
        );
        Ok(OutgoingMessage::new(words)
            .rows(vec![CreateActionRow::Buttons(vec![agree, decline])])
            .ping(opponent))
    }

    /// Leaves the rest to chance, both having agreed.
    pub(crate) async fn agree_on_chance(
        &self,
        asker: Asker,
        spot: Spot,
        proposer: i64,
    ) -> Result<OutgoingMessage, CommandError> {
        let (table, _) = self.own_table(spot.table, asker.person).await?;
        if proposer == asker.person {
            return Err(CommandError::words(text!("error-own-proposal")));
        }
        if table.version() != spot.version {
            return Err(ServiceError::Stale.into());
        }
        self.service.leave_to_chance(table.id, spot.version, CHANCE_TASK).await?;
        let (proposer, player) = (format!("<@{proposer}>"), format!("<@{}>", asker.person));
        Ok(OutgoingMessage::new(text!("chance-agreed", proposer, player)))
    }

    /// Takes a proposal to leave the rest to chance off the table: the opponent declines it, or its maker withdraws it.
    pub(crate) async fn decline_chance(
        &self,
        asker: Asker,
        spot: Spot,
        proposer: i64,
    ) -> Result<OutgoingMessage, CommandError> {
        let (table, _) = self.own_table(spot.table, asker.person).await?;
        let key = if proposer == asker.person { "chance-withdrawn" } else { "chance-declined" };
        let player = format!("<@{}>", asker.person);
        Ok(OutgoingMessage::new(text!(key, player, game = table.id)))
    }

    /// The form in which a move is typed.
    pub(crate) async fn form(&self, spot: Spot, person: i64) -> Result<serenity::CreateModal, CommandError> {
        let (table, seat) = self.own_table(spot.table, person).await?;
        let (table, seat) = match table.is_turn_of(seat) {
            true => (table, seat),
            false => Self::table_to_move(table, seat, spot, person)?,
        };
        let spot = if table.is_turn_of(seat) { table.spot() } else { spot };
        let look = move |table: &HostedMatch| {
            let position = table.game_for(seat).position();
            let example = position.observe(Viewer::Seat(seat)).legal(seat).into_iter().next();
            (example, position.observe(Viewer::Seat(seat)).view().task)
        };
        let (example, task) = self.look(Lane::Game, &table, look).await?;
        let (title, label) = match task {
            "move" => (text!("form-move"), text!("form-move-field")),
            _ => (text!("form-choice"), text!("form-choice-field")),
        };
        let input = serenity::CreateInputText::new(serenity::InputTextStyle::Short, label, TYPED)
            .placeholder(text!("form-example", example = example.unwrap_or_default()))
            .max_length(LONGEST_TYPED);
        Ok(serenity::CreateModal::new(CustomId::Match(Ask::Type, spot).to_string(), title)
            .components(vec![CreateActionRow::InputText(input)]))
    }

    /// Performs what somebody has typed at the position that they see, where that is known; the turn ends with it if they
    /// say so by `ends` or by a last word.
    pub(crate) async fn typed(
        &self,
        asker: Asker,
        table: HostedMatch,
        spot: Option<Spot>,
        typed: &str,
        ends: bool,
    ) -> Result<OutgoingMessage, CommandError> {
        let seat = table.require_seat(asker.person)?;
        if let Some(plan) = self.several_placings(&table, seat, typed).await? {
            return self.place_as_planned(asker, table.id, plan).await;
        }
        let (typed, said) = without_end(typed, table.game.game().turn_end());
        let typed = typed.to_owned();
        let understand = move |table: &HostedMatch| table.game_for(seat).understand(seat, &typed);
        let text = self.look(Lane::Game, &table, understand).await?;
        self.perform(asker, table, spot, text, ends || said).await
    }

    /// Performs an action at the position that the person sees, where that is known, and ends the turn with it if wanted.
    pub(crate) fn perform(
        &self,
        asker: Asker,
        table: HostedMatch,
        spot: Option<Spot>,
        text: String,
        ends: bool,
    ) -> Task<'_, Result<OutgoingMessage, CommandError>> {
        Box::pin(async move {
            let wanted = wanted(&table, asker, spot, text);
            let (before, seat) = (table.game.plies().len(), table.require_seat(asker.person)?);
            let within = Within { revision: spot.and_then(|spot| spot.revision), ends };
            let table = self.service.act_within(table, &wanted, within).await?;
            let moves = played(&table, seat, before);
            if !table.is_turn_of(seat) {
                let is_turn = table.game.game().turn_end().is_some();
                let key = if is_turn { "played-turn-over" } else { "played" };
                return Ok(OutgoingMessage::new(text!(key, moves, game = table.id)));
            }
            let done = text!("played", moves, game = table.id);
            let panel = self.workshop(&table, seat).await?;
            Ok(if table.game.plies().len() > before { panel.headed(&done) } else { panel })
        })
    }

    /// The question whether to resign.
    pub(crate) async fn ask_to_resign(
        &self,
        table: i64,
        person: i64,
    ) -> Result<OutgoingMessage, CommandError> {
        let (table, _) = self.own_table(table, person).await?;
        if table.game.outcome().is_some() {
            return Err(CommandError::words(text!("error-already-over")));
        }
        let button = |ask, label: &str, style| {
            CreateButton::new(CustomId::Match(ask, table.spot()).to_string()).label(text!(label)).style(style)
        };
        let buttons = vec![
            button(Ask::ReallyResign, "resign-confirm", ButtonStyle::Danger),
            button(Ask::Draw, "button-draw", ButtonStyle::Secondary),
            button(Ask::Takeback, "resign-takeback", ButtonStyle::Secondary),
            button(Ask::Abort, "resign-abort", ButtonStyle::Secondary),
            button(Ask::KeepPlaying, "resign-keep-playing", ButtonStyle::Secondary),
        ];
        let title = table.game.game().title();
        Ok(OutgoingMessage::new(text!("resign-ask", title, game = table.id))
            .rows(vec![CreateActionRow::Buttons(buttons)]))
    }

    /// Resigns.
    pub(crate) async fn resign(&self, asker: Asker, table: i64) -> Result<OutgoingMessage, CommandError> {
        let Asker { person: player, request, .. } = asker;
        let wanted = Move { table, version: None, player, text: String::new(), request };
        let table = self.service.resign(&wanted).await?;
        Ok(OutgoingMessage::new(text!("resigned", game = table.id)))
    }

    /// The record so far, in the message and as a file.
    pub(crate) async fn record(&self, table: &HostedMatch) -> Result<OutgoingMessage, CommandError> {
        self.look(Lane::Game, table, record).await
    }

    /// The board of the match with this number as the person sees it.
    pub(crate) async fn board_of(&self, table: i64, person: i64) -> Result<OutgoingMessage, CommandError> {
        let table = self.service.table(table).await?;
        if let Some(seat) = table.seat_of(person).filter(|seat| table.is_turn_of(*seat)) {
            return self.workshop(&table, seat).await;
        }
        self.board(&table, person).await
    }

    /// The board as the person sees it.
    pub(crate) async fn board(
        &self,
        table: &HostedMatch,
        person: i64,
    ) -> Result<OutgoingMessage, CommandError> {
        self.pacing.spend(person, Request::Picture)?;
        let wishes = self.service.wishes(person).await?;
        Ok(Box::pin(board_message::for_one(table, person, &wishes, &self.pictures)).await?)
    }
}

/// What the seat has played since there were `before` plies; its latest action if that was before.
fn played(table: &HostedMatch, seat: Seat, before: usize) -> String {
    let plies = table.game.plies().iter().enumerate();
    let own: Vec<_> = plies.filter(|(_, ply)| ply.seat == Some(seat)).collect();
    let since = own.partition_point(|(index, _)| *index < before).min(own.len().saturating_sub(1));
    let texts: Vec<String> = own.iter().skip(since).map(|(_, ply)| format!("**{}**", ply.text)).collect();
    texts.join(", ")
}

/// A typed action without the word that ends the turn, and whether that was its last word. The end of a turn alone is an
/// action of its own.
fn without_end<'a>(typed: &'a str, end: Option<&str>) -> (&'a str, bool) {
    match (typed.trim().rsplit_once(char::is_whitespace), end) {
        (Some((action, last)), Some(end)) if last.eq_ignore_ascii_case(end) => (action, true),
        _ => (typed, false),
    }
}

/// The record so far, in the message and as a file.
fn record(table: &HostedMatch) -> OutgoingMessage {
    let names = table.game.game().seats();
    let tags = Seat::ALL.into_iter().filter_map(|seat| {
        let name = table.names[seat.index()].as_deref()?;
        let name: String = name.chars().filter(|letter| !letter.is_control()).collect();
        Some((names[seat.index()].title.to_owned(), name))
    });
    let origin = table.origin.as_ref().map(|origin| origin.tags(&table.game)).unwrap_or_default();
    let record = Record::public(&table.game, tags.chain(origin)).to_string();
    let moves = record.split_once("\n\n").map_or("", |(_, moves)| moves).trim();
    let heading = text!("record-heading", game = table.id);
    let shown = if moves.chars().count() <= 1800 && !moves.contains('`') {
        format!("{heading}\n```\n{moves}\n```")
    } else {
        heading
    };
    let name = format!("{}-{}.txt", table.game.game().name(), table.id);
    OutgoingMessage::new(shown).file(CreateAttachment::bytes(record, name))
}
