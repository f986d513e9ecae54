import { afterEach, expect, test, vi } from 'vitest';
import { telegramVisit } from './telegramVisit.ts';

afterEach(() => vi.unstubAllGlobals());

function open(hash: string, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  vi.stubGlobal('window', { location: { hash } });
  vi.stubGlobal('sessionStorage', storage);
}

test('telegramVisit is true while the hash has Telegram data, and after note() for the rest of the tab', () => {
  const stored: Record<string, string> = {};
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  };
  open('#real', storage);
  expect(telegramVisit.isOne()).toBe(false);
  open('#tgWebAppData=x&tgWebAppVersion=7', storage);
  expect(telegramVisit.isOne()).toBe(true);
  telegramVisit.note();
  open('', storage);
  expect(telegramVisit.isOne()).toBe(true);
});

test('telegramVisit, with forbidden storage, does not throw and is false without the hash', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  open('', { getItem: refuse, setItem: refuse });
  telegramVisit.note();
  expect(telegramVisit.isOne()).toBe(false);
});
