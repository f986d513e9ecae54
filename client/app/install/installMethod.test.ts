import { expect, test } from 'vitest';
import { installMethod } from './installMethod.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const CHROME_ON_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1';
const INSIDE_AN_APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

const way = (userAgent: string, more: object = {}) =>
  installMethod({ userAgent, maxTouchPoints: 0, isInstalled: false, hasPrompt: false, ...more });

test('the browser’s own question comes first, and never where the site is installed', () => {
  expect(way(ANDROID, { hasPrompt: true })).toBe('prompt');
  expect(way(ANDROID, { hasPrompt: true, isInstalled: true })).toBeNull();
  expect(way(IPHONE, { isInstalled: true })).toBeNull();
});

test('by hand in Safari on a phone or a tablet alone', () => {
  expect(way(IPHONE)).toBe('byHand');
  expect(way(MAC, { maxTouchPoints: 5 })).toBe('byHand');
  for (const agent of [CHROME_ON_IPHONE, INSIDE_AN_APP, MAC, ANDROID]) expect(way(agent)).toBeNull();
});
