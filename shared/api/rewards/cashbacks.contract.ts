import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import {
  description,
  exact,
  id,
  money,
  nothing,
  one,
  openEnum,
  or,
  paginated,
  paging,
  unix,
} from '#shared/api/wireTypes.ts';

const cashback = z.object({
  id,
  status: openEnum(['active', 'paid_out']),
  receiving_expired_at: exact(z.nullable(unix)),
  paid_out_at: z.nullable(unix),
  end_date: or(unix, null),
  amount: z.optional(money),
  description,
});

/** Cashbacks, newest `end_date` first. `statuses` is `paid_out` or `paid_out,active`. */
export const getCashbacks = get('cashbacks.get', {
  access: 'player',
  input: z.object({
    ...paging,
    sort: z._default(z.string(), 'end_date'),
    fields: z.optional(z.string()),
    statuses: z._default(z.string(), 'paid_out,active'),
  }),
  output: paginated(cashback),
});
/** Collects the active cashback; none to collect: InvalidParameter. */
export const payoutCashback = post('cashbacks.payout', {
  access: 'player',
  money: true,
  errors: ['InvalidParameterException'],
  input: nothing,
  output: one,
});
/** Refuses the active cashback; none: InvalidParameter. */
export const removeCashback = post('cashbacks.remove', {
  access: 'player',
  money: true,
  errors: ['InvalidParameterException'],
  input: nothing,
  output: one,
});
