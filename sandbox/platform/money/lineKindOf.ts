import type { getStatement } from '#shared/api/cashier/ledgerFacts.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';

type Kind = OutputOf<typeof getStatement>['lines'][number]['kind'];

const kinds: Readonly<Record<string, Kind>> = {
  deposit: 'deposit',
  withdrawal_held: 'withdrawal',
  withdrawal_returned: 'withdrawal',
  bet: 'bet',
  win: 'win',
  jackpot: 'win',
};

/** The line of a statement that a change is part of: every cause that is not named (given, converted, burnt) is `bonus`. */
export function lineKindOf(cause: string): Kind {
  return kinds[cause] ?? 'bonus';
}
