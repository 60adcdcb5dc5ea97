//! An exercise for one person: a position with a picture and the choices, the same as in play.

use std::fmt;

use poise::serenity_prelude as serenity;
use serenity::CreateActionRow;

use crate::api::outgoing_message::OutgoingMessage;
use crate::board::marks::targets;
use crate::board::move_menu::{Group, groups, in_parts};
use crate::ui;
use crate::ui::entry::{Entry, LIST, button_rows, select_rows};
use crate::ui::picture::{PictureError, style_for};
use trickmate_host::Preferences;
use trickmate_render::Labels;
use trickmate_rules::view::SquareIndex;
use trickmate_rules::{Match, MenuPath, Seat, Viewer};

/// Most rows for the choices: the others are for further buttons.
const ROWS: usize = 3;
/// Number of first choices that are buttons and not entries of a list.
const MAX_BUTTONS: usize = ROWS * 5;
/// Most choices of one piece that are buttons.
const MAX_ITEMS: usize = ROWS * 5;

/// The ids of the choices.
pub(crate) trait Ids {
    /// The id of a choice.
    type Id: fmt::Display;

    /// Returns the id for the entries chosen so far, by their indices.
    fn entry(&self, path: Vec<u16>) -> Self::Id;
    /// Returns the id of a list of first choices, by its number.
    fn list(&self, list: u16) -> Self::Id;
}

/// Result of the choices until now.
pub(crate) enum Chosen {
    /// Menus of further choices.
    Rows(Choices),
    /// An action, in notation.
    Action(String),
}

/// The next choices.
#[derive(Default)]
pub(crate) struct Choices {
    pub(crate) rows: Vec<CreateActionRow>,
    /// The choice so far, if any, and what is asked next.
    pub(crate) chosen: Option<(String, String)>,
    /// The squares that the choices lead to.
    pub(crate) targets: Vec<SquareIndex>,
}

/// Follows the choices so far; `None` if they lead nowhere.
pub(crate) fn follow(game: &Match, seat: Seat, path: &[u16], ids: &impl Ids) -> Option<Chosen> {
    let ways = game.position().observe(Viewer::Seat(seat)).menu_paths(seat);
    let choices = in_parts(groups(&ways, 1));
    let id = |entry: &Entry| ids.entry(entry.path.clone());
    let Some(place) = path.first() else { return first(&ways, &choices, ids) };
    let group = choices.get(usize::from(*place))?;
    match (path.get(1), &group.ways[..]) {
        (Some(item), ways) => Some(Chosen::Action(ways.get(usize::from(*item))?.text.clone())),
        // Wrong answers cost something, so only a complete choice counts as an answer, never a look at a piece.
        (None, _) if let Some(only) = group.complete() => Some(Chosen::Action(only.text.clone())),
        (None, _) => {
            let items = group.items(*place);
            let rows = if items.len() <= MAX_ITEMS {
                button_rows(&items, id)
            } else {
                select_rows(&items, &group.ask, 1, |_| ids.entry(vec![*place]))
            };
            let targets = targets(group.ways.iter().copied());
            Some(Chosen::Rows(Choices {
                rows,
                chosen: Some((group.label.clone(), group.next_ask())),
                targets,
            }))
        }
    }
}

/// Returns the first choice on the way to an action, in words, for example the piece that moves.
pub(crate) fn first_step(game: &Match, seat: Seat, action: &str) -> Option<String> {
    let ways = game.position().observe(Viewer::Seat(seat)).menu_paths(seat);
    let mut choices = groups(&ways, 1).into_iter();
    choices.find(|group| group.ways.iter().any(|way| way.text == action)).map(|group| group.label)
}

fn first(ways: &[MenuPath], choices: &[Group<'_>], ids: &impl Ids) -> Option<Chosen> {
    let ask = &choices.first()?.ask;
    let id = |entry: &Entry| ids.entry(entry.path.clone());
    if let [only] = choices
        && ways.len() <= MAX_ITEMS
    {
        let rows = button_rows(&only.items(0), id);
        return Some(Chosen::Rows(Choices { rows, ..Choices::default() }));
    }
    let entries: Vec<Entry> = choices.iter().zip(0..).map(|(group, place)| group.entry(place)).collect();
    let rows = if entries.len() <= MAX_BUTTONS {
        button_rows(&entries, id)
    } else {
        let shown = &entries[..entries.len().min(ROWS * LIST)];
        select_rows(shown, ask, ROWS, |list| ids.list(list))
    };
    Some(Chosen::Rows(Choices { rows, ..Choices::default() }))
}

/// Returns a message with the position as a seat sees it: as a picture and, if wanted, as text.
pub(crate) fn with_position(
    draft: OutgoingMessage,
    game: &Match,
    seat: Seat,
    pointed: Vec<SquareIndex>,
    preferences: &Preferences,
) -> Result<OutgoingMessage, PictureError> {
    let mut view = game.view(Viewer::Seat(seat));
    if !pointed.is_empty() {
        // The marks of the last move look alike.
        view.last = None;
        view.pointed = pointed;
    }
    let (style, labels) = (style_for(preferences, seat), Labels::default());
    let draft = draft.file(ui::picture::board(&view, &labels, &style)?);
    let draft = if preferences.text_boards {
        draft.board(trickmate_render::text(&view, &labels, style.orientation))
    } else {
        draft
    };
    Ok(ui::picture::hand(&view, &style)?.into_iter().fold(draft, OutgoingMessage::banner))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::ids::PlayId;
    use crate::ui::spot::Spot;
    use trickmate_host::{MatchId, Version};
    use trickmate_rules::kernel::Seed;
    use trickmate_rules::{Options, game};

    struct Places;

    impl Ids for Places {
        type Id = PlayId;

        fn entry(&self, path: Vec<u16>) -> PlayId {
            PlayId::Menu(Spot { match_id: MatchId::new(1), version: Version::new(0), revision: None }, path)
        }

        fn list(&self, list: u16) -> PlayId {
            PlayId::BoardList(
                Spot { match_id: MatchId::new(1), version: Version::new(0), revision: None },
                list,
            )
        }
    }

    #[test]
    fn to_look_at_a_piece_with_one_move_is_no_answer() {
        let cardmate = game("cardmate").unwrap();
        let options = Options::new(cardmate.options(), []).unwrap();
        let game = Match::new(cardmate, options, Seed::new([1; 32]));
        let ways = game.position().observe(Viewer::Seat(Seat::First)).menu_paths(Seat::First);
        let choices = in_parts(groups(&ways, 1));
        let place = choices.iter().position(|group| group.ways.len() == 1).unwrap();
        let (path, only) = (vec![place as u16], choices[place].ways[0].text.clone());
        let Some(Chosen::Rows(Choices { rows, chosen: Some(_), .. })) =
            follow(&game, Seat::First, &path, &Places)
        else {
            panic!("it has been played");
        };
        assert!(serde_json::to_string(&rows).unwrap().contains(&format!("menu/1/0/{place}.0")));
        let Some(Chosen::Action(text)) = follow(&game, Seat::First, &[place as u16, 0], &Places) else {
            panic!("it has not been played");
        };
        assert_eq!(text, only);
    }
}
