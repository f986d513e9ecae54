import { expect, test } from 'vitest';
import { refusalKinds } from '#shared/forms/refusalKinds.ts';
import { LOCALES } from '#shared/locales.ts';
import { messagesIn } from '#tests/support/messagesIn.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

/** Those of the service worker are plain words. */
const ids = new Set(Object.keys(messagesIn('client/i18n/messages', 'uz')).filter((id) => id.includes('.')));

/** A text compared with a value, on either side of it, or as the case of a switch; and a value that is named a message id and chooses one of a list. */
const COMPARED = /[!=]==?\s*(['"`])([\w.]+)\1|(['"`])([\w.]+)\3\s*[!=]==?|\bcase\s+(['"`])([\w.]+)\5/g;
const LOOKED_UP = /\[(?:\w+\??\.)*messageId\]/;

/** A rule of zod has nothing but its message to be known by. */
const RULE_MESSAGES = ['server/plain/forms/formRefusal.ts: validation.custom'];

function choicesByMessage(text: string): string[] {
  const compared = [...text.matchAll(COMPARED)].map(([, , right, , left, , chosen]) => right ?? left ?? chosen ?? '');
  return [...compared.filter((id) => ids.has(id)), ...(LOOKED_UP.exec(text) ?? [])];
}

test('choicesByMessage finds a comparison with a message id on either side, a case of one and a list read by one', () => {
  for (const line of [
    "outcome?.messageId === 'gifts.notNow'",
    '"gifts.notNow" !== id',
    "case 'gifts.notNow':",
    'links[outcome.messageId]',
    'links[messageId]',
  ])
    expect(choicesByMessage(line), line).toHaveLength(1);
  for (const line of ["kind === 'giftGone'", "text('gifts.notNow')", "messageId = 'gifts.notNow'"])
    expect(choicesByMessage(line), line).toEqual([]);
});

test('no module of the site chooses what it does by a message id', () => {
  const found = sourceFiles('client', 'config', 'server', 'shared')
    .filter(({ name }) => !name.includes('/ui-gallery/'))
    .flatMap(({ name, text }) => choicesByMessage(text).map((id) => `${name}: ${id}`));
  expect(found).toEqual(RULE_MESSAGES);
});

test.each(LOCALES)('every kind of refusal has words in each of its areas (%s)', (locale) => {
  const known = messagesIn('client/i18n/messages', locale);
  const words = Object.values(refusalKinds).flatMap(Object.entries);
  expect(words.length).toBeGreaterThan(Object.keys(refusalKinds).length);
  for (const [area, id] of words) {
    expect(known, id).toHaveProperty([id]);
    expect(id.split('.')[0]).toBe(area);
  }
});
