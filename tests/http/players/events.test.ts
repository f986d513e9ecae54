import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import type { Balances } from '#shared/api/account/account.contract.ts';
import { eventsPath } from '#shared/keys/eventsPath.ts';
import { type Player, signUp } from '#tests/support/players/signUp.ts';
import { logLines } from '#tests/support/sites/logLines.ts';
import { readMetric } from '#tests/support/sites/readMetric.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { SANDBOX_TOKEN, type Site, startSite } from '#tests/support/sites/startSite.ts';
import { startValkey, type TestValkey } from '#tests/support/sites/startValkey.ts';
import { untilFeedOpen } from '#tests/support/sites/untilFeedOpen.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { type OpenEvents, openEvents } from '#tests/support/wire/openEvents.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

let pushSite: Site;
/** Its platform pushes no events, so the site polls balances. */
let pollSite: Site;
const opened: OpenEvents[] = [];

beforeAll(async () => {
  pushSite = await startSite({ EVENT_STREAMS: '12', EVENT_STREAMS_PER_PLAYER: '3' });
  pollSite = await startSite({ PLATFORM_URL: pushSite.sandbox, CONTENT_URL: pushSite.sandbox, SANDBOX: '0' });
  await untilReady(pollSite.origin);
  await untilFeedOpen(pushSite.origin);
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});
afterAll(async () => {
  await pollSite.stop();
  await pushSite.stop();
});

async function open(site: Site, { cookie }: Pick<Player, 'cookie'>, headers?: Record<string, string>) {
  const stream = await openEvents(site.origin, cookie, headers);
  opened.push(stream);
  return stream;
}
const newcomer = () => signUp(pushSite.origin, `live-${crypto.randomUUID().slice(0, 12)}@example.com`);
const mainOf = (stream: OpenEvents) => stream.last<Balances>('balance')?.balance_main?.amount;

async function payIn({ cookie }: Player, amount: number): Promise<void> {
  const order = { method: 'uzcard', amount: String(amount), currency: 'UZS', 'requisites[card]': ownCard() };
  const answer = await postForm(pushSite.origin, '/api/cashier.makedeposit', order, { cookie });
  expect(answer.json<{ data: { status: string } }>().data.status).toBe('success');
}

describe('player events, with a platform that pushes changes', () => {
  test('a deposit, with streams of two players open, sends balance and payment to every stream of its player alone', async () => {
    const [player, other] = await Promise.all([newcomer(), newcomer()]);
    const [first, second, foreign] = await Promise.all([
      open(pushSite, player),
      open(pushSite, player),
      open(pushSite, other),
    ]);
    for (const stream of [first, second, foreign]) {
      expect(stream.status).toBe(200);
      expect(stream.headers).toMatchObject({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      await expect.poll(() => stream.last('hello')).toEqual({ push: true });
    }
    const before = mainOf(first) as number;
    const seen = foreign.events.length;
    await payIn(player, 20_000);
    for (const stream of [first, second]) {
      await expect.poll(() => mainOf(stream)).toBe(before + 20_000);
      await expect
        .poll(() => stream.last<{ items: { status: string }[] }>('payments')?.items[0]?.status)
        .toBe('success');
    }
    // Events arrive in order, so the events before this one have arrived.
    await payIn(other, 30_000);
    await expect.poll(() => mainOf(foreign)).toBe(before + 30_000);
    expect(JSON.stringify(foreign.events.slice(seen))).not.toContain('20000');
    expect(mainOf(first)).toBe(before + 20_000);
  });

  test('three streams of one player, after a deposit, cost the platform at most two balance requests', async () => {
    const player = await newcomer();
    const streams = [await open(pushSite, player), await open(pushSite, player), await open(pushSite, player)];
    const { counters, reset } = sandboxControls(pushSite);
    await reset();
    const before = mainOf(streams[0] as OpenEvents) as number;
    await payIn(player, 10_000);
    for (const stream of streams) await expect.poll(() => mainOf(stream)).toBe(before + 10_000);
    expect((await counters())['account.getBalance']).toBeLessThanOrEqual(2);
  });

  test('the log line of a stream, once it is closed, names the call that it waited for, and no later one', async () => {
    const player = await newcomer();
    const stream = await open(pushSite, player);
    const id = stream.headers['x-request-id'];
    await payIn(player, 10_000);
    await expect.poll(() => stream.last('payments')).toBeTruthy();
    stream.close();
    const line = () => logLines(pushSite).find((one) => one.event === 'request' && one.id === id);
    await expect.poll(line).toBeDefined();
    const calls = line()?.['calls'] as { name: string; verdict: string }[];
    expect(calls.filter(({ name }) => /^(?:account|cashier)\./.test(name))).toMatchObject([
      { name: 'account.getInfo', verdict: 'bypass' },
    ]);
  });

  test('signing out closes the session’s stream with signed_out and leaves the player’s other stream open', async () => {
    const { login } = await newcomer();
    const enter = async (): Promise<Pick<Player, 'cookie'>> => {
      const answer = await postForm(pushSite.origin, '/api/auth.login', { login, password: 'Yulduz-2026' });
      return { cookie: answer.cookies.map((line) => line.split(';', 1)[0]).join('; ') };
    };
    const [here, there] = [await enter(), await enter()];
    const [ending, staying] = [await open(pushSite, here), await open(pushSite, there)];
    await expect.poll(() => staying.last('hello')).toBeTruthy();
    await ask(pushSite.origin, '/api/auth.logout', {
      headers: { cookie: here.cookie, 'sec-fetch-site': 'same-origin' },
    });
    await expect.poll(ending.isOver).toBe(true);
    expect(ending.events.at(-1)?.name).toBe('signed_out');
    expect(staying.isOver()).toBe(false);
  });

  test('a stream reopened with its last event id sends missed events alone; an unknown id gets the balance again', async () => {
    const player = await newcomer();
    const first = await open(pushSite, player);
    await expect.poll(() => mainOf(first)).toBeDefined();
    const before = mainOf(first) as number;
    const id = first.events.findLast((event) => event.id !== undefined)?.id as string;
    first.close();
    await payIn(player, 15_000);
    const second = await open(pushSite, player, { 'last-event-id': id });
    await expect.poll(() => mainOf(second)).toBe(before + 15_000);
    const last = second.events.findLast((event) => event.id !== undefined)?.id as string;
    await expect.poll(() => second.last('payments')).toBeDefined();
    const newest = second.events.findLast((event) => event.id !== undefined)?.id ?? last;
    second.close();
    const third = await open(pushSite, player, { 'last-event-id': newest });
    await expect.poll(() => third.last('hello')).toBeTruthy();
    expect(third.last('balance')).toBeUndefined();
    // An id of another process is ignored.
    const fourth = await open(pushSite, player, { 'last-event-id': 'elsewhere.7' });
    await expect.poll(() => mainOf(fourth)).toBe(before + 15_000);
  });
});

describe('access to the event stream', () => {
  test('the event stream refuses guests and unknown sessions with 204, other sites with 403 and a POST with 405', async () => {
    const player = await newcomer();
    expect((await open(pushSite, { cookie: '' })).status).toBe(204);
    expect((await open(pushSite, { cookie: 'sid=nobody' })).status).toBe(204);
    expect((await open(pushSite, player, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const headers = { cookie: player.cookie, 'sec-fetch-site': 'same-origin' };
    expect((await ask(pushSite.origin, eventsPath, { method: 'POST', headers })).status).toBe(405);
  });

  test('the event stream answers 429 over the limit of a player and 503 over that of the process, with retry-after', async () => {
    const player = await newcomer();
    for (let n = 0; n < 3; n += 1) expect((await open(pushSite, player)).status).toBe(200);
    const fourth = await open(pushSite, player);
    expect([fourth.status, Number(fourth.headers['retry-after'])]).toEqual([429, 60]);
    for (let n = 0; n < 3; n += 1) {
      const other = await newcomer();
      for (let k = 0; k < 3; k += 1) expect((await open(pushSite, other)).status).toBe(200);
    }
    const none = await open(pushSite, await newcomer());
    expect([none.status, Number(none.headers['retry-after'])]).toEqual([503, 30]);
    for (const stream of opened.splice(0)) stream.close();
    await expect.poll(() => readMetric(pushSite.origin, 'croupier_event_streams')).toBe(0);
    expect((await open(pushSite, player)).status).toBe(200);
  });

  test('the streams of a player at the maximum go on after another one is refused', async () => {
    const player = await newcomer();
    const streams = await Promise.all([1, 2, 3].map(() => open(pushSite, player)));
    for (const stream of streams) await expect.poll(() => mainOf(stream)).toBeDefined();
    const before = mainOf(streams[0] as OpenEvents) as number;
    expect((await open(pushSite, player)).status).toBe(429);
    await payIn(player, 25_000);
    for (const stream of streams) await expect.poll(() => mainOf(stream)).toBe(before + 25_000);
    expect(streams.map((stream) => stream.isOver())).toEqual([false, false, false]);
  });

  test('the event stream, when account.getInfo fails, answers 502 with retry-after', async () => {
    const player = await newcomer();
    const { fault, heal } = sandboxControls(pushSite);
    await fault({ target: 'account.getInfo', kind: '500' });
    try {
      const refused = await open(pushSite, player);
      expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([502, 10]);
    } finally {
      await heal();
    }
  });
});

describe('player events, with a platform that pushes nothing', () => {
  test('the stream reports push: false, and each stream reopened after a deposit sends the new balance', async () => {
    const player = await newcomer();
    const first = await open(pollSite, player);
    await expect.poll(() => first.last('hello')).toEqual({ push: false });
    const before = mainOf(first) as number;
    for (const step of [1, 2]) {
      for (const stream of opened.splice(0)) stream.close();
      await payIn(player, 10_000);
      const next = await open(pollSite, player);
      await expect.poll(() => mainOf(next)).toBe(before + step * 10_000);
    }
  });

  test('a platform feed that fails is logged as feed_lost, and opened again after the platform recovers', async () => {
    const { fault, heal } = sandboxControls(pushSite);
    await fault({ target: 'feed', kind: '500' });
    const site = await startSite({
      PLATFORM_URL: pushSite.sandbox,
      CONTENT_URL: pushSite.sandbox,
      SANDBOX: '0',
      PLATFORM_EVENTS_TOKEN: SANDBOX_TOKEN,
    });
    try {
      await expect.poll(site.output).toContain('"event":"feed_lost"');
      expect(await readMetric(site.origin, 'croupier_event_feed_open')).toBe(0);
      await heal();
      await untilFeedOpen(site.origin);
    } finally {
      await heal();
      await site.stop();
    }
  });
});

describe('player events, with two replicas', () => {
  let valkey: TestValkey;
  let sites: Site[] = [];
  beforeAll(async () => {
    valkey = await startValkey();
    const env = { VALKEY_URL: valkey.url, PLATFORM_EVENTS_TOKEN: SANDBOX_TOKEN, SANDBOX: '0' };
    const upstreams = { PLATFORM_URL: pushSite.sandbox, CONTENT_URL: pushSite.sandbox };
    sites = await Promise.all([
      startSite({ ...env, ...upstreams, DRAIN_TIME: '1500ms' }),
      startSite({ ...env, ...upstreams }),
    ]);
    for (const site of sites) await untilReady(site.origin).then(() => untilFeedOpen(site.origin));
  });
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await valkey.stop();
  });

  test('two replicas with streams of one player share balance requests, and both still send it after Valkey is killed', async () => {
    const player = await newcomer();
    const streams = [await open(sites[0] as Site, player), await open(sites[1] as Site, player)];
    for (const stream of streams) await expect.poll(() => mainOf(stream)).toBeDefined();
    const before = mainOf(streams[0] as OpenEvents) as number;
    const { counters, reset } = sandboxControls(pushSite);
    await reset();
    for (let step = 1; step <= 3; step += 1) {
      await payIn(player, 10_000);
      for (const stream of streams) await expect.poll(() => mainOf(stream)).toBe(before + step * 10_000);
    }
    // Two replicas that do not share would make at least six requests.
    expect((await counters())['account.getBalance']).toBeLessThan(6);
    await valkey.kill();
    await payIn(player, 10_000);
    for (const stream of streams) await expect.poll(() => mainOf(stream)).toBe(before + 40_000);
  });

  test('a replica that stops keeps and opens streams for DRAIN_TIME, then sends reconnect, and the other goes on', async () => {
    const player = await newcomer();
    const [first, second] = [await open(sites[0] as Site, player), await open(sites[1] as Site, player)];
    await expect.poll(() => first.last('hello')).toBeTruthy();
    const { origin } = sites[0] as Site;
    const stopped = (sites[0] as Site).stop();
    await expect.poll(async () => (await ask(origin, '/readyz')).status, { interval: 20 }).toBe(503);
    const late = await open(sites[0] as Site, player);
    await expect.poll(() => mainOf(late), { interval: 20 }).toBeDefined();
    expect(first.last('reconnect')).toBeUndefined();
    expect(await stopped).toBe(0);
    for (const stream of [first, late]) {
      expect(stream.last<{ in_ms: number }>('reconnect')?.in_ms).toBeGreaterThan(0);
      expect(stream.isOver()).toBe(true);
    }
    const before = mainOf(second) as number;
    await payIn(player, 10_000);
    await expect.poll(() => mainOf(second)).toBe(before + 10_000);
  });
});
