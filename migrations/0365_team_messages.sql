-- How often Discord has refused the message of a game of teams in a row, and until when it is not tried again.
ALTER TABLE team_games ADD COLUMN refusals BIGINT NOT NULL DEFAULT 0;
ALTER TABLE team_games ADD COLUMN refused_until BIGINT NOT NULL DEFAULT 0;
