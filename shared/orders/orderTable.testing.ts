import type { Call } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { bonusOrder } from './bonusOrder.ts';
import { cancelOrder } from './cancelOrder.ts';
import { cashbackOrder } from './cashbackOrder.ts';
import { depositOrder } from './depositOrder.ts';
import { giftOrder } from './giftOrder.ts';
import type { Order } from './Order.ts';
import { offerOrder } from './offerOrder.ts';
import { promoOrder } from './promoOrder.ts';
import { withdrawalOrder } from './withdrawalOrder.ts';

const address = { recipient: 'Aziz', phone: '+998901234567', region: 'T', town: 'T', street: 'T 1' };

export interface OrderRow {
  name: string;
  order: Order<never, unknown>;
  input: unknown;
  answer: unknown;
  /** Methods by which the platform tells about the order, and what they answer once it was carried out, and before. Null: none. */
  tells: Record<string, { done: unknown; none: unknown }> | null;
}

const payment = (type: string) => ({
  id: 77,
  method: 'uzcard',
  amount: { amount: 50_000, currency: 'UZS' },
  status: 'pending',
  type,
});
const older = { ...payment('deposit'), id: 5 };
const items = (...list: unknown[]) => ({ items: list, total: list.length });
const listed = (type: string) => ({
  'cashier.gethistory': { done: items(payment(type), older), none: items(older) },
});
const money = { method: 'uzcard', amount: 50_000, currency: 'UZS', requisites: { card: '8600111122223333' } };

/** Every money command, with an input, its answer, and how the platform tells about it. */
export const orderTable: readonly OrderRow[] = [
  {
    name: 'deposit',
    order: depositOrder,
    input: money,
    answer: { id: 77, status: 'pending', action: { type: 'mobile', message: '' } },
    tells: { ...listed('deposit'), 'cashier.getdepositinfo': { done: payment('deposit'), none: null } },
  },
  {
    name: 'withdrawal',
    order: withdrawalOrder,
    input: money,
    answer: { id: 77, status: 'new' },
    tells: listed('withdrawal'),
  },
  {
    name: 'cancellation',
    order: cancelOrder,
    input: 77,
    answer: 1,
    tells: { 'cashier.getwithdrawalinfo': { done: { status: 'cancelled' }, none: { status: 'new' } } },
  },
  {
    name: 'cashback payout',
    order: cashbackOrder,
    input: { kind: 'payout', id: 3 },
    answer: 1,
    tells: {
      'cashbacks.get': { done: items({ id: '3', status: 'paid_out' }), none: items({ id: 3, status: 'active' }) },
    },
  },
  {
    name: 'cashback refusal',
    order: cashbackOrder,
    input: { kind: 'refuse', id: 3 },
    answer: 1,
    tells: { 'cashbacks.get': { done: items(), none: items({ id: 3, status: 'active' }) } },
  },
  { name: 'gift', order: giftOrder, input: { id: 9 }, answer: { points: 100 }, tells: null },
  {
    name: 'gift that is sent',
    order: giftOrder,
    input: { id: 9, delivery: address },
    answer: { points: 100, gift: 77 },
    tells: {
      'loyalty.getgifts': {
        done: items(
          { id: 77, product_id: 9, state: 'preparing', delivery: { ...address } },
          { id: 5, product_id: 9, state: 'sent', delivery: address },
        ),
        // Another tab has ordered the same gift to another address meanwhile.
        none: items(
          { id: 78, product_id: 9, state: 'preparing', delivery: { ...address, street: 'T 2' } },
          { id: 5, product_id: 9, state: 'sent', delivery: address },
        ),
      },
      'loyalty.getinfo': { done: { points: 100 }, none: { points: 100 } },
    },
  },
  {
    name: 'offer',
    order: offerOrder,
    input: 9,
    answer: 1,
    tells: {
      'campaigns.getoffers': { done: items({ id: 9, is_taken: true }), none: items({ id: 9, is_taken: false }) },
    },
  },
  {
    name: 'promo code',
    order: promoOrder,
    input: 'STAR',
    answer: { offer: { id: 4, trigger: '', description: {}, promotions: [] } },
    tells: null,
  },
  {
    name: 'bonus act',
    order: bonusOrder,
    input: { act: 'activate', type: 'casino', id: 4 },
    answer: 1,
    tells: { 'bonuses.get': { done: items({ id: 4, status: 'active' }), none: items({ id: 4, status: 'new' }) } },
  },
] as unknown as OrderRow[];

/**
 * What happens to one sending. `cut`: carried out, but the connection to the site breaks before the answer. `failed`: the site answers 502, nothing was
 * carried out.
 */
export type Fate = 'done' | 'refused' | 'other' | 'cut' | 'failed';

const lost = () =>
  new AppError('InternalServerErrorException', {
    status: 502,
    data: { outcome: 'unknown' },
    cause: new TypeError('network'),
  });
const failed = () => new AppError('InternalServerErrorException', { status: 502, data: { outcome: 'unknown' } });

/** A platform behind the site, which keeps the first answer of each key. `fates`: of successive sendings with a new key. */
export function fakePlatform({ answer, tells }: OrderRow, fates: Fate[]) {
  const kept = new Map<string, { body: string; end: () => unknown }>();
  const keys: string[] = [];
  const state = { carriedOut: 0, isDark: false, reads: 0 };

  const call = (async (
    method: { name: string; money: boolean },
    input: unknown,
    options: { idempotencyKey: string },
  ) => {
    if (!method.money) {
      state.reads += 1;
      const told = tells?.[method.name];
      if (state.isDark || !told) throw lost();
      return state.carriedOut > 0 ? told.done : told.none;
    }
    const { idempotencyKey: key } = options;
    const body = JSON.stringify(input);
    keys.push(key);
    const first = kept.get(key);
    if (first && first.body !== body)
      throw new AppError('InvalidRequestException', { status: 409, data: { outcome: 'unknown' } });
    if (first) return first.end();
    const fate = fates.shift() ?? 'done';
    if (fate === 'done' || fate === 'cut' || fate === 'other') state.carriedOut += 1;
    const end = () => {
      if (fate === 'refused') throw new AppError('InvalidParameterException');
      if (fate === 'failed') throw failed();
      return fate === 'other' ? 0 : answer;
    };
    kept.set(key, { body, end });
    if (fate === 'cut') throw lost();
    return end();
  }) as unknown as Call;
  return { call, keys, state };
}
