import { absenceSchema } from './absenceSchema.ts';
import { accountSchema } from './accountSchema.ts';
import { deviceSchema } from './deviceSchema.ts';
import { engagementSchema } from './engagementSchema.ts';
import { gamesSchema } from './gamesSchema.ts';
import { leavingSchema } from './leavingSchema.ts';
import { moneySchema } from './moneySchema.ts';
import { passkeySchema } from './passkeySchema.ts';
import { payPlaceSchema } from './payPlaceSchema.ts';
import { providersSchema } from './providersSchema.ts';
import { ticketSchema } from './ticketSchema.ts';

/** Trusted persons of players and their views. Times are Unix seconds; only the hash of the secret is stored. */
const trustSchema = `
CREATE TABLE trusted (
  uid INTEGER PRIMARY KEY REFERENCES account(uid),
  secret_hash TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  budget INTEGER NOT NULL,
  breaks INTEGER NOT NULL,
  sums INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE trusted_view (
  id INTEGER PRIMARY KEY,
  uid INTEGER NOT NULL REFERENCES account(uid),
  name TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX trusted_view_of ON trusted_view (uid, id);
`;

/**
 * Codes and files of tickets, and keys by which a message sent again is known. The names of files are their keys: 128 random bits. A file
 * without a message was sent and not yet used.
 */
const ticketFileSchema = `
ALTER TABLE ticket ADD COLUMN code_hash TEXT;
ALTER TABLE ticket_message ADD COLUMN key TEXT;
CREATE UNIQUE INDEX message_key ON ticket_message (number, key) WHERE key IS NOT NULL;
CREATE TABLE ticket_file (
  id TEXT PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL UNIQUE,
  message INTEGER REFERENCES ticket_message(id),
  type TEXT NOT NULL,
  size INTEGER NOT NULL,
  content BLOB NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX file_of_message ON ticket_file (message);
`;

/** The account of a service that a player has asked to link and not yet confirmed: at most one a player. Times are Unix seconds. */
const socialOfferSchema = `
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

/** The player's phrase, and until when withdrawals are held after a security change. Times are Unix seconds. */
const shieldSchema = `
ALTER TABLE account ADD COLUMN phrase TEXT;
ALTER TABLE account ADD COLUMN hold_until INTEGER NOT NULL DEFAULT 0;
ALTER TABLE account ADD COLUMN hold_for TEXT;
`;

/** Indexes that cover a player's rounds, newest first, and their sums, without a sort or a lookup a row. */
const roundsSchema = `
CREATE INDEX round_newest ON game_round (uid, mode, created_at);
CREATE INDEX round_sums ON game_round (uid, mode, created_at, game, bet, win);
`;

/** The last rounds of a game, whoever played them. */
const tableResultSchema = `
CREATE INDEX round_of_game ON game_round (game, created_at) WHERE mode = 'play';
`;

/** The identity provider's checks whether a card or wallet is the player's own. Times are Unix seconds. */
const requisiteCheckSchema = `
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

/** Recovery codes of the second factor, as hashes; `used_at` NULL: unused. */
const recoverySchema = `
CREATE TABLE recovery_code (
  uid INTEGER NOT NULL REFERENCES account(uid),
  code_hash TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  used_at INTEGER,
  PRIMARY KEY (uid, code_hash)
) STRICT, WITHOUT ROWID;
`;

/** Push subscriptions of devices. A subscription belongs to one session and ends with it. */
const pushSchema = `
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

/** When the last notification was given out for devices of a player, who may have none any more. */
const pushSentSchema = `
CREATE TABLE push_sent (
  uid INTEGER PRIMARY KEY REFERENCES account(uid),
  sent_at INTEGER NOT NULL
) STRICT;
`;

/** When each player's session on the site began, over all devices, and when they last answered a reality check. */
const presenceSchema = `
CREATE TABLE presence (
  uid INTEGER PRIMARY KEY REFERENCES account(uid),
  started_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  checked_at INTEGER
) STRICT;
`;

/** Limits that stop play. Minor units of the account's currency, seconds for time; times are Unix seconds. */
const playLimitSchema = `
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

/** When the player read a notice. */
const noticesSchema = `
ALTER TABLE club_notice ADD COLUMN read_at INTEGER;
`;

/** The game of a bet or win, stored with the movement, so that a movement never reads differently later. */
const movementGameSchema = `
ALTER TABLE ledger_transaction ADD COLUMN game TEXT;
WITH played (uid, round, game) AS (
  SELECT uid, round, game FROM game_round
  UNION ALL SELECT uid, round, game FROM mines_board
  UNION ALL SELECT uid, round, game FROM crash_flight
  UNION ALL SELECT uid, bet, 'sportsbook' FROM sport_bet WHERE status = 'open'
)
UPDATE ledger_transaction SET game = played.game FROM played
  WHERE reference IN ('bet:' || uid || ':' || round, 'win:' || uid || ':' || round);
`;

/** One board a seat: the mines follow from the seed, which is secret until the board is over. */
const minesSchema = `
CREATE TABLE mines_board (
  uid INTEGER NOT NULL REFERENCES account(uid),
  game TEXT NOT NULL,
  mode TEXT NOT NULL CHECK (mode IN ('play', 'demo')),
  round TEXT NOT NULL,
  bet INTEGER NOT NULL,
  mines INTEGER NOT NULL,
  opened TEXT NOT NULL,
  seed TEXT NOT NULL,
  client_seed TEXT NOT NULL,
  nonce INTEGER NOT NULL,
  PRIMARY KEY (uid, game, mode)
) STRICT, WITHOUT ROWID;
`;

/** Wrong codes and passwords by place: a session, an account or a contact. Times are milliseconds. */
const guessSchema = `
CREATE TABLE guess (
  place TEXT PRIMARY KEY,
  wrong INTEGER NOT NULL,
  in_a_row INTEGER NOT NULL,
  since INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;

/** Gifts of the club that are sent to an address; `delivery` is JSON, `product` the id in the shop. */
const giftSchema = `
CREATE TABLE club_gift (
  id INTEGER PRIMARY KEY,
  uid INTEGER NOT NULL REFERENCES account(uid),
  product INTEGER NOT NULL,
  price INTEGER NOT NULL,
  delivery TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX gift_of ON club_gift (uid, id DESC);
`;

/** Sessions that a pause ended. */
const controlSchema = `
CREATE TABLE paused_session (
  token_hash TEXT PRIMARY KEY,
  uid INTEGER NOT NULL REFERENCES account(uid)
) STRICT, WITHOUT ROWID;
`;

/** The contact that a player replaces; `due_at` NULL: the code to the new one is awaited. */
const contactChangeSchema = `
CREATE TABLE contact_change (
  uid INTEGER PRIMARY KEY REFERENCES account(uid),
  from_contact TEXT NOT NULL,
  to_contact TEXT NOT NULL,
  type TEXT NOT NULL,
  phone_country_code TEXT,
  due_at INTEGER
) STRICT;
CREATE INDEX contact_change_due ON contact_change (due_at) WHERE due_at IS NOT NULL;
`;

/** Tries by visitors other than the contact's owner are counted separately. */
const confirmationSchema = `
ALTER TABLE confirmation ADD COLUMN stranger_attempts INTEGER NOT NULL DEFAULT 0;
`;

/** Why an account is closed to play: `age` or `fraud` (shared/closure). */
const closureSchema = `
ALTER TABLE account ADD COLUMN closed_for TEXT CHECK (closed_for IN ('age', 'fraud'));
`;

/** Monthly budgets. Minor units of the account's currency; times are Unix seconds. */
const budgetSchema = `
CREATE TABLE budget (
  uid INTEGER PRIMARY KEY REFERENCES account(uid),
  amount INTEGER,
  pending_amount INTEGER,
  pending_at INTEGER
) STRICT;
`;

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
  deviceSchema,
  leavingSchema,
  tableResultSchema,
  absenceSchema,
  pushSentSchema,
];
