/** When each player's session on the site began, over all devices, and when they last answered a reality check. */
export const presenceSchema = `
CREATE TABLE presence (
  uid INTEGER PRIMARY KEY REFERENCES account(uid),
  started_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  checked_at INTEGER
) STRICT;
`;
