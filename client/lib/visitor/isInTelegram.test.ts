import { expect, test } from 'vitest';
import { isInTelegram } from './isInTelegram.ts';

const postEvent = () => undefined;
/** A page in a frame; `origins`: its ancestors, undefined where the browser does not tell them. */
const framed = (origins: string[] | undefined, referrer = '') =>
  ({ parent: {}, location: { ancestorOrigins: origins }, document: { referrer } }) as unknown as Window;
/** A page in a window of its own. */
const alone = (more: object) => {
  const window = { location: {}, document: { referrer: 'https://web.telegram.org/' }, ...more };
  return Object.assign(window, { parent: window }) as unknown as Window;
};

test('isInTelegram, with the bridge of an app or under a page of Telegram, is true', () => {
  expect(isInTelegram(alone({ TelegramWebviewProxy: { postEvent } }))).toBe(true);
  expect(isInTelegram(alone({ external: { notify: postEvent } }))).toBe(true);
  expect(isInTelegram(framed(['https://web.telegram.org']))).toBe(true);
  expect(isInTelegram(framed(['https://webk.telegram.org', 'https://web.telegram.org']))).toBe(true);
  expect(isInTelegram(framed(undefined, 'https://web.telegram.org/k/'))).toBe(true);
});

test('isInTelegram, in a window of its own, even opened from Telegram, or under a page of another site, is false', () => {
  expect(isInTelegram(alone({}))).toBe(false);
  expect(isInTelegram(alone({ TelegramWebviewProxy: {}, external: { notify: 'x' } }))).toBe(false);
  for (const origin of [
    'https://evil.example',
    'https://telegram.org.evil.example',
    'https://eviltelegram.org',
    'http://web.telegram.org',
    'https://web.telegram.org:8443',
    'null',
  ]) {
    expect(isInTelegram(framed([origin, 'https://web.telegram.org'])), origin).toBe(false);
    expect(isInTelegram(framed(undefined, `${origin}/`)), origin).toBe(false);
  }
  expect(isInTelegram(framed([], 'nonsense'))).toBe(false);
});
