/**
 * The last absence of each player: a break, a closed account, a suspension. `open` is what was under way when it began, as JSON; the
 * entries are those of the ledger before it began and before the player was back. Times are Unix seconds.
 */
export const absenceSchema = `
CREATE TABLE absence (
  uid INTEGER PRIMARY KEY REFERENCES account(uid),
  kind TEXT NOT NULL CHECK (kind IN ('time_out', 'self_exclusion', 'closed', 'suspended')),
  began_at INTEGER NOT NULL,
  began_entry INTEGER NOT NULL,
  open TEXT NOT NULL,
  ended_at INTEGER,
  ended_entry INTEGER,
  seen_at INTEGER
) STRICT;
`;
