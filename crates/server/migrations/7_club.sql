ALTER TABLE matches ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';

ALTER TABLE matches ADD COLUMN asked TEXT;

ALTER TABLE matches ADD COLUMN expires BIGINT;

ALTER TABLE matches ADD COLUMN lapses BIGINT NOT NULL DEFAULT 0;

ALTER TABLE matches ADD COLUMN turn BIGINT;

CREATE INDEX matches_asked ON matches (asked) WHERE asked IS NOT NULL;

CREATE INDEX matches_expiring ON matches (expires) WHERE status = 'waiting' AND expires IS NOT NULL;

CREATE INDEX matches_turnless ON matches (id) WHERE status = 'playing' AND turn IS NULL;

CREATE TABLE ties (
    user_id TEXT NOT NULL REFERENCES users (id),
    other TEXT NOT NULL REFERENCES users (id),
    kind TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (user_id, other)
);

CREATE INDEX ties_by_other ON ties (other, kind);

CREATE TABLE presence (
    user_id TEXT PRIMARY KEY REFERENCES users (id),
    seen BIGINT NOT NULL
);

CREATE INDEX presence_by_time ON presence (seen);
