//! Looking back at a match: one position at a time, or as an animation.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use super::Bot;
use super::custom_id::CustomId;
use super::draft::{Draft, escape};
use super::failure::Failure;
use super::replay_id::{ReplayAsk, ReplayId, Source, TURNS, Turn};
use crate::hall::{HallError, Table};
use crate::render::Labels;
use crate::rules::{Match, Record, ReplayError, Seat};

/// The field of the form in which a position is typed.
pub(super) const PLY: &str = "ply";
/// Discord's limit for the entries of a select.
const ENTRIES: usize = 25;
/// Discord's limit for the label of an entry, in characters.
const LONGEST_LABEL: usize = 100;
/// How much of a name in an imported record is shown, in characters.
const LONGEST_NAME: usize = 32;

/// A match that is looked back at.
pub(super) struct Reel {
    pub(super) source: Source,
    game: Arc<Match>,
    labels: Labels,
    /// The players, where it was played here.
    players: Option<[i64; 2]>,
}

/// Whether a message is for one person or for everybody.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Audience {
    /// One person, who looks from this seat.
    One(Seat),
    /// Everybody.
    All,
}

impl Audience {
    const fn bottom(self) -> Seat {
        match self {
            Self::One(seat) => seat,
            Self::All => Seat::First,
        }
    }
}

impl Reel {
    /// A match played here.
    pub(super) fn of(table: Table) -> Self {
        let labels = table.labels();
        let (source, players) = (Source::Game(table.id), Some(table.players));
        Self { source, game: Arc::new(table.game), labels, players }
    }

    /// An imported record and the match that it tells of.
    pub(super) fn imported(id: i64, record: &Record, game: Match) -> Self {
        let names = Seat::ALL.map(|seat| {
            let name = record.tag(game.game().seats()[seat.index()].title)?;
            let name = name.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME);
            Some(name.collect::<String>()).filter(|name| !name.is_empty())
        });
        Self { source: Source::Import(id), game: Arc::new(game), labels: Labels { names }, players: None }
    }

    /// The number of its last position.
    pub(super) fn end(&self) -> usize {
        self.game.plies().len()
    }

    /// From where a person looks: from the own seat, if they have one.
    pub(super) fn audience(&self, person: i64) -> Audience {
        let own = |seat: &Seat| self.players.is_some_and(|players| players[seat.index()] == person);
        Audience::One(Seat::ALL.into_iter().find(own).unwrap_or(Seat::First))
    }

    fn id(&self, ask: ReplayAsk) -> String {
        CustomId::Replay(ReplayId { source: self.source, ask }).to_string()
    }

    fn player(&self, seat: Seat) -> String {
        let title = self.game.game().seats()[seat.index()].title;
        match (self.players, &self.labels.names[seat.index()]) {
            (Some(players), _) => format!("<@{}> ({title})", players[seat.index()]),
            (None, Some(name)) => format!("{} ({title})", escape(name)),
            (None, None) => title.to_owned(),
        }
    }

    /// Looks into the past, off the threads that talk to Discord.
    async fn past<T: Send + 'static>(
        &self,
        look: impl FnOnce(&Match) -> Result<T, ReplayError> + Send + 'static,
    ) -> Result<T, HallError> {
        // That a match which has been replayed cannot be again is a defect.
        let defect = |why: String| match self.source {
            Source::Game(id) => HallError::Corrupt(id, why),
            Source::Import(_) => HallError::Record(why),
        };
        let game = Arc::clone(&self.game);
        let looked = tokio::task::spawn_blocking(move || look(&game)).await;
        looked.map_err(|error| defect(error.to_string()))?.map_err(|error| defect(error.to_string()))
    }

    /// What it is, in a line.
    fn heading(&self) -> String {
        let title = escape(&self.game.game().table_title(self.game.options()));
        let which = match self.source {
            Source::Game(id) => format!("game {id}"),
            Source::Import(_) => "an imported record".to_owned(),
        };
        let [first, second] = Seat::ALL.map(|seat| self.player(seat));
        format!("**{title}** · {which} · {first} against {second}")
    }

    /// What has happened at a position.
    fn caption(&self, ply: usize, at: &Match) -> String {
        let end = self.end();
        let last = self.game.plies().iter().zip(self.game.numbered()).take(ply).last();
        let what = match last {
            None => format!("The beginning, before the first of {end} plies."),
            Some((done, text)) => {
                let by = done.seat.map_or_else(|| "both".to_owned(), |seat| self.player(seat));
                format!("Ply {ply} of {end}: **{text}** by {by}.")
            }
        };
        match at.outcome() {
            None => what,
            Some(outcome) => match outcome.winner {
                Some(winner) => format!("{what}\n{} wins: {}.", self.player(winner), outcome.reason),
                None => format!("{what}\nDraw: {}.", outcome.reason),
            },
        }
    }

    fn button(&self, ask: ReplayAsk, label: &str) -> CreateButton {
        CreateButton::new(self.id(ask)).label(label).style(ButtonStyle::Secondary)
    }

    /// The buttons and the menu that lead to other positions, and on to everybody.
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
                self.button(ReplayAsk::Turn(turn, to), label).disabled(to == ply)
            })
            .collect();
        buttons.push(self.button(ReplayAsk::Type, "Go to…").disabled(end == 0));
        let further = vec![
            self.button(ReplayAsk::Film(0, end), "Animation").disabled(end == 0),
            self.button(ReplayAsk::Show(ply), "Show to all"),
        ];
        let menu = (end > 0).then(|| self.menu(ply));
        [CreateActionRow::Buttons(buttons)]
            .into_iter()
            .chain(menu)
            .chain([CreateActionRow::Buttons(further)])
            .collect()
    }

    /// Positions spread over the whole match.
    fn menu(&self, ply: usize) -> CreateActionRow {
        let texts = self.game.numbered();
        let options = spread(self.end(), ENTRIES).into_iter().map(|at| {
            let label = match at.checked_sub(1).and_then(|before| texts.get(before)) {
                None => "0 · the beginning".to_owned(),
                Some(text) => format!("{at} · {text}").chars().take(LONGEST_LABEL).collect(),
            };
            CreateSelectMenuOption::new(label, at.to_string()).default_selection(at == ply)
        });
        let kind = CreateSelectMenuKind::String { options: options.collect() };
        CreateActionRow::SelectMenu(
            CreateSelectMenu::new(self.id(ReplayAsk::Jump), kind).placeholder("Go to a position"),
        )
    }
}

/// At most so many numbers from 0 to `end`, both among them, evenly spread.
fn spread(end: usize, most: usize) -> Vec<usize> {
    let steps = end.min(most.saturating_sub(1)).max(1);
    let mut numbers: Vec<usize> = (0..=steps).map(|step| step * end / steps).collect();
    numbers.dedup();
    numbers
}

impl Bot {
    /// What is to be looked back at.
    pub(super) async fn reel(&self, source: Source) -> Result<Reel, Failure> {
        match source {
            Source::Game(id) => Ok(Reel::of(self.hall.table(id).await?)),
            Source::Import(id) => {
                let (record, game) = self.hall.imported(id).await?;
                Ok(Reel::imported(id, &record, game))
            }
        }
    }

    /// One position of a match, with the way to the others.
    pub(super) async fn position(&self, reel: &Reel, ply: usize, to: Audience) -> Result<Draft, Failure> {
        let ply = ply.min(reel.end());
        let at = reel.past(move |game| game.after(ply)).await?;
        let view = at.view(reel.game.spectator());
        let picture = self.pictures.draw(view, reel.labels.clone(), to.bottom()).await?;
        let rows = match to {
            Audience::One(_) => reel.viewer_rows(ply),
            Audience::All => vec![CreateActionRow::Buttons(vec![
                reel.button(ReplayAsk::Open(ply), "Step through"),
                reel.button(ReplayAsk::Film(0, reel.end()), "Animation").disabled(reel.end() == 0),
            ])],
        };
        let text = format!("{}\n{}", reel.heading(), reel.caption(ply, &at));
        Ok(Draft::new(text).rows(rows).file(picture))
    }

    /// The animation of a match from one position to another.
    pub(super) async fn film(
        &self,
        reel: &Reel,
        from: usize,
        to: usize,
        audience: Audience,
    ) -> Result<Draft, Failure> {
        if from > to || to > reel.end() {
            return Err(Failure::words(format!(
                "There are {} plies: give `from` and `to` between 0 and that, `from` not after `to`.",
                reel.end()
            )));
        }
        let views = reel.past(move |game| game.views(from..=to)).await?;
        let name = match reel.source {
            Source::Game(id) => format!("{}-{id}.gif", reel.game.game().name()),
            Source::Import(_) => format!("{}.gif", reel.game.game().name()),
        };
        let shown = self.pictures.film(views, reel.labels.clone(), audience.bottom(), name).await?;
        let mut lines = vec![reel.heading(), format!("Plies {from} to {to}, a second each.")];
        lines.extend(shown.remark);
        let mut buttons = vec![reel.button(ReplayAsk::Open(from), "Step through")];
        if audience != Audience::All {
            buttons.push(reel.button(ReplayAsk::ShowFilm(from, to), "Show to all"));
        }
        Ok(Draft::new(lines.join("\n")).rows(vec![CreateActionRow::Buttons(buttons)]).file(shown.file))
    }

    /// The form in which a position is typed.
    pub(super) fn position_form(source: Source) -> serenity::CreateModal {
        let input = serenity::CreateInputText::new(serenity::InputTextStyle::Short, "Ply", PLY)
            .placeholder("e.g. 34; 0 is the beginning")
            .max_length(6);
        let id = CustomId::Replay(ReplayId { source, ask: ReplayAsk::Type }).to_string();
        serenity::CreateModal::new(id, "Go to a position").components(vec![CreateActionRow::InputText(input)])
    }
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
