//! A match as its players and everybody see it: the board message and the private panel.
//!
//! The rules give every legal action as steps (`MenuPath`: piece, then square, then the rest), with a short form in symbols
//! and what it wins at once. `board/move_menu.rs` makes two choices of them at the most: the first step, and everything
//! after it in one. A first choice that performs an action is named as all of it; in puzzles and lessons the first choice
//! of two never performs one. `board/choice.rs` puts the first choice on the board for everybody, made of `menu_paths` for
//! `Viewer::Public` alone; what a player chooses there leads to those of the own actions that look so to the public, and is
//! performed when there is one. So the board of a placement lists squares, and which card it is follows in private. Places
//! in these lists are in the `custom_id`, with the version: the order is the same as long as the version is.
//!
//! `typing/message.rs` takes moves from messages that reply to the bot, mention it or are written to it alone; the
//! message's id is the request. What would tell a secret where others read it is refused. `play/typed_turn.rs` reads
//! several actions of a turn in what is typed. Refusals are deleted after a minute by the task that posted them; one that
//! outlives the program stays.

pub(crate) mod choice;
pub(crate) mod clock_line;
pub(crate) mod computer_board;
pub(crate) mod direct_board;
pub(crate) mod exercise;
pub(crate) mod hand;
pub(crate) mod hand_messages;
pub(crate) mod message;
pub(crate) mod move_menu;
pub(crate) mod notification;
pub(crate) mod parked;
pub(crate) mod posted;
pub(crate) mod posting;
pub(crate) mod rating_changes;
pub(crate) mod reminder;
pub(crate) mod seat_lines;
pub(crate) mod turn;
pub(crate) mod turn_summary;
pub(crate) mod view;
