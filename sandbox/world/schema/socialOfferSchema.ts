/** The account of a service that a player has asked to link and not yet confirmed: at most one a player. Times are Unix seconds. */
export const socialOfferSchema = `
CREATE TABLE social_offer (
  uid INTEGER PRIMARY KEY REFERENCES account(uid),
  id TEXT NOT NULL,
  service TEXT NOT NULL,
  subject TEXT NOT NULL,
  name TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;
`;
