import * as z from 'zod/mini';
import { type DepositLimit, getDepositLimit, setDepositLimit } from '#shared/api/account/account.contract.ts';
import { confirmDepositLimit } from '#shared/api/account/accountLimits.contract.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { paths } from '#shared/url/paths.ts';
import { type LimitSum, limitSum } from './limitSum.ts';

const PERIODS = ['day', 'week', 'month'] as const;

const common = { page: paths.profileResponsibleGame, done: 'limits.accepted' };
const press = { ...common, refused: 'limits.tooEarly', rule: () => z.object({}) };

const set: SiteForm<LimitSum<(typeof PERIODS)[number]>> = {
  ...common,
  ...limitSum({ periods: PERIODS, word: 'limits.sumRule' }),
  name: 'limit',
  kept: ['period'],
  send: (call, { amount, period }) => call(setDepositLimit, { limit_amount: amount, period }),
};

const remove: SiteForm<object> = {
  ...press,
  name: 'unlimit',
  send: (call) => call(setDepositLimit, { limit_amount: null, period: 'none' }),
};

/** Sets the limit in force again, which drops the waiting change. */
const keep: SiteForm<object, Pick<DepositLimit, 'limit_amount' | 'period'>> = {
  ...press,
  name: 'limitKeep',
  context: (call) => call(getDepositLimit, {}),
  send: (call, _values, { limit_amount: amount, period }) => call(setDepositLimit, { limit_amount: amount, period }),
};

const confirm: SiteForm<object> = {
  ...press,
  name: 'limitConfirm',
  send: (call) => call(confirmDepositLimit, {}),
};

/** The deposit limit: setting and removing it, and what becomes of a waiting raise. */
export const depositLimitForms = { set, remove, keep, confirm };
