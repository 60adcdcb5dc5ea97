//! A game as an option of a command, to be chosen from all of them.

use std::borrow::Cow;

use poise::{ChoiceParameter, CommandParameterChoice};

/// One of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub(crate) enum GameChoice {
    /// Cardmate.
    #[name = "Cardmate"]
    Cardmate,
    /// Poker Chess.
    #[name = "Poker Chess"]
    Poker,
    /// Mysterious Chess.
    #[name = "Mysterious Chess"]
    Mysterious,
    /// Summoner's Chess.
    #[name = "Summoner’s Chess"]
    Summoner,
}

/// One of the games, or none for all of them in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GamesChoice(pub(crate) Option<GameChoice>);

impl GamesChoice {
    /// Name of all games among the choices.
    const ALL: &str = "all";
}

impl ChoiceParameter for GamesChoice {
    fn list() -> Cow<'static, [CommandParameterChoice]> {
        let all = CommandParameterChoice {
            name: Self::ALL.into(),
            localizations: Cow::default(),
            __non_exhaustive: (),
        };
        GameChoice::list().iter().cloned().chain([all]).collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        match GameChoice::from_index(index) {
            None if index == GameChoice::list().len() => Some(Self(None)),
            game => game.map(|game| Self(Some(game))),
        }
    }

    fn from_name(name: &str) -> Option<Self> {
        if name == Self::ALL {
            Some(Self(None))
        } else {
            GameChoice::from_name(name).map(|game| Self(Some(game)))
        }
    }

    fn name(&self) -> &'static str {
        self.0.as_ref().map_or(Self::ALL, ChoiceParameter::name)
    }

    fn localized_name(&self, locale: &str) -> Option<&'static str> {
        self.0.as_ref()?.localized_name(locale)
    }
}

impl GameChoice {
    /// Returns the game's name in the list of games.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Cardmate => "cardmate",
            Self::Poker => "poker",
            Self::Mysterious => "mysterious",
            Self::Summoner => "summoner",
        }
    }
}

#[cfg(test)]
mod tests {
    use poise::ChoiceParameter;

    use super::{GameChoice, GamesChoice};

    #[test]
    fn every_game_can_be_chosen_by_its_title() {
        let choices = GameChoice::list();
        assert_eq!(choices.len(), trickmate_rules::GAMES.len());
        for (choice, game) in choices.iter().zip(trickmate_rules::GAMES) {
            let known = GameChoice::from_name(&choice.name).unwrap();
            assert_eq!((&*choice.name, known.name()), (game.title(), game.name()));
            assert_eq!(GamesChoice::from_name(&choice.name).unwrap().0, Some(known));
        }
        assert_eq!(GamesChoice::list().len(), choices.len() + 1);
        for (index, choice) in GamesChoice::list().iter().enumerate() {
            let chosen = GamesChoice::from_index(index).unwrap();
            assert_eq!((chosen.name(), GamesChoice::from_name(&choice.name)), (&*choice.name, Some(chosen)));
        }
        assert_eq!(GamesChoice::from_index(choices.len() + 1), None);
    }
}
