-- 0: boards do not warn the player of Kings that can be taken.
ALTER TABLE wishes ADD COLUMN warnings BIGINT;
