import { expect, test } from 'vitest';
import { offlinePage } from './offlinePage.ts';

test.each([
  ['uz', 'Internet aloqasi yoʻq'],
  ['uz-Cyrl', 'Интернет алоқаси йўқ'],
  ['ru', 'Нет подключения к интернету'],
] as const)('a page without a network speaks %s', async (lang, title) => {
  const answer = offlinePage(lang, 'abc');
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(html).toContain(`<html lang="${lang}">`);
  expect(html).toContain(`<h1>${title}</h1>`);
});

test('nothing runs but what carries the nonce', async () => {
  const answer = offlinePage('ru', 'abc');
  const html = await answer.text();
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'nonce-abc'");
  expect(html.match(/<(script|style)\b(?! nonce="abc")/g)).toBeNull();
});
