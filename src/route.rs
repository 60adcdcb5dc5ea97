//! Routing: finds the feature that an interaction, a command or an event is for.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::Interaction;

use crate::absence::feature::Absence;
use crate::analysis::feature::Analysis;
use crate::announce::publisher::{AnnounceError, DeliveryState, Publisher};
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
use crate::plan::feature::Plan;
use crate::play::feature::Play;
use crate::privacy::feature::Privacy;
use crate::puzzle::feature::Puzzle;
use crate::rank::feature::Rank;
use crate::replay::feature::Replay;
use crate::roles::feature::Roles;
use crate::rules::feature::Rules;
use crate::seasons::feature::Seasons;
use crate::series::feature::Series;
use crate::servers::feature::Servers;
use crate::settings::feature::Settings;
use crate::simul::feature::Simul;
use crate::teams::feature::Teams;
use crate::tournaments::feature::Tournaments;
use crate::ui::command_error::CommandError;
use crate::ui::responder::{Task, Visibility};
use crate::watch::feature::Watch;
use crate::{
    absence, analysis, board, highlights, invite, offer, puzzle, roles, seasons, series, simul, teams,
    tournaments, watch,
};
use trickmate_host::Event;
use trickmate_text::text;

/// All features that people can use.
const FEATURES: &[&dyn Feature] = &[
    &Play,
    &Plan,
    &Invite,
    &Computer,
    &Offer,
    &Replay,
    &Analysis,
    &Learn,
    &Puzzle,
    &Rank,
    &Decks,
    &Rules,
    &Games,
    &Watch,
    &Tournaments,
    &Series,
    &Simul,
    &Teams,
    &Settings,
    &Servers,
    &Seasons,
    &Roles,
    &Absence,
    &Privacy,
    &Block,
    &Help,
];

/// Returns all commands, for carrying them out.
pub(crate) fn commands() -> Vec<Command> {
    FEATURES.iter().flat_map(|feature| feature.commands()).collect()
}

/// Returns the definitions of all commands for Discord.
pub(crate) fn definitions() -> Vec<serenity::CreateCommand> {
    FEATURES.iter().flat_map(|feature| feature.definitions()).collect()
}

/// Answers a component or a form; other interactions are not routed here. The work is on the heap, since it would need
/// more than a thread's stack.
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
    delivery_state: DeliveryState,
) -> Task<'_, Result<(), AnnounceError>> {
    match event {
        Event::Challenge(id) => Box::pin(invite::tell::tell(publisher, id, delivery_state)),
        Event::Match(id) => Box::pin(board::posting::announce(publisher, id, delivery_state)),
        Event::Watchers(id) => Box::pin(watch::tell::tell(publisher, id)),
        Event::Clocks(id) => Box::pin(board::posting::tell_clocks(publisher, id)),
        Event::Reminder(id, seat) => Box::pin(board::reminder::tell(publisher, id, seat, delivery_state)),
        Event::Departure(server) => Box::pin(absence::departure::tell(publisher, server)),
        Event::Analysis(id) => Box::pin(analysis::tell::tell(publisher, id)),
        Event::Daily(id) => Box::pin(puzzle::tell::tell(publisher, id, delivery_state)),
        Event::Highlights(id) => Box::pin(highlights::tell::tell(publisher, id, delivery_state)),
        Event::Tournament(id) => Box::pin(tournaments::tell::tell(publisher, id, delivery_state)),
        Event::Series(id) => Box::pin(series::tell::tell(publisher, id)),
        Event::Simul(id) => Box::pin(simul::tell::tell(publisher, id, delivery_state)),
        Event::Season(id) => Box::pin(seasons::tell::tell(publisher, id, delivery_state)),
        Event::Roles(server) => Box::pin(roles::tell::tell(publisher, server)),
        Event::TeamGame(id) => Box::pin(teams::tell::tell(publisher, id, delivery_state)),
        Event::Parked(id) => Box::pin(board::parked::tell(publisher, id, delivery_state)),
        Event::Offer(id) => {
            Box::pin(offer::tell::tell(&publisher.service, &publisher.delivery, id, delivery_state))
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
    use crate::block::ids::UnblockId;
    use crate::computer::ids::ComputerId;
    use crate::decks::ids::DecksId;
    use crate::games::ids::GamesId;
    use crate::help::ids::Start;
    use crate::invite::ids::InviteId;
    use crate::learn::ids::LearnId;
    use crate::offer::ids::OfferAnswerId;
    use crate::plan::ids::PlanId;
    use crate::play::ids::PlayId;
    use crate::privacy::ids::PrivacyId;
    use crate::puzzle::ids::PuzzleId;
    use crate::rank::ids::{LeaderboardId, VersusId};
    use crate::replay::ids::ReplayId;
    use crate::roles::ids::RolesId;
    use crate::rules::ids::RulesId;
    use crate::seasons::ids::SeasonsId;
    use crate::series::ids::{SeriesButton, SideboardId};
    use crate::servers::ids::ServerChange;
    use crate::settings::ids::SettingsId;
    use crate::simul::ids::SimulButton;
    use crate::teams::ids::TeamId;
    use crate::tournaments::ids::TournamentsId;
    use crate::watch::ids::UnwatchId;

    /// Returns the id in the form in which each feature that can read it writes it.
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
            read::<OfferAnswerId>,
            read::<PlanId>,
            read::<PlayId>,
            read::<PrivacyId>,
            read::<PuzzleId>,
            read::<LeaderboardId>,
            read::<VersusId>,
            read::<ReplayId>,
            read::<RolesId>,
            read::<RulesId>,
            read::<SeasonsId>,
            read::<ServerChange>,
            read::<SeriesButton>,
            read::<SideboardId>,
            read::<SettingsId>,
            read::<SimulButton>,
            read::<TeamId>,
            read::<TournamentsId>,
            read::<UnblockId>,
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
            "from/g12.3",
            "deck/12",
            "pick/12",
            "import-deck",
            "cards/1",
            "offer/accept/12",
            "computer/challenge/12",
            "computer/match/12",
            "computer/game/poker.-",
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
            "plan/open/12",
            "plan/choose/12/34/5/-/3.0",
            "plan/look/12/34/5/6",
            "simul/join/12",
            "simul/choose/1/2/12/34/3.0",
            "simul/board/1/2",
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
            "series/next/12",
            "sideboard/12",
            "team/join/12/1",
            "team/begin/12",
            "tournament/join/12",
            "tournament/standings/12/3",
            "ladder/summoner/0/month/2",
            "versus/12",
            "games/1",
            "wish/theme.dark",
            "wish/reminder.12",
            "quiet",
            "server/threads.true",
            "server/time",
            "roles/rule/12",
            "season/table/poker/12",
            "season/settings",
            "server/daily.choose",
            "vacation/true",
            "forget/false",
            "privacy/export",
            "unblock/12",
        ] {
            assert_eq!(readers(text), [text]);
        }
        for text in ["", "/", "move", "accept/1/2", "learn", "puzzle/", "server/", "wish/", "start/12/34"] {
            assert_eq!(readers(text), [] as [String; 0], "{text}");
        }
    }
}
