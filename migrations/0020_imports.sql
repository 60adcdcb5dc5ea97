-- Records that people have brought along to look at.
CREATE TABLE imports (
    id BIGINT NOT NULL PRIMARY KEY,
    owner BIGINT NOT NULL,
    -- Discord's id of the interaction that brought it: the same request twice is one import.
    request BIGINT NOT NULL UNIQUE,
    record TEXT NOT NULL,
    -- When it is forgotten.
    expires_at BIGINT NOT NULL
);

CREATE INDEX imports_by_owner ON imports (owner, id);
CREATE INDEX imports_by_expiry ON imports (expires_at);
