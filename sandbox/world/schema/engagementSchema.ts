/** Tables of the club, tournaments, verification, history exports and support tickets. Points, like money, are sums of rows. */
export const engagementSchema = `
CREATE TABLE club_member (
  uid INTEGER PRIMARY KEY REFERENCES account(uid),
  character_id INTEGER NOT NULL
) STRICT;
CREATE TABLE club_entry (
  id INTEGER PRIMARY KEY,
  uid INTEGER NOT NULL REFERENCES account(uid),
  kind TEXT NOT NULL CHECK (kind IN ('bet', 'quest', 'prize', 'gift', 'purchase')),
  reference TEXT NOT NULL UNIQUE,
  amount INTEGER NOT NULL CHECK (amount <> 0),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX club_entry_of ON club_entry (uid, kind);
CREATE TABLE club_notice (
  id INTEGER PRIMARY KEY,
  uid INTEGER NOT NULL REFERENCES account(uid),
  key TEXT NOT NULL,
  trigger TEXT NOT NULL,
  subject TEXT NOT NULL,
  amount INTEGER,
  amount_type TEXT,
  created_at INTEGER NOT NULL,
  delivered_at INTEGER,
  UNIQUE (uid, key)
) STRICT;

CREATE TABLE tournament_entrant (
  tournament TEXT NOT NULL,
  uid INTEGER NOT NULL REFERENCES account(uid),
  joined_at INTEGER NOT NULL,
  PRIMARY KEY (tournament, uid)
) STRICT, WITHOUT ROWID;
CREATE TABLE tournament_payout (
  tournament TEXT PRIMARY KEY,
  paid_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX round_bets ON game_round (mode, created_at) WHERE bet > 0;

CREATE TABLE applicant (
  uid INTEGER PRIMARY KEY REFERENCES account(uid),
  applicant_id TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL CHECK (status IN ('init', 'pending', 'approved', 'rejected')),
  is_final INTEGER NOT NULL DEFAULT 0,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE history_export (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid INTEGER NOT NULL REFERENCES account(uid),
  file TEXT NOT NULL UNIQUE,
  date_from TEXT NOT NULL,
  date_to TEXT NOT NULL,
  content TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX history_export_of ON history_export (uid, id DESC);

CREATE TABLE feedback (
  id INTEGER PRIMARY KEY,
  uid INTEGER,
  subject TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE chat_event (
  id INTEGER PRIMARY KEY,
  uid INTEGER,
  channel_id TEXT NOT NULL,
  conversation_id TEXT NOT NULL,
  text TEXT NOT NULL,
  event TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
`;
