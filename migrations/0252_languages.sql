-- The language that a player has chosen, and the one of their Discord when they last acted; NULL: English.
ALTER TABLE wishes ADD COLUMN language TEXT;
ALTER TABLE wishes ADD COLUMN last_language TEXT;
-- The language that a server has chosen for what everybody sees there, and the one that its Discord has.
ALTER TABLE servers ADD COLUMN language TEXT;
ALTER TABLE servers ADD COLUMN last_language TEXT;
