import type { Call } from '../api/call.ts';
import { getCashbacks, payoutCashback, removeCashback } from '../api/rewards/cashbacks.contract.ts';
import { requireOne } from '../api/requireOne.ts';
import { sameId } from '../api/sameId.ts';
import type { Id } from '../api/wireTypes.ts';
import { toMs } from '../domain/toMs.ts';
import { AppError } from '../errors/AppError.ts';
import { isUncertain } from '../errors/isUncertain.ts';
import { presentError } from '../errors/presentError.ts';

/** Command on a waiting cashback. */
export type CashbackOrder = 'payout' | 'refuse';

interface Ordered {
  kind: CashbackOrder;
  /** Id of the cashback that the page showed; the method takes no id, but the outcome is about this one. */
  id: Id;
  /** Unix seconds; null: does not expire. */
  until: number | null;
  idempotencyKey?: string | undefined;
  /** The platform's time in milliseconds; by default this machine's, for the server. */
  now?: () => number | Promise<number>;
}

/** Outcome of a command on a cashback: `messageId` null: done; else why not, with the platform's error where it has details. */
export interface CashbackOutcome {
  messageId: string | null;
  error?: AppError;
}

const listed = { offset: 0, count: 10, sort: 'end_date', statuses: 'paid_out,active' };

/** Collects or refuses the waiting cashback. When it is gone, looks up why, for the message. Never sends twice, never rejects. */
export async function orderCashback(
  call: Call,
  { kind, id, until, idempotencyKey, now = Date.now }: Ordered,
): Promise<CashbackOutcome> {
  try {
    const options = { idempotencyKey };
    requireOne(await (kind === 'payout' ? call(payoutCashback, {}, options) : call(removeCashback, {}, options)));
    return { messageId: null };
  } catch (error) {
    if (!(error instanceof AppError) || isUncertain(error.type)) return { messageId: 'cashback.unknown' };
    const isGone = error.type === 'InvalidParameterException' || error.type === 'InvalidRequestException';
    if (!isGone) return { messageId: presentError(error).id, error };
    const items = await call(getCashbacks, listed).then(
      (list) => list.items,
      () => null,
    );
    return { messageId: whyGone({ id, until }, items, await now()) };
  }
}

/** The message id of why a cashback is gone. `items`: the platform's current list, null: unknown. `now` in Unix ms. */
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
