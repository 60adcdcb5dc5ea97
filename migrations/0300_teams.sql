-- Games in which a side, or both, is a team whose members vote.
CREATE TABLE team_games (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    -- Discord's id of the request that made it.
    request BIGINT NOT NULL UNIQUE,
    server BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    organizer BIGINT NOT NULL,
    game TEXT NOT NULL,
    -- A JSON object.
    options TEXT NOT NULL,
    -- The seat that is no team, with its player or the computer's level; NULL: both are teams.
    opponent_seat BIGINT,
    opponent BIGINT,
    level BIGINT,
    -- Time for a vote, in milliseconds.
    vote_length BIGINT NOT NULL,
    -- open, running, over, cancelled
    state TEXT NOT NULL DEFAULT 'open',
    match_id BIGINT REFERENCES matches (id),
    -- The version of the match for which its votes are open, and how often they had to be looked for anew.
    seen BIGINT NOT NULL DEFAULT -1,
    looks BIGINT NOT NULL DEFAULT 0,
    -- Until when it is left alone, since it could not continue.
    rests_until BIGINT NOT NULL DEFAULT 0,
    -- What its message is to show, and what it shows.
    version BIGINT NOT NULL DEFAULT 1,
    announced BIGINT NOT NULL DEFAULT 0,
    message BIGINT,
    -- Changes of its votes, and those that its board shows.
    tally BIGINT NOT NULL DEFAULT 0,
    tally_announced BIGINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL
);

CREATE UNIQUE INDEX team_games_by_match ON team_games (match_id) WHERE match_id IS NOT NULL;
CREATE INDEX team_games_running ON team_games (id) WHERE state = 'running';
CREATE INDEX team_games_unannounced ON team_games (id) WHERE announced < version OR tally_announced < tally;
CREATE INDEX team_games_by_server ON team_games (server, id);
CREATE INDEX team_games_by_organizer ON team_games (organizer);
CREATE INDEX team_games_by_opponent ON team_games (opponent) WHERE opponent IS NOT NULL;

CREATE TABLE team_members (
    game BIGINT NOT NULL REFERENCES team_games (id) ON DELETE CASCADE,
    -- After an erasure a fingerprint, so that nobody comes back for the other team.
    player BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    joined_at BIGINT NOT NULL,
    PRIMARY KEY (game, player)
);

CREATE INDEX team_members_by_player ON team_members (player);

-- Open votes; one that has been carried out is deleted.
CREATE TABLE team_votes (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    game BIGINT NOT NULL REFERENCES team_games (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    -- The version of the match and the revision of the turn's draft.
    version BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    closes_at BIGINT NOT NULL,
    -- Number of ballots cast, changes included.
    casts BIGINT NOT NULL DEFAULT 0,
    -- What it has decided, once it is closed; empty if nobody has voted.
    choice TEXT,
    UNIQUE (game, seat, version, revision)
);

-- Who may vote, with their ballot: a choice, and its place in the order of all.
CREATE TABLE team_ballots (
    vote BIGINT NOT NULL REFERENCES team_votes (id) ON DELETE CASCADE,
    player BIGINT NOT NULL,
    choice TEXT,
    number BIGINT,
    PRIMARY KEY (vote, player)
);

CREATE INDEX team_ballots_by_player ON team_ballots (player);
