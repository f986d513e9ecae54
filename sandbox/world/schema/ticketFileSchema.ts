/**
 * Codes and files of tickets, and keys by which a message sent again is known. The names of files are their keys: 128 random bits. A file
 * without a message was sent and not yet used.
 */
export const ticketFileSchema = `
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
