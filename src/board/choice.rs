//! The menus on the board for everybody. They are made of public knowledge, so that they reveal no secret; if a
//! player's action needs more choices, the rest is chosen in a private panel.

use std::collections::HashSet;

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::board;
use crate::board::move_menu::{Group, Menu, PART, Panel, groups, in_parts};
use crate::board::piece_buttons::piece_buttons;
use crate::play::ids::PlayId;
use crate::ui::entry::{Entry, LIST, button_rows, clip, select_rows};
use crate::ui::shown_match::ShownMatch;
use crate::ui::spot::Spot;
use trickmate_host::HostedMatch;
use trickmate_rules::{MenuPath, Seat, Viewer};
use trickmate_text::text;

/// Most rows of a board message for lists.
const MAX_LISTS: usize = 3;
/// Most buttons for pieces.
const MAX_BUTTONS: usize = 15;
/// Most buttons for actions, if only one piece can move.
const MAX_ITEMS: usize = 15;

/// Returns the first choices of a match for its board, in this many rows; `None` if they can be made only in a private
/// panel.
pub(crate) fn rows(hosted: &HostedMatch, room: usize) -> Option<Vec<CreateActionRow>> {
    let position = hosted.game.position();
    let [seat] = hosted.game.to_act()[..] else { return None };
    if position.is_simultaneous() || hosted.game.is_within_turn() {
        return None;
    }
    first_rows(&position.observe(Viewer::Public).menu_paths(seat), hosted.spot(), room)
}

/// Returns the first choices between these actions; `None` if they do not fit.
fn first_rows(ways: &[MenuPath], spot: Spot, room: usize) -> Option<Vec<CreateActionRow>> {
    if let [only] = ways {
        let id = PlayId::Board(spot, vec![0, 0]).to_string();
        let label = clip(&text!("panel-play", action = only.symbols), 80);
        let play = CreateButton::new(id).label(label).style(ButtonStyle::Primary);
        return Some(vec![CreateActionRow::Buttons(vec![play])]);
    }
    let groups = first_choices(ways);
    let named = |entry: &Entry| PlayId::Board(spot, entry.path.clone());
    if let [only] = &groups[..] {
        let items = only.items(0);
        return (items.len() <= MAX_ITEMS).then(|| button_rows(&items, named));
    }
    let ask = &groups.first()?.ask;
    let entries: Vec<Entry> =
        groups.iter().zip(0..).map(|(group, place)| group.entry_in_full(place)).collect();
    if entries.len() <= MAX_BUTTONS {
        return Some(piece_buttons(&groups, &entries, room, named));
    }
    (entries.len() <= MAX_LISTS * LIST)
        .then(|| select_rows(&entries, ask, MAX_LISTS, |list| PlayId::BoardList(spot, list)))
}

fn first_choices(ways: &[MenuPath]) -> Vec<Group<'_>> {
    in_parts(groups(ways, 1))
}

/// Returns the next step after a choice on the board, if any.
pub(crate) fn follow(hosted: &HostedMatch, seat: Seat, spot: Spot, path: &[u16]) -> Option<Panel> {
    let position = hosted.game.position();
    let public = position.observe(Viewer::Public).menu_paths(seat);
    let choices = first_choices(&public);
    let group = choices.get(usize::from(*path.first()?))?;
    let meant: HashSet<&str> = match path.get(1) {
        Some(item) => [group.ways.get(usize::from(*item))?.text.as_str()].into(),
        None => group.ways.iter().map(|way| way.text.as_str()).collect(),
    };
    let is_meant = |way: &MenuPath| {
        meant.contains(way.text.as_str())
            || position
                .notation(seat, &way.text, Viewer::Public)
                .is_ok_and(|text| meant.contains(text.as_str()))
    };
    let own = position.observe(Viewer::Seat(seat)).menu_paths(seat);
    let own = groups(&own, 1);
    let mut found: Vec<(usize, Entry, &MenuPath)> = Vec::new();
    for (place, own) in own.iter().enumerate() {
        let items = own.items(u16::try_from(place).ok()?);
        let fitting = own.ways.iter().zip(items).filter(|(way, _)| is_meant(way));
        found.extend(fitting.map(|(way, item)| (place, item, *way)));
    }
    if let [(_, _, way)] = &found[..] {
        return Some(Panel::Action(way.text.clone()));
    }
    let is_one_group = found.windows(2).all(|pair| pair[0].0 == pair[1].0);
    let entries: Vec<Entry> = found
        .into_iter()
        .map(|(place, item, _)| match is_one_group {
            true => item,
            false => Entry { label: own[place].label.clone(), ..item },
        })
        .collect();
    let rows = match entries.len() {
        0 => return None,
        1..=PART => board::move_menu::buttons(&entries, spot),
        _ => return None,
    };
    Some(Panel::Menu(Menu::of_group(group, rows)))
}

#[cfg(test)]
mod tests {
    use trickmate_rules::kernel::Seed;
    use trickmate_rules::{Match, Options};

    use super::*;
    use crate::board::move_menu::{self, Frame};
    use trickmate_host::{MatchId, Version};

    /// Games of each kind, and the actions after which they end at the latest.
    const GAMES: u8 = 4;
    const MAX_PLIES: usize = 60;
    /// The limit in games whose turns have many actions, with thousands of choices.
    const MAX_ACTIONS: usize = 4;
    /// Actions from one checked position to the next in the other games; odd, so that both sides are checked.
    const STEP: usize = 7;

    /// Asserts that every panel that these choices lead to has a row left for further buttons: on each page, and after each
    /// first choice.
    fn has_room(ways: &[MenuPath], frame: Frame) {
        let groups = groups(ways, frame.depth);
        let first = (Vec::new(), groups.len());
        let next = groups.iter().enumerate().map(|(place, group)| {
            let place = u16::try_from(place).unwrap();
            (vec![place], group.ways.len())
        });
        for (path, count) in std::iter::once(first).chain(next) {
            // A page has at least one list.
            for page in 0..=u16::try_from(count / LIST).unwrap() {
                if let Some(Panel::Menu(menu)) = move_menu::compose(ways, frame, &path, page) {
                    assert!(menu.rows.len() < move_menu::ROWS, "{path:?} of {} actions", ways.len());
                }
            }
        }
    }

    #[test]
    fn no_choice_fills_a_message_so_that_no_row_is_left() {
        let spot = Spot { match_id: MatchId::new(1), version: Version::new(0), revision: None };
        let mut is_divided = false;
        for game in trickmate_rules::GAMES {
            let most = if game.turn_end().is_some() { MAX_ACTIONS } else { MAX_PLIES };
            for seed in 0..GAMES {
                let options = Options::new(game.options(), []).unwrap();
                let mut played = Match::new(*game, options, Seed::new([seed; 32]));
                let mut chance = Seed::new([seed; 32]).chance("rows");
                while played.outcome().is_none() && played.plies().len() < most {
                    let seat = played.to_act()[0];
                    let public = played.position().observe(Viewer::Public).menu_paths(seat);
                    assert!(first_rows(&public, spot, MAX_LISTS).is_none_or(|rows| rows.len() <= MAX_LISTS));
                    for part in first_choices(&public) {
                        is_divided |= part.label.ends_with("(2 of 2)");
                        assert!(move_menu::buttons(&part.items(0), spot).len() < move_menu::ROWS);
                    }
                    let own = played.position().observe(Viewer::Seat(seat)).menu_paths(seat);
                    if most == MAX_ACTIONS || played.plies().len().is_multiple_of(STEP) {
                        has_room(&own, board::hand::frame(spot));
                        has_room(&own, board::turn::frame(spot));
                    }
                    let place = chance.below(u32::try_from(own.len()).unwrap());
                    played.play_all([own[place as usize].text.as_str()]).unwrap();
                }
            }
        }
        assert!(is_divided, "no piece had more targets than fit");
    }
}
