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
  const lines = typed.linesFor({ path: '/profile/notification', page, form, fields, secure: false });
  return lines.length === 0 ? undefined : readBack(lines)?.fields;
}

/** What the page reads from the cookies of Set-Cookie lines. */
function readBack(lines: readonly string[]) {
  for (const line of lines) expect(line.length).toBeLessThan(4_096);
  const cookie = lines.map((line) => line.split(';', 1)[0]).join('; ');
  return typed.read({ headers: { cookie }, originalUrl: '/profile/notification?error=x' });
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
])('a refused message in %s of 10,000 characters, five times what is accepted, comes back whole', (_name, words) => {
  const text = proseOf(words, 10_000);
  expect(fieldsBack('reply', { number: 'K7M2Q9T', text, files: '1' })).toEqual({ number: 'K7M2Q9T', text, files: '1' });
  const ticket = { email: 'aziz@pochta.uz', text, key: 'k1' };
  expect(fieldsBack('ticket', ticket, paths.support)).toEqual(ticket);
});

test('a short text is kept by one cookie, and is read although the second one of an earlier, longer text is still there', () => {
  const linesOf = (text: string) =>
    typed.linesFor({ path: '/', page: paths.support.pattern, form: 'ticket', fields: { text }, secure: false });
  const long = linesOf(proseOf('деньги вывод заявка карта отказ поддержка ответ сумма вчера утром', 10_000));
  const short = linesOf('Pulim qani?');
  expect([long.length, short.length]).toEqual([2, 1]);
  expect(readBack([...short, long[1] as string])?.fields).toEqual({ text: 'Pulim qani?' });
  expect(readBack(long.slice(0, 1))).toBeNull();
});

test('a refused reply that does not fit in two cookies comes back with its beginning', () => {
  const text = Array.from({ length: 10_000 }, () => crypto.randomUUID()[0]).join('');
  const kept = fieldsBack('reply', { number: 'K7M2Q9T', text })?.['text'] ?? '';
  expect(kept.length).toBeGreaterThanOrEqual(5_000);
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
