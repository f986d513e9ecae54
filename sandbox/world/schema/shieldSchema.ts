/** The player's phrase, and until when withdrawals are held after a security change. Times are Unix seconds. */
export const shieldSchema = `
ALTER TABLE account ADD COLUMN phrase TEXT;
ALTER TABLE account ADD COLUMN hold_until INTEGER NOT NULL DEFAULT 0;
ALTER TABLE account ADD COLUMN hold_for TEXT;
`;
