//! A view as a description for people who do not see the picture.

mod captures;
mod chessmen;
mod description;
mod view_text;

pub(crate) use description::Description;
pub(crate) use view_text::alt;
