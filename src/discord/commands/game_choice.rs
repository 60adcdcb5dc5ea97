//! A game as an option of a command, to be chosen from all of them.

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

/// One of the games, or all of them in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub(crate) enum GamesChoice {
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
    /// All of them.
    #[name = "all"]
    All,
}

impl GamesChoice {
    /// The game; `None` for all.
    pub(crate) const fn game(self) -> Option<GameChoice> {
        match self {
            Self::Cardmate => Some(GameChoice::Cardmate),
            Self::Poker => Some(GameChoice::Poker),
            Self::Mysterious => Some(GameChoice::Mysterious),
            Self::Summoner => Some(GameChoice::Summoner),
            Self::All => None,
        }
    }
}

impl GameChoice {
    /// The game's name in the list of games.
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
            assert_eq!(GamesChoice::from_name(&choice.name).unwrap().game(), Some(known));
        }
        assert_eq!(GamesChoice::list().len(), choices.len() + 1);
    }
}
