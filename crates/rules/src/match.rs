//! A match: its options, its seed and its list of actions. Replaying them gives its state.

use std::sync::Arc;

use thiserror::Error;

use crate::action_error::ActionError;
use crate::adjudication::Adjudication;
use crate::deck_game::OptionSource;
use crate::dyn_position::DynPosition;
use crate::end_reason::EndReason;
use crate::excerpt::excerpt;
use crate::game::Game;
use crate::happening::{Moment, StoryStep};
use crate::kernel::Seed;
use crate::numbering::Numbering;
use crate::option::Options;
use crate::outcome::Outcome;
use crate::phrase::{Phrase, phrase};
use crate::ply::Ply;
use crate::position_error::PositionError;
use crate::seat::{Seat, Viewer};
use crate::view::View;

/// The sign by which analyses say that any move will do.
pub(crate) const ANY_MOVE: char = '~';

/// A running or finished match of any game.
///
/// ```
/// use trickmate_rules::kernel::Seed;
/// use trickmate_rules::{EndReason, Match, Options, Seat, Viewer};
/// let game = trickmate_rules::game("cardmate").ok_or("it is in the list")?;
/// let mut played = Match::new(game, Options::new(game.options(), [])?, Seed::new([0; 32]));
/// assert_eq!(played.legal(Viewer::Public).len(), 38);
/// played.play("4Ci3")?;
/// assert_eq!(played.to_act(), [Seat::Second]);
/// played.play("r:resign")?;
/// let end = played.outcome().ok_or("it is over")?;
/// assert_eq!((end.winner, end.reason), (Some(Seat::First), EndReason::Resignation));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Match {
    game: &'static dyn Game,
    options: Options,
    seed: Seed,
    setup: Option<String>,
    position: Box<dyn DynPosition>,
    /// The position before the latest action on the board, and whose it was. Copies of the match share it.
    before: Option<(Arc<dyn DynPosition>, Seat)>,
    plies: Vec<Ply>,
    verdict: Option<Outcome>,
}

/// A refused move of a list, with its place in the list.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.phrase())]
pub struct MoveError {
    /// The ply, counted from 1.
    pub ply: usize,
    /// The move number as in a record: `14.` for the first seat, `14…` for the second.
    pub number: String,
    /// The move as it was given; only the beginning of a long text.
    pub text: String,
    /// The reason of the refusal.
    pub refusal: ActionError,
}

impl MoveError {
    /// Returns which move is refused and why, as a phrase.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        let refusal = match &self.refusal {
            ActionError::Illegal(why) => phrase!("not legal: {why}", why = why.clone()),
            ActionError::Unreadable(why) => phrase!("cannot be read: {why}", why = why.clone()),
            other => Phrase::verbatim(other.to_string()),
        };
        phrase!(
            "ply {ply}, move {number} “{text}”: {refusal}",
            ply = self.ply,
            number = self.number.as_str(),
            text = self.text.as_str(),
            refusal
        )
    }
}

impl Clone for Match {
    fn clone(&self) -> Self {
        Self {
            game: self.game,
            options: self.options.clone(),
            seed: self.seed.clone(),
            setup: self.setup.clone(),
            position: self.position.boxed(),
            before: self.before.clone(),
            plies: self.plies.clone(),
            verdict: self.verdict.clone(),
        }
    }
}

impl Match {
    /// Returns a match from its beginning.
    #[must_use]
    pub fn new(game: &'static dyn Game, options: Options, seed: Seed) -> Self {
        let position = game.start(&options, &seed);
        Self { game, options, seed, setup: None, position, before: None, plies: Vec::new(), verdict: None }
    }

    /// Returns a match from a position in the game's JSON form.
    ///
    /// ```
    /// use trickmate_rules::kernel::Seed;
    /// use trickmate_rules::{Match, Options};
    /// let game = trickmate_rules::game("poker").ok_or("it is in the list")?;
    /// let setup = r#"{"fen": "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}"#.to_owned();
    /// let mut played = Match::from_position(game, Options::new(game.options(), [])?, Seed::new([0; 32]), setup)?;
    /// assert_eq!(played.play("e4")?.text, "e4");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// A position that is not valid.
    pub fn from_position(
        game: &'static dyn Game,
        options: Options,
        seed: Seed,
        setup: String,
    ) -> Result<Self, PositionError> {
        let position = game.load(&options, &seed, &setup)?;
        Ok(Self {
            game,
            options,
            seed,
            setup: Some(setup),
            position,
            before: None,
            plies: Vec::new(),
            verdict: None,
        })
    }

    /// Returns the game.
    #[must_use]
    pub fn game(&self) -> &'static dyn Game {
        self.game
    }

    /// Returns the table's options.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the table's options that the viewer may know, before the match is over.
    #[must_use]
    pub fn options_for(&self, viewer: Viewer) -> Options {
        let may_know = |name: &str| self.owner_of(name).is_none_or(|owner| viewer.shares_secrets_of(owner));
        self.options.only(may_know)
    }

    /// Returns the seat whose secret the value of an option is; `None` for a public option.
    fn owner_of(&self, option: &str) -> Option<Seat> {
        match self.game.option_source(option)? {
            OptionSource::Deck(seat) => Some(seat),
            OptionSource::Cards => None,
        }
    }

    /// Returns an option, with its value, that lays out the cards that all see from the beginning. `None` where the options alone
    /// say what lies there, and for a match that was set up from a position.
    #[must_use]
    pub fn same_deal(&self) -> Option<(&'static str, String)> {
        if self.setup.is_some() { None } else { self.game.same_deal(&self.options, &self.seed) }
    }

    /// Returns the seed; secret until the match is over.
    #[must_use]
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Returns the position from which the match was set up, if not from the beginning, as the viewer may know it.
    #[must_use]
    pub fn setup(&self, viewer: Viewer) -> Option<String> {
        let setup = self.setup.as_ref()?;
        if viewer == Viewer::Omniscient {
            return Some(setup.clone());
        }
        let position = self.game.load(&self.options, &self.seed, setup).ok()?;
        Some(position.observe(viewer).json().to_string())
    }

    /// Checks whether it was set up from a position.
    #[must_use]
    pub const fn is_set_up(&self) -> bool {
        self.setup.is_some()
    }

    /// Returns about how many bytes it takes, so that a cache of matches can be bounded.
    #[must_use]
    pub fn memory(&self) -> usize {
        let plies = self.plies.iter().map(|ply| size_of::<Ply>() + ply.text.len() + ply.public.len());
        size_of::<Self>()
            + self.position.memory()
            // Its tables are those of the position after it.
            + self.before.as_ref().map_or(0, |(position, _)| size_of_val(&**position))
            + self.setup.as_ref().map_or(0, String::len)
            + plies.sum::<usize>()
    }

    /// Returns all actions so far, with all secrets.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Returns the latest actions with content that is not public yet.
    #[must_use]
    pub fn secret_plies(&self) -> &[Ply] {
        let secret = if self.outcome().is_some() { 0 } else { self.position.secret_plies() };
        &self.plies[self.plies.len().saturating_sub(secret)..]
    }

    /// Returns the texts of all actions so far, as the viewer may know them now.
    pub fn notation_for(&self, viewer: Viewer) -> impl Iterator<Item = &str> {
        let open = self.plies.len() - self.secret_plies().len();
        self.plies.iter().enumerate().map(move |(index, ply)| {
            let own = ply.seat.is_some_and(|seat| viewer == Viewer::Seat(seat));
            if index < open || own || viewer == Viewer::Omniscient { &*ply.text } else { &*ply.public }
        })
    }

    /// Returns the position now.
    #[must_use]
    pub fn position(&self) -> &dyn DynPosition {
        &*self.position
    }

    /// Returns how the match ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.verdict.clone().or_else(|| self.position.outcome())
    }

    /// Returns the seats to act now; empty when the match is over.
    #[must_use]
    pub fn to_act(&self) -> Vec<Seat> {
        if self.verdict.is_some() { Vec::new() } else { self.position.to_act() }
    }

    /// Checks whether the seat to act has begun a turn of several actions: see
    /// [`Position::is_within_turn`](crate::Status::is_within_turn).
    #[must_use]
    pub fn is_within_turn(&self) -> bool {
        self.outcome().is_none() && self.position.is_within_turn()
    }

    /// Checks whether a choice that a seat made after `version` plies is still possible: nothing was done since, or
    /// only other seats chose at the same time.
    #[must_use]
    pub fn is_current(&self, seat: Seat, version: usize) -> bool {
        let Some(since) = self.plies.get(version..) else { return false };
        let meanwhile = |ply: &Ply| ply.simultaneous && ply.seat != Some(seat);
        since.is_empty()
            || (self.position.is_simultaneous()
                && self.to_act().contains(&seat)
                && since.iter().all(meanwhile))
    }

    /// Counts the turns of a seat. Its actions until the other seat acts are one turn; choices at the same time as
    /// another seat's are none.
    #[must_use]
    pub fn turns(&self, seat: Seat) -> usize {
        let turns = self.plies.iter().filter(|ply| ply.seat.is_some() && !ply.simultaneous);
        let acting: Vec<Option<Seat>> = turns.map(|ply| ply.seat).collect();
        acting.chunk_by(|one, next| one == next).filter(|turn| turn[0] == Some(seat)).count()
    }

    /// Returns the number of plies before the seat's last turn; `None` before its first.
    #[must_use]
    pub fn before_last_turn(&self, seat: Seat) -> Option<usize> {
        let is_own = |ply: &Ply| ply.seat == Some(seat);
        let last = self.plies.iter().rposition(is_own)?;
        Some(self.plies[..last].iter().rposition(|ply| !is_own(ply)).map_or(0, |before| before + 1))
    }

    /// Returns the legal actions of the seats to act, as the viewer may know them, sorted. Where several choose at the
    /// same time, each has its seat before it.
    #[must_use]
    pub fn legal(&self, viewer: Viewer) -> Vec<String> {
        let observed = self.position.observe(viewer);
        let mut texts: Vec<String> = self
            .to_act()
            .into_iter()
            .flat_map(|seat| {
                let prefix = self.prefix_now(seat);
                observed.legal(seat).into_iter().map(move |text| format!("{prefix}{text}"))
            })
            .collect();
        texts.sort_unstable();
        texts
    }

    /// Returns the prefix of the seat's actions now: its letter where several choose at the same time, otherwise
    /// nothing.
    fn prefix_now(&self, seat: Seat) -> String {
        if self.position.is_simultaneous() { self.prefix(seat) } else { String::new() }
    }

    /// Returns the letter that names a seat before an action, e.g. `w:`.
    fn prefix(&self, seat: Seat) -> String {
        format!("{}:", &self.game.seats()[seat.index()].key[..1])
    }

    /// Returns the knowledge of a viewer: after the end everybody may know everything.
    #[must_use]
    pub fn knowledge_of(&self, viewer: Viewer) -> Viewer {
        if self.outcome().is_some() { Viewer::Omniscient } else { viewer }
    }

    /// Returns the match as a viewer may see it.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View {
        let mut view = self.position.observe(self.knowledge_of(viewer)).view();
        view.viewer = viewer;
        view.title = self.game.match_title(&self.options);
        view.ply = self.plies.len() as u32;
        let on_board = self.plies.len() - usize::from(self.verdict.is_some());
        if let Some(last) = &mut view.last {
            last.number = self.number_of_last_move(last.seat, on_board);
            if let Some(text) =
                self.notation_for(viewer).take(on_board).last().filter(|_| last.text.is_empty())
            {
                text.clone_into(&mut last.text);
            }
        }
        view.latest = self.latest(viewer);
        if let Some(verdict) = &self.verdict {
            view.outcome = Some(verdict.clone());
            view.obligations.clear();
            view.seats.iter_mut().for_each(|seat| seat.to_act = false);
        }
        view
    }

    /// Returns the effects of the latest action on the board, as far as the viewer may know them now.
    #[must_use]
    pub fn latest(&self, viewer: Viewer) -> Option<StoryStep> {
        let (position, seat) = self.before.as_ref()?;
        let before = self.plies.len() - 1 - usize::from(self.verdict.is_some());
        let viewer = self.knowledge_of(viewer);
        let text = self.plies[before].action();
        let happenings = position.happenings(*seat, text, viewer, Moment::Done).ok()?;
        Some(StoryStep { before, seat: *seat, happenings })
    }

    /// Returns the number that a record gives the seat's latest move among the first plies.
    fn number_of_last_move(&self, seat: Seat, plies: usize) -> Option<u32> {
        let mut numbering = Numbering::default();
        let mut number = None;
        for ply in self.plies.iter().take(plies) {
            numbering.take(ply);
            if ply.seat == Some(seat) && !ply.simultaneous {
                number = Some(numbering.number);
            }
        }
        number
    }

    /// Performs an action as a record writes it: with the seat before it (`w:`) if several may act, or one of the texts
    /// of an [`Adjudication`]. This is for records; requests of players use [`Match::act`], which reads no agreement or
    /// resignation from a text.
    ///
    /// # Errors
    /// The reason for a refusal; the match is then unchanged.
    pub fn play(&mut self, text: &str) -> Result<&Ply, ActionError> {
        if text.starts_with(ANY_MOVE) {
            return Err(ActionError::unreadable(phrase!(
                "“{text}” stands for any move; write the move that was made",
                text = ANY_MOVE
            )));
        }
        let (letter, body) = match text.split_once(':') {
            Some((seat, body))
                if seat.len() == 1 && seat.is_ascii() && !self.is_notation_with_colon(seat, body, text) =>
            {
                (seat.chars().next(), body)
            }
            _ => (None, text),
        };
        let seat = letter.map(|letter| self.seat(letter)).transpose()?;
        match (body, seat) {
            ("draw", None) => self.conclude(Adjudication::Agreement),
            ("time", None) => self.conclude(Adjudication::TimeForBoth),
            ("abort", None) => self.conclude(Adjudication::Abort),
            ("resign", Some(seat)) => self.conclude(Adjudication::Resignation(seat)),
            ("time", Some(seat)) => self.conclude(Adjudication::Time(seat)),
            _ => match (seat, &self.to_act()[..]) {
                (_, []) => Err(ActionError::Over),
                (Some(seat), _) => self.act(seat, body),
                (None, [seat]) => self.act(*seat, body),
                (None, [seat, ..]) => {
                    let letter = self.prefix(*seat).remove(0);
                    Err(ActionError::WhoseAction(letter, excerpt(body)))
                }
            },
        }
    }

    /// Checks whether a text that begins with a letter and a colon is one action, such as `b:c3` for a Pawn's capture,
    /// and not an action with its seat.
    fn is_notation_with_colon(&self, letter: &str, body: &str, text: &str) -> bool {
        let [seat] = self.to_act()[..] else { return false };
        if self.position.is_simultaneous() || matches!(body, "resign" | "time") {
            return false;
        }
        match self.position.check(seat, text) {
            Ok(_) => true,
            Err(ActionError::Unreadable(_)) => false,
            // An illegal capture must not become another move of the same seat.
            Err(_) => !self.prefix(seat.other()).starts_with(letter),
        }
    }

    fn seat(&self, letter: char) -> Result<Seat, ActionError> {
        let names = self.game.seats();
        Seat::ALL
            .into_iter()
            .find(|seat| names[seat.index()].key.starts_with(letter))
            .ok_or(ActionError::NoSuchSeat(letter))
    }

    /// Performs an action of a seat.
    ///
    /// # Errors
    /// Why it is refused; the match is then unchanged.
    pub fn act(&mut self, seat: Seat, text: &str) -> Result<&Ply, ActionError> {
        if self.verdict.is_some() {
            return Err(ActionError::Over);
        }
        let prefix = self.prefix_now(seat);
        let (part, simultaneous) = (self.position.part(), self.position.is_simultaneous());
        let public = format!("{prefix}{}", self.position.notation(seat, text, Viewer::Public)?);
        let (held_secret, disclosed) = (self.position.is_seed_secret(), self.position.disclosures());
        let before = Arc::from(self.position.boxed());
        let text = format!("{prefix}{}", self.position.play(seat, text)?);
        self.before = Some((before, seat));
        let discloses = match (disclosed, self.position.disclosures()) {
            (Some(before), Some(after)) => before != after,
            _ => held_secret,
        };
        let reveals = simultaneous || discloses || text != public;
        Ok(self.append(Ply { seat: Some(seat), text, public, simultaneous, reveals, part }))
    }

    /// Ends the match outside the game's own rules.
    ///
    /// # Errors
    /// The match is over already.
    pub fn conclude(&mut self, conclusion: Adjudication) -> Result<&Ply, ActionError> {
        if self.outcome().is_some() {
            return Err(ActionError::Over);
        }
        let agreed = |word: &str| Ply::open(None, self.position.part(), word.to_owned());
        let (outcome, ply) = match conclusion {
            Adjudication::Agreement => (Outcome::draw(EndReason::Agreement), agreed("draw")),
            Adjudication::TimeForBoth => (Outcome::draw(EndReason::Time), agreed("time")),
            Adjudication::Abort => (Outcome::aborted(), agreed("abort")),
            Adjudication::Resignation(seat) => {
                (Outcome::win(seat.other(), EndReason::Resignation), self.closing(seat, "resign"))
            }
            Adjudication::Time(seat) => {
                (Outcome::win(seat.other(), EndReason::Time), self.closing(seat, "time"))
            }
        };
        self.verdict = Some(outcome);
        Ok(self.append(ply))
    }

    fn closing(&self, seat: Seat, word: &str) -> Ply {
        Ply::open(Some(seat), self.position.part(), format!("{}{word}", self.prefix(seat)))
    }

    fn append(&mut self, ply: Ply) -> &Ply {
        self.plies.push(ply);
        &self.plies[self.plies.len() - 1]
    }

    /// Performs a list of actions in turn.
    ///
    /// ```
    /// use trickmate_rules::kernel::Seed;
    /// use trickmate_rules::{Match, Options};
    /// let game = trickmate_rules::game("poker").ok_or("it is in the list")?;
    /// let mut played = Match::new(game, Options::new(game.options(), [])?, Seed::new([0; 32]));
    /// let refused = played.play_all(["e4", "e4"]).unwrap_err();
    /// assert_eq!((refused.ply, &*refused.number), (2, "1…"));
    /// assert_eq!(played.plies().len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The first that is refused, with its place in the list; those before it have been performed.
    pub fn play_all<'a>(&mut self, moves: impl IntoIterator<Item = &'a str>) -> Result<(), MoveError> {
        for text in moves {
            if let Err(refusal) = self.play(text) {
                let number = self.next_number();
                return Err(MoveError { ply: self.plies.len() + 1, number, text: excerpt(text), refusal });
            }
        }
        Ok(())
    }

    /// Returns the number of the move that comes next, as a record writes it.
    fn next_number(&self) -> String {
        let seat = self.to_act().first().copied().or_else(|| Some(self.plies.last()?.seat?.other()));
        let mut numbering = Numbering::default();
        for ply in &self.plies {
            numbering.take(ply);
        }
        let part = self.position.part();
        if !numbering.has_begun(part) || !self.position.is_simultaneous() {
            numbering.turn(seat, part);
        }
        numbering.to_string()
    }
}
