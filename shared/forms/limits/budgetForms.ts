import * as z from 'zod/mini';
import { type Budget, confirmBudget, getBudget, setBudget } from '#shared/api/account/accountBudget.contract.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { paths } from '#shared/url/paths.ts';
import { type LimitSum, limitSum } from './limitSum.ts';

const common = { page: paths.profileResponsibleGame, done: 'limits.accepted' };
const press = { ...common, refused: 'limits.tooEarly', rule: () => z.object({}) };

const set: SiteForm<LimitSum<string>> = {
  ...common,
  ...limitSum<string>({ word: 'limits.sumRule' }),
  name: 'budget',
  send: (call, { amount }) => call(setBudget, { amount }),
};

const remove: SiteForm<object> = {
  ...press,
  name: 'unbudget',
  send: (call) => call(setBudget, { amount: null }),
};

/** Sets the budget in force again, which drops the waiting change. */
const keep: SiteForm<object, Pick<Budget, 'amount'>> = {
  ...press,
  name: 'budgetKeep',
  context: (call) => call(getBudget, {}),
  send: (call, _values, { amount }) => call(setBudget, { amount: amount?.amount ?? null }),
};

const confirm: SiteForm<object> = {
  ...press,
  name: 'budgetConfirm',
  send: (call) => call(confirmBudget, {}),
};

/** The monthly budget: setting and removing it, and what becomes of a waiting raise. */
export const budgetForms = { set, remove, keep, confirm };
