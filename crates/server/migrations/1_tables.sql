CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);

CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    created BIGINT NOT NULL
);

CREATE INDEX sessions_by_user ON sessions (user_id);

CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    setup TEXT NOT NULL,
    secret TEXT,
    commitment TEXT NOT NULL,
    salt TEXT NOT NULL,
    own_dice BIGINT NOT NULL,
    status TEXT NOT NULL,
    ending TEXT,
    outcome TEXT,
    clock TEXT NOT NULL,
    clock_state TEXT,
    listed BIGINT NOT NULL,
    invite TEXT NOT NULL,
    creator TEXT NOT NULL REFERENCES users (id),
    imported BIGINT NOT NULL,
    guided BIGINT NOT NULL,
    record TEXT,
    parent TEXT,
    parent_step BIGINT,
    rematch TEXT,
    bots BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL
);

CREATE INDEX matches_by_status ON matches (status, updated);

CREATE TABLE seats (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    user_id TEXT REFERENCES users (id),
    level TEXT,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX seats_by_user ON seats (user_id);

CREATE TABLE steps (
    match_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    seat BIGINT,
    notation TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, number)
);

CREATE TABLE chat (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seq BIGINT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    line TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, seq)
);
