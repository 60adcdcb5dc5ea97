-- 1: players were asked to check in.
ALTER TABLE tournaments ADD COLUMN asked_to_check_in BIGINT NOT NULL DEFAULT 0;
UPDATE tournaments SET asked_to_check_in = 1 WHERE check_in IS NOT NULL AND next_at >= starts_at;
