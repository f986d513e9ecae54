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

test('compileMessages, for a message that a language lacks, has the text of the default language', () => {
  const [file] = globSync('client/i18n/messages/uz/shell.json', { cwd: process.cwd() });
  const uz = JSON.parse(readFileSync(String(file), 'utf8')) as Record<string, string>;
  const [id = '', other = ''] = Object.keys(uz);
  const id2 = `${process.cwd()}/client/i18n/messages/en/shell.json`;
  const { code } = compile(JSON.stringify({ [id]: 'Yes' }), id2) ?? { code: '{}' };
  const compiled = JSON.parse(code) as Record<string, unknown>;
  expect(compiled[id]).toEqual([{ type: 0, value: 'Yes' }]);
  expect(JSON.stringify(compiled[other])).toContain(String(uz[other]).slice(0, 3));
  expect(Object.keys(compiled).toSorted()).toEqual(Object.keys(uz).toSorted());
});

test('compileMessages leaves messages without a namespace and other files unchanged', () => {
  expect(compile('{"title":"Salom"}', '/site/client/i18n/messages/uz/offline.json')).toBeNull();
  expect(compile('{"a.b":"Salom"}', '/site/client/other.json')).toBeNull();
});
