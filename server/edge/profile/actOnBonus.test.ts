import { expect, test } from 'vitest';
import { AppError } from '../../../shared/errors/AppError.ts';
import type { FormPost } from '../forms/FormPost.ts';
import { actOnBonus } from './actOnBonus.ts';

const ACTIVE = [{ id: 5, status: 'active' }];

/** Sends a form of the bonuses; the platform answers the command with `answer`, and lists bonus 5 as active. */
async function send(act: 'activate' | 'deactivate' | 'remove', fields: Record<string, string>, answer: unknown = 1) {
  const calls: unknown[] = [];
  const call = (async (method: { name: string }, input: object) => {
    if (method.name.endsWith('.get')) return { items: ACTIVE, total: 1 };
    calls.push([method.name, input]);
    if (answer instanceof AppError) throw answer;
    return answer;
  }) as unknown as FormPost['call'];
  const outcome = await actOnBonus(act)({ fields, call } as unknown as FormPost).catch((error: unknown) => error);
  return { outcome, calls };
}
const agreed = { id: '5', type: 'casino', agree: '1' };
const about = (field: string) => new AppError('InvalidParameterException', { data: { [field]: ['no'] } });

test.each([
  ['activate', 'casino', 'bonuses.activate'],
  ['deactivate', 'casino', 'bonuses.deactivate'],
  ['remove', 'casino', 'bonuses.remove'],
  ['activate', 'betting', 'bettingBonuses.activate'],
  ['remove', 'betting', 'bettingBonuses.remove'],
] as const)('actOnBonus, with consent to %s a %s bonus, calls %s once', async (act, type, method) => {
  const { outcome, calls } = await send(act, { ...agreed, type });
  expect(outcome).toEqual({ step: 'done' });
  expect(calls).toEqual([[method, { bonus_id: '5' }]]);
});

test('actOnBonus, without consent, bonus id or a known command, reports the error and calls nothing', async () => {
  for (const [act, fields, error] of [
    ['remove', { id: '5', type: 'casino' }, 'bonuses.agreeFirst'],
    ['deactivate', { ...agreed, type: 'betting' }, 'errors.InvalidRequestException'],
    ['activate', { ...agreed, type: 'toString' }, 'errors.InvalidRequestException'],
    ['activate', { type: 'casino', agree: '1' }, 'errors.InvalidRequestException'],
  ] as const) {
    const { outcome, calls } = await send(act, fields);
    expect([outcome, calls]).toEqual([{ error }, []]);
  }
});

test('actOnBonus reports a refusal by the bonus’s current state, a lost answer as unknown, and throws others', async () => {
  expect((await send('activate', agreed, about('bonus_id'))).outcome).toEqual({ error: 'bonuses.alreadyActive' });
  expect((await send('remove', { ...agreed, id: '9' }, about('bonus_id'))).outcome).toEqual({ error: 'bonuses.gone' });
  for (const answer of [0, new AppError('UnknownErrorException'), new AppError('InternalServerErrorException')])
    expect((await send('activate', agreed, answer)).outcome).toEqual({ error: 'bonuses.unknown' });
  const refused = await send('activate', agreed, new AppError('UserNeedDepositException'));
  expect(refused.outcome).toMatchObject({ type: 'UserNeedDepositException' });
});
