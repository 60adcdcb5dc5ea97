-- Leaderboards look up the few who do not wish to appear, and not all wishes.
CREATE INDEX wishes_unlisted ON wishes (player) WHERE listed = 0;
