-- Medals of tournaments, which follow from their standings; those of seasons are in `season_places`.
CREATE TABLE tournament_medals (
    tournament BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    player BIGINT NOT NULL,
    place BIGINT NOT NULL,
    PRIMARY KEY (tournament, player)
);

CREATE INDEX tournament_medals_by_player ON tournament_medals (player);
