import type { PaymentStatus } from '#shared/cashier/paymentStates.ts';
import type { Requisites } from './createRequisitesOf.ts';
import type { PayMethodData } from './payMethods.ts';

export type PaymentType = 'deposit' | 'withdrawal';

export interface Payment {
  id: number;
  uid: number;
  type: PaymentType;
  method: string;
  requisites: string | null;
  /** See Requisites; null without requisites. */
  place: string | null;
  amount: number;
  currency: string;
  /** What a deposit credits after its fee, or a withdrawal takes, in minor units of UZS; the ledger uses the account's currency. */
  value: number;
  status: PaymentStatus;
  next_status: PaymentStatus | null;
  next_at: number | null;
  offer: number | null;
  pay_key: string;
  back_url: string | null;
  created_at: number;
  updated_at: number;
}

export interface NewPayment {
  uid: number;
  type: PaymentType;
  method: PayMethodData;
  /** Major units of the method's currency. */
  amount: number;
  requisites: Requisites | null;
  offer?: number | undefined;
  backUrl?: string | undefined;
  /** Unix seconds; now when missing. */
  time?: number;
  /** Seconds before processing of a withdrawal begins. */
  heldFor?: number;
}
