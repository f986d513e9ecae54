/** Limits that stop play. Minor units of the account's currency, seconds for time; times are Unix seconds. */
export const playLimitSchema = `
CREATE TABLE play_limit (
  uid INTEGER NOT NULL REFERENCES account(uid),
  kind TEXT NOT NULL CHECK (kind IN ('loss', 'stake', 'time')),
  period TEXT NOT NULL CHECK (period IN ('day', 'week', 'month')),
  amount INTEGER,
  pending_amount INTEGER,
  pending_at INTEGER,
  PRIMARY KEY (uid, kind, period)
) STRICT, WITHOUT ROWID;
`;
