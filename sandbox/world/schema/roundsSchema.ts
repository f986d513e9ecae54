/** Indexes that cover a player's rounds, newest first, and their sums, without a sort or a lookup a row. */
export const roundsSchema = `
CREATE INDEX round_newest ON game_round (uid, mode, created_at);
CREATE INDEX round_sums ON game_round (uid, mode, created_at, game, bet, win);
`;
