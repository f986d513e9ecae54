import { afterEach, expect, test, vi } from 'vitest';
import { telegramVisit } from './telegramVisit.ts';

afterEach(() => vi.unstubAllGlobals());

function open(hash: string, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  vi.stubGlobal('window', { location: { hash } });
  vi.stubGlobal('sessionStorage', storage);
}

test('the hash tells, and later the tab', () => {
  const kept: Record<string, string> = {};
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  };
  open('#real', storage);
  expect(telegramVisit.isOne()).toBe(false);
  open('#tgWebAppData=x&tgWebAppVersion=7', storage);
  expect(telegramVisit.isOne()).toBe(true);
  telegramVisit.note();
  open('', storage);
  expect(telegramVisit.isOne()).toBe(true);
});

test('forbidden storage is no error', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  open('', { getItem: refuse, setItem: refuse });
  telegramVisit.note();
  expect(telegramVisit.isOne()).toBe(false);
});
