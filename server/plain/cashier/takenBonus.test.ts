import { expect, test } from 'vitest';
import type { FormPost } from '#server/plain/forms/FormPost.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { bonusForms } from '#shared/forms/orders/bonusForms.ts';
import type { PlainOutcome } from './PlainOutcome.ts';
import { takeOrder } from './takeOrder.ts';

/** Sends a form of the bonuses; the platform answers the command with `answer`, and lists bonus 5 with `status`. */
async function send(
  act: 'activate' | 'deactivate' | 'remove',
  fields: Record<string, string>,
  answer: unknown = 1,
  status = 'active',
) {
  const calls: unknown[] = [];
  const call = (async (method: { name: string }, input: object) => {
    if (method.name.endsWith('.get')) return { items: [{ id: 5, status }], total: 1 };
    calls.push([method.name, input]);
    if (answer instanceof AppError) throw answer;
    return answer;
  }) as unknown as FormPost['call'];
  const post = { fields, call, sender: 'session' } as unknown as FormPost;
  const outcome: PlainOutcome = await takeOrder(bonusForms[act]).submit(post);
  return { outcome, calls };
}
const refused = (error: string) => ({ kind: 'refused', outcome: { error } });
const agreed = { id: '5', type: 'casino', agree: '1' };
const about = (field: string) => new AppError('InvalidParameterException', { data: { [field]: ['no'] } });

test.each([
  ['activate', 'casino', 'bonuses.activate'],
  ['deactivate', 'casino', 'bonuses.deactivate'],
  ['remove', 'casino', 'bonuses.remove'],
  ['activate', 'betting', 'bettingBonuses.activate'],
  ['remove', 'betting', 'bettingBonuses.remove'],
] as const)('a plain form of a bonus, with consent to %s a %s bonus, calls %s once', async (act, type, method) => {
  const { outcome, calls } = await send(act, { ...agreed, type });
  expect(outcome).toEqual({ kind: 'done', outcome: { step: 'done' } });
  expect(calls).toEqual([[method, { bonus_id: '5' }]]);
});

test('a plain form of a bonus, without consent, bonus id or a known command, reports the error and calls nothing', async () => {
  for (const [act, fields, error] of [
    ['remove', { id: '5', type: 'casino' }, 'bonuses.agreeFirst'],
    ['deactivate', { ...agreed, type: 'betting' }, 'errors.InvalidRequestException'],
    ['activate', { ...agreed, type: 'toString' }, 'errors.InvalidRequestException'],
    ['activate', { type: 'casino', agree: '1' }, 'errors.InvalidRequestException'],
  ] as const) {
    const { outcome, calls } = await send(act, fields);
    expect([outcome, calls]).toEqual([refused(error), []]);
  }
});

test('a plain form of a bonus reports a refusal by the bonus’s current state, and other refusals as they are', async () => {
  expect((await send('activate', agreed, about('bonus_id'))).outcome).toEqual(refused('bonuses.alreadyActive'));
  expect((await send('remove', { ...agreed, id: '9' }, about('bonus_id'))).outcome).toEqual(refused('bonuses.gone'));
  const needsDeposit = new AppError('UserNeedDepositException');
  expect((await send('activate', agreed, needsDeposit)).outcome).toEqual(refused('errors.UserNeedDepositException'));
});

test('a plain form of a bonus, after a lost answer or one other than 1, looks at the bonus: it is done, or the outcome is unknown', async () => {
  for (const answer of [0, new AppError('UnknownErrorException'), new AppError('InternalServerErrorException')]) {
    expect((await send('activate', agreed, answer, 'new')).outcome).toEqual({ kind: 'unknown' });
    expect((await send('activate', agreed, answer)).outcome).toEqual({ kind: 'done', outcome: { step: 'done' } });
  }
});
