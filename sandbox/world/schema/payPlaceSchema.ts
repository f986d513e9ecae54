/**
 * Where money goes or comes from, as a keyed hash of the method and the whole number: two cards may end in the same four digits. Rows
 * from before have only those digits.
 */
export const payPlaceSchema = `
ALTER TABLE payment ADD COLUMN place TEXT;
UPDATE payment SET place = method || ' ' || requisites WHERE requisites IS NOT NULL;
CREATE INDEX payment_place ON payment (uid, place);

CREATE TABLE place_check (
  id INTEGER PRIMARY KEY,
  action_id TEXT NOT NULL UNIQUE,
  uid INTEGER NOT NULL REFERENCES account(uid),
  method TEXT NOT NULL,
  place TEXT NOT NULL,
  requisites TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('init', 'pending', 'approved', 'rejected')),
  is_final INTEGER NOT NULL DEFAULT 0,
  updated_at INTEGER NOT NULL,
  UNIQUE (uid, place)
) STRICT;
INSERT INTO place_check (id, action_id, uid, method, place, requisites, status, is_final, updated_at)
  SELECT id, action_id, uid, method, method || ' ' || requisites, requisites, status, is_final, updated_at
  FROM requisite_check;
DROP TABLE requisite_check;
ALTER TABLE place_check RENAME TO requisite_check;
`;
