CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES users (id),
    game TEXT NOT NULL,
    terms TEXT NOT NULL,
    state TEXT NOT NULL,
    why TEXT,
    round BIGINT NOT NULL,
    rounds BIGINT NOT NULL,
    starts BIGINT NOT NULL,
    version BIGINT NOT NULL,
    created BIGINT NOT NULL
);

CREATE INDEX tournaments_by_state ON tournaments (state, starts);

CREATE INDEX tournaments_by_host ON tournaments (host);

CREATE TABLE entries (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    number BIGINT NOT NULL,
    user_id TEXT REFERENCES users (id),
    level TEXT,
    rating BIGINT NOT NULL,
    gone BIGINT NOT NULL,
    PRIMARY KEY (tournament, number)
);

CREATE UNIQUE INDEX entries_by_person ON entries (user_id, tournament);

CREATE TABLE pairings (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    round BIGINT NOT NULL,
    board BIGINT NOT NULL,
    leg BIGINT NOT NULL,
    one BIGINT NOT NULL,
    rival BIGINT,
    match_id TEXT,
    score_one BIGINT,
    score_other BIGINT,
    how TEXT,
    PRIMARY KEY (tournament, round, board, leg)
);

CREATE INDEX pairings_by_match ON pairings (match_id)
