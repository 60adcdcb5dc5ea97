-- The choices that an analysis has judged, each added once: analyses.judged has the head, and what older versions have judged.
CREATE TABLE analysis_choices (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    -- Its place in the analysis, from 0.
    number BIGINT NOT NULL,
    -- A line of the text: crates/study/src/analysis/packed.rs says how it is written.
    line TEXT NOT NULL,
    PRIMARY KEY (match_id, number)
);
