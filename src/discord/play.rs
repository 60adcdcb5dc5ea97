//! What people do at a table, whichever way they ask for it: each function does it and gives the answer.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateAttachment, CreateButton};

use super::Bot;
use super::board_message;
use super::custom_id::{Ask, CustomId, Spot};
use super::draft::Draft;
use super::failure::Failure;
use super::hand_panel;
use super::panel::{self, Closing, Frame, Panel};
use super::workshop;
use crate::hall::{AT_RANDOM, HallError, Move, Table, Within};
use crate::rules::{Record, Seat, Viewer};

/// What can be left to chance, as views call it.
const CHANCE_TASK: &str = "flip";

/// The field of the form in which a move is typed.
pub(super) const TYPED: &str = "move";

/// Who asks, and by which request.
#[derive(Clone, Copy)]
pub(super) struct Asker {
    pub(super) person: i64,
    pub(super) request: i64,
}

impl Bot {
    /// The match, if the person plays in it.
    async fn own_table(&self, table: i64, person: i64) -> Result<(Table, Seat), Failure> {
        let table = self.hall.table(table).await?;
        let seat = seat_at(&table, person)?;
        Ok((table, seat))
    }

    /// The match at the version that the person sees, if they may act in it now.
    async fn own_table_to_move(&self, spot: Spot, person: i64) -> Result<(Table, Seat), Failure> {
        let (table, seat) = self.own_table(spot.table, person).await?;
        Self::table_to_move(table, seat, spot, person)
    }

    fn table_to_move(table: Table, seat: Seat, spot: Spot, person: i64) -> Result<(Table, Seat), Failure> {
        if !table.is_current(seat, spot.version) {
            return Err(HallError::Stale.into());
        }
        Self::seat_to_act(&table, person)?;
        Ok((table, seat))
    }

    /// Where the person sits, if they are to act now.
    pub(super) fn seat_to_act(table: &Table, person: i64) -> Result<Seat, Failure> {
        let seat = seat_at(table, person)?;
        if table.game.outcome().is_some() {
            return Err(Failure::words("This game is over. Start another one with `/play`."));
        }
        if !table.game.to_act().contains(&seat) {
            return Err(Failure::words("It is not your turn: wait for your opponent’s move."));
        }
        Ok(seat)
    }

    /// The move menu after these choices; the choice that completes a move performs it, and ends the turn with it if that
    /// was chosen.
    pub(super) async fn choose(
        &self,
        asker: Asker,
        spot: Spot,
        path: &[u16],
        page: u16,
        closes: bool,
    ) -> Result<Draft, Failure> {
        let (table, seat) = self.own_table(spot.table, asker.person).await?;
        if table.is_turn_of(seat) {
            return self.work(asker, table, seat, (spot, path, page)).await;
        }
        let (table, seat) = Self::table_to_move(table, seat, spot, asker.person)?;
        let ways = table.game.position().ways(seat, Viewer::Seat(seat));
        match panel::compose(&ways, frame(&table, spot, closes), path, page) {
            Some(Panel::Menu(draft)) => Ok(draft),
            Some(Panel::Action(text)) if table.places_secretly(seat) => {
                Ok(hand_panel::question(&text, spot, path))
            }
            Some(Panel::Action(text)) => self.perform(asker, table, Some(spot), text, closes).await,
            None => Err(HallError::Stale.into()),
        }
    }

    /// Performs what was chosen in a menu and meant.
    pub(super) async fn confirm(&self, asker: Asker, spot: Spot, path: &[u16]) -> Result<Draft, Failure> {
        let (table, seat) = self.own_table_to_move(spot, asker.person).await?;
        let ways = table.game.position().ways(seat, Viewer::Seat(seat));
        match panel::compose(&ways, Frame::new(spot), path, 0) {
            Some(Panel::Action(text)) => self.perform(asker, table, Some(spot), text, false).await,
            _ => Err(HallError::Stale.into()),
        }
    }

    /// Lets chance decide for a player.
    pub(super) async fn let_chance(&self, asker: Asker, spot: Spot) -> Result<Draft, Failure> {
        let (table, _) = self.own_table_to_move(spot, asker.person).await?;
        self.perform(asker, table, Some(spot), AT_RANDOM.to_owned(), false).await
    }

    /// The proposal to leave the rest to chance, for the opponent to agree.
    pub(super) async fn propose_chance(&self, spot: Spot, person: i64) -> Result<Draft, Failure> {
        let (table, seat) = self.own_table(spot.table, person).await?;
        if table.version() != spot.version || table.game.view(Viewer::Public).task != CHANCE_TASK {
            return Err(HallError::Stale.into());
        }
        let opponent = table.players[seat.other().index()];
        let id = CustomId::Agree(spot, person).to_string();
        let agree = CreateButton::new(id).label("Agree").style(ButtonStyle::Success);
        Ok(Draft::new(format!(
            "<@{person}> would like the rest to be flipped at random (game {}). <@{opponent}>, do you agree?",
            table.id
        ))
        .rows(vec![CreateActionRow::Buttons(vec![agree])])
        .ping(opponent))
    }

    /// Leaves the rest to chance, both having agreed.
    pub(super) async fn agree_on_chance(
        &self,
        asker: Asker,
        spot: Spot,
        proposer: i64,
    ) -> Result<Draft, Failure> {
        let (table, _) = self.own_table(spot.table, asker.person).await?;
        if proposer == asker.person {
            return Err(Failure::words("This is your own proposal: wait for your opponent to agree."));
        }
        if table.version() != spot.version {
            return Err(HallError::Stale.into());
        }
        self.hall.leave_to_chance(table.id, spot.version, CHANCE_TASK).await?;
        Ok(Draft::new(format!("<@{proposer}> and <@{}> agreed to flip the rest at random.", asker.person)))
    }

    /// The form in which a move is typed.
    pub(super) async fn form(&self, spot: Spot, person: i64) -> Result<serenity::CreateModal, Failure> {
        let (table, seat) = self.own_table(spot.table, person).await?;
        let (table, seat) = match table.is_turn_of(seat) {
            true => (table, seat),
            false => Self::table_to_move(table, seat, spot, person)?,
        };
        let spot = if table.is_turn_of(seat) { table.spot() } else { spot };
        let position = table.game_for(seat).position();
        let example = position.legal(seat, Viewer::Seat(seat)).into_iter().next();
        let (title, label) = match position.view(Viewer::Seat(seat)).task {
            "move" => ("Type a move", "Your move"),
            _ => ("Type it", "Your choice"),
        };
        let input = serenity::CreateInputText::new(serenity::InputTextStyle::Short, label, TYPED)
            .placeholder(format!("e.g. {}", example.unwrap_or_default()))
            .max_length(60);
        Ok(serenity::CreateModal::new(CustomId::Table(Ask::Type, spot).to_string(), title)
            .components(vec![CreateActionRow::InputText(input)]))
    }

    /// Performs what somebody has typed at the position that they see, where that is known; the turn ends with it if they
    /// say so by `ends` or by a last word.
    pub(super) async fn typed(
        &self,
        asker: Asker,
        table: Table,
        spot: Option<Spot>,
        typed: &str,
        ends: bool,
    ) -> Result<Draft, Failure> {
        let seat = seat_at(&table, asker.person)?;
        let (typed, said) = without_end(typed, table.game.game().turn_end());
        let text = table.game_for(seat).understand(seat, typed);
        self.perform(asker, table, spot, text, ends || said).await
    }

    /// Performs an action at the position that the person sees, where that is known, and ends the turn with it if wanted.
    pub(super) async fn perform(
        &self,
        asker: Asker,
        table: Table,
        spot: Option<Spot>,
        text: String,
        ends: bool,
    ) -> Result<Draft, Failure> {
        let wanted = workshop::wanted(&table, asker, spot, text);
        let (before, seat) = (table.game.plies().len(), seat_at(&table, asker.person)?);
        let within = Within { revision: spot.and_then(|spot| spot.revision), ends };
        let table = self.hall.act_within(table, &wanted, within).await?;
        let done = format!("You played {} (game {}).", played(&table, seat, before), table.id);
        if !table.is_turn_of(seat) {
            let over = if table.game.game().turn_end().is_some() { " Your turn is over." } else { "" };
            return Ok(Draft::new(format!("{done}{over}")));
        }
        let panel = self.workshop(&table, seat).await?;
        Ok(if table.game.plies().len() > before { panel.headed(&done) } else { panel })
    }

    /// The question whether to resign.
    pub(super) async fn ask_to_resign(&self, table: i64, person: i64) -> Result<Draft, Failure> {
        let (table, _) = self.own_table(table, person).await?;
        if table.game.outcome().is_some() {
            return Err(Failure::words("This game is over already."));
        }
        let button = |ask, label: &str, style| {
            CreateButton::new(CustomId::Table(ask, table.spot()).to_string()).label(label).style(style)
        };
        let buttons = vec![
            button(Ask::ReallyResign, "Resign", ButtonStyle::Danger),
            button(Ask::Draw, "Offer a draw", ButtonStyle::Secondary),
            button(Ask::Takeback, "Take back", ButtonStyle::Secondary),
            button(Ask::Abort, "Abort", ButtonStyle::Secondary),
            button(Ask::KeepPlaying, "Keep playing", ButtonStyle::Secondary),
        ];
        let title = table.game.game().title();
        Ok(Draft::new(format!("Do you want to resign your {title}, game {}?", table.id))
            .rows(vec![CreateActionRow::Buttons(buttons)]))
    }

    /// Resigns.
    pub(super) async fn resign(&self, asker: Asker, table: i64) -> Result<Draft, Failure> {
        let Asker { person: player, request } = asker;
        let wanted = Move { table, version: None, player, text: String::new(), request };
        let table = self.hall.resign(&wanted).await?;
        Ok(Draft::new(format!("You resigned game {}.", table.id)))
    }

    /// The board as the person sees it.
    pub(super) async fn board(&self, table: &Table, person: i64) -> Result<Draft, Failure> {
        let wishes = self.hall.wishes(person).await?;
        Ok(board_message::for_one(table, person, &wishes, &self.pictures).await?)
    }
}

/// What the seat has played since there were `before` plies; its latest action if that was before.
fn played(table: &Table, seat: Seat, before: usize) -> String {
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

/// The move menu at the position that the person sees.
pub(super) fn frame(table: &Table, spot: Spot, closes: bool) -> Frame {
    let closing = match (closes, table.game.game().turn_end()) {
        (true, _) => Closing::Chosen,
        (false, Some(_)) => Closing::Offered,
        (false, None) => Closing::Never,
    };
    Frame { closing, ..Frame::new(spot) }
}

/// Where the person sits.
pub(super) fn seat_at(table: &Table, person: i64) -> Result<Seat, HallError> {
    table.seat_of(person).ok_or(HallError::NotSeated(table.players[0], table.players[1]))
}

/// The record so far, in the message and as a file.
pub(super) fn record(table: &Table) -> Draft {
    let names = table.game.game().seats();
    let tags = Seat::ALL.into_iter().filter_map(|seat| {
        let name = table.names[seat.index()].as_deref()?;
        let name: String = name.chars().filter(|letter| !letter.is_control()).collect();
        Some((names[seat.index()].title.to_owned(), name))
    });
    let record = Record::public(&table.game, tags).to_string();
    let moves = record.split_once("\n\n").map_or("", |(_, moves)| moves).trim();
    let heading = format!("The record of game {}.", table.id);
    let shown = if moves.chars().count() <= 1800 && !moves.contains('`') {
        format!("{heading}\n```\n{moves}\n```")
    } else {
        heading
    };
    let name = format!("{}-{}.txt", table.game.game().name(), table.id);
    Draft::new(shown).file(CreateAttachment::bytes(record, name))
}
