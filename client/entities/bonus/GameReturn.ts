import type { OutputOf } from '#shared/api/method.ts';
import type { getReturns } from '#shared/api/rewards/bonusFacts.contract.ts';

/** Return to player of one kind of games, with its payouts. */
export type GameReturn = OutputOf<typeof getReturns>['items'][number];
