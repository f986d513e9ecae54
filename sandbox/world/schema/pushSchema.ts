/** Push subscriptions of devices. A subscription belongs to one session and ends with it. */
export const pushSchema = `
CREATE TABLE push_subscription (
  endpoint TEXT PRIMARY KEY,
  uid INTEGER NOT NULL REFERENCES account(uid),
  token_hash TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  kinds TEXT NOT NULL
) STRICT;
CREATE INDEX push_subscription_of ON push_subscription (uid);
`;
