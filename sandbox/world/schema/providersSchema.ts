/** The state of the fictitious payment and identity providers. */
export const providersSchema = `
CREATE TABLE pay_notice (
  id INTEGER PRIMARY KEY,
  pay_key TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending', 'paid', 'declined', 'cancelled')),
  due_at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  sent_at INTEGER,
  UNIQUE (pay_key, status)
) STRICT;
-- A provider decides an invoice once, whatever is pressed afterwards.
CREATE UNIQUE INDEX pay_decided ON pay_notice (pay_key) WHERE status <> 'pending';
CREATE INDEX pay_unsent ON pay_notice (due_at) WHERE sent_at IS NULL;

CREATE TABLE identity_document (
  applicant_id TEXT NOT NULL,
  side TEXT NOT NULL CHECK (side IN ('front', 'back', 'selfie')),
  type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  PRIMARY KEY (applicant_id, side)
) STRICT, WITHOUT ROWID;

CREATE TABLE identity_review (
  applicant_id TEXT PRIMARY KEY,
  labels TEXT NOT NULL,
  comment TEXT NOT NULL,
  decided_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;
