import { createHmac } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import type { Payment } from '#sandbox/world/money/Payment.ts';
import type { Payments } from '#sandbox/world/money/payments.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { isSigned, signNotice } from './signNotice.ts';

/** Outcomes that the payer can choose on the provider's page. */
export const PAY_OUTCOMES = ['success', 'fail', 'cancel', 'hang', 'late'] as const;
export type PayOutcome = (typeof PAY_OUTCOMES)[number];

export type NoticeStatus = 'pending' | 'paid' | 'declined' | 'cancelled';

/** Seconds of the sandbox's clock until a late payment is reported. */
export const LATE_SECONDS = 120;
const TRIES = 12;
const MAX_PAUSE_SECONDS = 300;

interface Notice {
  id: number;
  pay_key: string;
  status: NoticeStatus;
  tries: number;
}

export interface PayProviderDeps {
  db: DatabaseSync;
  clock: Clock;
  payments: Payments;
  secret: string;
  /** Sends a signed body to the merchant; rejects or resolves to false if it was not accepted. */
  send: (body: string, signature: string) => Promise<boolean>;
}

/**
 * The fake payment provider: it decides an invoice once, however often an outcome is pressed or the page reloaded, and sends
 * the platform signed callbacks, retried until they are accepted. Money moves only by those callbacks.
 */
export interface PayProvider {
  invoice(key: string): Payment | undefined;
  /** The decision; `pending` while the payment is in progress. */
  decided(key: string): NoticeStatus | undefined;
  /** Decides and sends the due callbacks. A second decision has no effect. */
  press(key: string, outcome: PayOutcome): Promise<void>;
  /** Sends the callbacks that are due by the world's clock. */
  deliver(): Promise<void>;
  /** Signs a form, to prove that it came from the platform unchanged. */
  seal(payment: Payment): string;
  /** Whether the signature of a callback's body is valid. */
  isGenuine(body: string, signature: unknown): boolean;
}

export function createPayProvider({ db, clock, payments, secret, send }: PayProviderDeps): PayProvider {
  const add = prepare(db, 'INSERT OR IGNORE INTO pay_notice (pay_key, status, due_at) VALUES (?, ?, ?)');
  const read = prepare<{ status: NoticeStatus }>(
    db,
    `SELECT status FROM pay_notice WHERE pay_key = ? AND due_at <= ? ORDER BY status = 'pending' LIMIT 1`,
  );
  const due = prepare<Notice>(
    db,
    `SELECT id, pay_key, status, tries FROM pay_notice WHERE sent_at IS NULL AND due_at <= ? AND tries < ${TRIES}
     ORDER BY due_at, id LIMIT 50`,
  );
  const sent = prepare(db, 'UPDATE pay_notice SET sent_at = ? WHERE id = ?');
  const postpone = prepare(db, 'UPDATE pay_notice SET tries = tries + 1, due_at = ? WHERE id = ?');
  let delivering: Promise<void> | undefined;

  async function report({ id, pay_key, status, tries }: Notice): Promise<void> {
    const payment = payments.byKey(pay_key);
    const now = clock.seconds();
    if (!payment) return void sent.run(now, id);
    const { amount, currency } = payment;
    const body = JSON.stringify({ event: id, invoice: pay_key, status, amount, currency });
    const isTaken = await send(body, signNotice(secret, body, now)).catch(() => false);
    if (isTaken) sent.run(clock.seconds(), id);
    else postpone.run(now + Math.min(2 ** tries, MAX_PAUSE_SECONDS), id);
  }

  /** Sends callbacks one by one, in the order of the decisions. */
  async function deliverAll(): Promise<void> {
    for (const notice of due.all(clock.seconds())) await report(notice);
  }

  function deliver(): Promise<void> {
    delivering ??= deliverAll().finally(() => {
      delivering = undefined;
    });
    return delivering;
  }

  const seal: PayProvider['seal'] = ({ pay_key, amount, currency }) =>
    createHmac('sha256', secret).update(`form\n${pay_key}\n${amount}\n${currency}`).digest('hex');

  return {
    invoice: (key) => payments.byKey(key),
    decided: (key) => read.get(key, clock.seconds())?.status,
    press: async (key, outcome) => {
      const now = clock.seconds();
      if (outcome === 'hang' || outcome === 'late') add.run(key, 'pending', now);
      if (outcome === 'late') add.run(key, 'paid', now + LATE_SECONDS);
      if (outcome === 'success') add.run(key, 'paid', now);
      if (outcome === 'fail') add.run(key, 'declined', now);
      if (outcome === 'cancel') add.run(key, 'cancelled', now);
      // A delivery in progress has read its notices before this one was written.
      await delivering;
      await deliver();
    },
    deliver,
    seal,
    isGenuine: (body, signature) => isSigned(secret, body, signature, clock.seconds()),
  };
}
