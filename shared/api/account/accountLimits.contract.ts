/** Methods of the group `account` by which players hold themselves back. All of them are ours. */
import * as z from 'zod/mini';
import { depositLimit } from './account.contract.ts';
import { get, post } from '../method.ts';
import { exact, money, nothing, number, one, or, unix } from '../wireTypes.ts';

/** Days, weeks, months. */
export const TIME_OUT_PERIODS = ['1d', '1w', '1m', '2m', '3m'] as const;
/** Months, years. */
export const SELF_EXCLUSION_PERIODS = ['6m', '1y', '5y', 'permanent'] as const;
/** Minutes between two reality checks; 0 switches them off. */
export const REALITY_CHECK_MINUTES = [0, 15, 30, 60, 120] as const;

const pause = z.object({
  kind: z.enum(['time_out', 'self_exclusion']),
  /** Unix seconds; null = for good. */
  until: exact(z.nullable(unix)),
});

/** The second word to a raise or removal of the deposit limit, once its 24 hours are over. Too early or nothing waiting: InvalidParameter `limit_amount`. */
export const confirmDepositLimit = post('account.confirmDepositLimit', {
  access: 'player',
  ext: true,
  errors: ['InvalidParameterException'],
  input: nothing,
  output: depositLimit,
});

/**
 * A break: every session ends at once, e-mails stop, and until it is over signing in, and whatever comes with a session that it
 * has ended, is refused with UserBanned, `error_data: {ban_type: 'self_exclusion', kind: 'time_out', until}`. It cannot be taken back.
 */
export const setTimeOut = post('account.setTimeOut', {
  access: 'player',
  ext: true,
  input: z.object({ period: z.enum(TIME_OUT_PERIODS) }),
  output: pause,
});

/** Self-exclusion: as a time-out, for longer; `until` null is for good. */
export const setSelfExclusion = post('account.setSelfExclusion', {
  access: 'player',
  ext: true,
  input: z.object({ period: z.enum(SELF_EXCLUSION_PERIODS) }),
  output: pause,
});

/** Facts of this session for the clock, the reality check and the security page. Money counts real and bonus purses, never demo money. */
export const getSessionFacts = get('account.getSessionFacts', {
  access: 'player',
  ext: true,
  input: nothing,
  output: z.object({
    /** When this session was opened. */
    started_at: unix,
    /** The platform's own time, so that a wrong clock in the browser shows no wrong duration. */
    now: unix,
    bet: money,
    win: money,
    /** `win` less `bet`: below zero the player is losing. */
    net: money,
    rounds: or(number, null),
    /** The sign-in before this one; null at the first. */
    last_login: z.nullable(z.object({ at: unix, device: or(z.string(), ''), ip: z.nullable(z.string()) })),
    /** One of REALITY_CHECK_MINUTES. */
    reality_check_minutes: or(number, 60),
  }),
});

/** How often the player is stopped to look at time and money; 60 until chosen. */
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
  /** Between the first and the last round of each stretch of play without a break of ten minutes. */
  seconds: number,
  /** What has come in. */
  deposits: money,
  /** Wins less stakes, demo money apart; below zero the player is losing. */
  net: money,
});

/** What the player did in this week, from Monday, and in this month, by the clocks of Tashkent; `days` are those of the week. */
export const getPlayReport = get('account.getPlayReport', {
  access: 'player',
  ext: true,
  input: nothing,
  output: z.object({ week: report, month: report, days: z.array(z.object({ from: unix, net: money })) }),
});
