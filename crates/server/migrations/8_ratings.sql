ALTER TABLE matches ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;

ALTER TABLE matches ADD COLUMN booked BIGINT NOT NULL DEFAULT 0;

CREATE INDEX matches_unbooked ON matches (updated) WHERE status = 'over' AND booked = 0;

CREATE TABLE ratings (
    user_id TEXT NOT NULL REFERENCES users (id),
    game TEXT NOT NULL,
    side BIGINT NOT NULL,
    rating BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    games BIGINT NOT NULL,
    last BIGINT NOT NULL,
    PRIMARY KEY (user_id, game, side)
);

CREATE INDEX ratings_by_rank ON ratings (game, side, rating);

CREATE TABLE results (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    game TEXT NOT NULL,
    scenario TEXT NOT NULL,
    side BIGINT NOT NULL,
    opponent TEXT,
    level TEXT,
    score BIGINT NOT NULL,
    rating BIGINT,
    rating_after BIGINT,
    deviation BIGINT,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX results_by_person ON results (user_id, at, match_id);
