import { expect, test } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
import { activatePromo } from './activatePromo.ts';

const refusal = (promo_code: unknown) => new AppError('InvalidParameterException', { data: { promo_code } });

const CONDITION = { sum: { amount: 100, currency: 'USD' }, left: { amount: 40.5, currency: 'USD' } };

test.each([
  [new AppError('MethodNotFoundException'), null],
  [refusal(['EXPIRED']), { kind: 'error', messageId: 'auth.promo.EXPIRED' }],
  [refusal('ALREADY_USED'), { kind: 'error', messageId: 'auth.promo.ALREADY_USED' }],
  [refusal([{ code: 'NEED_DEPOSIT' }]), { kind: 'error', messageId: 'auth.promo.NEED_DEPOSIT' }],
  [refusal(['SOMETHING_ELSE']), { kind: 'error', messageId: 'auth.promo.INVALID' }],
  [
    new AppError('InvalidParameterException', { data: { promo_code: ['CONDITIONS_NOT_MET'], deposits: CONDITION } }),
    { kind: 'error', messageId: 'auth.promo.CONDITIONS_SUM', condition: CONDITION },
  ],
  [new AppError('AccessDeniedException'), { kind: 'error', messageId: 'errors.UnknownErrorException' }],
])('activatePromo, refused with %o, returns the matching outcome', async (error, outcome) => {
  expect(await activatePromo(async () => ({ kind: 'refused', error }), 'STAR')).toEqual(outcome);
});

test('activatePromo, after a lost answer, is unknown', async () => {
  expect(await activatePromo(async () => ({ kind: 'unknown' }), 'STAR')).toEqual({ kind: 'unknown' });
});
