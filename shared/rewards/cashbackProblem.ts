import type { Call } from '#shared/api/call.ts';
import { getCashbacks } from '#shared/api/rewards/cashbacks.contract.ts';
import { sameId } from '#shared/api/sameId.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import { toMs } from '#shared/domain/toMs.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';

interface Refused {
  /** Id of the cashback that the page showed; the methods take no id, but the outcome is about this one. */
  id: Id;
  /** Unix seconds; null: does not expire. */
  until: number | null;
  /** The platform's time in milliseconds; by default this machine's, for the server. */
  now?: () => number | Promise<number>;
}

/** Whether a refused command on a cashback means that it is gone. */
export const isCashbackGone = ({ type }: AppError): boolean =>
  type === 'InvalidParameterException' || type === 'InvalidRequestException';

/** The message id of a refused command on the waiting cashback; when the cashback is gone, why. Never rejects. */
export async function cashbackProblem(
  call: Call,
  error: AppError,
  { now = Date.now, ...refused }: Refused,
): Promise<string> {
  if (!isCashbackGone(error)) return presentError(error).id;
  const items = await call(getCashbacks, { offset: 0, count: 10, sort: 'end_date', statuses: 'paid_out,active' }).then(
    (list) => list.items,
    () => null,
  );
  return whyGone(refused, items, await now());
}

/** The message id of why a cashback is gone. `items`: the platform's current list, null: unknown. `now` in Unix ms. */
export function whyGone(
  { id, until }: Pick<Refused, 'id' | 'until'>,
  items: readonly { id: Id; status: string }[] | null,
  now: number,
): string {
  const cashback = items?.find((item) => sameId(item.id, id));
  if (cashback?.status === 'paid_out') return 'cashback.alreadyTaken';
  if ((toMs(until) ?? Number.POSITIVE_INFINITY) <= now) return 'cashback.expired';
  return items && !cashback ? 'cashback.alreadyRefused' : 'cashback.notNow';
}
