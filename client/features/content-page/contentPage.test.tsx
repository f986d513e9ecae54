import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppContext } from '#client/context/AppContext.ts';
import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { pageAt } from '#client/context/pageAt.testing.tsx';
import { ReactAppContext } from '#client/context/useApp.ts';
import { faqJsonLd } from '#client/seo/faqJsonLd.ts';
import { createStores } from '#client/stores/createStores.ts';
import { StoresContext } from '#client/stores/StoresContext.ts';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import { collections, parseCollection } from '#shared/content/collections.ts';
import { BlockView } from './BlockView.tsx';
import { loadCritical } from './contentPage.loader.ts';
import { contentsOf } from './contentsOf.ts';
import { questionsOf } from './questionsOf.ts';

const raw = {
  slug: 'rules',
  title: 'Qoidalar',
  lead: 'Qisqacha',
  blocks: [
    { __component: 'blocks.heading', text: 'Bir', anchor: 'one' },
    { __component: 'blocks.rich-text', text: '**Muhim** gap\nyangi qator\n\nikkinchi <b>' },
    { __component: 'blocks.faq', items: [{ question: 'S?', answer: '**J**' }] },
    { __component: 'blocks.table', head: ['A', 'B'], rows: [['1', '2']] },
    { __component: 'blocks.cta', button: 'Ochish', url: 'javascript:alert(1)' },
    { __component: 'blocks.cta', button: 'Kirish', action: 'signIn' },
    { __component: 'blocks.cta', button: 'Cookie', action: 'cookieSettings' },
  ],
};
const pages = parseCollection('pages', [raw]);
const reads: unknown[] = [];
const content = (async (name: keyof typeof collections, options?: object) => {
  reads.push([name, options]);
  return name === 'pages' ? pages : collections[name].defaults;
}) as ContentSource;
const args = (slug: string) =>
  ({ content, params: { slug }, url: new URL(`https://x.test/${slug}`) }) as unknown as LoaderArgs;

test('loadCritical of a content page returns the page with its title, description and canonical path', async () => {
  const { page, seo } = await loadCritical(args('rules'));
  expect(page.title).toBe('Qoidalar');
  expect(seo).toMatchObject({ title: 'Qoidalar', description: 'Qisqacha', canonicalPath: '/rules' });
});

test('loadCritical of a content page that editors have written in Russian alone names that language', async () => {
  const inRussian = ((name: keyof typeof collections, options?: { locale?: string }) =>
    name === 'pages' && options?.locale === 'uz' ? Promise.resolve([]) : content(name)) as ContentSource;
  const { seo } = await loadCritical({ ...args('rules'), content: inRussian });
  expect(seo.languages).toEqual(['ru']);
  expect((await loadCritical(args('rules'))).seo.languages).toEqual(['uz', 'ru']);
});

test.each(['unknown', 'favicon.ico', '__proto__', 'Rules', '-x', 'x'.repeat(65)])(
  'loadCritical of a content page, for the slug %s, throws a 404',
  async (slug) => {
    await expect(loadCritical(args(slug))).rejects.toMatchObject({
      status: 404,
      data: { kind: 'notFound', path: `/${slug}` },
    });
  },
);

test('loadCritical of a content page, for an impossible slug, does not call the content service', async () => {
  reads.length = 0;
  await loadCritical(args('favicon.ico')).catch(() => undefined);
  expect(reads).toEqual([]);
});

test('BlockView renders each block as markup, and leaves out buttons with an unsafe address or unknown action', () => {
  const html = renderToString(
    pageAt(
      '/',
      <StoresContext value={createStores()}>
        <ReactAppContext value={{ locale: 'uz' } as AppContext}>
          {pages[0]?.blocks.map((block, index) => (
            <BlockView key={index} block={block} />
          ))}
        </ReactAppContext>
      </StoresContext>,
    ),
  );
  expect(html).toContain('<h2 id="one"');
  expect(html).toContain('<p><strong>Muhim</strong> gap<br/>yangi qator</p><p>ikkinchi &lt;b&gt;</p>');
  expect(html).toContain('<details');
  expect(html).toContain('<th scope="row">1</th><td>2</td>');
  expect(html).toContain('href="/forms/sign_in"');
  expect(html).not.toMatch(/javascript:|Ochish|Cookie/);
});

test('contentsOf and questionsOf return the anchored headings and the FAQ items of the blocks', () => {
  const { blocks } = pages[0] ?? { blocks: [] };
  expect(contentsOf(blocks)).toEqual([{ anchor: 'one', text: 'Bir' }]);
  expect(faqJsonLd(questionsOf(blocks))).toMatchObject([
    { mainEntity: [{ name: 'S?', acceptedAnswer: { text: 'J' } }] },
  ]);
  expect(faqJsonLd([])).toEqual([]);
});

test('a block that calls to a new account is left out whole on a device on a break, by its action and by its address', () => {
  const calls = [
    { __component: 'blocks.cta', title: 'Bizga qoʻshiling', button: 'Ochish', action: 'signUp' },
    { __component: 'blocks.cta', title: 'Hisob oching', button: 'Ochish', url: '/ru/forms/sign_up?promo=X' },
    { __component: 'blocks.cta', title: 'Kirish', button: 'Kirish', action: 'signIn' },
  ];
  const [page] = parseCollection('pages', [{ ...raw, blocks: calls }]);
  const titles = (isOnBreak: boolean) => {
    const session = { account: null, fatal: null, isPending: false, isOnBreak };
    const html = renderToString(
      pageAt(
        '/',
        <StoresContext value={createStores({ session })}>
          <ReactAppContext value={{ locale: 'uz' } as AppContext}>
            {page?.blocks.map((block, index) => (
              <BlockView key={index} block={block} />
            ))}
          </ReactAppContext>
        </StoresContext>,
      ),
    );
    return calls.map(({ title }) => title).filter((title) => html.includes(`>${title}</p>`));
  };
  expect(titles(false)).toEqual(calls.map(({ title }) => title));
  expect(titles(true)).toEqual(['Kirish']);
});
