import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserContent } from './createBrowserContent.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = {
  data: {
    imageNames: { banner: {}, offer: { image_wide: 'wide', image: 'small' }, tournament: {}, game: {}, jackpot: {} },
  },
};
const fetch = vi.fn(async () => Response.json(answer)) as unknown as typeof window.fetch;

test.each([
  [true, 'small'],
  [false, 'wide'],
])('createBrowserContent, with saveData %s, returns the %s picture of an offer', async (saveData, source) => {
  vi.stubGlobal('navigator', { connection: { saveData } });
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
  const { imageNames } = await createBrowserContent(fetch, 'uz')('prazer-config');
  expect(imageNames.offer['image_wide']).toBe(source);
});
