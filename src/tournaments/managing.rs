//! Actions of members and managers in tournaments, and the answers to them.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow};

use crate::api::outgoing_message::{OutgoingMessage, escape};
use crate::api::snowflakes::ToHost;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::servers::panel::manages;
use crate::tournaments::ids::{TournamentAct, TournamentsId};
use crate::tournaments::picture::{Sheets, compute};
use crate::tournaments::{message, table};
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::picture::theme;
use trickmate_host::workers::Lane;
use trickmate_host::{
    HostedTournament, Manager, MatchId, MayJoin, PlayerId, ServiceError, Timestamp, TournamentFormat,
    TournamentId, TournamentRequestError, TournamentState,
};
use trickmate_render::Style;
use trickmate_text::text;
use trickmate_tournaments::GameResult;

/// Most lines of standings in an answer.
const LINES: usize = 30;

/// Returns the tournament with a number, or the latest, on the server of the request.
pub(crate) async fn meant(
    bot: &Bot,
    asker: Asker,
    id: Option<TournamentId>,
) -> Result<HostedTournament, CommandError> {
    let server = asker.server.ok_or_else(|| CommandError::words(text!("error-servers-only")))?;
    Ok(bot.service.tournaments().tournament_on(server, id).await?)
}

/// Returns the person as a possible manager of tournaments.
pub(crate) fn manager(asker: Asker, member: Option<&serenity::Member>) -> Manager {
    Manager { person: asker.person, manages_server: manages(member) }
}

/// Returns the person as a possible player.
pub(crate) fn joining(asker: Asker, member: Option<&serenity::Member>) -> MayJoin {
    let roles = member.map(|member| member.roles.iter().map(|role| role.to_host()).collect());
    MayJoin { player: asker.person, roles: roles.unwrap_or_default() }
}

/// Performs an action in a tournament for a player or a manager; the answer has the buttons for the next actions.
pub(crate) async fn act(
    bot: &Bot,
    asker: Asker,
    member: Option<&serenity::Member>,
    act: TournamentAct,
    id: TournamentId,
) -> Result<OutgoingMessage, CommandError> {
    use TournamentAct::{CheckIn, Join, Leave, Rest, Return};
    if matches!(act, Join | Leave | CheckIn | Rest | Return) {
        bot.pacing.spend(asker.person, Request::Enrolment)?;
    }
    let id = meant(bot, asker, Some(id)).await?.id;
    let (tournaments, manager) = (bot.service.tournaments(), manager(asker, member));
    let person = asker.person;
    let tournament = match act {
        TournamentAct::Join => match tournaments.join(id, joining(asker, member)).await? {
            joined if is_resting(&joined, asker.person) => tournaments.rest(id, person, false).await?,
            joined => joined,
        },
        TournamentAct::CheckIn => tournaments.check_in(id, person).await?,
        TournamentAct::Rest => tournaments.rest(id, person, true).await?,
        TournamentAct::Return => tournaments.rest(id, person, false).await?,
        TournamentAct::Leave => tournaments.leave(id, asker.person).await?,
        TournamentAct::Begin => tournaments.begin(id, manager).await?,
        TournamentAct::Withdraw => tournaments.withdraw(id, asker.person, asker.request).await?,
        TournamentAct::Pause => tournaments.pause(id, manager).await?,
        TournamentAct::Resume => tournaments.resume(id, manager).await?,
        TournamentAct::Cancel => tournaments.cancel(id, manager).await?,
    };
    let name = escape(&tournament.name);
    let words = match act {
        TournamentAct::Join if tournament.state == TournamentState::Open => text!("tournament-joined", name),
        TournamentAct::Join if tournament.format == TournamentFormat::Arena => {
            text!("tournament-joined-arena", name)
        }
        TournamentAct::Join => text!("tournament-joined-late", name),
        TournamentAct::Leave => text!("tournament-left", name),
        TournamentAct::CheckIn => text!("tournament-checked-in", name),
        TournamentAct::Rest => text!("tournament-resting", name),
        TournamentAct::Return => text!("tournament-joined-arena", name),
        TournamentAct::Begin => text!("tournament-begun", name),
        TournamentAct::Withdraw => text!("tournament-withdrawn", name),
        TournamentAct::Pause => text!("tournament-paused-now", name),
        TournamentAct::Resume => text!("tournament-resumed", name),
        TournamentAct::Cancel => text!("tournament-cancelled-now", name),
    };
    let now = Timestamp::new(bot.service.clock().now());
    Ok(OutgoingMessage::new(words).rows(controls(&tournament, manager, now)))
}

fn is_resting(tournament: &HostedTournament, person: PlayerId) -> bool {
    tournament.entrant_of(person).is_some_and(|entrant| entrant.is_resting)
}

/// Asks for confirmation of an action that cannot be undone.
pub(crate) async fn ask(
    bot: &Bot,
    asker: Asker,
    act: TournamentAct,
    id: TournamentId,
) -> Result<OutgoingMessage, CommandError> {
    let tournament = meant(bot, asker, Some(id)).await?;
    let name = escape(&tournament.name);
    let question = match act {
        TournamentAct::Withdraw => text!("tournament-ask-withdraw", name),
        _ => text!("tournament-ask-cancel", name),
    };
    let button = message::button(TournamentsId::Act(act, tournament.id)).style(ButtonStyle::Danger);
    Ok(OutgoingMessage::new(question).rows(vec![CreateActionRow::Buttons(vec![button])]))
}

/// Returns the buttons for the actions that a person may perform in a tournament now.
pub(crate) fn controls(
    tournament: &HostedTournament,
    person: Manager,
    now: Timestamp,
) -> Vec<CreateActionRow> {
    use TournamentAct::{Begin, Cancel, CheckIn, Join, Leave, Pause, Rest, Resume, Return, Withdraw};
    let id = tournament.id;
    let (act, ask) = (|act| TournamentsId::Act(act, id), |act| TournamentsId::Ask(act, id));
    let entrant = tournament.entrant_of(person.person);
    let is_playing = entrant.is_some_and(|entrant| entrant.withdrawn.is_none());
    let is_arena = tournament.format == TournamentFormat::Arena;
    // Players who have withdrawn from an arena can come back.
    let is_open_late = is_arena || (tournament.format == TournamentFormat::Swiss && entrant.is_none());
    let of_player = match tournament.state {
        TournamentState::Open if is_playing => {
            let is_missing = entrant.is_some_and(|entrant| !entrant.is_checked_in);
            let check_in = (is_missing && tournament.is_checking_in(now)).then(|| act(CheckIn));
            check_in.into_iter().chain([act(Leave)]).collect()
        }
        TournamentState::Open => vec![act(Join)],
        TournamentState::Running | TournamentState::Paused if is_playing => {
            let rest = if is_resting(tournament, person.person) { Return } else { Rest };
            let rest = is_arena.then(|| act(rest));
            rest.into_iter().chain([ask(Withdraw), TournamentsId::StandIn(id)]).collect()
        }
        TournamentState::Running if is_open_late => vec![act(Join)],
        _ => Vec::new(),
    };
    let of_manager = match tournament.state {
        _ if person.manages(tournament).is_err() => Vec::new(),
        TournamentState::Open => vec![act(Begin), ask(Cancel)],
        TournamentState::Running => vec![act(Pause), ask(Cancel)],
        TournamentState::Paused => vec![act(Resume), ask(Cancel)],
        TournamentState::Finished | TournamentState::Cancelled => Vec::new(),
    };
    let (_, began, _) = tournament.times;
    let of_all = began.map(|_| TournamentsId::Export(id));
    let others = of_manager.into_iter().chain(of_all).collect();
    let rows = [of_player, others].into_iter().filter(|row: &Vec<TournamentsId>| !row.is_empty());
    rows.map(|row| CreateActionRow::Buttons(row.into_iter().map(message::button).collect())).collect()
}

/// Corrects the result of a game.
pub(crate) async fn correct(
    bot: &Bot,
    asker: Asker,
    member: Option<&serenity::Member>,
    game: MatchId,
    result: GameResult,
) -> Result<OutgoingMessage, CommandError> {
    let none = || ServiceError::from(TournamentRequestError::NoCorrection);
    let id = bot.service.tournaments().of_match(game).await?.ok_or_else(none)?;
    let tournament = meant(bot, asker, Some(id)).await?;
    bot.service.tournaments().correct(tournament.id, game, result, manager(asker, member)).await?;
    tracing::info!("{} corrects game {game} of tournament {id} to {result}", asker.person);
    Ok(OutgoingMessage::new(text!("tournament-corrected", game, result = result.as_str())))
}

/// Lets two players change places in the round that has just been paired.
pub(crate) async fn swap(
    bot: &Bot,
    asker: Asker,
    member: Option<&serenity::Member>,
    tournament: Option<TournamentId>,
    players: [PlayerId; 2],
) -> Result<OutgoingMessage, CommandError> {
    let id = meant(bot, asker, tournament).await?.id;
    bot.service.tournaments().swap(id, players, manager(asker, member)).await?;
    tracing::info!("{} swaps {} and {} in tournament {id}", asker.person, players[0], players[1]);
    let [one, other] = players.map(|player| format!("<@{player}>"));
    Ok(OutgoingMessage::new(text!("tournament-swapped", one, other)))
}

/// Shows the standings, with the buttons for the person's possible actions.
pub(crate) async fn standings(
    bot: &Bot,
    asker: Asker,
    member: Option<&serenity::Member>,
    id: Option<TournamentId>,
) -> Result<OutgoingMessage, CommandError> {
    bot.pacing.spend(asker.person, Request::Picture)?;
    let tournament = Arc::new(meant(bot, asker, id).await?);
    let now = Timestamp::new(bot.service.clock().now());
    let controls = controls(&tournament, manager(asker, member), now);
    if tournament.round == 0 {
        return Ok(message::compose(&tournament, now)?.rows(controls));
    }
    let drawn =
        |tournament: &HostedTournament| Ok((table::standings(tournament, LINES)?, Sheets::of(tournament)?));
    let (table, sheets) = compute(&bot.service, Lane::Picture, &tournament, drawn).await?;
    let name = escape(&tournament.name);
    let (heading, columns) = match tournament.format {
        TournamentFormat::Knockout => (text!("tournament-standings-knockout", name), None),
        TournamentFormat::Arena => {
            (text!("tournament-standings-knockout", name), Some(text!("tournament-table-arena")))
        }
        TournamentFormat::Swiss => (
            text!("tournament-standings", name, rounds = tournament.round),
            Some(text!("tournament-table-swiss")),
        ),
        TournamentFormat::RoundRobin | TournamentFormat::DoubleRoundRobin => (
            text!("tournament-standings", name, rounds = tournament.round),
            Some(text!("tournament-table-round-robin")),
        ),
    };
    let table = format!("```\n{table}\n```");
    let lines: Vec<String> = [heading, table].into_iter().chain(columns).collect();
    let draft = OutgoingMessage::new(lines.join("\n")).rows(controls);
    let style =
        Style { theme: theme(&bot.service.preferences().of(asker.person).await?), ..Style::default() };
    Ok(sheets.into_message(&bot.pictures, draft, style).await?)
}

/// Returns the report as a file.
pub(crate) async fn export(
    bot: &Bot,
    asker: Asker,
    id: TournamentId,
) -> Result<OutgoingMessage, CommandError> {
    bot.pacing.spend(asker.person, Request::Report)?;
    let tournament = meant(bot, asker, Some(id)).await?;
    let (tournament, report) = bot.service.tournaments().export(tournament.id).await?;
    let file = serenity::CreateAttachment::bytes(report, format!("tournament-{}.trf", tournament.id));
    Ok(OutgoingMessage::new(text!("tournament-exported", name = escape(&tournament.name))).file(file))
}
