import { paths } from '../../../../shared/url/paths.ts';

export interface CashierTab {
  /** Without the locale's prefix. */
  href: string;
  /** Message of its name. */
  title: string;
}

/** The sections of the cashier, in their order: one that is served has a line here. */
export const cashierTabs = [
  { href: paths.deposit.build(), title: 'cashier.deposit' },
  { href: paths.withdraw.build(), title: 'cashier.withdraw' },
  { href: paths.cashierHistory.build(), title: 'cashier.history' },
  { href: paths.wallet.build(), title: 'cashier.wallet' },
] as const satisfies readonly CashierTab[];
