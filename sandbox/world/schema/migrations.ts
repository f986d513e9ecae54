import { accountSchema } from './accountSchema.ts';
import { budgetSchema } from './budgetSchema.ts';
import { closureSchema } from './closureSchema.ts';
import { confirmationSchema } from './confirmationSchema.ts';
import { contactChangeSchema } from './contactChangeSchema.ts';
import { controlSchema } from './controlSchema.ts';
import { engagementSchema } from './engagementSchema.ts';
import { gamesSchema } from './gamesSchema.ts';
import { giftSchema } from './giftSchema.ts';
import { guessSchema } from './guessSchema.ts';
import { minesSchema } from './minesSchema.ts';
import { moneySchema } from './moneySchema.ts';
import { movementGameSchema } from './movementGameSchema.ts';
import { noticesSchema } from './noticesSchema.ts';
import { passkeySchema } from './passkeySchema.ts';
import { payPlaceSchema } from './payPlaceSchema.ts';
import { playLimitSchema } from './playLimitSchema.ts';
import { presenceSchema } from './presenceSchema.ts';
import { providersSchema } from './providersSchema.ts';
import { pushSchema } from './pushSchema.ts';
import { recoverySchema } from './recoverySchema.ts';
import { requisiteCheckSchema } from './requisiteCheckSchema.ts';
import { roundsSchema } from './roundsSchema.ts';
import { shieldSchema } from './shieldSchema.ts';
import { socialOfferSchema } from './socialOfferSchema.ts';
import { ticketFileSchema } from './ticketFileSchema.ts';
import { ticketSchema } from './ticketSchema.ts';
import { trustSchema } from './trustSchema.ts';

/**
 * The schema as migrations; a released entry is never edited. Strings rather than .sql files, so that the bundled sandbox
 * needs no other files. Times are Unix seconds; money is integer minor units.
 */
export const migrations: readonly string[] = [
  `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE account (
  uid INTEGER PRIMARY KEY AUTOINCREMENT,
  login TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  fakename TEXT,
  created_at INTEGER NOT NULL,
  locale TEXT NOT NULL,
  currency TEXT NOT NULL,
  country_code TEXT,
  is_subscribed INTEGER NOT NULL DEFAULT 0,
  is_verified INTEGER NOT NULL DEFAULT 0,
  two_factor INTEGER NOT NULL DEFAULT 0,
  totp_secret TEXT,
  two_factor_wanted INTEGER,
  ban_type TEXT,
  profile TEXT NOT NULL DEFAULT '{}'
) STRICT;

CREATE TABLE contact (
  contact TEXT PRIMARY KEY,
  uid INTEGER NOT NULL REFERENCES account(uid),
  type TEXT NOT NULL CHECK (type IN ('email', 'phone')),
  phone_country_code TEXT,
  is_confirmed INTEGER NOT NULL DEFAULT 0,
  is_subscribed INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX contact_of ON contact (uid);

CREATE TABLE session (
  token_hash TEXT PRIMARY KEY,
  uid INTEGER NOT NULL REFERENCES account(uid),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX session_of ON session (uid);

CREATE TABLE confirmation (
  purpose TEXT NOT NULL,
  contact TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (purpose, contact)
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  recipient TEXT NOT NULL,
  text TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT;

CREATE TABLE ledger_account (
  id INTEGER PRIMARY KEY,
  uid INTEGER NOT NULL,
  purse TEXT NOT NULL,
  balance INTEGER NOT NULL DEFAULT 0,
  UNIQUE (uid, purse),
  CHECK (uid = 0 OR balance >= 0)
) STRICT;
CREATE TABLE ledger_transaction (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('grant', 'bet', 'win', 'deposit', 'withdrawal')),
  reference TEXT UNIQUE,
  created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE ledger_entry (
  id INTEGER PRIMARY KEY,
  transaction_id INTEGER NOT NULL REFERENCES ledger_transaction(id),
  account_id INTEGER NOT NULL REFERENCES ledger_account(id),
  amount INTEGER NOT NULL CHECK (amount <> 0)
) STRICT;
CREATE INDEX entry_of_transaction ON ledger_entry (transaction_id);
CREATE INDEX entry_of_account ON ledger_entry (account_id);
CREATE TRIGGER entry_moves_balance AFTER INSERT ON ledger_entry BEGIN
  UPDATE ledger_account SET balance = balance + NEW.amount WHERE id = NEW.account_id;
END;
CREATE TRIGGER entry_is_forever BEFORE UPDATE ON ledger_entry BEGIN
  SELECT RAISE(ABORT, 'a ledger entry is never changed');
END;
CREATE TRIGGER entry_is_kept BEFORE DELETE ON ledger_entry BEGIN
  SELECT RAISE(ABORT, 'a ledger entry is never deleted');
END;

CREATE TABLE game_round (
  uid INTEGER NOT NULL,
  round TEXT NOT NULL,
  game TEXT NOT NULL,
  mode TEXT NOT NULL CHECK (mode IN ('play', 'demo')),
  bet INTEGER NOT NULL,
  win INTEGER NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (uid, round)
) STRICT;
CREATE INDEX round_history ON game_round (uid, mode, created_at DESC);
CREATE INDEX round_wins ON game_round (mode, created_at DESC) WHERE win > 0;

CREATE TABLE game_seat (
  uid INTEGER NOT NULL,
  game TEXT NOT NULL,
  mode TEXT NOT NULL,
  counter INTEGER NOT NULL DEFAULT 0,
  free_spins INTEGER NOT NULL DEFAULT 0,
  free_bet INTEGER NOT NULL DEFAULT 0,
  free_lines INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (uid, game, mode)
) STRICT, WITHOUT ROWID;

CREATE TABLE game_like (
  uid INTEGER NOT NULL REFERENCES account(uid),
  game TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (uid, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE stored_value (
  uid INTEGER NOT NULL REFERENCES account(uid),
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (uid, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE event (
  id INTEGER PRIMARY KEY,
  uid INTEGER,
  name TEXT NOT NULL,
  parameters TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE idempotent_answer (
  owner TEXT NOT NULL,
  method TEXT NOT NULL,
  key TEXT NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (owner, method, key)
) STRICT, WITHOUT ROWID;
`,
  engagementSchema,
  moneySchema,
  accountSchema,
  gamesSchema,
  providersSchema,
  confirmationSchema,
  minesSchema,
  shieldSchema,
  noticesSchema,
  budgetSchema,
  roundsSchema,
  controlSchema,
  pushSchema,
  trustSchema,
  requisiteCheckSchema,
  movementGameSchema,
  socialOfferSchema,
  payPlaceSchema,
  guessSchema,
  closureSchema,
  recoverySchema,
  presenceSchema,
  passkeySchema,
  playLimitSchema,
  contactChangeSchema,
  ticketSchema,
  giftSchema,
  ticketFileSchema,
];
