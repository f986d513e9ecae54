/** Additions to accounts, sessions and pauses. Times are Unix seconds. */
export const accountSchema = `
ALTER TABLE account ADD COLUMN totp_step INTEGER NOT NULL DEFAULT 0;
ALTER TABLE account ADD COLUMN totp_sent_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE account ADD COLUMN is_kyc_blocked INTEGER NOT NULL DEFAULT 0;
ALTER TABLE account ADD COLUMN is_registration_completed INTEGER NOT NULL DEFAULT 1;
ALTER TABLE account ADD COLUMN reality_check_minutes INTEGER NOT NULL DEFAULT 60;

ALTER TABLE session ADD COLUMN last_seen_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE session ADD COLUMN ip TEXT;

CREATE TABLE sign_in (
  id INTEGER PRIMARY KEY,
  uid INTEGER NOT NULL REFERENCES account(uid),
  at INTEGER NOT NULL,
  device TEXT NOT NULL,
  ip TEXT
) STRICT;
CREATE INDEX sign_in_of ON sign_in (uid, id);

CREATE TABLE pause (
  uid INTEGER PRIMARY KEY REFERENCES account(uid),
  kind TEXT NOT NULL CHECK (kind IN ('time_out', 'self_exclusion')),
  -- NULL is for good.
  until INTEGER,
  set_at INTEGER NOT NULL
) STRICT;

CREATE TABLE social_link (
  service TEXT NOT NULL,
  subject TEXT NOT NULL,
  uid INTEGER NOT NULL REFERENCES account(uid),
  name TEXT NOT NULL,
  linked_at INTEGER NOT NULL,
  PRIMARY KEY (service, subject),
  UNIQUE (uid, service)
) STRICT, WITHOUT ROWID;

CREATE TABLE oauth_state (
  state_hash TEXT PRIMARY KEY,
  service TEXT NOT NULL,
  type TEXT NOT NULL,
  redirect TEXT NOT NULL,
  uid INTEGER,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE telegram_entry (
  hash TEXT PRIMARY KEY,
  used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Every status a payment has had, written by the database itself so that no path can forget one.
CREATE TABLE payment_step (
  id INTEGER PRIMARY KEY,
  payment_id INTEGER NOT NULL REFERENCES payment(id),
  status TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX payment_step_of ON payment_step (payment_id, id);
INSERT INTO payment_step (payment_id, status, at) SELECT id, 'new', created_at FROM payment;
INSERT INTO payment_step (payment_id, status, at) SELECT id, status, updated_at FROM payment WHERE status <> 'new';
CREATE TRIGGER payment_starts AFTER INSERT ON payment BEGIN
  INSERT INTO payment_step (payment_id, status, at) VALUES (NEW.id, NEW.status, NEW.created_at);
END;
CREATE TRIGGER payment_steps AFTER UPDATE OF status ON payment WHEN NEW.status <> OLD.status BEGIN
  INSERT INTO payment_step (payment_id, status, at) VALUES (NEW.id, NEW.status, NEW.updated_at);
END;
`;
