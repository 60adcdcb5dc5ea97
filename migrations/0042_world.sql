-- Why the result of a rated match does not count worldwide: new-account, new-member, short, pair; NULL: it counts. It is
-- decided once, at the beginning or at the end of the match.
ALTER TABLE matches ADD COLUMN world_exclusion TEXT;
-- 0: those who manage the server have taken the result off its ratings and lists.
ALTER TABLE matches ADD COLUMN counted_on_server BIGINT NOT NULL DEFAULT 1;
