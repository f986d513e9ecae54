import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { breakCookie } from '#shared/keys/breakCookie.ts';
import { FAVOURITES, hallHref } from '#shared/url/hallQuery.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { type Player, signUp } from '#tests/support/players/signUp.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { untilFeedOpen } from '#tests/support/sites/untilFeedOpen.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { type Answered, ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

const text = messagesOf('uz');
const PRELUDE = 'croupier; hit; detail=prelude';
const SESSION = 'croupier; fwd=bypass; detail=session';
/** A place that React has left out. */
const LEFT_OUT = '<!--$?-->';
const ENDED = '</body></html>';

/** The list of the player's own games. */
const favourites = hallHref({ category: FAVOURITES });

let site: Site;
let demo: Player;
let count = 0;
const controls = () => sandboxControls(site);
const page = (path: string, { cookie }: Pick<Player, 'cookie'>, headers = {}) =>
  askPage(site.origin, path, { cookie, ...headers });

beforeAll(async () => {
  site = await startSite({ CACHE_PAGES_FRESH: '1h' });
  await untilReady(site.origin);
  await untilFeedOpen(site.origin);
  demo = await signIn(site.origin, 'demo@yulduz.test');
});
afterEach(() => controls().heal());
afterAll(() => site.stop());

/** Opens a page until it is made of a prelude: the first views render it as a whole. */
async function untilPrelude(path: string, player: Player): Promise<Answered> {
  let answer: Answered | undefined;
  await expect
    .poll(async () => {
      answer = await page(path, player);
      return answer.headers['cache-status'];
    })
    .toBe(PRELUDE);
  return answer as Answered;
}

/** The headers and the bytes of an answer as they were sent. */
async function fetchRaw(path: string, headers: Record<string, string>): Promise<[IncomingHttpHeaders, Buffer]> {
  const { origin } = site;
  const [answer] = (await once(get(origin + path, { headers: { ...headers, accept: 'text/html' } }), 'response')) as [
    IncomingMessage,
  ];
  return [answer.headers, await buffer(answer)];
}

const withoutTags = (html: string) => html.replaceAll(/<!--.*?-->|<[^>]*>/gs, '').trim();
const withoutScripts = (html: string) => html.replace(/<script.*?<\/script>/gs, '');
/** What two answers may differ in. */
const comparable = ({ text: html }: Pick<Answered, 'text'>) =>
  withoutScripts(html)
    .replace(/nonce="[^"]+"/g, '')
    // Keys of orders.
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')
    // Ids of forms.
    .replace(/value="[\w+/]{22}=="/g, '')
    .replace(/<link rel="preload" as="image"[^>]*>/g, '');

/** Compares a player's page that is made of a prelude with the same page rendered as a whole. */
async function isAsRendered(path: string): Promise<void> {
  const made = await untilPrelude(path, demo);
  expect(made.headers['cache-control']).toBe('private, no-store, no-transform');
  expect(made.text).not.toContain(LEFT_OUT);
  expect(made.text).not.toContain('id="S:');
  expect(made.text).not.toContain('data-hole');
  expect(made.text.endsWith(ENDED)).toBe(true);
  expect(made.text).toContain(`data-uid="${demo.uid}"`);
  // A robot's page is rendered as a whole, with every section in its place.
  const rendered = await page(path, demo, { 'user-agent': 'Googlebot/2.1' });
  expect(rendered.headers['cache-status']).toBe(SESSION);
  expect(comparable(made)).toBe(comparable(rendered));
}

test.each([
  '/',
  '/ru',
  '/gamehall',
  '/ru/gamehall?category=live&sort=new',
  '/platform/game/pamir-fox',
  '/ru/game/pamir-fox',
  '/jackpots',
  '/ru/jackpots/1',
  '/providers',
  '/promotions',
  '/ru/promotions/welcome',
  '/fairness',
  '/faq',
])('%s of a player is made of a prelude: whole, in order, and as it is rendered without one', isAsRendered);

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)(
  'for "%s" a page made of a prelude is sent as %s, and unpacks to the same document',
  async (accepted, encoding, unpack) => {
    await untilPrelude('/', demo);
    // In a page whose answers are not held a hole may be late.
    const plain = await page('/', demo);
    const [packed, bytes] = await fetchRaw('/', { cookie: demo.cookie, 'accept-encoding': accepted });
    expect([packed['cache-status'], packed['content-encoding'], packed['vary']]).toEqual([
      PRELUDE,
      encoding,
      expect.stringContaining('Accept-Encoding'),
    ]);
    expect(bytes.length).toBe(Number(packed['content-length']));
    expect(bytes.length).toBeLessThan(plain.text.length / 6);
    const html = unpack(bytes).toString();
    expect(comparable({ text: html })).toBe(comparable(plain));
    expect(html.endsWith(ENDED)).toBe(true);
  },
);

test('every script of a page made of a prelude has the nonce of its answer, and no two answers have the same', async () => {
  await untilPrelude('/', demo);
  const answers = await Promise.all([page('/', demo), page('/', demo)]);
  const nonces = answers.map(({ headers, text: html }) => {
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    const scripts = [...html.matchAll(/<script(?! type="application\/ld)[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(2);
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
    return nonce;
  });
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('a page made of a prelude carries the general information of the site, as a page rendered as a whole', async () => {
  const made = await untilPrelude('/', demo);
  expect(made.text).toContain('"general":{"info":{');
  expect(made.text).not.toContain('"general":{"info":null}');
});

test('of one prelude two players get their own facts and the same rest; a guest gets none of it', async () => {
  await untilPrelude('/', demo);
  const other = await signUp(site.origin, `prelude-${(count += 1)}@example.uz`);
  const [demoPage, theirs] = [await page('/', demo), await page('/', other)];
  expect(theirs.headers['cache-status']).toBe(PRELUDE);
  expect(theirs.text).toContain(`data-uid="${other.uid}"`);
  for (const [answer, one, another] of [
    [demoPage, demo, other],
    [theirs, other, demo],
  ] as const) {
    expect(answer.text).toContain(one.login);
    expect(answer.text).not.toContain(another.login);
    expect(answer.text).not.toContain(`data-uid="${another.uid}"`);
  }
  const rest = (html: string) => html.slice(html.indexOf('<footer'), html.indexOf('<script', html.indexOf('<footer')));
  expect(rest(theirs.text)).toBe(rest(demoPage.text));
  const guest = await askPage(site.origin, '/');
  expect(guest.text).not.toMatch(/data-uid|data-hole/);
  expect(guest.text).not.toContain(demo.login);
});

test('a hole that is late keeps its place and follows the document, which does not wait for it', async () => {
  await untilPrelude('/', demo);
  // Of a player whose history is not held.
  const player = await signUp(site.origin, `prelude-${(count += 1)}@example.uz`);
  await controls().fault({ target: 'games.getHistory', kind: 'latency', ms: 900 });
  const late = await page('/', player);
  expect(late.headers['cache-status']).toBe(PRELUDE);
  expect([late.firstByte < 800, late.whole > 800]).toEqual([true, true]);
  const end = late.text.indexOf(LEFT_OUT);
  expect(late.text.slice(0, end)).toContain(`data-uid="${player.uid}"`);
  expect(late.text).toMatch(/\$RC=function.*<div hidden id="S:\w+">.*\$RC\("B:\w+","S:\w+"\)/s);
  expect(late.text).toContain('__own("continued",');
  expect(late.text.endsWith(ENDED)).toBe(true);
  expect(late.text.split(ENDED)).toHaveLength(2);
});

test.each([
  ['a banned player', { target: 'account.getInfo', kind: 'UserBanned' }, 403],
  ['a platform in maintenance', { target: 'account.getInfo', kind: 'ApplicationDisabled' }, 503],
  ['a platform that fails', { target: 'account.getInfo', kind: '500' }, 503],
] as const)('%s gets the screen of a page that has no prelude', async (_who, fault, status) => {
  await untilPrelude('/', demo);
  await controls().fault(fault);
  const answer = await page('/', demo);
  expect([answer.status, answer.headers['cache-status']]).toEqual([status, SESSION]);
  expect(answer.text).not.toContain(demo.login);
});

test('an ended session gets the page of a guest, although there is a prelude', async () => {
  await untilPrelude('/', demo);
  const leaver = await signUp(site.origin, `prelude-${(count += 1)}@example.uz`);
  expect((await page('/', leaver)).headers['cache-status']).toBe(PRELUDE);
  await ask(site.origin, '/api/auth.logout', { headers: { cookie: leaver.cookie, 'sec-fetch-site': 'same-origin' } });
  const answer = await page('/', leaver);
  expect(answer.headers['cache-status']).toBe(SESSION);
  expect(answer.text).not.toContain('data-uid');
  expect(answer.text).toContain(text('shell.signIn'));
});

test('of a made-up session the platform is asked whose it is, and nothing of a player, although there is a prelude', async () => {
  await untilPrelude('/', demo);
  await controls().reset();
  const answer = await page('/', { cookie: 'sid=made-up' });
  expect([answer.status, answer.headers['cache-status']]).toEqual([200, SESSION]);
  const asked = Object.keys(await controls().counters());
  expect(asked).toContain('account.getInfo');
  expect(asked.filter((name) => /limit|budget|storage|history/i.test(name))).toEqual([]);
});

test('a session whose answer is late gets a page with neither a guest’s nor a player’s parts', async () => {
  await untilPrelude('/', demo);
  await controls().fault({ target: 'account.getInfo', kind: 'latency', ms: 3_000 });
  const answer = await page('/', demo);
  expect([answer.status, answer.headers['cache-status']]).toEqual([200, SESSION]);
  expect(answer.text).not.toContain('data-uid');
});

test('a player who refuses offers gets the prelude without them, others that with them', async () => {
  const banners = text('lobby.hero.label');
  const quiet = await signUp(site.origin, `prelude-${(count += 1)}@example.uz`);
  const set = await postForm(
    site.origin,
    '/api/storage.set',
    { key: 'offers_off', value: '1' },
    { cookie: quiet.cookie },
  );
  expect(set.status).toBe(200);
  const quietPage = await untilPrelude('/', quiet);
  const theirs = await untilPrelude('/', demo);
  expect([quietPage.text.includes(banners), theirs.text.includes(banners)]).toEqual([false, true]);
});

test.each(['/?utm_source=x', '/?popup=bonus', '/gamehall?utm_source=x', '/gamehall?search=ko', favourites])(
  '%s is rendered as a whole: the key of a prelude has no such text',
  async (path) => {
    await untilPrelude(path.split('?', 1)[0] as string, demo);
    for (let view = 0; view < 3; view += 1) {
      const answer = await page(path, demo);
      expect(answer.headers['cache-status']).toBe(SESSION);
      expect(answer.text).toContain(`data-uid="${demo.uid}"`);
    }
  },
);

test('the game hall shows each player the number of their own favourites', async () => {
  const other = await signUp(site.origin, `prelude-${(count += 1)}@example.uz`);
  const links = /href="\/gamehall\?category=favourites"[^>]*>(.*?)<\/a>/gs;
  // The menu has the link too, without a number.
  const numberIn = ({ text: html }: Answered) =>
    [...html.matchAll(links)].map(([, label = '']) => withoutTags(label)).find((label) => /\d/.test(label));
  const [demoPage, theirs] = [await untilPrelude('/gamehall', demo), await untilPrelude('/gamehall', other)];
  expect(numberIn(demoPage)).toMatch(/[1-9]$/);
  expect(numberIn(theirs)).toMatch(/\D0$/);
});

test('a ban that only the player’s own part of the page tells closes the page, as it does without a prelude', async () => {
  await untilPrelude('/', demo);
  const player = await signUp(site.origin, `prelude-${(count += 1)}@example.uz`);
  await controls().fault({ target: 'games.getHistory', kind: 'UserBanned' });
  const answer = await page('/', player);
  expect([answer.status, answer.headers['cache-status']]).toEqual([403, SESSION]);
});

test('a game made of a prelude has the free spins of its player alone', async () => {
  const wager = await signIn(site.origin, 'wager@yulduz.test');
  const path = '/platform/game/zarafshon-vault';
  const spins = text('game.freeSpins');
  expect((await untilPrelude(path, wager)).text).toContain(spins);
  expect((await untilPrelude(path, demo)).text).not.toContain(spins);
});

test('a player whose account is closed for age gets that screen in place of every prelude', async () => {
  const paths = ['/', '/gamehall', '/platform/game/pamir-fox', '/providers'];
  for (const path of paths) await untilPrelude(path, demo);
  const minor = await signUp(site.origin, `prelude-${(count += 1)}@example.uz`);
  await postForm(site.origin, '/api/sumsub.createApplicant', {}, { cookie: minor.cookie });
  await controls().decide({ uid: minor.uid, verdict: 'rejected', labels: ['UNDERAGE'] });
  await expect.poll(async () => (await page('/', minor)).status).toBe(403);
  for (const path of paths) {
    const answer = await page(path, minor);
    expect([path, answer.status, answer.headers['cache-status']]).toEqual([path, 403, SESSION]);
    expect(answer.text).not.toContain('play?embed=1');
  }
});

test('a player on a device with a break that has not ended gets no prelude', async () => {
  await untilPrelude('/', demo);
  const cookie = `${demo.cookie}; ${breakCookie}=${Math.floor(Date.now() / 1000) + 3_600}`;
  const answer = await page('/', { cookie });
  expect([answer.status, answer.headers['cache-status']]).toEqual([200, SESSION]);
  expect(answer.text).toContain(`data-uid="${demo.uid}"`);
});

test('a HEAD of a player’s home has no body', async () => {
  await untilPrelude('/', demo);
  const head = await ask(site.origin, '/', { method: 'HEAD', headers: { cookie: demo.cookie, accept: 'text/html' } });
  expect([head.status, head.text]).toEqual([200, '']);
});

test.each([
  '/profile',
  '/ru/profile/settings',
  '/profile/security',
  '/cashier/deposit',
  '/ru/cashier/withdraw',
  '/cashier/history',
  '/tournaments',
  '/winners',
  '/ru/offers',
  '/loyalty',
  '/loyalty/shop',
  '/ru/support',
])('the frame of %s has a prelude, and the page is as it is rendered without one', isAsRendered);

test('a ban that only the content of a private page tells closes it, as it does without a prelude', async () => {
  await untilPrelude('/profile', demo);
  await controls().fault({ target: 'account.getprofileinfo', kind: 'UserBanned' });
  const answer = await page('/profile', demo);
  expect(answer.headers['cache-status']).toBe(SESSION);
  expect(answer.text).toContain('"fatal":{"kind":"closed"');
});

test.each([
  ['a banned player', { target: 'account.getInfo', kind: 'UserBanned' }, 403],
  ['a platform in maintenance', { target: 'account.getInfo', kind: 'ApplicationDisabled' }, 503],
  ['a platform that fails', { target: 'account.getInfo', kind: '500' }, 503],
] as const)('%s gets the screen of a private page that has no prelude', async (_who, fault, status) => {
  await untilPrelude('/profile', demo);
  await controls().fault(fault);
  const answer = await page('/profile', demo);
  expect([answer.status, answer.headers['cache-status']]).toEqual([status, SESSION]);
});

test.each(['AccessDenied', 'MethodNotFound', '500'] as const)(
  'a private page whose own call ends in %s has the status and the screen of a page that has no prelude',
  async (kind) => {
    await untilPrelude('/profile/verification', demo);
    await controls().fault({ target: 'account.getprofileinfo', kind });
    const answer = await page('/profile/verification', demo);
    const whole = await page('/profile/verification', demo, { 'user-agent': 'Googlebot/2.1' });
    expect(answer.status).toBe(whole.status);
    expect(comparable(answer)).toBe(comparable(whole));
  },
);

test('of a private page an ended session is sent to the sign-in, although there is a prelude', async () => {
  await untilPrelude('/profile', demo);
  const leaver = await signUp(site.origin, `prelude-${(count += 1)}@example.uz`);
  await untilPrelude('/profile', leaver);
  await ask(site.origin, '/api/auth.logout', { headers: { cookie: leaver.cookie, 'sec-fetch-site': 'same-origin' } });
  const answer = await page('/profile', leaver);
  expect([answer.status, answer.headers['location']]).toEqual([
    302,
    (await askPage(site.origin, '/profile')).headers['location'],
  ]);
});

test('of one private page two players get their own content and titles, and the same frame', async () => {
  await untilPrelude('/profile', demo);
  const other = await signUp(site.origin, `prelude-${(count += 1)}@example.uz`);
  const [demoPage, theirs] = [await untilPrelude('/profile', demo), await untilPrelude('/profile', other)];
  expect(demoPage.text).not.toContain(other.login);
  expect(theirs.text).not.toContain(demo.login);
  expect(theirs.text).toContain(other.login);
  expect(theirs.text.match(/<title>/g)).toHaveLength(1);
  expect(theirs.text.indexOf('<title>')).toBeLessThan(theirs.text.indexOf('</head>'));
});

test.each(['/cashier/deposit?error=x', '/profile?popup=bonus', '/cashier/deposit/uzcard'])(
  '%s is rendered as a whole: a private page has one prelude',
  async (path) => {
    for (let view = 0; view < 3; view += 1) expect((await page(path, demo)).headers['cache-status']).toBe(SESSION);
  },
);

test('a page that shows an answer named by PLATFORM_PERSONAL has no prelude, and one log line says why', async () => {
  const personal = await startSite({ PLATFORM_PERSONAL: 'banners.get' });
  try {
    const { cookie } = await signIn(personal.origin, 'demo@yulduz.test');
    const refusals = () =>
      personal
        .output()
        .split('\n')
        .filter((line) => line.includes('"prelude_refused"'))
        .map((line) => JSON.parse(line) as object);
    const look = async () => (await askPage(personal.origin, '/', { cookie })).headers['cache-status'];
    await expect.poll(async () => [await look(), refusals().length]).toEqual([SESSION, 1]);
    expect([await look(), await look()]).toEqual([SESSION, SESSION]);
    expect(refusals()).toMatchObject([{ route: '/', method: 'banners.get' }]);
  } finally {
    await personal.stop();
  }
});
