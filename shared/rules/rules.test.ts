import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { compilePattern } from './compilePattern.ts';
import { addressRule } from './fields/addressRule.ts';
import { cardHolderRule } from './fields/cardHolderRule.ts';
import { checkboxRule } from './fields/checkboxRule.ts';
import { codeRule } from './fields/codeRule.ts';
import { customRule } from './fields/customRule.ts';
import { dateRule } from './fields/dateRule.ts';
import { emailRule } from './fields/emailRule.ts';
import { fakenameRule } from './fields/fakenameRule.ts';
import { ibanRule } from './fields/ibanRule.ts';
import { latestAdultBirthDate } from './fields/latestAdultBirthDate.ts';
import { loginRule } from './fields/loginRule.ts';
import { minMaxRule } from './fields/minMaxRule.ts';
import { nameRule } from './fields/nameRule.ts';
import { passwordRule } from './fields/passwordRule.ts';
import { phoneRule } from './fields/phoneRule.ts';
import { postcodeRule } from './fields/postcodeRule.ts';
import { promoRule } from './fields/promoRule.ts';
import { selectRule } from './fields/selectRule.ts';
import { sexRule } from './fields/sexRule.ts';
import { sumRule } from './fields/sumRule.ts';
import { textRule } from './fields/textRule.ts';
import { readRuleMessage } from './readRuleMessage.ts';

/** The output of a valid value under `ok`, or the first message of a wrong one. */
function judge(rule: z.ZodMiniType, value: unknown): unknown {
  const result = rule.safeParse(value);
  if (result.success) return { ok: result.data };
  return result.error.issues[0]?.message;
}

const uz = nameRule({ locale: 'uz' });
const ru = nameRule({ locale: 'ru' });
const grown = dateRule({ min: '01.01.1900', max: '01.06.2008' });
const NBSP = '%C2%A0';
const whole = sumRule({ min: 1000, max: 5_000_000 });

test.each<[string, z.ZodMiniType, unknown, unknown]>([
  ['name', uz, ' Aziza ', { ok: 'Aziza' }],
  ['name', uz, 'O`tkir', { ok: 'Oʻtkir' }],
  ['name', uz, 'G´ani Qo`ldosh-Bek', { ok: 'Gʻani Qoʻldosh-Bek' }],
  ['name', uz, '`Aziza', 'validation.name'],
  ['name', uz, 'Aziza`', 'validation.name'],
  ['name', ru, 'O`tkir', 'validation.name'],
  ['name', ru, "О'Нил-Ёлкин", { ok: "О'Нил-Ёлкин" }],
  ['name', uz, 'Aziza2', 'validation.name'],
  ['name', uz, '   ', 'validation.required'],
  ['name', nameRule({ locale: 'uz', optional: true }), '', { ok: '' }],
  ['address', addressRule(), 'Navoiy 12/3 | 4', { ok: 'Navoiy 12/3 | 4' }],
  ['address', addressRule(), 'Navoiy #12', 'validation.address'],
  ['address', addressRule(), '', 'validation.required'],

  ['sum', whole, '1,000', { ok: 1000 }],
  ['sum', whole, '5\u00A0000\u00A0000', { ok: 5_000_000 }],
  ['sum', whole, 2500, { ok: 2500 }],
  ['sum', whole, '', 'validation.required'],
  ['sum', whole, null, 'validation.required'],
  ['sum', whole, '999', `validation.sum?min=1${NBSP}000&max=5${NBSP}000${NBSP}000`],
  ['sum', whole, '5,000,001', `validation.sum?min=1${NBSP}000&max=5${NBSP}000${NBSP}000`],
  ['sum', whole, '0', `validation.sum?min=1${NBSP}000&max=5${NBSP}000${NBSP}000`],
  ['sum', whole, '01000', 'validation.sumFormat'],
  ['sum', whole, '50.0000', 'validation.sumFormat'],
  ['sum', whole, '2500,50', 'validation.sumWhole'],
  ['sum', whole, '-2500', 'validation.sumCharacters'],
  ['sum', whole, '1e4', 'validation.sumCharacters'],
  ['sum', whole, 4_000_000.5, 'validation.sumWhole'],
  ['sum', whole, 1234.567, 'validation.sumFormat'],
  ['sum', sumRule({ min: 10, max: 5_000, digits: 2 }), '31,61', { ok: 31.61 }],
  ['sum', sumRule({ min: 10, max: 5_000, digits: 2 }), '9.99', 'validation.sum?min=10&max=5%C2%A0000'],
  ['sum', sumRule({ min: 5, format: (bound) => `${bound}s` }), '4', 'validation.sumMin?min=5s'],
  ['sum', sumRule({ max: 5, limitLeft: 3 }), '4', 'validation.sumLimit?left=3'],
  ['sum', sumRule({ max: 5, limitLeft: 3 }), '6', 'validation.sumMax?max=5'],
  ['sum', sumRule({ max: 5 }), '6', 'validation.sumMax?max=5'],
  ['sum', sumRule(), 'many', 'validation.sumCharacters'],

  ['date', grown, '03-02-1990', { ok: '03.02.1990' }],
  ['date', grown, '01.06.2008', { ok: '01.06.2008' }],
  ['date', grown, '02.06.2008', 'validation.dateMax?max=01.06.2008'],
  ['date', grown, '31.12.1899', 'validation.dateMin?min=01.01.1900'],
  ['date', grown, '31.02.1990', 'validation.date'],
  ['date', grown, '03/02/1990', 'validation.date'],
  ['date', grown, '03.02.90', 'validation.date'],
  ['date', dateRule({ optional: true, max: 'soon' }), '', { ok: '' }],

  ['sex', sexRule(), 1, { ok: 1 }],
  ['sex', sexRule(), '2', { ok: 2 }],
  ['sex', sexRule(), 'female', { ok: 'female' }],
  ['sex', sexRule(), 0, 'validation.required'],
  ['sex', sexRule(), '0', 'validation.required'],
  ['sex', sexRule(), null, 'validation.required'],
  ['sex', sexRule({ optional: true }), 0, { ok: 0 }],

  ['text', textRule(), 'anything', { ok: 'anything' }],
  ['text', textRule(), undefined, 'validation.required'],
  ['text', textRule({ optional: true }), null, { ok: '' }],
  ['text', textRule({ minLength: 3 }), 'ab', 'validation.minLength?min=3'],
  ['text', textRule({ maxLength: 3 }), '😀😀😀😀', 'validation.maxLength?max=3'],
  ['text', textRule({ regex: '^\\d{14}$' }), '1234', 'validation.custom'],
  ['text', textRule(), 7, 'validation.required'],
  ['custom', customRule({ regex: '^[A-Z]{2}\\d+$' }), 'AA12', { ok: 'AA12' }],
  ['custom', customRule({ regex: '^[A-Z]{2}\\d+$' }), 'aa12', 'validation.custom'],
  ['custom', customRule({ regex: '(' }), 'x', { ok: 'x' }],
  ['custom', customRule(), '', 'validation.required'],
  ['custom', customRule({ regex: '.' }), 'x'.repeat(201), 'validation.maxLength?max=200'],
  ['select', selectRule({ values: ['a'] }), 'a', { ok: 'a' }],
  ['select', selectRule({ values: ['a'] }), 'b', 'validation.required'],

  ['postcode', postcodeRule(), '100084', { ok: '100084' }],
  ['postcode', postcodeRule(), '12345678', { ok: '12345678' }],
  ['postcode', postcodeRule(), '123456789', 'validation.postcode'],
  ['postcode', postcodeRule(), '10 00', 'validation.postcode'],
  ['postcode', postcodeRule({ regex: '^LV-\\d{4}$' }), 'LV-1050', { ok: 'LV-1050' }],

  ['phone', phoneRule(), '+998 (90) 123-45-67', { ok: '+998901234567' }],
  ['phone', phoneRule(), '', 'validation.phoneRequired'],
  ['phone', phoneRule(), '12345', 'validation.phone'],
  ['phone', phoneRule(), '+99890abc4567', 'validation.phone'],
  ['phone', phoneRule({ missingDigits: () => -1 }), '+998901234567', 'validation.phone'],
  ['phone', phoneRule({ missingDigits: () => 2 }), '90 123 45', 'validation.phoneIncomplete?count=2'],

  ['email', emailRule(), ' a@b.co ', { ok: 'a@b.co' }],
  ['email', emailRule(), 'a@mail.gov.uz', { ok: 'a@mail.gov.uz' }],
  ['email', emailRule(), 'a@b', 'validation.email'],
  ['email', emailRule(), 'a@a.b.c.d', 'validation.email'],
  ['email', emailRule(), 'a@@b.co', 'validation.email'],
  ['email', emailRule(), 'a b@c.co', 'validation.email'],
  ['email', emailRule(), 'a@b..co', 'validation.email'],
  ['email', emailRule(), '', 'validation.required'],

  ['password', passwordRule(), 'abc12', 'validation.minLength?min=6'],
  ['password', passwordRule(), 'abc123', { ok: 'abc123' }],
  ['password', passwordRule(), 'a'.repeat(20), { ok: 'a'.repeat(20) }],
  ['password', passwordRule(), 'a'.repeat(21), 'validation.maxLength?max=20'],
  ['password', passwordRule(), '', 'validation.required'],
  ['password', passwordRule('current'), 'ы', { ok: 'ы' }],
  ['password', passwordRule('current'), ' ', { ok: ' ' }],
  ['password', passwordRule('current'), '', 'validation.required'],

  ['card holder', cardHolderRule(), 'AZIZ O.', { ok: 'AZIZ O.' }],
  ['card holder', cardHolderRule(), "D'Arc-Ēriks Ўқ", { ok: "D'Arc-Ēriks Ўқ" }],
  ['card holder', cardHolderRule(), 'AZIZ 2', 'validation.cardHolder'],

  ['fake name', fakenameRule(), 'lion', { ok: 'lion' }],
  ['fake name', fakenameRule(), 'lio', 'validation.minLength?min=4'],
  ['fake name', fakenameRule(), '😀'.repeat(20), { ok: '😀'.repeat(20) }],
  ['fake name', fakenameRule(), 'a'.repeat(21), 'validation.maxLength?max=20'],
  ['fake name', fakenameRule(), 'li on', 'validation.fakename'],
  ['fake name', fakenameRule(), "li'on", 'validation.fakename'],

  ['checkbox', checkboxRule(), true, { ok: true }],
  ['checkbox', checkboxRule(), '1', { ok: true }],
  ['checkbox', checkboxRule(), false, 'validation.checkbox'],
  ['checkbox', checkboxRule(), 'false', 'validation.checkbox'],
  ['checkbox', checkboxRule(), undefined, 'validation.checkbox'],
  ['checkbox', checkboxRule({ optional: true }), '0', { ok: false }],
  ['promo', promoRule(), undefined, { ok: '' }],
  ['promo', promoRule(), ' <WIN> ', { ok: '<WIN>' }],

  ['code', codeRule(), '123 456', { ok: '123456' }],
  ['code', codeRule(), '12345', 'validation.code'],
  ['code', codeRule(), '1234567', 'validation.code'],
  ['code', codeRule(), '12345a', 'validation.code'],
  ['code', codeRule(), '', 'validation.required'],

  ['login', loginRule(), ' +998901234567 ', { ok: '998901234567' }],
  ['login', loginRule(), '++1', { ok: '+1' }],
  ['login', loginRule(), ' + ', 'validation.required'],

  ['iban', ibanRule(), 'de89 3704 0044 0532 0130 00', { ok: 'DE89370400440532013000' }],
  ['iban', ibanRule(), 'DE89370400440532013001', 'validation.iban'],
  ['iban', ibanRule(), '12', 'validation.iban'],

  ['number', minMaxRule({ min: 1, max: 1000 }), '1,5', { ok: 1.5 }],
  ['number', minMaxRule({ min: 1, max: 1000 }), 0, 'validation.minValue?min=1'],
  ['number', minMaxRule({ min: 1, max: 1000 }), '1001', `validation.maxValue?max=1${NBSP}000`],
  ['number', minMaxRule(), '\u22125', { ok: -5 }],
  ['number', minMaxRule(), '1e5', 'validation.number'],
  ['number', minMaxRule(), '', 'validation.required'],
])('the %s rule, for the value of row %#, returns its output or message', (_, rule, value, verdict) => {
  expect(judge(rule, value)).toEqual(verdict);
});

/** The characters as section 5 of the specification lists them. */
const NAME_SIGNS = '@_"!?#$%^&*(){}[]|/\\<>~§+:;`'.split('');
const FAKENAME_SIGNS = ',_ \'"-!?#$%^&*(){}[]|/\\<>~§+:;`'.split('');

test('the name, address and nickname rules refuse every listed character and accept others', () => {
  const inScript = (unit: string) => fc.string({ unit: fc.constantFrom(...unit), minLength: 4, maxLength: 8 });
  const letters = fc.oneof(inScript('abcŠʻ'), inScript('Жўкʻ'));
  fc.assert(
    fc.property(letters, fc.constantFrom(...NAME_SIGNS), (word, sign) => {
      expect(judge(ru, `${word}${sign}a`)).toBe('validation.name');
      const addressed = judge(addressRule(), `${word}${sign}a`);
      expect(addressed).toEqual('|/'.includes(sign) ? { ok: `${word}${sign}a` } : 'validation.address');
      expect(judge(ru, word)).toEqual({ ok: word });
      expect(judge(addressRule(), `${word}5`)).toEqual({ ok: `${word}5` });
    }),
  );
  fc.assert(
    fc.property(letters, fc.constantFrom(...FAKENAME_SIGNS), (word, sign) => {
      expect(judge(fakenameRule(), `${word}${sign}a`)).toBe('validation.fakename');
      expect(judge(fakenameRule(), `${word}@5`)).toEqual({ ok: `${word}@5` });
    }),
  );
});

test('passwordRule, for forbidden characters, lists each once in order, and accepts only U+0021 to U+007E', () => {
  const allowed = fc.string({
    minLength: 6,
    maxLength: 20,
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  });
  fc.assert(fc.property(allowed, (password) => void expect(judge(passwordRule(), password)).toEqual({ ok: password })));
  const message = judge(passwordRule(), 'пaролoль п&1') as string;
  expect(readRuleMessage(message)).toEqual({ id: 'validation.password', params: { symbols: 'п р о л ь ␣' } });
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (password) => {
      const verdict = judge(passwordRule(), password);
      const forbidden = Array.from(password).filter((symbol) => symbol < '!' || symbol > '~');
      expect(typeof verdict === 'string' && verdict.startsWith('validation.password?')).toBe(forbidden.length > 0);
    }),
  );
});

test('sumRule, for any whole sum and bounds, accepts exactly the sums within them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10, max: 50 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 20, max: 40 }),
      (sum, min, max) => {
        const passes = sum >= min && sum <= max;
        expect(sumRule({ min, max }).safeParse(String(sum)).success).toBe(passes);
      },
    ),
  );
});

test('every rule, for any fuzzed value, does not throw and reports only validation message ids', () => {
  const rules = [
    uz,
    grown,
    whole,
    sexRule(),
    textRule(),
    postcodeRule(),
    phoneRule(),
    emailRule(),
    passwordRule(),
    checkboxRule(),
    codeRule(),
    loginRule(),
    ibanRule(),
    minMaxRule(),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...rules), fc.anything({ withNullPrototype: true }), (rule, value) => {
      const messages = rule.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
      expect(messages.filter((message) => !message.startsWith('validation.'))).toEqual([]);
    }),
  );
});

test('latestAdultBirthDate uses the Tashkent calendar day, and 28 February for 29 February', () => {
  expect(latestAdultBirthDate(Date.UTC(2026, 5, 1, 18, 59))).toBe('01.06.2008');
  expect(latestAdultBirthDate(Date.UTC(2026, 5, 1, 19, 0))).toBe('02.06.2008');
  expect(latestAdultBirthDate(Date.UTC(2028, 1, 29))).toBe('28.02.2010');
});

test('compilePattern, for a long, invalid or catastrophic pattern, returns null; for usual patterns, a RegExp', () => {
  for (const source of [
    null,
    '',
    'a'.repeat(201),
    '(',
    '(a+)+$',
    '^(\\d*)*x',
    '(a|a)*b',
    '((a+))+',
    '(a{1,50}){2,}',
    '(?:x[)]+)*',
  ])
    expect(compilePattern(source)).toBeNull();
  for (const source of [
    '^\\d{14}$',
    '^(uz|ru)$',
    '^(\\d{4} ){3}\\d{4}$',
    '^[\\w\\-]+$',
    '^(\\d{1,3},)*\\d$',
    '^([A-Z(+*|]\\+)+$',
    '^(a+)?$',
  ])
    expect(compilePattern(source)).toBeInstanceOf(RegExp);
});
