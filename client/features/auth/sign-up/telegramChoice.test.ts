import { afterEach, expect, test, vi } from 'vitest';
import { telegramChoice } from './telegramChoice.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(stored: Record<string, string> = {}): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  });
}

test('isAgreed is true on a device that knows nobody, and for the user who signed in here by Telegram', () => {
  stubStorage();
  expect(telegramChoice.isAgreed('7')).toBe(true);
  stubStorage({ had_account: '1' });
  expect(telegramChoice.isAgreed('7')).toBe(false);
  telegramChoice.remember('in', '7', 40);
  expect([telegramChoice.isAgreed('7'), telegramChoice.isAgreed('77')]).toEqual([true, false]);
  telegramChoice.remember('stay', '7', 41);
  expect(telegramChoice.isAgreed('7')).toBe(false);
});

test('isSettled is true for the player and the user who have met here, and for no others', () => {
  stubStorage({ had_account: '1' });
  expect(telegramChoice.isSettled('7', 40)).toBe(false);
  for (const kind of ['in', 'stay'] as const) {
    telegramChoice.remember(kind, '7', 40);
    expect(telegramChoice.isSettled('7', 40)).toBe(true);
    expect([telegramChoice.isSettled('7', 4), telegramChoice.isSettled('8', 40)]).toEqual([false, false]);
  }
});

test('telegramChoice, with forbidden storage, asks a player and not a guest', () => {
  vi.stubGlobal('localStorage', null);
  telegramChoice.remember('in', '7', 40);
  expect([telegramChoice.isAgreed('7'), telegramChoice.isSettled('7', 40)]).toEqual([true, false]);
});
