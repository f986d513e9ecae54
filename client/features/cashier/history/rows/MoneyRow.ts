import type { Money } from '../../../../../shared/domain/money/Money.ts';

/** A line of the history, whatever it is about. */
export interface MoneyRow {
  id: number | string;
  kind: 'deposit' | 'withdrawal' | 'bonus' | 'cashback';
  /** Milliseconds; null where the platform does not say. */
  at: number | null;
  /** Of a payment the method's sysname, else a title. */
  name: string;
  /** Masked, as the platform tells them. */
  requisites: string | null;
  /** Without a sign; null where it is not told. */
  money: Money | null;
  status: string;
}
