import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '#shared/locales.ts';
import { lastLoginText } from './lastLoginText.ts';

const last = { at: 1_795_000_000, ip: null };

test.each(LOCALES)('lastLoginText, in %s, contains the time, and the device if it is known', (locale) => {
  const file = new URL(`../../i18n/messages/${locale}/player.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const text = (id: string, values: Record<string, string>) =>
    (messages[id] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  expect(lastLoginText({ ...last, device: '' }, text)).toMatch(/^[^,{]+, (?:1?\d|2[0-3]):[0-5]\d$/);
  expect(lastLoginText({ ...last, device: 'Chrome, Android' }, text)).toMatch(
    / (?:1?\d|2[0-3]):[0-5]\d, Chrome, Android$/,
  );
});
