import type { getDepositSettings } from '../../../../shared/api/cashier/cashier.contract.ts';
import type { getMethodTimes } from '../../../../shared/api/cashier/cashierFacts.contract.ts';
import type { OutputOf } from '../../../../shared/api/method.ts';
import type { CashierConfig } from '../../../../shared/content/cashierConfig.content.ts';

type PayMethod = OutputOf<typeof getDepositSettings>['methods'][number];

type MethodTimes = OutputOf<typeof getMethodTimes>['items'][number];

/** A way to pay in, as the platform knows it and with the operator's words and picture. */
export interface DepositMethod extends PayMethod {
  /** The name of a symbol, or the address of a drawing. */
  icon: string;
  description: string;
  /** How payments by it went for all players, where the platform counts. */
  times: MethodTimes | null;
}

interface Known {
  words: CashierConfig['methods'];
  times: readonly MethodTimes[];
  lastUsed: string | undefined;
}

/** Shares apart by less are chance: the platform's own order stands. */
const TENTHS = 10;
const worksOf = ({ times }: DepositMethod) =>
  times
    ? Math.round(
        (TENTHS * ((times.success_count ?? 0) + 1)) / ((times.success_count ?? 0) + (times.failure_count ?? 0) + 1),
      )
    : TENTHS;

/** The one used last, then those that work best; what cannot be used now comes last, with its reason. */
export function depositMethods(told: readonly PayMethod[], { words, times, lastUsed }: Known): DepositMethod[] {
  const rank = (method: PayMethod) => (method.is_available ? (method.sysname === lastUsed ? 0 : 1) : 2);
  return told
    .map((method) => {
      const own = words.find(({ sysname }) => sysname === method.sysname);
      return {
        ...method,
        icon: own?.icon || 'wallet',
        description: own?.description ?? '',
        times: times.find((row) => row.method === method.sysname) ?? null,
      };
    })
    .toSorted((a, b) => rank(a) - rank(b) || worksOf(b) - worksOf(a));
}
