import type { MovementKind } from '#sandbox/world/money/ledger.ts';
import type { getBalanceChanges } from '#shared/api/cashier/cashierFacts.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';

/** One ledger entry with its transaction, as one account sees it. */
export interface Change {
  id: number;
  kind: MovementKind;
  reference: string | null;
  /** Sysname of the game of a bet or win. */
  game: string | null;
  /** Unix seconds. */
  at: number;
  /** Minor units, signed. */
  amount: number;
}

type Cause = OutputOf<typeof getBalanceChanges>['items'][number]['cause'];

const grants: Readonly<Record<string, Cause>> = {
  welcome: 'gift',
  cashback: 'cashback',
  purchase: 'purchase',
  prize: 'prize',
};
const bonusSteps: Readonly<Record<string, Cause>> = {
  give: 'bonus_given',
  convert: 'bonus_turned',
  burn: 'bonus_burnt',
};

/** Why money moved, from the kind and reference of its movement, with the payment or round concerned. */
export function causeOf({ kind, reference }: Pick<Change, 'kind' | 'reference'>): {
  cause: Cause;
  round?: string;
  payment?: number;
} {
  const [first = '', second = '', ...rest] = (reference ?? '').split(':');
  switch (kind) {
    case 'bet':
      return { cause: 'bet', round: rest.join(':') };
    case 'win':
      return first === 'jackpot' ? { cause: 'jackpot' } : { cause: 'win', round: rest.join(':') };
    case 'deposit':
      return { cause: 'deposit', payment: Number(second) };
    case 'withdrawal':
      return { cause: rest.length === 0 ? 'withdrawal_held' : 'withdrawal_returned', payment: Number(second) };
    default:
      return { cause: (first === 'bonus' ? bonusSteps[rest[0] ?? ''] : grants[first]) ?? 'other' };
  }
}
