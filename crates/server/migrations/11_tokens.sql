ALTER TABLE users ADD COLUMN owner TEXT;

CREATE INDEX users_by_owner ON users (owner) WHERE owner IS NOT NULL;

CREATE TABLE tokens (
    token_hash TEXT PRIMARY KEY,
    id TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    used BIGINT
);

CREATE UNIQUE INDEX tokens_by_id ON tokens (id);

CREATE INDEX tokens_by_user ON tokens (user_id);
