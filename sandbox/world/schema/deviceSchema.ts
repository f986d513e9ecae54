/**
 * Which accounts were entered from which browser, by the random id that the site gives it, and whose bonuses wait for the identity check
 * because of that. The second index finds who else has paid with a card.
 */
export const deviceSchema = `
CREATE TABLE device_account (
  device TEXT NOT NULL,
  uid INTEGER NOT NULL REFERENCES account(uid),
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (device, uid)
) STRICT, WITHOUT ROWID;
CREATE INDEX device_of ON device_account (uid);
CREATE INDEX payment_at_place ON payment (place) WHERE place IS NOT NULL;
ALTER TABLE account ADD COLUMN bonus_hold INTEGER NOT NULL DEFAULT 0;
`;
