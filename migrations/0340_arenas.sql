-- Arenas, tournaments that begin by themselves, check-in, stand-ins, corrected pairings, and reminders of rounds.
-- When it begins by itself, and for how long before that players check in, in milliseconds.
ALTER TABLE tournaments ADD COLUMN starts_at BIGINT;
ALTER TABLE tournaments ADD COLUMN check_in BIGINT;
-- How often a pairing was corrected.
ALTER TABLE tournaments ADD COLUMN corrections BIGINT NOT NULL DEFAULT 0;

-- 1: has checked in.
ALTER TABLE tournament_players ADD COLUMN checked_in BIGINT NOT NULL DEFAULT 0;
-- 1: takes a break from an arena, and is not paired.
ALTER TABLE tournament_players ADD COLUMN resting BIGINT NOT NULL DEFAULT 0;
-- The person who had the seat at first.
ALTER TABLE tournament_players ADD COLUMN stands_in_for BIGINT;

CREATE INDEX tournament_players_by_first_player ON tournament_players (stands_in_for) WHERE stands_in_for IS NOT NULL;

-- The corrections that the message shows.
ALTER TABLE tournament_posts ADD COLUMN corrections BIGINT NOT NULL DEFAULT 0;

-- Matches that a corrected pairing has replaced and that are still to be called off.
CREATE TABLE tournament_dropped_matches (
    match_id BIGINT PRIMARY KEY NOT NULL REFERENCES matches (id),
    tournament BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE
);

CREATE INDEX tournament_dropped_matches_by_tournament ON tournament_dropped_matches (tournament);

-- Players, by their pairing numbers, who are reminded of the end of a round.
CREATE TABLE tournament_reminders (
    tournament BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round BIGINT NOT NULL,
    number BIGINT NOT NULL,
    sent BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (tournament, round, number)
);
