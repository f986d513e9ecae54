import { getWithdrawalInfo } from '../../shared/api/cashier.contract.ts';
import type { World } from '../world/createWorld.ts';
import type { Payment, PaymentStatus } from '../world/payments.ts';
import { prepare } from '../world/prepare.ts';
import { type Answer, answerPlayer } from './answer.ts';
import { transactionOf } from './cashier.ts';
import { refuseField } from './refuseField.ts';
import { say } from './texts.ts';

/** What `eta` says in words: within a day. */
const PROMISED_SECONDS = 86_400;

/** How a withdrawal goes where nothing stops it. */
const WAY = ['new', 'pending', 'processing', 'success'] as const;

interface Step {
  status: PaymentStatus;
  at: number | null;
  is_done: boolean;
}

/** The steps taken, as the database has written them down, then those still to come; of the next one the time is known. */
function timelineOf({ db }: World, { id, status, next_status, next_at }: Payment): Step[] {
  const taken = prepare<{ status: PaymentStatus; at: number }>(
    db,
    'SELECT status, at FROM payment_step WHERE payment_id = ? ORDER BY id',
  ).all(id);
  const place = WAY.findIndex((step) => step === status);
  const ahead = place === -1 ? [] : WAY.slice(place + 1);
  return [
    ...taken.map((step) => ({ ...step, is_done: true })),
    ...ahead.map((step) => ({ status: step, at: step === next_status ? next_at : null, is_done: false })),
  ];
}

export const withdrawalInfo: Answer[] = [
  answerPlayer(getWithdrawalInfo, ({ id }, { world, player, locale }) => {
    const payment = world.money.payments.byId(player.uid, id);
    if (payment?.type !== 'withdrawal') throw refuseField(locale, 'id', 'unknownWithdrawal');
    const isRefused = payment.status === 'declined' || payment.status === 'error';
    return {
      ...transactionOf(payment),
      ...(isRefused ? { message: say(locale, 'withdrawalRefused') } : {}),
      promised_at: payment.created_at + PROMISED_SECONDS,
      can_cancel: payment.status === 'new' || payment.status === 'pending',
      timeline: timelineOf(world, payment),
    };
  }),
];
