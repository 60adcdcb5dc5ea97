//! The page in a real browser, headless Chromium driven through WebDriver: several users, each in a tab, with the
//! example bot.

mod access;
mod commands;
mod components;
mod foreign;
mod keyboard;
mod languages;
mod layout;
mod layouts;
mod presence;
mod safety;
mod stage;
mod talking;
mod tools;
