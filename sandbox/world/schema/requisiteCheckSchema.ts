/** The identity provider's checks whether a card or wallet is the player's own. Times are Unix seconds. */
export const requisiteCheckSchema = `
CREATE TABLE requisite_check (
  id INTEGER PRIMARY KEY,
  action_id TEXT NOT NULL UNIQUE,
  uid INTEGER NOT NULL REFERENCES account(uid),
  method TEXT NOT NULL,
  requisites TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('init', 'pending', 'approved', 'rejected')),
  is_final INTEGER NOT NULL DEFAULT 0,
  updated_at INTEGER NOT NULL,
  UNIQUE (uid, method, requisites)
) STRICT;
`;
