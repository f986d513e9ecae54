/** Sessions that a pause ended. */
export const controlSchema = `
CREATE TABLE paused_session (
  token_hash TEXT PRIMARY KEY,
  uid INTEGER NOT NULL REFERENCES account(uid)
) STRICT, WITHOUT ROWID;
`;
