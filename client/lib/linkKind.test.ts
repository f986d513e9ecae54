import { expect, test } from 'vitest';
import { linkKind } from './linkKind.ts';

test.each(['/', '/gamehall?category=slots', '#top', '/ru/about'])('linkKind, for %s, is internal', (url) => {
  expect(linkKind(url)).toBe('internal');
});

test.each(['https://t.me/x', 'HTTP://x.test', 'mailto:a@b.uz', 'tel:+998', 'tg://resolve?domain=x'])(
  'linkKind, for %s, is external',
  (url) => expect(linkKind(url)).toBe('external'),
);

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  '/ru//evil.test',
  '/ru/\\evil.test',
  'data:text/html,x',
  '',
  'gamehall',
])('linkKind, for %j, is forbidden', (url) => expect(linkKind(url)).toBe('forbidden'));
