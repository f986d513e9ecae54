import type { World } from '#sandbox/createWorld.ts';
import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import { moneyRules } from '#sandbox/world/money/moneyRules.ts';
import type { Payment } from '#sandbox/world/money/Payment.ts';
import { WITHDRAWAL_STEPS } from '#sandbox/world/money/payments.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { textFor } from '#sandbox/world/texts.ts';
import { getWithdrawalInfo } from '#shared/api/cashier/cashier.contract.ts';
import type { PaymentStatus } from '#shared/cashier/paymentStates.ts';
import { transactionOf } from './cashier/transactionOf.ts';
import { moneyText } from './moneyTexts.ts';

/** Statuses of a withdrawal that is neither cancelled nor declined. */
const STEPS = ['new', 'pending', 'processing', 'success'] as const;

interface Step {
  status: PaymentStatus;
  at: number | null;
  is_done: boolean;
}

/** Past steps from the database, then future ones; only the next one has a time. */
function timelineOf({ db }: World, { id, status, next_status, next_at }: Payment): Step[] {
  const taken = prepare<{ status: PaymentStatus; at: number }>(
    db,
    'SELECT status, at FROM payment_step WHERE payment_id = ? ORDER BY id',
  ).all(id);
  const place = STEPS.findIndex((step) => step === status);
  const ahead = place === -1 ? [] : STEPS.slice(place + 1);
  return [
    ...taken.map((step) => ({ ...step, is_done: true })),
    ...ahead.map((step) => ({ status: step, at: step === next_status ? next_at : null, is_done: false })),
  ];
}

export const withdrawalInfo: Answer[] = [
  answerPlayer(getWithdrawalInfo, ({ id }, { world, player, locale }) => {
    const payment = world.money.payments.byId(player.uid, id);
    if (payment?.type !== 'withdrawal') throw refuseField(locale, 'id', 'unknownWithdrawal');
    const timeline = timelineOf(world, payment);
    // For a held withdrawal the promise counts from the end of the hold.
    const pendingAt = timeline.find(({ status }) => status === 'pending')?.at ?? 0;
    const start = Math.max(payment.created_at, pendingAt - WITHDRAWAL_STEPS.pending);
    const isHeld = payment.status === 'new' && start > world.clock.seconds();
    const isRefused = payment.status === 'declined' || payment.status === 'error';
    return {
      ...transactionOf(payment),
      ...(isRefused ? { message: textFor(locale, 'withdrawalRefused') } : {}),
      ...(isHeld ? { message: moneyText(locale, 'heldPayout') } : {}),
      promised_at: start + moneyRules.payoutWithin,
      can_cancel: payment.status === 'new' || payment.status === 'pending',
      timeline,
    };
  }),
];
