import { expect, test } from 'vitest';
import { image } from './fields.ts';

const updatedAt = '2026-11-27T10:00:00.000Z';

test.each([
  [
    'a media object of Strapi',
    { url: '/uploads/a_1f.webp', updatedAt },
    `/uploads/a_1f.webp?v=${Date.parse(updatedAt).toString(36)}`,
  ],
  ['a media object without a time', { url: '/uploads/a_1f.webp' }, '/uploads/a_1f.webp'],
  ['a wrong time', { url: '/uploads/a.webp', updatedAt: 7 }, '/uploads/a.webp'],
  ['an address elsewhere', { url: 'https://cdn.uz/a.webp', updatedAt }, 'https://cdn.uz/a.webp'],
  ['an address with a query', { url: '/uploads/a.webp?x=1', updatedAt }, '/uploads/a.webp?x=1'],
  ['a text', '/uploads/a.webp', '/uploads/a.webp'],
  ['nothing', null, ''],
])('an image field reads %s', (_case, value, address) => {
  expect(image().parse(value)).toBe(address);
});

test('the address of a picture that an editor replaces changes with it', () => {
  const imageOf = (time: string) => image().parse({ url: '/uploads/a_1f.webp', updatedAt: time });
  expect(imageOf('2026-11-27T10:00:00.000Z')).not.toBe(imageOf('2026-11-27T10:00:01.000Z'));
  // The snapshot on disk has the address as it was read.
  expect(image().parse(imageOf(updatedAt))).toBe(imageOf(updatedAt));
});
