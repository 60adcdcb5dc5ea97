-- Servers that have seasons: how long they are, in which time zone they begin, and where their ends are posted.
CREATE TABLE season_settings (
    server BIGINT NOT NULL PRIMARY KEY,
    channel BIGINT NOT NULL,
    -- quarter, month
    length TEXT NOT NULL,
    zone TEXT NOT NULL
);

-- The running season of each of these servers, and those that are over.
CREATE TABLE seasons (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    server BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    length TEXT NOT NULL,
    -- The year, and the number of the quarter or the month in it.
    year BIGINT NOT NULL,
    part BIGINT NOT NULL,
    -- From when to when, in milliseconds.
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    -- 1: it is over.
    ended BIGINT NOT NULL DEFAULT 0,
    -- 1: `season_places` is its table; a late or a removed result makes it 0 again.
    settled BIGINT NOT NULL DEFAULT 0,
    -- What its message is to show, and what it shows.
    version BIGINT NOT NULL DEFAULT 0,
    announced BIGINT NOT NULL DEFAULT 0,
    message BIGINT,
    UNIQUE (server, since)
);

CREATE UNIQUE INDEX seasons_running ON seasons (server) WHERE ended = 0;
CREATE INDEX seasons_unsettled ON seasons (until) WHERE settled = 0;
CREATE INDEX seasons_unannounced ON seasons (id) WHERE announced < version;

-- The tables of seasons that are over.
CREATE TABLE season_places (
    season BIGINT NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    player BIGINT NOT NULL,
    place BIGINT NOT NULL,
    performance BIGINT NOT NULL,
    -- Half points, and the games in which they were made.
    halves BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (season, game, player)
);

CREATE INDEX season_places_by_player ON season_places (player);
