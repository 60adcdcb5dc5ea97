//! The panel of a plan: the position after the moves of a line, the choices there, and all lines.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::api::open_panels::PanelContent;
use crate::api::outgoing_message::OutgoingMessage;
use crate::board;
use crate::board::exercise::{Choices, Chosen, Ids, with_position};
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::plan::ids::{PlanId, PlanPlace};
use crate::plan::typed;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::entry::{ROW, clip};
use crate::ui::responder::{Task, on_heap};
use trickmate_host::workers::Lane;
use trickmate_host::{
    HostedMatch, MatchId, MovePlan, Node, PlannedAt, Preferences, ServiceError, planned_step,
};
use trickmate_rules::{Match, Seat};
use trickmate_text::{rules, text};

/// Most lines of a plan to list in its panel.
const LINES: usize = 12;
/// Discord's limit for the label of a button.
const LABEL: usize = 80;

/// A player's action on their plan.
pub(crate) enum PlanAction {
    /// Opens the plan.
    Open,
    /// Shows a place in the plan.
    Look(PlannedAt),
    /// Chooses these entries at a place.
    Choose(PlannedAt, Vec<u16>),
    /// Removes the last move at a place.
    Remove(PlannedAt),
    /// Types the plan.
    Type(String),
    /// Deletes the plan.
    Clear,
}

/// A place in the plan, with the words to show there.
struct Shown {
    plan: MovePlan,
    node: Option<Node>,
    /// The entries chosen so far.
    path: Vec<u16>,
    /// Words above everything else.
    heading: Option<String>,
}

/// Performs a person's action on their plan, and returns the panel after it.
pub(crate) fn act(
    bot: &Bot,
    asker: Asker,
    match_id: MatchId,
    action: PlanAction,
) -> Task<'_, Result<OutgoingMessage, CommandError>> {
    Box::pin(async move {
        bot.pacing.spend(asker.person, Request::Picture)?;
        let hosted = bot.service.matches().hosted_match(match_id).await?;
        let seat = hosted.require_seat(asker.person)?;
        match on_heap(|| perform(bot, &hosted, seat, action)).await {
            Ok(shown) => on_heap(|| show(bot, &hosted, seat, shown)).await,
            // The current plan is shown instead.
            Err(CommandError::Service(ServiceError::Stale)) => {
                let hosted = bot.service.matches().hosted_match(match_id).await?;
                let plan = bot.service.conditional_moves().plan(&hosted, seat).await?;
                let heading = Some(text!("plan-changed"));
                let shown = Shown { plan, node: None, path: Vec::new(), heading };
                on_heap(|| show(bot, &hosted, seat, shown)).await
            }
            Err(error) => Err(error),
        }
    })
}

/// Performs an action on the plan of a seat; returns the place to show next.
async fn perform(
    bot: &Bot,
    hosted: &HostedMatch,
    seat: Seat,
    action: PlanAction,
) -> Result<Shown, CommandError> {
    let plans = bot.service.conditional_moves();
    let shown = |plan, node| Shown { plan, node, path: Vec::new(), heading: None };
    let said = |plan, heading| Shown { plan, node: None, path: Vec::new(), heading: Some(heading) };
    Ok(match action {
        PlanAction::Open => shown(plans.plan(hosted, seat).await?, None),
        PlanAction::Look(at) => shown(seen(bot, hosted, seat, at).await?, at.node),
        PlanAction::Choose(at, path) => {
            let plan = seen(bot, hosted, seat, at).await?;
            match chosen(bot, hosted, &plan, at.node, &path).await? {
                None => Shown { plan, node: at.node, path, heading: None },
                Some(text) => {
                    let (plan, node) = plans.add(hosted, seat, at, text).await?;
                    shown(plan, Some(node))
                }
            }
        }
        PlanAction::Remove(at) => {
            let (plan, node) = plans.remove(hosted, seat, at).await?;
            shown(plan, node)
        }
        PlanAction::Type(written) => {
            let Some(tree) = typed::read(bot, hosted, written).await? else {
                return on_heap(|| clear(bot, hosted, seat)).await;
            };
            said(plans.replace(hosted, seat, tree).await?, text!("plan-typed"))
        }
        PlanAction::Clear => return on_heap(|| clear(bot, hosted, seat)).await,
    })
}

async fn clear(bot: &Bot, hosted: &HostedMatch, seat: Seat) -> Result<Shown, CommandError> {
    let plans = bot.service.conditional_moves();
    plans.clear(hosted.id, hosted.player(seat)).await?;
    let plan = plans.plan(hosted, seat).await?;
    Ok(Shown { plan, node: None, path: Vec::new(), heading: Some(text!("plan-cleared")) })
}

/// Returns the plan, if it has not changed since the person saw it.
async fn seen(bot: &Bot, hosted: &HostedMatch, seat: Seat, at: PlannedAt) -> Result<MovePlan, CommandError> {
    let plan = bot.service.conditional_moves().plan(hosted, seat).await?;
    let is_there = at.node.is_none_or(|node| plan.tree.text(node).is_some());
    let is_seen = plan.at(at.node) == at && is_there;
    if is_seen { Ok(plan) } else { Err(ServiceError::Stale.into()) }
}

/// Returns the move to which choices at a place lead; `None` if there is more to choose.
async fn chosen(
    bot: &Bot,
    hosted: &HostedMatch,
    plan: &MovePlan,
    node: Option<Node>,
    path: &[u16],
) -> Result<Option<String>, CommandError> {
    let (plan, path) = (plan.clone(), path.to_vec());
    let follow = move |hosted: &HostedMatch| {
        let game = plan.game_after(hosted, node)?;
        let ids = PlanIds(spot(hosted, &plan, node));
        Ok::<_, ServiceError>(match choices(&game, &path, &ids) {
            Some(Chosen::Action(text)) => Some(text),
            _ => None,
        })
    };
    Ok(bot.look(Lane::Game, hosted, follow).await??)
}

/// Builds the panel.
async fn show(
    bot: &Bot,
    hosted: &HostedMatch,
    seat: Seat,
    shown: Shown,
) -> Result<OutgoingMessage, CommandError> {
    let preferences = bot.service.preferences().of(hosted.player(seat)).await?;
    bot.look(Lane::Picture, hosted, move |hosted| compose(hosted, seat, &shown, &preferences)).await?
}

struct PlanIds(PlanPlace);

impl Ids for PlanIds {
    type Id = PlanId;

    fn entry(&self, path: Vec<u16>) -> PlanId {
        PlanId::Choose(self.0, path)
    }

    fn list(&self, list: u16) -> PlanId {
        PlanId::List(self.0, list)
    }
}

fn spot(hosted: &HostedMatch, plan: &MovePlan, node: Option<Node>) -> PlanPlace {
    PlanPlace { match_id: hosted.id, at: plan.at(node) }
}

fn choices(game: &Match, path: &[u16], ids: &PlanIds) -> Option<Chosen> {
    let &[seat] = &game.to_act()[..] else { return None };
    board::exercise::follow(game, seat, path, ids)
}

fn compose(
    hosted: &HostedMatch,
    seat: Seat,
    Shown { plan, node, path, heading }: &Shown,
    preferences: &Preferences,
) -> Result<OutgoingMessage, CommandError> {
    let (plan, node) = (plan, *node);
    let game = plan.game_after(hosted, node)?;
    let is_open = goes_on(&game);
    let choices = match choices(&game, path, &PlanIds(spot(hosted, plan, node))) {
        Some(Chosen::Rows(choices)) if is_open => choices,
        _ => Choices::default(),
    };
    let Choices { mut rows, chosen, targets } = choices;
    if path.is_empty() {
        rows.extend(planned(hosted, plan, node));
    }
    rows.push(CreateActionRow::Buttons(buttons(hosted, plan, node, path)));
    let mut lines: Vec<String> = heading.iter().cloned().collect();
    lines.push(text!("plan-heading", game = hosted.id));
    lines.extend(written(plan, node, hosted, seat));
    lines.push(match chosen {
        Some((choice, ask)) => text!("panel-question", choice, ask),
        None => question(hosted, seat, plan, node, is_open),
    });
    lines.push(text!("plan-private"));
    let draft = OutgoingMessage::new(lines.join("\n"))
        .rows(rows)
        .panel_of(hosted.id, PanelContent::Position(hosted.version()));
    Ok(with_position(draft, &game, seat, targets, preferences)?)
}

/// Returns `true` if another move can be planned in this position.
fn goes_on(game: &Match) -> bool {
    let &[seat] = &game.to_act()[..] else { return false };
    let legal = game.position().observe(trickmate_rules::Viewer::Seat(seat)).legal(seat);
    legal.iter().any(|text| planned_step(&mut game.clone(), text).is_ok())
}

/// Returns the question at a place.
fn question(hosted: &HostedMatch, seat: Seat, plan: &MovePlan, node: Option<Node>, is_open: bool) -> String {
    if !is_open {
        return text!("plan-end");
    }
    let is_own = plan.seat_after(hosted, node) == Some(seat);
    let last = node.and_then(|node| plan.tree.text(node)).map(rules::notation);
    match (is_own, last) {
        (true, Some(action)) => text!("plan-ask-own", action),
        (true, None) => text!("plan-ask-own-first"),
        (false, Some(action)) => text!("plan-ask-theirs-after", action),
        (false, None) => text!("plan-ask-theirs"),
    }
}

/// Returns the lines of a plan, one string each.
fn written(plan: &MovePlan, node: Option<Node>, hosted: &HostedMatch, seat: Seat) -> Vec<String> {
    let all = plan.tree.lines();
    if all.is_empty() {
        return vec![text!("plan-empty")];
    }
    let here = plan.tree.line(node);
    let line = |line: &Vec<Node>| {
        let is_here = !here.is_empty() && line.starts_with(&here);
        let mark = if is_here { "▸" } else { "•" };
        format!("{mark} {}", moves_of(plan, line, hosted, seat))
    };
    let mut lines: Vec<String> = all.iter().take(LINES).map(line).collect();
    if all.len() > LINES {
        lines.push(text!("plan-more", count = all.len() - LINES));
    }
    lines
}

/// Returns the moves of a line, with the player's own in bold: `4Db6 → **8Dj2** · 3Ca5 → ?`.
fn moves_of(plan: &MovePlan, line: &[Node], hosted: &HostedMatch, seat: Seat) -> String {
    let mut told = String::new();
    let mut is_own = plan.seat_after(hosted, None) == Some(seat);
    for (place, node) in line.iter().enumerate() {
        let text = rules::notation(plan.tree.text(*node).unwrap_or_default());
        told.push_str(match (place, is_own) {
            (0, _) => "",
            (_, true) => " → ",
            (_, false) => " · ",
        });
        told.push_str(&if is_own { format!("**{text}**") } else { text });
        is_own = !is_own;
    }
    // The opponent's last move has no answer yet.
    if is_own {
        told.push_str(" → ?");
    }
    told
}

/// Returns a row of buttons for the moves that are planned at a place.
fn planned(hosted: &HostedMatch, plan: &MovePlan, node: Option<Node>) -> Option<CreateActionRow> {
    let button = |next: Node| {
        let answer = plan.tree.after(Some(next)).next().and_then(|answer| plan.tree.text(answer));
        let action = rules::notation(plan.tree.text(next).unwrap_or_default());
        let label = match answer {
            Some(answer) => format!("✓ {action} → {}", rules::notation(answer)),
            None => format!("✓ {action}"),
        };
        CreateButton::new(PlanId::Look(spot(hosted, plan, Some(next))).to_string())
            .label(clip(&label, LABEL))
            .style(ButtonStyle::Success)
    };
    let buttons: Vec<CreateButton> = plan.tree.after(node).take(ROW).map(button).collect();
    (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons))
}

/// Returns the buttons below the choices.
fn buttons(hosted: &HostedMatch, plan: &MovePlan, node: Option<Node>, path: &[u16]) -> Vec<CreateButton> {
    let match_id = hosted.id;
    let button =
        |id: PlanId, label: String, style| CreateButton::new(id.to_string()).label(label).style(style);
    let plain = |id: PlanId, label: String| button(id, label, ButtonStyle::Secondary);
    let mut buttons = Vec::new();
    if !path.is_empty() {
        buttons.push(plain(PlanId::Look(spot(hosted, plan, node)), text!("button-back")));
    } else if let Some(last) = node {
        let before = plan.tree.before(last);
        buttons.push(plain(PlanId::Look(spot(hosted, plan, before)), text!("button-back")));
        if before.is_some() {
            buttons.push(plain(PlanId::Look(spot(hosted, plan, None)), text!("plan-button-start")));
        }
        let action = rules::notation(plan.tree.text(last).unwrap_or_default());
        buttons.push(plain(PlanId::Remove(spot(hosted, plan, node)), text!("plan-button-remove", action)));
    }
    buttons.push(plain(PlanId::Type(match_id), text!("plan-button-type")));
    if !plan.tree.is_empty() {
        buttons.push(button(PlanId::Clear(match_id), text!("plan-button-clear"), ButtonStyle::Danger));
    }
    buttons
}
