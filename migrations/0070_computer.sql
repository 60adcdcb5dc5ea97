-- The seat that the computer plays, 0 or 1, and at which level, 1 to 8; NULL: both players are people.
ALTER TABLE matches ADD COLUMN computer BIGINT;
ALTER TABLE matches ADD COLUMN level BIGINT;
-- What result the computer expected when it moved last, in thousandths of a win; NULL before its first move.
ALTER TABLE matches ADD COLUMN computer_expects BIGINT;
-- 1: both players of a casual game have agreed to hints.
ALTER TABLE matches ADD COLUMN hints BIGINT NOT NULL DEFAULT 0;

-- Where the computer is to act is looked up after every action.
CREATE INDEX matches_of_computer ON matches (id)
    WHERE computer IS NOT NULL AND ended_at IS NULL AND (to_act IS NULL OR (to_act & (computer + 1)) <> 0);
