/** Methods of the group `account` for responsible play: limits, breaks, reality checks. All of them are ours. */
import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { exact, money, nothing, number, one, or, unix } from '#shared/api/wireTypes.ts';
import { depositLimit } from './account.contract.ts';

/** Periods of a time-out: days (d), weeks (w), months (m). */
export const TIME_OUT_PERIODS = ['1d', '1w', '1m', '2m', '3m'] as const;
/** Periods of a self-exclusion: months (m), years (y), or permanent. */
export const SELF_EXCLUSION_PERIODS = ['6m', '1y', '5y', 'permanent'] as const;
/** Minutes between two reality checks; 0 switches them off. */
export const REALITY_CHECK_MINUTES = [0, 15, 30, 60, 120] as const;

const pause = z.object({
  kind: z.enum(['time_out', 'self_exclusion']),
  /** Unix seconds; null: permanent. */
  until: exact(z.nullable(unix)),
});

/** Confirms a raise or removal of the deposit limit after its 24 hours. Too early or nothing waiting: InvalidParameter `limit_amount`. */
export const confirmDepositLimit = post('account.confirmDepositLimit', {
  access: 'player',
  ext: true,
  errors: ['InvalidParameterException'],
  input: nothing,
  output: depositLimit,
});

/**
 * Starts a time-out, which cannot be revoked: every session ends at once and e-mails stop. Until it ends, sign-ins and requests with
 * one of the ended sessions are refused with UserBanned, `error_data: {ban_type: 'self_exclusion', kind: 'time_out', until}`.
 */
export const setTimeOut = post('account.setTimeOut', {
  access: 'player',
  ext: true,
  input: z.object({ period: z.enum(TIME_OUT_PERIODS) }),
  output: pause,
});

/**
 * Closes the account: every session ends, bonuses end and advertising stops; open bets are settled as usual and payouts under way go on.
 * `harm`: for good, as a permanent self-exclusion; answers null. `rest`: from the time of the answer, Unix seconds, auth.restore with its code
 * opens it again, and so does `/oauth/init?type_auth=restore`
 * with a linked account of a social service; until then sign-ins and restores are refused with UserBanned, `error_data: {ban_type: 'deleted'}`. While money can be withdrawn:
 * InvalidParameter `leaving_reason`.
 */
export const leaveAccount = post('account.leave', {
  access: 'player',
  ext: true,
  errors: ['InvalidParameterException'],
  input: z.object({ leaving_reason: z.enum(['harm', 'rest']) }),
  output: z.object({ opens_at: exact(z.nullable(unix)) }),
});

/** Starts a self-exclusion: a longer time-out; `until` null is permanent. */
export const setSelfExclusion = post('account.setSelfExclusion', {
  access: 'player',
  ext: true,
  input: z.object({ period: z.enum(SELF_EXCLUSION_PERIODS) }),
  output: pause,
});

/**
 * Facts of the player's session for the clock, the games, the reality check and the security page. One session a player: it covers all
 * their tabs, devices and sign-ins, and ends after 30 minutes without any of them. Sums count real and bonus money, not demo money.
 */
export const getSessionFacts = get('account.getSessionFacts', {
  access: 'player',
  ext: true,
  input: nothing,
  output: z.object({
    /** When the session began, on whichever device. */
    started_at: unix,
    /** The platform's time, so that durations are right when the browser's clock is wrong. */
    now: unix,
    bet: money,
    win: money,
    /** `win` minus `bet`; negative: a loss. */
    net: money,
    rounds: or(number, null),
    /** The sign-in before this one; null at the first sign-in. */
    last_login: z.nullable(z.object({ at: unix, device: or(z.string(), ''), ip: z.nullable(z.string()) })),
    /** One of REALITY_CHECK_MINUTES. */
    reality_check_minutes: or(number, 60),
    /** When the player last answered a reality check in this session, on any device (noteRealityCheck); null: not yet, absent: unknown. */
    reality_checked_at: z.optional(or(z.nullable(unix), null)),
  }),
});

/** The player has answered a reality check: no device shows it before the interval has passed again. */
export const noteRealityCheck = post('account.noteRealityCheck', {
  access: 'player',
  ext: true,
  input: nothing,
  output: one,
});

/** Sets the interval of reality checks, in minutes of REALITY_CHECK_MINUTES; the default is 60. */
export const setRealityCheck = post('account.setRealityCheck', {
  access: 'player',
  ext: true,
  input: z.object({ minutes: z.number() }),
  output: one,
});

const report = z.object({
  /** Unix seconds; `to` is the first moment after it. */
  from: unix,
  to: unix,
  /** Time of play: from first to last round of each stretch without a ten-minute break. */
  seconds: number,
  /** Completed deposits. */
  deposits: money,
  /** Wins minus stakes without demo money; negative: a loss. */
  net: money,
});

/** Play of this week (from Monday) and this month, Tashkent time; `days` are the days of the week. */
export const getPlayReport = get('account.getPlayReport', {
  access: 'player',
  ext: true,
  input: nothing,
  output: z.object({ week: report, month: report, days: z.array(z.object({ from: unix, net: money })) }),
});
