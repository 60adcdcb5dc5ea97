-- One row, written now and then to see whether the database can be written to.
CREATE TABLE write_probes (
    id BIGINT NOT NULL PRIMARY KEY,
    written_at BIGINT NOT NULL
);
