import { paths } from '#shared/url/paths.ts';

export interface CashierTab {
  /** Without the locale's prefix. */
  href: string;
  /** Message id of its name. */
  title: string;
}

/** Sections of the cashier, in order. */
export const cashierTabs = [
  { href: paths.deposit.build(), title: 'cashier.deposit' },
  { href: paths.withdraw.build(), title: 'cashier.withdraw' },
  { href: paths.cashierHistory.build(), title: 'cashier.history' },
  { href: paths.wallet.build(), title: 'cashier.wallet' },
] as const satisfies readonly CashierTab[];
