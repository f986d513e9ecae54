import type { getDepositSettings } from '#shared/api/cashier/cashier.contract.ts';
import type { getMethodTimes } from '#shared/api/cashier/cashierFacts.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import type { CashierConfig } from '#shared/content/cashierConfig.content.ts';

type PayMethod = OutputOf<typeof getDepositSettings>['methods'][number];

type MethodTimes = OutputOf<typeof getMethodTimes>['items'][number];

/** A deposit method of the platform, with the operator's text and image. */
export interface DepositMethod extends PayMethod {
  /** Name of a symbol, or the address of an image. */
  icon: string;
  description: string;
  /** Statistics of all players' payments by it, if the platform has them. */
  times: MethodTimes | null;
}

interface DepositMethodsOptions {
  configs: CashierConfig['methods'];
  times: readonly MethodTimes[];
  lastUsed: string | undefined;
}

/** Smaller differences of the success rate are chance: the platform's order applies. */
const TENTHS = 10;
const worksOf = ({ times }: DepositMethod) =>
  times
    ? Math.round(
        (TENTHS * ((times.success_count ?? 0) + 1)) / ((times.success_count ?? 0) + (times.failure_count ?? 0) + 1),
      )
    : TENTHS;

/** Sorts the last used method first, then by success rate; unavailable ones come last. One that the platform lists twice is offered once. */
export function depositMethods(
  methods: readonly PayMethod[],
  { configs, times, lastUsed }: DepositMethodsOptions,
): DepositMethod[] {
  const rank = (method: PayMethod) => (method.is_available ? (method.sysname === lastUsed ? 0 : 1) : 2);
  return methods
    .filter(({ sysname }, index) => methods.findIndex((one) => one.sysname === sysname) === index)
    .map((method) => {
      const config = configs.find(({ sysname }) => sysname === method.sysname);
      return {
        ...method,
        icon: config?.icon || 'wallet',
        description: config?.description ?? '',
        times: times.find((row) => row.method === method.sysname) ?? null,
      };
    })
    .toSorted((a, b) => rank(a) - rank(b) || worksOf(b) - worksOf(a));
}
