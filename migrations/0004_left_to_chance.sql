-- What both players have agreed to leave to chance: the task, e.g. flip, as long as the match sets it; else NULL.
ALTER TABLE matches ADD COLUMN left_to_chance TEXT;
CREATE INDEX matches_left_to_chance ON matches (id) WHERE left_to_chance IS NOT NULL AND ended_at IS NULL;
