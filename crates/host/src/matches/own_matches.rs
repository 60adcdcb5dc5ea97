//! Query conditions for a person's matches: those that they play, and those of their teams; and for matches of a place.

/// The condition for matches of the person $1. With a further condition, it may leave out matches that do not meet
/// that.
macro_rules! is_own {
    () => {
        is_own!("1 = 1")
    };
    ($condition:literal) => {
        concat!(
            "matches.id IN (SELECT id FROM matches WHERE first_player = $1 AND ",
            $condition,
            " UNION ALL SELECT id FROM matches WHERE second_player = $1 AND ",
            $condition,
            " UNION ALL SELECT match_id FROM team_members JOIN team_games ON team_games.id = team_members.game \
             WHERE team_members.player = $1 AND match_id IS NOT NULL)"
        )
    };
}
pub(crate) use is_own;

/// The sum of the seats of the person $1, or of their team, in one of their matches: 1 for the first, 2 for the second.
macro_rules! own_seats {
    () => {
        "CASE WHEN first_player = $1 THEN 1 WHEN second_player = $1 THEN 2 WHEN EXISTS \
         (SELECT 1 FROM team_games JOIN team_members ON team_members.game = team_games.id \
         WHERE match_id = matches.id AND team_members.player = $1 AND seat = 0) THEN 1 ELSE 2 END"
    };
}
pub(crate) use own_seats;

/// The query for the matches whose away team plays in a channel or thread.
macro_rules! matches_away {
    ($place:literal) => {
        concat!(
            "SELECT match_id FROM away_teams JOIN team_games ON team_games.id = away_teams.game \
             WHERE match_id IS NOT NULL AND away_teams.state = 'accepted' AND (away_teams.thread = ",
            $place,
            " OR away_teams.thread IS NULL AND away_teams.channel = ",
            $place,
            ")"
        )
    };
}
pub(crate) use matches_away;
