import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { createMetrics } from '#server/observability/createMetrics.ts';
import { listen } from '#server/platform/listen.testing.ts';
import { platformFeed } from '#shared/live/platformFeed.ts';
import type { PushOrder } from '#shared/push/pushOrder.ts';
import { openPush } from './openPush.ts';

const PUSH_KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';

/** Push with a platform that is told of devices that are gone, and answers `status`; its vendor knows no device any more. */
async function setUp(status: number) {
  const told: string[] = [];
  const platform = await listen((req, res) => {
    told.push(String(req.url));
    res.writeHead(status).end();
  });
  const vendor = `http://127.0.0.1:${await listen((_req, res) => void res.writeHead(410).end())}`;
  const metrics = createMetrics({ id: 'test' });
  const push = openPush({
    env: { PUSH_KEY, PUSH_CONTACT: 'mailto:push@example.uz', PUSH_ORIGINS: [vendor] },
    metrics,
    platformUrl: `http://127.0.0.1:${platform}`,
    feedToken: 'token',
    shared: undefined,
  });
  const device = createECDH('prime256v1');
  const order: PushOrder = {
    kind: 'money',
    may_sell: true,
    payload: { id: '1', message: 'depositDone', locale: 'uz', path: '/' },
    to: [
      {
        endpoint: `${vendor}/device`,
        p256dh: device.generateKeys('base64url'),
        auth: Buffer.alloc(16).toString('base64url'),
      },
    ],
  };
  const outcomes = async () => (await metrics.pushes.get()).values.map(({ labels, value }) => [labels.outcome, value]);
  return { push, order, told, outcomes, metrics };
}

test.each([
  [200, [['gone', 1]]],
  [
    404,
    [
      ['gone', 1],
      ['untold', 1],
    ],
  ],
])(
  'a device that is gone, whose report the platform answers with HTTP %i, is counted as %j',
  async (status, counted) => {
    const { push, order, told, outcomes } = await setUp(status);
    push?.onFeedEvent('push', order);
    await expect.poll(() => told).toEqual([platformFeed.gonePath]);
    await expect.poll(outcomes).toEqual(counted);
  },
);

test('an order of the feed that cannot be read is counted, and an event of another name is none', async () => {
  const { push, told, metrics } = await setUp(200);
  push?.onFeedEvent('push', { kind: 'money' });
  push?.onFeedEvent('news', { kind: 'money' });
  const { values } = await metrics.upstreamDifferences.get();
  expect(values.map(({ labels, value }) => [labels.method, labels.path, value])).toEqual([['feed', 'push', 1]]);
  expect(told).toEqual([]);
});
