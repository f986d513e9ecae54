import type { getMovements } from '#shared/api/cashier/ledgerFacts.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';

/** A movement of the player's balances, of which the rules read these facts; `at`: Unix seconds. */
export type Movement = Pick<OutputOf<typeof getMovements>['items'][number], 'at' | 'cause' | 'balance' | 'amount'>;

/** Bets one after another without a long break. */
export interface Sitting {
  /** Unix seconds of the first and the last bet. */
  from: number;
  to: number;
  /** In the order of play, positive, in major units. */
  stakes: readonly number[];
  /** Wins minus stakes. */
  net: number;
}

/** The player's history in the order of recording, for the rules of docs/care.md. */
export interface Play {
  movements: readonly Movement[];
  sittings: readonly Sitting[];
  /** Unix seconds: the week that is judged, and the weeks before with which it is compared. */
  weekFrom: number;
  historyFrom: number;
}
