import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Balances } from '../../../shared/api/account/account.contract.ts';
import { ask } from '../../support/wire/ask.ts';
import { CARD } from '../../support/players/fundedPlayer.ts';
import { type OpenEvents, openEvents } from '../../support/wire/openEvents.ts';
import { postForm } from '../../support/wire/postForm.ts';
import { readMetric } from '../../support/sites/readMetric.ts';
import { sandboxControls } from '../../support/sites/sandboxControls.ts';
import { type Player, signUp } from '../../support/players/signUp.ts';
import { SANDBOX_TOKEN, type Site, startSite } from '../../support/sites/startSite.ts';
import { startValkey, type TestValkey } from '../../support/sites/startValkey.ts';
import { untilFed } from '../../support/sites/untilFed.ts';
import { untilReady } from '../../support/sites/untilReady.ts';
import { eventsPath } from '../../../shared/keys/eventsPath.ts';

let told: Site;
/** Its platform tells nothing: balances are asked for. */
let asking: Site;
const opened: OpenEvents[] = [];

beforeAll(async () => {
  told = await startSite({ EVENT_STREAMS: '12', EVENT_STREAMS_PER_PLAYER: '3' });
  asking = await startSite({ PLATFORM_URL: told.sandbox, CONTENT_URL: told.sandbox, SANDBOX: '0' });
  await untilReady(asking.origin);
  await untilFed(told.origin);
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});
afterAll(async () => {
  await asking.stop();
  await told.stop();
});

async function open(site: Site, { cookie }: Pick<Player, 'cookie'>, headers?: Record<string, string>) {
  const stream = await openEvents(site.origin, cookie, headers);
  opened.push(stream);
  return stream;
}
const newcomer = () => signUp(told.origin, `live-${crypto.randomUUID().slice(0, 12)}@example.com`);
const mainOf = (stream: OpenEvents) => stream.last<Balances>('balance')?.balance_main?.amount;

async function payIn({ cookie }: Player, amount: number): Promise<void> {
  const order = { method: 'uzcard', amount: String(amount), currency: 'UZS', 'requisites[card]': CARD };
  const answer = await postForm(told.origin, '/api/cashier.makedeposit', order, { cookie });
  expect(answer.json<{ data: { status: string } }>().data.status).toBe('success');
}

describe('a platform that tells of changes', () => {
  test('a deposit made elsewhere is told to every stream of its player with balance, payment and limit, and to nobody else’s', async () => {
    const [player, other] = await Promise.all([newcomer(), newcomer()]);
    const [first, second, foreign] = await Promise.all([open(told, player), open(told, player), open(told, other)]);
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
    // Told in turn: what was before has come.
    await payIn(other, 30_000);
    await expect.poll(() => mainOf(foreign)).toBe(before + 30_000);
    expect(JSON.stringify(foreign.events.slice(seen))).not.toContain('20000');
    expect(mainOf(first)).toBe(before + 20_000);
  });

  test('three streams of a player cost the platform the calls of one', async () => {
    const player = await newcomer();
    const streams = [await open(told, player), await open(told, player), await open(told, player)];
    const { counters, reset } = sandboxControls(told);
    await reset();
    const before = mainOf(streams[0] as OpenEvents) as number;
    await payIn(player, 10_000);
    for (const stream of streams) await expect.poll(() => mainOf(stream)).toBe(before + 10_000);
    expect((await counters())['account.getBalance']).toBeLessThanOrEqual(2);
  });

  test('a session that is ended elsewhere ends its stream and no other', async () => {
    const { login } = await newcomer();
    const enter = async (): Promise<Pick<Player, 'cookie'>> => {
      const answer = await postForm(told.origin, '/api/auth.login', { login, password: 'Yulduz-2026' });
      return { cookie: answer.cookies.map((line) => line.split(';', 1)[0]).join('; ') };
    };
    const [here, there] = [await enter(), await enter()];
    const [ending, staying] = [await open(told, here), await open(told, there)];
    await expect.poll(() => staying.last('hello')).toBeTruthy();
    await ask(told.origin, '/api/auth.logout', {
      headers: { cookie: here.cookie, 'sec-fetch-site': 'same-origin' },
    });
    await expect.poll(ending.isOver).toBe(true);
    expect(ending.events.at(-1)?.name).toBe('signed_out');
    expect(staying.isOver()).toBe(false);
  });

  test('who comes back with the last id gets what was missed and nothing twice', async () => {
    const player = await newcomer();
    const first = await open(told, player);
    await expect.poll(() => mainOf(first)).toBeDefined();
    const before = mainOf(first) as number;
    const id = first.events.findLast((event) => event.id !== undefined)?.id as string;
    first.close();
    await payIn(player, 15_000);
    const second = await open(told, player, { 'last-event-id': id });
    await expect.poll(() => mainOf(second)).toBe(before + 15_000);
    const last = second.events.findLast((event) => event.id !== undefined)?.id as string;
    await expect.poll(() => second.last('payments')).toBeDefined();
    const newest = second.events.findLast((event) => event.id !== undefined)?.id ?? last;
    second.close();
    const third = await open(told, player, { 'last-event-id': newest });
    await expect.poll(() => third.last('hello')).toBeTruthy();
    expect(third.last('balance')).toBeUndefined();
    // An id of another process means nothing.
    const fourth = await open(told, player, { 'last-event-id': 'elsewhere.7' });
    await expect.poll(() => mainOf(fourth)).toBe(before + 15_000);
  });
});

describe('who is let in', () => {
  test('neither a guest nor a stranger’s session nor another site gets a stream', async () => {
    const player = await newcomer();
    expect((await open(told, { cookie: '' })).status).toBe(204);
    expect((await open(told, { cookie: 'sid=nobody' })).status).toBe(204);
    expect((await open(told, player, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const headers = { cookie: player.cookie, 'sec-fetch-site': 'same-origin' };
    expect((await ask(told.origin, eventsPath, { method: 'POST', headers })).status).toBe(405);
  });

  test('a player has so many streams, a process too; more are told when to come back', async () => {
    const player = await newcomer();
    for (let n = 0; n < 3; n += 1) expect((await open(told, player)).status).toBe(200);
    const fourth = await open(told, player);
    expect([fourth.status, Number(fourth.headers['retry-after'])]).toEqual([429, 60]);
    for (let n = 0; n < 3; n += 1) {
      const other = await newcomer();
      for (let k = 0; k < 3; k += 1) expect((await open(told, other)).status).toBe(200);
    }
    const none = await open(told, await newcomer());
    expect([none.status, Number(none.headers['retry-after'])]).toEqual([503, 30]);
    for (const stream of opened.splice(0)) stream.close();
    await expect.poll(() => readMetric(told.origin, 'event_streams')).toBe(0);
    expect((await open(told, player)).status).toBe(200);
  });

  test('a platform that cannot say who asks is told as its failure, and the browser comes back', async () => {
    const player = await newcomer();
    const { fault, heal } = sandboxControls(told);
    await fault({ target: 'account.getInfo', kind: '500' });
    try {
      const refused = await open(told, player);
      expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([502, 10]);
    } finally {
      await heal();
    }
  });
});

describe('a platform that tells nothing', () => {
  test('the stream says so, and who comes back after a cut has the right balance at once', async () => {
    const player = await newcomer();
    const first = await open(asking, player);
    await expect.poll(() => first.last('hello')).toEqual({ push: false });
    const before = mainOf(first) as number;
    for (const step of [1, 2]) {
      for (const stream of opened.splice(0)) stream.close();
      await payIn(player, 10_000);
      const next = await open(asking, player);
      await expect.poll(() => mainOf(next)).toBe(before + step * 10_000);
    }
  });

  test('a feed that is lost is asked for until it is back', async () => {
    const { fault, heal } = sandboxControls(told);
    await fault({ target: 'feed', kind: '500' });
    const site = await startSite({
      PLATFORM_URL: told.sandbox,
      CONTENT_URL: told.sandbox,
      SANDBOX: '0',
      PLATFORM_EVENTS_TOKEN: SANDBOX_TOKEN,
    });
    try {
      await expect.poll(site.output).toContain('"event":"feed_lost"');
      expect(await readMetric(site.origin, 'event_feed_open')).toBe(0);
      await heal();
      await untilFed(site.origin);
    } finally {
      await heal();
      await site.stop();
    }
  });
});

describe('replicas', () => {
  let valkey: TestValkey;
  let sites: Site[] = [];
  beforeAll(async () => {
    valkey = await startValkey();
    const env = { VALKEY_URL: valkey.url, PLATFORM_EVENTS_TOKEN: SANDBOX_TOKEN, SANDBOX: '0' };
    const upstreams = { PLATFORM_URL: told.sandbox, CONTENT_URL: told.sandbox };
    sites = await Promise.all([startSite({ ...env, ...upstreams }), startSite({ ...env, ...upstreams })]);
    for (const site of sites) await untilReady(site.origin).then(() => untilFed(site.origin));
  });
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await valkey.stop();
  });

  test('one of two asks the platform for a player of both; with Valkey gone each asks by itself', async () => {
    const player = await newcomer();
    const streams = [await open(sites[0] as Site, player), await open(sites[1] as Site, player)];
    for (const stream of streams) await expect.poll(() => mainOf(stream)).toBeDefined();
    const before = mainOf(streams[0] as OpenEvents) as number;
    const { counters, reset } = sandboxControls(told);
    await reset();
    for (let step = 1; step <= 3; step += 1) {
      await payIn(player, 10_000);
      for (const stream of streams) await expect.poll(() => mainOf(stream)).toBe(before + step * 10_000);
    }
    // Each by itself asks six times at least.
    expect((await counters())['account.getBalance']).toBeLessThan(6);
    await valkey.kill();
    await payIn(player, 10_000);
    for (const stream of streams) await expect.poll(() => mainOf(stream)).toBe(before + 40_000);
  });

  test('a replica that stops sends its readers elsewhere before it ends, and the other goes on', async () => {
    const player = await newcomer();
    const [first, second] = [await open(sites[0] as Site, player), await open(sites[1] as Site, player)];
    await expect.poll(() => first.last('hello')).toBeTruthy();
    expect(await (sites[0] as Site).stop()).toBe(0);
    expect(first.last<{ in_ms: number }>('reconnect')?.in_ms).toBeGreaterThan(0);
    expect(first.isOver()).toBe(true);
    const before = mainOf(second) as number;
    await payIn(player, 10_000);
    await expect.poll(() => mainOf(second)).toBe(before + 10_000);
  });
});
