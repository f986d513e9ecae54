import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import type { Balances } from '#shared/api/account/account.contract.ts';
import { eventsPath } from '#shared/keys/eventsPath.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { readMetric } from '#tests/support/sites/readMetric.ts';
import { nginxBinary, startNginx } from '#tests/support/sites/startNginx.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { untilFeedOpen } from '#tests/support/sites/untilFeedOpen.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { openEvents } from '#tests/support/wire/openEvents.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

if (!nginxBinary)
  process.stderr.write('ops/nginx is NOT TESTED: no nginx here. npm run setup installs it, NGINX_PATH names yours.\n');

describe.skipIf(!nginxBinary)('nginx with the configuration in ops/', () => {
  let lent: Lent<Site>;
  let site: Site;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    lent = await lendSite();
    site = lent.value;
    await untilReady(site.origin);
    await untilFeedOpen(site.origin);
    nginx = await startNginx([site.origin]);
  });
  afterAll(async () => {
    await nginx?.stop();
    await lent?.giveBack();
  });

  test('nginx passes calls and money commands, and sends events at once, unbuffered and uncompressed', async () => {
    const player = await signUp(nginx.origin, `nginx-${crypto.randomUUID().slice(0, 12)}@example.com`);
    const stream = await openEvents(nginx.origin, player.cookie, { 'accept-encoding': 'gzip, br' });
    expect([stream.status, stream.headers['content-encoding'], stream.headers['content-type']]).toEqual([
      200,
      undefined,
      'text/event-stream; charset=utf-8',
    ]);
    const main = () => stream.last<Balances>('balance')?.balance_main?.amount;
    await expect.poll(() => stream.last('hello')).toEqual({ push: true });
    await expect.poll(main).toBeDefined();
    const before = main() as number;
    const order = { method: 'uzcard', amount: '20000', currency: 'UZS', 'requisites[card]': ownCard() };
    const paid = await postForm(nginx.origin, '/api/cashier.makedeposit', order, { cookie: player.cookie });
    expect(paid.json<{ data: { status: string } }>().data.status).toBe('success');
    // The stream is still open, so the event was not buffered until its end.
    await expect.poll(main).toBe(before + 20_000);
    expect(stream.isOver()).toBe(false);
    stream.close();
    await expect.poll(() => readMetric(site.origin, 'croupier_event_streams')).toBe(0);
  });

  test('nginx compresses long answers of /api for those who accept it, and short ones not', async () => {
    const list = `/api/games.get?options=${encodeURIComponent('{"limit":100}')}`;
    const headers = { 'accept-encoding': 'gzip' };
    const whole = await ask(nginx.origin, list);
    const packed = await ask(nginx.origin, list, { headers });
    expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual(['gzip', 'Accept-Encoding']);
    expect(packed.text.length).toBeLessThan(whole.text.length / 5);
    expect(whole.headers['content-encoding']).toBeUndefined();
    const short = await ask(nginx.origin, '/api/no.such', { headers });
    expect([short.status, short.headers['content-encoding']]).toEqual([404, undefined]);
  });

  test('nginx passes cached pages as they are, answers 404 for /metrics, and the event stream refuses a guest', async () => {
    const page = () => ask(nginx.origin, '/faq', { headers: { 'accept-encoding': 'br' } });
    await expect.poll(async () => (await page()).headers['cache-status']).toContain('hit');
    expect((await page()).headers['content-encoding']).toBe('br');
    expect((await ask(nginx.origin, '/metrics')).status).toBe(404);
    expect((await ask(nginx.origin, eventsPath, { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(204);
  });
});
