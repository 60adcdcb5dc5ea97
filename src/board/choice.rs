//! The menus on the board for everybody. They are made of public knowledge, so that they reveal no secret; if a
//! player's action needs more choices, the rest is chosen in a private panel.

use std::collections::HashSet;

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::board;
use crate::board::move_menu::{Group, Menu, Panel, groups, in_parts};
use crate::play::ids::PlayId;
use crate::ui::entry::{Entry, LIST, button_rows, clip, select_rows};
use crate::ui::shown_match::ShownMatch;
use crate::ui::spot::Spot;
use trickmate_host::HostedMatch;
use trickmate_rules::{MenuPath, Seat, Viewer};
use trickmate_text::text;

/// Most rows of a board message for lists.
const MAX_LISTS: usize = 3;
/// The most actions that are buttons, each of another piece...
const MAX_BUTTONS: usize = 5;
/// ...and all actions of the only piece that can move.
const MAX_ITEMS: usize = 15;

/// Returns the first choices of a match on its board; `None` if they are only made in a private panel.
pub(crate) fn rows(hosted: &HostedMatch) -> Option<Vec<CreateActionRow>> {
    let position = hosted.game.position();
    let [seat] = hosted.game.to_act()[..] else { return None };
    if position.is_simultaneous() || hosted.game.is_within_turn() {
        return None;
    }
    let ways = position.observe(Viewer::Public).menu_paths(seat);
    let spot = hosted.spot();
    if let [only] = &ways[..] {
        let id = PlayId::Board(spot, vec![0, 0]).to_string();
        let label = clip(&text!("panel-play", action = only.symbols), 80);
        let play = CreateButton::new(id).label(label).style(ButtonStyle::Primary);
        return Some(vec![CreateActionRow::Buttons(vec![play])]);
    }
    let groups = first_choices(&ways);
    let named = |entry: &Entry| PlayId::Board(spot, entry.path.clone());
    if let [only] = &groups[..] {
        let items = only.items(0);
        return (items.len() <= MAX_ITEMS).then(|| button_rows(&items, named));
    }
    let ask = groups.first()?.ask;
    let is_short = groups.len() <= MAX_BUTTONS && groups.iter().all(|group| group.ways.len() == 1);
    let entries: Vec<Entry> =
        groups.iter().zip(0..).map(|(group, place)| group.entry_in_full(place)).collect();
    if is_short {
        return Some(button_rows(&entries, named));
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
        1..=LIST => board::move_menu::buttons(&entries, spot),
        _ => return None,
    };
    Some(Panel::Menu(Menu::of_group(group, spot.match_id, rows)))
}
