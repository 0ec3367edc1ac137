DROP INDEX matches_in_lobby;

CREATE INDEX matches_in_lobby ON matches (status, listed, created, id)
