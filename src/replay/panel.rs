//! Replays of a match: one position at a time, or as an animation.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use crate::analysis::buttons::analysis_button;
use crate::analysis::ids::AnalysisAsk;
use crate::api::outgoing_message::{OutgoingMessage, escape};
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::replay::ids::{ReplayAsk, ReplayId, Source, TURNS, Turn};
use crate::ui;
use crate::ui::command_error::CommandError;
use crate::ui::picture::{PictureError, public_style, style_for};
use crate::ui::shown_match::ShownMatch;
use trickmate_host::workers::Lane;
use trickmate_host::{
    GameService, HostedMatch, Import, ImportId, PlayerId, RecordError, ServerId, ServiceError,
};
use trickmate_render::story::{self, Person, Persons};
use trickmate_render::{Labels, Style, fit_name};
use trickmate_rules::{Match, Seat, View};
use trickmate_text::{rules, text};

/// The form's field for a position.
pub(crate) const PLY: &str = "ply";
/// Discord's limit for the entries of a select.
const ENTRIES: usize = 25;
/// Discord's limit for the label of an entry, in characters.
const MAX_LABEL_LEN: usize = 100;

/// A match that is replayed.
#[derive(Clone)]
pub(crate) struct ReplayView {
    pub(crate) source: Source,
    game: Arc<Match>,
    labels: Labels,
    /// The players, where it was played here.
    players: Option<[PlayerId; 2]>,
}

/// Audience of a message: one person, or everybody.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Audience {
    /// One person, with the style of their pictures and whether they want the board as text too.
    One(Style, bool),
    /// Everybody.
    All,
}

impl Audience {
    pub(crate) fn style(self) -> Style {
        match self {
            Self::One(style, _) => style,
            Self::All => public_style(),
        }
    }

    /// Adds the board as text, if wanted.
    pub(crate) fn with_text(self, draft: OutgoingMessage, view: &View, labels: &Labels) -> OutgoingMessage {
        match self {
            Self::One(style, true) => draft.board(trickmate_render::text(view, labels, style.orientation)),
            _ => draft,
        }
    }
}

impl ReplayView {
    /// Returns a match played here.
    pub(crate) fn of(hosted: HostedMatch) -> Self {
        let labels = hosted.labels();
        let (source, players) = (Source::Game(hosted.id), Some(hosted.players));
        Self { source, game: hosted.game, labels, players }
    }

    /// Reads an imported record and its match.
    pub(crate) fn imported(id: ImportId, import: &Import) -> Self {
        let game = Arc::clone(&import.game);
        let names =
            Seat::ALL.map(|seat| fit_name(import.record.tag(game.game().seats()[seat.index()].title)?));
        Self { source: Source::Import(id), game, labels: Labels { names }, players: None }
    }

    /// Returns match 1, between these players.
    #[cfg(test)]
    pub(crate) fn of_players(game: Match, players: [PlayerId; 2]) -> Self {
        Self {
            source: Source::Game(trickmate_host::MatchId::new(1)),
            game: Arc::new(game),
            labels: Labels::default(),
            players: Some(players),
        }
    }

    /// Returns the match.
    pub(crate) fn game(&self) -> &Match {
        &self.game
    }

    /// Returns the match, to be kept.
    pub(crate) fn shared_game(&self) -> Arc<Match> {
        Arc::clone(&self.game)
    }

    /// Returns the names in its pictures.
    pub(crate) const fn labels(&self) -> &Labels {
        &self.labels
    }

    /// Returns the number of its last position.
    pub(crate) fn end(&self) -> usize {
        self.game.plies().len()
    }

    fn id(&self, ask: ReplayAsk) -> String {
        ReplayId { source: self.source, ask }.to_string()
    }

    pub(crate) fn player(&self, seat: Seat) -> String {
        let title = self.game.game().seats()[seat.index()].title;
        match (self.players, &self.labels.names[seat.index()]) {
            (Some(players), _) => {
                text!("replay-player", player = format!("<@{}>", players[seat.index()]), seat = title)
            }
            (None, Some(name)) => text!("replay-player", player = escape(name), seat = title),
            (None, None) => title.to_owned(),
        }
    }

    /// Turns a failure to draw into an answer for this game.
    pub(crate) fn failure(&self, error: PictureError) -> CommandError {
        match (error, self.source) {
            // A match that was replayed once must replay again, so this is a defect.
            (PictureError::Replay(error), Source::Game(id)) => {
                ServiceError::Corrupt(id.get(), error.to_string()).into()
            }
            (PictureError::Replay(error), Source::Import(_)) => {
                ServiceError::Record(RecordError::Refused(error.phrase())).into()
            }
            (error, _) => error.into(),
        }
    }

    /// Returns a line about the game.
    pub(crate) fn heading(&self) -> String {
        let title = escape(&rules::board_title(&self.game.game().match_title(self.game.options())));
        let which = match self.source {
            Source::Game(id) => text!("replay-game", game = id),
            Source::Import(_) => text!("replay-imported"),
        };
        let [first, second] = Seat::ALL.map(|seat| self.player(seat));
        text!("replay-heading", title, which, first, second)
    }

    /// Returns the action that led to a position.
    pub(crate) fn caption(&self, ply: usize, at: &Match) -> String {
        let end = self.end();
        let last = self.game.plies().iter().zip(self.game.numbered()).take(ply).next_back();
        let what = match last {
            None => text!("replay-beginning", end),
            Some((done, text)) => {
                let player = done.seat.map_or_else(|| text!("replay-both"), |seat| self.player(seat));
                match done.text.rsplit(':').next() {
                    Some("resign") => text!("replay-resigned", ply, end, player),
                    Some("time") => text!("replay-out-of-time", ply, end, player),
                    _ => {
                        let told = self.told(at).unwrap_or(player);
                        text!("replay-ply", ply, end, action = rules::notation(&text), told)
                    }
                }
            }
        };
        match at.outcome() {
            None => what,
            Some(outcome) => match outcome.winner {
                Some(winner) => {
                    let player = self.player(winner);
                    format!(
                        "{what}\n{}",
                        text!("replay-wins", player, reason = rules::reason(outcome.reason))
                    )
                }
                None if outcome.is_aborted() => format!("{what}\n{}", text!("replay-aborted")),
                None => format!("{what}\n{}", text!("replay-draw", reason = rules::reason(outcome.reason))),
            },
        }
    }

    /// Returns the effects of the latest action of a position.
    fn told(&self, at: &Match) -> Option<String> {
        let players = Seat::ALL.map(|seat| Person::Named(self.player_alone(seat)));
        let persons = Persons { players, seats: self.game.game().seats() };
        let told = story::action(&at.latest(self.game.spectator())?, &persons);
        (!told.is_empty()).then_some(told)
    }

    /// Returns how sentences name a player.
    pub(crate) fn player_alone(&self, seat: Seat) -> String {
        match (self.players, &self.labels.names[seat.index()]) {
            (Some(players), _) => format!("<@{}>", players[seat.index()]),
            (None, Some(name)) => escape(name),
            (None, None) => self.game.game().seats()[seat.index()].title.to_owned(),
        }
    }

    pub(crate) fn button(&self, ask: ReplayAsk, label: String) -> CreateButton {
        CreateButton::new(self.id(ask)).label(label).style(ButtonStyle::Secondary)
    }

    /// Returns the buttons and the menu that lead to other positions, and the buttons that show a position to
    /// everybody.
    fn viewer_rows(&self, ply: usize) -> Vec<CreateActionRow> {
        let end = self.end();
        let mut buttons: Vec<CreateButton> = TURNS
            .into_iter()
            .map(|(turn, _, label)| {
                let to = match turn {
                    Turn::First => 0,
                    Turn::Back => ply.saturating_sub(1),
                    Turn::Next => (ply + 1).min(end),
                    Turn::Last => end,
                };
                self.button(ReplayAsk::Turn(turn, to), text!(label)).disabled(to == ply)
            })
            .collect();
        buttons.push(self.button(ReplayAsk::Type, text!("replay-type")).disabled(end == 0));
        let mut further = vec![
            self.button(ReplayAsk::Animation(0, end), text!("button-animation")).disabled(end == 0),
            self.button(ReplayAsk::Show(ply), text!("button-show-all")),
        ];
        if self.require_over().is_ok() {
            further.push(self.button(ReplayAsk::Share(ply), text!("button-share")));
        }
        let menu = (end > 0).then(|| self.menu(ply));
        let rows = [CreateActionRow::Buttons(buttons)].into_iter().chain(menu);
        rows.chain([CreateActionRow::Buttons(further)]).chain(self.match_row()).collect()
    }

    /// Returns the buttons that only a match played here has.
    fn match_row(&self) -> Option<CreateActionRow> {
        let Source::Game(game) = self.source else { return None };
        let mut buttons = vec![
            self.button(ReplayAsk::Record, text!("board-button-record")),
            self.button(ReplayAsk::Verify, text!("replay-verify")),
        ];
        if self.game.outcome().is_some() {
            buttons.push(analysis_button(game, AnalysisAsk::Whole, text!("analysis-button")));
        }
        Some(CreateActionRow::Buttons(buttons))
    }

    /// Returns the message with one position.
    fn draw(&self, ply: usize, to: Audience) -> Result<OutgoingMessage, PictureError> {
        let ply = ply.min(self.end());
        let at = self.game.after(ply)?;
        let view = at.view(self.game.spectator());
        let picture = ui::picture::board(&view, &self.labels, &to.style())?;
        let rows = match to {
            Audience::One(..) => self.viewer_rows(ply),
            Audience::All => vec![CreateActionRow::Buttons(vec![
                self.button(ReplayAsk::Open(ply), text!("button-step-through")),
                self.button(ReplayAsk::Animation(0, self.end()), text!("button-animation"))
                    .disabled(self.end() == 0),
            ])],
        };
        let text = format!("{}\n{}", self.heading(), self.caption(ply, &at));
        let draft = OutgoingMessage::new(text).rows(rows).file(picture);
        Ok(to.with_text(draft, &view, &self.labels))
    }

    /// Returns positions spread over the whole match.
    fn menu(&self, ply: usize) -> CreateActionRow {
        let texts = self.game.numbered();
        let options = spread(self.end(), ENTRIES).into_iter().map(|at| {
            let label = match at.checked_sub(1).and_then(|before| texts.get(before)) {
                None => text!("replay-entry-beginning"),
                Some(text) => text!("replay-entry", ply = at, action = rules::notation(text))
                    .chars()
                    .take(MAX_LABEL_LEN)
                    .collect(),
            };
            CreateSelectMenuOption::new(label, at.to_string()).default_selection(at == ply)
        });
        let kind = CreateSelectMenuKind::String { options: options.collect() };
        CreateActionRow::SelectMenu(
            CreateSelectMenu::new(self.id(ReplayAsk::Jump), kind).placeholder(text!("replay-menu")),
        )
    }
}

/// Returns at most this many numbers from 0 to `end`, both included, evenly spread.
fn spread(end: usize, max: usize) -> Vec<usize> {
    let steps = end.min(max.saturating_sub(1)).max(1);
    let mut numbers: Vec<usize> = (0..=steps).map(|step| step * end / steps).collect();
    numbers.dedup();
    numbers
}

/// Finds the game of a replay, if it may be shown on a server or in private.
pub(crate) async fn find(
    bot: &Bot,
    source: Source,
    server: Option<ServerId>,
) -> Result<ReplayView, CommandError> {
    match source {
        Source::Game(id) => {
            Ok(ReplayView::of(bot.service.matches().hosted_match(id).await?.shown_on(server)))
        }
        Source::Import(id) => {
            let import = bot.service.imports().imported(id).await?;
            Ok(ReplayView::imported(id, &import))
        }
    }
}

/// Returns a person as audience: with their preferences, and looking from their own seat, if they have one.
pub(crate) async fn audience(
    service: &GameService,
    replay: &ReplayView,
    person: PlayerId,
) -> Result<Audience, CommandError> {
    let own = |seat: &Seat| replay.players.is_some_and(|players| players[seat.index()] == person);
    let seat = Seat::ALL.into_iter().find(own).unwrap_or(Seat::First);
    let preferences = service.preferences().of(person).await?;
    Ok(Audience::One(style_for(&preferences, seat), preferences.text_boards))
}

/// Shows one position of a match, with the buttons to the others, to a person or to everybody.
pub(crate) async fn position(
    bot: &Bot,
    replay: &ReplayView,
    ply: usize,
    to: Audience,
    person: PlayerId,
) -> Result<OutgoingMessage, CommandError> {
    bot.pacing.spend(person, Request::Picture)?;
    let drawn = replay.clone();
    let drawn = bot.pictures.run(Lane::Replay, move || drawn.draw(ply, to)).await;
    drawn.map_err(|error| replay.failure(error))
}

/// Shows the animation of a match from one position to another, to a person or to everybody.
pub(crate) async fn animation(
    bot: &Bot,
    replay: &ReplayView,
    from: usize,
    to: usize,
    audience: Audience,
    person: PlayerId,
) -> Result<OutgoingMessage, CommandError> {
    if from > to || to > replay.end() {
        return Err(CommandError::words(text!("error-plies", end = replay.end())));
    }
    bot.pacing.spend(person, Request::Animation)?;
    let name = match replay.source {
        Source::Game(id) => format!("{}-{id}.gif", replay.game.game().name()),
        Source::Import(_) => format!("{}.gif", replay.game.game().name()),
    };
    let (game, labels) = (Arc::clone(&replay.game), replay.labels.clone());
    let drawn = bot.pictures.animation(game, from..=to, labels, audience.style(), name).await;
    let shown = drawn.map_err(|error| replay.failure(error))?;
    let mut lines = vec![replay.heading(), text!("replay-animation", from, to)];
    lines.extend(shown.remark);
    let mut buttons = vec![replay.button(ReplayAsk::Open(from), text!("button-step-through"))];
    if audience != Audience::All {
        buttons.push(replay.button(ReplayAsk::ShowAnimation(from, to), text!("button-show-all")));
    }
    Ok(OutgoingMessage::new(lines.join("\n")).rows(vec![CreateActionRow::Buttons(buttons)]).file(shown.file))
}

/// Returns the form to type a position.
pub(crate) fn position_form(source: Source) -> serenity::CreateModal {
    let input =
        serenity::CreateInputText::new(serenity::InputTextStyle::Short, text!("replay-form-field"), PLY)
            .placeholder(text!("replay-form-example"))
            .max_length(6);
    let id = ReplayId { source, ask: ReplayAsk::Type }.to_string();
    serenity::CreateModal::new(id, text!("replay-menu")).components(vec![CreateActionRow::InputText(input)])
}

#[cfg(test)]
mod tests {
    use super::spread;

    #[test]
    fn positions_are_spread_from_the_beginning_to_the_end() {
        assert_eq!(spread(0, 25), [0]);
        assert_eq!(spread(3, 25), [0, 1, 2, 3]);
        for end in 1..500 {
            let numbers = spread(end, 25);
            assert!(numbers.len() <= 25 && numbers.is_sorted());
            assert_eq!((numbers[0], numbers[numbers.len() - 1]), (0, end));
        }
    }
}
