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

    use super::GameChoice;

    #[test]
    fn every_game_can_be_chosen_by_its_title() {
        let choices = GameChoice::list();
        assert_eq!(choices.len(), trickmate_rules::GAMES.len());
        for (choice, game) in choices.iter().zip(trickmate_rules::GAMES) {
            let known = GameChoice::from_name(&choice.name).unwrap();
            assert_eq!((&*choice.name, known.name()), (game.title(), game.name()));
        }
    }
}
