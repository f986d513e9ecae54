import { expect, test } from 'vitest';
import { offlinePage } from './offlinePage.ts';

test.each([
  ['/', 'uz', 'Internet aloqasi yoʻq'],
  ['/ru/game/x', 'ru', 'Нет подключения к интернету'],
])('%s without a network speaks %s', async (path, lang, title) => {
  const answer = offlinePage(path, 'abc');
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(html).toContain(`<html lang="${lang}">`);
  expect(html).toContain(`<h1>${title}</h1>`);
});

test('nothing runs but what carries the nonce, and nothing of the address comes into the page', async () => {
  const answer = offlinePage('/ru/"><script>alert(1)</script>', 'abc');
  const html = await answer.text();
  expect(html).not.toContain('alert');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'nonce-abc'");
  expect(html.match(/<(script|style)\b(?! nonce="abc")/g)).toBeNull();
});
