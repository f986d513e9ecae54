/** Outcomes of a money command. `unknown`: the platform may have executed it without confirming it. */
export const MONEY_OUTCOMES = ['done', 'refused', 'unknown', 'not_sent'] as const;
/** One of MONEY_OUTCOMES. */
export type MoneyOutcomeKind = (typeof MONEY_OUTCOMES)[number];
