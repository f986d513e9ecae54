import { expect, test } from 'vitest';
import { createGuestSessions } from './createGuestSessions.ts';

const env = { SESSION_COOKIE: ['sid', 'PHPSESSID'], GUEST_SESSIONS: 'on' } as const;
const create = () => createGuestSessions({ ...env, SESSION_COOKIE: [...env.SESSION_COOKIE] })!;
const pairOf = (line: string | undefined) => line?.split(';', 1)[0] ?? '';

test('isGuests, for a marked session, returns true until a session value changes or is added', () => {
  const sessions = create();
  const mark = pairOf(sessions.lineFor('a=b; sid=everybodys', true));
  expect(sessions.isGuests(`sid=everybodys; ${mark}`)).toBe(true);
  expect(sessions.isGuests('sid=everybodys')).toBe(false);
  expect(sessions.isGuests(`sid=player; ${mark}`)).toBe(false);
  // A second session beside it may be a player's.
  expect(sessions.isGuests(`sid=everybodys; PHPSESSID=player; ${mark}`)).toBe(false);
});

test('lineForNew marks the session that an answer sets; without one it returns undefined', () => {
  const sessions = create();
  const given = { cookieHeader: 'lang=uz; sid=old', setCookie: ['sid=new; Path=/; HttpOnly', 'a=1'], secure: false };
  const mark = pairOf(sessions.lineForNew(given));
  expect(sessions.isGuests(`lang=uz; sid=new; ${mark}`)).toBe(true);
  expect(sessions.isGuests(`lang=uz; sid=old; ${mark}`)).toBe(false);
  expect(sessions.lineForNew({ ...given, setCookie: ['a=1', 'sid=; Max-Age=0'] })).toBeUndefined();
});

test('forget returns a line that expires the mark of a guest session, and undefined without a mark', () => {
  const sessions = create();
  const mark = pairOf(sessions.lineFor('sid=a', true));
  expect(sessions.forget(`sid=a; ${mark}`)).toBe('guest_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  expect(sessions.forget('sid=a')).toBeUndefined();
  expect(sessions.forget(undefined)).toBeUndefined();
});

test('the mark of a guest session is HttpOnly; with GUEST_SESSIONS off createGuestSessions returns undefined', () => {
  const sessions = create();
  expect(sessions.lineFor('sid=a', true)).toMatch(
    /^guest_session=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(createGuestSessions({ SESSION_COOKIE: ['sid'], GUEST_SESSIONS: 'off' })).toBeUndefined();
});
