//! A turn of several actions after the first of them: a private panel with the own hand, the menus of what can be done, and
//! the buttons that take back and end the turn. What is done there is a draft until the turn is ended.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use super::Bot;
use super::board_message::with_view;
use super::custom_id::{Ask, CustomId, Spot};
use super::draft::Draft;
use super::failure::Failure;
use super::panel::{self, Frame, Menu, Panel};
use super::picture::{PictureError, Pictures};
use super::play::{Asker, seat_at};
use crate::hall::{HallError, Move, Table, Wishes};
use crate::rules::{Seat, View, Viewer, Way};

/// The most characters of a list of names.
const LONGEST: usize = 500;

/// Rows for menus: the fifth is for the buttons.
const ROWS: usize = 4;

impl Table {
    /// What the menus of the turn under way carry.
    fn bench(&self) -> Spot {
        Spot { revision: Some(self.revision()), ..self.spot() }
    }

    fn end_of_turn(&self) -> Option<&'static str> {
        self.game.game().turn_end()
    }

    /// What the seat can do now besides ending the turn.
    fn works(&self, seat: Seat) -> Vec<Way> {
        let mut ways = self.game_for(seat).position().ways(seat, Viewer::Seat(seat));
        ways.retain(|way| Some(&*way.text) != self.end_of_turn());
        ways
    }

    /// Whether the seat may end its turn now.
    fn may_end(&self, seat: Seat) -> bool {
        let position = self.game_for(seat).position();
        self.end_of_turn().is_some_and(|end| position.check(seat, end).is_ok())
    }
}

/// The panel of the turn under way.
pub(super) async fn compose(
    table: &Table,
    seat: Seat,
    wishes: &Wishes,
    pictures: &Pictures,
) -> Result<Draft, PictureError> {
    let ways = table.works(seat);
    let menus = first_menus(&ways, table.bench()).unwrap_or_default();
    panel(table, seat, menus, wishes, pictures).await
}

/// The panel with these rows of menus.
async fn panel(
    table: &Table,
    seat: Seat,
    mut rows: Vec<CreateActionRow>,
    wishes: &Wishes,
    pictures: &Pictures,
) -> Result<Draft, PictureError> {
    let view = table.game_for(seat).view(Viewer::Seat(seat));
    let draft = Draft::new(words(table, seat, &view));
    rows.push(buttons(table, seat));
    Ok(with_view(draft, table, view, wishes, pictures).await?.rows(rows))
}

/// A menu for every kind of action side by side; one after another where that is too much.
fn first_menus(ways: &[Way], spot: Spot) -> Option<Vec<CreateActionRow>> {
    let frame = Frame { rows: ROWS, ..Frame::new(spot) };
    let all: Vec<&Way> = ways.iter().collect();
    let kinds = Menu::of(&all, 0)?;
    let menus: Vec<Menu<'_>> = kinds.entries.iter().filter_map(|(_, ways)| Menu::of(ways, 1)).collect();
    if menus.len() < kinds.entries.len() || menus.len() > ROWS || !menus.iter().all(Menu::fits) {
        return match panel::compose(ways, frame, &[], 0)? {
            Panel::Menu(draft) => Some(draft.into_rows()),
            Panel::Action(_) => None,
        };
    }
    let rows = kinds.entries.iter().zip(&menus).enumerate();
    rows.map(|(place, ((kind, _), menu))| {
        let ask = format!("{}: {}", kind.label, menu.ask);
        panel::select(menu, frame, &[u16::try_from(place).ok()?], 0, None, &ask)
    })
    .collect()
}

fn buttons(table: &Table, seat: Seat) -> CreateActionRow {
    let button = |ask, label: &str, style| {
        let id = CustomId::Table(ask, table.bench()).to_string();
        CreateButton::new(id).label(label).style(style)
    };
    let undo = button(Ask::Undo, "Undo", ButtonStyle::Secondary).disabled(table.drafted(seat).is_empty());
    let end = button(Ask::EndTurn, "End turn", ButtonStyle::Success).disabled(!table.may_end(seat));
    CreateActionRow::Buttons(vec![end, undo, button(Ask::Type, "Type it…", ButtonStyle::Secondary)])
}

fn words(table: &Table, seat: Seat, view: &View) -> String {
    let mut lines =
        vec![format!("Your workshop in game {}, for your eyes only: you are to {}.", table.id, view.task)];
    let drafted: Vec<&str> = table.drafted(seat).iter().map(String::as_str).collect();
    if !drafted.is_empty() {
        let done = format!("**{}**", drafted.join("**, **"));
        lines.push(format!("Done since your move, and told when you end the turn: {done}."));
    }
    if let Some(workshop) = &view.workshop {
        let store = &workshop.stores[seat.index()];
        let hand: Vec<String> = store.hand.iter().flatten().map(|card| card.name.clone()).collect();
        let reserve: Vec<String> =
            store.reserve.iter().map(|piece| format!("{} {}", piece.handle, piece.name)).collect();
        lines.push(format!("Left of your limit: **{}**. Cards to draw: {}.", workshop.left, store.deck_size));
        lines.push(format!("Hand ({}): {}.", hand.len(), listed(&hand)));
        lines.push(format!("Reserve ({}): {}.", reserve.len(), listed(&reserve)));
    }
    lines.push(format!("-# The board for all: {}", table.link()));
    lines.join("\n")
}

/// Names in a row, the end of a long row left out.
fn listed(names: &[String]) -> String {
    let all = names.join(", ");
    match all.char_indices().nth(LONGEST) {
        _ if names.is_empty() => "none".to_owned(),
        Some((end, _)) => format!("{}…", &all[..end]),
        None => all,
    }
}

impl Bot {
    /// The panel of the turn under way, as its player wishes it.
    pub(super) async fn workshop(&self, table: &Table, seat: Seat) -> Result<Draft, Failure> {
        let wishes = self.hall.wishes(table.players[seat.index()]).await?;
        Ok(compose(table, seat, &wishes, &self.pictures).await?)
    }

    /// The match as it stands for a person: their workshop while their turn is under way, else the board.
    pub(super) async fn as_it_stands(&self, table: i64, person: i64) -> Result<Draft, Failure> {
        let table = self.hall.table(table).await?;
        match table.seat_of(person).filter(|seat| table.is_turn_of(*seat)) {
            Some(seat) => self.workshop(&table, seat).await,
            None => self.board(&table, person).await,
        }
    }

    /// The panel after these choices in its menus; the choice that completes an action performs it.
    pub(super) async fn work(
        &self,
        asker: Asker,
        table: Table,
        seat: Seat,
        choice: (Spot, &[u16], u16),
    ) -> Result<Draft, Failure> {
        let (spot, path, page) = choice;
        if path.is_empty() && page == 0 {
            return self.workshop(&table, seat).await;
        }
        if spot != table.bench() {
            return Err(HallError::Stale.into());
        }
        let frame = Frame { rows: ROWS, ..Frame::new(spot) };
        match panel::compose(&table.works(seat), frame, path, page) {
            Some(Panel::Menu(menu)) => {
                let wishes = self.hall.wishes(asker.person).await?;
                Ok(panel(&table, seat, menu.into_rows(), &wishes, &self.pictures).await?)
            }
            Some(Panel::Action(text)) => self.perform(asker, table, Some(spot), text, false).await,
            None => Err(HallError::Stale.into()),
        }
    }

    /// Takes back what was drafted last; at the position that the person sees, where that is known.
    pub(super) async fn undo(
        &self,
        asker: Asker,
        table: Table,
        spot: Option<Spot>,
    ) -> Result<Draft, Failure> {
        let seat = turn_of(&table, asker.person)?;
        let wanted = wanted(&table, asker, spot, String::new());
        let before = table.drafted(seat).last().cloned();
        let table = self.hall.undo(table, &wanted, spot.and_then(|spot| spot.revision)).await?;
        let panel = self.workshop(&table, seat).await?;
        Ok(match before {
            Some(text) => panel.headed(&format!("You took back **{text}** (game {}).", table.id)),
            None => panel,
        })
    }

    /// Ends the turn.
    pub(super) async fn end_turn(
        &self,
        asker: Asker,
        table: Table,
        spot: Option<Spot>,
    ) -> Result<Draft, Failure> {
        let Some(end) = table.end_of_turn() else {
            return Err(Failure::words("In this game a turn is one move: it ends by itself."));
        };
        self.perform(asker, table, spot, end.to_owned(), false).await
    }
}

/// Where the person sits, if their turn is under way.
fn turn_of(table: &Table, person: i64) -> Result<Seat, Failure> {
    let seat = seat_at(table, person)?;
    if table.is_turn_of(seat) {
        return Ok(seat);
    }
    Bot::seat_to_act(table, person)?;
    Err(HallError::NothingDrafted.into())
}

/// What a person wants to do at the position that they see, where that is known.
pub(super) fn wanted(table: &Table, asker: Asker, spot: Option<Spot>, text: String) -> Move {
    let version = spot.map(|spot| spot.version);
    Move { table: table.id, version, player: asker.person, text, request: asker.request }
}
