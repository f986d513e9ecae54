/**
 * Message files of every page. Two globs of the client repeat them, because a glob must be a literal: `client/i18n/loadMessages.ts`
 * loads them, `client/i18n/loadAreaMessages.ts` leaves them out.
 */
export const firstMessageNames: readonly string[] = ['shell', 'lobby', 'hall', 'content', 'errors'];

/** Matches these files; the first group is the language. */
export const firstMessages = new RegExp(`i18n/messages/(\\w+)/(?:${firstMessageNames.join('|')})\\.json`);
