import type { OutputOf } from '../api/method.ts';
import type { getMovements } from '../api/cashier/ledgerFacts.contract.ts';

/** A movement as a file has it. */
export interface MovementRow {
  /** From 1 on; the head is 0, the end one more than the last row. */
  n: number;
  type: OutputOf<typeof getMovements>['items'][number]['cause'];
  /** `yyyy-mm-ddThh:mm:ssZ`. */
  at: string;
  id: string;
  balance: OutputOf<typeof getMovements>['items'][number]['balance'];
  /** Minor units, signed. */
  amount: number;
  /** Minor units: what all rows of this balance and currency so far come to. */
  after: number;
  currency: string;
  game?: string | undefined;
  round?: string | undefined;
  payment?: string | undefined;
}
