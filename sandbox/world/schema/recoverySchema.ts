/** Recovery codes of the second factor, as hashes; `used_at` NULL: unused. */
export const recoverySchema = `
CREATE TABLE recovery_code (
  uid INTEGER NOT NULL REFERENCES account(uid),
  code_hash TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  used_at INTEGER,
  PRIMARY KEY (uid, code_hash)
) STRICT, WITHOUT ROWID;
`;
