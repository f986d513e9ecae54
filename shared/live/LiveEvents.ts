import type { AccountInfo, Balances, DepositLimit } from '#shared/api/account/account.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import type { getNotices } from '#shared/api/site/notices.contract.ts';
import type { Id } from '#shared/api/wireTypes.ts';

/** Events of a player's stream. Each contains the whole state of one kind, so only the last event of a kind matters. */
export interface LiveEvents {
  balance: Balances;
  /** The last payments, newest first. */
  payments: { items: { id: Id; type: string; status: string }[] };
  /** The last notices, newest first. */
  notices: { items: Pick<OutputOf<typeof getNotices>['items'][number], 'id' | 'trigger' | 'is_read'>[] };
  /** `done` and `required` in major units; null without a wager. */
  bonuses: { items: { id: Id; status: string; done: number | null; required: number | null }[] };
  limits: DepositLimit;
  /** What decides which pages are open to the player. */
  account: Pick<AccountInfo, 'is_verified' | 'is_on_verification' | 'closed_for'>;
}

/** A kind of state that a stream sends. */
export type LiveKind = keyof LiveEvents;
