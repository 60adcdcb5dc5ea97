//! What comes from people: buttons, menus and forms, from the interaction to the answer.

mod absence;
pub(crate) mod answers;
pub(crate) mod asker;
pub(crate) mod board_buttons;
pub(crate) mod command_error;
pub(crate) mod computer_answer;
pub(crate) mod computer_buttons;
pub(crate) mod form;
pub(crate) mod invitation;
pub(crate) mod learn_buttons;
pub(crate) mod offers;
pub(crate) mod own_panel;
pub(crate) mod pacing;
pub(crate) mod permissions;
pub(crate) mod play;
pub(crate) mod proposals;
pub(crate) mod puzzle_buttons;
pub(crate) mod refusal;
pub(crate) mod replay_buttons;
pub(crate) mod responder;
pub(crate) mod router;
mod typed_exercise;
mod typed_turn;
pub(crate) mod typing;
