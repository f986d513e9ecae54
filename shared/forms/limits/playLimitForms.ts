import * as z from 'zod/mini';
import {
  confirmPlayLimit,
  getPlayLimits,
  PLAY_LIMIT_KINDS,
  PLAY_LIMIT_PERIODS,
  type PlayLimit,
  type PlayLimitKind,
  type PlayLimitPeriod,
  setPlayLimit,
} from '#shared/api/account/accountPlayLimits.contract.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { paths } from '#shared/url/paths.ts';
import { type LimitSum, limitSum } from './limitSum.ts';

const common = { page: paths.profileResponsibleGame, done: 'limits.accepted' };
const press = {
  ...common,
  refused: 'limits.tooEarly',
  rule: () => z.object({ period: z.enum(PLAY_LIMIT_PERIODS, { error: 'limits.tooEarly' }) }),
};

interface PlayLimitForms {
  set: SiteForm<LimitSum<PlayLimitPeriod>>;
  remove: SiteForm<{ period: PlayLimitPeriod }>;
  /** Sets the limit in force again, which drops the waiting change. */
  keep: SiteForm<{ period: PlayLimitPeriod }, readonly PlayLimit[]>;
  confirm: SiteForm<{ period: PlayLimitPeriod }>;
}

const formsOf = (kind: PlayLimitKind): PlayLimitForms => ({
  set: {
    ...common,
    ...limitSum({
      periods: PLAY_LIMIT_PERIODS,
      word: kind === 'time' ? 'limits.minutesRule' : 'limits.sumRule',
      isTime: kind === 'time',
    }),
    name: kind,
    kept: ['period'],
    send: (call, { amount, period }) => call(setPlayLimit, { kind, period, amount }),
  },
  remove: {
    ...press,
    name: `${kind}Off`,
    send: (call, { period }) => call(setPlayLimit, { kind, period, amount: null }),
  },
  keep: {
    ...press,
    name: `${kind}Keep`,
    context: async (call) => (await call(getPlayLimits, {})).limits,
    send: (call, { period }, limits) => {
      const inForce = limits.find((limit) => limit.kind === kind && limit.period === period);
      return call(setPlayLimit, { kind, period, amount: inForce?.amount ?? null });
    },
  },
  confirm: {
    ...press,
    name: `${kind}Confirm`,
    send: (call, { period }) => call(confirmPlayLimit, { kind, period }),
  },
});

/** The forms of each kind of limit that stops play: setting and removing it, and what becomes of a waiting raise. */
export const playLimitForms = Object.fromEntries(PLAY_LIMIT_KINDS.map((kind) => [kind, formsOf(kind)])) as Record<
  PlayLimitKind,
  PlayLimitForms
>;
