import { expect, test } from 'vitest';
import type { Path } from '#shared/url/path.ts';
import { paths } from '#shared/url/paths.ts';
import { createTypedFields } from './createTypedFields.ts';

const typed = createTypedFields({ DEVICE_SECRET: 'test-secret-of-typed-fields-0123456789' });

/** What a refused form shows again after these fields were typed. */
function fieldsBack(
  form: string,
  fields: Record<string, string>,
  { pattern: page }: Path = paths.profileNotification,
): Record<string, string> | undefined {
  const line = typed.lineFor({ path: '/profile/notification', page, form, fields, secure: false });
  if (line === undefined) return undefined;
  expect(line.length).toBeLessThan(4_096);
  const originalUrl = '/profile/notification?error=x';
  return typed.read({ headers: { cookie: line.split(';', 1)[0] }, originalUrl })?.fields;
}

/** Text of `length` characters whose words follow no order. */
function proseOf(words: string, length: number): string {
  const list = words.split(' ');
  let [text, state] = ['', 7];
  while (text.length < length) {
    state = (state * 48_271) % 2_147_483_647;
    text += `${list[state % list.length]}${state % 100} `;
  }
  return text.slice(0, length);
}

test.each([
  ['Russian', 'деньги вывод заявка карта отказ поддержка ответ сумма вчера утром почему пришло письмо'],
  ['Uzbek', 'pulim hisobimga tushmadi nega kecha toʻlov soʻnggi javob kutyapman iltimos tekshiring'],
])('a refused reply in %s of 2,000 characters, more than is accepted, comes back whole', (_name, words) => {
  const text = proseOf(words, 2_000);
  expect(fieldsBack('reply', { number: 'K7M2Q9T', text })).toEqual({ number: 'K7M2Q9T', text });
});

test('a refused reply that does not fit in a cookie comes back with its beginning', () => {
  const text = Array.from({ length: 10_000 }, () => crypto.randomUUID()[0]).join('');
  const kept = fieldsBack('reply', { number: 'K7M2Q9T', text })?.['text'] ?? '';
  expect(kept.length).toBeGreaterThanOrEqual(1_000);
  expect(text.startsWith(kept)).toBe(true);
});

test('a refused name of a passkey comes back, and fields that are never kept do not', () => {
  const named = { id: 'x1', name: 'a'.repeat(41) };
  expect(fieldsBack('passkeyName', named, paths.profileSecurity)).toEqual(named);
  expect(fieldsBack('sign_in', { login: 'aziz', password: 'Yulduz-2026' }, paths.signIn)).toEqual({ login: 'aziz' });
  expect(fieldsBack('password', { password: 'Yulduz-2026' }, paths.profileSecurity)).toBeUndefined();
});

test('a form keeps nothing by the list of a form with its name on another page', () => {
  expect(fieldsBack('reply', { text: 'Salom' })).toEqual({ text: 'Salom' });
  expect(fieldsBack('reply', { text: 'Salom' }, paths.supportTicket)).toEqual({ text: 'Salom' });
  expect(fieldsBack('reply', { text: 'Salom' }, paths.profileSecurity)).toBeUndefined();
});
