//! The display of a match: the board message for everybody, and the private panel.
//!
//! The rules give every legal action as steps (`MenuPath`: piece, then square, then the rest), with a short form in
//! symbols and the material that it wins at once. `board/move_menu.rs` makes at most two choices of them: the first
//! step, and all further steps together. A first choice that performs an action is named as all of it; in puzzles and
//! lessons the first choice of two never performs one. `board/choice.rs` puts the first choice on the board for
//! everybody, made of `menu_paths` for `Viewer::Public` alone. A choice there leads to the player's actions that look
//! like it to the public; a single one is performed. So the board of a placement lists squares, and the card is chosen
//! in private. Places in these lists are in the `custom_id`, with the version: the order is the same as long as the
//! version is.
//!
//! Somebody who plays the computer acts on one message (`board/surface.rs`, `play/surface.rs`) where nothing is secret: each
//! press changes the message that was pressed, and its token edits it again when the computer has moved
//! (`api/press_tokens.rs`). What has to be secret is done in private panels as between people.
//!
//! `typing/message.rs` takes moves from messages that reply to the bot, mention it or are written to it alone; the
//! message's id is the request. A move that would reveal a secret to others is refused. `play/typed_turn.rs` reads
//! several actions of a turn from one message. The task that posted a refusal deletes it after a minute; if the program
//! ends before, it stays.

pub(crate) mod choice;
pub(crate) mod clock_line;
pub(crate) mod computer_board;
pub(crate) mod direct_board;
pub(crate) mod exercise;
pub(crate) mod hand;
pub(crate) mod hand_messages;
pub(crate) mod marks;
pub(crate) mod message;
pub(crate) mod more;
pub(crate) mod move_menu;
pub(crate) mod notification;
pub(crate) mod panels;
pub(crate) mod parked;
pub(crate) mod piece_buttons;
pub(crate) mod posted;
pub(crate) mod posting;
pub(crate) mod rating_changes;
pub(crate) mod reminder;
pub(crate) mod seat_lines;
pub(crate) mod secret_choice;
pub(crate) mod story;
pub(crate) mod surface;
pub(crate) mod thread;
pub(crate) mod turn;
pub(crate) mod view;
pub(crate) mod vote_lines;
