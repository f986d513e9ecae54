import type { FormOutcome, FormPost } from '#server/plain/forms/FormPost.ts';
import type { SharedOutcomes } from '#server/platform/money/createSharedOutcomes.ts';
import { createIdempotency } from '#server/platform/money/idempotency.ts';
import type { CommandBook } from '#server/platform/money/openCommandBook.ts';
import { TWO_FACTOR_FIELD } from '#shared/cashier/twoFactorField.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { languageOf } from '#shared/locales.ts';
import { orderKeyOf } from './orderKeyOf.ts';
import type { PlainOutcome } from './PlainOutcome.ts';
import { refusedOrder } from './refusedOrder.ts';

/** Thrown for an outcome that moved no money: the same form may be sent again. */
class NothingMoved extends Error {
  readonly outcome: FormOutcome;
  constructor(outcome: FormOutcome) {
    super('nothing moved');
    this.outcome = outcome;
  }
}

/** Orders that are known beside those of this site since it was opened. */
export interface PlainOrderStore {
  /** Of all replicas. */
  shared?: SharedOutcomes<PlainOutcome> | undefined;
  /** Of an earlier opening of the site. */
  book?: CommandBook<PlainOutcome> | undefined;
}

/** Handles one money form. Rejects only before anything is ordered. */
export type PlainOrder = (post: FormPost) => Promise<PlainOutcome>;

/**
 * Runs the money forms of a site: a form that arrives twice, by a second press or a reload, reaches the platform once, whether or
 * not the platform reads keys. A key belongs to the sender, the page and all fields of the form.
 */
export function createPlainOrders({ shared, book }: PlainOrderStore = {}) {
  // Unknown, too: another replica started this order and has not reported its outcome.
  const orders = createIdempotency<PlainOutcome>({ shared, book, whenUnknown: () => ({ kind: 'unknown' }) });

  return async (place: string, post: FormPost, order: PlainOrder): Promise<FormOutcome> => {
    const placed = async (): Promise<PlainOutcome> => {
      const outcome = await order(post).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        return refusedOrder(error);
      });
      if (outcome.kind === 'refused') throw new NothingMoved(outcome.outcome);
      return outcome;
    };
    // The code is not part of the order: after an unknown outcome, the order is not sent again with another code.
    const { [TWO_FACTOR_FIELD]: _code, ...fields } = post.fields;
    const key = orderKeyOf(post, { place, locale: languageOf(post.locale), fields });
    try {
      const outcome = key === undefined ? await placed() : (await orders.once(key, placed)).answer;
      return outcome.kind === 'unknown' ? { ...outcome.outcome, step: 'unknown' } : outcome.outcome;
    } catch (error) {
      if (error instanceof NothingMoved) return error.outcome;
      throw error;
    }
  };
}
