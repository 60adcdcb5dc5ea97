//! Routing: finds the feature that an interaction, a command or an event is for.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::Interaction;

use crate::absence::feature::Absence;
use crate::analysis::feature::Analysis;
use crate::announce::publisher::{AnnounceError, Certainty, Publisher};
use crate::answer::answers::{finish, remember_name};
use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::block::feature::Block;
use crate::computer::feature::Computer;
use crate::context::bot::Bot;
use crate::decks::feature::Decks;
use crate::games::feature::Games;
use crate::help::feature::Help;
use crate::invite::feature::Invite;
use crate::learn::feature::Learn;
use crate::offer::feature::Offer;
use crate::play::feature::Play;
use crate::privacy::feature::Privacy;
use crate::puzzle::feature::Puzzle;
use crate::rank::feature::Rank;
use crate::replay::feature::Replay;
use crate::rules::feature::Rules;
use crate::servers::feature::Servers;
use crate::settings::feature::Settings;
use crate::ui::command_error::CommandError;
use crate::ui::responder::{Task, Visibility};
use crate::watch::feature::Watch;
use crate::{absence, analysis, board, highlights, invite, offer, puzzle, watch};
use trickmate_host::Event;
use trickmate_text::text;

/// All features that people can use.
const FEATURES: [&dyn Feature; 19] = [
    &Play, &Invite, &Computer, &Offer, &Replay, &Analysis, &Learn, &Puzzle, &Rank, &Decks, &Rules, &Games,
    &Watch, &Settings, &Servers, &Absence, &Privacy, &Block, &Help,
];

/// Returns every command as it is carried out.
pub(crate) fn commands() -> Vec<Command> {
    FEATURES.iter().flat_map(|feature| feature.commands()).collect()
}

/// Returns every command as it is registered with Discord.
pub(crate) fn definitions() -> Vec<serenity::CreateCommand> {
    FEATURES.iter().flat_map(|feature| feature.definitions()).collect()
}

/// Answers a component or a form; other interactions are not routed here. The work lies on the heap, since all of it
/// together would be more than a thread has of stack.
pub(crate) async fn handle(bot: &Bot, interaction: &Interaction) {
    match interaction {
        Interaction::Component(press) if bot.is_new(press.id) => {
            Box::pin(component(Press::new(bot, press))).await;
        }
        Interaction::Modal(form) if bot.is_new(form.id) => Box::pin(submit(Form::new(bot, form))).await,
        _ => {}
    }
}

async fn component(press: Press<'_>) {
    let Press { bot, interaction, asker } = press;
    remember_name(bot, &interaction.user, interaction.guild_id, interaction.member.as_ref()).await;
    match FEATURES.iter().find_map(|feature| feature.press(press)) {
        Some(work) => work.await,
        None => {
            let error = CommandError::words(text!("error-button-expired"));
            finish(bot, press.reply(Visibility::Private), Err(error), None, asker).await;
        }
    }
}

async fn submit(form: Form<'_>) {
    match FEATURES.iter().find_map(|feature| feature.submit(form)) {
        Some(work) => work.await,
        None => {
            let error = CommandError::words(text!("error-form-expired"));
            finish(form.bot, form.reply(Visibility::Private), Err(error), None, form.asker).await;
        }
    }
}

/// Announces an event on Discord.
pub(crate) fn tell(
    publisher: &Publisher,
    event: Event,
    certainty: Certainty,
) -> Task<'_, Result<(), AnnounceError>> {
    match event {
        Event::Challenge(id) => Box::pin(invite::tell::tell(publisher, id, certainty)),
        Event::Match(id) => Box::pin(board::posting::announce(publisher, id, certainty)),
        Event::Watchers(id) => Box::pin(watch::tell::tell(publisher, id)),
        Event::Clocks(id) => Box::pin(board::posting::tell_clocks(publisher, id)),
        Event::Reminder(id, seat) => Box::pin(board::reminder::tell(publisher, id, seat, certainty)),
        Event::Departure(server) => Box::pin(absence::departure::tell(publisher, server)),
        Event::Analysis(id) => Box::pin(analysis::tell::tell(publisher, id, certainty)),
        Event::Daily(id) => Box::pin(puzzle::tell::tell(publisher, id, certainty)),
        Event::Highlights(id) => Box::pin(highlights::tell::tell(publisher, id, certainty)),
        Event::Parked(id) => Box::pin(board::parked::tell(publisher, id, certainty)),
        Event::Offer(id) => {
            Box::pin(offer::tell::tell(&publisher.service, &publisher.delivery, id, certainty))
        }
    }
}

/// Logs failures outside the commands' own answers, and tells the user if there is one.
pub(crate) async fn report(error: poise::FrameworkError<'_, Arc<Bot>, CommandError>) {
    match &error {
        poise::FrameworkError::EventHandler { error, event, .. } => {
            tracing::error!("{} failed: {error}", event.snake_case_name());
            return;
        }
        poise::FrameworkError::CommandPanic { ctx, .. } => {
            tracing::error!("the command {} has panicked", ctx.command().qualified_name);
        }
        _ => {}
    }
    if poise::builtins::on_error(error).await.is_err() {
        tracing::warn!("an error could not be told to its user");
    }
}

#[cfg(test)]
mod tests {
    use crate::absence::ids::AbsenceId;
    use crate::analysis::ids::AnalysisId;
    use crate::computer::ids::ComputerId;
    use crate::decks::ids::DecksId;
    use crate::games::ids::GamesId;
    use crate::help::ids::Start;
    use crate::invite::ids::InviteId;
    use crate::learn::ids::LearnId;
    use crate::offer::ids::OfferId;
    use crate::play::ids::PlayId;
    use crate::privacy::ids::ForgetId;
    use crate::puzzle::ids::PuzzleId;
    use crate::rank::ids::LeaderboardId;
    use crate::replay::ids::ReplayId;
    use crate::rules::ids::RulesId;
    use crate::servers::ids::ServerChange;
    use crate::settings::ids::SettingsId;
    use crate::watch::ids::UnwatchId;

    /// Returns the id as each feature that reads it writes it again.
    fn readers(text: &str) -> Vec<String> {
        fn read<T: std::str::FromStr + ToString>(text: &str) -> Option<String> {
            text.parse::<T>().ok().map(|id| id.to_string())
        }
        [
            read::<AbsenceId>,
            read::<AnalysisId>,
            read::<ComputerId>,
            read::<DecksId>,
            read::<GamesId>,
            read::<Start>,
            read::<InviteId>,
            read::<LearnId>,
            read::<OfferId>,
            read::<PlayId>,
            read::<ForgetId>,
            read::<PuzzleId>,
            read::<LeaderboardId>,
            read::<ReplayId>,
            read::<RulesId>,
            read::<ServerChange>,
            read::<SettingsId>,
            read::<UnwatchId>,
        ]
        .iter()
        .filter_map(|read| read(text))
        .collect()
    }

    #[test]
    fn what_is_posted_is_read_by_one_feature() {
        for text in [
            "accept/12",
            "decline/12",
            "withdraw/12",
            "invite/summoner/34",
            "deck/12",
            "pick/12",
            "import-deck",
            "cards/1",
            "offer/accept/12",
            "computer/challenge/12",
            "computer/match/12",
            "computer/game/poker",
            "computer/study/g12.3",
            "at/match/12/3",
            "level/study/i1.0",
            "move/12/34",
            "undo/12/34.5",
            "hands/12/34",
            "menu/12/34.5/3.12.1",
            "menu/12/34/",
            "list/12/34/3/1",
            "board/12/34/0.0",
            "boards/12/34/1",
            "on/12/34/0.0",
            "ons/12/34/3/1",
            "here/hint/12/34",
            "page/12/34/3.1/2",
            "place/12/fortress",
            "place/12/stop",
            "agree/12/34/5",
            "disagree/12/34/5",
            "rules/mysterious/2",
            "start/challenges",
            "learn/home",
            "learn/course/cardmate",
            "puzzle/month",
            "puzzle/daily/12",
            "puzzle/next/poker/-",
            "puzzle/try/cardmate/1a2b3c4d/-/2/0/3.0",
            "replay/game/12/next/34",
            "replay/import/12/show-film/0/7",
            "analysis/12/next/34",
            "analysis/12/whole",
            "absence/direct/12",
            "unwatch/12",
            "ladder/summoner/0/month/2",
            "games/1",
            "wish/theme.dark",
            "wish/reminder.12",
            "quiet",
            "server/threads.true",
            "server/time",
            "forget/false",
        ] {
            assert_eq!(readers(text), [text]);
        }
        for text in ["", "/", "move", "accept/1/2", "learn", "puzzle/", "server/", "wish/", "start/12/34"] {
            assert_eq!(readers(text), [] as [String; 0], "{text}");
        }
    }
}
