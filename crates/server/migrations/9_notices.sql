ALTER TABLE matches ADD COLUMN turned BIGINT;

CREATE INDEX matches_by_turn ON matches (turned) WHERE status = 'playing';

ALTER TABLE users ADD COLUMN notices TEXT;

ALTER TABLE users ADD COLUMN mails BIGINT NOT NULL DEFAULT 0;

CREATE TABLE chat_seen (
    user_id TEXT NOT NULL REFERENCES users (id),
    match_id TEXT NOT NULL REFERENCES matches (id),
    seq BIGINT NOT NULL,
    PRIMARY KEY (user_id, match_id)
);

CREATE TABLE holidays (
    user_id TEXT NOT NULL REFERENCES users (id),
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (user_id, since)
);

CREATE TABLE letters (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    made BIGINT NOT NULL,
    due BIGINT,
    tries BIGINT NOT NULL
);

CREATE INDEX letters_due ON letters (due) WHERE due IS NOT NULL;

CREATE INDEX letters_by_person ON letters (user_id, made);

CREATE TABLE notices (
    user_id TEXT NOT NULL REFERENCES users (id),
    match_id TEXT NOT NULL REFERENCES matches (id),
    turned BIGINT NOT NULL,
    letter TEXT NOT NULL,
    PRIMARY KEY (user_id, match_id, turned)
);

CREATE INDEX notices_by_letter ON notices (letter);
