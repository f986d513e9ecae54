/** When a player closed the account without harm; null: it is open. */
export const leavingSchema = `
ALTER TABLE account ADD COLUMN left_at INTEGER;
`;
