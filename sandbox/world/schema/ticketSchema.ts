/** Tickets to support as conversations; `unread` is the player's. Those of guests have no uid, and are answered by letter alone. */
export const ticketSchema = `
CREATE TABLE ticket (
  number TEXT PRIMARY KEY,
  uid INTEGER,
  subject TEXT NOT NULL,
  email TEXT NOT NULL,
  locale TEXT NOT NULL,
  unread INTEGER NOT NULL DEFAULT 0,
  changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX ticket_of ON ticket (uid, changed_at DESC);
CREATE TABLE ticket_message (
  id INTEGER PRIMARY KEY,
  number TEXT NOT NULL REFERENCES ticket(number),
  sender TEXT NOT NULL CHECK (sender IN ('player', 'support')),
  text TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX message_of_ticket ON ticket_message (number, id);
`;
