import { expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { LOCALES } from '#shared/locales.ts';
import { partsOf } from '#tests/brands/partsOf.ts';
import { offlinePage } from './offlinePage.ts';

test.each([
  ['uz', 'Internet aloqasi yoʻq'],
  ['uz-Cyrl', 'Интернет алоқаси йўқ'],
  ['ru', 'Нет подключения к интернету'],
] as const)('offlinePage, in %s, is a 503 with the title %s', async (lang, title) => {
  const answer = offlinePage(lang, 'abc');
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(html).toContain(`<html lang="${lang}">`);
  expect(html).toContain(`<h1>${title}</h1>`);
});

test('offlinePage allows only scripts with the nonce, and sets it on every script and style', async () => {
  const answer = offlinePage('ru', 'abc');
  const html = await answer.text();
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'nonce-abc'");
  expect(html.match(/<(script|style)\b(?! nonce="abc")/g)).toBeNull();
});

test.each(LOCALES)('offlinePage, in %s, has the brand only in its style sheet', async (lang) => {
  const html = await offlinePage(lang, 'abc').text();
  const withoutStyles = html.replace(/<style[^]*?<\/style>/, '');
  expect(html.length).toBeGreaterThan(500);
  expect(partsOf(brand).filter((part) => withoutStyles.includes(part))).toEqual([]);
});
