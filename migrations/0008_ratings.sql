-- 1: both agree that the result changes their ratings.
ALTER TABLE challenges ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;
-- 0: the result counts for nothing, as the match was aborted or its result removed.
ALTER TABLE matches ADD COLUMN counted BIGINT NOT NULL DEFAULT 1;
-- The results of rated matches are numbered from 1 in the order in which they are committed, which is the order in
-- which they change ratings. The number stays when the result is removed.
ALTER TABLE matches ADD COLUMN result_number BIGINT;

CREATE UNIQUE INDEX matches_by_result ON matches (result_number) WHERE result_number IS NOT NULL;

-- Ratings as they are after the latest result of each player. Everything here follows from the results.
CREATE TABLE ratings (
    game TEXT NOT NULL,
    -- The Discord server where the challenges were made; 0: worldwide.
    scope BIGINT NOT NULL,
    player BIGINT NOT NULL,
    -- Of the latest result.
    result_number BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    -- The rating before the latest result.
    before DOUBLE PRECISION NOT NULL,
    -- Of rated games.
    wins BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    losses BIGINT NOT NULL,
    -- When the latest result was.
    last_at BIGINT NOT NULL,
    -- When the rating becomes provisional without another game; 0: it is provisional.
    lapses_at BIGINT NOT NULL,
    -- The calendar month of the latest result, 12 for each year and 0 for January, and the points gained in it.
    month BIGINT NOT NULL,
    gained DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, scope, player)
);

-- Leaderboards: whatever decides about rank is in the index, so that counting need not look at the rows.
CREATE INDEX ratings_by_rating ON ratings (game, scope, rating DESC, player, lapses_at) WHERE lapses_at > 0;
CREATE INDEX ratings_by_gain ON ratings (game, scope, month, gained DESC, player, lapses_at) WHERE lapses_at > 0;
CREATE INDEX ratings_by_player ON ratings (player);

-- The same after every result: the history.
CREATE TABLE rating_changes (
    game TEXT NOT NULL,
    scope BIGINT NOT NULL,
    player BIGINT NOT NULL,
    result_number BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    before DOUBLE PRECISION NOT NULL,
    wins BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    losses BIGINT NOT NULL,
    last_at BIGINT NOT NULL,
    lapses_at BIGINT NOT NULL,
    month BIGINT NOT NULL,
    gained DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, scope, player, result_number)
);

CREATE INDEX rating_changes_by_result ON rating_changes (result_number);
CREATE INDEX rating_changes_by_player ON rating_changes (player, scope, result_number);
