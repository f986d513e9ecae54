import { afterEach, expect, test, vi } from 'vitest';
import { telegramVisit } from './telegramVisit.ts';

afterEach(() => vi.unstubAllGlobals());

function open(hash: string, storage: Pick<Storage, 'getItem' | 'setItem'>, bridge: object = {}): void {
  const window = { location: { hash }, document: { referrer: '' }, ...bridge };
  vi.stubGlobal('window', Object.assign(window, { parent: window }));
  vi.stubGlobal('sessionStorage', storage);
}
const bridge = { TelegramWebviewProxy: { postEvent: () => undefined } };

function storageOf(): Pick<Storage, 'getItem' | 'setItem'> {
  const stored: Record<string, string> = {};
  return { getItem: (key) => stored[key] ?? null, setItem: (key, value) => void (stored[key] = value) };
}

test('telegramVisit is true in Telegram while the hash has its data, and after note() for the rest of the tab', () => {
  const storage = storageOf();
  open('#real', storage, bridge);
  expect(telegramVisit.isOne()).toBe(false);
  open('#tgWebAppData=x&tgWebAppVersion=7', storage, bridge);
  expect(telegramVisit.isOne()).toBe(true);
  telegramVisit.note();
  open('', storage);
  expect(telegramVisit.isOne()).toBe(true);
});

test('telegramVisit, outside Telegram, is false whatever the hash has', () => {
  open('#tgWebAppData=x&tgWebAppVersion=7', storageOf());
  expect(telegramVisit.isOne()).toBe(false);
});

test('telegramVisit, with forbidden storage, does not throw and is false without the hash', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  open('', { getItem: refuse, setItem: refuse });
  telegramVisit.note();
  expect(telegramVisit.isOne()).toBe(false);
});
