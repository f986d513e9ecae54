import type { Money } from '#shared/domain/money/Money.ts';

/** A row of the history, of any kind. */
export interface MoneyRow {
  id: number | string;
  kind: 'deposit' | 'withdrawal' | 'bonus' | 'cashback';
  /** Milliseconds; null if the platform sends no time. */
  time: number | null;
  /** Sysname of a payment's method, else a title. */
  name: string;
  /** Masked by the platform. */
  requisites: string | null;
  /** Unsigned; null if unknown. */
  money: Money | null;
  status: string;
}
