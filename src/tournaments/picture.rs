//! Standings, crosstables and brackets as pictures.

use std::sync::Arc;

use poise::serenity_prelude::CreateAttachment;

use crate::api::outgoing_message::OutgoingMessage;
use crate::tournaments::table::{name_of, values, values_of_arena};
use crate::tournaments::winners::NAMED;
use crate::ui::picture::{PictureError, Pictures};
use trickmate_host::workers::{Lane, debug_assert_at_work};
use trickmate_host::{GameService, HostedTournament, Placed, ServiceError, TournamentFormat};
use trickmate_render::{
    BRACKET_TIES, Bracket, BracketSide, BracketTie, Podium, PodiumStep, Style, Table, TableColumn, bracket,
    bracket_alt, podium, podium_alt, table, table_alt,
};
use trickmate_text::text;
use trickmate_tournaments::knockout::{Contestant, Tie, TieState};
use trickmate_tournaments::{ByOpponents, OpponentRow, Score, Standing};

/// Most rows in a picture of a table.
const ROWS: usize = 20;
/// Columns of opponents in one picture of a crosstable, with one game or with two games per cell: more would leave no
/// room for names.
const SINGLE: usize = 8;
const DOUBLE: usize = 4;

/// Computes something about a tournament, such as its standings, on a worker thread.
pub(crate) async fn compute<T: Send + 'static>(
    service: &GameService,
    lane: Lane,
    tournament: &Arc<HostedTournament>,
    work: impl FnOnce(&HostedTournament) -> Result<T, ServiceError> + Send + 'static,
) -> Result<T, ServiceError> {
    let tournament = Arc::clone(tournament);
    service.workers().run(lane, move || work(&tournament)).await?
}

/// A picture of a tournament, ready to draw.
enum Sheet {
    /// Standings, or a page of a crosstable, with its number.
    Table(Table, usize),
    /// A page of a bracket, with its number.
    Bracket(Bracket, usize),
    /// The first three places.
    Podium(Podium),
}

/// The pictures of a tournament.
pub(crate) struct Sheets(Vec<Sheet>);

impl Sheets {
    /// Returns the pictures of a tournament under way.
    ///
    /// # Errors
    /// Inconsistent rows.
    pub(crate) fn of(tournament: &HostedTournament) -> Result<Self, ServiceError> {
        debug_assert_at_work();
        Ok(Self(match tournament.bracket()? {
            Some(found) => {
                let pages = pages(tournament, found.rounds()).into_iter();
                pages.zip(1..).map(|(page, number)| Sheet::Bracket(page, number)).collect()
            }
            None => {
                let pages = standings(tournament)?.into_iter();
                pages.zip(1..).map(|(page, number)| Sheet::Table(page, number)).collect()
            }
        }))
    }

    /// Returns the pictures of a tournament that is over: the podium first, then the others.
    ///
    /// # Errors
    /// Inconsistent rows.
    pub(crate) fn of_the_end(tournament: &HostedTournament) -> Result<Self, ServiceError> {
        let winners = podium_of(tournament)?.map(Sheet::Podium);
        Ok(Self(winners.into_iter().chain(Self::of(tournament)?.0).collect()))
    }

    /// Draws the pictures and attaches them to a message.
    pub(crate) async fn into_message(
        self,
        pictures: &Pictures,
        draft: OutgoingMessage,
        style: Style,
    ) -> Result<OutgoingMessage, PictureError> {
        let drawn = pictures.run(Lane::Picture, move || self.draw(&style)).await?;
        let mut files = drawn.into_iter();
        let draft = files.next().into_iter().fold(draft, OutgoingMessage::file);
        Ok(files.fold(draft, OutgoingMessage::banner))
    }

    fn draw(self, style: &Style) -> Result<Vec<CreateAttachment>, PictureError> {
        let draw = |sheet: &Sheet| {
            let (png, name, alt) = match sheet {
                Sheet::Table(page, number) => {
                    (table(page, style)?, format!("standings-{number}.png"), table_alt(page))
                }
                Sheet::Bracket(page, number) => {
                    (bracket(page, style)?, format!("bracket-{number}.png"), bracket_alt(page))
                }
                Sheet::Podium(page) => (podium(page, style)?, "podium.png".to_owned(), podium_alt(page)),
            };
            Ok(CreateAttachment::bytes(png, name).description(alt))
        };
        self.0.iter().map(draw).collect()
    }
}

/// Returns the podium; `None` if nobody has won.
fn podium_of(tournament: &HostedTournament) -> Result<Option<Podium>, ServiceError> {
    let winners = tournament.winners()?;
    let step = |place: u16| {
        let on_it = winners.iter().filter(|placed| placed.place == place);
        let on_it: Vec<&Placed> = on_it.take(NAMED).collect();
        PodiumStep {
            names: on_it.iter().map(|placed| name_of(tournament, placed.number)).collect(),
            points: on_it.first().map_or_else(String::new, |placed| points_of(placed)),
        }
    };
    let steps = [step(1), step(2), step(3)];
    Ok((!winners.is_empty()).then(|| Podium { title: tournament.name.clone(), steps }))
}

/// Returns the points of a place; empty in a knock-out.
fn points_of(placed: &Placed) -> String {
    let of_arena = placed.arena.as_ref().map(|sheet| sheet.points().to_string());
    of_arena
        .or_else(|| placed.standing.as_ref().map(|standing| standing.score.to_string()))
        .unwrap_or_default()
}

/// Returns the first rows of the standings. In a round robin it returns several pages, each with the results against
/// some of the opponents.
fn standings(tournament: &HostedTournament) -> Result<Vec<Table>, ServiceError> {
    if tournament.format == TournamentFormat::Arena {
        return Ok(vec![table_of_arena(tournament)?]);
    }
    let ranking: Vec<Standing> =
        tournament.ranking()?.into_iter().filter_map(|placed| placed.standing).collect();
    let across = match tournament.format {
        TournamentFormat::RoundRobin => SINGLE,
        TournamentFormat::DoubleRoundRobin => DOUBLE,
        TournamentFormat::Swiss | TournamentFormat::Knockout | TournamentFormat::Arena => {
            return Ok(vec![plain_table(tournament, &ranking)]);
        }
    };
    let crosstable = ByOpponents::new(&tournament.history()?, &ranking).rows;
    let places: Vec<usize> = (0..crosstable.len()).collect();
    let page = |places: &[usize]| {
        let columns = places.iter().map(|place| TableColumn::Number((place + 1).to_string()));
        let rows = ranking.iter().zip(&crosstable).enumerate().map(|(own, (standing, row))| {
            let cells = places.iter().map(|place| result(row, *place, own));
            let points = standing.score.to_string();
            head(tournament, standing).into_iter().chain(cells).chain([points]).collect()
        });
        Table {
            title: title(tournament),
            columns: headings().into_iter().chain(columns).chain([points_heading()]).collect(),
            rows: rows.collect(),
        }
    };
    // The pages are equally wide, so that none has a single opponent.
    let pages = places.len().div_ceil(across).max(1);
    Ok(places.chunks(places.len().div_ceil(pages).max(1)).map(page).collect())
}

/// Returns the standings of an arena.
fn table_of_arena(tournament: &HostedTournament) -> Result<Table, ServiceError> {
    let keys = ["tournament-column-wins", "tournament-column-games"];
    let rows = tournament.ranking()?.into_iter().take(ROWS).map(|placed| {
        let values = placed.arena.iter().flat_map(values_of_arena);
        let head = [format!("{}.", placed.place), name_of(tournament, placed.number)];
        head.into_iter().chain(values).collect()
    });
    Ok(Table {
        title: tournament.name.clone(),
        columns: headings()
            .into_iter()
            .chain([points_heading()])
            .chain(keys.map(|key| TableColumn::Number(text!(key))))
            .collect(),
        rows: rows.collect(),
    })
}

/// Returns the standings with their tie-breaks.
fn plain_table(tournament: &HostedTournament, ranking: &[Standing]) -> Table {
    let keys = ["tournament-column-buchholz", "tournament-column-cut", "tournament-column-berger"];
    let columns = headings().into_iter().chain([points_heading()]);
    let rows = ranking.iter().take(ROWS).map(|standing| {
        let values = values(tournament.format, standing).into_iter().take(keys.len() + 1);
        head(tournament, standing).into_iter().chain(values).collect()
    });
    Table {
        title: title(tournament),
        columns: columns.chain(keys.map(|key| TableColumn::Number(text!(key)))).collect(),
        rows: rows.collect(),
    }
}

fn title(tournament: &HostedTournament) -> String {
    text!("tournament-picture-title", name = tournament.name.as_str(), rounds = tournament.round)
}

fn headings() -> [TableColumn; 2] {
    [TableColumn::Number(String::new()), TableColumn::Name(text!("tournament-column-player"))]
}

fn points_heading() -> TableColumn {
    TableColumn::Number(text!("tournament-column-points"))
}

/// Returns the place and the name of a row.
fn head(tournament: &HostedTournament, standing: &Standing) -> [String; 2] {
    [format!("{}.", standing.place), name_of(tournament, standing.number)]
}

/// Returns a player's results against one opponent.
fn result(row: &OpponentRow, place: usize, own: usize) -> String {
    if place == own {
        return "·".to_owned();
    }
    let games = row.cells.get(place).map_or(&[][..], Vec::as_slice);
    games.iter().map(Score::to_string).collect::<Vec<_>>().join(" ")
}

/// Returns a bracket as pages: first the parts of at most sixteen players each, then the rounds in which their winners
/// meet.
fn pages(tournament: &HostedTournament, rounds: &[Vec<Tie>]) -> Vec<Bracket> {
    let title = || text!("tournament-bracket-title", name = tournament.name.as_str());
    let drawn = |ties: &[Tie]| ties.iter().map(|tie| tie_of(tournament, tie)).collect::<Vec<_>>();
    let count = rounds.first().map_or(0, Vec::len).div_ceil(BRACKET_TIES).max(1);
    let depth = BRACKET_TIES.ilog2() as usize + 1;
    let mut pages: Vec<Bracket> = (0..count)
        .map(|page| {
            let of_page = rounds.iter().take(depth).map(|ties| {
                let size = ties.len().div_ceil(count);
                drawn(ties.chunks(size).nth(page).unwrap_or_default())
            });
            Bracket { title: title(), rounds: of_page.collect() }
        })
        .collect();
    if count > 1 {
        let rest = rounds.iter().skip(depth).map(|ties| drawn(ties)).collect();
        pages.push(Bracket { title: title(), rounds: rest });
    }
    pages
}

fn tie_of(tournament: &HostedTournament, tie: &Tie) -> BracketTie {
    let side = |contestant: Contestant| match contestant {
        Contestant::Player(player) => BracketSide {
            name: name_of(tournament, player),
            points: if tie.games.is_empty() { String::new() } else { tie.score(player).to_string() },
            has_won: tie.state == TieState::Won(player),
        },
        Contestant::Nobody => BracketSide { name: text!("tournament-no-opponent"), ..BracketSide::default() },
        Contestant::Undecided => BracketSide::default(),
    };
    BracketTie { sides: tie.contestants.map(side) }
}
