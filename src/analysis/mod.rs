//! Analyses of matches.

pub(crate) mod buttons;
pub(crate) mod curve;
pub(crate) mod feature;
pub(crate) mod hint_reason_text;
pub(crate) mod ids;
pub(crate) mod panel;
pub(crate) mod press;
pub(crate) mod tell;
