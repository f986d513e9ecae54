import type { LiveKind } from './LiveEvents.ts';

/** Meaning of a kind and the platform's method that reads it, as the table of docs/live.md shows them. */
export interface LiveKindFacts {
  meaning: string;
  method: string;
}

/** Every kind of event with a player's state. */
export const liveKinds: Readonly<Record<LiveKind, LiveKindFacts>> = {
  balance: { meaning: 'The balances of the player.', method: 'account.getBalance' },
  payments: {
    meaning: 'The last payments with their states, steps of withdrawals included.',
    method: 'cashier.gethistory',
  },
  notices: { meaning: 'The last notices, and which of them were read.', method: 'account.getNotices' },
  bonuses: { meaning: 'Casino bonuses with done and required wagering.', method: 'bonuses.get' },
  account: {
    meaning: 'The identity check, and whether the account is closed to play.',
    method: 'account.getInfo',
  },
  limits: { meaning: 'The deposit limit and what is left of it.', method: 'account.getDepositLimit' },
};
