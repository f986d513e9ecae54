/** Tries by visitors other than the contact's owner are counted separately. */
export const confirmationSchema = `
ALTER TABLE confirmation ADD COLUMN stranger_attempts INTEGER NOT NULL DEFAULT 0;
`;
