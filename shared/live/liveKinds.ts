import type { LiveKind } from './LiveEvents.ts';

/** What one kind is about, and the method of the platform that it is read by. docs/live.md has it as a table. */
export interface LiveKindFacts {
  meaning: string;
  method: string;
}

/** Every kind of event that carries a player's state. */
export const liveKinds: Readonly<Record<LiveKind, LiveKindFacts>> = {
  balance: { meaning: 'The purses of the player.', method: 'account.getBalance' },
  payments: {
    meaning: 'The last payments with their states, steps of withdrawals among them.',
    method: 'cashier.gethistory',
  },
  notices: { meaning: 'The last notices, and which of them are read.', method: 'account.getNotices' },
  bonuses: { meaning: 'Casino bonuses with the play that is done and asked for.', method: 'bonuses.get' },
  limits: { meaning: 'The deposit limit and what is left of it.', method: 'account.getDepositLimit' },
};
