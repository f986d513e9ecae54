/** A player's rounds, newest first and summed up, are read from these indexes alone: neither is sorted nor looked up a row at a time. */
export const roundsSchema = `
CREATE INDEX round_newest ON game_round (uid, mode, created_at);
CREATE INDEX round_sums ON game_round (uid, mode, created_at, game, bet, win);
`;
