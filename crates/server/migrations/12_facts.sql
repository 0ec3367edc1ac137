ALTER TABLE matches ADD COLUMN filed BIGINT NOT NULL DEFAULT 0;

CREATE INDEX matches_unfiled ON matches (updated) WHERE status = 'over' AND booked = 1 AND filed = 0;

CREATE TABLE facts (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    game TEXT NOT NULL,
    scenario TEXT NOT NULL,
    user_id TEXT REFERENCES users (id),
    level TEXT,
    rating BIGINT,
    score BIGINT NOT NULL,
    ending TEXT NOT NULL,
    rated BIGINT NOT NULL,
    steps BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX facts_by_time ON facts (seat, at, match_id);

CREATE INDEX facts_by_game ON facts (game, seat, at, match_id);

CREATE INDEX facts_by_scenario ON facts (game, scenario, seat, at, match_id);

CREATE INDEX facts_by_ending ON facts (game, ending, seat, at, match_id);

CREATE INDEX facts_by_score ON facts (game, seat, score, at, match_id);

CREATE INDEX facts_by_rating ON facts (game, seat, rating, match_id) WHERE rating IS NOT NULL;

CREATE INDEX facts_by_id ON facts (game, seat, match_id);

CREATE INDEX facts_by_person ON facts (user_id, at, match_id) WHERE user_id IS NOT NULL;
