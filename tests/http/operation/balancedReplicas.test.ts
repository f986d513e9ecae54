import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import type { Balances } from '#shared/api/account/account.contract.ts';
import { type Player, signUp } from '#tests/support/players/signUp.ts';
import { freePort } from '#tests/support/sites/freePort.ts';
import { logLines } from '#tests/support/sites/logLines.ts';
import { readMetric } from '#tests/support/sites/readMetric.ts';
import { type SandboxControls, sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { nginxBinary, startNginx } from '#tests/support/sites/startNginx.ts';
import { SANDBOX_TOKEN, type Site, startSite } from '#tests/support/sites/startSite.ts';
import { startValkey, type TestValkey } from '#tests/support/sites/startValkey.ts';
import { untilFeedOpen } from '#tests/support/sites/untilFeedOpen.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { type Answered, ask } from '#tests/support/wire/ask.ts';
import { type OpenEvents, openEvents } from '#tests/support/wire/openEvents.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

if (!nginxBinary) process.stderr.write('Two replicas behind ops/nginx are NOT TESTED: no nginx here.\n');

const SECRET = 'secret-of-the-tests';
const DEPOSIT = 10_000;

interface Stream extends Pick<OpenEvents, 'last'> {
  /** Statuses of every opening, the first included. */
  statuses: number[];
}

describe.skipIf(!nginxBinary)('two replicas behind ops/nginx with one Valkey, as ops/compose.yml starts them', () => {
  let upstream: Site;
  let valkey: TestValkey;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let replicas: Site[];
  let controls: SandboxControls;
  const ports: number[] = [];

  const startReplica = async (index: number): Promise<Site> => {
    const site = await startSite({
      VALKEY_URL: valkey.url,
      PLATFORM_URL: upstream.sandbox,
      CONTENT_URL: upstream.sandbox,
      SANDBOX: '0',
      PLATFORM_EVENTS_TOKEN: SANDBOX_TOKEN,
      CONTENT_WEBHOOK_SECRET: SECRET,
      DEVICE_SECRET: 'd'.repeat(64),
      TRUST_PROXY: 'loopback, uniquelocal',
      PUBLIC_ORIGIN: 'http://localhost:8080',
      DRAIN_TIME: '1500ms',
      PORT: String(ports[index]),
    });
    await untilReady(site.origin).then(() => untilFeedOpen(site.origin));
    return site;
  };

  beforeAll(async () => {
    upstream = await startSite();
    controls = sandboxControls(upstream);
    valkey = await startValkey();
    ports.push(await freePort(), await freePort());
    replicas = await Promise.all([startReplica(0), startReplica(1)]);
    nginx = await startNginx(replicas.map(({ origin }) => origin));
  });
  afterAll(async () => {
    await nginx?.stop();
    await Promise.all((replicas ?? []).map((site) => site.stop('SIGKILL')));
    await valkey?.stop();
    await upstream?.stop();
  });

  const HOST = { host: 'localhost:8080' };
  const newcomer = () => signUp(upstream.origin, `compose-${crypto.randomUUID().slice(0, 12)}@example.com`);
  const get = (path: string, { cookie }: Pick<Player, 'cookie'> = { cookie: '' }) =>
    ask(nginx.origin, path, { headers: { ...HOST, accept: 'text/html', cookie } });
  const deposit = ({ cookie }: Player, key: string): Promise<Answered> =>
    postForm(
      nginx.origin,
      '/api/cashier.makedeposit',
      { method: 'uzcard', amount: String(DEPOSIT), currency: 'UZS', 'requisites[card]': ownCard() },
      { ...HOST, cookie, 'idempotency-key': key },
    );
  const balanceOf = async ({ cookie }: Player): Promise<number> => {
    const answer = await ask(upstream.origin, '/api/account.getBalance', { headers: { cookie } });
    return answer.json<{ data: Balances }>().data.balance_main?.amount ?? Number.NaN;
  };

  /** Opens the stream of a player as the page does, and opens it again when it ends, until the end of the test. */
  async function follow({ cookie }: Player): Promise<Stream> {
    const statuses: number[] = [];
    const open = async (headers: Record<string, string> = {}) => {
      const opened = await openEvents(nginx.origin, cookie, { ...HOST, ...headers });
      statuses.push(opened.status);
      return opened;
    };
    let isFollowed = true;
    let stream = await open();
    const following = (async () => {
      for (; isFollowed; await sleep(20)) {
        if (!stream.isOver()) continue;
        const { in_ms = 1_000 } = stream.last<{ in_ms: number }>('reconnect') ?? {};
        await sleep(in_ms);
        const id = stream.events.findLast((event) => event.id !== undefined)?.id;
        stream = await open(id === undefined ? {} : { 'last-event-id': id });
      }
    })();
    onTestFinished(async () => {
      isFollowed = false;
      await following;
      stream.close();
    });
    return { statuses, last: (name) => stream.last(name) };
  }

  /** Resolves when nginx gives requests to the replica again, which it does some seconds after one that failed. */
  async function untilDealt(site: Site): Promise<void> {
    const answered = () => logLines(site).filter(({ event }) => event === 'request').length;
    const before = answered();
    await expect.poll(() => get('/faq').then(answered), { timeout: 15_000 }).toBeGreaterThan(before);
  }

  test('a replica that drains under pages, deposits and streams loses none of them, and its streams move without a 503', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, newcomer));
    const payer = players[0] as Player;
    const streams = await Promise.all(players.map(follow));
    for (const { last } of streams) await expect.poll(() => last('balance')).toBeDefined();
    const open = async (site: Site) => readMetric(site.origin, 'croupier_event_streams');
    expect([await open(replicas[0] as Site), await open(replicas[1] as Site)]).not.toContain(0);
    const before = await balanceOf(payer);
    const statuses: string[] = [];
    let over = false;
    let paid = 0;
    const visitor = async (path: string, player?: Player) => {
      while (!over) {
        await get(path, player).then(
          ({ status }) => statuses.push(`${path} ${status}`),
          (error: unknown) => statuses.push(`${path} ${String(error)}`),
        );
        await sleep(20);
      }
    };
    const payments = async () => {
      for (let n = 0; !over; n += 1) {
        const { status } = await deposit(payer, `drain-${n}`);
        statuses.push(`deposit ${status}`);
        paid += 1;
        await sleep(20);
      }
    };
    const visits = Promise.all([
      visitor('/faq'),
      visitor('/', payer),
      visitor('/api/account.getBalance', payer),
      payments(),
    ]);
    await sleep(500);
    expect(await (replicas[0] as Site).stop()).toBe(0);
    await sleep(1_000);
    over = true;
    await visits;
    expect([...new Set(statuses)].toSorted()).toEqual([
      '/ 200',
      '/api/account.getBalance 200',
      '/faq 200',
      'deposit 200',
    ]);
    expect(await balanceOf(payer)).toBe(before + paid * DEPOSIT);
    for (const { last } of streams) await expect.poll(() => last('hello'), { timeout: 15_000 }).toBeDefined();
    await expect.poll(() => open(replicas[1] as Site), { timeout: 15_000 }).toBe(players.length);
    const { last } = streams[0] as Stream;
    await expect.poll(() => last<Balances>('balance')?.balance_main?.amount).toBe(before + paid * DEPOSIT);
    expect(new Set(streams.flatMap((stream) => stream.statuses))).toEqual(new Set([200]));
    replicas[0] = await startReplica(0);
    await untilDealt(replicas[0]);
  }, 90_000);

  test('a replica that is killed with deposits under way: each is in the ledger once, and its visitors go on at the other without signing in', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, newcomer));
    const before = await Promise.all(players.map(balanceOf));
    const streams = await Promise.all(players.map(follow));
    await controls.reset();
    await controls.fault({ target: 'cashier.makedeposit', kind: 'latency', ms: 1_500 });
    const statuses: number[] = [];
    let over = false;
    const reading = (async () => {
      for (; !over; await sleep(20)) statuses.push((await get('/', players[0])).status);
    })();
    const paid = players.map((player, index) => deposit(player, `kill-${index}`));
    await expect.poll(async () => (await controls.counters())['cashier.makedeposit']).toBe(players.length);
    await (replicas[1] as Site).stop('SIGKILL');
    const answers = await Promise.all(paid);
    await sleep(500);
    over = true;
    await reading;
    const lost = answers.flatMap(({ status }, index) => (status === 200 ? [] : [index]));
    // nginx deals the deposits out in turn.
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.length).toBeLessThan(players.length);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await Promise.all(lost.map((index) => deposit(players[index] as Player, `kill-${index}`)));
    await controls.heal();
    await expect.poll(() => Promise.all(players.map(balanceOf))).toEqual(before.map((amount) => amount + DEPOSIT));
    for (const player of players) expect((await get('/cashier/history', player)).status).toBe(200);
    await expect
      .poll(() => readMetric((replicas[0] as Site).origin, 'croupier_event_streams'), { timeout: 15_000 })
      .toBe(players.length);
    expect(new Set(streams.flatMap((stream) => stream.statuses))).toEqual(new Set([200]));
    replicas[1] = await startReplica(1);
    await untilDealt(replicas[1]);
  }, 90_000);

  test('a purge that nginx gives to one replica reaches both', async () => {
    const purged = () => replicas.map((site) => logLines(site).filter(({ event }) => event === 'cache_purged').length);
    const before = purged();
    const body = JSON.stringify({ event: 'entry.update', model: 'games-config', entry: { id: 1 } });
    const headers = { ...HOST, authorization: `Bearer ${SECRET}` };
    expect((await ask(nginx.origin, '/_/content-webhook', { method: 'POST', body, headers })).status).toBe(204);
    await expect.poll(purged).toEqual(before.map((count) => count + 1));
  });
});
