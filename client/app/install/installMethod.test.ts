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

const methodOf = (userAgent: string, more: object = {}) =>
  installMethod({ userAgent, maxTouchPoints: 0, isInstalled: false, hasPrompt: false, ...more });

test('installMethod is `prompt` where the browser has an install prompt, and null where the site is installed', () => {
  expect(methodOf(ANDROID, { hasPrompt: true })).toBe('prompt');
  expect(methodOf(ANDROID, { hasPrompt: true, isInstalled: true })).toBeNull();
  expect(methodOf(IPHONE, { isInstalled: true })).toBeNull();
});

test('installMethod without a prompt is `byHand` in Safari on iPhone and iPad, and null in every other browser', () => {
  expect(methodOf(IPHONE)).toBe('byHand');
  expect(methodOf(MAC, { maxTouchPoints: 5 })).toBe('byHand');
  for (const agent of [CHROME_ON_IPHONE, INSIDE_AN_APP, MAC, ANDROID]) expect(methodOf(agent)).toBeNull();
});
