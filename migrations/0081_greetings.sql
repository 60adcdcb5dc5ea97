-- The servers that have been greeted.
CREATE TABLE greetings (
    server BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);
