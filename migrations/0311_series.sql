-- The series that a challenge begins, such as 'best of 3' or 'first to 2 same deals'.
ALTER TABLE challenges ADD COLUMN series TEXT;

-- Series of games between two people.
CREATE TABLE series (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    -- The challenge that began it, whose message shows the score.
    challenge BIGINT NOT NULL UNIQUE REFERENCES challenges (id),
    terms TEXT NOT NULL,
    server BIGINT,
    challenger BIGINT NOT NULL,
    opponent BIGINT NOT NULL,
    -- running, over, stopped
    state TEXT NOT NULL DEFAULT 'running',
    -- Why it is over or stopped: points, resigned, agreed, called off, blocked, left
    reason TEXT,
    -- 0: the challenger, 1: the opponent.
    winner BIGINT,
    -- When its next game begins; NULL while one is played.
    next_at BIGINT,
    -- How often cards were swapped, so that the next game begins with the last ones.
    swaps BIGINT NOT NULL DEFAULT 0,
    -- Who wants the next game now, and who wants to stop. 1: the challenger, 2: the opponent.
    ready BIGINT NOT NULL DEFAULT 0,
    stopping BIGINT NOT NULL DEFAULT 0,
    -- What its message is to show, and what it shows.
    version BIGINT NOT NULL DEFAULT 1,
    announced BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX series_due ON series (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX series_unannounced ON series (id) WHERE announced < version;
CREATE INDEX series_by_challenger ON series (challenger);
CREATE INDEX series_by_opponent ON series (opponent);

CREATE TABLE series_games (
    series BIGINT NOT NULL REFERENCES series (id) ON DELETE CASCADE,
    -- From 1.
    number BIGINT NOT NULL,
    match_id BIGINT NOT NULL REFERENCES matches (id),
    challenger_seat BIGINT NOT NULL,
    -- The challenger's, in halves; -1 if it was called off, NULL while it is played.
    points BIGINT,
    PRIMARY KEY (series, number)
);

CREATE UNIQUE INDEX series_games_by_match ON series_games (match_id);

-- Sideboards of players, and their decks once cards were swapped, by the challenge that begins the series.
CREATE TABLE series_decks (
    challenge BIGINT NOT NULL REFERENCES challenges (id),
    player BIGINT NOT NULL,
    sideboard TEXT NOT NULL,
    deck TEXT,
    PRIMARY KEY (challenge, player)
);

CREATE INDEX series_decks_by_player ON series_decks (player);
