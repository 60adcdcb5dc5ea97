//! Analyses of matches.

pub(crate) mod buttons;
pub(crate) mod curve;
pub(crate) mod feature;
pub(crate) mod ids;
pub(crate) mod merit_text;
pub(crate) mod panel;
pub(crate) mod tell;
