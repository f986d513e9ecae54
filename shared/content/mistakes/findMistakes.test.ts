import { expect, test } from 'vitest';
import { findMistakes, type LinkTargets } from './findMistakes.ts';
import { isSitePage } from './isSitePage.ts';

const slugs: LinkTargets = { slugs: new Set(['rules']), isRedirected: (address) => /^\/[ab]$/.test(address) };
const kindsOf = (records: unknown, collection: Parameters<typeof findMistakes>[0] = 'pages') =>
  findMistakes(collection, records, slugs).map(({ kind, field }) => `${kind} ${field}`);

test('findMistakes, with records without a mistake, finds none', () => {
  const page = { slug: 'rules', title: 'Qoidalar', blocks: [{ text: '**Muhim**: 2 < 3' }, { url: '/rules#a' }] };
  expect(findMistakes('pages', [page], slugs)).toEqual([]);
});

test.each([
  ['an unmatched pair of stars', [{ blocks: [{ text: 'a **b' }] }], 'markup [0].blocks[0].text'],
  ['a tag of HTML', [{ lead: 'see <a href="/x">this</a>' }], 'markup [0].lead'],
  ['a link to no page', [{ blocks: [{ url: '/rulez' }] }], 'link [0].blocks[0].url'],
  ['a link of deeper folders to no page', [{ link: '/cashier/nowhere' }], 'link [0].link'],
  ['a picture of 12 MB', [{ image: { url: '/uploads/a.png', mime: 'image/png', size: 12_000 } }], 'picture [0].image'],
])('findMistakes, with %s, names its field', (_name, records, found) => {
  expect(kindsOf(records)).toEqual([found]);
});

test('findMistakes, with a redirect loop and a rule that is none, names both rules of the loop and the other', () => {
  const redirects = [
    { from_url: '/a', to_url: '/b' },
    { from_url: '/b', to_url: '/a' },
    { from_url: 'c', to_url: '/rules' },
    { from_url: '/d', to_url: '/rules' },
  ];
  expect(kindsOf({ redirects }, 'prazer-config')).toEqual([
    'redirect redirects[0]',
    'redirect redirects[1]',
    'redirect redirects[2]',
  ]);
});

test('findMistakes, with custom code that does not compile, names it, and leaves data scripts and files alone', () => {
  const entry = (code: string) => ({ customCode: [{ code }] });
  expect(kindsOf(entry('<script>let a = ;</script>'), 'prazer-config')).toEqual(['script customCode[0].code']);
  expect(kindsOf(entry('<script type="text/javascript">{</script>'), 'prazer-config')).toHaveLength(1);
  expect(kindsOf(entry('<script type=module>import "/a.js"</script>'), 'prazer-config')).toEqual([]);
  expect(kindsOf(entry('<script type="application/ld+json">{"a":}</script>'), 'prazer-config')).toEqual([]);
  expect(kindsOf(entry('<script src="https://a.example/b.js"></script><b>x</b>'), 'prazer-config')).toEqual([]);
});

test.each([
  ['/', true],
  ['/ru/promotions', true],
  ['/game/pamir-fox#demo', true],
  ['/uploads/a.png', true],
  ['https://t.me/yulduz', true],
  ['#part', true],
  ['/rules', true],
  ['/rulez', false],
  ['/promotions/a/b', false],
])('isSitePage, with %s, is %s', (address, expected) => {
  expect(isSitePage(address, slugs.slugs)).toBe(expected);
});
