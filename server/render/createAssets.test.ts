import { expect, test } from 'vitest';
import { languageOf } from '#shared/locales.ts';
import type { Manifest } from './assetsOfManifest.ts';
import { createAssets } from './createAssets.ts';

const manifest: Manifest = {
  'client/entry.client.tsx': { file: 'entry.js', css: ['entry.css'], imports: ['_site'], dynamicImports: ['late.ts'] },
  'client/polyfills.ts': { file: 'polyfills.js' },
  _site: { file: 'site.js', name: 'site', dynamicImports: ['late.ts'] },
  'late.ts': { file: 'late.js', css: ['late.css'] },
  'client/features/offers/OfferPage.tsx': { file: 'offer.js', imports: ['_site'], dynamicImports: ['dialog.ts'] },
  'dialog.ts': { file: 'dialog.js', css: ['dialog.css'] },
  'client/features/profile/ProfilePage.tsx': { file: 'profile.js', imports: ['_shell'] },
  _shell: { file: 'shell.js', css: ['shell.css'], imports: ['_site'], dynamicImports: ['form.ts'] },
  'form.ts': { file: 'form.js', css: ['form.css'], imports: ['_fields'] },
  'client/i18n/messages/uz/offers.json': { file: 'assets/offers.js' },
  _uz: { file: 'assets/uz.js', name: 'uz' },
  _ru: { file: 'assets/ru.js', name: 'ru' },
  _fields: { file: 'fields.js', css: ['fields.css'] },
};
const cyrillic = { '/assets/uz.js': '/assets/uzCyrl.js', '/assets/offers.js': '/assets/offersCyrl.js' };
const assetsFor = (source: string) => createAssets({ manifest }).assetsFor([source], 'uz');

test('assetsFor, for a page, returns its modules and styles without those of its dynamic imports', async () => {
  const { modules, styles } = await assetsFor('client/features/offers/OfferPage.tsx');
  expect(modules).toEqual(['/site.js', '/assets/uz.js', '/offer.js']);
  expect(styles).toEqual(['/entry.css']);
});

test('assetsFor, for a player’s page, returns the styles of its dynamic imports, and not their modules', async () => {
  const { modules, styles } = await assetsFor('client/features/profile/ProfilePage.tsx');
  expect(modules).toEqual(['/site.js', '/assets/uz.js', '/shell.js', '/profile.js']);
  expect(styles).toEqual(['/entry.css', '/shell.css', '/fields.css', '/form.css']);
});

test.each([
  ['uz', ['/assets/uz.js', '/assets/offers.js']],
  ['uz-Cyrl', ['/assets/uzCyrl.js', '/assets/offersCyrl.js']],
  ['ru', ['/assets/ru.js']],
] as const)(
  'assetsFor, for locale %s, returns the message files of that language and script',
  async (locale, expected) => {
    const language = languageOf(locale);
    const sources = [`client/i18n/messages/${language}/offers.json`, `client/i18n/messages/${language}/none.json`];
    const { modules } = await createAssets({ manifest, messages: cyrillic }).assetsFor(sources, locale);
    expect(modules).toEqual(['/site.js', ...expected]);
  },
);

test('createAssets lists the chunks of every page before the entry', () => {
  expect(createAssets({ manifest }).entry).toEqual(['/site.js', '/entry.js']);
});

test('assetsFor, for style sheets that the build has joined, returns the joined file', async () => {
  const joinedStyles = { '/shell.css /fields.css /form.css': '/joined.css' };
  const assets = createAssets({ manifest, joinedStyles });
  const { styles, joined } = await assets.assetsFor(['client/features/profile/ProfilePage.tsx'], 'uz');
  expect(styles).toEqual(['/entry.css', '/joined.css']);
  expect(joined).toEqual(['/shell.css', '/fields.css', '/form.css']);
  const other = await assets.assetsFor(['client/features/offers/OfferPage.tsx'], 'uz');
  expect(other).toMatchObject({ styles: ['/entry.css'], joined: [] });
});
