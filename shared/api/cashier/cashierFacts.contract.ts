import * as z from 'zod/mini';
import { get } from '#shared/api/method.ts';
import { exact, id, money, number, openEnum, or, unix } from '#shared/api/wireTypes.ts';

/** Ours: duration of all players' payments by method, in whole seconds: `median_seconds` and, as the 90th percentile, `most_seconds`. */
export const getMethodTimes = get('cashier.getmethodtimes', {
  access: 'player',
  ext: true,
  input: z.object({ type: z.enum(['deposit', 'withdrawal']) }),
  output: z.object({
    items: z.array(
      z.object({
        method: z.string(),
        /** Number of measured payments. */
        count: or(number, 0),
        /** null: no payment has succeeded; only failures are counted. */
        median_seconds: or(z.nullable(number), null),
        most_seconds: or(z.nullable(number), null),
        /** Finished payments of the last seven days: paid ones, and failed or abandoned ones. */
        success_count: exact(z.optional(number)),
        failure_count: exact(z.optional(number)),
      }),
    ),
  }),
});

/** Cause of a balance change. */
export const changeCause = openEnum([
  'bet',
  'win',
  'jackpot',
  'deposit',
  'withdrawal_held',
  'withdrawal_returned',
  'bonus_given',
  'bonus_turned',
  'bonus_burnt',
  'cashback',
  'purchase',
  'prize',
  'gift',
]);

/**
 * Ours: changes of a balance on a Tashkent day (`date` dd.mm.yyyy, default today). `opening` plus all `causes` is `closing`; `items`
 * are the single changes, newest first, paged. Amounts are signed, in major units.
 */
export const getBalanceChanges = get('cashier.getbalancechanges', {
  access: 'player',
  ext: true,
  errors: ['InvalidParameterException'],
  input: z.object({
    balance: z.enum(['main', 'bonus', 'betting_bonus']),
    date: z.optional(z.string()),
    offset: z._default(z.number(), 0),
    count: z._default(z.number(), 20),
  }),
  output: z.object({
    date: or(z.string(), ''),
    opening: money,
    closing: money,
    causes: z.array(z.object({ cause: changeCause, amount: money, count: or(number, 0) })),
    items: z.array(
      z.object({
        id,
        at: or(unix, null),
        cause: changeCause,
        amount: money,
        game: exact(z.optional(z.object({ sysname: z.string(), name: z.string() }))),
        /** Id of the round, as in games.getHistory. */
        round: exact(z.optional(z.string())),
        /** Id of the deposit or withdrawal. */
        payment_id: exact(z.optional(id)),
        /** Name of the bonus. */
        title: exact(z.optional(z.string())),
      }),
    ),
    total: or(number, 0),
  }),
});
