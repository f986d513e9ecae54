import type { Call } from '../api/call.ts';
import { getCashbacks, payoutCashback, removeCashback } from '../api/rewards/cashbacks.contract.ts';
import { requireOne } from '../api/requireOne.ts';
import { sameId } from '../api/sameId.ts';
import type { Id } from '../api/wireTypes.ts';
import { toMs } from '../domain/toMs.ts';
import { AppError } from '../errors/AppError.ts';
import { isUncertain } from '../errors/isUncertain.ts';

export type CashbackOrder = 'payout' | 'refuse';

interface Ordered {
  kind: CashbackOrder;
  /** The cashback as the page showed it; the method takes none, but the answer is about this one. */
  id: Id;
  /** Unix seconds; null: it does not run out. */
  until: number | null;
  idempotencyKey?: string | undefined;
}

/** What became of it: `messageId` null, it is done; otherwise why not, with the platform's error where that says more. */
export interface CashbackOutcome {
  messageId: string | null;
  error?: AppError;
}

const listed = { offset: 0, count: 10, sort: 'end_date', statuses: 'paid_out,active' };

/** Fetches the waiting cashback or gives it up. One that is no longer there is looked up, so that the player reads why. Never sends twice. */
export async function orderCashback(
  call: Call,
  { kind, id, until, idempotencyKey }: Ordered,
): Promise<CashbackOutcome> {
  try {
    const options = { idempotencyKey };
    requireOne(await (kind === 'payout' ? call(payoutCashback, {}, options) : call(removeCashback, {}, options)));
    return { messageId: null };
  } catch (error) {
    if (!(error instanceof AppError) || isUncertain(error.type)) return { messageId: 'cashback.unknown' };
    const isGone = error.type === 'InvalidParameterException' || error.type === 'InvalidRequestException';
    if (!isGone) return { messageId: `errors.${error.type}`, error };
    const items = await call(getCashbacks, listed).then(
      (list) => list.items,
      () => null,
    );
    return { messageId: whyGone({ id, until }, items, Date.now()) };
  }
}

/** `items`: what the platform lists now; null where it did not say. `now` in milliseconds. */
export function whyGone(
  { id, until }: Pick<Ordered, 'id' | 'until'>,
  items: readonly { id: Id; status: string }[] | null,
  now: number,
): string {
  const own = items?.find((item) => sameId(item.id, id));
  if (own?.status === 'paid_out') return 'cashback.alreadyTaken';
  if ((toMs(until) ?? Number.POSITIVE_INFINITY) <= now) return 'cashback.expired';
  return items && !own ? 'cashback.alreadyRefused' : 'cashback.notNow';
}
