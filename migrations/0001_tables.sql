-- Column types are BIGINT, TEXT and BLOB only, so that the same statements can serve PostgreSQL. Times are milliseconds
-- since 1970 in UTC. Discord's ids fit into 63 bits.

CREATE TABLE challenges (
    id BIGINT NOT NULL PRIMARY KEY,
    -- Discord's id of the interaction that asked for it: the same request twice makes one challenge.
    request BIGINT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    -- JSON object: option to value.
    options TEXT NOT NULL,
    server BIGINT,
    channel BIGINT NOT NULL,
    -- The message that shows the challenge, once it is known.
    message BIGINT,
    challenger BIGINT NOT NULL,
    -- NULL: anybody may accept.
    opponent BIGINT,
    -- The challenger's seat: 0, 1, or NULL for a drawn lot.
    seat BIGINT,
    -- open, accepted, declined, withdrawn, expired
    state TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    -- 1 when the message shows the state.
    announced BIGINT NOT NULL
);

CREATE INDEX challenges_by_state ON challenges (state, expires_at);

CREATE TABLE matches (
    id BIGINT NOT NULL PRIMARY KEY,
    challenge BIGINT NOT NULL UNIQUE REFERENCES challenges (id),
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    -- 32 bytes, secret until the match is over.
    seed BLOB NOT NULL,
    server BIGINT,
    -- The channel where it was arranged, and the thread where it is played, if there is one.
    channel BIGINT NOT NULL,
    thread BIGINT,
    first_player BIGINT NOT NULL,
    second_player BIGINT NOT NULL,
    -- The number of actions committed; every action is committed against the version it was meant for.
    version BIGINT NOT NULL,
    -- Of these, how many Discord has been told of: -1 before the first board.
    announced BIGINT NOT NULL,
    -- The latest board message.
    board BIGINT,
    -- 1 when the channel is gone and the players have been told: nothing is announced until it is moved.
    homeless BIGINT NOT NULL DEFAULT 0,
    -- NULL while the match goes on.
    ended_at BIGINT,
    winner BIGINT,
    reason TEXT,
    created_at BIGINT NOT NULL
);

CREATE INDEX matches_by_first ON matches (first_player, ended_at);
CREATE INDEX matches_by_second ON matches (second_player, ended_at);
CREATE INDEX matches_unannounced ON matches (id) WHERE announced < version AND homeless = 0;

CREATE TABLE actions (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    -- Counted from 1.
    ply BIGINT NOT NULL,
    -- 0, 1, or NULL for what both agreed on.
    seat BIGINT,
    text TEXT NOT NULL,
    request BIGINT NOT NULL UNIQUE,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, ply)
);

-- The names under which players were last seen, for pictures.
CREATE TABLE players (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL
);

CREATE TABLE servers (
    id BIGINT NOT NULL PRIMARY KEY,
    -- 1: every match gets a thread of its own.
    threads BIGINT NOT NULL
);
