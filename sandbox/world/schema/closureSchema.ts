/** Why an account is closed to play: `age` or `fraud` (shared/closure). */
export const closureSchema = `
ALTER TABLE account ADD COLUMN closed_for TEXT CHECK (closed_for IN ('age', 'fraud'));
`;
