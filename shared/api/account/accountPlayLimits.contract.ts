/** Methods of the group `account` for limits that stop play. All of them are ours. */
import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { exact, nothing, number, unix } from '#shared/api/wireTypes.ts';

/** What a limit counts: the loss of real money, the stakes of every balance but demo money, or the time of play. */
export const PLAY_LIMIT_KINDS = ['loss', 'stake', 'time'] as const;
/** What a limit counts. */
export type PlayLimitKind = (typeof PLAY_LIMIT_KINDS)[number];
/** Days, weeks from Monday and months of Tashkent time. */
export const PLAY_LIMIT_PERIODS = ['day', 'week', 'month'] as const;
/** The period over which a limit counts. */
export type PlayLimitPeriod = (typeof PLAY_LIMIT_PERIODS)[number];

const playLimit = z.object({
  kind: z.enum(PLAY_LIMIT_KINDS),
  period: z.enum(PLAY_LIMIT_PERIODS),
  /** Major units of the account's currency, minutes for `time`; null: not in force. */
  amount: exact(z.nullable(number)),
  /** Used in this period, in the same unit. An open bet counts as lost until it is settled. */
  used: number,
  /** null while the limit is not in force. */
  left: exact(z.nullable(number)),
  /** When the next period begins and the whole limit is free again, Unix seconds. */
  resets_at: unix,
  /** A raise or removal, which the player may confirm after 24 hours. */
  pending: z.optional(
    z.object({
      /** null: a removal. */
      amount: exact(z.nullable(number)),
      effective_at: unix,
      /** `effective_at` has passed: account.confirmPlayLimit puts it in force. */
      can_confirm: z.boolean(),
      /** When an unconfirmed change lapses. */
      expires_at: unix,
    }),
  ),
});
/** One limit that stops play. */
export type PlayLimit = z.infer<typeof playLimit>;

const which = { kind: z.enum(PLAY_LIMIT_KINDS), period: z.enum(PLAY_LIMIT_PERIODS) };

/** The player's limits, set or waiting. */
const playLimits = z.object({ limits: z.array(playLimit), currency: z.string() });
/** The player's limits that stop play, and the account's currency. */
export type PlayLimits = z.infer<typeof playLimits>;

/**
 * Limits that stop play, in every game and in the sportsbook, on every device. A stake that could exceed one is refused before it is
 * taken; a round that was paid for, its free spins included, is played to its end.
 */
export const getPlayLimits = get('account.getPlayLimits', {
  access: 'player',
  ext: true,
  input: nothing,
  output: playLimits,
});

/**
 * Sets a limit, in whole minutes for `time`; null removes it. A lower one applies at once; a raise or a removal waits 24 hours and then for
 * confirmPlayLimit. Setting the limit in force drops a waiting one.
 */
export const setPlayLimit = post('account.setPlayLimit', {
  access: 'player',
  ext: true,
  input: z.object({ ...which, amount: z.nullable(z.number()) }),
  output: playLimits,
});

/** Confirms a raise or removal of a limit. Too early or nothing waiting: InvalidParameter `amount`. */
export const confirmPlayLimit = post('account.confirmPlayLimit', {
  access: 'player',
  ext: true,
  errors: ['InvalidParameterException'],
  input: z.object(which),
  output: playLimits,
});
