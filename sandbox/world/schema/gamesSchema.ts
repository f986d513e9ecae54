/** Ledger accounts in more than one currency, crash flights, sports bets and the rounds of the jackpots. */
export const gamesSchema = `
-- Each balance has one currency; the operator has one balance per currency.
DROP TRIGGER entry_moves_balance;
CREATE TABLE ledger_purse (
  id INTEGER PRIMARY KEY,
  uid INTEGER NOT NULL,
  purse TEXT NOT NULL,
  currency TEXT NOT NULL DEFAULT 'UZS',
  balance INTEGER NOT NULL DEFAULT 0,
  UNIQUE (uid, purse, currency),
  CHECK (uid = 0 OR balance >= 0)
) STRICT;
INSERT INTO ledger_purse (id, uid, purse, balance) SELECT id, uid, purse, balance FROM ledger_account;
DROP TABLE ledger_account;
ALTER TABLE ledger_purse RENAME TO ledger_account;
CREATE TRIGGER entry_moves_balance AFTER INSERT ON ledger_entry BEGIN
  UPDATE ledger_account SET balance = balance + NEW.amount WHERE id = NEW.account_id;
END;

ALTER TABLE game_round ADD COLUMN currency TEXT NOT NULL DEFAULT 'UZS';
-- The same in UZS, for races and lists of winners.
ALTER TABLE game_round ADD COLUMN bet_uzs INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_round ADD COLUMN win_uzs INTEGER NOT NULL DEFAULT 0;
UPDATE game_round SET bet_uzs = bet, win_uzs = win;

-- A flight that has taken off and not yet ended. Multipliers are hundredths; auto 0 means by hand.
CREATE TABLE crash_flight (
  uid INTEGER NOT NULL REFERENCES account(uid),
  game TEXT NOT NULL,
  mode TEXT NOT NULL CHECK (mode IN ('play', 'demo')),
  round TEXT NOT NULL,
  bet INTEGER NOT NULL,
  auto INTEGER NOT NULL,
  seed TEXT NOT NULL,
  client_seed TEXT NOT NULL,
  nonce INTEGER NOT NULL,
  started_ms INTEGER NOT NULL,
  PRIMARY KEY (uid, game, mode),
  UNIQUE (uid, round)
) STRICT, WITHOUT ROWID;

CREATE TABLE sport_bet (
  uid INTEGER NOT NULL REFERENCES account(uid),
  bet TEXT NOT NULL,
  currency TEXT NOT NULL,
  stake INTEGER NOT NULL CHECK (stake > 0),
  -- Of the stake, the part that was bonus money.
  bonus INTEGER NOT NULL,
  -- Thousandths.
  odds INTEGER NOT NULL,
  legs TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'won', 'lost')),
  payout INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  settles_at INTEGER NOT NULL,
  PRIMARY KEY (uid, bet)
) STRICT;
CREATE INDEX sport_bet_of ON sport_bet (uid, created_at);
CREATE INDEX sport_bet_due ON sport_bet (uid, settles_at) WHERE status = 'open';

CREATE TABLE jackpot_cycle (
  pot TEXT NOT NULL,
  cycle INTEGER NOT NULL,
  started_at INTEGER NOT NULL,
  ended_at INTEGER,
  -- UZS.
  amount INTEGER,
  fakename TEXT,
  game TEXT,
  round TEXT,
  PRIMARY KEY (pot, cycle)
) STRICT, WITHOUT ROWID;
CREATE INDEX jackpot_drops ON jackpot_cycle (ended_at) WHERE ended_at IS NOT NULL;
`;
