/** A raise or a removal of a limit waits a day, then wants a second word, and lapses where none comes within a week (A-85, UK RTS 12). Seconds. */
export const raiseTimes = { wait: 86_400, confirm: 7 * 86_400 } as const;
