ALTER TABLE matches ADD COLUMN position BIGINT NOT NULL DEFAULT 0;

ALTER TABLE matches ADD COLUMN steps BIGINT NOT NULL DEFAULT 0;

ALTER TABLE matches ADD COLUMN proposal TEXT;

UPDATE matches SET
    seq = (SELECT MAX(s.seq) FROM steps s WHERE s.match_id = matches.id),
    updated = (SELECT MAX(s.at) FROM steps s WHERE s.match_id = matches.id)
    WHERE seq < (SELECT MAX(s.seq) FROM steps s WHERE s.match_id = matches.id);

UPDATE matches SET position = seq,
    steps = (SELECT COUNT(*) FROM steps s WHERE s.match_id = matches.id);

CREATE TABLE health (
    name TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);
