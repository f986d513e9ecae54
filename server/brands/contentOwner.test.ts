import { expect, test } from 'vitest';
import { anor } from '#tests/brands/anor.ts';
import { contentOwner } from './contentOwner.ts';

test('contentOwner, for the build’s brand with a whole content service, is empty: its keys stay', () => {
  expect(contentOwner({ env: {} })).toBe('');
});

test('contentOwner differs by the site and languages of the content service, and by what a brand says instead', () => {
  const site = { look: anor, license: {}, hasOwnContent: false, png: new Map<string, string>(), digest: 'one' };
  const owners = [
    contentOwner({ env: {}, site }),
    contentOwner({ env: { CONTENT_QUERY: 'filters[site]=a' }, site }),
    contentOwner({ env: { CONTENT_QUERY: 'filters[site]=a' } }),
    contentOwner({ env: { CONTENT_QUERY: 'filters[site]=b' } }),
    contentOwner({ env: { CONTENT_LOCALES: ['ru=ru-RU'] } }),
    contentOwner({ env: {}, site: { ...site, license: { uz: 'Litsenziya' } } }),
    contentOwner({ env: {}, site: { ...site, look: { ...anor, name: 'Anor 2' } } }),
    contentOwner({ env: {}, site: { ...site, hasOwnContent: true } }),
    contentOwner({ env: {}, site: { ...site, png: new Map([['32', 'anor/32.png']]) } }),
  ];
  expect(new Set(owners).size).toBe(owners.length);
});
