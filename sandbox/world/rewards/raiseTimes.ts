/** A raise or removal of a limit waits a day, then must be confirmed, and lapses if it is not within a week (A-85, UK RTS 12). Seconds. */
export const raiseTimes = { wait: 86_400, confirm: 7 * 86_400 } as const;
