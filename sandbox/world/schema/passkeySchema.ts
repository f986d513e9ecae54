/** Passkeys with their public keys, challenges that wait for their answer, and proofs that stand in for a code of the second factor, as hashes. */
export const passkeySchema = `
CREATE TABLE passkey (
  id TEXT PRIMARY KEY,
  uid INTEGER NOT NULL REFERENCES account(uid),
  name TEXT NOT NULL,
  rp_id TEXT NOT NULL,
  public_key BLOB NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX passkey_of ON passkey (uid);
CREATE TABLE passkey_challenge (
  challenge TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  uid INTEGER,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE passkey_proof (
  code_hash TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;
