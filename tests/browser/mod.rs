//! Use of the sandbox in a real browser, with the command of the README.

mod alone;
mod in_view;
mod latest;
mod lessons;
mod manager;
mod newcomer;
mod playground;
mod tournament;

/// A button of a message.
const BUTTON: &str = ".component-row button";
/// A button of the latest message: the first one offers the games as well.
const LAST_BUTTON: &str = ".message:not(:has(~ .message)) .component-row button";
