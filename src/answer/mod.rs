//! Answers to interactions: the answer or the refusal, and what all commands share.

pub(crate) mod answers;
pub(crate) mod begun;
pub(crate) mod command;
pub(crate) mod computer_answer;
pub(crate) mod descriptions;
pub(crate) mod feature;
pub(crate) mod form;
pub(crate) mod id_option;
pub(crate) mod press;
pub(crate) mod refusal;
pub(crate) mod which_match;
