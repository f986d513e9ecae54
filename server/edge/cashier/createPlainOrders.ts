import { TWO_FACTOR_FIELD } from '../../../shared/cashier/twoFactorField.ts';
import { languageOf } from '../../../shared/locales.ts';
import { paths } from '../../../shared/url/paths.ts';
import type { SharedOutcomes } from '../../platform/money/createSharedOutcomes.ts';
import { createIdempotency } from '../../platform/money/idempotency.ts';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';
import type { PlainOutcome } from './PlainOutcome.ts';
import type { FormRefusal } from '../forms/formRefusal.ts';
import { orderKeyOf } from './orderKeyOf.ts';

/** An outcome after which nothing has moved: the same form may be sent again. */
class NothingMoved extends Error {
  readonly outcome: FormOutcome;
  constructor(outcome: FormOutcome) {
    super('nothing moved');
    this.outcome = outcome;
  }
}

/** Another replica has begun it and has not said how it ended. */
const ELSEWHERE = 'elsewhere';
/** What the page says where nobody knows how its order ended. */
const unknowns: Readonly<Record<string, string>> = {
  [paths.profileBonuses.pattern]: 'bonuses.unknown',
  [paths.profileCashback.pattern]: 'cashback.unknown',
  [paths.offers.pattern]: 'offers.unknown',
  [paths.loyaltyShop.pattern]: 'loyalty.lost',
};
const unknownOf = (place: string) => unknowns[place.split('?', 1)[0] ?? ''] ?? 'cashier.unknown';
const UNKNOWN = new Set(['cashier.unknown', ...Object.values(unknowns), ELSEWHERE]);
const isUnknown = (outcome: FormOutcome): outcome is FormRefusal =>
  typeof outcome === 'object' && 'error' in outcome && UNKNOWN.has(outcome.error ?? '');
// A page of its own asks on: for a code.
const isRefused = (outcome: FormOutcome) =>
  typeof outcome === 'object' && ('html' in outcome || ('error' in outcome && !isUnknown(outcome)));

/**
 * Takes the money forms of a site: one that is sent twice, by two presses or a reload, reaches the platform once, whether or not
 * the platform reads keys. `shared`: the memory of all replicas.
 */
export function createPlainOrders(shared?: SharedOutcomes<PlainOutcome>) {
  const orders = createIdempotency<PlainOutcome>({
    shared,
    whenUnknown: () => ({ outcome: { error: ELSEWHERE } }),
  });
  return async (place: string, post: FormPost, submit: (post: FormPost) => Promise<FormOutcome>) => {
    // Another code is no other order: where nobody knows what came of the first, none is sent with the second.
    const { [TWO_FACTOR_FIELD]: _code, ...fields } = post.fields;
    const { idempotencyKey } = orderKeyOf(post.fields, { place, locale: languageOf(post.locale), fields });
    if (idempotencyKey === undefined) return submit(post);
    const run = async () => {
      const outcome = await submit(post);
      if (isRefused(outcome)) throw new NothingMoved(outcome);
      return { outcome };
    };
    try {
      const { outcome } = (await orders.once(idempotencyKey, run)).answer;
      const form = post.query.get('form');
      return isUnknown(outcome) && outcome.error === ELSEWHERE
        ? { ...(form ? { form } : {}), error: unknownOf(place) }
        : outcome;
    } catch (error) {
      if (error instanceof NothingMoved) return error.outcome;
      throw error;
    }
  };
}
