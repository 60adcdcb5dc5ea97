-- Requests that Discord has refused, by minute since 1970, of all processes together: it shuts out who makes too many.
CREATE TABLE invalid_requests (
    minute BIGINT NOT NULL PRIMARY KEY,
    count BIGINT NOT NULL
);
