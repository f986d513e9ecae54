/** The contact that a player replaces; `due_at` NULL: the code to the new one is awaited. */
export const contactChangeSchema = `
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
