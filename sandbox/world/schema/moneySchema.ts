/** Payments, limits, bonuses, spin packs, promo codes and cashbacks. Money in minor units of UZS unless said otherwise. */
export const moneySchema = `
CREATE TABLE payment (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid INTEGER NOT NULL REFERENCES account(uid),
  type TEXT NOT NULL CHECK (type IN ('deposit', 'withdrawal')),
  method TEXT NOT NULL,
  requisites TEXT,
  -- Hundredths of the method's own currency, and what that is in the ledger's.
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL,
  value INTEGER NOT NULL CHECK (value > 0),
  status TEXT NOT NULL,
  next_status TEXT,
  next_at INTEGER,
  offer INTEGER,
  pay_key TEXT NOT NULL UNIQUE,
  back_url TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX payment_of ON payment (uid, type, created_at);
CREATE INDEX payment_due ON payment (uid, next_at) WHERE next_at IS NOT NULL;

CREATE TABLE deposit_limit (
  uid INTEGER PRIMARY KEY REFERENCES account(uid),
  amount INTEGER,
  period TEXT NOT NULL,
  pending_amount INTEGER,
  pending_period TEXT,
  pending_at INTEGER
) STRICT;

CREATE TABLE bonus (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid INTEGER NOT NULL REFERENCES account(uid),
  type TEXT NOT NULL CHECK (type IN ('casino', 'betting')),
  kind TEXT NOT NULL,
  reference TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL CHECK (status IN ('new', 'active', 'inactive', 'finished', 'removed')),
  amount INTEGER NOT NULL,
  -- What the next activation puts into the purse: all of it at first, what was left after a pause.
  held INTEGER NOT NULL,
  times_activated INTEGER NOT NULL DEFAULT 0,
  wager_required INTEGER NOT NULL,
  wager_done INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX bonus_of ON bonus (uid, type, created_at);
CREATE UNIQUE INDEX bonus_active ON bonus (uid, type) WHERE status = 'active';

CREATE TABLE spin_pack (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid INTEGER NOT NULL REFERENCES account(uid),
  reference TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  remaining INTEGER NOT NULL,
  bet INTEGER NOT NULL,
  is_dealt INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX spin_pack_of ON spin_pack (uid, remaining);
-- Of the bet the seat's free spins were won with, the part that was bonus money: their wins are split alike.
ALTER TABLE game_seat ADD COLUMN free_bonus INTEGER NOT NULL DEFAULT 0;

CREATE TABLE promo_use (
  code TEXT NOT NULL,
  uid INTEGER NOT NULL REFERENCES account(uid),
  used_at INTEGER NOT NULL,
  PRIMARY KEY (code, uid)
) STRICT, WITHOUT ROWID;

CREATE TABLE offer_taken (
  offer INTEGER NOT NULL,
  uid INTEGER NOT NULL REFERENCES account(uid),
  taken_at INTEGER NOT NULL,
  PRIMARY KEY (offer, uid)
) STRICT, WITHOUT ROWID;

CREATE TABLE cashback (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid INTEGER NOT NULL REFERENCES account(uid),
  end_date INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('active', 'paid_out', 'removed')),
  receiving_expired_at INTEGER NOT NULL,
  paid_out_at INTEGER,
  UNIQUE (uid, end_date)
) STRICT;
`;
