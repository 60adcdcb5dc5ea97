//! Games against the computer: starting them, its moves, its answers and its hints.
//!
//! `matches.computer` says which seat the computer plays and `matches.level` how well; its player is the bot's own id.
//! `host/computer/requests.rs` begins such a game: the challenge is stored and accepted in one go, so that seeds come
//! about as always. `host/computer/turns.rs` looks up where the computer is to act, after every action and at the
//! start: the database is the queue, so the work continues after a restart. The player who has waited longest since the
//! computer's last move is served first. The computer thinks in a lane of `workers` that leaves a core for everybody
//! else. It gets `knowledge(seat)`, and randomness derived from the match seed. Like any player, it commits a whole
//! turn against the version that it has seen; if that has changed meanwhile (a move taken back), it thinks again.
//! Nobody waits for it: a player's action is acknowledged when it is committed.
//!
//! `board/computer_board.rs` edits the one board message of such a game; while the computer thinks only the words
//! change. If the message is gone, the board is posted again. `answer/computer_answer.rs` updates the private answer to
//! the player's move when `host/computer/answer.rs` has heard that the computer has moved. That update is lost if the
//! process ends, but the board shows the move too. `host/computer/hint.rs` asks the same engine on behalf of a player.

pub(crate) mod answer;
pub(crate) mod computer_game;
pub(crate) mod deadline;
pub(crate) mod draw_offer;
pub(crate) mod handle;
pub(crate) mod hint;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;
pub(crate) mod turns;

pub use computer_game::{ComputerGame, ComputerSeat, usual_level};
pub use hint::{Hint, HintReason, Taken, reasons_over, visible_reasons};
pub use rows::ComputerTurn;
