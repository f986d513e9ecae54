import type { Call } from '#shared/api/call.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import { readTwoFactor } from '#shared/auth/twoFactorMarkers.ts';
import { newUuid } from '#shared/domain/newUuid.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { ErrorType } from '#shared/errors/catalogue.ts';
import { orderKey } from '#shared/keys/orderKey.ts';
import type { Order } from '#shared/orders/Order.ts';
import type { OrderOutcome } from '#shared/orders/OrderOutcome.ts';
import { sendOrder } from '#shared/orders/sendOrder.ts';
import { createLostOrders, type StoredOrder } from './lostOrders.ts';

export interface OrderContext {
  call: Call;
  /** The player, 0 for a guest: a key belongs to its sender. */
  uid: () => number;
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Reloads the balances; called after an outcome that may have changed them. */
  refresh: () => void;
  /** Ids of the payments that exist already: an order whose answer was lost is not one of them. null: not known. */
  payments?: () => readonly Id[] | null;
}

/** A little shorter than the server keeps an answer: until then, the same order sent again gets the first answer. */
const KEPT_MS = 9 * 60_000;
/** Longer than the server waits for the platform: an order without an answer is not under way any more. */
const UNDER_WAY_MS = 60_000;

/** Refusals by which the site or the platform turns any call away: they say nothing about an earlier sending of the order. */
const TURNED_AWAY = new Set<ErrorType>([
  'TooManyRequestsException',
  'AuthorizationException',
  'AccessDeniedException',
  'InvalidRequestException',
  'MethodNotFoundException',
  'ApplicationDisabledException',
  'ApplicationUnavailableException',
  'InternalServerErrorException',
]);
const turnsAway = (error: AppError) => TURNED_AWAY.has(error.type) && readTwoFactor(error) === null;

/** Whether the order is certainly not under way any more: something was answered, and not because of the time. */
const hasEnded = (error: unknown) =>
  typeof error === 'number' ||
  (error instanceof AppError && error.cause === undefined && error.status !== 504 && error.status !== 409);

/**
 * Places the orders of one money command. `place` sends an order once, however often it is pressed, never rejects, and sends no second
 * one while the first may have been carried out: it asks the platform, and orders anew only when the platform has no such order, or when
 * the player has read that the outcome is unknown and orders `again`.
 */
export function createOrder<I, A>(
  order: Order<I, A>,
  { call, uid, storage, refresh, payments: knownPayments }: OrderContext,
) {
  const lost = createLostOrders(storage);
  const underWay = new Map<string, Promise<OrderOutcome<A>>>();
  const keys: string[] = [];
  const keyOf = (input: I) => orderKey(uid(), order.command, order.about?.(input) ?? '');

  function done(name: string, answer: A): OrderOutcome<A> {
    lost.forget(name);
    if (order.idOf) keys.push(String(order.idOf(answer)));
    if (order.movesMoney?.(answer) ?? true) refresh();
    return { kind: 'done', answer };
  }

  /** `unclear`: the platform did not tell. */
  async function look(stored: StoredOrder): Promise<{ answer: A } | 'none' | 'unclear'> {
    if (!order.find) return 'unclear';
    try {
      const answer = await order.find(call, stored);
      return answer === null ? 'none' : { answer };
    } catch {
      return 'unclear';
    }
  }

  async function send(name: string, input: I, stored: StoredOrder, isRepeated: boolean): Promise<OrderOutcome<A>> {
    // Before the first byte: a page that is left meanwhile must find it.
    lost.keep(name, stored);
    const sent = await sendOrder(order, input, { call, idempotencyKey: stored.key });
    if (sent.kind === 'done') return done(name, sent.answer);
    if (sent.kind === 'refused' && !isRepeated) {
      lost.forget(name);
      return sent;
    }
    if (sent.kind === 'refused' && turnsAway(sent.error)) return sent;
    if (sent.kind === 'unknown') lost.keep(name, { ...stored, isEnded: stored.isEnded || hasEnded(sent.error) });
    const payment = await look(stored);
    if (typeof payment === 'object') return done(name, payment.answer);
    if (sent.kind === 'refused') {
      lost.forget(name);
      return sent;
    }
    refresh();
    return { kind: 'unknown' };
  }

  async function run(name: string, input: I, again: boolean): Promise<OrderOutcome<A>> {
    const facts = order.describe(input);
    const stored = again ? null : lost.read(name);
    if (stored) {
      const payment = await look(stored);
      if (typeof payment === 'object') return done(name, payment.answer);
      const age = Date.now() - stored.at;
      const isGone = payment === 'none' && (stored.isEnded || age > UNDER_WAY_MS);
      if (!isGone) {
        const isSame = JSON.stringify(stored.facts) === JSON.stringify(facts);
        return isSame && age < KEPT_MS ? send(name, input, stored, true) : { kind: 'unknown' };
      }
    }
    const before = knownPayments?.()?.map(String).concat(keys) ?? null;
    return send(name, input, { key: newUuid(), facts, before, at: Date.now(), isEnded: false }, false);
  }

  return {
    /** `again`: the player has read that the outcome of the last order is unknown, and orders anew. */
    place(input: I, { again = false }: { again?: boolean } = {}): Promise<OrderOutcome<A>> {
      const name = keyOf(input);
      const first = underWay.get(name);
      if (first) return first;
      const outcome = run(name, input, again).finally(() => underWay.delete(name));
      underWay.set(name, outcome);
      return outcome;
    },
  };
}
