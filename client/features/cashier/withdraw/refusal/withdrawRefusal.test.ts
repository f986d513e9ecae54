import { expect, test } from 'vitest';
import { createTexts } from '#client/i18n/createTexts.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import { makeWithdrawal } from '#shared/api/cashier/cashier.contract.ts';
import { errorsOf } from '#shared/api/errorsOf.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { ErrorType } from '#shared/errors/catalogue.ts';
import { LOCALES } from '#shared/locales.ts';
import { spanText } from '../spanText.ts';
import { withdrawPlace } from '../withdrawPlace.ts';
import { withdrawRefusal } from './withdrawRefusal.ts';

const sum = (amount: number) => `${amount} soʻm`;
const AT_THE_SUM: ErrorType[] = ['WithdrawalLimitsExceededException', 'WithdrawalLimitsPeriodExceededException'];
const AT_THE_REQUISITES: ErrorType[] = [
  'RequisitesOnVerificationException',
  'RequisitesValidationRequiredException',
  'RequisitesFraudulentException',
];

test.each(errorsOf(makeWithdrawal))(
  'withdrawRefusal, for %s, names the right place and a message that both languages have',
  async (type) => {
    const { place, messageId, values, link } = withdrawRefusal(new AppError(type), sum);
    const expected = AT_THE_SUM.includes(type) ? 'amount' : AT_THE_REQUISITES.includes(type) ? 'requisites' : 'form';
    expect(place).toBe(expected);
    for (const locale of LOCALES) {
      const texts = createTexts(locale, await loadMessages(locale));
      await texts.load(['cashier', 'withdraw']);
      expect(texts.formatMessage({ id: messageId }, { seconds: 0, ...values })).toMatch(/\S{3}/);
      if (link) expect(texts.formatMessage({ id: link.title })).toMatch(/\S{3}/);
    }
  },
);

test('withdrawRefusal, for limits of a sum or a period, includes their formatted sums and the reset time', () => {
  const bounds = new AppError('WithdrawalLimitsExceededException', { data: { min: 1, max: 2 } });
  expect(withdrawRefusal(bounds, sum)).toMatchObject({
    messageId: 'withdraw.bounds',
    values: { min: '1 soʻm', max: '2 soʻm' },
  });
  const period = new AppError('WithdrawalLimitsPeriodExceededException', {
    data: { available_amount: 5, reset_at: Date.UTC(2026, 10, 22, 7) / 1000 },
  });
  expect(withdrawRefusal(period, sum)).toMatchObject({
    messageId: 'withdraw.periodOver',
    values: { left: '5 soʻm', at: '22.11.2026, 12:00' },
  });
});

test('withdrawRefusal, for a security hold after a password change, includes its end and a link to security', () => {
  const until = Date.UTC(2026, 10, 22, 7) / 1000;
  const held = new AppError('WithdrawalDeclinedException', {
    data: { reason: 'security_hold', changed: 'password', until },
  });
  expect(withdrawRefusal(held, sum)).toMatchObject({
    place: 'form',
    messageId: 'withdraw.heldFor.password',
    values: { at: '22.11.2026, 12:00' },
    link: { href: '/profile/security' },
  });
});

test('withdrawRefusal, for requisites to be verified, links to their check and back to the form as typed', () => {
  const refusal = new AppError('RequisitesValidationRequiredException', {
    data: { external_action_id: 'requisites-1' },
  });
  const placeOf = (action?: string) => withdrawPlace({ method: 'uzcard', amount: '60 000', saved: '', action });
  const { link } = withdrawRefusal(refusal, sum, placeOf);
  const { pathname, searchParams } = new URL(link?.href ?? '', 'http://site');
  expect([pathname, searchParams.get('action')]).toEqual(['/profile/verification', 'requisites-1']);
  expect(searchParams.get('from')).toBe('/cashier/withdraw?method=uzcard&amount=60000&saved=&action=requisites-1');
  const bad = new AppError('RequisitesValidationRequiredException', { data: { external_action_id: '<b>' } });
  expect(withdrawRefusal(bad, sum, placeOf).link?.href).not.toContain('action');
});

test.each([
  [0, '1 minutes'],
  [61, '2 minutes'],
  [3_600, '1 hours'],
  [7_500, '2 hours 5 minutes'],
  [90_000, '1 days 1 hours'],
])('spanText, for %i seconds, is %s', (seconds, expected) => {
  const formatted = spanText(seconds, (id) => id.slice('cashier.clock.'.length));
  expect(formatted.replaceAll('\u00A0', ' ')).toBe(expected);
});
