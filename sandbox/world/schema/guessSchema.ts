/** Wrong codes and passwords by place: a session, an account or a contact. Times are milliseconds. */
export const guessSchema = `
CREATE TABLE guess (
  place TEXT PRIMARY KEY,
  wrong INTEGER NOT NULL,
  in_a_row INTEGER NOT NULL,
  since INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;
