import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import type { Campaigns } from '#sandbox/world/rewards/campaigns.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { type PaymentStatus, paymentStates } from '#shared/cashier/paymentStates.ts';
import { feeOf } from '#shared/domain/money/feeOf.ts';
import { createPaymentRecords, type PaymentRecords } from './createPaymentRecords.ts';
import type { RequisitesOf } from './createRequisitesOf.ts';
import { fromUzs, fromUzsUp, toUzs } from './currency.ts';
import { type Ledger, OPERATOR } from './ledger.ts';
import type { NewPayment, Payment } from './Payment.ts';
import { type PayMethodData, payMethods } from './payMethods.ts';

/** A deposit without an answer for an hour is given up: its status is `error`, and nobody knows whether the payer's money has moved. */
const GIVE_UP_SECONDS = 3_600;
const LATE_SECONDS = 120;
const APP_SECONDS = 5;
const NETWORK_SECONDS = 20;
/** A withdrawal is processed after two minutes and paid within half an hour. */
export const WITHDRAWAL_STEPS = { pending: 120, processing: 600, final: 1_800 } as const;

export const DAILY_WITHDRAWAL = 50_000_000_00;

/** Outcomes by the last two digits of the sum, so that each outcome can be produced on purpose. */
export const amountRules: Readonly<Record<string, string>> = {
  '01': 'declined',
  '02': 'hangs: stays pending, given up as an error after an hour',
  '03': `late: succeeds after ${LATE_SECONDS} s`,
  '04': 'BillingUnavailable at once',
  '05': 'BillingServiceError at once',
  '06': 'BillingTransactionDeclined at once',
  '07': 'cancelled by the payer',
};

export function endingOf(amount: number): string {
  return String(Math.trunc(amount) % 100).padStart(2, '0');
}

/** Converts major units of a method's currency to minor units of UZS. */
export function minorUzsOf(method: Pick<PayMethodData, 'currency'>, amount: number): number {
  return toUzs(Math.round(amount * 100), method.currency);
}

/** Deposits and withdrawals. Held withdrawals are in the operator's account `payouts`. */
export interface Payments extends PaymentRecords {
  /** Records a payment as new; a withdrawal debits the balance at once. Throws InsufficientFunds. */
  open(payment: NewPayment): Payment;
  /** Changes the status and moves the money accordingly. False if the payment already has the status, or an end that cannot change. */
  turn(id: number, status: PaymentStatus, time?: number): boolean;
  /** Starts the automatic steps of a deposit's flow. */
  begin(payment: Payment, flow: PayMethodData['flow']): void;
  /**
   * Applies the provider's notice about an invoice, by its key; `pending` is given up after an hour. A success counts whenever it comes,
   * also after a refusal: the payer's money is with the provider. False if nothing changes.
   */
  applyNotice(key: string, status: 'pending' | 'success' | 'declined' | 'cancelled'): boolean;
  /** Adds a listener for deposits that succeed after another end. */
  onLateSuccess(listener: (payment: Payment) => void): void;
  requisitesOf: RequisitesOf;
  /** Does what is due. */
  settle(uid: number): void;
}

export function createPayments(deps: {
  db: DatabaseSync;
  clock: Clock;
  ledger: Ledger;
  campaigns: Campaigns;
  requisitesOf: RequisitesOf;
}): Payments {
  const { db, clock, ledger, campaigns, requisitesOf } = deps;
  const records = createPaymentRecords(db, clock);
  const add = prepare<Payment>(
    db,
    `INSERT INTO payment (uid, type, method, requisites, amount, currency, value, status, offer, pay_key, back_url, created_at, updated_at, place)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 'new', ?8, ?9, ?10, ?11, ?11, ?12) RETURNING *`,
  );
  const one = prepare<Payment>(db, 'SELECT * FROM payment WHERE id = ?');
  const write = prepare(
    db,
    'UPDATE payment SET status = ?, next_status = NULL, next_at = NULL, updated_at = ? WHERE id = ?',
  );
  const plan = prepare(db, 'UPDATE payment SET next_status = ?, next_at = ? WHERE id = ?');
  const due = prepare<Payment>(
    db,
    'SELECT * FROM payment WHERE uid = ? AND next_at IS NOT NULL AND next_at <= ? ORDER BY next_at LIMIT 1',
  );
  const held = prepare<{ amount: number }>(
    db,
    `SELECT e.amount FROM ledger_transaction t JOIN ledger_entry e ON e.transaction_id = t.id
     WHERE t.reference = ? AND e.amount > 0`,
  );
  const lateListeners: ((payment: Payment) => void)[] = [];
  const isFinal = (status: PaymentStatus) => !paymentStates.waiting.some((one) => one === status);

  /** Minor units of the player's currency: what a deposit credits, rounded down, or what the withdrawal has taken. */
  function moved({ id, uid, type, value }: Payment): number {
    if (type === 'deposit') return fromUzs(value, ledger.currencyOf(uid));
    return held.get(`withdrawal:${id}`)?.amount ?? 0;
  }

  function moveMoney(payment: Payment, status: PaymentStatus, time: number): void {
    const { id, uid, type } = payment;
    const amount = moved(payment);
    const kind = type;
    const reference = `${type}:${id}:${status === 'success' ? 'done' : 'back'}`;
    if (type === 'deposit') {
      if (status !== 'success') return;
      const entries = [
        { uid: OPERATOR, account: 'provider' as const, amount: -amount },
        { uid, account: 'main' as const, amount },
      ];
      ledger.move({ kind, reference, time, entries });
      if (payment.offer !== null) {
        const paid = minorUzsOf(payment, payment.amount / 100);
        campaigns.rewardDeposit(uid, payment.offer, paid, time);
      }
    } else {
      const target =
        status === 'success' ? { uid: OPERATOR, account: 'provider' as const } : { uid, account: 'main' as const };
      const entries = [
        { uid: OPERATOR, account: 'payouts' as const, amount: -amount },
        { ...target, amount },
      ];
      ledger.move({ kind, reference, time, entries });
    }
  }

  /** `time` is when the withdrawal reached its status; the remaining steps are counted from then. */
  function planWithdrawal({ id, amount, status, created_at: start }: Payment, time: number): void {
    const ending = endingOf(amount / 100);
    const { pending, processing, final } = WITHDRAWAL_STEPS;
    if (status === 'new') plan.run('pending', time + pending, id);
    else if (status === 'pending')
      plan.run('processing', Math.max(start + processing, time + processing - pending), id);
    else if (status === 'processing' && ending !== '02')
      plan.run(ending === '01' ? 'declined' : 'success', Math.max(start + final, time + final - processing), id);
  }

  /** An end is final, except that of a deposit when the provider answers later. */
  function mayTurn({ type, status: from }: Payment, to: PaymentStatus): boolean {
    if (from === to) return false;
    if (!isFinal(from)) return true;
    return type === 'deposit' && from !== 'success' && (to === 'success' || (from === 'error' && isFinal(to)));
  }

  function turn(id: number, status: PaymentStatus, time = clock.seconds()): boolean {
    return transaction(db, () => {
      const payment = one.get(id);
      if (!payment || !mayTurn(payment, status)) return false;
      write.run(status, time, id);
      if (isFinal(status)) moveMoney(payment, status, time);
      if (isFinal(payment.status) && status === 'success') for (const listener of lateListeners) listener(payment);
      else if (payment.type === 'withdrawal') planWithdrawal({ ...payment, status }, time);
      return true;
    });
  }

  function wait(payment: Payment, then: PaymentStatus, seconds: number): void {
    const now = clock.seconds();
    turn(payment.id, 'pending', now);
    plan.run(then, now + seconds, payment.id);
  }

  return {
    open: ({ uid, type, method, amount, requisites, offer, backUrl, time = clock.seconds(), heldFor = 0 }) =>
      transaction(db, () => {
        const fee = type === 'deposit' ? feeOf({ amount, currency: method.currency }, method.deposit.fee).amount : 0;
        const value = minorUzsOf(method, amount) - minorUzsOf(method, fee);
        const key = randomBytes(18).toString('base64url');
        const minor = Math.round(amount * 100);
        const row = add.get(
          uid,
          type,
          method.sysname,
          requisites?.title ?? null,
          minor,
          method.currency,
          value,
          offer ?? null,
          key,
          backUrl ?? null,
          time,
          requisites?.place ?? null,
        ) as Payment;
        if (type === 'withdrawal') {
          const cost = fromUzsUp(value, ledger.currencyOf(uid));
          ledger.move({
            kind: 'withdrawal',
            reference: `withdrawal:${row.id}`,
            time,
            entries: [
              { uid, account: 'main', amount: -cost },
              { uid: OPERATOR, account: 'payouts', amount: cost },
            ],
          });
          planWithdrawal(row, time + heldFor);
        } else plan.run('error', time + GIVE_UP_SECONDS, row.id);
        return row;
      }),
    turn,
    begin: (payment, flow) => {
      const ending = endingOf(payment.amount / 100);
      const isPage = payMethods.some(({ sysname, isLocal }) => isLocal && sysname === payment.method);
      if (ending === '04' || ending === '05') turn(payment.id, 'error');
      else if (ending === '06') turn(payment.id, 'declined');
      else if (isPage) return;
      else if (ending === '02') wait(payment, 'error', GIVE_UP_SECONDS);
      else if (ending === '03') wait(payment, 'success', LATE_SECONDS);
      else {
        const outcome = ending === '01' ? 'declined' : ending === '07' ? 'cancelled' : 'success';
        if (flow === 'card') turn(payment.id, outcome);
        else wait(payment, outcome, flow === 'qr' ? NETWORK_SECONDS : APP_SECONDS);
      }
    },
    applyNotice: (key, status) =>
      transaction(db, () => {
        const payment = records.byKey(key);
        if (!payment) return false;
        if (status !== 'pending') return turn(payment.id, status);
        if (payment.status !== 'new') return false;
        wait(payment, 'error', GIVE_UP_SECONDS);
        return true;
      }),
    onLateSuccess: (listener) => {
      lateListeners.push(listener);
    },
    ...records,
    requisitesOf,
    settle: (uid) => {
      const now = clock.seconds();
      for (let row = due.get(uid, now); row; row = due.get(uid, now))
        if (!turn(row.id, row.next_status as PaymentStatus, row.next_at as number)) plan.run(null, null, row.id);
    },
  };
}
