//! Looking back at matches and imported records.

pub(crate) mod command;
pub(crate) mod feature;
pub(crate) mod ids;
pub(crate) mod panel;
pub(crate) mod press;
pub(crate) mod share;
