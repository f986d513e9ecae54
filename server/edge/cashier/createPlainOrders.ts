import { TWO_FACTOR_FIELD } from '../../../shared/cashier/twoFactorField.ts';
import { languageOf } from '../../../shared/locales.ts';
import { paths } from '../../../shared/url/paths.ts';
import type { SharedOutcomes } from '../../platform/money/createSharedOutcomes.ts';
import { createIdempotency } from '../../platform/money/idempotency.ts';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';
import type { PlainOutcome } from './PlainOutcome.ts';
import type { FormRefusal } from '../forms/formRefusal.ts';
import { orderKeyOf } from './orderKeyOf.ts';

/** Thrown for an outcome that moved no money: the same form may be sent again. */
class NothingMoved extends Error {
  readonly outcome: FormOutcome;
  constructor(outcome: FormOutcome) {
    super('nothing moved');
    this.outcome = outcome;
  }
}

/** Another replica started this order and has not reported its outcome. */
const ELSEWHERE = 'elsewhere';
/** Message ids for an unknown outcome, by page. */
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
// An HTML outcome is a page that shows the sum or asks for a code.
const isRefused = (outcome: FormOutcome) =>
  typeof outcome === 'object' && ('html' in outcome || ('error' in outcome && !isUnknown(outcome)));

/**
 * Runs the money forms of a site: a form that arrives twice, by a second press or a reload, reaches the platform once, whether or
 * not the platform reads keys. `shared`: outcomes shared by all replicas.
 */
export function createPlainOrders(shared?: SharedOutcomes<PlainOutcome>) {
  const orders = createIdempotency<PlainOutcome>({
    shared,
    whenUnknown: () => ({ outcome: { error: ELSEWHERE } }),
  });
  return async (place: string, post: FormPost, submit: (post: FormPost) => Promise<FormOutcome>) => {
    // The code is not part of the order: after an unknown outcome, the order is not sent again with another code.
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
