-- 32 bytes from which the seed of a match is derived, secret until it is over: drawn with the challenge, or with the
-- offer of a rematch. NULL: made before there were any, so that the seed is drawn by itself.
ALTER TABLE challenges ADD COLUMN secret BLOB;
ALTER TABLE offers ADD COLUMN secret BLOB;

-- What else the seed of a match is derived from. All are NULL where it was drawn by itself.
ALTER TABLE matches ADD COLUMN secret BLOB;
-- Discord's ids of the interactions that made and accepted the challenge, or the offer of a rematch.
ALTER TABLE matches ADD COLUMN challenge_request BIGINT;
ALTER TABLE matches ADD COLUMN accept_request BIGINT;
-- Where the challenger sits, 0 or 1, and 1 when that was drawn by lot.
ALTER TABLE matches ADD COLUMN challenger_seat BIGINT;
ALTER TABLE matches ADD COLUMN by_lot BIGINT;
