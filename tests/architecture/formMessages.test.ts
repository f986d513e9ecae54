import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTexts } from '#client/i18n/createTexts.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import { formErrorText } from '#client/ui/forms/formErrorText.ts';
import { formMessages } from '#client/ui/forms/formMessages.ts';
import { formsConfig as sandboxForms } from '#sandbox/content/data/formsConfig.ts';
import { BRAND_NAME } from '#shared/brand.ts';
import { formField } from '#shared/content/formField.ts';
import { type FormsConfig, formsConfig } from '#shared/content/formsConfig.content.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { LOCALES, type Locale } from '#shared/locales.ts';
import { passwordChangeRule } from '#shared/profile/passwordChangeRule.ts';
import { minMaxRule } from '#shared/rules/fields/minMaxRule.ts';
import { sumRule } from '#shared/rules/fields/sumRule.ts';
import { formRule } from '#shared/rules/formRule.ts';
import { passwordProblem } from '#shared/rules/passwords/passwordProblem.ts';
import { readRuleMessage } from '#shared/rules/readRuleMessage.ts';
import { ruleMessageIds } from '#shared/rules/ruleMessageIds.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

/** Values that a player may type or paste: nothing, too little, too much, and characters that no rule accepts. */
const TYPED = [
  '',
  ' ',
  'a',
  '1',
  '12',
  '123456',
  'x'.repeat(300),
  '9'.repeat(40),
  'парол ъ😀',
  'a b c',
  '`',
  '<b>&"',
  '$$min$$',
  '{min}',
  '-1',
  '4,5',
  '100',
  '999999999',
  'Аziz',
  'admin',
  'aziz@',
  'aziz@pochta.uz',
  '+998',
  '31.12.1800',
  '31.12.2999',
  '99.99.9999',
  'AA00',
  'UZ00 1234',
  'Qwerty-2026',
  null,
  undefined,
  0,
  -5,
  1e12,
  true,
  false,
];

/** A field of every type with every bound. */
const KINDS = formField.shape.type.def.entries;
const everyKind = Object.keys(KINDS).flatMap((type) =>
  [
    {},
    { min: 50 },
    { max: 500 },
    { min: 50, max: 500 },
    { regex: '^[A-Z]{3}$' },
    { min: '01.01.1950' },
    { max: '01.01.2000' },
  ].map((bounds, index) => formField.parse({ name: `${type}-${index}`, type, ...bounds, options: [{ value: 'a' }] })),
);

function formsOf(locale: Locale): FormsConfig {
  const translate = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(translate);
    if (typeof value !== 'object' || value === null) return value;
    return locale in value
      ? (value as Record<string, unknown>)[locale]
      : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, translate(part)]));
  };
  return formsConfig.parse(translate(sandboxForms));
}

async function textsOf(locale: Locale) {
  const texts = createTexts(locale, await loadMessages(locale));
  await texts.load(['auth']);
  return texts;
}

test.each(LOCALES)(
  'every rule of every form, in %s, gives a text with its values filled in, with default and operator’s messages',
  async (locale) => {
    const texts = await textsOf(locale);
    const config = formsOf(locale);
    const { registration, ...others } = config.forms;
    const forms = { ...registration, ...others, everyKind };
    const reached = new Set<string>();
    const read = (messages: readonly string[]) => {
      for (const overrides of [
        {},
        config.messages,
        { required: '$$max$$ ?', minLength: '$$max$$ ?', sum: '$$min$$–$$max$$' },
      ])
        for (const message of new Set(messages)) {
          reached.add(readRuleMessage(message).id);
          const text = formErrorText({ type: 'custom', message }, formMessages(texts, { overrides }).formatRule) ?? '';
          expect(text, message).toMatch(/\p{L}{2}|\d/u);
          if (message !== 'validation.password?symbols=%24')
            expect(text, message).not.toMatch(/\$\$[a-z]|[{]\w+[}]|…|undefined|NaN/);
        }
    };
    for (const [name, fields] of Object.entries(forms)) {
      const schema = formRule(fields, { locale, missingPhoneDigits: (phone) => 9 - phone.length });
      const found = TYPED.flatMap((typed) => {
        const values = Object.fromEntries(fields.map((field) => [field.name, typed]));
        const result = schema.safeParse(values);
        return result.success ? [] : result.error.issues.map(({ message }) => message);
      });
      expect(found.length, name).toBeGreaterThan(0);
      read(found);
    }
    read(
      formRule(
        [
          { name: 'password', type: 'password' },
          { name: 'repeat_password', type: 'password' },
        ],
        { locale },
      )
        .safeParse({ password: 'Qwerty-1', repeat_password: 'Qwerty-2' })
        .error?.issues.map(({ message }) => message) ?? [],
    );
    const same = 'Qwerty-1';
    read(
      passwordChangeRule
        .safeParse({ old_password: same, password: same, repeat_password: same })
        .error?.issues.map(({ message }) => message) ?? [],
    );
    read(['123456', BRAND_NAME].flatMap((password) => passwordProblem(password, []) ?? []));
    for (const bounds of [{ min: 10 }, { max: 20 }])
      for (const typed of ['x', '', '1', '99'])
        read(
          minMaxRule(bounds)
            .safeParse(typed)
            .error?.issues.map(({ message }) => message) ?? [],
        );
    read(
      sumRule({ limitLeft: 100 })
        .safeParse('200')
        .error?.issues.map(({ message }) => message) ?? [],
    );
    expect([...ruleMessageIds].filter((id) => !reached.has(id))).toEqual([]);
  },
);

test('formatRefusal gives the platform’s text for a field, a message for a code, the catalogue’s text for the form', async () => {
  const messages = formMessages(await textsOf('uz'), {
    isShownElsewhere: ({ type }) => type === 'UserBannedException',
  });
  const error = new AppError('InvalidParameterException');
  expect(messages.formatRefusal(error, 'phone', 'Raqam band')).toBe('Raqam band');
  expect(messages.formatRefusal(error, 'phone', 'phone.taken')).toBe('Bu qiymat qabul qilinmadi. Uni tekshiring');
  expect(messages.formatRefusal(new Error('x'))).toMatch(/^Nimadir xato ketdi/);
  expect(messages.formatRefusal(error)).toMatch(/\p{L}/u);
  expect(messages.formatRefusal(new AppError('UserBannedException'))).toBeUndefined();
});

test('every feature with a form loads the messages of all rules with its own', async () => {
  const features = sourceFiles('client/features').flatMap(({ name, text }) =>
    /from '#client\/ui\/forms\/Form\.tsx'/.test(text) && !/\.test\.tsx?$/.test(name)
      ? [name.split('/')[2] as string]
      : [],
  );
  const everywhere = ['shell', 'lobby', 'hall', 'content', 'errors', 'offline', 'deviceNotice', 'validation'];
  const areas = readdirSync('client/i18n/messages/uz').map((file) => file.slice(0, -'.json'.length));
  const withForms = areas.filter((area) => !everywhere.includes(area) && features.includes(area));
  expect(withForms.length).toBeGreaterThan(3);
  expect([...new Set(features)].filter((feature) => feature !== 'ui-gallery').sort()).toEqual([...withForms].sort());
  for (const area of withForms)
    for (const locale of LOCALES) {
      const messages = { ...(await loadMessages(locale)), ...(await loadMessages(locale, area)) };
      expect(
        [...ruleMessageIds, 'validation.refused', 'validation.problems'].filter((id) => !(id in messages)),
        area,
      ).toEqual([]);
    }
});
