import type { getReturns } from '../../../shared/api/rewards/bonusFacts.contract.ts';
import type { OutputOf } from '../../../shared/api/method.ts';

/** What the games of one kind bring back. */
export type GameReturn = OutputOf<typeof getReturns>['items'][number];
