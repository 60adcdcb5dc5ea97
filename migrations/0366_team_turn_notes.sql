-- The direct messages to members of teams whose turn it is. They go with it.
CREATE TABLE team_turn_notes (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    player BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL,
    PRIMARY KEY (match_id, player)
);

CREATE INDEX team_turn_notes_by_player ON team_turn_notes (player);
