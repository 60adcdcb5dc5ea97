-- Tournaments of servers.
CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    -- Discord's id of the request that made it.
    request BIGINT NOT NULL UNIQUE,
    server BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    organizer BIGINT NOT NULL,
    name TEXT NOT NULL,
    -- round robin, double round robin, knockout, swiss
    format TEXT NOT NULL,
    -- Planned rounds; fixed when it begins.
    rounds BIGINT,
    -- Games of a tie in a knock-out.
    best_of BIGINT NOT NULL,
    game TEXT NOT NULL,
    -- A JSON object.
    options TEXT NOT NULL,
    time TEXT NOT NULL,
    rated BIGINT NOT NULL,
    places BIGINT NOT NULL,
    -- Who may join: members with this role, and ratings in this range.
    role BIGINT,
    least_rating BIGINT,
    most_rating BIGINT,
    -- Time for a round, in milliseconds; NULL: as the clocks say.
    round_length BIGINT,
    -- open, running, paused, finished, cancelled
    state TEXT NOT NULL DEFAULT 'open',
    -- The current round; 0 before the first.
    round BIGINT NOT NULL DEFAULT 0,
    deadline BIGINT,
    -- When it has to be looked at, and how often that was asked for.
    next_at BIGINT,
    wakes BIGINT NOT NULL DEFAULT 0,
    -- What its message is to show, and what it shows.
    version BIGINT NOT NULL DEFAULT 1,
    announced BIGINT NOT NULL DEFAULT 0,
    message BIGINT,
    created_at BIGINT NOT NULL,
    began_at BIGINT,
    paused_at BIGINT,
    ended_at BIGINT
);

CREATE INDEX tournaments_due ON tournaments (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX tournaments_unannounced ON tournaments (id) WHERE announced < version;
CREATE INDEX tournaments_by_server ON tournaments (server, id);
CREATE INDEX tournaments_by_organizer ON tournaments (organizer);

CREATE TABLE tournament_players (
    tournament BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    player BIGINT NOT NULL,
    -- The pairing number, from 1; NULL before it begins.
    number BIGINT,
    rating BIGINT,
    -- The first round with this player, and the first without.
    entered BIGINT NOT NULL DEFAULT 1,
    withdrawn BIGINT,
    joined_at BIGINT NOT NULL,
    PRIMARY KEY (tournament, player)
);

CREATE INDEX tournament_players_by_player ON tournament_players (player);

CREATE TABLE tournament_games (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round BIGINT NOT NULL,
    -- The board, or the tie in a knock-out, from 1.
    board BIGINT NOT NULL,
    -- The game of the tie, from 1.
    game BIGINT NOT NULL DEFAULT 1,
    -- regular, half, quarter, decider
    speed TEXT NOT NULL DEFAULT 'regular',
    -- Pairing numbers; without Black it is a bye.
    white BIGINT NOT NULL,
    black BIGINT,
    match_id BIGINT REFERENCES matches (id),
    result TEXT,
    UNIQUE (tournament, round, board, game)
);

CREATE UNIQUE INDEX tournament_games_by_match ON tournament_games (match_id) WHERE match_id IS NOT NULL;

-- Messages of rounds; 0: of the end.
CREATE TABLE tournament_posts (
    tournament BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round BIGINT NOT NULL,
    message BIGINT,
    PRIMARY KEY (tournament, round)
);
