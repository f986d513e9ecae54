/** Addresses of generated files, without a language prefix; `locale` in the query for files with texts. */
export const filePaths = {
  movements: { jsonl: '/_/movements.jsonl', csv: '/_/movements.csv' },
  /** Monthly statement; the month is `?month=yyyy-mm`. */
  statement: '/_/statement.csv',
  /** Everything that is kept of the player, as JSON. */
  myData: '/_/my-data.json',
  /** An export of the bet history, by the id of its order: `?id=`. */
  betExport: '/_/bet-export',
  /** A file of a ticket: `?id=` of the player's own, or `?pass=` of whoever opened it by number and code. */
  ticketFile: '/_/ticket-file',
  /** Public keys of files of movements; this address must never change. */
  movementsKeys: '/.well-known/movements-keys.json',
  /** Origins whose pages may use the passkeys of this host (WebAuthn Level 3, related origins); browsers fix the address. */
  passkeyOrigins: '/.well-known/webauthn',
  /** Whom to tell of a weakness (RFC 9116). */
  securityContact: '/.well-known/security.txt',
  /** Where password managers send a player to change the password (W3C). */
  changePassword: '/.well-known/change-password',
} as const;
