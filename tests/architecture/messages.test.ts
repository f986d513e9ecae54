import { readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { errorCatalogue } from '#shared/errors/catalogue.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { ruleMessageIds } from '#shared/rules/ruleMessageIds.ts';
import { toCyrillic } from '#shared/script/toCyrillic.ts';
import { messagesIn } from '#tests/support/messagesIn.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

const folders = ['client/i18n/messages', 'server/i18n/messages'];
const read = (locale: string): Record<string, string> =>
  Object.assign({}, ...folders.map((folder) => messagesIn(folder, locale)));
const uz = read('uz');
const ru = read('ru');

/** Arguments whose values are shown; the number of a plural only selects a form, and Uzbek has only one. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.argument) return [element.value];
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap((option) => argumentsOf(option.value));
    return element.type === TYPE.tag ? argumentsOf(element.children) : [];
  });
}
const argumentSet = (message: string) => [...new Set(argumentsOf(parse(message)))].sort();

test('both languages have the same message ids with the same arguments', () => {
  expect(Object.keys(uz).length).toBeGreaterThan(150);
  expect(Object.keys(ru).sort()).toEqual(Object.keys(uz).sort());
  for (const [id, message] of Object.entries(uz)) expect(argumentSet(ru[id] ?? ''), id).toEqual(argumentSet(message));
});

test.each(['offline', 'deviceNotice'])(
  'the Cyrillic messages of the service worker in %s.json are the transcribed Latin ones',
  async (name) => {
    const latin = JSON.parse(readFileSync(`client/i18n/messages/uz/${name}.json`, 'utf8')) as Record<string, string>;
    const cyrillic = Object.fromEntries(Object.entries(latin).map(([id, text]) => [id, toCyrillic(text)]));
    const file = `../../client/i18n/messages/uz-Cyrl/${name}.json`;
    await expect(`${JSON.stringify(cyrillic, null, 2)}\n`).toMatchFileSnapshot(file);
  },
);

test('messages contain no ICU format of numbers or dates, which browsers lack for Uzbek', () => {
  for (const [id, message] of Object.entries({ ...uz, ...ru }))
    expect(message, id).not.toMatch(/,\s*(number|date|time)\b|#/);
});

test('messages are written with ordinary spaces: the build puts in the no-break ones', () => {
  for (const [id, message] of Object.entries({ ...uz, ...ru })) expect(message, id).not.toMatch(/[\u00a0\u202f]/);
});

test('messages quote with « »; „ “ stand only inside them', () => {
  for (const [id, message] of Object.entries({ ...uz, ...ru })) {
    expect(message.replaceAll(/«[^»]*»/g, ''), id).not.toMatch(/[„“”"]/);
    expect(message.split('«').length, id).toBe(message.split('»').length);
  }
});

test('Uzbek messages contain no Cyrillic and no wrong apostrophe, and Russian ones are Cyrillic', () => {
  for (const [id, message] of Object.entries(uz)) {
    expect(message, id).not.toMatch(/\p{Script=Cyrillic}/u);
    expect(message, id).not.toMatch(/[oOgG]['’‘`]/);
  }
  const latinOnly = Object.entries(ru).filter(
    ([, message]) =>
      /\p{Script=Latin}{3}/u.test(message.replace(/\{[^}]*\}|<[^>]*>/g, '')) && !/\p{Script=Cyrillic}/u.test(message),
  );
  expect(
    latinOnly
      .map(([id, message]) => `${id}: ${message}`)
      .filter((line) => !/Yulduz|Telegram|RTP|SMS|ID|Email|e-mail|Caps Lock|Live|UZ|RU/.test(line)),
  ).toEqual([]);
});

test('every message id in the code exists, and every existing id is used', () => {
  const text = sourceFiles('client', 'server', 'shared')
    .map((file) => file.text)
    .join('\n');
  const named = new Set(
    [...text.matchAll(/['"`]([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_]+)+)['"`?]/g)].map((match) => match[1] as string),
  );
  const prefixes = [...text.matchAll(/`([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_]+)*\.)\$\{/g)].map(
    (match) => match[1] as string,
  );
  // `text('...')` is also a kind of field in shared/content, so only the client is searched.
  const clientText = sourceFiles('client')
    .map((file) => file.text)
    .join('\n');
  const called = [...clientText.matchAll(/\btext\(\s*'([^']+)'/g)].map((match) => match[1] as string);
  expect(called.length).toBeGreaterThan(60);
  expect(called.filter((id) => !(id in uz))).toEqual([]);
  const fromCatalogues = new Set<string>([
    ...Object.keys(errorCatalogue).map((type) => presentError(type).id),
    ...ruleMessageIds,
  ]);
  expect([...fromCatalogues].filter((id) => !(id in uz))).toEqual([]);
  // An id without a namespace is used in one file alone (scripts/bundle/compileMessages).
  const ids = Object.keys(uz).filter((id) => id.includes('.'));
  const unused = ids.filter(
    (id) => !named.has(id) && !fromCatalogues.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)),
  );
  expect(unused).toEqual([]);
});
