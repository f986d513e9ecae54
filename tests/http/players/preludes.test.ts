import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as entryModule from '#client/entry.server.tsx';
import { createBrowserGameFinder } from '#client/lib/transport/createBrowserGameFinder.ts';
import { createBrowserTransport } from '#client/lib/transport/createBrowserTransport.ts';
import { caching } from '#config/caching.ts';
import { parseEnv } from '#config/env.ts';
import { createContentInScript } from '#server/content/createContentInScript.ts';
import { createPageUses } from '#server/content/createPageUses.ts';
import type { PageRequest } from '#server/pages/Page.ts';
import { createAssets } from '#server/render/createAssets.ts';
import { createRenderSlots } from '#server/render/createRenderSlots.ts';
import { createHeldHoles } from '#server/render/prelude/createHeldHoles.ts';
import { fillPrelude } from '#server/render/prelude/fillPrelude.ts';
import { type MakePreludeOptions, makePrelude } from '#server/render/prelude/makePrelude.ts';
import type { Prelude } from '#server/render/prelude/Prelude.ts';
import type { Transport, TransportResponse } from '#shared/api/call.ts';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import type { Language } from '#shared/locales.ts';
import { isFull } from '#tests/support/isFull.ts';
import { publicPages } from '#tests/support/looks/publicPages.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import type { Site } from '#tests/support/sites/startSite.ts';

/** Players, whose pages are filled one after another in turns with those of others; the full run has more. */
const PLAYERS = isFull ? 10_000 : 500;
/** Milliseconds. */
const MOST = isFull ? 300_000 : 20_000;
/** Pages that are filled at the same time. */
const AT_ONCE = 8;
const NONCE = 'bm9uY2Ugb2YgdGhlIHRlc3Q=';
const OTHER_NONCE = 'YW5vdGhlciBub25jZSBvZiBpdA==';
/** Small enough that players push each other out. */
const held = createHeldHoles({ maxBytes: 2_000_000 });
/** A private page, whose content is a hole of its frame; its title, account and contacts are the player's. */
const PRIVATE = '/profile';
/** Every fact of a player has their number in such a mark. */
const MARK = /mark(\d+)x/g;

let lent: Lent<Site>;
let entry: typeof entryModule;
/** The same functions, which a test can watch. */
let watched: typeof entryModule;
let make: ReturnType<typeof makePrelude>;
let guest: Transport;
let pages: string[];

/** A site's public answers, read as a browser reads them. Each is asked for once, however many players read it. */
function fetchFrom(origin: string): typeof fetch {
  const answers = new Map<string, Promise<[text: string, Pick<Response, 'status' | 'headers'>]>>();
  const ask = async (url: string): Promise<[string, Pick<Response, 'status' | 'headers'>]> => {
    const answer = await fetch(url);
    return [await answer.text(), answer];
  };
  return async (url) => {
    const { href } = new URL(String(url), origin);
    const answer = answers.get(href) ?? ask(href);
    answers.set(href, answer);
    const [text, { status, headers }] = await answer;
    return new Response(text, { status, headers: { 'content-type': headers.get('content-type') ?? '' } });
  };
}

/** The site's collections in a language. */
const contentOf = (fetchSite: typeof fetch, locale: string): ContentSource =>
  (async (name: string, { filters = {} }: { filters?: Record<string, Record<string, unknown>> } = {}) => {
    const conditions = Object.entries(filters).flatMap(([field, all]) =>
      Object.entries(all).map(([operator, value]) => [`filters[${field}][${operator}]`, String(value)]),
    );
    const query = new URLSearchParams([['locale', locale], ...conditions]);
    const { data } = (await (await fetchSite(`/content/${name}?${query}`)).json()) as { data: never };
    return data;
  }) as ContentSource;

const built = async <T>(file: string) => JSON.parse(await readFile(`dist/client/.vite/${file}.json`, 'utf8')) as T;

beforeAll(async () => {
  lent = await lendSite();
  const { origin } = lent.value;
  const fetchSite = fetchFrom(origin);
  // React of the build reads it once.
  vi.stubEnv('NODE_ENV', 'production');
  entry = (await import(pathToFileURL(path.resolve('dist/render/entry.server.js')).href)) as typeof entryModule;
  watched = { ...entry };
  vi.unstubAllEnvs();
  guest = createBrowserTransport({ fetch: fetchSite });
  const finders = { uz: createBrowserGameFinder(fetchSite, 'uz'), ru: createBrowserGameFinder(fetchSite, 'ru') };
  const options = {
    renderer: {
      entry: async () => entry,
      assets: createAssets({
        manifest: await built('manifest'),
        messages: await built('cyrillic'),
        joinedStyles: await built('styles'),
      }),
    },
    content: (locale: string) => contentOf(fetchSite, locale),
    contentInScript: createContentInScript(),
    gameFinder: (locale: 'uz') => finders[locale](),
    buildId: 'b1',
    slots: createRenderSlots(),
    customCode: { insertionsFor: async () => undefined },
    uses: createPageUses(),
    guestTransport: () => ({ transport: guest, cookies: () => [] }),
    isForPlayers: caching(parseEnv({})).isForPlayers,
    onPersonal: vi.fn(),
    onError: (error: unknown) => {
      throw error;
    },
  };
  make = makePrelude(options as unknown as MakePreludeOptions);
  const found = await publicPages(origin);
  const routes = new Map<string, string>();
  for (const { path: address, status } of found) {
    const { pathname, searchParams } = new URL(address, origin);
    const match = entry.matchPage(pathname);
    const isShared = entry.hasPrelude(match, searchParams) && !entry.isContentOwn(match);
    // Of pages whose content is the player's own, one is enough: PRIVATE.
    if (status === 200 && match.line && isShared) routes.set(match.line.pattern, address);
  }
  pages = [...routes.values()]
    .concat(PRIVATE)
    .map((address, index) => (index % 2 === 0 ? address : `/ru${address}`))
    .concat('/ru');
});
afterAll(() => lent.giveBack());

const factsOf = (url: string): PageRequest => ({
  url,
  locale: url.startsWith('/ru') ? 'ru' : 'uz',
  origin: 'https://yulduz.uz',
  visited: 'https://yulduz.uz',
  framed: false,
  script: undefined,
  savesData: false,
  takesAvif: true,
});
const preludeOf = (url: string) => make(factsOf(url), '', AbortSignal.timeout(20_000));

/** The platform as player `n` sees it: every fact of the player has their mark. */
function platformOf(n: number, more: object = {}): Transport {
  const mark = `mark${n}x`;
  const money = (amount: number) => ({ amount: amount + n, currency: 'UZS' });
  const game = { sysname: `koi-${mark}`, name: `Koi ${mark}` };
  const answers: Record<string, unknown> = {
    'account.getInfo': {
      uid: 1_000_000 + n,
      login: `${mark}@example.uz`,
      fakename: `<b>${mark}`,
      reg_time: 1,
      balance_main: money(1_000_000),
      balance_bonus: money(2_000_000),
      balance_betting_bonus: money(3_000_000),
      balance_fun: money(4_000_000),
      ...more,
    },
    'loyalty.getinfo': { points: n, character: null, current_level: null, pointsAlias: mark },
    'account.getprofileinfo': { contacts: [{ type: 'email', contact: `${mark}@example.uz`, is_confirmed: false }] },
    'games.getLikes': [`liked-${mark}`],
    'account.getDepositLimit': { limit_amount: null, available_amount: 1, period: 'none' },
    'account.getBudget': { amount: null, left: null },
    'account.getPlayLimits': { limits: [], currency: 'UZS' },
    'storage.get': {},
    'games.getHistory': {
      items: [{ id: n, game, bet: money(1), win: money(2), created_at: 1, status: 'done' }],
      total: 1,
    },
  };
  return async (request): Promise<TransportResponse> => {
    const data = answers[request.name];
    const answered = (body: unknown) => ({ status: 200, body: { data: body }, headers: new Headers() });
    if (data !== undefined) return answered(data);
    const input = JSON.stringify(request.input);
    // The catalogue's entry of the player's last game.
    if (input.includes(mark)) {
      const whole = await guest({
        name: 'games.get',
        verb: 'GET',
        input: { options: { limit: 1 } },
        locale: 'uz',
        money: false,
      });
      const { items } = (whole.body as { data: { items: object[] } }).data;
      return answered({ items: [{ ...items[0], ...game }], total: 1 });
    }
    return guest(request);
  };
}

async function fillFor(n: number, prelude: Prelude, url: string, nonce = NONCE, more = {}): Promise<string> {
  const { document } = prelude;
  const isContentOwn = entry.isContentOwn(entry.matchPage(url));
  const request = {
    url: new URL(url, 'https://yulduz.uz'),
    match: entry.matchPage(url.split('?', 1)[0] ?? ''),
    isOnBreak: false,
    savesData: false,
    takesAvif: true,
    script: undefined,
    transport: platformOf(n, more),
    content: (locale: Language) => document.contexts[locale].content,
    gameFinder: () => document.contexts.uz.gameFinder(),
    onUnexpectedError: (error: unknown) => {
      throw error;
    },
  };
  const visitor = await entry.loadVisitor(request, { hasContent: !isContentOwn, isConfirmed: true });
  await Promise.all([visitor.identified, visitor.quiet, ...Object.values(visitor.ownParts)]);
  const filler = isContentOwn ? await entry.loadContent(visitor) : visitor;
  visitor.calls.loaded();
  if (!filler) throw new Error(`The content of ${url} is not loaded`);
  const filled = await fillPrelude({
    entry: watched,
    prelude,
    visitor: filler,
    nonce,
    held: isContentOwn ? undefined : held,
    onError: (error) => {
      throw error;
    },
  });
  if (!filled || filled.rest) throw new Error(`The page ${url} of player ${n} is not whole`);
  return [...filled.pieces, ...filled.tail].join('');
}

/** Everything that is held for other players. */
const heldBy = ({ parts, tail, postponed, document }: Prelude) =>
  [
    ...[...parts, ...tail].map((part) => (Buffer.isBuffer(part) ? part.toString() : JSON.stringify(part))),
    postponed,
    JSON.stringify(document.state),
    JSON.stringify([document.page.page, document.page.root]),
  ].join('\n');

test(
  `pages of ${PLAYERS} players in turns have their own marks and no other player’s, and preludes stay as they were`,
  async () => {
    expect(pages.length).toBeGreaterThan(1);
    const preludes: { url: string; prelude: Prelude }[] = [];
    for (const url of pages) preludes.push({ url, prelude: await preludeOf(url) });
    const before = preludes.map(({ prelude }) => heldBy(prelude));
    const queue = Array.from({ length: PLAYERS }, (_none, n) => n).values();
    const fillNext = async () => {
      for (const n of queue) {
        const { url, prelude } = preludes[n % preludes.length] as (typeof preludes)[number];
        const html = await fillFor(n, prelude, url);
        const marks = new Set([...html.matchAll(MARK)].map(([, number]) => number));
        expect([...marks], url).toEqual([String(n)]);
        expect(html.match(/data-uid="(\d+)"/)?.[1]).toBe(String(1_000_000 + n));
        expect(html).toContain(`&lt;b&gt;mark${n}x`);
        expect(html.includes(`<b>mark${n}x`)).toBe(false);
        if (entry.isContentOwn(entry.matchPage(url))) continue;
        // The next view, of which React renders nothing.
        const next = await fillFor(n, prelude, url, OTHER_NONCE);
        expect(next.replaceAll(OTHER_NONCE, NONCE) === html, url).toBe(true);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fillNext));
    expect(preludes.map(({ prelude }) => heldBy(prelude))).toEqual(before);
    for (const held of before) expect(held).not.toMatch(MARK);
  },
  MOST,
);

test('a page is filled by React once, and again when a fact of the player is another', async () => {
  const [url] = pages as [string];
  const prelude = await preludeOf(url);
  const renderHoles = vi.spyOn(watched, 'renderHoles');
  await fillFor(1, prelude, url);
  await fillFor(1, prelude, url);
  expect(renderHoles).toHaveBeenCalledTimes(1);
  const richer = await fillFor(1, prelude, url, NONCE, { balance_main: { amount: 7_654_321, currency: 'UZS' } });
  expect(renderHoles).toHaveBeenCalledTimes(2);
  expect(richer).toMatch(/7\s?654\s?321/);
  await fillFor(1, await preludeOf(url), url);
  expect(renderHoles).toHaveBeenCalledTimes(3);
});

test('every prelude that is made again, for whichever player, is the same bytes', async () => {
  for (const url of pages) {
    const [first, second] = await Promise.all([preludeOf(url), preludeOf(url)]);
    expect(heldBy(second), url).toBe(heldBy(first));
  }
});
