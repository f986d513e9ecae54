import { expect, test } from 'vitest';
import { breakCookieLine } from './breakCookieLine.ts';

test('breakCookieLine, for a permanent break, lasts as long as a browser allows, and is secure over https alone', () => {
  const line = 'on_break=0; Path=/; SameSite=Lax; Max-Age=34560000';
  expect(breakCookieLine({ until: null, isSecure: false })).toBe(line);
  expect(breakCookieLine({ until: null, isSecure: true })).toBe(`${line}; Secure`);
});

test('breakCookieLine, for a break that is over, ends at once', () => {
  expect(breakCookieLine({ until: 0, isSecure: false })).toBe('on_break=0; Path=/; SameSite=Lax; Max-Age=0');
});
