import { renderToPipeableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { stripLocale, withLocale } from '#shared/locales.ts';
import { createMissingPages, type MissingPage } from './createMissingPages.ts';

const nonce = 'bm9uY2Utb2YtdGhlLWRheQ==';

/** A page for an address, which contains the address where the real page does. */
function site({ menu = ['/gamehall', '/rules'], twist = (path: string) => path, deferred = {} } = {}) {
  const render = vi.fn<MissingPage['entry']['render']>(({ page, state }, assets, options) =>
    renderToPipeableStream(
      <html lang={page.match.locale}>
        <body data-build={(state as { buildId?: string }).buildId}>
          <p>{page.failure?.data.path}</p>
          <a href={withLocale(stripLocale(page.location.pathname), 'ru')}>{twist(page.location.pathname)}</a>
          <i nonce={assets.nonce} />
        </body>
      </html>,
      options,
    ),
  );
  const entry = { render };
  const takeSlot = vi.fn(async () => () => undefined);
  const pages = createMissingPages();
  const open = async (
    pathname: string,
    changed: Partial<MissingPage> & { path?: string; takesAvif?: boolean } = {},
  ) => {
    const { path = pathname, takesAvif = true, ...rest } = changed;
    const failure = { part: 'page', status: 404, data: { kind: 'notFound', path } };
    const locale = pathname.startsWith('/ru/') ? 'ru' : 'uz';
    const page = {
      route: '*',
      page: { match: { locale, params: {} }, failure, location: { pathname, search: '', hash: '' } },
      state: { router: { loaderData: { root: { menu, ...deferred }, page: {} }, failure }, stores: {} },
      contexts: { uz: { takesAvif }, ru: { takesAvif } },
    } as unknown as MissingPage['page'];
    const html = await pages.documentFor(
      {
        entry,
        page,
        assets: { styles: [], joined: [], modules: [], inlineStyles: [] },
        start: { entry: ['/entry.js'], polyfills: '/polyfills.js' },
        site: { buildId: 'b1', localeCookie: undefined, gameOrigin: undefined },
        insertionsFor: async (value) => ({ head: '', bodyStart: `<b nonce="${value}"></b>`, bodyEnd: '' }),
        takeSlot,
        onError: (error) => {
          throw error;
        },
        ...rest,
      },
      nonce,
    );
    return html?.toString();
  };
  return { open, render, takeSlot };
}

test('documentFor, for two 404 addresses, renders once and puts each path into text, links and data', async () => {
  const { open, render } = site();
  await open('/rendered-for');
  const html = await open("/a&b'c/%3Cscript%3E");
  expect(render).toHaveBeenCalledTimes(1);
  expect(html).toContain('<p>/a&amp;b&#39;c/%3Cscript%3E</p>');
  expect(html).toContain('href="/ru/a&amp;b&#39;c/%3Cscript%3E"');
  expect(html).toContain(`"path":"/a&b'c/%3Cscript%3E"`);
  expect(html).not.toContain('rendered-for');
  expect([...(html ?? '').matchAll(/nonce="([^"]*)"/g)].map(([, value]) => value)).toEqual([nonce, nonce, nonce]);
});

test('documentFor escapes a path with markup in HTML and in the script', async () => {
  const { open } = site();
  const html = await open('/x"><script>alert(1)</script>\u2028\\');
  expect(html).not.toContain('<script>alert');
  expect(html).toContain(String.raw`\u003cscript>alert(1)\u003c/script>\u2028\\`);
});

test('documentFor, for a path with $& and $1, shows it unchanged', async () => {
  const { open } = site();
  await open('/rendered-for');
  expect(await open('/$&$1')).toContain('<p>/$&amp;$1</p>');
});

test.each([
  ['another language', '/ru/second', {}],
  ['another build', '/second', { site: { buildId: 'b2', localeCookie: undefined } }],
  ['other scripts', '/second', { start: { entry: ['/other.js'], polyfills: '/polyfills.js' } }],
  ['a browser without AVIF', '/second', { takesAvif: false }],
  ['other code of the operator', '/second', { insertionsFor: async () => undefined }],
  ['an edited application', '/second', 'entry' as const],
])('documentFor, for %s, renders a separate template', async (_name, path, changed) => {
  const { open, render } = site();
  await open('/rendered-for');
  const other = changed === 'entry' ? { entry: { render: ((...all) => render(...all)) as typeof render } } : changed;
  expect(await open(path, other)).toContain('second');
  expect(render).toHaveBeenCalledTimes(2);
});

test.each([
  ['below an entry of a menu', '/rules/abc'],
  ['below a page of the site', '/promotions/abc'],
  ['of a game', '/abc/game/xyz'],
  ['that names the language twice', '/ru/ru/abc'],
])('documentFor, for an address %s, returns undefined without a render', async (_name, path) => {
  const { open, render } = site();
  expect(await open(path)).toBeUndefined();
  expect(render).not.toHaveBeenCalled();
});

test('documentFor, for a page whose failure has another path than its address, returns undefined', async () => {
  expect(await site().open('/ru/abc', { path: '/abc' })).toBeUndefined();
});

test('documentFor, for a page with a deferred section or an unknown escaping, returns undefined', async () => {
  expect(await site({ deferred: { late: Promise.resolve(1) } }).open('/abc')).toBeUndefined();
  expect(await site({ twist: encodeURIComponent }).open('/abc')).toBeUndefined();
});

test('documentFor, for concurrent visitors, renders once; after a failure it renders again', async () => {
  const { open, render, takeSlot } = site();
  takeSlot.mockRejectedValueOnce(new Error('too many'));
  await expect(open('/abc')).rejects.toThrow('too many');
  await Promise.all(['/one', '/two', '/three'].map((path) => open(path)));
  expect(render).toHaveBeenCalledTimes(1);
});
