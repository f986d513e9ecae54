import * as z from 'zod/mini';
import { get } from '../method.ts';
import { exact, id, money, number, openEnum, or, unix } from '../wireTypes.ts';

/** Ours: how long payments by each method took all players, in whole seconds: half of them no longer than `median_seconds`, nine in ten no longer than `most_seconds`. */
export const getMethodTimes = get('cashier.getmethodtimes', {
  access: 'player',
  ext: true,
  input: z.object({ type: z.enum(['deposit', 'withdrawal']) }),
  output: z.object({
    items: z.array(
      z.object({
        method: z.string(),
        /** Payments that were counted. */
        count: or(number, 0),
        /** null: none has been paid, those that failed alone are told of. */
        median_seconds: or(z.nullable(number), null),
        most_seconds: or(z.nullable(number), null),
        /** Of the payments of the last seven days that are over: those that were paid, and those that failed or were given up. */
        success_count: exact(z.optional(number)),
        failure_count: exact(z.optional(number)),
      }),
    ),
  }),
});

/** Why a balance changed. */
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
 * Ours: what changed a balance on a day of Tashkent (`date` dd.mm.yyyy, today when missing). `opening` and all `causes` add up to
 * `closing`; `items` are the single changes, newest first, paged. Amounts are signed, in major units.
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
        /** Of a round, as in games.getHistory. */
        round: exact(z.optional(z.string())),
        /** Of a deposit or a withdrawal. */
        payment_id: exact(z.optional(id)),
        /** Of a bonus: its name. */
        title: exact(z.optional(z.string())),
      }),
    ),
    total: or(number, 0),
  }),
});
