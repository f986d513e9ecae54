import { createIdempotency } from '../../platform/idempotency.ts';
import type { FormOutcome, FormPost } from '../FormPost.ts';
import { orderKeyOf } from './orderKeyOf.ts';

/** An outcome after which nothing has moved: the same form may be sent again. */
class NothingMoved extends Error {
  readonly outcome: FormOutcome;
  constructor(outcome: FormOutcome) {
    super('nothing moved');
    this.outcome = outcome;
  }
}

const UNKNOWN = new Set(['cashback.unknown', 'cashier.unknown', 'deposit.unknownTitle', 'bonuses.unknown']);
const isRefused = (outcome: FormOutcome) =>
  typeof outcome === 'object' && 'error' in outcome && !UNKNOWN.has(outcome.error ?? '');

/** Takes the money forms of a site: one that is sent twice, by two presses or a reload, reaches the platform once, whether or not the platform reads keys. */
export function createPlainOrders() {
  const orders = createIdempotency<{ outcome: FormOutcome }>();
  return async (place: string, post: FormPost, submit: (post: FormPost) => Promise<FormOutcome>) => {
    const { idempotencyKey } = orderKeyOf(post.fields, { place, locale: post.locale, fields: post.fields });
    if (idempotencyKey === undefined) return submit(post);
    const run = async () => {
      const outcome = await submit(post);
      if (isRefused(outcome)) throw new NothingMoved(outcome);
      return { outcome };
    };
    try {
      return (await orders.once(idempotencyKey, run)).answer.outcome;
    } catch (error) {
      if (error instanceof NothingMoved) return error.outcome;
      throw error;
    }
  };
}
