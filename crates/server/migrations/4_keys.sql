ALTER TABLE matches ADD COLUMN salted BIGINT NOT NULL DEFAULT 0;

ALTER TABLE seats ADD COLUMN salt TEXT;

CREATE TABLE promises (
    commitment TEXT PRIMARY KEY,
    secret TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    created BIGINT NOT NULL
);

CREATE INDEX promises_by_user ON promises (user_id, created);
