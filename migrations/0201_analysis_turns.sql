-- How long an analysis has been thought about, in milliseconds: the one that has had the least goes on next.
ALTER TABLE analyses ADD COLUMN spent BIGINT NOT NULL DEFAULT 0;
