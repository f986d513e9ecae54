import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { banners } from '#sandbox/world/play/banners.ts';
import { createCatalogue } from '#sandbox/world/play/catalogue.ts';
import { SANDBOX_LANGUAGES, type SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { type CollectionName, collections, parseCollection } from '#shared/content/collections.ts';
import { createTextSearch } from '#shared/search/createTextSearch.ts';
import { FAVOURITES } from '#shared/url/hallQuery.ts';
import { paths } from '#shared/url/paths.ts';
import { createEntries, type Fields } from './createEntries.ts';
import { searchConfig } from './data/searchConfig.ts';
import { isMedia } from './media.ts';

const entries = createEntries();
const names = Object.keys(collections) as CollectionName[];
const cases = names.flatMap((name) => SANDBOX_LANGUAGES.map((locale) => [name, locale] as const));

type Leaf = [path: string, value: unknown];
function leaves(value: unknown, path = ''): Leaf[] {
  if (isMedia(value)) return [[path, value.url]];
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, path === '' ? key : `${path}.${key}`));
}
/** Fields that the service adds: its own keys, and the whole of a related record. */
const OWN =
  /(^|\.)(id|documentId|createdAt|updatedAt|publishedAt|locale|__component)$|^related\.\d+\.(lead|updatedOn)$/;
const written = (record: Fields) => leaves(record).filter(([path, value]) => value !== null && !OWN.test(path));
const everyLeaf = (locale: SandboxLanguage) =>
  names.flatMap((name) =>
    entries[name][locale].flatMap((entry, index) =>
      written(entry).map(([path, value]): Leaf => [`${name}[${index}].${path}`, value]),
    ),
  );

test.each(cases)('parseCollection, for the %s records in %s, returns every written field unchanged', (name, locale) => {
  const raw = entries[name][locale];
  expect(raw.length).toBeGreaterThan(0);
  const parsed = parseCollection(name, collections[name].kind === 'single' ? raw[0] : raw);
  const records = (Array.isArray(parsed) ? parsed : [parsed]) as Fields[];
  expect(records).toHaveLength(raw.length);
  records.forEach((record, index) => {
    const given = new Map(leaves(record));
    const lost = written(raw[index] as Fields).filter(([path, value]) => given.get(path) !== value);
    expect(lost).toEqual([]);
  });
});

test('the content in Russian has the same records, keys, slugs and ids as in Uzbek', () => {
  const shape = (locale: SandboxLanguage) => everyLeaf(locale).map(([path]) => path);
  expect(shape('ru')).toEqual(shape('uz'));
  expect(entries.pages.ru.map((page) => page.slug)).toEqual(entries.pages.uz.map((page) => page.slug));
  for (const name of names) {
    expect(entries[name].ru.map((entry) => entry.documentId)).toEqual(
      entries[name].uz.map((entry) => entry.documentId),
    );
  }
});

test('createEntries, called again, returns equal data', () => {
  expect(createEntries()).toEqual(entries);
});

const NOT_WORDS =
  /\.(url|slug|link|buttonSlug|icon\w*|sysname|service|name|type|code|value|mask|regex|min|max|placeholder|anchor|robots|host|position|tone|language|shortName|from_url|to_url|number|levelsView|depositView|visibility|action|countOf|query\..*|flagIcons\..*|imageNames\..*|authTypes\..*|suggestions\..*|theme.*|.*Type|.*View\w*|.*FullScreen|.*Strategy|buttonExceptions\..*|.*Color|sizes|purpose|replacements\..*|meta\..*|contactPoint\..*|updatedOn|depositButtonIcon|sameAs\..*|src)$/;

test('Russian content has no Latin words but names; Uzbek content has no Cyrillic and no wrong apostrophes', () => {
  const words = (locale: SandboxLanguage) =>
    everyLeaf(locale).filter(
      (leaf): leaf is [string, string] =>
        typeof leaf[1] === 'string' && !NOT_WORDS.test(leaf[0]) && !leaf[1].startsWith('/'),
    );
  const latin = /[a-zʻʼ]{2,}/gi;
  const allowed =
    /^(yulduz|namuna|uzcard|humo|payme|click|visa|usdt|uzs|tether|trc|sms|telegram|instagram|youtube|cookie|cookie_consent|consent|known|device|guest|session|sign|in|wait|sid|redirected|ip|id|iban|support|payments|privacy|complaints|example|name|com|uz|faq|rtp|live|plinko|hash|wcag|aa|javascript|nvda|jaws|voiceover|talkback|axe|ibm|siteimprove)$/i;
  const strange = words('ru').flatMap(([path, value]) =>
    (value.replace(/\$\$\w+\$\$|\{brand\}|\]\([^)]*\)/g, '').match(latin) ?? [])
      .filter((word) => !allowed.test(word))
      .map((word) => `${path}: ${word}`),
  );
  expect(strange).toEqual([]);
  for (const [path, value] of words('uz')) {
    expect(value, path).not.toMatch(/[а-яё]/i);
    expect(value, path).not.toMatch(/['‘’`´]/);
    expect(value, path).not.toMatch(/\b[og]ʼ/i);
  }
});

const CATEGORIES = new Set(
  'popular new slots live fast jackpot table fruits books animals adventure classic cascade bonus-buy'.split(' '),
);

test.each(SANDBOX_LANGUAGES)('every internal link of the content in %s points to an existing page', (locale) => {
  const slugs = new Set(entries.pages[locale].map((page) => `/${String(page.slug)}`));
  const anchors = new Set(
    entries.pages[locale].flatMap((page) =>
      (page.blocks as Fields[]).map((block) => `/${String(page.slug)}#${String(block.anchor)}`),
    ),
  );
  // An anchor of a page of the product, not of the content.
  anchors.add(`${paths.profileResponsibleGame.build()}#self-exclusion`);
  const fixed = new Set<string>(Object.values(paths).flatMap(({ pattern }) => (pattern.includes(':') ? [] : pattern)));
  const exists = (link: string) => {
    if (link.includes('#')) return anchors.has(link);
    const [path = '', query = ''] = link.split('?');
    if (path === '/game/*') return true;
    const category = new URLSearchParams(query).get('category');
    if (category !== null && (path !== '/gamehall' || !(CATEGORIES.has(category) || category === FAVOURITES)))
      return false;
    return fixed.has(path) || slugs.has(path);
  };
  const inText = /\]\((\/[^)]*)\)/g;
  const links = everyLeaf(locale).flatMap(([path, value]) => {
    if (typeof value !== 'string' || path.endsWith('.from_url') || path.endsWith('.robots')) return [];
    if (value.startsWith('/') && !value.startsWith('/uploads/')) return [[path, value]];
    return [...value.matchAll(inText)].map((match) => [path, match[1]]);
  }) as [string, string][];
  expect(links.length).toBeGreaterThan(60);
  expect(links.filter(([, link]) => !exists(link))).toEqual([]);
  const related = entries.pages[locale].flatMap((page) => page.related as Fields[]);
  expect(related.length).toBeGreaterThan(15);
});

test('every icon that the content names is a symbol of the sprite', () => {
  const sprite = readFileSync(new URL('../../public/icons/sprite.svg', import.meta.url), 'utf8');
  const symbols = new Set([...sprite.matchAll(/<symbol[^>]* id="([^"]+)"/g)].map((match) => match[1]));
  const named = everyLeaf('uz').filter(([path, value]) => /\.icon\w*$|\.flagIcons\./.test(path) && value !== '');
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(([, value]) => !symbols.has(value as string))).toEqual([]);
});

test('the content refers to exactly these files under /uploads', () => {
  const files = everyLeaf('uz')
    .map(([, value]) => String(value))
    .filter((value) => value.startsWith('/uploads/'));
  expect([...new Set(files)].toSorted()).toEqual([
    '/uploads/banners/about-1280x420.webp',
    '/uploads/banners/auth-360x520.webp',
    '/uploads/banners/auth-735x240.webp',
    '/uploads/banners/club-1280x420.webp',
    '/uploads/banners/club-780x560.webp',
    '/uploads/banners/menu-400x240.webp',
    '/uploads/banners/responsible-1280x420.webp',
    '/uploads/banners/share-1200x630.webp',
    '/uploads/brand/apple-touch-icon-180x180.png',
    '/uploads/brand/favicon-32x32.png',
    '/uploads/brand/favicon.svg',
    '/uploads/brand/icon-192x192.png',
    '/uploads/brand/icon-512x512.png',
    '/uploads/brand/logo-512x512.png',
    '/uploads/brand/maskable-512x512.png',
  ]);
});

test('no text of the content or banners mentions blackjack or poker, which the catalogue does not have', () => {
  const texts = JSON.stringify([SANDBOX_LANGUAGES.map(everyLeaf), banners]);
  expect(texts.match(/bl[ea]c?k?jac?k|blekjek|блэкдж\p{L}*|poker\p{L}*|покер\p{L}*/giu) ?? []).toEqual([]);
});

test.each(SANDBOX_LANGUAGES)('every search suggestion in %s is a native word that finds games', (locale) => {
  const { games } = createCatalogue({ seed: '1', count: 480 });
  const search = createTextSearch(games.map(({ name }) => name));
  const words = searchConfig.suggestions[locale];
  expect(words.filter((word) => search.find(word).length === 0)).toEqual([]);
  // Games have English names; suggestions must be Uzbek or Russian words in the script of the language.
  expect(words.filter((word) => !(locale === 'ru' ? /^[А-яЁёЎўҚқҒғҲҳ]+$/ : /^[A-Za-zʻʼ]+$/).test(word))).toEqual([]);
  const english = /gold|fruit|moon|crown|book|wolf|fox|star|luck|king|dragon|fire|wheel|tulip|pomegranate/i;
  expect(words.filter((word) => english.test(word))).toEqual([]);
});

test('the sandbox lists a counselling line before the emergency numbers, and its name says that it is an example', () => {
  for (const [locale, example] of [
    ['uz', /^Misol:/],
    ['ru', /^Пример:/],
  ] as const) {
    const [first] = parseCollection('prazer-config', entries['prazer-config'][locale][0]).helpPhones;
    expect(first?.name).toMatch(example);
    expect(['103', '112']).not.toContain(first?.phone);
  }
});
