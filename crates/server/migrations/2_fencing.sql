ALTER TABLE matches ADD COLUMN position BIGINT NOT NULL DEFAULT 0;

ALTER TABLE matches ADD COLUMN steps BIGINT NOT NULL DEFAULT 0;

ALTER TABLE matches ADD COLUMN proposal TEXT;

ALTER TABLE matches ADD COLUMN among_bots BIGINT NOT NULL DEFAULT 0;

ALTER TABLE matches ADD COLUMN due BIGINT NOT NULL DEFAULT 0;

CREATE INDEX matches_by_creator ON matches (creator, status);

CREATE INDEX matches_in_lobby ON matches (created, id) WHERE status = 'waiting' AND listed = 1;

CREATE INDEX matches_unattended ON matches (updated) WHERE status = 'playing' AND (due = 1 OR clock_state IS NOT NULL);

UPDATE matches SET
    seq = (SELECT MAX(s.seq) FROM steps s WHERE s.match_id = matches.id),
    updated = (SELECT MAX(s.at) FROM steps s WHERE s.match_id = matches.id)
    WHERE seq < (SELECT MAX(s.seq) FROM steps s WHERE s.match_id = matches.id);

UPDATE matches SET due = 1 WHERE bots > 0;

UPDATE matches SET among_bots = 1 WHERE bots > 0
    AND NOT EXISTS (SELECT 1 FROM seats t WHERE t.match_id = matches.id AND t.kind <> 'bot');

UPDATE matches SET position = seq,
    steps = (SELECT COUNT(*) FROM steps s WHERE s.match_id = matches.id);

CREATE TABLE health (
    name TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);

ALTER TABLE users ADD COLUMN look TEXT;

CREATE UNIQUE INDEX users_by_look ON users (look);

CREATE TABLE archive (
    match_id TEXT PRIMARY KEY REFERENCES matches (id),
    record TEXT,
    view TEXT NOT NULL,
    at BIGINT NOT NULL
);
