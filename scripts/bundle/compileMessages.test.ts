import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileMessages } from './compileMessages.ts';

type Transform = (code: string, id: string) => { code: string } | null;
const compile = compileMessages().transform as Transform;

test('compileMessages, for every file of messages with a namespace, compiles each of them, plain ones too', () => {
  const files = globSync('{client,server}/**/i18n/messages/*/*.json');
  const compiled = files.flatMap((file) => {
    const { code } = compile(readFileSync(file, 'utf8'), `/site/${file}`) ?? {};
    return code ? Object.entries(JSON.parse(code) as Record<string, unknown>) : [];
  });
  expect(compiled.length).toBeGreaterThan(2_000);
  expect(compiled.filter(([, message]) => !Array.isArray(message))).toEqual([]);
});

test('compileMessages puts no-break spaces between figures and units, also in plurals', () => {
  const { code } = compile(
    JSON.stringify({
      'a.b': '24 soat ichida, № {id}',
      'a.c': '{n, plural, one {{n} час} few {{n} часа} many {{n} часов} other {{n} часа}}',
    }),
    '/site/client/i18n/messages/uz/a.json',
  ) as { code: string };
  expect(code).toContain('24\u00a0soat ichida, №\u00a0');
  expect(code).toContain('"\u00a0часов"');
  expect(code).not.toMatch(/" час/);
});

test('compileMessages leaves messages without a namespace and other files unchanged', () => {
  expect(compile('{"title":"Salom"}', '/site/client/i18n/messages/uz/offline.json')).toBeNull();
  expect(compile('{"a.b":"Salom"}', '/site/client/other.json')).toBeNull();
});
