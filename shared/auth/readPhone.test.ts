import fc from 'fast-check';
import { expect, test } from 'vitest';
import { internationalPhone } from './internationalPhone.ts';
import { missingPhoneDigits } from './missingPhoneDigits.ts';
import { nationalLength } from './nationalLength.ts';
import type { PhoneCountry } from './PhoneSettings.ts';
import { readPhone } from './readPhone.ts';

const country = (code: string, phone_code: string, mask: string): PhoneCountry => ({
  code,
  phone_code,
  mask,
  name: code,
});
const uz = country('UZ', '998', '## ###-##-##');
const kz = country('KZ', '+7', '+7 ### ###-##-##');
const ru = country('RU', '7', '### ###-##-##');
const countries = [uz, kz, country('KG', '996', '### ###-###'), country('TM', '993', '## ###-###'), ru];

/** The country and phone that the form would register; null: the form refuses. */
function registered(typed: string, chosen: PhoneCountry): string | null {
  const { country: named, phone } = readPhone(typed, chosen, countries);
  return missingPhoneDigits(phone, named) === 0 ? `${named.code} ${internationalPhone(phone, named)}` : null;
}

/** The same, typed one character at a time: a recognised country stays recognised. */
function registeredByHand(typed: string, chosen: PhoneCountry): string | null {
  let state = { country: chosen, phone: '' };
  for (const character of typed.replace(/[^\d+]/g, '')) {
    state = readPhone(state.phone + character, state.country, countries);
  }
  return registered(state.phone, state.country);
}

test.each([
  ['90 123 45 67', uz, 'UZ +998901234567'],
  ['+998901234567', uz, 'UZ +998901234567'],
  ['998901234567', uz, 'UZ +998901234567'],
  ['00998 90 123-45-67', uz, 'UZ +998901234567'],
  ['+7 912 345-67-89', uz, 'RU +79123456789'],
  ['79123456789', uz, 'RU +79123456789'],
  ['+7 701 123-45-67', uz, 'KZ +77011234567'],
  ['998901234567', kz, 'UZ +998901234567'],
  ['701 123-45-67', kz, 'KZ +77011234567'],
  ['8 90 123 45 67', uz, 'UZ +998901234567'],
  ['0901234567', uz, 'UZ +998901234567'],
  ['8812345671', uz, null],
  ['89123456789', ru, 'RU +79123456789'],
  ['89123456789', uz, null],
  ['+44 20 7946 0958', uz, null],
  ['+442079460', uz, null],
  ['99890123456', uz, null],
  ['+998 90 123-45-678', uz, null],
])(
  'readPhone, for %s with a chosen country, typed or pasted, yields the number of the table or none',
  (typed, chosen, expected) => {
    expect(registered(typed, chosen)).toBe(expected);
    expect(registeredByHand(typed, chosen)).toBe(expected);
  },
);

const separators = fc.constantFrom('', ' ', '-', ') ', ' (');
const anyNumber = fc
  .constantFrom(...countries)
  .chain((of) =>
    fc.record({
      of: fc.constant(of),
      national: fc.string({
        unit: fc.constantFrom(...'0123456789'),
        minLength: nationalLength(of) ?? 7,
        maxLength: nationalLength(of) ?? 7,
      }),
      chosen: fc.constantFrom(...countries),
      separator: separators,
    }),
  )
  // No national number begins with the international prefix 00.
  .filter(({ national }) => !national.startsWith('00'));

test('readPhone, for a number with a plus, keeps that number for any chosen country and any separators', () => {
  fc.assert(
    fc.property(anyNumber, ({ of, national, chosen, separator }) => {
      const code = of.phone_code.replace(/\D/g, '');
      const whole = `+${code}${national}`;
      const written = `+${code}${separator}${national.slice(0, 3)}${separator}${national.slice(3)}`;
      expect(registered(written, chosen)?.split(' ')[1]).toBe(whole);
      expect(registeredByHand(written, chosen)?.split(' ')[1]).toBe(whole);
    }),
  );
});

test('readPhone, for digits without a plus, yields the number they spell or no complete number', () => {
  fc.assert(
    fc.property(anyNumber, ({ of, national, chosen }) => {
      const code = of.phone_code.replace(/\D/g, '');
      // Digits as many as a national number of the chosen country has are read as one.
      fc.pre(code.length + national.length !== nationalLength(chosen));
      for (const read of [registered, registeredByHand])
        expect([`+${code}${national}`, undefined]).toContain(read(code + national, chosen)?.split(' ')[1]);
      expect(registered(code + national, of)?.split(' ')[1]).toBe(`+${code}${national}`);
    }),
  );
});

test('readPhone, for any fuzzed input, yields only the typed digits, with or without the country code', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789+ -()a') }),
      fc.constantFrom(...countries),
      (typed, chosen) => {
        const result = registered(typed, chosen)?.split(' ')[1];
        if (result === undefined) return;
        const digits = typed.replace(/\D/g, '').replace(/^00/, '');
        const code = chosen.phone_code.replace(/\D/g, '');
        expect([`+${digits}`, `+${code}${digits}`]).toContain(result);
      },
    ),
  );
});
