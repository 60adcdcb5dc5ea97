-- The time control, as it is typed: 3 days, 10+5, none.
ALTER TABLE challenges ADD COLUMN time TEXT NOT NULL DEFAULT 'none';
ALTER TABLE matches ADD COLUMN time TEXT NOT NULL DEFAULT 'none';

-- The clocks of running matches that have a time control: one for each seat.
CREATE TABLE clocks (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    -- 0 or 1.
    seat BIGINT NOT NULL,
    -- Milliseconds for every turn in correspondence; NULL in a live match.
    per_turn BIGINT,
    -- Milliseconds that are left when it begins to run again.
    remaining BIGINT NOT NULL,
    -- When it runs out; NULL while it stands.
    deadline BIGINT,
    -- 1: it would run, were the player not on vacation.
    paused BIGINT NOT NULL DEFAULT 0,
    -- When the player is reminded; NULL: not, or not any more.
    remind_at BIGINT,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX clocks_by_deadline ON clocks (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX clocks_by_reminder ON clocks (remind_at) WHERE remind_at IS NOT NULL;

CREATE TABLE vacations (
    player BIGINT NOT NULL PRIMARY KEY,
    -- The year, in UTC, and how many milliseconds of its allowance are used up.
    year BIGINT NOT NULL,
    used BIGINT NOT NULL,
    -- When the present vacation began and when the allowance will be used up; NULL: the player is not on vacation.
    began_at BIGINT,
    ends_at BIGINT
);

CREATE INDEX vacations_by_end ON vacations (ends_at) WHERE ends_at IS NOT NULL;

-- When the bot was last known to be connected: what ran out later did so in its absence. One row.
CREATE TABLE presence (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);

-- What one player of a match offers the other.
CREATE TABLE offers (
    id BIGINT NOT NULL PRIMARY KEY,
    -- Discord's id of the interaction that made it: the same request twice makes one offer.
    request BIGINT NOT NULL UNIQUE,
    match_id BIGINT NOT NULL REFERENCES matches (id),
    -- The seat of who offers, 0 or 1.
    seat BIGINT NOT NULL,
    -- draw, takeback, abort, rematch
    kind TEXT NOT NULL,
    -- The version of the match for which it was made.
    version BIGINT NOT NULL,
    -- open, accepted, declined, withdrawn, lapsed
    state TEXT NOT NULL,
    -- The message that shows it, once there is one, and its channel.
    channel BIGINT,
    message BIGINT,
    created_at BIGINT NOT NULL,
    -- 1 when the message shows the state.
    announced BIGINT NOT NULL
);

CREATE INDEX offers_by_match ON offers (match_id, state);
CREATE INDEX offers_unannounced ON offers (id) WHERE announced = 0;
