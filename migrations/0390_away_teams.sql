-- Teams that play in another channel, or on another server, than their opponents; at most one team of a game.
CREATE TABLE away_teams (
    game BIGINT NOT NULL PRIMARY KEY REFERENCES team_games (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    -- What answers the invitation.
    code BIGINT NOT NULL UNIQUE,
    -- asked, accepted, declined, expired
    state TEXT NOT NULL DEFAULT 'asked',
    expires_at BIGINT NOT NULL,
    -- NULL until another server accepts; on the same server known from the start.
    server BIGINT,
    channel BIGINT,
    -- Who has accepted.
    consenter BIGINT,
    -- Its message, and the version of the game that it shows.
    message BIGINT,
    announced BIGINT NOT NULL DEFAULT 0,
    -- Its thread and its board, and the version of the match and the changes of votes that the board shows.
    thread BIGINT,
    board BIGINT,
    board_version BIGINT NOT NULL DEFAULT -1,
    tally_announced BIGINT NOT NULL DEFAULT 0,
    -- 1: its channel is gone.
    lost BIGINT NOT NULL DEFAULT 0,
    -- How often Discord has refused its messages in a row, and until when they are not tried again.
    refusals BIGINT NOT NULL DEFAULT 0,
    refused_until BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX away_teams_by_server ON away_teams (server);
CREATE INDEX away_teams_by_channel ON away_teams (channel);
CREATE INDEX away_teams_by_thread ON away_teams (thread) WHERE thread IS NOT NULL;
CREATE INDEX away_teams_by_consenter ON away_teams (consenter) WHERE consenter IS NOT NULL;
CREATE INDEX away_teams_asked ON away_teams (expires_at) WHERE state = 'asked';
