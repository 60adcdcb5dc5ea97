-- The commands that each application has been given: a digest of their definitions, and what Discord called them then.
-- Discord allows few registrations, so a bot that starts again looks whether they still stand.
CREATE TABLE registrations (
    application BIGINT NOT NULL PRIMARY KEY,
    digest TEXT NOT NULL,
    versions TEXT NOT NULL
);
