-- The squares whose pieces one side does without, such as 'b1 d1'.
ALTER TABLE challenges ADD COLUMN odds TEXT;
-- The challenged player's time control, where it is not the challenger's.
ALTER TABLE challenges ADD COLUMN opponent_time TEXT;
ALTER TABLE matches ADD COLUMN odds TEXT;
-- The time control of the second seat, where it is not that of the first.
ALTER TABLE matches ADD COLUMN second_time TEXT;
