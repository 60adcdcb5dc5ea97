//! Use of the sandbox in a real browser, with the command of the README.

mod lessons;
mod newcomer;
mod playground;

/// A button of a message.
const BUTTON: &str = ".component-row button";
