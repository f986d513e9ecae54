import { expect, test } from 'vitest';
import { type CollectionName, collections, parseCollection } from './collections.ts';

const names = Object.keys(collections) as CollectionName[];

test('collections has the fifteen collections of the contract, each with its name as path', () => {
  expect(names.toSorted()).toEqual([
    'auth-config',
    'banner-entries',
    'cashier-config',
    'common',
    'domain-seos',
    'forms-config',
    'games-config',
    'loyalty',
    'meta-data-tool',
    'pages',
    'prazer-config',
    'search-config',
    'seo-pages',
    'settings-seo',
    'web-settings',
  ]);
  for (const name of names) expect(collections[name].path).toBe(name);
});

test.each(names)(
  'parseCollection, for %s without a record, with rubbish or only empty fields, returns the defaults',
  (name) => {
    const { defaults, schema } = collections[name];
    const filled = (value: unknown) => Object.fromEntries(Object.keys(schema.shape).map((key) => [key, value]));
    for (const raw of [null, undefined, 'x', 7, filled(null), filled(Symbol('wrong'))]) {
      expect(parseCollection(name, raw)).toEqual(defaults);
    }
  },
);

test('parseCollection, for a record without a required field, leaves the record out', () => {
  expect(parseCollection('pages', [{}, null, { slug: 'a' }, { slug: 'b', title: 'B' }])).toHaveLength(1);
});

test('parseCollection drops unknown keys, and for an unreadable field uses its default or drops the list item', () => {
  const config = parseCollection('prazer-config', {
    id: 3,
    surprise: true,
    flags: { twoFactor: false, betHistory: 'yes' },
    redirects: [{ from_url: '/a', to_url: '/b' }, { from_url: '/lost' }, { from_url: '/c', to_url: '/d', code: 200 }],
  });
  expect(config).not.toHaveProperty('surprise');
  expect(config.flags).toMatchObject({ twoFactor: false, betHistory: true });
  expect(config.redirects).toEqual([
    { from_url: '/a', to_url: '/b' },
    { from_url: '/c', to_url: '/d', code: undefined },
  ]);
});

test('the defaults of prazer-config poll balances every 10 s, after a click after 1 s, and stop after 5 min', () => {
  expect(collections['prazer-config'].defaults.balancePolling).toEqual({
    countSecondsForDelayBetweenClick: 1,
    isEnabledInterval: true,
    countSecondsForInterval: 10,
    isEnabledTurnOffRequests: true,
    countMinutesAfterWhichRequestsTurnedOff: 5,
    isEnabledRequestsAfterClick: true,
  });
});

test('the defaults of forms-config and auth-config contain the fields and methods for signing in and up', () => {
  const { forms } = collections['forms-config'].defaults;
  expect(forms.login.map((field) => field.name)).toEqual(['login', 'password']);
  expect(forms.registration.phone.map((field) => field.name)).toEqual(['phone', 'password', 'terms', 'notify']);
  expect(collections['auth-config'].defaults.authTypes).toEqual(['phone', 'email']);
});

test('parseCollection, for forms-config, drops a field without a name, and gives an empty form its default fields', () => {
  const { forms } = parseCollection('forms-config', {
    forms: { login: [{ name: 'login', type: 'login', label: null }, { type: 'password' }], restore: [] },
  });
  expect(forms.login).toHaveLength(1);
  expect(forms.login[0]).toMatchObject({ name: 'login', label: '', optional: false });
  expect(forms.restore.map((field) => field.name)).toContain('code');
});

test('parseCollection, for a page, returns known blocks in order and drops unknown and unreadable ones', () => {
  const [page] = parseCollection('pages', [
    {
      slug: 'rules',
      title: 'Qoidalar',
      blocks: [
        { __component: 'blocks.heading', id: 1, text: 'A', level: '7' },
        { __component: 'blocks.carousel', id: 2 },
        { __component: 'blocks.rich-text', id: 3, text: '**B**' },
        { __component: 'blocks.rich-text', id: 4, text: null },
      ],
    },
  ]);
  expect(page?.blocks).toEqual([
    { type: 'heading', text: 'A', level: '2', anchor: '' },
    { type: 'richText', text: '**B**' },
  ]);
});

test('parseCollection reads a picture from a media object or an address, and null as an empty text', () => {
  const banner = (image: unknown) => parseCollection('banner-entries', [{ title: 'x', image }])[0]?.image;
  expect(banner({ url: '/uploads/a.webp', width: 10 })).toBe('/uploads/a.webp');
  expect(banner('/uploads/b.webp')).toBe('/uploads/b.webp');
  expect(banner(null)).toBe('');
});

test('parseCollection, for search-config, returns at most fifteen suggestions', () => {
  const suggestions = Array.from({ length: 20 }, (_, index) => `word ${index}`);
  expect(parseCollection('search-config', { suggestions }).suggestions).toHaveLength(15);
});

test('fallbackLocale is true for single types and false for lists of records', () => {
  const falling = names.filter((name) => collections[name].fallbackLocale);
  expect(falling).toEqual(names.filter((name) => collections[name].kind === 'single'));
  expect(collections.pages.fallbackLocale).toBe(false);
});
