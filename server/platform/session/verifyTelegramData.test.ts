import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signTelegramData } from './signTelegramData.testing.ts';
import { verifyTelegramData } from './verifyTelegramData.ts';

const token = '7000000001:a-bot-of-this-test-and-nobody';
const now = 1_800_000_000;
const who = { user: JSON.stringify({ id: 7, first_name: 'Bahor &\n=%' }), query_id: 'AAH', chat_type: 'private' };
const sign = (fields: Record<string, string> = {}, by = token) =>
  signTelegramData({ ...who, auth_date: String(now), ...fields }, by);
const verify = (data: string) => verifyTelegramData(data, { token, now });
const forged = { refusal: 'forged' };
const stale = { refusal: 'stale' };
const malformed = { refusal: 'malformed' };

test('verifyTelegramData, for data signed as documented, returns its hash', () => {
  // Signed by hand, step by step as the documentation describes.
  const text = `auth_date=${now}\nchat_type=private\nquery_id=AAH\nuser=${who.user}`;
  const key = createHmac('sha256', 'WebAppData').update(token).digest();
  const hash = createHmac('sha256', key).update(text).digest('hex');
  const data = `query_id=AAH&user=${encodeURIComponent(who.user)}&auth_date=${now}&chat_type=private&hash=${hash}`;
  expect(verify(data)).toEqual({ hash });
});

test('verifyTelegramData accepts `signature` both as a signed and as an unsigned field', () => {
  expect(verify(sign({ signature: 'c2ln' }))).toHaveProperty('hash');
  expect(verify(`${sign()}&signature=c2ln`)).toHaveProperty('hash');
  expect(verify(`${sign()}&other=c2ln`)).toEqual(forged);
  expect(verify(sign({ signature: 'c2ln' }).replace('c2ln', 'c2lo'))).toEqual(forged);
});

test('verifyTelegramData, for data of another bot, returns forged', () => {
  expect(verify(sign({}, `${token}x`))).toEqual(forged);
});

test('verifyTelegramData accepts data up to a day old and up to a minute from the future', () => {
  for (const [signedAt, answer] of [
    [now - 86_400, { hash: expect.any(String) }],
    [now - 86_401, stale],
    [now + 60, { hash: expect.any(String) }],
    [now + 61, stale],
  ] as const)
    expect(verify(sign({ auth_date: String(signedAt) })), String(signedAt - now)).toEqual(answer);
});

test('verifyTelegramData, for data that is not in Telegram’s format, returns malformed', () => {
  const data = sign();
  const hash = new URLSearchParams(data).get('hash') ?? '';
  for (const bad of [
    '',
    'hash=1',
    data.replace(/&?hash=\w+/, ''),
    data.replace(hash, hash.toUpperCase().replace(/\d/g, 'A')),
    data.replace(hash, hash.slice(1)),
    sign({ auth_date: 'now' }),
    sign({ auth_date: '-1' }),
    `${data}&user=1`,
    `${data}&hash=${hash}`,
    sign({ 'a b': '1' }),
  ])
    expect(verify(bad), bad).toEqual(malformed);
});

test('verifyTelegramData, for a field with a line feed, returns malformed', () => {
  const text = { auth_date: String(now), query_id: 'AAH\nuser=1' };
  expect(verify(signTelegramData(text, token))).toEqual(malformed);
  const hash = new URLSearchParams(signTelegramData(text, token)).get('hash') ?? '';
  // The hash fits, because both forms have the same signed text.
  expect(verify(String(new URLSearchParams({ auth_date: String(now), query_id: 'AAH', user: '1', hash })))).toEqual({
    hash,
  });
});

const fieldName = fc.stringMatching(/^[a-z_]{1,12}$/).filter((name) => name !== 'hash' && name !== 'auth_date');
const fieldValue = fc.string({ unit: 'grapheme' }).map((text) => text.toWellFormed().replaceAll('\n', ' '));

test('verifyTelegramData accepts any signed fields in any order, and refuses a changed, added or missing field', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fieldName, fieldValue, { minKeys: 1, maxKeys: 8, noNullPrototype: true }),
      fc.nat(),
      fieldValue,
      (given, index, other) => {
        const names = Object.keys(given).filter((name) => name !== 'signature');
        const chosen = names[index % Math.max(names.length, 1)];
        fc.pre(chosen !== undefined && other !== given[chosen]);
        const fields = new URLSearchParams(signTelegramData({ ...given, auth_date: String(now) }, token));
        expect(verify(String(new URLSearchParams([...fields].toReversed())))).toHaveProperty('hash');

        const changed = new URLSearchParams(fields);
        changed.set(chosen as string, other);
        expect(verify(String(changed))).toEqual(forged);
        const less = new URLSearchParams(fields);
        less.delete(chosen as string);
        expect(verify(String(less))).toEqual(forged);
        expect(verify(`${fields}&${chosen}x=1`)).toSatisfy((answer) => 'refusal' in answer);
      },
    ),
  );
});

test('verifyTelegramData, for any fuzzed text, returns a refusal and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(verify(text)).toHaveProperty('refusal');
    }),
  );
});

test('verifyTelegramData, for a hash or a time with more than belongs to it, returns malformed', () => {
  const data = sign();
  expect(verify(data.replace('hash=', 'hash=x'))).toEqual(malformed);
  expect(verify(data.replace(/hash=(\w{64})/, 'hash=$1x'))).toEqual(malformed);
  expect(verify(sign({ auth_date: `${now}x` }))).toEqual(malformed);
});
