-- Who is to act, so that lists need not replay matches: 1 for the first seat, 2 for the second, added. NULL where it has to
-- be looked up.
ALTER TABLE matches ADD COLUMN to_act BIGINT;

-- Where a match is played: looked up with every command that names no match, and with every letter that is typed.
CREATE INDEX matches_by_place ON matches (COALESCE(thread, channel), (ended_at IS NOT NULL), id DESC);
CREATE INDEX matches_running_by_channel ON matches (channel) WHERE ended_at IS NULL;
CREATE INDEX matches_running_by_thread ON matches (thread) WHERE ended_at IS NULL;
