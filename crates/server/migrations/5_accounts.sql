ALTER TABLE users ADD COLUMN mail TEXT;

ALTER TABLE users ADD COLUMN muted BIGINT NOT NULL DEFAULT 0;

ALTER TABLE users ADD COLUMN banned BIGINT NOT NULL DEFAULT 0;

CREATE TABLE tickets (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    mail TEXT,
    created BIGINT NOT NULL
);

CREATE INDEX tickets_by_user ON tickets (user_id);

CREATE TABLE orders (
    number BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    what TEXT NOT NULL,
    user_id TEXT NOT NULL,
    name TEXT NOT NULL,
    detail TEXT NOT NULL
);
