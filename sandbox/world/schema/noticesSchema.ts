/** When the player read a notice. */
export const noticesSchema = `
ALTER TABLE club_notice ADD COLUMN read_at INTEGER;
`;
