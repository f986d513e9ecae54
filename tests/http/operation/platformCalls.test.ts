import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#client/app/routes.ts';
import { playerPages } from '#tests/support/looks/playerPages.ts';
import { publicPages } from '#tests/support/looks/publicPages.ts';
import { signInAt } from '#tests/support/players/signInAt.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendUpstream } from '#tests/support/sites/lendUpstream.ts';
import { SANDBOX_TOKEN, type Site, startSite } from '#tests/support/sites/startSite.ts';
import type { Upstream } from '#tests/support/sites/startUpstream.ts';
import { untilFeedOpen } from '#tests/support/sites/untilFeedOpen.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { type CountingProxy, startCountingProxy } from '#tests/support/wire/startCountingProxy.ts';

const HEAD = `# What a page asks the platform

Calls of the platform that one view of each page makes, in Uzbek, one address for each route. **Cold**: no public answer is cached but those
that a running site always holds (its settings, categories, providers, the catalogue of the search).
**Warm**: the caches are full, and the visitor has opened the page a moment ago. The last column names what a player's warm view asks.
Written by a test, which also refuses a call that one view makes twice:
\`npx vitest run --project http tests/http/operation/platformCalls.test.ts -u\`. Why it is so: [decision 042](../decisions/042-a-page-asks-the-platform-each-thing-once.md).
`;

/** Milliseconds after which a call that has not come is taken for one that waits for an answer. */
const MOST_MS = 1_000;

/** A site behind a proxy that counts its calls. */
interface Counted {
  site: Site;
  proxy: CountingProxy;
}

const cacheTimes = (time: string) =>
  Object.fromEntries(
    ['BANNERS', 'GAMES', 'JACKPOTS', 'WINNERS', 'TOURNAMENTS', 'LEADERBOARD', 'LOYALTY'].map((kind) => [
      `CACHE_PLATFORM_${kind}`,
      time,
    ]),
  );

const held = {
  CACHE_PLATFORM_METADATA: '1h',
  CACHE_PLATFORM_CATALOGUE: '1h',
  PLATFORM_EVENTS_TOKEN: SANDBOX_TOKEN,
};

let upstream: Lent<Upstream>;
let cold: Counted;
let warm: Counted;

async function start(env: Record<string, string>): Promise<Counted> {
  const { sandbox } = upstream.value;
  const proxy = await startCountingProxy(sandbox);
  const site = await startSite({ SANDBOX: '0', PLATFORM_URL: proxy.url, CONTENT_URL: sandbox, ...env });
  await untilReady(site.origin);
  await untilFeedOpen(site.origin);
  return { site, proxy };
}

beforeAll(async () => {
  upstream = await lendUpstream();
  [cold, warm] = await Promise.all([
    start({ ...held, ...cacheTimes('0'), CACHE_PLATFORM_PLAYER: '0', CACHE_PAGES_FRESH: '0' }),
    start({ ...held, ...cacheTimes('1h'), CACHE_PLATFORM_PLAYER: '1h', CACHE_PAGES_FRESH: '1h' }),
  ]);
});
afterAll(async () => {
  for (const { site, proxy } of [cold, warm]) {
    await site.stop();
    await proxy.close();
  }
  await upstream.giveBack();
});

/** The calls of one view of a page, in order of their names. */
async function callsOf({ site, proxy }: Counted, path: string, cookie?: string): Promise<string[]> {
  const { headers } = await askPage(site.origin, path, cookie === undefined ? {} : { cookie });
  return (proxy.calls.get(String(headers['x-request-id'])) ?? []).toSorted();
}

/** The calls of the view with the min number of them, of four: a line of the feed, as of the sign-in just before, drops what is held of the player at any moment. */
async function warmCallsOf(path: string, cookie: string): Promise<string[]> {
  const views: string[][] = [];
  for (let view = 0; view < 4; view += 1) views.push(await callsOf(warm, path, cookie));
  return views.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

const nameOf = (call: string) => call.split(' ', 1)[0] as string;
const counted = (calls: readonly string[]) =>
  [...Map.groupBy(calls, nameOf)].map(([name, all]) => (all.length === 1 ? name : `${name} ${all.length}x`)).join(', ');

test('no view of a page asks the platform twice, and docs/generated/platform-calls.md has the calls of every route', {
  timeout: 120_000,
}, async () => {
  const { sandbox } = upstream.value;
  const pages = [...(await publicPages(warm.site.origin)), ...playerPages];
  const firstOf = Map.groupBy(pages, ({ kind }) => kind);
  const known = routes.map(({ pattern }) => pattern).filter((pattern) => firstOf.has(pattern));
  const cookie = await signInAt(sandbox, 'rich@yulduz.test');
  for (const path of ['/', '/gamehall', '/support']) await askPage(cold.site.origin, path);
  const rows: string[] = [];
  const twice: string[] = [];
  for (const pattern of known) {
    const path = firstOf.get(pattern)?.[0]?.path ?? pattern;
    const views = {
      'guest, cold': await callsOf(cold, path),
      'guest, warm': (await callsOf(warm, path), await callsOf(warm, path)),
      'player, cold': await callsOf(cold, path, await signInAt(sandbox, 'rich@yulduz.test')),
      'player, warm': await warmCallsOf(path, cookie),
    };
    for (const [who, calls] of Object.entries(views))
      for (const [index, call] of calls.entries())
        if (call === calls[index - 1]) twice.push(`${path}, ${who}: ${call}`);
    const figures = Object.values(views).map(({ length }) => length);
    rows.push(`| \`${pattern}\` | ${figures.join(' | ')} | ${counted(views['player, warm'])} |`);
  }
  const table = ['| Page | Guest, cold | Guest, warm | Player, cold | Player, warm | What the player asks, warm |'];
  await expect(`${HEAD}\n${[...table, '|---|---|---|---|---|---|', ...rows].join('\n')}\n`).toMatchFileSnapshot(
    '../../../docs/generated/platform-calls.md',
  );
  expect(twice).toEqual([]);
});

/**
 * Calls that wait for an answer of the platform: the games of a tournament, of a jackpot, those like a game; offers, which a player who refuses
 * them is not shown and which are not asked then. Home is rendered as a whole here; made of a prelude it asks nothing that players share.
 */
const dependent: Readonly<Record<string, RegExp>> = {
  '/': /^(?:banners|games|jackpots)\./,
  '/jackpots/:id': /^games\.get /,
  '/offers': /^campaigns\.getoffers /,
  '/offers/:id': /^(?:campaigns\.getoffers|account\.getcurrencyrates)/,
  '/platform/game/:id/:mode': /^(?:freespins\.get|games\.get options=\{"category")/,
  '/platform/game/:sysname': /^(?:freespins\.get|games\.get options=\{"category")/,
  '/platform/game/custom/:name': /^(?:freespins\.get|games\.get options=\{"category")/,
  '/platform/game/custom/:name/:mode': /^(?:freespins\.get|games\.get options=\{"category")/,
  '/tournaments/:id': /^games\.get /,
  '/tournaments/:id/gamehall': /^games\.get /,
};

test('a page of a player whose session is known asks everything before the platform has answered anything', {
  timeout: 120_000,
}, async () => {
  const pages = [...(await publicPages(warm.site.origin)), ...playerPages];
  const firstOf = Map.groupBy(pages, ({ kind }) => kind);
  const cookie = await signInAt(upstream.value.sandbox, 'rich@yulduz.test');
  const late: Record<string, string[]> = {};
  for (const [pattern, [one]] of firstOf) {
    if (!one) continue;
    const { path } = one;
    await callsOf(cold, path, cookie);
    const all = await callsOf(cold, path, cookie);
    const first = all.filter((call) => !dependent[pattern]?.test(call));
    const [missing] = await Promise.all([cold.proxy.holdUntil(first, MOST_MS), callsOf(cold, path, cookie)]);
    if (missing.length > 0) late[pattern] = missing;
  }
  expect(late).toEqual({});
});
