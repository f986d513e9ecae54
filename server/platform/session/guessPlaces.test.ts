import { expect, test } from 'vitest';
import { framedName } from '#server/http/policy/framedName.ts';
import { guessPlaces, signInPlace } from './guessPlaces.ts';
import { sessionPairs } from './sessionPairs.ts';

const cookieSettings = { sessionCookies: ['sid', 'auth'], localeCookie: 'lang', framed: false };
const noDevice = { deviceOf: () => undefined };
const places = (cookie: string | undefined, framed = false) =>
  guessPlaces('account.confirmphone', { cookie, cookieSettings: { ...cookieSettings, framed } }, noDevice);

test.each(['auth.login', 'auth.restore'])(
  'guessPlaces, for %s with a code, is the account, apart for each known device',
  (method) => {
    const guesser = { cookie: 'sid=a', cookieSettings, account: 'ali', hasCode: true };
    expect(guessPlaces(method, guesser, noDevice)).toEqual([`${method}.ali`]);
    expect(guessPlaces(method, guesser, { deviceOf: () => 'phone' })).toEqual([`${method}.ali.phone`]);
  },
);

test.each(['auth.login', 'auth.restore'])('guessPlaces, for %s without a code or an account, is none', (method) => {
  expect(guessPlaces(method, { cookie: 'sid=a', cookieSettings, account: 'ali' }, noDevice)).toEqual([]);
  expect(guessPlaces(method, { cookie: 'sid=a', cookieSettings, account: 'ali', hasCode: false }, noDevice)).toEqual(
    [],
  );
  expect(guessPlaces(method, { cookie: 'sid=a', cookieSettings, hasCode: true }, noDevice)).toEqual([]);
});

test('signInPlace is the place of unknown devices at a sign-in with a code', () => {
  const guesser = { cookie: undefined, cookieSettings, account: 'ali', hasCode: true };
  expect(guessPlaces('auth.login', guesser, noDevice)).toEqual([signInPlace('ali')]);
});

test('guessPlaces, for other methods, is every session of the request, each once, without its value', () => {
  expect(places('sid=secret')).toEqual([expect.stringMatching(/^session\.[\w-]{43}$/)]);
  expect(places('sid=a; auth=b')).toEqual([...places('sid=a'), ...places('auth=b')]);
  expect(places('sid=a; auth=a')).toEqual(places('sid=a'));
  expect(places('sid=a')).not.toEqual(places('sid=b'));
  expect([places(undefined), places('theme=dark'), places('sid='), places('lang=sid')]).toEqual([[], [], [], []]);
});

test('guessPlaces, however a session is quoted or escaped, is one place', () => {
  expect(places('sid="a"')).toEqual(places('sid=a'));
  expect(places('sid=%61')).toEqual(places('sid=a'));
  expect(places('sid= a ')).toEqual(places('sid=a'));
  expect(places('sid=%zz')).toHaveLength(1);
  expect(places('sid=%zz')).not.toEqual(places('sid=%yy'));
});

test('guessPlaces, in a frame, is the session of the frame', () => {
  expect(places('__Host-sid_p=a; sid=b', true)).toEqual(places('sid=a'));
});

const plain = { sessionCookies: ['sid', 'token'], localeCookie: 'locale', framed: false };
const framed = { ...plain, framed: true };

test.each([
  ['a session among other cookies', 'a=1; sid=x; locale=ru; token=y', plain, 'sid=x; token=y'],
  ['an empty session cookie', 'sid=; token=y', plain, 'token=y'],
  ['no session', 'a=1; locale=ru', plain, undefined],
  ['a name that only begins like a session’s', 'sid2=x', plain, undefined],
  ['no header', undefined, plain, undefined],
  ['a framed and a plain session outside a frame', `sid=x; ${framedName('sid')}=f`, plain, 'sid=x'],
  ['a framed and a plain session in a frame', `sid=x; ${framedName('sid')}=f`, framed, 'sid=f'],
])('sessionPairs, for %s, returns the session’s own pairs', (_case, header, given, pairs) => {
  expect(sessionPairs(header, given)).toBe(pairs);
});
