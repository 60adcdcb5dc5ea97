-- The role that is pinged when somebody looks for an opponent; NULL: none.
ALTER TABLE servers ADD COLUMN looking_role BIGINT;
