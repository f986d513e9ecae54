import type { getMovements } from '#shared/api/cashier/ledgerFacts.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';

/** A movement as a row of a file. */
export interface MovementRow {
  /** Number from 1; the head is 0, the end one more than the last row. */
  n: number;
  type: OutputOf<typeof getMovements>['items'][number]['cause'];
  /** `yyyy-mm-ddThh:mm:ssZ`. */
  at: string;
  id: string;
  balance: OutputOf<typeof getMovements>['items'][number]['balance'];
  /** Minor units, signed. */
  amount: number;
  /** Minor units: sum of all rows of this balance and currency so far. */
  after: number;
  currency: string;
  game?: string | undefined;
  round?: string | undefined;
  payment?: string | undefined;
}
