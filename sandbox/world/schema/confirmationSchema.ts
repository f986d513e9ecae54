/** The tries of those who are not the contact's owner are counted apart. */
export const confirmationSchema = `
ALTER TABLE confirmation ADD COLUMN stranger_attempts INTEGER NOT NULL DEFAULT 0;
`;
