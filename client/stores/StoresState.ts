import type { BalancesState } from './balances.store.ts';
import type { GeneralState } from './general.store.ts';
import type { LikesState } from './likes.store.ts';
import type { SessionState } from './session.store.ts';

/** State of the stores that the server sends to the browser. */
export interface StoresState {
  session: SessionState;
  balances: BalancesState;
  likes: LikesState;
  general: GeneralState;
}
