/** Trusted persons of players and their views. Times are Unix seconds; only the hash of the secret is stored. */
export const trustSchema = `
CREATE TABLE trusted (
  uid INTEGER PRIMARY KEY REFERENCES account(uid),
  secret_hash TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  budget INTEGER NOT NULL,
  breaks INTEGER NOT NULL,
  sums INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE trusted_view (
  id INTEGER PRIMARY KEY,
  uid INTEGER NOT NULL REFERENCES account(uid),
  name TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX trusted_view_of ON trusted_view (uid, id);
`;
