import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { recordCalls } from '#shared/api/recordCalls.testing.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { isSelfExclusion } from '#shared/profile/isSelfExclusion.ts';
import { pauseEnd } from '#shared/profile/pauseEnd.ts';
import { absenceForm } from './absenceForm.ts';
import { budgetForms } from './budgetForms.ts';
import { checkForm } from './checkForm.ts';
import { depositLimitForms } from './depositLimitForms.ts';
import { limitSum } from './limitSum.ts';
import { pauseForm } from './pauseForm.ts';
import { playLimitForms } from './playLimitForms.ts';
import { trustForms } from './trustForms.ts';

/** What a form makes of posted fields: its values, or the first message with its field. */
function read(form: SiteForm<never, never>, fields: object, context: unknown = null): unknown {
  const { success, data, error } = z.safeParse(form.rule(context as never, 'uz'), fields);
  if (success) return data;
  const [issue] = error.issues;
  return [issue?.message, ...(issue?.path ?? [])];
}
const readOf = (form: unknown, fields: object) => read(form as SiteForm<never, never>, fields);

/** The calls of a form that is sent with these values. */
async function send(form: unknown, values: object, context: unknown = null, answer: unknown = 1) {
  const all = new Proxy({}, { has: () => true, get: () => answer }) as Record<string, unknown>;
  const { call, calls } = recordCalls(all);
  const result = await (form as SiteForm<never, never>).send(call, values as never, context as never);
  return { calls, result };
}
/** The calls by which a form asks for its context, and the context. */
async function contextOf(form: unknown, answer: unknown) {
  const all = new Proxy({}, { has: () => true, get: () => answer }) as Record<string, unknown>;
  const { call, calls } = recordCalls(all);
  const visit = { content: () => Promise.reject(new Error('no content')), query: new URLSearchParams() };
  return { context: await (form as SiteForm<never, never>).context?.(call, {}, visit), calls };
}

const PAGE = '/profile/responsible-game';
const { loss, stake, time } = playLimitForms;
const forms = {
  limit: depositLimitForms.set,
  unlimit: depositLimitForms.remove,
  limitKeep: depositLimitForms.keep,
  limitConfirm: depositLimitForms.confirm,
  budget: budgetForms.set,
  unbudget: budgetForms.remove,
  budgetKeep: budgetForms.keep,
  budgetConfirm: budgetForms.confirm,
  loss: loss.set,
  lossOff: loss.remove,
  lossKeep: loss.keep,
  lossConfirm: loss.confirm,
  stake: stake.set,
  time: time.set,
  timeOff: time.remove,
  check: checkForm,
  pause: pauseForm,
  trust: trustForms.invite,
  untrust: trustForms.end,
  absence: absenceForm,
};

test.each(Object.entries(forms))('the form %s has its own name and stands on the page of limits', (name, form) => {
  expect([form.name, form.page.pattern]).toEqual([name, PAGE]);
});

test('each form says what it has done, and a press that came too late says so', () => {
  const done = Object.values(forms).map((form) => form.done);
  expect(new Set(done)).toEqual(
    new Set(['limits.accepted', 'limits.checkDone', 'limits.trustedDone', 'limits.trustedRemoved', 'absence.done']),
  );
  for (const name of [
    'limit',
    'unlimit',
    'limitKeep',
    'limitConfirm',
    'budget',
    'budgetConfirm',
    'lossOff',
    'pause',
  ] as const)
    expect(forms[name].done).toBe('limits.accepted');
  for (const name of [
    'unlimit',
    'limitKeep',
    'limitConfirm',
    'unbudget',
    'budgetKeep',
    'budgetConfirm',
    'lossOff',
    'lossKeep',
    'lossConfirm',
    'check',
    'untrust',
  ] as const)
    expect(forms[name].refused).toBe('limits.tooEarly');
});

test('the sum and the period of a limit return into a refused form', () => {
  for (const form of [depositLimitForms.set, loss.set, time.set])
    expect([form.carriesSum, form.kept]).toEqual([true, ['period']]);
  expect(budgetForms.set.carriesSum).toBe(true);
  expect(trustForms.invite.kept).toEqual(['name', 'budget', 'breaks', 'sums']);
});

test.each([
  [
    { amount: '500 000', currency: 'UZS', period: 'week' },
    { amount: 500_000, period: 'week' },
  ],
  [{ amount: '500000', currency: 'UZS', period: 'year' }, ['limits.sumRule', 'amount']],
  [{ amount: '500000', currency: 'UZS' }, ['limits.sumRule', 'amount']],
  [{ amount: '', currency: 'UZS', period: 'day' }, ['limits.sumRule', 'amount']],
  [{ amount: '0', currency: 'UZS', period: 'day' }, ['limits.sumRule', 'amount']],
  [{ period: 'day' }, ['limits.sumRule', 'amount']],
  [
    { amount: '12.5', currency: 'USD', period: 'month' },
    { amount: 12.5, period: 'month' },
  ],
])('a deposit limit of %j is read as %j', (fields, values) => {
  expect(readOf(depositLimitForms.set, fields)).toEqual(values);
});

test('a sum that is no number says what is wrong with it, before the period is looked at', () => {
  const [message, field] = readOf(depositLimitForms.set, { amount: 'ten', currency: 'UZS', period: 'day' }) as string[];
  expect(message).not.toBe('limits.sumRule');
  expect([message?.startsWith('validation.'), field]).toEqual([true, 'amount']);
});

test('a budget has no period; minutes are whole, whatever the currency', () => {
  expect(readOf(budgetForms.set, { amount: '100', currency: 'UZS' })).toEqual({ amount: 100, period: '' });
  expect(readOf(time.set, { amount: '90', currency: 'USD', period: 'day' })).toEqual({ amount: 90, period: 'day' });
  expect(readOf(time.set, { amount: '', currency: 'UZS', period: 'day' })).toEqual(['limits.minutesRule', 'amount']);
  expect(readOf(time.set, { amount: '1.5', currency: 'USD', period: 'day' })).toContain('amount');
  expect(readOf(stake.set, { amount: '', currency: 'UZS', period: 'day' })).toEqual(['limits.sumRule', 'amount']);
  expect(readOf(loss.set, { amount: '5', currency: 'UZS', period: 'none' })).toEqual(['limits.sumRule', 'amount']);
});

test('a sum that the platform refuses is about the sum; other refusals have their own words', () => {
  const { problem } = limitSum({ word: 'limits.sumRule' });
  expect(problem(new AppError('InvalidParameterException'))).toEqual({ error: 'limits.sumRule', field: 'amount' });
  expect(problem(new AppError('InvalidRequestException'))).toBeNull();
  expect(problem(new TypeError('x'))).toBeNull();
});

test.each([
  ['limit', { amount: 5, period: 'day' }, null, ['account.setDepositLimit', { limit_amount: 5, period: 'day' }]],
  ['unlimit', {}, null, ['account.setDepositLimit', { limit_amount: null, period: 'none' }]],
  [
    'limitKeep',
    {},
    { limit_amount: 7, period: 'week' },
    ['account.setDepositLimit', { limit_amount: 7, period: 'week' }],
  ],
  ['limitConfirm', {}, null, ['account.confirmDepositLimit', {}]],
  ['budget', { amount: 5, period: '' }, null, ['account.setBudget', { amount: 5 }]],
  ['unbudget', {}, null, ['account.setBudget', { amount: null }]],
  ['budgetKeep', {}, { amount: { amount: 9 } }, ['account.setBudget', { amount: 9 }]],
  ['budgetKeep', {}, { amount: null }, ['account.setBudget', { amount: null }]],
  ['budgetConfirm', {}, null, ['account.confirmBudget', {}]],
  ['loss', { amount: 5, period: 'day' }, null, ['account.setPlayLimit', { kind: 'loss', period: 'day', amount: 5 }]],
  ['lossOff', { period: 'week' }, null, ['account.setPlayLimit', { kind: 'loss', period: 'week', amount: null }]],
  ['lossConfirm', { period: 'week' }, null, ['account.confirmPlayLimit', { kind: 'loss', period: 'week' }]],
  ['timeOff', { period: 'day' }, null, ['account.setPlayLimit', { kind: 'time', period: 'day', amount: null }]],
  ['check', { minutes: 30 }, null, ['account.setRealityCheck', { minutes: 30 }]],
  ['untrust', {}, null, ['account.removeTrusted', {}]],
  ['absence', {}, null, ['account.noteAbsence', {}]],
] as const)('the form %s of %j calls the platform once', async (name, values, context, sent) => {
  expect((await send(forms[name], values, context)).calls).toEqual([sent]);
});

test('a play limit that is kept is the one in force of its kind and period', async () => {
  const limits = [
    { kind: 'stake', period: 'week', amount: 1 },
    { kind: 'loss', period: 'day', amount: 2 },
    { kind: 'loss', period: 'week', amount: 3 },
  ];
  const sent = async (period: string) => (await send(loss.keep, { period }, limits)).calls[0]?.[1];
  expect(await sent('week')).toEqual({ kind: 'loss', period: 'week', amount: 3 });
  expect(await sent('month')).toEqual({ kind: 'loss', period: 'month', amount: null });
});

test('what is in force is asked from the platform', async () => {
  expect(await contextOf(depositLimitForms.keep, { period: 'day' })).toEqual({
    context: { period: 'day' },
    calls: [['account.getDepositLimit', {}]],
  });
  expect((await contextOf(budgetForms.keep, {})).calls).toEqual([['account.getBudget', {}]]);
  expect(await contextOf(loss.keep, { limits: ['a'] })).toEqual({
    context: ['a'],
    calls: [['account.getPlayLimits', {}]],
  });
});

test('a press about a play limit names its period; one about another is too late', () => {
  for (const form of [loss.remove, loss.keep, loss.confirm]) {
    expect(readOf(form, { period: 'month' })).toEqual({ period: 'month' });
    expect(readOf(form, { period: 'year' })).toEqual(['limits.tooEarly', 'period']);
  }
  for (const form of [
    depositLimitForms.remove,
    depositLimitForms.keep,
    budgetForms.confirm,
    trustForms.end,
    absenceForm,
  ])
    expect(readOf(form, {})).toEqual({});
});

test('a reality check is one of the offered minutes; an absent field does not switch it off', () => {
  expect(['0', '15', '30', '60', '120'].map((minutes) => readOf(checkForm, { minutes }))).toEqual(
    [0, 15, 30, 60, 120].map((minutes) => ({ minutes })),
  );
  for (const fields of [{}, { minutes: '' }, { minutes: '45' }, { minutes: '060' }])
    expect(readOf(checkForm, fields)).toContain('minutes');
});

test('a break is one of the offered periods, and the longer ones are self-exclusion', async () => {
  for (const period of ['1d', '3m', '6m', '5y', 'permanent']) expect(readOf(pauseForm, { period })).toEqual({ period });
  for (const fields of [{}, { period: '2w' }, { period: '' }])
    expect(readOf(pauseForm, fields)).toEqual(['validation.refused', 'period']);
  expect(await send(pauseForm, { period: '3m' }, null, { until: 7 })).toEqual({
    calls: [['account.setTimeOut', { period: '3m' }]],
    result: 7,
  });
  expect(await send(pauseForm, { period: 'permanent' }, null, {})).toEqual({
    calls: [['account.setSelfExclusion', { period: 'permanent' }]],
    result: null,
  });
  expect((['1d', '1w', '1m', '2m', '3m', '6m', '1y', '5y', 'permanent'] as const).map(isSelfExclusion)).toEqual([
    ...Array(5).fill(false),
    ...Array(4).fill(true),
  ]);
});

test('the answer to a check, to the end of trust or to what was missed must be 1', async () => {
  await expect(send(checkForm, { minutes: 30 }, null, 0)).rejects.toMatchObject({ type: 'UnknownErrorException' });
  await expect(send(trustForms.end, {}, null, 0)).rejects.toMatchObject({ type: 'UnknownErrorException' });
  await expect(send(absenceForm, {}, null, 0)).rejects.toMatchObject({ type: 'UnknownErrorException' });
});

test('a trusted person has a name and sees something; ticks are what was posted', async () => {
  const fields = { name: '  Oʻgʻil \u200B', budget: 'on' };
  expect(readOf(trustForms.invite, fields)).toEqual({ name: 'Oʻgʻil', budget: true, breaks: false, sums: false });
  expect(readOf(trustForms.invite, { name: '', budget: 'on' })).toEqual(['limits.trustedNameRule', 'name']);
  expect(readOf(trustForms.invite, { name: 'A' })).toEqual(['limits.trustedSeesRule', 'sees']);
  expect((await send(trustForms.invite, { name: 'A' }, null, { code: 'x' })).calls).toEqual([
    ['account.inviteTrusted', { name: 'A' }],
  ]);
});

const at = (text: string) => Date.parse(`${text}T10:20:30Z`);
test.each([
  ['1d', '2026-02-28', '2026-03-01'],
  ['1w', '2026-12-28', '2027-01-04'],
  ['1m', '2026-01-31', '2026-02-28'],
  ['1m', '2028-01-31', '2028-02-29'],
  ['3m', '2026-11-30', '2027-02-28'],
  ['6m', '2026-08-31', '2027-02-28'],
  ['2m', '2026-01-15', '2026-03-15'],
  ['1y', '2028-02-29', '2029-02-28'],
  ['5y', '2026-11-27', '2031-11-27'],
] as const)('a break of %s from %s ends on %s at the same time of day', (period, from, until) => {
  expect(pauseEnd(period, at(from))).toBe(at(until));
});

test('a permanent break has no end', () => {
  expect(pauseEnd('permanent', at('2026-01-31'))).toBeNull();
});
