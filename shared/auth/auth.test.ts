import { expect, test } from 'vitest';
import { toFormData } from '#shared/api/wire.ts';
import { authConfig } from '#shared/content/authConfig.content.ts';
import { formsConfig } from '#shared/content/formsConfig.content.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { internationalPhone } from './internationalPhone.ts';
import { isFormErrorId } from './isFormErrorId.ts';
import { missingPhoneDigits } from './missingPhoneDigits.ts';
import { registrationFields } from './registrationFields.ts';
import { registrationInput } from './registrationInput.ts';
import { chooseMethod, registrationMethods } from './registrationMethods.ts';
import { readTwoFactor } from './twoFactorMarkers.ts';

const uz = { code: 'UZ', phone_code: '998', mask: '## ###-##-##', name: 'Oʻzbekiston' };
const kz = { code: 'KZ', phone_code: '+7', mask: '+7 ### ###-##-##', name: 'Qozogʻiston' };
const refusal = (message: string, data = {}) => new AppError('AuthorizationException', { message, data });

test.each([
  [refusal('two_factor_auth is enable. Resend time is 45'), { kind: 'codeNeeded', resendSeconds: 45 }],
  [refusal('Two_Factor_Auth is ENABLED', { resend_time: 30 }), { kind: 'codeNeeded', resendSeconds: 30 }],
  [
    refusal('two_factor_auth is enable', { has_recovery: true }),
    { kind: 'codeNeeded', resendSeconds: 60, hasRecovery: true },
  ],
  [refusal('two_factor_auth is enable'), { kind: 'codeNeeded', resendSeconds: 60 }],
  [refusal('Resend time is: 0'), { kind: 'codeNeeded', resendSeconds: 0 }],
  [refusal('the code must contain 6 digits'), { kind: 'malformedCode' }],
  [refusal('two_factor_auth: code is invalid'), { kind: 'wrongCode' }],
  [refusal('Time expired'), { kind: 'expiredCode' }],
  [refusal('Wrong login or password'), null],
  [new AppError('InvalidParameterException', { message: 'two_factor_auth is enable' }), null],
  [new Error('two_factor_auth is enable'), null],
])('readTwoFactor, for %s, returns the answer about the second factor or null', (error, expected) => {
  expect(readTwoFactor(error)).toEqual(expected);
});

test('internationalPhone, for a number with or without country code, returns it with plus and country code', () => {
  for (const typed of ['90 123-45-67', '998901234567', '+998 (90) 123 45 67'])
    expect(internationalPhone(typed, uz)).toBe('+998901234567');
  expect(internationalPhone('701 123-45-67', kz)).toBe('+77011234567');
});

test('missingPhoneDigits returns how many digits are missing, negative for too many, and needs seven without a mask', () => {
  expect(missingPhoneDigits('90 123 45', uz)).toBe(2);
  expect(missingPhoneDigits('90 123-45-67', uz)).toBe(0);
  expect(missingPhoneDigits('90 123-45-678', uz)).toBe(-1);
  expect(missingPhoneDigits('701 123-45-67', kz)).toBe(0);
  expect(missingPhoneDigits('12345', { ...uz, mask: '' })).toBe(2);
});

test('registrationMethods drops methods without a form, falls back to phone; chooseMethod falls back to the first method', () => {
  expect(registrationMethods(authConfig.parse({ authTypes: ['social', 'email', 'oneClick'] }))).toEqual([
    'email',
    'oneClick',
  ]);
  expect(registrationMethods({ authTypes: ['social'] })).toEqual(['phone']);
  expect(chooseMethod(['phone', 'oneClick'], 'one_click')).toBe('oneClick');
  expect(chooseMethod(['phone', 'email'], '1')).toBe('phone');
});

const { forms } = formsConfig.parse({
  forms: {
    registration: {
      phone: [
        { name: 'phone', type: 'phone' },
        { name: 'currency', type: 'select', options: [{ value: 'UZS' }, { value: 'USDT' }] },
        { name: 'promo_code', type: 'promo' },
        { name: 'notify', type: 'checkbox', optional: true },
      ],
    },
  },
});
const { registration: options } = authConfig.parse({});

test('registrationFields, for options of auth-config, adds and removes promo code, notify, terms and mark_betting', () => {
  const names = (given: Partial<typeof options>) =>
    registrationFields('phone', { forms, options: { ...options, ...given }, currencies: undefined }).map((f) => f.name);
  expect(names({})).toEqual(['phone', 'currency', 'promo_code', 'notify', 'terms']);
  expect(names({ showPromocode: false, notify: false, terms: false, markBetting: true })).toEqual([
    'phone',
    'currency',
    'mark_betting',
  ]);
});

test('registrationFields adds an optional character field only if enabled and loaded; an empty choice is not sent', () => {
  const characters = [{ id: 3, name: 'Humo', image: '' }];
  const fieldsOf = (showCharacterSelect: boolean, known = characters) =>
    registrationFields('phone', {
      forms,
      options: { ...options, showCharacterSelect },
      currencies: undefined,
      characters: known,
    }).filter(({ name }) => name === 'character_id');
  expect(fieldsOf(false)).toEqual([]);
  expect(fieldsOf(true, [])).toEqual([]);
  expect(fieldsOf(true)).toMatchObject([{ optional: true, options: [{ value: '' }, { value: '3', label: 'Humo' }] }]);
  const input = (character_id: string) =>
    registrationInput({ method: 'phone', values: { character_id }, country: uz, currency: 'UZS', tracking: {} });
  expect(input('3')).toMatchObject({ character_id: '3' });
  expect(input('')).not.toHaveProperty('character_id');
});

test('registrationFields offers only currencies that the platform accepts', () => {
  const fields = registrationFields('phone', { forms, options, currencies: ['UZS'] });
  expect(fields.find(({ name }) => name === 'currency')?.options.map(({ value }) => value)).toEqual(['UZS']);
});

test('registrationInput leaves out the promo code, and sends notify false unless it was checked', () => {
  const values = { phone: '901234567', password: 'a1b2c3', terms: true, promo_code: 'STAR' };
  expect(
    registrationInput({ method: 'phone', values, country: uz, currency: 'UZS', tracking: { track_id: '7' } }),
  ).toEqual({
    track_id: '7',
    auth_type: 'phone',
    phone: '+998901234567',
    phone_country_code: 'UZ',
    country_code: 'UZ',
    password: 'a1b2c3',
    currency: 'UZS',
    terms: true,
    notify: false,
  });
  expect(
    registrationInput({ method: 'oneClick', values: {}, country: uz, currency: 'UZS', tracking: { track_id: '7' } }),
  ).toMatchObject({
    auth_type: 'one_click',
    terms: true,
    notify: false,
  });
});

test('registrationInput includes empty optional fields, which toFormData writes as null', () => {
  const values = { email: 'a@b.uz', password: 'a1b2c3', phone: '', first_name: '' };
  const input = registrationInput({ method: 'email', values, country: uz, currency: 'UZS', tracking: {} });
  expect(input).toMatchObject({ first_name: '', phone: '' });
  expect(input).not.toHaveProperty('phone_country_code');
  const body = toFormData(input);
  expect([body.get('first_name'), body.get('phone')]).toEqual(['null', 'null']);
});

test('isFormErrorId, for an id of another part of the site or of Object.prototype, is false', () => {
  expect(isFormErrorId('errors.AuthorizationException')).toBe(true);
  expect(isFormErrorId('shell.skip')).toBe(false);
  expect(isFormErrorId('toString')).toBe(false);
});

test('isFormErrorId, given areas of a page, accepts only their ids and those of errors', () => {
  expect(isFormErrorId('security.phraseRule', ['forms', 'security'])).toBe(true);
  expect(isFormErrorId('security.phraseRule', ['forms', 'auth'])).toBe(false);
  expect(isFormErrorId('validation.code', [])).toBe(false);
  expect(isFormErrorId('errors.AuthorizationException', [])).toBe(true);
});
