//! The actions of players in a match.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::play;
use crate::play::ids::{Ask, PlayId};
use crate::ui::responder::Task;
use crate::ui::typed::TYPED;

/// The actions of players in a match.
pub(crate) struct Play;

impl Feature for Play {
    fn commands(&self) -> Vec<Command> {
        vec![
            play::move_command::play_move(),
            play::board_command::board(),
            play::board_command::show_board(),
            play::hand_command::hand(),
            play::hand_command::place(),
            play::resign_command::resign(),
        ]
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let id = press.id()?;
        Some(Box::pin(play::press::press(press, id)))
    }

    fn submit<'a>(&self, form: Form<'a>) -> Option<Task<'a, ()>> {
        let typed = form.typed(TYPED);
        let spot = match form.id()? {
            PlayId::Match(Ask::Type, spot) => spot,
            PlayId::Here(Ask::Type, spot) => return Some(play::surface::submit(form, spot, typed)),
            PlayId::SaveArray(match_id) => {
                let name = form.typed(play::saved_arrays::NAME);
                let saved = play::saved_arrays::save(form.bot, form.asker, match_id, name);
                return Some(form.answer(Some(match_id), saved));
            }
            _ => return None,
        };
        Some(form.answer(Some(spot.match_id), play::typed_turn::submit(form.bot, form.asker, spot, typed)))
    }
}
