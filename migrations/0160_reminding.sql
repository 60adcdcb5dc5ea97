-- The deadline of which the player is being reminded; out of date once it is no longer that of the clock. What a process
-- leaves when it dies is done by another, or by the next.
ALTER TABLE clocks ADD COLUMN reminding BIGINT;

CREATE INDEX clocks_by_reminding ON clocks (match_id) WHERE reminding IS NOT NULL;
