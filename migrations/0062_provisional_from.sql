-- The column says what it holds: from when a rating is provisional again.
ALTER TABLE ratings RENAME COLUMN lapses_at TO provisional_from;
ALTER TABLE rating_changes RENAME COLUMN lapses_at TO provisional_from;
