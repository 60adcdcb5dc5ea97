//! The actions of players in a match: moves, turns, placing, resigning.
//!
//! Where several seats choose in secret at once (hands that are declared in Poker Chess), the board message names and
//! notifies all who have still to choose, and its button opens a private menu made for the viewer who clicked. Every
//! choice is one ply. A button or menu carries the version its player saw; it stays good as long as all plies since are
//! choices of other seats at the same time (`Match::is_current`), and an action that loses the race to commit is
//! checked in the new position and committed after the other. Until the last choice is in, the public learns only who
//! has chosen: boards, records and alt texts are made for `Viewer::Public`, and `Match::told` writes secret plies as
//! the viewer may know them. In the rules, `Status::to_act` names all who may choose, `is_simultaneous` makes the match
//! write each action with its seat, `secret_plies` is the number of latest actions that are still secret, and a `Ply`
//! keeps its full text and its public one.

pub(crate) mod act;
pub(crate) mod board_command;
pub(crate) mod feature;
pub(crate) mod hand_command;
pub(crate) mod ids;
pub(crate) mod move_command;
pub(crate) mod own_panel;
pub(crate) mod placing;
pub(crate) mod press;
pub(crate) mod preview;
pub(crate) mod resign_command;
pub(crate) mod saved_arrays;
pub(crate) mod surface;
pub(crate) mod two_readings;
pub(crate) mod typed_turn;
