/** One board a seat: the mines follow from the seed, which is secret until the board is over. */
export const minesSchema = `
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
