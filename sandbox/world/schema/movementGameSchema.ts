/** The game of a bet or win, stored with the movement, so that a movement never reads differently later. */
export const movementGameSchema = `
ALTER TABLE ledger_transaction ADD COLUMN game TEXT;
WITH played (uid, round, game) AS (
  SELECT uid, round, game FROM game_round
  UNION ALL SELECT uid, round, game FROM mines_board
  UNION ALL SELECT uid, round, game FROM crash_flight
  UNION ALL SELECT uid, bet, 'sportsbook' FROM sport_bet WHERE status = 'open'
)
UPDATE ledger_transaction SET game = played.game FROM played
  WHERE reference IN ('bet:' || uid || ':' || round, 'win:' || uid || ':' || round);
`;
