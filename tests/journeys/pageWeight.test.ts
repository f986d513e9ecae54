import { expect, test } from 'vitest';
import { journey } from '../support/journey.ts';

const { visit } = journey();

interface Loaded {
  type: string;
  address: string;
  bytes: number;
}

/** What a cheap phone loads for a page it does not scroll, headers too, by the time the network is quiet. */
async function load(path: string): Promise<Loaded[]> {
  const { page, open, step } = await visit({
    device: 'phone',
    locale: 'uz',
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 3,
  });
  const loaded = new Map<string, Loaded>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.responseReceived', ({ requestId, response }) => {
    loaded.set(requestId, { type: response.mimeType, address: response.url, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  await step('open', async () => {
    await Promise.all([page.waitForResponse(/\/assets\/startBackground-/), open(path)]);
    await page.waitForLoadState('networkidle');
  });
  return [...loaded.values()];
}

test('home on a phone weighs at most 300 kB to first use, its pictures are AVIF', async () => {
  const loaded = await load('/');
  const list = loaded.map(({ bytes, address }) => `${bytes} ${address}`).join('\n');
  const weight = loaded.reduce((sum, { bytes }) => sum + bytes, 0);
  // Not the least that could be wrong: a page without its pictures would be light.
  const pictures = loaded.filter(({ address }) => /\/uploads\/(?:games|banners)\//.test(address));
  expect(pictures.length, list).toBeGreaterThanOrEqual(5);
  expect(pictures.filter(({ type }) => type !== 'image/avif')).toEqual([]);
  expect(weight, list).toBeLessThanOrEqual(300_000);
});
