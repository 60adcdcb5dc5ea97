//! Ratings: leaderboards and profiles.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::press::Press;
use crate::rank;
use crate::rank::ids::{LeaderboardId, VersusId};
use crate::ui::responder::Task;
use crate::ui::responder::Visibility;

/// Ratings: leaderboards and profiles.
pub(crate) struct Rank;

impl Feature for Rank {
    fn commands(&self) -> Vec<Command> {
        vec![
            rank::leaderboard_command::leaderboard(),
            rank::profile_command::profile(),
            rank::profile_command::profile_menu(),
        ]
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        if let Some(VersusId(player)) = press.id() {
            let work = rank::profile_command::versus(press, player);
            return Some(press.answer(press.turned(), None, work));
        }
        let LeaderboardId(spot, page) = press.id()?;
        let work = rank::leaderboard_command::page(press.bot, spot, page, press.asker.person);
        Some(press.answer(Visibility::Update, None, work))
    }
}
