import type { getDepositSettings } from '../../../../shared/api/cashier.contract.ts';
import type { OutputOf } from '../../../../shared/api/method.ts';
import type { CashierConfig } from '../../../../shared/content/cashierConfig.content.ts';

type PayMethod = OutputOf<typeof getDepositSettings>['methods'][number];

/** A way to pay in, as the platform knows it and with the operator's words and picture. */
export interface DepositMethod extends PayMethod {
  /** The name of a symbol, or the address of a drawing. */
  icon: string;
  description: string;
}

/** What can be used first: the one used last, then in the platform's order; what cannot be used now comes last, with its reason. */
export function depositMethods(
  told: readonly PayMethod[],
  words: CashierConfig['methods'],
  lastUsed: string | undefined,
): DepositMethod[] {
  const rank = (method: PayMethod) => (method.is_available ? (method.sysname === lastUsed ? 0 : 1) : 2);
  return told
    .map((method) => {
      const own = words.find(({ sysname }) => sysname === method.sysname);
      return { ...method, icon: own?.icon || 'wallet', description: own?.description ?? '' };
    })
    .toSorted((a, b) => rank(a) - rank(b));
}
